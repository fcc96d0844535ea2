"""A sheet PDF read back: every card that is really placed, and the back that is really behind it.

In: the file, and what the deck should have. Out: findings. Only the PDF is believed: its content
streams give each placed form under its matrix, its catalogue the way in which the printer turns the
page. The writer's own marks (`/Deckproof`) give the ids, and each is held against the form's name,
its BBox and the matrix. Nothing of the code that wrote the sheets is used. In mm from the page's
top-left corner, y down; angles in degrees, clockwise.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pikepdf

from generator.checks.findings import Finding
from generator.deck import Deck
from generator.faces.drawing import IDENTITY, Matrix, apply, times
from generator.units import PT, Box, Size

#: What is off by less than this many mm, or degrees, is right.
NEAR, NEAR_ANGLE = 0.05, 0.1
_FORM = "/FormXob."
_OPERATORS = "q Q cm Do re m l W n S BDC BMC EMC"


@dataclass(frozen=True, slots=True)
class Seen:
    """One placed form or picture. `side` is front or back and `card` its id, as the file marks
    them ("" if it doesn't); (x, y) is the centre, `size` the card's own, upright; `faults` say what
    is odd about it."""

    page: int
    side: str
    card: str
    copy: int
    number: str
    form: str
    x: float
    y: float
    size: Size
    angle: float
    vector: bool
    faults: tuple[str, ...] = ()

    @property
    def box(self) -> Box:
        """The upright box round the trim."""
        turn = math.radians(self.angle)
        w = abs(self.size.w * math.cos(turn)) + abs(self.size.h * math.sin(turn))
        h = abs(self.size.w * math.sin(turn)) + abs(self.size.h * math.cos(turn))
        return Box(self.x - w / 2, self.y - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class Mirror:
    """A line about which paper is turned or folded: x = at if it is vertical, else y = at."""

    vertical: bool
    at: float

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where (x, y) comes to lie."""
        return (2 * self.at - x, y) if self.vertical else (x, 2 * self.at - y)

    def angle(self, front: float) -> float:
        """How a back lies whose front lies at this angle."""
        return (-front if self.vertical else 180 - front) % 360


@dataclass
class SheetFile:
    """What a sheet PDF holds: page sizes, the Duplex hint, every placement, and fold lines by page
    (from 1)."""

    pages: list[Size]
    duplex: str
    seen: list[Seen] = field(default_factory=list)
    folds: dict[int, Mirror] = field(default_factory=dict)

    def counts(self, side: str) -> Counter[str]:
        """How often each card is placed on this side."""
        return Counter(seen.card for seen in self.seen if seen.side == side)

    @property
    def two_sided(self) -> bool:
        """Whether the printer is told to print on both sides."""
        return self.duplex in ("/DuplexFlipLongEdge", "/DuplexFlipShortEdge")

    def mirror(self, page: int) -> tuple[int, Mirror] | None:
        """The page on which the backs of this page's fronts should be, and the line about which
        they are mirrored; None if there is neither flip nor fold. The long edge of an upright
        page is a vertical line."""
        if not self.two_sided:
            fold = self.folds.get(page)
            return None if fold is None else (page, fold)
        size = self.pages[page - 1]
        vertical = (size.h >= size.w) == (self.duplex == "/DuplexFlipLongEdge")
        return page + 1, Mirror(vertical, (size.w if vertical else size.h) / 2)


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
    """What the deck says of one card: copies, and the names of its front's and back's drawings."""

    copies: int
    front: str
    back: str


def read(path: Path) -> SheetFile:
    """Every placement of the file. Raises pikepdf.PdfError if it is no PDF."""
    with pikepdf.open(path) as pdf:
        preferences = pdf.Root.get("/ViewerPreferences", {})
        sheet = SheetFile([], str(preferences.get("/Duplex", "")))
        for number, page in enumerate(pdf.pages, 1):
            reader = _Page(number, page)
            sheet.pages.append(reader.size)
            sheet.seen.extend(reader.placements())
            if reader.fold is not None:
                sheet.folds[number] = reader.fold
        return sheet


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


def sheet_findings(deck: Deck, path: Path, name: str) -> Iterator[Finding]:
    """All that is wrong with one sheet PDF of a deck; `name` is what messages call the file."""
    expected = {
        card.id: Expected(card.copies, card.id, f"back-{card.back}") for card in deck.cards
    }
    try:
        sheet = read(path)
    except pikepdf.PdfError:
        yield Finding("changed-file", f"{name} can't be read as a PDF", file=name)
        return
    yield from findings(sheet, expected, deck.catalogue.card.size, name)


def findings(
    sheet: SheetFile, expected: Mapping[str, Expected], size: Size, name: str = ""
) -> Iterator[Finding]:
    """Counts, backs and sizes of a sheet file against a deck's cards of one size."""
    with_backs = sheet.two_sided or any(seen.side == "back" for seen in sheet.seen)
    for code, message, card in (
        *_count_faults(sheet, expected, with_backs),
        *_face_faults(sheet, expected),
        *(_back_faults(sheet, expected) if with_backs else ()),
        *_size_faults(sheet, size),
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
            told = f"page {seen.page}: marked {seen.card}, but shows {seen.form}"
            yield "placed-count", told, seen.card
    shown: dict[str, str] = {}
    for card, form in first.items():
        if shown.setdefault(form, card) != card:
            yield "placed-count", f"{card} shows the face of {shown[form]}", card


def _back_faults(sheet: SheetFile, expected: Mapping[str, Expected]) -> Iterator[_Fault]:
    met: set[int] = set()
    pictures: dict[str, str] = {}
    for pair in pairs(sheet):
        front, back = pair.front, pair.back
        place = f"page {front.page}: behind {front.card}"
        if sheet.two_sided and front.page % 2 == 0:
            told = f"page {front.page}: the front of {front.card} is on the back of a sheet"
            yield "back-mismatch", told, front.card
        if back is None or pair.distance > min(front.size.w, front.size.h) / 2:
            yield "back-mismatch", f"{place} lies no back", front.card
            continue
        met.add(id(back))
        if pair.distance > NEAR:
            told = f"{place} the back lies {pair.distance:.2f} mm off"
            yield "back-mismatch", told, front.card
        if pair.turned > NEAR_ANGLE:
            told = f"{place} the back is turned by {pair.turned:.1f} degrees"
            yield "back-mismatch", told, front.card
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
            told = f"page {seen.page}: before the back of {seen.card} lies no front"
            yield "back-mismatch", told, seen.card


def _size_faults(sheet: SheetFile, size: Size) -> Iterator[_Fault]:
    by_page: dict[int, list[Seen]] = defaultdict(list)
    for seen in sheet.seen:
        place = f"page {seen.page}: the {seen.side} of {seen.card}"
        by_page[seen.page].append(seen)
        if abs(seen.size.w - size.w) > NEAR or abs(seen.size.h - size.h) > NEAR:
            is_now = f"{seen.size.w:.2f} x {seen.size.h:.2f} mm"
            yield "card-size", f"{place} is {is_now}, not {size.w:g} x {size.h:g}", seen.card
        for fault in seen.faults:
            yield "card-size", f"{place} {fault}", seen.card
        page = sheet.pages[seen.page - 1]
        if not Box(0, 0, page.w, page.h).contains(seen.box, NEAR):
            yield "card-size", f"{place} reaches over the edge of the paper", seen.card
    for placed in by_page.values():
        ordered = sorted(placed, key=lambda seen: seen.box.x)
        for index, seen in enumerate(ordered):
            box = seen.box
            for other in ordered[index + 1 :]:
                near = other.box
                if near.x >= box.right - NEAR:
                    break
                if near.y < box.bottom - NEAR and box.y < near.bottom - NEAR:
                    told = f"page {seen.page}: {seen.card} and {other.card} overlap"
                    yield "card-size", told, seen.card


def _as_form(drawing: str) -> str:
    """A drawing's name as the writer makes it fit for a PDF."""
    return re.sub(r"[^A-Za-z0-9._-]", lambda bad: f"_{ord(bad[0]):x}_", drawing)


class _Page:
    """One page's content stream, run for what it places."""

    def __init__(self, number: int, page: pikepdf.Page) -> None:
        self.number, self.page = number, page
        left, low, right, top = (float(edge) for edge in page.mediabox)
        self.size = Size((right - left) * PT, (top - low) * PT)
        #: From points, y up, to mm from the top-left corner, y down.
        self.to_mm: Matrix = (PT, 0.0, 0.0, -PT, -left * PT, top * PT)
        self.forms: Mapping[str, Any] = page.get("/Resources", {}).get("/XObject", {})
        self.fold: Mirror | None = None

    def placements(self) -> Iterator[Seen]:
        ctm, saved = self.to_mm, list[Matrix]()
        sections: list[Mapping[str, Any] | None] = []
        points: list[tuple[float, float]] = []
        trim: Box | None = None
        clip: Box | None = None
        for operands, operator in pikepdf.parse_content_stream(self.page, _OPERATORS):
            what = str(operator)
            if what == "q":
                saved.append(ctm)
            elif what == "Q":
                ctm = saved.pop() if saved else self.to_mm
            elif what == "cm":
                a, b, c, d, e, f = (float(value) for value in operands)
                ctm = times(ctm, (a, b, c, d, e, f))
            elif what in ("BDC", "BMC"):
                ours = what == "BDC" and str(operands[0]) == "/Deckproof"
                sections.append(operands[1] if ours else None)
                trim = clip = None
            elif what == "EMC":
                if sections:
                    sections.pop()
            elif what == "Do":
                yield self._seen(str(operands[0]), ctm, _innermost(sections), trim, clip)
            elif not sections or sections[-1] is None:
                continue
            elif what == "re":
                x, y, w, h = (float(value) for value in operands)
                trim = _box([apply(ctm, x, y), apply(ctm, x + w, y + h)])
            elif what in ("m", "l"):
                points.append(apply(ctm, float(operands[0]), float(operands[1])))
                if "/Fold" in sections[-1] and len(points) == 2:
                    self.fold = _fold(points)
            elif what == "W":
                clip = _box(points)
            else:
                points = []

    def _seen(
        self, name: str, ctm: Matrix, marked: Mapping[str, Any], trim: Box | None, clip: Box | None
    ) -> Seen:
        xobject = self.forms.get(name)
        vector = xobject is not None and xobject.get("/Subtype") == "/Form"
        faults: list[str] = []
        if vector and xobject is not None:
            a, b, c, d, e, f = (float(v) for v in xobject.get("/Matrix", IDENTITY))
            ctm = times(ctm, (a, b, c, d, e, f))
            # The BBox is trim and bleed, and the trim's corner is the origin.
            x0, y0, x1, y1 = (float(v) for v in xobject.BBox)
            wide, high = x0 + x1, y0 + y1
        else:
            wide = high = 1.0
        across, up = apply(_turn(ctm), wide, 0), apply(_turn(ctm), 0, high)
        size = Size(math.hypot(*across), math.hypot(*up))
        x, y = apply(ctm, wide / 2, high / 2)
        angle = math.degrees(math.atan2(across[1], across[0])) % 360
        if abs(across[0] * up[0] + across[1] * up[1]) > NEAR * size.w:
            faults.append("is skewed")
        if across[0] * up[1] - across[1] * up[0] > 0:
            faults.append("is mirrored")
        if not vector and trim is not None:
            # A picture shows its bleed: only the marked trim says where it is to be cut.
            size = Size(trim.h, trim.w) if round(angle / 90) % 2 else Size(trim.w, trim.h)
        seen = Seen(
            self.number, str(marked.get("/Side", "")).strip("/").lower(),
            str(marked.get("/Card", "")), int(marked.get("/Copy", 0)),
            str(marked.get("/Number", "")), name.removeprefix(_FORM), x, y, size, angle, vector,
        )  # fmt: skip
        if trim is not None and not _same(trim, seen.box):
            faults.append("is not where its trim is marked")
        if clip is not None and not clip.contains(seen.box, NEAR):
            faults.append("is cut off by a clip")
        return replace(seen, faults=tuple(faults))


def _innermost(sections: list[Mapping[str, Any] | None]) -> Mapping[str, Any]:
    """The writer's mark that holds here; an empty one if there is none."""
    for marked in reversed(sections):
        if marked is not None:
            return marked
    return {}


def _turn(matrix: Matrix) -> Matrix:
    """The matrix without its shift."""
    return (*matrix[:4], 0.0, 0.0)


def _box(points: Iterable[tuple[float, float]]) -> Box:
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _fold(points: list[tuple[float, float]]) -> Mirror:
    (x1, y1), (x2, y2) = points
    return Mirror(True, x1) if abs(x1 - x2) < abs(y1 - y2) else Mirror(False, y1)


def _same(one: Box, other: Box) -> bool:
    return one.contains(other, NEAR) and other.contains(one, NEAR)
