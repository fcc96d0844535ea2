"""Bitcoin Miner, whole: engine, agents, narration, words, claims and ornaments as one record."""

from generator.games.bitcoin_miner import narration
from generator.games.bitcoin_miner.agents import AGENTS
from generator.games.bitcoin_miner.claims import CLAIMS
from generator.games.bitcoin_miner.rules import CLAUSES, GAME, SECTIONS
from generator.games.bitcoin_miner.uses import starter, uses
from generator.games.bitcoin_miner.words import WORDS
from generator.rules import GamePack

PACK = GamePack(
    game=GAME,
    clauses=CLAUSES,
    sections=SECTIONS,
    agents=AGENTS,
    words=WORDS,
    narration=narration,
    claims=CLAIMS,
    ornaments=("generator.games.bitcoin_miner.art",),
    uses=uses,
    starter=starter,
)
