"""The quantities of Vires In Numeris, each with the source lines that state it.

Rules read them here and nowhere else; the ledger does not: it measures what the engine does.
"""

from __future__ import annotations

from typing import Final

# vires-in-numeris-1.1 (card list 0; source 88; ruling fewer-hashrates)
HASHRATES: Final = 64
# vires-in-numeris-1.2 (source 82-86; ruling player-count)
PLAYERS: Final = range(2, 7)
# vires-in-numeris-1.3 (source 41; ruling first-coin): the Coin is not protected.
START_BLOCKS: Final = 1
START_COINS: Final = 1
# vires-in-numeris-2.2 (source 52)
DRAW: Final = 2
DRAW_EMPTY_HANDED: Final = 3
# vires-in-numeris-3.1 (source 54)
BLOCKS_PER_TURN: Final = 1
# vires-in-numeris-3.4 (source 25, 56)
REWARD: Final = 1
# vires-in-numeris-5.2 (source 35)
PRICE: Final = 1
# vires-in-numeris-7.3 (source 76)
PENALTY: Final = 1
# vires-in-numeris-8.1 (source 82-86; rulings required-length, fewer-blocks): players -> Blocks of
# the Chain that ends the game
GOALS: Final = {2: 10, 3: 8, 4: 7, 5: 6, 6: 5}

# A guard, not a rule (source silent; ruling no-end): nothing obliges anybody to mine, so a program
# has to stop somewhere.
TURN_CAP: Final = 2000


def pool_size(players: int) -> int:
    """HashRates that the Pool starts with, is refilled to, and keeps: one a player."""
    # vires-in-numeris-1.4, vires-in-numeris-7.1, vires-in-numeris-7.2 (source 43, 72, 74)
    return players
