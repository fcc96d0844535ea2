"""Colours between colours, computed once so that no painter needs to blend."""

from __future__ import annotations

from generator.art import Colour


def mixed(one: str, other: str, share: float) -> Colour:
    """`share` of `one` and the rest of `other`, channel by channel: mixed(ink, paper, 0.3)."""
    a, b = int(one[1:], 16), int(other[1:], 16)
    parts = [
        round((a >> shift & 255) * share + (b >> shift & 255) * (1 - share)) for shift in (16, 8, 0)
    ]
    return Colour("#{:02X}{:02X}{:02X}".format(*parts))
