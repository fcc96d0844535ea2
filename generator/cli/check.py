"""`deckproof check`: cards, rules, rulebooks and files against each other."""

from __future__ import annotations

import sys

import click

from generator.cli.options import takes_games
from generator.cli.run import Run, bar, takes_common


@click.command()
@takes_games
@click.option("--files", is_flag=True, help="Also read back what was generated.")
@click.option("--quick", is_flag=True, help="Without playing hundreds of games.")
@click.option("--rulings", is_flag=True, help="With the reason of each ruling.")
@takes_common
def check(run: Run, games: tuple[str, ...], files: bool, quick: bool, rulings: bool) -> None:
    """Prove cards, rules and rulebooks against each other.

    With --files also everything that was printed, read back from its files.
    """
    from generator.checks.findings import as_json
    from generator.workshop.check import check_games
    from generator.workshop.open_game import games_of

    wanted = games_of(run.project, games)
    with bar(run) as progress:
        reports = check_games(run.project, wanted, files, not quick, progress)
    document = as_json(reports)
    run.answer(document)
    if not run.json:
        from generator.checks.report import show

        show(reports, run.quiet, rulings)
    findings = [finding for report in reports for finding in report.findings]
    worst = sorted(findings, key=lambda finding: finding.severity != "error")
    run.point_to_explain(finding.code for finding in worst)
    if not document["ok"]:
        sys.exit(1)
