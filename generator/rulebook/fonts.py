"""Fonts of a rulebook: the families that its style names, from fonts/ and from nowhere else.

In: the finished HTML and the project. Out: @font-face rules that carry the letters which the page
uses. Every character must be in the body font, for a system font never steps in.
"""

from __future__ import annotations

import base64
import re
import string
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from html import unescape
from itertools import groupby
from pathlib import Path

from generator.drawing.fonts import style_of, subset, unlettered
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.inputs import Stamp, stamp
from generator.project import Project, shipped_root

_FAMILIES = re.compile(r"font-family\s*[:=]\s*([^;}>]+)|--(?:body|display|label)-font:\s*([^;}]+)")
_QUOTED = re.compile(r"[\"']([^\"']+)[\"']")
#: What is asked for letters that the body font lacks: symbols, other alphabets, emoji.
FALLBACK = ("Noto Sans Symbols 2", "JetBrains Mono", "Noto Emoji")
#: What isn't text that a page shows, whole; or a piece of text.
_SHOWN = re.compile(
    r"<(style|script|title|svg)\b.*?</\1>|<!--.*?-->|<[^>]*>|[^<]+", re.DOTALL | re.IGNORECASE
)
#: Words in a font stack that aren't families of ours.
_GENERIC = {"inherit", "serif", "sans-serif", "monospace", "system-ui"}


@dataclass(frozen=True)
class Face:
    """One font file: what CSS calls it, and where it is."""

    family: str
    weight: int
    italic: bool
    path: Path


def faces(project: Project) -> list[Face]:
    """All font files, the project's before ours; a family's name comes from its folder and file."""
    found: dict[tuple[str, int, bool], Face] = {}
    for path in project.fonts():
        named = style_of(path.name)
        if named:
            family = _spaced(named[0], path.parent.name)
            face = Face(family, named[1], named[2], path)
            found.setdefault((family, face.weight, face.italic), face)
    return list(found.values())


def _spaced(family: str, folder: str) -> str:
    """A family's name with its spaces, where the folder's name has hyphens: JetBrainsMono in
    jetbrains-mono is JetBrains Mono."""
    words, rest = [], family
    for word in folder.split("-"):
        words.append(rest[: len(word)])
        rest = rest[len(word) :]
    return " ".join(words) if "".join(words).lower() == folder.replace("-", "") else family


def used(css: str, known: list[Face]) -> list[Face]:
    """The faces of every family that the text of a style sheet (or of HTML) names. Raises
    UserError for a family that has no file."""
    names = {face.family for face in known}
    wanted: dict[str, None] = {}
    for match in _FAMILIES.finditer(css):
        for name in _QUOTED.findall(match.group(1) or match.group(2) or ""):
            if name in names:
                wanted[name] = None
            elif name.lower() not in _GENERIC:
                raise UserError(
                    Problem(
                        f"there is no font {name!r}",
                        expected=f"families in fonts/: {listed(sorted(names))}",
                        hint=did_you_mean(name, sorted(names)),
                    )
                )
    return [face for face in known if face.family in wanted]


def missing_letters(html: str, body: Path) -> str:
    """The characters of the visible text that the body font lacks, each once, in order."""
    return unlettered(body, (letter for letter in _letters(html) if letter.isprintable()))


def lending(letters: str, known: list[Face]) -> dict[str, Face]:
    """{letter: a face that has it}, for those that the body font lacks: the first of FALLBACK, and
    after those a family that lies in the project."""
    found: dict[str, Face] = {}
    ours = shipped_root() / "fonts"
    own = (face.family for face in known if not face.path.is_relative_to(ours))
    for family in dict.fromkeys((*FALLBACK, *own)):
        for face in known:
            if face.family == family and face.weight == 400 and not face.italic:
                left = [letter for letter in letters if letter not in found]
                lacks = unlettered(face.path, left)
                found |= {letter: face for letter in left if letter not in lacks}
    return found


def lent(html: str, letters: Mapping[str, Face]) -> str:
    """The HTML in which each run of these letters that a page shows names its family."""

    def dressed(match: re.Match[str]) -> str:
        text = match[0]
        if text[0] == "<":
            return text
        return "".join(
            f"<span style=\"font-family: '{family}'\">{''.join(run)}</span>"
            if family
            else "".join(run)
            for family, run in groupby(
                text, lambda one: letters[one].family if one in letters else ""
            )
        )

    return _SHOWN.sub(dressed, html) if letters else html


def rules(chosen: list[Face], html: str) -> str:
    """The @font-face rules. They carry the fonts, cut down to the letters of `html`, plain ASCII
    and the bullets of lists: a page needs no other file, and WeasyPrint has a third less to do."""
    letters = "".join(sorted({*_letters(html), *string.printable, "\u2022"}))
    return "\n".join(
        f'@font-face {{ font-family: "{face.family}"; font-weight: {face.weight}; '
        f"font-style: {'italic' if face.italic else 'normal'}; "
        f'src: url("{_subset(face, letters, stamp(face.path))}"); }}'
        for face in chosen
    )


def _letters(html: str) -> str:
    without_code = re.sub(r"<(style|script)\b.*?</\1>", "", html, flags=re.DOTALL)
    return unescape(re.sub(r"<[^>]*>", "", without_code))


@lru_cache(maxsize=64)
def _subset(face: Face, letters: str, _: Stamp) -> str:
    """The font with these letters only, as a data URI."""
    return "data:font/ttf;base64," + base64.b64encode(subset(face.path, letters)).decode("ascii")
