"""The whole of one project: every game's cards, sheets, rulebook, report and gallery.

A build is a list of steps a game; a step whose inputs are as they were is skipped. Steps of all
games run side by side in as many processes as there are cores. A game with a fault writes nothing;
the other games are built all the same, and all faults are told together at the end.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from generator.errors import DeckproofError, Problem, UserError
from generator.manifest import FULL_INK, Inputs, Manifest
from generator.project import Project
from generator.workshop.open_game import PAPERS, PART_PAPERS, OpenGame, Result, Step, make

#: The folders that a step's files are made from.
_FOLDERS: dict[str, tuple[str, ...]] = {
    "cards": ("templates/faces", "fonts"),
    "sheets": ("templates/faces", "templates/sheets", "fonts"),
    "parts": ("templates/faces", "templates/sheets", "templates/components", "fonts"),
    "rulebook": ("templates/faces", "templates/rulebooks", "fonts"),
    "check": (
        "templates/faces",
        "templates/sheets",
        "templates/rulebooks",
        "templates/profiles",
        "fonts",
    ),
}


@dataclass
class Built:
    """What a build did."""

    made: list[str] = field(default_factory=list)
    kept: int = 0
    notices: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    findings: dict[str, list[str]] = field(default_factory=dict)
    gallery: Path | None = None


def steps(project: Project, game: str, inputs: Inputs, inks: Iterable[str] = ()) -> Iterator[Step]:
    """The steps of one game in the order in which they are best begun: the slowest first. What is
    printed is printed once more in each of `inks`."""
    printed = ["cards", *(f"sheets-{p}" for p in PAPERS), *(f"parts-{p}" for p in PART_PAPERS)]
    for task in (*(f"rulebook-{p}" for p in PAPERS), *printed, "check"):
        yield _step(game, task, inputs)
    for ink in inks:
        for task in printed:
            yield _step(game, task, inputs, ink)


def _step(game: str, task: str, inputs: Inputs, ink: str = FULL_INK) -> Step:
    options = {} if ink == FULL_INK else {"ink": ink}
    folders = _FOLDERS[task.partition("-")[0]]
    return Step(game, task, inputs.of(game, folders, step=task, **options), ink)


def left_by(
    project: Project, game: str, task: str, inputs: Inputs, ink: str = FULL_INK
) -> dict[str, bytes] | None:
    """{name: bytes} of what a build has left of a task, or None if it was made from anything else
    than what is there now, or is no longer what was made."""
    step, folder = _step(game, task, inputs, ink), project.output / game
    manifest = Manifest.read(folder, game)
    if not manifest.fresh(step.name, step.inputs, folder):
        return None
    entries = manifest.steps[step.name]["files"]
    found = {name: (folder / name).read_bytes() for name in entries}
    if any(sha256(data).hexdigest() != entries[name]["sha256"] for name, data in found.items()):
        return None
    return found


def build(
    project: Project,
    games: Sequence[str],
    progress: Callable[[int, int, str], None] = lambda done, total, what: None,
    jobs: int | None = None,
    inks: Sequence[str] = (),
) -> Built:
    """Builds the games; `progress` hears (steps done, steps to do, what was done).

    What is printed is printed in `inks`, too; what was printed in another ink before is kept up to
    date.
    """
    inputs = Inputs(project)
    built = Built()
    manifests = {game: Manifest.read(project.output / game, game) for game in games}
    due: list[Step] = []
    for game in games:
        there = dict.fromkeys((*inks, *manifests[game].inks()))
        for step in steps(project, game, inputs, [ink for ink in there if ink != FULL_INK]):
            if step.ink not in (FULL_INK, *inks) and step.name not in manifests[game].steps:
                continue
            if manifests[game].fresh(step.name, step.inputs, project.output / game):
                built.kept += 1
            else:
                due.append(step)
    broken = _faulty(project, list(dict.fromkeys(step.game for step in due)), built, inks)
    gone = {
        game: _gone_inks(project, game, manifests[game])
        for game in dict.fromkeys(step.game for step in due)
        if game not in broken
    }
    due = [step for step in due if step.game in gone and step.ink not in gone[step.game]]
    done = 0
    for step, result, fault in _run(project, due, jobs):
        done += 1
        progress(done, len(due), f"{step.game} {step.name}")
        if fault is not None:
            built.problems.extend(_problems(fault))
            continue
        assert result is not None
        folder = project.output / step.game
        manifest = manifests[step.game]
        manifest.title = str(result.about.pop("title", manifest.title))
        manifest.edition = str(result.about.pop("edition", manifest.edition))
        manifest.record(step.name, step.inputs, folder, result.files, **result.about)
        manifest.write(folder)
        built.made.append(f"{step.game}/{step.name}")
        built.notices.extend(f"{step.game}: {notice}" for notice in result.notices)
    for game in games:
        report = project.output / game / "check.json"
        if report.is_file():
            built.findings[game] = _errors(json.loads(report.read_text("utf-8")))
    if not built.problems:
        from generator.preview.gallery import write_gallery

        built.gallery = write_gallery(project)
    return built


def _errors(report: dict[str, dict[str, dict[str, list[dict[str, Any]]]]]) -> list[str]:
    """What the check of a build found wrong, a line each."""
    wrong = [
        finding
        for game in report["games"].values()
        for finding in game["findings"]
        if finding["severity"] == "error"
    ]
    if not wrong:
        return []
    from generator.checks.findings import Finding

    return [str(Finding(**finding)) for finding in wrong]


def _problems(fault: Exception) -> Sequence[Problem]:
    if isinstance(fault, UserError):
        return fault.problems
    if isinstance(fault, DeckproofError):
        return [Problem(str(fault))]
    raise fault


def _gone_inks(project: Project, game: str, manifest: Manifest) -> set[str]:
    """The inks in which a game was printed and which its catalogue no longer has; their files go
    with them."""
    printed = set(manifest.inks()) - {FULL_INK}
    gone = printed - set(OpenGame(project, game).catalogue.inks) if printed else set()
    for name in [name for name, step in manifest.steps.items() if step.get("ink") in gone]:
        manifest.forget(name, project.output / game)
    if gone:
        manifest.write(project.output / game)
    return gone


def _faulty(project: Project, games: Sequence[str], built: Built, inks: Sequence[str]) -> set[str]:
    """The games whose catalogue or layouts have faults, or that lack an ink that was asked for:
    they are told before anything is made."""
    if not games:
        return set()
    broken = set()
    for game in games:
        try:
            opened = OpenGame(project, game)
            opened.faces  # noqa: B018  (reading it is what finds the faults)
            list(opened.kit.bundles(PAPERS[0]))
            for ink in inks:
                opened.catalogue.inked(ink)
        except UserError as error:
            built.problems.extend(error.problems)
            broken.add(game)
    return broken


def _run(
    project: Project, due: Sequence[Step], jobs: int | None
) -> Iterator[tuple[Step, Result | None, Exception | None]]:
    """Runs the steps, in this process if one is enough, and yields them as they end."""
    shares = _shares(due)
    workers = min(jobs or os.cpu_count() or 1, len(shares))
    if workers <= 1:
        for share in shares:
            yield from _safely(project, share)
        return
    with ProcessPoolExecutor(workers) as pool:
        waiting = [pool.submit(_safely, project, share) for share in shares]
        for future in as_completed(waiting):
            yield from future.result()


def _shares(due: Sequence[Step]) -> list[list[Step]]:
    """Steps that one process does in a row: a game's rulebooks and cards show the same pictures.
    The longest come first."""
    shares: dict[tuple[str, str, bool], list[Step]] = {}
    for step in due:
        pictures = step.task.startswith(("rulebook", "cards"))
        shares.setdefault((step.game, step.ink, pictures), []).append(step)
    return [share for _, share in sorted(shares.items(), key=lambda one: not one[0][2])]


def _safely(
    project: Project, share: Sequence[Step]
) -> list[tuple[Step, Result | None, Exception | None]]:
    """Does the steps; after a user's fault the rest would tell it again, or be half a game."""
    done: list[tuple[Step, Result | None, Exception | None]] = []
    for step in share:
        try:
            done.append((step, make(project, step), None))
        except UserError as error:
            return [*done, (step, None, error)]
        except DeckproofError as error:
            done.append((step, None, error))
    return done
