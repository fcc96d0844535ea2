"""Before the Rain. The source, line by line:

1  27 cards: 6 beans worth 1, 5 carrots worth 2, 4 tomatoes worth 3 and 3 melons worth 5; 3 suns,
   2 winds and 4 rains. Shuffle them all; they are the field, face down.
2  There are 12 coins. Of two to four players the first takes 1 coin and each later one takes 1 more
   than the one before; the others are the bank.
3  On your turn pick the top card of the field into your basket, as often as you like;
4  or go to market: all plants of your basket go to your stall, and the next player's turn begins.
5  Sun: at the market it brings a coin from the bank, while there is one.
6  Wind: the last plant in your basket blows to the stall of the player on your left.
7  Rain: pay a coin for shelter and go on, or lose all that is in your basket; your turn ends.
8  Whoever picks the last card goes to market with what is left. Then the prices in your stall and
   your coins are added up. The most points win; who has as many wins, too.
"""

from generator.rules import kit

from .ledger import AT_FIRST, CARDS, COINS, FACTS, LEDGER, PLANTS


class Garden(kit.Table):
    """One game under way. Lists are piles of card ids, top first."""

    field = kit.deck()
    basket = kit.zone()
    stall = kit.zone(each=True)
    compost = kit.zone()
    coins = kit.counter(each=True, limit=COINS)
    raining = kit.value(False)

    def setup(self) -> None:  # line 2
        self.coins[:] = AT_FIRST[: len(self.seats)]

    def scores(self) -> list[int]:  # line 8
        worth = [sum(self.fact(card, "price") for card in stall) for stall in self.stall]
        return [self.coins[seat] + worth[seat] for seat in self.seats]

    @kit.move("pick", clause="garden-2.1")
    def picks(self) -> None:  # line 3
        (card,) = self.deal(self.field, self.basket)
        self.raining = card == "rain"
        plants = [place for place, one in enumerate(self.basket) if one in PLANTS]
        if card == "wind" and plants:  # garden-3.2 (line 6)
            self.stall[self.left()].append(self.basket.pop(plants[-1]))
            self.count("blown")

    @kit.move("market", clause="garden-2.2")
    def sells(self) -> None:  # line 4
        for card in list(self.basket):
            if card in PLANTS:
                self.basket.remove(card)
                self.stall[self.seat].append(card)
            elif card == "sun" and sum(self.coins) < COINS:  # garden-3.1 (line 5)
                self.coins[self.seat] += 1
        self._next()

    @kit.move("shelter", clause="garden-3.3")
    def pays(self) -> None:  # line 7
        self.coins[self.seat] -= 1
        self.raining = False
        self.count("shelter")

    @kit.move("get-wet", clause="garden-3.4")
    def gets_wet(self) -> None:  # line 7
        self.raining = False
        self.count("wet")
        self._next()

    @picks.unless("garden-3.3", "it rains")
    @sells.unless("garden-3.3", "it rains")
    def in_the_rain(self) -> bool:
        return self.raining

    @picks.unless("garden-4.1", "the field is empty")
    def no_card(self) -> bool:
        return not self.field

    @sells.unless("garden-2.1", "pick a card first")
    def too_soon(self) -> bool:
        return not self.basket

    @pays.unless("garden-3.3", "it doesn't rain, or you have no coin")
    def no_shelter(self) -> bool:
        return not self.raining or not self.coins[self.seat]

    @gets_wet.unless("garden-3.4", "it doesn't rain")
    def in_the_dry(self) -> bool:
        return not self.raining

    def _next(self) -> None:
        self.deal(self.basket, self.compost, len(self.basket))
        if not self.field:  # line 8
            return self.end("field-empty", "garden-4.1")
        self.turn_to(self.left())


GAME = kit.Game("garden", "Before the Rain", Garden, players=range(2, 5), ledger=LEDGER,
                cards=CARDS, facts=FACTS)  # fmt: skip
