"""What players call the things that War counts."""

from __future__ import annotations

from generator.rules import Peak, Words

#: A war takes four cards of each player after the first: no half of a pack lasts for more of them.
_MOST_WARS = 6

WORDS = Words(
    events={
        "battle": "turn without a war",
        "war_1": "turn with one war",
        **{f"war_{n}": f"turn with {n} wars, one upon another" for n in range(2, _MOST_WARS + 1)},
    },
    ends={
        "emptied": "a player had no card left",
        "war_short": "a player had too few cards for a war",
        "both_out": "both had too few cards for a war",
        "capped": "stopped by the program",
    },
    peaks={
        "pot": Peak("cards on the table in one turn", printed="cards"),
    },
    used="dealt to a player",
)
