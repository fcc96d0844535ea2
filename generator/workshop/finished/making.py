"""Cards with finished pictures -> a deck of the project: pictures, a table and a catalogue.

In: what was brought, and what the person said of size, bleed and edge. Out: cards/<name>/ with the
pictures, cards/<name>.csv with a row a card, cards/<name>.yaml, which reads it. Made again, it is
brought up to date: what a person has changed stays, and what came, went and changed is told.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from generator import catalogue
from generator.catalogue import Catalogue
from generator.catalogue.tables import linked_tables
from generator.catalogue.values import Value
from generator.deck import build
from generator.errors import Problem, UserError
from generator.files import write_through, write_whole
from generator.inputs import read_bytes
from generator.manifest import NAME as MANIFEST
from generator.project import Project
from generator.reading.read import read_source
from generator.workshop.changes import Changes, between
from generator.workshop.finished.brought import COMMON, Art, Brought, BroughtCard, looked_at
from generator.workshop.finished.catalogue import BackRow, Plan, grown, whole
from generator.workshop.finished.fitting import fit
from generator.workshop.finished.rows import back_of, kinds_of, row_of
from generator.workshop.finished.sizing import bleed_of, corner_of, edge_of, size_of
from generator.workshop.finished.table import Row, as_csv, merged, read_rows
from generator.workshop.finished.telling import Finished, told
from generator.workshop.finished.work import Wanted, Work
from generator.workshop.schemas import lend_schemas

_TOLD = "The cards stand in the table beside it, the pictures in the folder of the same name."


def make(
    brought: Brought, project: Project, slug: str, wanted: Wanted, inside: str | None = None
) -> Finished:
    """Writes the deck, or brings it up to date. `inside` names the pictures' folder from cards/ if
    they lie there already. Raises UserError, with all as it was, for what makes no deck."""
    work = Work(brought, project, slug, wanted, inside)
    target = work.home / f"{slug}.yaml"
    again = _is_there(work, target)
    before = _loaded(work, target) if again else None
    try:
        return _made(work, target, before, again)
    except BaseException:
        for path in work.written:
            path.unlink(missing_ok=True)
        raise


def _made(work: Work, target: Path, before: Catalogue | None, again: bool) -> Finished:
    _look_at_all(work)
    size_name, size, notes = size_of(work, before)
    bleed, edge = bleed_of(work), edge_of(work.wanted)
    fits = {name: fit(look.px, size, bleed) for name, look in work.looks.items()}
    table = work.home / f"{work.slug}.csv"
    rows_before = read_rows(table, work.project.label(table)) if again else []
    backs = {name: back_of(work, art, fits, edge) for name, art in work.brought.backs.items()}
    if COMMON not in backs and any(card.back == COMMON for card in work.brought.cards):
        backs = {COMMON: BackRow(""), **backs}
    fresh = [row_of(work, card, fits, edge) for card in work.brought.cards]
    rows = merged(fresh, rows_before)
    plan = Plan(
        work.slug, work.brought.title, size_name, size, corner_of(size), backs, kinds_of(work, rows)
    )
    if again:
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
    lines = told(work, cards.total, size_name, size, fits, backs)
    return Finished(
        target, len(cards.cards), cards.total, size, tuple(lines),
        (*notes, *work.brought.notes), changes, again,
    )  # fmt: skip


def _is_there(work: Work, target: Path) -> bool:
    """Whether the deck is there. Raises UserError for one that no such import made."""
    if not target.exists():
        other = work.home / f"{work.slug}.csv"
        if other.exists():
            raise _taken(work.project.label(other))
        return False
    label = work.project.label(target)
    links = [link for _, link in linked_tables(read_source(target, label).data)]
    if not any(link.files == (f"{work.slug}.csv",) for link in links):
        raise _taken(label)
    return True


def _loaded(work: Work, target: Path) -> Catalogue | None:
    """The deck as it is; None if it can't be read, as when its pictures are gone."""
    try:
        return catalogue.load(target, work.project)
    except UserError:
        return None


def _taken(label: str) -> UserError:
    found = "is there already, and is no deck of finished pictures"
    return UserError(Problem(found, file=label, hint="choose another --game"))


def _look_at_all(work: Work) -> None:
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


def _look(work: Work, art: Art) -> str:
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


def _write_pictures(work: Work) -> None:
    """Copies what is new; what is written is removed again if no deck comes of it."""
    arts = [card.front for card in work.brought.cards if card.front is not None]
    for art in (*arts, *work.brought.backs.values()):
        name = work.name_of(art)
        path = work.home / name
        if name in work.anew and work.inside is None:
            if not path.exists():
                work.written.append(path)
            write_whole(path, art.data(), work.project.root)


def _keep(work: Work, target: Path, text: str, table: Path, rows: bytes) -> Catalogue:
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


def _remove_gone(work: Work, before: list[Row], now: list[Row]) -> None:
    """Takes away our copies of pictures that no card shows any more."""
    if work.inside is not None:
        return
    shown = {row.get("picture") for row in now}
    for row in before:
        name = row.get("picture", "")
        if name.startswith(f"{work.slug}/") and ".." not in name and name not in shown:
            (work.home / name).unlink(missing_ok=True)


def _changes(work: Work, before: Catalogue | None, made: Catalogue) -> Changes | None:
    """Since the import before; a card with another picture under the same name has changed. One
    that lies in cards/ and is used in place is newer than what was built last."""
    found = between(before, made)
    if found is None or before is None:
        return None
    there = {card.id for card in before.cards}
    other = {
        card.id
        for card in made.cards
        if card.id in there
        and (card.facts.get("picture") in work.anew or _is_newer(work, card.facts.get("picture")))
    }
    backs = {name for name, art in work.brought.backs.items() if work.name_of(art) in work.anew}
    other |= {card.id for card in made.cards if made.kinds[card.kind].back in backs} & there
    in_order = [card.id for card in made.cards if card.id in other or card.id in found.changed]
    return replace(found, changed=tuple(in_order))


def _is_newer(work: Work, picture: Value | None) -> bool:
    """Whether a picture that is used in place was written after the last build."""
    built = work.project.output / work.slug / MANIFEST
    if work.inside is None or not isinstance(picture, str):
        return False
    path = work.project.find_file("cards", picture)
    if path is None or not built.is_file():
        return False
    return path.stat().st_mtime_ns > built.stat().st_mtime_ns
