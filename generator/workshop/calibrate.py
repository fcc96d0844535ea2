"""`deckproof calibrate`: the sheet to measure a printer with, or the profile that readings make."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from generator.errors import Problem, UserError
from generator.project import Project
from generator.sheets import paper as papers
from generator.sheets import printer
from generator.sheets.calibration import Reading, base_line, measured, write_calibration
from generator.sheets.labels import label_font
from generator.sheets.paper import Paper
from generator.sheets.placement import Duplex
from generator.sheets.printer import FLIPS, Printer

_READINGS = ("across", "left", "right", "line")
#: What depends on how the paper was turned.
_OF_BACKS = {"dx", "dy", "angle"}
_MEASURES = ("dx", "dy", "angle", "scale", "margin")


def printers() -> list[str]:
    """The printers that have a profile."""
    return printer.names()


def calibrate(
    project: Project, name: str | None, paper: str, duplex: str | None, **given: Any
) -> Path:
    """Without a printer's name: writes output/calibration-<paper>.pdf. With one: stores the
    profile that the readings (all four) or the measures make; what isn't measured anew stays as
    it was stored. With the name of a stored one and nothing measured: writes the sheet as that
    profile corrects it. Answers the file that was written.

    Raises UserError for readings that are not complete, or that no printer can have.
    """
    sheet = papers.load(project).find(paper)
    readings = {key: given[key] for key in _READINGS if given.get(key) is not None}
    measures = {key: str(given[key]) for key in _MEASURES if given.get(key) is not None}
    if name is None:
        if readings or measures:
            raise UserError(Problem("readings of which printer?", key="--printer", hint="name it"))
        return _sheet(project, sheet, duplex or FLIPS[0])
    if readings and set(readings) != set(_READINGS):
        lacking = ", ".join(f"--{key}" for key in _READINGS if key not in readings)
        raise UserError(Problem(f"the readings lack {lacking}", key="--printer"))
    known = printer.load(name) if name in printer.names() else None
    if known is not None and not readings and not measures:
        known.suits(sheet, duplex or known.flip)
        return _sheet(project, sheet, duplex or known.flip, known)
    if not readings and not measures:
        raise UserError(
            Problem(
                "nothing was measured",
                key="--printer",
                expected="--across --left --right --line, or --dx --dy --angle --scale",
                hint="'deckproof calibrate' prints the sheet to read them from",
            )
        )
    found = known or Printer(name, page=printer.page_of(sheet.size))
    if readings:
        anew = measured(name, Reading(**readings), sheet.size, duplex or FLIPS[0])
        found = replace(anew, margin=found.margin)
        _refuse(found, readings["line"], base_line(sheet.size))
    plain = found.as_plain() | {
        key: printer.read_value(key, text) for key, text in measures.items()
    }
    if measures.keys() & _OF_BACKS:
        plain |= {"flip": duplex or found.flip, "page": printer.page_of(sheet.size)}
    return printer.save(Printer.from_plain(plain))


def _refuse(found: Printer, line: float, wanted: float) -> None:
    """Raises UserError for what no printer does, by the name of the reading that says so."""
    if not printer.LEAST_SCALE <= found.scale <= printer.MOST_SCALE:
        least, most = printer.LEAST_SCALE * wanted, printer.MOST_SCALE * wanted
        raise UserError(
            Problem(
                f"{line:g} mm is out of range: the line should be {wanted:g} mm long",
                key="--line",
                expected=f"{least:g} to {most:g} mm",
            )
        )
    sides = "--left, --right"
    for key, value, option in (
        ("dx", f"{found.dx:g}mm", "--across"),
        ("dy", f"{found.dy:g}mm", sides),
        ("angle", f"{found.angle:g}", sides),
    ):
        try:
            printer.read_value(key, value)
        except UserError as error:
            raise UserError([replace(one, key=option) for one in error.problems]) from None


def _sheet(project: Project, sheet: Paper, duplex: str, known: Printer | None = None) -> Path:
    name = f"calibration-{sheet.name}" + (f"-for-{known.name}" if known else "")
    path = project.output / f"{name}.pdf"
    write_calibration(path, sheet, Duplex(duplex), label_font(project), known)
    return path
