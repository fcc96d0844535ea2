"""Bitcoin Miner in random play: what its rules say of every game.

What every game must keep is held by test_contract.py. The invariants are numbered as in section 7
of the facts file.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.bitcoin_miner.rules import CLAUSES, LINES, SECTIONS, State
from generator.games.bitcoin_miner.rules.cards import block_card
from generator.rules import game

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
