"""Text that means nothing but itself: what somebody else's table holds is no markup and no code.

A `Verbatim` is a str like any other. It is no template, whatever braces it has, and `as_markup`
makes of it what prints just so where layouts read **bold**, *italic*, {icon} and {colour:words}.
"""

from __future__ import annotations

import re
from typing import Any

#: What means something in texts that layouts read as markup, and begins a template after a brace.
_SIGNS = re.compile(r"[\\*{}]|(?<=\{)[%#]")


class Verbatim(str):
    """Words that are shown as they are written."""

    __slots__ = ()


def escaped(words: str) -> str:
    """Words as markup that prints them just so, and is no template."""
    return _SIGNS.sub(r"\\\g<0>", words)


def as_markup(value: Any) -> Any:
    """A value as a layout gets it: words that mean nothing but themselves are escaped."""
    return escaped(value) if isinstance(value, Verbatim) else value
