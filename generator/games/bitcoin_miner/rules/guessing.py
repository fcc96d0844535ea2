"""What a seat can't see, dealt anew: another deal from which the same game could have come.

Everything that was ever laid open stays as it was. A block card counts as a place in the first
order of the block cards (in the hands, then down the deck), for the moves tell where each place
has gone since: substituted cards go under the deck, winners draw from its top. So a seat knows
the cards of all places that it ever held, its own old card at the bottom of the deck among them,
and of all that anybody claimed with, also when a lost claim brought the card back to its hand or
it went under the deck later. All other places are dealt at random.

One thing more is known: the game would have ended if no block card in hand had fitted any Block
(bitcoin-miner-8.2, source 101), and it hasn't, or it has.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from random import Random

from generator.games.bitcoin_miner.rules import positions
from generator.games.bitcoin_miner.rules.cards import block_card
from generator.games.bitcoin_miner.rules.table import Deal, Opening, Table

#: So many deals are tried against what is known of the end of rounds; nearly always few are needed.
_TRIES = 500
#: So long is the walk where none was found.
_STEPS = 500


@dataclass(frozen=True)
class _RoundEnd:
    """What a round's end told of the block cards in hand, after all transaction cards: whether one
    of those in `places` was at least `lowest` and showed one of `symbols`."""

    places: tuple[int, ...]
    lowest: int
    symbols: int
    fitted: bool

    def agrees(self, cards: list[str]) -> bool:
        """Whether block cards in this order tell the same."""
        found = (block_card(cards[place]) for place in self.places)
        fits = any(card.value >= self.lowest and card.symbols & self.symbols for card in found)
        return fits == self.fitted


def deal_anew(table: Table, seat: int, chance: Random) -> Deal:
    """A deal at random of all those that `seat` can't tell from the table's own, each as likely as
    the other as far as the rules go."""
    opening = table.deal.opening
    in_hand = [card for card in opening.held if card is not None]
    known, ends = _trace(table, opening, seat)
    cards = _shuffled([*in_hand, *opening.deck], known, ends, chance)
    blocks = iter(cards)
    held = tuple(None if card is None else next(blocks) for card in opening.held)
    hands = _hands(table, seat, chance)
    return _dealt(table.deal, opening._replace(hands=hands, held=held, deck=tuple(blocks)))


def _hands(table: Table, seat: int, chance: Random) -> tuple[tuple[str, ...], ...]:
    """Each seat's transaction cards at the start: what it has played, and as many more as it still
    holds, of those that the seat doesn't see."""
    left = [[card for card, copies in hand.items() for _ in range(copies)] for hand in table.hands]
    unseen = [card for other, hand in enumerate(left) if other != seat for card in hand]
    chance.shuffle(unseen)
    hands = []
    for other, hand in enumerate(left):
        held = hand if other == seat else [unseen.pop() for _ in hand]
        played = (m.cards[0] for m in table.history if m.kind == "play" and m.seat == other)
        hands.append(tuple(sorted((*played, *held))))
    return tuple(hands)


def _dealt(deal: Deal, opening: Opening) -> Deal:
    """The deal that makes this opening."""
    if deal.position is not None:
        transactions, blocks = positions.transactions_of(opening), positions.blocks_of(opening)
        return deal._replace(transactions=transactions, blocks=blocks, position=opening)
    in_hand = tuple(card for card in opening.held if card is not None)
    turns = zip(*opening.hands, strict=True)
    return deal._replace(
        transactions=tuple(card for turn in turns for card in turn),
        blocks=in_hand + opening.deck,
    )


def _trace(table: Table, opening: Opening, seat: int) -> tuple[set[int], list[_RoundEnd]]:
    """Follows every place through the game: those that the seat knows, and what ends of rounds
    have told. Settled Blocks stand on the Blockchain in the order in which their winners drew
    (bitcoin-miner-7.8, source 79)."""
    taken = iter(range(len(opening.held)))
    hands = [None if card is None else next(taken) for card in opening.held]
    first = next(taken, len(hands))
    deck = deque(range(first, first + len(opening.deck)))
    transactions = sum(map(len, opening.hands))
    seen: set[int | None] = {hands[seat]}
    over = table.outcome is not None
    ends = []
    if not transactions:
        ends += _told(table, opening.round - 1, hands, over and not table.history)
    for number in range(table.first_round, table.round + 1):
        moves = table.round_moves(back=table.round - number)
        for move in moves:
            if move.kind == "play":
                transactions -= 1
            elif move.kind == "claim":
                seen.add(hands[move.seat])
            elif move.kind == "substitute":
                old, hands[move.seat] = hands[move.seat], deck.popleft()
                assert old is not None  # there is nothing to substitute without a block card
                deck.append(old)
                seen.add(hands[seat])
        if number == table.round and (not moves or not over):
            break  # a round that goes on, or a table on which nothing has happened
        for link in table.chain:
            if link.round == number:
                hands[link.seat] = deck.popleft() if deck else None
        seen.add(hands[seat])
        if not transactions:
            ends += _told(table, number, hands, over and number == table.round)
    return {place for place in seen if place is not None}, ends


def _told(table: Table, number: int, hands: list[int | None], last: bool) -> list[_RoundEnd]:
    """What the end of this round told, all transaction cards being gone: one thing, or nothing if
    no Block was left. No Block has been made since, so those that lay there then lie there still
    or have been claimed since."""
    later = [link.block for link in table.chain if link.round > number]
    blocks = [*table.available, *later]
    if not blocks:
        return []
    chain = [link for link in table.chain if link.round <= number]
    symbols = chain[-1].card.symbols if chain else -1
    fitted = not (last and table.outcome is not None and table.outcome.reason == "no_card_fits")
    places = tuple(place for place in hands if place is not None)
    return [_RoundEnd(places, min(block.hurdle for block in blocks), symbols, fitted)]


def _shuffled(
    cards: list[str], known: set[int], ends: list[_RoundEnd], chance: Random
) -> list[str]:
    """The cards with those of unknown places dealt anew, so that all ends of rounds agree."""
    hidden = [place for place in range(len(cards)) if place not in known]
    told = list(dict.fromkeys(ends))
    for _ in range(_TRIES):
        pool = [cards[place] for place in hidden]
        chance.shuffle(pool)
        dealt = list(cards)
        for place, card in zip(hidden, pool, strict=True):
            dealt[place] = card
        if all(end.agrees(dealt) for end in told):
            return dealt
    # So much is known that a deal at random hardly ever agrees: a walk from one that does.
    dealt = list(cards)
    for _ in range(_STEPS):
        one, other = chance.choice(hidden), chance.choice(hidden)
        dealt[one], dealt[other] = dealt[other], dealt[one]
        if not all(end.agrees(dealt) for end in told):
            dealt[one], dealt[other] = dealt[other], dealt[one]
    return dealt
