"""What each verdict means, in words for whoever reads one: no threshold of `judging` is silent.

In: its thresholds. Out: `LEGEND`, printed by rulebooks and tables. The words are apart from the
judging so that they can change without figures having to be measured anew.
"""

from __future__ import annotations

from collections.abc import Mapping

from generator.rules.pack import Verdict
from generator.simulation.claims.judging import HARDLY, NOTHING, RARE

LEGEND: Mapping[Verdict, str] = {
    "true": "so in every case. Where the sentence says \u201cmost\u201d: in more than half; "
    "\u201ccan\u201d, \u201cmay\u201d or \u201chappens\u201d: at least once; "
    f"\u201crare\u201d: in fewer than {100 * RARE:.0f}\u00a0%; \u201cno difference\u201d or "
    f"\u201cno advantage\u201d: what there is lies less than {100 * NOTHING:g} points in a hundred "
    "beyond chance.",
    "usually true": "so in more than half of the cases, but not in every one. An advantage lies at "
    f"most {100 * HARDLY:g} points beyond chance.",
    "false": f"so in half of the cases or fewer. What is called rare came in {100 * RARE:.0f}"
    "\u00a0% or more; an advantage lies further beyond chance.",
    "never seen": "it didn\u2019t come up in these games; the rules may still allow it.",
}
