"""Twelve faces from one kit: seen from the front, turned by a quarter, or in profile.

A face is drawn in mm about the card's centre as in `figures`: forehead under the headgear at
y = -28, chin at about -14.5. Faces that look aside are drawn looking right, and mirrored where they
look left; the light always comes from the left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from generator.art.engraving import strand
from generator.art.outlines import common, joined, mirrored, outline, placed, rounded, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Path, Segment, moved
from generator.games.war.art.courts import profiles
from generator.games.war.art.courts.figures import BOLD, FINE, PLAIN, Layer, lines, shaded

FRONT, TURNED, PROFILE = "front", "turned", "profile"

#: From under the headgear to the chin: right halves of faces seen from the front, ...
_FRONTS = {
    "square": "M0 -28 L4.3 -28 C4.7 -25 4.8 -21.4 4.6 -19 C4.4 -16.6 3 -14.5 1.5 -14.2 L0 -14.1",
    "broad": "M0 -28 L4.1 -28 C4.5 -25 4.6 -21.8 4.2 -19.6 C3.7 -17 2 -14.6 0 -14.6",
    "round": "M0 -28 L4.2 -28 C4.7 -25 4.7 -21.4 4.3 -19.4 C3.8 -17 2 -14.9 0 -14.8",
    "boy": "M0 -28 L4.2 -28 C4.7 -25.8 5 -22.8 4.6 -20.6 C4.1 -17.9 2.2 -15 0 -14.7",
    "jowls": "M0 -28 L4.2 -28 C4.5 -25.6 4.5 -22.8 4.3 -20.6 C4.9 -19 4.9 -16.6 3.4 -15 "
    "C2.4 -14 1.2 -13.6 0 -13.6",
    "fine": "M0 -28 L3.9 -28 C4.3 -25 4.3 -21.9 3.8 -19.6 C3.1 -16.9 1.4 -14.7 0 -14.5",
}
#: ... and whole outlines of turned ones, which look right.
_TURNED = {
    "young": (
        "M-4.6 -28 L3.3 -28 C3.9 -26 4 -24.4 3.85 -23 C3.75 -22.3 3.4 -22 3.4 -21.4 "
        "C3.45 -20.6 4 -20.3 3.9 -19.4 C3.8 -18.4 3.4 -17.6 3.2 -16.6 C3 -15.2 2.3 -14.4 1.2 -14.4 "
        "C-.2 -14.4 -2 -15.4 -3.2 -16.8 C-4 -17.8 -4.5 -19.4 -4.7 -21 Z"
    ),
    "fair": (
        "M-4.3 -28 L3.1 -28 C3.6 -26 3.75 -24.4 3.6 -23 C3.55 -22.4 3.4 -22 3.4 -21.4 "
        "C3.45 -20.6 3.65 -20.2 3.55 -19.3 C3.4 -18 3 -17.2 2.75 -16.2 C2.5 -15 1.9 "
        "-14.4 1.1 -14.4 "
        "C0 -14.4 -1.8 -15.7 -2.9 -17.1 C-3.7 -18.2 -4.3 -19.6 -4.4 -21 Z"
    ),
    "gaunt": (
        "M-4.7 -28 L3.4 -28 C4 -26 4.2 -24.6 4.05 -23.2 C3.9 -22.4 3.35 -22 3.4 -21.2 "
        "C3.5 -20.4 4.2 -20.2 4.1 -19.2 C4 -18.4 3.1 -17.8 3.1 -16.8 C3.1 -15.4 "
        "2.4 -14.2 "
        "1.2 -14.2 "
        "C-.4 -14.2 -2.2 -15 -3.4 -16.4 C-4.2 -17.6 -4.6 -19.2 -4.8 -21 Z"
    ),
    "lad": (
        "M-4.5 -28 L3.3 -28 C3.8 -26 3.95 -24.4 3.8 -23 C3.7 -22.3 3.35 -22 3.35 -21.4 "
        "C3.4 -20.6 3.85 -20.2 3.8 -19.3 C3.75 -18.2 3.5 -17.4 3.2 -16.5 C2.8 -15.2 2.1 -14.5 "
        "1.1 -14.4 "
        "C-.6 -14.3 -2.3 -15.3 -3.3 -16.7 C-4.1 -17.9 -4.5 -19.5 -4.6 -21 Z"
    ),
}
#: Noses of turned faces, looking right: bridge, tip, wing.
_NOSES = {
    "straight": "C1.4 -21.4 2 -20.2 2.75 -19.1 C2.95 -18.6 2.5 -18.3 1.9 -18.45 C1.6 -18.55 "
    "1.5 -18.8 1.6 -19.1",
    "small": "C1.45 -21.4 1.7 -20.3 2.5 -19.4 C2.7 -19 2.3 -18.7 1.8 -18.75 C1.6 -18.8 "
    "1.5 -19 1.55 -19.25",
    "hooked": "C1.7 -21.8 2.7 -20.9 3 -19.3 C3.1 -18.6 2.7 -18.2 2.4 -18.5 C2.1 -18.7 1.7 "
    "-18.3 1.5 "
    "-18.7 C1.4 "
    "-19 1.5 "
    "-19.3 1.7 -19.5",
    "broad": "C1.3 -21.4 1.9 -20.2 2.9 -19.2 C3.2 -18.6 2.7 -18.1 2 -18.3 C1.5 -18.1 1 "
    "-18.4 1.2 "
    "-19 C1.3 "
    "-19.3 1.5 "
    "-19.4 1.7 -19.4",
}
#: How wide a nose is from the front, and where it ends.
_FRONT_NOSES = {
    "straight": (0.85, -19.1), "small": (0.7, -19.4), "hooked": (0.75, -18.75),
    "broad": (1.2, -19.0),
}  # fmt: skip
#: Brows: how far the outer end, the middle and the inner end stand above the usual, and how thick.
_BROWS = {
    "calm": (0.0, 0.0, 0.0, 0.3),
    "raised": (0.1, 0.55, 0.25, 0.28),
    "stern": (0.5, 0.1, -0.45, 0.55),
    "level": (0.15, 0.2, 0.0, 0.52),
    "sad": (-0.5, 0.1, 0.5, 0.34),
    "bushy": (0.5, 0.35, -0.2, 0.95),
}
#: Eyes: how far they open, how much of the eyeball the lid hides, and how heavy the lid is.
_EYES = {
    "calm": (0.72, 0.0, 0.3),
    "wide": (0.95, 0.0, 0.26),
    "hooded": (0.55, 0.3, 0.42),
    "down": (0.42, 0.35, 0.36),
    "bright": (0.84, 0.0, 0.38),
}
#: Mouths about (0, -16.9): filled lips, or lines.
_MOUTHS = {
    "bow": (
        "M-1.3 -16.9 C-.9 -17.18 -.42 -17.45 0 -17.2 C.42 -17.45 .9 -17.18 1.3 -16.9 "
        "C.8 -16.28 -.8 -16.28 -1.3 -16.9 Z", "M-.5 -15.9 C-.2 -15.78 .2 -15.78 .5 -15.9",
    ),
    "small": (
        "M-1 -16.95 C-.7 -17.3 -.3 -17.5 0 -17.3 C.3 -17.5 .7 -17.3 1 -16.95 "
        "C.6 -16.3 -.6 -16.3 -1 -16.95 Z", "M-.4 -15.85 C-.2 -15.75 .2 -15.75 .4 -15.85",
    ),
    "smile": (
        "M-1.6 -17.25 C-.9 -16.95 -.4 -17.1 0 -17 C.4 -17.1 .9 -16.95 1.6 -17.25 "
        "C1 -16.2 -1 -16.2 -1.6 -17.25 Z", "M-1.9 -17.6 C-1.75 -17.45 -1.7 -17.3 -1.75 -17.1 "
        "M1.9 -17.6 C1.75 -17.45 1.7 -17.3 1.75 -17.1",
    ),
    "stern": (
        "M-1.5 -16.6 C-.9 -17.05 -.3 -17.1 0 -17 C.3 -17.1 .9 -17.05 1.5 -16.6 "
        "C.8 -16.75 -.8 -16.75 -1.5 -16.6 Z", "M-.8 -16 C-.3 -15.8 .3 -15.8 .8 -16",
    ),
    "thin": (
        "M-1.5 -16.95 C-.6 -17.1 .6 -17.1 1.5 -16.95 C.6 -16.72 -.6 -16.72 -1.5 -16.95 Z",
        "M-.6 -16.1 C-.2 -15.95 .2 -15.95 .6 -16.1",
    ),
    "grin": (
        "M-1.5 -17.1 C-.8 -16.85 -.3 -16.95 0 -16.9 C.5 -16.95 .9 -16.95 1.6 -17.3 "
        "C1 -16.35 -.9 -16.3 -1.5 -17.1 Z", "M-.5 -15.75 C-.2 -15.6 .2 -15.6 .5 -15.75",
    ),
    "full": (
        "M-1.4 -17.15 C-.9 -17.2 -.42 -17.55 0 -17.28 C.42 -17.55 .9 -17.2 1.4 -17.15 "
        "C.85 -15.95 -.85 -15.95 -1.4 -17.15 Z", "M-.5 -15.5 C-.2 -15.38 .2 -15.38 .5 -15.5",
    ),
    "laugh": (
        "M-2 -17.7 C-1 -17.3 1 -17.3 2 -17.7 C1.7 -15.7 -1.7 -15.7 -2 -17.7 Z M-1.55 -17.3 "
        "L-1.25 -16.75 C-.5 -16.5 .5 -16.5 1.25 -16.75 L1.55 -17.3 C.6 -17.05 -.6 -17.05 "
        "-1.55 -17.3 Z", "M-.5 -15.6 C-.2 -15.48 .2 -15.48 .5 -15.6",
    ),
    "pursed": (
        "M-1.2 -16.75 C-.8 -17 -.3 -17.15 0 -17.05 C.3 -17.15 .8 -17 1.2 -16.75 "
        "C.7 -16.5 -.7 -16.5 -1.2 -16.75 Z", "M-1.75 -16.1 C-1.6 -16.5 -1.5 -16.7 -1.5 -16.9 "
        "M1.75 -16.1 C1.6 -16.5 1.5 -16.7 1.5 -16.9 M-.6 -17.5 L-.5 -17.9 M.6 -17.5 L.5 -17.9",
    ),
}  # fmt: skip
#: What life has left in a face, drawn as lines of the right side and mirrored, or as dots.
_MARKS = {
    "cheeks": ("M1.6 -18.5 C2.2 -18 2.5 -17.2 2.4 -16.4",),
    "dimple": ("M2.15 -17.7 C2.5 -17.3 2.45 -16.8 2.1 -16.5",),
    "crow": ("M3.7 -21.7 L4.2 -22", "M3.7 -21.4 L4.3 -21.4", "M3.7 -21.1 L4.2 -20.8"),
    "forehead": (
        "M.2 -25.5 C1.2 -25.7 2 -25.6 2.8 -25.3",
        "M.2 -24.7 C1 -24.9 1.7 -24.8 2.3 -24.6",
    ),
    "bags": ("M1.4 -20.4 C2 -20 2.7 -20.1 3.1 -20.5", "M1.6 -20 C2.1 -19.7 2.5 -19.75 2.8 -19.9"),
    "chin": ("M0 -15 C1 -14.95 1.9 -15.3 2.4 -16.1",),
    "lower": ("M1.5 -20.45 C2 -20.25 2.6 -20.3 3 -20.5",),
}
_DOTS = {
    "freckles": ((1.6, -19.8), (2.2, -19.5), (2.8, -19.9), (2.4, -19.0), (3.1, -19.3)),
    "mole": ((1.9, -17.9),),
}


@dataclass(frozen=True)
class Look:
    """A face: how it is seen, which way it looks (1: right, -1: left, 0: at us), and its parts by
    their names in this module's tables. `axis` is where the middle of a turned face lies, `lift`
    how much higher than usual its features sit, both mm."""

    view: str
    to: int
    shape: str
    brow: str
    eye: str
    nose: str
    mouth: str
    marks: tuple[str, ...] = ()
    axis: float = 0.6
    lift: float = 0.0

    def turn(self, path: Path) -> Path:
        """A drawing of a face from the front as this head shows it; other views than turned ones
        show it as it is, or mirrored."""
        if self.view == TURNED:
            path = _by_x(path, lambda x: self.axis + (0.66 if x > 0 else 0.88) * x)
        return self.facing(path)

    def wrap(self, path: Path) -> Path:
        """A drawing of what stands out of a face from the front, a beard or a mouth, as `turn` does
        for what lies flat in it."""
        if self.view == TURNED:
            path = _by_x(path, lambda x: self.axis + 0.3 + (0.68 if x > 0 else 0.92) * x)
        return self.facing(path)

    def facing(self, path: Path) -> Path:
        """A drawing that looks right, as this head looks."""
        return mirrored(path) if self.to < 0 else path

    @property
    def outline(self) -> Path:
        """The face's outline."""
        if self.view == FRONT:
            return symmetric(_FRONTS[self.shape])
        table = _TURNED if self.view == TURNED else profiles.OUTLINES
        return self.facing(outline(table[self.shape]))


def _by_x(path: Path, move: Callable[[float], float]) -> Path:
    segments: list[Segment] = []
    for segment in path.segments:
        values = [move(v) if not k % 2 else v for k, v in enumerate(segment[1:])]
        segments.append((segment[0], *values))
    return rounded(segments)


def face(look: Look) -> tuple[Layer, ...]:
    """The face, shaded on its right side."""
    shape = look.outline
    # A turned face keeps its far eye out of the deepest shade.
    deep, edge = (0.25, 1.1) if look.view == FRONT else (0.2, 1.5)
    shadow = shaded(shape, 0.42, lambda x, y: deep * (x - edge) / 4.5, bend=0.012)
    base = (Layer(shape, "paper", "ink", BOLD), shadow)
    if look.view == PROFILE:
        return (*base, *_profile(look))
    return (*base, *_features(look))


def _features(look: Look) -> list[Layer]:
    eyes, lids = _eyes(look)
    brows, nose = _brows(look), _nose(look)
    lips, below = (look.wrap(outline(d)) for d in _MOUTHS[look.mouth])
    out = [
        *eyes,
        lines(brows),
        Layer(nose, None, "ink", PLAIN),
        *lids,
        Layer(lips, "ink", "ink", 0.1),
        Layer(below, None, "ink", 0.14),
        *_marks(look),
    ]
    up = moved(0, -look.lift)
    return [replace(one, path=placed(one.path, up)) for one in out] if look.lift else out


def _eyes(look: Look) -> tuple[list[Layer], list[Layer]]:
    """The eyes, and the lids over them."""
    _, hidden, lid = _EYES[look.eye]
    whites, pupils, lids = [], [], []
    for side in (-1, 1):
        # The nose stands before the far eye of a turned face, and the cheek's edge is near: that
        # eye begins further out, ends sooner and lies a little lower.
        far = look.view == TURNED and side > 0
        out = 0.15 if far else 0.0
        x = [side * v for v in (1.05 + out, 1.5 + out, 2.6 if far else 2.75, 3.0 if far else 3.4)]
        y = -21.2 if far else -21.25
        wide = _EYES[look.eye][0] * (0.84 if far else 1.0)
        top = f"C{x[1]} {y - wide} {x[2]} {y - wide} {x[3]} {y - 0.05}"
        whites.append(
            outline(f"M{x[0]} {y} {top} C{x[2]} {y + 0.47} {x[1]} {y + 0.53} {x[0]} {y} Z")
        )
        gaze = 0.22 if look.view == TURNED else 0.0
        middle = side * 2.2 + (gaze if not far else -0.12)
        ball = paths.ellipse(middle, y - 0.15 + 0.5 * hidden, 0.43)
        pupils.append(common(ball, whites[-1]))
        lids.append(outline(f"M{side * (0.95 + out)} {y + 0.05} {top}"))
        if hidden:
            lids.append(
                outline(
                    f"M{side * (1.1 + out)} {y - 0.6} "
                    f"C{x[1]} {y - 1.1} {x[2]} {y - 1.1} {x[3]} {y - 0.5}"
                )
            )
    if look.eye == "bright":
        lids += [outline(f"M{s * 3.4} -21.3 L{s * 3.95} -21.75") for s in (-1, 1)]
    return (
        [
            Layer(look.turn(joined(whites)), "paper", "ink", FINE),
            lines(look.turn(joined(pupils))),
        ],
        [Layer(look.turn(joined(lids)), None, "ink", lid)],
    )


def _brows(look: Look) -> Path:
    outer, middle, inner, thick = _BROWS[look.brow]
    right = (
        f"M3.85 {-22.45 - outer} C2.9 {-23.5 - middle} 1.6 {-23.55 - middle} .8 {-22.75 - inner}"
    )
    one = strand(right, thick + 0.12)
    both = look.turn(joined([one, mirrored(one)]))
    return common(both, look.outline) if look.view == TURNED else both


def _nose(look: Look) -> Path:
    if look.view == TURNED:
        nose = outline(f"M1.6 -22.6 {_NOSES[look.nose]}")
        return look.facing(placed(nose, moved(look.axis - 1.45, 0)))
    wide, foot = _FRONT_NOSES[look.nose]
    one = outline(
        f"M.85 -22.6 C.5 -21.7 {0.6 * wide} -20.3 {wide} {foot} "
        f"C{wide + 0.1} {foot + 0.5} {0.7 * wide} {foot + 0.7} .25 {foot + 0.6}"
    )
    return joined([one, mirrored(one)])


def _marks(look: Look) -> list[Layer]:
    """A turned face shows them on its near side alone."""
    out = []
    turned = look.view == TURNED
    for mark in look.marks:
        if mark in _DOTS:
            sides = (1,) if mark == "mole" else (-1,) if turned else (-1, 1)
            dots = [paths.ellipse(s * x, y, 0.15) for x, y in _DOTS[mark] for s in sides]
            out.append(lines(look.turn(joined(dots))))
        else:
            right = joined(strand(d, 0.24) for d in _MARKS[mark])
            sides_ = [mirrored(right)] if turned else [right, mirrored(right)]
            out.append(lines(look.turn(joined(sides_))))
    return out


def _profile(look: Look) -> list[Layer]:
    drawn = profiles.features(
        _EYES[look.eye], _BROWS[look.brow], look.mouth, "freckles" in look.marks
    )
    return [replace(one, path=look.facing(one.path)) for one in drawn]
