"""What was seen on single faces, remembered while they are painted from the same: after a change of
one card one face is looked at, and not the deck.

In: drawings, and what they are held to. Out: the `Look` at each that was kept, if all that it came
from is as it was: what the face is painted from, our code, the limits, and which line of a layout
wrote which item. They lie where all lies that was found out (`generator.kept`), in a few pieces.
"""

from __future__ import annotations

import json
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from generator import kept
from generator.budgets import VARIABLE
from generator.checks.preflight.likeness import Glance
from generator.checks.preflight.limits import Limits
from generator.checks.preflight.parts import written_by
from generator.checks.preflight.remarks import Remark
from generator.drawing import fonts
from generator.drawing.drawing import Drawing
from generator.manifest import made_with
from generator.painting.recipe import Recipes

#: A piece has so many letters, and what the last face in it goes beyond that.
_PIECE = 1_000_000


@dataclass(frozen=True)
class Look:
    """What there is to say of a face, and the face so small that a glance tells likeness."""

    remarks: tuple[Remark, ...]
    glance: Glance


class Looks:
    """The looks at the faces of one deck. `deck` says which: it is where they are kept, and nothing
    that they hang on. `akin` are decks some of whose faces are the same, such as this one in its
    other inks: what was seen there is known here."""

    def __init__(self, deck: str, limits: Limits, dpi: float, akin: Sequence[str] = ()) -> None:
        self._deck, self._akin = deck, akin
        self._held_to = f"{limits} {os.environ.get(VARIABLE, '')}"
        self._dpi = dpi
        self._recipes = _AsLookedAt()
        self._kept = dict(_pieces(deck))
        self._now: dict[str, Any] = {}

    def known(self, drawing: Drawing) -> Look | None:
        """The look at a face, if it was kept."""
        key = self._key(drawing)
        told = self._kept.get(key) or self._elsewhere.get(key)
        if told is None:
            return None
        self._now[key] = told
        origins = written_by(drawing)
        remarks = [
            Remark(face=drawing.name, origin=None if at is None else origins[at], **one)
            for at, one in told["remarks"]
        ]
        return Look(tuple(remarks), Glance(tuple(told["size"]), b64decode(told["glance"])))

    def learn(self, drawing: Drawing, look: Look) -> None:
        """Takes a look at a face, to be kept."""
        origins = [id(origin) for origin in written_by(drawing)]
        remarks = [
            (
                None if one.origin is None else origins.index(id(one.origin)),
                {name: getattr(one, name) for name in ("code", "message", "missing", "hint")}
                | {"severity": one.severity},
            )
            for one in look.remarks
        ]
        packed = b64encode(look.glance.packed).decode()
        told = {"remarks": remarks, "size": look.glance.size, "glance": packed}
        self._now[self._key(drawing)] = told

    def keep(self) -> None:
        """Keeps the looks at all faces that were asked for, and at no others."""
        if self._now.keys() == self._kept.keys():
            return
        pieces: list[dict[str, Any]] = []
        letters = _PIECE
        for key, told in self._now.items():
            if letters >= _PIECE:
                pieces.append({})
                letters = 0
            pieces[-1][key] = told
            letters += len(told["glance"])
        for at, piece in enumerate(pieces):
            written = json.dumps({"pieces": len(pieces), "looks": piece})
            kept.keep(_piece(self._deck, at), written)

    @cached_property
    def _elsewhere(self) -> dict[str, Any]:
        return {key: told for deck in self._akin for key, told in _pieces(deck)}

    def _key(self, drawing: Drawing) -> str:
        """All that a look at a face hangs on, but for its name."""
        lines = [
            origin
            and (
                origin.verb,
                origin.role,
                origin.decorative,
                origin.telling,
                origin.place.source.file,
                origin.place.loc,
            )
            for origin in written_by(drawing)
        ]
        recipe = self._recipes.of(drawing, self._dpi, bleed=True)
        told = repr((recipe, drawing.safe, sorted(drawing.folds), lines, self._held_to))
        return sha256(told.encode()).hexdigest()


def _pieces(deck: str) -> Iterator[tuple[str, Any]]:
    """The looks that were kept of a deck."""
    at, pieces = 0, 1
    while at < pieces:
        written = kept.find(_piece(deck, at))
        if written is None:
            return
        told = json.loads(written)
        yield from told["looks"].items()
        at, pieces = at + 1, told["pieces"]


def _piece(deck: str, at: int) -> str:
    """Where a piece of the looks at a deck is kept."""
    return f"{json.dumps(['looks', made_with(), deck])} {at}"


class _AsLookedAt(Recipes):
    """Recipes that tell what painters don't ask: how bold a font is called, and what a picture's
    file is called."""

    def _font(self, key: str) -> str:
        return f"{fonts.by_key(key).weight} {super()._font(key)}"

    def _file(self, file: str) -> str:
        return f"{Path(file).name} {super()._file(file)}"
