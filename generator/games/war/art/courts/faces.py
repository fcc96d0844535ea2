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
from generator.games.war.art.courts import features, profiles
from generator.games.war.art.courts.figures import BOLD, FINE, PLAIN, Layer, lines, shaded

FRONT, TURNED, PROFILE = "front", "turned", "profile"


@dataclass(frozen=True)
class Look:
    """A face: how it is seen, which way it looks (1: right, -1: left, 0: at us), and its parts by
    their names in this module's tables. `axis` is where the middle of a turned face lies, `lift`
    how much higher than usual its features sit, both mm. A `cocked` brow is another one over the
    left eye; cheeks are `hollow`, mm of a line's swelling a mm. Profiles have their tables in
    `profiles`, and their noses in the outline."""

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
    cocked: str = ""
    hollow: float = 0.0

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
            return symmetric(features.FRONTS[self.shape])
        table = features.TURNED if self.view == TURNED else profiles.OUTLINES
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
    # What is worn throws its shadow on the forehead; a hollow cheek is dark on the lit side, too.
    shadow = shaded(
        shape,
        0.42,
        lambda x, y: max(
            deep * (x - edge) / 4.5,
            0.12 * (-25.9 - y),
            look.hollow * (-x - 2.1) * min(1.0, max(0.0, y + 20.2)),
        ),
        bend=0.012,
    )
    base = (Layer(shape, "paper", "ink", BOLD), shadow)
    if look.view == PROFILE:
        return (*base, *_profile(look))
    return (*base, *_features(look))


def _features(look: Look) -> list[Layer]:
    eyes, lids = _eyes(look)
    brows, nose = _brows(look), _nose(look)
    lips, below = (look.wrap(outline(d)) for d in features.MOUTHS[look.mouth])
    out = [
        *eyes,
        lines(brows),
        Layer(nose, None, "ink", PLAIN),
        *lids,
        Layer(lips, "ink", "ink", 0.1),
        *([Layer(below, None, "ink", FINE)] if below.segments else []),
        *_marks(look),
    ]
    up = moved(0, -look.lift)
    return [replace(one, path=placed(one.path, up)) for one in out] if look.lift else out


def _eyes(look: Look) -> tuple[list[Layer], list[Layer]]:
    """The eyes, and the lids over them."""
    eye = features.EYES[look.eye]
    whites, pupils, lids, folds = [], [], [], []
    for side in (-1, 1):
        # The nose stands before the far eye of a turned face, and the cheek's edge is near: that
        # eye begins further out and lies a little lower.
        far = look.view == TURNED and side > 0
        (ix, iy), (ox, oy) = eye.inner, eye.outer
        if far:
            ix, iy, ox, oy = ix + eye.far[0], iy + 0.05, ox + eye.far[1], oy + 0.05
        near, out = (0.84 * rise if far else rise for rise in eye.top)
        a, b = side * (ix + 0.25 * (ox - ix)), side * (ox - 0.25 * (ox - ix))
        start, end = f"{side * ix} {iy}", f"{side * ox} {oy}"
        top = f"C{a} {iy - near} {b} {oy - out} {end}"
        whites.append(outline(f"M{start} {top} C{b} {oy + eye.low} {a} {iy + eye.low} {start} Z"))
        gaze = 0.0 if look.view != TURNED else 0.12 if far else 0.22
        middle = side * (ix + ox) / 2 + gaze
        level = (iy + oy) / 2 + 0.375 * eye.low - 0.19 * (near + out) + eye.sunk
        # The light is at the left of the card, wherever the face looks.
        glint = (0.36 * eye.ball * (1 if look.to < 0 else -1), 0.0)
        pupil = features.pupil(middle, level, eye.ball, eye.ball, glint)
        pupils.append(common(pupil, whites[-1]))
        lash = f" L{side * (ox + 0.8 * eye.lash)} {oy - 0.6 * eye.lash}" if eye.lash else ""
        lids.append(outline(f"M{side * (ix - 0.1)} {iy + 0.05} {top}{lash}"))
        if eye.fold:
            up = eye.fold
            folds.append(
                outline(
                    f"M{side * (ix + 0.1)} {iy - 0.9 * up} "
                    f"C{a} {iy - near - up} {b} {oy - out - up} {side * ox} {oy - 0.9 * up}"
                )
            )
    return (
        [
            Layer(look.turn(joined(whites)), "paper", "ink", FINE),
            lines(look.turn(joined(pupils))),
        ],
        [
            Layer(look.turn(joined(lids)), None, "ink", eye.lid),
            *([Layer(look.turn(joined(folds)), None, "ink", FINE)] if folds else []),
        ],
    )


def _brows(look: Look) -> Path:
    both = look.turn(joined([_brow(look.brow), mirrored(_brow(look.cocked or look.brow))]))
    return common(both, look.outline) if look.view == TURNED else both


def _brow(name: str) -> Path:
    """A brow of the right side."""
    return joined(strand(way, thick) for way, thick in features.BROWS[name])


def _nose(look: Look) -> Path:
    if look.view == TURNED:
        nose = outline(features.NOSES[look.nose])
        return look.facing(placed(nose, moved(look.axis - 1.45, 0)))
    twice, once = (outline(d) for d in features.FRONT_NOSES[look.nose])
    return joined([twice, mirrored(twice), once])


def _marks(look: Look) -> list[Layer]:
    """A turned face shows them on its near side alone."""
    out = []
    turned = look.view == TURNED
    for mark in look.marks:
        if mark in features.DOTS:
            sides = (1,) if mark == "mole" else (-1,) if turned else (-1, 1)
            dots = [paths.ellipse(s * x, y, 0.15) for x, y in features.DOTS[mark] for s in sides]
            out.append(lines(look.turn(joined(dots))))
        else:
            right = joined(strand(d, 0.24) for d in features.MARKS[mark])
            sides_ = [mirrored(right)] if turned else [right, mirrored(right)]
            out.append(lines(look.turn(joined(sides_))))
    return out


def _profile(look: Look) -> list[Layer]:
    # The cheek falls away under its bone towards the jaw, deeper on the side away from the light.
    deep = 0.1 if look.to < 0 else 0.055
    cheek = shaded(
        look.outline,
        0.42,
        lambda x, y: min(1.0, 0.7 * (y + 20.4)) * deep * (1.7 - look.to * x - 0.25 * (y + 17)),
        bend=0.02,
    )
    drawn = profiles.features(
        look.shape,
        look.eye,
        look.brow,
        look.mouth,
        "freckles" in look.marks,
    )
    return [cheek, *(replace(one, path=look.facing(one.path)) for one in drawn)]
