"""What a person reads of a check: the table, how much was ruled, the reasons if asked for."""

from __future__ import annotations

import pytest

from generator.checks.findings import Finding, GameReport, LedgerLine, Severity
from generator.checks.report import show


@pytest.fixture
def report() -> GameReport:
    found = GameReport("garden", title="Garden Trade", edition="abc123")
    found.ledger = [
        LedgerLine("beans", "beans", "rules.txt", "3", "stated", 4, 4, True, ""),
        LedgerLine("turns", "turns", "rules.txt", "9", "assumed", 12, 12, True, "Nobody says."),
    ]
    return found


def test_reasons_are_told_to_who_asks(
    report: GameReport, capsys: pytest.CaptureFixture[str]
) -> None:
    show([report])
    short = capsys.readouterr().out
    show([report], rulings=True)
    long = capsys.readouterr().out

    assert "Our rulings on what the source leaves open: 1" in short and "Nobody says." not in short
    assert "Nobody says." in long and "turns: 12 (line 9)" in long


def test_quiet_tells_findings_only(report: GameReport, capsys: pytest.CaptureFixture[str]) -> None:
    show([report], quiet=True)

    assert capsys.readouterr().out == ""


def test_findings_begin_with_the_words_of_json(
    report: GameReport, capsys: pytest.CaptureFixture[str]
) -> None:
    show([report])
    assert "proved  Garden Trade: 2 ledger rows hold, no errors" in capsys.readouterr().out

    severities: tuple[Severity, ...] = ("error", "warning", "note", "error")
    report.findings = [Finding("face", f"the {at}.", one) for at, one in enumerate(severities)]
    show([report])
    told = capsys.readouterr().out

    for at, word in enumerate(severities):
        assert f"{word} the {at}. [face]" in told
    assert "NOT proved  Garden Trade: 2 errors, 1 warning, 1 note" in told
    assert "wrong" not in told and "odd" not in told
