"""`deckproof compare OLD NEW`: two states of a game, on paper and in play, and the gate.

In: two words for folders, variants or git revisions. Out: a `Comparison` of each game. Nothing is
written, and nothing of either side is changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from generator.errors import UserError
from generator.limits import step
from generator.project import Project
from generator.rules.trust import UNTRUSTED

if TYPE_CHECKING:
    from generator.workshop.comparing.balance import Balance
    from generator.workshop.comparing.gate import Verdict
    from generator.workshop.comparing.paper import Paper
    from generator.workshop.comparing.play import Play, Wanted
    from generator.workshop.comparing.sides import Place, Side

Progress = Callable[[int, int, str], None]
#: So many cards are shown as pictures; more would make a page that nobody opens.
PICTURED = 60
#: At this resolution.
_DPI = 96.0
_QUALITY = 85


@dataclass(frozen=True)
class Asked:
    """How to compare: `wanted` changes what balance.yaml (or else the default) says is to be
    played, `balance` is another file than the one of the project. With `playing` engines are asked,
    in so many processes; with `pictured` cards are painted."""

    wanted: Callable[[Wanted], Wanted]
    balance: Path | None = None
    papers: tuple[str, ...] = ("a4",)
    playing: bool = True
    pictured: bool = False
    jobs: int | None = None


@dataclass(frozen=True)
class Comparison:
    """One game. `old` and `new` are what the person calls the sides. `play` is None where no engine
    plays it, or nobody asked; `verdicts` are those of balance.yaml, if it has any for the game.
    `words` are what cards, endings and so on are called; `pictures` are faces (and backs, as
    "back-" and their name) before and now as JPEG, empty where there was none."""

    slug: str
    title: str
    old: str
    new: str
    paper: Paper
    play: Play | None
    verdicts: tuple[Verdict, ...]
    balance: Balance | None
    words: dict[str, str]
    pictures: dict[str, tuple[bytes, bytes]]
    notices: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the gate is open."""
        return not any(one.fails for one in self.verdicts)


def compare(
    project: Project,
    old: str,
    new: str,
    games: tuple[str, ...],
    asked: Asked,
    progress: Progress,
) -> list[Comparison]:
    """Compares each game. Raises UserError for a side that there isn't, for what a build refuses,
    and for engines that may not run, unless `playing` is off."""
    from generator.workshop.comparing import balance
    from generator.workshop.comparing.sides import games_of_both, places

    with ExitStack() as stack:
        before, now = places(project, old, new, stack)
        slugs = games_of_both(before, now, games)
        limits = balance.load(now.project, asked.balance)
        try:
            return [
                _compared(
                    before.side(slug),
                    now.side(slug),
                    limits.get(slug),
                    asked,
                    partial(_named, progress, slug),
                )
                for slug in slugs
            ]
        except UserError as error:
            raise _with_advice(error, (before, now)) from error


def _named(progress: Progress, slug: str, done: int, total: int) -> None:
    progress(done, total, slug)


def _compared(
    old: Side,
    new: Side,
    limits: Balance | None,
    asked: Asked,
    progress: Callable[[int, int], None],
) -> Comparison:
    from generator.workshop.comparing.figures import called
    from generator.workshop.comparing.gate import judge
    from generator.workshop.comparing.paper import paper
    from generator.workshop.comparing.play import Wanted, play
    from generator.workshop.simulate import told_apart

    slug = new.game.slug
    said = limits.wanted if limits is not None else Wanted()
    wanted = asked.wanted(said)
    with step(f"{slug}: comparison"):
        on_paper = paper(old, new, asked.papers, asked.playing)
    played = play(old, new, wanted, asked.jobs, progress) if asked.playing else None
    names = told_apart(old.game.deck) | told_apart(new.game.deck)
    words = {f"card {card}": name for card, name in names.items()}
    if played is not None and new.game.pack is not None:
        words = called(new.game.pack.words, names)
    verdicts = (
        judge(limits, played, words, wanted.players != said.players)
        if limits is not None and played is not None
        else []
    )
    return Comparison(
        slug,
        new.game.catalogue.title,
        old.word,
        new.word,
        on_paper,
        played,
        tuple(verdicts),
        limits,
        words,
        _pictures(old, new, on_paper) if asked.pictured else {},
        _notices(on_paper, played, limits),
    )


def _notices(on_paper: Paper, played: Play | None, limits: Balance | None) -> tuple[str, ...]:
    said = [] if played is None else [*played.notices]
    if limits is not None and played is None:
        said.append("balance.yaml holds nothing here: no game was played")
    shown = len(_pictured(on_paper))
    if shown > PICTURED:
        said.append(f"{PICTURED} of {shown} cards are shown as pictures")
    return tuple(said)


def _pictures(old: Side, new: Side, found: Paper) -> dict[str, tuple[bytes, bytes]]:
    """Cards and backs that look otherwise, before and now."""
    shown = _pictured(found)[:PICTURED]
    return {name: (_painted(old, name), _painted(new, name)) for name in shown}


def _pictured(found: Paper) -> list[str]:
    changed = [card.id for card in found.changed if card.looks]
    return [*(f"back-{name}" for name in found.backs), *changed, *found.came, *found.went]


def _painted(side: Side, name: str) -> bytes:
    """A face, or "back-" and the name of a back, as JPEG; nothing of a card that isn't there."""
    from generator.painting.png import paint

    deck, faces = side.game.deck, side.game.faces
    back = name.removeprefix("back-")
    if name not in side.fronts and back not in side.backs:
        return b""
    drawing = faces.front(deck[name]) if name in side.fronts else faces.back(back)
    with step(f"{side.game.slug}: {name}"):
        data = BytesIO()
        paint(drawing, _DPI).save(data, "JPEG", quality=_QUALITY)
    return data.getvalue()


def _with_advice(error: UserError, places: Sequence[Place]) -> UserError:
    """An engine of a revision that may not run is told how it may: what lies in a folder for the
    time can't be read and trusted there."""
    homes = [place.project.root for place in places if place.is_revision]
    hint = (
        "'git worktree add ../before REVISION' makes a folder of it: read its rules/, run "
        "'deckproof trust --project ../before', compare that; --no-play asks no engine"
    )
    return UserError(
        replace(one, hint=hint)
        if one.code == UNTRUSTED and any(f"{home}'" in one.hint for home in homes)
        else one
        for one in error.problems
    )


def fails(found: Sequence[Comparison]) -> bool:
    """Whether the gate is shut."""
    return not all(one.ok for one in found)
