"""A saved object of Tabletop Simulator -> cards: names, counts, and faces cut out of their sheets.

A card's number says which sheet it is on and where: 100 times the sheet's key, and its place, from
the upper left one to the right. Sheets and backs are taken from the pictures beside the file, or
from the game's own folder of images, if the file lies where the game saves it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any

from PIL import Image

from generator.budgets import budget, over
from generator.errors import Problem, UserError, listed
from generator.inputs import read_text
from generator.pictures import bitmaps
from generator.reading.marked import read_json
from generator.reading.table import plain_name
from generator.workshop.finished import names
from generator.workshop.finished.beside import Beside
from generator.workshop.finished.brought import COMMON, Art, Brought, BroughtCard

_DECKS = ("Deck", "DeckCustom")
_CARDS = ("Card", "CardCustom")
#: Objects inside objects, at most.
_DEEPEST = 40
_MOST_CELLS = 100
_COLOURS = re.compile(r"\[/?(?:b|i|u|s|sub|sup|-|[0-9A-Fa-f]{6})\]")


@dataclass(frozen=True)
class _Cell:
    """A place on a sheet: its address, columns, rows, and which place."""

    url: str
    columns: int
    rows: int
    place: int


@dataclass(frozen=True)
class _Thing:
    """A card as the file has it."""

    name: str
    text: str
    front: _Cell
    back: _Cell


def bring(path: Path) -> Brought:
    """The cards of a saved object. Raises UserError for what is none, or holds no cards."""
    data = read_json(read_text(path, path.name), path.name)
    objects = data.get("ObjectStates") if isinstance(data, dict) else None
    if not isinstance(objects, list):
        found = "is no saved object of Tabletop Simulator"
        raise UserError(Problem(found, file=path.name, expected="a list 'ObjectStates'"))
    others: Counter[str] = Counter()
    most = budget("deck-copies")
    things = list(islice(_things(objects, others), most + 1))
    if len(things) > most:
        raise UserError(over("deck-copies", "holds too many cards", file=path.name))
    if len(set(things)) > budget("cards"):
        raise UserError(over("cards", "holds too many cards", file=path.name))
    if not things:
        raise UserError(Problem("holds no cards", file=path.name, hint=_left(others)))
    title = str(data.get("SaveName") or "").strip() or names.heading(path.stem)
    game_folder = path.resolve().parent.parent.parent / "Mods" / "Images"
    sheets = _Sheets(Beside(path, [game_folder]))
    brought = Brought(title, [], bleed="0mm")
    keys = _backs(things, sheets, brought)
    taken: dict[str, int] = {}
    for thing, copies in Counter(things).items():
        art = sheets.cut(thing.front, thing.name, taken)
        words = {"text": thing.text} if thing.text else {}
        back = keys.get(thing.back, COMMON)
        brought.cards.append(BroughtCard(thing.name, copies, art, back, words))
    brought.notes += sheets.notes()
    if others:
        brought.notes.append(_left(others))
    return brought


def _left(others: Counter[str]) -> str:
    told = [f"{count} {what}" for what, count in others.most_common()]
    return f"left out, no cards: {listed(told)}" if told else ""


def _things(objects: Any, others: Counter[str], deep: int = 0) -> Iterator[_Thing]:
    """Every card, in the order in which it lies in its deck, bag or state."""
    for one in objects if isinstance(objects, list) and deep < _DEEPEST else ():
        if not isinstance(one, dict):
            continue
        kind = str(one.get("Name"))
        inner = one.get("ContainedObjects")
        if kind in _DECKS:
            yield from _deck(one, inner if isinstance(inner, list) else [], others)
        elif kind in _CARDS:
            yield from _card(one, one, one.get("CardID"), "card", others)
        else:
            if not inner:
                others[kind] += 1
            yield from _things(inner, others, deep + 1)
        states = one.get("States")
        if isinstance(states, dict):
            yield from _things(list(states.values()), others, deep + 1)


def _deck(deck: dict[str, Any], inner: list[Any], others: Counter[str]) -> Iterator[_Thing]:
    ids = deck.get("DeckIDs")
    cards = [one for one in inner if isinstance(one, dict)]
    if cards:
        for one in cards:
            called = _words(deck, "Nickname") or "card"
            yield from _card(one, deck, one.get("CardID"), called, others)
    else:
        for number in ids if isinstance(ids, list) else ():
            yield from _card({}, deck, number, _words(deck, "Nickname") or "card", others)


def _card(
    card: dict[str, Any], deck: dict[str, Any], number: Any, called: str, others: Counter[str]
) -> Iterator[_Thing]:
    if not isinstance(number, int) or number < 0:
        others["Card without a number"] += 1
        return
    key, place = divmod(number, 100)
    about: Any = None
    for owner in (card, deck):
        decks = owner.get("CustomDeck")
        about = about or (decks.get(str(key)) if isinstance(decks, dict) else None)
    about = about if isinstance(about, dict) else {}
    columns, rows = (_count(about.get(name)) for name in ("NumWidth", "NumHeight"))
    front = _Cell(str(about.get("FaceURL") or ""), columns, rows, place)
    back_url = str(about.get("BackURL") or "")
    own = bool(about.get("UniqueBack"))
    back = _Cell(back_url, columns, rows, place) if own else _Cell(back_url, 1, 1, 0)
    name = _words(card, "Nickname") or f"{called} {number}"
    yield _Thing(name, _words(card, "Description"), front, back)


def _count(written: Any) -> int:
    """Columns or rows of a sheet: 1 where nothing tells them, 0 where what tells them can't be."""
    if written is None:
        return 1
    return written if isinstance(written, int) and 1 <= written <= _MOST_CELLS else 0


def _words(one: dict[str, Any], key: str) -> str:
    written = one.get(key)
    return _COLOURS.sub("", written).strip() if isinstance(written, str) else ""


def _backs(things: list[_Thing], sheets: _Sheets, brought: Brought) -> dict[_Cell, str]:
    """{back: its name}; the commonest is that of all."""
    keys: dict[_Cell, str] = {}
    taken: dict[str, int] = {}
    first = {thing.back: thing for thing in reversed(things)}
    for number, (cell, _) in enumerate(Counter(thing.back for thing in things).most_common()):
        name = "back" if number == 0 else f"{first[cell].name} back"
        art = sheets.cut(cell, name, taken)
        if art is not None:
            key = COMMON if number == 0 else plain_name(art.name.rpartition(".")[0])
            keys[cell] = key
            brought.backs[key] = art
    return keys


class _Sheets:
    """Sheets of faces, and what is cut out of them."""

    def __init__(self, beside: Beside) -> None:
        self.beside = beside
        self.missing: Counter[str] = Counter()
        self.beyond: Counter[tuple[str, int, int]] = Counter()
        self.found: set[str] = set()

    def cut(self, cell: _Cell, name: str, taken: dict[str, int]) -> Art | None:
        """The picture at a place, under a name of its own; None if its sheet isn't there. `taken`
        tells of each name how often it was asked for."""
        sheet = self.beside.at(cell.url)
        if sheet is None:
            if cell.url:
                self.missing[cell.url] += 1
            return None
        if cell.place >= cell.columns * cell.rows:
            self.beyond[cell.url, cell.columns, cell.rows] += 1
            return None
        self.found.add(cell.url)
        whole = cell.columns == cell.rows == 1
        jpeg = sheet.suffix.lower() in (".jpg", ".jpeg")
        suffix = sheet.suffix.lower() if whole else ".jpg" if jpeg else ".png"
        plain = stem = plain_name(name) or "card"
        while stem in taken:
            taken[plain] += 1
            stem = f"{plain}-{taken[plain]}"
        taken[stem] = 1
        if whole:
            return Art(f"{stem}{suffix}", sheet)
        image = _opened(sheet)
        row, column = divmod(cell.place, cell.columns)
        across, down = image.width / cell.columns, image.height / cell.rows
        piece = image.crop(
            (
                round(column * across), round(row * down),
                round((column + 1) * across), round((row + 1) * down),
            )
        )  # fmt: skip
        out = BytesIO()
        if jpeg:
            piece.convert("RGB").save(out, "JPEG", quality=95, subsampling=0)
        else:
            piece.save(out, "PNG", compress_level=6)
        return Art(f"{stem}{suffix}", None, out.getvalue())

    def notes(self) -> list[str]:
        """What was not there."""
        notes = [
            f"{url} has {columns} x {rows} places, and {count} picture"
            f"{'s lie' if count > 1 else ' lies'} beyond them"
            for (url, columns, rows), count in self.beyond.most_common()
        ]
        told = [f"{url} ({count})" for url, count in self.missing.most_common()]
        if told:
            where = "put the game's pictures beside the file, under their own names"
            notes.append(f"no picture here for {listed(told, 4)}: {where}")
        return notes


@lru_cache(maxsize=2)
def _opened(path: Path) -> Image.Image:
    """A sheet. Raises UserError for one that can't be read."""
    try:
        return bitmaps.pixels(str(path))
    except ValueError as error:
        raise UserError(Problem(f"can't be cut up: {error}", file=path.name)) from None
