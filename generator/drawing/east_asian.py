"""Where a line of Chinese or Japanese may end: nearly everywhere, for it has no spaces.

In: a run of text without spaces. Out: the units that stay together. Marks that close stay with what
stands before them, marks that open with what follows; Korean breaks at its spaces.
"""

from __future__ import annotations

import re

#: Ideographs, kana, and the marks and letters as wide as they are.
_WIDE = (
    "\u2e80-\u303f\u3040-\u30ff\u3100-\u312f\u31a0-\u9fff\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6"
    "\U00020000-\U0003ffff"
)
_CLOSES = (
    "、。，．：；！？」』）】〕〉》〗”’…‥・ー々〻゛゜ヽヾゝゞ)]}!?,.:;%％℃"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
_OPENS = "「『（【〔〈《〖“‘([{$￥"
_UNIT = re.compile(
    rf"[{re.escape(_OPENS)}]*(?:[{_WIDE}]|[^{_WIDE}{re.escape(_OPENS)}]+)[{re.escape(_CLOSES)}]*"
)
_ANY = re.compile(f"[{_WIDE}]")


def is_wide(text: str) -> bool:
    """Whether any letter is Chinese or Japanese, or a mark as wide."""
    return _ANY.search(text) is not None


def units(chunk: str) -> list[str]:
    """The parts of a run between which a line may end; the run itself if it is of other letters."""
    if chunk.isascii() or not is_wide(chunk):
        return [chunk]
    found: list[str] = []
    at = 0
    for match in _UNIT.finditer(chunk):
        if match.start() > at and found:
            found[-1] += chunk[at : match.start()]
        found.append(chunk[(at if not found else match.start()) : match.end()])
        at = match.end()
    if at < len(chunk):
        found = [*found[:-1], (found[-1] if found else "") + chunk[at:]]
    return found
