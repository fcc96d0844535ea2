"""One claim, settled by playing."""

from collections.abc import Iterable, Mapping
from typing import Any

from generator.rules import Claim, Claims, Run


def _shared(state: Any) -> Iterable[str]:
    """Marks games that several have won."""
    return ("shared",) if len(state.outcome.winners) > 1 else ()


RUNS = (Run("two", 2, 60, ("careful",), watch=_shared, main=True),)


def judge(tallies: Mapping[str, Any]) -> Iterable[Claim]:
    two = tallies["two"]
    share = two.marks["shared"] / two.games
    yield Claim(
        "shared-rare",
        "A victory is seldom shared.",
        "true" if share < 0.2 else "false",
        f"{two.marks['shared']} of {two.games} games were shared.",
        ("two",),
        "10",
    )


CLAIMS = Claims(RUNS, judge)
