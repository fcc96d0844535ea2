"""A head to draw on: one build with four jaws, in eight moods.

Heads reach 4 from their middle as they are drawn, hair and hats up to 7 above it; y runs down.
"""

from __future__ import annotations

from generator.art.outlines import joined
from generator.art.sketch import Sketch, disc

#: Width of outlines and of lines inside of them, before a head is made smaller.
LINE, THIN = 0.33, 0.28
#: How far a head reaches, as it is drawn.
HEAD = 4.0
#: How far eyes and mouth turn to where somebody looks.
TURNED = 0.5
#: How far from its middle a face is bare, as a rule; how far from there eyes keep; and how much of
#: its turn a face keeps between hair or flaps.
BARE, SIDE, HEMMED = 3.5, 1.3, 0.5
#: Faces by their jaw: all as wide, with the same brow.
JAWS = {
    "round": "M-3.8 -0.4 C-3.9 -5.3 3.9 -5.3 3.8 -0.4 C3.7 2.6 2 4 0 4 C-2 4 -3.7 2.6 -3.8 -0.4 Z",
    "long": "M-3.6 -0.6 C-3.8 -5.3 3.8 -5.3 3.6 -0.6 C3.6 2.4 2.4 4.7 0 4.7 "
    "C-2.4 4.7 -3.6 2.4 -3.6 -0.6 Z",
    "broad": "M-3.8 -0.6 C-3.9 -5.3 3.9 -5.3 3.8 -0.6 C3.9 1.4 3.7 2.6 2.9 3.4 "
    "C2 4.3 -2 4.3 -2.9 3.4 C-3.7 2.6 -3.9 1.4 -3.8 -0.6 Z",
    "fine": "M-3.8 -0.8 C-3.9 -5.3 3.9 -5.3 3.8 -0.8 C3.7 1.8 1.5 4.4 0 4.4 "
    "C-1.5 4.4 -3.7 1.8 -3.8 -0.8 Z",
}
#: Half the width and height of eyes, by their kind; `lashed` ones have lashes besides.
EYES = {"round": (0.52, 0.52), "tall": (0.46, 0.74), "small": (0.42, 0.42), "lashed": (0.5, 0.62)}
#: How heads look, by their number.
SMILE, LAUGH, BEAM, WINK, WONDER, TONGUE, LOOK, ROAR = MOODS = range(8)


class Person(Sketch):
    """A head so far: `paper` is skin, `hot` is hair or what the head wears, `white` cloth, `red`
    its tongue and freckles; `mood` is one of MOODS; it `looks` to the right (1), far to the right
    (2), or at us (0)."""

    def __init__(
        self,
        ink: str,
        skin: str,
        hair: str,
        white: str,
        red: str,
        mood: int,
        freckled: bool,
        looks: int,
    ) -> None:
        super().__init__(ink, skin, hair)
        self.white, self.red, self.mood, self.freckled = white, red, mood, freckled
        self.looks = looks
        #: Which of EYES it has.
        self.eyed = "round"
        #: Whether raised brows show: not under a low cap.
        self.browed = True
        #: How far eyes and mouth have turned to where it looks.
        self.turned = TURNED * looks
        #: How far from its middle a face is bare.
        self.bare = BARE

    def between(self, bare: float) -> None:
        """Hair or a cap's flaps leave the face bare so far from its middle: it turns less."""
        self.bare = bare
        self.turned *= HEMMED

    def eyes(self, y: float = -0.1, glazed: bool = False) -> None:
        """Two eyes at a height: open, closed for joy, one of them winking, wide or to one side;
        behind glasses never wide, for that would be two rings."""
        both = (self.turned - 1.4, min(self.turned + 1.4, self.bare - SIDE))
        shut = [x for x in both if self.mood in (BEAM, ROAR) or (self.mood == WINK and x > both[0])]
        seen = [x for x in both if x not in shut]
        lines = [f"M{x - 0.7} {y + 0.2} q0.7 -1.2 1.4 0" for x in shut]
        if self.mood in (WONDER, LOOK, LAUGH, SMILE) and self.browed and not glazed:
            brow = y - (1.8 if self.mood == WONDER else 1.4)
            # Who looks aside has one brow up.
            bows = (0.5, 1.1) if self.mood == LOOK else (0.6, 0.6)
            lines += [
                f"M{x - 0.7} {brow} q0.7 {-bow} 1.4 0" for x, bow in zip(both, bows, strict=True)
            ]
        if self.eyed == "lashed":
            lines += [
                f"M{x + side * 0.45} {y - 0.4} l{side * 0.5} -0.4 M{x + side * 0.5} {y} "
                f"l{side * 0.6} -0.1"
                for x, side in zip(both, (-1, 1), strict=True)
                if x in seen and not glazed and self.mood != WONDER
            ]
        if lines:
            self.line(" ".join(lines), "", THIN)
        if seen and self.mood == WONDER and not glazed:
            self.area(joined(disc(x, y - 0.1, 0.95) for x in seen), self.white, THIN)
            self.fill(joined(disc(x + 0.22 * self.looks, y - 0.1, 0.45) for x in seen))
        elif seen and self.mood == LOOK and not glazed:
            # Under low lids.
            lids = (
                f"M{x - 0.95} {y - 0.2} Q{x} {y - 1} {x + 0.95} {y - 0.2} "
                f"C{x + 0.8} {y + 1} {x - 0.8} {y + 1} {x - 0.95} {y - 0.2} Z"
                for x in seen
            )
            self.area(" ".join(lids), self.white, THIN)
            self.fill(joined(disc(x + 0.3 * self.looks, y, 0.5) for x in seen))
        elif seen:
            wide, high = EYES[self.eyed]
            self.fill(joined(disc(x + 0.2 * self.looks, y, wide, high) for x in seen))

    def nose(self, y: float = 0.4) -> None:
        """A nose between eyes and mouth, which shows where somebody looks."""
        x = 1.25 * self.turned
        bow = 0.75 if self.looks else 0.0
        if bow:
            self.line(
                f"M{x} {y - 0.5} C{x + bow} {y - 0.1} {x + bow} {y + 0.6} {x - 0.1} {y + 0.5}",
                "",
                THIN,
            )
        else:
            self.line(f"M-0.5 {y + 0.3} C-0.3 {y + 0.75} 0.3 {y + 0.75} 0.5 {y + 0.3}", "", THIN)

    def mouth(self, y: float = 2.0) -> None:
        """A mouth whose corners are at a height."""
        with self.at(self.turned, 0, mirrored=self.looks < 0):
            self._mouth(y)

    def _mouth(self, y: float) -> None:
        """A mouth that looks to the right."""
        smile = f"M-1.6 {y} C-0.9 {y + 1} 0.9 {y + 1} 1.6 {y}"
        if self.mood == BEAM:
            # So wide that the cheeks are lifted.
            smile = (
                f"M-1.7 {y - 0.3} C-1.2 {y + 1.6} 1.2 {y + 1.6} 1.7 {y - 0.3} "
                f"M-2 {y - 0.1} L-1.4 {y - 0.5} M1.4 {y - 0.5} L2 {y - 0.1}"
            )
        if self.mood in (LAUGH, ROAR):
            self.laugh(y)
        elif self.mood == WONDER:
            self.fill(disc(0, y + 0.7, 0.7, 0.9))
        elif self.mood == TONGUE:
            self.area(f"M0.1 {y + 0.7} C0 {y + 2.3} 1.7 {y + 2.1} 1.4 {y + 0.2} Z", self.red, THIN)
            self.line(smile, "", THIN)
        elif self.mood == WINK:
            self.line(f"M-1.3 {y + 0.5} C-0.6 {y + 1.2} 1 {y + 1} 1.9 {y - 0.3}", "", THIN)
        elif self.mood == LOOK:
            self.line(f"M-0.9 {y + 0.6} C-0.3 {y + 0.9} 0.5 {y + 0.8} 1.1 {y + 0.3}", "", THIN)
        else:
            self.line(smile, "", THIN)

    def laugh(self, y: float) -> None:
        """An open mouth: teeth alone, or a tongue behind them."""
        wide, deep = (1.8, 2.6) if self.mood == ROAR else (1.6, 2)
        low, inner = y + deep, wide - 0.3
        shape = f"M{-wide} {y} L{wide} {y} C{inner} {low} {-inner} {low} {-wide} {y} Z"
        if self.mood == ROAR:
            self.fill(shape)
            self.fill(disc(0, y + 1.45, 0.8, 0.45), self.red)
            self.line(shape, "", THIN)
        else:
            self.area(shape, self.white, THIN)

    def smile(self, glazed: bool = False) -> None:
        """Eyes, a mouth, and freckles where there are any."""
        if self.freckled:
            self.fill(
                joined(
                    disc(0.4 * self.turned + side * 2.3 + dx, 1.2 + dy, 0.17)
                    for side in (-1, 1)
                    for dx, dy in ((-0.5, 0), (0.5, 0), (0, 0.6))
                ),
                self.red,
            )
        self.eyes(-0.1, glazed=glazed)
        self.nose(0.8)
        self.mouth(2)

    def skull(self, jaw: str = "round", ears: bool = True) -> None:
        """A head with one of JAWS, and ears unless hair or a hat hides them."""
        if ears:
            # Who looks far to one side shows one ear.
            sides = (-1, 1) if abs(self.looks) < 2 else (-1,)
            self.area(joined(disc(3.75 * side, 0.5, 1.05, 1.3) for side in sides), "", LINE)
            self.line(
                " ".join(f"M{4.05 * side} 0 q{-0.6 * side} 0.6 {-0.1 * side} 1" for side in sides),
                "",
                0.2,
            )
        self.area(JAWS[jaw], "", LINE)
