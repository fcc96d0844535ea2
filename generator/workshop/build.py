"""The whole of one project: every game's cards, sheets, rulebook, report and gallery.

A build is a list of steps a game; a step whose inputs are as they were is skipped. Steps of all
games run side by side in as many processes as there are cores. A game with a fault writes nothing;
the other games are built all the same, and all faults are told together at the end.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from generator.errors import DeckproofError, Problem, UserError
from generator.files import refuse_links_out, write_whole
from generator.inks import FULL_INK
from generator.inputs import MOST_HASHED, read_bytes, read_text
from generator.manifest import NAME as MANIFEST
from generator.manifest import File, Inputs, Kind, Manifest, Step, lies, written
from generator.processes import pool
from generator.project import Project
from generator.rules.registry import fault_in_engine, mark
from generator.rules.trust import BROKEN
from generator.workshop.open_game import PAPERS, PART_PAPERS, OpenGame, make, opened

#: The folders that a step's files are made from.
_FOLDERS: dict[Kind, tuple[str, ...]] = {
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

#: The report of a build's checks.
_REPORT = "check.json"

#: Under which name inputs keep what engines that aren't ours are made of.
_MARK = "engines"


@dataclass
class Built:
    """What a build did. `lacking` are engines that may not run, or can't: all that needs none was
    made. `problems` are why a game wasn't made at all."""

    made: list[str] = field(default_factory=list)
    kept: int = 0
    notices: list[str] = field(default_factory=list)
    lacking: list[Problem] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    findings: dict[str, list[str]] = field(default_factory=dict)
    gallery: Path | None = None


@dataclass(frozen=True)
class Due:
    """A step of one game; `inputs` is the hash of all that it is made from."""

    game: str
    step: Step
    inputs: str


def steps(game: str, inputs: Inputs, inks: Iterable[str] = ()) -> Iterator[Due]:
    """The steps of one game in the order in which they are best begun: the slowest first. What is
    printed is printed once more in each of `inks`."""
    printed = [
        Step("cards"),
        *(Step("sheets", paper) for paper in PAPERS),
        *(Step("parts", paper) for paper in PART_PAPERS),
    ]
    for step in (*(Step("rulebook", paper) for paper in PAPERS), *printed, Step("check")):
        yield _due(game, step, inputs)
    for ink in inks:
        for step in printed:
            yield _due(game, replace(step, ink=ink), inputs)


def _due(game: str, step: Step, inputs: Inputs) -> Due:
    options = {} if step.ink == FULL_INK else {"ink": step.ink}
    engines = _engines(inputs)
    if engines:
        options["engines"] = engines
    name = replace(step, ink=FULL_INK).name
    return Due(game, step, inputs.of(game, _FOLDERS[step.kind], step=name, **options))


def _engines(inputs: Inputs) -> str:
    """What engines that aren't ours are made of, and whether they may run: found once a run."""
    if _MARK not in inputs.known:
        inputs.known[_MARK] = mark(inputs.project.root)
    return inputs.known[_MARK]


def left_by(project: Project, game: str, step: Step, inputs: Inputs) -> dict[str, bytes] | None:
    """{name: bytes} of what a build has left of a step, or None if it was made from anything else
    than what is there now, or is no longer what was made."""
    folder = project.output / game
    manifest = Manifest.ours(folder, game)
    if not manifest.fresh(step, _due(game, step, inputs).inputs, folder):
        return None
    entries = manifest.steps[step].files
    found = {name: read_bytes(folder / name, most=MOST_HASHED) for name in entries}
    if any(sha256(data).hexdigest() != entries[name].sha256 for name, data in found.items()):
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
    for game in games:
        refuse_links_out(project.output / game, project.output)
    manifests = {game: Manifest.ours(project.output / game, game) for game in games}
    built.notices.extend(_foreign(project, manifests))
    due: list[Due] = []
    for game in games:
        manifest = manifests[game]
        there = dict.fromkeys((*inks, *manifest.inks()))
        for one in steps(game, inputs, [ink for ink in there if ink != FULL_INK]):
            if one.step.ink not in (FULL_INK, *inks) and one.step not in manifest.steps:
                continue
            if manifest.fresh(one.step, one.inputs, project.output / game):
                built.kept += 1
            else:
                due.append(one)
    broken = _faulty(project, list(dict.fromkeys(one.game for one in due)), built, inks)
    lacking = _without_engine(project, [game for game in games if game not in broken], built)
    due = [one for one in due if one.game not in lacking or not _needs_engine(one.step)]
    gone = {
        game: _gone_inks(project, game, manifests[game])
        for game in dict.fromkeys(one.game for one in due)
        if game not in broken
    }
    due = [one for one in due if one.game in gone and one.step.ink not in gone[one.game]]
    done = 0
    for one, made, fault in _run(project, due, jobs):
        done += 1
        progress(done, len(due), f"{one.game} {one.step.name}")
        if fault is not None:
            built.problems.extend(_problems(fault))
            continue
        assert made is not None
        manifest = manifests[one.game]
        manifest.title, manifest.edition = made.title, made.edition
        folder = project.output / one.game
        manifest.note(one.step, one.inputs, folder, made.files, **made.about)
        manifest.write(folder)
        built.made.append(f"{one.game}/{one.step.name}")
        built.notices.extend(f"{one.game}: {notice}" for notice in made.notices)
    for game in games:
        entry = manifests[game].files().get(_REPORT)
        if entry is not None and lies(project.output / game, _REPORT, entry):
            from generator.checks.findings import from_problem

            errors = _errors(json.loads(read_text(project.output / game / _REPORT)))
            lacking = {str(from_problem(problem, BROKEN)) for problem in built.lacking}
            built.findings[game] = [error for error in errors if error not in lacking]
    if not built.problems:
        from generator.preview.gallery import gallery_page

        page = gallery_page(project)
        if page is not None:
            built.gallery = project.output / "index.html"
            write_whole(built.gallery, page, project.output)
    return built


def _foreign(project: Project, manifests: Mapping[str, Manifest]) -> Iterator[str]:
    """What is told of folders whose files somebody else has made."""
    for game, manifest in manifests.items():
        if not manifest.steps and (project.output / game / MANIFEST).is_file():
            yield (
                f"{game}: what lay in output/{game}/ wasn't made here: all is made anew, and files "
                "that no build accounts for stay ('deckproof check --files' names them)"
            )


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
    for step in [step for step in manifest.steps if step.ink in gone]:
        manifest.forget(step, project.output / game)
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


def _needs_engine(step: Step) -> bool:
    """Whether a step can't be made without the game's engine."""
    return step.kind == "rulebook"


def _without_engine(project: Project, games: Sequence[str], built: Built) -> set[str]:
    """The games whose engine may not run, or can't: they are made as far as they need none."""
    lacking = set()
    for game in games:
        try:
            OpenGame(project, game).pack  # noqa: B018  (asking for it is what finds the faults)
        except UserError as error:
            built.lacking.extend(error.problems)
            lacking.add(game)
    return lacking


@dataclass(frozen=True)
class Done:
    """What a process has written of a step, for the manifest and the person."""

    title: str
    edition: str
    files: Mapping[str, File]
    about: Mapping[str, Any]
    notices: tuple[str, ...]


Outcome = tuple[Due, Done | None, Exception | None]


def _run(project: Project, due: Sequence[Due], jobs: int | None) -> Iterator[Outcome]:
    """Runs the steps, in this process if one is enough, and yields them as they end."""
    shares = _shares(due)
    workers = min(jobs or os.cpu_count() or 1, len(shares))
    if workers <= 1:
        for share in shares:
            yield from _safely(project, share)
        return
    with pool(workers) as crew:
        waiting = [crew.submit(_safely, project, share) for share in shares]
        for future in as_completed(waiting):
            yield from future.result()


def _shares(due: Sequence[Due]) -> list[list[Due]]:
    """Steps that one process does in a row: a game's rulebooks and cards show the same pictures.
    The longest come first."""
    shares: dict[tuple[str, str, bool], list[Due]] = {}
    for one in due:
        pictures = one.step.kind in ("rulebook", "cards")
        shares.setdefault((one.game, one.step.ink, pictures), []).append(one)
    return [share for _, share in sorted(shares.items(), key=lambda one: not one[0][2])]


def _safely(project: Project, share: Sequence[Due]) -> list[Outcome]:
    """Does the steps; after a user's fault the rest would tell it again, or be half a game."""
    done: list[Outcome] = []
    for one in share:
        try:
            done.append((one, _made(project, one), None))
        except UserError as error:
            return [*done, (one, None, error)]
        except DeckproofError as error:
            done.append((one, None, error))
        except Exception as error:
            fault = fault_in_engine(error)
            if fault is None:
                raise
            return [*done, (one, None, fault)]
    return done


def _made(project: Project, due: Due) -> Done:
    """A step, made and written."""
    game = opened(project, due.game, due.step.ink)
    product = make(game, due.step)
    files = written(game.folder, product.files)
    return Done(game.catalogue.title, game.deck.edition, files, product.about, product.notices)
