"""Heads and faces: brows, eyes and mouths that act, a nose that says which way somebody looks.

All of it is for somebody 8 mm high, whose neck is at (0, 0), y down.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.scenes import wardrobe
from generator.games.vires_in_numeris.art.scenes.kit import LINEN, several
from generator.games.vires_in_numeris.art.scenes.stage import Stage
from generator.games.vires_in_numeris.art.scenes.wardrobe import HEADS, Look

#: The side of a head that lies in shadow, inside its outline.
_SHADOW = ("M0.8 -4.7 C1.9 -4.5 2.15 -3.7 2.1 -2.8 C2 -1.2 1.4 -0.2 0.2 0.05"
           " C0.9 -0.6 1.35 -1.7 1.3 -2.8 C1.25 -3.7 1.1 -4.3 0.8 -4.7 Z")  # fmt: skip
#: A neck, from behind a chin to below a collar.
_NECK = "M-0.72 -0.8 L0.72 -0.8 L0.72 0.4 Q0 1 -0.72 0.4 Z"
#: Brows in each mood.
_BROWS = {
    "calm": "M-1.4 -3.35 L-0.5 -3.45 M0.5 -3.45 L1.4 -3.35",
    "glad": "M-1.45 -3.35 Q-0.95 -3.85 -0.45 -3.5 M0.45 -3.5 Q0.95 -3.85 1.45 -3.35",
    "sad": "M-1.5 -3.05 L-0.45 -3.6 M0.45 -3.6 L1.5 -3.05",
    "aghast": "M-1.55 -3.7 Q-1 -4.15 -0.45 -3.9 M0.45 -3.9 Q1 -4.15 1.55 -3.7",
    "fright": "M-1.55 -3.7 Q-1 -4.15 -0.45 -3.9 M0.45 -3.9 Q1 -4.15 1.55 -3.7",
    "cross": "M-1.5 -3.65 L-0.35 -3.1 M0.35 -3.1 L1.5 -3.65",
    "asleep": "M-1.4 -3.2 Q-0.95 -3.4 -0.5 -3.3 M0.5 -3.3 Q0.95 -3.4 1.4 -3.2",
    "sly": "M-1.45 -3.5 L-0.4 -3.15 M0.45 -3.65 Q1 -4 1.5 -3.5",
    "grin": "M-1.5 -3.4 L-0.45 -3.75 M0.45 -3.75 L1.5 -3.4",
    "smile": "M-1.45 -3.45 Q-0.95 -3.8 -0.45 -3.55 M0.45 -3.55 Q0.95 -3.8 1.45 -3.45",
    "cheer": "M-1.5 -3.75 Q-0.95 -4.15 -0.45 -3.8 M0.45 -3.8 Q0.95 -4.15 1.5 -3.75",
    "strain": "M-1.5 -3.55 L-0.4 -3.1 M0.4 -3.1 L1.5 -3.55",
    "wail": "M-1.5 -3.1 L-0.45 -3.75 M0.45 -3.75 L1.5 -3.1",
    "awe": "M-1.5 -3.8 Q-0.95 -4.25 -0.45 -3.95 M0.45 -3.95 Q0.95 -4.25 1.5 -3.8",
    "doubt": "M-1.5 -3.2 L-0.4 -3.15 M0.4 -3.7 Q1 -4.25 1.55 -3.7",
    "pout": "M-1.5 -3.6 L-0.35 -3.15 M0.35 -3.15 L1.5 -3.6",
    "weep": "M-1.5 -3.05 L-0.45 -3.65 M0.45 -3.65 L1.5 -3.05",
}
#: Mouths that are one line.
_LINES = {
    "calm": "M-0.6 -0.95 L0.6 -0.95",
    "sad": "M-0.75 -0.7 Q0 -1.35 0.75 -0.7",
    "cross": "M-0.8 -0.75 L-0.35 -1.05 L0.2 -0.95 L0.8 -0.7",
    "asleep": "M-0.3 -0.8 Q0 -1.15 0.4 -0.85",
    "sly": "M-0.75 -1.05 Q0.2 -0.55 1 -1.4",
    "smile": "M-1 -1.25 Q0 -0.15 1 -1.25",
    "doubt": "M-0.85 -0.75 Q-0.4 -1.2 0 -0.95 Q0.4 -0.7 0.9 -1.05",
    "pout": "M-0.6 -0.7 Q0 -1.2 0.6 -0.7 M-0.3 -0.4 L0.3 -0.4",
}
#: Noses, as they are seen by somebody who looks to the right.
_NOSES = {
    "button": "M0 -2.15 Q0.75 -1.55 -0.1 -1.5",
    "hook": "M0 -2.5 L0.85 -1.75 Q0.6 -1.4 0 -1.5",
    "broad": "M-0.5 -1.75 Q-0.4 -1.4 0 -1.5 Q0.4 -1.4 0.5 -1.75",
    "long": "M-0.05 -2.7 L0.5 -1.62 L-0.15 -1.5",
}


def head(s: Stage, look: Look, mood: str, gaze: tuple[float, float]) -> None:
    """A head with its hair or hat and its face; without a mood it has no face."""
    look.behind(s, look)
    s.fill(_NECK, s.dusk(look.skin))
    s.line("M-0.72 -0.6 L-0.72 0.5 M0.72 -0.6 L0.72 0.5")
    _ears(s, look.skin, gaze[0])
    _skin(s, look.skin, mood, gaze, look.head, look.nose)
    look.before(s, look, 0.45 * gaze[0])


def your_head(s: Stage, mood: str, gaze: tuple[float, float], cap: bool = True) -> None:
    """Your head under its cap, whose visor points where you look."""
    s.fill(_NECK, s.dusk(s.paints.tan))
    s.line("M-0.72 -0.6 L-0.72 0.5 M0.72 -0.6 L0.72 0.5")
    _ears(s, s.paints.tan, gaze[0])
    _skin(s, s.paints.tan, mood, gaze)
    if cap:
        with s.at(0, 0, mirrored=gaze[0] < 0):
            wardrobe.cap(s)


def _ears(s: Stage, skin: str, aside: float) -> None:
    """Whoever looks aside shows one ear."""
    spots = [moved(x, -2.4) for x in (-2.15, 2.15) if x * aside < 0.9]
    s.area(several(disc(0, 0, 0.55, 0.7), spots), skin)


def _skin(
    s: Stage,
    skin: str,
    mood: str,
    gaze: tuple[float, float],
    head: str = "round",
    nose: str = "button",
) -> None:
    s.fill(HEADS[head], skin)
    s.fill(_SHADOW, s.dusk(skin))
    if mood:
        with s.at(0.58 * gaze[0], 0.4 * gaze[1]):
            _face(s, skin, mood, gaze, nose)
            with s.at(0, 0.42 if head == "long" else 0):
                _MOUTHS.get(mood, _line)(s, mood)
    s.line(HEADS[head])


def _face(s: Stage, skin: str, mood: str, gaze: tuple[float, float], nose: str) -> None:
    aside, down = gaze
    with s.at(0.4 * aside, 0, mirrored=aside < 0):
        s.line(_NOSES[nose], s.dusk(s.dusk(skin)), 0.32)
    s.line(_BROWS[mood], s.ink, 0.46)
    # The eye that is farther from us is nearer to the nose.
    eyes = [moved(side * (0.95 - 0.14 * max(side * aside, 0)), -2.45) for side in (-1, 1)]
    if mood in ("aghast", "wail", "awe", "fright"):
        s.area(several(disc(0, 0, 0.72, 0.82), eyes), LINEN, 0.28)
        s.fill(several(disc(0.2 * aside, 0.2 * down, 0.38), eyes))
    elif mood == "weep":
        s.line("M-1.4 -2.8 L-0.55 -2.4 L-1.4 -2 M1.4 -2.8 L0.55 -2.4 L1.4 -2", s.ink, 0.4)
    elif mood == "pout":
        s.fill(several("M-0.5 -0.1 L0.5 -0.1 C0.45 0.6 -0.45 0.6 -0.5 -0.1 Z", eyes))
        s.line(several("M-0.62 -0.1 L0.62 -0.1", eyes), s.ink, 0.3)
    elif mood == "asleep":
        s.line(several("M-0.55 -0.1 Q0 0.45 0.55 -0.1", eyes), s.ink, 0.36)
    elif mood == "smile":
        s.line(several("M-0.55 0.2 Q0 -0.55 0.55 0.2", eyes), s.ink, 0.4)
    else:
        s.fill(several(disc(0, 0, 0.36, 0.46), eyes))


def _line(s: Stage, mood: str) -> None:
    s.line(_LINES[mood], s.ink, 0.4)


def _laugh(s: Stage, mood: str) -> None:
    s.fill("M-1.05 -1.3 C-0.5 -1.15 0.5 -1.15 1.05 -1.3 C1 0 -1 0 -1.05 -1.3 Z")
    s.fill("M-0.8 -1.12 C-0.4 -1.02 0.4 -1.02 0.8 -1.12 L0.65 -0.78 L-0.65 -0.78 Z", LINEN)


def _gasp(s: Stage, mood: str) -> None:
    s.fill(disc(0, -0.85, 0.5, 0.68))


def _grin(s: Stage, mood: str) -> None:
    """Two rows of teeth."""
    s.area("M-1.15 -1.35 Q0 -1 1.15 -1.35 Q1 -0.4 0 -0.35 Q-1 -0.4 -1.15 -1.35 Z", LINEN, 0.3)
    s.line("M-0.95 -0.9 Q0 -0.6 0.95 -0.9", s.ink, 0.2)


def _cheer(s: Stage, mood: str) -> None:
    """A mouth that is wide open, with a tongue."""
    s.fill("M-1.15 -1.45 C-0.4 -1.25 0.4 -1.25 1.15 -1.45 C1.2 0.2 -1.2 0.2 -1.15 -1.45 Z")
    s.fill("M-0.7 -0.55 C-0.3 -0.9 0.3 -0.9 0.7 -0.55 C0.4 -0.1 -0.4 -0.1 -0.7 -0.55 Z", s.hot)


def _strain(s: Stage, mood: str) -> None:
    """Teeth that are set."""
    s.area(bar(-0.95, -1.3, 1.9, 0.8, 0.3), LINEN, 0.3)
    s.line("M-0.32 -1.3 L-0.32 -0.5 M0.32 -1.3 L0.32 -0.5 M-0.95 -0.9 L0.95 -0.9", s.ink, 0.18)


def _wail(s: Stage, mood: str) -> None:
    """A small mouth that is open, well below the nose, so that it is no moustache."""
    s.fill("M-0.62 -0.5 C-0.62 -1.2 0.62 -1.2 0.62 -0.5 C0.62 -0.1 -0.62 -0.1 -0.62 -0.5 Z")


def _awe(s: Stage, mood: str) -> None:
    s.fill("M-0.8 -1.25 C-0.3 -1.15 0.3 -1.15 0.8 -1.25 C0.8 -0.1 -0.8 -0.1 -0.8 -1.25 Z")


_MOUTHS: dict[str, Callable[[Stage, str], None]] = {
    "glad": _laugh, "aghast": _gasp, "grin": _grin, "cheer": _cheer, "strain": _strain,
    "wail": _wail, "awe": _awe, "weep": _wail, "fright": _strain,
}  # fmt: skip
