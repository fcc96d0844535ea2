"""What thousands of games say, for a rulebook: claims with their verdicts, and charts.

In: a project, a game's pack, the colours of a style. Out: the words `claims`, `claim_players`,
`claim_verdicts`, `wins_chart` and `lengths_chart` of templates. The figures were measured by
`deckproof simulate --claims` and lie in templates/rulebooks/claims/; nothing is played while a book
is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Self

from markupsafe import Markup
from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from generator.errors import Problem, UserError, did_you_mean
from generator.inputs import read_text
from generator.project import Project
from generator.rulebook.theme import FOLDER
from generator.rulebook.views import freeze
from generator.rulebook.words import Word
from generator.rules import GamePack
from generator.rules.pack import RANDOM, Verdict
from generator.simulation import charts
from generator.simulation.claims.legend import LEGEND
from generator.simulation.places import in_turn_order

#: Colours of a page that may be light or dark.
_ON_A_SCREEN = charts.Style(ink="currentColor", soft="currentColor", font="inherit")

_Share = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]


class _Place(BaseModel):
    """How often who moves in this place wins, and the range that chance leaves."""

    place: int
    share: _Share
    low: _Share
    high: _Share


class _Run(BaseModel):
    """What a series of games came to; `lengths` are pairs of turns and times, "5:4 6:6"."""

    model_config = ConfigDict(extra="allow")

    id: str
    main: bool
    games: int = Field(ge=1, le=10**9)
    players: int = Field(ge=1, le=6)
    parity: _Share = 0.0
    wins_by_turn_order: list[_Place] = []
    lengths: str = Field("", pattern=r"^\d{1,9}:\d{1,9}( \d{1,9}:\d{1,9})*$", max_length=10**6)

    @model_validator(mode="after")
    def _drawable(self) -> Self:
        if self.main and not (self.lengths and len(self.wins_by_turn_order) == self.players):
            raise ValueError("a main run has a place for each player, and lengths")
        return self


class _Claim(BaseModel):
    """A sentence and what the games said of it."""

    model_config = ConfigDict(extra="allow")

    id: str
    sentence: str
    verdict: Verdict
    figure: str
    lines: str
    agents: list[str]
    players: list[int]
    games: int = Field(ge=0)
    runs: list[str]


class _Measured(BaseModel):
    """A file of claims, as far as pages show it. A project may bring one that we didn't write."""

    claims: list[_Claim]
    runs: list[_Run]


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
        if name not in runs or not runs[name]["main"]:
            raise UserError(
                Problem(
                    f"there is no run {name!r} among the claims that has charts",
                    hint=did_you_mean(name, [name for name, run in runs.items() if run["main"]]),
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
    main = [run for run in _document(project, slug)["runs"] if run["main"]]
    return [Markup(draw(run, 84, _ON_A_SCREEN)) for run in main[:1] for draw in (_wins, _lengths)]


def _document(project: Project, slug: str) -> dict[str, Any]:
    if slug:
        path = project.find_file(FOLDER, f"claims/{slug}.json")
        if path is not None:
            try:
                found = _Measured.model_validate_json(read_text(path, project.label(path)))
            except ValidationError:
                raise UserError(_not_ours(project.label(path), slug)) from None
            return found.model_dump()
    return {"claims": [], "runs": []}


def _not_ours(file: str, slug: str) -> Problem:
    hint = f"run 'deckproof simulate {slug} --claims'"
    return Problem("isn't what 'simulate --claims' writes", file=file, hint=hint)


def _players(pack: GamePack | None, found: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """(name, how it plays) of every agent that the claims rest on."""
    if pack is None:
        return []
    known = {agent.name: agent.about for agent in (RANDOM, *pack.agents)}
    used = dict.fromkeys(name for claim in found for name in claim["agents"])
    return [(name, known[name]) for name in used if name in known]


def _wins(run: dict[str, Any], width: float, style: charts.Style) -> str:
    players = run["players"]
    return charts.seat_chart(
        run["wins_by_turn_order"],
        in_turn_order(players),
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
