"""What the source leaves open or says twice differently, and how we settle it, for players.

Ids C1 to C20 are the contradictions and gaps of the facts file, A1 onwards the smaller silences.
No sentence holds a figure: numbers are the ledger's.
"""

from __future__ import annotations

from generator.rules.ledger import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        "C1",
        "17, 40",
        "The parts list and the shuffling step give two different numbers of block cards.",
        "Play with the larger deck of the parts list. The smaller deck is marked on the cards, "
        "for tables that want the shuffling step to the letter.",
        "The parts list says what is in the box. The larger deck always lasts to the end of a "
        "game; the smaller one can run out.",
        "block_cards",
    ),
    Ruling(
        "C2",
        "3, 109-114",
        "The heading and the notice at the end use two different names for the game.",
        "They are one game. Both names are marks of The University of Texas at San Antonio, and "
        "nothing of ours is named after them.",
        "The parts and the owner are the same.",
    ),
    Ruling(
        "C3",
        "51, 83",
        "Must a block card reach what a Block is worth, or the coins on it? "
        "The rule says the first and explains it by the second, which is one more.",
        "It must reach what the Block is worth; the extra coin is a reward and no hurdle.",
        "The worth of a Block is defined without the extra coin, and all other sentences about "
        "claiming use that worth alone.",
        "value_rule",
    ),
    Ruling(
        "C4",
        "13-25, 48, 59",
        "A die is rolled and a die marks the starting player, but the parts list has none.",
        "One die belongs to the game.",
        "The rules use it, and one is enough: players roll in turn.",
    ),
    Ruling(
        "C5",
        "21, 42, 51, 69",
        "Are the coins of the parts list and the coins of the rules the same thing?",
        "Yes.",
        "There are no other coins.",
    ),
    Ruling(
        "C6",
        "49, 60, 91",
        "Any chain symbols will do in the first round only, yet nobody can claim in that round.",
        "Any symbols will do as long as the Blockchain is empty when the round begins.",
        "Otherwise the first claim would have nothing to match, and no claim could ever be made.",
    ),
    Ruling(
        "C7",
        "84-86",
        "One rule lets the lowest card win a contest, another forbids a later card to be higher.",
        "Both hold: a higher card can't enter a contest at all, "
        "so whoever claims last gets the Block.",
        "The second rule says what must be played, the first who wins; they always agree.",
    ),
    Ruling(
        "C8",
        "73, 77",
        "Blocks are settled from the lowest, but the highest is to lie on top.",
        "Settle from the lowest: then the highest is the newest by itself.",
        "It is one order, told from both ends.",
    ),
    Ruling(
        "C9",
        "73",
        "Which of two equally high Blocks is settled first?",
        "The older one; then the newer is the newest.",
        "The order decides the next chain symbols, so it has to be fixed, and age is in plain "
        "sight.",
    ),
    Ruling(
        "C10",
        "79",
        "Several winners draw new block cards: who draws first?",
        "They draw in the order in which their Blocks were settled.",
        "That order has just been fixed for the Blockchain.",
    ),
    Ruling(
        "C11",
        "33, 79, 87",
        "Do losers of a contest take their card back at once or after the round?",
        "When the round ends.",
        "Nobody acts twice in a round, so it makes no difference.",
    ),
    Ruling(
        "C12",
        "61-66, 92-93",
        "The list of what a turn can be says nothing of swapping.",
        "From the second round on, anybody who has a block card may swap it, "
        "whether or not it could claim something.",
        "The rule on swapping only asks that you are not content with your card, "
        "and the first round allows transaction cards and nothing else.",
    ),
    Ruling(
        "C13",
        "85, 92",
        "One sentence speaks of unclaimed Blocks only. Are contests excluded there?",
        "No. A contest is a claim like any other.",
        "The rule on contests allows them plainly.",
    ),
    Ruling(
        "C14",
        "66",
        "When does a card played alone become a Block that can be claimed?",
        "At the end of its round, so from the next round on.",
        "The rule says so, however few cards were played.",
    ),
    Ruling(
        "C15",
        "67, 96-101",
        "Somebody who could claim but never wants to would keep the game going for ever.",
        "When all transaction cards are used up and nobody claims for a few rounds in a row, "
        "the game is over.",
        "Claiming is optional by then, and the rules name no other end.",
        "idle_rounds",
    ),
    Ruling(
        "C16",
        "100-101",
        "Does the game go on while a swap might bring a card that fits?",
        "No, only the cards in hand count.",
        "The rule asks what players have, not what they might draw.",
    ),
    Ruling(
        "C17",
        "79, 93",
        "What happens when the block deck is empty?",
        "A winner goes on without a block card, and nobody can swap.",
        "There is nothing to draw; with the larger deck it can't happen to a winner.",
    ),
    Ruling(
        "C18",
        "51",
        "What if the bank holds too few coins for a new Block?",
        "Put on it what is left.",
        "With our transaction cards the bank always suffices.",
    ),
    Ruling(
        "C19",
        "39",
        "How many can play if the transaction cards don't share out evenly?",
        "Such a number of players can't play.",
        "Everybody is to get the same number of cards.",
    ),
    Ruling(
        "C20",
        "104-105",
        "Who wins a tie?",
        "Those who tie share the win.",
        "The rules offer nothing to break it.",
    ),
    Ruling(
        "A1",
        "39",
        "How are the transaction cards dealt?",
        "One at a time and clockwise, like the block cards after them.",
        "It is the usual way, and it changes nobody's chances.",
    ),
    Ruling(
        "A2",
        "39",
        "The rules set no upper limit of players.",
        "We stop where everybody still has a hand worth choosing from.",
        "Larger tables that divide the cards exist, but their games are over after a few rounds.",
    ),
    Ruling(
        "A3",
        "48",
        "Who rolls again after a tie?",
        "Those who share the highest roll, and only they.",
        "The others have been beaten already.",
    ),
    Ruling(
        "A4",
        "62, 85",
        "Does a claiming block card lie face up?",
        "Yes.",
        "Later players must see how high it is to know whether they may contest it.",
    ),
    Ruling(
        "A5",
        "39-40",
        "Are hands secret?",
        "Yes: transaction cards and block cards in hand are seen by their holder only.",
        "The rules speak of putting cards face up when they are played.",
    ),
    Ruling(
        "A6",
        "94",
        "After a swap, is the transaction card chosen before or after the new block card "
        "is seen?",
        "After.",
        "The swap comes first, and the card it brings is yours to look at.",
    ),
    Ruling(
        "A7",
        "13, 51",
        "What values do the transaction cards have?",
        "Small values, each on the same number of cards.",
        "The rules give none. These add up to so little that the coins of the parts list suffice "
        "even for the longest game.",
    ),
    Ruling(
        "A8",
        "17, 88-91",
        "What values and chain symbols do the block cards have?",
        "From very low to as high as the largest first Block, "
        "with each chain symbol on equally many cards.",
        "The rules give none. Every number of players finds both weak and strong cards in this "
        "deck.",
    ),
    Ruling(
        "A9",
        "50, 63, 69",
        "How many Blocks fit on the board?",
        "As many as we have drawn spaces for; further Blocks lie beside the board.",
        "The rules give no number and provide for more Blocks than spaces.",
    ),
)  # fmt: skip

BY_ID: dict[str, Ruling] = {ruling.id: ruling for ruling in RULINGS}


def settled(*ids: str) -> str:
    """How these rulings settle a quantity, and why: the ledger's `ruling`."""
    return " ".join(f"{BY_ID[i].answer} {BY_ID[i].reason}" for i in ids)
