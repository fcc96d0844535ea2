"""The command line: parses, calls, prints. Every command is one stage of the flow.

Exit codes: 0 done, 1 a check found something, 2 bad input or usage, 3 the machine lacks something.
Errors go to stderr, one line each; with --json stdout holds one JSON document and nothing else.
"""

from __future__ import annotations

import os
import sys

import click

from generator.cli import lay, make, prove, publish, start, table, trust, watch
from generator.errors import DeckproofError

#: Set in the environment, it shows the traceback of a fault of ours.
_TRACEBACK = "DECKPROOF_TRACEBACK"


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="deckproof", prog_name="deckproof")
def cli() -> None:
    """Card decks from YAML to paper, proved against their rules.

    No GAME means all games of the project.
    """


for _command in (
    make.build,
    prove.check,
    make.cards,
    lay.sheets,
    lay.parts,
    make.rulebook,
    publish.export,
    start.new,
    start.import_,
    start.schema,
    start.calibrate,
    prove.doctor,
    table.simulate,
    table.play,
    watch.preview,
    trust.trust,
):
    cli.add_command(_command)


def _in_one_line(error: click.ClickException) -> str:
    """What is wrong with a command line, and where its help is. `deckproof` alone is its help."""
    told = error.format_message()
    context = error.ctx if isinstance(error, click.UsageError) else None
    if context is None or told == context.get_help():
        return told
    return f"{context.command_path}: {told} See '{context.command_path} --help'."


def main() -> None:
    """The entry point: no traceback ever reaches a user."""
    try:
        code = cli.main(prog_name="deckproof", standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except DeckproofError as error:
        click.echo(str(error), err=True)
        sys.exit(error.exit_code)
    except click.ClickException as error:
        click.echo(_in_one_line(error), err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        click.echo("stopped", err=True)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except Exception as error:
        if os.environ.get(_TRACEBACK):
            raise
        from generator.rules.registry import fault_in_engine

        if fault := fault_in_engine(error):
            click.echo(str(fault), err=True)
            sys.exit(fault.exit_code)
        click.echo(
            f"a fault in deckproof itself: {type(error).__name__}: {error}; "
            f"run again with {_TRACEBACK}=1 and send us what it prints",
            err=True,
        )
        sys.exit(70)
