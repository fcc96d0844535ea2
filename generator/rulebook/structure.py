"""What a rulebook's HTML must have so that its PDF can be read by a screen reader (PDF/UA-1).

In: finished HTML. Out: faults with their line in it. WeasyPrint writes a tagged PDF without a
word about any of these, so they are checked before it starts.
"""

from __future__ import annotations

from dataclasses import dataclass
from html.parser import HTMLParser


@dataclass(frozen=True)
class Fault:
    """`line` counts in the finished HTML; `tag` is the start tag at fault, as it stands there."""

    line: int
    found: str
    hint: str = ""
    tag: str = ""


def faults(html: str) -> list[Fault]:
    """Every fault of structure, in reading order; none in a rulebook that may be printed."""
    reader = _Outline()
    try:
        reader.feed(html)
        reader.close()
    except AssertionError:  # Python's parser, of what begins like a declaration and is none
        return [Fault(reader.getpos()[0], "'<![' begins nothing that HTML knows", "write '&lt;!['")]
    return sorted([*reader.found, *reader.at_the_end()], key=lambda fault: fault.line)


def _decorates(given: dict[str, str]) -> bool:
    """Whether a picture says of itself that it tells nothing: no reader speaks of it."""
    return given.get("aria-hidden", "").strip() == "true"


class _Outline(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[Fault] = []
        self._level = 0
        self._tops = 0
        self._language = False
        self._titles: list[tuple[int, str, str]] = []  # line and tag of the svg, or 0; text
        self._in_title = False
        self._svg: list[tuple[int, str, bool]] = []  # its line and tag, and whether it decorates
        self._ids: dict[str, int] = {}
        self._targets: list[tuple[int, str, str]] = []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag in {"svg", "title"}:
            self.handle_endtag(tag)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "html":
            self._language = bool(given.get("lang", "").strip())
        elif tag == "title":
            self._in_title = True
            self._titles.append((*(self._svg[-1][:2] if self._svg else (0, "")), ""))
        elif tag == "svg":
            self._svg.append((self.getpos()[0], self.get_starttag_text() or "", _decorates(given)))
        elif tag == "img" and not given.get("alt", "").strip() and not _decorates(given):
            self._fault("a picture without alt text", 'say in alt="..." what it shows')
        elif tag == "th" and given.get("scope") not in {"row", "col", "rowgroup", "colgroup"}:
            self._fault("a table heading without scope", 'write scope="col" or scope="row"')
        elif len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            self._heading(int(tag[1]))
        self._names(given)

    def handle_data(self, data: str) -> None:
        if self._in_title:
            line, tag, text = self._titles[-1]
            self._titles[-1] = (line, tag, text + data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "title":
            self._in_title = False
        elif tag == "svg" and self._svg:
            line, start, decorates = self._svg.pop()
            said = any((line, start) == title[:2] and title[2].strip() for title in self._titles)
            if not said and not decorates:
                self.found.append(
                    Fault(line, "a drawing without <title>", "say in it what it shows", start)
                )

    def at_the_end(self) -> list[Fault]:
        """Faults that only the whole document shows."""
        found = []
        if not self._language:
            found.append(Fault(1, "no language", 'write <html lang="en">'))
        if not any(line == 0 and text.strip() for line, _, text in self._titles):
            found.append(Fault(1, "no <title> in the head", "give the document one"))
        if self._tops != 1:
            found.append(Fault(1, f"{self._tops or 'no'} <h1>", "a rulebook has exactly one"))
        for line, target, tag in self._targets:
            if target not in self._ids:
                found.append(Fault(line, f"a link to #{target}, which isn't there", "", tag))
        return found

    def _fault(self, found: str, hint: str) -> None:
        self.found.append(Fault(self.getpos()[0], found, hint, self.get_starttag_text() or ""))

    def _heading(self, level: int) -> None:
        self._tops += level == 1
        if level > self._level + 1:
            above = f"<h{self._level}>" if self._level else "the start"
            self._fault(f"<h{level}> after {above}", f"the next level is <h{self._level + 1}>")
        self._level = level

    def _names(self, given: dict[str, str]) -> None:
        name = given.get("id", "")
        if name:
            if name in self._ids:
                self._fault(f"id {name!r} stands here twice", f"first on line {self._ids[name]}")
            self._ids.setdefault(name, self.getpos()[0])
        target = given.get("href", "")
        if target.startswith("#"):
            line = self.getpos()[0]
            self._targets.append((line, target[1:], self.get_starttag_text() or ""))
