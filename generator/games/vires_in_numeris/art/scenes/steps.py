"""The steps of a turn, as an aid shows them: each about (0, 0), 28 mm wide and 22 mm high."""

from __future__ import annotations

from generator.art.sketch import bar
from generator.games.vires_in_numeris.art.scenes import hands, kit
from generator.games.vires_in_numeris.art.scenes.kit import LINEN
from generator.games.vires_in_numeris.art.scenes.stage import CAST, Stage


def _back(s: Stage, x: float, y: float, turn: float = 0.0) -> None:
    """A card from its back, 8 mm wide; (x, y) is its middle."""
    with s.at(x, y, turn):
        s.area(bar(-4, -5.6, 8, 11.2, 1), s.ink)
        s.line(bar(-2.8, -4.4, 5.6, 8.8, 0.6), LINEN, 0.5)


def _draw(s: Stage) -> None:
    """Your hand takes two cards from the Deck."""
    for k in range(3):
        s.area(bar(-12.4, 1.2 - 1.8 * k, 8.6, 9.6, 0.9), LINEN)
    _back(s, -8.1, 0.6)
    _back(s, 3.6, 2.8, -10)
    _back(s, 9.2, 3, 10)
    hands.grab(s, 6.4, -0.2, 0, 0.92)
    s.line("M0 8.8 L-1.6 10.4 M13 8.8 L14.4 10.2", s.hot, 0.9)


def _play(s: Stage) -> None:
    """An Action, and a Block that goes to the end of a Chain."""
    p = s.paints
    with s.at(-6.4, -0.6, -10):
        s.area(bar(-6, -9, 12, 17, 1.2), LINEN)
        s.area(bar(-4.4, -7.4, 8.8, 7.6, 0.6), p.accent, 0.5)
        kit.chip(s, 0, -3.6, 4.4)
        s.area(bar(-4.4, 1.6, 8.8, 2.2, 0.4), p.water, 0.5)
        s.line("M-3.8 5.6 L3.8 5.6", "", 0.6)
    kit.link(s, -0.6, 6.6, 0)
    kit.block(s, 7, 5.6, 5.4, s.hot)
    s.line("M2.6 -3.4 L1.6 -5.4 M7 -3.6 L7 -6 M11.4 -3.4 L12.4 -5.4", s.hot, 0.9)


def _dismiss(s: Stage) -> None:
    """A chip falls into the Pool, a card into the Trash."""
    kit.chip(s, -7.4, -4.6, 5.2, s.hot)
    kit.basin(s, -7.4, 4.4, 7, s.paints.water)
    with s.at(7.6, -3.4, 16):
        s.area(bar(-3.4, -5.4, 6.8, 9.4, 0.9), LINEN)
        s.fill(bar(-2.2, -4.2, 4.4, 3.4, 0.4), s.paints.accent)
        s.line("M-2 1.2 L2 1.2", "", 0.5)
    s.area("M2 1 L13.4 1 L12.2 11.4 L3.2 11.4 Z", s.shade)
    s.line("M5.6 3.6 L5.9 9 M7.7 3.6 L7.7 9 M9.8 3.6 L9.5 9", "", 0.6)
    s.area(bar(1.2, 0, 13, 2, 0.8), s.paper)
    s.line("M-12 -7 L-12 -4.4 M-2.8 -7 L-2.8 -4.4", s.hot, 0.9)


def _pay(s: Stage) -> None:
    """Your hand lays down two chips."""
    kit.chips(s, [(-7, 4.8), (4.4, 3.8)], 6.4)
    hands.grab(s, 4.4, 3.2, 0, 0.92, 3.6)


def _mine(s: Stage) -> None:
    """What becomes of the price: a Block at the end of the Chain, and the rest is the Pool's."""
    kit.block(s, -13.8, 2, 5.4)
    kit.link(s, -8.4, 3)
    kit.block(s, -3.2, 2, 5.4, s.hot)
    kit.basin(s, 9, 4.4, 6, s.paints.water)
    kit.chip(s, 9, -3.6, 4.4)


def _coin(s: Stage) -> None:
    """A chip of the Pool becomes a Coin."""
    kit.basin(s, -7.6, 2.6, 7, s.paints.water)
    kit.chips(s, [(-10.4, 0.6), (-5, 0.8)], 3.6)
    kit.arrow(s, [(-1.8, -4.6), (2.8, -4.6)], "", 1.4)
    kit.coin(s, 9, 0, 6)


CAST |= {
    "draw": _draw,
    "play": _play,
    "dismiss": _dismiss,
    "pay": _pay,
    "mine": _mine,
    "coin": _coin,
}
