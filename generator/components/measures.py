"""The figures that nets are computed from: templates/components/box.yaml and die.yaml, read.

In: a project (its own files go before ours). Out: records in mm. The files hold each figure with
its source and how sure it is.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from generator.project import Project
from generator.sheets.figures import Figures

_FOLDER = "templates/components"
_DIE_KEYS = ("edge", "tab", "bleed", "faces")
#: A die has faces for these numbers.
PIPS = range(1, 7)


@dataclass(frozen=True)
class BoxMeasures:
    """A tuck box's figures in mm; `dust` is a share of the depth."""

    card: float
    sleeved: float
    sleeve_width: float
    sleeve_height: float
    play_width: float
    play_height: float
    play_depth: float
    glue: float
    tongue: float
    tongue_corner: float
    dust: float
    taper: float
    notch: float
    ease: float
    bleed: float


@dataclass(frozen=True)
class DieMeasures:
    """A die's figures in mm, and where in the net each face lies: {face: (column, row)}."""

    edge: float
    tab: float
    bleed: float
    faces: dict[int, tuple[int, int]]


def box_measures(project: Project) -> tuple[BoxMeasures, dict[str, str]]:
    """The figures of boxes, and the paper to take instead of one that is too small. Raises
    UserError with every fault of the file."""
    figures = Figures(project, _FOLDER, "box", "file of measures")
    names = [field.name for field in fields(BoxMeasures)]
    figures.keys(known=(*names, "larger"))
    found = {name: figures.length(name) for name in names if name != "dust"}
    found["dust"] = figures.number("dust", least=0.1, most=1.5)
    larger = {name: figures.text("larger", name) for name in figures.keys("larger")}
    figures.done()
    return BoxMeasures(**found), larger


def die_measures(project: Project) -> DieMeasures:
    """The figures of dice. Raises UserError with every fault of the file."""
    figures = Figures(project, _FOLDER, "die", "file of measures")
    figures.keys(known=_DIE_KEYS)
    faces: dict[int, tuple[int, int]] = {}
    for index in range(len(figures.get("faces") or ())):
        face, column, row = (
            int(figures.number("faces", index, key, least=least, most=most))
            for key, least, most in (("face", 1, 6), ("column", 0, 3), ("row", 0, 2))
        )
        faces[face] = (column, row)
    if sorted(faces) != list(PIPS):
        figures.fault(("faces",), "doesn't name each face once", "1 to 6")
    edge, tab = figures.length("edge", least=5.0), figures.length("tab", least=2.0)
    bleed = figures.length("bleed")
    figures.done()
    return DieMeasures(edge, tab, bleed, faces)
