"""The rules of War of Coins for players: clause id -> its words, in the order a rulebook teaches
them. An event's name stands beside its rule in section 6, and so do those of the doubles in 9.

The numbers in the sentences are the engine's own, so that text and play can't drift apart.
"""

from __future__ import annotations

from collections import Counter

from generator.games.war_of_coins.rules import pack as p
from generator.games.war_of_coins.rules import scoring as s

HAND, LAYOUT = 10, 8  # cards dealt: war-of-coins-2.3 (source 33)
TURNS = 2 * HAND  # war-of-coins-4.1: each player has as many turns as cards
_STOCK = len(p.ID) - 2 * HAND - LAYOUT
_N = Counter(p.KIND)
_RIBBONS = _N[p.CHUNK] + _N[p.NONCE] + _N[p.HASHES] + _N[p.BLOCKS]
_JOKER_UNITS = p.UNITS[-1]

SECTIONS: dict[str, str] = {
    "war-of-coins-1": "The cards",
    "war-of-coins-2": "Setting up a deal",
    "war-of-coins-3": "Showing sets before play",
    "war-of-coins-4": "Your turn: the hand card",
    "war-of-coins-5": "Your turn: the stock card",
    "war-of-coins-6": "Mining cards change hands",
    "war-of-coins-7": "Scoring",
    "war-of-coins-8": "Ending a deal",
    "war-of-coins-9": "Payment",
    "war-of-coins-10": "A match",
}

_SECTION_1 = {
    "1": f"There are {p.COIN_CARDS} coin cards and {len(p.JOKERS)} jokers, {len(p.ID)} cards in "
    "all.",
    "2": f"Each of the {len(p.COINS)} coins has {p.PER_COIN} cards; two cards of the same coin "
    "match.",
    "3": f"There are {_N[p.EXCHANGE]} exchange cards, {_N[p.GATEWAY]} payment gateways, "
    f"{_N[p.MERCHANT]} merchants, {_RIBBONS} ribbons and {_N[p.MINING]} mining cards. Gateways and "
    f"merchants together are the market cards. The ribbons are {_N[p.CHUNK]} chunk, "
    f"{_N[p.NONCE]} nonce, {_N[p.HASHES]} hashes and {_N[p.BLOCKS]} blocks card.",
    "4": f"A mining card counts as 1 mining unit, but the {len(p.SPECIAL)} double mining cards, "
    f"Bitcoin's crane and Litecoin's cat, count as {p.UNITS[min(p.SPECIAL)]} units each.",
    "5": f"A joker belongs to no coin, matches nothing, and counts as {_JOKER_UNITS} mining units, "
    "though it is no mining card.",
}
_SECTION_2 = {
    "1": "Two players play; in the first deal of a match, chance decides who plays first.",
    "2": "In every later deal, whoever won the last one plays first; if nobody won it, the same "
    "player as before.",
    "3": f"Shuffle and deal {HAND} cards to the first player, {HAND} to the other and {LAYOUT} "
    f"face up on the layout between you; the other {_STOCK} cards are the face-down stock.",
    "4": "A joker on the layout goes to the first player's captured cards and is replaced from the "
    "stock, as often as need be; no mining card changes hands for it.",
    "5": f"If all {p.PER_COIN} cards of a coin lie on the layout once jokers are replaced, the "
    "deal is void: deal again, with the same first player. Whoever last won a deal of this match "
    f"collects {s.FLAT} points from the other player; if nobody has won one yet, nobody pays.",
    "6": "Put three layout cards of one coin together as a stack, to be taken only as a whole; "
    "two of one coin stay separate cards.",
}
_SECTION_3 = {
    "1": "Before any card is played, first the first player and then the other may show coins of "
    "which they hold three or four cards.",
    "2": f"With {p.PER_COIN} cards of one coin you may claim a Perfect Hand: you win the deal "
    f"at once and are paid exactly {s.FLAT} points, which nothing doubles.",
    "3": "Instead of claiming, you may show the four cards and play on: if you win the deal, the "
    "payment is doubled.",
    "4": "If you hold exactly three cards of a coin you may show them: a Jiggle Wiggle. Each coin "
    "shown doubles the payment if you win.",
    "5": "You need not show anything; cards that you show go back into your hand.",
}
_SECTION_4 = {
    "1": f"Take turns until the deal ends or each of you has had {HAND}. On your turn, play a card "
    "from your hand, then turn up the top card of the stock.",
    "2": "You may play any card from your hand, whether it matches or not.",
    "3": "A card that matches nothing is laid on the layout as a separate card.",
    "4": "A card that matches one layout card must be laid on it: the two are a pair.",
    "5": "If two layout cards match, choose one to pair with, before the stock card is turned up.",
    "6": "A card that matches a stack takes it: you capture all four cards, a Fixed Double "
    "Spending.",
    "7": "If you hold exactly three cards of a coin and the fourth lies on the layout, you may "
    "play all three on it at once and capture all four: a Complete Transaction. Or play only one, "
    "as usual.",
    "8": "A Complete Transaction leaves you two cards short: once your hand is empty, you only "
    "turn up a stock card.",
    "9": "To play a joker from your hand: (1) capture it; (2) turn up a stock card in its place; "
    "if that is the other joker, capture it too and turn up one more; (3) play that card as if "
    "from your hand, but never in a Complete Transaction; (4) turn up the usual stock card.",
}
_SECTION_5 = {
    "1": "Turn up the top card of the stock.",
    "2": "If the stock shows a joker, it goes to your captured cards: turn up the next card "
    "instead.",
    "3": "A stock card that matches nothing is laid on the layout as a separate card.",
    "4": "A stock card that matches one layout card captures it.",
    "5": "If it matches two layout cards (your new pair doesn't count), choose which of them it "
    "captures.",
    "6": "A stock card that matches a stack captures all four cards, a Fixed Double Spending.",
    "7": "If you have just paired the only layout card of a coin and the stock card is of that "
    "coin too, you capture none: all three stay as a stack, a Double Spending.",
    "8": "If you chose between two cards and the stock card is of that coin too, you capture all "
    "four: Matching Keys, in full a Matching Public & Private Key.",
    "9": "If the stock card matches the card that you just laid down unmatched, you capture both: "
    "a Chain of Block.",
    "10": "At the end of the turn lay all captured cards, your pair among them, face up beside the "
    "layout.",
}
_SECTION_6 = {
    "1": "Each of these events moves one mining card from your opponent's captured cards to yours, "
    "after you capture and before you count; one turn may bring several.",
    "2": "You play a joker from your hand, or turn one up from the stock; each joker counts.",
    "3": "When your turn began, the layout held exactly two cards, of different coins, and nothing "
    "else; at its end it is empty.",
    "4": "You take both layout cards of a coin, one with your hand card and one with the stock "
    "card.",
    "5": "The stock card captures the card that you just laid down unmatched.",
    "6": "You take a stack with your hand or stock card, whoever made it; each stack counts.",
    "7": "You play three cards of a coin at once on the fourth.",
    "8": "The opponent gives up an ordinary mining card, and a double mining card only if there is "
    "no ordinary one.",
    "9": "An opponent without mining cards gives up nothing; jokers are never given up.",
    "10": f"In turn {TURNS}, the second player's last, the Longest Chain, Matching Keys and the "
    "Chain of Block take no card.",
}
_FOUR = s.EXCHANGE_POINTS
_SECTION_7 = {
    "1": "Your score is the sum of all that follows; a card counts for every rule that it fits.",
    "2": f"Three exchange cards score {_FOUR[3]}, four score {_FOUR[4]}, five score {_FOUR[5]}.",
    "3": f"Market Dominance, all {_N[p.GATEWAY]} payment gateways: {s.MARKET_DOMINANCE}.",
    "4": "Count merchants and payment gateways together: "
    f"{s.MARKET_FROM} of these market cards score 1 in all, and each further one scores 1 more.",
    "5": f"Of whatever kind, {s.RIBBONS_FROM} ribbons score 1 in all, and each further one "
    "scores 1 more.",
    "6": f"All three chunk, all three nonce or all three hashes: {s.SET_OF_THREE} for each set.",
    "7": f"One or more ribbons of each kind make a Proof-of-Work: {s.PROOF_OF_WORK}, once.",
    "8": f"Your first {s.UNITS_FROM} mining units score 1 in all, and each further one scores 1 "
    "more.",
}
_SECTION_8 = {
    "1": f"When your score at the end of your turn is {s.TARGET} or more for the first time in the "
    "deal, you must choose: end the deal, or keep going.",
    "2": "If you end the deal you win it and get paid.",
    "3": "If you keep going, you choose again only when your score at the end of your own turn is "
    "higher than it was when you last kept going.",
    "4": "Only the score of the player who ends counts. An opponent with more points gets nothing "
    "and pays in full: an Abandoned Block Chain.",
    "5": f"If nobody has ended the deal after turn {TURNS}, it is a Waste Hashrate: nobody wins or "
    "pays.",
}
_DOUBLING = ("first", "second", "third", "fourth")[s.FREE_GOES]
_SECTION_9 = {
    "1": "The loser pays the winner's score.",
    "2": "If the winner kept going once, add 1 point; if twice or more, add "
    f"{s.FREE_GOES}, before doubling.",
    "3": f"From the {_DOUBLING} on, each time that the winner kept going doubles the payment.",
    "4": "Each coin that the winner showed before play or captured by a Complete Transaction "
    "doubles the payment, but no coin doubles it twice.",
    "5": f"The payment doubles if the winner has {s.NO_MARKET} or more market cards.",
    "6": f"The payment doubles if the winner has {s.JUNK_COIN} or more exchange cards "
    "and the loser none.",
    "7": f"The payment doubles if the winner has {s.NO_HASHRATE} or more mining units "
    f"and the loser fewer than {s.HASHRATE_LINE}.",
    "8": "All doubles multiply, without limit: two make four times the payment, three eight times.",
}
_SECTION_10 = {
    "1": "Agree on the number of deals and on what a point is worth.",
    "2": "Keep a balance for both: what one wins, the other loses; a balance may fall below zero.",
    "3": "Of the agreed deals, a void one doesn't count; a Waste Hashrate does.",
    "4": "After a void deal or a Waste Hashrate the same player plays first, and the next deal is "
    "worth no more than usual.",
}
CLAUSES: dict[str, str] = {
    f"war-of-coins-{number}.{clause}": sentence
    for number, section in enumerate(
        (
            _SECTION_1, _SECTION_2, _SECTION_3, _SECTION_4, _SECTION_5, _SECTION_6, _SECTION_7,
            _SECTION_8, _SECTION_9, _SECTION_10,
        ),
        start=1,
    )
    for clause, sentence in section.items()
}  # fmt: skip
