"""What a mined card is drawn from: the 64 hex digits of a SHA-256, each one part of its ornament.

The message is "name:nonce", in UTF-8; a card that is not mined has its bare name. Every digit n
from 0 to 15 splits into n div 4 (how far a thing reaches) and n mod 4 (how it ends).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache

from generator.art.outlines import fine
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke
from generator.units import Box

#: A digit that stands out: the largest.
TOP = 15


@lru_cache(maxsize=256)
def digits(message: str) -> tuple[int, ...]:
    """The 64 hex digits of the message's SHA-256, first digit first."""
    return tuple(int(digit, 16) for digit in hashlib.sha256(message.encode()).hexdigest())


def mine(name: str, zeros: int = 4) -> int:
    """The first counter from 0 up for which the SHA-256 of "name:counter" begins with so many
    zeros. About 65,000 tries for four: for whoever adds a card, or renames one."""
    counter = 0
    while not hashlib.sha256(f"{name}:{counter}".encode()).hexdigest().startswith("0" * zeros):
        counter += 1
    return counter


def lines(parts: Sequence[Path], colour: str, width: float, join: str = "miter") -> list[Shape]:
    """All parts as one line of one colour: one shape, however many parts."""
    if not parts:
        return []
    return [Shape(merged(parts), None, Stroke(colour, width, join=join))]


def filled(parts: Sequence[Path], colour: str) -> list[Shape]:
    """All parts as one fill."""
    return [Shape(merged(parts), colour)] if parts else []


def merged(parts: Sequence[Path]) -> Path:
    """Several paths as one, every number rounded to a thousandth of a mm."""
    return Path(tuple((s[0], *map(fine, s[1:])) for part in parts for s in part.segments))


class Ends:
    """The four ends of a trace, by n mod 4: ring, disc, open square, solid square. Collects them,
    so that all of one look become one shape."""

    #: Radius of ring and disc, side of the open and the solid square, line of the open ones.
    RING, DISC, OPEN, SOLID, LINE = 0.42, 0.5, 0.84, 1.0, 0.26

    def __init__(self) -> None:
        self._open: list[Path] = []
        self._solid: list[Path] = []

    def add(self, kind: int, x: float, y: float) -> None:
        if kind == 0:
            self._open.append(paths.ellipse(x, y, self.RING))
        elif kind == 1:
            self._solid.append(paths.ellipse(x, y, self.DISC))
        else:
            side = self.OPEN if kind == 2 else self.SOLID
            square = paths.rectangle(Box(x - side / 2, y - side / 2, side, side))
            (self._open if kind == 2 else self._solid).append(square)

    def shapes(self, ink: str, ground: str) -> list[Shape]:
        """The ends in ink; the open ones hide the trace below with the ground's colour."""
        line = Stroke(ink, self.LINE)
        out = [Shape(merged(self._open), ground, line)] if self._open else []
        return out + filled(self._solid, ink)
