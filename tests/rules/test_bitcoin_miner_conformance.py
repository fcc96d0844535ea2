"""Bitcoin Miner in random play: nothing is lost, nothing leaks, and legality is one thing.

The invariants are numbered as in section 7 of the facts file.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.bitcoin_miner.rules import CLAUSES, LINES, SECTIONS, Move, State, moves
from generator.games.bitcoin_miner.rules.cards import block_card
from generator.rules import IllegalMove, game

GAME = game("bitcoin-miner")
PACKAGE = Path(__file__).parents[2] / "generator/games/bitcoin_miner/rules"

GAMES = st.fixed_dictionaries(
    {
        "players": st.integers(2, 6),
        "seed": st.integers(0, 10**6),
        "block_cards": st.sampled_from([70, 40]),
        "value_rule": st.sampled_from(["total", "coins"]),
        "idle_rounds": st.sampled_from([1, 3]),
    }
)


def walk(start: dict[str, Any], greedy: bool = False) -> Iterator[State]:
    """A random game, before each move and at the end; `greedy` claims whenever it can."""
    state: State = GAME.new(**start)
    choice = random.Random(start["seed"])
    while state.outcome is None:
        yield state
        options = state.options()
        claims = [move for move in options if move.kind == "claim"]
        state.play(choice.choice(claims if greedy and claims else options))
    yield state


def walked(start: dict[str, Any], steps: int) -> State:
    """A random game after so many moves, or at its end."""
    return next(islice(walk(start), steps, None), None) or list(walk(start))[-1]


def conserved(state: State, whole: Counter[str]) -> None:
    """Invariants 1 to 4."""
    coins = state.bank + sum(state.coins) + sum(block.coins for block in state.available)
    assert coins == 280
    assert Counter(card for zone in state.zones().values() for card in zone) == whole
    for block in (*state.available, *(link.block for link in state.chain)):
        assert block.value == sum(int(card.removeprefix("tx-")) for card in block.cards)
        assert block.coins == block.value + 1


@settings(max_examples=40, deadline=None)
@given(start=GAMES, greedy=st.booleans())
def test_conservation_at_every_step(start: dict[str, Any], greedy: bool) -> None:
    """Cards and coins are all there, each in one place; a game ends within its bound."""
    whole = Counter(GAME.composition(block_cards=start["block_cards"]))
    for state in walk(start, greedy):
        conserved(state, whole)

    assert state.outcome is not None
    assert state.outcome.clause in CLAUSES
    assert state.round <= 60 + 59 + 60 * start["idle_rounds"]
    assert state.stats["peaks"]["coin"] <= 269


@settings(max_examples=40, deadline=None)
@given(start=GAMES)
def test_what_the_chain_shows(start: dict[str, Any]) -> None:
    """Invariants 5, 6 and 8: every Block was reached and matched, and each round's Blocks rise."""
    *_, state = walk(start, greedy=True)

    top, before = None, None  # the top card now, and as the round began
    for link, earlier in zip(state.chain, [None, *state.chain], strict=False):
        if earlier is None or earlier.round != link.round:
            before = top
        else:
            assert (earlier.block.value, earlier.block.id) < (link.block.value, link.block.id)
        assert link.card.value >= link.block.hurdle
        assert before is None or block_card(before).symbols & link.card.symbols
        top = link.card.id
    seats = Counter((link.round, link.seat) for link in state.chain)
    assert not seats or max(seats.values()) == 1


@settings(max_examples=30, deadline=None)
@given(start=GAMES)
def test_who_claims_and_who_passes(start: dict[str, Any]) -> None:
    """Invariants 7 and 9: the last claimant wins, and nobody with cards passes; one action a seat
    and round, apart from a substitution before it."""
    for state in walk(start, greedy=True):
        if state.outcome is None and state.hands[state.seat or 0]:
            assert "pass" not in {move.kind for move in state.options()}
        if not state.round_moves() and state.round > 1:
            done = [move for move in state.round_moves(back=1) if move.kind == "claim"]
            assert state.last_round is not None
            for win in state.last_round.wins:
                rivals = [move.seat for move in done if move.target == win.block.id]
                assert win.seat == rivals[-1]
                assert win.losers == tuple(rivals[:-1])
    for back in range(state.round):
        acted = Counter(m.seat for m in state.round_moves(back) if m.kind != "substitute")
        assert not acted or max(acted.values()) == 1


def every_move(state: State) -> list[Move]:
    """All moves with cards and Blocks of this game, legal or not."""
    seats = range(state.players)
    transactions = sorted({*state.deal.transactions})
    held = [card.id for card in state.blocks if card]
    blocks = [*(block.id for block in state.available), 99]
    return [
        *(moves.play(seat, card) for seat in seats for card in (*transactions, "tx-9")),
        *(moves.claim(s, card, block) for s in seats for card in held for block in blocks),
        *(moves.substitute(seat) for seat in seats),
        *(moves.pass_turn(seat) for seat in seats),
    ]


def snapshot(state: State) -> tuple[Any, ...]:
    views = [state.view(seat) for seat in range(state.players)]
    return GAME.transcript(state), state.zones(), state.stats, views, state.seat


@settings(max_examples=15, deadline=None)
@given(start=GAMES, greedy=st.booleans())
def test_the_list_and_the_question_agree(start: dict[str, Any], greedy: bool) -> None:
    """`options` lists just the moves that `refusal` lets pass, each once, all of them playable."""
    for state in walk(start, greedy):
        options = list(state.options())
        assert len(set(options)) == len(options)
        assert bool(options) == (state.outcome is None)
        assert {move for move in every_move(state) if not state.refusal(move)} == set(options)


@settings(max_examples=15, deadline=None)
@given(start=GAMES, stop=st.integers(0, 60))
def test_illegal_moves_change_nothing(start: dict[str, Any], stop: int) -> None:
    """Each is refused with a clause of the rulebook and a sentence; the state stays as it was."""
    state = walked(start, stop)
    before = snapshot(state)
    for move in set(every_move(state)) - set(state.options()):
        with pytest.raises(IllegalMove) as refused:
            state.play(move)
        assert refused.value.clause in CLAUSES
        assert refused.value.reason
        assert "None" not in refused.value.reason
    odd: list[Any] = [
        None, 3, ("play", 0), str(state.history[0]) if state.history else "pass",
        Move("claim"), Move("play", ("x", "y"), 0, 3),
    ]  # fmt: skip
    for seat, cards in product((state.seat, "0", None), (None, "tx-1", ["tx-1"], (None,), ({},))):
        odd += [
            Move(kind, cards, seat, target)  # type: ignore[arg-type]
            for kind in ("play", "claim", "rest")
            for target in ("0", {})
        ]
    for move in odd:
        with pytest.raises(IllegalMove):
            state.play(move)

    assert snapshot(state) == before


@pytest.mark.parametrize("players", GAME.players)
def test_same_seed_same_transcript(players: int) -> None:
    """A seed decides deal and roll; another seed gives another game."""

    def record(seed: int) -> str:
        *_, state = walk({"players": players, "seed": seed})
        return GAME.transcript(state)

    assert record(5) == record(5)
    assert record(5) != record(6)


@settings(max_examples=30, deadline=None)
@given(start=GAMES, stop=st.integers(0, 200))
def test_replay_round_trip(start: dict[str, Any], stop: int) -> None:
    """A record replays to the same state, in the midst of a game and at its end."""
    state = walked(start, stop)
    again = GAME.replay(GAME.transcript(state))

    assert snapshot(again) == snapshot(state)


@settings(max_examples=20, deadline=None)
@given(start=GAMES, stop=st.integers(0, 100))
def test_copies_are_independent(start: dict[str, Any], stop: int) -> None:
    """A copy is equal, and playing on with one leaves the other alone."""
    state = walked(start, stop)
    before, twin = snapshot(state), state.copy()
    assert snapshot(twin) == before
    while twin.outcome is None:
        twin.play(twin.options()[-1])

    assert snapshot(state) == before


@settings(max_examples=30, deadline=None)
@given(start=GAMES, stop=st.integers(0, 90), seat=st.integers(0, 5), shuffle=st.integers(0, 999))
def test_views_hide(start: dict[str, Any], stop: int, seat: int, shuffle: int) -> None:
    """Two states that differ only in what a seat can't see look the same to it."""
    seat %= start["players"]
    state = walked(start, stop)
    other, mix = state.copy(), random.Random(shuffle)
    rivals = [rival for rival in range(state.players) if rival != seat]
    cards = [card for rival in rivals for card in state.zones()[f"hand-{rival}"]]
    mix.shuffle(cards)
    for rival in rivals:
        size = sum(state.hands[rival].values())
        other.hands[rival] = dict(Counter(cards[:size]))
        del cards[:size]
    claiming = {claim.seat for claim in state.claims}
    holders = [rival for rival in rivals if state.blocks[rival] and rival not in claiming]
    hidden = [*(state.blocks[rival] for rival in holders), *state.deck]
    mix.shuffle(hidden)
    for rival in holders:
        other.blocks[rival] = hidden.pop()
    other.deck.clear()
    other.deck.extend(card for card in hidden if card)

    assert other.view(seat) == state.view(seat)


def test_clauses_are_cited_both_ways() -> None:
    """Every clause stands in the engine and in a test, and nothing else is cited there."""
    numbers = [tuple(map(int, clause.split("-")[-1].split("."))) for clause in CLAUSES]
    assert numbers == sorted(numbers)
    assert {clause.partition(".")[0] for clause in CLAUSES} == set(SECTIONS)
    assert set(LINES) == set(CLAUSES)
    engine = [p for p in PACKAGE.glob("*.py") if p.name not in ("clauses.py", "reasons.py")]
    tests = Path(__file__).parent.glob("test_bitcoin_miner*.py")
    for files in (engine, tests):
        cited = {
            found
            for path in files
            for found in re.findall(r"bitcoin-miner-\d+\.\d+", path.read_text(encoding="utf-8"))
        }
        assert cited == set(CLAUSES)


def test_rulings_stand_beside_the_code() -> None:
    """Every ruling is named in the module that follows it, not only in the list of rulings; C2 is
    about names of products and stands where the package names none."""
    lists = ("rulings.py", "ledger.py", "__init__.py")
    code = " ".join(
        p.read_text(encoding="utf-8") for p in PACKAGE.glob("*.py") if p.name not in lists
    )
    lists_of_ids = re.findall(r"[Rr]ulings? ((?:[AC]\d+(?:, )?)+)", re.sub(r"[\s#]+", " ", code))
    cited = {ruling for ids in lists_of_ids for ruling in ids.split(", ")}

    assert cited == {ruling.id for ruling in GAME.ledger.rulings} - {"C2"}


def test_words_hold_no_figures() -> None:
    """Numbers in a rulebook are the ledger's, so clauses and rulings have none."""
    spoken = [*CLAUSES.values()]
    for ruling in GAME.ledger.rulings:
        spoken += [ruling.question, ruling.answer, ruling.reason]

    assert not [sentence for sentence in spoken if re.search(r"\d", sentence)]
