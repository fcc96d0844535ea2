"""Bitcoin Miner refereed twice: whole games, compared at every move with a second, plain referee.

The referee below shares no code with the engine. It is written from the source text, slowly and
literally (a contest is decided by comparing cards, not by who came last), and works on lists of
(value, symbols). Numbers in brackets are source lines.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from generator.rules import game

GAME = game("bitcoin-miner")

Card = tuple[int, str]


class Referee:
    """The game by hand. `legal` answers the moves as plain tuples."""

    def __init__(self, deck: list[str], players: int, first: int, coins_rule: bool) -> None:
        self.n, self.first, self.coins_rule = players, first, coins_rule
        numbers = [int(card[3:]) for card in deck if card.startswith("tx-")]
        blocks = [(int(c[6:8]), c[8:]) for c in deck if c.startswith("block-")]
        self.hand = [sorted(numbers[seat::players]) for seat in range(players)]  # [39]
        self.card: list[Card | None] = list(blocks[:players])  # [40]
        self.deck: list[Card] = blocks[players:]
        self.coins = [0] * players
        self.table: dict[int, tuple[int, int]] = {}  # Block: (value, coins)
        self.made = 0
        self.chain: list[Card] = []
        self.round, self.quiet, self.over = 1, 0, ""
        self.begin()

    def begin(self) -> None:
        start = (self.first + self.round - 1) % self.n  # [59]
        self.turns = [(start + i) % self.n for i in range(self.n)]
        self.pile: list[int] = []
        self.claims: dict[int, list[tuple[int, Card]]] = {}
        self.changed = False
        self.spent = not any(self.hand)

    def legal(self) -> set[tuple[Any, ...]]:
        seat = self.turns[0]
        found: set[tuple[Any, ...]] = {("play", value) for value in self.hand[seat]}
        card = self.card[seat]
        if self.round > 1:  # [60]
            if card and not self.changed:  # [94]
                found |= {("claim", block) for block in self.table if self.may(card, block)}
            if card and self.deck and not self.changed:  # [93]
                found.add(("substitute",))
            if not self.hand[seat]:  # [67]
                found.add(("pass",))
        return found

    def may(self, card: Card, block: int) -> bool:
        value, coins = self.table[block]
        enough = card[0] >= (coins if self.coins_rule else value)  # [83]
        matching = not self.chain or bool(set(card[1]) & set(self.chain[-1][1]))  # [88-91]
        beaten = all(card[0] <= rival[0] for _, rival in self.claims.get(block, []))  # [85]
        return enough and matching and beaten

    def act(self, move: tuple[Any, ...]) -> None:
        seat = self.turns[0]
        if move[0] == "play":
            self.hand[seat].remove(move[1])
            self.pile.append(move[1])
        elif move[0] == "claim":
            card = self.card[seat]
            assert card
            self.claims.setdefault(move[1], []).append((seat, card))
        elif move[0] == "substitute":
            card, self.card[seat] = self.card[seat], self.deck.pop(0)
            assert card
            self.deck.append(card)
            if self.hand[seat]:
                self.changed = True
                return
        self.changed = False
        del self.turns[0]
        if not self.turns:
            self.close()

    def close(self) -> None:
        if self.pile:  # [69]
            self.table[self.made] = (sum(self.pile), sum(self.pile) + 1)
            self.made += 1
        winners = []
        for block in sorted(self.claims, key=lambda b: (self.table[b][0], b)):  # [73]
            lowest = min(card[0] for _, card in self.claims[block])  # [84]
            seat, card = [c for c in self.claims[block] if c[1][0] == lowest][-1]  # [86]
            self.chain.append(card)  # [75]
            self.coins[seat] += self.table.pop(block)[1]
            winners.append(seat)
        for seat in winners:  # [79]
            self.card[seat] = self.deck.pop(0) if self.deck else None
        self.quiet = self.quiet + 1 if self.spent and not winners else 0
        self.claims = {}
        if not any(self.hand):  # [98-101]
            fits = any(card and self.may(card, b) for card in self.card for b in self.table)
            if not self.table:
                self.over = "all_claimed"
            elif not fits:
                self.over = "no_card_fits"
            elif self.quiet == 3:
                self.over = "idle"
        self.round += 1
        self.begin()


def compare(players: int, seed: int, **options: Any) -> str:
    """Plays one game on both; answers how it ended."""
    choice = random.Random(seed)
    whole = [card for card, n in GAME.composition(**options).items() for _ in range(n)]
    transactions, blocks = whole[:60], whole[60:]
    choice.shuffle(transactions)
    choice.shuffle(blocks)
    first = choice.randrange(players)
    eager = choice.choice([0, 0.5, 1])  # how much this game's players like to claim
    deck = transactions + blocks
    state = GAME.new(players, deck=deck, chance=[first], **options)
    referee = Referee(deck, players, first, options.get("value_rule") == "coins")
    while state.outcome is None:
        mine = {}
        for move in state.options():
            word: tuple[Any, ...] = (move.kind,)
            if move.kind == "play":
                word += (int(move.cards[0][3:]),)
            elif move.kind == "claim":
                word += (move.target,)
            mine[word] = move
        assert state.seat == referee.turns[0]
        assert state.round == referee.round
        assert set(mine) == referee.legal()
        words = sorted(mine, key=str)
        claims = [word for word in words if word[0] == "claim"]
        others = [word for word in words if word[0] != "claim"]
        word = choice.choice(claims if claims and choice.random() < eager else others)
        state.play(mine[word])
        referee.act(word)
        assert state.coins == referee.coins
        assert [card.id for card in state.deck] == [f"block-{v:02}{s}" for v, s in referee.deck]
        assert [(b.id, (b.value, b.coins)) for b in state.available] == list(referee.table.items())
        assert [(link.card.value) for link in state.chain] == [card[0] for card in referee.chain]
    assert state.outcome.reason == referee.over
    return referee.over


@pytest.mark.parametrize("value_rule", ["total", "coins"])
@pytest.mark.parametrize("block_cards", [70, 40])
@pytest.mark.parametrize("players", GAME.players)
def test_both_referees_agree(players: int, block_cards: int, value_rule: str) -> None:
    """Same legal moves, same coins, same Blocks, same end, in games of all kinds."""
    for seed in range(12):
        compare(players, seed, block_cards=block_cards, value_rule=value_rule)


def test_all_ends_are_met() -> None:
    """The compared games come to every end that there is."""
    assert {compare(3, seed) for seed in range(40)} == {"all_claimed", "no_card_fits", "idle"}
