"""Every quantity of Vires In Numeris: what the source says, where, and how we measure it.

Lines are those of the booklet; `card n` is a place in the published card list. Expectations are
written here from the source, never taken from the constants that the engine plays by. The numbers
of single cards are in `card_rows`.
"""

from __future__ import annotations

from typing import Final

from generator.games.vires_in_numeris.rules import measures as m
from generator.games.vires_in_numeris.rules.card_rows import CARD_ROWS
from generator.games.vires_in_numeris.rules.rulings import RULINGS
from generator.rules.ledger import Ledger, Row, printed

_GENESIS = (
    "Genesis counts as Block 1 of the Chain: only so do the price of a Block and the two cards that"
    " mining turns over agree."
)

_CARDS: Final = (
    Row("hashrates", "HashRates in the deck", 64, "card 0", "stated", m.copies(kind="hashrate")),
    Row("specials", "single cards", 42, "cards 1-42", "stated", m.specials),
    Row("specials-each", "copies of each single card", 1, "cards 1-42", "stated", m.specials_each),
    Row("events", "Events", 9, "33, cards 1-42", "derived", m.copies(kind="event")),
    Row("actions", "Actions", 33, "34, cards 1-42", "derived", m.copies(kind="action")),
    Row(
        "actions-plain",
        "Actions that are neither paid, instant nor flipped for",
        17,
        "34, cards 1-42",
        "derived",
        m.copies(kind="action", timing=None, flip="no"),
    ),
    Row(
        "actions-paid",
        "paid Actions",
        5,
        "35, cards 1-42",
        "derived",
        m.copies(kind="action", timing="paid"),
    ),
    Row(
        "actions-instant",
        "instant Actions",
        8,
        "36, cards 1-42",
        "derived",
        m.copies(kind="action", timing="instant"),
    ),
    Row(
        "actions-flip",
        "Actions with a flip",
        3,
        "47, cards 1-42",
        "derived",
        m.copies(kind="action", flip="yes"),
    ),
    Row(
        "events-flip",
        "Events with a flip",
        4,
        "47, cards 1-42",
        "derived",
        m.copies(kind="event", flip="yes"),
    ),
    Row("cards-total", "cards in all", 106, "cards 0-42", "derived", m.total),
    Row(
        "hashrates-offered",
        "numbers of HashRates that can be played with",
        (50, 56, 64),
        "88",
        "stated",
        m.hashrate_choices,
        "The two smaller ones are from the booklet of revision 1.5.",
    ),
)

_EACH_PLAYER = "Our addition: one for each of the six players at most; the source has none."
_AIDS: Final = (
    Row("price-rails", "price rails", 6, "-", "assumed", printed("rail"), _EACH_PLAYER),
    Row("player-aids", "player aids", 6, "-", "assumed", printed("aid"), _EACH_PLAYER),
)

_SETUP: Final = (
    Row("players", "player counts", (2, 3, 4, 5, 6), "82-86", "stated", m.counts),
    Row(
        "start-blocks",
        "Blocks of each player at the start",
        1,
        "41",
        "stated",
        m.at_start(lambda opening, seat: opening.chains[seat]),
    ),
    Row(
        "start-coins",
        "Coins of each player at the start",
        1,
        "41",
        "stated",
        m.at_start(lambda opening, seat: opening.banks[seat]),
    ),
    Row(
        "start-hand",
        "cards in each Hand at the start",
        0,
        "43",
        "stated",
        m.at_start(lambda opening, seat: len(opening.hands[seat])),
    ),
    Row(
        "pool-start",
        "HashRates in the Pool at the start, for 2 to 6 players",
        (2, 3, 4, 5, 6),
        "43",
        "stated",
        m.for_each_count(m.start_pool),
    ),
    Row(
        "deck-start",
        "cards in the Deck at the start, for 2 to 6 players",
        (100, 97, 94, 91, 88),
        "41-45",
        "derived",
        m.for_each_count(m.start_deck),
        "All HashRates are in the Deck but those already in the Pool and before players.",
    ),
    Row(
        "first-seat",
        "seats that may begin, at a table of six",
        (0, 1, 2, 3, 4, 5),
        "-",
        "assumed",
        m.first_seats,
        "The source doesn't say who begins: chance decides.",
    ),
)

_TURN: Final = (
    Row("draw", "cards drawn in a turn", 2, "52", "stated", m.drawn(("bearish",))),
    Row("draw-empty-handed", "cards drawn with an empty Hand", 3, "52", "stated", m.drawn(())),
    Row(
        "blocks-per-turn",
        "Blocks mined in a turn at most",
        1,
        "54",
        "stated",
        m.blocks_in_one_turn,
    ),
    Row(
        "block-prices",
        "prices of Blocks 2 to 10",
        (2, 3, 4, 5, 6, 7, 8, 9, 10),
        "58-60",
        "stated",
        m.prices,
        _GENESIS,
    ),
    Row(
        "first-block-price",
        "price of the first Block that a player mines",
        2,
        "41, 58, 62-66",
        "assumed",
        m.first_price,
        _GENESIS,
    ),
    Row("reward", "Coins for a Block", 1, "25, 56", "stated", m.reward),
    Row(
        "turned-over",
        "cards turned over when a Block is mined",
        2,
        "63-66",
        "stated",
        m.turned_over,
    ),
    Row(
        "action-price",
        "HashRates that a paid Action costs",
        1,
        "35",
        "stated",
        m.action_price,
    ),
    Row(
        "hand-limit",
        "limit of a Hand",
        "none",
        "-",
        "assumed",
        m.hand_limit,
        "The source names none.",
    ),
    Row("flip-sides", "outcomes of a flip", 2, "47", "stated", m.flip_sides),
)

_UPKEEP: Final = (
    Row(
        "pool-refill",
        "HashRates that an empty Pool is refilled to, for 2 to 6 players",
        (2, 3, 4, 5, 6),
        "72",
        "stated",
        m.for_each_count(m.refilled),
    ),
    Row(
        "pool-kept",
        "HashRates that the Pool keeps when a new Deck is made, for 2 to 6 players",
        (2, 3, 4, 5, 6),
        "74",
        "stated",
        m.for_each_count(m.kept),
    ),
    Row(
        "penalty",
        "HashRates lost for a failed duty",
        1,
        "76-79",
        "stated",
        m.penalty(m.holding_fiat),
    ),
    Row(
        "penalty-duties",
        "duties at the end of a turn that are penalised",
        3,
        "77-79",
        "stated",
        m.penalty(m.failing_all),
    ),
)

_END: Final = (
    Row(
        "goal",
        "Blocks of the Chain that ends the game, for 2 to 6 players",
        (10, 8, 7, 6, 5),
        "82-86",
        "stated",
        m.for_each_count(m.goal),
        _GENESIS,
    ),
    Row(
        "climb",
        "HashRates that a Chain costs from Genesis to the goal, for 2 to 6 players",
        (54, 35, 27, 20, 14),
        "58, 82-86",
        "derived",
        m.for_each_count(m.climb),
        _GENESIS,
    ),
    Row(
        "locked-one-short",
        "HashRates that are Blocks and Coins when all Chains are one short, for 2 to 6 players",
        (36, 42, 48, 50, 48),
        "41, 82-86",
        "derived",
        m.for_each_count(m.locked_one_short),
    ),
    Row("score", "points for ten Blocks and two Coins", 12, "81", "stated", m.score(10, 2)),
    Row(
        "winner-by-score",
        "seats that win with 10 Blocks and 2 Coins against 2 and 11",
        (1,),
        "14, 81",
        "stated",
        m.winners(10, 2, 2, 11),
        "Ending the game is not winning it: the longest Chain ends it, the score decides.",
    ),
    Row(
        "winner-by-chain",
        "seats that win with 10 Blocks and 2 Coins against 9 and 3",
        (0,),
        "81",
        "stated",
        m.winners(10, 2, 9, 3),
    ),
)

LEDGER: Final = Ledger(
    source="Vires In Numeris by ShkSchneider, CC BY-SA 4.0: booklet and card list, revision 1.6",
    rows=(*_CARDS, *_AIDS, *_SETUP, *_TURN, *_UPKEEP, *_END, *CARD_ROWS),
    rulings=RULINGS,
)
