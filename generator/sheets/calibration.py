"""The calibration sheet: two pages, printed on both sides of one paper and held against the light.

Verniers tell the shift: the front has ticks every 2 mm, the back every 1.8 mm, so the pair that
lines up tells how far off the back is, in steps of 0.2 mm. After nine ticks of the front and ten
of the back another pair lines up, 1.8 mm further on. So the back's nought is a pointer, too, and
shows on a short ruler of the front about where to look. One vernier runs across in the middle of
the page; two run down, at its left and right, and their difference is the angle. A long line on
the front tells the scale. The four readings make a `Printer`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Shape, Stroke, moved, times, turned
from generator.drawing.fonts import Font
from generator.errors import Problem, UserError
from generator.files import write_whole
from generator.painting.pdf import About, Document
from generator.sheets.forms import run_at
from generator.sheets.imposition import Axis
from generator.sheets.pagehead import BELOW, title
from generator.sheets.paper import Paper
from generator.sheets.placement import Duplex, flip_axis
from generator.sheets.printer import Printer, page_of
from generator.units import PT, Size

#: Ticks of the front and of the back, how many at most on either side of nought (as many as the
#: paper has room for, by fives), and the step they read.
FRONT_STEP, BACK_STEP, TICKS = 2.0, 1.8, 25
STEP = FRONT_STEP - BACK_STEP
_LINE = Stroke("#000000", 0.15)
_BOLD = Stroke("#000000", 0.3)
_THICK = Stroke("#000000", 0.45)
_TEXT = 9 * PT
#: From line to line, as a multiple of the type size.
_LEADING = 1.4
_SMALL = 6.5 * PT
#: The page's edge to the verniers that run down, and to the long line.
_INSET = 25.0
#: The short ruler: its line's distance from the vernier's, how far the pointer goes past it, and
#: how many mm it shows on either side of nought.
_RULER, _PAST, _ROUGHLY = 10.5, 1.0, 6
#: Room that a vernier that runs down needs on its inner side, with its words; and its ticks.
_BESIDE, _LONGEST = 20.0, 8.0
_TITLE = 15 * PT
#: From the paper's edges: words, and the crosses of the upper corners.
_TOP, _CROSS = 14.0, 58.0


@dataclass(frozen=True)
class Reading:
    """What a person reads off the sheet: the three verniers in mm, and the long line's length."""

    across: float
    left: float
    right: float
    line: float


def base_line(paper: Size) -> float:
    """How long the line for the scale should be, in mm: a round number that the page holds."""
    return math.floor((paper.w - 2 * _INSET) / 10) * 10


def arms(paper: Size) -> float:
    """From the left vernier to the right one, in mm."""
    return paper.w - 2 * _INSET


def ticks(paper: Size) -> int:
    """How many ticks the verniers have on either side of nought."""
    room = min(paper.w / 2 - _INSET - _BESIDE, paper.h / 2 - 70.0)
    return max(5, min(TICKS, int(room / FRONT_STEP) // 5 * 5))


def measured(name: str, reading: Reading, paper: Size, flip: str) -> Printer:
    """The profile that the four readings make. Raises UserError for a line of no length.

    The sheet is read from its front through the paper, and left and right are those of the front.
    Its numbers are written so that they tell what one would see when looking at the back: right and
    down are positive there. The scales are printed by the same printer, so they have grown with the
    line.
    """
    if reading.line <= 0:
        raise UserError(Problem("the line has no length", key="--line"))
    lower = reading.right - reading.left
    if flip_axis(paper, Duplex(flip)) is Axis.VERTICAL:  # the front's left is the back's right
        lower = -lower
    turn = math.degrees(math.asin(_within(lower / arms(paper))))
    scale = reading.line / base_line(paper)
    down = (reading.left + reading.right) / 2
    return Printer(
        name,
        round(reading.across * scale, 3),
        round(down * scale, 3),
        round(turn, 4),
        round(scale, 5),
        flip=flip,
        page=page_of(paper),
    )


def _within(sine: float) -> float:
    return max(-1.0, min(1.0, sine))


def write_calibration(
    path: Path, paper: Paper, duplex: Duplex, font: Font, printer: Printer | None = None
) -> None:
    """Writes the two pages for one paper and one way of flipping it; with a printer, as its profile
    corrects them, to see whether it does."""
    size = paper.size
    edge = "Long" if duplex is Duplex.LONG_EDGE else "Short"
    about = About(
        f"Deckproof calibration sheet, {paper.title}",
        language="en",
        duplex=f"DuplexFlip{edge}Edge",
    )
    document = Document(size, about, font.key)
    for back, page in enumerate(pages(paper, duplex, font)):
        if printer is not None:
            page = [Group(tuple(page), printer.corrects(size, bool(back)))]
        document.write(document.inline(tuple(page)))
        document.end_page("Back" if back else "Front")
    write_whole(path, document.finish())


def pages(sheet: Paper, duplex: Duplex, font: Font) -> tuple[list[Item], list[Item]]:
    """Front and back as items in mm."""
    paper = sheet.size
    axis = flip_axis(paper, duplex)
    assert axis is not None, "a sheet that is printed on both sides"
    middle = paper.w / 2, paper.h / 2
    right = 1 if axis is Axis.HORIZONTAL else -1  # which way "right on the back" lies on the front
    down = -1 if axis is Axis.HORIZONTAL else 1
    places = (
        ("across", *middle, 0.0, right),
        ("left", _INSET, middle[1], 90.0, down),
        ("right", paper.w - _INSET, middle[1], 90.0, down),
    )
    count = ticks(paper)
    front: list[Item] = []
    seen: list[Item] = []
    for name, x, y, turn, sign in places:
        front.append(_placed(_vernier(font, FRONT_STEP, count, sign, name.upper()), x, y, turn))
        # Laid as one sees it through the paper, against the front's ticks; then turned over.
        seen.append(_placed(_vernier(font, BACK_STEP, count, 0, ""), x, y, turn))
    for x, y in (
        (_INSET, _CROSS),
        (paper.w - _INSET, _CROSS),
        (_INSET, paper.h - 18.0),
        (paper.w - _INSET, paper.h - 18.0),
    ):
        front.append(Shape(paths.ellipse(x, y, 3.0), None, _LINE))
        cross = paths.line(x - 4, y, x + 4, y) + paths.line(x, y - 4, x, y + 4)
        seen.append(Shape(cross, None, _LINE))
    over = (-1.0, 0.0, 0.0, 1.0, paper.w, 0.0)
    if axis is Axis.HORIZONTAL:
        over = (1.0, 0.0, 0.0, -1.0, 0.0, paper.h)
    front += _ruler(font, paper)
    front += _instructions(font, sheet, duplex)
    return front, [Group(tuple(seen), over), *_heading(font)]


def _placed(items: list[Item], x: float, y: float, turn: float) -> Item:
    return Group(tuple(items), times(moved(x, y), turned(turn)))


def _vernier(font: Font, step: float, count: int, sign: int, name: str) -> list[Item]:
    """Ticks about the origin along x: upwards with numbers on the front, downwards on the back,
    whose nought points at the front's short ruler."""
    items: list[Item] = []
    reach = count * step
    on_front = sign != 0
    up = -1 if on_front else 1
    for k in range(-count, count + 1):
        tall = _LONGEST if k == 0 else 6.0 if k % 5 == 0 else 4.0
        stroke = _BOLD if k % 5 == 0 else _LINE
        if k == 0 and not on_front:
            tall, stroke = _RULER + _PAST, _THICK
        items.append(Shape(paths.line(k * step, 0, k * step, up * tall), None, stroke))
        if on_front and k % 5 == 0:
            items.append(_number(font, round(sign * k * STEP, 1), k * step, -9.3))
    items.append(Shape(paths.line(-reach, 0, reach, 0), None, _LINE))
    if on_front:
        text = f"{name}: mm where two ticks line up"
        if font.shape(text).advance / font.upem * _TEXT > 2 * reach:
            text = name
        items.append(run_at(font, _TEXT, -reach, -13.5, text))
        items += _short_ruler(font, sign)
    return items


def _short_ruler(font: Font, sign: int) -> list[Item]:
    """Whole mm below the vernier, ticks and numbers downwards."""
    line = paths.line(-_ROUGHLY, _RULER, _ROUGHLY, _RULER)
    items: list[Item] = [Shape(line, None, _LINE)]
    for k in range(-_ROUGHLY, _ROUGHLY + 1):
        tall = 2.0 if k % 5 == 0 else 1.2
        items.append(Shape(paths.line(k, _RULER, k, _RULER + tall), None, _LINE))
        if k % 5 == 0:
            items.append(_number(font, sign * k, k, _RULER + tall + 2.4))
    return items


def _number(font: Font, value: float, x: float, y: float) -> Item:
    """A reading with its sign, centred on x."""
    label = f"{value:+g}" if value else "0"
    width = font.shape(label).advance / font.upem * _SMALL
    return run_at(font, _SMALL, x - width / 2, y, label)


def _ruler(font: Font, paper: Size) -> list[Item]:
    length, y = base_line(paper), paper.h - 40.0
    x = (paper.w - length) / 2
    items: list[Item] = [Shape(paths.line(x, y, x + length, y), None, _BOLD)]
    for k in range(int(length) + 1):
        tall = 6.0 if k % 10 == 0 else 4.0 if k % 5 == 0 else 2.5
        items.append(Shape(paths.line(x + k, y, x + k, y - tall), None, _LINE))
        if k % 50 == 0:
            items.append(run_at(font, _SMALL, x + k + 0.6, y - tall - 0.5, f"{k}"))
    text = f"LINE: measure it from end to end. It should be {length:g} mm."
    items.append(run_at(font, _TEXT, x, y + 5.0, text))
    # The same downwards, shorter: a printer that stretches one way only shows it here.
    top = paper.h / 2 + 30.0
    down = min(60.0, y - top - 14.0)
    if down > 20:
        down = math.floor(down / 10) * 10.0
        at = paper.w / 2
        items.append(Shape(paths.line(at, top, at, top + down), None, _BOLD))
        items += [
            Shape(paths.line(at, top + k, at + (4.0 if k % 10 == 0 else 2.0), top + k), None, _LINE)
            for k in range(int(down) + 1)
        ]
        lines = (f"{down:g} mm downwards. If only this line is off,", "no profile can fix it.")
        items += [
            run_at(font, _SMALL, at + 6, top + down / 2 + k * _LEADING * _SMALL, text)
            for k, text in enumerate(lines)
        ]
    return items


def _instructions(font: Font, sheet: Paper, duplex: Duplex) -> list[Item]:
    edge = duplex.value.replace("-", " ")
    paper, shown = sheet.size, f" --paper {sheet.name}"
    if duplex is not Duplex.LONG_EDGE:
        shown += f" --duplex {duplex.value}"
    steps = (
        f"Print both pages on one paper at 100 % (actual size), flipped on the {edge}. Hold it "
        "against the light, this side towards you. If each cross is in the middle of its circle "
        f"and the long line is {base_line(paper):g} mm, the printer needs no profile.",
        "Else read the three scales. The thick line of the back points at a number on the short "
        "ruler: that is roughly the reading. Of the ticks that meet a tick of the back, the one "
        "nearest to that number is the reading; between two, take the middle. Then measure the "
        "long line.",
        f"deckproof calibrate --printer NAME{shown} --across N --left N --right N --line N",
        "deckproof calibrate --printer NAME prints this sheet corrected, to see whether it helps.",
    )
    first, size = _TOP + 2 + BELOW + _LEADING * _TEXT, _TEXT
    room = _CROSS - 5.0 - first
    while True:
        lines = list(_numbered(font, size, paper.w - 2 * _TOP, steps))
        if (len(lines) - 1) * _LEADING * size <= room:
            break
        size *= 0.96
    return [
        *title(
            font, min(_TITLE, 2 * size), _TOP, _TOP + 2, paper.w - 2 * _TOP, "Calibration sheet"
        ),
        *(
            run_at(font, size, x, first + row * _LEADING * size, line)
            for row, (x, line) in enumerate(lines)
        ),
    ]


def _numbered(
    font: Font, size: float, width: float, steps: Iterable[str]
) -> Iterator[tuple[float, str]]:
    """Numbered steps in lines that fit the width, each with where it starts, in mm."""
    hanging = 1.6 * size
    for number, step in enumerate(steps, 1):
        line, x = f"{number}.", _TOP
        for word in step.split():
            longer = f"{line} {word}"
            if font.shape(longer).advance / font.upem * size > width - (x - _TOP):
                yield x, line
                line, x = word, _TOP + hanging
            else:
                line = longer
        yield x, line


def _heading(font: Font) -> list[Item]:
    text = "Calibration sheet, back: nothing to read on this side"
    return [run_at(font, _TEXT, _TOP, 0.7 * _CROSS, text)]
