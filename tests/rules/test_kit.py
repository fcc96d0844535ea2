"""The kit: a game that is declared in a page keeps the whole contract, and what can't be meant is
told when the class is made.
"""

from __future__ import annotations

import importlib
import shutil
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kit_games import black_moon, deep_shaft, pig

from generator.rules import Evidence, IllegalMove, Ledger, Option, Refusal, kit
from generator.rules.contract import Move
from generator.simulation import claims

MOON, SHAFT, PIG = black_moon.PACK.game, deep_shaft.PACK.game, pig.PACK.game


def game(table: Any, **parts: Any) -> Any:
    """A game for two of a table class, with no ledger to speak of."""
    parts = {"players": range(2, 3), "ledger": Ledger("none", ()), **parts}
    return kit.Game("try", "A Try", table, **parts)


@pytest.mark.parametrize("name", ["black_moon", "deep_shaft", "pig"])
def test_a_complete_game_is_under_a_hundred_lines(name: str) -> None:
    """Issue: a trick-taking or push-your-luck game in under 100 lines, citations included."""
    path = Path(__file__).parent / "kit_games" / f"{name}.py"
    text = path.read_text("utf-8")
    pack = importlib.import_module(f"kit_games.{name}").PACK
    assert len(text.splitlines()) < 100
    assert pack.clauses and pack.game.ledger.rows and "PACK = " in text
    for clause in pack.clauses:
        assert text.count(clause) > 1, f"{clause} stands next to no code"


def test_ledgers_of_the_games_hold() -> None:
    """The rows of a kit's ledger measure a deck as those of any other engine do."""
    facts = [{"id": c, "copies": n, "kind": "", **MOON.card_facts()[c]}
             for c, n in MOON.composition().items()]  # fmt: skip
    for row in MOON.ledger:
        assert row.found(Evidence(facts, {}, MOON)) == row.expected
        assert row.found(Evidence(facts[1:], {}, MOON)) != row.expected


def test_it_is_quick_enough_for_simulation() -> None:
    """Some 20,000 decisions a second of processor time for a small game; half of that is held
    here, so that a slow machine doesn't fail it."""
    chance, decisions, began = Random(1), 0, time.process_time()
    for seed in range(60):
        state = SHAFT.new(seed=seed)
        while state.outcome is None:
            moves = state.options()
            state.play(moves[int(chance.random() * len(moves))])
            decisions += 1
    assert decisions / (time.process_time() - began) > 10_000


def test_claims_are_stale_when_the_kit_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of the kit goes as the kit does: its published figures are of both."""
    pack = replace(black_moon.PACK, source=Path(black_moon.__file__))
    before = claims.code_hash(pack)
    shutil.copytree(Path(kit.__file__).parents[1], tmp_path / "rules")
    monkeypatch.setattr(claims, "_RULES", tmp_path / "rules")
    assert claims.code_hash(pack) == before
    with (tmp_path / "rules" / "kit" / "chance.py").open("a", encoding="utf-8") as file:
        file.write("SIDES = 7\n")
    assert claims.code_hash(pack) != before


# Black Moon as its source has it

LOW, HIGH = ["6C", "7C", "8C"], ["AC", "KC", "QC"]


def trick(*hands: list[str], **counters: Any) -> Any:
    """A table of three, seat 0 to lead."""
    zones = {f"hand-{seat}": hand for seat, hand in enumerate(hands)}
    return MOON.position(zones=zones, counters=counters)


def test_follow_suit() -> None:
    """black-moon-2.2, line 3: follow the suit that was led if you can, else play anything."""
    state = trick(["6C", "7D"], ["8C", "QS"], ["QD", "AH"])
    state.play(Move("play", ("6C",), 0))

    assert state.refusal(Move("play", ("QS",), 1)) == Refusal(
        "you can follow the suit that was led", "black-moon-2.2"
    )
    assert state.options() == (Move("play", ("8C",), 1),)
    state.play(Move("play", ("8C",), 1))
    assert [move.cards for move in state.options()] == [("QD",), ("AH",)]


def test_highest_of_the_suit_led_takes_and_leads() -> None:
    """black-moon-2.1, line 4."""
    state = trick(["6C", "7D"], ["8C", "QS"], ["AH", "10H"])
    for seat, card in enumerate(("6C", "8C", "AH")):
        state.play(Move("play", (card,), seat))

    assert state.seat == 1
    assert state.zones()["taken-1"] == ("6C", "8C", "AH")
    assert state.scores() == [0, 1, 0]


def test_fewest_points_win() -> None:
    """black-moon-3.1, lines 5 and 6: a Heart is 1, the Queen of Spades 7."""
    state = trick(["AS"], ["QS"], ["6H"])
    while state.outcome is None:
        state.play(state.options()[0])
    assert (state.outcome.winners, state.outcome.scores) == ((1, 2), (8, 0, 0))
    assert state.outcome.clause == "black-moon-3.1"


def test_a_passed_card_is_known_to_who_passed_it() -> None:
    """`show`: no guess of the giver puts it elsewhere, until it is played; others don't know."""
    state = MOON.new(players=4, seed=3)
    first = state.hand[0][0]
    while state.passing:
        assert state.options()[0].kind == "pass"
        state.play(state.options()[0])

    assert state.view(0)["known"] == {"hand-1": (first,)}
    assert state.view(2)["known"] == {"hand-3": state.view(2)["known"]["hand-3"]}
    chance = Random(1)
    assert all(first in state.guess(0, chance).hand[1] for _ in range(20))
    assert not all(first in state.guess(2, chance).hand[1] for _ in range(20))
    state.play(state.options()[0])
    state.hand[1].remove(first)
    state.hand[1].insert(0, first)
    while first in state.hand[1]:
        moves = state.options()
        state.play(next((move for move in moves if first in move.cards), moves[0]))
    assert "hand-1" not in state.view(0)["known"]


# Chance


def test_handed_in_chance_needs_no_seed() -> None:
    """line 5 of the shaft: the reshuffle is an outcome like the die; without it the move is no
    more possible and nothing has happened."""
    deck = ["water", "water", *(card for card, n in deep_shaft.GOLD.items() for _ in range(n)),
            "gas", "gas", "rats", "rats"]  # fmt: skip
    state = SHAFT.new(deck=deck, chance=[6])
    state.play(state.options()[0])
    state.play(Move("dig", (), 0))
    assert state.zones()["aside"] == ("water", "water")
    assert SHAFT.transcript(state).endswith("seat 0: dig\nseat 0: dig\nchance: 6\n")

    state = SHAFT.new(deck=deck)
    state.play(Move("dig", (), 0))
    before = state.zones(), SHAFT.transcript(state)
    with pytest.raises(ValueError, match="a number from 1 to 6 is due"):
        state.play(Move("dig", (), 0))
    assert (state.zones(), SHAFT.transcript(state)) == before
    assert state.options()


@pytest.mark.parametrize("wrong", [0, 7, "6", True, 2.5, ("water",), None])
def test_an_outcome_of_another_sort_is_refused(wrong: Any) -> None:
    """The die shows 1 to 6."""
    state = PIG.new(deck=[], chance=[wrong])
    with pytest.raises(ValueError, match="where a number from 1 to 6 is due"):
        state.play(Move("roll"))
    assert state.options() == (Move("roll"),)


def test_a_shuffle_handed_in_has_the_same_cards() -> None:
    """No card comes or goes in a shuffle."""
    state = SHAFT.position(zones={"aside": ["gas", "rats"]}, chance=[["gas", "water"]])
    with pytest.raises(ValueError, match="where gas rats are shuffled"):
        state.play(Move("dig"))
    state = SHAFT.position(zones={"aside": ["gas", "rats"]}, chance=[["rats", "gas"]])
    state.play(Move("dig"))
    assert state.zones() == {"deck": ("gas",), "shaft": ("rats",), "aside": ()}


def test_dice_and_shuffles_are_fair() -> None:
    """Each side about as often as the other; each card on top about as often."""
    seen: Counter[int] = Counter()
    tops: Counter[str] = Counter()
    for seed in range(600):
        state = PIG.new(seed=seed)
        state.play(Move("roll"))
        seen[int(PIG.transcript(state).split()[-1])] += 1
        tops[MOON.new(seed=seed, passing=False).hand[0][0]] += 1
    assert set(seen) == {1, 2, 3, 4, 5, 6} and max(seen.values()) < 140 < 2 * min(seen.values())
    assert len(tops) == 36 and max(tops.values()) < 40


# Refusals, positions, records


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Move("play", (), 0), "play takes 1 of the cards, not 0"),
        (Move("play", ("6C", "7D"), 0), "play takes 1 of the cards, not 2"),
        (Move("play", ("QS",), 0), "QS is not in the hand so often"),
        (Move("play", ("6C",), 1), "it is seat 0's turn"),
        (Move("play", ("6C",), 0, 1), "1 is nothing that it can be aimed at"),
        (Move("pass", ("6C",), 0), "all have passed"),
        (Move("fold", (), 0), "that is not a move of this game"),
        (Move("play", ("6C",), 3), "that is not a move of this game"),
        (("play", ("6C",), 0, None), "that is not a move of this game"),
    ],
)
def test_refusals_say_what_is_wrong(move: Any, reason: str) -> None:
    """In a sentence, with the clause of the move or of what refuses it."""
    state = trick(["6C", "7D"], ["8C", "QS"], ["QD", "AH"])
    refusal = state.refusal(move)
    assert refusal.reason == reason
    assert refusal.clause in black_moon.CLAUSES or reason.startswith("that is not")
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert (refused.value.reason, refused.value.clause) == refusal


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"zones": {"table": []}}, "no zone 'table'; there are deck, hand-0"),
        ({"zones": {"hand-0": ["6C"], "trick": ["6C"]}}, "doesn't have so many: 6C"),
        ({"zones": {"hand-0": ["1C"]}}, "doesn't have so many: 1C"),
        ({"zones": {"hand-1": ["6C"]}}, "seat 0 has no legal move"),
        ({"counters": {"moon": 1}}, "no counter 'moon'; there are passing"),
        ({"counters": {"passing": 1}}, "passing: 1 is of another sort than False"),
        ({"turn": 3}, "turn: there is no seat 3"),
        ({"turn": True}, "turn: there is no seat True"),
        ({"turns": 0}, "turns: 0 is no number of turns"),
        ({"players": 2}, "Black Moon is for 3 to 4 players, not 2"),
        ({"known": {"hand-1": {0: ["QS"]}}}, "known hand-1 0: QS can't be known there"),
        ({"so_far": {"wins": 1}}, "isn't made of moves, first"),
        ({"so_far": {"peaks": {"x": "y"}}}, "peaks can't be"),
        ({"so_far": {"outcome": [[5], [1, 2, 3], "", "", False]}}, "the outcome can't be"),
        ({"passing": 2}, "option passing: 2 is not one of True, False"),
    ],
)
def test_positions_that_cannot_be(arguments: dict[str, Any], message: str) -> None:
    """A position is refused by what is wrong in it."""
    with pytest.raises(ValueError, match=message):
        MOON.position(**({"zones": {"hand-0": ["6C"]}} | arguments))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("deep-shaft\n", "deep-mine\n", "line 1: expected 'deep-shaft'"),
        ("players: 2", "players: two", "line 2: "),
        ("players: 2", "players: 9", "lines 2 to 4: The Deep Shaft is for 2 to 4 players, not 9"),
        ("option goal: 5", "option goal: 9", "option goal: '9' is not one of 5, 4, 6"),
        ("option goal", "option aim", "line 3: no option 'aim'"),
        ("deck: ", "deck: gold-9 ", "it has gold-9 too often"),
        ("players: 2\n", "players: 2\nplayers: 2\n", "line 3: .*stands there twice"),
        ("seat 0: dig", "seat 0: dig deep", "line 5: 'seat 0: dig deep' is not a move"),
        ("seat 0: dig", "seat 1: dig", "line 5: seat 1: dig: it is seat 0's turn"),
        ("seat 0: dig", "chance: 4\nseat 0: dig", "line 5: nothing is left to chance here"),
        ("chance: 6", "chance: 7", "line 7: .*chance gives 7 where a number from 1 to 6 is due"),
        ("chance: 6", "chance: 06", "line 8: the rules give 'chance: 6'"),
        ("chance: 6\n", "", "line 7: .*chance is used up"),
    ],
)  # fmt: skip
def test_broken_transcripts_name_their_line(old: str, new: str, message: str) -> None:
    """Whoever edits a record by hand finds the line."""
    gold = ["gold-1", "gold-1", *["gold-2", "gold-3", "gold-4", "gold-5"] * 3]
    deck = ["gold-1", "water", "water", *gold, "gas", "gas", "rats", "rats"]
    state = SHAFT.new(deck=deck, chance=[6])
    for _ in range(3):
        state.play(Move("dig"))
    text = SHAFT.transcript(state)
    assert old in text

    with pytest.raises(ValueError, match=message):
        SHAFT.replay(text.replace(old, new, 1))


def test_a_guess_of_a_finished_game_can_be_written_and_read() -> None:
    """The outcome stands in its head."""
    state = SHAFT.new(seed=1)
    while state.outcome is None:
        state.play(state.options()[-1])
    guess = state.guess(0, Random(1))
    again = SHAFT.replay(SHAFT.transcript(guess))
    assert (again.outcome, again.seat, again.options()) == (state.outcome, None, ())


# The guard


def test_a_game_without_end_is_stopped() -> None:
    """`most_moves`: nobody has won, and the outcome says that it was no rule."""

    class Endless(kit.Table):
        @kit.move("wait")
        def waits(self) -> None:
            self.turn_to(self.left())

    state = game(Endless, most_moves=5).new(seed=1)
    while state.outcome is None:
        state.play(state.options()[0])
    assert (state.outcome.guard, state.outcome.winners, state.turns) == (True, (), 6)


def test_a_game_that_is_stuck_says_after_what() -> None:
    """A rule is missing, and its author reads where."""

    class Stuck(kit.Table):
        done = kit.value(False)

        @kit.move("go")
        def goes(self) -> None:
            self.done = True

        @goes.unless("", "once is enough")
        def again(self) -> bool:
            return self.done

    state = game(Stuck).new(seed=1)
    state.play(state.options()[0])
    with pytest.raises(RuntimeError, match="try: after 'seat 0: go' seat 0 has no legal move"):
        state.options()


# What is declared


class Auction(kit.Table):
    """Sealed bids, several cards at once, targets of every sort, cards that fit in some zones."""

    deck = kit.deck(shuffled=False)
    hand = kit.zone("owner", each=True)
    back = kit.zone("others", each=True)
    row = kit.zone()
    bid = kit.value(None, each=True, seen="owner", among=("low", "high"))
    trump = kit.value("gold", seen="hidden", among=("gold", "gray"))
    coins = kit.counter(2, each=True, limit=9)

    def setup(self) -> None:
        for seat in self.seats:
            self.deal(self.deck, self.hand[seat], 4)
            self.deal(self.deck, self.back[seat], 1)
        self.deal(self.deck, self.row, 2)

    def fits(self, zone: str, card: str) -> bool:
        return card != "joker" or zone == "deck"

    @kit.move("bid", target=["low", "high"], clause="bids")
    def bids(self, how: str) -> None:
        self.bid[self.seat] = how
        self.turn_to(self.left())

    @bids.unless("bids", "it has bid")
    def has_bid(self, how: str) -> bool:
        return self.bid[self.seat] is not None

    @kit.move("swap", takes="hand", number=range(1, 3), target="row")
    def swaps(self, cards: tuple[str, ...], other: str) -> None:
        for card in cards:
            self.hand[self.seat].remove(card)
            self.row.append(card)
        self.row.remove(other)
        self.hand[self.seat].append(other)

    @swaps.unless("swaps")
    def one_only(self, cards: tuple[str, ...], other: str) -> str:
        return f"no more than {other}" if len(self.row) > 3 else ""

    @kit.move("pay", target="opponents")
    def pays(self, other: int) -> None:
        self.coins[self.seat] -= 1
        self.coins[other] += 1
        if self.coins[self.seat] == 0:
            self.end("broke")

    @kit.move("name", target="seats")
    def names(self, seat: int) -> None:
        self.turn_to(seat)

    def scores(self) -> list[int]:
        return self.coins


CARDS = {"a": 2, "b": 1, "c": 3, "d": 2, "joker": 2, "e": 6}
AUCTION = game(Auction, cards=CARDS)


def test_several_cards_and_every_sort_of_target() -> None:
    """Copies count once; cards are named in the pack's order; targets are seats, cards or words."""
    state = AUCTION.new(seed=1)
    assert state.hand[0] == ["a", "a", "b", "c"]
    told = [str(move) for move in state.options()]
    assert told[:2] == ["seat 0: bid on low", "seat 0: bid on high"]
    swaps = [line for line in told if "swap" in line]
    cards = ["a", "b", "c", "a a", "a b", "a c", "b c"]
    row = list(dict.fromkeys(state.row))
    assert swaps == [f"seat 0: swap {some} on {aim}" for some in cards for aim in row]
    assert told[-3:] == [
        "seat 0: pay on seat 1",
        "seat 0: name on seat 0",
        "seat 0: name on seat 1",
    ]
    every = AUCTION.moves(2)
    assert set(state.options()) <= set(every) and Move("swap", ("b", "b"), 0, "a") not in every

    state.play(Move("swap", ("a", "b"), 0, row[0]))
    assert (state.hand[0], len(state.row)) == (["a", "c", row[0]], 3)
    state.play(Move("swap", ("a", "c"), 0, state.row[0]))
    refusal = state.refusal(Move("swap", (state.hand[0][0],), 0, state.row[0]))
    assert refusal == Refusal(f"no more than {state.row[0]}", "swaps")


def test_who_sees_what() -> None:
    """Open, hidden, the owner's, the others'; a value that isn't open, and one that is None."""
    state = AUCTION.new(seed=1)
    state.play(Move("bid", (), 0, "high"))
    mine, theirs = state.view(0), state.view(1)
    assert (mine["hand"][0], theirs["hand"][0]) == (("a", "a", "b", "c"), ("?",) * 4)
    assert (mine["back"][0], theirs["back"][0]) == (("?",), tuple(state.back[0]))
    assert (mine["bid"], theirs["bid"]) == (("high", None), ("?", None))
    assert mine["trump"] == theirs["trump"] == "?"
    assert mine["row"] == theirs["row"] == tuple(state.row)
    assert mine["deck"] == ("?",) * len(state.deck)
    assert state.stats["peaks"] == {"coins": 4} and AUCTION.limits() == {"coins": 9}


def test_guesses_keep_to_what_fits_and_guess_values_too() -> None:
    """Hidden values come from `among`; a card is guessed only where it fits."""
    state = AUCTION.position(
        zones={"deck": ["joker", "e", "joker"], "hand-0": ["a"], "hand-1": ["c", "d"],
               "row": ["b"]},
        counters={"bid": ["high", "low"]},
    )  # fmt: skip
    chance = Random(4)
    guesses = [state.guess(0, chance) for _ in range(60)]
    assert {guess.bid[1] for guess in guesses} == {"low", "high"}
    assert {guess.bid[0] for guess in guesses} == {"high"}
    assert {guess.trump for guess in guesses} == {"gold", "gray"}
    assert not any("joker" in guess.hand[1] for guess in guesses)
    assert {tuple(sorted(guess.hand[1])) for guess in guesses} == {
        ("c", "d"), ("c", "e"), ("d", "e"),
    }  # fmt: skip
    assert all(guess.view(0) == state.view(0) for guess in guesses)


def test_options_change_the_pack() -> None:
    """`cards` may be a function of the house rules; `moves` has the cards of all of them."""

    class Pick(kit.Table):
        deck = kit.deck("open", shuffled=False)

        @kit.move("pick", takes="deck")
        def picks(self, card: str) -> None:
            self.end("picked", winners=[self.seat])

    picking = game(
        Pick,
        cards=lambda rules: {"x": 1, "y": 1} if rules["more"] else {"x": 1},
        options=[Option("more", False, (False, True), "More cards.")],
    )
    assert picking.composition() == {"x": 1} and picking.composition(more=True) == {"x": 1, "y": 1}
    assert [move.cards for move in picking.moves(2)] == [("x",), ("y",), ("x",), ("y",)]
    assert len(picking.new(seed=1).options()) == 1
    assert len(picking.new(deck=["y", "x"], more=True).options()) == 2
    with pytest.raises(ValueError, match="it lacks y"):
        picking.new(deck=["x"], more=True)


def test_what_is_not_declared_cannot_be_set() -> None:
    """It would be missing in copies and transcripts."""
    state = PIG.new(seed=1)
    with pytest.raises(AttributeError, match=r"Pig.bonus isn't declared; write bonus = kit.value"):
        state.bonus = 3


def _class(**parts: Any) -> Callable[[], Any]:
    return lambda: type("Wrong", (kit.Table,), parts)


def _move(name: str = "go", **parts: Any) -> Any:
    return kit.move(name, **parts)(lambda self: None)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: kit.zone("secret"), "seen='secret' is not one of open, hidden, owner, others"),
        (lambda: kit.zone("owner"), "needs an owner: add each=True"),
        (lambda: kit.value(seen="hidden"), "needs among="),
        (lambda: kit.counter(seen="hidden"), "needs among="),
        (lambda: kit.move("two words"), "is one word, not 'two words'"),
        (_class(play=_move("play")), "Wrong.play: every table has a 'play'; take another"),
        (_class(me=kit.zone()), "every table has a 'me'"),
        (_class(one=kit.deck(), two=kit.deck()), "there is one deck"),
        (_class(one=_move(), two=_move()), "two kinds of moves have one name"),
        (_class(one=_move(takes="hnd")), "go names no zone with 'hnd'"),
        (_class(one=_move(target="oponents")), "go names no zone with 'oponents'"),
        (lambda: game(pig.Pig, cards={"a": 1}), "cards need a zone to begin in"),
        (lambda: game(Auction, cards={"a b": 1}), "a card's id is one word, not 'a b'"),
    ],
)
def test_what_cannot_be_meant_is_told_at_once(make: Callable[[], Any], message: str) -> None:
    """When the class or the game is made, not in the middle of a game."""
    with pytest.raises(TypeError, match=message):
        make()


@pytest.mark.parametrize("seed", ["7", 7.0, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    """Another one could not be told from a word later."""
    with pytest.raises(ValueError, match="a seed is a whole number"):
        PIG.new(seed=seed)


def test_next_to_the_left() -> None:
    """`left` goes clockwise, from any seat, and skips who is out."""
    state = PIG.new(players=4, seed=1)
    assert [state.left(seat) for seat in state.seats] == [1, 2, 3, 0]
    assert state.left(1, among=[0, 1]) == 0
    assert state.left(1, among=[1]) == 1
