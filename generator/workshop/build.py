"""The whole of one project: every game's cards, sheets, rulebook, report and gallery.

A build is a list of steps a game; a step whose inputs are as they were is skipped. Steps of all
games run side by side in as many processes as there are cores, and what they make lies aside until
all steps of a game are done. A game with a fault writes nothing; the other games are built all the
same, and all faults are told together at the end. A game whose sources change while it is made is
made again.
"""

from __future__ import annotations

import json
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.errors import DeckproofError, Problem, UserError
from generator.files import refuse_links_out, write_whole
from generator.inks import FULL_INK
from generator.inputs import read_bytes, read_text
from generator.limits import step as limited
from generator.made import here, remember
from generator.manifest import NAME as MANIFEST
from generator.manifest import (
    File,
    Inputs,
    Manifest,
    Step,
    bytes_of_ours,
    is_plain,
    lies,
    made_with,
)
from generator.processes import side_by_side
from generator.project import Project
from generator.rules import own
from generator.rules.registry import mark
from generator.rules.trust import BROKEN
from generator.staging import Finished, Place, publish, stage, staging, sweep
from generator.workshop.books import set_ahead
from generator.workshop.due import Due, Rendered, engines, in_turn, rendered, steps
from generator.workshop.open_game import PLANNED, OpenGame, make, opened

if TYPE_CHECKING:
    from generator.faces.carried import Carried
    from generator.workshop.cluster import Crew

#: The report of a build's checks.
_REPORT = "check.json"

#: So many faces are handed to the processes that paint them; more would take too much memory, and
#: are planned there again.
_PLANNED_MOST = 1000
#: So often a game is made whose sources change while it is.
_ROUNDS = 3


@dataclass
class Built:
    """What a build did. `lacking` are engines that may not run, or can't: all that needs none was
    made. `problems` are why a game wasn't made at all, `stopped` those games."""

    made: list[str] = field(default_factory=list)
    kept: int = 0
    notices: list[str] = field(default_factory=list)
    lacking: list[Problem] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    stopped: list[str] = field(default_factory=list)
    findings: dict[str, list[str]] = field(default_factory=dict)
    gallery: Path | None = None


def build(
    project: Project,
    games: Sequence[str],
    progress: Callable[[int, int, str], None] = lambda done, total, what: None,
    jobs: int | None = None,
    inks: Sequence[str] = (),
    makers: Crew | None = None,
) -> Built:
    """Builds the games; `progress` hears (steps done, steps to do, what was done).

    What is printed is printed in `inks`, too; what was printed in another ink before is kept up to
    date. `makers` are workers elsewhere that make the steps; what they made is put aside here. A
    game whose engine is the project's own is made here.
    """
    built = Built()
    left = list(games)
    for _ in range(_ROUNDS):
        changed = _built(project, left, progress, jobs, inks, makers, built)
        left = list(changed)
        if not left:
            break
    hint = "let it rest, and build again"
    for name in dict.fromkeys(changed.values()):
        built.problems.append(Problem("changed while it was built", file=name, hint=hint))
    built.lacking = list(dict.fromkeys(built.lacking))
    built.notices = list(dict.fromkeys(built.notices))
    _tell_findings(project, games, built)
    try:
        built.gallery = _gallery(project)
    except UserError as error:
        built.problems.extend(error.problems)
    sweep(project.output)  # at the end: who works for a build that was killed is gone by now
    return built


def _built(
    project: Project,
    games: Sequence[str],
    progress: Callable[[int, int, str], None],
    jobs: int | None,
    inks: Sequence[str],
    makers: Crew | None,
    built: Built,
) -> dict[str, str]:
    """Builds the games once. Answers those of which nothing was kept or told because what they are
    made from changed meanwhile, each with the file that did."""
    inputs = Inputs(project)
    for game in games:
        refuse_links_out(project.output / game, project.output)
    manifests = {game: Manifest.ours(project.output / game, game) for game in games}
    built.notices.extend(_foreign(project, manifests))
    due: list[Due] = []
    kept: Counter[str] = Counter()
    for game in games:
        manifest = manifests[game]
        there = dict.fromkeys((*inks, *manifest.inks()))
        for one in steps(game, inputs, [ink for ink in there if ink != FULL_INK]):
            if one.step.ink not in (FULL_INK, *inks) and one.step not in manifest.steps:
                continue
            if manifest.fresh(one.step, one.inputs, project.output / game):
                kept[game] += 1
            else:
                due.append(one)
    _forget()  # a program that builds twice may have changed its deck meanwhile
    checked = {one.game for one in due if one.step.kind == "check"}
    faults = _faulty(project, list(dict.fromkeys(one.game for one in due)), checked, inks, jobs)
    # A book that is as it was made has had its engine, and `_engines` is among its inputs.
    unsure = dict.fromkeys(one.game for one in due if _needs_engine(one.step))
    lacking = _without_engine(project, [game for game in unsure if game not in faults])
    due = [one for one in due if one.game not in lacking or not _needs_engine(one.step)]
    gone = {
        game: _gone_inks(project, game, manifests[game])
        for game in dict.fromkeys(one.game for one in due)
        if game not in faults
    }
    due = [one for one in due if one.game in gone and one.step.ink not in gone[one.game]]
    changed: dict[str, str] = {}
    waiting = Counter(one.game for one in due)
    finished: dict[str, list[tuple[Due, Done]]] = defaultdict(list)
    with staging(project.output) if due else nullcontext(project.output) as staged:
        for done, (one, made, fault) in enumerate(_run(inputs, staged, due, jobs, makers), 1):
            progress(done, len(due), f"{one.game} {one.step.name}")
            if fault is not None:
                faults.setdefault(one.game, []).extend(_problems(fault))
                continue
            assert made is not None
            finished[one.game].append((one, made))
            waiting[one.game] -= 1
            if waiting[one.game]:
                continue
            changed |= _changed(inputs, [one.game])
            finished[one.game].sort(key=lambda made: due.index(made[0]))
            if not changed[one.game]:
                try:
                    _publish(project, staged, one.game, finished[one.game], gone[one.game], built)
                except UserError as error:
                    faults[one.game] = list(error.problems)
    PLANNED.clear()
    changed |= _changed(inputs, list(faults))
    for game, problems in faults.items():
        if not changed[game]:
            built.problems.extend(problems)
            built.stopped.append(game)
    built.kept += sum(kept[game] for game in games if not changed.get(game))
    built.lacking.extend(
        problem for game in lacking if not changed.get(game) for problem in lacking[game]
    )
    return {game: name for game, name in changed.items() if name}


def _forget() -> None:
    """Forgets what an earlier build has read and planned."""
    PLANNED.clear()
    opened.cache_clear()


def _changed(inputs: Inputs, games: Sequence[str]) -> dict[str, str]:
    """What of each game's sources changed since they were looked at; "" if nothing did."""
    now = Inputs(inputs.project)
    rules = "rules" if games and mark(inputs.project.root) != engines(inputs) else ""
    return {game: rules or inputs.changed(game, now) for game in games}


def _publish(
    project: Project,
    staged: Path,
    game: str,
    finished: Sequence[tuple[Due, Done]],
    gone: Iterable[str],
    built: Built,
) -> None:
    """Puts all that was made of a game in its place. Raises UserError with nothing changed."""
    folder = project.output / game
    manifest = Manifest.ours(folder, game)
    _, about = finished[0]
    publish(
        staged / game,
        Place(folder, game, about.title, about.edition),
        [Finished(due.step, due.inputs, made.files, made.about) for due, made in finished],
        [step for step in manifest.steps if step.ink in gone],
    )
    for due, made in finished:
        built.made.append(f"{game}/{due.step.name}")
        built.notices.extend(f"{game}: {notice}" for notice in made.notices)


def _tell_findings(project: Project, games: Sequence[str], built: Built) -> None:
    """What the reports that lie there found wrong; that an engine is lacking is told already."""
    for game in games:
        folder = project.output / game
        entry = Manifest.ours(folder, game).files().get(_REPORT)
        if entry is not None and lies(folder, _REPORT, entry):
            errors = _errors(json.loads(read_text(folder / _REPORT)))
            if errors:
                from generator.checks.findings import from_problem

                told = {str(from_problem(problem, BROKEN)) for problem in built.lacking}
                errors = [error for error in errors if error not in told]
            built.findings[game] = errors


def _gallery(project: Project) -> Path | None:
    """The page of all games, written if it isn't there as it should be; None if there are no games.
    Raises UserError as `gallery_page`."""
    path, made_from = project.output / "index.html", _told_by(project)
    if is_plain(project.output, path.name):
        with suppress(UserError):
            if here(made_from + read_bytes(path, cost="text-bytes")):
                return path
    from generator.preview.gallery import gallery_page

    page = gallery_page(project)
    if page is None:
        return None
    written = File(sha256=sha256(page).hexdigest(), bytes=len(page))
    if not lies(project.output, path.name, written):
        with staging(project.output) as staged:
            write_whole(path, page, project.output, staged)
    remember(made_from + page)
    return path


def _told_by(project: Project) -> bytes:
    """All that the page of all games is made from: our code, manifests of ours, claims."""
    found = [b"gallery", made_with().encode()]
    for path in sorted(project.output.glob(f"*/{MANIFEST}")):
        slug = path.parent.name
        claims = project.find_file("templates/rulebooks", f"claims/{slug}.json")
        found.append(os.fsencode(slug))
        found.append(bytes_of_ours(path.parent))
        found.append(read_bytes(claims) if claims else b"")
    return b"\0".join(sha256(one).digest() for one in found)


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
    return printed - set(OpenGame(project, game).catalogue.inks) if printed else set()


def _faulty(
    project: Project,
    games: Sequence[str],
    checked: Set[str],
    inks: Sequence[str],
    jobs: int | None,
) -> dict[str, list[Problem]]:
    """The games whose catalogue or layouts have faults, or that lack an ink that was asked for:
    they are told before anything is made. Those to be `checked` are planned in all inks."""
    if not games:
        return {}
    from generator.components import kit  # noqa: F401  (once, for all workers to come)
    from generator.faces import plan  # noqa: F401
    from generator.painting import pdf  # noqa: F401

    faults = {}
    workers = jobs or os.cpu_count() or 1
    for which, future in side_by_side(partial(_planned, project, checked, inks), games, workers):
        try:
            planned = future.result()
        except UserError as error:
            faults[games[which]] = list(error.problems)
            continue
        if planned is not None and sum(len(one.faces) for one in PLANNED.values()) < _PLANNED_MOST:
            PLANNED[games[which], FULL_INK] = planned
    return {game: faults[game] for game in games if game in faults}


def _planned(project: Project, checked: Set[str], inks: Sequence[str], game: str) -> Carried | None:
    """Looks for faults in all that is drawn of a game. Answers its faces, but for those of a large
    deck. Raises UserError."""
    from generator.faces.carried import carried
    from generator.faces.plan import KEPT

    with limited(f"{game}: faces"):
        planned = opened(project, game, FULL_INK)
        planned.judge()
        for ink in inks:
            planned.catalogue.inked(ink)
        if len(planned.deck.cards) > KEPT:
            return None
        found = carried(planned.drawings)
        if game in checked:
            planned.plan_inks()
        return found


def _needs_engine(step: Step) -> bool:
    """Whether a step can't be made without the game's engine."""
    return step.kind == "rulebook"


def _without_engine(project: Project, games: Sequence[str]) -> dict[str, list[Problem]]:
    """The games whose engine may not run, or can't: they are made as far as they need none."""
    lacking = {}
    for game in games:
        try:
            with limited(f"{game}: engine"):
                OpenGame(project, game).pack  # noqa: B018  (asking for it is what finds the faults)
        except UserError as error:
            lacking[game] = list(error.problems)
    return lacking


@dataclass(frozen=True)
class Done:
    """What a process has staged of a step, for the manifest and the person."""

    title: str
    edition: str
    files: Mapping[str, File]
    about: Mapping[str, Any]
    notices: tuple[str, ...]


Outcome = tuple[Due, Done | None, Exception | None]


def _run(
    inputs: Inputs, staged: Path, due: Sequence[Due], jobs: int | None, makers: Crew | None
) -> Iterator[Outcome]:
    """Runs the steps and yields them as they end."""
    project, alone = inputs.project, len({one.game for one in due}) == 1
    shares = _shares(due, alone)
    if makers is not None:
        there = [one for one in shares if not _has_own_engine(project, one[0].game)]
        yield from _made_by(makers, inputs, staged, there)
        shares = [one for one in shares if one not in there]
    workers = jobs or os.cpu_count() or 1
    if len(shares) > 1 and workers > 1 and any(_needs_engine(share[0].step) for share in shares):
        from generator.rulebook import pdf

        pdf.load_ahead()  # once, for all workers to come
    work = partial(in_turn, partial(_made, project, staged, workers if alone else 1))
    for which, future in side_by_side(work, shares, workers):
        try:
            yield from future.result()
        except UserError as error:  # its process has died
            yield shares[which][0], None, error


def _has_own_engine(project: Project, game: str) -> bool:
    return OpenGame(project, game).catalogue.engine in own.names(project.root)


def _made_by(
    makers: Crew, inputs: Inputs, staged: Path, shares: Sequence[Sequence[Due]]
) -> Iterator[Outcome]:
    """Has workers elsewhere make the steps, and puts what comes back aside."""
    from generator.workshop.cluster import orders

    for one, made, fault in orders.made(inputs, shares, makers):
        done: Done | None = None
        try:
            done = None if made is None else _staged(inputs.project, staged, one, made)
        except UserError as error:
            fault = error
        yield one, done, fault


def _shares(due: Sequence[Due], alone: bool) -> list[list[Due]]:
    """Steps that one process does in a row: a book is set once for its papers, and a game's
    rulebooks and cards show the same pictures. The longest come first. The check of a game that is
    built `alone` is for another process."""
    shares: dict[tuple[str, str, str], list[Due]] = {}
    for one in due:
        kind = one.step.kind
        part = "books" if kind in ("rulebook", "cards") else "rest"
        if alone and kind == "check":
            part = one.step.name
        shares.setdefault((one.game, one.step.ink, part), []).append(one)
    longest = ("rulebook", "check", "cards")
    return sorted(
        shares.values(),
        key=lambda share: min(
            longest.index(one.step.kind) if one.step.kind in longest else len(longest)
            for one in share
        ),
    )


def _made(project: Project, staged: Path, workers: int, due: Due) -> Done:
    """A step, made and staged; the books of one game in so many processes."""
    game = opened(project, due.game, due.step.ink)
    if due.step.kind == "rulebook" and workers > 1:
        set_ahead(game, due.step.paper, workers)
    return _staged(project, staged, due, rendered(game, make(game, due.step)))


def _staged(project: Project, staged: Path, due: Due, made: Rendered) -> Done:
    """What a step has made, put aside."""
    product = made.product
    files = stage(staged / due.game, product.files, project.output / due.game)
    return Done(made.title, made.edition, files, product.about, product.notices)
