"""output/index.html: every face and every file of all games, on one page without a network.

In: the manifests of the games built. Out: the page, which shows the PNGs that lie beside it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, StrictUndefined

from generator.files import write_whole
from generator.manifest import FULL_INK, Manifest, inked, uninked
from generator.project import Project
from generator.rulebook.claims import screen_charts

#: What a file is, by the first word of its name, in the order in which a person wants them. Any
#: other PDF is that of a component, and named for it.
_TITLES = {
    "sheets": "Sheets to print", "rulebook": "Rulebook", "": "{} to print", "export": "{}",
    "check": "Report of the checks",
}  # fmt: skip
_PAPERS = {"a4": "A4", "letter": "Letter", "shop": "whole, for a print shop"}
#: Of exports only what is one file to hand on; pictures and lists would drown the rest.
_WHOLE_EXPORTS = (".zip", ".pcio", ".pdf")


@dataclass(frozen=True)
class _File:
    name: str
    title: str
    about: str


def write_gallery(project: Project) -> Path | None:
    """Writes the page for all games that lie in the output folder; None if there are none."""
    games = []
    for slug in sorted(path.parent.name for path in project.output.glob("*/manifest.json")):
        manifest = Manifest.read(project.output / slug, slug)
        if "cards" in manifest.steps:
            games.append(_game(manifest) | {"charts": screen_charts(project, slug)})
    if not games:
        return None
    template = project.find_file("templates/gallery", "index.html.j2")
    assert template is not None, "we ship templates/gallery/index.html.j2"
    environment = Environment(undefined=StrictUndefined, autoescape=True)
    page = environment.from_string(template.read_text("utf-8")).render(games=games)
    path = project.output / "index.html"
    write_whole(path, page.encode())
    return path


def _game(manifest: Manifest) -> dict[str, Any]:
    about = manifest.steps["cards"]
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
            (ink, _to_scale(manifest.steps[inked("cards", ink)]["faces"]))
            for ink in manifest.inks()
            if ink != FULL_INK and inked("cards", ink) in manifest.steps
        ],
        "files": [
            _file(name, entry["bytes"], manifest.inks())
            for name, entry in sorted(manifest.files().items(), key=lambda item: _rank(item[0]))
            if not (name.startswith("cards") and "/" in name)
            and not (name.startswith("export/") and not name.endswith(_WHOLE_EXPORTS))
        ],
    }


def _to_scale(faces: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Each face with its `width` in per cent of the widest: small cards look small."""
    widest = max((face["px"][0] for face in faces), default=1)
    return [{**face, "width": round(100 * face["px"][0] / widest, 2)} for face in faces]


def _rank(name: str) -> tuple[int, str]:
    stem = name.rpartition(".")[0]
    return list(_TITLES).index(_sort(stem)), stem


def _sort(stem: str) -> str:
    word = re.split("[-/]", stem)[0]
    return word if word in _TITLES else ""


def _file(name: str, size: int, inks: Sequence[str]) -> _File:
    stem, _, kind = name.rpartition(".")
    stem, ink = uninked(stem, inks)
    what, _, which = stem.rpartition("-")
    if stem.startswith("export/"):
        what, which = stem.split("/")[1], ""
    title = _TITLES[_sort(stem)].format((what or stem).replace("-", " ").capitalize())
    paper = _PAPERS.get(which, which) if what else ""
    if name == "rulebook.pdf":
        paper = _PAPERS["a4"]
    colours = "" if ink == FULL_INK else f"{ink} ink"
    told = [paper, colours, kind.upper(), f"{max(1, round(size / 1024))} kB"]
    return _File(name, title, " · ".join(part for part in told if part))
