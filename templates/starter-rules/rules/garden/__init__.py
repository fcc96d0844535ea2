"""This project's own engine, whole: change game.py first. After a change, 'deckproof trust'."""

from generator.rules import GamePack, Peak, Words

from . import narration
from .agents import AGENTS
from .claims import CLAIMS
from .clauses import CLAUSES, SECTIONS
from .game import GAME

PACK = GamePack(
    game=GAME,
    clauses=CLAUSES,
    sections=SECTIONS,
    agents=AGENTS,
    words=Words(
        events={"blown": "a plant was blown away", "shelter": "a coin was paid for shelter",
                "wet": "a basket was lost"},
        ends={"field-empty": "the field was empty"},
        peaks={"coins": Peak("coins with players", "coin")},
    ),
    narration=narration,
    claims=CLAIMS,
)  # fmt: skip
