"""What only playing can say of Vires In Numeris: does it end, can the HashRates run out, does the
player who completes the Chain win?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from generator.games.vires_in_numeris.rules.cards import SPECIALS
from generator.games.vires_in_numeris.rules.quantities import HASHRATES, PLAYERS
from generator.rules.pack import Claim, Claims, Run
from generator.simulation.claims.judging import (
    Tallies,
    advantage,
    always,
    by_players,
    even,
    ever,
    of,
    percent,
)
from generator.simulation.tally import Tally

_LOCKED = "hashrates-locked"

RUNS = (
    *(Run(f"heuristic-{n}", n, 1_000, main=True) for n in PLAYERS),
    *(Run(f"greedy-{n}", n, 1_000, ("greedy",)) for n in PLAYERS),
    *(Run(f"random-{n}", n, 200, ("random",)) for n in (2, 4, 6)),
)


def judge(tallies: Tallies) -> Iterator[Claim]:
    """The claims, judged."""

    def said(name: str, say: Callable[[Tally], str]) -> str:
        counts = [n for n in PLAYERS if f"{name}-{n}" in tallies]
        return by_players({n: say(tallies[f"{name}-{n}"]) for n in counts})

    def ids(*names: str) -> tuple[str, ...]:
        return tuple(one for one in tallies if one.rpartition("-")[0] in names)

    def add(name: str, count: Callable[[Tally], int]) -> int:
        return sum(count(tallies[one]) for one in ids(name))

    games = add("greedy", lambda one: one.games)
    ended = add("greedy", lambda one: one.outcomes["chain-complete"])
    yield Claim(
        "vires-ends",
        "A game between players who mine whenever they can always ends.",
        always(ended, games),
        "ended, " + said("greedy", lambda one: percent(one.outcomes["chain-complete"], one.games)),
        ids("greedy"),
        "81-86",
    )
    wild = add("random", lambda one: one.games)
    wild_ended = add("random", lambda one: one.outcomes["chain-complete"])
    yield Claim(
        "vires-nothing-forces",
        "Even players who move at random end their games.",
        always(wild_ended, wild),
        of(wild_ended, wild),
        ids("random"),
        "54",
    )
    both = ids("heuristic", "greedy")
    most = max(max(tallies[one].peaks[_LOCKED]) for one in ids("heuristic"))
    full = sum(tallies[one].peaks[_LOCKED][HASHRATES] for one in both)
    yield Claim(
        "vires-run-out",
        f"All {HASHRATES} HashRates can be Blocks and Coins at the same time.",
        ever(full),
        "players who only look at themselves, "
        + said("greedy", lambda one: percent(one.peaks[_LOCKED][HASHRATES], one.games))
        + f"; players who keep some in play, at most {most}",
        both,
        "64-70",
    )
    completed = add("greedy", lambda one: one.events["completed-by-winner"])
    yield Claim(
        "vires-completer-greedy",
        "Whoever completes the Chain wins, between players who mine whenever they can.",
        always(completed, ended),
        said("greedy", lambda one: percent(one.events["completed-by-winner"], _ended(one))),
        ids("greedy"),
        "81",
    )
    careful = add("heuristic", lambda one: one.events["completed-by-winner"])
    yield Claim(
        "vires-completer-heuristic",
        "Whoever completes the Chain wins, between players who look at the score first.",
        always(careful, add("heuristic", _ended)),
        said("heuristic", lambda one: percent(one.events["completed-by-winner"], _ended(one))),
        ids("heuristic"),
        "81",
    )
    yield Claim(
        "vires-penalties",
        "A Pool that stays empty costs somebody a penalty.",
        ever(add("heuristic", lambda one: one.fired["penalty-pool"])),
        "in games, " + said("heuristic", lambda one: percent(one.fired["penalty-pool"], one.games)),
        ids("heuristic"),
        "76-79",
    )
    careful_runs = [tallies[one] for one in ids("heuristic")]
    idle = [card.id for card in SPECIALS if not all(t.used[card.id] for t in careful_runs)]
    yield Claim(
        "vires-cards",
        f"Each of the {len(SPECIALS)} single cards gets its turn.",
        always(len(SPECIALS) - len(idle), len(SPECIALS)),
        "every one of them was played at every number of players"
        if not idle
        else f"not in every run: {', '.join(idle)}",
        ids("heuristic"),
        "30-36",
    )
    pairs = [(n, tallies[f"heuristic-{n}"]) for n in PLAYERS]
    yield Claim(
        "vires-fair",
        "It is no advantage to begin.",
        even(pairs),
        "the first player wins, "
        + said("heuristic", lambda one: percent(_first(one), one.games))
        + advantage(pairs),
        ids("heuristic"),
    )


def _ended(one: Tally) -> int:
    return one.outcomes["chain-complete"]


def _first(one: Tally) -> float:
    return sum(times / sharers for (place, sharers), times in one.places.items() if place == 0)


CLAIMS = Claims(RUNS, judge)
