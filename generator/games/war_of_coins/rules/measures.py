"""How the quantities of War of Coins are measured: on the printed deck, or by playing the engine.

In: `Evidence`. Out: numbers. Nothing here knows what the rules call for; `ledger` does.
A situation is a few zones and the words of a move (`play ETH.CH on ETH.EX`), as a player would
set it up on a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from generator.rules.ledger import Evidence

_OTHERS = "LTC.MI2 LTC.MI3 XRP.MI1 XRP.MI2"  # mining cards that no situation below plays with


def one(values: Iterable[int]) -> int | tuple[int, ...]:
    """The number that all of them are, or all different ones, so that a fault can be seen."""
    different = tuple(sorted(set(values)))
    return different[0] if len(different) == 1 else different


def of_kind(evidence: Evidence, *kinds: str) -> list[str]:
    """Ids of the printed cards of these kinds."""
    return [str(card["id"]) for card in evidence.cards if str(card.get("kind")) in kinds]


def units(evidence: Evidence, *kinds: str) -> int:
    """Mining units printed on all cards of these kinds."""
    return sum(
        int(str(card.get("mining_units") or 0)) * int(str(card["copies"]))
        for card in evidence.cards
        if str(card.get("kind")) in kinds
    )


def coins(evidence: Evidence) -> dict[str, int]:
    """Copies of each printed coin's cards."""
    tickers = {str(card["ticker"]) for card in evidence.cards if card.get("ticker")}
    return {ticker: evidence.count(ticker=ticker) for ticker in tickers}


def groups(evidence: Evidence) -> set[str]:
    """The groups that the coin cards are printed with."""
    return {str(card.get("group")) for card in evidence.cards if card.get("ticker")}


def pile(evidence: Evidence, wanted: int) -> list[str]:
    """Mining cards and jokers that make so many units together, ordinary ones first."""
    cards = sorted(
        (int(str(card["mining_units"])), str(card["id"]))
        for card in evidence.cards
        if str(card.get("kind")) in ("mining", "joker")
    )
    taken: list[str] = []
    for worth, card in cards:
        if worth <= wanted:
            taken.append(card)
            wanted -= worth
    return taken


# Deals


def players(evidence: Evidence) -> int | tuple[int, ...]:
    """Player counts for which the engine deals."""
    able = []
    for count in range(1, 7):
        try:
            evidence.game.new(players=count, seed=1)
        except ValueError:
            continue
        able.append(count)
    return one(able)


def dealt(evidence: Evidence, *zones: str) -> int | tuple[int, ...]:
    """Cards in these zones after a deal that has no joker on the layout."""
    found = _calm_deal(evidence).zones()
    return one(len(found[zone]) for zone in zones)


def _pack(evidence: Evidence) -> list[str]:
    return [card for card, copies in evidence.game.composition().items() for _ in range(copies)]


def _calm_deal(evidence: Evidence) -> Any:
    """A deal in the pack's own order but for the layout: two cards of each of four coins."""
    pack = _pack(evidence)
    layout = [card for place, card in enumerate(pack[:16]) if place % 4 < 2]
    rest = [card for card in pack[16:] + pack[:16] if card not in layout]
    return evidence.game.new(players=2, deck=rest[:20] + layout + rest[20:])


def to_the_end(evidence: Evidence, seed: int) -> Any:
    """A shuffled deal in which nobody ever ends, played with the first move each time."""
    state = evidence.game.new(players=2, seed=seed)
    while state.outcome is None:
        state.play(next(move for move in state.options() if move.kind not in ("end", "claim")))
    return state


def whole_deals(evidence: Evidence) -> list[Any]:
    """A few such deals, of those that were not void."""
    deals = (to_the_end(evidence, seed) for seed in range(12))
    return [state for state in deals if state.outcome.reason == "waste_hashrate"]


def flat_payment(evidence: Evidence, reason: str) -> int | str:
    """What a void deal or a Perfect Hand pays, from deals stacked to have one."""
    pack = _pack(evidence)
    if reason == "void":
        # Ten cards each, then a whole coin and four others on the layout.
        deck = pack[4:24] + pack[:4] + pack[24:]
        state = evidence.game.new(players=2, deck=deck, opening_deal=False)
    else:
        state = _calm_deal(evidence)
        state.play(next(move for move in state.options() if move.kind == "claim"))
    outcome = state.outcome
    return max(outcome.scores) if outcome and outcome.reason.startswith(reason) else "no such deal"


def turns_each(evidence: Evidence) -> int | tuple[int, ...]:
    """Turns of each player in whole deals."""
    kinds = ("play", "complete", "flip")
    return one(
        sum(move.kind in kinds and move.seat == seat for move in state.moves)
        for state in whole_deals(evidence)
        for seat in (0, 1)
    )


def stock_used(evidence: Evidence) -> int | tuple[int, ...]:
    """Stock cards turned up in whole deals in which both jokers were."""
    deals = [state for state in whole_deals(evidence) if state.stats["events"].get("joker") == 2]
    began = dealt(evidence, "stock")
    return one(began - len(state.zones()["stock"]) for state in deals if isinstance(began, int))


def last_in_stock(evidence: Evidence) -> int | None:
    """Stock cards left when the last player plays the last hand card, in a deal whose jokers come
    in the middle of the stock and in which nobody completes a set."""
    state = _calm_deal(evidence)
    while state.outcome is None:
        state.play(
            next(m for m in state.options() if m.kind not in ("end", "claim", "show", "complete"))
        )
    left: int | None = state.stats["stock_left"]
    return left


# Sets of one coin


def _held(evidence: Evidence) -> list[list[str]]:
    """One, two, three cards of a coin, and all of them."""
    coin = [card for card in _pack(evidence) if card.startswith("ETH.")]
    return [coin[:count] for count in range(1, len(coin) + 1)]


def sets_offered(evidence: Evidence, kind: str) -> int | tuple[int, ...]:
    """How many hand cards of one coin are offered to be declared so before play."""
    game: Any = evidence.game
    states = [game.position({"hand-0": held}, declare=True) for held in _held(evidence)]
    return one(len(move.cards) for state in states for move in state.options() if move.kind == kind)


def completed(evidence: Evidence) -> int | tuple[int, ...]:
    """How many hand cards of one coin can be played together on another that lies there alone."""
    game: Any = evidence.game
    whole = _held(evidence)[-1]
    states = [
        game.position({"hand-0": whole[:count], "layout": whole[-1:]})
        for count in range(1, len(whole))
    ]
    return one(
        len(move.cards) for state in states for move in state.options() if move.kind == "complete"
    )


def stack(evidence: Evidence) -> int | tuple[int, ...]:
    """How many cards of one coin on the layout lie as a stack."""
    game: Any = evidence.game
    states = [game.position({"layout": lying}) for lying in _held(evidence)[:-1]]
    return one(len(found) for state in states for found in state.view(0)["stacks"])


def void_from(evidence: Evidence) -> int | tuple[int, ...]:
    """How many cards of one coin on the layout make a deal void."""
    pack = _pack(evidence)
    found = []
    for lying in _held(evidence):
        others = [card for card in pack if not card.startswith("ETH.")][::4][: 8 - len(lying)]
        rest = [card for card in pack if card not in lying + others]
        deck = rest[:20] + lying + others + rest[20:]
        outcome = evidence.game.new(players=2, deck=deck).outcome
        if outcome is not None and outcome.reason == "void":
            found.append(len(lying))
    return one(found)


# Turns


def turn(evidence: Evidence, move: str, zones: Mapping[str, str], last: bool = False) -> Any:
    """The engine after seat 0 made this move; the opponent has captured some mining cards."""
    game: Any = evidence.game
    named = {name: cards.split() for name, cards in {"captured-1": _OTHERS, **zones}.items()}
    state = game.position(named, turn=19 + last, seat=0)
    state.play(next(option for option in state.options() if str(option) == move))
    return state


_STEALING: tuple[tuple[str, dict[str, str]], ...] = (
    ("play JOKER1", {"hand-0": "JOKER1", "layout": "DASH.PG", "stock": "ETH.EX BCH.EX"}),
    ("play ETH.CH", {"hand-0": "ETH.CH", "layout": "ETH.EX DASH.PG", "stock": "DASH.NO"}),
    ("play ETH.CH on ETH.EX",
     {"hand-0": "ETH.CH", "layout": "ETH.EX ETH.MI1 DASH.PG", "stock": "ETH.MI2"}),
    ("play ETH.CH", {"hand-0": "ETH.CH", "layout": "DASH.PG", "stock": "ETH.EX"}),
    ("play ETH.CH",
     {"hand-0": "ETH.CH", "layout": "ETH.EX ETH.MI1 ETH.MI2 DASH.PG", "stock": "BCH.EX"}),
    ("complete ETH",
     {"hand-0": "ETH.CH ETH.MI1 ETH.MI2", "layout": "ETH.EX DASH.PG", "stock": "BCH.EX"}),
    # These two never steal: a plain pair, and a Double Spending.
    ("play ETH.CH", {"hand-0": "ETH.CH", "layout": "ETH.EX DASH.PG", "stock": "BCH.EX"}),
    ("play ETH.CH", {"hand-0": "ETH.CH", "layout": "ETH.EX DASH.PG", "stock": "ETH.MI1"}),
)  # fmt: skip


def stolen(evidence: Evidence, last: bool = False) -> list[int]:
    """Mining cards that each kind of turn takes from the opponent."""
    before = len(_OTHERS.split())
    return [
        before - len(turn(evidence, move, zones, last).zones()["captured-1"])
        for move, zones in _STEALING
    ]


def void_in_last_turn(evidence: Evidence) -> int:
    """Kinds of turn that take fewer mining cards when they are the last."""
    pairs = zip(stolen(evidence), stolen(evidence, last=True), strict=True)
    return sum(usual > last for usual, last in pairs)


def joker_turn(evidence: Evidence) -> int:
    """Stock cards turned up in a turn in which one joker is played."""
    move, zones = _STEALING[0]
    zones = zones | {"stock": "ETH.EX BCH.EX XEM.HA ZEC.HA"}
    left = turn(evidence, move, zones).zones()["stock"]
    return len(zones["stock"].split()) - len(left)


def surrendered(evidence: Evidence, cards: str) -> str:
    """Which of these captured cards the opponent gives up for one event."""
    move, zones = _STEALING[3]
    left = turn(evidence, move, zones | {"captured-1": cards}).zones()["captured-1"]
    return " ".join(card for card in cards.split() if card not in left) or "nothing"


def target(evidence: Evidence) -> int:
    """The lowest score at which the engine offers to end the deal."""
    for points in range(1, 20):
        cards = " ".join(pile(evidence, points + 9))
        zones = {"hand-0": "ETH.EX", "stock": "XRP.PG", "captured-0": cards, "captured-1": ""}
        state = turn(evidence, "play ETH.EX", zones)
        if "end" in [move.kind for move in state.options()]:
            return points
    return 0


# Points


def line(evidence: Evidence, reason: str, cards: Sequence[str]) -> int:
    """Points that these captured cards score for one reason."""
    game: Any = evidence.game
    return sum(found.points for found in game.score(cards).lines if found.reason == reason)


def ladder(evidence: Evidence, reason: str, *kinds: str, start: int = 0) -> tuple[int, ...]:
    """Points for one more card of these kinds each time, from the first that scores."""
    cards = of_kind(evidence, *kinds)
    points = [line(evidence, reason, cards[:count]) for count in range(1, len(cards) + 1)]
    return tuple(points[start:]) if start else tuple(filter(None, points))


def first_scoring(evidence: Evidence, reason: str, *kinds: str) -> int:
    """The fewest cards of these kinds that score for this reason."""
    cards = of_kind(evidence, *kinds)
    return next((n for n in range(len(cards) + 1) if line(evidence, reason, cards[:n])), 0)


def first_units(evidence: Evidence) -> int:
    """The fewest mining units that score."""
    return next((n for n in range(1, 23) if line(evidence, "mining", pile(evidence, n))), 0)


def kept_going(evidence: Evidence, keep_going: int) -> tuple[int, int]:
    """(points added, doubles) for a plain winning hand after so many keep-goings."""
    game: Any = evidence.game
    won, lost = ["ETH.EX", "BCH.EX", "LTC.EX", "ETH.CH", "XRP.CH", "BCH.CH"], ["BTC.EX"]
    bill = game.bill(won, lost, keep_going=keep_going)
    return bill.base - game.bill(won, lost).base, len(bill.doubles)


def shown_sets(evidence: Evidence, shown: int) -> int:
    """How many times as much a plain winning hand is paid if so many sets were shown."""
    game: Any = evidence.game
    won, lost = ["ETH.EX", "BCH.EX", "LTC.EX", "ETH.CH", "XRP.CH", "BCH.CH"], ["BTC.EX"]
    paid: int = game.payment(won, lost, shown=shown) // game.payment(won, lost)
    return paid


def doubling(evidence: Evidence, reason: str, won: Sequence[str], lost: Sequence[str]) -> bool:
    """Is the payment between these captured cards doubled for this reason?"""
    game: Any = evidence.game
    return reason in [why for why, _ in game.bill(won, lost).doubles]


def doubling_from(evidence: Evidence, reason: str, lost: Sequence[str], *kinds: str) -> int:
    """The fewest of the winner's cards of these kinds that double the payment."""
    cards = of_kind(evidence, *kinds)
    counts = range(len(cards) + 1)
    return next((n for n in counts if doubling(evidence, reason, cards[:n], lost)), 0)


def junk_coin_loser(evidence: Evidence) -> int:
    """The fewest exchange cards of the loser that prevent the double."""
    cards = of_kind(evidence, "exchange")
    counts = range(len(cards) - 2)
    return next((n for n in counts if not doubling(evidence, "junk_coin", cards[n:], cards[:n])), 0)


def no_hashrate(evidence: Evidence) -> tuple[int, int]:
    """The fewest units of the winner that double, and of the loser that prevent it."""
    piles = [pile(evidence, n) for n in range(23)]
    won = [doubling(evidence, "no_hashrate", cards, []) for cards in piles].index(True)
    lost = [doubling(evidence, "no_hashrate", piles[won], cards) for cards in piles]
    return won, lost.index(False)


def worked_example(evidence: Evidence) -> tuple[int, int, int]:
    """Score, score with the keep-goings' points, and payment of the source's own example."""
    game: Any = evidence.game
    cards = of_kind(evidence, "merchant", "payment-gateway")
    gateways = of_kind(evidence, "payment-gateway")
    cards = [card for card in cards if card not in gateways] + gateways
    bill = game.bill(cards[:7] + pile(evidence, 15), [], keep_going=3)
    return game.score(cards[:7] + pile(evidence, 15)).total, bill.base, bill.points


def everything(evidence: Evidence) -> int:
    """The score of the whole pack in one capture area."""
    game: Any = evidence.game
    return int(game.score([str(card["id"]) for card in evidence.cards]).total)


# Matches


def match_played(evidence: Evidence) -> tuple[int, int | tuple[int, ...]]:
    """Deals of a match that is played to its end, and the balance that both began with."""
    game: Any = evidence.game
    match = game.match(seed=1)
    began = one(match.balances)
    while not match.over:
        while match.deal.outcome is None:
            match.deal.play(match.deal.options()[-1])
        match.settle()
    return len(match.outcomes), began
