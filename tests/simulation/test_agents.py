"""Agents play by the rules, know only what their seat may know, and play better than chance."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from generator import rules
from generator.errors import UserError
from generator.games.vires_in_numeris.rules.cards import EVENTS, HR
from generator.rules import Agent
from generator.rules.contract import Outcome
from generator.simulation import Job, job, simulate
from generator.simulation.games import decide
from generator.simulation.statistics import victories

TABLES = [("war", 2), ("war-of-coins", 2), ("vires-in-numeris", 4), ("bitcoin-miner", 3)]
SLUGS = [slug for slug, _ in TABLES]


def names(slug: str) -> list[str]:
    return ["random", *(agent.name for agent in rules.pack(slug).agents)]


EVERY = [(slug, name) for slug in rules.slugs() for name in names(slug)]


def decisions(slug: str, players: int, seed: int, moves: int = 400) -> Iterator[Any]:
    """States of a game moved at random in which somebody has something to choose."""
    state = rules.game(slug).new(players, seed=seed)
    chance = Random(seed)
    for _ in range(moves):
        if state.outcome is not None:
            return
        options = state.options()
        if len(options) > 1:
            yield state
        state.play(chance.choice(list(options)))


def disguised(slug: str, state: Any, seat: int, chance: Random) -> Any:
    """The same position with other cards wherever `seat` can't look."""
    other = state.copy()
    if slug == "war-of-coins":
        foe = 1 - seat
        known = [c for c in other.hands[foe] if c // 4 in other.shown[foe]]
        hidden = [c for c in other.hands[foe] if c not in known] + other.stock
        chance.shuffle(hidden)
        held = len(other.hands[foe]) - len(known)
        other.hands[foe] = sorted(known + hidden[:held])
        other.stock = hidden[held:]
    elif slug == "bitcoin-miner":
        claiming = {rival for rivals in other.claims.values() for rival in rivals}
        others = [s for s in range(other.players) if s != seat]
        hidden = [s for s in others if s not in claiming and other.blocks[s]]
        cards = [*other.deck, *(other.blocks[s] for s in hidden)]
        chance.shuffle(cards)
        for one in hidden:
            other.blocks[one] = cards.pop()
        other.deck = deque(cards)
    elif slug == "vires-in-numeris":
        others = [s for s in range(other.players) if s != seat]
        chance.shuffle(other.deck)
        for one in others:
            for place, card in enumerate(other.hands[one]):
                swap = next((c for c in other.deck if c not in EVENTS and c != HR), None)
                if swap is not None:
                    other.deck[other.deck.index(swap)] = card
                    other.hands[one][place] = swap
            other.hands[one].sort()
    else:
        for deck in other._decks:
            chance.shuffle(deck)
    return other


@pytest.mark.parametrize(("slug", "name"), EVERY)
def test_an_agent_chooses_a_legal_move_and_the_same_one_again(slug: str, name: str) -> None:
    agent = rules.pack(slug).agent(name)
    players = dict(TABLES)[slug]
    for seed in range(6):
        for state in decisions(slug, players, seed):
            chosen = decide(state, agent, Random(seed))

            assert chosen in state.options()
            assert chosen == decide(state, agent, Random(seed))


@pytest.mark.parametrize("name", names("war-of-coins"))
def test_a_flip_at_will_is_a_move_like_others(name: str) -> None:
    """War of Coins, A9, house rule flip_only="any": turning up a stock card stands beside the hand
    cards, which every agent has to weigh against it."""
    zones = {"hand-0": ["ETH.CH", "BTC.BL"], "layout": ["XRP.PG"], "stock": ["BCH.EX"]}
    game: Any = rules.game("war-of-coins")
    state = game.position(zones, turn=9, owed=(2, 0), flip_only="any")

    assert [str(move) for move in state.options()] == ["play BTC.BL", "play ETH.CH", "flip"]
    assert decide(state, rules.pack("war-of-coins").agent(name), Random(1)) in state.options()


@pytest.mark.parametrize(("slug", "name"), EVERY)
def test_cards_that_a_seat_cannot_see_change_nothing(slug: str, name: str) -> None:
    """Two positions that differ only in hidden cards look alike and are played alike."""
    agent = rules.pack(slug).agent(name)
    players = dict(TABLES)[slug]
    compared = differed = 0
    for seed in range(6):
        for state in decisions(slug, players, seed):
            seat = state.seat
            other = disguised(slug, state, seat, Random(seed))
            if other.view(seat) != state.view(seat):
                continue  # a hidden card decides what may be answered: another question
            compared += 1
            differed += other.zones() != state.zones()

            assert decide(other, agent, Random(1)) == decide(state, agent, Random(1))
    assert slug == "war" or (compared > 100 and differed > 50)


def plain(value: Any) -> bool:
    """Whether a value is nothing but data, down to the bottom."""
    if isinstance(value, Outcome):
        return True
    if isinstance(value, dict):
        return all(plain(key) and plain(part) for key, part in value.items())
    if isinstance(value, (list, tuple)):
        return all(map(plain, value))
    return value is None or isinstance(value, (bool, int, str))


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_what_an_agent_is_shown_is_plain_data(slug: str, players: int) -> None:
    """No state, no function: nothing through which an agent could reach what it may not see."""
    for state in decisions(slug, players, 5):
        assert plain(state.view(state.seat))


def test_an_agent_gets_its_view_and_the_moves_and_nothing_else() -> None:
    seen: list[tuple[Any, ...]] = []

    def spy(*given: Any) -> Any:
        seen.append(given)
        return given[1][0]

    state = rules.game("war-of-coins").new(seed=1)
    decide(state, Agent("spy", "watches", spy), Random(0))
    ((view, moves, chance),) = seen

    assert view == state.view(state.seat)
    assert list(moves) == list(state.options())
    assert isinstance(chance, Random)


def test_where_there_is_one_move_nobody_is_asked() -> None:
    def never(*given: Any) -> Any:
        raise AssertionError("there was nothing to choose")

    state = rules.game("war").new(seed=1)

    assert decide(state, Agent("never", "", never), Random(0)) == state.options()[0]


@pytest.mark.parametrize(
    ("slug", "games"), [("war-of-coins", 150), ("vires-in-numeris", 25), ("bitcoin-miner", 40)]
)
@pytest.mark.parametrize("name", ["greedy", "heuristic"])
def test_whoever_thinks_beats_chance(slug: str, games: int, name: str) -> None:
    won = simulate(job(slug, 2, (name, "random"), games=games), jobs=1).wins

    assert victories(won, 0) > 1.5 * victories(won, 1)


def test_the_heuristic_of_vires_beats_greed() -> None:
    won = simulate(job("vires-in-numeris", 2, ("heuristic", "greedy"), games=60), jobs=1).wins

    assert victories(won, 0) > 1.5 * victories(won, 1)


def test_the_daring_agent_never_ends_a_deal() -> None:
    counted = simulate(job("war-of-coins", 2, ("daring",), games=60), jobs=1)

    assert not counted.outcomes["ended"]
    assert counted.events["offer"] == counted.events["keep_going"] > 0


def test_unknown_agents_and_wrong_line_ups_are_refused() -> None:
    with pytest.raises(ValueError, match="war has no agent 'clever'; there are random, greedy"):
        rules.pack("war").agent("clever")
    with pytest.raises(ValueError, match="2 agents for 3 players"):
        rules.pack("bitcoin-miner").line_up(3, ("greedy", "random"))
    assert rules.pack("bitcoin-miner").line_up(3, ("greedy",)) == ("greedy",) * 3
    assert isinstance(job("war"), Job)


def test_an_agent_that_chooses_no_option_is_told_by_name() -> None:
    """In play, too, where nobody but the person sees what an agent does."""
    absent = Agent("absent", "forgets to answer", lambda view, moves, chance: None)
    state = next(decisions("war-of-coins", 2, 1))
    with pytest.raises(UserError, match="^the agent absent chose None, which is none of its"):
        decide(state, absent, Random(1))
