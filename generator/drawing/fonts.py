"""Fonts: which file a family and style is, and how wide its letters are.

HarfBuzz advances, at the font's own units and no resolution, decide every line break and fit.
Files lie in fonts/<family>/<Family>-<Weight>[Italic].ttf, e.g. fonts/cinzel/Cinzel-800.ttf; the
project's own fonts/ comes first. ReportLab can embed glyf outlines only, so no others will do.
Each file is read once and its bytes are handed on; this is the one door to HarfBuzz.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path as FilePath

import uharfbuzz as hb

from generator.drawing.drawing import Path, Segment
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.inputs import Stamp, read_bytes, stamp
from generator.project import Project, shipped_root

#: What foundries call a weight.
WEIGHTS = {
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300,
    "regular": 400, "normal": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600,
    "bold": 700, "extrabold": 800, "ultrabold": 800, "black": 900, "heavy": 900,
}  # fmt: skip
#: How a font's file is called: Cinzel-800.ttf, Lato-BoldItalic.ttf, Lato_400Regular.ttf.
_FILE_NAME = re.compile(
    rf"(?P<family>.+?)[-_](?P<weight>[1-9]00)?(?P<word>{'|'.join(WEIGHTS)})?"
    r"(?P<italic>italic|oblique)?\.ttf",
    re.IGNORECASE,
)
#: What a font can't do without.
_TABLES = ("cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp")
#: Kerning yes, joined letters no: one glyph a character keeps the text searchable in the PDF.
_FEATURES = {"kern": True, "liga": False, "clig": False, "calt": False, "dlig": False}


def style_of(file: str) -> tuple[str, int, bool] | None:
    """(family, weight, whether it leans), as the name of a font's file tells; None if it doesn't
    tell the weight."""
    match = _FILE_NAME.fullmatch(file)
    if match is None or not (match["weight"] or match["word"] or match["italic"]):
        return None
    weight = int(match["weight"] or WEIGHTS[(match["word"] or "regular").lower()])
    return match["family"], weight, match["italic"] is not None


class FontMissing(ValueError):
    """No such family or style; `hint` names the nearest."""

    def __init__(self, reason: str, expected: str, hint: str) -> None:
        super().__init__(reason)
        self.reason, self.expected, self.hint = reason, expected, hint


class Joined(ValueError):
    """A `text` whose letters can't be set one by one, from left to right."""

    def __init__(self, text: str, label: str) -> None:
        super().__init__(f"{text!r} needs joined or reordered letters in {label}")
        self.text = text


#: A family's folder, a weight, and whether it leans.
Style = tuple[str, int, bool]


@dataclass(frozen=True, slots=True)
class Word:
    """A shaped piece of text in font units: a glyph id and a pen position a character."""

    glyphs: tuple[int, ...]
    pens: tuple[int, ...]
    advance: int


#: No text at all.
NOTHING = Word((), (), 0)


@dataclass(eq=False)
class Font:
    """One font file. `key` is unique and fit for a PDF font name; lengths are in font units, of
    which `upem` make an em; `cap` is the height of a capital."""

    key: str
    path: FilePath
    family: str
    weight: int
    italic: bool
    upem: int = 1000
    cap: int = 700
    data: bytes = field(init=False, repr=False)
    _hb: hb.Font = field(init=False, repr=False)
    _has: dict[str, bool] = field(default_factory=dict, repr=False)
    _words: dict[str, Word] = field(default_factory=dict, repr=False)
    _outlines: dict[int, Path] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        self.data, face = _opened(self.path)
        self._hb = hb.Font(face)
        self.upem = face.upem
        glyph = self._hb.get_nominal_glyph(ord("H"))
        box = self._hb.get_glyph_extents(glyph) if glyph else None
        self.cap = box.y_bearing if box else round(self.upem * 0.7)

    @property
    def label(self) -> str:
        """How messages name the file."""
        return _label(self.path)

    @property
    def style(self) -> Style:
        """What a shelf has it under."""
        return self.path.parent.name, self.weight, self.italic

    def has(self, character: str) -> bool:
        """Whether the font has a glyph for the character."""
        return self.covers(character)

    def covers(self, text: str) -> bool:
        """Whether the font has a glyph for every character."""
        for character in text:
            known = self._has.get(character)
            if known is None:
                found = self._hb.get_nominal_glyph(ord(character)) is not None
                known = self._has[character] = found
            if not known:
                return False
        return True

    def shape(self, text: str) -> Word:
        """The text as glyphs with their pen positions, kerned; cached.

        Raises Joined if the script needs joined or reordered glyphs, which we can't place, or is
        read from right to left.
        """
        word = self._words.get(text)
        if word is None:
            word = self._words[text] = self._shape(text)
        return word

    def _shape(self, text: str) -> Word:
        if not text:
            return NOTHING
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self._hb, buffer, _FEATURES)
        infos, positions = buffer.glyph_infos, buffer.glyph_positions
        if infos is None or positions is None:  # HarfBuzz gave up, and says no more
            raise UserError(Problem("is a broken font: it sets no text", file=self.label))
        clusters = [info.cluster for info in infos]
        if buffer.direction != "ltr" or clusters != list(range(len(text))):
            raise Joined(text, self.label)
        pens, pen = [], 0
        for position in positions:
            pens.append(pen + position.x_offset)
            pen += position.x_advance
        return Word(tuple(info.codepoint for info in infos), tuple(pens), pen)

    def outline(self, glyph: int) -> Path:
        """A glyph's outline in font units, y up."""
        found = self._outlines.get(glyph)
        if found is None:
            pen = _Outline()
            self._hb.draw_glyph(glyph, _DRAW, pen)
            found = self._outlines[glyph] = Path(tuple(pen.segments))
        return found

    def ink(self, word: Word) -> tuple[int, int, int, int] | None:
        """(left, bottom, right, top) of the ink of a word in font units, y up; None if blank."""
        boxes = []
        for glyph, pen in zip(word.glyphs, word.pens, strict=True):
            e = self._hb.get_glyph_extents(glyph)
            if e and e.width:
                x = pen + e.x_bearing
                boxes.append((x, e.y_bearing + e.height, x + e.width, e.y_bearing))
        if not boxes:
            return None
        left, bottom, right, top = zip(*boxes, strict=True)
        return min(left), min(bottom), max(right), max(top)


def _label(path: FilePath) -> str:
    return "/".join(path.parts[-3:])


def _opened(path: FilePath) -> tuple[bytes, hb.Face]:
    """A font file's bytes and its face. Raises UserError if it is no font of glyf outlines."""
    data = read_bytes(path, _label(path))
    face = hb.Face(hb.Blob(data))
    try:
        tables = set(face.table_tags) if face.glyph_count else set()
    except UnicodeDecodeError:  # names of tables that are none
        tables = set()
    lacking = [name for name in _TABLES if name not in tables]
    if lacking:
        found = f"is not a font that can be read: no {', '.join(map(repr, lacking))} in it"
        raise UserError(Problem(found, file=_label(path), expected="TrueType with glyf outlines"))
    return data, face


def unlettered(path: FilePath, letters: Iterable[str]) -> str:
    """Those of the letters that a font has no glyph for, each once, in order. Raises UserError for
    a file that is no font."""
    known = set(_opened(path)[1].unicodes)
    return "".join(letter for letter in dict.fromkeys(letters) if ord(letter) not in known)


def subset(path: FilePath, letters: str) -> bytes:
    """A font cut down to these letters. Raises UserError for a file that can't be."""
    wanted = hb.SubsetInput()
    wanted.unicode_set.update({ord(letter) for letter in letters})
    _, face = _opened(path)
    try:
        data: bytes = hb.subset(face, wanted).blob.data
    except RuntimeError:  # HarfBuzz says no more
        found = "is a broken font: it can't be cut down to the letters in use"
        raise UserError(Problem(found, file=_label(path))) from None
    return data


class _Outline:
    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.at = (0.0, 0.0)


def _move(x: float, y: float, pen: _Outline) -> None:
    pen.segments.append(("M", x, y))
    pen.at = (x, y)


def _line(x: float, y: float, pen: _Outline) -> None:
    pen.segments.append(("L", x, y))
    pen.at = (x, y)


def _quad(x1: float, y1: float, x: float, y: float, pen: _Outline) -> None:
    x0, y0 = pen.at
    third = 2 / 3
    pen.segments.append(
        (
            "C",
            x0 + third * (x1 - x0),
            y0 + third * (y1 - y0),
            x + third * (x1 - x),
            y + third * (y1 - y),
            x,
            y,
        )
    )
    pen.at = (x, y)


def _cubic(x1: float, y1: float, x2: float, y2: float, x: float, y: float, pen: _Outline) -> None:
    pen.segments.append(("C", x1, y1, x2, y2, x, y))
    pen.at = (x, y)


def _close(pen: _Outline) -> None:
    pen.segments.append(("Z",))


_DRAW = hb.DrawFuncs()
_DRAW.set_move_to_func(_move)
_DRAW.set_line_to_func(_line)
_DRAW.set_quadratic_to_func(_quad)
_DRAW.set_cubic_to_func(_cubic)
_DRAW.set_close_path_func(_close)


#: Every loaded font by its key: painters get keys, so that a Drawing stays plain data.
_LOADED: dict[str, Font] = {}


@cache
def _load(path: FilePath, _: Stamp, family: str, weight: int, italic: bool) -> Font:
    key = re.sub(r"[^A-Za-z0-9]", "", family) + f"-{weight}" + ("Italic" if italic else "")
    if key in _LOADED:  # the same style of another project in this process, or as it was before
        key += f"-{len(_LOADED)}"
    font = _LOADED[key] = Font(key, path, family, weight, italic)
    return font


def by_key(key: str) -> Font:
    """The loaded font that a text run names."""
    return _LOADED[key]


class Shelf:
    """The fonts that a project can use."""

    def __init__(self, project: Project) -> None:
        self._files: dict[Style, FilePath] = {}
        self._family: dict[str, str] = {}
        self._fonts: dict[Style, Font] = {}
        self._own: dict[str, None] = {}
        for path in project.fonts():
            named = style_of(path.name)
            if named:
                family, weight, italic = named
                slug = path.parent.name
                self._files.setdefault((slug, weight, italic), path)
                self._family.setdefault(slug, family)
                if project.root != shipped_root() and path.is_relative_to(project.root):
                    self._own.setdefault(slug)

    def families(self) -> list[str]:
        """Family names as they are written in layouts: the folder's name, e.g. "lexend"."""
        return sorted(self._family)

    def own(self) -> tuple[Font, ...]:
        """A font of each family that lies in the project: what is asked last for letters that no
        font of a layout has. A file that is no font is passed over: `doctor` tells of it."""
        found = []
        for slug in self._own:
            styles = [(i, abs(w - 400), w) for s, w, i in self._files if s == slug]
            italic, _, weight = min(styles)
            with suppress(UserError):
                found.append(self.font(slug, weight, italic))
        return tuple(found)

    def font(self, family: str, weight: int = 400, italic: bool = False) -> Font:
        """The font of this very style. Raises FontMissing with the nearest family or weights."""
        slug = re.sub(r"[^a-z0-9]+", "-", family.lower()).strip("-")
        style = (slug, weight, italic)
        if style in self._fonts:
            return self._fonts[style]
        path = self._files.get(style)
        if path is not None:
            font = _load(path, stamp(path), self._family[slug], weight, italic)
            return self._fonts.setdefault(style, font)
        if slug not in self._family:
            families = self.families()
            raise FontMissing(
                f"no font family {family!r}",
                f"families: {listed(families)}",
                did_you_mean(slug, families),
            )
        styles = sorted((w, i) for s, w, i in self._files if s == slug)
        names = [f"{w}{' italic' if i else ''}" for w, i in styles]
        wanted = f"{weight}{' italic' if italic else ''}"
        raise FontMissing(f"{family!r} has no style {wanted}", f"styles: {', '.join(names)}", "")
