"""A kit for engines: say what lies on the table and what each move does, and have an engine.

    from generator.rules import GamePack, Ledger, kit

    class Cave(kit.Table):
        deck = kit.deck()                       # all cards begin here, shuffled and hidden
        hand = kit.zone("owner", each=True)     # self.hand[seat] is a list of card ids
        score = kit.counter(each=True)          # self.score[seat] is a number

        def setup(self):
            for seat in self.seats:
                self.deal(self.deck, self.hand[seat], 5)

        @kit.move("play", takes="hand", clause="cave-2.1")
        def plays(self, card):                  # self.seat is who plays it
            ...

        @plays.unless("cave-2.2", "the card is too low")
        def too_low(self, card):
            return ...

    PACK = GamePack(kit.Game("cave", "The Cave", Cave, players=range(2, 5), cards={...},
                             ledger=Ledger(...)))

From this come deals, options, refusals with reason and clause, copies, views that hide, guesses of
what is hidden, positions, every move that there can be, transcripts and replays, and a guard
against games without end. Chance is `self.roll`, `self.choose`, `self.shuffle` and nothing else.
"""

from generator.rules.kit.chance import Chance, OutOfChance
from generator.rules.kit.declared import UNSEEN, counter, deck, value, zone
from generator.rules.kit.game import Game
from generator.rules.kit.moves import move
from generator.rules.kit.table import Table

__all__ = [
    "UNSEEN", "Chance", "Game", "OutOfChance", "Table", "counter", "deck", "move", "value", "zone",
]  # fmt: skip
