"""The end of a turn: refill the Pool, make a new Deck, pay penalties."""

from __future__ import annotations

from generator.games.vires_in_numeris.rules.cards import HR
from generator.games.vires_in_numeris.rules.quantities import PENALTY, pool_size
from generator.games.vires_in_numeris.rules.state import State
from generator.games.vires_in_numeris.rules.verbs import take_hashrates


def refill_pool(state: State) -> None:
    """Draws for the empty Pool until it has one HashRate a player; other cards are lost."""
    # vires-in-numeris-7.1 (source 72; rulings pool-refill, event-never-kept)
    if not state.deck:
        return
    wanted, deck = pool_size(state.players), state.deck
    state.count("pool-refilled")
    while deck and state.pool < wanted:
        card = deck.pop()
        if card == HR:
            state.pool += 1
        else:
            state.trash.append(card)
            state.count("discarded-in-refill")


def renew_deck(state: State) -> None:
    """Shuffles the Trash and what the Pool has too much into a new Deck, as there is none."""
    # vires-in-numeris-7.2 (source 74; ruling pool-keeps)
    surplus = max(0, state.pool - pool_size(state.players))
    cards = [HR] * surplus + sorted(state.trash)
    if cards:
        state.pool -= surplus
        state.trash.clear()
        state.deck = state.shuffle(cards)[::-1]
        state.count("deck-renewed")


def pay_penalties(state: State) -> None:
    """One HashRate for each duty that wasn't done; nobody can shield it."""
    # vires-in-numeris-7.3, vires-in-numeris-5.7 (source 76-79; rulings failed-duty, fiat-kept,
    # deck-penalty)
    if not state.pool:
        state.count("penalty-pool")
        _pay_penalty(state)
    if not state.deck:
        state.count("penalty-deck")
        _pay_penalty(state)
    if "fiduciary-money" in state.hands[state.turn]:
        state.count("penalty-fiat")
        _pay_penalty(state)


def _pay_penalty(state: State) -> None:
    state.pool += take_hashrates(state, state.turn, PENALTY)
