"""Vires In Numeris: the reference rules.

Source followed: the booklet of revision 1.6 and, for what cards do, the published card list of
the same revision, by ShkSchneider, CC BY-SA 4.0; cited as `source` with line numbers and `card`
with list numbers. Older booklets and the box decide procedure only, where 1.6 is silent.

Left out: KYC as printed (nobody is asked who they are), talk before the BYZ vote (players talk
without us), more than six players (no goal is given), setting HashRates and Blocks at will beyond
the options.

Assumed, with the option that plays it otherwise: Genesis is Block 1 (`genesis`), the Pool is
refilled at the end of a turn (`pool_refill`), KYC is show or drop (`kyc`), chance picks who begins
(`first`), the full deck (`hashrates`) and the listed goal (`goal`). `rulings` lists all that the
source leaves open, in words for players.

Guards and not rules: `turn_cap`, after which a game that nobody ends is called a draw.

Where to look: `clauses` (the rules as numbered sentences), `quantities`, `cards`, `effects` (what
each card does, as a table), `verbs` and `choices` (the words of that table), `windows` (answers),
`mining`, `turn`, `upkeep`, `ending`; `state` and `moves` know no rule; `options`, `opening`,
`chance`, `records`, `midway` choose, make, feed and write down a game; `knowledge` and `guessing`
say what a seat can know and deal the rest anew; `ledger`, `card_rows`, `measures`, `card_measures`
and `rulings` are the proof. A comment names the clause, the source (`SOURCE.md` tells what its
lines say) and the ruling that the code beside it follows.
"""

from __future__ import annotations

from typing import Final

from generator.games.vires_in_numeris.rules.clauses import CARD_CLAUSES, CLAUSES, SECTIONS
from generator.games.vires_in_numeris.rules.game import ViresInNumeris
from generator.games.vires_in_numeris.rules.moves import Move, parse

GAME: Final = ViresInNumeris()

__all__ = ["CARD_CLAUSES", "CLAUSES", "GAME", "SECTIONS", "Move", "ViresInNumeris", "parse"]
