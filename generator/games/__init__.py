"""The games that we ship, a folder each, and nothing else that knows them by name.

A folder holds a game whole: `rules/` (the engine), `agents`, `narration`, `words`, `claims` and
`art/`, brought together as `PACK`. README.md beside this file tells how to write one.
"""

from __future__ import annotations

#: Slug -> the package whose `PACK` it is. A catalogue names the slug as its `engine`.
SHIPPED = {
    "war": "generator.games.war",
    "war-of-coins": "generator.games.war_of_coins",
    "vires-in-numeris": "generator.games.vires_in_numeris",
    "bitcoin-miner": "generator.games.bitcoin_miner",
}
