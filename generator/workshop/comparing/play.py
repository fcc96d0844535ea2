"""What two states of a game are in play: the same seeds on both, with the numbers of their cards.

In: two sides, and which games are to be played. Out: a `Played` for each number of players. A game
is played as its cards are printed: where its engine takes other numbers than its own (one that is
made with the kit does), it gets the catalogue's, copies and facts; where it doesn't, a notice says
which numbers it doesn't hear of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from generator.errors import UserError, listed
from generator.limits import step
from generator.rules import GamePack, kit
from generator.simulation import Job, job, summary
from generator.simulation.games import finish
from generator.simulation.measures import Measure
from generator.simulation.paired import Difference, Pairs, differences, pairs
from generator.simulation.patience import asked
from generator.simulation.varied import Numbers, can_vary, job_with, with_numbers
from generator.workshop.comparing.sides import Side
from generator.workshop.open_game import OpenGame
from generator.workshop.simulate import chosen

#: So many games tell which facts an engine asks for.
_HEARD = 10


@dataclass(frozen=True)
class Wanted:
    """The games to be played on each side: for each of `players`, or as few as can play; `settings`
    are house rules as NAME=VALUE."""

    games: int = 2000
    seed: int = 0
    players: tuple[int, ...] = ()
    agents: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Played:
    """One number of players: how it went on both sides, and the figures of each as `simulate`
    tells them."""

    players: int
    games: int
    alike: int
    found: tuple[Difference, ...]
    old: Mapping[str, Any]
    new: Mapping[str, Any]


@dataclass(frozen=True)
class Play:
    """All that was played, and what is to be known of it. `known` are the measures that a limit
    may be about, whether they came up or not."""

    played: tuple[Played, ...]
    notices: tuple[str, ...]
    known: frozenset[Measure]


def play(
    old: Side,
    new: Side,
    wanted: Wanted,
    jobs: int | None,
    progress: Callable[[int, int], None] | None = None,
) -> Play | None:
    """Plays both sides; None if one of them has no engine. Raises UserError for an engine that may
    not run, and for a player count, agent or option that there isn't."""
    if any(side.game.catalogue.engine is None for side in (old, new)):
        return None
    numbers, notices = [], []
    for side in (old, new):
        told, heard = as_printed(side.game)
        numbers.append(told)
        notices += [f"{side.word}: {one}" for one in heard]
    packs = [_pack(side) for side in (old, new)]
    played = []
    for players in wanted.players or (max(pack.game.players[0] for pack in packs),):
        tasks = [
            _task(pack, players, wanted, changed)
            for pack, changed in zip(packs, numbers, strict=True)
        ]
        with step(f"{new.game.slug}: games", timed=False):
            found = pairs(tasks[0], tasks[1], jobs, progress)
        played.append(_told(tasks, found, players))
    return Play(tuple(played), tuple(notices), frozenset(measurable(packs, wanted.settings)))


def _pack(side: Side) -> GamePack:
    with step(f"{side.game.slug}: engine"):
        pack = side.game.pack
    assert pack is not None
    return pack


def _task(pack: GamePack, players: int, wanted: Wanted, numbers: Numbers) -> Job:
    try:
        options = chosen(pack, wanted.settings)
        task = job(pack, players, wanted.agents, wanted.seed, wanted.games, **options)
    except ValueError as error:
        raise UserError(str(error)) from None
    return job_with(task, numbers)


def _told(tasks: Sequence[Job], found: Pairs, players: int) -> Played:
    return Played(
        players,
        found.games,
        found.alike,
        tuple(differences(found, players)),
        summary(tasks[0], found.old),
        summary(tasks[1], found.new),
    )


def measurable(packs: Sequence[GamePack], settings: Sequence[str]) -> set[Measure]:
    """What the engines' words and the deck name."""
    found = {Measure("length", "turns")}
    for pack in packs:
        found |= {Measure("ending", reason) for reason in pack.words.ends}
        found |= {Measure("event", name) for name in pack.words.events}
        options = chosen(pack, settings)
        found |= {Measure("short", name) for name in pack.limits(**options)}
        if pack.uses is not None:
            found |= {Measure("card", card) for card in pack.game.composition(**options)}
    return found


def as_printed(game: OpenGame) -> tuple[Numbers, list[str]]:
    """The numbers of the deck's cards that are other ones than the engine's, as far as it takes
    them, and a line for what it doesn't take."""
    pack = game.pack
    if pack is None:
        return Numbers(), []
    with asked(pack):
        composed, known = pack.game.composition(), pack.game.card_facts()
    cards = game.deck.families
    copies = {card.id: card.copies for card in cards}
    strange = [card for card in copies if card not in composed]
    copied = tuple(
        (card, copies.get(card, 0)) for card in composed if copies.get(card, 0) != composed[card]
    )
    facts = tuple(
        (card.id, name, value)
        for card in cards
        if card.id in composed
        for name, value in card.facts.items()
        if name in known.get(card.id, {}) and not _same(known[card.id][name], value)
    )
    said = []
    if strange:
        them = "it" if len(strange) == 1 else "them"
        said.append(f"the engine knows no card {listed(strange)}, and plays without {them}")
    differing = [f"copies of {card}" for card, _ in copied]
    differing += [f"{name} of {card}" for card, name, _ in facts]
    if differing and not can_vary(pack):
        return Numbers(), [
            *said, f"the engine plays with numbers of its own: it takes no other {differing[0]}"
            + (f", nor {len(differing) - 1} more" if len(differing) > 1 else ""),
        ]  # fmt: skip
    numbers = Numbers(copied, facts)
    deaf = unheard(pack, numbers)
    said += [
        f"the engine never asks for {name} of {card}, and plays with a number of its own"
        for card, name in deaf
    ]
    return numbers, said


def _same(known: object, value: object) -> bool:
    return known == value or str(known) == str(value)


class _Heard(dict[str, Any]):
    """A card's facts, which note what is asked for."""

    def __init__(self, card: str, facts: Mapping[str, Any], heard: set[tuple[str, str]]) -> None:
        super().__init__(facts)
        self._card, self._heard = card, heard

    def __getitem__(self, name: str) -> Any:
        self._heard.add((self._card, name))
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self._heard.add((self._card, name))
        return super().get(name, default)


def unheard(pack: GamePack, numbers: Numbers) -> list[tuple[str, str]]:
    """The (card, field) among those numbers that a few random games never ask for; none of an
    engine that isn't of the kit."""
    if not numbers.facts:
        return []
    heard: set[tuple[str, str]] = set()
    with asked(pack):
        game = with_numbers(pack, numbers).game
        if not isinstance(game, kit.Game):
            return []
        facts = game.card_facts().items()
        listening = game.with_facts({card: _Heard(card, known, heard) for card, known in facts})
    for seed in range(_HEARD):
        with asked(pack):
            state = listening.new(seed=seed)
            players = range(listening.players[0])
            agents = [pack.agent("random") for _ in players]
            finish(state, agents, [Random(f"{seed}/{seat}") for seat in players])
    return [(card, name) for card, name, _ in numbers.facts if (card, name) not in heard]
