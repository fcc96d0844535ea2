"""Cards with finished pictures -> a deck of the project: pictures, a table and a catalogue.

In: what was brought, and what the person said of size, bleed and edge. Out: cards/<name>/ with the
pictures, cards/<name>.csv with a row a card, cards/<name>.yaml, which reads it. Made again, it is
brought up to date: what a person has changed stays, and what came, went and changed is told.
"""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from generator import catalogue
from generator.catalogue import Catalogue
from generator.catalogue.sizes import card_sizes
from generator.catalogue.tables import linked_tables
from generator.checks.preflight import limits
from generator.deck import build
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.files import write_through, write_whole
from generator.inputs import read_bytes
from generator.pictures.bitmaps import Look
from generator.project import Project
from generator.reading.read import read_source
from generator.units import BadLength, Size, mm
from generator.workshop.changes import Changes, between
from generator.workshop.finished.brought import COMMON, Art, Brought, BroughtCard, looked_at
from generator.workshop.finished.catalogue import CARD, NAMED, BackRow, Plan, grown, whole
from generator.workshop.finished.fitting import LOSES, Fit, Seen, card_size, fit
from generator.workshop.finished.table import Fresh, Row, as_csv, merged, read_rows
from generator.workshop.schemas import lend_schemas

_EDGES = ("mirror", "stretch", "none")
#: A deck's bleed, in mm: a picture that has less of its own is made to go on.
_BLEED = 3.0
_TOLD = "The cards stand in the table beside it, the pictures in the folder of the same name."


@dataclass(frozen=True)
class Wanted:
    """What the person says of the pictures, as typed; "" leaves it to be found out."""

    size: str = ""
    bleed: str = ""
    edge: str = ""


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


@dataclass
class _Deck:
    """One import at work."""

    brought: Brought
    project: Project
    slug: str
    wanted: Wanted
    inside: str | None
    looks: dict[str, Look] = field(default_factory=dict)
    #: Names of pictures that are new or other than before, and the files that were written.
    anew: set[str] = field(default_factory=set)
    written: list[Path] = field(default_factory=list)

    @property
    def home(self) -> Path:
        return self.project.root / "cards"

    def name_of(self, art: Art) -> str:
        """How the catalogue names a picture."""
        if self.inside is not None and art.path is not None:
            return f"{self.inside}/{art.path.name}" if self.inside != "." else art.path.name
        return f"{self.slug}/{art.name}"


def make(
    brought: Brought, project: Project, slug: str, wanted: Wanted, inside: str | None = None
) -> Finished:
    """Writes the deck, or brings it up to date. `inside` names the pictures' folder from cards/ if
    they lie there already. Raises UserError, with all as it was, for what makes no deck."""
    work = _Deck(brought, project, slug, wanted, inside)
    target = work.home / f"{slug}.yaml"
    before = _catalogue_before(work, target)
    try:
        return _made(work, target, before)
    except BaseException:
        for path in work.written:
            path.unlink(missing_ok=True)
        raise


def _made(work: _Deck, target: Path, before: Catalogue | None) -> Finished:
    _look_at_all(work)
    size_name, size, notes = _size(work, before)
    bleed, edge = _bleed(work), _edge(work.wanted)
    fits = {name: fit(look.px, size, bleed) for name, look in work.looks.items()}
    table = work.home / f"{work.slug}.csv"
    rows_before = read_rows(table, work.project.label(table)) if before is not None else []
    backs = {name: _back(work, art, fits, edge) for name, art in work.brought.backs.items()}
    if COMMON not in backs and any(card.back == COMMON for card in work.brought.cards):
        backs = {COMMON: BackRow(""), **backs}
    fresh = [_row(work, card, fits, edge) for card in work.brought.cards]
    rows = merged(fresh, rows_before)
    plan = Plan(
        work.slug, work.brought.title, size_name, size, _corner(size), backs, _kinds(work, rows)
    )
    if target.exists():
        text = grown(
            target.read_text("utf-8"), read_source(target, work.project.label(target)), plan
        )
    else:
        text = whole(plan, _TOLD)
    _write_pictures(work)
    made = _keep(work, target, text, table, as_csv(rows))
    changes = _changes(work, before, made)
    _remove_gone(work, rows_before, rows)
    cards = build(made)
    told = _told(work, cards.total, size_name, size, fits, backs, rows)
    return Finished(
        target, len(cards.cards), cards.total, size, tuple(told),
        (*notes, *work.brought.notes), changes, before is not None,
    )  # fmt: skip


def _catalogue_before(work: _Deck, target: Path) -> Catalogue | None:
    """The deck as it is, if there is one. Raises UserError for one that no such import made."""
    if not target.exists():
        other = work.home / f"{work.slug}.csv"
        if other.exists():
            raise _taken(work.project.label(other))
        return None
    label = work.project.label(target)
    links = [link for _, link in linked_tables(read_source(target, label).data)]
    if not any(link.files == (f"{work.slug}.csv",) for link in links):
        raise _taken(label)
    return catalogue.load(target, work.project)


def _taken(label: str) -> UserError:
    found = "is there already, and is no deck of finished pictures"
    return UserError(Problem(found, file=label, hint="choose another --game"))


def _look_at_all(work: _Deck) -> None:
    """Looks at each picture once and leaves out what is none. Raises UserError if all are."""
    left: list[BroughtCard] = []
    for card in work.brought.cards:
        fault = _look(work, card.front) if card.front is not None else ""
        if fault:
            work.brought.notes.append(f"left out: {fault}")
        else:
            left.append(card)
    work.brought.cards[:] = left
    for name, art in list(work.brought.backs.items()):
        fault = _look(work, art)
        if fault:
            work.brought.notes.append(f"left out: {fault}")
            del work.brought.backs[name]
    known = {COMMON, *work.brought.backs}
    work.brought.cards[:] = [
        card if card.back in known else replace(card, back=COMMON) for card in left
    ]
    if not left:
        told = "; ".join(work.brought.notes)[:300]
        raise UserError(Problem("holds no card that can be printed", file=work.slug, hint=told))


def _look(work: _Deck, art: Art) -> str:
    data = art.data()
    found = looked_at(art, data)
    if isinstance(found, str):
        return found
    name = work.name_of(art)
    work.looks[name] = found
    path = work.home / name
    if not path.exists() or (work.inside is None and _differs(path, data)):
        work.anew.add(name)
    return ""


def _differs(path: Path, data: bytes) -> bool:
    if path.stat().st_size != len(data):
        return True
    return hashlib.sha256(read_bytes(path)).digest() != hashlib.sha256(data).digest()


def _write_pictures(work: _Deck) -> None:
    """Copies what is new; what is written is removed again if no deck comes of it."""
    arts = [card.front for card in work.brought.cards if card.front is not None]
    for art in (*arts, *work.brought.backs.values()):
        name = work.name_of(art)
        path = work.home / name
        if name in work.anew and work.inside is None:
            if not path.exists():
                work.written.append(path)
            write_whole(path, art.data(), work.project.root)


def _keep(work: _Deck, target: Path, text: str, table: Path, rows: bytes) -> Catalogue:
    """Writes table and catalogue if the deck can be loaded, else leaves both as they were."""
    old = table.read_bytes() if table.exists() else None
    write_whole(table, rows, work.project.root)
    try:
        with TemporaryDirectory() as aside:
            tried = Path(aside) / target.name
            write_through(tried, text.encode())
            try:
                made = catalogue.load(tried, work.project)
            except UserError as refused:
                raise UserError(
                    replace(one, file=work.project.label(target)) if one.file == str(tried) else one
                    for one in refused.problems
                ) from None
    except BaseException:
        if old is None:
            table.unlink()
        else:
            write_whole(table, old, work.project.root)
        raise
    if not target.exists() or target.read_text("utf-8") != text:
        write_whole(target, text.encode(), work.project.root)
    lend_schemas(work.project.root)
    return made


def _remove_gone(work: _Deck, before: list[Row], now: list[Row]) -> None:
    """Takes away our copies of pictures that no card shows any more."""
    if work.inside is not None:
        return
    shown = {row.get("picture") for row in now}
    for row in before:
        name = row.get("picture", "")
        if name.startswith(f"{work.slug}/") and ".." not in name and name not in shown:
            (work.home / name).unlink(missing_ok=True)


# Rows


def _row(work: _Deck, card: BroughtCard, fits: dict[str, Fit], edge: str) -> Fresh:
    kind = _kind(card.back)
    row = {
        "name": card.name.lstrip("=+-@ ") or card.name,
        "copies": str(card.copies or 1),
        **card.words,
    }
    told = {"kind"} | ({"copies"} if card.copies is not None else set())
    if card.copies == 0:
        row["copies"] = "0"
    if card.front is None:
        return Fresh(row | {"kind": NAMED}, frozenset(told), False)
    name = work.name_of(card.front)
    row |= {"kind": kind, "picture": name} | _shown(work, name, fits[name], edge)
    told |= {"bleed"} if work.wanted.bleed else set()
    told |= {"edge"} if work.wanted.edge else set()
    return Fresh(row, frozenset(told), name in work.anew)


def _kind(back: str) -> str:
    """The kind of the cards with that back: it bears its name."""
    if back == COMMON:
        return CARD
    return f"{back}-card" if back in (CARD, NAMED) else back


def _shown(work: _Deck, name: str, one: Fit, edge: str) -> dict[str, str]:
    """How a picture is shown, as columns of a row."""
    told = {
        "bleed": f"{one.bleed:g}mm",
        "edge": edge,
        "lies": "sideways" if one.sideways else "upright",
    }
    return told | ({"ground": work.looks[name].rim} if work.looks[name].rim else {})


def _back(work: _Deck, art: Art, fits: dict[str, Fit], edge: str) -> BackRow:
    name = work.name_of(art)
    return BackRow(name, **_shown(work, name, fits[name], edge))


def _kinds(work: _Deck, rows: list[Row]) -> dict[str, str]:
    """{kind: its line in a catalogue} of all cards."""
    found: dict[str, str] = {}
    for card, row in zip(work.brought.cards, rows, strict=True):
        kind = row.get("kind", CARD)
        if kind == NAMED:
            found[NAMED] = f"  {NAMED}: {{layout: plain}}"
        elif kind == CARD:
            found.setdefault(CARD, f"  {CARD}: {{}}")
        else:
            found[kind] = f"  {kind}: {{back: {card.back}}}"
    return found


# What the person said, and what is found out


def _size(work: _Deck, before: Catalogue | None) -> tuple[str | None, Size, list[str]]:
    """The card's size, its name, and doubts about it."""
    if before is not None and not work.wanted.size:
        return None, before.card.size, []
    sizes = card_sizes(work.project)
    if work.wanted.size:
        name, size = _said(work.wanted.size, sizes)
        wide = sum(look.px[0] > look.px[1] for look in work.looks.values()) * 2 > len(work.looks)
        return (None, size.turned(), []) if wide and size.w < size.h else (name, size, [])
    fronts = [
        work.looks[work.name_of(card.front)]
        for card in work.brought.cards
        if card.front is not None
    ]
    if not fronts:
        return "poker", sizes["poker"], []
    found, size, suits = card_size(
        [Seen(look.px, look.dpi) for look in fronts], sizes, _bleed(work)
    )
    notes = []
    if not suits:
        notes.append(
            f"no card size has their proportions, so {found} is taken: --size says another"
        )
    name = found if found is not None and size == sizes[found] else None
    return name, size, notes


def _said(written: str, sizes: dict[str, Size]) -> tuple[str | None, Size]:
    if written in sizes:
        return written, sizes[written]
    try:
        width, _, height = written.removesuffix("mm").partition("x")
        size = Size(mm(f"{width.strip()}mm"), mm(f"{height.strip()}mm"))
    except BadLength:
        size = Size(0, 0)
    if not 10 <= size.w <= 400 or not 10 <= size.h <= 400:
        raise UserError(
            Problem(
                f"{written!r} is no card size",
                key="--size",
                expected=f"63x88mm, or one of {listed(list(sizes), 20)}",
                hint=did_you_mean(written, list(sizes)),
            )
        )
    return None, size


def _bleed(work: _Deck) -> float | None:
    written = work.wanted.bleed or work.brought.bleed
    if not written:
        return None
    try:
        found = mm(written)
    except BadLength as error:
        raise UserError(Problem(error.reason, key="--bleed", hint=error.hint)) from None
    if not 0 <= found <= 10:
        raise UserError(
            Problem(f"{written} is out of range", key="--bleed", expected="0mm to 10mm")
        )
    return found


def _edge(wanted: Wanted) -> str:
    if wanted.edge and wanted.edge not in _EDGES:
        hint = did_you_mean(wanted.edge, _EDGES)
        found = f"{wanted.edge!r} is no edge"
        raise UserError(Problem(found, key="--edge", expected=listed(_EDGES), hint=hint))
    return wanted.edge or _EDGES[0]


def _corner(size: Size) -> str:
    return "3mm" if min(size.w, size.h) > 30 else "1.5mm"


def _changes(work: _Deck, before: Catalogue | None, made: Catalogue) -> Changes | None:
    """Since the import before; a card with another picture under the same name has changed."""
    found = between(before, made)
    if found is None or before is None:
        return None
    there = {card.id for card in before.cards}
    other = {
        card.id
        for card in made.cards
        if card.facts.get("picture") in work.anew and card.id in there
    }
    backs = {name for name, art in work.brought.backs.items() if work.name_of(art) in work.anew}
    other |= {card.id for card in made.cards if made.kinds[card.kind].back in backs} & there
    in_order = [card.id for card in made.cards if card.id in other or card.id in found.changed]
    return replace(found, changed=tuple(in_order))


# In words


def _told(
    work: _Deck,
    total: int,
    size_name: str | None,
    size: Size,
    fits: dict[str, Fit],
    backs: dict[str, BackRow],
    rows: list[Row],
) -> list[str]:
    count = len(work.brought.cards)
    named = f"{size_name}, " if size_name else ""
    copies = f", {total} with copies" if total != count else ""
    out = [f"{_many(count, 'card')}{copies}; {named}{size.w:g} x {size.h:g} mm"]
    out += _bleeds(work, fits, rows)
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


def _bleeds(work: _Deck, fits: dict[str, Fit], rows: list[Row]) -> list[str]:
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
        }[_edge(work.wanted)]  # fmt: skip
        what = "without bleed" if not any(one.bleed for one in short) else "with too little bleed"
        out.append(f"{_many(len(short), 'picture')} {what}: {how}")
    return out


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
