"""A printer's own errors, measured once and corrected on every sheet.

What a printer does to a page, in the order in which it happens, in mm from the paper's top-left
corner, y down, as one sees the side that is printed:

    both sides   everything grows by `scale` about the middle of the paper (0.992: too small)
    backs only   everything turns by `angle` degrees clockwise about the middle, then moves by
                 `dx` to the right and `dy` downwards, all as seen when one looks at the back

A profile holds these four as they were measured; `corrects` is their inverse, which the writer
applies, so that the printer's error brings each card where it belongs. Profiles are YAML files in
the user's configuration folder, one a printer.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any

from pydantic import ConfigDict, Field

from generator.drawing.drawing import IDENTITY, Matrix, moved, scaled, times, turned
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.files import write_whole
from generator.reading.faults import Faults, InvalidValue, shown
from generator.reading.models import Model, judged
from generator.reading.read import read_source
from generator.reading.written import LENGTH, SHIFT, length, number, one_of, text, written
from generator.sheets.paper import Paper, Printing
from generator.units import Size

#: Errors beyond these are slips of the pen: a printer is off by millimetres and tenths of degrees.
MOST_SHIFT, MOST_ANGLE, LEAST_SCALE, MOST_SCALE = 15.0, 5.0, 0.8, 1.25
FLIPS = ("long-edge", "short-edge")
PAGES = ("portrait", "landscape")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


@dataclass(frozen=True)
class Printer:
    """One printer as it was measured. Lengths in mm, `angle` in degrees clockwise, `scale` as a
    ratio; `margin` is what it can't print on, None for the usual; `flip` the edge it turns on, and
    `page` how the page lay, when it was measured: paper goes through the same way, so on a page
    that is turned by the driver the same error goes another way."""

    name: str
    dx: float = 0.0
    dy: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    margin: float | None = None
    flip: str = "long-edge"
    page: str = "portrait"

    def suits(self, paper: Paper, duplex: str) -> None:
        """Raises UserError if backs that are flipped so on such a page would go wrong, because the
        printer was measured otherwise."""
        if duplex not in FLIPS or not (self.dx or self.dy or self.angle):
            return
        was, wanted = f"on {self.page} pages", f"on {page_of(paper.size)} ones"
        if self.page == page_of(paper.size):
            was, wanted = f"for --duplex {self.flip}", f"with {duplex}"
            if duplex == self.flip:
                return
        name = paper.name
        if page_of(paper.size) == "landscape":
            name = f"{paper.size.w:g}x{paper.size.h:g}mm"
        raise UserError(
            Problem(
                f"{self.name} was measured {was}; {wanted} its backs shift another way",
                key="--printer",
                hint=f"print 'deckproof calibrate --paper {name} --duplex {duplex}' and store what "
                "you read under another name",
            )
        )

    def lands(self, paper: Size, back: bool) -> Matrix:
        """From where a file puts things to where this printer puts them, in mm."""
        middle = (paper.w / 2, paper.h / 2)
        grown = IDENTITY if self.scale == 1.0 else scaled(self.scale, self.scale, *middle)
        if not back:
            return grown
        return times(moved(self.dx, self.dy), times(turned(self.angle, *middle), grown))

    def corrects(self, paper: Size, back: bool) -> Matrix:
        """The inverse of `lands`: applied to a page, it makes things land where they should."""
        middle = (paper.w / 2, paper.h / 2)
        shrunk = IDENTITY if self.scale == 1.0 else scaled(1 / self.scale, 1 / self.scale, *middle)
        if not back:
            return shrunk
        return times(shrunk, times(turned(-self.angle, *middle), moved(-self.dx, -self.dy)))

    def within(self, printing: Printing) -> Printing:
        """How to print where this printer reaches: cards keep as far from the edge of its reach as
        they usually do, so that their crop marks are printed."""
        if self.margin is None:
            return printing
        margin = max(printing.margin, self.margin + printing.margin - printing.reach)
        return replace(printing, margin=margin, reach=max(printing.reach, self.margin))

    def as_plain(self) -> dict[str, Any]:
        """For a manifest: `from_plain` reads it back."""
        return asdict(self)

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Printer:
        return cls(**data)


def folder() -> Path:
    """Where profiles lie: deckproof/printers in the user's configuration folder."""
    base = os.environ.get("XDG_CONFIG_HOME")
    return (Path(base) if base else Path.home() / ".config") / "deckproof" / "printers"


def names() -> list[str]:
    """The printers that have a profile."""
    return sorted(path.stem for path in folder().glob("*.yaml"))


def load(name: str) -> Printer:
    """The profile of that name. Raises UserError with every fault of the file, or with the nearest
    name if there is none."""
    path = folder() / f"{name}.yaml"
    if not _NAME.fullmatch(name) or not path.is_file():
        known = names()
        raise UserError(
            Problem(
                f"there is no printer {name!r}",
                expected=f"printers: {listed(known) or 'none'}",
                hint=did_you_mean(name, known) or "'deckproof calibrate' prints a sheet to measure",
            )
        )
    source = read_source(path)
    faults = Faults(source)
    data = source.data
    if isinstance(data, dict):  # a key without a value says nothing
        data = {key: value for key, value in data.items() if value is not None}
    found = judged(PrinterModel, {} if data is None else data, faults)
    faults.raise_all()
    assert found is not None
    return Printer(name, **found.model_dump(exclude_unset=True))


def page_of(paper: Size) -> str:
    """How a page lies: a square one counts as portrait."""
    return PAGES[paper.w > paper.h]


def flip_of(name: str | None) -> str:
    """The edge on which the printer of that name flips; the long one if none is named. Raises as
    `load`."""
    return load(name).flip if name else FLIPS[0]


def _percent(value: Any) -> float:
    """A ratio from its per cents."""
    word = text(value)
    try:
        ratio = float(word.removesuffix("%").strip()) / 100
    except ValueError:
        raise InvalidValue(f"{shown(word)} is not a number") from None
    if not LEAST_SCALE <= ratio <= MOST_SCALE:
        most = f"per cent, {LEAST_SCALE * 100:g} to {MOST_SCALE * 100:g}"
        raise InvalidValue(f"{word} is out of range", most)
    return ratio


_SHIFT = length(-MOST_SHIFT, MOST_SHIFT)
#: How each measure is written: lengths with a unit, the angle in degrees, the scale in per cent.
_CONVERT: dict[str, Callable[[Any], float | str]] = {
    "dx": _SHIFT,
    "dy": _SHIFT,
    "angle": number(-MOST_ANGLE, MOST_ANGLE),
    "scale": _percent,
    "margin": length(0.0, MOST_SHIFT),
    "flip": one_of(FLIPS, "an edge"),
    "page": one_of(PAGES, "a way for a page to lie"),
}
_PER_CENT = {
    "type": ["number", "string"],
    "minimum": LEAST_SCALE * 100,
    "maximum": MOST_SCALE * 100,
    "pattern": "^[0-9.]+ *%?$",
}
_ANGLE = {"type": "number", "minimum": -MOST_ANGLE, "maximum": MOST_ANGLE}


class PrinterModel(Model):
    """A printer as it was measured: what `deckproof calibrate` writes, and people may edit."""

    model_config = ConfigDict(title="printer")
    dx: Annotated[float, *written(_CONVERT["dx"], **SHIFT)] = Field(
        0.0, description="Backs land so far to the right, as one looks at the back."
    )
    dy: Annotated[float, *written(_CONVERT["dy"], **SHIFT)] = Field(
        0.0, description="Backs land so far down, as one looks at the back."
    )
    angle: Annotated[float, *written(_CONVERT["angle"], **_ANGLE)] = Field(
        0.0, description="Backs are turned by so many degrees, clockwise."
    )
    scale: Annotated[float, *written(_CONVERT["scale"], **_PER_CENT)] = Field(
        1.0, description="The size of what is printed, in per cent of the true size."
    )
    margin: Annotated[float, *written(_CONVERT["margin"], **LENGTH)] = Field(
        0.0, description="It can't print nearer to the paper's edge."
    )
    flip: Annotated[str, *written(_CONVERT["flip"], type="string", enum=list(FLIPS))] = Field(
        FLIPS[0], description="The edge that paper was flipped on when it was measured."
    )
    page: Annotated[str, *written(_CONVERT["page"], type="string", enum=list(PAGES))] = Field(
        PAGES[0], description="How the page lay when it was measured."
    )


def read_value(key: str, value: str) -> float | str:
    """One measure as a person writes it: lengths with a unit, the angle in degrees, the scale in
    per cent. Raises UserError."""
    try:
        return _CONVERT[key](value)
    except InvalidValue as invalid:
        problem = Problem(invalid.found, key=key, expected=invalid.expected, hint=invalid.hint)
        raise UserError(problem) from None


def save(printer: Printer) -> Path:
    """Writes the profile; an older one of that name is replaced. Raises UserError for a name that
    is unfit for a file."""
    if not _NAME.fullmatch(printer.name):
        raise UserError(
            Problem(
                f"{printer.name!r} is not fit for a file name",
                key="--printer",
                expected="letters, digits, and . _ - inside",
            )
        )
    lines = [
        "# Measured with 'deckproof calibrate': what this printer does to a page.",
        f"dx: {printer.dx:g}mm        # backs land so far to the right (looking at the back)",
        f"dy: {printer.dy:g}mm        # and so far down",
        f"angle: {printer.angle:g}       # degrees, clockwise",
        f"scale: {printer.scale * 100:g}    # per cent of the true size",
        f"flip: {printer.flip}    # measured so, and on such a page:",
        f"page: {printer.page}",
    ]
    if printer.margin is not None:
        lines.append(f"margin: {printer.margin:g}mm    # it can't print nearer to the edge")
    path = folder() / f"{printer.name}.yaml"
    write_whole(path, ("\n".join(lines) + "\n").encode())
    return path
