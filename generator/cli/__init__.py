"""The command line: parses, calls, prints. Every command is a file here, called like it.

A new command is one new file with one function of the file's name (`import_.py` for `import`,
because Python keeps that word). It is read when it is asked for, so that no command waits for
another's imports.

Exit codes: 0 done, 1 a check found something, 2 bad input or usage, 3 the machine lacks something.
Errors go to stderr, one line each; with --json stdout holds one JSON document and nothing else.
"""

from __future__ import annotations

import errno
import os
import sys
from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules

import click

from generator.cli.streams import open_streams
from generator.errors import DeckproofError, UserError, in_one_line
from generator.limits import Exceeded
from generator.processes import Stopped, collect_seldom, deaf, end, listen, still_wanted

#: Set in the environment, it shows the traceback of a fault of ours.
_TRACEBACK = "DECKPROOF_TRACEBACK"
#: Errors of the system that neither we nor the input can help: full disks, open files, memory.
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
_OF_THE_MACHINE = _FULL | {errno.EMFILE, errno.ENFILE, errno.ENOMEM}
#: What commands share, and no command.
_SHARED = {"compared", "complete", "options", "place", "run", "scoreboard", "streams"}
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


def _told(error: click.ClickException) -> str:
    """What is wrong with a command line, and where its help is. `deckproof` alone is its help."""
    told = error.format_message()
    context = error.ctx if isinstance(error, click.UsageError) else None
    if context is not None and told == context.get_help():
        return told
    if context is not None:
        told = f"{context.command_path}: {told} See '{context.command_path} --help'."
    return in_one_line(told)


def _at_its_line(error: DeckproofError) -> DeckproofError:
    """An engine that isn't ours and took more than it may is told of at the line where it was."""
    if isinstance(error.__cause__, (Exceeded, MemoryError, RecursionError)):
        from generator.rules.registry import fault_in_engine

        fault = fault_in_engine(error.__cause__)
        if fault is not None and isinstance(error, UserError):
            at, told = fault.problems[0], error.problems[0]
            return UserError(replace(told, file=at.file, line=at.line, column=at.column))
    return error


def _is_of_the_machine(error: OSError) -> bool:
    """Whether it lacks something; Python has a word of its own for no temporary folder at all."""
    return error.errno in _OF_THE_MACHINE or (
        isinstance(error, FileNotFoundError) and "temporary directory" in str(error.strerror)
    )


def _refused(error: OSError) -> str:
    """What to say of a machine that has no more of something. What comes without a name is what we
    print; nothing more is printed then."""
    if error.filename is not None or error.errno not in _FULL:
        return f"this machine lacks something: {error.strerror}"
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return f"standard output can't be written: {error.strerror}"


def main() -> None:
    """The entry point: no traceback ever reaches a user."""
    open_streams()
    collect_seldom()
    try:
        try:
            listen()
            code = cli.main(prog_name="deckproof", standalone_mode=False)
            sys.stdout.flush()
        except Exception:
            still_wanted()
            raise
        finally:
            deaf()
        sys.exit(code if isinstance(code, int) else 0)
    except DeckproofError as error:
        click.echo(str(_at_its_line(error)), err=True)
        sys.exit(error.exit_code)
    except click.ClickException as error:
        click.echo(_told(error), err=True)
        sys.exit(2)
    except Stopped as stopped:
        end(stopped.exit_code)
    except Exceeded as error:  # at the very end of a step
        end(2, str(error.problem))
    except (click.Abort, KeyboardInterrupt):
        end(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except Exception as error:
        if isinstance(error, OSError) and _is_of_the_machine(error):
            click.echo(_refused(error), err=True)
            sys.exit(3)
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
