"""High Tide, written with the kit. The source, line by line:

1  Twelve tides, 1 to 12. Deal four to each of two or three players; the rest lie aside unseen.
2  Seat 0 leads. Each plays one card; the highest takes the trick, and its player leads the next.
3  When all hands are empty, the most tricks win.
"""

from generator.rules import Ledger, Row, kit

HEIGHT = {f"T{number}": number for number in range(1, 13)}
HAND = 4


class HighTide(kit.Table):
    """Hands are hidden, so views and guesses have something to keep."""

    aside = kit.deck()
    hand = kit.zone("owner", each=True)
    trick = kit.zone()
    played = kit.zone()
    tricks = kit.counter(each=True)

    def setup(self) -> None:  # line 1
        for seat in self.seats:
            self.deal(self.aside, self.hand[seat], HAND)

    def scores(self) -> list[int]:
        return self.tricks

    @kit.move("play", takes="hand")
    def plays(self, card: str) -> None:  # line 2
        self.hand[self.seat].remove(card)
        self.trick.append(card)
        if len(self.trick) < len(self.seats):
            return self.turn_to(self.left())
        best = max(range(len(self.trick)), key=lambda place: HEIGHT[self.trick[place]])
        taker = (self.left() + best) % len(self.seats)
        self.tricks[taker] += 1
        self.deal(self.trick, self.played, len(self.trick))
        self.turn_to(taker)
        if not any(self.hand):  # line 3
            self.end("tide")


GAME = kit.Game(
    "high-tide",
    "High Tide",
    HighTide,
    players=range(2, 4),
    cards=dict.fromkeys(HEIGHT, 1),
    facts={card: {"height": height} for card, height in HEIGHT.items()},
    ledger=Ledger(
        "high_tide/game.py",
        (Row("tides", "tides", 12, "1", "stated", lambda seen: seen.count(kind="tide")),),
    ),
)
