"""What a script makes of each value of a column: words around it, capitals, nothing of nothing.

In: `data['Cost'].map { |c| "Cost #{c}" }`, in parts. Out: a `Column` that knows what is put before
and behind its values. A block that says more is kept as it is written: only Ruby can tell.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_LONGEST = 500
_CASES = {"upcase": "upper", "downcase": "lower", "capitalize": "capitalize"}


@dataclass(frozen=True)
class Column:
    """A column of the deck's table, by its heading, and what is made of its values: the words
    around them, `case` as a filter of ours, nothing of an empty one if `if_any`; the words alone if
    not `shown`. `unread` is a block that can't be taken over."""

    heading: str
    before: str = ""
    after: str = ""
    case: str = ""
    if_any: bool = False
    shown: bool = True
    unread: str = ""

    @property
    def changed(self) -> bool:
        """Whether anything is made of the values."""
        return bool(self.before or self.after or self.case)

    def of(self, value: str) -> str:
        """What is made of one value."""
        if not value and (self.if_any or not self.changed):
            return ""
        if not self.shown:
            return self.before
        cased = getattr(value, self.case)() if self.case else value
        return f"{self.before}{cased}{self.after}"


def in_block(heading: str, block: str, written: str) -> Column:
    """A column with the block over its values; `block` is what follows `.map`, "" for none."""
    if not block:
        return Column(heading)
    match = re.match(r"!?\s*(?:\{|do\b)\s*\|\s*(\w+)\s*\|", block)
    body = block[match.end() :].strip() if match else ""
    for end in ("}", "end"):
        body = body.removesuffix(end).strip() if body.endswith(end) else body
    if match is None or not body or len(body) > _LONGEST:
        return Column(heading, unread=written)
    name = re.escape(match[1])
    guard = re.match(
        rf"{name}(?:\.to_s)?\.(?:nil|empty)\?\s*\?\s*(?:nil|''|\"\")\s*:\s*|{name}\s*&&\s*", body
    )
    body = body[guard.end() :].strip() if guard else body
    if body.startswith("(") and body.endswith(")"):
        body = body[1:-1].strip()
    parts = _parts(body)
    values = [index for index, (quoted, _) in enumerate(parts) if not quoted]
    if not values and guard:
        return Column(heading, "".join(words for _, words in parts), if_any=True, shown=False)
    if len(values) != 1:
        return Column(heading, unread=written)
    [at] = values
    calls = re.fullmatch(rf"{name}((?:\.\w+)*)", parts[at][1])
    said = [
        one for one in (calls[1].split(".")[1:] if calls else ()) if one not in ("to_s", "strip")
    ]
    if calls is None or len(said) > 1 or any(one not in _CASES for one in said):
        return Column(heading, unread=written)
    before, after = ("".join(words for _, words in side) for side in (parts[:at], parts[at + 1 :]))
    return Column(heading, before, after, _CASES[said[0]] if said else "", guard is not None)


def _parts(body: str) -> list[tuple[bool, str]]:
    """(whether it is words, what it says): the parts of "a #{b} c" or of "a" + b."""
    quoted = re.fullmatch(r"\"([^\"]*)\"|'[^'#]*'", body)
    if quoted and quoted[1] is None:
        return [(True, body[1:-1])]
    if quoted:
        found = re.split(r"#\{([^}]*)\}", quoted[1])
        return [
            (at % 2 == 0, part if at % 2 == 0 else part.strip()) for at, part in enumerate(found)
        ]
    out = []
    for part in (one.strip() for one in body.split("+")):
        words = re.fullmatch(r"(['\"])([^'\"#]*)\1", part)
        out.append((True, words[2]) if words else (False, part))
    return out
