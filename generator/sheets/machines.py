"""Cutting machines: the marks that they look for, the room that they leave.

In: a machine's profile of templates/profiles/machines/, and a paper. Out: the paper as the machine
wants it turned, a `Fence` within which cards may lie, and the registration marks as outlines. All
figures stand in the profiles, with their sources; a project's own file of the same name goes before
ours. Mm from the page's top-left corner, y down.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import ConfigDict, Field, model_validator

from generator.drawing.outlines import Outline, polygon, rounded
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.project import Project
from generator.reading import figures
from generator.reading.faults import InvalidValue
from generator.reading.figures import ABOUT_MARK, ABOUT_SOURCE, LengthFigure, NumberFigure, within
from generator.reading.models import Model, named_file, read_model
from generator.reading.written import LONGEST_MM, AnyLength, Text, choice, count_within
from generator.sheets.paper import Paper
from generator.sheets.placement import Fence
from generator.units import BadLength, Box, Size, mm

_FOLDER = "templates/profiles/machines"
_CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")
_TURNS = ("as-is", "portrait", "landscape")
_SHAPES = ("square", "angle")
#: How many registration marks there may be.
PATTERNS = (3, 4)
#: What a person may ask of a registration, in mm: `--machine silhouette:marks=4,inset=16mm`.
#: `larger` is how much wider and higher than the paper the page of its program is declared, so that
#: its least inset is less on the paper: "borderless", as its users call it.
_WISHES = {
    "inset": (10.0, 40.0), "length": (5.0, 20.0), "thickness": (0.5, 1.0), "larger": (0.0, 13.0)
}  # fmt: skip
_EXAMPLE = "such as silhouette:marks=4,inset=16mm,length=7mm,thickness=1mm"
#: What a person is told of a page that is larger than the paper.
_LARGER = (
    "Declare a page that is {0:g} mm wider and {0:g} mm higher than the paper, and lay the paper "
    "as usual: the marks are found where they are printed, so much nearer to its edges."
)
#: Cards closer than this are cut twice where they touch, and have no bleed; for machines that say
#: nothing of it.
_APART = 1.25


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


@dataclass(frozen=True, slots=True)
class Registration:
    """Marks as a machine's program asks for them: how many (3: a square at the top-left and two
    angles; 4: angles alone), how far from the paper's edges, how long and how thick their arms
    are. Lines run through the inset and are so thick half to each side. The program's page may be
    `larger` than the paper, which lies in its middle."""

    marks: int
    inset: float
    length: float
    thickness: float
    square: float
    larger: float = 0.0

    def printed(self) -> tuple[Mark, ...]:
        """The marks themselves."""
        half = self.thickness / 2
        at = self.inset - self.larger / 2 - half
        corners = _CORNERS[: self.marks]
        found = [
            Mark("angle", corner, at, at, self.length + half, self.thickness) for corner in corners
        ]
        if self.marks == min(PATTERNS):
            found[0] = Mark("square", corners[0], at, at, self.square + self.thickness, 0.0)
        return tuple(found)

    def asked(self, wishes: Mapping[str, float]) -> Registration:
        """With another number, inset, length or thickness."""
        changes: dict[str, Any] = {**wishes}
        return replace(self, **changes)


@dataclass(frozen=True)
class Machine:
    """A cutting machine's profile. `areas` has the largest area by paper, if it is limited. If its
    program prints and cuts along what is opaque, `pictures` says at how many pixels per inch. Cards
    are at least so far `apart` (mm), words and rulers out of a square of `quiet` mm at each mark.
    Its program's page is so much `larger` than the paper (mm).
    """

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
    quiet: float = 0.0
    larger: float = 0.0

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
        quiet = tuple(self._quiet(mark, paper.size) for mark in self.marks) if self.quiet else ()
        if not self.areas:
            return Fence(None, keep_out, self.inset, self.apart, quiet, self.larger > 0)
        if paper.name not in self.areas:
            known = list(self.areas)
            raise UserError(
                Problem(
                    f"{self.title}'s largest area on {paper.title} is not known",
                    expected=f"papers: {listed(known)}",
                    hint=did_you_mean(paper.name, known),
                )
            )
        return Fence(self.areas[paper.name], keep_out, self.inset, self.apart, quiet)

    def _quiet(self, mark: Mark, page: Size) -> Box:
        """A mark's square, from its outer corner inwards, and all that lies outside of it."""
        wide, high = mark.across + self.quiet, mark.down + self.quiet
        x = 0.0 if "left" in mark.corner else page.w - wide
        y = 0.0 if "top" in mark.corner else page.h - high
        return Box(x, y, wide, high)

    def registration(self, page: Size) -> tuple[Outline, ...]:
        """The marks to print on each front page."""
        return tuple(mark.outline(page) for mark in self.marks)


class MarkModel(Model):
    """A registration mark that is printed for the machine to find."""

    model_config = ConfigDict(
        title="registration mark",
        json_schema_extra={
            "if": {"properties": {"shape": {"const": "angle"}}},
            "then": {"required": ["stroke"]},
        },
    )
    shape: Annotated[str, *choice(_SHAPES)] = Field(
        description="A filled square, or an angle whose arms run inwards."
    )
    corner: Annotated[str, *choice(_CORNERS)] = Field(description="The corner that it stands in.")
    across: LengthFigure = Field(description="From the paper's left or right edge to its own.")
    down: LengthFigure = Field(description="From the paper's top or bottom edge to its own.")
    size: Annotated[LengthFigure, *within(1.0, LONGEST_MM, "mm")] = Field(
        description="The square's side, or the length of an arm."
    )
    stroke: Annotated[LengthFigure, *within(0.1, LONGEST_MM, "mm")] = Field(
        0.0, description="How thick the arms of an angle are."
    )
    mark: figures.Mark = Field(description=ABOUT_MARK)
    source: Text = Field("", description=ABOUT_SOURCE)

    @model_validator(mode="after")
    def _angles_have_strokes(self) -> MarkModel:
        if self.shape == "angle" and "stroke" not in self.model_fields_set:
            raise InvalidValue("is an angle without a stroke", "stroke: 1mm").for_pydantic()
        return self


class RegistrationModel(Model):
    """Marks as the machine's program draws them, by the settings that it asks for."""

    model_config = ConfigDict(title="registration")
    marks: Annotated[int, *count_within(min(PATTERNS), max(PATTERNS))] = Field(
        description="3: a square and two angles; 4: four angles."
    )
    inset: Annotated[LengthFigure, *within(*_WISHES["inset"], "mm")] = Field(
        description="From the paper's edges to the marks."
    )
    length: Annotated[LengthFigure, *within(*_WISHES["length"], "mm")] = Field(
        description="How long the arms of an angle are."
    )
    thickness: Annotated[LengthFigure, *within(*_WISHES["thickness"], "mm")] = Field(
        description="How thick they are."
    )
    square: Annotated[LengthFigure, *within(1.0, 20.0, "mm")] = Field(
        5.0, description="The side of the square."
    )


class AreaModel(Model):
    """The largest area that the machine cuts on a paper."""

    model_config = ConfigDict(title="area")
    width: AnyLength = Field(description="Width of the area.")
    height: AnyLength = Field(description="Height of the area.")
    mark: figures.Mark = Field(description=ABOUT_MARK)
    source: Text = Field("", description=ABOUT_SOURCE)


class MachineModel(Model):
    """A cutting machine, as templates/profiles/machines/*.yaml write it."""

    model_config = ConfigDict(
        title="machine",
        json_schema_extra={
            "if": {
                "anyOf": [
                    {"properties": {"marks": {"minItems": 1}}, "required": ["marks"]},
                    {"required": ["registration"]},
                ]
            },
            "then": {"required": ["clear"]},
        },
    )
    title: Text = Field("", description="What people call it.")
    about: Text = Field("", description="How sheets are brought to it.")
    settings: Text = Field("", description="What to set in its program.")
    turn: Annotated[str, *choice(_TURNS)] = Field(description="How it wants the page.")
    registration: RegistrationModel | None = Field(
        None, description="The marks that it looks for, by its program's settings."
    )
    marks: list[MarkModel] = Field([], description="The same, each as it was measured.")
    clear: LengthFigure = Field(0.0, description="White paper round each mark.")
    quiet: LengthFigure = Field(
        0.0, description="A square at each mark that words and rulers keep out of."
    )
    inset: LengthFigure = Field(0.0, description="From the paper's edge to where it cuts.")
    areas: dict[str, AreaModel] = Field({}, description="The largest area, by paper.")
    apart: LengthFigure = Field(_APART, description="The least distance between two cards.")
    pictures: Annotated[NumberFigure, *within(72, 1200)] | None = Field(
        None, description="Pictures for it to print: pixels per inch."
    )

    @model_validator(mode="after")
    def _marks_are_clear(self) -> MachineModel:
        if self.marks and self.registration is not None:
            raise InvalidValue("has marks and a registration", "one of them").for_pydantic()
        if (self.marks or self.registration) and "clear" not in self.model_fields_set:
            raise InvalidValue(
                "has marks, but not how much white they need", "clear: 2mm"
            ).for_pydantic()
        return self


def called(wanted: str) -> str:
    """What files for a machine are called: `silhouette`, or `silhouette-marks-4-inset-16mm`."""
    return wanted.replace(":", "-").replace("=", "-").replace(",", "-").replace(" ", "")


def load(project: Project, wanted: str) -> Machine:
    """The profile of that name; after a colon may stand what its marks should be. Raises UserError
    with the nearest name, or with its faults."""
    name, _, asked = wanted.partition(":")
    found = read_model(MachineModel, named_file(project, _FOLDER, name, "machine"), project)
    wishes = _wishes(asked)
    marks = tuple(
        Mark(
            one.shape,
            one.corner,
            one.across,
            one.down,
            one.size,
            one.stroke if one.shape == "angle" else 0.0,
        )
        for one in found.marks
    )
    inset, settings, larger = found.inset, found.settings, wishes.get("larger", 0.0)
    if found.registration is not None:
        row = found.registration
        registration = Registration(
            row.marks, row.inset, row.length, row.thickness, row.square
        ).asked(wishes)
        marks, inset = registration.printed(), max(inset, registration.inset) - larger / 2
        if larger:
            settings += f" {_LARGER.format(larger)}"
        for key in ("marks", "inset", "length", "thickness"):
            settings = settings.replace(f"{{{key}}}", f"{getattr(registration, key):g}")
    elif wishes:
        raise UserError(
            Problem(f"{name} has no registration marks to choose", key="--machine", expected=name)
        )
    return Machine(
        called(wanted),
        found.title or name,
        settings,
        found.turn,
        marks,
        found.clear if marks else 0.0,
        inset,
        {paper: Size(area.width, area.height) for paper, area in found.areas.items()},
        found.apart,
        found.pictures,
        found.quiet if marks else 0.0,
        larger,
    )


def _wishes(asked: str) -> dict[str, float]:
    """`marks=4,inset=16mm` as numbers and mm."""
    found: dict[str, float] = {}
    for wish in filter(None, asked.split(",")):
        key, _, value = (part.strip() for part in wish.partition("="))
        if key == "marks":
            if value not in map(str, PATTERNS):
                raise _no_wish(f"{value!r} is no number of marks", "marks=3 or marks=4")
            found[key] = int(value)
            continue
        if key not in _WISHES:
            hint = did_you_mean(key, ["marks", *_WISHES])
            raise _no_wish(f"{key!r} is nothing that marks have", _EXAMPLE, hint)
        try:
            found[key] = mm(value)
        except BadLength as error:
            raise _no_wish(f"{key}: {error.reason}", _EXAMPLE, error.hint) from None
        least, most = _WISHES[key]
        if not least <= found[key] <= most:
            raise _no_wish(f"{key}: {value} is out of range", f"{least:g}mm to {most:g}mm")
    return found


def _no_wish(found: str, expected: str, hint: str = "") -> UserError:
    return UserError(Problem(found, key="--machine", expected=expected, hint=hint))
