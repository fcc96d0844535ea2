"""A move: a frozen value that prints as one readable line and reads back from it.

Kinds: `mine`, `play` (an Action in one's own turn, or an instant as an answer), `pass` (no
answer), `end` (the play part is over), `dismiss` (one card), `done` (nothing more to dismiss),
`vote`, `choose` (KYC, PONZI) and `give` (DEX). All moves that can occur in a game are made once
for each player count and shared, because a simulation asks for millions of them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from generator.games.vires_in_numeris.rules.cards import BY_ID, HR, PLAYABLE, SPECIALS

KINDS: Final = ("mine", "play", "pass", "end", "dismiss", "done", "vote", "choose", "give")
VOTES: Final = ("hr", "coin", "abstain")
WHALE_CHOICES: Final = ("gain", "hit")
KYC_CHOICES: Final = ("reveal", "drop")
PONZI_CHOICES: Final = ("hr", "coin")
# vires-in-numeris-9.4, vires-in-numeris-9.5 (cards 37, 41): they name a party to a flip.
NAMERS: Final = ("diamond-hands", "paper-hands")

_PREPOSITION: Final = {"play": "on", "give": "to", "choose": "from"}
_LINE: Final = re.compile(
    r"seat (?P<seat>\d): (?P<kind>[a-z]+)(?: (?!on |to |from )(?P<card>[a-z0-9-]+))?"
    r"(?: (?:on|to|from) seat (?P<target>\d))?(?: \((?P<choice>[a-z]+)\))?"
)


class Move(NamedTuple):
    """What `seat` decides. `target` is an opponent or, for a flip, the named party; `choice` is
    one of the words above."""

    kind: str
    cards: tuple[str, ...] = ()
    seat: int = 0
    target: int | None = None
    choice: str = ""

    def __str__(self) -> str:
        parts = [f"seat {self.seat}: {self.kind}", *self.cards]
        if self.target is not None:
            parts.append(f"{_PREPOSITION.get(self.kind, 'on')} seat {self.target}")
        if self.choice:
            parts.append(f"({self.choice})")
        return " ".join(parts)


def misshapen(move: object, players: int) -> str:
    """What is wrong with the parts of a move that somebody made by hand, in a sentence; "" if they
    are of the right sorts and name only seats that there are. True is no seat, though it is 1."""
    if type(move) is not Move:
        return "that is not a move of this game"
    kind, cards, seat, target, choice = move
    if type(kind) is not str or type(choice) is not str:
        return "a move's kind and its choice are words"
    if type(cards) is not tuple or any(type(card) is not str for card in cards):
        return "a move's cards are card ids in a tuple"
    if type(seat) is not int or seat not in range(players):
        return f"a move is made by one of the seats 0 to {players - 1}"
    if target is not None and (type(target) is not int or target not in range(players)):
        return f"a move is aimed at one of the seats 0 to {players - 1}, or at nobody"
    return ""


def parse(line: str) -> Move:
    """The move that prints as `line`. Raises ValueError for any other text."""
    found = _LINE.fullmatch(line)
    if found is None or found["kind"] not in KINDS:
        raise ValueError(f"{line!r} is not a move")
    card, target = found["card"], found["target"]
    if card is not None and card != HR and card not in BY_ID:
        raise ValueError(f"{line!r}: there is no card {card!r}")
    move = Move(
        found["kind"],
        (card,) if card else (),
        int(found["seat"]),
        int(target) if target else None,
        found["choice"] or "",
    )
    if str(move) != line:
        raise ValueError(f"{line!r} is not a move; did you mean {str(move)!r}?")
    return move


class MoveTable:
    """All moves of a game with so many players, by seat and then by what is done."""

    def __init__(self, players: int) -> None:
        seats = range(players)
        # The order in which seats act when seat s comes first, and the others from s's left.
        self.clockwise = [tuple((s + i) % players for i in seats) for s in seats]
        self.others = [order[1:] for order in self.clockwise]
        self.mine = [Move("mine", (), s) for s in seats]
        self.end = [Move("end", (), s) for s in seats]
        self.done = [Move("done", (), s) for s in seats]
        self.no = [Move("pass", (), s) for s in seats]
        self.votes = [[Move("vote", (), s, None, vote) for vote in VOTES] for s in seats]
        self.kyc = [[Move("choose", (), s, None, choice) for choice in KYC_CHOICES] for s in seats]
        self.ponzi = [
            [[Move("choose", (), s, o, choice) for choice in PONZI_CHOICES] for o in seats]
            for s in seats
        ]
        # vires-in-numeris-2.3 (source 54): no Event is ever in a Hand.
        ids = [HR, *(special.id for special in SPECIALS if special.timing != "event")]
        self.dismiss = [{card: Move("dismiss", (card,), s) for card in ids} for s in seats]
        self.give = [
            [{card: Move("give", (card,), s, o) for card in ids} for o in seats] for s in seats
        ]
        # An instant as an answer, aimed at nobody or (BCD, BCH) at one party of the flip.
        self.answer = [
            {
                special.id: {
                    party: Move("play", (special.id,), s, party) for party in (None, *seats)
                }
                for special in SPECIALS
                if special.timing == "instant"
            }
            for s in seats
        ]
        # An Action in one's own turn, once for each way to announce it.
        self.plays = [
            {special.id: self._announcements(s, special.id) for special in PLAYABLE} for s in seats
        ]
        self.said = {move: str(move) for move in self.all()}

    def _announcements(self, seat: int, card: str) -> tuple[Move, ...]:
        if BY_ID[card].aimed:
            return tuple(Move("play", (card,), seat, other) for other in self.others[seat])
        if card == "whale":
            return tuple(Move("play", (card,), seat, None, choice) for choice in WHALE_CHOICES)
        return (Move("play", (card,), seat),)

    def all(self) -> tuple[Move, ...]:
        """Every move that there can be, seat after seat, in an order that never changes."""
        found: list[Move] = []
        for seat, others in enumerate(self.others):
            found.append(self.mine[seat])
            for announcements in self.plays[seat].values():
                found += announcements
            for card, answers in self.answer[seat].items():
                parties = (None,) if card not in NAMERS else range(len(self.others))
                found += [answers[party] for party in parties]
            found += [self.no[seat], self.end[seat], *self.dismiss[seat].values(), self.done[seat]]
            found += [*self.votes[seat], *self.kyc[seat]]
            for other in others:
                found += [*self.ponzi[seat][other], *self.give[seat][other].values()]
        return tuple(found)


@lru_cache
def table(players: int) -> MoveTable:
    """The moves of a game with so many players."""
    return MoveTable(players)
