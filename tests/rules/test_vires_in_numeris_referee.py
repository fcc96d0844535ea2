"""Vires In Numeris refereed twice: whole games, held at every move against a second referee."""

from __future__ import annotations

import random
from typing import Any

import pytest
from vires_groups import EVENTS, HR
from vires_referee import Referee

from generator.games.vires_in_numeris.rules import GAME


def compare(state: Any, generator: random.Random, most: int, **options: Any) -> int:
    """Plays on, both referees side by side; how many moves it took."""
    referee = Referee(state.opening, **options)
    asking = referee.play()
    referee.chance = list(state.log)
    asked: tuple[int, set[str]] | None = next(asking)
    for number in range(most):
        zones = {n: z if n == "deck" else sorted(z) for n, z in state.zones().items()}
        assert zones == referee.zones()
        if state.outcome:
            assert asked is None
            assert list(state.outcome.winners) == referee.winners
            return number
        assert asked is not None
        legal = sorted(str(move).split(": ")[1] for move in state.options())
        assert (state.seat, legal) == (asked[0], sorted(asked[1]))
        # Instants wait for their moment in the Hands, and then mostly come out.
        weight = {"dismiss": 0.1, "pass": 0.5, "end": 0.5}
        weights = [weight.get(move.kind, 1) for move in state.options()]
        (move,) = generator.choices(state.options(), weights)
        told = len(state.log) + 1
        state.play(move)
        referee.chance += state.log[told:]
        try:
            asked = asking.send(str(move).split(": ")[1])
        except StopIteration:
            asked = None
    return most


def crowded(generator: random.Random) -> dict[str, Any]:
    """A position in which Hands are full of instants, and piles are low."""
    players = generator.randint(2, 6)
    seats = range(players)
    hands: dict[int, list[str]] = {s: [HR] * generator.choice((0, 0, 1, 2, 5)) for s in seats}
    deck, trash = [HR] * 12, list[str]()
    for card in GAME.composition():
        if card != HR:
            lot = generator.random()
            if card in EVENTS or lot > 0.8:
                (deck if lot < 0.9 else trash).append(card)
            else:
                hands[generator.randrange(players)].append(card)
    generator.shuffle(deck)
    return {
        "players": players,
        "hands": hands,
        "deck": deck,
        "trash": trash,
        "banks": {s: generator.choice((0, 0, 1, 2)) for s in seats},
        "chains": {s: generator.choice((1, 2, 3)) for s in seats},
        "pool": generator.choice((0, 1, 2, players)),
        "turn": generator.randrange(players),
        "part": generator.choice(("draw", "play")),
    }


HOUSES: list[dict[str, Any]] = [
    {},
    {"genesis": 0},
    {"pool_refill": "now"},
    {"kyc": "flip", "hashrates": 50, "goal": 12},
]


class TestSecondReferee:
    """Legal moves, zones and the end are the same at every move."""

    @pytest.mark.parametrize("house", HOUSES, ids=lambda house: "-".join(house) or "usual")
    @pytest.mark.parametrize("players", GAME.players)
    def test_whole_games(self, players: int, house: dict[str, Any]) -> None:
        """From a shuffled Deck to the end, or for a long while."""
        for seed in range(2):
            state = GAME.new(players=players, seed=seed, **house)
            assert compare(state, random.Random(seed), 600, **house) > 50

    @pytest.mark.parametrize("house", HOUSES[:3], ids=lambda house: "-".join(house) or "usual")
    def test_crowded_positions(self, house: dict[str, Any]) -> None:
        """Where effects are answered, and answers answered, as long as no new Deck is due."""
        for seed in range(80):
            generator = random.Random(seed)
            chance = [generator.choice(("win", "lose")) for _ in range(200)]
            state = GAME.position(**crowded(generator), chance=chance, **house)
            compare(state, generator, 40, **house)
