"""How far pieces lie from each other on a sheet.

In: a part, the sheets' own printing, the machine that cuts, if one does. Out: the gaps to try in
mm, the widest that costs no piece being taken; and how much of its bleed a piece shows in one.
"""

from __future__ import annotations

from generator.components.parts import DrawnComponent
from generator.sheets.machines import Machine
from generator.sheets.paper import Printing

#: Pieces of several kinds lie at least so many mm apart, so that each cut is its own.
_MIXED = 2.0

Gaps = tuple[float, ...]


def alone(part: DrawnComponent, printing: Printing, machine: Machine | None) -> Gaps:
    """Between pieces of one kind, which fill a sheet. By hand hexagons are cut from each other; a
    machine cuts each by itself."""
    if part.shape == "square":
        return _asked(part, printing.gutters)
    if part.shape == "hexagon" and machine is None:
        return _asked(part, (0.0,))
    return _asked(part, (2 * part.stock.bleed, part.stock.bleed))


def mixed(printing: Printing) -> Printing:
    """How sheets with pieces of several kinds are printed."""
    return printing.apart(_MIXED)


def among_others(part: DrawnComponent, printing: Printing) -> Gaps:
    """Between pieces of one kind in rows of a sheet that is `mixed`."""
    return _asked(part, printing.gutters)


def _asked(part: DrawnComponent, usual: Gaps) -> Gaps:
    """What the catalogue says, or the usual."""
    return usual if part.gap is None else (part.gap,)


def shown(part: DrawnComponent, machine: Machine | None) -> float:
    """How much bleed a piece among others shows: half of a gap that the catalogue names belongs to
    each neighbour, and no machine lets them touch."""
    if part.gap is None:
        return part.stock.bleed
    gap = part.gap if machine is None else max(part.gap, machine.apart)
    return min(part.stock.bleed, gap / 2)
