"""War of Coins, clause by clause: scoring, ending, payment, matches (7 to 10).

Piles are in the facts' notation: `EX3 MI8 SP1` is three exchange cards, eight ordinary mining
cards, a special one. Golden cases are named by their id; numbers in brackets are source lines.
"""

from __future__ import annotations

import importlib
from itertools import pairwise

import pytest

from generator.games.war_of_coins.rules import CoinsState, Match, bill, payment, score
from generator.rules import Outcome, game

GAME = game("war-of-coins")
PACK = list(GAME.composition())
SPECIAL = ["BTC.MI", "LTC.MI1"]
Pair = tuple[int, ...]


def pile(notation: str) -> list[str]:
    """Card ids of a pile such as `EX3 SP1 JK2`."""
    cards = []
    for part in notation.replace("-", "").split():
        kind, count = part[:2], int(part[2:])
        of_kind = {
            "SP": SPECIAL,
            "JK": ["JOKER1", "JOKER2"],
            "MI": [c for c in PACK if ".MI" in c and c not in SPECIAL],
        }.get(kind) or [c for c in PACK if f".{kind}" in c]
        cards += of_kind[:count]
        assert len(of_kind) >= count
    return cards


def lines(notation: str) -> dict[str, int]:
    """Reason -> points."""
    return {line.reason: line.points for line in score(pile(notation)).lines}


def at(captured: str, *, opponent: str = "-", **circumstances: object) -> CoinsState:
    """Seat 0 has played a turn that captures nothing, with these cards captured before."""
    used = pile(captured) + pile(opponent)
    spare = {card.split(".")[0]: card for card in PACK[:48] if card not in used}
    hand, other, stock = list(spare.values())[:3]
    zones = {"hand-0": [hand], "hand-1": [other], "stock": [stock],
             "captured-0": pile(captured), "captured-1": pile(opponent)}  # fmt: skip
    state = GAME.position(zones, **circumstances)
    state.play(state.options()[0])
    return state


def kinds(state: CoinsState) -> list[str]:
    return [move.kind for move in state.options()]


SCORES = [
    ("S01", "-", 0), ("S03", "EX3", 3), ("S05", "EX5", 15), ("S07", "PG2", 0), ("S09", "ME5", 1),
    ("S11", "ME6 PG1", 3), ("S13", "ME4 PG3", 8), ("S15", "ME6 PG3", 10), ("S17", "CH3", 3),
    ("S19", "HA3", 3), ("S21", "CH2 NO1 HA1 BL1", 6), ("S23", "CH3 NO2", 4),
    ("S25", "CH3 NO3 HA3 BL1", 20), ("S27", "MI10", 1), ("S29", "MI8 SP1", 1),
    ("S31", "MI6 JK2", 1), ("S33", "MI22 SP2 JK2", 21), ("S35", "ME6 PG1 MI15", 9),
    ("S37", "ME4 PG3 MI15", 14), ("S39", "EX5 PG3 ME6 CH3 NO3 HA3 BL1 MI22 SP2 JK2", 66),
    # Our own: one below and one above each step.
    ("-", "EX2", 0), ("-", "EX4", 4), ("-", "PG3", 5), ("-", "ME4", 0), ("-", "ME2 PG2", 0),
    ("-", "ME3 PG2", 1), ("-", "NO3", 3), ("-", "CH2 NO2", 0), ("-", "CH2 NO2 BL1", 1),
    ("-", "CH1 NO1 HA1", 0), ("-", "CH1 NO1 HA1 BL1", 5), ("-", "MI9", 0), ("-", "MI7 SP1", 0),
    ("-", "MI9 JK1", 2), ("-", "SP2 JK2", 0),
]  # fmt: skip


class TestScoring:
    @pytest.mark.parametrize(("case", "cards", "points"), SCORES)
    def test_scores(self, case: str, cards: str, points: int) -> None:
        """S01 to S39: war-of-coins-7.2 to war-of-coins-7.8, as a sum of lines [97-151]."""
        assert score(pile(cards)).total == points
        assert GAME.position({"captured-0": pile(cards)}).stats["scores"] == (points, 0)

    def test_7_1_lines_add_up(self) -> None:
        """war-of-coins-7.1, A23: one card may stand in several lines; the total is their sum."""
        assert lines("ME4 PG3") == {"market_dominance": 5, "market": 3}
        assert lines("CH3 NO1 HA1 BL1") == {"ribbons": 2, "chunk": 3, "proof_of_work": 5}

    def test_7_2_exchange_is_exclusive(self) -> None:
        """war-of-coins-7.2, A23: only the largest set of exchange cards scores [99-103]."""
        assert [lines(f"EX{n}").get("exchange", 0) for n in range(6)] == [0, 0, 0, 3, 4, 15]

    def test_7_3_market_dominance(self) -> None:
        """war-of-coins-7.3: all three gateways [113]."""
        assert lines("PG3") == {"market_dominance": 5}

    def test_7_4_market(self) -> None:
        """war-of-coins-7.4, A3: merchants and gateways, from five on [119, 167]."""
        assert [lines(f"ME{n}").get("market", 0) for n in range(7)] == [0, 0, 0, 0, 0, 1, 2]
        assert lines("ME6 PG3")["market"] == 5

    def test_7_5_ribbons(self) -> None:
        """war-of-coins-7.5: ribbons of all four kinds, from five on [125]."""
        assert lines("CH3 NO3 HA3 BL1")["ribbons"] == 6

    def test_7_6_sets(self) -> None:
        """war-of-coins-7.6: three of chunk, of nonce, of hashes [127-131]."""
        assert [lines(f"{kind}3") for kind in ("CH", "NO", "HA")] == [
            {"chunk": 3},
            {"nonce": 3},
            {"hashes": 3},
        ]

    def test_7_7_proof_of_work(self) -> None:
        """war-of-coins-7.7: one of each, counted once [133, 141]."""
        assert lines("CH3 NO3 HA3 BL1")["proof_of_work"] == 5
        assert "proof_of_work" not in lines("CH3 NO3 HA3")

    def test_7_8_mining(self) -> None:
        """war-of-coins-7.8, A5: units, from ten on; special cards and jokers are two [145-149]."""
        assert lines("MI22 SP2 JK2") == {"mining": 21}

    def test_lines_name_their_cards_and_clause(self) -> None:
        """A line says which cards make it, and which rule."""
        (line,) = score(["ETH.EX", "XRP.MI1", "BCH.EX", "LTC.EX"]).lines

        assert line.cards == ("ETH.EX", "BCH.EX", "LTC.EX")
        assert line.clause in GAME.clauses

    @pytest.mark.parametrize("cards", [["ETH.XX"], ["ETH.EX", "ETH.EX"]])
    def test_strange_cards(self, cards: list[str]) -> None:
        """A card that isn't in the pack, or twice, is refused."""
        with pytest.raises(ValueError, match="ETH"):
            score(cards)


def offers(*scores: int) -> list[bool]:
    """Is the end offered at each of these scores, turn after turn, always going on? The score is
    made of mining units: nine more than its points."""
    offered = []
    goes, last_go = 0, 0
    for points in scores:
        captured = f"MI{points + 9}"
        state = at(captured, goes=(goes, 0), last_go=(last_go, 0))
        offered.append("end" in kinds(state))
        if offered[-1]:
            state.play(state.options()[1])
            goes, last_go = state.goes[0], state.last_go[0]
    return offered


class TestEnding:
    def test_8_1_target(self) -> None:
        """war-of-coins-8.1: at 7 the player must choose, at 6 not [11, 93, 155]."""
        assert kinds(at("MI15")) == ["play"]
        assert kinds(at("MI16")) == ["end", "go"]

    def test_8_2_end(self) -> None:
        """war-of-coins-8.2: ending wins the deal and its payment [93, 155]."""
        state = at("MI16", opponent="JK2 SP2")
        state.play(state.options()[0])

        assert (state.outcome.winners, state.outcome.scores) == ((0,), (7, -7))
        assert (state.outcome.reason, state.outcome.clause) == ("ended", "war-of-coins-8.2")
        assert (state.seat, list(state.options())) == (None, [])

    def test_8_3_keep_going(self) -> None:
        """war-of-coins-8.3, A20: the same deal goes on with the other player [93]."""
        state = at("MI16")
        state.play(state.options()[1])

        assert (state.outcome, state.seat, kinds(state)) == (None, 1, ["play"])
        assert state.stats["goes"] == (1, 0)

    def test_k01(self) -> None:
        """K01, war-of-coins-8.3: 7 offered, 7 again not, 8 offered [93]."""
        assert offers(5, 7, 7, 8) == [False, True, False, True]

    def test_k03(self) -> None:
        """K03, war-of-coins-8.3: a score that fell and came back is no higher [87, 93]."""
        assert offers(9, 6, 9, 10) == [True, False, False, True]

    def test_8_4_abandoned_block_chain(self) -> None:
        """war-of-coins-8.4, A30: the loser's higher score, and keep-going, change nothing [155]."""
        state = at("MI16", opponent="EX5 SP2 JK2", goes=(0, 3), last_go=(0, 9))
        state.play(state.options()[0])

        assert state.outcome.scores == (7, -7)
        assert state.stats["events"]["abandoned_block_chain"] == 1

    def test_8_5_waste_hashrate(self) -> None:
        """war-of-coins-8.5, A35: after turn 20 nobody wins and nobody pays [156]."""
        state = at("MI3", turn=20)

        assert (state.outcome.winners, state.outcome.scores) == ((), (0, 0))
        assert (state.outcome.reason, state.outcome.clause) == (
            "waste_hashrate",
            "war-of-coins-8.5",
        )

    def test_8_5_keeping_going_in_the_last_turn(self) -> None:
        """war-of-coins-8.5: the last turn offers the end as any other, and going on wastes it."""
        state = at("MI16", turn=20)

        assert kinds(state) == ["end", "go"]
        state.play(state.options()[1])
        assert state.outcome.reason == "waste_hashrate"


PLAIN = "EX3 CH3 ME5"
PAYMENTS = [
    ("P01", PLAIN, "EX1 MI9", 0, 0, 7), ("P03", PLAIN, "EX1 MI9", 2, 0, 9),
    ("P05", PLAIN, "EX1 MI9", 4, 0, 36), ("P07", PLAIN, "MI9", 0, 0, 14),
    ("P09", "EX4 ME6 PG1", "EX1", 0, 0, 14), ("P11", "MI16", "MI5 SP1", 0, 0, 14),
    ("P13", "MI16", "MI4 JK2", 0, 0, 7), ("P15", "PG3 CH3 MI9", "-", 0, 0, 8),
    ("P17", PLAIN, "EX1 MI9", 0, 2, 28), ("P19", "ME6 PG1 MI15", "SP2 JK2", 3, 0, 44),
    ("P21", "EX5 ME6 PG1 MI10", "CH2", 1, 1, 320),
    # Our own: the source's example, and the steps between.
    ("L167", "ME6 PG1 MI15", "-", 3, 0, 88), ("one", PLAIN, "EX1 MI9", 1, 0, 8),
    ("three", PLAIN, "EX1 MI9", 3, 0, 18), ("five", PLAIN, "EX1 MI9", 5, 0, 72),
    ("six market", "EX4 ME6 PG0", "EX1", 0, 0, 6), ("two exchange", "EX2 MI16", "SP2 JK2", 0, 0, 7),
]  # fmt: skip


class TestPayment:
    @pytest.mark.parametrize(
        ("case", "won", "lost", "goes", "shown", "pays"), PAYMENTS, ids=[p[0] for p in PAYMENTS]
    )
    def test_payments(
        self, case: str, won: str, lost: str, goes: int, shown: int, pays: int
    ) -> None:
        """P01 to P21: war-of-coins-9.1 to war-of-coins-9.8 [155-167]."""
        assert payment(pile(won), pile(lost), keep_going=goes, shown=shown) == pays

    @pytest.mark.parametrize("count", ["keep_going", "shown"])
    def test_no_fewer_than_none(self, count: str) -> None:
        """A count below zero is refused, and not turned into a discount."""
        with pytest.raises(ValueError, match="fewer than none"):
            payment(pile(PLAIN), pile("EX1 MI9"), **{count: -1})

    def test_9_1_the_score_is_paid(self) -> None:
        """war-of-coins-9.1: zero-sum, between the two [155]."""
        state = at("CH3 NO3 HA1", opponent="EX1")
        state.play(state.options()[0])

        assert state.outcome.scores == (9, -9)

    def test_9_2_9_3_keep_going(self) -> None:
        """war-of-coins-9.2, war-of-coins-9.3, A21: +1, +2, then +2 and a double each [162-167]."""
        paid = [payment(pile(PLAIN), pile("EX1 MI9"), keep_going=goes) for goes in range(6)]

        assert paid == [7, 8, 9, 18, 36, 72]

    def test_9_4_shown(self) -> None:
        """war-of-coins-9.4, A10: a coin shown and completed doubles once, or as agreed twice."""
        zones = {
            "hand-0": ["ETH.CH", "ETH.MI1", "ETH.MI2"],
            "layout": ["ETH.EX"],
            "stock": ["DASH.PG"],
        }
        for rule, doubles in (("once", 1), ("twice", 2)):
            state = GAME.position(zones, shown=(("ETH",), ()), triple_doubles=rule)
            state.play(next(move for move in state.options() if move.kind == "complete"))

            assert state.stats["shown"] == (doubles, 0)

    def test_9_4_of_the_winner_only(self) -> None:
        """war-of-coins-9.4: what the loser showed doubles nothing [158]."""
        state = at("MI16", opponent="JK2 SP2", shown=(("ETH",), ("XRP", "BCH")))
        state.play(state.options()[0])

        assert state.outcome.scores == (14, -14)

    @pytest.mark.parametrize(
        ("reason", "won", "lost", "doubles"),
        [
            ("no_market", "ME6", "-", False),
            ("no_market", "ME4 PG3", "-", True),
            ("junk_coin", "EX2", "-", False),
            ("junk_coin", "EX3", "-", True),
            ("junk_coin", "EX3", "EX0 MI1", True),
            ("no_hashrate", "MI9", "-", False),
            ("no_hashrate", "MI10", "-", True),
            ("no_hashrate", "MI6 JK2", "MI5 SP1", True),
            ("no_hashrate", "MI10", "MI6 SP1", False),
        ],
    )
    def test_9_5_9_6_9_7_named_doubles(
        self, reason: str, won: str, lost: str, doubles: bool
    ) -> None:
        """war-of-coins-9.5, war-of-coins-9.6, war-of-coins-9.7, A2, A22, A31 [159-161]."""
        assert (reason in dict(bill(pile(won), pile(lost)).doubles)) == doubles

    def test_9_8_everything_multiplies(self) -> None:
        """war-of-coins-9.8: each double is explained by its clause [167]."""
        account = bill(pile("EX5 ME6 PG1 MI10"), pile("CH2"), keep_going=1, shown=1)

        assert (account.base, len(account.doubles), account.points) == (20, 4, 320)
        assert {clause for _, clause in account.doubles} == {
            "war-of-coins-9.4",
            "war-of-coins-9.5",
            "war-of-coins-9.6",
            "war-of-coins-9.7",
        }

    def test_options(self) -> None:
        """Options stake_cap, hashrate_line and carried, through a deal."""
        for options, paid in (
            ({}, 14),
            ({"stake_cap": 20}, 14),
            ({"stake_cap": 20, "carried": 1}, 20),
            ({"hashrate_line": 6}, 7),
            ({"carried": 1}, 28),
        ):
            state = at("MI16", opponent="MI0 SP2 JK1", **options)
            state.play(state.options()[0])

            assert state.outcome.scores == (paid, -paid)

    def test_import_path(self) -> None:
        """The contract's `rules.war_of_coins.score` and `payment`."""
        rules = importlib.import_module("generator.rules")
        assert rules.war_of_coins.score(["PG"][:0]).total == 0
        assert rules.war_of_coins.payment(pile(PLAIN), pile("MI9")) == 14


class TestMatch:
    def play_on(
        self, seed: int, **options: object
    ) -> tuple[Match, list[Pair], list[tuple[int, Outcome]]]:
        """A match in which everyone ends at once, and its balances after each settlement."""
        match = GAME.match(seed=seed, **options)
        balances = [tuple(match.balances)]
        leaders = []
        while not match.over:
            while match.deal.outcome is None:
                match.deal.play(match.deal.options()[0])
            leaders.append((match.deal.first, match.deal.outcome))
            match.settle()
            balances.append(tuple(match.balances))
        return match, balances, leaders

    def test_10_1_length(self) -> None:
        """war-of-coins-10.1: as many deals as agreed."""
        assert len(self.play_on(1)[0].outcomes) == 10
        assert len(self.play_on(1, deals=3)[0].outcomes) == 3

    def test_10_2_balances(self) -> None:
        """war-of-coins-10.2: what one wins the other loses, and it may fall below zero."""
        _, balances, leaders = self.play_on(2, deals=30)

        assert {sum(pair) for pair in balances} == {0}
        for (before, after), (_, outcome) in zip(pairwise(balances), leaders, strict=True):
            assert after == (before[0] + outcome.scores[0], before[1] + outcome.scores[1])
        assert min(map(min, balances)) < 0

    def test_2_2_the_winner_leads(self) -> None:
        """war-of-coins-2.2, war-of-coins-10.4: the winner plays first, else it stays [37, 156]."""
        _, _, leaders = self.play_on(3, deals=40)

        for (first, outcome), (following, _) in pairwise(leaders):
            assert following == (outcome.winners[0] if outcome.winners else first)

    def test_10_3_void_deals(self) -> None:
        """war-of-coins-10.3, war-of-coins-2.5, A15: paid each time, or once, and not counted."""
        spread = [card for start in range(4) for card in PACK[start:48:4]] + PACK[48:]
        coin = [card for card in spread if card.startswith("ETH.")]
        rest = [card for card in spread if card not in coin]
        void = rest[:20] + coin + rest[20:]
        perfect = coin + rest
        for rule, balances in (("each", [21, -21]), ("once", [14, -14])):
            decks = [void, perfect, void, void, perfect]
            match = GAME.match(decks=decks, void_repeat=rule, deals=2)
            match.settle()
            assert (match.balances, match.first) == ([0, 0], 0)
            match.deal.play(next(m for m in match.deal.options() if m.kind == "claim"))
            match.settle()
            match.settle()
            match.settle()

            assert (match.balances, len(match.outcomes)) == (balances, 1)

    def test_10_4_waste_doubles_only_if_agreed(self) -> None:
        """war-of-coins-10.4, A35, option waste_doubles."""
        for agreed in (False, True):
            match = GAME.match(seed=4, deals=60, waste_doubles=agreed)
            carried = 0
            while not match.over:
                assert match.deal.house["carried"] == carried
                while match.deal.outcome is None:
                    match.deal.play(match.deal.options()[-1])
                reason = match.deal.outcome.reason
                match.settle()
                if agreed and reason == "waste_hashrate":
                    carried = min(carried + 1, 6)
                elif reason != "void":
                    carried = 0

    def test_broke(self) -> None:
        """war-of-coins-10.2, option broke: a balance below zero may end the match."""
        match, balances, _ = self.play_on(5, deals=100, balance=10, broke="ends")

        assert min(balances[-1]) < 0
        assert all(min(pair) >= 0 for pair in balances[:-1])

    def test_too_early(self) -> None:
        """A deal that is going on can't be settled, nor a finished match."""
        with pytest.raises(ValueError, match="isn't over"):
            GAME.match(seed=1).settle()
        with pytest.raises(ValueError, match="match is over"):
            self.play_on(1)[0].settle()
