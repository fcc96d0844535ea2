"""A sheet PDF read back: every card that is really placed, and the back that is really behind it.

In: the file, and what the deck should have. Out: findings. Only the PDF is believed: `sheetfile`
tells what is placed where, and here it is counted, turned over and measured. In mm from the page's
top-left corner, y down; angles in degrees, clockwise.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pikepdf

from generator.checks.findings import Finding
from generator.checks.sheetfile import NEAR, Seen, SheetFile, read
from generator.deck import Deck
from generator.drawing.arcs import of_arcs
from generator.drawing.drawing import Drawing, moved, scaled, times, turned
from generator.drawing.outlines import Outline, rounded
from generator.sheets.printer import Printer
from generator.units import Box, Size

#: From point to point of an outline, where it is asked whether two pieces overlap, in mm.
_STEP = 2.0
#: A back that is turned by less than this many degrees is right.
NEAR_ANGLE = 0.1


@dataclass(frozen=True, slots=True)
class Pair:
    """A front, the placement nearest to where its back should be (or None), how far off that is
    in mm and how much it is turned too far."""

    front: Seen
    back: Seen | None
    distance: float
    turned: float


@dataclass(frozen=True, slots=True)
class Expected:
    """What the deck says of one card: copies, the names of its front's and back's drawings, its
    size in mm, if that is not the deck's, and its outline, if that is no rectangle."""

    copies: int
    front: str
    back: str
    size: Size | None = None
    outline: Outline | None = None


def pairs(sheet: SheetFile) -> list[Pair]:
    """Each front with what lies behind it after the flip or the fold."""
    backs: dict[int, list[Seen]] = defaultdict(list)
    for seen in sheet.seen:
        if seen.side != "front":
            backs[seen.page].append(seen)
    found = []
    for front in sheet.seen:
        if front.side != "front":
            continue
        there = sheet.mirror(front.page)
        if there is None or not backs[there[0]]:
            found.append(Pair(front, None, math.inf, 0.0))
            continue
        page, mirror = there
        x, y = mirror.point(front.x, front.y)
        back = min(backs[page], key=lambda seen: math.hypot(seen.x - x, seen.y - y))
        turned = (back.angle - mirror.angle(front.angle) + 180) % 360 - 180
        found.append(Pair(front, back, math.hypot(back.x - x, back.y - y), abs(turned)))
    return found


def sheet_findings(
    deck: Deck,
    path: Path,
    name: str,
    printer: Printer | None = None,
    only: Collection[str] | None = None,
    drawings: Mapping[str, Drawing] | None = None,
) -> Iterator[Finding]:
    """All that is wrong with one sheet PDF of a deck; `name` is what messages call the file. A file
    made for a printer is judged as that printer prints it, one of some cards by these ids. Cards
    that are no rectangles lie as the outlines of their `drawings` say."""
    edges = {name: drawing.edge for name, drawing in (drawings or {}).items()}
    outlines = {name: of_arcs(edge) for name, edge in edges.items() if edge is not None}
    expected = {
        card.id: Expected(
            card.copies,
            card.id,
            f"back-{card.back}",
            card.stock.size,
            outlines.get(card.id),
        )
        for card in deck.cards
        if only is None or card.id in only
    }
    try:
        sheet = read(path, printer)
    except pikepdf.PdfError:
        yield Finding("changed-file", f"{name} can't be read as a PDF", file=name)
        return
    yield from findings(sheet, expected, deck.catalogue.card.size, name)


def findings(
    sheet: SheetFile, expected: Mapping[str, Expected], size: Size, name: str = ""
) -> Iterator[Finding]:
    """Counts, backs and sizes of a sheet file against a deck's cards; `size` is that of cards that
    have none of their own."""
    with_backs = sheet.two_sided or any(seen.side == "back" for seen in sheet.seen)
    for code, message, card in (
        *_count_faults(sheet, expected, with_backs),
        *_face_faults(sheet, expected),
        *(back_faults(sheet, expected) if with_backs else ()),
        *_size_faults(sheet, {card: one.size or size for card, one in expected.items()}, size),
        *_struck(sheet),
        *_overlaps(sheet, {card: one.outline for card, one in expected.items() if one.outline}),
    ):
        yield Finding(code, message, file=name, card=card)


_Fault = tuple[str, str, str]  # code, message, card


def _count_faults(
    sheet: SheetFile, expected: Mapping[str, Expected], with_backs: bool
) -> Iterator[_Fault]:
    for side in ("front", "back") if with_backs else ("front",):
        found = sheet.counts(side)
        for card in [*expected, *(card for card in found if card and card not in expected)]:
            copies = expected[card].copies if card in expected else 0
            if found[card] != copies:
                what = f"{found[card]} {side}{'' if found[card] == 1 else 's'} of {card}"
                yield "placed-count", f"{what} placed, the deck has {copies}", card
    for seen in sheet.seen:
        if not seen.card or not seen.side:
            yield "placed-count", f"page {seen.page} shows {seen.form} without a card's mark", ""


def _face_faults(sheet: SheetFile, expected: Mapping[str, Expected]) -> Iterator[_Fault]:
    """A card that shows another card's face. Pictures have no names of their own: there, a card
    must always be the same picture."""
    first: dict[str, str] = {}
    for seen in sheet.seen:
        if seen.side != "front" or seen.card not in expected:
            continue
        want = _as_form(expected[seen.card].front)
        if not seen.vector:
            want = first.setdefault(seen.card, seen.form)
        if seen.form != want:
            message = f"page {seen.page}: marked {seen.card}, but shows {seen.form}"
            yield "placed-count", message, seen.card
    shown: dict[str, str] = {}
    for card, form in first.items():
        if shown.setdefault(form, card) != card:
            yield "placed-count", f"{card} shows the face of {shown[form]}", card


def back_faults(sheet: SheetFile, expected: Mapping[str, Expected]) -> Iterator[_Fault]:
    """Fronts behind which lies no back, or another, or one that is off or turned: the finding's
    code, what it says, the card. What has no back ("") has none behind it."""
    met: set[int] = set()
    pictures: dict[str, str] = {}
    for pair in pairs(sheet):
        front, back = pair.front, pair.back
        place = f"page {front.page}: behind {front.card}"
        if sheet.two_sided and front.page % 2 == 0:
            message = f"page {front.page}: the front of {front.card} is on the back of a sheet"
            yield "back-mismatch", message, front.card
        if back is None or pair.distance > min(front.size.w, front.size.h) / 2:
            if front.card in expected and not expected[front.card].back:
                continue
            yield "back-mismatch", f"{place} lies no back", front.card
            continue
        met.add(id(back))
        if pair.distance > NEAR:
            message = f"{place} the back lies {pair.distance:.2f} mm off"
            yield "back-mismatch", message, front.card
        if pair.turned > NEAR_ANGLE:
            message = f"{place} the back is turned by {pair.turned:.1f} degrees"
            yield "back-mismatch", message, front.card
        if back.card != front.card:
            yield "back-mismatch", f"{place} lies the back of {back.card or '?'}", front.card
        elif front.card in expected:
            name = expected[front.card].back
            want = _as_form(name)
            if not back.vector:
                want = pictures.setdefault(name, back.form)
            if back.form != want:
                yield "back-mismatch", f"{place} lies {back.form}, not {want}", front.card
    for name, form in pictures.items():
        twin = next(other for other, shown in pictures.items() if shown == form)
        if twin != name:
            yield "back-mismatch", f"{name} and {twin} are the same picture", ""
    for seen in sheet.seen:
        if seen.side == "back" and id(seen) not in met:
            message = f"page {seen.page}: before the back of {seen.card} lies no front"
            yield "back-mismatch", message, seen.card


def _size_faults(sheet: SheetFile, sizes: Mapping[str, Size], usual: Size) -> Iterator[_Fault]:
    by_page: dict[int, list[Seen]] = defaultdict(list)
    for seen in sheet.seen:
        place = f"page {seen.page}: the {seen.side} of {seen.card}"
        by_page[seen.page].append(seen)
        size = sizes.get(seen.card, usual)
        if abs(seen.size.w - size.w) > NEAR or abs(seen.size.h - size.h) > NEAR:
            is_now = f"{seen.size.w:.2f} x {seen.size.h:.2f} mm"
            yield "card-size", f"{place} is {is_now}, not {size.w:g} x {size.h:g}", seen.card
        for fault in seen.faults:
            yield "card-size", f"{place} {fault}", seen.card
        page = sheet.pages[seen.page - 1]
        if not Box(0, 0, page.w, page.h).contains(seen.box, NEAR):
            yield "card-size", f"{place} reaches over the edge of the paper", seen.card


def _struck(sheet: SheetFile) -> Iterator[_Fault]:
    for seen in sheet.struck:
        message = f"page {seen.page}: a mark runs over the {seen.side} of {seen.card}"
        yield "mark-on-card", message, seen.card


def _overlaps(sheet: SheetFile, outlines: Mapping[str, Outline]) -> Iterator[_Fault]:
    """Pieces that lie on each other: the boxes round them, and where these do, their outlines."""
    by_page: dict[int, list[Seen]] = defaultdict(list)
    for seen in sheet.seen:
        by_page[seen.page].append(seen)
    for placed in by_page.values():
        ordered = sorted(placed, key=lambda seen: seen.box.x)
        for index, seen in enumerate(ordered):
            box = seen.box
            for other in ordered[index + 1 :]:
                near = other.box
                if near.x >= box.right - NEAR:
                    break
                if near.y < box.bottom - NEAR and box.y < near.bottom - NEAR:
                    if {seen.card, other.card} & outlines.keys() and not _meet(
                        seen, other, outlines
                    ):
                        continue
                    message = f"page {seen.page}: {seen.card} and {other.card} overlap"
                    yield "card-size", message, seen.card


def _meet(one: Seen, other: Seen, outlines: Mapping[str, Outline]) -> bool:
    """Whether two pieces lie on each other: a point of one's outline lies in the other's."""
    both = lying(one, outlines), lying(other, outlines)
    return any(
        inside.depth(x, y) > NEAR
        for line, inside in (both, both[::-1])
        for x, y in (*line.along(_STEP), line.box.centre)
    )


def lying(seen: Seen, outlines: Mapping[str, Outline]) -> Outline:
    """A piece's outline as it lies on its page; a back's is that of its front, mirrored."""
    size = seen.size
    own = outlines.get(seen.card) or rounded(Box(0.0, 0.0, size.w, size.h), 0.0)
    if seen.side == "back":
        own = own.through(scaled(-1.0, 1.0, size.w / 2))
    lie = times(moved(seen.x, seen.y), times(turned(seen.angle), moved(-size.w / 2, -size.h / 2)))
    return own.through(lie)


def _as_form(drawing: str) -> str:
    """A drawing's name as the writer makes it fit for a PDF."""
    return re.sub(r"[^A-Za-z0-9._-]", lambda bad: f"_{ord(bad[0]):x}_", drawing)
