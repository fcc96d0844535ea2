"""What every command shares: where the project is, how to say things, a progress bar."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any

import click

from generator.project import Project


@dataclass(frozen=True)
class Run:
    """The options that every command takes."""

    project: Project
    json: bool
    quiet: bool

    def say(self, text: str = "") -> None:
        """A line for the person, unless they asked for silence or for JSON."""
        if not (self.quiet or self.json):
            click.echo(text)

    def answer(self, data: Any) -> None:
        """The one document of --json."""
        if self.json:
            click.echo(json.dumps(data, indent=1, ensure_ascii=False))


def takes_common(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of every command, handed over as a Run."""

    @click.option(
        "--project",
        "folder",
        type=click.Path(path_type=Path, file_okay=False),
        help="The project's folder (default: this one, or the games that we ship).",
    )
    @click.option(
        "--output",
        type=click.Path(path_type=Path, file_okay=False),
        help="Where to write (default: output/ here).",
    )
    @click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
    @click.option("--quiet", "-q", is_flag=True, help="Say nothing but errors.")
    @wraps(command)
    def run(
        folder: Path | None, output: Path | None, as_json: bool, quiet: bool, **options: Any
    ) -> Any:
        return command(Run(Project.find(folder, output), as_json, quiet), **options)

    return run


@contextmanager
def bar(run: Run) -> Iterator[Callable[[int, int, str], None]]:
    """A progress bar on a terminal, silence elsewhere."""
    if run.quiet or run.json or not sys.stderr.isatty():
        yield lambda done, total, what: None
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
            bar.update(task, completed=done, total=total, description=what)

        yield show


def few(files: list[str]) -> list[str]:
    """Three files by name, more of them by their folder."""
    if len(files) < 4:
        return files
    return [f"{len(files)} files in {os.path.commonpath([str(Path(file)) for file in files])}"]
