"""Bitcoin Miner, complete, after the rulebook of The University of Texas at San Antonio (2019).

Ruling. We follow all of the rulebook, lines 9 to 105 of its text; source lines are cited beside
each rule as (source 83), our rulings as (ruling C3). Nothing is left out but the two product names,
which are the university's marks (C2).

Where it speaks twice differently: the parts list's seventy block cards are played, the forty of
the shuffling step are an option (C1); a block card must reach what a Block is worth, not the coins
on it, which are an option (C3); the first claim needs no matching symbol in whatever round it
comes, since the first round has no claims (C6); a contest goes to its last claimant (C7).

Where it is silent we assume: who can play (C19, A2), the values and symbols of all cards (A7, A8),
dealing one by one (A1), secret hands (A5), the order of settling equal Blocks and of drawing (C9,
C10), an empty deck or bank (C17, C18), shared wins (C20), and an end for a table that will not
claim (C15, the option `idle_rounds`).

There is no guard: the end after idle rounds is a rule of this house, a clause that players read and
follow (8.3), and bounds the game; before it every round uses up a card or a Block. `SPACES` is the
board as we draw it and decides nothing.

`cards` holds the composition, `clauses` the rulebook's clauses, `rulings` and `ledger` what `check`
and the rulebook state, `moves`, `table` and `state` the game under way, `sight` what can be seen of
it, `guessing` what can't, dealt anew, `reasons` the words of a refusal, `game` the deal,
`positions` tables to begin on, `records` games as text, `shorthand` short situations in words,
`measures` how the ledger's numbers are found.
"""

from generator.games.bitcoin_miner.rules.clauses import CLAUSES, LINES, SECTIONS
from generator.games.bitcoin_miner.rules.game import GAME, BitcoinMiner
from generator.games.bitcoin_miner.rules.moves import Move, claim, pass_turn, play, substitute
from generator.games.bitcoin_miner.rules.state import State

__all__ = [
    "CLAUSES", "GAME", "LINES", "SECTIONS", "BitcoinMiner", "Move", "State", "claim", "pass_turn",
    "play", "substitute",
]  # fmt: skip
