"""Who is in the pictures and what they wear: the Baron, who has most to lose, and seven citizens.

All of it is for somebody 8 mm high: a head's neck is at (0, 0), a torso's shoulders at y = 0.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.scenes.kit import LINEN, several
from generator.games.vires_in_numeris.art.scenes.stage import Stage

_CROWN = "M-2.15 -2.8 C-2.2 -5.5 2.2 -5.5 2.15 -2.8"
#: Heads, which differ below the eyes.
HEADS = {
    "round": f"{_CROWN} C2.15 -1 1.4 0.15 0 0.15 C-1.4 0.15 -2.15 -1 -2.15 -2.8 Z",
    "long": f"{_CROWN} C2.1 -1.4 1.35 0.6 0 0.6 C-1.35 0.6 -2.1 -1.4 -2.15 -2.8 Z",
    "square": f"{_CROWN} L2.1 -1.2 C2 0 1.2 0.35 0 0.35 C-1.2 0.35 -2 0 -2.1 -1.2 Z",
    "wide": f"{_CROWN} C2.6 -1.6 2.4 0.25 0 0.25 C-2.4 0.25 -2.6 -1.6 -2.15 -2.8 Z",
    "pointed": f"{_CROWN} C2.1 -1.7 0.9 0.45 0 0.45 C-0.9 0.45 -2.1 -1.7 -2.15 -2.8 Z",
}
#: A cap whose visor points to the right.
CAP = "M-2.35 -3.2 C-2.6 -6.1 2.2 -6.3 2.3 -3.8 L4 -3.7 C4.2 -3.3 3.8 -3 3.4 -3 L-2.3 -3.2 Z"


@dataclass(frozen=True)
class Build:
    """How somebody is built: half the width of shoulders and hips of somebody 8 mm high."""

    broad: float
    hip: float


_EVEN, _SLIM, _STOUT = Build(2.55, 2.7), Build(2.2, 2.15), Build(2.6, 3.5)
_BROAD, _PEAR = Build(3.0, 2.5), Build(2.2, 3.1)
#: Yours.
YOURS = _EVEN


@dataclass(frozen=True)
class Look:
    """How somebody looks: skin and cloth, and the cloth's pattern and trim; what of hair and hat
    is behind the head and before it; build, shape of the head and nose."""

    skin: str
    cloth: str
    trim: str
    hair: str
    pattern: str
    before: Callable[[Stage, Look, float], None]
    behind: Callable[[Stage, Look], None]
    build: Build
    head: str
    nose: str


def looks(s: Stage) -> dict[str, Look]:
    """The cast by their names."""
    p = s.paints
    pale = mixed(p.accent, LINEN, 0.4)
    return {
        "baron": Look(p.fair, LINEN, p.coat, s.ink, "lapels", _top_hat, _none,
                      _STOUT, "long", "hook"),
        "beanie": Look(p.brown, LINEN, p.accent, s.ink, "stripes", _beanie, _none,
                      _SLIM, "long", "broad"),
        "curls": Look(p.deep, pale, LINEN, s.ink, "pocket", _fringe, _cloud,
                      _EVEN, "wide", "broad"),
        "tuft": Look(p.fair, s.shade, LINEN, p.hair, "stripes", _quiff, _none,
                      _EVEN, "pointed", "long"),
        "bun": Look(p.tan, pale, p.accent, s.dusk(LINEN), "buttons", _parting, _knot,
                      _PEAR, "round", "button"),
        "beard": Look(p.brown, pale, s.shade, s.ink, "braces", _beard, _none,
                      _BROAD, "square", "hook"),
        "bob": Look(p.fair, p.accent, LINEN, p.hair, "buttons", _bangs, _long,
                      _PEAR, "round", "button"),
        "officer": Look(p.fair, p.coat, p.accent, s.ink, "pocket", _peak, _none,
                      _BROAD, "square", "hook"),
        "shocked": Look(p.fair, LINEN, p.coat, s.ink, "lapels", _on_end, _none,
                      _STOUT, "long", "hook"),
        "hatless": Look(p.fair, LINEN, p.coat, s.ink, "lapels", _combed, _none,
                      _STOUT, "long", "hook"),
        "bald": Look(p.tan, s.shade, p.accent, s.ink, "tie", _shine, _none,
                      _STOUT, "wide", "long"),
    }  # fmt: skip


def dress(s: Stage, look: Look, foot: float) -> None:
    """What is on a torso: pattern first, then a collar."""
    _PATTERNS[look.pattern](s, look, foot)
    if look.pattern != "lapels":
        s.area("M-1.15 -0.6 L0 1 L1.15 -0.6 Z", look.trim if look.pattern != "tie" else LINEN, 0.35)
        s.fill("M-0.75 -0.7 L0 0.1 L0.75 -0.7 Z", s.dusk(look.skin))


def your_dress(s: Stage, foot: float) -> None:
    """A jacket with a light collar, a zip and a lit side."""
    lit = mixed(LINEN, s.paints.jacket, 0.3)
    s.fill(f"M-2.1 0.4 C-1.9 -0.1 -1.6 -0.3 -1.2 -0.3 L-1.4 {foot - 0.2} L-2.2 {foot - 0.2} Z", lit)
    s.line(f"M0 0.8 L0 {foot}", s.ink, 0.3)
    s.area("M-1.7 -0.6 L0 1.2 L1.7 -0.6 L0.7 -0.7 L0 0.2 L-0.7 -0.7 Z", s.shade, 0.35)


def cap(s: Stage) -> None:
    """Your cap: blue, with a light visor and a button."""
    s.fill("M-2.4 -3 L-2.3 -1.9 L-1.8 -2.9 Z")
    s.area(CAP, s.paints.jacket, 0.45)
    s.fill("M-1.9 -3.6 C-1.9 -4.6 -1.2 -5.1 -0.4 -5.2 C-1 -4.7 -1.2 -4.2 -1.2 -3.5 Z",
           mixed(LINEN, s.paints.jacket, 0.4))  # fmt: skip
    s.area("M0.5 -3.9 C1.8 -4.5 3.6 -4.3 4.1 -3.5 C3.4 -3.2 2 -3.1 0.7 -3.3 Z", s.shade, 0.35)


def _lapels(s: Stage, look: Look, foot: float) -> None:
    s.fill(f"M-1 -0.6 L1 -0.6 L0.9 {foot} L-0.9 {foot} Z", look.trim)
    s.fill("M-0.9 -0.6 L0.9 -0.6 L0 1.9 Z", LINEN)
    s.line(f"M-1.1 -0.6 L-0.1 2 L-0.9 {foot} M1.1 -0.6 L0.1 2 L0.9 {foot}", "", 0.35)
    s.area("M0 0.6 L-1.05 0.05 L-1.05 1.15 Z M0 0.6 L1.05 0.05 L1.05 1.15 Z", look.trim, 0.3)


def _stripes(s: Stage, look: Look, foot: float) -> None:
    # They end inside of the outline, and begin below what sleeves are set in with.
    half = min(look.build.broad, look.build.hip) - 0.12
    rows = [2.3 + 1.3 * k for k in range(int(foot / 1.3))]
    stripe = bar(-half, -0.3, 2 * half, 0.6)
    s.fill(several(stripe, [moved(0, y) for y in rows if y < foot - 0.3]), look.trim)


def _pocket(s: Stage, look: Look, foot: float) -> None:
    s.area("M0.6 1.8 L2 1.8 L2 3.1 L1.3 3.5 L0.6 3.1 Z", look.trim, 0.35)


def _buttons(s: Stage, look: Look, foot: float) -> None:
    s.line(f"M0 0.8 L0 {foot}", "", 0.3)
    s.fill(several(disc(0, 0, 0.26), [moved(0.6, 1.6), moved(0.6, 2.8)]))


def _braces(s: Stage, look: Look, foot: float) -> None:
    s.line(f"M-1.3 -0.2 L-1.3 {foot - 0.3} M1.3 -0.2 L1.3 {foot - 0.3}", s.ink, 0.9)
    s.line(f"M-1.3 -0.2 L-1.3 {foot - 0.3} M1.3 -0.2 L1.3 {foot - 0.3}", look.trim, 0.4)


def _tie(s: Stage, look: Look, foot: float) -> None:
    s.area(f"M-0.4 0.7 L0.4 0.7 L0.7 {min(foot - 0.4, 3.6)} L0 {min(foot, 4.3)}"
           f" L-0.7 {min(foot - 0.4, 3.6)} Z", look.trim, 0.35)  # fmt: skip


_PATTERNS = {"lapels": _lapels, "stripes": _stripes, "pocket": _pocket, "buttons": _buttons,
             "braces": _braces, "tie": _tie}  # fmt: skip


def _none(s: Stage, look: Look) -> None:
    """Nothing behind a head."""


def top_hat(s: Stage, coat: str) -> None:
    """The Baron's hat, its brim at y = -3.7."""
    s.area("M-2.1 -3.9 L-2.3 -7.4 C-1 -7.8 1 -7.8 2.3 -7.4 L2.1 -3.9 Z", coat)
    s.fill("M0.9 -7.4 L2 -7.2 L1.8 -4.2 L0.9 -4.2 Z", s.dusk(coat))
    s.fill("M-2.1 -4.9 L2.1 -4.9 L2.05 -4 L-2.05 -4 Z", LINEN)
    s.area(bar(-3.5, -4.2, 7, 1, 0.5), coat)


def _top_hat(s: Stage, look: Look, aside: float) -> None:
    _moustache(s, look, aside)
    top_hat(s, look.trim)


def _moustache(s: Stage, look: Look, aside: float) -> None:
    """Below the nose, and parted from an open mouth; of somebody who looks aside, its farther half
    is shorter."""
    half = ("M0 -1.5 C0.7 -2.05 1.3 -1.1 2.1 -1.6 C2.5 -1.9 2.6 -2.3 2.3 -2.6"
            " C3.2 -2.2 2.9 -0.7 1.8 -0.7 C1 -0.7 0.5 -0.9 0 -1.2 Z")  # fmt: skip
    right, left = 1 - max(0.5 * aside, 0), 1 - max(-0.5 * aside, 0)
    both = several(half, [(right, 0, 0, 1, 1.6 * aside, 0), (-left, 0, 0, 1, 1.6 * aside, 0)])
    with s.at(1.4 * aside, 0):
        s.line("M-0.9 -0.65 L0 -0.98 L0.9 -0.65", look.skin, 0.42)
    s.fill(both)


def _on_end(s: Stage, look: Look, aside: float) -> None:
    """The Baron's hair without his hat, on end."""
    _moustache(s, look, aside)
    s.fill("M-2.4 -2.4 L-3.8 -4.4 L-2.6 -4.2 L-3 -6.4 L-1.7 -5.2 L-1.2 -7.6 L-0.2 -5.6 L0.8 -7.8"
           " L1.4 -5.3 L2.9 -6.6 L2.5 -4.3 L3.8 -4.6 L2.4 -2.4 C2 -4 0.8 -4.3 0 -4.3"
           " C-0.8 -4.3 -2 -4 -2.4 -2.4 Z", look.hair)  # fmt: skip


def _combed(s: Stage, look: Look, aside: float) -> None:
    """The Baron's hair without his hat, in order."""
    _moustache(s, look, aside)
    s.fill("M-2.4 -2.6 C-2.8 -5.6 2.8 -5.6 2.4 -2.6 C2.1 -3.6 1.6 -4 0.9 -4.2"
           " C-0.4 -3.9 -1.6 -4 -1.9 -3.8 C-2.2 -3.4 -2.3 -3 -2.4 -2.6 Z",
           look.hair)  # fmt: skip


def _peak(s: Stage, look: Look, aside: float) -> None:
    """An officer's cap with its badge."""
    _moustache(s, look, aside)
    s.area("M-3.3 -5.4 C-2 -6.8 2 -6.8 3.3 -5.4 L2.3 -3.6 L-2.3 -3.6 Z", look.cloth)
    s.fill("M-2.4 -4.2 L2.4 -4.2 L2.2 -3.4 L-2.2 -3.4 Z", look.trim)
    s.area("M-2.4 -3.5 C-1 -2.9 1 -2.9 2.4 -3.5 L2 -2.9 C0.8 -2.5 -0.8 -2.5 -2 -2.9 Z", s.ink, 0.3)
    s.area(disc(0, -5.1, 0.65), look.trim, 0.35)


def _beanie(s: Stage, look: Look, aside: float) -> None:
    s.area("M-2.3 -3.5 C-2.6 -6.6 2.6 -6.6 2.3 -3.5 Z", look.trim)
    s.fill("M0.8 -5.5 C1.8 -5.1 2.1 -4.4 2.1 -3.8 L1.1 -3.8 Z", s.dusk(look.trim))
    s.area(bar(-2.5, -4.1, 5, 1.15, 0.5), LINEN, 0.5)


def _cloud(s: Stage, look: Look) -> None:
    spots = ((-2.1, -3.2), (-1.7, -4.7), (0, -5.3), (1.7, -4.7), (2.1, -3.2))
    s.fill(several(disc(0, 0, 1.5), [moved(x, y) for x, y in spots]), look.hair)


def _fringe(s: Stage, look: Look, aside: float) -> None:
    s.fill("M-2.3 -3.1 C-2.2 -5.4 2.2 -5.4 2.3 -3.1 C1.6 -4 0.8 -3.9 0.2 -4.1"
           " C-0.6 -3.8 -1.6 -4 -2.3 -3.1 Z", look.hair)  # fmt: skip


def _quiff(s: Stage, look: Look, aside: float) -> None:
    s.area("M-2.3 -2.9 C-2.7 -4.6 -1.6 -5.6 -0.4 -5.4 L0.4 -6.5 L0.9 -5.5 C2.2 -5.4 2.8 -4.4"
           " 2.3 -2.9 L1.9 -3.7 C0.6 -3.5 -0.8 -3.8 -1.5 -4.2 L-1.9 -3.4 Z",
           look.hair, 0.5)  # fmt: skip


def _knot(s: Stage, look: Look) -> None:
    s.area(disc(0.4, -5.6, 1.2), look.hair, 0.5)


def _parting(s: Stage, look: Look, aside: float) -> None:
    s.area("M-2.4 -2.2 C-2.9 -5.6 2.9 -5.6 2.4 -2.2 C2 -3.2 1.4 -3.9 0 -4.2"
           " C-1.4 -3.9 -2 -3.2 -2.4 -2.2 Z", look.hair, 0.5)  # fmt: skip
    with s.at(0.5 * aside / 0.45, 0):
        s.line(several(disc(0, 0, 0.85), [moved(-0.98, -2.4), moved(0.98, -2.4)]), "", 0.28)


def _beard(s: Stage, look: Look, aside: float) -> None:
    s.fill("M-2.2 -2.2 C-1.9 -1.2 -1.5 -1.5 -1 -1.5 C-0.4 -1.8 0.4 -1.8 1 -1.5 C1.5 -1.5 1.9 -1.2"
           " 2.2 -2.2 C2.5 0.2 1.2 1.2 0 1.2 C-1.2 1.2 -2.5 0.2 -2.2 -2.2 Z",
           look.hair)  # fmt: skip
    s.line("M-0.6 -0.85 L0.6 -0.85", look.skin, 0.42)


def _long(s: Stage, look: Look) -> None:
    s.area("M-2.7 0.4 C-3.4 -1 -3 -5.8 0 -5.8 C3 -5.8 3.4 -1 2.7 0.4 Z", look.hair, 0.5)


def _bangs(s: Stage, look: Look, aside: float) -> None:
    s.fill("M-2.4 -2.4 C-2.8 -5.8 2.8 -5.8 2.4 -2.4 C2.2 -3.4 1.4 -3.7 0.9 -4"
           " C0 -3.4 -1.4 -3.4 -1.8 -3.6 C-2.1 -3.2 -2.3 -2.8 -2.4 -2.4 Z", look.hair)  # fmt: skip


def _shine(s: Stage, look: Look, aside: float) -> None:
    s.line("M-1.3 -4.2 C-1.1 -4.5 -0.8 -4.7 -0.4 -4.8", LINEN, 0.4)
    s.fill("M-2.3 -3 L-2.4 -1.8 L-1.8 -2.6 Z M2.3 -3 L2.4 -1.8 L1.8 -2.6 Z", look.hair)
