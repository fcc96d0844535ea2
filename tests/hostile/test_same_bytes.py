"""The same input makes the same bytes on every Python that we run on.

Since Python 3.12 `sum` rounds numbers with a fraction otherwise than before. Each test makes
a thing with both sums, whichever Python runs it, and wants no byte to differ; all the Pythons were
held against each other by hand.
"""

from __future__ import annotations

import builtins
import math
from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any

import pytest

from generator.project import Project
from generator.rulebook import pdf
from generator.workshop.open_game import OpenGame

_BUILTIN = sum


def _as_before(values: Iterable[Any], /, start: Any = 0) -> Any:
    """`sum` of Python 3.11."""
    for value in values:
        start = start + value
    return start


def _as_since(values: Iterable[Any], /, start: Any = 0) -> Any:
    """`sum` of Python 3.12, or a still more careful one."""
    found = list(values)
    if any(type(one) is float for one in found) and all(type(one) in (int, float) for one in found):
        return math.fsum([start, *found])
    return _BUILTIN(found, start)


def _both(monkeypatch: pytest.MonkeyPatch, make: Callable[[], Any]) -> list[Any]:
    made = []
    for summed in (_as_before, _as_since):
        monkeypatch.setattr(builtins, "sum", summed)
        made.append(make())
    return made


def test_two_sums_differ() -> None:
    assert _as_before([0.1] * 10) != _as_since([0.1] * 10)


def test_sheets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Vires has text on circles, in lines and in tables: its sheets once differed."""

    def sheets() -> dict[str, bytes]:
        return dict(OpenGame(Project.find(), "vires-in-numeris").sheets("a4").files)

    before, since = _both(monkeypatch, sheets)
    assert before == since


def test_books() -> None:
    """WeasyPrint adds up matrices and columns: what each sum once made of the same place."""
    before = [b"1. 0. -0. 1. -0. 0 cm", b"408. 425.590732 l", b"0.5 0 0. -1 10 20 Tm"]
    since = [b"1. 0. -0. 1. -0. -0. cm", b"408 425.590732 l", b"0.5 -0. 0 -1. 10. 20 Tm"]
    pages = [SimpleNamespace(stream=[*steps, b"[<00> 1. <01>] TJ"]) for steps in (before, since)]
    pdf._settled(None, SimpleNamespace(objects=[*pages, object()]))
    assert pages[0].stream == pages[1].stream
    assert pages[0].stream == [
        b"1 0 0 1 0 0 cm",
        b"408 425.590732 l",
        b"0.5 0 0 -1 10 20 Tm",
        b"[<00> 1. <01>] TJ",
    ]
