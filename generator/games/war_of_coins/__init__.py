"""War of Coins, whole: engine, agents, narration, words, claims and ornaments as one record."""

from generator.games.war_of_coins import narration
from generator.games.war_of_coins.agents import AGENTS
from generator.games.war_of_coins.claims import CLAIMS
from generator.games.war_of_coins.rules import CLAUSES, GAME, SECTIONS
from generator.games.war_of_coins.uses import starter, uses
from generator.games.war_of_coins.words import WORDS
from generator.rules import GamePack

PACK = GamePack(
    game=GAME,
    clauses=CLAUSES,
    sections=SECTIONS,
    agents=AGENTS,
    words=WORDS,
    narration=narration,
    claims=CLAIMS,
    ornaments=("generator.games.war_of_coins.art",),
    uses=uses,
    starter=starter,
)
