"""What lies on the sheets of one PDF: pieces in order, and how they are cut and folded."""

from __future__ import annotations

from dataclasses import dataclass

from generator.components.parts import DrawnComponent
from generator.drawing.drawing import Drawing
from generator.drawing.outlines import Outline
from generator.sheets.cutting import Folds, Outlines
from generator.sheets.marks import Line
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
