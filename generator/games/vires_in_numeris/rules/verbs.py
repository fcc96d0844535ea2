"""The verbs that effects are written in: gain, lose, pay, take, flip, and a few of one card only.

A verb is called as verb(state, use, *arguments). Those on several seats take a selector (`self_`,
`opponent`, `each`, ...) and act on one seat after the other, clockwise from the player whose
turn it is; each seat's answers are settled before the next seat's turn comes.
"""

from __future__ import annotations

from typing import Any

from generator.games.vires_in_numeris.rules.ending import end_if_goal
from generator.games.vires_in_numeris.rules.state import Shown, State, Step
from generator.games.vires_in_numeris.rules.windows import (
    BLOCK_SHIELDS,
    COIN_SHIELDS,
    HR_SHIELDS,
    Effect,
    Selector,
    Use,
    gain_at,
    gained,
    guarded,
    offer_names,
    run,
)

# Who. vires-in-numeris-4.7 (source 70): in turn order.


def self_(state: State, use: Use) -> tuple[int, ...]:
    """The player of the card."""
    return (use.by,)


def opponent(state: State, use: Use) -> tuple[int, ...]:
    """The opponent named with the card, or the challenged one of several."""
    return (target_of(use),)


def each(state: State, use: Use) -> tuple[int, ...]:
    """Everybody."""
    return state.moves.clockwise[state.turn]


def each_opponent(state: State, use: Use) -> tuple[int, ...]:
    """Everybody but the player of the card."""
    return state.moves.others[use.by]


def poorest(state: State, use: Use) -> tuple[int, ...]:
    """Everybody with the fewest Coins, as it is before anybody receives one."""
    # vires-in-numeris-9.30 (card 26; ruling counted-before)
    fewest = min(state.banks)
    return tuple(s for s in each(state, use) if state.banks[s] == fewest)


def with_hashrate(state: State, use: Use) -> tuple[int, ...]:
    """Everybody who holds a HashRate, as it is before anybody receives one."""
    # vires-in-numeris-9.35 (card 31; ruling counted-before)
    return tuple(s for s in each(state, use) if state.hr[s])


def target_of(use: Use) -> int:
    """The opponent that a card was aimed at."""
    assert use.target is not None
    return use.target


def _one_by_one(state: State, steps: list[Step]) -> None:
    state.todo.extend(reversed(steps))


# Gaining


def gain(state: State, use: Use, who: Selector, amount: int) -> None:
    """HashRates from the Pool."""
    _one_by_one(state, [(gain_at, seat, amount) for seat in who(state, use)])


def gain_coin(state: State, use: Use, who: Selector, amount: int) -> None:
    """Coins from the Pool, until it is dry."""
    # vires-in-numeris-4.7, vires-in-numeris-9.10, vires-in-numeris-9.30 (source 70; cards 9, 26)
    for seat in who(state, use):
        coins = min(amount, state.pool)
        state.pool -= coins
        state.banks[seat] += coins
    state.note_locked()


def convert(state: State, use: Use) -> None:
    """A HashRate of the Hand becomes a Coin."""
    # vires-in-numeris-9.11 (card 10)
    state.hr[use.by] -= 1
    state.banks[use.by] += 1
    state.note_locked()


# Losing


def lose(state: State, use: Use, who: Selector, amount: int) -> None:
    """HashRates to the Pool, Coins where the Hand has too few."""
    _one_by_one(state, [(_lose_at, seat, amount) for seat in who(state, use)])


def _lose_at(state: State, seat: int, amount: int) -> None:
    guarded(state, seat, HR_SHIELDS, (lose_unless_shielded, seat, amount))


def lose_unless_shielded(state: State, seat: int, amount: int) -> None:
    if not state.shielded:
        state.pool += take_hashrates(state, seat, amount)


def take_hashrates(state: State, seat: int, amount: int) -> int:
    """Takes up to `amount` from the Hand, then from the Bank; how many came."""
    # vires-in-numeris-4.2, vires-in-numeris-4.3 (source 68; rulings forced-swap, nothing-owed)
    from_hand = min(amount, state.hr[seat])
    state.hr[seat] -= from_hand
    swapped = min(amount - from_hand, state.banks[seat])
    if swapped:
        state.banks[seat] -= swapped
        state.count("coins-swapped", swapped)
    return from_hand + swapped


def drop_hashrates(state: State, use: Use, who: Selector) -> None:
    """All HashRates of a Hand to the Pool; Coins are safe."""
    for seat in who(state, use):
        guarded(state, seat, HR_SHIELDS, (drop_unless_shielded, seat))


def drop_unless_shielded(state: State, seat: int) -> None:
    if not state.shielded:
        state.pool += state.hr[seat]
        state.hr[seat] = 0


def lose_coin(state: State, use: Use, who: Selector, amount: int) -> None:
    """Coins of the Bank to the Pool."""
    # vires-in-numeris-4.4 (source 68)
    for seat in who(state, use):
        guarded(state, seat, COIN_SHIELDS, (_lose_coin_unless_shielded, seat, amount))


def _lose_coin_unless_shielded(state: State, seat: int, amount: int) -> None:
    if not state.shielded:
        _drop_coins(state, seat, amount)


def drop_coin(state: State, use: Use) -> None:
    """A Coin as the cost of the card, which no shield keeps."""
    # vires-in-numeris-5.7, vires-in-numeris-9.13 (card 11; ruling dca-cost)
    _drop_coins(state, use.by, 1)


def _drop_coins(state: State, seat: int, amount: int) -> None:
    coins = min(amount, state.banks[seat])
    state.banks[seat] -= coins
    state.pool += coins


# Blocks. vires-in-numeris-4.5 (source 41; cards 1, 19, 38; ruling shield-block-coin): HODL keeps
# the Coin, CONS both.


def lose_block(state: State, use: Use, who: Selector) -> None:
    """The last Block and a Coin to the Pool."""
    _one_by_one(state, [(_lose_block_at, seat) for seat in who(state, use)])


def _lose_block_at(state: State, seat: int) -> None:
    if state.chains[seat] > 1:
        guarded(state, seat, BLOCK_SHIELDS, (_lose_block_unless_shielded, seat))


def _lose_block_unless_shielded(state: State, seat: int) -> None:
    if state.shielded != "consensus":
        state.chains[seat] -= 1
        state.pool += 1
        state.count("blocks-lost")
        if not state.shielded:
            _drop_coins(state, seat, 1)


def take_block(state: State, use: Use) -> None:
    """The opponent's last Block and a Coin to the player of the card."""
    # vires-in-numeris-9.1, vires-in-numeris-8.1 (card 1; source 81)
    seat = target_of(use)
    guarded(state, seat, BLOCK_SHIELDS, (_take_block_unless_shielded, seat, use.by))


def _take_block_unless_shielded(state: State, seat: int, taker: int) -> None:
    if state.shielded != "consensus":
        state.chains[seat] -= 1
        state.chains[taker] += 1
        state.count("blocks-taken")
        _pay_coin_unless_shielded(state, seat, taker, 1)
        end_if_goal(state, taker)


# Paying. vires-in-numeris-4.6, vires-in-numeris-4.9 (source 68, 70; rulings always-compensate,
# own-payment): whoever pays is asked for a shield, the player of the card too.


def pay(state: State, use: Use, payer: Selector, payee: Selector, amount: int) -> None:
    """HashRates from one player to another; the Pool compensates."""
    (source,), (receiver,) = payer(state, use), payee(state, use)
    guarded(state, source, HR_SHIELDS, (pay_unless_shielded, source, receiver, amount))


def pay_unless_shielded(state: State, payer: int, payee: int, amount: int) -> None:
    if state.shielded:
        return
    paid = take_hashrates(state, payer, amount)
    compensation = min(amount - paid, state.pool)
    if compensation:
        state.pool -= compensation
        state.count("compensated", compensation)
    state.hr[payee] += paid + compensation
    gained(state, payee, paid + compensation, from_pool=False)


def pay_coin(state: State, use: Use, payer: Selector, payee: Selector) -> None:
    """A Coin from one player to another; the Pool compensates."""
    (source,), (receiver,) = payer(state, use), payee(state, use)
    guarded(state, source, COIN_SHIELDS, (_pay_coin_unless_shielded, source, receiver, 1))


def _pay_coin_unless_shielded(state: State, payer: int, payee: int, amount: int) -> None:
    if state.shielded:
        return
    paid = min(amount, state.banks[payer])
    compensation = min(amount - paid, state.pool)
    state.banks[payer] -= paid
    state.pool -= compensation
    state.banks[payee] += paid + compensation
    if compensation:
        state.count("compensated", compensation)
        state.note_locked()


def trade(state: State, use: Use) -> None:
    """A Coin for all HashRates of the opponent's Hand, at one stroke: a shield calls off both
    halves, and the Coin offered can't be shielded apart."""
    # vires-in-numeris-9.29, vires-in-numeris-5.7 (card 27; rulings one-trade, always-compensate)
    seat = target_of(use)
    guarded(state, seat, HR_SHIELDS, (trade_unless_shielded, seat, use.by))


def trade_unless_shielded(state: State, seat: int, taker: int) -> None:
    if not state.shielded:
        state.banks[taker] -= 1
        state.banks[seat] += 1
        take_unless_shielded(state, seat, taker, state.hr[seat])


def take(state: State, use: Use, amount: int) -> None:
    """Up to `amount` HashRates out of the opponent's Hand; nothing makes up for the rest."""
    # vires-in-numeris-9.37 (card 35; ruling always-compensate)
    seat = target_of(use)
    guarded(state, seat, HR_SHIELDS, (take_unless_shielded, seat, use.by, amount))


def take_unless_shielded(state: State, seat: int, taker: int, amount: int) -> None:
    if not state.shielded:
        taken = min(amount, state.hr[seat])
        state.hr[seat] -= taken
        state.hr[taker] += taken
        gained(state, taker, taken, from_pool=False)


# Flipping


def flip(state: State, use: Use, who: Selector, win: Effect = (), lose: Effect = ()) -> None:
    """Each challenged seat flips; in `win` and `lose` it is the opponent."""
    # vires-in-numeris-6.2, vires-in-numeris-6.4 (source 47; ruling challenged)
    _one_by_one(state, [(_flip_at, use, seat, win, lose) for seat in who(state, use)])


def _flip_at(state: State, use: Use, seat: int, win: Effect, lose: Effect) -> None:
    state.forced = None
    challenge = use
    if seat != use.target:
        challenge = Use(use.card, use.by, seat, use.choice, use.about)
    state.todo.append((_land, challenge, win, lose))
    offer_names(state, (seat,) if seat == use.by else (seat, use.by))


def _land(state: State, use: Use, win: Effect, lose: Effect) -> None:
    # vires-in-numeris-6.1, vires-in-numeris-6.3 (source 47; cards 37, 41; ruling named-flip)
    if state.forced is None:
        state.count("flipped")
        won = state.flip()
    else:
        state.count("flip-named")
        won = state.forced
    run(state, use, win if won else lose)


# Of one card only


def lay_before(state: State, use: Use, who: Selector) -> None:
    """The card waits before a player for that player's next mining."""
    # vires-in-numeris-5.3 (cards 13, 14, 16, 20, 39)
    (seat,) = who(state, use)
    state.limbo.remove(use.card)
    state.fronts[seat].append(use.card)


def swap_hands(state: State, use: Use) -> None:
    """Two players change Hands, and the play part is over."""
    # vires-in-numeris-9.20 (card 18; rulings flip-when, swap-no-gain)
    for hands in (state.hr, state.hands):
        _swap(hands, use.by, target_of(use))
    state.play_over = True


def _swap(places: list[Any], one: int, other: int) -> None:
    places[one], places[other] = places[other], places[one]


def reveal_all(state: State, use: Use) -> None:
    """The player of the card sees all other Hands as they are now."""
    # vires-in-numeris-9.32 (card 29)
    for seat in state.moves.others[use.by]:
        show(state, seat, (use.by,))


def show(state: State, owner: int, to: tuple[int, ...]) -> None:
    """Notes that a Hand was seen."""
    state.shown.append(Shown(state.turns, owner, to, tuple(state.hand(owner))))


def spend_fiat(state: State, use: Use) -> None:
    """FIAT leaves the Hand for the Trash, if it isn't there already."""
    # vires-in-numeris-9.38 (card 36; ruling fiat-in-trash)
    if "fiduciary-money" in state.hands[use.by]:
        state.hands[use.by].remove("fiduciary-money")
        state.trash.append("fiduciary-money")


def nothing(state: State, use: Use) -> None:
    """No effect."""
