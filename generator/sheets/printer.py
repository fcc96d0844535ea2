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
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from generator.drawing.drawing import IDENTITY, Matrix, moved, scaled, times, turned
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.files import write_whole
from generator.reading.read import Source, read_yaml
from generator.sheets.paper import Paper, Printing
from generator.units import BadLength, Size, mm

#: Errors beyond these are slips of the pen: a printer is off by millimetres and tenths of degrees.
MOST_SHIFT, MOST_ANGLE, LEAST_SCALE, MOST_SCALE = 15.0, 5.0, 0.8, 1.25
FLIPS = ("long-edge", "short-edge")
PAGES = ("portrait", "landscape")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
_KEYS = ("dx", "dy", "angle", "scale", "margin", "flip", "page")


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
    source = read_yaml(path)
    data = source.data if isinstance(source.data, dict) else {}
    problems = [
        source.problem(
            (key,),
            "is not a key of a printer",
            at_key=True,
            expected=f"known: {', '.join(_KEYS)}",
            hint=did_you_mean(key, _KEYS),
        )
        for key in data
        if key not in _KEYS
    ]
    given: dict[str, Any] = {}
    for key in _KEYS:
        if data.get(key) is not None:
            try:
                given[key] = read_value(key, str(data[key]))
            except UserError as error:
                problems.append(_placed(source, key, error.problems[0]))
    if problems:
        raise UserError(problems)
    return Printer(name, **given)


def page_of(paper: Size) -> str:
    """How a page lies: a square one counts as portrait."""
    return PAGES[paper.w > paper.h]


def flip_of(name: str | None) -> str:
    """The edge on which the printer of that name flips; the long one if none is named. Raises as
    `load`."""
    return load(name).flip if name else FLIPS[0]


def _placed(source: Source, key: str, problem: Problem) -> Problem:
    return source.problem((key,), problem.found, expected=problem.expected, hint=problem.hint)


def read_value(key: str, written: str) -> float | str:
    """One measure as a person writes it: lengths with a unit, the angle in degrees, the scale in
    per cent. Raises UserError."""
    if key in ("flip", "page"):
        what, known = ("edge", FLIPS) if key == "flip" else ("way for a page to lie", PAGES)
        if written not in known:
            raise UserError(
                Problem(
                    f"{written!r} is no {what}",
                    key=key,
                    expected=" or ".join(known),
                    hint=did_you_mean(written, known),
                )
            )
        return written
    if key in ("dx", "dy", "margin"):
        try:
            length = mm(written)
        except BadLength as error:
            raise UserError(Problem(error.reason, key=key, hint=error.hint)) from None
        if abs(length) > MOST_SHIFT or (key == "margin" and length < 0):
            raise UserError(
                Problem(f"{written} is out of range", key=key, expected=f"at most {MOST_SHIFT:g}mm")
            )
        return length
    try:
        number = float(written.removesuffix("%").strip())
    except ValueError:
        raise UserError(Problem(f"{written!r} is not a number", key=key)) from None
    if key == "angle":
        if abs(number) > MOST_ANGLE:
            raise UserError(
                Problem(f"{written} is out of range", key=key, expected=f"at most {MOST_ANGLE:g}")
            )
        return number
    ratio = number / 100
    if not LEAST_SCALE <= ratio <= MOST_SCALE:
        raise UserError(
            Problem(
                f"{written} is out of range",
                key=key,
                expected=f"per cent, {LEAST_SCALE * 100:g} to {MOST_SCALE * 100:g}",
            )
        )
    return ratio


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
