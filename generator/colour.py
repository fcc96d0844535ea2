"""Colours: "#RRGGBB" in capitals inside, everywhere. "#RGB" and small letters exist in files alone.

Whatever reads a file makes `normal` of a colour; what paints takes it apart with `parts`, which
refuses any other form: two painters that each read "#0f0" would not agree on what it is.
"""

from __future__ import annotations

import re
from functools import lru_cache

#: How a colour is written in YAML, as a pattern for people's schemas, too.
PATTERN = r"#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})"
_WRITTEN = re.compile(PATTERN)
_NORMAL = re.compile(r"#[0-9A-F]{6}")


def normal(written: str) -> str | None:
    """A colour as "#RRGGBB" in capitals, or None for what is none."""
    match = _WRITTEN.fullmatch(written)
    if match is None:
        return None
    digits = match[1] if len(match[1]) == 6 else "".join(digit * 2 for digit in match[1])
    return "#" + digits.upper()


@lru_cache(maxsize=1024)
def parts(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255 each, of "#RRGGBB" in capitals. Raises ValueError for any
    other text: whoever hands it over has read no colour."""
    if not _NORMAL.fullmatch(colour):
        raise ValueError(f"{colour!r} is not #RRGGBB")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
