"""Black Moon: a trick-taking game for three or four. The source, line by line:

1  Nine ranks, 6 to 10, J, Q, K, A, in four suits. Deal all cards; three or four can play.
2  Each passes one card face down to the left, seat 0 first; then seat 0 leads the first trick.
3  Follow the suit that was led if you can; else play anything.
4  The highest card of the suit led takes the trick, and its taker leads the next.
5  Each Heart you took counts 1 point, the Queen of Spades 7.
6  When all cards are played, the fewest points win.
"""

from generator.rules import Agent, GamePack, Ledger, Option, Row, kit

RANKS, SUITS = ("6", "7", "8", "9", "10", "J", "Q", "K", "A"), "CDHS"
FACTS = {rank + suit: {"rank": rank, "suit": suit} for suit in SUITS for rank in RANKS}
CLAUSES = {
    "black-moon-1.1": "Deal all cards, one at a time.",
    "black-moon-1.2": "Before the first trick each passes one card face down to the left.",
    "black-moon-2.1": "Play a card to the trick. The highest of the suit led takes it, and leads.",
    "black-moon-2.2": "Follow the suit that was led if you can.",
    "black-moon-3.1": "When all is played the fewest points win: 1 a Heart, 7 the Queen of Spades.",
}


class BlackMoon(kit.Table):
    deck = kit.deck()
    hand = kit.zone("owner", each=True)
    gift = kit.zone("hidden", each=True)
    trick = kit.zone("open")
    taken = kit.zone("open", each=True)
    passing: bool = kit.value(False)
    lowest_wins = True

    def setup(self) -> None:
        """black-moon-1.1 (line 1)"""
        self.passing = self.rules["passing"]
        while self.deck:
            for seat in self.seats:
                self.deal(self.deck, self.hand[seat])

    def scores(self) -> list[int]:  # line 5
        worth = {card: 1 for card in FACTS if card[-1] == "H"} | {"QS": 7}
        return [sum(worth.get(card, 0) for card in taken) for taken in self.taken]

    @kit.move("pass", takes="hand", clause="black-moon-1.2")  # line 2
    def passes(self, card: str) -> None:
        self.hand[self.seat].remove(card)
        self.gift[self.left()].append(card)
        self.show(self.gift[self.left()], self.seat)
        self.turn_to(self.left())
        if self.seat == 0:
            self.passing = False
            for seat in self.seats:
                given = self.deal(self.gift[seat], self.hand[seat])
                self.show(self.hand[seat], (seat - 1) % len(self.seats), cards=given)

    @passes.unless("black-moon-2.1", "all have passed")
    def too_late(self, card: str) -> bool:
        return not self.passing

    @kit.move("play", takes="hand", clause="black-moon-2.1")
    def plays(self, card: str) -> None:
        self.hand[self.seat].remove(card)
        self.trick.append(card)
        if len(self.trick) < len(self.seats):
            return self.turn_to(self.left())
        led = [c for c in self.trick if c[-1] == self.trick[0][-1]]  # line 4
        best = self.trick.index(max(led, key=lambda c: RANKS.index(c[:-1])))
        taker = (self.seat + 1 + best) % len(self.seats)
        self.taken[taker] += self.trick
        self.trick.clear()
        self.count("trick")
        self.turn_to(taker)
        if not self.hand[taker]:
            self.end("all-played", "black-moon-3.1")  # line 6

    @plays.unless("black-moon-1.2", "first a card is passed")
    def too_soon(self, card: str) -> bool:
        return self.passing

    @plays.unless("black-moon-2.2", "you can follow the suit that was led")  # line 3
    def must_follow(self, card: str) -> bool:
        led = self.trick[0][-1] if self.trick else card[-1]
        return card[-1] != led and any(own[-1] == led for own in self.hand[self.seat])


LEDGER = Ledger("Black Moon", (
    Row("suits", "Suits", (9, 9, 9, 9), "1", "stated",
        lambda e: tuple(e.count(suit=suit) for suit in SUITS)),
))  # fmt: skip
PACK = GamePack(
    kit.Game(
        "black-moon", "Black Moon", BlackMoon, players=range(3, 5), ledger=LEDGER,
        cards=dict.fromkeys(FACTS, 1), facts=FACTS,
        options=(Option("passing", True, (True, False), "Whether cards are passed at first."),),
    ),
    clauses=CLAUSES,
    agents=(Agent("first", "plays its first card", lambda view, moves, chance: moves[0]),),
)  # fmt: skip
