"""A comparison as the data of `compare --json`, and as JUnit XML for continuous integration.

In: comparisons. Out: plain values; an XML document.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import quoteattr

from generator.simulation.paired import Difference
from generator.workshop.comparing import Comparison
from generator.workshop.comparing.gate import Verdict
from generator.workshop.comparing.paper import Change
from generator.workshop.comparing.play import Played


def as_plain(found: Sequence[Comparison]) -> dict[str, Any]:
    """Whether all is well, and each game on paper and in play."""
    return {
        "ok": all(one.ok for one in found),
        "games": {one.slug: _game(one) for one in found},
    }


def _game(one: Comparison) -> dict[str, Any]:
    paper = one.paper
    return {
        "ok": one.ok,
        "old": one.old,
        "new": one.new,
        "notices": list(one.notices),
        "paper": {
            "came": list(paper.came),
            "went": list(paper.went),
            "changed": {
                card.id: {
                    "looks": card.looks,
                    "changes": [_change(change) for change in card.changes],
                }
                for card in paper.changed
            },
            "backs": list(paper.backs),
            "sheets": {
                sheets.paper: {"sheets": sheets.sheets, "again": list(sheets.again)}
                for sheets in paper.sheets
            },
            "rules": [_change(change) for change in paper.rules],
            "numbers": [_change(change) for change in paper.numbers],
            "book": [_change(change) for change in paper.book],
        },
        "play": None if one.play is None else [_played(played) for played in one.play.played],
        "limits": [
            {
                "limit": verdict.title,
                "found": verdict.found,
                "verdict": verdict.standing,
                "fails": verdict.fails,
                "place": verdict.place,
            }
            for verdict in one.verdicts
        ],
    }


def _change(change: Change) -> dict[str, Any]:
    return {"what": change.what, "old": change.before, "new": change.now}


def _played(played: Played) -> dict[str, Any]:
    return {
        "players": played.players,
        "games": played.games,
        "alike": played.alike,
        "differences": [_difference(one) for one in played.found],
        "old": dict(played.old),
        "new": dict(played.new),
    }


def _difference(one: Difference) -> dict[str, Any]:
    found: dict[str, Any] = {"what": one.measure.what, "of": one.measure.of}
    for name, interval in (("old", one.old), ("new", one.new), ("change", one.change)):
        bounds = zip(("value", "low", "high"), interval, strict=True)
        found[name] = {key: round(value, 6) for key, value in bounds}
    return found | {"stands_out": one.stands_out}


def junit(found: Sequence[Comparison]) -> str:
    """A suite a game, a case a limit: a broken one fails; one that the games can't tell of is
    skipped, unless balance.yaml has it fail."""
    suites = []
    for one in found:
        cases = "".join(f"{_case(one.slug, verdict)}\n" for verdict in one.verdicts)
        suites.append(
            f" <testsuite name={_a(one.title)} {_sums(one.verdicts)}>\n{cases} </testsuite>\n"
        )
    every = [verdict for one in found for verdict in one.verdicts]
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="deckproof compare"'
        f" {_sums(every)}>\n{''.join(suites)}</testsuites>\n"
    )


def _case(slug: str, verdict: Verdict) -> str:
    file, line, _ = verdict.place.rsplit(":", 2)
    return (
        f"  <testcase classname={_a(f'balance.{slug}')} name={_a(verdict.title)} file={_a(file)}"
        f' line="{line}">{_of(verdict.standing, verdict.fails, verdict.found)}</testcase>'
    )


def _sums(verdicts: Sequence[Verdict]) -> str:
    failing = sum(verdict.fails for verdict in verdicts)
    skipped = sum(verdict.standing == "unsure" and not verdict.fails for verdict in verdicts)
    return f'tests="{len(verdicts)}" failures="{failing}" errors="0" skipped="{skipped}"'


def _of(standing: str, fails: bool, told: str) -> str:
    if fails:
        return f"<failure type={_a(standing)} message={_a(f'{standing}: {told}')}/>"
    return (
        f"<skipped message={_a(f'too few games to tell: {told}')}/>" if standing == "unsure" else ""
    )


def _a(value: str) -> str:
    """Text as an attribute, without what XML can't hold."""
    return quoteattr("".join(c for c in value if c.isprintable()))
