"""Two columns of about equal height, without asking the layout engine.

In: HTML of some blocks. Out: the same blocks as two halves, in order. WeasyPrint balances columns
by laying everything out again and again, which took most of a rulebook's time; a guess from the
amount of text is good enough for blocks that are few and short.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

#: What a block weighs besides its text, in letters: its margins, a line that isn't full, a picture.
_BLOCK = 60.0
_LINE = 25.0
_PICTURE = 120.0
_VOID = {"br", "hr", "img", "input", "meta", "link", "wbr", "col"}
_LINES = {"p", "li", "tr", "h3", "dt", "dd", "caption"}


def halved(html: str) -> tuple[str, str]:
    """The top-level elements of some HTML in two parts, the first at least as heavy as it can be
    without being the heavier by more than one block."""
    reader = _Blocks(html)
    reader.feed(html)
    reader.close()
    blocks = [block for block in reader.blocks if block.html.strip()]
    total = sum(block.weight for block in blocks)
    best, taken, split = total, 0.0, len(blocks)
    for place, block in enumerate(blocks, 1):
        taken += block.weight
        if max(taken, total - taken) < best:
            best, split = max(taken, total - taken), place
    halves = blocks[:split], blocks[split:]
    return "".join(b.html for b in halves[0]), "".join(b.html for b in halves[1])


@dataclass
class _Block:
    html: str
    weight: float


@dataclass
class _Blocks(HTMLParser):
    """Cuts HTML between its top-level elements and weighs the pieces."""

    source: str
    blocks: list[_Block] = field(default_factory=list)
    _depth: int = 0
    _weight: float = 0.0
    _from: int = 0

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self._starts = [0]
        for line in self.source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._weight += _PICTURE if tag == "img" else _LINE if tag in _LINES else 0
        if tag not in _VOID:
            self._depth += 1

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._weight += _PICTURE if tag == "img" else 0

    def handle_endtag(self, tag: str) -> None:
        self._depth -= tag not in _VOID
        if self._depth == 0:
            line, column = self.getpos()
            start = self._starts[line - 1] + column
            end = self.source.index(">", start) + 1
            self.blocks.append(_Block(self.source[self._from : end], self._weight + _BLOCK))
            self._from, self._weight = end, 0.0

    def handle_data(self, data: str) -> None:
        self._weight += len(" ".join(data.split()))
