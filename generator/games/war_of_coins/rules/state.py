"""A deal of War of Coins under way: what lies where, and whose decision it is.

In: moves. Out: decisions (`options`), an outcome, and what each seat may see. `legal` says which
moves there are, `turn` what they do, `setup` how a deal begins, `guessing` what it could be as far
as one seat knows. Cards are numbers in here (`pack`)
and ids outside. After the deal nothing is left to chance: the order of the stock decides.

The layout is twelve places, one a coin: empty, one card, two separate cards, or a stack of three
(nothing else can come about), and a thirteenth that stays empty, because jokers match nothing. Two
separate cards lie there from the deal on: what comes to a single card later takes it, or makes a
stack.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from generator.games.war_of_coins.rules import guessing, legal
from generator.games.war_of_coins.rules.legal import moves
from generator.games.war_of_coins.rules.moves import Move, Step
from generator.games.war_of_coins.rules.pack import COINS, ID, PER_COIN, names
from generator.games.war_of_coins.rules.phases import DECLARE, EVENTS, HAND_CARD, OVER
from generator.games.war_of_coins.rules.scoring import total
from generator.games.war_of_coins.rules.turn import PLAYED
from generator.rules.contract import IllegalMove, Outcome, Refusal, seated

_LISTS = ("hands", "captured", "shown", "trios", "plays", "layout")  # lists of lists
_NO_EVENTS = dict.fromkeys(EVENTS, 0)
_VALUES = ("goes", "last_go", "tally", "owed", "stock", "declaring", "taken", "moves")


class CoinsState:
    """One deal. The fields are the engine's own; ask `zones`, `view` and `stats` instead."""

    __slots__ = (
        "captured", "chain", "declaring", "events", "first", "goes", "hands", "house",
        "last_go", "layout", "layout_left", "layout_peak", "legal", "lying", "moves", "outcome",
        "owed", "paid", "phase", "plays", "shown", "start", "steals", "stock", "stock_left",
        "taken", "tally", "to_move", "trace", "trios", "turned", "turns",
    )  # fmt: skip

    def __init__(self, house: Mapping[str, Any], start: Mapping[str, Any]) -> None:
        self.house = house  # the chosen options
        self.start = start  # what the transcript begins with
        self.moves: list[Move] = []
        self.trace: list[Step] | None = None  # written only while a story is told
        self.outcome: Outcome | None = None
        self.phase = HAND_CARD
        self.legal: Sequence[Move] | None = None  # the options, once somebody asked for them
        self.first: int = house["first"]
        self.to_move = self.first
        self.turns = 0  # that are over
        # By seat
        self.hands: list[list[int]] = [[], []]
        self.captured: list[list[int]] = [[], []]
        self.tally = [0, 0]
        self.goes = [0, 0]
        self.last_go = [0, 0]  # score at the last keep-going
        self.shown: list[list[int]] = [[], []]  # coins, one entry for each payment double
        self.owed = [0, 0]  # turns without a hand card that are still to come (A9)
        self.trios: list[list[int]] = [[], []]  # coins held three or four times before play
        self.plays: list[list[Move]] = [[], []]  # the moves that play a card, by card
        # On the table; the stock's top card is its last
        self.layout: list[list[int]] = [[] for _ in range(len(COINS) + 1)]
        self.stock: list[int] = []
        self.declaring: list[int] = []  # seats that have yet to speak before play
        # In the turn
        self.lying = 0  # cards on the layout, with those that come to it in this turn
        self.taken: list[int] = []  # cards to be captured when the turn ends
        self.turned = -1  # the card turned up, while its player chooses
        self.steals = 0
        self.chain = False  # are there two single cards of different coins when it begins?
        # For the statistics
        self.events: dict[str, int] = _NO_EVENTS.copy()
        self.layout_peak = 0
        self.stock_left: int | None = None
        self.layout_left: int | None = None
        self.paid = 0

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None after the end."""
        return None if self.outcome else self.to_move

    @property
    def stats(self) -> dict[str, Any]:
        """turns; events by name; peaks; scores, goes and shown by seat; what was left in the stock
        when the player of the last turn played their last hand card (None if they hold some yet),
        and on the layout after the last turn (None if it wasn't played)."""
        return {
            "turns": self.turns,
            "events": dict(self.events),
            "peaks": {"layout": self.layout_peak, "payment": self.paid},
            "scores": tuple(map(total, self.tally)),
            "goes": tuple(self.goes),
            "shown": tuple(map(len, self.shown)),
            "stock_left": self.stock_left,
            "layout_left": self.layout_left,
        }

    def options(self) -> Sequence[Move]:
        """The legal moves, in a fixed order; none after the end."""
        if self.legal is None:
            self.legal = tuple(moves(self))
        return self.legal

    def play(self, move: Move) -> None:
        """Plays a legal move. Raises IllegalMove and changes nothing otherwise."""
        for own in self.legal or self.options():
            if own is move:
                break
        else:  # none of ours: an equal one made by hand, or one that isn't legal
            move = self._own(move)
        self.legal = None
        self.moves.append(move)
        PLAYED[move[0]](self, move)

    def legal_moves(self) -> Sequence[Move]:
        """The same as `options()`."""
        return self.options()

    def refusal(self, move: Any) -> Refusal | None:
        """Why `move`, whatever it is, isn't legal now, and the clause that says so; None if it
        is."""
        return legal.refusal(self, move)

    def _own(self, move: Any) -> Move:
        """Our own copy of a legal move: one made by hand may be equal without being a `Move`.
        Raises IllegalMove for any other."""
        refused = legal.refusal(self, move)
        if refused is not None:
            raise IllegalMove(move, *refused)
        options = self.options()
        return options[options.index(move)]

    def copy(self) -> CoinsState:
        """An independent state at the same point."""
        twin: CoinsState = CoinsState.__new__(CoinsState)
        for name in CoinsState.__slots__:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, [part.copy() for part in getattr(self, name)])
        for name in _VALUES:
            setattr(twin, name, getattr(self, name).copy())
        twin.events = self.events.copy()
        twin.trace = None
        return twin

    def guess(self, seat: int, chance: Random) -> CoinsState:
        """A deal that this one could be, as far as `seat` can know: see `guessing`. Raises
        ValueError for a seat that nobody sits on."""
        return guessing.guess(self, seat, chance)

    def zones(self) -> dict[str, tuple[str, ...]]:
        """`hand-N`, `captured-N`, `layout`, `stock` (top first), and `pending`: what is about to
        be captured or has just been turned up while a player chooses."""
        pending = self.taken + ([self.turned] if self.turned >= 0 else [])
        return {
            "hand-0": names(self.hands[0]),
            "hand-1": names(self.hands[1]),
            "captured-0": names(self.captured[0]),
            "captured-1": names(self.captured[1]),
            "layout": names(card for place in self.layout for card in place),
            "stock": names(reversed(self.stock)),
            "pending": names(pending),
        }

    def view(self, seat: int) -> dict[str, Any]:
        """All that `seat` may know. Of the opponent's hand, only the number of cards and those
        that were shown before play (war-of-coins-3.5); of the stock, only its size. Only somebody
        who holds a set is asked for it, so the other sees `phase` and `to_move` as if nobody had
        been asked: silence must not tell."""
        seated(seat, len(self.hands))
        other = 1 - seat
        phase, to_move = self.phase, self.seat
        if phase is DECLARE and to_move == other:
            asked_too = seat in self.declaring
            phase, to_move = (DECLARE, seat) if asked_too else (HAND_CARD, self.first)
        layout = [names(place) for place in self.layout if place]
        known = [card for card in self.hands[other] if card // PER_COIN in self.shown[other]]
        return {
            "me": seat,
            "seat": seat,
            "to_move": to_move,
            "phase": OVER if self.outcome else phase,
            "turn": self.turns + 1,
            "hand": names(self.hands[seat]),
            "opponent_hand": len(self.hands[other]),
            "opponent_shown": names(known),
            "captured": (names(self.captured[0]), names(self.captured[1])),
            "scores": tuple(map(total, self.tally)),
            "goes": tuple(self.goes),
            "last_go": tuple(self.last_go),
            "doubled": tuple(tuple(COINS[coin] for coin in coins) for coins in self.shown),
            "layout": layout,
            "stacks": [place for place in layout if len(place) == PER_COIN - 1],
            "pending": names(self.taken),
            "turned_up": ID[self.turned] if self.turned >= 0 else None,
            "stock": len(self.stock),
            "outcome": self.outcome,
        }
