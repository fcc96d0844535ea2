"""Heads and faces: brows, eyes and mouths that act, a nose that says which way somebody looks.

All of it is for somebody 8 mm high, whose neck is at (0, 0), y down.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art.sketch import disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.scenes import wardrobe
from generator.games.vires_in_numeris.art.scenes.kit import LINEN, several
from generator.games.vires_in_numeris.art.scenes.stage import Stage
from generator.games.vires_in_numeris.art.scenes.wardrobe import HEAD, Look

#: The side of a head that lies in shadow, inside its outline.
_SHADOW = ("M0.8 -4.7 C1.9 -4.5 2.15 -3.7 2.1 -2.8 C2 -1.2 1.4 -0.2 0.2 0.05"
           " C0.9 -0.6 1.35 -1.7 1.3 -2.8 C1.25 -3.7 1.1 -4.3 0.8 -4.7 Z")  # fmt: skip
#: Brows in each mood.
_BROWS = {
    "calm": "M-1.4 -3.35 L-0.5 -3.45 M0.5 -3.45 L1.4 -3.35",
    "glad": "M-1.45 -3.35 Q-0.95 -3.85 -0.45 -3.5 M0.45 -3.5 Q0.95 -3.85 1.45 -3.35",
    "sad": "M-1.5 -3.05 L-0.45 -3.6 M0.45 -3.6 L1.5 -3.05",
    "aghast": "M-1.55 -3.7 Q-1 -4.15 -0.45 -3.9 M0.45 -3.9 Q1 -4.15 1.55 -3.7",
    "cross": "M-1.5 -3.65 L-0.35 -3.1 M0.35 -3.1 L1.5 -3.65",
    "asleep": "M-1.4 -3.2 Q-0.95 -3.4 -0.5 -3.3 M0.5 -3.3 Q0.95 -3.4 1.4 -3.2",
    "sly": "M-1.45 -3.5 L-0.4 -3.15 M0.45 -3.65 Q1 -4 1.5 -3.5",
}
#: Mouths that are one line.
_LINES = {
    "calm": "M-0.6 -0.95 L0.6 -0.95",
    "sad": "M-0.75 -0.7 Q0 -1.35 0.75 -0.7",
    "cross": "M-0.8 -0.75 L-0.35 -1.05 L0.2 -0.95 L0.8 -0.7",
    "asleep": "M-0.3 -0.8 Q0 -1.15 0.4 -0.85",
    "sly": "M-0.75 -1.05 Q0.2 -0.55 1 -1.4",
}


def head(s: Stage, look: Look, mood: str, gaze: tuple[float, float]) -> None:
    """A head with its hair or hat and its face; without a mood it has no face."""
    look.behind(s, look)
    s.area(several(disc(0, 0, 0.55, 0.7), [moved(-2.15, -2.4), moved(2.15, -2.4)]), look.skin)
    _skin(s, look.skin, mood, gaze)
    look.before(s, look, 0.45 * gaze[0])


def your_rim(s: Stage, gaze: tuple[float, float], width: float, cap: bool = True) -> None:
    """The light rim of your head and cap."""
    s.line(HEAD, LINEN, width)
    if cap:
        with s.at(0, 0, mirrored=gaze[0] < 0):
            s.line(wardrobe.CAP, LINEN, width)


def your_head(s: Stage, mood: str, gaze: tuple[float, float], cap: bool = True) -> None:
    """Your head under its cap, whose visor points where you look."""
    s.area(several(disc(0, 0, 0.55, 0.7), [moved(-2.15, -2.4), moved(2.15, -2.4)]), s.paints.tan)
    _skin(s, s.paints.tan, mood, gaze)
    if cap:
        with s.at(0, 0, mirrored=gaze[0] < 0):
            wardrobe.cap(s)


def _skin(s: Stage, skin: str, mood: str, gaze: tuple[float, float]) -> None:
    s.fill(HEAD, skin)
    s.fill(_SHADOW, s.dusk(skin))
    if mood:
        with s.at(0.5 * gaze[0], 0.4 * gaze[1]):
            _face(s, skin, mood, gaze[0])
    s.line(HEAD)


def _face(s: Stage, skin: str, mood: str, aside: float) -> None:
    side = -1 if aside < 0 else 1
    x = 0.4 * aside
    s.line(f"M{x} -2.2 Q{x + 0.75 * side} -1.55 {x - 0.1 * side} -1.5", s.dusk(s.dusk(skin)), 0.3)
    s.line(_BROWS[mood], s.ink, 0.46)
    eyes = [moved(-0.95, -2.45), moved(0.95, -2.45)]
    if mood == "aghast":
        s.area(several(disc(0, 0, 0.72, 0.82), eyes), LINEN, 0.28)
        s.fill(several(disc(0.2 * aside, 0.05, 0.34), eyes))
    elif mood == "asleep":
        s.line(several("M-0.55 -0.1 Q0 0.45 0.55 -0.1", eyes), s.ink, 0.36)
    else:
        s.fill(several(disc(0, 0, 0.36, 0.46), eyes))
    _MOUTHS.get(mood, _line)(s, mood)


def _line(s: Stage, mood: str) -> None:
    s.line(_LINES[mood], s.ink, 0.4)


def _laugh(s: Stage, mood: str) -> None:
    s.fill("M-1.05 -1.3 C-0.5 -1.15 0.5 -1.15 1.05 -1.3 C1 0 -1 0 -1.05 -1.3 Z")
    s.fill("M-0.8 -1.12 C-0.4 -1.02 0.4 -1.02 0.8 -1.12 L0.65 -0.78 L-0.65 -0.78 Z", LINEN)


def _gasp(s: Stage, mood: str) -> None:
    s.fill(disc(0, -0.85, 0.5, 0.68))


_MOUTHS: dict[str, Callable[[Stage, str], None]] = {"glad": _laugh, "aghast": _gasp}
