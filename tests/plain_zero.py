"""`python tests/plain_zero.py FONT ...`: a zero without its slash, as prices and years aren't code.

In: TrueType files. Out: the same files, whose zero is a plain ring. Run once over each new version
of Atkinson Hyperlegible Next, which has no other zero than the slashed one.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program


def plain_zero(data: bytes) -> bytes:
    """The font with one counter in its zero: the ring's outer edge, shrunk to the box of both
    halves. A font whose zero isn't drawn so comes back as it was."""
    font = TTFont(io.BytesIO(data), recalcTimestamp=False, recalcBBoxes=False)
    glyphs, name = font["glyf"], font.getBestCmap().get(ord("0"))
    if name is None or glyphs[name].numberOfContours != 3:
        return data
    zero = glyphs[name]
    points, ends, flags = zero.getCoordinates(glyphs)
    edge, halves = list(points[: ends[0] + 1]), list(points[ends[0] + 1 :])
    left, low, right, high = _box(edge)
    inner_left, inner_low, inner_right, inner_high = _box(halves)
    across, up = (
        (inner_right - inner_left) / (right - left),
        (inner_high - inner_low) / (high - low),
    )
    # A counter runs the other way round than the edge.
    counter = [
        (round(inner_left + (x - left) * across), round(inner_low + (y - low) * up))
        for x, y in reversed(edge)
    ]
    on_curve = [flag & 1 for flag in flags[: len(edge)]]  # nothing else: browsers refuse it
    zero.coordinates = GlyphCoordinates(edge + counter)
    zero.flags = bytearray(on_curve + on_curve[::-1])
    zero.endPtsOfContours = [len(edge) - 1, 2 * len(edge) - 1]
    zero.numberOfContours = 2
    zero.program = Program()  # what hinted the slash
    zero.program.fromBytecode(b"")
    zero.recalcBounds(glyphs)
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def _box(points: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    across, up = zip(*points, strict=True)
    return min(across), min(up), max(across), max(up)


if __name__ == "__main__":
    for file in map(Path, sys.argv[1:]):
        file.write_bytes(plain_zero(file.read_bytes()))
