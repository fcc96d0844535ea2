"""War of Coins.

The source followed is `sources/war-of-coins.txt`, a loose retelling of Go-Stop. Rulings A1 to A36
stand in `rulings`, in words for players; those that a reader of the code needs first:

* Payment gateways are merchants too (A3): for the market cards' points and for No Market. The
  source's example has seven merchants where there are six.
* Keep-goings (A1, A21): the first adds a point, the second another, each further one doubles. The
  example's payment is right, but its score can't be reached in play.
* A joker is two mining units everywhere (A5), takes a mining card (A6), is never given up itself
  (A7), and is replaced at once, so that a joker's turn uses two stock cards.
* A Complete Transaction leaves its player two flip-only turns, taken last (A9): every player has
  ten turns, and turn 20 is the last.
* In turn 20 three events take nothing: the Longest Chain, the keys, the Chain of Block (A28).
* Which ordinary mining card is surrendered never matters (A29): the lowest id goes.
* A void deal is an outcome and not a redeal inside a state (A15): `match` deals again.

Left out: the pictures (17-25), the clicks of a screen, the other opponents of a game for three
(A32). Assumed: the ten coins that the source doesn't name and which kinds share a coin (`pack`);
how the first player is found; length, stakes and balance of a match (`match`).
No constant is a guard: a deal ends after twenty turns by the rules themselves.

`GAME` is the engine; `pack` numbers the cards, `moves` are the decisions, `setup` deals, `legal`
lists what may be done, `turn` does it, `scoring` counts, `record` writes transcripts, `clauses`
holds the rules in words, `ledger` with `measures` and `rulings` the quantities.
"""

from generator.games.war_of_coins.rules.clauses import CLAUSES, SECTIONS
from generator.games.war_of_coins.rules.game import GAME, WarOfCoins
from generator.games.war_of_coins.rules.ledger import LEDGER
from generator.games.war_of_coins.rules.match import Match
from generator.games.war_of_coins.rules.moves import Move, Step
from generator.games.war_of_coins.rules.scoring import Bill, Line, Score, bill, payment, score
from generator.games.war_of_coins.rules.state import CoinsState

__all__ = [
    "CLAUSES", "GAME", "LEDGER", "SECTIONS", "Bill", "CoinsState", "Line", "Match", "Move", "Score",
    "Step", "WarOfCoins", "bill", "payment", "score",
]  # fmt: skip
