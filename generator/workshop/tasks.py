"""Single things made of games: what the commands `cards`, `sheets`, `parts` and `rulebook` carry
out.

In: a project, games, and tasks. Out: files, each noted in its game's manifest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from generator.inks import FULL_INK
from generator.limits import step
from generator.manifest import Step
from generator.product import Product
from generator.project import Project
from generator.staging import Finished, Place, publish, staging
from generator.workshop.open_game import PAPERS, PART_PAPERS, OpenGame, games_of, set_aside
from generator.workshop.painted_cards import DPI, pictures_form

if TYPE_CHECKING:
    from generator.components.options import PartOptions
    from generator.workshop.sheets import SheetOptions


@dataclass(frozen=True)
class Task:
    """One thing to make of a game: its step in the manifest, what makes it, and the `options` that
    the manifest shall name."""

    step: Step
    make: Callable[[OpenGame], Product]
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Made:
    """What a task has made of one game: files, and sentences for the person."""

    game: str
    files: tuple[Path, ...]
    notices: tuple[str, ...]


def pictures(
    dpi: float = DPI,
    bleed: bool = False,
    eye: str | None = None,
    contact: bool = False,
    ink: str = FULL_INK,
) -> list[Task]:
    """Faces as PNG files, as an `eye` of `painting.vision` sees them if one is named; with
    `contact` the whole deck on one."""
    if contact:
        return [Task(Step("contact", form=eye or "", ink=ink), partial(OpenGame.contact, eye=eye))]
    options: dict[str, Any] = {"dpi": dpi, "bleed": bleed}
    make = partial(OpenGame.seen, eye=eye, **options) if eye else partial(OpenGame.cards, **options)
    return [Task(Step("cards", form=pictures_form(eye, **options), ink=ink), make, options)]


def sheets(
    project: Project,
    papers: Sequence[str] = (),
    ink: str = FULL_INK,
    *,
    duplex: str | None = None,
    printer: str | None = None,
    machine: str | None = None,
    **options: Any,
) -> list[Task]:
    """Sheets on each of the papers, as a build's without any; `options` are those of
    `workshop.sheets.SheetOptions`. Backs come as the printer flips, unless `duplex` says how.

    Raises UserError for a machine or a printer that there isn't.
    """
    wanted = sheet_options(project, duplex=duplex, printer=printer, machine=machine, **options)
    return [
        Task(
            Step("sheets", paper, wanted.form(), ink),
            partial(OpenGame.sheets, paper=paper, options=wanted),
        )
        for paper in papers or PAPERS
    ]


def sheet_options(
    project: Project,
    *,
    duplex: str | None = None,
    printer: str | None = None,
    machine: str | None = None,
    **options: Any,
) -> SheetOptions:
    """How sheets should be, in a person's words; as `sheets`."""
    from generator.sheets import machines
    from generator.sheets.printer import flip_of
    from generator.workshop.sheets import SheetOptions

    cutter = machines.load(project, machine) if machine else None
    return SheetOptions(duplex or flip_of(printer), printer=printer, machine=cutter, **options)


def parts(
    options: PartOptions,
    papers: Sequence[str] = (),
    ink: str = FULL_INK,
    printer: str | None = None,
) -> list[Task]:
    """All that isn't cards, on each of the papers, as a build's without any."""
    form = "-".join(filter(None, (options.form(), printer and f"for-{printer}")))
    return [
        Task(
            Step("parts", paper, form, ink),
            partial(OpenGame.parts, paper=paper, options=options, printer=printer),
        )
        for paper in papers or (PAPERS if printer else PART_PAPERS)
    ]


def rulebooks(papers: Sequence[str], form: Literal["pdf", "html", "booklet"]) -> list[Task]:
    """The rulebook on each of the papers, as a build's without any; HTML is for none of them."""
    return [
        Task(
            Step("rulebook", paper, "" if form == "pdf" else form),
            partial(OpenGame.rulebook, paper=paper, form=form),
        )
        for paper in (papers or PAPERS)[: 1 if form == "html" else None]
    ]


def make_each(
    project: Project,
    games: tuple[str, ...],
    tasks: Sequence[Task],
    variant: str | None = None,
    ink: str = FULL_INK,
    progress: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> list[Made]:
    """Does each task for each game, and notes what it made in the game's manifest; `progress` hears
    (things made, things to make, the last one). Answers in the order of the tasks.

    Raises UserError, with nothing written of any game, if one can't be opened, lacks the variant or
    the ink, or can't be made whole.
    """
    opened = [
        OpenGame(project, slug, variant, ink, reuse=True) for slug in games_of(project, games)
    ]
    for game in opened:
        with step(f"{game.slug}: deck"):
            game.deck  # noqa: B018  (reading it is what finds the faults)
    total, done = len(opened) * len(tasks), 0
    made: list[list[Made]] = [[] for _ in tasks]
    with staging(project.output) as staged:
        whole: list[tuple[Place, list[Finished]]] = []
        while opened:
            finished: list[Finished] = []
            whole.append((opened[0].place, finished))
            for place, (aside, one) in enumerate(_all_of(opened.pop(0), tasks, staged)):
                finished.append(aside)
                made[place].append(one)
                done += 1
                progress(done, total, f"{one.game} {tasks[place].step.name}")
        for goes_to, finished in whole:
            publish(staged / goes_to.folder.name, goes_to, finished)
    return [one for of_task in made for one in of_task]


def _all_of(game: OpenGame, tasks: Sequence[Task], staged: Path) -> Iterator[tuple[Finished, Made]]:
    """Each task of a game, staged. What was made lies on the disk then, and is held no longer; nor
    is the game at the end."""
    for task in tasks:
        with step(f"{game.slug}: {task.step.name}"):
            made = _one(game, task, staged)
        yield made


def _one(game: OpenGame, task: Task, staged: Path) -> tuple[Finished, Made]:
    product = task.make(game)
    finished = set_aside(game, task.step, product, staged, **task.options)
    files = tuple(game.folder / name for name in product.files)
    return finished, Made(game.slug, files, product.notices)
