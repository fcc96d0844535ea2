"""Several games checked, side by side, and the page that shows them all: what `deckproof check`
carries out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path

from generator.checks.findings import Finding, GameReport
from generator.errors import UserError
from generator.inputs import read_bytes
from generator.limits import step
from generator.manifest import Manifest, is_plain
from generator.processes import side_by_side
from generator.project import Project
from generator.workshop.checked import known, pieces_of, report
from generator.workshop.open_game import BY_COMMAND, OpenGame

#: The page, in the output folder.
GALLERY = "index.html"


def check_games(
    project: Project,
    games: Sequence[str],
    files: bool = False,
    play: bool = False,
    progress: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> list[GameReport]:
    """The reports of several games in their order, made in as many processes as there are cores;
    with `files` what lies in output/ is read back. `progress` hears (games done, to do, the last
    one). Raises UserError as `check_game`."""
    alone = files and len(games) == 1
    check = partial(_checked, project, files=files, play=play, alone=alone)
    told = {} if files else {game: known(OpenGame(project, game), play) for game in games}
    left = [game for game in games if told.get(game) is None]
    if left:
        from generator.checks import of_game  # noqa: F401  (once, for all workers to come)
    found: dict[str, Future[GameReport]] = {}
    for which, future in side_by_side(check, left, os.cpu_count() or 1):
        found[left[which]] = future
        progress(len(games) - len(left) + len(found), len(games), left[which])
    reports = [told.get(game) or found[game].result() for game in games]
    if files and reports:
        reports[0].add(gallery_findings(project))
    return reports


def gallery_findings(project: Project) -> Iterator[Finding]:
    """Whether the page that shows all games is what their manifests make of it. Things made since
    by single commands come onto it with the next build."""
    if not is_plain(project.output, GALLERY):
        if os.path.lexists(project.output / GALLERY):
            hint = "remove it, then run 'deckproof build'"
            yield Finding("altered-file", f"{GALLERY}: is no plain file", file=GALLERY, hint=hint)
        return
    try:
        lies = read_bytes(project.output / GALLERY, GALLERY, cost="text-bytes")
    except UserError as error:
        hint = "'deckproof build' makes it anew"
        for problem in error.problems:
            yield Finding("altered-file", str(problem), file=GALLERY, hint=hint)
        return
    from generator.preview.gallery import gallery_page
    from generator.rulebook import inert

    for manifest_of in (Manifest.ours, Manifest.read):
        try:
            if lies in (
                gallery_page(project, manifest_of),
                gallery_page(project, partial(_built, manifest_of)),
            ):
                return
        except UserError:
            continue  # a stranger's manifest may bring what no page shows: its own check tells
    by_command = any(  # a stranger's manifest may say so of anything
        entry.inputs.startswith(BY_COMMAND)
        for folder in project.output.glob("*/")
        for entry in Manifest.ours(folder, folder.name).steps.values()
    )
    page = lies.decode("utf-8", "replace")
    if by_command and inert.is_guarded(page, inert.POLICY_BESIDE, beside=True):
        message = f"{GALLERY} doesn't show what lies there now"
        yield Finding("stale-file", message, "warning", GALLERY, hint="run 'deckproof build'")
        return
    yield Finding(
        "altered-file",
        f"{GALLERY} isn't what the build makes of the files that lie there",
        file=GALLERY,
        hint="'deckproof build' makes it anew",
    )


def _built(manifest_of: Callable[[Path, str], Manifest], folder: Path, game: str) -> Manifest:
    """A manifest, and of it only what a build has made."""
    manifest = manifest_of(folder, game)
    steps = {
        one: entry
        for one, entry in manifest.steps.items()
        if not entry.inputs.startswith(BY_COMMAND)
    }
    return replace(manifest, steps=steps)


def _checked(project: Project, slug: str, files: bool, play: bool, alone: bool) -> GameReport:
    with step(f"{slug}: check"):
        if not files:
            return report(OpenGame(project, slug, remember=True), play)
        from generator.checks.of_game import with_files
        from generator.workshop.ahead import checked
        from generator.workshop.anew import Anew

        if alone:
            game, found = checked(project, slug, play)
        else:
            game = OpenGame(project, slug, remember=True)
            found = report(game, play)
        with_files(found, game, game.folder, Anew(game), pieces_of(game))
        return found
