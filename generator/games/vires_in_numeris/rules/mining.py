"""Mining a Block: what it costs, what it brings, and the cards that wait for it."""

from __future__ import annotations

from typing import Final

from generator.games.vires_in_numeris.rules.clauses import clause
from generator.games.vires_in_numeris.rules.ending import end_if_goal
from generator.games.vires_in_numeris.rules.quantities import REWARD
from generator.games.vires_in_numeris.rules.state import State
from generator.games.vires_in_numeris.rules.windows import Use
from generator.rules.contract import Refusal

# vires-in-numeris-9.16, vires-in-numeris-9.15 (cards 13, 14)
PRICE_CHANGE: Final = {"difficulty-decrease": -1, "difficulty-increase": +1}
# vires-in-numeris-9.18, vires-in-numeris-9.23 (cards 16, 20; ruling extra-coin)
REWARD_CHANGE: Final = {"transaction-fees": +1, "halving": -1}
# vires-in-numeris-9.40 (card 39)
LOCK: Final = "time-lock"


def cost(state: State, seat: int) -> int:
    """HashRates that the next Block of `seat` costs."""
    # vires-in-numeris-3.2, vires-in-numeris-3.5 (source 58-60; ruling genesis-number): its place
    # in the Chain. Genesis has place 1, or place 0 under the option, where the first Block mined
    # costs 1.
    price = state.chains[seat] + state.house.genesis
    for card in state.fronts[seat]:
        price += PRICE_CHANGE.get(card, 0)
    return price if price > 1 else 1


def reward(state: State, seat: int) -> int:
    """Coins that the next Block of `seat` brings, if the Pool has them."""
    # vires-in-numeris-3.4, vires-in-numeris-3.5 (source 25, 56)
    if not state.fronts[seat]:
        return REWARD
    return max(0, REWARD + sum(REWARD_CHANGE.get(card, 0) for card in state.fronts[seat]))


def may_mine(state: State, seat: int) -> bool:
    """Whether `seat` can mine from its Hand now."""
    # vires-in-numeris-3.1, vires-in-numeris-3.2 (source 54, 58-63); vires-in-numeris-4.8 (source
    # 68; ruling forced-swap): Coins don't help to pay the price.
    return not state.mined and state.hr[seat] >= cost(state, seat)


def why_not_mine(state: State, seat: int) -> Refusal | None:
    """Why `seat` can't mine from its Hand now, or None."""
    if may_mine(state, seat):
        return None
    if state.mined:
        return Refusal("one Block was already mined in this turn", clause("3.1"))
    there = f"the Block costs {cost(state, seat)} and the Hand has {state.hr[seat]}"
    return Refusal(there, clause("3.2"))


def why_not_mine_with_pool(state: State, seat: int) -> Refusal | None:
    """Why `seat` can't mine with the help of the Pool now, or None."""
    if state.mined:
        return Refusal("one Block was already mined in this turn", clause("3.1"))
    needed, there = cost(state, seat), state.hr[seat] + state.pool
    if there < needed:
        return Refusal(f"the Block costs {needed}, Pool and Hand have {there}", clause("3.2"))
    return None


def mine(state: State, seat: int, from_pool: int = 0) -> None:
    """Mines a Block, `from_pool` of its price being paid by the Pool."""
    # vires-in-numeris-3.3, vires-in-numeris-3.4 (source 62-66; ruling one-hashrate-mining): Coins
    # come out of the Pool, to which all HashRates shown but one have gone.
    price, coins = cost(state, seat), reward(state, seat)
    state.hr[seat] -= price - from_pool
    state.pool += price - from_pool - 1
    state.chains[seat] += 1
    coins = min(coins, state.pool)
    state.pool -= coins
    state.banks[seat] += coins
    state.mined = True
    state.count("mined")
    # vires-in-numeris-3.5 (cards 13, 14, 16, 20, 39)
    if state.fronts[seat]:
        if LOCK in state.fronts[seat]:
            state.locks[seat] = True
        state.trash += state.fronts[seat]
        state.fronts[seat] = []
    state.note_locked()
    end_if_goal(state, seat)


def mine_with_pool(state: State, use: Use) -> None:
    """Mines, the Pool paying first."""
    # vires-in-numeris-9.28 (card 25; ruling mine-pays)
    mine(state, use.by, from_pool=min(state.pool, cost(state, use.by)))
