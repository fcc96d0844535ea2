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

from generator.rules import Words
from generator.rules.pack import Verdict
from generator.simulation.claims.legend import LEGEND
from generator.simulation.places import in_turn_order

#: So many of the cards that win most, and of those that win least, are shown.
_BEST = 5
_VERDICT: Mapping[Verdict, str] = {
    "true": "[green]true[/]",
    "usually true": "[yellow]usually true[/]",
    "false": "[red]false[/]",
    "never seen": "[blue]never seen[/]",
}


def show(figures: Mapping[str, Any], title: str, names: Mapping[str, str], words: Words) -> None:
    """One run of games. An empty line parts what answers one question from the next."""
    console = Console(highlight=False)
    options = "".join(f", {name} {value}" for name, value in figures["options"].items())
    run = f"{figures['games']:,} games, {figures['players']} players, seed {figures['seed']}"
    console.print()
    console.rule(f"[bold]{escape(title)}[/]  {escape(run + options)}", align="left")
    console.print(_seats(figures))
    turns = figures["turns"]
    over = figures["unplayed"]
    unplayed = f" {over:,} ended before their first turn and are left out." if over else ""
    console.print(
        f"\n[bold]How long[/]  {turns['mean']:,.1f} turns on average; half of the games take at "
        f"most {turns['p50']:,}, 95 in 100 at most {turns['p95']:,}, the longest {turns['max']:,}."
        f"{unplayed}"
    )
    ends = sorted(figures["outcomes"].items(), key=lambda row: -row[1])
    told = "; ".join(f"{words.end(reason)} {_share(part)}" for reason, part in ends)
    console.print(f"\n[bold]How they ended[/]  {escape(told)}.\n")
    if figures["guarded"]:
        console.print(
            f"[yellow]{figures['guarded']:,} of {figures['games']:,} games were stopped by the "
            "program: no rule had ended them.[/]\n"
        )
    if figures["peaks"]:
        console.print(_peaks(words, figures["peaks"], figures["games"]))
        console.print()
    console.print(_events(words, figures["event_rates"]))
    console.print()
    _cards(console, figures, names, words.used)


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True)
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    return table


def _seats(figures: Mapping[str, Any]) -> Table:
    """Seats beside places in the turn order: two ways to look at the same games."""
    table = _table("seat", "agent", "wins", "95 % interval", "score", "", "wins", "95 % interval")
    for column in (table.columns[1], table.columns[5]):
        column.justify = "left"
    even = f"Even would be {_share(figures['parity'])}. Score is the mean at the end."
    table.caption, table.caption_justify = even, "left"
    order = figures["wins_by_turn_order"]
    rows = zip(figures["wins"], order, in_turn_order(len(order)), strict=True)
    for seat, (own, place, called) in enumerate(rows):
        table.add_row(
            str(seat),
            escape(figures["agents"][seat]),
            _share(own["share"]),
            _between(own),
            f"{figures['mean_scores'][seat]:,.1f}",
            called,
            _share(place["share"]),
            _between(place),
        )
    return table


def _peaks(words: Words, peaks: Mapping[str, Any], games: int) -> Table:
    table = _table("most at one time", "99 in 100 games", "ever", "there are", "left")
    for name, peak in peaks.items():
        limit, most, left = "", f"{peak['max']:,}", ""
        if peak["limit"] is not None:
            limit, left = f"{peak['limit']:,}", f"{peak['limit'] - peak['max']:,}"
        if peak["games_over"]:
            left = f"[red]{left}[/]"
            short = f"{_capital(words.peak(name))}: too few in {peak['games_over']:,} of "
            table.caption = f"{short}{games:,} games."
            table.caption_justify = "left"
        table.add_row(escape(words.peak(name)), f"{peak['p99']:,}", most, limit, left)
    return table


def _events(words: Words, rates: Mapping[str, Any]) -> Table:
    table = _table("what happened", "times a game", "in games")
    for name, rate in sorted(rates.items(), key=lambda row: -row[1]["games"]):
        style, often, games = None, f"{rate['a_game']:,.2f}", _share(rate["games"])
        if not rate["games"]:
            style, often, games = "yellow", "never", ""
        table.add_row(escape(words.event(name)), often, games, style=style)
    return table


def _cards(
    console: Console, figures: Mapping[str, Any], names: Mapping[str, str], what: str
) -> None:
    known = [(c, row["wins"]) for c, row in figures["cards"].items() if "wins" in row]
    ranked = sorted(known, key=lambda row: (-row[1]["share"], row[0]))
    if ranked:
        best = ranked if len(ranked) <= 2 * _BEST else [*ranked[:_BEST], *ranked[-_BEST:]]
        table = _table(f"card ({what})", "times a game", "then wins", "95 % interval")
        for place, (card, won) in enumerate(best):
            row = figures["cards"][card]
            table.add_row(
                escape(names.get(card, card)),
                f"{row['a_game']:.2f}",
                _share(won["share"]),
                _between(won),
                end_section=len(best) < len(ranked) and place == _BEST - 1,
            )
        if len(ranked) > len(best):
            table.caption_justify = "left"
            table.caption = (
                f"The {_BEST} cards whose players won most and least; --json has all "
                f"{len(figures['cards'])}."
            )
        console.print(table)
    elif figures["cards"]:
        console.print("Too few games to say which cards win: play more with --games.")
    idle = figures["never"]["cards"]
    if idle:
        told = ", ".join(names.get(card, card) for card in idle)
        console.print(f"[yellow]Never {escape(what)}:[/] {escape(told)}")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def show_claims(document: Mapping[str, Any], title: str) -> None:
    """The claims of one game with their verdicts, and what each verdict means."""
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
    for verdict, meaning in LEGEND.items():
        console.print(f"{_VERDICT[verdict]}: {escape(meaning)}")


def lines(figures: Sequence[Mapping[str, Any]]) -> Any:
    """The document of `--json`: one run's data, or a list of several."""
    return figures[0] if len(figures) == 1 else list(figures)


def _share(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(row: Mapping[str, float]) -> str:
    return f"{100 * row['low']:.1f} to {100 * row['high']:.1f}"
