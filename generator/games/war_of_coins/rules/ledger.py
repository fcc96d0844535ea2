"""What the rules of War of Coins count, each with its source lines and its measurement.

`expected` is typed from the source; `measures` finds what we have. Lines are those of
`sources/war-of-coins.txt`; rulings (A1 to A36) stand in `rulings`.
"""

from __future__ import annotations

from generator.games.war_of_coins.rules import measures as m
from generator.games.war_of_coins.rules.rulings import RULINGS
from generator.rules.ledger import Ledger, Row, printed

# Rows on the printed deck

_DECK = (
    Row("coin-cards", "coin cards", 48, "13", "stated",
        lambda e: e.count() - e.count(kind="joker")),
    Row("jokers", "jokers", 2, "13, 25, 27", "stated", lambda e: e.count(kind="joker")),
    Row("cards-total", "cards in the pack", 50, "13", "stated", lambda e: e.count()),
    Row("cards-per-coin", "cards of each coin", 4, "13", "stated",
        lambda e: m.one(m.coins(e).values())),
    Row("coins", "coins", 12, "13, 17-23", "derived", lambda e: len(m.coins(e)),
        "48 cards, 4 of each coin; the source shows twelve blocks of pictures."),
    Row("groups", "groups of coin cards", 4, "15", "stated", lambda e: len(m.groups(e))),
    Row("exchange", "exchange cards", 5, "15, 99", "stated", lambda e: e.count(kind="exchange")),
    Row("gateways", "payment gateways", 3, "15, 113", "stated",
        lambda e: e.count(kind="payment-gateway")),
    Row("merchants", "merchants", 6, "15", "stated", lambda e: e.count(kind="merchant")),
    Row("market", "market cards, gateways and merchants together", 9, "15", "derived",
        lambda e: e.count(group="market"),
        "The source says 3 gateways or 6 merchants; only with both do the groups make 48."),
    Row("chunk", "chunk ribbons", 3, "15, 127", "stated", lambda e: e.count(kind="chunk")),
    Row("nonce", "nonce ribbons", 3, "15, 129", "stated", lambda e: e.count(kind="nonce")),
    Row("hashes", "hashes ribbons", 3, "15, 131", "stated", lambda e: e.count(kind="hashes")),
    Row("blocks", "blocks ribbons", 1, "15", "derived", lambda e: e.count(kind="blocks"),
        "Named without a number; what the other groups leave of 48."),
    Row("ribbons", "ribbon cards", 10, "15", "derived", lambda e: e.count(group="ribbon")),
    Row("mining", "mining cards", 24, "15", "stated", lambda e: e.count(kind="mining")),
    Row("group-sizes", "exchange, market, ribbon and mining cards", (5, 9, 10, 24), "15",
        "derived",
        lambda e: tuple(e.count(group=g) for g in ("exchange", "market", "ribbon", "mining"))),
    Row("special-mining", "special mining cards", 2, "87, 149, 151", "stated",
        lambda e: e.count(kind="mining", mining_units=2)),
    Row("special-units", "mining units of a special mining card", 2, "87, 149", "stated",
        lambda e: m.one(int(str(c["mining_units"])) for c in e.cards
                        if c.get("kind") == "mining" and str(c.get("mining_units")) != "1")),
    Row("joker-units", "mining units of a joker", 2, "161", "stated",
        lambda e: m.one(int(str(c["mining_units"])) for c in e.cards if c.get("kind") == "joker")),
    Row("units-coins", "mining units without the jokers", 26, "15, 149", "derived",
        lambda e: m.units(e, "mining")),
    Row("units-total", "mining units in the pack", 30, "149, 161", "derived",
        lambda e: m.units(e, "mining", "joker")),
    Row("distinct-cards", "different cards", 50, "17-25", "derived", lambda e: len(e.cards),
        "The source shows 49 pictures: one of the eighth coin's is missing, and the stated count "
        "of cards decides."),
)  # fmt: skip

# Rows on what else is in the box

_EACH_PLAYER = "Our addition, one for each of the two players: on a screen nobody needs them."
_MARKERS = "Our addition, seven for each player, to lay on the scroll."
_PARTS = (
    Row("player-aids", "player aids", 2, "9, 13", "assumed", printed("aid"), _EACH_PLAYER),
    Row("score-scrolls", "score scrolls", 2, "9, 13", "assumed", printed("scroll"), _EACH_PLAYER),
    Row("markers", "markers", 14, "162-167", "assumed", printed("marker"), _MARKERS),
)

# Rows on the deal and the turn, from games that the engine plays

_PLAY = (
    Row("players", "players", 2, "9, 13", "stated", m.players),
    Row("hand-cards", "cards dealt to each player", 10, "33", "stated",
        lambda e: m.dealt(e, "hand-0", "hand-1")),
    Row("layout-cards", "cards dealt to the layout", 8, "33", "stated",
        lambda e: m.dealt(e, "layout")),
    Row("stock-cards", "cards left as the stock", 22, "33", "derived",
        lambda e: m.dealt(e, "stock")),
    Row("turns", "turns in a whole deal, both players together", 20, "33, 39", "derived",
        lambda e: m.one(state.stats["turns"] for state in m.whole_deals(e))),
    Row("turns-each", "turns of each player in a whole deal", 10, "33, 39", "derived",
        m.turns_each),
    Row("stock-used", "stock cards turned up in a whole deal with both jokers", 22, "39-41, 89",
        "derived", m.stock_used),
    Row("last-stock-card", "stock cards left when the last player plays the last hand card", 1,
        "69", "stated", m.last_in_stock,
        "No rule but what usually comes about: a joker that turns up late, or a Complete "
        "Transaction of the last player, leaves more."),
    Row("shown-cards", "hand cards of one coin that may be shown before play", (3, 4),
        "70-71", "stated", lambda e: m.sets_offered(e, "show")),
    Row("perfect-hand-cards", "hand cards of one coin that make a Perfect Hand", 4, "71", "stated",
        lambda e: m.sets_offered(e, "claim")),
    Row("completed-cards", "hand cards of one coin in a Complete Transaction", 3, "70, 85",
        "stated", m.completed),
    Row("stack-cards", "layout cards of one coin that are a stack", 3, "72", "stated", m.stack),
    Row("void-cards", "layout cards of one coin that make a deal void", 4, "74", "stated",
        m.void_from),
    Row("joker-stock-cards", "stock cards turned up in a turn in which a joker is played", 2, "89",
        "stated", m.joker_turn),
    Row("target", "score at which a player may first end the deal", 7, "11, 93, 155", "stated",
        m.target),
    Row("perfect-hand-pays", "points for a Perfect Hand", 7, "71", "stated",
        lambda e: m.flat_payment(e, "perfect_hand")),
    Row("void-pays", "points to the last winner for a void deal", 7, "74", "stated",
        lambda e: m.flat_payment(e, "void")),
    Row("stealing-events", "kinds of event that take a mining card", 6, "73, 75-87", "stated",
        lambda e: sum(map(bool, m.stolen(e))),
        "Five are listed together; the joker is the sixth, in a sentence of its own."),
    Row("last-turn-events", "kinds of event that take nothing in the last turn", 3, "87", "stated",
        m.void_in_last_turn),
    Row("surrendered", "mining cards taken for each event", 1, "75, 87", "stated",
        lambda e: m.one(filter(None, m.stolen(e)))),
    Row("surrender-first", "card given up of LTC.MI1 (special) and LTC.MI2 (ordinary)", "LTC.MI2",
        "87", "stated", lambda e: m.surrendered(e, "LTC.MI1 LTC.MI2")),
)  # fmt: skip

# Rows on points and payment

_POINTS = (
    Row("exchange-points", "points for 3, 4 and 5 exchange cards", (3, 4, 15), "99-103", "stated",
        lambda e: m.ladder(e, "exchange", "exchange")),
    Row("market-dominance", "points for the three payment gateways", 5, "113", "stated",
        lambda e: m.line(e, "market_dominance", m.of_kind(e, "payment-gateway"))),
    Row("market-first", "market cards that score their first point", 5, "119", "stated",
        lambda e: m.first_scoring(e, "market", "merchant", "payment-gateway")),
    Row("market-points", "points for 5 to 9 market cards", (1, 2, 3, 4, 5), "119", "stated",
        lambda e: m.ladder(e, "market", "merchant", "payment-gateway")),
    Row("ribbon-first", "ribbons that score their first point", 5, "125", "stated",
        lambda e: m.first_scoring(e, "ribbons", "chunk", "nonce", "hashes", "blocks")),
    Row("ribbon-points", "points for 5 to 10 ribbons", (1, 2, 3, 4, 5, 6), "125", "stated",
        lambda e: m.ladder(e, "ribbons", "chunk", "nonce", "hashes", "blocks")),
    Row("set-points", "points for all three chunk, nonce or hashes", (3, 3, 3), "127-131",
        "stated",
        lambda e: tuple(m.line(e, k, m.of_kind(e, k)) for k in ("chunk", "nonce", "hashes"))),
    Row("proof-of-work", "points for one each of chunk, nonce, hashes and blocks", 5, "133, 141",
        "stated",
        lambda e: m.line(e, "proof_of_work",
                         [m.of_kind(e, k)[0] for k in ("chunk", "nonce", "hashes", "blocks")])),
    Row("mining-first", "mining units that score their first point", 10, "145", "stated",
        m.first_units),
    Row("mining-most", "points for all mining units", 21, "145, 149, 161", "derived",
        lambda e: m.line(e, "mining", m.of_kind(e, "mining", "joker"))),
    Row("greatest-score", "greatest possible score", 66, "97-149", "derived",
        m.everything),
    Row("shown-payment", "times the payment after one and two sets were shown", (2, 4), "158",
        "stated", lambda e: tuple(m.shown_sets(e, n) for n in (1, 2))),
    Row("no-market", "market cards of the winner that double the payment", 7, "159", "stated",
        lambda e: m.doubling_from(e, "no_market", [], "merchant", "payment-gateway")),
    Row("junk-coin", "exchange cards of the winner that double the payment", 3, "160", "stated",
        lambda e: m.doubling_from(e, "junk_coin", [], "exchange")),
    Row("junk-coin-loser", "exchange cards of the loser that prevent this", 1, "160", "stated",
        m.junk_coin_loser),
    Row("no-hashrate", "mining units of the winner that double the payment, and of the loser that "
        "prevent it", (10, 8), "161, 167", "stated", m.no_hashrate),
    Row("keep-going-points", "points added for 1, 2, 3 and 4 keep-goings", (1, 2, 2, 2),
        "162-167", "stated", lambda e: tuple(m.kept_going(e, n)[0] for n in (1, 2, 3, 4))),
    Row("keep-going-doubles", "doubles for 1, 2, 3 and 4 keep-goings", (0, 0, 1, 2), "162-167",
        "stated", lambda e: tuple(m.kept_going(e, n)[1] for n in (1, 2, 3, 4))),
    Row("worked-example", "score, score with keep-goings, and payment of the source's example",
        (9, 11, 88), "167", "stated", m.worked_example,
        "The example tests the arithmetic only: after three keep-goings no score can be so low."),
    Row("match-deals", "deals of a match, unless agreed otherwise", 10, "31-37", "assumed",
        lambda e: m.match_played(e)[0], "The source never says how long a match is."),
    Row("opening-balance", "points of each player when a match begins", 0, "155", "assumed",
        lambda e: m.match_played(e)[1], "The source has no stakes; both begin with nothing."),
)  # fmt: skip

LEDGER = Ledger("sources/war-of-coins.txt", _DECK + _PARTS + _PLAY + _POINTS, RULINGS)
