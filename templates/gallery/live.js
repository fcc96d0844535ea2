"use strict";
// What the server tells is in `told` (games, faces, faults) and `found` (what `check` says).
const by = id => document.getElementById(id);
const view = by("view"), state = by("state"), zoom = by("zoom"), find = by("find"), lines = by("lines");
const DPI = [75, 100, 150, 200, 300];
let told = null, found = {}, here = { game: "", view: "cards", card: "" };
let stopped = false, fresh = new Set();

function make(tag, parent, name, text) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  if (text !== undefined) made.textContent = text;
  if (parent) parent.append(made);
  return made;
}

// A name of a game's own, in its language, to be read the way it is.
function called(element, one, name) {
  element.textContent = name;
  element.lang = one.language || "";
  element.dir = "auto";
}

function sized(element, face) {
  for (const [name, value] of [["w", face.size[0]], ["h", face.size[1]], ["bleed", face.bleed], ["safe", face.safe], ["corner", face.corner]])
    element.style.setProperty("--" + name, value);
}

const path = (...parts) => parts.map(encodeURIComponent).join("/");
const address = (game, face, dpi) => `face/${path(game.slug, face.key)}.png?v=${face.picture}&dpi=${dpi}`;
const before = (game, face) => `built/${path(game.slug, face.key)}.png?v=${face.was || ""}`;
const dpiFor = mm => DPI.find(dpi => dpi >= mm * 25.4 * devicePixelRatio * 1.25) || 300;
const game = () => told.games.find(one => one.slug === here.game) || told.games[0];
const faces = one => [...one.faces, ...one.parts];

// Pictures: those that changed first, then whatever is in sight, never what nobody sees.
const waiting = new Set();
let loading = 0;
const sight = new IntersectionObserver(entries => {
  for (const entry of entries) {
    entry.target.inSight = entry.isIntersecting;
    if (!entry.target.isConnected) waiting.delete(entry.target);
  }
  pump();
}, { rootMargin: "200px" });

function want(image, url, first) {
  if (image.wanted === url) return;
  image.wanted = url;
  image.first = first || !image.src;
  waiting.add(image);
  sight.observe(image);
  pump();
}

function pump() {
  while (loading < 2) {
    let next = null;
    for (const image of waiting)
      if (image.inSight && (!next || image.first > next.first)) next = image;
    if (!next) return;
    waiting.delete(next);
    load(next);
  }
}

async function load(image) {
  const url = image.wanted, shadow = new Image();
  loading += 1;
  shadow.src = url;
  try {
    await shadow.decode();
    if (image.wanted === url) image.src = url;
  } catch { if (image.wanted === url) image.wanted = ""; }
  loading -= 1;
  pump();
}

// What is wrong, by face, and under "" what is no face's: faults of drawing, then findings that
// don't say the same.
const sorted = new WeakMap();
function wrongs(one, key) {
  const checked = found[one.slug];
  let known = sorted.get(one);
  if (!known || known.checked !== checked) sorted.set(one, known = { checked, wrong: sort(one, checked?.findings || []) });
  return known.wrong.get(key) || [];
}

function sort(one, findings) {
  const wrong = new Map([["", []], ...faces(one).map(face => [face.key, []])]), told = new Set();
  for (const [key, faults] of [["", one.faults], ...faces(one).map(face => [face.key, face.faults])])
    for (const text of faults) {
      const at = text.match(/^([^\s:]+:\d+)(?::\d+)?: (.*)$/s);
      told.add(text.split(": ")[0]);
      wrong.get(key).push({ severity: "error", place: at ? at[1] : "", message: at ? at[2] : text, hint: "", code: "" });
    }
  for (const each of findings)
    if (!each.line || !told.has(`${each.file}:${each.line}:${each.column}`))
      (wrong.get(each.card) || wrong.get("")).push({ ...each, place: each.file ? each.file + (each.line ? ":" + each.line : "") : "" });
  return wrong;
}

function placed(parent, place) {
  const button = make("button", parent, "place", place);
  button.title = "Copy";
  button.addEventListener("click", event => { event.stopPropagation(); copy(place); });
  return button;
}

function fault(parent, one) {
  const box = make("div", parent, "fault " + one.severity);
  if (parent.id === "trouble") box.setAttribute("role", "alert");
  if (one.place) placed(box, one.place);
  make("span", box, "", one.message);
  if (one.code) make("span", box, "code", ` [${one.code}]`);
  if (one.hint) make("span", box, "hint", one.hint);
  return box;
}

async function copy(text) {
  let done = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {  // a phone on the network has no clipboard for us
    const field = make("textarea", by("look").open ? by("look") : document.body, "", text);
    field.select();
    done = document.execCommand("copy");
    field.remove();
  }
  say(done ? `${text} copied` : text);
}

let quiet = 0;
function say(text) {
  const said = by("said");
  (by("look").open ? by("look") : document.body).append(said);
  said.textContent = text;
  said.classList.add("on");
  clearTimeout(quiet);
  quiet = setTimeout(() => said.classList.remove("on"), 2500);
}

// What an address says; of one that was cut off or mistyped, nothing.
function decoded(part) {
  try { return decodeURIComponent(part); } catch { return ""; }
}

// The address tells what is seen, so that a reload and the way back show it again.
function read() {
  const [slug, what, card] = location.hash.slice(1).split("/").map(decoded);
  here = { game: slug || here.game, view: VIEWS[what] ? what : "cards", card: card || "" };
}

function go(change, replace) {
  const next = { ...here, ...change };
  const hash = "#" + path(next.game, next.view, ...(next.card ? [next.card] : []));
  if (hash === location.hash) return;
  if (replace) history.replaceState(null, "", hash); else history.pushState(null, "", hash);
  read();
  show();
}

// What keeps the page from showing all stands above it; said once, not at each change of the page.
function trouble(one) {
  const now = told.trouble ? [{ severity: "error", place: "", message: told.trouble }] : [];
  if (one && here.view !== "mend") now.push(...wrongs(one, "").filter(each => !each.code));
  const box = by("trouble"), words = JSON.stringify(now);
  if (box.dataset.words === words) return;
  box.dataset.words = words;
  box.replaceChildren();
  for (const each of now) fault(box, each);
}

function show() {
  if (!told) return;
  const one = game();
  trouble(one);
  if (!one) { view.replaceChildren(make("p", null, "soft", "There is no game in cards/.")); tell(); return; }
  here.game = one.slug;
  const many = told.games.length > 1, select = by("game");
  by("title").hidden = many;
  select.hidden = !many;
  called(by("title"), one, one.title);
  if (many) {
    select.replaceChildren(...told.games.map(each => new Option(each.title, each.slug)));
    select.value = one.slug;
  }
  by("about").textContent = one.total ? `${one.total} card${one.total === 1 ? "" : "s"}, ${one.distinct} of them distinct · edition ${one.edition}` : "";
  const changed = one.faces.filter(face => ["changed", "new"].includes(face.since)).length + one.gone.length;
  const counts = { cards: one.faces.length, parts: one.parts.length, changed: changed || "", mend: all(one).length || "" };
  for (const button of document.querySelectorAll("#views button")) {
    const name = button.dataset.view, count = button.querySelector(".count");
    if (name === here.view) button.setAttribute("aria-current", "page"); else button.removeAttribute("aria-current");
    if (count) count.textContent = counts[name];
    if (count) count.classList.toggle("bad", name === "mend");
  }
  document.querySelector(".tools").classList.toggle("off", !["cards", "parts", "changed"].includes(here.view));
  document.title = `${one.title} · live`;
  VIEWS[here.view](one);
  look(one);
  tell();
}

const all = one => [...wrongs(one, ""), ...faces(one).flatMap(face => wrongs(one, face.key))];

function tell() {
  const wrong = told.games.reduce((sum, one) => sum + all(one).length, told.trouble ? 1 : 0);
  const checking = !told.trouble && told.games.some(one => found[one.slug]?.round !== told.round);
  state.classList.toggle("bad", stopped || wrong > 0);
  state.textContent = stopped ? "the preview has stopped" : wrong ? `${wrong} to mend`
    : checking ? "checking …" : "nothing to mend";
}

let asking = false;
async function check() {
  if (asking) return;
  asking = true;
  const late = one => found[one.slug]?.round !== told.round;
  try {
    for (let one; told.round !== undefined && (one = [game(), ...told.games].find(each => each && late(each)));) {
      const answer = await fetch("found/" + path(one.slug)), round = told.round;
      found[one.slug] = answer.ok ? await answer.json()
        : { round, findings: [{ severity: "error", file: "", card: "", code: "check", message: await answer.text(), hint: "" }] };
      show();
    }
  } catch { /* the stream tells that the preview has stopped */ }
  asking = false;
}

function hear(next) {
  const old = new Map((told ? told.games : []).flatMap(one => faces(one).map(face => [one.slug + "/" + face.key, face.content])));
  fresh = new Set(next.games.flatMap(one => faces(one).filter(face => old.size && old.get(one.slug + "/" + face.key) !== face.content).map(face => one.slug + "/" + face.key)));
  if (!told) read0(next);
  told = next;
  show();
  check();
}

function read0(next) {
  const width = Math.max(...next.games.flatMap(one => one.faces.slice(0, 1).map(face => face.size[0])), 1);
  if (innerWidth < 600) zoom.value = Math.max(1.4, Math.min(2.6, (innerWidth - 44) / 2 / width));
  sizes();
}

const sizes = () => document.documentElement.style.setProperty("--zoom", zoom.value + "px");
zoom.addEventListener("input", sizes);
zoom.addEventListener("change", show);
lines.addEventListener("change", () => document.body.classList.toggle("lines", lines.checked));
find.addEventListener("input", show);
by("game").addEventListener("change", () => go({ game: by("game").value, card: "" }));
for (const button of document.querySelectorAll("#views button"))
  button.addEventListener("click", () => go({ view: button.dataset.view, card: "" }));
addEventListener("popstate", () => { read(); show(); });
addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || by("look").open) return;
  if (["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName)) return;
  const names = [...document.querySelectorAll("#views button")].map(button => button.dataset.view);
  if (event.key === "/") { event.preventDefault(); if (!["cards", "parts"].includes(here.view)) go({ view: "cards" }); find.focus(); }
  else if (names[event.key - 1]) go({ view: names[event.key - 1], card: "" });
});
