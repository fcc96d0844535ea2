"""Who pays and who is paid: buyers with round heads, sellers with square ones and the hats of their
trades.

Heads reach 4 from their middle as they are drawn here, hair and hats up to 7 above it; y runs down.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import Group, scaled
from generator.errors import did_you_mean

#: Width of outlines and of lines inside of them, before a head is made smaller.
LINE, THIN = 0.55, 0.4
#: How far a head reaches, as it is drawn.
HEAD = 4.0


class Person(Sketch):
    """A head so far: `paper` is skin, `hot` is hair or what the head wears, `white` cloth."""

    def __init__(self, ink: str, skin: str, hair: str, white: str) -> None:
        super().__init__(ink, skin, hair)
        self.white = white

    def smile(self) -> None:
        """Eyes and a mouth."""
        self.fill(disc(-1.4, -0.1, 0.52))
        self.fill(disc(1.4, -0.1, 0.52))
        self.line("M-1.6 1.5 C-0.9 2.5 0.9 2.5 1.6 1.5", "", THIN)

    def round_head(self) -> None:
        """A buyer's."""
        self.area(disc(0, 0, HEAD - LINE / 2), "", LINE)

    def square_head(self) -> None:
        """A seller's."""
        side = 2 * HEAD - LINE
        self.area(bar(-side / 2, -side / 2, side, side, 1.9), "", LINE)


def fringe(p: Person) -> None:
    """Short hair, parted."""
    p.round_head()
    p.area(
        "M-3.9 -0.4 C-4.4 -4.4 -1 -5.2 1 -4.8 C3.4 -4.6 4.4 -2.6 3.9 -0.4 "
        "C3 -1 2.4 -1.8 2 -2.6 C0.6 -1.4 -2.2 -1.2 -3.9 -0.4 Z",
        p.hot, LINE,
    )  # fmt: skip
    p.smile()


def plaits(p: Person) -> None:
    """Two plaits."""
    for side in (-1, 1):
        p.area(disc(4.3 * side, 0.6, 1.1), p.hot, LINE)
        p.area(disc(4.5 * side, 2.6, 0.95), p.hot, LINE)
    p.round_head()
    p.area(
        "M-4 -0.2 C-4.2 -3.4 -2 -4.6 0 -4.6 C2 -4.6 4.2 -3.4 4 -0.2 C2.6 -0.8 0.8 -2 0 -3.2 "
        "C-0.8 -2 -2.6 -0.8 -4 -0.2 Z",
        p.hot, LINE,
    )  # fmt: skip
    p.smile()


def curls(p: Person) -> None:
    """A head of curls."""
    for x, y, r in (
        (-3.4, -1.4, 1.9),
        (3.4, -1.4, 1.9),
        (-2.2, -3.6, 2),
        (2.2, -3.6, 2),
        (0, -4.2, 2),
    ):
        p.area(disc(x, y, r), p.hot, LINE)
    p.round_head()
    for x, y, r in ((-2, -2.9, 1.5), (2, -2.9, 1.5), (0, -3.2, 1.6)):
        p.fill(disc(x, y, r), p.hot)
    p.smile()


def beard(p: Person) -> None:
    """No hair above, much below."""
    p.round_head()
    p.area(
        "M-3.8 -0.2 C-4.6 5.4 4.6 5.4 3.8 -0.2 C3 1 2 0.9 1.2 0.8 C0.4 0.4 -0.4 0.4 -1.2 0.8 "
        "C-2 0.9 -3 1 -3.8 -0.2 Z",
        p.hot, LINE,
    )  # fmt: skip
    p.fill(disc(-1.4, -0.9, 0.52))
    p.fill(disc(1.4, -0.9, 0.52))
    p.line("M-1.1 2 C-0.5 2.5 0.5 2.5 1.1 2", p.white, 0.5)


def bob(p: Person) -> None:
    """Hair to the chin, and a bow."""
    p.area("M-4.4 3.2 C-5.2 -2 -4 -5 0 -5 C4 -5 5.2 -2 4.4 3.2 L2.8 3.4 L-2.8 3.4 Z", p.hot, LINE)
    p.area(disc(0, 0.2, 3.5), "", THIN)
    p.area("M-3.4 -0.4 C-3 -3.2 3 -3.2 3.4 -0.4 C2.4 -1.7 -2.4 -1.7 -3.4 -0.4 Z", p.hot, THIN)
    p.area("M2 -4.6 L-0.2 -6 L-0.2 -3.2 Z M2 -4.6 L4.2 -6 L4.2 -3.2 Z", p.white, THIN)
    p.smile()


def cap(p: Person) -> None:
    """A cap, its peak to one side."""
    p.round_head()
    p.area("M-4 -1 C-4 -6.2 4 -6.2 4 -1 Z", p.hot, LINE)
    p.area("M-3 -2.6 C-4.6 -2.6 -5.8 -1.8 -6 -0.9 L-3.2 -1 Z", p.hot, LINE)
    p.fill(disc(0, -5, 0.6))
    p.smile()


def bun(p: Person) -> None:
    """A bun, and glasses."""
    p.area(disc(0, -5.2, 1.7), p.hot, LINE)
    p.round_head()
    p.area(
        "M-3.9 -0.6 C-4 -3.6 -2 -4.4 0 -4.4 C2 -4.4 4 -3.6 3.9 -0.6 C2.4 -2.8 "
        "-2.4 -2.8 -3.9 -0.6 Z",
        p.hot,
        LINE,
    )
    p.smile()
    for x in (-1.5, 1.5):
        p.line(disc(x, 0, 1.15), "", THIN)
    p.line("M-0.4 -0.2 C-0.2 -0.5 0.2 -0.5 0.4 -0.2", "", THIN)


def quiff(p: Person) -> None:
    """A quiff."""
    p.round_head()
    p.area(
        "M-3.8 -0.8 C-4.8 -4 -2.8 -5.2 -1 -4.8 C0.4 -6.6 3.4 -6.8 5 -5.4 C3.8 -5.2 3.6 -4.4 4 -3.4 "
        "C4.2 -2.4 4 -1.4 3.8 -0.8 C2.8 -2 1.4 -2.8 -0.4 -2.6 C-2 -2.4 -3 -1.8 -3.8 -0.8 Z",
        p.hot, LINE,
    )  # fmt: skip
    p.smile()


def baker(p: Person) -> None:
    """A baker's tall white hat."""
    p.square_head()
    p.area(
        "M-3.2 -2.4 L-3.2 -3.8 C-5.2 -4.2 -4.6 -6.6 -2.8 -6.3 C-2 -7.6 2 -7.6 "
        "2.8 -6.3 C4.6 -6.6 5.2 -4.2 3.2 -3.8 L3.2 -2.4 Z",
        p.white,
        LINE,
    )
    p.smile()


def farmer(p: Person) -> None:
    """A straw hat."""
    p.square_head()
    p.area("M-2.8 -3 C-2.8 -7 2.8 -7 2.8 -3 Z", p.hot, LINE)
    p.area("M-5.8 -2.4 C-4 -3.6 4 -3.6 5.8 -2.4 C4 -1.6 -4 -1.6 -5.8 -2.4 Z", p.hot, LINE)
    p.smile()


def ice_seller(p: Person) -> None:
    """A folded paper cap."""
    p.square_head()
    p.area("M-4.2 -2 L-3 -5.6 L3 -5.6 L4.2 -2 Z", p.white, LINE)
    p.line("M-3.5 -3.6 L3.5 -3.6", p.hot, 0.9)
    p.smile()


def fisher(p: Person) -> None:
    """A captain's cap, and a beard."""
    p.square_head()
    p.area(
        "M-3.7 0.6 L-3.7 2.2 C-3.7 4.4 3.7 4.4 3.7 2.2 L3.7 0.6 C2.4 1.4 1.2 1 "
        "0 1 C-1.2 1 -2.4 1.4 -3.7 0.6 Z",
        p.white,
        THIN,
    )
    p.area("M-4 -2.8 C-5.2 -5.8 5.2 -5.8 4 -2.8 Z", p.white, LINE)
    p.fill("M-4 -3 L4 -3 L4 -1.9 C2 -1.3 -2 -1.3 -4 -1.9 Z")
    p.fill(disc(-1.4, -0.2, 0.52))
    p.fill(disc(1.4, -0.2, 0.52))
    p.line("M-1 2.2 C-0.5 2.7 0.5 2.7 1 2.2", "", THIN)


def bookseller(p: Person) -> None:
    """Glasses, and hair in a bun at the side."""
    p.square_head()
    p.area(
        "M-3.8 0 L-3.8 -2.4 C-3.8 -5 3.8 -5 3.8 -2.4 L3.8 0 C3 -2.2 -1 -1.4 -3.8 0 Z", p.hot, LINE
    )
    p.smile()
    for x in (-1.5, 1.5):
        p.line(bar(x - 1.1, -1, 2.2, 1.9, 0.4), "", THIN)
    p.line("M-0.4 -0.2 L0.4 -0.2", "", THIN)


def referee(p: Person) -> None:
    """A sweatband."""
    p.square_head()
    p.area("M-3.7 -2 C-3.7 -5.4 3.7 -5.4 3.7 -2 Z", p.hot, LINE)
    p.area(bar(-3.9, -2.9, 7.8, 1.4), p.white, THIN)
    p.smile()


def flyer(p: Person) -> None:
    """A flyer's cap and goggles."""
    p.square_head()
    p.area(
        "M-4 1.4 L-4 -2 C-4 -5.8 4 -5.8 4 -2 L4 1.4 L2.8 0.6 C2.8 -2 -2.8 -2 -2.8 0.6 Z",
        p.hot,
        LINE,
    )
    for x in (-1.4, 1.4):
        p.area(disc(x, -3, 1.15), p.white, THIN)
    p.smile()


def cobbler(p: Person) -> None:
    """A flat cap and a moustache."""
    p.square_head()
    p.area(
        "M-4.2 -1.8 C-5 -4.8 -1 -5.6 1.4 -5 C3.6 -4.6 4.6 -3.6 4.8 -2 C2 -2.8 -1 -2.6 -4.2 -1.8 Z",
        p.hot,
        LINE,
    )
    p.fill(disc(-1.4, -0.3, 0.52))
    p.fill(disc(1.4, -0.3, 0.52))
    p.fill(
        "M0 1.1 C-1 0.6 -2.2 1 -2.8 2.2 C-1.6 2.6 -0.6 2.4 0 1.7 C0.6 2.4 1.6 "
        "2.6 2.8 2.2 C2.2 1 1 0.6 0 1.1 Z"
    )


def rocker(p: Person) -> None:
    """Long hair and dark glasses."""
    p.area("M-4.6 4.2 L-4.4 -2 C-4 -5.6 4 -5.6 4.4 -2 L4.6 4.2 L2.6 3.4 L-2.6 3.4 Z", p.hot, LINE)
    p.area(bar(-3.1, -2.6, 6.2, 6.2, 1.6), "", THIN)
    p.fill("M-2.9 -0.8 L2.9 -0.8 L2.6 0.8 L0.6 0.8 L0 -0.1 L-0.6 0.8 L-2.6 0.8 Z")
    p.line("M-1.2 2 C-0.6 2.6 0.6 2.6 1.2 2", "", THIN)


def cyclist(p: Person) -> None:
    """A helmet."""
    p.square_head()
    p.area("M-4.4 -1.6 C-4.6 -6.6 4.6 -6.6 4.4 -1.6 C2 -2.6 -2 -2.6 -4.4 -1.6 Z", p.hot, LINE)
    p.line("M-1.6 -5 C-1.8 -4 -1.8 -3.4 -1.7 -2.7 M1.6 -5 C1.8 -4 1.8 -3.4 1.7 -2.7", "", 0.7)
    p.line("M-3.6 -1.4 L-2.4 3.4 M3.6 -1.4 L2.4 3.4", "", THIN)
    p.smile()


Drawn = Callable[[Person], None]
#: Buyers and sellers by what layouts call them; a seller by what is sold.
BUYERS: dict[str, Drawn] = {
    one.__name__: one for one in (fringe, plaits, curls, beard, bob, cap, bun, quiff)
}
SELLERS: dict[str, Drawn] = {
    "bread": baker, "apple": farmer, "ice-cream": ice_seller, "fish": fisher, "book": bookseller,
    "ball": referee, "kite": flyer, "boots": cobbler, "guitar": rocker, "bike": cyclist,
}  # fmt: skip


@ornament
def payer(
    *, who: str, size: float, skin: Colour, hair: Colour, cloth: Colour, ink: Colour
) -> Items:
    """A buyer with a round head, `size` across: fringe, plaits, curls, beard, bob, cap, bun or
    quiff."""
    return _person(BUYERS, who, size, Person(ink, skin, hair, cloth))


@ornament
def payee(
    *, sells: str, size: float, skin: Colour, hair: Colour, cloth: Colour, ink: Colour
) -> Items:
    """A seller with a square head, `size` across, in the hat of who sells bread, apples, … or
    bikes."""
    return _person(SELLERS, sells, size, Person(ink, skin, hair, cloth))


def _person(known: dict[str, Drawn], name: str, size: float, person: Person) -> Items:
    if name not in known:
        hint = did_you_mean(name, list(known))
        raise ValueError(f"there is nobody called {name!r}{f'; {hint}' if hint else ''}")
    known[name](person)
    k = size / (2 * HEAD)
    return [Group(tuple(person.items), scaled(k, k))]
