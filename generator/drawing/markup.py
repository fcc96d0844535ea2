"""Words with a little markup -> spans of one style each.

    **bold**   *italic*   {icon}   {colour:words}   \\* \\{ \\} \\\\ for the characters themselves

Nothing else is special. Bold, italic and colour nest; a line break in the text stays one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


class BadMarkup(ValueError):
    """Unbalanced or empty markup; the message says where in the text."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in one style, or one icon (then `text` is "")."""

    text: str
    bold: bool = False
    italic: bool = False
    colour: str = ""
    icon: str = ""


def parse(text: str) -> tuple[Span, ...]:
    """The spans of a text. Raises BadMarkup for an unclosed `**`, `*` or `{`."""
    if not any(mark in text for mark in "*{}\\"):
        return (Span(text),) if text else ()
    spans: list[Span] = []
    style = Span("")
    colours: list[str] = []
    buffer: list[str] = []
    opened: list[tuple[str, int]] = []

    def flush() -> None:
        if buffer:
            spans.append(replace(style, text="".join(buffer)))
            buffer.clear()

    at = 0
    while at < len(text):
        character = text[at]
        if character == "\\" and at + 1 < len(text):
            buffer.append(text[at + 1])
            at += 2
            continue
        if character == "*":
            flush()
            mark = "**" if text.startswith("**", at) else "*"
            if opened and opened[-1][0] == "*" and text.startswith("***", at):
                mark = "*"  # the inner one first
            if opened and opened[-1][0] == mark:
                opened.pop()
            else:
                opened.append((mark, at))
            marks = [name for name, _ in opened]
            style = replace(style, bold="**" in marks, italic="*" in marks)
            at += len(mark)
            continue
        if character == "{":
            end, colon = text.find("}", at), text.find(":", at)
            if end == -1:
                raise BadMarkup(f"'{{' at character {at + 1} is never closed")
            flush()
            if colon != -1 and colon < end:
                colours.append(text[at + 1 : colon].strip())
                opened.append(("{", at))
                style = replace(style, colour=colours[-1])
                at = colon + 1
                continue
            name = text[at + 1 : end].strip()
            if not name:
                raise BadMarkup(f"'{{}}' at character {at + 1} names no icon")
            spans.append(replace(style, text="", icon=name))
            at = end + 1
            continue
        if character == "}":
            if not opened or opened[-1][0] != "{":
                raise BadMarkup(f"'}}' at character {at + 1} closes nothing")
            flush()
            opened.pop()
            colours.pop()
            style = replace(style, colour=colours[-1] if colours else "")
            at += 1
            continue
        buffer.append(character)
        at += 1
    if opened:
        mark, where = opened[-1]
        raise BadMarkup(f"{mark!r} at character {where + 1} is never closed")
    flush()
    return tuple(spans)


def plain(text: str) -> str:
    """The words alone, icons left out: for alt texts and searches."""
    return "".join(span.text for span in parse(text))
