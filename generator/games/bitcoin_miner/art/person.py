"""A head to draw on: round for those who pay, square for those who are paid, in three moods.

Heads reach 4 from their middle as they are drawn, hair and hats up to 7 above it; y runs down.
"""

from __future__ import annotations

from generator.art.sketch import Sketch, bar, disc

#: Width of outlines and of lines inside of them, before a head is made smaller.
LINE, THIN = 0.55, 0.4
#: How far a head reaches, as it is drawn.
HEAD = 4.0


class Person(Sketch):
    """A head so far: `paper` is skin, `hot` is hair or what the head wears, `white` cloth; `mood`
    says how it looks: 0 smiles, 1 laughs, 2 beams with its eyes closed."""

    def __init__(self, ink: str, skin: str, hair: str, white: str, mood: int) -> None:
        super().__init__(ink, skin, hair)
        self.white, self.mood = white, mood

    def eyes(self, y: float = -0.1) -> None:
        """Two eyes at a height, closed for joy or open."""
        if self.mood == 2:
            for x in (-1.4, 1.4):
                self.line(
                    f"M{x - 0.7} {y + 0.2} C{x - 0.4} {y - 0.6} {x + 0.4} {y - 0.6} "
                    f"{x + 0.7} {y + 0.2}",
                    "",
                    THIN,
                )
        else:
            for x in (-1.4, 1.4):
                self.fill(disc(x, y, 0.52))

    def mouth(self, y: float = 1.5) -> None:
        """A mouth whose corners are at a height."""
        if self.mood == 1:
            self.area(f"M-1.6 {y} L1.6 {y} C1.3 {y + 2} -1.3 {y + 2} -1.6 {y} Z", self.white, THIN)
        else:
            self.line(f"M-1.6 {y} C-0.9 {y + 1} 0.9 {y + 1} 1.6 {y}", "", THIN)

    def smile(self) -> None:
        """Eyes and a mouth."""
        self.eyes()
        self.mouth()

    def round_head(self) -> None:
        """A buyer's."""
        self.area(disc(0, 0, HEAD - LINE / 2), "", LINE)

    def square_head(self) -> None:
        """A seller's."""
        side = 2 * HEAD - LINE
        self.area(bar(-side / 2, -side / 2, side, side, 1.9), "", LINE)
