"""The Deep Shaft: push your luck in a mine, with cards and a die. The source, line by line:

1  15 gold cards, worth 1 to 5, three of each; 6 dangers, two each of water, gas and rats.
2  On your turn dig, turning up the top card, as often as you dare, or climb out with the gold.
3  A danger that lies there already ends your turn: all you dug up this turn is lost.
4  Then roll a die: on a 1 you also lose one of your 12 coins, which are shared by all, if you have
   one. Gold becomes coins when you climb out: 1 for each card.
5  All cards of the turn are laid aside. If the deck is empty, they are shuffled to a new one.
6  The first with 5 coins wins; if the coins run out before, the most coins win.
"""

from generator.rules import GamePack, Ledger, Option, Row, kit

GOLD = {f"gold-{worth}": 3 for worth in range(1, 6)}
DANGERS = {"water": 2, "gas": 2, "rats": 2}
COINS = 12
CLAUSES = {
    "deep-shaft-2.1": "Dig: turn up the top card of the deck.",
    "deep-shaft-2.2": "Climb out: take a coin for each gold card that you dug up.",
    "deep-shaft-2.3": "A second danger of a kind ends your turn; roll a die, and lose a coin on 1.",
    "deep-shaft-3.1": "The first with 5 coins wins; if the coins run out, the most coins win.",
}


class DeepShaft(kit.Table):
    deck = kit.deck()
    shaft = kit.zone("open")
    aside = kit.zone("open")
    coins = kit.counter(each=True, limit=COINS)

    def scores(self) -> list[int]:
        return self.coins

    @kit.move("dig", clause="deep-shaft-2.1")  # line 2
    def digs(self) -> None:
        if not self.deck:  # line 5
            self.deal(self.aside, self.deck, len(self.aside))
            self.shuffle(self.deck)
        (card,) = self.deal(self.deck, self.shaft)
        if card in DANGERS and self.shaft.count(card) == 2:  # deep-shaft-2.3 (line 3)
            self.count("caught")
            if self.roll(6) == 1 and self.coins[self.seat]:  # line 4
                self.coins[self.seat] -= 1
            self._over()

    @digs.unless("deep-shaft-2.1", "no card is left to turn up")
    def no_card(self) -> bool:
        return not self.deck and not self.aside

    @kit.move("climb", clause="deep-shaft-2.2")
    def climbs(self) -> None:
        left = COINS - sum(self.coins)
        self.coins[self.seat] += min(left, sum(card in GOLD for card in self.shaft))
        if self.coins[self.seat] >= self.rules["goal"]:  # line 6
            return self.end("rich", "deep-shaft-3.1")
        if sum(self.coins) == COINS:
            return self.end("no-coins", "deep-shaft-3.1")
        self._over()

    @climbs.unless("deep-shaft-2.1", "dig at least once")
    def too_soon(self) -> bool:
        return not self.shaft

    def _over(self) -> None:
        self.deal(self.shaft, self.aside, len(self.shaft))
        self.turn_to(self.left())


LEDGER = Ledger("The Deep Shaft", (
    Row("gold", "Gold cards", 15, "1", "stated", lambda e: e.count(kind="gold")),
    Row("dangers", "Dangers", 6, "1", "stated", lambda e: e.count(kind="danger")),
    Row("coins", "Coins", 12, "4", "stated", lambda e: e.components.get("coin", 0)),
))  # fmt: skip
PACK = GamePack(
    kit.Game(
        "deep-shaft", "The Deep Shaft", DeepShaft, players=range(2, 5), ledger=LEDGER,
        cards=GOLD | DANGERS,
        facts={c: {"kind": "gold"} for c in GOLD} | {c: {"kind": "danger"} for c in DANGERS},
        options=(Option("goal", 5, (5, 4, 6), "How many coins win."),),
    ),
    clauses=CLAUSES,
)  # fmt: skip
