"""A build composes the words of its books once: for the PDFs, and for the check of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from generator.checks import rulebook
from generator.cli import cli


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose books a check renders from now on, as nobody has composed them."""
    seen: list[str] = []
    real = rulebook.rendered

    def told(deck, *given):  # type: ignore[no-untyped-def]
        seen.append(deck.slug)
        return real(deck, *given)

    monkeypatch.setattr(rulebook, "rendered", told)
    return seen


def built(folder: Path) -> list[str]:
    """What the check of a build says."""
    CliRunner().invoke(cli, ["build", "--project", str(folder), "--jobs", "1"])
    report = json.loads((folder / "output" / "garden" / "check.json").read_text("utf-8"))
    return [one["message"] for one in report["games"]["garden"]["findings"]]


def test_a_builds_check_reads_what_was_composed(mine: Path, rendered: list[str]) -> None:
    assert built(mine) == []
    assert rendered == []


def test_words_of_other_sources_are_never_taken_for_them(mine: Path, rendered: list[str]) -> None:
    built(mine)
    [template] = (mine / "templates" / "rulebooks").glob("garden.html.j2")
    said = template.read_text("utf-8")
    wrong = '<b data-plain="a test"><span class="fact" data-fact="cards-total">1</span></b>'
    template.write_text(said.replace("{% block book %}", "{% block book %}" + wrong, 1), "utf-8")
    [found] = built(mine)
    assert found.startswith("cards-total: the rulebook says '1'")

    template.write_text(said, "utf-8")
    assert built(mine) == []
    assert rendered == []
