"""The rules of War for players: clause id -> its words, in the order a rulebook teaches them.

The numbers in the sentences are the engine's own, so that text and play can't drift apart.
"""

from __future__ import annotations

from generator.games.war.rules.deck import JOKERS, PACK, RANKS, SUITS
from generator.games.war.rules.state import FACE_DOWN

_EACH = len(PACK) // 2
_NEEDED = FACE_DOWN + 1

SECTIONS: dict[str, str] = {
    "war-1": "Getting ready",
    "war-2": "A turn",
    "war-3": "War",
    "war-4": "Picking up",
    "war-5": "Running out of cards",
    "war-6": "Winning",
}

CLAUSES: dict[str, str] = {
    "war-1.1": f"Two players share one pack of {len(PACK)} cards: {len(RANKS)} ranks in "
    f"{len(SUITS)} suits, and {len(JOKERS)} Jokers.",
    "war-1.2": f"The ranks, from weakest to strongest, are {', '.join(RANKS)}, and above them all "
    "the Joker.",
    "war-1.3": "Both Jokers have the same rank: when they meet, it is a tie.",
    "war-1.4": "Suits are decoration: they never make one card stronger than another.",
    "war-1.5": "Shuffle, then deal the whole pack face down, one card at a time to each player in "
    f"turn, until both hold {_EACH} cards.",
    "war-1.6": "Your cards form a face-down deck; you play from its top and never look into it.",
    "war-2.1": "In each turn both players turn the top card of their deck face up at the same "
    "moment.",
    "war-2.2": "The player whose card is higher takes both cards and puts both under their own "
    "deck.",
    "war-2.3": "If both cards have the same rank, it is war.",
    "war-2.4": "A turn is over when one player has taken the cards; a tie and all the wars that "
    "follow from it are one turn.",
    "war-3.1": f"For a war, each player puts the next {FACE_DOWN} cards of their deck on the table "
    "face down.",
    "war-3.2": "Then both turn the next card of their deck face up, and only these new cards "
    "count.",
    "war-3.3": "The player with the higher new card takes every card on the table, face up and "
    "face down, and puts them all under their own deck.",
    "war-3.4": "If the new cards tie as well, all cards stay where they are and the players fight "
    "another war on top.",
    "war-4.1": "Whoever takes cards puts all their own under the deck first, then the opponent's, "
    "both in the order in which they were played.",
    "war-4.2": "Before the deal you may agree on another order: the opponent's cards first, the "
    "cards pair by pair (the taker's card first), or all of them shuffled. But don't make it "
    "a rule that, say, Ada's cards always go under first, whoever wins them: the game might never "
    "end.",
    "war-5.1": "A player who has no card left when a turn begins has lost.",
    "war-5.2": f"Besides the card that tied, each player needs {_NEEDED} cards for a war. If only "
    "one of you has fewer, that player loses at once; the other takes the rest of that player's "
    "deck and all the cards on the table.",
    "war-5.3": "If a war is due and both players have too few cards for it, nobody wins: shuffle "
    "all the cards and deal a new game.",
    "war-5.4": "A war may take your very last card. If you win that war, you play on; if you lose "
    "it, you are out; if it ties again, you have too few cards and lose, unless your opponent "
    "has too few as well.",
    "war-6.1": f"Whoever ends up with all {len(PACK)} cards wins; there are no points and no "
    "shared wins.",
    "war-6.2": "A game has no turn limit.",
}
