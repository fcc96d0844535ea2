"""What stands beside a net on its page: what it says, and where it may not stand."""

from __future__ import annotations

from generator.components.folding import covered
from generator.components.nets import Net
from generator.drawing.drawing import Drawing, Item, box_through, moved, times, turned
from generator.sheets.placement import Grid
from generator.units import Box, Size

FREE = 1.5  # mm between the steps and anything else


def spoken(items: list[Item]) -> str:
    """All words but numbers."""
    runs = Drawing("page", Size(1, 1), 0.0, 0.0, tuple(items), {}).runs()
    return " ".join(run.text for run, _ in runs if not run.text.isdigit())


def taken(net: Net, grid: Grid) -> list[Box]:
    """What the only net of a page takes of it, its colour and its ticks too."""
    (spot,) = grid.fronts
    turn = turned(spot.angle, net.size.w / 2, net.size.h / 2)
    here = times(moved(spot.x - net.size.w / 2, spot.y - net.size.h / 2), turn)
    return [box_through(here, box) for box in covered(net, 2.0)]
