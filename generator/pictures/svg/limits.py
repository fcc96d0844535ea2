"""What one SVG may ask for beside its budgets: no person's drawing comes near."""

from __future__ import annotations

#: Dashes of one line.
MOST_DASHES = 10_000
#: Rules of its style sheets.
MOST_RULES = 2_000
#: Faults that are told of one file.
MOST_FAULTS = 12
