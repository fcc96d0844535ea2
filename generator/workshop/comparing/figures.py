"""Figures of a comparison as people read them."""

from __future__ import annotations

from collections.abc import Mapping

from generator.rules import Words
from generator.simulation.measures import SHARES, Measure
from generator.simulation.places import ordinal
from generator.simulation.statistics import Interval


def amount(what: str, value: float, change: bool = False) -> str:
    """A share in percent, else a number; a change of a share in points of percent."""
    shown, unit = (100 * value, 1) if what in SHARES else (value, 2)
    shown = round(shown, unit) + 0.0  # no -0.0
    told = f"{shown:{'+' if change and shown else ''}.{unit}f}"
    return f"{told} {'points' if change else '%'}" if what in SHARES else told


def between(what: str, found: Interval, change: bool = False) -> str:
    """A figure with the bounds between which it lies."""
    low, high = (
        amount(what, value, change).removesuffix(" %").removesuffix(" points")
        for value in (found.low, found.high)
    )
    return f"{amount(what, found.share, change)} ({low} to {high})"


def called(words: Words, names: Mapping[str, str]) -> dict[str, str]:
    """What reasons, events, parts and cards are called, by kind and name: "ending emptied"."""
    found = {f"ending {reason}": told for reason, told in words.ends.items()}
    found |= {f"event {name}": told for name, told in words.events.items()}
    found |= {f"short {name}": peak.called for name, peak in words.peaks.items()}
    return found | {f"card {card}": told for card, told in names.items()}


def named(measure: Measure, words: Mapping[str, str]) -> str:
    """What a measure is called: "seat 1 wins", "Melon"."""
    what, of = measure
    if what == "wins":
        return f"seat {of} wins"
    if what == "order":
        return f"goes {ordinal(int(of))} and wins"
    if what == "length":
        return "turns a game"
    told = words.get(f"{what} {of}", of.replace("_", " ").replace("-", " "))
    before = {"ending": "ends as", "short": "none left of"}.get(what, "")
    return f"{before} {told}".strip()
