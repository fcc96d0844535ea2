"""The kit: a game that is declared in a page keeps the whole contract, and what can't be meant is
told when the class is made.
"""

from __future__ import annotations

import importlib
import shutil
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kit_games import black_moon, deep_shaft, pig
from kit_trial import game

from generator.rules import Evidence, IllegalMove, Refusal, kit
from generator.rules.contract import Move
from generator.simulation import claims

MOON, SHAFT, PIG = black_moon.PACK.game, deep_shaft.PACK.game, pig.PACK.game


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
