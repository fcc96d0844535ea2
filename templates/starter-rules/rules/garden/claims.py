"""What players ask and only playing can tell. 'deckproof simulate --claims' measures it, and then
the rulebook prints it."""

from collections.abc import Iterator, Mapping
from typing import Any

from generator.rules import Claim, Claims, Run
from generator.simulation.claims import judging


def judge(tallies: Mapping[str, Any]) -> Iterator[Claim]:
    """Claims, from what was counted in each run."""
    two = tallies["two"]
    yield Claim(
        id="garden-fair",
        sentence="It makes no difference who begins.",
        verdict=judging.even([(2, two)]),
        figure=f"{judging.percent(two.places[0, 1], two.games)} won by who did",
        runs=("two",),
    )


CLAIMS = Claims((Run("two", players=2, games=2_000, agents=("careful",), main=True),), judge)
