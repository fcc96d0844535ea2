"""The numbers of a finished rulebook, read back and held against the facts.

In: a rulebook's HTML. Out: what it states under which fact id, and what doesn't agree.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html.parser import HTMLParser

from generator.rulebook.facts import Value
from generator.rulebook.spelling import stated

_LABEL = re.compile(r"(.+?)\[(\d+)\]")


def fact_spans(html: str) -> list[tuple[str, str]]:
    """(fact id, the text that states it) in reading order; the second value of a fact that has
    several is called `id[1]`."""
    reader = _Spans()
    reader.feed(html)
    reader.close()
    return reader.found


def wrong_facts(html: str, values: Mapping[str, Value]) -> list[tuple[str, str, str]]:
    """(fact id, what the rulebook says, what it should say) where the two differ.

    `values` are the facts by id, such as the ledger's `expected`. A fact that isn't there should
    say nothing: its right text is "".
    """
    wrong = []
    for label, text in fact_spans(html):
        match = _LABEL.fullmatch(label)
        name, place = (match.group(1), int(match.group(2))) if match else (label, 0)
        value = values.get(name, "")
        if isinstance(value, tuple):
            value = value[place] if place < len(value) else ""
        agrees = (
            stated(text) == value
            if isinstance(value, int)
            else text in (value, value[:1].upper() + value[1:])
        )
        if not agrees:
            wrong.append((label, text, str(value)))
    return wrong


class _Spans(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[str, str]] = []
        self._fact = ""
        self._text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        fact = dict(attrs).get("data-fact")
        if fact:
            self._fact, self._text = fact, ""

    def handle_data(self, data: str) -> None:
        if self._fact:
            self._text += data

    def handle_endtag(self, tag: str) -> None:
        if self._fact:
            self.found.append((self._fact, self._text.strip()))
            self._fact = ""
