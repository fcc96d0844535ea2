"""The house rules of a game: the options, what each may be, and who begins.

Where the source leaves room (`rulings`), an option plays it otherwise; its default is our ruling.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from generator.games.vires_in_numeris.rules.quantities import GOALS, HASHRATES, PLAYERS, TURN_CAP
from generator.games.vires_in_numeris.rules.state import House
from generator.rules.contract import Option, Options

OPTIONS: Final = (
    Option(
        "genesis",
        1,
        (1, 0),
        "The number that the Genesis Block counts as in prices: with 1 the first Block you mine"
        " costs 2, with 0 it costs 1 and its Coin comes from the Pool.",
    ),
    Option(
        "pool_refill",
        "end",
        ("end", "now"),
        "When an empty Pool is refilled: at the end of each turn, or now, as soon as the card or"
        " the mining that emptied it is done.",
    ),
    Option(
        "hashrates",
        HASHRATES,
        (64, 56, 50),
        "HashRates in the deck; fewer make the game harder. The older booklet has 50 for two"
        " players and 56 for three.",
    ),
    Option(
        "goal",
        None,
        (None, *range(3, 13)),
        "Blocks of the Chain that ends the game, Genesis included; left open, the table decides by"
        " the number of players. Fewer make the game shorter.",
    ),
    Option(
        "kyc",
        "reveal",
        ("reveal", "flip"),
        "What KYC asks: to show your Hand or drop it, as you choose, or to flip and drop it if you"
        " lose.",
    ),
    Option(
        "first",
        None,
        (None, *range(PLAYERS[-1])),
        "The seat that begins; left open, the seed decides, and seat 0 begins where the order of"
        " the Deck is given.",
    ),
    Option(
        "turn_cap",
        TURN_CAP,
        (),
        "Turns after which a program calls the game a draw; no rule, a guard.",
    ),
)


def players_at(table: object) -> int:
    """So many players. Raises ValueError for a number that the rules don't have."""
    # vires-in-numeris-1.2 (source 82-86; ruling player-count)
    if type(table) is not int or table not in PLAYERS:
        raise ValueError(f"{PLAYERS[0]} to {PLAYERS[-1]} can play, not {table!r}")
    return table


def settle(players: int | None, chosen: Mapping[str, Any]) -> tuple[int, House, int | None]:
    """(players, house rules, seat that begins or None) of a game. Raises ValueError for a number
    of players or an option that the rules don't have."""
    players = players_at(PLAYERS[0] if players is None else players)
    options = Options(OPTIONS, dict(chosen)).resolve()
    first = options.pop("first")
    if first is not None and first >= players:
        raise ValueError(f"option first: there is no seat {first} among {players} players")
    if not isinstance(options["turn_cap"], int) or options["turn_cap"] < 1:
        raise ValueError(f"option turn_cap: {options['turn_cap']!r} is not a number of turns")
    options["goal"] = options["goal"] or GOALS[players]
    return players, House(**options), first
