// One card, large: what lies on it, where that is written, and how it was built last.
const dialog = by("look"), frame = dialog.querySelector(".frame"), marks = by("look-marks");
let pointed = null, open = "", things = [], chosen = -1, asBuilt = false;

function look(one) {
  const face = here.card && faces(one).find(each => each.key === here.card);
  if (!face) {
    if (dialog.open) dialog.close();
    return;
  }
  const key = one.slug + "/" + face.key, other = open.split("|")[0] !== key;
  if (other) { asBuilt = false; chosen = -1; things = []; marks.replaceChildren(); by("look-things").replaceChildren(); choose(-1); }
  sized(dialog, face);
  called(by("look-name"), one, face.name);
  by("look-before").hidden = face.since !== "changed";
  asBuilt = asBuilt && face.since === "changed";
  by("look-before").setAttribute("aria-pressed", asBuilt);
  frame.classList.toggle("built", asBuilt);
  const about = by("look-about");
  about.replaceChildren([face.key.replace("part:", ""), face.number, face.since && face.since !== "same" ? face.since : ""].filter(Boolean).join(" · ") + " ");
  if (face.place) placed(about, face.place);
  by("look-faults").replaceChildren();
  for (const each of wrongs(one, face.key)) fault(by("look-faults"), each);
  if (!dialog.open) dialog.showModal();
  const image = by("look-img"), mm = frame.clientWidth / face.size[0];
  image.alt = face.name;
  if (other) { image.removeAttribute("src"); image.wanted = ""; }
  image.inSight = true;
  want(image, asBuilt ? before(one, face) : address(one, face, Math.max(150, dpiFor(mm))), true);
  if (open !== key + "|" + face.picture) {
    open = key + "|" + face.picture;
    learn(one, face, open);
  }
}

async function learn(one, face, when) {
  const answer = await fetch("things/" + path(one.slug, face.key));
  const heard = answer.ok ? await answer.json() : [];
  if (open !== when) return;
  things = heard;
  const list = by("look-things");
  list.replaceChildren();
  things.forEach((thing, index) => {  // what lies uppermost stands first
    const item = make("li");
    list.prepend(item);
    const button = make("button", item);
    button.dataset.thing = index;
    make("span", button, "verb", thing.verb);
    make("span", button, "says", thing.text);
    make("span", button, "at", thing.place.split("/").pop());
    button.title = thing.place;
    button.addEventListener("click", () => choose(index, true));
    button.addEventListener("pointerenter", () => hint(index));
  });
  if (pointed) { const index = hit(...pointed); pointed = null; if (index >= 0) choose(index, true); }
  else if (chosen >= 0 && chosen < things.length) choose(chosen);
}

// Words first, then the smallest: what one means by pointing at it.
function hit(x, y) {
  let best = -1, least = Infinity;
  things.forEach((thing, index) => {
    const [left, top, width, height] = thing.box;
    if (x < left || y < top || x > left + width || y > top + height) return;
    const size = width * height * (["text", "ring", "along"].includes(thing.verb) ? 1e-6 : 1);
    if (size <= least) { best = index; least = size; }
  });
  return best;
}

function mark(index, name) {
  const [x, y, width, height] = things[index].box, made = make("div", marks, name);
  const w = parseFloat(dialog.style.getPropertyValue("--w")), h = parseFloat(dialog.style.getPropertyValue("--h"));
  for (const [key, value] of [["x", x / w], ["y", y / h], ["a", width / w], ["b", height / h]]) made.style.setProperty("--" + key, value);
}

function hint(index) {
  for (const old of marks.querySelectorAll(".hint")) old.remove();
  if (index >= 0 && index !== chosen) mark(index, "mark hint");
}

function choose(index, copied) {
  const box = by("look-chosen");
  chosen = index;
  marks.replaceChildren();
  box.replaceChildren();
  for (const button of by("look-things").querySelectorAll("button")) button.setAttribute("aria-pressed", Number(button.dataset.thing) === index);
  if (index < 0) { make("span", box, "soft", "Click on something, or choose it below: where it is written is copied."); return; }
  const thing = things[index];
  mark(index, "mark");
  placed(box, thing.place);
  make("span", box, "", thing.verb + (thing.text ? ` “${thing.text.length > 60 ? thing.text.slice(0, 59) + "…" : thing.text}”` : ""));
  for (const word of thing.words) {
    const row = make("div", box, "", word.name + ": ");
    placed(row, word.place);
  }
  if (copied) copy(thing.place);
}

function spot(event) {
  const box = frame.getBoundingClientRect(), w = parseFloat(dialog.style.getPropertyValue("--w"));
  return [(event.clientX - box.left) / box.width * w, (event.clientY - box.top) / box.width * w];
}

function turn(by_) {
  const shown = here.view === "parts" ? game().parts : faces(game());
  const at = shown.findIndex(face => face.key === here.card), next = shown[at + by_];
  if (next) go({ card: next.key }, true);
}

frame.addEventListener("click", event => { const index = hit(...spot(event)); if (index >= 0) choose(index, true); });
frame.addEventListener("pointermove", event => { if (event.pointerType === "mouse") hint(hit(...spot(event))); });
frame.addEventListener("pointerleave", () => hint(-1));
by("look-before").addEventListener("click", () => { asBuilt = !asBuilt; look(game()); });
by("look-back").addEventListener("click", () => turn(-1));
by("look-on").addEventListener("click", () => turn(1));
by("look-close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", event => { if (event.target === dialog) dialog.close(); });
dialog.addEventListener("close", () => {
  const key = here.card;
  open = "";
  document.body.append(by("said"));
  go({ card: "" });
  view.querySelector(`li[data-key="${CSS.escape(key)}"] .face`)?.focus();
});
dialog.addEventListener("keydown", event => {
  if (event.key === "ArrowLeft") turn(-1);
  if (event.key === "ArrowRight") turn(1);
});

read();
const source = new EventSource("events");
source.onmessage = event => { stopped = false; hear(JSON.parse(event.data)); };
source.onerror = () => { stopped = true; if (told) tell(); else state.textContent = "the preview has stopped"; };
