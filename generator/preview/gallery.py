"""output/index.html: every face and every file of all games, on one page without a network.

In: the manifests of the games built. Out: the page, which shows the PNGs that lie beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import StrictUndefined

from generator.errors import Problem, UserError
from generator.inks import FULL_INK, inked
from generator.manifest import Entry, Kind, Manifest, Step
from generator.project import Project, own_file
from generator.reading.sandbox import Guard
from generator.rulebook import inert
from generator.rulebook.claims import screen_charts
from generator.rulebook.views import freeze

#: What each kind of step makes, in the order in which a person wants it.
_TITLES: dict[Kind, str] = {
    "sheets": "Sheets to print", "rulebook": "Rulebook", "parts": "{} to print",
    "contact": "All on one picture", "export": "{}", "check": "Report of the checks",
}  # fmt: skip
_PAPERS = {"a4": "A4", "letter": "Letter", "shop": "whole, for a print shop"}
#: Of exports only what is one file to hand on; pictures and lists would drown the rest.
_WHOLE_EXPORTS = (".zip", ".pcio", ".pdf")


@dataclass(frozen=True)
class _Shown:
    name: str
    title: str
    about: str


def gallery_page(
    project: Project, manifest_of: Callable[[Path, str], Manifest] = Manifest.ours
) -> bytes | None:
    """The page for all games that lie in the output folder; None if there are none. Raises
    UserError if the page could do more than be looked at."""
    games = []
    for slug in sorted(path.parent.name for path in project.output.glob("*/manifest.json")):
        manifest = manifest_of(project.output / slug, slug)
        if Step("cards") in manifest.steps:
            games.append(_game(manifest) | {"charts": screen_charts(project, slug)})
    if not games:
        return None
    template = own_file("templates/gallery", "index.html.j2").read_text("utf-8")
    environment = Guard(undefined=StrictUndefined, autoescape=True)
    page = environment.from_string(template).render(games=freeze(games))
    faults = inert.faults(page, beside=True)
    if faults:  # what a manifest or a file of claims brought along
        file = str(project.output / "index.html")
        raise UserError([Problem(one.found, file=file, hint=one.hint) for one in faults])
    return inert.guarded(page, inert.POLICY_BESIDE).encode()


def _game(manifest: Manifest) -> dict[str, Any]:
    cards = {entry.ink: entry.about for entry in manifest.of_kind("cards") if not entry.form}
    about = cards[FULL_INK]
    return {
        "slug": manifest.game,
        "title": manifest.title,
        "edition": manifest.edition,
        "tagline": about["tagline"],
        "players": about["players"],
        "minutes": about["minutes"],
        "total": about["total"],
        "distinct": about["distinct"],
        "faces": _to_scale(about["faces"]),
        "editions": [
            (ink, _to_scale(about["faces"])) for ink, about in cards.items() if ink != FULL_INK
        ],
        "files": list(_files(manifest)),
    }


def _to_scale(faces: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Each face with its `width` in per cent of the widest: small cards look small."""
    widest = max((face["px"][0] for face in faces), default=1)
    return [{**face, "width": round(100 * face["px"][0] / widest, 2)} for face in faces]


def _files(manifest: Manifest) -> Iterator[_Shown]:
    """The files to print or to hand on, kind by kind."""
    for kind in _TITLES:
        named = [(name, entry) for entry in manifest.of_kind(kind) for name in entry.files]
        for name, entry in sorted(named, key=lambda one: one[0].rpartition(".")[0]):
            if kind != "export" or name.endswith(_WHOLE_EXPORTS):
                yield _shown(name, entry)


def _shown(name: str, entry: Entry) -> _Shown:
    stem, _, ending = name.rpartition(".")
    paper = _PAPERS.get(entry.paper, entry.paper)
    thing, beside, form = "", "", entry.form
    if entry.kind == "sheets":
        beside = stem.removeprefix(entry.step.name).strip("-")
    elif entry.kind == "parts":
        of_ink = inked("", entry.ink) if entry.ink != FULL_INK else ""
        thing = stem.removesuffix(of_ink).partition(f"-{entry.paper}")[0]
    elif entry.kind == "export":
        thing, form = entry.form, ""
    title = _TITLES[entry.kind].format(thing.replace("-", " ").capitalize())
    colours = "" if entry.ink == FULL_INK else f"{entry.ink} ink"
    size = f"{max(1, round(entry.files[name].bytes / 1024))} kB"
    parts = [paper, form, beside, colours, ending.upper(), size]
    return _Shown(name, title, " · ".join(part for part in parts if part))
