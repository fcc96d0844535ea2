"""The sketch that a HashRate's picture is drawn on: it knows the colours of what grows and lies."""

from __future__ import annotations

from typing import NamedTuple, Self

from generator.art import Colour
from generator.art.colours import mixed
from generator.games.vires_in_numeris.art.scenes.kit import EvenSketch


class Nature(NamedTuple):
    """Colours that things have whatever the hour."""

    wood: Colour
    steel: Colour
    brick: Colour
    leaf: Colour
    water: Colour

    def seen_in(self, air: Colour, share: float) -> Self:
        """The same, as `share` of them is the light of an hour."""
        return type(self)(*(mixed(air, colour, share) for colour in self))


class Mine(EvenSketch):
    """A sketch with the colours of `nature`; `afloat`: its machines stand in the sea."""

    def __init__(
        self,
        ink: str,
        paper: str,
        hot: str,
        shade: str = "",
        *,
        nature: Nature,
        afloat: bool = False,
    ) -> None:
        super().__init__(ink, paper, hot, shade)
        self.nature, self.afloat = nature, afloat
