"""What thousands of games say, for a rulebook: claims with their verdicts, and charts.

In: a project, a game's pack, the colours of a style. Out: the words `claims`, `claim_players`,
`claim_verdicts`, `wins_chart` and `lengths_chart` of templates. The figures were measured by
`deckproof simulate --claims` and lie in templates/rulebooks/claims/; nothing is played while a book
is made.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from generator.errors import Problem, UserError, did_you_mean
from generator.inputs import read_text
from generator.project import Project
from generator.rulebook.theme import FOLDER
from generator.rulebook.views import freeze
from generator.rulebook.words import Word
from generator.rules import GamePack
from generator.simulation import charts
from generator.simulation.claims.legend import LEGEND

#: Colours of a page that may be light or dark.
_ON_A_SCREEN = charts.Style(ink="currentColor", soft="currentColor", font="inherit")

_ORDER = ("goes first", "second", "third", "fourth", "fifth", "sixth")


def words(project: Project, pack: GamePack | None, theme: Mapping[str, str]) -> dict[str, Any]:
    """All words by the name that templates use. Without a file of claims the list is empty."""
    document = _document(project, pack.slug if pack is not None else "")
    runs = {run["id"]: run for run in document["runs"]}
    style = charts.Style(
        ink=theme.get("ink", "#1d2430"),
        soft=theme.get("soft", "#5b6675"),
        bar=theme.get("accent", "#1a5fb4"),
        line=theme.get("gold", "#c64600"),
    )

    def run_of(name: str) -> dict[str, Any]:
        if name not in runs:
            raise UserError(
                Problem(
                    f"there is no run {name!r} among the claims",
                    hint=did_you_mean(name, list(runs)),
                )
            )
        return dict(runs[name])

    def wins_chart(run: str, width: float = 80) -> Markup:
        return Markup(_wins(run_of(run), width, style))

    def lengths_chart(run: str, width: float = 80) -> Markup:
        return Markup(_lengths(run_of(run), width, style))

    return {
        "claims": freeze(document["claims"]),
        "claim_games": freeze(sum(run["games"] for run in document["runs"])),
        "claim_runs": freeze([run for run in document["runs"] if run["main"]]),
        "claim_players": freeze(_players(pack, document["claims"])),
        "claim_verdicts": freeze(LEGEND),
        "wins_chart": Word("wins_chart", wins_chart),
        "lengths_chart": Word("lengths_chart", lengths_chart),
    }


def screen_charts(project: Project, slug: str) -> list[Markup]:
    """Win shares and lengths of a game for a page of HTML, from the first run of its claims; none
    if its claims were never measured."""
    runs = _document(project, slug)["runs"]
    try:
        main = [run for run in runs if run["main"]]
        drawn = [draw(run, 84, _ON_A_SCREEN) for run in main[:1] for draw in (_wins, _lengths)]
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise UserError(_not_ours(f"{FOLDER}/claims/{slug}.json", slug)) from None
    return [Markup(chart) for chart in drawn]


def _document(project: Project, slug: str) -> dict[str, Any]:
    if slug:
        path = project.find_file(FOLDER, f"claims/{slug}.json")
        if path is not None:
            try:
                found: dict[str, Any] = json.loads(read_text(path, project.label(path)))
                return found | {"claims": list(found["claims"]), "runs": list(found["runs"])}
            except (ValueError, KeyError, TypeError, RecursionError):
                raise UserError(_not_ours(project.label(path), slug)) from None
    return {"claims": [], "runs": []}


def _not_ours(file: str, slug: str) -> Problem:
    hint = f"run 'deckproof simulate {slug} --claims'"
    return Problem("isn't what 'simulate --claims' writes", file=file, hint=hint)


def _players(pack: GamePack | None, found: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """(name, how it plays) of every agent that the claims rest on."""
    if pack is None:
        return []
    used = dict.fromkeys(name for claim in found for name in claim["agents"])
    return [(name, pack.agent(name).about) for name in used]


def _wins(run: dict[str, Any], width: float, style: charts.Style) -> str:
    players = run["players"]
    return charts.seat_chart(
        run["wins_by_turn_order"],
        _ORDER[:players],
        run["parity"],
        f"Share of {run['games']:,} games of {players} players won by each in turn order, "
        "with the range in which chance may have moved it",
        width,
        style,
    )


def _lengths(run: dict[str, Any], width: float, style: charts.Style) -> str:
    pairs = (pair.split(":") for pair in run["lengths"].split())
    counted = {int(turns): int(times) for turns, times in pairs}
    title = f"How many turns {run['games']:,} games of {run['players']} players took"
    return charts.length_chart(counted, title, "turns", width, style)
