"""Words for what simulations count: events, ends of games, and what was in use at most.

In: the names under which the engines count (`State.stats`, `Outcome.reason`). Out: what a player or
a designer calls them. Each event that an engine can count stands here, so that a figure can also
say what never came.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: A war takes four cards of each player after the first: no half of a pack lasts for more of them.
_MOST_WARS = 6

_EVENTS: dict[str, dict[str, str]] = {
    "war": {
        "battle": "turn without a war",
        "war_1": "turn with one war",
        **{f"war_{n}": f"turn with {n} wars, one upon another" for n in range(2, _MOST_WARS + 1)},
    },
    "war-of-coins": {
        "longest_chain": "The Longest Chain",
        "matching_public_private_key": "Matching Public & Private Key",
        "chain_of_block": "A Chain of Block",
        "fixed_double_spending": "Fixed Double Spending: a stack taken",
        "complete_transaction": "A Complete Transaction",
        "joker": "joker played",
        "double_spending": "Double Spending: a stack made",
        "surrendered": "mining card surrendered",
        "nothing_to_surrender": "surrender due, no mining card to give",
        "layout_joker": "joker dealt to the layout",
        "opening_stack": "stack in the opening layout",
        "jiggle_wiggle": "Jiggle Wiggle: three of a coin shown",
        "perfect_hand_shown": "four of a coin shown and not claimed",
        "perfect_hand": "Perfect Hand claimed",
        "void": "void deal: four of a coin on the layout",
        "flip_only": "turn with a card from the stock only",
        "offer": "choice to end the deal or keep going",
        "keep_going": "keep-going",
        "end": "deal ended by a player and paid",
        "abandoned_block_chain": "ended by the player with fewer points",
        "waste_hashrate": "Waste Hashrate: nobody ended the deal",
        "no_market": "payment doubled by No Market",
        "junk_coin": "payment doubled by Junk Coin",
        "no_hashrate": "payment doubled by No Hashrate",
    },
    "vires-in-numeris": {
        "mined": "Block mined",
        "flipped": "coin flipped",
        "flip-named": "flip decided by a card",
        "shielded": "card shielded against",
        "cancelled": "card cancelled",
        "blocks-lost": "Block lost",
        "blocks-taken": "Block taken from another",
        "coins-swapped": "Coin given in place of a HashRate",
        "compensated": "HashRate or Coin that the Pool paid for a player",
        "discarded-in-refill": "card lost while the Pool was refilled",
        "vote-agreed": "vote that agreed",
        "vote-failed": "vote that failed",
        "deck-ran-out": "Deck ran out in a draw",
        "deck-renewed": "Deck shuffled anew",
        "pool-refilled": "Pool refilled",
        "penalty-pool": "penalty: the Pool was empty",
        "penalty-deck": "penalty: the Deck was empty",
        "penalty-fiat": "penalty: Fiduciary Money kept",
        "locked-turn": "turn that a card had locked",
        "completed-by-winner": "Chain completed by a winner",
        "completed-by-loser": "Chain completed by a loser",
    },
    "bitcoin-miner": {
        "play": "Transaction played",
        "claim": "Block claimed",
        "contest": "claim on a claimed Block",
        "substitute": "Block card substituted",
        "pass": "turn passed",
        "block": "Block made",
        "block-claimed": "Block won",
        "block-beside-board": "Block without a space on the board",
        "coins-short": "coin lacking for a Block",
    },
}

_ENDS: dict[str, dict[str, str]] = {
    "war": {
        "emptied": "a player had no card left",
        "war_short": "a player had too few cards for a war",
        "both_out": "both had too few cards for a war",
        "capped": "stopped by the program",
    },
    "war-of-coins": {
        "ended": "a player ended the deal",
        "perfect_hand": "a player claimed a Perfect Hand",
        "void": "the deal was void",
        "waste_hashrate": "nobody ended the deal",
    },
    "vires-in-numeris": {
        "chain-complete": "a Chain was complete",
        "turn-cap": "stopped by the program",
    },
    "bitcoin-miner": {
        "all_claimed": "every Block was claimed",
        "no_card_fits": "no Block card fitted any more",
        "idle": "nobody claimed any more",
    },
}

_PEAKS: dict[str, dict[str, str]] = {
    "war": {"pot": "cards on the table in one turn"},
    "war-of-coins": {"layout": "cards on the layout", "payment": "points paid for a deal"},
    "vires-in-numeris": {"hashrates-locked": "HashRates that are Blocks or Coins"},
    "bitcoin-miner": {
        "coin": "coins on Blocks and with players",
        "space": "Blocks waiting, each on a space",
        "block": "Block cards dealt and drawn",
    },
}


def event(slug: str, name: str) -> str:
    """What an event is called."""
    return _called(_EVENTS, slug, name)


def end(slug: str, reason: str) -> str:
    """How a game ended, as a clause."""
    return _called(_ENDS, slug, reason)


def peak(slug: str, name: str) -> str:
    """What there was so much of."""
    return _called(_PEAKS, slug, name)


def _called(words: Mapping[str, Mapping[str, str]], slug: str, name: str) -> str:
    return words.get(slug, {}).get(name) or name.replace("_", " ").replace("-", " ")


def with_silent(figures: Mapping[str, Any]) -> dict[str, Any]:
    """The figures of `summary`, with the events that no game of them had: some engines only count
    what comes."""
    found = dict(figures)
    silent = [name for name in _EVENTS.get(found["game"], {}) if name not in found["events"]]
    found["events"] = found["events"] | dict.fromkeys(silent, 0)
    found["event_rates"] = found["event_rates"] | {
        name: {"a_game": 0.0, "games": 0.0} for name in silent
    }
    found["never"] = found["never"] | {"events": found["never"]["events"] + silent}
    return found
