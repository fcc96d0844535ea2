"""The HashRate's ornament: four shelves of machines, a bar for each digit of the card's hash.

Lengths in mm, origin at the panel's top-left corner, y down.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.drawing import paths
from generator.drawing.drawing import Path
from generator.games.vires_in_numeris.art.mined import TOP, digits, filled, lines
from generator.units import Box

BARS = 16  # a shelf
MARGIN, PITCH, WIDTH, RADIUS = 1.9, 2.44, 1.61, 0.25
FIRST, ROW = 8.7, 7.9  # y of the first shelf, and from shelf to shelf
LEAST, MOST = 0.55, 6.15  # height of the bars for digit 0 and digit 15
FEET = 0.5  # what a bar stands above its shelf's line


@ornament
def mined_racks(*, message: str, ink: Colour, hot: Colour) -> Items:
    """Bars as high as the digits of the SHA-256 of `message`; the zeros in front and each of the
    largest in `hot`."""
    cold: list[Path] = []
    bright: list[Path] = []
    found = digits(message)
    zeros = next(index for index, digit in enumerate(found) if digit)
    for index, digit in enumerate(found):
        shelf, place = divmod(index, BARS)
        height = LEAST + (MOST - LEAST) * digit / TOP
        floor = FIRST + ROW * shelf - FEET
        bar = Box(MARGIN + PITCH * place + (PITCH - WIDTH) / 2, floor - height, WIDTH, height)
        (bright if index < zeros or digit == TOP else cold).append(paths.rectangle(bar, RADIUS))
    floors = [FIRST + ROW * k for k in range(len(found) // BARS)]
    shelves = [paths.line(MARGIN, y, MARGIN + PITCH * BARS, y) for y in floors]
    return [*filled(cold, ink), *filled(bright, hot), *lines(shelves, ink, 0.28)]
