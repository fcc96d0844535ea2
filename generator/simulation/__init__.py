"""Thousands of seeded games by agents, and what they say of a game.

`job` makes a checked run, `simulate` plays it on any number of cores with the same result,
`summary` answers the data of `deckproof simulate --json`; `played` and `transcript` one of its
games. `claims` settles sentences that only playing can, `narration` tells a game in words, `charts`
draws figures as SVG. Standard library and rules only.
"""

from __future__ import annotations

from generator.simulation.games import Job, job, played, seed_of, simulate, simulate_all, transcript
from generator.simulation.statistics import summary, wilson
from generator.simulation.tally import Tally

__all__ = [
    "Job", "Tally", "job", "played", "seed_of", "simulate", "simulate_all", "summary",
    "transcript", "wilson",
]  # fmt: skip
