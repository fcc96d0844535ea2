"""Who pays and who is paid: buyers by name, sellers by what they sell, and what they wear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from generator.games.bitcoin_miner.art import buyers, sellers
from generator.games.bitcoin_miner.art.person import Person


@dataclass(frozen=True)
class Role:
    """A head, what is worn under it, and whether its sleeves are short."""

    head: Callable[[Person], None]
    wears: str
    short: bool = False


BUYERS = {
    "fringe": Role(buyers.fringe, "stripes", short=True),
    "plaits": Role(buyers.plaits, "bib"),
    "curls": Role(buyers.curls, "dot", short=True),
    "beard": Role(buyers.beard, "collar"),
    "bob": Role(buyers.bob, "stripes"),
    "cap": Role(buyers.cap, "dot"),
    "bun": Role(buyers.bun, "collar"),
    "quiff": Role(buyers.quiff, "vest"),
}
#: Sellers by what is sold.
SELLERS = {
    "bread": Role(sellers.baker, "apron"),
    "apple": Role(sellers.farmer, "bib"),
    "ice-cream": Role(sellers.ice_seller, "apron", short=True),
    "fish": Role(sellers.fisher, "stripes"),
    "book": Role(sellers.bookseller, "vest"),
    "ball": Role(sellers.referee, "stripes", short=True),
    "kite": Role(sellers.flyer, "scarf"),
    "boots": Role(sellers.cobbler, "apron"),
    "guitar": Role(sellers.rocker, "vest"),
    "bike": Role(sellers.cyclist, "dot", short=True),
}
