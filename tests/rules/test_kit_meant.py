"""What an author's table can't mean is refused at the author's own line, in words that say what
would do; and one such line is one fault of `check`, whatever it breaks later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from generator.rules import GamePack, Ledger, Option, kit
from generator.rules.testing import core

CARDS = {"sun": 2, "moon": 2}


class Sky(kit.Table):
    deck = kit.deck()
    hand = kit.zone("owner", each=True)
    coins = kit.counter(each=True)
    named = kit.value()

    def setup(self) -> None:
        for seat in self.seats:
            self.deal(self.deck, self.hand[seat])

    def scores(self) -> Any:
        return self.coins

    @kit.move("wait")
    def waits(self) -> None:
        self.end("done")


def game(**parts: Any) -> kit.Game:
    return game_of(CARDS, type("Changed", (Sky,), parts))


def game_of(cards: Any, table: type[Sky] = Sky) -> kit.Game:
    return kit.Game(
        "sky", "Sky", table, players=range(2, 3), cards=cards, facts={"sun": {"heat": 9}},
        ledger=Ledger("none", ()),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("does", "told"),
    [
        (lambda t: t.turn_to(2), "turn_to: there is no seat 2 (seats are 0 to 1)"),
        (lambda t: t.turn_to(None), "turn_to: there is no seat None (seats are 0 to 1)"),
        (lambda t: t.turn_to(-1), "turn_to: there is no seat -1 (seats are 0 to 1)"),
        (lambda t: t.left(among=[]), "left: none of the 2 seats is among []"),
        (lambda t: t.left(5), "left: there is no seat 5 (seats are 0 to 1)"),
        (lambda t: t.roll(0), "roll(0): a die has a whole number of sides, at least 1"),
        (lambda t: t.roll("6"), "roll('6'): a die has a whole number of sides, at least 1"),
        (lambda t: t.choose([]), "choose(): there is nothing to choose from"),
        (lambda t: t.show([*t.deck], 0),
         "show() needs a zone itself, such as self.hand[seat], not a list made of it"),
        (lambda t: t.show(t.deck, 7), "show: there is no seat 7 (seats are 0 to 1)"),
        (lambda t: t.show(t.deck, 0, cards=["star"]),
         "show: star can't be shown, deck doesn't hold it"),
        (lambda t: t.end("x", winners=0), "end(winners=0): needs a list of seats, such as [0]"),
        (lambda t: t.end("x", winners="0"), "end(winners='0'): needs a list of seats, such as [0]"),
        (lambda t: t.end("x", winners=[9]), "end: there is no seat 9 (seats are 0 to 1)"),
        (lambda t: setattr(t, "named", ["sun"]),
         "named is a whole number, a word, yes, no or nothing, and can't be ['sun']"),
        (lambda t: setattr(t, "coins", 3),
         "coins has a value for each of 2 seats, and can't be 3"),
        (lambda t: setattr(t, "coins", [True, 0]),
         "coins is a whole number, and can't be True"),
        (lambda t: setattr(t, "deck", None), "deck is a zone, a list of cards, and can't be None"),
        (lambda t: setattr(t, "hand", [[]]),
         "hand is a zone with a list for each of 2 seats, not [[]]"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused_where_it_is_written(
    does: Callable[[Any], None], told: str
) -> None:
    with pytest.raises(TypeError) as refused:
        does(game().new(seed=1))
    assert str(refused.value) == told


@pytest.mark.parametrize("scores", [None, [1], [0.5, 0.5], ["a", "b"], [float("nan")] * 2])
def test_scores_are_a_whole_number_a_seat(scores: Any) -> None:
    table = game(scores=lambda self: scores).new(seed=1)
    with pytest.raises(
        TypeError, match=r"^scores\(\) answers .*, not a whole number for each of 2"
    ):
        table.play(table.options()[0])


def test_an_unknown_fact_is_told_by_name() -> None:
    with pytest.raises(KeyError) as refused:
        game().new(seed=1).fact("sun", "cold")
    assert str(refused.value) == "the game's facts say no 'cold' of 'sun'"


@pytest.mark.parametrize(
    ("declare", "told"),
    [
        (lambda: kit.value([]), "a value begins as a number, a word, yes, no or nothing, not []"),
        (lambda: kit.move(lambda self: None),
         "write @kit.move('name'): the kind of a move needs a word"),
        (lambda: kit.move("wait")(Sky.scores).unless(Sky.setup),
         "write @scores.unless('clause', 'reason')"),
        (lambda: kit.move("wait", takes="hand", number=-1),
         "wait: number=-1 is no number of cards"),
        (lambda: game_of(["sun"]),
         "sky: cards are copies by id, such as {'bean': 4}, not ['sun']"),
        (lambda: game_of({"sun": 1.5}), "sky: 1.5 copies of 'sun'; write a whole number from 1 on"),
        (lambda: kit.counter("3"), "a counter begins with a whole number, not '3'"),
        (lambda: kit.counter(limit="x"), "limit='x' is no number of pieces"),
        (lambda: kit.counter(seen="hidden", among=["a"]),
         "among has 'a', and the value is a whole number"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_not_declared(declare: Callable[[], Any], told: str) -> None:
    with pytest.raises(TypeError) as refused:
        declare()
    assert str(refused.value) == told


@pytest.mark.parametrize(
    ("does", "told"),
    [
        (lambda t: t.hand[0].append(7), "hand-0 holds 7, which is no card of the game"),
        (lambda t: t.hand[0].append("star"), "hand-0 holds 'star', which is no card of the game"),
        (lambda t: t.coins.append(0),
         "coins has a value for each of 2 seats, and can't be [0, 0, 0]"),
        (lambda t: t.coins.__setitem__(0, [1]), "coins is a whole number, and can't be [1]"),
    ],
)  # fmt: skip
def test_what_is_wrong_inside_a_list_is_one_fault(does: Callable[[Any], None], told: str) -> None:
    def setup(self: Any) -> None:
        Sky.setup(self)
        does(self)

    faults = list(core(GamePack(game(setup=setup))))
    assert [fault.sentence for fault in faults] == [told]
    assert faults[0].code == "state-unsound"


def test_all_that_one_line_breaks_has_one_cause() -> None:
    def waits(self: Any) -> None:
        raise ValueError(f"{self.deck[0]} again")  # another sentence each time

    broken = kit.move("wait")(waits)
    faults = [fault for fault in core(GamePack(game(waits=broken)), games=3) if fault.cause]
    assert len(faults) > 2
    assert len({fault.cause for fault in faults}) == 1


@pytest.mark.parametrize("name", ["seed", "players", "turn"])
def test_no_house_rule_is_called_as_what_every_new_game_takes(name: str) -> None:
    with pytest.raises(
        TypeError, match=f"^sky: new.. has a '{name}' of its own; rename the option$"
    ):
        kit.Game(
            "sky", "Sky", Sky, players=range(2, 3), cards=CARDS, ledger=Ledger("none", ()),
            options=(Option(name, 1, (1, 2), "help"),),
        )  # fmt: skip


def test_facts_are_by_card() -> None:
    with pytest.raises(TypeError, match=r"^sky: facts are by card id, such as {'bean': {'price'"):
        kit.Game(
            "sky", "Sky", Sky, players=range(2, 3), cards=CARDS, ledger=Ledger("none", ()),
            facts=["sun"],  # type: ignore[arg-type]
        )  # fmt: skip


def test_the_deal_itself_may_end_a_game() -> None:
    """Somebody was dealt what wins at once; nobody has moved, seat 0 would have begun."""

    def setup(self: Any) -> None:
        self.end("dealt", winners=[1])

    ended = GamePack(game(setup=setup))
    assert list(core(ended)) == []
    assert ended.game.new(seed=1).stats["first"] == 0
