"""Every quantity that the rules state, derive or leave to us, and how each is measured."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean, median

from generator.games.bitcoin_miner.rules import measures
from generator.games.bitcoin_miner.rules.rulings import RULINGS, settled
from generator.rules.ledger import Evidence, Ledger, Row, printed

Found = Callable[[Evidence], object]


def _copies(**facts: object) -> Found:
    return lambda evidence: evidence.count(**facts)


_PARTS = (
    Row("transaction-cards", "transaction cards", 60, "13, 39", "stated",
        _copies(kind="transaction")),
    Row("block-cards", "block cards", 70, "17, 40", "stated",
        _copies(kind="block"), settled("C1")),
    Row("block-cards-short", "block cards in the marked short deck", 40, "40", "stated",
        measures.short_deck, settled("C1")),
    Row("cards-total", "cards in all", 130, "13, 17", "derived", _copies()),
    Row("coins", "coins", 280, "21", "stated", printed("coin")),
    Row("boards", "boards", 1, "25", "stated", printed("board")),
    Row("dice", "dice", 1, "48, 59", "derived", printed("die"), settled("C4")),
    Row("board-spaces", "spaces for available Blocks on the board", 8, "50, 63, 69", "assumed",
        measures.board_spaces, settled("A9")),
)  # fmt: skip

_DEAL = (
    Row("players", "numbers of players", (2, 3, 4, 5, 6), "39", "assumed",
        measures.player_counts, settled("C19", "A2")),
    Row("players-least", "fewest players", 2, "39", "derived",
        lambda evidence: min(measures.player_counts(evidence)), settled("C19")),
    Row("players-most", "most players", 6, "39", "assumed",
        lambda evidence: max(measures.player_counts(evidence)), settled("A2")),
    Row("transactions-each", "transaction cards dealt to each player", (30, 20, 15, 12, 10), "39",
        "derived", measures.dealt("hand")),
    Row("blocks-each", "block cards dealt to each player", 1, "40", "stated", measures.each),
    Row("deck-left", "block cards left after the deal", (68, 67, 66, 65, 64), "40", "derived",
        measures.deck_left(), settled("C1")),
    Row("deck-left-short", "block cards left after the deal of the short deck",
        (38, 37, 36, 35, 34), "40", "derived", measures.deck_left(block_cards=40), settled("C1")),
)  # fmt: skip

_PLAY = (
    Row("coins-extra", "coins on a new Block beyond its worth", 1, "51, 69", "stated",
        lambda evidence: measures.first_block(evidence)[1] - measures.first_block(evidence)[0],
        settled("C3")),
    Row("example-worth", "worth of the Block in the example", 11, "51", "stated",
        lambda evidence: measures.first_block(evidence)[0]),
    Row("example-coins", "coins on the Block in the example", 12, "51", "stated",
        lambda evidence: measures.first_block(evidence)[1]),
    Row("starter-step", "seats that the start moves on each round", 1, "59", "stated",
        measures.starter_step),
    Row("first-claim-round", "first round in which block cards are used", 2, "60", "stated",
        measures.first_claim_round, settled("C6")),
    Row("symbols-to-match", "chain symbols that must match", 1, "88, 90", "stated",
        measures.symbols_to_match),
    Row("contest-winner", "block card that wins a contest", "lowest, then latest", "84, 86",
        "stated", measures.contest_winner, settled("C7")),
    Row("substitutions-each-round", "substitutions a player may make in a round", 1, "93",
        "stated", measures.substitutions),
    Row("processing-order", "order in which claimed Blocks are settled",
        "lowest first, highest on top", "73, 77", "stated", measures.processing_order,
        settled("C8")),
    Row("idle-rounds", "rounds without a claim that end the game", 3, "67, 96-101", "assumed",
        measures.idle_rounds, settled("C15")),
)  # fmt: skip

_TRANSACTIONS = (
    Row("transaction-values", "values of the transaction cards", (1, 2, 3, 4, 5, 6), "13, 51",
        "assumed", lambda evidence: tuple(sorted(set(measures.numbers(evidence, "transaction")))),
        settled("A7")),
    Row("transaction-copies", "transaction cards of each value", 10, "13, 51", "assumed",
        measures.copies_a_value, settled("A7")),
    Row("value-sum", "sum of all transaction values", 210, "13, 51", "assumed",
        lambda evidence: sum(measures.numbers(evidence, "transaction")), settled("A7")),
    Row("blocks-most", "most Blocks in one game", (59, 58, 57, 56, 55), "50, 66", "derived",
        measures.by_table(measures.blocks_most)),
    Row("coins-most", "most coins that one game can call for", 269, "51", "derived",
        lambda evidence: measures.most(measures.by_table(measures.coins_most)(evidence))),
    Row("value-sum-limit", "what the transaction values may add up to", 221, "21, 51", "derived",
        measures.value_limit, settled("A7")),
)  # fmt: skip

_BLOCKS = (
    Row("chain-symbols", "different chain symbols", 4, "91", "stated", measures.chain_symbols),
    Row("symbols-least", "fewest chain symbols on a block card", 1, "88", "derived",
        lambda evidence: min(map(len, measures.symbol_sets(evidence)), default=0)),
    Row("symbols-most", "most chain symbols on a block card", 4, "91", "derived",
        lambda evidence: max(map(len, measures.symbol_sets(evidence)), default=0)),
    Row("block-kinds", "different block cards", 70, "17, 88-91", "assumed",
        measures.distinct_blocks, settled("A8")),
    Row("block-value-least", "lowest block card", 2, "17, 83", "assumed",
        lambda evidence: min(measures.numbers(evidence, "block"), default=0), settled("A8")),
    Row("block-value-most", "highest block card", 36, "17, 83", "assumed",
        lambda evidence: max(measures.numbers(evidence, "block"), default=0), settled("A8")),
    Row("block-value-mean", "mean value of a block card", "16.3", "17, 83", "assumed",
        lambda evidence: f"{mean(measures.numbers(evidence, 'block') or [0]):.1f}", settled("A8")),
    Row("block-value-median", "median value of a block card", "14.5", "17, 83", "assumed",
        lambda evidence: f"{median(measures.numbers(evidence, 'block') or [0]):g}", settled("A8")),
    Row("symbols-shown", "block cards that show each chain symbol", (36, 36, 36, 36), "88-91",
        "assumed", measures.symbols_shown, settled("A8")),
    Row("symbols-shown-short", "the same in the short deck", (20, 20, 20, 20), "88-91", "assumed",
        lambda evidence: measures.symbols_shown(evidence, short=True), settled("C1", "A8")),
    Row("symbol-sets", "block cards with one, two, three and four chain symbols",
        (16, 36, 16, 2), "88-91", "assumed", measures.set_sizes, settled("A8")),
    Row("symbol-sets-short", "the same in the short deck", (10, 21, 8, 1), "88-91", "assumed",
        lambda evidence: measures.set_sizes(evidence, short=True), settled("C1", "A8")),
    Row("draws-most", "most block cards dealt and drawn in one game", 61, "40, 79", "derived",
        lambda evidence: measures.most(measures.by_table(measures.draws_most)(evidence)),
        settled("C17")),
)  # fmt: skip

LEDGER = Ledger(
    source="Bitcoin Miner rulebook, The University of Texas at San Antonio, 2019",
    rows=(*_PARTS, *_DEAL, *_PLAY, *_TRANSACTIONS, *_BLOCKS),
    rulings=RULINGS,
)
