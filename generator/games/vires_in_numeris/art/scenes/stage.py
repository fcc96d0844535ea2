"""The stage that a scene is drawn on: the colours of its people and things, and their shadows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from generator.art.colours import mixed
from generator.games.vires_in_numeris.art.scenes.kit import EvenSketch


@dataclass(frozen=True)
class Paints:
    """What people and things are made of: four skins that stay apart in grey, `hair`, the `coat` of
    the Baron, your `jacket`, `wood`, `water`, the `gold` of Coins, and the `accent` of a card's
    type."""

    fair: str
    tan: str
    brown: str
    deep: str
    hair: str
    coat: str
    jacket: str
    wood: str
    water: str
    gold: str
    accent: str


class Stage(EvenSketch):
    """A sketch with `paints`; light comes from the upper left."""

    def __init__(self, ink: str, paper: str, hot: str, shade: str, paints: Paints) -> None:
        super().__init__(ink, paper, hot, shade)
        self.paints = paints
        self.gold = paints.gold

    def dusk(self, colour: str) -> str:
        """The side of something in this colour that lies in shadow."""
        return mixed(self.ink, colour, 0.17)


Scene = Callable[[Stage], None]
#: The scenes by the ids of their cards.
SCENES: dict[str, Scene] = {}
#: Who acts on none of them, but on the box.
CAST: dict[str, Scene] = {}


def scene(card: str) -> Callable[[Scene], Scene]:
    """The picture of the card with this id."""

    def listed(drawn: Scene) -> Scene:
        SCENES[card] = drawn
        return drawn

    return listed
