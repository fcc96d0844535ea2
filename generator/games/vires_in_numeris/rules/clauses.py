"""Every normative rule of Vires In Numeris as a numbered sentence, in the order of teaching.

`CLAUSES` is where clause ids come from: the code cites them, refusals and outcomes carry them,
the rulebook prints and numbers by them. Quantities in a sentence come from `quantities`.
`SECTIONS` are the headings; 9.1 to 9.42 are the cards, in the order of their codes, by which a
player looks them up.
"""

from __future__ import annotations

from typing import Final

from generator.games.vires_in_numeris.rules.cards import SPECIALS
from generator.games.vires_in_numeris.rules.quantities import (
    BLOCKS_PER_TURN,
    DRAW,
    DRAW_EMPTY_HANDED,
    HASHRATES,
    PENALTY,
    PLAYERS,
    PRICE,
    REWARD,
    START_BLOCKS,
    START_COINS,
)

_RULES: Final[dict[str, str]] = {
    # 1 Setup
    "1.1": f"The pack is {HASHRATES} HashRates and {len(SPECIALS)} different cards, one of each:"
    " Events and Actions. A HashRate turned over is a Coin if it lies upright, a Block"
    " if it lies sideways.",
    "1.2": f"{PLAYERS[0]} to {PLAYERS[-1]} can play.",
    "1.3": f"You begin with {START_BLOCKS} Block (Genesis, which you can never lose),"
    f" {START_COINS} Coin in your Bank, and an empty Hand.",
    "1.4": "The Pool begins with one HashRate per player; it never holds anything but HashRates.",
    # (source 30-36, 74; ruling trash-place)
    "1.5": "Shuffle all other cards into the Deck; Trash, Deck and Pool lie side by side.",
    "1.6": "Draw lots to see who begins; turns go clockwise.",
    # 2 The turn
    "2.1": "A turn has four parts in this order: draw, play, dismiss, upkeep.",
    "2.2": f"Draw {DRAW} cards, or {DRAW_EMPTY_HANDED} if you held no card at all when your turn"
    " began; if the Deck runs out, stop drawing.",
    "2.3": "Draw one card at a time: an Event takes effect at once, then goes to the Trash; no card"
    " is drawn in its place, and no Event is ever kept.",
    "2.4": "Play any Actions and mine at most one Block, in any order, until you say that you are"
    " done.",
    "2.5": "In a locked turn you may not play, mine or answer, only draw, dismiss and do upkeep."
    " In others' turns you may answer.",
    "2.6": "Before your upkeep you may dismiss any number of cards: HashRates go to the Pool, all"
    " others to the Trash; you may keep as many as you like.",
    # 3 Mining
    "3.1": f"In your own turn you may mine {BLOCKS_PER_TURN} Block, but you never have to.",
    "3.2": "A Block costs as many HashRates as its place in the Chain; Genesis is Block 1, so the"
    " first one that you mine is Block 2 and costs 2.",
    "3.3": "Show that many HashRates from your Hand. One becomes the Block: lay it sideways on your"
    " last Block, one place further along the rail. The others go to the Pool.",
    "3.4": f"The reward is {REWARD} Coin. For each Coin, take a HashRate from the Pool (even one"
    " just paid), turn it over and lay it in your Bank. An empty Pool gives none.",
    "3.5": "Cards that wait in front of you change the price or the reward of your next mining,"
    " then go to the Trash. The price is never below 1, the reward never below 0. A Block that a"
    " card moves to your Chain isn't mined: the cards stay.",
    # 4 Gaining and losing
    "4.1": "When a card gives you HashRates, take them from the Pool into your Hand, while it"
    " lasts.",
    "4.2": "HashRates that you lose go to the Pool, from your Hand first. For each one"
    " missing, turn over a Coin of your Bank and lose it instead.",
    "4.3": "You never lose more than you have, and nothing stays owed.",
    "4.4": "Coins that you lose come from your Bank only, and go to the Pool.",
    "4.5": "A Block that you lose is your last. It goes to the Pool, and 1 Coin of your Bank with"
    " it if you have one. With nothing but Genesis you lose neither.",
    "4.6": "HashRates that you pay a player go to their Hand: from your Hand first, then from Coins"
    " turned over; the Pool adds what is missing while it lasts.",
    "4.7": "If an effect makes several players gain, lose or pay, go clockwise from the player"
    " whose turn it is.",
    "4.8": "If your HashRates run out, turn over Coins, but only to cover a loss or a payment to a"
    " player; never for a price, for mining or because you wish.",
    "4.9": "The Pool does not replace what a shield kept; the other player goes without.",
    # 5 Playing and answering
    "5.1": "Show the Action, pay its price and, if it says so, choose, or name an opponent, even"
    " one who has nothing; only for 51% they need more than Genesis.",
    "5.2": f"Price shown: pay {PRICE} HashRate from your Hand to the Pool.",
    "5.3": "After its effect an Action goes to the Trash; one that waits for a player's next"
    " mining lies in front of that player until then.",
    "5.4": "Anybody may answer with an instant Action, in any turn, only at its moment: cancel,"
    " flip, protect or gain.",
    "5.5": "Once an Action is paid for, even an instant one (but not FLIP or TEST), another player"
    " may cancel it with TEST. The cancelled Action returns to its owner's Hand without effect;"
    " nobody may play it again this turn, and a price paid stays paid.",
    "5.6": "Before an effect takes HashRates, Coins or a Block from you, you may play one shield:"
    " HODL, OFFLINE or CONS. If it is cancelled, you may play no other against the same effect.",
    "5.7": "No shield helps against prices, penalties, or Coins that you give up yourself.",
    "5.8": "When an effect brings you HashRates, DOUBLE gains you as many again. If the Pool"
    " gave them, another player may answer with FOMO and gain as many; what it adds to a payment"
    " doesn't count. Neither card helps when you draw, gain Coins or swap Hands.",
    "5.9": "Settle gains one by one. If a gain answers a gain, finish the answers to the newer one"
    " first.",
    # 6 Flips
    "6.1": "Whoever has to flip tosses a coin, and wins or loses by it.",
    "6.2": "For an Event, whoever drew it flips, unless the card says that opponents flip; for an"
    " Action, the opponent that you name; for PONZI, each opponent.",
    "6.3": "Before a flip anybody may play BCD to name a party that wins, or BCH for one that"
    " loses. Ask clockwise from the player whose turn it is, until nobody adds a card. If any was"
    " played, the latest decides, and no coin is tossed.",
    "6.4": "The two parties to a flip are the player who has to flip and the player whose card it"
    " is: if one wins, the other loses. If both are the same player, as with ATH, there is only"
    " one party.",
    # 7 Upkeep
    "7.1": "At the end of your turn, if the Pool has no HashRate, draw cards until it has one per"
    " player or the Deck is empty; HashRates go to the Pool, other cards to the Trash without"
    " effect.",
    "7.2": "Then, if the Deck is empty, leave one HashRate per player in the Pool, or all if it"
    " has fewer; shuffle the others with the Trash into a new Deck.",
    "7.3": f"Last, you lose {PENALTY} HashRate if the Pool is still empty, {PENALTY} if the Deck is"
    f" still empty, and {PENALTY} if you still hold the FIAT card.",
    # 8 The end
    # The goal of each number of players stands in a table.
    "8.1": "The game is over at once when a Chain, Genesis included, reaches the goal, by mining or"
    " by 51%.",
    "8.2": "Your score is your Blocks and your Coins; the highest score wins, whoever ended the"
    " game.",
    "8.3": "If scores are the same, the longest Chain wins; if the Chains are equal, too, the"
    " victory is shared.",
    "8.4": "If all players agree to stop a game before its end, it is a draw.",
}  # fmt: skip

SECTIONS: Final[dict[str, str]] = {
    "vires-in-numeris-1": "Setup",
    "vires-in-numeris-2": "Your turn",
    "vires-in-numeris-3": "Mining",
    "vires-in-numeris-4": "Gaining and losing",
    "vires-in-numeris-5": "Playing and answering",
    "vires-in-numeris-6": "Flips",
    "vires-in-numeris-7": "Upkeep",
    "vires-in-numeris-8": "The end of the game",
    "vires-in-numeris-9": "The cards",
}

# One sentence a card, in the order of their codes.
_CARDS: Final[dict[str, str]] = {
    "51-attack": "Choose an opponent who has more than Genesis. Their last Block moves to the end"
    " of your Chain, and 1 of their Coins to your Bank, or 1 from the Pool if they have none. It"
    " isn't mining, but it can end the game.",
    "all-time-high": "Flip: if you win, everybody gains 1 HashRate.",
    "all-time-low": "Flip: if you lose, everybody loses 1 HashRate.",
    "diamond-hands": "Name a party to a flip: it wins.",
    "paper-hands": "Name a party to a flip: it loses.",
    "bearish": "An opponent loses 1 HashRate.",
    "trading-bot": "You can play it only if you have a HashRate in Hand or a Coin. An opponent"
    " flips, and whoever loses pays the other 1 HashRate.",
    "buy-the-dip": "Gain 1 HashRate; then each opponent flips, and whoever wins gains 1.",
    "bullish": "Gain 2 HashRates.",
    "byzantine-generals": "Talk as you like, then all vote in secret: HashRate, Coin or nothing."
    " If all vote for HashRate, or all for Coin, each player gains 1 of it from the Pool; if not,"
    " nobody does.",
    "centralized-exchange": "Turn over 1 HashRate from your Hand: it is a Coin in your Bank.",
    "consensus": "Shield against one effect: it takes no Block of yours, nor the Coin that would"
    " go with it.",
    "dollar-cost-average": "You can play it only if you have a Coin. Drop 1 Coin into the Pool,"
    " then gain 2 HashRates.",
    "decentralized-exchange": "An opponent pays you 2 HashRates. Then give them any 1 card from"
    " your Hand; it may be one just received. You give it even if fewer than 2 came, but not if a"
    " shield stopped them or your Hand is empty.",
    "difficulty-increase": "Put it in front of an opponent: their next Block costs 1 more"
    " HashRate.",
    "difficulty-decrease": "Put it in front of yourself: your next Block costs 1 fewer HashRate.",
    "double-spending": "When an effect has put HashRates in your Hand, gain as many again.",
    "transaction-fees": "Put it in front of yourself: your next Block brings 1 more Coin.",
    "fiduciary-money": f"Played, it does nothing; kept at the end of your turn, it costs"
    f" {PENALTY} HashRate.",
    "flippening": "Swap Hands with an opponent; this card goes to the Trash. You play and"
    " mine no more this turn. Nobody can cancel this card, and no shield helps against it.",
    "fear-of-missing-out": "When another player has gained HashRates from the Pool (but not to make"
    " up a payment), gain as many.",
    "chain-split": "An opponent's last Block and 1 of their Coins go to the Pool.",
    "halving": "Put it in front of an opponent: their next Block brings 1 fewer Coin.",
    "hold-on-for-dear-life": "Shield against one effect: it takes no HashRates and no Coins from"
    " you.",
    "initial-coin-offering": "You can play it only if you have a HashRate in Hand or a Coin. An"
    " opponent flips: if they win, you pay them 1 HashRate; if they lose, they pay you 2.",
    "know-your-customer": "Show your Hand to all players, or drop it: you choose. Shown, it stays"
    " yours. Dropped, its HashRates go to the Pool, all other cards to the Trash.",
    "margin-call": "An opponent loses 1 Coin.",
    "mining": "Mine a Block, but take its price from the Pool; only what is missing there comes"
    " from your Hand. If both together hold too little, you can't play it. This is your mining for"
    " this turn.",
    "nonce": "You can play it only if you have a Coin. Give 1 Coin to an opponent for all HashRates"
    " in their Hand, which may be none. If a shield saves these, you keep the Coin.",
    "no-coiner": "Whoever has the fewest Coins gains 1 from the Pool; if several tie, each of"
    " them does.",
    "offline": "Shield against one effect: it takes no HashRates from you, nor Coins instead.",
    "oracle": "Look at all Hands as they are now.",
    "pump-and-dump": "Flip: if you win, you gain 1 HashRate and each opponent loses 1; if you lose,"
    " you lose 1 and each opponent gains 1.",
    "ponzi-scheme": "Each opponent flips; whoever loses pays you 1 HashRate or 1 Coin, as you"
    " choose after the flip.",
    "proof-of-stake": "Everybody with a HashRate in Hand gains 1.",
    "wrecked": "An opponent drops all HashRates from their Hand; Coins are safe.",
    "scam": "Take up to 2 HashRates from an opponent's Hand; neither Coins nor the Pool make up for"
    " what is missing.",
    "stablecoin": "Send the FIAT card from your Hand to the Trash, or point at it in the Trash:"
    " gain 2 HashRates. You can't play it if FIAT is anywhere else.",
    "sybil-attack": "Everybody loses the last Block and 1 Coin; whoever has only Genesis loses"
    " neither.",
    "time-lock": "Put it in front of an opponent. When that player mines, it goes to the Trash, and"
    " their next turn is locked.",
    "testnet": "Cancel the Action just announced; FLIP can't be cancelled, nor can this card.",
    "whale": "You gain 2 HashRates, or each opponent loses 1.",
}  # fmt: skip

CARD_CLAUSES: Final = {
    card: f"vires-in-numeris-9.{number}" for number, card in enumerate(_CARDS, start=1)
}

CLAUSES: Final[dict[str, str]] = {
    f"vires-in-numeris-{number}": sentence for number, sentence in _RULES.items()
} | {CARD_CLAUSES[card]: sentence for card, sentence in _CARDS.items()}


def clause(number: str) -> str:
    """The full id of rule `number` ("3.2"). KeyError if there is none: no stray citations."""
    found = f"vires-in-numeris-{number}"
    if found not in CLAUSES:
        raise KeyError(f"no clause {found}")
    return found
