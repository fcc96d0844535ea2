"""Who pays and who is paid, as layouts call them: buyers by name, sellers by what they sell."""

from __future__ import annotations

from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.drawing.drawing import Group, scaled
from generator.games.bitcoin_miner.art.buyers import (
    beard,
    bob,
    bun,
    cap,
    curls,
    fringe,
    plaits,
    quiff,
)
from generator.games.bitcoin_miner.art.person import HEAD, MOODS, Person
from generator.games.bitcoin_miner.art.sellers import (
    baker,
    bookseller,
    cobbler,
    cyclist,
    farmer,
    fisher,
    flyer,
    ice_seller,
    referee,
    rocker,
)

Drawn = Callable[[Person], None]
#: Buyers and sellers by what layouts call them; a seller by what is sold.
BUYERS: dict[str, Drawn] = {
    one.__name__: one for one in (fringe, plaits, curls, beard, bob, cap, bun, quiff)
}
SELLERS: dict[str, Drawn] = {
    "bread": baker, "apple": farmer, "ice-cream": ice_seller, "fish": fisher, "book": bookseller,
    "ball": referee, "kite": flyer, "boots": cobbler, "guitar": rocker, "bike": cyclist,
}  # fmt: skip


@ornament(mood=(MOODS[0], MOODS[-1]), looks=(-1, 1))
def payer(
    *,
    who: str,
    size: float,
    mood: int,
    skin: Colour,
    hair: Colour,
    cloth: Colour,
    red: Colour,
    ink: Colour,
    freckled: bool = False,
    looks: int = 0,
) -> Items:
    """A buyer with a round head, `size` across: fringe, plaits, curls, beard, bob, cap, bun or
    quiff; `looks` to the left (-1), to the right (1) or at us."""
    return _person(BUYERS, who, size, Person(ink, skin, hair, cloth, red, mood, freckled, looks))


@ornament(mood=(MOODS[0], MOODS[-1]), looks=(-1, 1))
def payee(
    *,
    sells: str,
    size: float,
    mood: int,
    skin: Colour,
    hair: Colour,
    cloth: Colour,
    red: Colour,
    ink: Colour,
    freckled: bool = False,
    looks: int = 0,
) -> Items:
    """A seller with a square head, `size` across, in the hat of who sells bread, apples, … or
    bikes; `looks` to the left (-1), to the right (1) or at us."""
    return _person(SELLERS, sells, size, Person(ink, skin, hair, cloth, red, mood, freckled, looks))


def _person(known: dict[str, Drawn], name: str, size: float, person: Person) -> Items:
    must_know(name, known, "nobody called")
    known[name](person)
    k = size / (2 * HEAD)
    return [Group(tuple(person.items), scaled(k, k))]
