"""Whether two PDFs are the same: the same objects with the same keys, and pages that look alike.

In: two PDFs' bytes. Out: what differs. Everything that can be reached from both trailers is held
against each other. A key that the fresh file hasn't (a script, a crop box, a layer, a form, an
attachment) is told whatever it does, and so is an operator that no page of the fresh file uses.
Numbers may differ by what no printer shows. Only where fonts, pictures or what is drawn differ, for
other versions of libraries may write the same otherwise, pages are looked at.
"""

from __future__ import annotations

import io
import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

import pikepdf

from generator.checks.anew import looks

#: Numbers may differ by so much: lengths in points, then colours, matrices and other ratios.
_NEAR, _FINE = 0.005, 0.001
#: Operators whose numbers are lengths; of `TJ` they are thousandths of the type's size.
_LENGTHS = frozenset(["m", "l", "c", "v", "y", "re", "w", "d", "Td", "TD", "Tf", "TL"])
_KERNED = {"TJ": 0.6}
#: Of a matrix (`cm`, `Tm`) the last two are lengths.
_MATRICES = ("cm", "Tm")
#: Another version of a library may write so many times as much, and so many bytes more.
_MORE, _ROOM = 4, 100_000
#: How streams are packed, and what of a file isn't its content.
_PACKING = {"/Length", "/Filter", "/DecodeParms", "/DL"}
_OUTER = {"/ID", "/Size", "/Prev", "/XRefStm", "/Type", "/W", "/Index", *_PACKING}
#: Versions of what wrote it may differ, and nothing else of these words.
_WRITERS = {"/Producer", "/Creator"}
_VERSION = re.compile(r"\d+(?:\.\d+)+")
#: Marked content says of what is drawn what it is: no eye sees it.
_MARKS = frozenset(["BDC", "BMC", "DP", "MP"])
_Object = Any


def differs(lies: bytes, fresh: bytes) -> str:
    """What is other in the file that lies there: "page 3 has /CropBox". "" if nothing is."""
    try:
        with pikepdf.open(io.BytesIO(fresh)) as ours, pikepdf.open(io.BytesIO(lies)) as theirs:
            if theirs.is_encrypted:
                return "it is encrypted"
            if len(ours.pages) != len(theirs.pages):
                return f"it has {len(theirs.pages)} pages, not {len(ours.pages)}"
            comparison = _Comparison(ours, theirs)
            wrong = comparison.run()
    except (pikepdf.PdfError, ValueError, TypeError, KeyError, RecursionError) as error:
        return f"it can't be read as a PDF is: {error}"
    if wrong:
        return wrong
    return looks.pages_differ(lies, fresh) if comparison.drawn_otherwise else ""


@dataclass
class _Comparison:
    """Two files, walked side by side."""

    ours: pikepdf.Pdf
    theirs: pikepdf.Pdf
    drawn_otherwise: bool = False
    _met: set[tuple[Any, Any]] = field(default_factory=set)
    _operators: frozenset[str] | None = None

    def run(self) -> str:
        """The first thing that differs."""
        todo: deque[tuple[_Object, _Object, str]] = deque()
        todo.append((self.ours.trailer, self.theirs.trailer, "the file"))
        for number, (one, other) in enumerate(
            zip(self.ours.pages, self.theirs.pages, strict=True), 1
        ):
            todo.append((one.obj, other.obj, f"page {number}"))
        while todo:
            wrong = self._pair(*todo.popleft(), todo)
            if wrong:
                return wrong
        return ""

    def _pair(
        self, one: _Object, other: _Object, place: str, todo: deque[tuple[_Object, _Object, str]]
    ) -> str:
        met = _number(one), _number(other)
        if met != (None, None):
            if met in self._met:
                return ""
            self._met.add(met)
        kind, other_kind = _kind(one), _kind(other)
        if kind != other_kind:
            return f"{place} is a {other_kind}, not a {kind}"
        if kind in ("dictionary", "stream"):
            return self._keys(one, other, place, todo) or (
                self._streams(one, other, place) if kind == "stream" else ""
            )
        if kind == "array":
            if len(one) != len(other):
                return f"{place} has {len(other)} entries, not {len(one)}"
            todo.extend((a, b, place) for a, b in zip(one, other, strict=True))
            return ""
        if kind == "number":
            return (
                "" if abs(float(one) - float(other)) <= _NEAR else f"{place} is {other}, not {one}"
            )
        return "" if one == other else f"{place} is {_short(other)}, not {_short(one)}"

    def _keys(
        self, one: _Object, other: _Object, place: str, todo: deque[tuple[_Object, _Object, str]]
    ) -> str:
        outer = _PACKING if _kind(one) == "stream" else _OUTER if place == "the file" else set()
        ours, theirs = set(one.keys()) - outer, set(other.keys()) - outer
        if ours != theirs:
            odd = sorted(ours ^ theirs)[0]
            return f"{place} {'has' if odd in theirs else 'lacks'} {odd}"
        for key in sorted(ours):
            a, b = one[key], other[key]
            if key in _WRITERS and _VERSION.sub("", str(a)) == _VERSION.sub("", str(b)):
                continue
            # A program of a font says how long its parts are: it is looked at as a whole.
            if key.startswith("/Length"):
                continue
            todo.append((a, b, _named(place, key)))
        return ""

    def _streams(self, one: _Object, other: _Object, place: str) -> str:
        a, b = one.read_bytes(), other.read_bytes()
        if a == b:
            return ""
        if len(b) > _MORE * len(a) + _ROOM:
            return f"{place} is far larger than what the sources make"
        if one.get("/Type") == "/Metadata":
            same = _VERSION.sub("", _text(a)) == _VERSION.sub("", _text(b))
            return "" if same else f"{place} says something else"
        if _is_content(one, place):
            return self._contents(one, other, place)
        self.drawn_otherwise = True
        return ""

    def _contents(self, one: _Object, other: _Object, place: str) -> str:
        ours, theirs = pikepdf.parse_content_stream(one), pikepdf.parse_content_stream(other)
        known = self.operators
        strange = sorted({str(operator) for _, operator in theirs} - known)
        if strange:
            return f"{place} uses the operator {strange[0]}"
        said, says = ([one for one in code if str(one[1]) in _MARKS] for code in (ours, theirs))
        if not _all_near(said, says):
            return f"{place} marks its content otherwise"
        self.drawn_otherwise |= not _all_near(ours, theirs)
        return ""

    @property
    def operators(self) -> frozenset[str]:
        """All operators that the fresh file uses anywhere."""
        if self._operators is None:
            found: set[str] = set()
            for item in self.ours.objects:
                if isinstance(item, pikepdf.Stream) and _is_content(item, ""):
                    found |= {str(one[1]) for one in pikepdf.parse_content_stream(item)}
            for page in self.ours.pages:
                found |= {str(one[1]) for one in pikepdf.parse_content_stream(page)}
            self._operators = frozenset(found)
        return self._operators


def _number(value: _Object) -> Any:
    """The number of an object that has one: it may be met again."""
    return value.objgen if isinstance(value, pikepdf.Object) and value.is_indirect else None


def _is_content(stream: _Object, place: str) -> bool:
    """Whether a stream draws: a page's contents, a form, a pattern."""
    form = stream.get("/Subtype") == "/Form" or "/PatternType" in stream
    return form or place.endswith("/Contents")


def _all_near(ours: Sequence[Any], theirs: Sequence[Any]) -> bool:
    return len(ours) == len(theirs) and all(map(_near, ours, theirs))


def _near(one: Any, other: Any) -> bool:
    """Whether two instructions do what nobody could tell apart."""
    operator = str(one[1])
    if operator != str(other[1]) or len(one[0]) != len(other[0]):
        return False
    for index, (a, b) in enumerate(zip(one[0], other[0], strict=True)):
        length = operator in _LENGTHS | _MARKS or (operator in _MATRICES and index > 3)
        if not _same(a, b, _KERNED.get(operator, _NEAR if length else _FINE)):
            return False
    return True


def _same(one: Any, other: Any, near: float) -> bool:
    kind = _kind(one)
    if kind != _kind(other):
        return False
    if kind == "number":
        return abs(float(one) - float(other)) <= near
    if kind == "array":
        pairs = zip(one, other, strict=False)
        return len(one) == len(other) and all(_same(a, b, near) for a, b in pairs)
    if kind == "dictionary":  # of a mark
        keys = set(one.keys())
        return keys == set(other.keys()) and all(_same(one[key], other[key], near) for key in keys)
    return bool(one == other)


def _kind(value: Any) -> str:
    """What a value is; numbers are one kind however they are written."""
    if isinstance(value, bool):
        return "switch"
    if isinstance(value, int | float | Decimal):
        return "number"
    if isinstance(value, pikepdf.Stream):
        return "stream"
    if isinstance(value, pikepdf.Dictionary):
        return "dictionary"
    if isinstance(value, pikepdf.Array):
        return "array"
    if isinstance(value, pikepdf.Name):
        return "name"
    return "text"


def _named(place: str, key: str) -> str:
    """Where a key's value stands, in few words: a page, then the last key."""
    return f"{place.partition(': ')[0]}: {key}" if place != "the file" else key


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _short(value: Any) -> str:
    shown = str(value) if not isinstance(value, bytes) else repr(value)
    return shown if len(shown) < 40 else f"{shown[:37]}..."
