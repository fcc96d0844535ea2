"""Many games of War side by side: what `rules/state.py` does for one, done for all of them at once.

In: dealt packs and the options. Out: how each game ended and what was counted in it. The rules and
their sources stand in `rules/state.py`, whose numbers are used here; a test plays both and compares
every deck after every turn.

A deck is a ring of places, of which a game knows where the top is and how many cards follow. Both
players always put down as many cards as the other, so one top does for both decks, and what one
deck lacks to the whole pack lies in the other. A pickup adds cards by twos, and the first deal lies
so that the free place is an even one: so the two cards of a battle are written as one number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from generator.games.war.rules.deck import PACK
from generator.games.war.rules.state import FACE_DOWN, SAME_RANK, TURN_CAP, Shuffles, WarState

Array = NDArray[Any]

_CARDS: Final = len(PACK)
_RING: Final = 256  # places of a deck: more than there are cards, and what a byte counts by itself
_FIRST: Final = _CARDS // 2 % 2  # the first top: then the place behind the last card is even
#: From game to game in memory: a little more than two decks, or a cache has them all in one corner.
_GAME: Final = 2 * _RING + 64
#: Battles between two looks at who has a war to fight, or is out.
_BATTLES: Final = 6
#: Games that are over are put away when they are this part of those that are looked at.
_PART: Final = 1 / 12
#: So few games are faster played one by one.
_FEW: Final = 100
#: In which order a pickup goes under the deck, of (the winner's cards, the loser's, seat 0's, seat
#: 1's), each (games, cards).
_PICKUPS: Final[dict[str, Callable[[Array, Array, Array, Array], Array]]] = {
    "winner": lambda mine, theirs, zero, one: np.concatenate((mine, theirs), 1),
    "loser": lambda mine, theirs, zero, one: np.concatenate((theirs, mine), 1),
    "pairs": lambda mine, theirs, zero, one: _by_pairs(mine, theirs),
    "fixed": lambda mine, theirs, zero, one: np.concatenate((zero, one), 1),
}
#: The orders that leave nothing to chance.
ORDERS: Final = frozenset(_PICKUPS)
#: How games end; an index of it is noted.
ENDS: Final = ("emptied", "war_short", "both_out", "capped")
_EMPTIED, _SHORT, _BOTH, _CAPPED = range(len(ENDS))


def _by_pairs(mine: Array, theirs: Array) -> Array:
    games, cards = mine.shape
    return np.dstack((mine, theirs)).reshape(games, 2 * cards)


class Tables:
    """Games of the columns of `packs` (card numbers in deal order, by place), which begin.

    By game, once it is over: `turns`; `scores`, the cards that both hold; `ends`, an index of
    `ENDS`; `depths`, at [n - 1] the turns with n wars; `pot`, the most cards on the table.
    """

    def __init__(self, packs: NDArray[np.uint8], order: str, flip: str) -> None:
        games = packs.shape[1]
        self._options = {"order": order, "flip": flip}
        self._order = order
        self._steps = FACE_DOWN + (flip == "next")
        rings = np.zeros((games, _GAME), np.uint8)
        for seat in (0, 1):
            first = seat * _RING + _FIRST
            rings[:, first : first + _CARDS // 2] = packs[seat::2].T
        self._cards = rings.reshape(-1)
        self._others = self._cards[_RING:]  # seat 1's, by the places of seat 0's
        self._twos = self._cards.view(np.uint16)
        self.turns = np.zeros(games, np.uint16)
        self.scores = np.zeros((2, games), np.uint8)
        self.ends = np.full(games, _EMPTIED, np.uint8)
        self.pot = np.full(games, 2, np.uint8)
        self.depths = np.zeros((_CARDS // 2 // self._steps + 1, games), np.uint16)
        # Those that are looked at, fewer and fewer: the top, how many cards seat 0 holds, turns.
        self._game = np.arange(games)
        self._top = np.full(games, _FIRST, np.uint8)
        self._held = np.full(games, _CARDS // 2, np.uint8)
        self._turns = np.zeros(games, np.uint16)
        self._look()

    def play(self) -> None:
        """All games to their ends, the last of them one by one."""
        while len(self._game) > _FEW:
            self.advance()
        for game, state in self.states().items():
            self._finish(game, state)

    def advance(self, battles: int = _BATTLES) -> None:
        """So many turns of each game that is under way, or fewer: a turn with a war is the last for
        this time."""
        before, tied = self._top.copy(), np.zeros(0, bool)
        for _ in range(min(battles, TURN_CAP - int(self._turns.max()))):
            tied = self._battle()
        self._turns += self._top - before
        self._war(np.flatnonzero(tied))
        # war-5.1, war-6.2: a player has no card left, or the guard stops the game.
        capped = self._turns >= TURN_CAP
        over = capped | ~self._both_hold()
        if capped.any() or np.count_nonzero(over) >= len(over) * _PART:
            self._put_away(over)

    def states(self) -> dict[int, WarState]:
        """The games that aren't put away, each as the engine has it at the same turn."""
        return {game: self._state(lane) for lane, game in enumerate(self._game.tolist())}

    def _state(self, lane: int) -> WarState:
        game, held = self._game[lane], int(self._held[lane])
        at = self._place[lane] + (self._top[lane] + np.arange(_CARDS, dtype=np.uint8))
        zero, one = self._cards[at].tolist(), self._others[at].tolist()
        wars = dict(enumerate(self.depths[:, game].tolist(), start=1))
        begun = {0: int(self._turns[lane]) - sum(wars.values())} | wars
        return WarState((zero[:held], one[: _CARDS - held]), self._options, Shuffles(), begun=begun)

    def _finish(self, game: int, state: WarState) -> None:
        outcome, stats = state.run(), state.stats
        self.turns[game] = stats["turns"]
        self.scores[:, game] = outcome.scores
        self.ends[game] = ENDS.index(outcome.reason)
        self.pot[game] = max(self.pot[game], stats["peaks"]["pot"])
        for depth in range(len(self.depths)):
            self.depths[depth, game] = stats["events"].get(f"war_{depth + 1}", 0)

    def _look(self) -> None:
        """Where the cards lie of the games that are looked at, and what a battle writes there."""
        self._place = self._game * _GAME
        self._two = self._place // 2
        self._other_two = self._two + _RING // 2
        taken = np.empty((len(self._game), 2), np.uint8)
        self._taken = taken.reshape(-1).view(np.uint16)
        # war-4.1, war-4.2: the order of the two cards under the deck.
        self._higher, self._lower = taken.T if self._order != "loser" else taken.T[::-1]

    def _both_hold(self) -> Array:
        return self._held - np.uint8(1) < np.uint8(_CARDS - 1)  # one below nothing is very many

    def _battle(self) -> Array:
        """war-2.1, war-2.2, war-4.1: a turn of every game that has one without a war. Which have
        one with a war: war-2.3."""
        at = self._place + self._top
        zero, one = self._cards.take(at), self._others.take(at)
        going = self._both_hold()
        tied = zero ^ one < SAME_RANK
        wins = zero > one
        if self._order == "fixed":
            self._higher[:], self._lower[:] = zero, one
        else:
            np.maximum(zero, one, out=self._higher)
            np.minimum(zero, one, out=self._lower)
        # In a game that has no such turn, this lands behind a deck, where nobody reads it.
        free = self._top + np.where(wins, self._held, np.uint8(_CARDS) - self._held)
        self._twos[np.where(wins, self._two, self._other_two) + (free >> 1)] = self._taken
        moved = (going > tied).view(np.uint8)
        self._top += moved
        self._held -= moved
        self._held += (moved & wins.view(np.uint8)) << 1
        return tied & going

    def _war(self, lanes: Array) -> None:
        """war-3.1 to war-3.4, war-5.2 to war-5.4: the turns of these games, from their ties on."""
        laid, wars = 1, 0
        while lanes.size:
            wars += 1
            held = self._held[lanes]
            zero, one = held < laid + self._steps, _CARDS - held < laid + self._steps
            short = zero | one
            if short.any():
                self._end(lanes[short], zero[short], one[short], laid, wars)
                lanes = lanes[~short]
            laid += self._steps
            at = self._place[lanes] + (self._top[lanes] + np.uint8(laid - 1))
            turned, against = self._cards[at], self._others[at]
            decided = turned ^ against >= SAME_RANK
            self._pick_up(lanes[decided], (turned > against)[decided], laid, wars)
            lanes = lanes[~decided]

    def _pick_up(self, lanes: Array, wins: Array, laid: int, wars: int) -> None:
        """war-3.3, war-4.1, war-4.2: the winner takes all that both laid down."""
        self._note(lanes, laid, wars)
        top, held, place = self._top[lanes], self._held[lanes], self._place[lanes]
        at = place[:, None] + (top[:, None] + np.arange(laid, dtype=np.uint8))
        zero, one = self._cards[at], self._others[at]
        mine, theirs = np.where(wins[:, None], (zero, one), (one, zero))
        pot = _PICKUPS[self._order](mine, theirs, zero, one)
        free = top + np.where(wins, held, np.uint8(_CARDS) - held)
        under = free[:, None] + np.arange(2 * laid, dtype=np.uint8)
        self._cards[(place + ~wins * _RING)[:, None] + under] = pot
        self._top[lanes] = top + np.uint8(laid)
        self._held[lanes] = np.where(wins, held + np.uint8(laid), held - np.uint8(laid))

    def _end(self, lanes: Array, zero: Array, one: Array, laid: int, wars: int) -> None:
        """war-5.2, war-5.3: who can't supply a war has lost everything; if it is both, nobody
        wins."""
        self._note(lanes, laid, wars)
        games, held = self._game[lanes], self._held[lanes]
        self.ends[games] = np.where(zero & one, _BOTH, _SHORT)
        self.scores[:, games] = held - laid, _CARDS - held - laid  # what is left if it is both
        self._held[lanes] = np.where(zero, 0, _CARDS)

    def _note(self, lanes: Array, laid: int, wars: int) -> None:
        """war-2.4: a turn with so many wars, for which both laid down so many cards."""
        games = self._game[lanes]
        self._turns[lanes] += np.uint16(1)
        self.depths[wars - 1, games] += np.uint16(1)
        self.pot[games] = np.maximum(self.pot[games], np.uint8(2 * laid))

    def _put_away(self, over: Array) -> None:
        games, held = self._game[over], self._held[over]
        self.turns[games] = self._turns[over]
        self.ends[games[held % _CARDS > 0]] = _CAPPED
        alone = self.ends[games] != _BOTH
        self.scores[:, games[alone]] = held[alone], _CARDS - held[alone]
        self._game, self._top = self._game[~over], self._top[~over]
        self._held, self._turns = self._held[~over], self._turns[~over]
        self._look()
