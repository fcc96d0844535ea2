"""Font files that lie in fonts/ and can't be used: which, why, and what to do.

A layout can't name them, so nobody misses them until it does. In: a project. Out: `OddFont`s.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.drawing.fonts import WEIGHTS, style_of, unlettered
from generator.errors import UserError
from generator.project import Project

#: What files of fonts end in, whoever can read them.
_SUFFIXES = (".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".pfb", ".dfont")


@dataclass(frozen=True)
class OddFont:
    """A file by its label, why no layout can name it, and what helps."""

    file: str
    why: str
    fix: str


def odd_fonts(project: Project) -> Iterator[OddFont]:
    """Every font of the project, and of ours, that can't be used. Raises UserError as
    `project.files`."""
    for path in project.files("fonts"):
        if path.suffix.lower() in _SUFFIXES:
            label = project.label(path)
            why, fix = _refusal(path, label)
            if why:
                yield OddFont(label, why, fix)


def _refusal(path: Path, label: str) -> tuple[str, str]:
    """Why a font can't be used, and what helps; two empty texts if it can."""
    if path.suffix != ".ttf":
        fix = "take the family's static TTF files, or convert it"
        return f"{path.suffix} is not read, only .ttf with TrueType outlines", fix
    if label.count("/") != 2:
        return "lies in no family's folder", f"put it into fonts/FAMILY/, as {_called(path)}"
    if style_of(path.name) is None:
        return "its name doesn't say its weight", f"call it {_called(path)}"
    try:
        unlettered(path, "")
    except UserError as error:
        return error.problems[0].found, "take the family's static TTF files"
    return "", ""


def _called(path: Path) -> str:
    """The name that the file should have: Lato-BoldItalic.ttf is Lato-700Italic.ttf."""
    family, _, style = path.stem.partition("-")
    weight = 400
    for word, number in WEIGHTS.items():
        if re.fullmatch(rf"{word}(italic|oblique)?", style.lower()):
            weight = number
    italic = "Italic" if re.search("italic|oblique", style, re.IGNORECASE) else ""
    return f"{family}-{weight}{italic}.ttf"
