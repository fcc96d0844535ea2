"""War, whole: engine, agents, narration, words, claims and ornaments as one record."""

from generator.games.war import narration
from generator.games.war.agents import AGENTS
from generator.games.war.batch import batch
from generator.games.war.claims import CLAIMS
from generator.games.war.rules import CLAUSES, GAME, SECTIONS
from generator.games.war.uses import uses
from generator.games.war.words import WORDS
from generator.rules import GamePack

PACK = GamePack(
    game=GAME,
    clauses=CLAUSES,
    sections=SECTIONS,
    agents=AGENTS,
    words=WORDS,
    narration=narration,
    claims=CLAIMS,
    ornaments=("generator.games.war.art",),
    uses=uses,
    batch=batch,
)
