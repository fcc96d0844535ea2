"""Places in the turn order, in words, at a table of any size."""

from __future__ import annotations

_SPELLED = (
    "first", "second", "third", "fourth", "fifth", "sixth",
    "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
)  # fmt: skip
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def ordinal(place: int) -> str:
    """A place, counted from 0: "first", and after "twelfth" as a figure, "13th"."""
    if place < len(_SPELLED):
        return _SPELLED[place]
    number = place + 1
    ending = "th" if number % 100 in (11, 12, 13) else _ENDINGS.get(number % 10, "th")
    return f"{number}{ending}"


def in_turn_order(players: int) -> list[str]:
    """What stands before the rows of a table or chart of whoever goes first, second and so on."""
    return ["goes first", *(ordinal(place) for place in range(1, players))]
