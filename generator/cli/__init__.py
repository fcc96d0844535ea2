"""The command line: parses, calls, prints. Every command is a file here, called like it.

A new command is one new file with one function of the file's name (`import_.py` for `import`,
because Python keeps that word). It is read when it is asked for, so that no command waits for
another's imports.

Exit codes: 0 done, 1 a check found something, 2 bad input or usage, 3 the machine lacks something.
Errors go to stderr, one line each; with --json stdout holds one JSON document and nothing else.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pkgutil import iter_modules

import click

from generator.errors import DeckproofError
from generator.processes import Stopped, deaf, end, listen

#: Set in the environment, it shows the traceback of a fault of ours.
_TRACEBACK = "DECKPROOF_TRACEBACK"
#: What commands share, and no command.
_SHARED = {"options", "run", "scoreboard"}
#: {command: its module}.
COMMANDS = {
    module.name.rstrip("_").replace("_", "-"): module.name
    for module in iter_modules(__path__)
    if module.name not in _SHARED
}


class _Commands(click.Group):
    """Finds its commands by their names."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = COMMANDS[name]
        command = getattr(import_module(f"{__name__}.{module}"), module)
        assert isinstance(command, click.Command)
        return command


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="deckproof", prog_name="deckproof")
def cli() -> None:
    """Card decks from YAML to paper, proved against their rules.

    No GAME means all games of the project.
    """


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
        try:
            listen()
            code = cli.main(prog_name="deckproof", standalone_mode=False)
        finally:
            deaf()
        sys.exit(code if isinstance(code, int) else 0)
    except DeckproofError as error:
        click.echo(str(error), err=True)
        sys.exit(error.exit_code)
    except click.ClickException as error:
        click.echo(_in_one_line(error), err=True)
        sys.exit(2)
    except Stopped as stopped:
        end(stopped.exit_code)
    except (click.Abort, KeyboardInterrupt):
        end(130)
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
