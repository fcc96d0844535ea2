"""What one SVG may ask for beside its budgets: no person's drawing comes near."""

from __future__ import annotations

#: Dashes of one line.
MOST_DASHES = 10_000
#: Rules of its style sheets.
MOST_RULES = 2_000
#: Letters of its styles, those alike counted once.
MOST_STYLE = 2_000_000
#: Looks at elements, to see which of those rules are theirs.
MOST_LOOKS = 2_000_000
#: Crossings of lines where a rule or a clip needs them untangled.
MOST_CROSSINGS = 30_000
#: Gradients that take over from one another.
MOST_TAKEN = 50
#: Faults that are told of one file.
MOST_FAULTS = 12
