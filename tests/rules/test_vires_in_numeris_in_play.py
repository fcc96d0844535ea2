"""Vires In Numeris in play: proof, whole games, legality, records, what a seat may know.

What every game must keep is held by test_contract.py.
"""

from __future__ import annotations

import csv
import random
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st
from vires_table import play

from generator.games.vires_in_numeris.rules import CLAUSES, GAME, Move, parse, upkeep
from generator.games.vires_in_numeris.rules.cards import EVENTS
from generator.games.vires_in_numeris.rules.effects import EFFECTS
from generator.games.vires_in_numeris.rules.moves import KINDS, table
from generator.games.vires_in_numeris.rules.state import State
from generator.rules import Evidence, IllegalMove

HERE = Path(__file__)
PACKAGE = HERE.parents[2] / "generator" / "games" / "vires_in_numeris" / "rules"
HR = "hashrate"
#: What lies in the box beside the cards.
PARTS = {"rail": 6, "aid": 6}

with (HERE.parents[1] / "facts" / "vires-in-numeris.csv").open(encoding="utf-8") as _file:
    FACTS = [
        {"kind": row["type"]} | {name: text for name, text in row.items() if text}
        for row in csv.DictReader(_file)
    ]


def wander(state: State, generator: random.Random, most: int = 10**9) -> State:
    """Plays up to `most` random legal moves."""
    while state.seat is not None and most:
        state.play(generator.choice(state.options()))
        most -= 1
    return state


def everything(state: State) -> dict[str, Any]:
    """All that a state consists of, as values to compare."""
    names = [name for name in State.__slots__ if name not in ("legal", "luck", "moves")]
    return {name: repr(getattr(state, name)) for name in names}


seeds = st.integers(0, 2**32)
tables = st.integers(2, 6)


class TestProof:
    """The ledger and the clauses."""

    @pytest.mark.parametrize("row", GAME.ledger.rows, ids=lambda row: row.id)
    def test_row(self, row: Any) -> None:
        """What the source calls for is what the printed facts and the engine have."""
        assert row.expected == row.found(Evidence(FACTS, PARTS, GAME))

    def test_rows_notice_a_wrong_deck(self) -> None:
        """A missing HashRate, a second BULL and an Event printed as an Action are all seen."""
        wrong = [dict(card) for card in FACTS]
        for card in wrong:
            if card["id"] == HR:
                card["copies"] = "63"
            elif card["id"] == "bullish":
                card["copies"] = "2"
            elif card["id"] == "no-coiner":
                card["kind"] = "action"
        evidence = Evidence(wrong, PARTS, GAME)
        seen = {row.id for row in GAME.ledger.rows if row.found(evidence) != row.expected}

        assert {"hashrates", "specials", "specials-each", "events", "actions"} <= seen

    def test_composition_is_the_facts_table(self) -> None:
        """The rules' own cards and copies are those of the facts table, in its order."""
        assert [(c["id"], int(c["copies"])) for c in FACTS] == list(GAME.composition().items())
        assert GAME.composition(hashrates=50)[HR] == 50

    def test_timing_is_the_facts_table(self) -> None:
        """When each card may be played is as the facts table says."""
        facts = {c["id"]: (c["kind"], c.get("timing"), c.get("flip")) for c in FACTS}
        words = {True: "yes", False: "no", None: None}
        known = GAME.card_facts()
        assert facts == {
            card: (fact["kind"], fact.get("timing"), words[fact.get("flip")])  # type: ignore[index]
            for card, fact in known.items()
        }
        assert [HR, *EFFECTS] == list(known)

    def test_rulings_name_real_options(self) -> None:
        """A ruling that can be played otherwise names the option."""
        names = {option.name for option in GAME.options}
        assert {ruling.option for ruling in GAME.ledger.rulings if ruling.option} == names

    @pytest.mark.parametrize("where", ["code", "tests"])
    def test_every_clause_is_cited(self, where: str) -> None:
        """Each clause stands next to code and next to a test, and no stray id is cited."""
        code, tests = PACKAGE.glob("*.py"), HERE.parent.glob("test_vires_in_numeris*.py")
        paths = code if where == "code" else tests
        texts = [path.read_text(encoding="utf-8") for path in sorted(paths)]
        cited = set(re.findall(r"vires-in-numeris-\d+\.\d+", "".join(texts)))

        assert cited == set(CLAUSES)

    def test_every_ruling_is_cited(self) -> None:
        """Each ruling is named beside the code that follows it, and no other is."""
        texts = [path.read_text(encoding="utf-8") for path in sorted(PACKAGE.glob("*.py"))]
        plain = re.sub(r"\n *#", "", "\n".join(texts))
        lists = re.findall(r"; rulings? ([a-z-]+(?:, [a-z-]+)*)", plain)
        cited = {name for names in lists for name in names.split(", ")}

        assert cited == {ruling.id for ruling in GAME.ledger.rulings}

    def test_unknown_options_are_refused(self) -> None:
        """By name, with what there is instead."""
        wrongs: list[dict[str, Any]] = [{"pool": 1}, {"goal": 99}, {"turn_cap": 0}, {"first": 2}]
        for wrong in wrongs:
            with pytest.raises(ValueError, match=next(iter(wrong))):
                GAME.new(players=2, seed=1, **wrong)
        with pytest.raises(ValueError, match="7"):
            GAME.new(players=7, seed=1)

    def test_wrong_decks_are_refused(self) -> None:
        """A Deck or a position in which cards are missing is not dealt, and they are named."""
        whole = GAME.new(players=2, seed=1).opening.deck
        with pytest.raises(ValueError, match="2 players' Deck: hashrate 100 instead of 58"):
            GAME.new(deck=[HR] * 100)
        with pytest.raises(ValueError, match="joker 1 instead of 0"):
            GAME.new(deck=[*whole[1:], "joker"])
        with pytest.raises(ValueError, match="None 1 instead of 0"):
            GAME.new(deck=[*whole[1:], None])  # type: ignore[list-item]
        with pytest.raises(ValueError, match="hashrate 8 instead of 64"):
            GAME.position(hands={0: [HR, HR]}, rest=False)
        with pytest.raises(ValueError, match="no Event"):
            GAME.position(hands={0: ["no-coiner"]})


class TestPlay:
    """Random play of whole games."""

    @pytest.mark.parametrize("players", GAME.players)
    def test_cards_are_conserved(self, players: int) -> None:
        """At every step each card is in one zone, and in one where it may be."""
        whole = Counter(GAME.composition())
        generator = random.Random(players)
        for seed in range(4):
            state = GAME.new(players=players, seed=seed, turn_cap=120)
            while state.seat is not None:
                zones = state.zones()
                assert whole == Counter(card for pile in zones.values() for card in pile)
                assert HR not in zones["trash"]
                for seat in range(players):
                    assert len(zones[f"chain-{seat}"]) >= 1
                    assert EVENTS.isdisjoint(zones[f"hand-{seat}"])
                    assert HR not in zones[f"front-{seat}"]
                assert state.options()
                assert max(state.chains) < state.house.goal
                state.play(generator.choice(state.options()))
            assert state.outcome is not None
            assert not state.options()
            assert (max(state.chains) >= state.house.goal) == (
                state.outcome.reason == "chain-complete"
            )

    @pytest.mark.parametrize("players", GAME.players)
    def test_pool_and_mining_from_turn_to_turn(
        self, players: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """One Block a turn; at the end of a turn the Pool is empty only if a penalty found
        nothing to take."""
        ends = []

        def at_end(state: State) -> None:
            owned = state.hr[state.turn] + state.banks[state.turn]
            upkeep.pay_penalties(state)
            ends.append((state.counts.get("mined", 0), state.pool or not owned))

        monkeypatch.setattr("generator.games.vires_in_numeris.rules.turn.pay_penalties", at_end)
        for seed in range(4):
            wander(GAME.new(players=players, seed=seed, turn_cap=200), random.Random(seed))
            assert all(paid for _, paid in ends)
            assert all(now - then <= 1 for (then, _), (now, _) in pairwise(ends))
            ends.clear()

    @pytest.mark.parametrize("players", GAME.players)
    def test_scores_move_with_blocks_and_coins_only(self, players: int) -> None:
        """Mining at the usual reward is worth two points, turning a HashRate over one."""
        generator = random.Random(players)
        state = GAME.new(players=players, seed=9, turn_cap=200)
        while state.seat is not None:
            move = generator.choice(state.options())
            seat, before, front = move.seat, state.scores(), list(state.fronts[move.seat])
            pool = state.pool
            state.play(move)
            if move.kind == "mine" and not front and pool:
                assert state.scores()[seat] == before[seat] + 2
            elif move.kind == "dismiss" and state.turn == seat:
                assert state.scores() == before

    def test_every_card_is_used(self) -> None:
        """No card of the deck is without use in random play."""
        used: set[str] = set()
        for seed in range(60):
            state = wander(GAME.new(players=4, seed=seed, turn_cap=300), random.Random(seed))
            used |= {card for card, _ in state.stats["uses"]}

        assert set(EFFECTS) == used

    @pytest.mark.parametrize(
        "options",
        [
            {"genesis": 0},
            {"pool_refill": "now"},
            {"hashrates": 50},
            {"goal": 3},
            {"kyc": "flip"},
            {"first": 1},
            {"turn_cap": 7},
        ],
        ids=lambda options: next(iter(options)),
    )
    def test_options_play(self, options: dict[str, Any]) -> None:
        """Every house rule plays to an end, and is in the record."""
        for seed in range(5):
            state = GAME.new(players=3, seed=seed, **({"turn_cap": 200} | options))
            wander(state, random.Random(seed))
            assert state.outcome is not None
            assert GAME.transcript(GAME.replay(GAME.transcript(state))) == GAME.transcript(state)

    def test_refill_now_never_leaves_a_dry_pool_for_a_decision(self) -> None:
        """With pool_refill=now the Pool is full again before the next Action, if cards are."""
        generator = random.Random(2)
        state = GAME.new(players=4, seed=2, pool_refill="now", turn_cap=200)
        while state.seat is not None:
            if state.question is not None and state.question.name == "play" and state.deck:
                assert state.pool
            state.play(generator.choice(state.options()))


class TestLegality:
    """`options`, `play` and the reason of a refusal agree."""

    def test_what_only_looks_like_a_move_is_refused(self) -> None:
        """A tuple with the same parts isn't a move, and changes nothing either."""
        state = GAME.position()
        before = everything(state)
        with pytest.raises(IllegalMove, match="not a move"):
            state.play(tuple(state.options()[0]))  # type: ignore[arg-type]
        assert before == everything(state)

    def test_a_move_made_by_hand_counts_if_it_is_equal(self) -> None:
        """Nobody has to take ours out of the list."""
        state = GAME.position(hands={0: ["bearish"]})
        state.play(Move("play", ("bearish",), 0, 1))
        assert GAME.replay(GAME.transcript(state)).zones() == state.zones()

    @pytest.mark.parametrize("card", ["51-attack", "bearish", "nonce", "bullish", "testnet", HR])
    @pytest.mark.parametrize("target", [5, -1, 10**30, "x", 1.0, True, (1,), object()])
    @pytest.mark.parametrize("part", ["play", "draw"])
    def test_a_target_is_a_seat_or_nobody(self, card: str, target: Any, part: str) -> None:
        """Any other is refused by `refusal` and `play`, at every question, and changes nothing."""
        hands = {0: [HR, HR, "51-attack", "bearish", "nonce"], 1: [HR, "testnet"]}
        deck = ["byzantine-generals", "bullish"]
        state = GAME.position(hands=hands, chains={1: 3}, part=part, deck=deck)
        for line in ("seat 0: vote (hr)", "seat 1: vote (hr)", "seat 0: play bearish on seat 1"):
            before = everything(state)
            for kind in KINDS:
                assert state.seat is not None
                move = Move(kind, (card,), state.seat, target)
                refusal = state.refusal(move)
                assert refusal is not None and refusal.reason
                with pytest.raises(IllegalMove):
                    state.play(move)
            assert before == everything(state)
            if line in map(str, state.options()):
                play(state, line)

    def test_the_shape_of_a_move_is_that_of_all_games(self) -> None:
        """Kind, cards, seat, target, and behind them a choice."""
        assert Move._fields[:4] == ("kind", "cards", "seat", "target")
        assert Move("play", ("whale",), 0, None, "hit") == parse("seat 0: play whale (hit)")

    @pytest.mark.parametrize("players", [1, 7, True, None, "2"])
    def test_moves_of_a_table_that_there_is_not(self, players: Any) -> None:
        """Two to six can play."""
        with pytest.raises(ValueError, match="2 to 6"):
            GAME.moves(players)

    def test_the_list_of_moves_is_not_ours_to_change(self) -> None:
        """Sorting or cutting what `options` returned changes nothing of what is legal."""
        state = GAME.position(hands={0: ["bearish", "bullish"]})
        assert isinstance(state.options(), tuple)

    @pytest.mark.parametrize("players", GAME.players)
    def test_moves_print_and_read_back(self, players: int) -> None:
        """Every move that can occur is one line of text."""
        moves = table(players)
        lists: list[Any] = [moves.mine, moves.end, moves.done, moves.no]
        lists += [*moves.votes, *moves.kyc, *(choice for seat in moves.ponzi for choice in seat)]
        lists += [list(seat.values()) for seat in moves.dismiss]
        lists += [list(gifts.values()) for seat in moves.give for gifts in seat]
        lists += [list(parties.values()) for seat in moves.answer for parties in seat.values()]
        lists += [plays for seat in moves.plays for plays in seat.values()]
        for move in (move for some in lists for move in some):
            assert parse(str(move)) == move

    @pytest.mark.parametrize(
        "line", ["", "seat 0", "seat 0: fly", "seat 0: play bulish", "seat 0: mine (x) "]
    )
    def test_other_text_is_no_move(self, line: str) -> None:
        """Nothing is guessed."""
        with pytest.raises(ValueError, match="not a move|no card"):
            parse(line)


class TestRecords:
    """Seeds, transcripts, replays, copies."""

    def test_a_position_is_recorded(self) -> None:
        """Also a game that didn't start as the rulebook says."""
        state = GAME.position(
            3,
            hands={0: [HR, "bullish"], 2: ["testnet"]},
            chains={1: 3},
            banks={2: 0},
            pool=7,
            fronts={1: ["halving"]},
            trash=["no-coiner"],
            turn=2,
        )
        state.play(parse("seat 2: end"))
        text = GAME.transcript(state)

        assert GAME.transcript(GAME.replay(text)) == text
        assert GAME.replay(text).zones() == state.zones()

    def test_handed_in_chance_needs_no_generator(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Deck, flips and shuffles given: the same game, and nothing random is touched."""
        seeded = wander(GAME.new(players=2, seed=4, turn_cap=200), random.Random(4))
        moves = [entry for entry in seeded.log if isinstance(entry, Move)]
        chance = [entry for entry in seeded.log if not isinstance(entry, Move)]
        assert any(isinstance(entry, tuple) for entry in chance)

        monkeypatch.setattr("generator.games.vires_in_numeris.rules.chance.Random", None)
        state = GAME.new(
            players=2,
            deck=seeded.opening.deck,
            chance=chance,
            turn_cap=200,
            first=seeded.opening.turn,
        )
        for move in moves:
            state.play(move)
        assert state.zones() == seeded.zones()
        assert state.log == seeded.log

    def test_missing_chance_says_so(self) -> None:
        """A flip that nobody handed in is named, and so is one of the wrong sort; the game stands
        as before, and other moves can still be made."""
        for chance in ((), ("heads",)):
            state = GAME.position(hands={0: [HR, "trading-bot"]}, chance=chance)
            before = everything(state)
            with pytest.raises(ValueError, match="flip"):
                state.play(parse("seat 0: play trading-bot on seat 1"))
            assert everything(state) == before
            state.play(parse("seat 0: end"))

    @pytest.mark.parametrize("chance", [(), ("win",), ([HR],), (7,)])
    def test_a_missing_shuffle_says_so(self, chance: Any) -> None:
        """Halfway through the end of a turn nothing has happened yet."""
        state = GAME.position(pool=60, trash=list(EFFECTS), rest=False, chance=chance)
        before = everything(state)
        with pytest.raises(ValueError, match="shuffle"):
            state.play(parse("seat 0: end"))
        assert everything(state) == before

    @pytest.mark.parametrize("seed", ["seven", True, 1.0])
    def test_a_seed_is_a_number(self, seed: Any) -> None:
        """Another one could not be read back from a record."""
        with pytest.raises(ValueError, match=repr(seed)):
            GAME.new(seed=seed)
        with pytest.raises(ValueError, match=repr(seed)):
            GAME.replay(GAME.transcript(GAME.position()), seed=seed)

    def test_a_new_game_needs_a_seed_or_a_deck(self) -> None:
        """Nothing is random unless somebody says from where."""
        for too_little in ({}, {"chance": ["win"]}, {"players": 3}):
            with pytest.raises(ValueError, match="needs a seed, or a deck in deal order"):
                GAME.new(**too_little)

    def test_a_record_without_a_seed_goes_on_with_one(self) -> None:
        """And one that names a seed takes no other."""
        deck = GAME.new(seed=3).opening.deck
        bare = GAME.transcript(GAME.new(deck=deck))
        seeded = GAME.transcript(GAME.new(deck=deck, seed=3))
        ends = [
            wander(GAME.replay(record, seed=3), random.Random(4)).log for record in (bare, seeded)
        ]
        assert ends[0] == ends[1]
        with pytest.raises(ValueError, match="seed is 3, not 4"):
            GAME.replay(seeded, seed=4)

    def test_a_position_has_only_seats_that_there_are(self) -> None:
        """Cards for a third of two players are not lost silently."""
        for piles in ({"hands": {2: []}}, {"banks": {-1: 1}}, {"chains": {6: 2}}):
            with pytest.raises(ValueError, match="no seat"):
                GAME.position(**piles)

    @pytest.mark.parametrize(
        ("change", "line"),
        [
            (("vires-in-numeris\n", "war\n"), "line 1:"),
            (("begin\n", ""), "line 6: no line 'begin'"),
            (("seat 0: end", "seat 0: pass"), "line 7: seat 0: pass"),
            (("seat 0: end", "seat 0: fly"), "line 7: "),
            (("players 2", "players 2 2\nplayers 2"), "line 3: 'players' stands twice"),
            (("deck hashrate", "deck"), "line 6: not the cards"),
            (("first 0", "first 2"), "line 6: no game begins with the draw part of seat 2"),
            (("players 2", "players 7"), "line 5: the setup is not complete or not right: 2 to 6"),
            (("kyc=reveal", "kyc=name"), "line 5: the setup is not complete or not right: option"),
            (("kyc=reveal", "kyc"), "'kyc' is not an option and its value"),
            (("first 0", "first 0\nbank 1 1"), "line 5: 'bank' is no part of a setup"),
            (("first 0", "first 0\nbanks 1"), "line 7: 2 players have as many Banks and Chains"),
        ],
    )
    def test_a_bad_record_names_its_line(self, change: tuple[str, str], line: str) -> None:
        """Whoever edits a record by hand finds the line."""
        deck = [HR, HR, "oracle", *([HR] * 56), *(i for i in EFFECTS if i != "oracle")]
        state = GAME.new(players=2, deck=deck)
        state.play(parse("seat 0: end"))
        text = GAME.transcript(state)
        assert change[0] in text
        with pytest.raises(ValueError, match=re.escape(line)):
            GAME.replay(text.replace(*change, 1))


class TestHidden:
    """What a seat may know."""

    def test_votes_are_sealed(self) -> None:
        """Who has voted is seen, what is not; one's own vote is known."""
        state = GAME.position(
            3, hands={0: ["bearish"]}, part="draw", deck=["byzantine-generals", "bullish"]
        )
        state.play(parse("seat 0: vote (hr)"))

        assert state.view(0)["votes"] == {0: "hr"}
        assert state.view(1)["votes"] == {0: "sealed"}

    def test_a_held_answer_is_not_given_away(self) -> None:
        """That a seat is asked for an answer would show what it holds."""
        state = GAME.position(hands={0: ["bearish"], 1: ["testnet"]})
        state.play(parse("seat 0: play bearish on seat 1"))

        assert state.seat == 1
        assert (state.view(1)["asked"], state.view(1)["question"]) == (1, "cancel")
        assert (state.view(0)["asked"], state.view(0)["question"]) == (None, "answer")
        assert state.view(0)["options"] == []
