"""`deckproof calibrate`: the sheet to measure a printer with, or the profile that readings make."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from generator.errors import Problem, UserError
from generator.faces.fonts import Shelf
from generator.printing import LABEL_FONT
from generator.project import Project
from generator.sheets import paper as papers
from generator.sheets import printer
from generator.sheets.calibration import Reading, measured, write_calibration
from generator.sheets.placement import Duplex
from generator.sheets.printer import Printer

_READINGS = ("across", "left", "right", "line")
_MEASURES = ("dx", "dy", "angle", "scale", "margin")


def printers() -> list[str]:
    """The printers that have a profile."""
    return printer.names()


def calibrate(project: Project, name: str | None, paper: str, duplex: str, **given: Any) -> Path:
    """Without a printer's name: writes output/calibration-<paper>.pdf. With one: stores the
    profile that the readings (all four) or the measures make. Answers the file that was written.

    Raises UserError for readings that are not complete, or that no printer can have.
    """
    sheet = papers.load(project).find(paper)
    readings = {key: given[key] for key in _READINGS if given.get(key) is not None}
    measures = {key: str(given[key]) for key in _MEASURES if given.get(key) is not None}
    if name is None:
        if readings or measures:
            raise UserError(Problem("readings of which printer?", key="--printer", hint="name it"))
        path = project.output / f"calibration-{sheet.name}.pdf"
        write_calibration(path, sheet, Duplex(duplex), Shelf(project).font(*LABEL_FONT))
        return path
    if readings and set(readings) != set(_READINGS):
        lacking = ", ".join(f"--{key}" for key in _READINGS if key not in readings)
        raise UserError(Problem(f"the readings lack {lacking}", key="--printer"))
    if not readings and not measures:
        raise UserError(
            Problem("nothing was measured", key="--printer",
                    expected="--across --left --right --line, or --dx --dy --angle --scale",
                    hint="'deckproof calibrate' prints the sheet to read them from")
        )  # fmt: skip
    found = Printer(name, flip=duplex)
    if readings:
        found = measured(name, Reading(**readings), sheet.size, duplex)
        told = (f"{found.dx}mm", f"{found.dy}mm", f"{found.angle}", f"{found.scale * 100}")
        for key, value in zip(_MEASURES, told, strict=False):
            printer.read_value(key, value)
    plain = found.as_plain() | {
        key: printer.read_value(key, text) for key, text in measures.items()
    }
    return printer.save(Printer.from_plain(plain))
