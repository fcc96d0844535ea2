"""Patterns of letters that tinyhtml5 reads words with, made once.

WeasyPrint's parser means to keep the pattern of each set of letters, but files it under the pattern
and not under the set: so it is made anew for each word, which takes a third of all parsing. Here
the parser's store makes what it lacks, and keeps it where it is looked for.

This reaches inside of a library, and exchanges nothing if that isn't as it is known here.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

_PARSES = "tinyhtml5.inputstream"
_STORE = "characters_until_regex"

_Asked = tuple[Iterable[str], bool]


class _Kept(dict[_Asked, re.Pattern[str]]):
    """By a set of letters and whether it is they that are read: as many of these, or of others, as
    come."""

    def __missing__(self, asked: _Asked) -> re.Pattern[str]:
        letters, of_these = asked
        told = "".join(f"\\x{ord(letter):02x}" for letter in letters)
        found = self[asked] = re.compile(f"[{'' if of_these else '^'}{told}]+")
        return found


def keep_letters() -> None:
    """Once the parser is loaded: it makes no pattern twice."""
    parser = sys.modules.get(_PARSES)
    if parser is not None and type(getattr(parser, _STORE, None)) is dict:
        setattr(parser, _STORE, _Kept())
