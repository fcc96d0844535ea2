"""The clauses of the game, in the order in which a rulebook teaches them.

One sentence a clause, in our own words, for players; `LINES` holds the source lines that each
rests on ("-" where the source is silent and a ruling speaks). No sentence holds a figure: numbers
are the ledger's.
"""

from __future__ import annotations

from typing import NamedTuple


class Clause(NamedTuple):
    """A rule: its address, the source lines that it rests on, its sentence."""

    id: str
    lines: str
    sentence: str


_TABLE = (
    # 1. Players
    Clause(
        "bitcoin-miner-1.1",
        "29, 31",
        "Sit around the board; turns go clockwise.",
    ),
    Clause(
        "bitcoin-miner-1.2",
        "39",
        "All players must get the same number of transaction cards.",
    ),
    # 2. Setting up
    Clause(
        "bitcoin-miner-2.1",
        "39",
        "Shuffle the transaction cards and deal them all, one at a time, "
        "so that everybody has the same number.",
    ),
    Clause(
        "bitcoin-miner-2.2",
        "40",
        "Shuffle the block cards, deal one to each player, "
        "and put the others face down beside the board as the block deck.",
    ),
    Clause(
        "bitcoin-miner-2.3",
        "42",
        "Keep all coins together as the bank; nobody owns any at the start.",
    ),
    Clause(
        "bitcoin-miner-2.4",
        "-",
        "Hold your transaction cards and your block card so that nobody else sees them "
        "until the last transaction cards are gone.",
    ),
    Clause(
        "bitcoin-miner-2.5",
        "48",
        "Everybody rolls the die, and the highest roll starts; "
        "if several tie, they roll again until one of them is ahead.",
    ),
    # 3. The first round
    Clause(
        "bitcoin-miner-3.1",
        "49",
        "In the first round each player in turn lays one transaction card face up "
        "beside the board.",
    ),
    Clause(
        "bitcoin-miner-3.2",
        "49, 60",
        "Block cards are not used in the first round: nobody claims, swaps or passes.",
    ),
    Clause(
        "bitcoin-miner-3.3",
        "50",
        "When all have played, stack these cards: they are one Block, "
        "which goes on a free space of the board and is an available Block from then on.",
    ),
    Clause(
        "bitcoin-miner-3.4",
        "51",
        "A Block is worth the values of its transaction cards added together.",
    ),
    Clause(
        "bitcoin-miner-3.5",
        "51",
        "Put as many coins on a new Block as it is worth, and one coin more.",
    ),
    # 4. A turn in later rounds
    Clause(
        "bitcoin-miner-4.1",
        "59",
        "After every round the die moves one seat clockwise; whoever has it starts.",
    ),
    Clause(
        "bitcoin-miner-4.2",
        "31, 61",
        "Everybody has one turn a round, and nobody acts out of turn.",
    ),
    Clause(
        "bitcoin-miner-4.3",
        "60-66",
        "On your turn either claim an available Block with your block card "
        "or play one of your transaction cards, face up.",
    ),
    Clause(
        "bitcoin-miner-4.4",
        "67",
        "As long as you hold transaction cards you may not pass: claim or play.",
    ),
    Clause(
        "bitcoin-miner-4.5",
        "67",
        "Once your transaction cards are gone, claim, swap or pass, as you like.",
    ),
    Clause(
        "bitcoin-miner-4.6",
        "66",
        "Transaction cards played in a round become a Block at its end, "
        "so nobody can claim them before the next round.",
    ),
    # 5. Claiming a Block
    Clause(
        "bitcoin-miner-5.1",
        "62",
        "To claim, lay your block card face up with its end in the claim box of an available "
        "Block; no block card, no claim.",
    ),
    Clause(
        "bitcoin-miner-5.2",
        "83",
        "Your block card's value must be at least the worth of the Block.",
    ),
    Clause(
        "bitcoin-miner-5.3",
        "88, 90",
        "Your block card must share at least one chain symbol "
        "with the newest card of the Blockchain.",
    ),
    Clause(
        "bitcoin-miner-5.4",
        "77, 88, 90",
        "Every claim in a round is checked against the card that was newest when the round began, "
        "and against no other.",
    ),
    Clause(
        "bitcoin-miner-5.5",
        "91",
        "While the Blockchain is empty, block cards with any chain symbols may claim.",
    ),
    Clause(
        "bitcoin-miner-5.6",
        "85",
        "You may also claim a Block that is already claimed in this round: "
        "your block card must be high enough and linked as always, "
        "and no higher than the one that is winning it.",
    ),
    Clause(
        "bitcoin-miner-5.7",
        "84, 86",
        "The lowest block card wins a Block, and of equal ones the latest; "
        "so the last player to claim a Block is the one who gets it.",
    ),
    # 6. Swapping the block card
    Clause(
        "bitcoin-miner-6.1",
        "93",
        "From the second round on you may begin your turn by swapping your block card: "
        "take the top card of the block deck, then slide your old card under the deck.",
    ),
    Clause(
        "bitcoin-miner-6.2",
        "93",
        "Swap at most once a round.",
    ),
    Clause(
        "bitcoin-miner-6.3",
        "94",
        "After a swap you may not claim in that round.",
    ),
    Clause(
        "bitcoin-miner-6.4",
        "94",
        "Look at your new block card first; then, if you hold transaction cards, play one of them.",
    ),
    Clause(
        "bitcoin-miner-6.5",
        "94",
        "If you have no transaction cards, swapping is your whole turn.",
    ),
    Clause(
        "bitcoin-miner-6.6",
        "-",
        "You can't swap without a block card, nor when the block deck is empty.",
    ),
    # 7. The end of a round
    Clause(
        "bitcoin-miner-7.1",
        "66, 69",
        "If anybody played a transaction card this round, stack those cards as one new Block "
        "on the free space with the lowest number, and put its coins on it.",
    ),
    Clause(
        "bitcoin-miner-7.2",
        "69",
        "When no space is free, the new Block lies beside the board and counts just the same.",
    ),
    Clause(
        "bitcoin-miner-7.3",
        "-",
        "If the bank can't cover a new Block, put on it what the bank still has.",
    ),
    Clause(
        "bitcoin-miner-7.4",
        "73, 77",
        "Then settle the claimed Blocks from the lowest worth to the highest; "
        "if equal, the one made earlier first.",
    ),
    Clause(
        "bitcoin-miner-7.5",
        "75",
        "The winner takes the coins off the Block, lays the winning block card on it and adds this "
        "pile to the Blockchain: that card is now its newest.",
    ),
    Clause(
        "bitcoin-miner-7.6",
        "75, 87",
        "The winner keeps that Block's coins.",
    ),
    Clause(
        "bitcoin-miner-7.7",
        "79, 87",
        "Everybody else who claimed the Block takes their own block card back.",
    ),
    Clause(
        "bitcoin-miner-7.8",
        "79",
        "Only winners draw a new block card, in the order in which their Blocks were settled; "
        "when the block deck is empty, a winner goes on without one.",
    ),
    # 8. The end of the game
    Clause(
        "bitcoin-miner-8.1",
        "100",
        "The game ends after a round when all transaction cards are used up "
        "and no Block is available.",
    ),
    Clause(
        "bitcoin-miner-8.2",
        "101",
        "It also ends when all transaction cards are used up "
        "and no block card in anybody's hand can claim a Block, "
        "even if a swap might help.",
    ),
    Clause(
        "bitcoin-miner-8.3",
        "-",
        "It also ends when nobody wants to claim: once all transaction cards are used up, "
        "count each full round without a claim.",
    ),
    # 9. Winning
    Clause(
        "bitcoin-miner-9.1",
        "105",
        "Whoever has collected the most coins wins; coins on unclaimed Blocks count for nobody.",
    ),
    Clause(
        "bitcoin-miner-9.2",
        "-",
        "If several players have the most coins, they share the win.",
    ),
)

CLAUSES: dict[str, str] = {clause.id: clause.sentence for clause in _TABLE}
LINES: dict[str, str] = {clause.id: clause.lines for clause in _TABLE}

SECTIONS: dict[str, str] = {
    "bitcoin-miner-1": "Players",
    "bitcoin-miner-2": "Setting up",
    "bitcoin-miner-3": "The first round",
    "bitcoin-miner-4": "Your turn in later rounds",
    "bitcoin-miner-5": "Claiming a Block",
    "bitcoin-miner-6": "Swapping your block card",
    "bitcoin-miner-7": "The end of a round",
    "bitcoin-miner-8": "The end of the game",
    "bitcoin-miner-9": "Winning",
}
