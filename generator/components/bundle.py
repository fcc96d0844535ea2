"""What lies on the sheets of one PDF: pieces in order, and how they are cut and folded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from generator.components.parts import DrawnComponent
from generator.drawing.drawing import Drawing
from generator.drawing.outlines import Outline
from generator.errors import UserError
from generator.reading.read import Source
from generator.sheets.cutting import Folds, Outlines
from generator.sheets.marks import Line
from generator.sheets.placement import NO_CARD
from generator.sheets.writer import SheetJob


@dataclass(frozen=True)
class Piece:
    """One thing to be cut out: `part` it belongs to, `label` for people, `copy` from 1, and what is
    printed behind it."""

    part: DrawnComponent
    label: str
    drawing: Drawing
    copy: int
    back: Drawing | None = None


@dataclass(frozen=True)
class Bundle:
    """What lies on the sheets called `stem`: pieces in the order in which they are laid, and how
    they are cut (each by the name of its drawing, if they are not all alike)."""

    stem: str
    job: SheetJob
    pieces: tuple[Piece, ...]
    outline: Outline | Outlines
    folds: tuple[Line, ...] | Folds = ()


def placed(error: UserError, parts: Sequence[DrawnComponent], source: Source) -> UserError:
    """What no paper holds of the parts of a sheet, told where the catalogue says how large the
    largest of them is. What has its place already keeps it."""
    largest = max(parts, key=lambda part: max(part.piece.w, part.piece.h))
    key = "room" if largest.room else "make" if largest.make == "box" else "size"
    at = source.problem(("components", largest.of, "with", key), "")
    return UserError(
        [
            problem
            if problem.file
            else replace(
                at,
                found=problem.found.replace(NO_CARD, "no piece of "),
                expected=problem.expected,
                hint=problem.hint,
            )
            for problem in error.problems
        ]
    )
