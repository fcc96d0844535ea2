"""War of Coins, clause by clause in the rulebook's order: cards, deal, showing sets (1 to 3).

Deals are stacked by naming a few cards in their places. Numbers in brackets are lines of the
source.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from generator.games.war_of_coins.rules import CoinsState
from generator.rules import game

GAME = game("war-of-coins")
PACK = list(GAME.composition())
COINS = ("ETH", "XRP", "BCH", "DASH", "XMR", "ZEC", "DOGE", "ETC", "XLM", "XEM", "LTC", "BTC")


def deal(first: str = "", second: str = "", layout: str = "", stock: str = "") -> list[str]:
    """A deal order with these cards in these places, filled up with the others: one of each coin
    after the other, so that no set comes together, and the jokers at the end."""
    spread = [card for start in range(4) for card in PACK[start:48:4]] + PACK[48:]
    rest = iter([c for c in spread if c not in f"{first} {second} {layout} {stock}".split()])
    order: list[str] = []
    for cards, size in ((first, 10), (second, 10), (layout, 8), (stock, 22)):
        held = cards.split()
        order += held + list(islice(rest, size - len(held)))
    return order


def play(state: CoinsState, *texts: str) -> CoinsState:
    """Plays the moves that read so, one after the other."""
    for text in texts:
        state.play(next(move for move in state.options() if str(move) == text))
    return state


class TestCards:
    def test_pack(self) -> None:
        """war-of-coins-1.1: 48 coin cards and two jokers [13]."""
        jokers = [card for card in PACK if card.startswith("JOKER")]

        assert (len(PACK), len(jokers)) == (50, 2)
        assert set(GAME.composition().values()) == {1}

    def test_coins(self) -> None:
        """war-of-coins-1.2: twelve coins of four cards [13]."""
        coins = Counter(card.split(".")[0] for card in PACK if "." in card)

        assert (len(coins), set(coins.values())) == (12, {4})

    def test_kinds(self) -> None:
        """war-of-coins-1.3, A4: 5 exchange, 3 + 6 market, 3 + 3 + 3 + 1 ribbons, 24 mining [15]."""
        kinds = Counter(card.split(".")[1][:2] for card in PACK if "." in card)

        assert kinds == {"EX": 5, "PG": 3, "ME": 6, "CH": 3, "NO": 3, "HA": 3, "BL": 1, "MI": 24}

    def test_special_mining(self) -> None:
        """war-of-coins-1.4, A24: Bitcoin's and one of Litecoin's are two units [87, 149]."""
        ten = [f"{coin}.MI1" for coin in COINS[:9]]

        assert GAME.score(ten).total == 0
        assert [GAME.score([*ten, card]).total for card in ("BTC.MI", "LTC.MI1", "LTC.MI2")] == [
            2,
            2,
            1,
        ]

    def test_jokers(self) -> None:
        """war-of-coins-1.5, A5: a joker is two units and lies on nothing [89, 161]."""
        zones = {"hand-0": ["JOKER1"], "layout": ["ETH.EX"], "stock": ["XRP.PG", "DASH.PG"]}
        state = play(GAME.position(zones), "play JOKER1")

        assert state.zones()["captured-0"] == ("JOKER1",)
        assert GAME.score(["JOKER1", *(f"{coin}.MI1" for coin in COINS[:9])]).total == 2


class TestSetUp:
    def test_first_player(self) -> None:
        """war-of-coins-2.1, A17: the first player gets the first ten cards, and begins [31]."""
        order = deal()
        for first in (0, 1):
            state = GAME.new(deck=order, first=first)

            assert state.seat == first
            assert sorted(state.zones()[f"hand-{first}"]) == sorted(order[:10])

    def test_deal(self) -> None:
        """war-of-coins-2.3: ten each, eight on the layout, 22 in the stock, top first [33]."""
        order = deal(layout="ETH.EX ETH.CH XRP.PG XRP.CH BCH.EX BCH.CH DASH.PG DASH.NO")
        zones = GAME.new(players=2, deck=order).zones()

        assert sorted(zones["hand-0"]) == sorted(order[:10])
        assert sorted(zones["hand-1"]) == sorted(order[10:20])
        assert sorted(zones["layout"]) == sorted(order[20:28])
        assert list(zones["stock"]) == order[28:]
        assert len(order[28:]) == 22

    LAYOUT = "JOKER1 ETH.CH XRP.PG XRP.CH BCH.EX BCH.CH DASH.PG DASH.NO"

    def test_layout_jokers(self) -> None:
        """war-of-coins-2.4, A6: to the first player, replaced until no joker lies there; nobody
        surrenders [89]."""
        order = deal(layout=self.LAYOUT, stock="JOKER2 ETH.EX LTC.EX")
        for first in (0, 1):
            state = GAME.new(deck=order, first=first)
            zones = state.zones()

            assert zones[f"captured-{first}"] == ("JOKER1", "JOKER2")
            assert "ETH.EX" in zones["layout"]
            assert (zones["stock"][0], len(zones["stock"])) == ("LTC.EX", 20)
            assert state.stats["events"]["joker"] == 0

    def test_layout_jokers_otherwise(self) -> None:
        """war-of-coins-2.4, option layout_jokers: to the second player, or under the stock."""
        order = deal(layout=self.LAYOUT, stock="ETH.EX LTC.EX")
        second = GAME.new(deck=order, layout_jokers="second").zones()
        buried = GAME.new(deck=order, layout_jokers="bury").zones()

        assert second["captured-1"] == ("JOKER1",)
        assert (buried["captured-0"], buried["stock"][-1]) == ((), "JOKER1")
        assert len(buried["stock"]) == 22

    VOID = "ETH.EX ETH.CH ETH.MI1 ETH.MI2 BCH.EX BCH.CH DASH.PG DASH.NO"

    @pytest.mark.parametrize("first", [0, 1])
    def test_void_deal(self, first: int) -> None:
        """war-of-coins-2.5, A15: the last winner collects 7; nobody in the opening deal [74]."""
        opening = GAME.new(deck=deal(layout=self.VOID), first=first)
        later = GAME.new(deck=deal(layout=self.VOID), first=first, opening_deal=False)

        assert (opening.outcome.winners, opening.outcome.scores) == ((), (0, 0))
        assert later.outcome.winners == (first,)
        assert later.outcome.scores == ((7, -7), (-7, 7))[first]
        assert (later.outcome.reason, later.outcome.clause) == ("void", "war-of-coins-2.5")
        assert (later.seat, list(later.options())) == (None, [])

    def test_void_after_jokers(self) -> None:
        """war-of-coins-2.5, A15: a joker's replacement may make the deal void [74, 89]."""
        layout = "ETH.EX ETH.CH ETH.MI1 JOKER1 BCH.EX BCH.CH DASH.PG DASH.NO"
        state = GAME.new(deck=deal(layout=layout, stock="ETH.MI2"))

        assert state.outcome.reason == "void"

    def test_opening_stack(self) -> None:
        """war-of-coins-2.6: three of a coin are a stack, two are separate cards [72]."""
        layout = "ETH.EX ETH.CH ETH.MI1 XRP.PG XRP.CH BCH.EX DASH.PG DASH.NO"
        state = GAME.new(deck=deal(layout=layout))

        assert state.view(0)["stacks"] == [("ETH.EX", "ETH.CH", "ETH.MI1")]
        assert state.stats["events"]["opening_stack"] == 1


class TestShowing:
    # Seat 0 holds three Ethereum, seat 1 four Zcash and three Stellar.
    ORDER = deal(
        first="ETH.EX ETH.CH ETH.MI1 XRP.PG BCH.EX DASH.PG XMR.ME DOGE.ME LTC.EX BTC.EX",
        second="ZEC.ME ZEC.HA ZEC.MI1 ZEC.MI2 XLM.ME XLM.HA XLM.MI1 XRP.CH BCH.CH DASH.NO",
        layout="XRP.MI1 BCH.MI1 DASH.MI1 XMR.MI1 DOGE.MI1 ETC.MI1 XEM.MI1 LTC.MI1",
    )

    def test_first_player_first(self) -> None:
        """war-of-coins-3.1, A14, A16: first the first player, then the other, before any card
        [70-71]."""
        state = GAME.new(deck=self.ORDER)

        assert (state.seat, [str(m) for m in state.options()]) == (0, ["show ETH", "pass"])
        play(state, "pass")
        assert state.seat == 1
        assert [str(m) for m in state.options()] == [
            "show XLM",
            "claim ZEC",
            "show ZEC",
            "pass",
        ]
        play(state, "pass")
        assert (state.seat, state.options()[0].kind) == (0, "play")

    def test_nobody_is_asked_without_a_set(self) -> None:
        """war-of-coins-3.1: with no three of a coin in a hand, play begins at once."""
        assert GAME.new(deck=deal()).options()[0].kind == "play"

    def test_perfect_hand(self) -> None:
        """war-of-coins-3.2: claimed, it ends the deal for exactly 7 [71]."""
        state = play(GAME.new(deck=self.ORDER), "show ETH", "claim ZEC")

        assert (state.outcome.winners, state.outcome.scores) == ((1,), (-7, 7))
        assert (state.outcome.reason, state.outcome.clause) == ("perfect_hand", "war-of-coins-3.2")

    def test_perfect_hand_is_never_doubled(self) -> None:
        """war-of-coins-3.2: not even by one's own shown set."""
        state = play(GAME.new(deck=self.ORDER), "pass", "show XLM", "claim ZEC")

        assert state.outcome.scores == (-7, 7)

    def test_perfect_hand_shown(self) -> None:
        """war-of-coins-3.3, A16: shown instead, it is one double [71]."""
        state = play(GAME.new(deck=self.ORDER), "pass", "show ZEC")

        assert [str(m) for m in state.options()] == ["show XLM", "pass"]
        assert state.stats["shown"] == (0, 1)

    def test_jiggle_wiggle(self) -> None:
        """war-of-coins-3.4: each set of three shown is a double; then nothing is left to show
        [70, 158]."""
        state = play(GAME.new(deck=self.ORDER), "show ETH", "show XLM", "show ZEC")

        assert state.stats["shown"] == (1, 2)
        assert (state.seat, state.options()[0].kind) == (0, "play")

    def test_shown_cards_are_known(self) -> None:
        """war-of-coins-3.5: they stay in the hand, and the opponent knows them."""
        state = play(GAME.new(deck=self.ORDER), "show ETH", "pass")

        assert state.view(1)["opponent_shown"] == ("ETH.CH", "ETH.EX", "ETH.MI1")
        assert state.view(0)["opponent_shown"] == ()
        assert state.view(1)["opponent_hand"] == 10

    @pytest.mark.parametrize("first", [0, 1])
    @pytest.mark.parametrize("whose", ["first", "second"])
    def test_silence_tells_nothing(self, first: int, whose: str) -> None:
        """war-of-coins-3.5: only somebody with a set is asked for it, so being asked is a secret:
        the opponent sees what there would be to see without the set, until it is shown [70-71]."""
        order = deal(**{whose: "ETH.EX ETH.MI1 ETH.MI2"})
        other_way = dict(
            zip(
                ("ETH.MI1", "ETH.MI2", *order[-2:]),
                (*order[-2:], "ETH.MI1", "ETH.MI2"),
                strict=True,
            )
        )
        asked = GAME.new(deck=order, first=first)
        without = GAME.new(deck=[other_way.get(card, card) for card in order], first=first)
        holder = first if whose == "first" else 1 - first

        assert (asked.phase, asked.seat, without.phase) == ("declare", holder, "hand card")
        assert asked.view(1 - holder) == without.view(1 - holder)
        assert asked.view(holder)["phase"] == "declare"
        silent = play(asked.copy(), "pass")
        assert silent.view(1 - holder) == without.view(1 - holder)
        assert play(asked, "show ETH").view(1 - holder) != without.view(1 - holder)

    def test_waiting_to_be_asked(self) -> None:
        """war-of-coins-3.5: nor does the second player, with a set of their own, see that the
        first is being asked [70-71]."""
        state = GAME.new(deck=self.ORDER)

        assert (state.seat, state.view(0)["to_move"], state.view(1)["to_move"]) == (0, 0, 1)
        assert state.view(1)["phase"] == "declare"

    def test_two_perfect_hands(self) -> None:
        """war-of-coins-3.2, option perfect_tie: in turn order, or nobody may claim."""
        both = deal(first="ETH.EX ETH.CH ETH.MI1 ETH.MI2", second="ZEC.ME ZEC.HA ZEC.MI1 ZEC.MI2")
        state = GAME.new(deck=both, perfect_tie="none")

        assert "claim ETH" in map(str, GAME.new(deck=both).options())
        assert "claim" not in [move.kind for move in state.options()]
