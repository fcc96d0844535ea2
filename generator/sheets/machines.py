"""Cutting machines: the marks that they look for, the room that they leave.

In: a machine's profile of templates/profiles/machines/, and a paper. Out: the paper as the machine
wants it turned, a `Fence` within which cards may lie, and the registration marks as outlines. All
figures stand in the profiles, with their sources; a project's own file of the same name goes before
ours. Mm from the page's top-left corner, y down.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.project import Project
from generator.sheets.figures import MARKS, Figures
from generator.sheets.outlines import Outline, polygon, rounded
from generator.sheets.paper import Paper
from generator.sheets.placement import Fence
from generator.units import Box, Size

_FOLDER = "templates/profiles/machines"
_CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")
_TURNS = ("as-is", "portrait", "landscape")
_KEYS = (
    "title", "about", "settings", "turn", "marks", "clear", "inset", "areas", "apart", "pictures",
)  # fmt: skip
_MARK_KEYS = ("shape", "corner", "across", "down", "size", "stroke", "mark", "source")


@dataclass(frozen=True, slots=True)
class Mark:
    """A printed registration mark: a filled `square`, or an `angle` whose arms run inwards from
    its `corner`. `across` and `down` are from the paper's nearest edges to the mark's outer
    ones."""

    shape: str
    corner: str
    across: float
    down: float
    size: float
    stroke: float

    def box(self, page: Size) -> Box:
        """Where it lies on a page."""
        left, top = "left" in self.corner, "top" in self.corner
        x = self.across if left else page.w - self.across - self.size
        y = self.down if top else page.h - self.down - self.size
        return Box(x, y, self.size, self.size)

    def black(self, page: Size) -> tuple[Box, ...]:
        """What is black of it: the square, or both arms."""
        box = self.box(page)
        if self.shape == "square":
            return (box,)
        x = box.x if "left" in self.corner else box.right - self.stroke
        y = box.y if "top" in self.corner else box.bottom - self.stroke
        return Box(x, box.y, self.stroke, box.h), Box(box.x, y, box.w, self.stroke)

    def outline(self, page: Size) -> Outline:
        """Its black shape."""
        box = self.box(page)
        if self.shape == "square":
            return rounded(box, 0.0)
        left, top, s = "left" in self.corner, "top" in self.corner, self.stroke
        # Drawn for the top-left corner, then mirrored to where it stands.
        points = [(0, 0), (self.size, 0), (self.size, s), (s, s), (s, self.size), (0, self.size)]
        return polygon(
            (box.x + (x if left else self.size - x), box.y + (y if top else self.size - y))
            for x, y in points
        )


@dataclass(frozen=True)
class Machine:
    """A cutting machine's profile. `areas` has the largest area by paper, if it is limited. If its
    program prints and cuts along what is opaque, `pictures` says at how many pixels per inch, and
    cards are at least so far `apart` (mm) that it sees each by itself."""

    name: str
    title: str
    settings: str
    turn: str
    marks: tuple[Mark, ...]
    clear: float
    inset: float
    areas: dict[str, Size]
    apart: float = 0.0
    pictures: float | None = None

    def paper(self, paper: Paper) -> Paper:
        """The paper as the machine wants it turned."""
        upright = paper.size.h >= paper.size.w
        if self.turn == "as-is" or upright == (self.turn == "portrait"):
            return paper
        return Paper(paper.name, paper.size.turned())

    def fence(self, paper: Paper) -> Fence:
        """Where cards may lie on that paper (turned already). Raises UserError for a paper whose
        area nobody knows."""
        black = (box for mark in self.marks for box in mark.black(paper.size))
        keep_out = tuple(box.grown(self.clear) for box in black)
        if not self.areas:
            return Fence(None, keep_out, self.inset, self.apart)
        if paper.name not in self.areas:
            known = list(self.areas)
            raise UserError(
                Problem(
                    f"{self.title}'s largest area on {paper.title} is not known",
                    expected=f"papers: {listed(known)}",
                    hint=did_you_mean(paper.name, known),
                )
            )
        return Fence(self.areas[paper.name], keep_out, self.inset, self.apart)

    def registration(self, page: Size) -> tuple[Outline, ...]:
        """The marks to print on each front page."""
        return tuple(mark.outline(page) for mark in self.marks)


def load(project: Project, name: str) -> Machine:
    """The profile of that name. Raises UserError with the nearest name, or with its faults."""
    figures = Figures(project, _FOLDER, name, "machine")
    figures.keys(known=_KEYS)
    marks = [_mark(figures, index) for index in range(len(figures.get("marks") or ()))]
    clear = figures.length("clear") if marks else 0.0
    inset = figures.length("inset") if figures.get("inset") else 0.0
    apart = figures.length("apart") if figures.get("apart") else 0.0
    pictures = None
    if figures.get("pictures"):
        pictures = figures.number("pictures", least=72, most=1200)
    areas = {}
    for paper in figures.keys("areas"):
        figures.keys("areas", paper, known=("width", "height", "mark", "source"))
        figures.word("areas", paper, "mark", among=MARKS)
        areas[paper] = Size(*(figures.length("areas", paper, s) for s in ("width", "height")))
    turn = figures.word("turn", among=_TURNS)
    title = figures.text("title") or name
    figures.done()
    return Machine(
        name,
        title,
        figures.text("settings"),
        turn,
        tuple(marks),
        clear,
        inset,
        areas,
        apart,
        pictures,
    )


def _mark(figures: Figures, index: int) -> Mark:
    loc = ("marks", index)
    figures.keys(*loc, known=_MARK_KEYS)
    figures.word(*loc, "mark", among=MARKS)
    shape = figures.word(*loc, "shape", among=("square", "angle"))
    return Mark(
        shape,
        figures.word(*loc, "corner", among=_CORNERS),
        figures.length(*loc, "across"),
        figures.length(*loc, "down"),
        figures.length(*loc, "size", least=1.0),
        figures.length(*loc, "stroke", least=0.1) if shape == "angle" else 0.0,
    )
