"""High Tide, a game of an installed package: its record under a name of its own."""

from generator.rules import GamePack

from .game import GAME

HIGH_TIDE = GamePack(game=GAME)
