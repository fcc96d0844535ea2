"""Lantern Walk, whole: its engine, and what else there is to know of it."""

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
        events={"gust": "a path was blown out", "home": "a path came home"},
        ends={"stock": "the stock was empty"},
        peaks={"path": Peak("cards on one path", "cards")},
    ),
    narration=narration,
    claims=CLAIMS,
    ornaments=(".art",),
)
