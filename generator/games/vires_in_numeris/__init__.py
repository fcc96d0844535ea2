"""Vires In Numeris, whole: engine, agents, narration, words, claims and ornaments as one record."""

from generator.games.vires_in_numeris import narration
from generator.games.vires_in_numeris.agents import AGENTS
from generator.games.vires_in_numeris.claims import CLAIMS
from generator.games.vires_in_numeris.rules import CLAUSES, GAME, SECTIONS
from generator.games.vires_in_numeris.uses import uses
from generator.games.vires_in_numeris.words import WORDS
from generator.rules import GamePack

PACK = GamePack(
    game=GAME,
    clauses=CLAUSES,
    sections=SECTIONS,
    agents=AGENTS,
    words=WORDS,
    narration=narration,
    claims=CLAIMS,
    ornaments=("generator.games.vires_in_numeris.art",),
    uses=uses,
)
