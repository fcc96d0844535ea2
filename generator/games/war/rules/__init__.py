"""Game of War.

The source followed is `sources/war.txt`, lines 63 to 113 (`SOURCE.md` tells them one by one). It
tells the game three times: in sentences, as a program (69-84) and as sentences again (86-104).
Where they differ we play the last one, the only one that says all it needs. Our ruling:

* The pack (63, 65): 13 ranks in 4 suits and two Jokers make the 54 cards. The Jokers share one
  rank, so they tie; suits never matter.
* War (C1): three cards face down, then the *next* card face up: four a player. The other reading,
  in which the third face-down card is the one turned up, is the option `flip="last"`.
* Who takes (C2, C3): always the player of the higher card, under that player's own deck. The
  pronouns that say otherwise (75, 93) are slips.
* Too few cards for a war (C4, C5, C6): whoever is short loses at once and gives up the rest; if
  both are short nobody wins and the cards are dealt anew. Both literally without cards can't be.
* Pickup order (C12) is what the source leaves out and what matters most: ours is `winner` (own
  cards first, in the order played). `loser`, `pairs` and `shuffle` are options. `fixed` (seat 0's
  cards first, whoever wins) never ends in half of all deals and is refused in a shuffled game
  unless it is called an experiment.
* Who is dealt to first is not said and changes nothing: seat 0.

Left out: nothing that is a rule. Lines 1 to 62 are page furniture; 68 and 85 are remarks.
A guard and not a rule: `TURN_CAP`, after which a game ends as `capped` with no winner.

`GAME` is the engine; `deck` numbers the cards, `state` plays, `game` deals and writes transcripts,
`clauses` holds the rules in words, `ledger` the quantities and rulings.
"""

from generator.games.war.rules.clauses import CLAUSES, SECTIONS
from generator.games.war.rules.game import GAME, War
from generator.games.war.rules.ledger import LEDGER
from generator.games.war.rules.state import TURN, Move, Turn, WarState

__all__ = ["CLAUSES", "GAME", "LEDGER", "SECTIONS", "TURN", "Move", "Turn", "War", "WarState"]
