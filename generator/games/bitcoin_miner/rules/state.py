"""A game under way: whose turn it is, what may be done and why not, and what it does.

In: a deal, or a table in the middle of a game (`table.Deal`). Out: legal moves, their effect, the
end. After the deal and the roll no chance is left. Each condition stands once, in a method that
answers the clause that forbids, or "", or the Blocks that are left: `options` filters by them,
`refusal` asks them. `play` plays what `options` lists.
"""

from __future__ import annotations

from bisect import insort
from collections import deque
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from generator.games.bitcoin_miner.rules import guessing, sight
from generator.games.bitcoin_miner.rules.cards import BlockCard, block_card, transaction_value
from generator.games.bitcoin_miner.rules.moves import (
    Move,
    claims_with,
    is_move,
    pass_turn,
    play,
    substitute,
)
from generator.games.bitcoin_miner.rules.reasons import reason
from generator.games.bitcoin_miner.rules.table import (
    OWNED,
    SHARED,
    Block,
    Deal,
    Link,
    Linked,
    Table,
)
from generator.rules.contract import IllegalMove, Outcome, Refusal, seated

# bitcoin-miner-2.3 (source 21, 42; ruling C5): all coins of the box.
BANK: Final = 280
# Ruling A9: how many spaces we draw. It decides where a Block lies and nothing else (7.2).
SPACES: Final = 8


class State(Table):
    """One game under way. Mutable; `copy` gives an independent one."""

    __slots__ = ()

    def __init__(self, deal: Deal) -> None:
        opening = deal.opening
        self.deal = deal
        self.players = deal.players
        self.worth_is_hurdle = deal.options["value_rule"] == "total"
        self.idle_limit = deal.options["idle_rounds"]
        self.hands = [_sorted_hand(hand) for hand in opening.hands]
        self.blocks = [None if card is None else block_card(card) for card in opening.held]
        self.deck = deque(map(block_card, opening.deck))
        # bitcoin-miner-2.3 (source 42)
        self.bank = BANK - sum(opening.coins)
        self.coins = list(opening.coins)
        # bitcoin-miner-2.5 (source 48)
        self.starter = self.seat = deal.starter
        self.round = opening.round
        self.played = []
        self.claims = {}
        self.best = {}
        self.on_offer = {}
        self.hurdles = {}
        self.free = list(range(SPACES))
        self.chain = []
        self.history = []
        self.formed = self.contests = self.short = self._acted = 0
        self.idle = opening.idle
        self._substituted = False
        self._legal = None
        self._round_starts = [0]
        self._plays = [_plays(seat, hand) for seat, hand in enumerate(self.hands)]
        if deal.position is not None:
            self._lay_out(opening.chain, opening.available)
        self.most_blocks = len(self.on_offer)
        self._gone = not any(self.hands)
        self.outcome = self._end_by_now()
        if self.outcome is not None:
            self.seat = None

    def _lay_out(self, chain: Sequence[Linked], available: Sequence[tuple[str, ...]]) -> None:
        """The Blocks of a game that begins in the middle. Those on the Blockchain have been paid
        for already; round 0 stands for all that came before."""
        for link in chain:
            value = sum(map(transaction_value, link.cards))
            hurdle = value if self.worth_is_hurdle else value + 1
            block = Block(self.formed, link.cards, value, value + 1, hurdle, None)
            self.chain.append(Link(block, block_card(link.card), link.seat, 0, (), None))
            self.formed += 1
        for cards in available:
            self._new_block(cards)

    @property
    def stats(self) -> dict[str, Any]:
        """turns, rounds, events, peaks, won_with: see `sight.stats`."""
        return sight.stats(self)

    def zones(self) -> Mapping[str, Sequence[str]]:
        """Zone name -> card ids, every card in exactly one: see `sight.zones`."""
        return sight.zones(self)

    def view(self, seat: int) -> dict[str, Any]:
        """All that `seat` may know: see `sight.view`."""
        seated(seat, self.players)
        return sight.view(self, seat)

    def guess(self, seat: int, chance: Random) -> State:
        """A game that this one could be, as far as `seat` can know: see `guessing`. It has the
        same moves behind it, played from another deal, and no chance ahead of it. Raises
        ValueError for a seat that nobody sits on."""
        seated(seat, self.players)
        twin = State(guessing.deal_anew(self, seat, chance))
        for move in self.history:
            twin.play(move)
        return twin

    def copy(self) -> State:
        """An independent state at the same point."""
        twin = State.__new__(State)
        for name in SHARED:
            setattr(twin, name, getattr(self, name))
        for name in OWNED:
            setattr(twin, name, getattr(self, name).copy())
        twin.hands = [hand.copy() for hand in self.hands]
        return twin

    # What may be done

    def options(self) -> Sequence[Move]:
        """The legal moves: plays by value, claims by age of the Block, substitution, pass."""
        if self._legal is not None:
            return list(self._legal)
        seat = self.seat
        if seat is None:
            return ()
        moves = list(self._plays[seat])
        card = self.blocks[seat]
        if card is not None and not self._bars_claims(card):
            moves += self._claims(seat, card)
        if not self._bars_substitution(card):
            moves.append(substitute(seat))
        # bitcoin-miner-4.4, bitcoin-miner-4.5 (source 67)
        if not self.hands[seat]:
            moves.append(pass_turn(seat))
        # A tuple, because whoever sorts or cuts the list must not change what is legal.
        self._legal = tuple(moves)
        return moves

    def legal_moves(self) -> Sequence[Move]:
        """The same as `options()`."""
        return self.options()

    def refusal(self, move: object) -> Refusal | None:
        """Why `move` is not legal now, None if it is. Answers for anything at all."""
        # bitcoin-miner-4.3 (source 60-66): what is no move at all is neither a card nor a claim.
        if not is_move(move):
            return Refusal("this is no move of this game", "bitcoin-miner-4.3")
        assert isinstance(move, Move)
        clause = self._bars(move)
        return Refusal(reason(self, move, clause), clause) if clause else None

    def _bars(self, move: Move) -> str:
        """The clause that refuses `move`; "" for a legal move."""
        seat = self.seat
        if self.outcome is not None:
            return self.outcome.clause
        # bitcoin-miner-4.2 (source 31, 61): nobody acts out of turn.
        if seat is None or move.seat != seat:
            return "bitcoin-miner-4.2"
        if move in self._plays[seat]:
            return ""
        card = self.blocks[seat]
        if move == substitute(seat):
            return self._bars_substitution(card)
        if move == pass_turn(seat):
            return self._bars_pass(seat)
        if move.kind != "claim":
            # bitcoin-miner-4.3 (source 60-66): a transaction card of one's own, or a claim.
            return "bitcoin-miner-4.3" if self.round > 1 else "bitcoin-miner-3.1"
        # bitcoin-miner-5.1 (source 62): the block card in hand, which one may lack.
        if card is None or move.cards != (card.id,):
            return "bitcoin-miner-3.2" if self.round == 1 else "bitcoin-miner-5.1"
        bar = self._bars_claims(card)
        if bar:
            return bar
        block = self.block(move.target)
        # bitcoin-miner-4.6 (source 66; ruling C14): what is played now is no Block before the
        # round ends.
        return self._bars_claim(seat, card, block.id) if block else "bitcoin-miner-4.6"

    def _bars_claims(self, card: BlockCard) -> str:
        """The clause that keeps this seat from claiming anything with `card` now."""
        # bitcoin-miner-3.2 (source 49, 60)
        if self.round == 1:
            return "bitcoin-miner-3.2"
        # bitcoin-miner-6.3 (source 94)
        if self._substituted:
            return "bitcoin-miner-6.3"
        # bitcoin-miner-5.3 (source 88, 90). Blocks move to the chain at the end of a round only,
        # so its top is the card from before the round: bitcoin-miner-5.4 (source 77, 88, 90).
        # bitcoin-miner-5.5 (source 91; ruling C6): an empty chain asks for nothing.
        if self.chain and not card.symbols & self.chain[-1].card.symbols:
            return "bitcoin-miner-5.3"
        return ""

    def _claims(self, seat: int, card: BlockCard) -> list[Move]:
        """The claims of available Blocks with `card`, by age of the Block."""
        claims, value, best = claims_with(seat, card.id), card.value, self.best
        # bitcoin-miner-5.2 (source 83; ruling C3): those that the card is high enough for.
        if not best:
            return [claims[block] for block, hurdle in self.hurdles.items() if value >= hurdle]
        # bitcoin-miner-5.6 (source 85; rulings C7, C13): and nobody has claimed with a lower card.
        return [
            claims[block]
            for block, hurdle in self.hurdles.items()
            if value >= hurdle and value <= best.get(block, value)
        ]

    def _bars_claim(self, seat: int, card: BlockCard, block: int) -> str:
        """The clause that keeps `card` from claiming this available Block."""
        if claims_with(seat, card.id)[block] in self._claims(seat, card):
            return ""
        return "bitcoin-miner-5.2" if card.value < self.hurdles[block] else "bitcoin-miner-5.6"

    def _bars_substitution(self, card: BlockCard | None) -> str:
        """The clause that keeps this seat, holding `card`, from substituting now."""
        # bitcoin-miner-6.1 (source 93; ruling C12), bitcoin-miner-3.2 (source 49, 60)
        if self.round == 1:
            return "bitcoin-miner-3.2"
        # bitcoin-miner-6.2 (source 93)
        if self._substituted:
            return "bitcoin-miner-6.2"
        # bitcoin-miner-6.6 (ruling C17)
        if card is None or not self.deck:
            return "bitcoin-miner-6.6"
        return ""

    def _bars_pass(self, seat: int) -> str:
        """The clause that keeps this seat from passing."""
        # bitcoin-miner-4.4, bitcoin-miner-4.5 (source 67); in round 1 everybody holds cards,
        # so this is bitcoin-miner-3.2 as well (source 49).
        if self.hands[seat]:
            return "bitcoin-miner-4.4" if self.round > 1 else "bitcoin-miner-3.2"
        return ""

    # What it does

    def play(self, move: Move) -> None:
        """Plays `move`. Raises IllegalMove with the refusing clause and changes nothing if it is
        not legal."""
        for ours in self._legal or self.options():
            if ours is move:
                break
        else:  # none of ours: an equal one made by hand, or one that is not legal
            refused = self.refusal(move)
            if refused is not None:
                raise IllegalMove(move, *refused)
        self._legal = None
        kind, seat = move[0], move[2]
        self.history.append(move)
        if kind == "play":
            self._play_transaction(seat, move[1][0])
        elif kind == "claim":
            # bitcoin-miner-5.1 (source 62; ruling A4): face up beside the Block.
            card, target = self.blocks[seat], move.target
            assert card is not None and target is not None
            self.claims[target] = (*self.claims.get(target, ()), seat)
            self.best[target] = card.value
        elif kind == "substitute":
            # bitcoin-miner-6.1 (source 93): the top card first, then the old one to the bottom.
            old = self.blocks[seat]
            assert old is not None
            self.blocks[seat] = self.deck.popleft()
            self.deck.append(old)
            # bitcoin-miner-6.4 (source 94; ruling A6): the turn goes on, with the new card seen.
            # bitcoin-miner-6.5 (source 94): without transaction cards it ends here.
            if self.hands[seat]:
                self._substituted = True
                return
        self._end_turn()

    def _play_transaction(self, seat: int, card: str) -> None:
        """bitcoin-miner-3.1, bitcoin-miner-4.3 (source 49, 66): face up on the table."""
        hand = self.hands[seat]
        hand[card] -= 1
        if not hand[card]:
            del hand[card]
            self._plays[seat] = _plays(seat, hand)
        self.played.append(card)

    def _end_turn(self) -> None:
        """bitcoin-miner-1.1, bitcoin-miner-4.2 (source 31): clockwise, one turn each a round."""
        self._substituted = False
        self._acted += 1
        if self._acted == self.players:
            self._end_round()
        else:
            self.seat = (self.starter + self._acted) % self.players

    def _end_round(self) -> None:
        """bitcoin-miner-7.1 to 7.8 in their order, then the end test (source 69-79, 98)."""
        claimed = bool(self.claims)
        if self.played:
            self._form_block()
        if claimed:
            self._settle_claims()
        self.outcome = self._end_of_game(claimed)
        if self.outcome is not None:
            self.seat = None
            return
        # bitcoin-miner-4.1 (source 59)
        self.round += 1
        self._acted = 0
        self.starter = self.seat = (self.starter + 1) % self.players
        self._round_starts.append(len(self.history))

    def _form_block(self) -> None:
        """bitcoin-miner-3.3, bitcoin-miner-7.1 (source 50, 66, 69): a round's one Block."""
        self._new_block(tuple(self.played))
        self.played.clear()
        if len(self.on_offer) > self.most_blocks:
            self.most_blocks = len(self.on_offer)

    def _new_block(self, cards: tuple[str, ...]) -> None:
        """Lays the next Block, with coins from the bank, on a space."""
        # bitcoin-miner-3.4 (source 51)
        value = 0
        for card in cards:
            value += transaction_value(card)
        # bitcoin-miner-3.5 (source 51, 69), bitcoin-miner-7.3 (ruling C18)
        coins = value + 1 if value < self.bank else self.bank
        self.bank -= coins
        self.short += value + 1 - coins
        # bitcoin-miner-7.2 (source 69): the claimed Blocks of this round still lie there.
        space = self.free.pop(0) if self.free else None
        hurdle = value if self.worth_is_hurdle else coins
        self.formed += 1
        block = Block(self.formed - 1, cards, value, coins, hurdle, space)
        self.on_offer[block.id] = block
        self.hurdles[block.id] = hurdle

    def _settle_claims(self) -> None:
        """bitcoin-miner-7.4 to 7.8 (source 73-79): every claimed Block has one winner."""
        # bitcoin-miner-7.4 (source 73, 77; rulings C8, C9): by worth, then by age.
        claimed = [self.on_offer[number] for number in self.claims]
        if len(claimed) > 1:
            claimed.sort(key=lambda block: (block.value, block.id))
        for block in claimed:
            # bitcoin-miner-5.7 (source 84-86): no later claim was higher (5.6), so the last one is
            # the lowest, and the latest of equals. bitcoin-miner-7.7 (source 79, 87; ruling
            # C11): the others still hold their cards.
            rivals = self.claims[block.id]
            seat, losers = rivals[-1], rivals[:-1]
            card = self.blocks[seat]
            assert card is not None
            self.contests += bool(losers)
            # bitcoin-miner-7.5, bitcoin-miner-7.6 (source 75, 87)
            del self.on_offer[block.id], self.hurdles[block.id]
            if block.space is not None:
                insort(self.free, block.space)
            self.coins[seat] += block.coins
            # bitcoin-miner-7.8 (source 79; rulings C10, C17): winners draw in the same order.
            drawn = self.blocks[seat] = self.deck.popleft() if self.deck else None
            self.chain.append(Link(block, card, seat, self.round, losers, drawn))
        self.claims.clear()
        self.best.clear()

    def _end_of_game(self, claimed: bool) -> Outcome | None:
        """The end test after a round (source 98-101)."""
        if any(self.hands):
            return None
        # bitcoin-miner-8.3 (ruling C15): counts rounds that began without transaction cards.
        self.idle = self.idle + 1 if self._gone and not claimed else 0
        self._gone = True
        return self._end_by_now()

    def _end_by_now(self) -> Outcome | None:
        """How the game has ended, the table lying as it does between rounds."""
        if any(self.hands):
            return None
        # bitcoin-miner-8.1 (source 100)
        if not self.on_offer:
            return self._finish("all_claimed", "bitcoin-miner-8.1")
        # bitcoin-miner-8.2 (source 101; ruling C16)
        if not self._some_card_fits():
            return self._finish("no_card_fits", "bitcoin-miner-8.2")
        # bitcoin-miner-8.3 (ruling C15): a rule of this house that the table follows, and no guard
        # of the program's.
        if self.idle >= self.idle_limit:
            return self._finish("idle", "bitcoin-miner-8.3")
        return None

    def _some_card_fits(self) -> bool:
        """Whether a block card in hand satisfies 5.2 and 5.3 for some available Block."""
        lowest = min(self.hurdles.values())
        symbols = self.chain[-1].card.symbols if self.chain else -1
        return any(
            card is not None and card.value >= lowest and card.symbols & symbols
            for card in self.blocks
        )

    def _finish(self, why: str, clause: str) -> Outcome:
        """bitcoin-miner-9.1 (source 105), bitcoin-miner-9.2 (ruling C20)."""
        most = max(self.coins)
        winners = tuple(seat for seat, coins in enumerate(self.coins) if coins == most)
        return Outcome(winners, tuple(self.coins), why, clause)


def _sorted_hand(cards: Sequence[str]) -> dict[str, int]:
    """{transaction card: copies}, by value."""
    return {card: cards.count(card) for card in sorted(set(cards), key=transaction_value)}


def _plays(seat: int, hand: dict[str, int]) -> tuple[Move, ...]:
    """One move a different card in hand."""
    return tuple([play(seat, card) for card in hand])
