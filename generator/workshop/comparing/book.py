"""A rulebook as the sentences in it.

In: a side with its pack. Out: the text of each heading, paragraph, point and row, in order, without
the edition that it was set from.
"""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

from generator.rules import GamePack
from generator.workshop.comparing.sides import Side

_BLOCKS = frozenset(
    [
        "p",
        "li",
        "tr",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "dt",
        "dd",
        "caption",
        "figcaption",
        "blockquote",
        "div",
        "section",
        "header",
        "footer",
    ]
)
_UNREAD = frozenset({"style", "svg", "head", "nav", "title"})


def told(side: Side, pack: GamePack | None) -> list[str]:
    """The book's blocks of text. Raises UserError as a rulebook does."""
    from generator.rulebook.document import compose

    game = side.game
    page = compose(game.deck, game.project, pack, game.pictures, medium="screen").html
    reader = _Blocks()
    reader.feed(page)
    reader.close()
    edition = game.deck.edition
    return [text for one in reader.blocks if (text := " ".join(one.replace(edition, "").split()))]


class _Blocks(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.blocks = [""]
        self._unread = 0

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self._unread += tag in _UNREAD
        if tag in _BLOCKS:
            self.blocks.append("")
        elif tag in ("td", "th", "br"):
            self.blocks[-1] += " "

    def handle_endtag(self, tag: str) -> None:
        self._unread -= tag in _UNREAD
        if tag in _BLOCKS:
            self.blocks.append("")

    def handle_data(self, data: str) -> None:
        if not self._unread:
            self.blocks[-1] += data
