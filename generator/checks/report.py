"""The report that a person reads in the terminal: a table a game, the verdict last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from generator.checks.findings import GameReport, LedgerLine, Severity
from generator.errors import MOST_TOLD, in_one_line
from generator.rulebook.spelling import plural
from generator.rules import Ruling

_STATUS = {"stated": "stated", "derived": "derived", "assumed": "[yellow]our ruling[/]"}
_SEVERITY: dict[Severity, str] = {
    "error": "[red]error[/]",
    "warning": "[yellow]warning[/]",
    "note": "note",
}


def show(reports: Sequence[GameReport], quiet: bool = False, rulings: bool = False) -> None:
    """Prints all reports; `quiet` leaves findings alone, `rulings` tells the reason of each. Of one
    file at most MOST_TOLD findings are printed."""
    console = Console(highlight=False, soft_wrap=False)
    for report in reports:
        if not quiet:
            _game(console, report, rulings)
        of_file: Counter[str] = Counter()
        for finding in report.findings:
            of_file[finding.file] += 1
            if of_file[finding.file] <= MOST_TOLD:
                word = _SEVERITY[finding.severity]
                console.print(f"{word} {escape(str(finding))}", soft_wrap=True)
        for file, times in of_file.items():
            if times > MOST_TOLD:
                more = f"{escape(in_one_line(file))}{': ' if file else ''}and {times - MOST_TOLD:,}"
                console.print(f"{more} more; --json tells all", soft_wrap=True)
    if not quiet:
        _verdict(console, reports)


def _game(console: Console, report: GameReport, rulings: bool) -> None:
    console.print()
    console.rule(f"[bold]{escape(report.title)}[/]  edition {report.edition}", align="left")
    counted = f"{report.cards:,} {plural('card', report.cards)}, {report.distinct:,} distinct"
    if report.files_checked:
        files = report.files_checked
        counted += f"; {files:,} {plural('file', files)} read back"
    if report.games_played:
        games = report.games_played
        counted += f"; {games:,} {plural('game', games)} played"
    console.print(counted)
    if not report.ledger:
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, expand=True)
    table.add_column("")
    table.add_column("what the rules call for", ratio=5)
    table.add_column("count", ratio=2, justify="right")
    table.add_column("source lines", ratio=2)
    table.add_column("because", no_wrap=True)
    for line in report.ledger:
        count = _value(line.expected)
        if not line.ok:
            count = f"[bold red]{_value(line.found)}[/], not {count}"
        table.add_row(
            "[green]ok[/]" if line.ok else "[bold red]NO[/]",
            escape(line.what),
            count,
            escape(line.lines),
            _STATUS[line.status],
        )
    console.print(table)
    ruled = [line for line in report.ledger if line.ruling]
    if rulings:
        _rulings(console, ruled, report.rulings)
    elif ruled or report.rulings:
        many = len(ruled) + len(report.rulings)
        console.print(f"Our rulings on what the source leaves open: {many}; --rulings tells them")


def _rulings(console: Console, ruled: Sequence[LedgerLine], rulings: Sequence[Ruling]) -> None:
    if ruled or rulings:
        console.print("[bold]Where the source is silent or contradicts itself, we ruled:[/]")
    for one in rulings:
        text = f"- {escape(one.question)} [bold]{escape(one.answer)}[/] ({_lines(one.lines)})."
        console.print(Padding(f"{text} {escape(one.reason)}", (0, 0, 0, 2)))
    about: dict[str, list[LedgerLine]] = {}
    for line in ruled:
        about.setdefault(line.ruling, []).append(line)
    for ruling, lines in about.items():
        settled = "; ".join(
            f"{escape(line.what)}: [bold]{_value(line.expected)}[/]" for line in lines
        )
        where = ", ".join(dict.fromkeys(part for line in lines for part in line.lines.split(", ")))
        text = f"- {settled} ({_lines(where)}). {escape(ruling)}"
        console.print(Padding(text, (0, 0, 0, 2)))


def _lines(where: str) -> str:
    if not where[:1].isdigit():
        return escape(where)
    return f"line{'s' if '-' in where or ',' in where else ''} {where}"


def _value(value: object) -> str:
    if isinstance(value, (tuple, list)):
        return " / ".join(str(part) for part in value)
    return escape(str(value))


def _verdict(console: Console, reports: Sequence[GameReport]) -> None:
    console.print()
    for report in reports:
        rows = len(report.ledger)
        ledger = f"{rows} ledger rows hold, " if rows and report.ok else ""
        word = "[bold green]proved[/]" if report.ok else "[bold red]NOT proved[/]"
        console.print(f"{word}  {escape(report.title)}: {ledger}{_counted(report)}")


def _counted(report: GameReport) -> str:
    """`no errors`, `1 error, 2 warnings`: the numbers of findings, by the words they begin with."""
    found = Counter(finding.severity for finding in report.findings)
    parts = [f"{n} {word}{'s' if n != 1 else ''}" for word in _SEVERITY if (n := found[word])]
    return ", ".join(parts if found["error"] else ["no errors", *parts])
