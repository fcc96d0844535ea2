"""What players call the things that War of Coins counts."""

from __future__ import annotations

from generator.rules import Peak, Words

WORDS = Words(
    events={
        "longest_chain": "Longest Chain",
        "matching_public_private_key": "Matching Keys",
        "chain_of_block": "Chain of Block",
        "fixed_double_spending": "Fixed Double Spending: a stack taken",
        "complete_transaction": "Complete Transaction",
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
    ends={
        "ended": "a player ended the deal",
        "perfect_hand": "a player claimed a Perfect Hand",
        "void": "the deal was void",
        "waste_hashrate": "nobody ended the deal",
    },
    peaks={
        "layout": Peak("cards on the layout"),
        "payment": Peak("points paid for a deal"),
    },
    used="captured by a player in the end",
)
