"""Templates that an earlier command has compiled: the code that is kept makes the same book."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import toy

from generator import budgets
from generator.errors import UserError
from generator.reading.sandbox import Guard
from generator.rulebook import environment
from generator.rulebook.document import render

BOOK = """{% extends "base.html.j2" %}
{% macro told(words) %}<p>{{ words }}</p>{% endmacro %}
{% block book %}<section>{{ chapter('Play', 'toy-2') }}{{ told('As ever.') }}</section>
{% endblock %}
"""


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(environment._COMPILED, "_known", {})


def _another_command(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """As in a new process; answers the templates that it compiles, as they come."""
    monkeypatch.setattr(environment._COMPILED, "_known", {})
    compiled: list[str] = []
    known = Guard._generate

    def generate(self: Any, source: Any, name: Any, *more: Any, **also: Any) -> str:
        compiled.append(name)
        return known(self, source, name, *more, **also)

    monkeypatch.setattr(Guard, "_generate", generate)
    return compiled


def _made(folder: Path, book: str = BOOK) -> str:
    folder.mkdir()
    return render(toy.deck(), toy.project(folder, toy=book), toy.PACK, toy.Painter())


def test_what_is_kept_makes_the_same_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = _made(tmp_path / "project")
    compiled = _another_command(monkeypatch)
    assert _made(tmp_path / "again") == fresh
    assert compiled == []


def test_another_source_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _made(tmp_path / "project")
    compiled = _another_command(monkeypatch)
    assert "Otherwise." in _made(tmp_path / "again", BOOK.replace("As ever.", "Otherwise."))
    assert compiled == ["toy.html.j2"]


def test_a_template_that_would_be_refused_now_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _made(tmp_path / "project")
    _another_command(monkeypatch)
    with budgets.raised(["template-macros=1"]), pytest.raises(UserError, match="template-macros"):
        _made(tmp_path / "again")
