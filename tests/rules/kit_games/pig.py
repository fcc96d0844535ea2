"""Pig: a game of one die and no cards at all. The source, line by line:

1  Roll as often as you like and add up; a 1 ends your turn and loses what it had brought.
2  Or stop, and score it. The first with 30 points wins.
"""

from generator.rules import GamePack, Ledger, Row, kit

CLAUSES = {
    "pig-1.1": "Roll the die: a 1 ends your turn, anything else adds up.",
    "pig-1.2": "Stop after at least one roll, and score what it has brought.",
    "pig-2.1": "The first with 30 points wins.",
}


class Pig(kit.Table):
    points = kit.counter(each=True)
    heap = kit.counter()

    def scores(self) -> list[int]:
        return self.points

    @kit.move("roll", clause="pig-1.1")  # line 1
    def rolls(self) -> None:
        rolled = self.roll(6)
        self.heap = 0 if rolled == 1 else self.heap + rolled
        if rolled == 1:
            self.count("pig")
            self.turn_to(self.left())

    @kit.move("stop", clause="pig-1.2")  # line 2
    def stops(self) -> None:
        self.points[self.seat] += self.heap
        self.heap = 0
        if self.points[self.seat] >= 30:
            return self.end("thirty", "pig-2.1")
        self.turn_to(self.left())

    @stops.unless("pig-1.2", "roll at least once")
    def too_soon(self) -> bool:
        return not self.heap


LEDGER = Ledger("Pig", (
    Row("dice", "Dice", 1, "1", "stated", lambda seen: seen.components.get("die", 0)),
))  # fmt: skip
PACK = GamePack(kit.Game("pig", "Pig", Pig, players=range(2, 6), ledger=LEDGER), clauses=CLAUSES)
