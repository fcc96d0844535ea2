"""What every command shares: where the project is, how to say things, a progress bar, and the run
that makes something of each game."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from generator.budgets import raised
from generator.cli.place import Place
from generator.cli.streams import knows_all_letters
from generator.errors import in_one_line
from generator.inks import FULL_INK
from generator.limits import alive, step
from generator.project import Project
from generator.wall import go_behind

if TYPE_CHECKING:
    from generator.workshop.tasks import Task

#: Commands that go on until somebody stops them.
_ENDLESS = {"preview"}
#: Commands that make the current folder a project where there is none.
_BEGIN_ONE = {"import"}
#: Commands to which the project is all the same, or that name it themselves.
_OF_NO_PROJECT = {"explain", "help", "trust"}


@dataclass(frozen=True)
class Run:
    """The options that every command takes."""

    project: Project
    json: bool
    quiet: bool

    def say(self, text: str = "") -> None:
        """A line for the person, unless they asked for silence or for JSON."""
        if not (self.quiet or self.json):
            tell(text)

    def answer(self, data: Any) -> None:
        """The one document of --json."""
        if self.json:
            escaped = not knows_all_letters(sys.stdout)
            click.echo(json.dumps(data, indent=1, ensure_ascii=escaped))

    def point_to_explain(self, codes: Iterable[str], err: bool = False) -> None:
        """After findings on a terminal (with `err` those of stderr): where the first is explained.
        Scripts, and who asked for silence, don't hear it."""
        first = next(iter(codes), None)
        stream = sys.stderr if err else sys.stdout
        if first is not None and not (self.quiet or self.json) and stream.isatty():
            click.echo(f"'deckproof explain {first}' tells more", err=err)


def tell(text: str, err: bool = False) -> None:
    """Prints lines that hold a stranger's words, such as a folder's name: a terminal shows them,
    and obeys none."""
    click.echo("\n".join(map(in_one_line, text.split("\n"))), err=err)


takes_json = click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
takes_quiet = click.option("--quiet", "-q", is_flag=True, help="Say nothing but errors.")


def takes_budgets(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--budget`, which holds while the command runs."""

    @click.option(
        "--budget",
        "budgets",
        multiple=True,
        metavar="NAME=NUMBER",
        help="Allow more (or less) of something, such as cards=20000; may be given several times.",
    )
    @wraps(command)
    def run(*args: Any, budgets: tuple[str, ...], **options: Any) -> Any:
        with raised(budgets):
            return command(*args, **options)

    return run


def takes_common(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of every command, handed over as a Run."""

    @click.option(
        "--project",
        "folder",
        type=Place(files=False),
        help="The project's folder (default: this one, the one above, or the games that we ship).",
    )
    @click.option(
        "--output",
        type=Place(files=False),
        help="Where to write (default: output/ in the project, or here).",
    )
    @takes_json
    @takes_quiet
    @takes_budgets
    @wraps(command)
    def run(
        folder: Path | None, output: Path | None, as_json: bool, quiet: bool, **options: Any
    ) -> Any:
        name = click.get_current_context().info_name or ""
        go_behind(name)
        with step(name, timed=name not in _ENDLESS):
            run = Run(Project.find(folder, output), as_json, quiet)
            told = folder is None and name not in _OF_NO_PROJECT and not _are_folders(options)
            begins_one = name in _BEGIN_ONE and run.project.lent
            if told and not begins_one:
                _say_which_project(run)
            done = command(run, **options)
            if told and begins_one:  # not before: what is refused leaves no project
                _say_which_project(run, begins_one=True)
            return done

    return run


def _are_folders(options: Mapping[str, Any]) -> bool:
    """Whether both sides of a comparison are folders: no other project is asked for then."""
    sides = [options.get(side) for side in ("old", "new")]
    return all(side is not None and Project.is_at(side) for side in sides)


def _say_which_project(run: Run, begins_one: bool = False) -> None:
    """Which project a command found by itself, where that isn't the current folder."""
    if run.quiet or run.json or run.project.root == Path.cwd():
        return
    if run.project.lent and begins_one:
        click.echo("notice: this folder is a project now", err=True)
    elif run.project.lent:
        click.echo("notice: here is no project: these are the games that we ship", err=True)
    else:
        tell(f"notice: this is the project in {run.project.root}", err=True)


@contextmanager
def bar(run: Run) -> Iterator[Callable[[int, int, str], None]]:
    """A progress bar on a terminal, silence elsewhere; a command that gets on has time anew."""
    if run.quiet or run.json or not sys.stderr.isatty():
        yield lambda done, total, what: alive()
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("starting", total=None)

        def show(done: int, total: int, what: str) -> None:
            alive()
            bar.update(task, completed=done, total=total, description=what)

        yield show


def each(
    run: Run,
    games: tuple[str, ...],
    tasks: Sequence[Task],
    variant: str | None = None,
    ink: str = FULL_INK,
) -> None:
    """Makes things of each game, and says which files they became: one answer for all."""
    from generator.workshop.tasks import make_each

    with bar(run) as progress:
        made = make_each(run.project, games, tasks, variant, ink, progress)
    files: dict[str, list[str]] = {}
    for one in made:
        for notice in one.notices:
            tell(f"notice: {one.game}: {notice}", err=True)
        files.setdefault(one.game, []).extend(map(str, one.files))
    run.answer({"made": files})
    for one in made:
        run.say("\n".join(few([str(file) for file in one.files])))


def few(files: list[str]) -> list[str]:
    """Three files by name, more of them by their folder."""
    if len(files) < 4:
        return files
    return [f"{len(files)} files in {os.path.commonpath([str(Path(file)) for file in files])}"]
