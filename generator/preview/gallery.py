"""output/index.html: every face and every file of all games, on one page without a network.

In: the manifests of the games built. Out: the page, which shows the PNGs that lie beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import StrictUndefined

from generator.checks.findings import CODES
from generator.errors import Problem, UserError
from generator.inks import FULL_INK, inked
from generator.manifest import Entry, Kind, Manifest, Step
from generator.project import Project, own_file
from generator.reading.sandbox import Guard
from generator.rulebook import inert
from generator.rulebook.claims import screen_charts
from generator.rulebook.views import freeze
from generator.steps import Cards, Check, Face, Parts, Rulebook, Sheets

#: Exports and other things that hang on no paper: of exports only what is one file to hand on;
#: pictures and lists would drown the rest.
_WHOLE_EXPORTS = (".zip", ".pcio", ".pdf")
#: The kinds of steps whose files are shown, in the order in which a person wants them.
_KINDS: tuple[Kind, ...] = ("sheets", "rulebook", "parts", "contact", "export")
#: The papers between which one switch on the page chooses; all else is always shown.
_SWITCHED = {"a4": "A4", "letter": "Letter"}
_PAPERS = {**_SWITCHED, "shop": "whole, for a print shop"}
#: So many faces stand for all of them, until somebody asks; and in the fan at the top.
_PICKED, _FANNED = 8, 3


#: How the pictures of backs are called.
_BACK = "back-"


@dataclass(frozen=True)
class _Shown:
    """A file: what it is, more of it, and the paper of the switch on which it is, if any."""

    name: str
    title: str
    about: str
    paper: str


@dataclass(frozen=True)
class _Verdict:
    """What the check of a build said: "good", "doubt", "bad" or "none", in words, and each finding
    with what its kind means."""

    mood: str
    words: str
    findings: tuple[Mapping[str, str], ...] = ()


def gallery_page(
    project: Project, manifest_of: Callable[[Path, str], Manifest] = Manifest.ours
) -> bytes | None:
    """The page for all games that lie in the output folder; None if there are none. Raises
    UserError if the page could do more than be looked at."""
    games = []
    for slug in sorted(path.parent.name for path in project.output.glob("*/manifest.json")):
        manifest = manifest_of(project.output / slug, slug)
        cards = manifest.steps.get(Step("cards"))
        if cards is not None and cards.told(Cards):
            games.append(_game(manifest) | {"charts": screen_charts(project, slug)})
    if not games:
        return None
    template = own_file("templates/gallery", "index.html.j2").read_text("utf-8")
    environment = Guard(undefined=StrictUndefined, autoescape=True)
    page = environment.from_string(template).render(games=freeze(games), papers=freeze(_SWITCHED))
    faults = inert.faults(page, beside=True)
    if faults:  # what a manifest or a file of claims brought along
        file = str(project.output / "index.html")
        raise UserError([Problem(one.found, file=file, hint=one.hint) for one in faults])
    return inert.guarded(page, inert.POLICY_BESIDE).encode()


def _game(manifest: Manifest) -> dict[str, Any]:
    usual = [entry for entry in manifest.of_kind("cards") if not entry.form]
    cards = {entry.ink: told for entry in usual if (told := entry.told(Cards))}
    about = cards[FULL_INK]
    faces = _to_scale(about.faces)
    files = list(_files(manifest))
    return {
        "slug": manifest.game,
        "title": manifest.title,
        "edition": manifest.edition,
        "language": about.language,
        "tagline": about.tagline,
        "players": about.players,
        "minutes": about.minutes,
        "total": about.total,
        "distinct": about.distinct,
        "faces": faces,
        "picked": _spread(faces, _PICKED),
        "fan": _spread(faces[: about.distinct], _FANNED),
        "editions": [
            (ink, _to_scale(about.faces)) for ink, about in cards.items() if ink != FULL_INK
        ],
        "files": files,
        "switched": len({file.paper for file in files if file.paper}) > 1,
        "verdict": _verdict(manifest),
        "report": [name for entry in manifest.of_kind("check") for name in entry.files],
    }


def _spread(faces: Sequence[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """So many of them, from the first to the last, for neighbours are alike; each of another name
    if there are as many names, for most of a deck may be one kind of card."""
    if len(faces) <= most:
        return list(faces)
    first = {face["name"]: face for face in reversed(faces)}
    telling = [face for face in faces if first[face["name"]] is face]
    shown = telling if len(telling) >= most else faces
    return [shown[round(at * (len(shown) - 1) / (most - 1))] for at in range(most)]


def _verdict(manifest: Manifest) -> _Verdict:
    """What the check of the build said, if it was checked."""
    entry = next(manifest.of_kind("check"), None)
    told = entry.told(Check) if entry else None
    if told is None:
        return _Verdict("none", "Not checked yet: ‘deckproof build’ does it.")
    findings = tuple(
        {**one.model_dump(), "means": CODES.get(one.code, "")} for one in told.findings
    )
    counts = Counter(one.severity for one in told.findings)
    wrong, doubts = counts["error"], len(findings) - counts["error"]
    if not told.ok:
        return _Verdict("bad", f"Not ready: the check found {_things(wrong)} to mend.", findings)
    if doubts:
        return _Verdict("doubt", f"Checked, with {_things(doubts)} to look at.", findings)
    return _Verdict("good", "Checked: nothing to mend.")


def _things(number: int) -> str:
    return f"{number} {'thing' if number == 1 else 'things'}"


def _to_scale(faces: Sequence[Face]) -> list[dict[str, Any]]:
    """Each face with its `width` in per cent of the widest: small cards look small."""
    widest = max((face.px[0] for face in faces), default=1)
    backs = sum(Path(face.file).stem.startswith(_BACK) for face in faces)
    return [
        {
            **face.model_dump(),
            "name": "Back" if backs == 1 and not face.number else face.name,
            "width": round(100 * face.px[0] / widest, 2),
        }
        for face in faces
    ]


def _files(manifest: Manifest) -> Iterator[_Shown]:
    """The files to print or to hand on, kind by kind, thing by thing."""
    for kind in _KINDS:
        named = [(name, entry) for entry in manifest.of_kind(kind) for name in entry.files]
        for name, entry in sorted(named, key=lambda one: one[0].rpartition(".")[0]):
            if kind != "export" or name.endswith(_WHOLE_EXPORTS):
                yield _shown(name, entry)


def _shown(name: str, entry: Entry) -> _Shown:
    stem, _, ending = name.rpartition(".")
    pages, beside, form = 0, "", entry.form
    if told := entry.told(Sheets):
        title, pages = "Cards", told.pages if ending == "pdf" else 0
        beside = stem.removeprefix(entry.step.name).strip("-")
    elif book := entry.told(Rulebook):
        second = stem.startswith("rulings")
        title, pages = "Rulings" if second else "Rulebook", book.pages.get(name, 0)
    elif parts := entry.told(Parts):
        of_ink = inked("", entry.ink) if entry.ink != FULL_INK else ""
        thing = stem.removesuffix(of_ink).partition(f"-{entry.paper}")[0]
        title = _part(thing, parts.titles)
        pages = parts.sheets[name].pages if name in parts.sheets else 0
    elif entry.kind == "export":
        title, form = entry.form.replace("-", " ").capitalize(), ""
    else:
        title = "All on one picture"
    colours = "" if entry.ink == FULL_INK else f"{entry.ink} ink"
    length = f"{pages} {'page' if pages == 1 else 'pages'}" if pages else ""
    paper = entry.paper if entry.paper in _SWITCHED else ""
    where = _PAPERS.get(entry.paper, entry.paper.capitalize())
    words = [where, form, beside, colours, length, ending.upper(), _weight(entry.files[name].bytes)]
    return _Shown(name, title, " · ".join(word for word in words if word), paper)


def _part(thing: str, titles: Mapping[str, str]) -> str:
    """What is called so on sheets, as its catalogue calls it; a half of a net says so."""
    sheet = max((one for one in titles if thing.startswith(one)), key=len, default="")
    if not sheet:
        return thing.replace("-", " ").capitalize()
    rest = thing.removeprefix(sheet).strip("-").replace("-", " ")
    return titles[sheet] + (f", {rest}" if rest else "")


def _weight(size: int) -> str:
    """Bytes as people say them: 221 kB, 1.2 MB."""
    if size >= 1_000_000:
        return f"{size / 1_000_000:.1f} MB"
    return f"{max(1, round(size / 1000))} kB"
