"""Fields: what each type makes of what was written."""

from __future__ import annotations

import re

import pytest

from generator.catalogue.values import OneOf, SetOf, Symbols, Text, Whole, YesNo, spelled_out
from generator.reading.faults import InvalidValue, ranged


def test_one_of_takes_the_words_of_its_list_and_suggests_the_nearest() -> None:
    suit = OneOf("suit", ("clubs", "hearts"))
    assert suit.convert("hearts") == "hearts"
    with pytest.raises(InvalidValue) as caught:
        suit.convert("heart")
    assert caught.value.found == "'heart' is not a suit"
    assert caught.value.expected == "clubs, hearts"
    assert caught.value.hint == "did you mean 'hearts'?"


def test_a_whole_number_is_not_what_yaml_would_make_of_it() -> None:
    assert Whole("strength", 2, 15).convert("012") == 12
    for written in ("12:30", "0x0C", "12.0", "1_2", "twelve", ""):
        with pytest.raises(InvalidValue):
            Whole("strength", 2, 15).convert(written)


def test_a_whole_number_keeps_its_bounds() -> None:
    strength = Whole("strength", 2, 15)
    assert [strength.convert("2"), strength.convert("15")] == [2, 15]
    for written in ("1", "16"):
        with pytest.raises(InvalidValue, match=f"{written} is not a strength"):
            strength.convert(written)


@pytest.mark.parametrize("written", ["DBA", ["A", "D", "B"], "A, B, D"])
def test_symbols_come_in_the_order_of_the_field(written: str | list[str]) -> None:
    symbols = SetOf("symbols", ("A", "B", "C", "D")).convert(written)
    assert symbols == ("A", "B", "D")
    assert str(symbols) == "ABD"


def test_symbols_with_longer_names_are_listed() -> None:
    symbols = SetOf("suits", ("sun", "moon", "star")).convert("star, sun")
    assert symbols == ("sun", "star")
    assert str(symbols) == "sun, star"


def test_no_symbol_at_all_is_an_empty_set() -> None:
    assert SetOf("symbols", ("A", "B")).convert("") == Symbols()


@pytest.mark.parametrize(("written", "value"), [("yes", True), ("no", False), ("True", True)])
def test_yes_and_no(written: str, value: bool) -> None:
    assert YesNo("paid").convert(written) is value


def test_text_keeps_its_pattern_and_its_length() -> None:
    code = Text("code", re.compile("[A-Z]+"), 4)
    assert code.convert(" ATH ") == "ATH"
    with pytest.raises(InvalidValue, match="'ath' is not a code"):
        code.convert("ath")
    with pytest.raises(InvalidValue, match="'FORKED' has 6 characters"):
        code.convert("FORKED")


def test_spans_are_spelled_out() -> None:
    assert spelled_out(["2..4", "J"]) == ["2", "3", "4", "J"]
    assert spelled_out(["-1..1"]) == ["-1", "0", "1"]


def test_messages_fold_three_numbers_in_a_row_into_a_span() -> None:
    assert ranged(["2", "3", "4", "J"]) == "2..4, J"
    assert ranged(["2", "3", "J", "7"]) == "2, 3, J, 7"
