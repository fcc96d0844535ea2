"""The catalogue of a deck of finished pictures, as text: made whole once, then only added to.

In: the size, the backs, the kinds. Out: YAML. What a person has changed in it stays: an import
again adds backs and kinds that are new, and tells anew what a back's picture is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from generator.errors import Problem, UserError
from generator.reading.read import Source
from generator.units import Size

#: What a person may write into the table's columns.
_LENGTH, _COLOUR = "[0-9.]+(mm|cm|in|pt)", "#[0-9A-Fa-f]{6}"
#: Kinds of cards with the common back, and of cards without a picture.
CARD, NAMED = "card", "stand-in"


@dataclass(frozen=True)
class BackRow:
    """A back: its picture's name from cards/, and how that is fitted; no picture for a word."""

    picture: str
    bleed: str = ""
    edge: str = ""
    lies: str = ""
    ground: str = ""

    def line(self, name: str, title: str) -> str:
        """The back as a line of a catalogue."""
        if not self.picture:
            return f"  {name}: {{layout: plain-back, with: {{word: {_quoted(title.upper())}}}}}"
        told = {
            "picture": _quoted(self.picture), "bleed": self.bleed, "edge": self.edge,
            "lies": self.lies, "ground": _quoted(self.ground) if self.ground else "",
        }  # fmt: skip
        given = ", ".join(f"{key}: {value}" for key, value in told.items() if value)
        return f"  {name}: {{layout: picture, with: {{{given}}}}}"


@dataclass(frozen=True)
class Plan:
    """What the catalogue shall hold: backs by name, {kind: its line}."""

    slug: str
    title: str
    size_name: str | None
    size: Size
    corner: str
    backs: Mapping[str, BackRow]
    kinds: Mapping[str, str]


def whole(plan: Plan, told: str) -> str:
    """A new catalogue. `told` is what its first line says."""
    size = plan.size_name or f"{{width: {plan.size.w:g}mm, height: {plan.size.h:g}mm}}"
    lines = [
        "# yaml-language-server: $schema=../templates/schemas/catalogue.json",
        f"# {told}",
        f"game: {plan.slug}", f"title: {_quoted(plan.title)}", "language: en", "players: 2-4",
        f"card: {{size: {size}, bleed: 3mm, safe: 3mm, corner: {plan.corner}}}", "layout: picture",
        "backs:", *(row.line(name, plan.title) for name, row in plan.backs.items()),
        "fields:",
        "  picture: picture",
        f"  bleed: {{text: , matches: {_quoted(_LENGTH)}}}   # cut off of the picture on each side",
        "  edge: {one-of: [mirror, stretch, none]}   # how it goes on where it has too little",
        "  lies: {one-of: [upright, sideways]}",
        f"  ground: {{text: , matches: {_quoted(_COLOUR)}}}   # below a picture with clear corners",
        "kinds:", *plan.kinds.values(),
        f"cards: {{from: {_quoted(plan.slug + '.csv')}}}",
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


def grown(text: str, source: Source, plan: Plan) -> str:
    """A catalogue that is there, with the backs and kinds that it lacks. Raises UserError if they
    can't be added."""
    lines = text.splitlines()
    for section, wanted in (
        ("kinds", plan.kinds),
        ("backs", {name: row.line(name, plan.title) for name, row in plan.backs.items()}),
    ):
        there = source.data.get(section) or {}
        missing = [line for name, line in wanted.items() if name not in there]
        for name, line in wanted.items():
            at = source.keys.get((section, name))
            if at is not None and section == "backs" and _is_ours(lines[at[0] - 1], name):
                lines[at[0] - 1] = line
        if missing:
            at_line = _end(source, section)
            lines[at_line:at_line] = missing
    return "\n".join(lines) + "\n"


def _is_ours(line: str, name: str) -> bool:
    """Whether a line says of a back what an import would, and nothing else."""
    form = r"  %s: \{layout: (picture, with: \{picture: |plain-back, with: \{word: ).*\}\}"
    return re.fullmatch(form % re.escape(name), line) is not None


def _end(source: Source, section: str) -> int:
    """The number of lines up to the end of a section of lines. Raises UserError for another."""
    places = [place[0] for loc, place in source.values.items() if loc[:1] == (section,)]
    first = source.keys.get((section,), (1, 1))
    if not places or max(places) == first[0]:
        raise UserError(
            Problem(
                "there are new backs or kinds, and this section stands in one line",
                file=source.file,
                line=first[0],
                column=first[1],
                key=section,
                hint="write it as a list of lines, then import again",
            )
        )
    return max(places)


def _quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
