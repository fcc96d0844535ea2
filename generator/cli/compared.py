"""What a person reads after a comparison: what changed on paper, what moved in play, the gate.

In: a `Comparison`. Out: lines and tables in a terminal.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from generator.errors import listed
from generator.workshop.comparing import Comparison
from generator.workshop.comparing.figures import amount, between, named
from generator.workshop.comparing.gate import Verdict
from generator.workshop.comparing.paper import Change
from generator.workshop.comparing.play import Played

#: So many lines of a kind are shown; --json and --html have all.
_MOST = 12
_STANDING = {"holds": "[green]holds[/]", "broken": "[red]broken[/]", "unsure": "[yellow]unsure[/]"}


def show(one: Comparison) -> None:
    """One game. An empty line parts what answers one question from the next."""
    console = Console(highlight=False)
    console.print()
    console.rule(f"[bold]{escape(one.title)}[/]  {escape(f'{one.old} to {one.new}')}", align="left")
    _paper(console, one)
    for played in one.play.played if one.play is not None else ():
        _played(console, one, played)
    for notice in one.notices:
        console.print(f"[yellow]{escape(notice)}[/]")
    if one.verdicts:
        _gate(console, one)


def _paper(console: Console, one: Comparison) -> None:
    paper = one.paper
    lines: list[str] = []
    for what, ids in (("new", paper.came), ("gone", paper.went)):
        lines += [f"{what}: {', '.join(ids)}"] if ids else []
    for card in paper.changed:
        if card.changes:
            lines.append(f"{card.id}: {'; '.join(map(_told, card.changes))}")
    looks = [card.id for card in paper.changed if not card.changes]
    for what, shown in (("looks otherwise", looks), ("back looks otherwise", [*paper.backs])):
        lines += [f"{what}: {listed(shown)}"] if shown else []
    for sheets in paper.sheets:
        if sheets.again:
            again = ", ".join(map(str, sheets.again))
            sheet = "sheet" if len(sheets.again) == 1 else "sheets"
            lines.append(f"print again on {sheets.paper}: {sheet} {again} of {sheets.sheets}")
    for title, changes in (
        ("rule", paper.rules), ("number of the rulebook", paper.numbers), ("rulebook", paper.book)
    ):  # fmt: skip
        lines += [f"{title}: {_told(change)}" for change in changes[:_MOST]]
        if len(changes) > _MOST:
            lines.append(f"{title}: {len(changes) - _MOST} more")
    console.print("\n[bold]On paper[/]")
    for line in lines or ["nothing is otherwise"]:
        console.print(f"  {escape(line)}")


def _told(change: Change) -> str:
    before, now = (_short(value) for value in (change.before, change.now))
    return f"{change.what} {before} → {now}".strip()


def _short(value: str | None) -> str:
    if value is None:
        return "nothing"
    return value if len(value) <= 70 else f"{value[:69]}…"


def _played(console: Console, one: Comparison, played: Played) -> None:
    console.print(
        f"\n[bold]In play[/]  {played.games:,} games of {played.players} players on each side, "
        f"{played.alike:,} of them alike"
    )
    if played.alike == played.games:
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True)
    table.add_column("")
    for column in ("before", "now", "change, 95 % interval"):
        table.add_column(column, justify="right")
    shown = [
        each for each in played.found if each.measure.what in ("wins", "length") or each.stands_out
    ]
    for each in shown[: 2 * _MOST]:
        what = each.measure.what
        table.add_row(
            escape(named(each.measure, one.words)),
            amount(what, each.old.share),
            amount(what, each.new.share),
            between(what, each.change, change=True),
            style="bold" if each.stands_out else None,
        )
    console.print(table)
    left = len(played.found) - len(shown[: 2 * _MOST])
    if left:
        others = "one other" if left == 1 else f"{left} others"
        console.print(f"Bold is more than chance; {others} in --json and --html.")


def _gate(console: Console, one: Comparison) -> None:
    console.print()
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for column in ("balance.yaml", "found", ""):
        table.add_column(column)
    for verdict in _worst_first(one):
        table.add_row(escape(verdict.title), escape(verdict.found), _STANDING[verdict.standing])
    console.print(table)


def _worst_first(one: Comparison) -> Sequence[Verdict]:
    order = ("broken", "unsure", "holds")
    return sorted(one.verdicts, key=lambda verdict: order.index(verdict.standing))
