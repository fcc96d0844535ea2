"""What the name of a picture's file says of its card: what it is called, how many, which side.

`3x dragon.png` and `dragon x3.png` are three dragons, `dragon-back.png` is what is on their other
side, and `back.png` on that of all others.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_BEFORE = re.compile(r"(\d{1,3})\s*[xX×][\s_.-]+(.*\S)")
_AFTER = re.compile(r"(.*\S)[\s_.-]+(?:[xX×]\s*(\d{1,3})|(\d{1,3})\s*[xX×])")
_COMMON = re.compile(
    r"(?:the|card|cards|all)?[\s_-]*backs?(?:[\s_-]*(?:side|face))?", re.IGNORECASE
)
_BACK = re.compile(r"(.*\S)[\s_-]+back(?:[\s_-]*(?:side|face))?", re.IGNORECASE)
_FRONT = re.compile(r"(.*\S)[\s_-]+(?:front|face)(?:[\s_-]*side)?", re.IGNORECASE)


@dataclass(frozen=True)
class Named:
    """What a name says: `copies` is None if it tells no number; `side` is front, back (of the card
    `name`) or common (the back of all)."""

    name: str
    copies: int | None
    side: str = "front"


def named(stem: str) -> Named:
    """A file's name without its ending, understood."""
    copies: int | None = None
    rest = stem.strip()
    match = _BEFORE.fullmatch(rest)
    if match:
        copies, rest = int(match[1]), match[2]
    else:
        match = _AFTER.fullmatch(rest)
        if match:
            copies, rest = int(match[2] or match[3]), match[1]
    if _COMMON.fullmatch(rest):
        return Named(rest, None, "common")
    match = _BACK.fullmatch(rest)
    if match:
        return Named(match[1], copies, "back")
    match = _FRONT.fullmatch(rest)
    if match:
        rest = match[1]
    return Named(rest, copies)


def title(name: str) -> str:
    """A file's name as a card's: with blanks for what stands in their place."""
    return " ".join(re.split(r"[\s_]+", name)).strip() or name


def heading(name: str) -> str:
    """A folder's name as a deck's title."""
    found = title(name.replace("-", " "))
    return found.title() if found == found.lower() else found


def key(name: str) -> str:
    """What two names have in common that mean one card."""
    return re.sub(r"[\W_]+", " ", name.casefold()).strip()


def order(name: str) -> tuple[tuple[int, int | str], ...]:
    """Sorts names as people do: card 10 after card 9."""
    parts = re.split(r"(\d+)", name.casefold())
    return tuple((0, int(part)) if part.isdecimal() else (1, part) for part in parts if part)
