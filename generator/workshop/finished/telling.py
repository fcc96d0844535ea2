"""What an import of finished pictures has done and understood, in words."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.checks.preflight import limits
from generator.errors import listed
from generator.project import Project
from generator.units import Size
from generator.workshop.changes import Changes
from generator.workshop.finished.brought import COMMON
from generator.workshop.finished.catalogue import BackRow
from generator.workshop.finished.fitting import LOSES, Fit
from generator.workshop.finished.sizing import edge_of
from generator.workshop.finished.work import Work

#: A deck's bleed, in mm: a picture that has less of its own is made to go on.
_BLEED = 3.0


@dataclass(frozen=True)
class Finished:
    """The deck that was made: its catalogue and what was understood, a line each."""

    path: Path
    cards: int
    copies: int
    size: Size
    told: tuple[str, ...]
    notes: tuple[str, ...]
    changes: Changes | None = None
    again: bool = False

    def lines(self, project: Project) -> list[str]:
        """What was done, in words."""
        path = project.label(self.path)
        first = f"{path} is up to date." if self.again else f"Made {path}."
        changes = self.changes.lines() if self.changes else []
        told = [*self.told, *self.notes, *changes]
        return [first, *(f"  {line}" for line in told), f"Now: deckproof build {self.path.stem}"]

    def as_plain(self, project: Project) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "catalogue": str(self.path), "cards": self.cards, "copies": self.copies,
            "size": {"width": self.size.w, "height": self.size.h},
            "notes": [*self.told, *self.notes],
            **(self.changes.as_plain() if self.changes else {}),
        }  # fmt: skip


def told(
    work: Work,
    total: int,
    size_name: str | None,
    size: Size,
    fits: dict[str, Fit],
    backs: dict[str, BackRow],
) -> list[str]:
    """What was understood, a line each. `total` counts copies."""
    count = sum(1 for card in work.brought.cards if card.copies != 0)
    named = f"{size_name}, " if size_name else ""
    copies = f", {total} with copies" if total != count else ""
    out = [f"{_many(count, 'card')}{copies}; {named}{size.w:g} x {size.h:g} mm"]
    out += _bleeds(work, fits)
    own = len(backs) - (COMMON in backs)
    common = backs.get(COMMON)
    if common is not None and common.picture:
        out.append(
            f"back: {Path(common.picture).name}"
            + (f"; {_many(own, 'card')} with another" if own else "")
        )
    elif common is not None:
        out.append(
            "no back.png or back.jpg: the back says the deck's title"
            + (f"; {_many(own, 'card')} with one of their own" if own else "")
        )
    else:
        out.append("each card has a back of its own")
    lost = [(fits[name].lost, name) for name in fits if fits[name].lost > LOSES]
    if lost:
        most, name = max(lost)
        out.append(
            f"{_many(len(lost), 'picture')} of another shape, cropped to fit: {Path(name).name} by "
            f"{most:.1f} mm"
        )
    bare = [card.name for card in work.brought.cards if card.front is None]
    if bare:
        out.append(
            f"{_many(len(bare), 'card')} without a picture, printed as plain text: "
            f"{listed(bare, 6)}"
        )
    turned = [name for name, one in fits.items() if one.sideways]
    if turned:
        out.append(f"turned by a quarter: {listed([Path(name).name for name in turned])}")
    floor = limits.load(work.project).picture
    coarse = [
        (one.dpi(work.looks[name].px, size), Path(name).name)
        for name, one in fits.items()
        if one.dpi(work.looks[name].px, size) < floor * 0.999
    ]
    if coarse:
        dpi, name = min(coarse)
        out.append(
            f"{_many(len(coarse), 'picture')} with under {floor:g} dpi, {name} with "
            f"{math.floor(dpi)}: 'deckproof check {work.slug}' tells"
        )
    return out


def _bleeds(work: Work, fits: dict[str, Fit]) -> list[str]:
    """How many pictures have bleed, and what is done where they have not."""
    enough = [one for one in fits.values() if one.bleed >= _BLEED - 1e-6]
    short = [one for one in fits.values() if one.bleed < _BLEED - 1e-6]
    out = []
    if enough:
        bleeds = sorted({f"{one.bleed:.2f}".rstrip("0").rstrip(".") for one in enough}, key=float)
        out.append(f"{_many(len(enough), 'picture')} with {listed(bleeds)} mm of bleed")
    if short:
        how = {
            "mirror": "their edges are mirrored", "stretch": "their edges are stretched",
            "none": "nothing is printed beyond the cut",
        }[edge_of(work.wanted)]  # fmt: skip
        what = "without bleed" if not any(one.bleed for one in short) else "with too little bleed"
        out.append(f"{_many(len(short), 'picture')} {what}: {how}")
    return out


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
