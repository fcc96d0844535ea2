"""Each draws four cards; the second has the shield's strength besides; the most strength wins."""

from generator.rules import GamePack, Ledger, kit

STRENGTH = {"boar": 3, "wolf": 5, "bear": 8, "shield": 0}
COPIES = {"boar": 4, "wolf": 4, "bear": 4, "shield": 1}


class Duel(kit.Table):
    """One game under way."""

    deck = kit.deck()
    hand = kit.zone(each=True)

    def scores(self):
        sums = [sum(self.fact(card, "strength") for card in hand) for hand in self.hand]
        return [sums[0], sums[1] + self.fact("shield", "strength")]

    @kit.move("draw")
    def draws(self):
        self.deal(self.deck, self.hand[self.seat])
        if "shield" in self.hand[self.seat]:
            self.hand[self.seat].remove("shield")
            self.deck.append("shield")
            self.deal(self.deck, self.hand[self.seat])
        if len(self.hand[1]) == 4:
            return self.end("drawn")
        self.turn_to(self.left())


PACK = GamePack(
    kit.Game(
        "duel",
        "Duel",
        Duel,
        players=range(2, 3),
        ledger=Ledger("rules/duel.py", ()),
        cards=COPIES,
        facts={card: {"strength": n} for card, n in STRENGTH.items()},
    ),
    uses=lambda state: ((card, seat) for seat in (0, 1) for card in state.hand[seat]),
)
