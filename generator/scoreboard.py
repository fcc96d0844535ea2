"""The tables that a person reads after a simulation: who won, how long, what ran short, which
cards win, and what was claimed.

In: the data of `simulate --json`, card names, a document of claims. Out: a terminal's tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from generator.simulation.reading import USED

#: So many of the cards that win most, and of those that win least, are shown.
_BEST = 5
_VERDICT = {
    "true": "[green]true[/]", "usually true": "[yellow]usually[/]", "false": "[red]false[/]",
}  # fmt: skip


def show(figures: Mapping[str, Any], title: str, names: Mapping[str, str]) -> None:
    """One run of games."""
    console = Console(highlight=False)
    run = f"{figures['games']:,} games, {figures['players']} players, seed {figures['seed']}"
    console.print()
    console.rule(f"[bold]{escape(title)}[/]  {run}", align="left")
    console.print(_seats(figures))
    turns = figures["turns"]
    console.print(
        f"[bold]Length[/] half within {turns['p50']:,} turns, 95 % within {turns['p95']:,}, "
        f"the longest {turns['max']:,}; mean {turns['mean']:,.1f}"
    )
    ends = sorted(figures["outcomes"].items(), key=lambda row: -row[1])
    console.print(f"[bold]Ended[/]  {', '.join(f'{escape(r)} {_share(n)}' for r, n in ends)}")
    console.print(_peaks(figures["peaks"]))
    console.print(_events(figures["event_rates"]))
    _cards(console, figures, names)


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    return table


def _seats(figures: Mapping[str, Any]) -> Table:
    even = f"even: {_share(figures['parity'])}"
    table = _table("seat", "agent", "wins", "95 % interval", "in turn order", "interval", "score")
    table.caption, table.caption_justify = even, "left"
    rows = zip(figures["wins"], figures["wins_by_turn_order"], strict=True)
    for seat, (own, place) in enumerate(rows):
        table.add_row(
            str(seat), escape(figures["agents"][seat]), _share(own["share"]), _between(own),
            _share(place["share"]), _between(place), f"{figures['mean_scores'][seat]:,.1f}",
        )  # fmt: skip
    return table


def _peaks(peaks: Mapping[str, Any]) -> Table:
    table = _table("most in use", "of", "99 % of games", "ever")
    for name, peak in peaks.items():
        limit = "" if peak["limit"] is None else f"{peak['limit']:,}"
        most = f"{peak['max']:,}"
        if peak["games_over"]:
            most = f"[red]{most}, in {peak['games_over']:,} games too many[/]"
        table.add_row(escape(name), limit, f"{peak['p99']:,}", most)
    return table


def _events(rates: Mapping[str, Any]) -> Table:
    table = _table("event", "a game", "in games")
    for name, rate in sorted(rates.items(), key=lambda row: -row[1]["a_game"]):
        style = None if rate["a_game"] else "yellow"
        often = f"{rate['a_game']:,.2f}" if rate["a_game"] else "never"
        table.add_row(escape(name), often, _share(rate["games"]), style=style)
    return table


def _cards(console: Console, figures: Mapping[str, Any], names: Mapping[str, str]) -> None:
    known = [(c, row["wins"]) for c, row in figures["cards"].items() if "wins" in row]
    ranked = sorted(known, key=lambda row: (-row[1]["share"], row[0]))
    what = USED.get(figures["game"], "used")
    if ranked:
        best = ranked if len(ranked) <= 2 * _BEST else [*ranked[:_BEST], *ranked[-_BEST:]]
        table = _table(f"card ({what})", "a game", "its users win", "95 % interval")
        for place, (card, won) in enumerate(best):
            row = figures["cards"][card]
            table.add_row(
                escape(names.get(card, card)), f"{row['a_game']:.2f}", _share(won["share"]),
                _between(won), end_section=place == _BEST - 1,
            )  # fmt: skip
        console.print(table)
    idle = figures["never"]["cards"]
    if idle:
        told = ", ".join(names.get(card, card) for card in idle)
        console.print(f"[yellow]Never {escape(what)}:[/] {escape(told)}")


def show_claims(document: Mapping[str, Any], title: str) -> None:
    """The claims of one game with their verdicts."""
    console = Console(highlight=False)
    console.print()
    console.rule(f"[bold]{escape(title)}[/]", align="left")
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("claim", ratio=4)
    table.add_column("", no_wrap=True)
    table.add_column("on what", ratio=4)
    for claim in document["claims"]:
        sentence, figure = escape(claim["sentence"]), escape(claim["figure"])
        table.add_row(sentence, _VERDICT[claim["verdict"]], figure)
    console.print(table)


def lines(figures: Sequence[Mapping[str, Any]]) -> Any:
    """The document of `--json`: one run's data, or a list of several."""
    return figures[0] if len(figures) == 1 else list(figures)


def _share(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(row: Mapping[str, float]) -> str:
    return f"{100 * row['low']:.1f} to {100 * row['high']:.1f}"
