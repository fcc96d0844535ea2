"""A second, plain referee of Vires In Numeris.

It shares no code with the engine. It is one coroutine, written from the source in the order in
which a turn goes: it yields who is asked and which answers are legal, and is sent one. Numbers in
brackets are source lines, `card n` is a place in the card list; words in brackets are rulings.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from vires_groups import (
    AIMED,
    CONS,
    DOUBLE,
    EVENTS,
    FIAT,
    FOMO,
    HODL,
    HR,
    INSTANTS,
    NAMES,
    OFFLINE,
    PAID,
    TEST,
)

T = TypeVar("T")
Asking = Generator[tuple[int, set[str]], str, T]


class Over(Exception):
    """A Chain has reached the goal."""


class Referee:
    """The game by hand. `chance` is filled from outside with what chance decided."""

    def __init__(self, opening: Any, **options: Any) -> None:
        self.n = n = opening.players
        self.goal = options.get("goal") or {2: 10, 3: 8, 4: 7, 5: 6, 6: 5}[n]  # [82-86]
        self.genesis: int = options.get("genesis", 1)  # [genesis-number]
        self.now = options.get("pool_refill") == "now"  # [pool-refill]
        self.kyc_flip = options.get("kyc") == "flip"  # [no-identity]
        self.turn, self.part = opening.turn, opening.part
        self.deck, self.trash, self.pool = list(opening.deck), list(opening.trash), opening.pool
        self.bank: list[int] = list(opening.banks)
        self.chain: list[int] = list(opening.chains)
        self.hr: list[int] = [hand.count(HR) for hand in opening.hands]
        self.hand = [[card for card in hand if card != HR] for hand in opening.hands]
        self.front = [list(front) for front in opening.fronts]
        self.limbo: list[str] = []
        self.lock = [False] * n
        self.chance: list[Any] = []
        self.winners: list[int] | None = None

    def zones(self) -> dict[str, list[str]]:
        zones = {"deck": self.deck, "trash": sorted(self.trash), "limbo": sorted(self.limbo)}
        zones["pool"] = [HR] * self.pool
        for seat in range(self.n):
            zones[f"hand-{seat}"] = sorted([HR] * self.hr[seat] + self.hand[seat])
            zones[f"bank-{seat}"] = [HR] * self.bank[seat]
            zones[f"chain-{seat}"] = [HR] * self.chain[seat]
            zones[f"front-{seat}"] = sorted(self.front[seat])
        return zones

    def clockwise(self, first: int) -> list[int]:
        return [(first + i) % self.n for i in range(self.n)]

    def others(self, seat: int) -> list[int]:
        return self.clockwise(seat)[1:]

    # A turn

    def play(self) -> Asking[None]:
        try:
            while True:
                yield from self.one_turn()
                self.turn = (self.turn + 1) % self.n  # [52]
                self.part = "draw"
        except Over:
            self.trash += self.limbo
            self.limbo = []
            points = [(c + b, c) for c, b in zip(self.chain, self.bank, strict=True)]  # [81]
            self.winners = [seat for seat in range(self.n) if points[seat] == max(points)]

    def one_turn(self) -> Asking[None]:
        p = self.turn
        self.mined = self.play_over = False
        self.barred = ""
        self.locked, self.lock[p] = self.lock[p], False
        self.refill_now()
        if self.part == "draw":
            for _ in range(2 if self.hr[p] or self.hand[p] else 3):  # [52]
                if self.deck:
                    yield from self.draw(p)
        while not self.play_over:
            move = yield p, {"end"} | (set() if self.locked else self.plays(p))
            if move == "end":
                break
            if move == "mine":
                self.mine(p)
            else:
                yield from self.announced(p, *read(move))
            self.refill_now()
        while self.hr[p] or self.hand[p]:  # [54]
            move = yield p, {"done"} | {f"dismiss {card}" for card in self.cards(p)}
            if move == "done":
                break
            card = move.split()[1]
            if card == HR:
                self.hr[p] -= 1
                self.pool += 1
            else:
                self.hand[p].remove(card)
                self.trash.append(card)
        self.upkeep(p)

    def cards(self, p: int) -> list[str]:
        return ([HR] if self.hr[p] else []) + self.hand[p]

    def draw(self, p: int) -> Asking[None]:
        card = self.deck.pop(0)
        if card == HR:
            self.hr[p] += 1
        elif card not in EVENTS:
            self.hand[p].append(card)
        else:  # [54]
            self.limbo.append(card)
            yield from self.event(p, card)
            self.retire(card)
            self.refill_now()

    def refill(self) -> None:  # [72]
        if self.pool:
            return
        while self.deck and self.pool < self.n:
            card = self.deck.pop(0)
            if card == HR:
                self.pool += 1
            else:
                self.trash.append(card)

    def refill_now(self) -> None:
        if self.now:
            self.refill()

    def upkeep(self, p: int) -> None:
        self.refill()
        if not self.deck:  # [74]
            surplus = max(0, self.pool - self.n)
            self.deck = list(self.chance.pop(0))
            assert sorted(self.deck) == sorted([HR] * surplus + self.trash)
            self.pool -= surplus
            self.trash = []
        failed = [not self.pool, not self.deck, FIAT in self.hand[p]]  # [76-79]
        for _ in range(sum(failed)):
            self.pool += self.taken(p, 1)

    # Mining

    def price(self, p: int) -> int:  # [58-60], cards 13 and 14
        waiting = self.front[p]
        change = ("difficulty-increase" in waiting) - ("difficulty-decrease" in waiting)
        return max(1, self.chain[p] + self.genesis + change)

    def mine(self, p: int, from_pool: int = 0) -> None:  # [62-66]
        shown = self.price(p)
        self.hr[p] -= shown - from_pool
        self.pool -= from_pool
        self.chain[p] += 1
        self.pool += shown - 1
        waiting, self.front[p] = self.front[p], []
        coins = 1 + ("transaction-fees" in waiting) - ("halving" in waiting)  # cards 16 and 20
        for _ in range(coins):
            self.coin(p)
        self.lock[p] |= "time-lock" in waiting  # card 39
        self.trash += waiting
        self.mined = True
        self.check_goal()

    def check_goal(self) -> None:  # [81]
        if max(self.chain) >= self.goal:
            raise Over

    # Announcing and answering

    def plays(self, p: int) -> set[str]:
        found = {"mine"} if not self.mined and self.hr[p] >= self.price(p) else set()
        for card in self.hand[p]:
            if card in INSTANTS or card == self.barred or not self.can_pay(p, card):
                continue
            if card == "whale":
                found |= {"play whale (gain)", "play whale (hit)"}
            elif card in AIMED:
                aims = [q for q in self.others(p) if card != "51-attack" or self.chain[q] > 1]
                found |= {f"play {card} on seat {q}" for q in aims}
            else:
                found.add(f"play {card}")
        return found

    def can_pay(self, p: int, card: str) -> bool:
        needs = {
            "trading-bot": self.hr[p] + self.bank[p],  # card 6
            "initial-coin-offering": self.hr[p] + self.bank[p],  # card 22
            "centralized-exchange": self.hr[p],  # card 10
            "dollar-cost-average": self.bank[p],  # card 11
            "nonce": self.bank[p],  # card 27
            "mining": not self.mined and self.hr[p] + self.pool >= self.price(p),  # card 25
            "stablecoin": FIAT in self.hand[p] + self.trash,  # card 36 [fiat-in-trash]
        }
        return bool(needs.get(card, True)) and (card not in PAID or self.hr[p] > 0)

    def announced(self, p: int, card: str, target: int, choice: str) -> Asking[None]:
        if not (yield from self.shown(p, card)):
            return
        yield from self.action(p, card, target, choice)
        self.retire(card)

    def shown(self, p: int, card: str) -> Asking[bool]:
        """Announces a card and pays for it; False if it was cancelled."""
        self.hand[p].remove(card)
        self.limbo.append(card)
        if card in PAID:  # [35]
            self.hr[p] -= 1
            self.pool += 1
        if card in ("flippening", TEST):  # cards 18 and 40
            return True
        for q in self.others(p):
            if (yield from self.answers(q, [TEST])):
                self.limbo.remove(card)  # [cancelled-card]
                self.hand[p].append(card)
                self.barred = card
                return False
        return True

    def retire(self, card: str) -> None:
        if card in self.limbo:
            self.limbo.remove(card)
            self.trash.append(card)

    def usable(self, q: int, cards: Sequence[str]) -> list[str]:
        if self.locked and q == self.turn:  # card 39
            return []
        return [card for card in cards if card in self.hand[q] and card != self.barred]

    def answers(self, q: int, cards: Sequence[str], stay: bool = False) -> Asking[str]:
        """The instant that `q` answers with, if it isn't cancelled, else nothing."""
        usable = self.usable(q, cards)
        if not usable:
            return ""
        move = yield q, {"pass", *(f"play {card}" for card in usable)}
        if move == "pass":
            return ""
        card = move.split()[1]
        if not (yield from self.shown(q, card)):
            return ""
        if not stay:
            self.retire(card)
        return card

    def flip(self, challenged: int, other: int) -> Asking[bool]:  # [47]; cards 37 and 41
        """Whether the challenged wins. After each card added all are asked again."""
        parties = {challenged, other}
        named: bool | None = None
        asked = self.clockwise(self.turn)
        while asked:
            q = asked.pop(0)
            usable = self.usable(q, NAMES)
            if not usable:
                continue
            ways = {f"play {card} on seat {party}" for card in usable for party in parties}
            move = yield q, {"pass"} | ways
            if move != "pass":
                card, party, _ = read(move)
                if (yield from self.shown(q, card)):
                    self.retire(card)
                    named = (card == "diamond-hands") == (party == challenged)
                asked = self.clockwise(self.turn)
        return bool(self.chance.pop(0)) if named is None else named  # [named-flip]

    # Gaining and losing

    def gain(self, p: int, amount: int) -> Asking[None]:
        got = min(amount, self.pool)  # [70]
        self.pool -= got
        self.hr[p] += got
        yield from self.gained(p, got, from_pool=True)

    def gained(self, p: int, amount: int, from_pool: bool = False) -> Asking[None]:
        if amount:
            if (yield from self.answers(p, [DOUBLE], stay=True)):  # card 15
                yield from self.gain(p, amount)
                self.retire(DOUBLE)
            for q in self.others(p) if from_pool else ():
                if (yield from self.answers(q, [FOMO], stay=True)):  # card 34
                    yield from self.gain(q, amount)
                    self.retire(FOMO)

    def coin(self, p: int) -> None:
        if self.pool:
            self.pool -= 1
            self.bank[p] += 1

    def taken(self, p: int, amount: int) -> int:  # [68]
        hand = min(amount, self.hr[p])
        coins = min(amount - hand, self.bank[p])
        self.hr[p] -= hand
        self.bank[p] -= coins
        return hand + coins

    def lose(self, p: int, amount: int) -> Asking[None]:
        if not (yield from self.answers(p, [HODL, OFFLINE])):  # cards 21 and 28
            self.pool += self.taken(p, amount)

    def pay(self, p: int, to: int, amount: int) -> Asking[bool]:  # [68, 70]
        if (yield from self.answers(p, [HODL, OFFLINE])):
            return False
        paid = self.taken(p, amount)
        more = min(amount - paid, self.pool)
        self.pool -= more
        self.hr[to] += paid + more
        yield from self.gained(to, paid + more)
        return True

    def pay_coin(self, p: int, to: int) -> Asking[None]:
        if not (yield from self.answers(p, [HODL])):
            self.hand_coin(p, to)

    def hand_coin(self, p: int, to: int) -> None:
        if self.bank[p]:
            self.bank[p] -= 1
            self.bank[to] += 1
        else:
            self.coin(to)

    def empty(self, p: int, amount: int, to: int | None) -> Asking[None]:
        """HashRates straight out of a Hand, without swap or compensation: cards 33, 35."""
        if not (yield from self.answers(p, [HODL, OFFLINE])):
            amount = min(amount, self.hr[p])
            self.hr[p] -= amount
            if to is None:
                self.pool += amount
            else:
                self.hr[to] += amount
                yield from self.gained(to, amount)

    def trade(self, p: int, q: int) -> Asking[None]:  # card 27 [one-trade]
        """A Coin of `p` and all HashRates of `q` change places, or neither does."""
        if not (yield from self.answers(q, [HODL, OFFLINE])):
            self.hand_coin(p, q)
            got, self.hr[q] = self.hr[q], 0
            self.hr[p] += got
            yield from self.gained(p, got)

    def hit(self, p: int, to: int | None) -> Asking[None]:
        """The last Block and a Coin, to the Pool or to a player: cards 1, 19, 38."""
        if self.chain[p] == 1:  # [41]
            return
        shield = yield from self.answers(p, [CONS, HODL])
        if shield == CONS:  # [shield-block-coin]
            return
        self.chain[p] -= 1
        if to is None:
            self.pool += 1
        else:
            self.chain[to] += 1
        if not shield:
            if to is not None:
                self.hand_coin(p, to)
            elif self.bank[p]:
                self.bank[p] -= 1
                self.pool += 1
        self.check_goal()

    # The cards

    def event(self, p: int, card: str) -> Asking[None]:
        everybody = self.clockwise(p)
        match card:
            case "all-time-high":
                if (yield from self.flip(p, p)):
                    for q in everybody:
                        yield from self.gain(q, 1)
            case "all-time-low":
                if not (yield from self.flip(p, p)):
                    for q in everybody:
                        yield from self.lose(q, 1)
            case "buy-the-dip":
                yield from self.gain(p, 1)
                for q in self.others(p):
                    if (yield from self.flip(q, p)):
                        yield from self.gain(q, 1)
            case "byzantine-generals":
                votes = set()
                for q in everybody:
                    votes.add((yield q, {"vote (hr)", "vote (coin)", "vote (abstain)"}))
                for q in everybody:
                    if votes == {"vote (hr)"}:
                        yield from self.gain(q, 1)
                    elif votes == {"vote (coin)"}:
                        self.coin(q)
            case "know-your-customer":
                if self.kyc_flip:
                    drop = not (yield from self.flip(p, p))
                else:
                    drop = (yield p, {"choose (reveal)", "choose (drop)"}) == "choose (drop)"
                if drop:
                    yield from self.empty(p, self.hr[p], None)
                    self.trash += self.hand[p]
                    self.hand[p] = []
            case "no-coiner":
                fewest = min(self.bank)
                for q in [q for q in everybody if self.bank[q] == fewest]:
                    self.coin(q)
            case "proof-of-stake":
                for q in [q for q in everybody if self.hr[q]]:
                    yield from self.gain(q, 1)
            case "pump-and-dump":
                won = yield from self.flip(p, p)
                for q in everybody:
                    yield from self.gain(q, 1) if (q == p) == won else self.lose(q, 1)
            case "sybil-attack":
                for q in everybody:
                    yield from self.hit(q, None)

    def action(self, p: int, card: str, q: int, choice: str) -> Asking[None]:
        match card:
            case "51-attack":
                yield from self.hit(q, p)
            case "bearish":
                yield from self.lose(q, 1)
            case "trading-bot" | "initial-coin-offering":
                if (yield from self.flip(q, p)):
                    yield from self.pay(p, q, 1)
                else:
                    yield from self.pay(q, p, 1 if card == "trading-bot" else 2)
            case "bullish":
                yield from self.gain(p, 2)
            case "centralized-exchange":
                self.hr[p] -= 1
                self.bank[p] += 1
            case "dollar-cost-average":
                self.bank[p] -= 1
                self.pool += 1
                yield from self.gain(p, 2)
            case "decentralized-exchange":
                if (yield from self.pay(q, p, 2)) and self.cards(p):
                    move = yield p, {f"give {each} to seat {q}" for each in self.cards(p)}
                    given = move.split()[1]
                    if given == HR:
                        self.hr[p] -= 1
                        self.hr[q] += 1
                        yield from self.gained(q, 1)
                    else:
                        self.hand[p].remove(given)
                        self.hand[q].append(given)
            case "difficulty-decrease" | "transaction-fees":
                self.limbo.remove(card)
                self.front[p].append(card)
            case "difficulty-increase" | "halving" | "time-lock":
                self.limbo.remove(card)
                self.front[q].append(card)
            case "flippening":
                self.hr[p], self.hr[q] = self.hr[q], self.hr[p]
                self.hand[p], self.hand[q] = self.hand[q], self.hand[p]
                self.play_over = True
            case "chain-split":
                yield from self.hit(q, None)
            case "margin-call":
                if not (yield from self.answers(q, [HODL])) and self.bank[q]:
                    self.bank[q] -= 1
                    self.pool += 1
            case "mining":
                self.mine(p, from_pool=min(self.pool, self.price(p)))
            case "nonce":
                yield from self.trade(p, q)
            case "ponzi-scheme":
                for q in self.others(p):
                    if not (yield from self.flip(q, p)):
                        ways = {kind: f"choose from seat {q} ({kind})" for kind in ("hr", "coin")}
                        if (yield p, set(ways.values())) == ways["hr"]:
                            yield from self.pay(q, p, 1)
                        else:
                            yield from self.pay_coin(q, p)
            case "wrecked":
                yield from self.empty(q, self.hr[q], None)
            case "scam":
                yield from self.empty(q, 2, p)
            case "stablecoin":
                if FIAT in self.hand[p]:
                    self.hand[p].remove(FIAT)
                    self.trash.append(FIAT)
                yield from self.gain(p, 2)
            case "whale":
                if choice == "gain":
                    yield from self.gain(p, 2)
                else:
                    for q in self.others(p):
                        yield from self.lose(q, 1)
            case _:
                assert card in (FIAT, "oracle")


def read(move: str) -> tuple[str, int, str]:
    """(card, target, choice) of a move that plays a card."""
    words = move.split()
    target = int(words[-1]) if "on" in words else -1
    return words[1], target, words[-1].strip("()") if "(" in move else ""
