"""What the text of Vires In Numeris leaves open or says twice, and what we play.

Those up to `no-end` are contradictions and gaps of the booklet and the card list; the others
came up when every situation had to have an answer.
"""

from __future__ import annotations

from typing import Final

from generator.rules.ledger import Ruling

RULINGS: Final = (
    Ruling(
        "genesis-number",
        "41, 58, 63-66",
        "Block 1 is priced at one HashRate, yet mining turns two cards over.",
        "Genesis is Block 1 and free; the first Block that anybody mines is Block 2 and costs 2.",
        "Only so do the price and the two cards turned over agree. Bitcoin counts Genesis as 0,"
        " and an older booklet prices the first mining at 1, so that can be played too.",
        option="genesis",
    ),
    Ruling(
        "one-hashrate-mining",
        "63-66, card 13",
        "With a price of one there is no second HashRate to turn over as the reward.",
        "The Coin comes from the Pool, or there is none if the Pool is dry.",
        "The Pool makes up for what is missing elsewhere too.",
    ),
    Ruling(
        "extra-coin",
        "cards 16, 20",
        "Where does an extra Coin come from, and where does a missing one stay?",
        "Out of the Pool, and in the Pool.",
        "It comes to the same as turning one shown HashRate more, or one fewer.",
    ),
    Ruling(
        "pool-refill",
        "72, 74, 77",
        "The Pool is refilled when empty, but also as a duty at the end of a turn.",
        "It is refilled at the end of the turn.",
        "Failing to do so is penalised among the end-of-turn duties, and paying until the Pool is"
        " dry needs a Pool that can stay dry.",
        option="pool_refill",
    ),
    Ruling(
        "failed-duty",
        "77-78",
        "How can a duty that everybody must do be failed?",
        "By having no card left to do it with.",
        "At a table one may forget; the rules don't count on it.",
    ),
    Ruling(
        "fiat-kept",
        "79, 54",
        "FIAT can be dismissed at the end of any turn, so why would it ever be penalised?",
        "Keeping it is a choice, paid with a HashRate a turn; so is keeping one received by DEX or"
        " FLIP.",
        "It is worth keeping for STABLE, DEX or FLIP.",
    ),
    Ruling(
        "fiat-in-trash",
        "card 36, 30-36, 68",
        "STABLE looks for FIAT in the Pool, where only HashRates lie.",
        "It looks in the Trash.",
        "That is where a dismissed FIAT lies.",
    ),
    Ruling(
        "pool-keeps",
        "74",
        "What if there are fewer HashRates than the Pool should keep?",
        "The Pool keeps what there is.",
        "With an empty Deck there is nowhere else to take them from.",
    ),
    Ruling(
        "always-compensate",
        "70, card 35",
        "The Pool always compensates, but older texts say that a theft from nobody yields nothing.",
        "It compensates every payment to a player; SCAM and NONCE move cards that lie in a Hand,"
        " and REKT drops them: nothing is owed there.",
        "The later text decides, and these cards speak of the Hand.",
    ),
    Ruling(
        "forced-swap",
        "68",
        "May Coins be swapped for HashRates at will?",
        "No: only when a loss or a payment to a player forces you to.",
        "The booklet speaks of being forced, the older one forbids swapping at will.",
    ),
    Ruling(
        "first-coin",
        "41",
        "An older booklet protected the first Coin in the first turn.",
        "It isn't protected.",
        "This revision dropped the sentence.",
    ),
    Ruling(
        "challenged",
        "47",
        "Who is challenged, and so flips?",
        "Whoever drew the Event; with BTFD, BOT, ICO and PONZI the opponent.",
        "So the older booklet explains it.",
    ),
    Ruling(
        "ponzi-choice",
        "card 32",
        "Who chooses between HashRate and Coin?",
        "The player of PONZI, after each lost flip.",
        "Older texts let the winner choose.",
    ),
    Ruling(
        "cancelled-card",
        "card 40",
        "What becomes of a cancelled card, and of its price?",
        "It returns to its owner's Hand and can't be played again this turn; the price is lost.",
        "A card that may not be played again this turn has to be in a Hand.",
    ),
    Ruling(
        "flip-when",
        "card 18",
        "Does FLIP swap at once or at the end of the turn?",
        "At once; then the new Hand goes through dismissal and upkeep.",
        "The card ends the turn, and a turn ends with those two parts.",
    ),
    Ruling(
        "locked-mining",
        "card 39",
        "May one mine in a locked turn?",
        "No.",
        "Mining plays HashRates from the Hand.",
    ),
    Ruling(
        "mine-pays",
        "card 25",
        "How much does the Pool help with MINE?",
        "It pays first, as far as it reaches; your Hand pays what is missing.",
        "It leaves nothing to settle, and no player would want it otherwise.",
    ),
    Ruling(
        "no-identity",
        "card 23",
        "KYC speaks of a player's real identity.",
        "You show your Hand, or drop it; or, as an option, a flip decides whether you drop it.",
        "Nobody has to tell a card game who they are, and a program must not ask.",
        option="kyc",
    ),
    Ruling(
        "byz-talk",
        "card 9",
        "Any means of agreeing are allowed.",
        "Talk is free; then comes one round of secret votes, shown together. Not voting means no"
        " agreement.",
        "So it always comes to an end.",
    ),
    Ruling(
        "trash-place",
        "30-36, 74",
        "The Trash has no place in the setting-up.",
        "It lies beside the Deck, which lies beside the Pool.",
        "The picture of the printed booklet shows it.",
    ),
    Ruling(
        "player-count",
        "82-86",
        "The box says that even more than six can play.",
        "Two to six.",
        "There is no goal for more.",
    ),
    Ruling(
        "end-not-win",
        "12, 14, 81",
        "Does the longest Chain win?",
        "It ends the game; the score decides.",
        "The booklet says both in these words.",
    ),
    Ruling(
        "required-length",
        "12, 27, 81",
        "Does the longest Chain end the game, or a Chain of the required length?",
        "The first Chain of the required length.",
        "The list of lengths leaves no other reading.",
    ),
    Ruling(
        "shuffle-rest",
        "41-45",
        "All HashRates are shuffled into the Deck, but some lie in the Pool and before players.",
        "The remaining ones are.",
        "Those others were placed two sentences earlier.",
    ),
    Ruling(
        "fewer-hashrates",
        "88",
        "How many HashRates make the game harder or easier?",
        "All of them; 50 for two players or 56 for three are an option.",
        "The older booklet gives these two numbers.",
        option="hashrates",
    ),
    Ruling(
        "fewer-blocks",
        "89",
        "How many Blocks make the game shorter?",
        "The goal of the list, or any that you agree on.",
        "The booklet invites you to adjust it, and gives no numbers.",
        option="goal",
    ),
    Ruling(
        "revision",
        "107, cards 1-42",
        "Several cards changed their meaning between revisions.",
        "The card list of revision 1.6 alone says what cards do.",
        "A mixture of revisions yields wrong cards.",
    ),
    Ruling(
        "nothing-owed",
        "68, 76-78",
        "What if you can't pay a penalty or a loss?",
        "Nothing happens, and nothing stays owed.",
        "The Pool compensates players, never itself.",
    ),
    Ruling(
        "event-never-kept",
        "54, 72",
        "May a drawn Event be kept?",
        "No; and one drawn while refilling the Pool has no effect and goes to the Trash.",
        "Events are played immediately, and cards drawn for the Pool are without effect.",
    ),
    Ruling(
        "first-player",
        "52",
        "Who begins?",
        "Chance decides.",
        "The booklet doesn't say.",
        option="first",
    ),
    Ruling(
        "no-end",
        "81",
        "What if nobody ever mines?",
        "A program stops after a set number of turns and calls it a draw.",
        "Nothing in the rules obliges anybody to mine.",
        option="turn_cap",
    ),
    Ruling(
        "deck-penalty",
        "74, 78",
        "When does the Deck stay empty at the end of a turn?",
        "Never in a whole game; the penalty is there in case it does.",
        "Events are always in the Deck or in the Trash, so there is always something to shuffle.",
    ),
    Ruling(
        "shield-demanded",
        "68, 70, cards 2, 21, 28",
        "May you shield when you own nothing that could be taken?",
        "Yes: what counts is that the effect demands it. A Genesis Block is never demanded.",
        "A shielded payment isn't compensated, so the shield still matters to the other player.",
    ),
    Ruling(
        "one-shield",
        "cards 2, 21, 28, 40",
        "May you shield again after your shield was cancelled?",
        "No: each effect asks you once.",
        "Otherwise one effect could be answered without end.",
    ),
    Ruling(
        "shield-block-coin",
        "cards 1, 2, 19, 21, 38",
        "What does HODL save when a Block and its Coin are taken?",
        "The Coin; the Block goes. CONS saves both.",
        "HODL names HashRates and Coins only, CONS the Chain and what a Block brought.",
    ),
    Ruling(
        "own-payment",
        "68, cards 6, 22",
        "May you shield what your own BOT or ICO makes you pay?",
        "Yes: it is a payment like any other.",
        "Only prices, penalties, and Coins that you drop or trade away are out of a shield's"
        " reach.",
    ),
    Ruling(
        "one-trade",
        "cards 12, 21, 27, 28",
        "NONCE trades a Coin for HashRates: may one half of the trade be shielded and the other"
        " go on?",
        "No: a trade is one thing. Your opponent may answer it with a shield against losing"
        " HashRates, and then you keep your Coin; your own Coin you can't shield.",
        "DEX gives nothing for a payment that was shielded either; and a trader who keeps what was"
        " offered has not traded.",
    ),
    Ruling(
        "swap-no-gain",
        "cards 15, 18, 34",
        "Is a Hand received by FLIP a gain that can be doubled?",
        "No; but a HashRate given to you by DEX is.",
        "A swap gives to both and takes from both.",
    ),
    Ruling(
        "double-follow",
        "cards 15, 34",
        "DOUBLE was played on a gain: how much may FOMO follow?",
        "The doubled part is a gain of its own and is answered first, then the first gain.",
        "Each gain from the Pool opens its own answers.",
    ),
    Ruling(
        "dca-cost",
        "card 11",
        "Is the Coin of DCA dropped if the card is cancelled?",
        "No: it is dropped when the card takes effect.",
        "A cancelled card has no effect; only paid cards have a price before that.",
    ),
    Ruling(
        "named-flip",
        "47, cards 37, 41",
        "Is a coin flipped when a party was named the winner or loser?",
        "No, the naming decides.",
        "There is nothing left for chance to decide.",
    ),
    Ruling(
        "counted-before",
        "70, cards 26, 31",
        "Do NONE and POS look again after the first player has received something?",
        "No: who receives is settled when the Event is drawn.",
        "They describe one moment, for everybody.",
    ),
)
