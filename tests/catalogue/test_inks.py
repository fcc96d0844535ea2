"""Inks: a deck printed in other colours of its palette, and in nothing else another deck."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from generator.catalogue import Catalogue
from generator.deck import build
from generator.errors import UserError

INKS = """\
palette: {paper: "#FFF8E0", ink: "#102030"}
inks:
  low: {paper: "#FFFFFF"}
  loud: {ink: "#F00"}
"""


@pytest.fixture
def inky(read: Callable[[str], Catalogue], small: str) -> Catalogue:
    return read(small + INKS)


def test_an_ink_changes_the_colours_that_it_names(inky: Catalogue) -> None:
    assert inky.palette == {"paper": "#FFF8E0", "ink": "#102030"}
    assert inky.inked("low").palette == {"paper": "#FFFFFF", "ink": "#102030"}
    assert inky.inked("loud").palette["ink"] == "#FF0000"


def test_full_is_the_palette_itself(inky: Catalogue) -> None:
    assert inky.ink == "full"
    assert inky.inked("full") is inky


def test_it_is_the_same_edition_and_layouts_know_the_ink(inky: Catalogue) -> None:
    full, low = build(inky), build(inky.inked("low"))

    assert full.edition == low.edition
    assert [card.facts for card in full.cards] == [card.facts for card in low.cards]
    assert full["2C"].view()["deck"]["ink"] == "full"
    assert low["2C"].view()["deck"]["ink"] == "low"


def test_titles_tell_which_ink_it_is(inky: Catalogue) -> None:
    assert inky.title_in_ink == "Small"
    assert inky.inked("low").title_in_ink == "Small · low ink"


def test_an_ink_that_is_not_there_is_refused_with_the_nearest(inky: Catalogue) -> None:
    with pytest.raises(UserError) as caught:
        inky.inked("lwo")

    assert str(caught.value) == (
        "small has no ink 'lwo' (inks: full, low, loud); did you mean 'low'?"
    )


def test_a_new_ink_is_a_new_edition(
    read: Callable[[str], Catalogue], small: str, inky: Catalogue
) -> None:
    """What changes how a card can look changes its mark."""
    assert read(small + INKS.replace("#FFFFFF", "#FFFFF0")).edition != inky.edition
