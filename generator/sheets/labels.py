"""Title, page number, instructions and rulers in the room that cards and marks leave.

In: a grid and the texts of a page. Out: a `Layout`, which says how long the crop marks may be and
where each label goes. The room is what lies between the crop marks of a side, and the strip beyond
them. Labels stand along the top and bottom, or read upwards along the left and right if there is
more room. They keep inside the margin if they can, then within the printer's reach; they shrink,
and crop marks shorten, before one is left out. Mm, y down, as everywhere on a sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from generator.drawing.drawing import Group, Item, Matrix
from generator.drawing.fonts import Font, Shelf
from generator.project import Project
from generator.sheets.forms import (
    Form,
    imperial_forms,
    metric_forms,
    ruler_forms,
    text_form,
    text_forms,
)
from generator.sheets.marks import Line, drawn
from generator.sheets.paper import Printing
from generator.sheets.placement import Grid
from generator.sheets.shelves import Shelves
from generator.units import PT, Box

#: What everything beside the cards is set in.
_FAMILY, _WEIGHT = "atkinson-hyperlegible-next", 400
#: Labels keep this far from bleed and marks; along their line this far from marks, from the fold
#: and from each other.
CLEAR = 0.5
_BESIDE, _OFF_FOLD, _APART = 1.2, 2.0, 3.0
#: What is tried, best first: type size in pt, how near to the paper's edge ("margin" and "reach"
#: are the printing defaults, or mm), and crop marks as a share of their full length.
_ATTEMPTS: tuple[tuple[float, str | float, float], ...] = (
    (7.5, "margin", 1.0), (6.5, "margin", 1.0), (7.5, "margin", 0.6), (6.5, "margin", 0.6),
    (7.5, "reach", 1.0), (6.5, "reach", 1.0), (5.5, "margin", 1.0), (5.5, "margin", 0.6),
    (6.5, "reach", 0.6), (5.5, "reach", 1.0), (5.5, "reach", 0.6), (5.0, "reach", 1.0),
    (5.0, "reach", 0.4), (4.5, "reach", 1.0), (4.5, "reach", 0.25), (4.0, "reach", 1.0),
    (4.0, "reach", 0.25), (4.5, 3.0, 1.0), (4.5, 3.0, 0.25), (4.0, 3.0, 0.25), (4.0, 2.0, 0.25),
    (3.5, 1.0, 0.25),
)  # fmt: skip
#: The costs of a place, in mm of distance from the ideal one: the other side of the same pair, a
#: side of the other pair, and each step to a worse form.
_OTHER_SIDE, _OTHER_PAIR, _WORSE_FORM = 500.0, 2000.0, 120.0
#: A mm off the line that all labels of a side stand on costs as much as so many along it.
_OFF_LINE = 6.0
#: Each label's side (the first or the second of the pair) and place along it, 0 start to 1 end.
_WISHES = {
    "identity": (0, 0.0), "flip": (0, 0.5), "position": (0, 1.0),
    "ruler": (1, 0.0), "metric": (1, 0.0), "imperial": (1, 0.5), "scale": (1, 1.0),
    "others": (1, 0.72),
}  # fmt: skip
_UPRIGHT = ("top", "bottom")
_SIDEWAYS = ("left", "right")


def label_font(project: Project) -> Font:
    """The font of labels, rulers and lists on sheets."""
    return Shelf(project).font(_FAMILY, _WEIGHT)


@dataclass(frozen=True, slots=True)
class Room:
    """A free rectangle of the page beside one side of the cards."""

    side: str
    box: Box


@dataclass(frozen=True, slots=True)
class Label:
    """One thing in its place: the box that it fills on the page, and its form."""

    name: str
    side: str
    box: Box
    form: Form

    def items(self, form: Form) -> Group:
        """A form of the same shape or a narrower one, drawn in this place."""
        box = self.box
        spare = _WISHES[self.name][1] * (self.form.size.w - form.size.w)
        matrix: Matrix = (1.0, 0.0, 0.0, 1.0, box.x + spare, box.y)
        if self.side in _SIDEWAYS:  # reads upwards: right becomes up, down becomes right
            matrix = (0.0, -1.0, 1.0, 0.0, box.x, box.bottom - spare)
        return Group(form.items, matrix)


@dataclass(frozen=True)
class Layout:
    """Where everything goes on the front pages, or on the back pages, of a job. `left_out` names
    what found no room; `em` is the type size in mm."""

    mark_length: float
    em: float
    font: Font
    labels: tuple[Label, ...]
    left_out: tuple[str, ...]

    def fixed(self) -> list[Item]:
        """What is the same on every page."""
        return [label.items(label.form) for label in self.labels if label.name != "position"]

    def position(self, text: str) -> list[Item]:
        """The page number of one page."""
        return [
            label.items(text_form(self.font, self.em, text, label.form.breaks))
            for label in self.labels
            if label.name == "position"
        ]


def layout(
    grid: Grid | Shelves, printing: Printing, font: Font, texts: Mapping[str, str]
) -> Layout:
    """Puts the texts and the rulers on a page: the first attempt that has room for all, or the one
    that leaves out least."""
    best: Layout | None = None
    for points, limit, share in _ATTEMPTS:
        length = max(printing.mark.length * share, printing.mark.shortest)
        edge = _edge(limit, printing)
        free = rooms(grid, printing, length, edge)
        labels, left_out = _pack(grid, font, points * PT, texts, free)
        if best is None or len(left_out) < len(best.left_out):
            best = Layout(length, points * PT, font, labels, left_out)
        if not left_out:
            break
    assert best is not None
    return best


def _edge(limit: str | float, printing: Printing) -> float:
    if isinstance(limit, float):
        return min(limit, printing.reach)
    return printing.margin if limit == "margin" else printing.reach


def rooms(grid: Grid | Shelves, printing: Printing, length: float, edge: float) -> list[Room]:
    """The free rectangles at least `edge` mm inside the paper: between the marks of each side, and
    beyond them. Those of different sides overlap at the corners."""
    paper, bled = grid.paper, grid.bled
    lines = drawn(grid, printing, length)
    clear = CLEAR + printing.mark.weight / 2
    right, bottom = paper.w - edge, paper.h - edge
    top_end = lines.top[0].y1 - clear
    left_end = min(line.x1 for line in lines.left) - clear
    below, beside = paper.h - top_end, paper.w - left_end
    found: list[Room] = []

    def add(side: str, x1: float, y1: float, x2: float, y2: float) -> None:
        if x2 - x1 > CLEAR and y2 - y1 > CLEAR:
            found.append(Room(side, Box(x1, y1, x2 - x1, y2 - y1)))

    for x1, x2 in _between([line.x1 for line in lines.top], edge, right):
        add("top", x1, edge, x2, bled.y - CLEAR)
    for x1, x2 in _between([line.x1 for line in lines.bottom], edge, right):
        add("bottom", x1, bled.bottom + CLEAR, x2, bottom)
    for y1, y2 in _between([line.y1 for line in lines.left], edge, bottom):
        add("left", edge, y1, bled.x - CLEAR, y2)
        add("right", bled.right + CLEAR, y1, right, y2)
    add("top", edge, edge, right, top_end)
    add("bottom", edge, below, right, bottom)
    add("left", edge, edge, left_end, bottom)
    add("right", beside, edge, right, bottom)
    if lines.fold is not None:
        found = _without(found, _whole(lines.fold, grid).grown(_OFF_FOLD))
    for hole in grid.keep_out:
        found = _without(found, hole)
    return found


def _between(lines: list[float], first: float, last: float) -> Iterator[tuple[float, float]]:
    """From mark to mark, and from the outermost ones to the edges."""
    starts = [first, *(line + _BESIDE for line in lines)]
    ends = [*(line - _BESIDE for line in lines), last]
    yield from zip(starts, ends, strict=True)


def _whole(fold: Line, grid: Grid | Shelves) -> Box:
    """The fold from edge to edge of the paper: nothing is written beyond its ends."""
    if fold.x1 == fold.x2:
        return Box(fold.x1, 0.0, 0.0, grid.paper.h)
    return Box(0.0, fold.y1, grid.paper.w, 0.0)


def _without(free: Iterable[Room], hole: Box) -> list[Room]:
    """The rooms without a hole: up to four smaller ones (which overlap) for one that it cuts."""
    found: list[Room] = []
    for room in free:
        box = room.box
        beside = hole.x >= box.right or hole.right <= box.x
        if beside or hole.y >= box.bottom or hole.bottom <= box.y:
            found.append(room)
            continue
        for x1, y1, x2, y2 in (
            (box.x, box.y, hole.x, box.bottom),
            (hole.right, box.y, box.right, box.bottom),
            (box.x, box.y, box.right, hole.y),
            (box.x, hole.bottom, box.right, box.bottom),
        ):
            if x2 - x1 > CLEAR and y2 - y1 > CLEAR:
                found.append(Room(room.side, Box(x1, y1, x2 - x1, y2 - y1)))
    return found


def _pack(
    grid: Grid | Shelves, font: Font, em: float, texts: Mapping[str, str], free: list[Room]
) -> tuple[tuple[Label, ...], tuple[str, ...]]:
    """Every thing in its best place, the hardest to place first; and what found none."""
    things: dict[str, list[Form]] = {
        "ruler": list(ruler_forms(font, em)),
        **{name: list(text_forms(font, em, text)) for name, text in texts.items()},
    }
    if not any(_places("ruler", things["ruler"], grid, free)):
        del things["ruler"]
        # Words for a family stand in one line: the second ruler makes room.
        told = {"others": things.pop("others")} if "others" in things else {}
        things = {
            "metric": list(metric_forms(font, em)),
            **told,
            "imperial": list(imperial_forms(font, em)),
            **things,
        }
    labels: list[Label] = []
    left_out: list[str] = []
    for name, forms in things.items():
        found = min(_places(name, forms, grid, free), key=lambda place: place[0], default=None)
        if found is None:
            left_out.append(name)
            continue
        labels.append(found[1])
        free = _without(free, _spaced(found[1]))
    return tuple(labels), tuple(left_out)


def _spaced(label: Label) -> Box:
    box, along, across = label.box, _APART, CLEAR
    if label.side in _SIDEWAYS:
        along, across = across, along
    return Box(box.x - along, box.y - across, box.w + 2 * along, box.h + 2 * across)


def _places(
    name: str, forms: list[Form], grid: Grid | Shelves, free: list[Room]
) -> Iterator[tuple[float, Label]]:
    """Every room that takes the thing, with what that place costs."""
    pair = _roomier_pair(grid)
    rank, share = _WISHES[name]
    paper = grid.paper
    for step, form in enumerate(forms):
        for room in free:
            sideways = room.side in _SIDEWAYS
            size = form.size.turned() if sideways else form.size
            box = room.box
            if size.w > box.w + 1e-9 or size.h > box.h + 1e-9:
                continue
            # The ideal place: so far along its side, at the paper's edge.
            if sideways:
                ideal_x = 0.0 if room.side == "left" else paper.w - size.w
                ideal_y = (1 - share) * (paper.h - size.h)
            else:
                ideal_x = share * (paper.w - size.w)
                ideal_y = 0.0 if room.side == "top" else paper.h - size.h
            x = min(max(ideal_x, box.x), box.right - size.w)
            y = min(max(ideal_y, box.y), box.bottom - size.h)
            along, off = abs(x - ideal_x), abs(y - ideal_y)
            if sideways:
                along, off = off, along
            cost = along + _OFF_LINE * off + step * _WORSE_FORM
            if room.side != pair[rank]:
                cost += _OTHER_SIDE if room.side in pair else _OTHER_PAIR
            yield cost, Label(name, room.side, Box(x, y, size.w, size.h), form)


def _roomier_pair(grid: Grid | Shelves) -> tuple[str, str]:
    """Top and bottom, or left and right: where the margin outside the bleed is larger."""
    above, beside = grid.bled.y, grid.bled.x
    return _UPRIGHT if above >= beside - CLEAR else _SIDEWAYS
