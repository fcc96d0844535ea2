"""What players call the things that Bitcoin Miner counts."""

from __future__ import annotations

from generator.rules import Peak, Words

WORDS = Words(
    events={
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
    ends={
        "all_claimed": "every Block was claimed",
        "no_card_fits": "no Block card fitted any more",
        "idle": "nobody claimed any more",
    },
    peaks={
        "coin": Peak("coins on Blocks and with players"),
        "space": Peak(
            "Blocks waiting, each on a space", beyond="further Blocks lie beside the board"
        ),
        "block": Peak("Block cards dealt and drawn"),
    },
    used="played, or won a Block",
)
