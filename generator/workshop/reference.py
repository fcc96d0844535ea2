"""`deckproof help`: the references that lie beside their subjects, as one page to read offline.

In: the Markdown that we ship, and its pictures. Out: a page of HTML that loads nothing and runs
nothing, or a reference's plain text. Links from one reference to another lead within the page;
those to what isn't in it become words.
"""

from __future__ import annotations

import base64
import os
import re
import sys
import webbrowser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Any

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.files import data_home, write_private
from generator.project import own_file, shipped_root
from generator.rulebook import inert

_MADE = re.compile(r"^<!-- (?:made: \w+|end) -->\n", re.MULTILINE)


@dataclass(frozen=True)
class Reference:
    """A reference: its topic, what it tells in a line, and its file below what we ship."""

    topic: str
    about: str
    file: str

    @cached_property
    def text(self) -> str:
        """Its Markdown."""
        return _MADE.sub("", (shipped_root() / self.file).read_text("utf-8"))


REFERENCES = (
    Reference("catalogue", "every key of a deck's YAML file, and cards from tables",
              "cards/README.md"),
    Reference("layouts", "every item, option and ornament of a face, drawn",
              "templates/faces/README.md"),
    Reference("components", "coins, boards, dice and boxes", "templates/components/README.md"),
    Reference("rulebooks", "every word of a rulebook's template", "templates/rulebooks/README.md"),
    Reference("cookbook", "ten recipes, each a small project", "templates/cookbook/README.md"),
    Reference("printing", "papers, printers, cutting, machines", "templates/sheets/README.md"),
    Reference("exports", "print services and virtual tables", "templates/profiles/README.md"),
    Reference("fonts", "the families that we ship, and how to add one", "fonts/README.md"),
)  # fmt: skip


def reference(topic: str) -> Reference:
    """The reference of a topic. Raises UserError with the nearest one."""
    found = {one.topic: one for one in REFERENCES}
    if topic not in found:
        raise UserError(
            Problem(
                f"there is no reference {topic!r}",
                key="TOPIC",
                expected=f"topics: {listed(list(found))}",
                hint=did_you_mean(topic, list(found)),
            )
        )
    return found[topic]


def write_page() -> Path:
    """The page of all references, in the person's data folder, where it is written anew only if it
    changed. Raises UserError if there is no such folder."""
    folder = data_home("keep the references in") / "deckproof" / "help"
    path = folder / "reference.html"
    made = page()
    try:
        if not path.is_file() or path.read_text("utf-8") != made:
            write_private(path, made.encode())
    except OSError as error:
        raise UserError(Problem(f"can't be written: {error.strerror}", file=str(path))) from None
    return path


def shown_in_a_browser(address: str) -> bool:
    """Whether a browser with windows could be asked to show the page."""
    windows = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    return windows and webbrowser.open(address)


def page() -> str:
    """All references as one page of HTML, a chapter each."""
    contents = "".join(
        f'<li><a href="#{one.topic}">{one.topic}</a>: {escape(one.about)}</li>'
        for one in REFERENCES
    )
    css = own_file("templates/help", "reference.css").read_text("utf-8")
    body = "\n".join(_chapter(one) for one in REFERENCES)
    html = (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f"<title>Deckproof: reference</title><style>{css}</style></head>\n"
        f"<body><h1>Deckproof: reference</h1><ul>{contents}</ul>\n{body}</body></html>\n"
    )
    assert not inert.faults(html), inert.faults(html)[0]
    return inert.guarded(html)


def _chapter(book: Reference) -> str:
    """A reference as HTML, its headings called `topic-heading` and itself `topic`."""
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(book.text)
    called: list[str] = []
    for token, after in zip(tokens, [*tokens[1:], None], strict=True):
        if token.type == "heading_open" and after is not None:
            name = f"{book.topic}-{anchor(after.content)}" if called else book.topic
            token.attrSet("id", f"{name}-{called.count(name)}" if name in called else name)
            called.append(name)
        if token.type == "inline":
            token.children = list(_led(token.children or (), book))
    rendered: str = reader.renderer.render(tokens, reader.options, {})
    return rendered


def _led(tokens: Sequence[Any], book: Reference) -> Iterator[Any]:
    """The words of a line, links leading where the page has it and pictures brought along."""
    dropped = False
    for token in tokens:
        if token.type == "image":
            token.attrSet("src", _picture(_beside(book.file, token.attrGet("src"))))
        if token.type == "link_open":
            to = _target(book, token.attrGet("href"))
            dropped = not to
            token.attrSet("href", to)
        if not (dropped and token.type in ("link_open", "link_close")):
            yield token


def _target(book: Reference, href: str) -> str:
    """Where a link leads in the page; "" if it leads out of it to a file."""
    if re.match(r"https?://|mailto:", href):
        return href
    file, _, heading = href.partition("#")
    wanted = _beside(book.file, file) if file else book.file
    topic = next((one.topic for one in REFERENCES if one.file == wanted), "")
    if not topic:
        return ""
    return f"#{topic}-{heading}" if heading else f"#{topic}"


def _beside(book: str, name: str) -> str:
    """A file that a book names from where it lies."""
    return normpath(str(PurePosixPath(book).parent / name))


def _picture(name: str) -> str:
    kind = {".png": "png", ".jpg": "jpeg"}[PurePosixPath(name).suffix]
    data = (shipped_root() / name).read_bytes()
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


def anchor(heading: str) -> str:
    """What a heading is called in links."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
