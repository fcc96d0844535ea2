"""War of Coins, clause by clause in the rulebook's order: the turn and its events (4 to 6).

A situation is a line of the facts' own table: layout, hand card (and the layout card chosen),
stock. Golden cases of the facts file are named by their id; numbers in brackets are lines of the
source.
"""

from __future__ import annotations

import pytest

from generator.games.war_of_coins.rules import CoinsState, Move
from generator.rules import game

GAME = game("war-of-coins")
PACK = list(GAME.composition())
# Mining cards for the opponent to lose; those that a case plays with are left out of it.
BANK = ["XLM.MI1", "XLM.MI2", "XEM.MI1", "XEM.MI2", "ZEC.MI1"]
EVENTS = {
    "joker", "longest_chain", "matching_public_private_key", "chain_of_block",
    "fixed_double_spending", "complete_transaction", "double_spending",
}  # fmt: skip


def option(state: CoinsState, text: str) -> Move:
    """The legal move that reads so."""
    return next(move for move in state.options() if str(move) == text)


def play(state: CoinsState, *texts: str) -> CoinsState:
    """Plays the moves that read so, one after the other."""
    for text in texts:
        state.play(option(state, text))
    return state


def turn(layout: str, action: str, stock: str, last: bool = False) -> CoinsState:
    """Seat 0's turn: `ETH.CH`, `ETH.CH -> ETH.EX` (the card chosen, by hand or stock card) or
    `complete ETH`."""
    card, _, target = action.partition(" -> ")
    hand = [c for c in PACK if c.split(".")[0] == card[9:] and c not in layout.split()]
    used = f"{layout} {stock} {card} {' '.join(hand)}".split()
    zones = {
        "hand-0": hand or [card],
        "hand-1": ["DOGE.ME"],
        "captured-1": [c for c in BANK if c not in used],
        "layout": layout.split(),
        "stock": stock.split(),
    }
    state = GAME.position(zones, turn=20 if last else 7)
    of_target = [f"play {card} on {target}", f"play {card}", card]
    state.play(next(o for text in of_target for o in state.options() if str(o) == text))
    while state.phase in ("substitute", "stock card"):
        state.play(next(move for move in state.options() if move.target == target))
    return state


def told(state: CoinsState) -> tuple[list[str], list[str], list[str], int]:
    """Captured (but for what was surrendered), layout, events, and mining cards taken."""
    zones = state.zones()
    stolen = set(BANK) & set(zones["captured-0"]) - _played(state)
    events = [e for e, n in state.stats["events"].items() for _ in range(n) if e in EVENTS]
    captured = sorted(set(zones["captured-0"]) - stolen)
    return captured, sorted(zones["layout"]), sorted(events), len(stolen)


def _played(state: CoinsState) -> set[str]:
    start = dict(state.start)["zones"]
    return {card for zone in ("hand-0", "layout", "stock") for card in start[zone]}


TABLE = {
    # id: (layout, action, stock, captured, layout after, events, mining cards taken)
    "T01": ("ETH.EX", "XRP.PG", "BCH.EX DASH.PG", "", "ETH.EX XRP.PG BCH.EX", "", 0),
    "T03": ("ETH.EX ETH.MI1", "XRP.PG -> ETH.EX", "ETH.CH",
            "ETH.EX ETH.CH", "ETH.MI1 XRP.PG", "", 0),
    "T05": ("ETH.EX DASH.PG", "ETH.CH", "BCH.EX", "ETH.EX ETH.CH", "BCH.EX DASH.PG", "", 0),
    "T07": ("ETH.EX DASH.PG", "ETH.CH", "ETH.MI1",
            "", "DASH.PG ETH.CH ETH.EX ETH.MI1", "double_spending", 0),
    "T09": ("ETH.EX ETH.MI2 DASH.PG", "ETH.CH -> ETH.EX", "BCH.EX",
            "ETH.CH ETH.EX", "BCH.EX DASH.PG ETH.MI2", "", 0),
    "T11": ("DASH.MI1 DASH.NO DASH.PG ETH.EX", "DASH.MI2", "ETH.CH",
            "DASH.MI1 DASH.MI2 DASH.NO DASH.PG ETH.CH ETH.EX", "", "fixed_double_spending", 1),
    "T13": ("ETH.EX DASH.PG", "ETH.CH", "DASH.MI1",
            "DASH.MI1 DASH.PG ETH.CH ETH.EX", "", "longest_chain", 1),
    "T15": ("DASH.PG", "ETH.CH", "ETH.EX", "ETH.CH ETH.EX", "DASH.PG", "chain_of_block", 1),
    "T21": ("ETH.EX", "ETH.CH", "JOKER2 DASH.NO",
            "ETH.CH ETH.EX JOKER2", "DASH.NO", "joker", 1),
    "T23": ("ETH.EX", "JOKER1", "JOKER2 ETH.CH BCH.EX",
            "ETH.CH ETH.EX JOKER1 JOKER2", "BCH.EX", "joker joker", 2),
    "T25": ("ETH.EX DASH.PG", "complete ETH", "BCH.EX",
            "ETH.CH ETH.EX ETH.MI1 ETH.MI2", "BCH.EX DASH.PG", "complete_transaction", 1),
    "T29": ("ETH.EX ETH.MI1 ETH.MI2 DASH.PG", "ETH.CH", "DASH.NO",
            "DASH.NO DASH.PG ETH.CH ETH.EX ETH.MI1 ETH.MI2", "", "fixed_double_spending", 1),
    # Our own, for the rules that the facts' table doesn't reach.
    "stock pairs elsewhere": ("ETH.EX DASH.PG LTC.EX", "ETH.CH", "DASH.MI1",
        "DASH.MI1 DASH.PG ETH.CH ETH.EX", "LTC.EX", "", 0),
    "stock chooses after a pair": ("ETH.EX DASH.PG DASH.NO", "ETH.CH -> DASH.NO", "DASH.MI1",
        "DASH.MI1 DASH.NO ETH.CH ETH.EX", "DASH.PG", "", 0),
    "stock takes a stack": ("ETH.EX DASH.PG DASH.NO DASH.MI1", "ETH.CH", "DASH.MI2",
        "DASH.MI1 DASH.MI2 DASH.NO DASH.PG ETH.CH ETH.EX", "", "fixed_double_spending", 1),
    "keys": ("ETH.EX ETH.MI1 LTC.EX", "ETH.CH -> ETH.EX", "ETH.MI2",
        "ETH.CH ETH.EX ETH.MI1 ETH.MI2", "LTC.EX", "matching_public_private_key", 1),
    "two stacks": ("ETH.EX ETH.MI1 ETH.MI2 DASH.PG DASH.NO DASH.MI1", "ETH.CH", "DASH.MI2",
        "DASH.MI1 DASH.MI2 DASH.NO DASH.PG ETH.CH ETH.EX ETH.MI1 ETH.MI2", "",
        "fixed_double_spending fixed_double_spending", 2),
    "joker between pair and third (A27)": ("ETH.EX", "ETH.CH", "JOKER1 ETH.MI1",
        "JOKER1", "ETH.CH ETH.EX ETH.MI1", "double_spending joker", 1),
    "joker's substitute laid, then matched": ("DASH.PG", "JOKER1", "ETH.CH ETH.EX",
        "ETH.CH ETH.EX JOKER1", "DASH.PG", "chain_of_block joker", 2),
    "joker's substitute chooses": ("ETH.EX ETH.MI1", "JOKER1 -> ETH.EX", "ETH.CH BCH.EX",
        "ETH.CH ETH.EX JOKER1", "BCH.EX ETH.MI1", "joker", 1),
    "joker's substitute takes a stack": ("ETH.EX ETH.MI1 ETH.MI2", "JOKER1", "ETH.CH BCH.EX",
        "ETH.CH ETH.EX ETH.MI1 ETH.MI2 JOKER1", "BCH.EX", "fixed_double_spending joker", 2),
    "two of one coin are no chain (A12)": ("ETH.EX ETH.MI1", "ETH.CH -> ETH.EX", "ETH.MI2",
        "ETH.CH ETH.EX ETH.MI1 ETH.MI2", "", "matching_public_private_key", 1),
    "completed, and the chain": ("ETH.EX DASH.PG", "complete ETH", "DASH.NO",
        "DASH.NO DASH.PG ETH.CH ETH.EX ETH.MI1 ETH.MI2", "",
        "complete_transaction longest_chain", 2),
}  # fmt: skip
LAST = {
    "T17": ("", "ETH.CH", "ETH.EX", "ETH.CH ETH.EX", "", "chain_of_block", 0),
    "T19": ("ETH.EX ETH.MI1 ETH.MI2 DASH.PG", "DASH.NO", "ETH.CH",
            "DASH.NO DASH.PG ETH.CH ETH.EX ETH.MI1 ETH.MI2", "", "fixed_double_spending", 1),
    "chain": (*TABLE["T13"][:6], 0),
    "keys": (*TABLE["keys"][:6], 0),
    "joker": TABLE["T21"],
    "completed": TABLE["T25"],
}  # fmt: skip


class TestTurn:
    """war-of-coins-4, war-of-coins-5 and the events of war-of-coins-6, by the facts' table."""

    @pytest.mark.parametrize("case", TABLE.values(), ids=TABLE)
    def test_table(self, case: tuple[str, str, str, str, str, str, int]) -> None:
        """T01 to T29: war-of-coins-4.3 (T01), war-of-coins-4.4 (T05), war-of-coins-4.5 (T09),
        war-of-coins-4.6 (T11), war-of-coins-4.7 (T25), war-of-coins-4.9 (T23), war-of-coins-5.2
        (T21), war-of-coins-5.3 (T05), war-of-coins-5.4 (T13), war-of-coins-5.5 (T03),
        war-of-coins-5.6, war-of-coins-5.7 (T07), war-of-coins-5.8, war-of-coins-5.9 (T15),
        war-of-coins-6.2 to war-of-coins-6.7."""
        layout, action, stock, captured, after, events, steals = case

        assert told(turn(layout, action, stock)) == (
            sorted(captured.split()),
            sorted(after.split()),
            sorted(events.split()),
            steals,
        )

    @pytest.mark.parametrize("case", LAST.values(), ids=LAST)
    def test_last_turn(self, case: tuple[str, str, str, str, str, str, int]) -> None:
        """T17, T19, war-of-coins-6.10, A28: in turn 20 three events take nothing [87]."""
        layout, action, stock, captured, after, events, steals = case

        assert told(turn(layout, action, stock, last=True)) == (
            sorted(captured.split()),
            sorted(after.split()),
            sorted(events.split()),
            steals,
        )

    def test_turns_alternate(self) -> None:
        """war-of-coins-4.1: a hand card, a stock card, then the other player [37-41, 69]."""
        state = turn("ETH.EX", "XRP.PG", "BCH.EX DASH.PG")

        assert (state.seat, state.turns, state.zones()["stock"]) == (1, 7, ("DASH.PG",))

    def test_any_card_may_be_played(self) -> None:
        """war-of-coins-4.2, A26: matching or not, a joker among them [39, 47]."""
        zones = {"hand-0": ["ETH.CH", "XRP.PG", "JOKER1"], "layout": ["ETH.EX"]}

        assert list(map(str, GAME.position(zones).options())) == [
            "play ETH.CH",
            "play XRP.PG",
            "play JOKER1",
        ]

    def test_pairing_is_compulsory(self) -> None:
        """war-of-coins-4.4, A26: one match leaves nothing to choose, not even to lay it down."""
        zones = {"hand-0": ["ETH.CH"], "layout": ["ETH.EX", "DASH.PG"], "stock": ["BCH.EX"]}

        assert GAME.position(zones).options() == (Move("play", ("ETH.CH",), 0),)

    def test_choice_before_the_stock_card(self) -> None:
        """war-of-coins-4.5, A26: the target is part of the move [57]."""
        zones = {"hand-0": ["ETH.CH"], "layout": ["ETH.EX", "ETH.MI2"], "stock": ["BCH.EX"]}

        assert list(map(str, GAME.position(zones).options())) == [
            "play ETH.CH on ETH.EX",
            "play ETH.CH on ETH.MI2",
        ]

    @pytest.mark.parametrize(
        ("hand", "layout", "offered"),
        [
            ("ETH.CH ETH.MI1 ETH.MI2", "ETH.EX", True),
            ("ETH.CH ETH.MI1 ETH.MI2", "DASH.PG", False),
            ("ETH.CH ETH.MI1", "ETH.EX ETH.MI2", False),
            ("ETH.CH ETH.EX ETH.MI1 ETH.MI2", "", False),
        ],
    )
    def test_complete_transaction(self, hand: str, layout: str, offered: bool) -> None:
        """war-of-coins-4.7: exactly three in the hand, the fourth on the layout [70, 85]."""
        state = GAME.position({"hand-0": hand.split(), "layout": layout.split()})

        assert ("complete ETH" in map(str, state.options())) == offered

    def test_t27_holding_three_and_playing_one(self) -> None:
        """T27, war-of-coins-4.4, war-of-coins-4.7: an ordinary pair; the other two stay."""
        zones = {"hand-0": ["ETH.CH", "ETH.MI1", "ETH.MI2"], "layout": ["ETH.EX", "DASH.PG"],
                 "stock": ["BCH.EX"], "captured-1": BANK}  # fmt: skip
        state = play(GAME.position(zones), "play ETH.CH")

        assert told(state) == (["ETH.CH", "ETH.EX"], ["BCH.EX", "DASH.PG"], [], 0)
        assert state.zones()["hand-0"] == ("ETH.MI1", "ETH.MI2")

    def test_complete_transaction_in_later_turns(self) -> None:
        """war-of-coins-4.7, A14: it needs no showing before play, and is a double by itself."""
        state = turn("ETH.EX DASH.PG", "complete ETH", "BCH.EX")

        assert state.stats["shown"] == (1, 0)

    def test_flip_only(self) -> None:
        """war-of-coins-4.8, A9: with an empty hand a turn is a stock card only."""
        state = GAME.position({"layout": ["ETH.EX"], "stock": ["ETH.CH"]})

        assert list(map(str, state.options())) == ["flip"]
        assert play(state, "flip").zones()["captured-0"] == ("ETH.EX", "ETH.CH")

    def test_flip_only_at_will(self) -> None:
        """war-of-coins-4.8, option flip_only=any: as soon as it is owed."""
        zones = {
            "hand-0": ["ETH.CH", "ETH.MI1", "ETH.MI2", "XRP.PG"], "hand-1": ["LTC.EX"],
            "layout": ["ETH.EX"], "stock": ["BCH.EX", "DASH.PG", "BTC.EX", "XMR.ME"],
        }  # fmt: skip
        for rule, expected in (("last", ["play XRP.PG"]), ("any", ["play XRP.PG", "flip"])):
            state = play(GAME.position(zones, flip_only=rule), "complete ETH", "play LTC.EX")

            assert list(map(str, state.options())) == expected

    def test_one_card_comes_off_the_stock(self) -> None:
        """war-of-coins-5.1: its top card, and only that [41]."""
        assert turn("ETH.EX", "XRP.PG", "BCH.EX DASH.PG ZEC.HA").zones()["stock"] == (
            "DASH.PG",
            "ZEC.HA",
        )

    def test_captures_wait_for_the_choice(self) -> None:
        """war-of-coins-5.5, war-of-coins-5.10: a pair is captured when the turn ends [59]."""
        zones = {
            "hand-0": ["ETH.CH"],
            "layout": ["ETH.EX", "DASH.PG", "DASH.NO"],
            "stock": ["DASH.MI1"],
        }
        state = play(GAME.position(zones), "play ETH.CH")

        assert state.zones()["pending"] == ("ETH.EX", "ETH.CH", "DASH.MI1")
        assert state.zones()["captured-0"] == ()
        assert list(map(str, state.options())) == [
            "take DASH.PG with DASH.MI1",
            "take DASH.NO with DASH.MI1",
        ]
        play(state, "take DASH.NO with DASH.MI1")
        assert state.zones()["captured-0"] == ("ETH.EX", "ETH.CH", "DASH.NO", "DASH.MI1")

    def test_a_stack_is_taken_by_anyone(self) -> None:
        """war-of-coins-6.6: a stack that the opponent's Double Spending made [63, 72]."""
        zones = {"hand-0": ["ETH.CH"], "hand-1": ["ETH.MI2"], "layout": ["ETH.EX", "DASH.PG"],
                 "stock": ["ETH.MI1", "BCH.EX"], "captured-0": ["LTC.MI2"]}  # fmt: skip
        state = play(GAME.position(zones), "play ETH.CH", "play ETH.MI2")

        assert state.zones()["captured-1"] == ("ETH.EX", "ETH.CH", "ETH.MI1", "ETH.MI2", "LTC.MI2")


class TestSurrender:
    @pytest.mark.parametrize(
        ("captured", "given"),
        [
            ("ETH.MI1 BTC.MI", "ETH.MI1"),  # V01
            ("LTC.MI1 LTC.MI2", "LTC.MI2"),  # V03
            ("JOKER1", ""),  # V05
            ("BTC.MI JOKER1", "BTC.MI"),
            ("XRP.EX XRP.CH"[7:], ""),
            ("XMR.MI1 BCH.MI2 BCH.MI1", "BCH.MI1"),  # the lowest id (A29)
        ],
    )
    def test_what_is_given_up(self, captured: str, given: str) -> None:
        """V01, V03, V05, war-of-coins-6.8, war-of-coins-6.9, A7, A29: ordinary mining first, then
        special, never a joker [87]."""
        zones = {"hand-0": ["ETH.CH"], "layout": ["DASH.PG"], "stock": ["ETH.EX"],
                 "captured-1": captured.split()}  # fmt: skip
        left = play(GAME.position(zones), "play ETH.CH").zones()["captured-1"]

        assert set(captured.split()) - set(left) == set(given.split())

    def test_one_card_an_event(self) -> None:
        """war-of-coins-6.1, A13: three events, three cards; with two left, two [75, 87]."""
        zones = {
            "hand-0": ["JOKER1"], "layout": ["DASH.PG", "DASH.NO", "DASH.MI1"],
            "stock": ["DASH.MI2", "JOKER2", "XMR.ME"], "captured-1": ["ETH.MI1", "LTC.MI1"],
        }  # fmt: skip
        state = play(GAME.position(zones), "play JOKER1")

        assert state.zones()["captured-1"] == ()
        assert state.stats["events"]["surrendered"] == 2
        assert state.stats["events"]["nothing_to_surrender"] == 1

    def test_joker_surrender(self) -> None:
        """war-of-coins-6.9, option joker_surrender: a joker when there is no mining card."""
        zones = {"hand-0": ["ETH.CH"], "layout": ["DASH.PG"], "stock": ["ETH.EX"],
                 "captured-1": ["JOKER2"]}  # fmt: skip
        state = play(GAME.position(zones, joker_surrender=True), "play ETH.CH")

        assert "JOKER2" in state.zones()["captured-0"]

    def test_clauses_by_name(self) -> None:
        """war-of-coins-6.3, war-of-coins-6.4, war-of-coins-6.5: each counted in the statistics."""
        names = ("longest_chain", "matching_public_private_key", "chain_of_block")
        for name, case in zip(names, ("T13", "keys", "T15"), strict=True):
            assert turn(*TABLE[case][:3]).stats["events"][name] == 1
