"""What players call the things that Vires In Numeris counts."""

from __future__ import annotations

from generator.rules import Peak, Words

WORDS = Words(
    events={
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
    ends={
        "chain-complete": "a Chain was complete",
        "turn-cap": "stopped by the program",
    },
    peaks={
        "hashrates-locked": Peak("HashRates that are Blocks or Coins", printed="hashrate"),
    },
    used="played, drawn as an Event, or mined",
)
