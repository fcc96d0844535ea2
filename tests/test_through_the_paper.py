"""A bad printer, a sheet of paper and a pair of eyes: the calibration sheet as it is used.

Nothing of the model of `printer` is used: a page is a picture, the printer's error is done to the
picture, and a scale is read as the sheet tells to read it. What is stored must then bring backs
behind their fronts, whatever sign anything has.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pypdfium2
import pytest
from PIL import Image

from generator.errors import UserError
from generator.project import Project
from generator.sheets import printer
from generator.workshop import calibrate

Pixels = Any
Matrix = Any

#: Pixels a mm.
_PX = 20.0
#: From the back's picture to what one sees through the paper, for a portrait A4.
_W, _H = 210.0, 297.0
_OVER = {
    "long-edge": np.array([[-1, 0, _W], [0, 1, 0], [0, 0, 1.0]]),
    "short-edge": np.array([[1, 0, 0], [0, -1, _H], [0, 0, 1.0]]),
}


@dataclass(frozen=True)
class Error:
    """What a printer does to backs, looking at them: mm right, mm down, degrees clockwise; and to
    all pages: their size."""

    right: float
    down: float
    clockwise: float
    size: float

    def on(self, back: bool) -> Matrix:
        """Where a point of the file comes to lie, in mm, y down."""
        to_middle = np.array([[1, 0, -_W / 2], [0, 1, -_H / 2], [0, 0, 1.0]])
        turn = math.radians(self.clockwise) if back else 0.0
        cos, sin = self.size * math.cos(turn), self.size * math.sin(turn)
        right, down = (self.right, self.down) if back else (0.0, 0.0)
        there = np.array([[cos, -sin, _W / 2 + right], [sin, cos, _H / 2 + down], [0, 0, 1.0]])
        return there @ to_middle


ERRORS = [Error(1.5, -0.8, 0.3, 0.992), Error(-2.3, 3.1, -0.4, 1.006), Error(0, 0, 0, 1)]


def printed(path: Path, error: Error, flip: str) -> tuple[Pixels, Pixels]:
    """The darkness of both sides, 0 to 1, as seen from the front against the light."""
    front, back = (
        page.render(scale=_PX * 25.4 / 72, grayscale=True).to_pil()
        for page in pypdfium2.PdfDocument(path)
    )

    def moved(page: Image.Image, matrix: Matrix) -> Pixels:
        pixels = np.diag([_PX, _PX, 1]) @ matrix @ np.diag([1 / _PX, 1 / _PX, 1])
        data = tuple(np.linalg.inv(pixels)[:2].ravel())
        seen = page.transform(
            page.size, Image.Transform.AFFINE, data, Image.Resampling.BILINEAR, fillcolor=255
        )
        return 1 - np.asarray(seen, dtype=np.float32) / 255

    return moved(front, error.on(False)), moved(back, _OVER[flip] @ error.on(True))


def lines_in(darkness: Pixels) -> list[float]:
    """Where a strip crosses lines, in mm from its start, by the middle of each dark run."""
    dark = np.concatenate([[0.0], darkness, [0.0]])
    starts = np.flatnonzero((dark[1:] > 0.3) & (dark[:-1] <= 0.3))
    ends = np.flatnonzero((dark[1:] <= 0.3) & (dark[:-1] > 0.3))
    return [(start + end) / 2 / _PX for start, end in zip(starts, ends, strict=True)]


class Eyes:
    """Reads scales of both sides. A scale runs right or down from its middle (x, y)."""

    def __init__(self, sides: tuple[Pixels, Pixels], error: Error, flip: str) -> None:
        self.front, self.back = sides
        self.seen = _OVER[flip] @ error.on(True) @ np.linalg.inv(_OVER[flip])

    def read(self, x: float, y: float, upright: bool) -> tuple[float, float]:
        """The tick's place on a scale, in steps of 0.2 mm right or down of nought, as the sheet
        tells to find it: where the thick line points, and then the nearest pair that meets."""
        there = self.seen @ [x, y, 1.0]  # the eye follows the back's scale sideways
        aside = there[0] - x if upright else there[1] - y

        def strip(page: Pixels, off: float) -> list[float]:
            """Lines across a strip of 1 mm beside the scale: below it, or left of it."""
            reach, thick = 54.0, 0.5
            if upright:
                part = page[_px(y - reach) : _px(y + reach), _px(x - off - thick) : _px(x - off)]
                return [at - reach for at in lines_in(part.mean(axis=1))]
            part = page[_px(y + off) : _px(y + off + thick), _px(x - reach) : _px(x + reach)]
            return [at - reach for at in lines_in(part.mean(axis=0))]

        ticks = [at for at in strip(self.front, -3.0) if abs(at) < 51]
        others = strip(self.back, 2.0 - aside if upright else 2.0 + aside)
        pointed = strip(self.back, 9.2 - aside if upright else 9.2 + aside)
        rough = round(2 * min(pointed, key=abs)) / 2
        assert len(ticks) == 51

        def apart(k: int) -> float:
            return min(abs(ticks[k + 25] - other) for other in others)

        near = [k for k in range(-25, 26) if abs(0.2 * k - rough) <= 0.85]
        best = min(near, key=apart)
        return 0.2 * best, rough


def _px(mm: float) -> int:
    return round(mm * _PX)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return Project(tmp_path, tmp_path / "out")


def readings(path: Path, error: Error, flip: str) -> dict[str, float]:
    """The four numbers. Their signs are those that the sheet prints: on the long edge plus lies
    left of nought and below it, on the short edge right and above. LEFT is the front's left."""
    eyes = Eyes(printed(path, error, flip), error, flip)
    across, _ = eyes.read(_W / 2, _H / 2, upright=False)
    one, _ = eyes.read(25.0, _H / 2, upright=True)
    other, _ = eyes.read(_W - 25.0, _H / 2, upright=True)
    if flip == "long-edge":
        return {"across": -across, "left": one, "right": other, "line": 160 * error.size}
    return {"across": across, "left": -one, "right": -other, "line": 160 * error.size}


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
@pytest.mark.parametrize("error", ERRORS, ids=["one", "other", "none"])
def test_what_is_read_corrects(error: Error, flip: str, project: Project) -> None:
    """As far as steps of 0.2 mm let it: 0.1 mm a reading, and ticks that are a little askew."""
    sheet = calibrate.calibrate(project, None, "a4", flip)
    calibrate.calibrate(project, "mine", "a4", flip, **readings(sheet, error, flip))
    found = printer.load("mine")

    assert found.dx == pytest.approx(error.right, abs=0.15)
    assert found.dy == pytest.approx(error.down, abs=0.15)
    assert found.angle == pytest.approx(error.clockwise, abs=math.degrees(0.2 / 160))
    assert found.scale == pytest.approx(error.size)


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
def test_the_corrected_sheet_reads_nought(flip: str, project: Project) -> None:
    """`calibrate --printer NAME` without readings prints the sheet to see whether it helps."""
    error = ERRORS[0]
    calibrate.calibrate(
        project, "mine", "a4", flip, dx="1.5mm", dy="-0.8mm", angle="0.3", scale="99.2"
    )
    again = calibrate.calibrate(project, "mine", "a4", None)
    eyes = Eyes(printed(again, error, flip), Error(0, 0, 0, 1), flip)

    assert again.name == "calibration-a4-for-mine.pdf"
    for x, upright in ((_W / 2, False), (25.0, True), (_W - 25.0, True)):
        assert eyes.read(x, _H / 2, upright) == (0.0, 0.0)


def test_an_unknown_printer_still_needs_readings(project: Project) -> None:
    with pytest.raises(UserError, match="nothing was measured"):
        calibrate.calibrate(project, "mine", "a4", None)


def test_without_the_pointer_a_vernier_tells_five_shifts(project: Project) -> None:
    """Why there is a short ruler: after 9 ticks of the front and 10 of the back both meet again."""
    sheet = calibrate.calibrate(project, None, "a4", "long-edge")
    front, back = printed(sheet, Error(0, 0, 0, 1), "long-edge")
    y, strip = _px(_H / 2), slice(_px(_W / 2 - 51), _px(_W / 2 + 51))
    above = lines_in(front[y - 60 : y - 50, strip].mean(axis=0))
    below = lines_in(back[y + 50 : y + 60, strip].mean(axis=0))

    met = [k for k, one in enumerate(above, -25) if min(abs(one - b) for b in below) < 0.06]
    assert met == [-18, -9, 0, 9, 18]
