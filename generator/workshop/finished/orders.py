"""Lists of cards from other tools -> cards, with the pictures that lie beside them.

An order of MPC Autofill says which picture goes on which side of which card; a deck of Cockatrice,
and plain lines such as "3 Dragon", only names and numbers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element

from generator.errors import Problem, UserError, listed
from generator.inputs import read_bytes, read_text
from generator.reading.marked import read_xml
from generator.reading.table import plain_name
from generator.workshop.finished import names
from generator.workshop.finished.beside import Beside
from generator.workshop.finished.brought import COMMON, Art, Brought, BroughtCard
from generator.workshop.finished.folder import LONGEST_LINE, listed_cards

_MARKS = re.compile(r"\s*\([\w-]{20,}\)$")
_ENDING = re.compile(r"\.(png|jpe?g|webp)$", re.IGNORECASE)
#: A line of a deck: a number and a name, perhaps a set and a number in it.
_NUMBERED = re.compile(r"(?:SB:\s*)?\d{1,4}\s*[xX]?\s+\S.*")
_SET = re.compile(r"\s+\([A-Za-z0-9]{2,6}\)(?:\s+\S+)?$")


def bring_xml(path: Path) -> Brought:
    """The cards of an XML file. Raises UserError for one of no kind that we know."""
    root = read_xml(read_bytes(path, path.name, cost="text-bytes"), path.name)
    if root.tag == "order":
        return _order(path, root)
    if root.tag == "cockatrice_deck":
        return _cockatrice(path, root)
    raise UserError(
        Problem(
            f"<{root.tag}> is no list of cards that we know",
            file=path.name,
            expected="an order of MPC Autofill, or a deck of Cockatrice",
        )
    )


def is_list(path: Path) -> bool:
    """Whether a text file is lines of numbers and names, and no table."""
    lines = [line.strip() for line in read_text(path, path.name).splitlines()]
    if any(len(line) > LONGEST_LINE for line in lines):
        return False
    cards = [line for line in lines if line and not line.startswith(("#", "//"))]
    fit = [line for line in cards if _NUMBERED.fullmatch(line)]
    return bool(fit) and len(fit) * 10 >= len(cards) * 8 and not any("\t" in line for line in fit)


def bring_text(path: Path) -> Brought:
    """The cards of a text file of such lines."""
    lines = [
        line.strip().removeprefix("SB:").strip()
        for line in read_text(path, path.name).splitlines()
        if _NUMBERED.fullmatch(line.strip())
    ]
    rows = [(_SET.sub("", name), copies) for name, copies in listed_cards("\n".join(lines))]
    return _named(path, names.heading(path.stem), rows, [])


def _named(path: Path, title: str, rows: list[tuple[str, int]], notes: list[str]) -> Brought:
    """Cards of which only names are known, each with the picture of its name."""
    if not rows:
        raise UserError(Problem("names no cards", file=path.name))
    beside = Beside(path)
    brought = Brought(title, [], notes=notes)
    counts: Counter[str] = Counter()
    for name, copies in rows:
        counts[name] += copies
    album = _Album()
    for name, copies in counts.items():
        found = beside.called(name)
        back = beside.called(f"{name}-back") if found else None
        key = COMMON
        if back is not None and back != found:
            key = album.key(f"{name} back")
            brought.backs[key] = album.art(f"{name} back", back)
        art = album.art(name, found) if found else None
        brought.cards.append(BroughtCard(name, copies, art, key))
    for word in ("back", "cardback", "card back"):
        common = beside.called(word)
        if common is not None:
            brought.backs[COMMON] = album.art("back", common)
            break
    return brought


class _Album:
    """Names for pictures' files, each its own."""

    def __init__(self) -> None:
        self._made: dict[Path, Art] = {}
        self._taken: set[str] = set()

    def art(self, name: str, path: Path) -> Art:
        if path not in self._made:
            self._made[path] = Art(f"{self.key(name)}{path.suffix.lower()}", path)
        return self._made[path]

    def key(self, name: str) -> str:
        plain = found = plain_name(name) or "card"
        number = 2
        while found in self._taken:
            found, number = f"{plain}-{number}", number + 1
        self._taken.add(found)
        return found


# Cockatrice


def _cockatrice(path: Path, root: Element) -> Brought:
    rows, notes = [], []
    for zone in root.iter("zone"):
        cards = [(card.get("name", "").strip(), _whole(card, path)) for card in zone]
        cards = [(name, copies) for name, copies in cards if name]
        rows += cards
        if zone.get("name") not in (None, "main") and cards:
            total = sum(copies for _, copies in cards)
            notes.append(f"{total} cards of the zone {zone.get('name')!r} are in it, too")
    title = (root.findtext("deckname") or "").strip() or names.heading(path.stem)
    return _named(path, title, rows, notes)


def _whole(card: Element, path: Path) -> int:
    """How many there are of a card. Raises UserError for a number that is none."""
    written = card.get("number", "1").strip()
    if re.fullmatch(r"[0-9]{1,4}", written):
        return int(written)
    found = f"{written!r} is no number of copies"
    raise UserError(Problem(found, file=path.name, key=card.get("name", ""), expected="0..9999"))


# MPC Autofill


def _order(path: Path, root: Element) -> Brought:
    beside, album = Beside(path), _Album()
    brought = Brought(names.heading(path.stem), [])
    fronts, backs = (dict(_slots(root.find(side), path)) for side in ("fronts", "backs"))
    if not fronts:
        raise UserError(Problem("orders no cards", file=path.name, expected="<fronts><card>"))
    common = (root.findtext("cardback") or "").strip()
    found = beside.at(common)
    if found is not None:
        brought.backs[COMMON] = album.art("back", found)
    elif common:
        brought.notes.append(f"the picture of the back, {common}, is not beside the order")
    missing: list[str] = []
    keys: dict[str, str] = {}
    sides = Counter((fronts[slot], backs.get(slot)) for slot in sorted(fronts))
    for (front, back), copies in sides.items():
        name = front.name
        picture = beside.at(front.id) or beside.called(front.file)
        key = COMMON
        if back is not None and picture is not None:
            other = beside.at(back.id) or beside.called(back.file)
            if other is None:
                missing += [back.name] if back.name not in missing else []
            elif other != found:
                key = keys.setdefault(back.id, album.key(f"{back.name} back"))
                brought.backs[key] = album.art(f"{back.name} back", other)
        art = album.art(name, picture) if picture else None
        brought.cards.append(BroughtCard(name, copies, art, key))
    if missing:
        brought.notes.append(f"backs without a picture beside the order: {listed(missing)}")
    for tag in ("stock", "foil"):
        told = (root.findtext(f"details/{tag}") or "").strip()
        if told and told != "false":
            brought.notes.append(f"the order's {tag}, {told}, is a matter of the print shop")
    return brought


class _Side(tuple[str, str]):
    """(id, file) of a picture in an order."""

    @property
    def id(self) -> str:
        return self[0]

    @property
    def file(self) -> str:
        return self[1]

    @property
    def name(self) -> str:
        stem = _MARKS.sub("", _ENDING.sub("", self[1] or self[0]))
        return names.title(names.named(stem).name)


def _slots(side: Element | None, path: Path) -> Iterator[tuple[int, _Side]]:
    """(slot, its picture) of one side of an order. Raises UserError for a slot that is none."""
    for card in side.findall("card") if side is not None else ():
        one = _Side(((card.findtext("id") or "").strip(), (card.findtext("name") or "").strip()))
        for written in (card.findtext("slots") or "").split(","):
            slot = written.strip()
            if not re.fullmatch(r"[0-9]{0,5}", slot):
                found, hint = f"{slot!r} is no slot", "slots are numbers with commas: 0,1,2"
                raise UserError(Problem(found, file=path.name, key=one.file or one.id, hint=hint))
            if slot:
                yield int(slot), one
