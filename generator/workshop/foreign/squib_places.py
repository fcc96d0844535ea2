"""Layouts of Squib: places by name, in pixels, which may extend one another.

A value that begins with `+=` or `-=` is added to that of the layout that it extends; `*=` and `/=`
make that so many times larger or smaller.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from generator.inputs import find
from generator.reading.read import read_source
from generator.units import MM_PER_INCH, UNITS
from generator.workshop.foreign.ruby import Unknown
from generator.workshop.foreign.ruby_blocks import Column

_LENGTH = re.compile(r"(-?\d*\.?\d+)\s*(in|mm|cm|pt|px)?")
_MOST_EXTENDED = 30


class Strange(Exception):
    """What a call says that we can't take over; its words follow the call's name."""


def in_mm(written: Any, dpi: float) -> float:
    """A length in mm: pixels unless it has a unit. Raises Strange for what is none."""
    match = _LENGTH.fullmatch(str(written).strip()) if isinstance(written, str) else None
    if match is None or len(match[1]) > 12:
        raise Strange(f" with {shown(written)} for a length")
    by = UNITS.get(match[2] or "px")
    return float(match[1]) * (MM_PER_INCH / dpi if by is None else by)


def shown(written: Any) -> str:
    """A value as messages show it."""
    if isinstance(written, Column):
        return written.unread or f"the column {written.heading!r}"
    return written.written if isinstance(written, Unknown) else repr(written)[:40]


@dataclass
class Places:
    """The layouts of a deck, of its folder `home`, and what there is to say of them."""

    home: Path
    dpi: float
    places: dict[str, dict[str, Any]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def add(self, written: Any) -> None:
        """Adds the places of layout files; what later ones say goes before. Raises UserError for a
        file that is no YAML."""
        for name in written if isinstance(written, list) else [written]:
            if not isinstance(name, str):
                continue
            path = find(self.home, ".", name)
            if path is None:
                self.notes.append(f"there is no layout {name} beside the deck: left out")
                continue
            data = read_source(path, name).data
            if isinstance(data, dict):
                self.places |= {key: one for key, one in data.items() if isinstance(one, dict)}

    def place(self, name: str, deep: int = 0) -> dict[str, Any]:
        """What a layout says, with all that it extends. Raises Strange if it isn't there."""
        if name not in self.places:
            raise Strange(f" with the layout {name!r}, which is not there")
        own = self.places[name]
        parents = own.get("extends", [])
        found: dict[str, Any] = {}
        for parent in parents if isinstance(parents, list) else [parents]:
            if deep < _MOST_EXTENDED and isinstance(parent, str):
                found |= self.place(parent, deep + 1)
        for key, written in own.items():
            if key != "extends":
                found[key] = self._changed(found.get(key), written)
        return found

    def _changed(self, before: Any, written: Any) -> Any:
        """A value, or what it makes of that of the layout before: += 20."""
        match = re.fullmatch(r"([-+*/])=\s*(.*)", str(written).strip())
        if match is None:
            return written
        if match[1] in "*/":
            return self._times(before, match[1], match[2]) or written
        sign = 1 if match[1] == "+" else -1
        try:
            total = in_mm(str(before or "0"), self.dpi) + sign * in_mm(match[2], self.dpi)
        except Strange:
            return written
        return f"{round(total, 4)}mm"

    def _times(self, before: Any, sign: str, written: str) -> str:
        """A length so many times; "" if it is none."""
        times = float(written) if re.fullmatch(r"\d{1,4}(\.\d{1,4})?", written) else 0.0
        try:
            length = in_mm(str(before or "0"), self.dpi)
        except Strange:
            return ""
        return f"{round(length * times if sign == '*' else length / times, 4)}mm" if times else ""
