// The views: each fills the page with one side of a game.
const VIEWS = {
  cards: one => grid(one, one.faces, "There are no cards yet."),
  parts: one => grid(one, one.parts, "This game has no coins, boards, dice or boxes."),
  sheets: one => sheets(one),
  book: one => book(one),
  changed: one => changed(one),
  mend: one => mend(one),
};

function kept(name, key, build) {
  const now = view.firstElementChild;
  if (now && now.dataset.view === name && now.dataset.key === key) return now;
  const root = make("div");
  root.dataset.view = name;
  root.dataset.key = key;
  view.replaceChildren(root);
  build(root);
  return root;
}

function grid(one, shown, none) {
  const root = kept("grid " + here.view, one.slug, made => {
    const list = make("ul", made, "faces");
    make("p", made, "soft none");
    list.addEventListener("keydown", walk);
  });
  const list = root.firstElementChild, sought = find.value.trim().toLowerCase();
  const there = new Map([...list.children].map(item => [item.dataset.key, item]));
  const items = shown.filter(face => `${face.name} ${face.key}`.toLowerCase().includes(sought)).map(face => tile(one, face, there.get(face.key)));
  if (items.length !== list.children.length || items.some((item, index) => list.children[index] !== item)) list.replaceChildren(...items);
  root.lastElementChild.textContent = items.length ? "" : shown.length ? "Nothing is called so." : none;
  const buttons = [...list.querySelectorAll(".face")];
  if (!buttons.some(button => button.tabIndex === 0) && buttons.length) buttons[0].tabIndex = 0;
}

function tile(one, face, item) {
  if (!item) {
    item = make("li");
    item.dataset.key = face.key;
    const button = make("button", item, "face");
    button.tabIndex = -1;
    make("img", make("span", button, "trim"));
    make("span", item, "name");
    make("div", item, "about");
    button.addEventListener("click", event => {
      const box = button.getBoundingClientRect(), mm = box.width / face.size[0];
      pointed = event.detail ? [(event.clientX - box.left) / mm, (event.clientY - box.top) / mm] : null;
      go({ card: face.key });
    });
    button.addEventListener("focus", () => {
      for (const other of view.querySelectorAll(".face")) other.tabIndex = other === button ? 0 : -1;
    });
  }
  sized(item, face);
  const isNew = fresh.has(one.slug + "/" + face.key), image = item.querySelector("img"), wrong = wrongs(one, face.key);
  image.alt = face.name;
  image.lang = one.language || "";
  want(image, address(one, face, dpiFor(zoom.value)), isNew);
  item.classList.toggle("fresh", isNew);
  item.classList.toggle("has-wrong", wrong.some(each => each.severity === "error"));
  item.classList.toggle("has-doubt", wrong.length > 0 && wrong.every(each => each.severity !== "error"));
  const name = item.querySelector(".name");
  name.replaceChildren();
  called(make("span", name), one, face.name);
  name.append(" ");
  make("span", name, "soft", face.number);
  if (["changed", "new"].includes(face.since)) make("span", name, "new", " · " + face.since);
  const about = item.querySelector(".about");
  about.replaceChildren();
  for (const each of wrong) {
    const box = make("div", about, "wrong " + each.severity);
    make("span", box, "what", each.message);
    if (each.place) placed(box, each.place);
  }
  return item;
}

// Arrows go from card to card, as they lie on the page.
function walk(event) {
  const buttons = [...view.querySelectorAll(".face")], at = buttons.indexOf(event.target);
  if (at < 0) return;
  const top = buttons[0].offsetTop, columns = Math.max(1, buttons.findIndex(button => button.offsetTop > top));
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns, Home: -at, End: buttons.length - 1 - at }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = buttons[Math.max(0, Math.min(buttons.length - 1, at + step))];
  next.focus();
  next.scrollIntoView({ block: "nearest" });
}

let paper = "a4";
async function sheets(one) {
  const key = [one.slug, paper, told.round].join();
  if (view.firstElementChild?.dataset.key === key) return;
  const root = kept("sheets", key, made => {
    const papers = make("div", made, "switch");
    for (const [name, title] of [["a4", "A4"], ["letter", "Letter"]]) {
      const button = make("button", papers, "", title);
      button.setAttribute("aria-pressed", name === paper);
      button.addEventListener("click", () => { paper = name; show(); });
    }
    make("p", made, "soft", "Making the sheets …");
  });
  const answer = await fetch("papers/" + path(one.slug, paper));
  if (!root.isConnected) return;
  root.lastElementChild.remove();
  if (!answer.ok) { fault(root, { severity: "error", message: await answer.text() }); return; }
  for (const file of await answer.json()) {
    const title = make("h2", root, "group", file.title + " ");
    make("small", title, "soft", `${file.pages} ${file.pages === 1 ? "page" : "pages"} · ${file.name}`);
    const list = make("ul", root, "papers");
    for (let number = 1; number <= file.pages; number += 1) {
      const item = make("li", list), link = make("a", item), image = make("img", link);
      const url = `sheet/${path(one.slug, paper, file.name, number)}.png?v=${told.round}&dpi=`;
      link.href = url + 200;
      link.target = "_blank";
      image.alt = `${file.title}, page ${number}`;
      want(image, url + (devicePixelRatio > 1 ? 72 : 50), false);
      make("small", item, "", `page ${number}`);
    }
  }
}

function book(one) {
  const root = kept("book", one.slug, made => {
    const frame = make("iframe", made, "book");
    frame.title = `The rulebook of ${one.title}`;
    frame.setAttribute("sandbox", "");
  });
  const url = `book/${path(one.slug)}.html?v=${told.round}`, frame = root.firstElementChild;
  if (frame.getAttribute("src") !== url) frame.src = url;
}

function changed(one) {
  const shown = one.faces.filter(face => ["changed", "new"].includes(face.since));
  const root = kept("changed", one.slug, () => {});
  const none = !one.built ? "Nothing was built yet: after 'deckproof build', what changes since then stands here."
    : "All cards are as they were built last.";
  const there = new Map([...root.querySelectorAll(".pairs > li")].map(item => [item.dataset.key, item]));
  const list = make("ul", null, "pairs");
  for (const face of shown) {
    let item = there.get(face.key);
    const key = face.content + face.was + face.copies + face.before;
    if (!item || item.dataset.is !== key) item = pair(one, face, key);
    else want(item.querySelector(".now"), address(one, face, dpiFor(zoom.value)), false);
    list.append(item);
  }
  for (const face of one.gone) {
    const item = make("li", list);
    make("b", item, "", face.name);
    make("span", item, "soft", " is no longer in the deck");
  }
  root.replaceChildren(list.children.length ? list : make("p", null, "soft", none));
}

function pair(one, face, key) {
  const item = make("li");
  item.dataset.key = face.key;
  item.dataset.is = key;
  sized(item, face);
  make("button", item, "link", face.name).addEventListener("click", () => { pointed = null; go({ card: face.key }); });
  const copies = face.before !== undefined ? ` · ${face.before} ${face.before === 1 ? "copy" : "copies"}, now ${face.copies}` : "";
  make("span", item, "soft", (face.since === "new" ? " is new" : "") + copies);
  const both = make("div", item, "pair");
  if (face.since === "changed") {
    const was = make("figure", both);
    const old = make("img", was);
    old.alt = `${face.name}, as built`;
    want(old, before(one, face), false);
    make("figcaption", was, "", "as built");
  }
  const is = make("figure", both), trim = make("span", is, "trim"), now = make("img", trim, "now");
  now.alt = `${face.name}, now`;
  want(now, address(one, face, dpiFor(zoom.value)), true);
  make("figcaption", is, "", "now");
  return item;
}

function mend(one) {
  const root = kept("mend", one.slug, () => {});
  root.replaceChildren();
  for (const each of wrongs(one, "")) fault(root, each);
  for (const face of faces(one))
    for (const each of wrongs(one, face.key)) {
      const link = make("button", fault(root, each), "link", face.name);
      link.addEventListener("click", () => { pointed = null; go({ card: face.key }); });
    }
  if (!root.children.length) make("p", root, "soft", found[one.slug]?.round === told.round ? "The check found nothing to mend." : "Checking …");
}
