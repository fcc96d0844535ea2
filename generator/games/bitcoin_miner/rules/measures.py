"""How the ledger's numbers are measured: on the printed deck, or by playing on the engine.

Each function takes the `Evidence` and answers what it found. Situations are dealt from short
decks (`Game.new` takes them) and played out, so a number here is what the rules really do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from generator.games.bitcoin_miner.rules.cards import SYMBOLS
from generator.games.bitcoin_miner.rules.moves import claim, substitute
from generator.games.bitcoin_miner.rules.shorthand import claims, deal, passes, plays
from generator.games.bitcoin_miner.rules.state import State
from generator.rules.contract import IllegalMove
from generator.rules.ledger import Evidence

# Wider than any table the rules could allow: the engine says where it stops.
_TABLES = range(1, 31)


# On the printed deck


def numbers(evidence: Evidence, kind: str) -> list[int]:
    """The values of all cards of a kind, each as often as it is printed."""
    return [
        int(str(card["value"]))
        for card in evidence.cards
        if card["kind"] == kind
        for _ in range(int(str(card["copies"])))
    ]


def symbol_sets(evidence: Evidence, short: bool = False) -> list[str]:
    """The chain symbols of each block card, of the short deck only if `short`."""
    return [
        str(card["symbols"])
        for card in evidence.cards
        if card["kind"] == "block" and (not short or _marked(card.get("in_short_deck")))
        for _ in range(int(str(card["copies"])))
    ]


def _marked(cell: object) -> bool:
    """A yes in the facts table, or a true in a catalogue."""
    return str(cell).lower() in ("yes", "true")


def short_deck(evidence: Evidence) -> int:
    """Block cards that carry the mark of the short deck."""
    return len(symbol_sets(evidence, short=True))


def chain_symbols(evidence: Evidence) -> int:
    """Different symbols anywhere on the block cards."""
    return len(set().union(*symbol_sets(evidence)))


def symbols_shown(evidence: Evidence, short: bool = False) -> tuple[int, ...]:
    """On how many block cards each symbol stands, in the symbols' order."""
    shown = Counter(symbol for symbols in symbol_sets(evidence, short) for symbol in symbols)
    return tuple(shown[symbol] for symbol in SYMBOLS)


def set_sizes(evidence: Evidence, short: bool = False) -> tuple[int, ...]:
    """How many block cards carry one symbol, two, three, four."""
    sizes = Counter(len(symbols) for symbols in symbol_sets(evidence, short))
    return tuple(sizes[size] for size in range(1, len(SYMBOLS) + 1))


def distinct_blocks(evidence: Evidence) -> int:
    """Different pairs of value and symbols among the block cards."""
    return len(
        {(str(c["value"]), str(c["symbols"])) for c in evidence.cards if c["kind"] == "block"}
    )


def copies_a_value(evidence: Evidence) -> int | str:
    """Transaction cards of each value; all of the differing numbers if they differ."""
    copies = sorted(set(Counter(numbers(evidence, "transaction")).values()))
    return copies[0] if len(copies) == 1 else ", ".join(map(str, copies))


# On the engine


def player_counts(evidence: Evidence) -> tuple[int, ...]:
    """The numbers of players that the engine deals a full game to."""
    allowed = []
    for players in _TABLES:
        try:
            evidence.game.new(players=players, seed=0)
        except ValueError:
            continue
        allowed.append(players)
    return tuple(allowed)


def dealt(zone: str) -> Callable[[Evidence], tuple[int, ...] | str]:
    """Cards in each seat's `zone` of a fresh game, for each number of players."""

    def measure(evidence: Evidence) -> tuple[int, ...] | str:
        found = []
        for players in player_counts(evidence):
            zones = evidence.game.new(players=players, seed=0).zones()
            sizes = {len(zones[f"{zone}-{seat}"]) for seat in range(players)}
            if len(sizes) > 1:
                return f"unequal with {players} players"
            found.append(sizes.pop())
        return tuple(found)

    return measure


def each(evidence: Evidence) -> int | str | tuple[int, ...]:
    """Block cards dealt to each player, whatever their number."""
    found = dealt("block")(evidence)
    return found if isinstance(found, str) or len(set(found)) > 1 else found[0]


def deck_left(**options: Any) -> Callable[[Evidence], tuple[int, ...]]:
    """Block cards that stay in the deck after the deal, for each number of players."""
    return lambda evidence: tuple(
        len(evidence.game.new(players=players, seed=0, **options).zones()["deck"])
        for players in player_counts(evidence)
    )


def first_block(evidence: Evidence) -> tuple[int, int]:
    """The worth of a Block of a five and a six, and the coins on it."""
    block = plays(deal(evidence.game, "5 6 9A 8B"), "5 6").available[0]
    return block.value, block.coins


def symbols_to_match(evidence: Evidence) -> int:
    """The fewest shared chain symbols with which a claim is legal."""
    top, other = SYMBOLS[:-1], SYMBOLS[-1]
    for shared in range(len(top) + 1):
        symbols = top[:shared] + other
        # Seat 1 claims Block 0 with `top`; then seat 0 tries Block 1 with `symbols`.
        state = plays(deal(evidence.game, f"1 1 1 1 1 1 9{symbols} 9{top} 9{top}"), "1 1")
        plays(claims(state, f"9{top}", 0), "1")
        if claim(0, f"block-09{symbols}", 1) in state.options():
            return shared
    return len(SYMBOLS)


def substitutions(evidence: Evidence) -> int:
    """How often one player can substitute in one round."""
    state = plays(deal(evidence.game, "1 1 1 1 9A 8B 7C 6D 5A"), "1 1")
    for done in count():
        try:
            state.play(substitute(1))
        except IllegalMove:
            return done
    raise AssertionError("count() does not end")


def starter_step(evidence: Evidence) -> int:
    """Seats that the start moves clockwise from the first round to the second."""
    state = deal(evidence.game, "1 1 1 1 1 1 9A 8B 7C", players=3)
    first = state.starter
    plays(state, "1 1 1")
    return (state.starter - first) % 3


def first_claim_round(evidence: Evidence) -> int:
    """The first round in which a block card can do anything."""
    state = deal(evidence.game, "1 1 1 1 9A 9B 9C")
    while all(move.kind == "play" for move in state.options()):
        state.play(state.options()[0])
    return state.round


def contest_winner(evidence: Evidence) -> str:
    """Which claim wins a contest: tried with a lower second card, then with an equal one."""
    words = []
    for second, word in ((8, "lowest"), (9, "latest")):
        state = plays(deal(evidence.game, f"1 1 1 1 1 1 {second}A 9B 9C"), "1 1")
        claims(claims(state, "9B", 0), f"{second}A", 0)
        words.append(word if state.coins[0] > 0 else f"not {word}")
    return ", then ".join(words)


def processing_order(evidence: Evidence) -> str:
    """In which order Blocks claimed in one round are settled, and which lands on top."""
    deck = "4 1 4 1 1 1 1 1 1 9A 9B 15C 20D"
    state = plays(deal(evidence.game, deck, players=3), "4 1 4 1 1 1")  # Blocks worth 9 and 3
    plays(claims(claims(state, "15C", 0), "9A", 1), "1")
    worths = [link.block.value for link in state.chain]
    order = "lowest first" if worths == sorted(worths) else "not lowest first"
    top = "highest on top" if worths[-1] == max(worths) else "highest not on top"
    return f"{order}, {top}"


def idle_rounds(evidence: Evidence) -> int:
    """Rounds of passing, all transaction cards gone, before the game ends."""
    state = plays(deal(evidence.game, "1 1 9A 9B"), "1 1")
    before = state.round
    while state.outcome is None:
        passes(state)
    return state.round - before + 1


def board_spaces(evidence: Evidence) -> int:
    """Blocks that lie on the board when nobody ever claims and Blocks pile up."""
    state = deal(evidence.game, "1 " * 60 + "9A 9B")
    while state.turns < 60:
        state.play(state.options()[0])
    return sum(block.space is not None for block in state.available)


def longest_game(evidence: Evidence, players: int) -> State:
    """The printed transaction cards in as many Blocks as rules allow, all of them claimed.

    After the first round one player plays a card and all others claim the one available Block,
    with block cards that can do everything.
    """
    transactions = [
        str(card["id"])
        for card in evidence.cards
        if card["kind"] == "transaction"
        for _ in range(int(str(card["copies"])))
    ]
    blocks = ["block-99" + SYMBOLS] * (len(transactions) + 1)
    state: State = evidence.game.new(players=players, deck=transactions + blocks)
    while state.seat is not None:
        possible = [move for move in state.options() if move.kind == "claim"]
        may_play = state.round == 1 or state.seat == _richest(state)
        state.play(possible[0] if possible and not may_play else state.options()[0])
    return state


def _richest(state: State) -> int | None:
    """The seat with the most transaction cards as the round began; None if nobody has one."""
    held = [sum(hand.values()) for hand in state.hands]
    for move in state.round_moves():
        held[move.seat] += move.kind == "play"
    return held.index(max(held)) if max(held) else None


def by_table(measure: Callable[[State], int]) -> Callable[[Evidence], tuple[int, ...] | str]:
    """`measure` of the longest game for each number of players."""

    def found(evidence: Evidence) -> tuple[int, ...] | str:
        try:
            return tuple(
                measure(longest_game(evidence, players)) for players in player_counts(evidence)
            )
        except ValueError as error:  # a printed deck that can't even be dealt
            return str(error)

    return found


def most(found: tuple[int, ...] | str) -> int | str:
    """The largest over all numbers of players."""
    return found if isinstance(found, str) else max(found)


def blocks_most(state: State) -> int:
    """Blocks formed in a game."""
    return len(state.chain) + len(state.available)


def coins_most(state: State) -> int:
    """Coins that the Blocks of a game call for, whether or not the bank had them."""
    return sum(_called_for(state))


def _called_for(state: State) -> Iterable[int]:
    for link in state.chain:
        yield link.block.value + 1
    for block in state.available:
        yield block.value + 1


def draws_most(state: State) -> int:
    """Block cards dealt and drawn in a game."""
    return int(state.stats["peaks"]["block"])


def value_limit(evidence: Evidence) -> int | str:
    """What the transaction values may add up to before the printed coins run short."""
    blocks = most(by_table(blocks_most)(evidence))
    return blocks if isinstance(blocks, str) else evidence.components.get("coin", 0) - blocks
