"""What each verdict means, in words for whoever reads one: no threshold of `judging` is silent.

In: its thresholds. Out: `LEGEND`, printed by rulebooks and tables. The words are apart from the
judging so that they can change without figures having to be measured anew.
"""

from __future__ import annotations

from collections.abc import Mapping

from generator.rules.pack import Verdict
from generator.simulation.claims.judging import HARDLY, NOTHING, RARE

LEGEND: Mapping[Verdict, str] = {
    "true": "so every time. Where the sentence says otherwise: \u201cmost\u201d, in more than "
    "half; \u201ccan\u201d or \u201chappens\u201d, at least once; \u201crare\u201d, in under "
    f"{100 * RARE:.0f}\u00a0%; \u201cno advantage\u201d, within {100 * NOTHING:g} points in a "
    "hundred of chance.",
    "usually true": f"in more than half, or an advantage of {100 * HARDLY:g} points at most.",
    "false": "anything else.",
    "never seen": "it didn\u2019t come up; the rules may allow it.",
}
