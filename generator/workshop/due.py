"""The steps of a build: which there are, and the hash of all that each is made from.

In: a project and the hashes of its files. Out: steps that are due, done in turn by whatever makes
them; or what a build has left of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from generator.errors import DeckproofError, UserError
from generator.inks import FULL_INK
from generator.inputs import read_bytes
from generator.limits import step as limited
from generator.manifest import Inputs, Kind, Manifest, Step
from generator.product import Product
from generator.project import Project
from generator.rules.registry import fault_in_engine, mark
from generator.workshop.checked import FOLDERS as CHECKED
from generator.workshop.open_game import PAPERS, PART_PAPERS, OpenGame

Made = TypeVar("Made")

#: The folders that a step's files are made from.
_FOLDERS: dict[Kind, tuple[str, ...]] = {
    "cards": ("templates/faces", "fonts"),
    "sheets": ("templates/faces", "templates/sheets", "fonts"),
    "parts": ("templates/faces", "templates/sheets", "templates/components", "fonts"),
    "rulebook": ("templates/faces", "templates/rulebooks", "fonts"),
    "check": CHECKED,
}

#: Under which name inputs keep what engines that aren't ours are made of.
MARK = "engines"


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
        yield due_of(game, step, inputs)
    for ink in inks:
        for step in printed:
            yield due_of(game, replace(step, ink=ink), inputs)


def due_of(game: str, step: Step, inputs: Inputs) -> Due:
    """One step, with the hash of what it is made from now."""
    options = {} if step.ink == FULL_INK else {"ink": step.ink}
    if engines(inputs):
        options["engines"] = engines(inputs)
    name = replace(step, ink=FULL_INK).name
    return Due(game, step, inputs.of(game, _FOLDERS[step.kind], step=name, **options))


def engines(inputs: Inputs) -> str:
    """What engines that aren't ours are made of, and whether they may run: found once a run."""
    if MARK not in inputs.known:
        inputs.known[MARK] = mark(inputs.project.root)
    return inputs.known[MARK]


@dataclass(frozen=True)
class Rendered:
    """What a step has made, and what the game is called that it is of."""

    title: str
    edition: str
    product: Product


def rendered(game: OpenGame, product: Product) -> Rendered:
    """What was made of that game."""
    return Rendered(game.catalogue.title, game.deck.edition, product)


def in_turn(
    work: Callable[[Due], Made], share: Iterable[Due]
) -> list[tuple[Due, Made | None, DeckproofError | None]]:
    """What the work makes of each step, or the fault; after a user's fault the rest would tell it
    again, or be half a game."""
    done: list[tuple[Due, Made | None, DeckproofError | None]] = []
    for one in share:
        try:
            with limited(f"{one.game}: {one.step.name}"):
                done.append((one, work(one), None))
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


def left_by(project: Project, game: str, step: Step, inputs: Inputs) -> dict[str, bytes] | None:
    """{name: bytes} of what a build has left of a step, or None if it was made from anything else
    than what is there now, or is no longer what was made."""
    folder = project.output / game
    manifest = Manifest.ours(folder, game)
    if not is_fresh(game, step, inputs, manifest, folder):
        return None
    entries = manifest.steps[step].files
    found = {name: read_bytes(folder / name, cost="output-bytes") for name in entries}
    if any(sha256(data).hexdigest() != entries[name].sha256 for name, data in found.items()):
        return None
    return found


def is_fresh(game: str, step: Step, inputs: Inputs, manifest: Manifest, folder: Path) -> bool:
    """Whether a step's files are those that a build would make now, by a manifest of ours."""
    return step.kind in _FOLDERS and manifest.fresh(step, due_of(game, step, inputs).inputs, folder)
