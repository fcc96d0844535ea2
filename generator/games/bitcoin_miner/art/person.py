"""A head to draw on: round for those who pay, square for those who are paid, in eight moods.

Heads reach 4 from their middle as they are drawn, hair and hats up to 7 above it; y runs down.
"""

from __future__ import annotations

from generator.art.sketch import Sketch, bar, disc

#: Width of outlines and of lines inside of them, before a head is made smaller.
LINE, THIN = 0.33, 0.28
#: How far a head reaches, as it is drawn.
HEAD = 4.0
#: How far eyes and mouth turn to where somebody looks.
TURNED = 0.5
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
        #: How far eyes and mouth have turned to where it looks.
        self.turned = TURNED * looks

    def eyes(self, y: float = -0.1, glazed: bool = False) -> None:
        """Two eyes at a height: open, closed for joy, one of them winking, wide or to one side;
        behind glasses never wide, for that would be two rings."""
        for x in (self.turned - 1.4, self.turned + 1.4):
            if self.mood in (BEAM, ROAR) or (self.mood == WINK and x > self.turned):
                self.line(
                    f"M{x - 0.7} {y + 0.2} C{x - 0.4} {y - 0.6} {x + 0.4} {y - 0.6} "
                    f"{x + 0.7} {y + 0.2}",
                    "",
                    THIN,
                )
            elif self.mood in (WONDER, LOOK) and not glazed:
                aside = 0.35 if self.mood == LOOK else 0.22
                self.area(disc(x, y - 0.1, 0.95), self.white, THIN)
                self.fill(disc(x + aside * self.looks, y - 0.1, 0.45))
            else:
                self.fill(disc(x + 0.2 * self.looks, y, 0.52))

    def mouth(self, y: float = 1.5) -> None:
        """A mouth whose corners are at a height."""
        with self.at(self.turned, 0, mirrored=self.looks < 0):
            self._mouth(y)

    def _mouth(self, y: float) -> None:
        """A mouth that looks to the right."""
        smile = f"M-1.6 {y} C-0.9 {y + 1} 0.9 {y + 1} 1.6 {y}"
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
            for x in (0.4 * self.turned - 2.2, 0.4 * self.turned + 2.2):
                for dx, dy in ((-0.5, 0), (0.5, 0), (0, 0.6)):
                    self.fill(disc(x + dx, 1 + dy, 0.24), self.red)
        self.eyes(glazed=glazed)
        self.mouth()

    def round_head(self) -> None:
        """A buyer's."""
        self._nose()
        self.area(disc(0, 0, HEAD - LINE / 2), "", LINE)

    def square_head(self) -> None:
        """A seller's."""
        self._nose()
        side = 2 * HEAD - LINE
        self.area(bar(-side / 2, -side / 2, side, side, 1.9), "", LINE)

    def _nose(self) -> None:
        """Seen beyond the cheek by who looks far to one side."""
        if abs(self.looks) > 1:
            self.area(disc((HEAD - 0.1) * self.looks / 2, 0.7, 0.8, 0.65), "", LINE)
