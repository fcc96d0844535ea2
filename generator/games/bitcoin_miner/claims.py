"""What only playing can say of Bitcoin Miner with our card list, for every number of players and
for both sizes of the deck of block cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from generator.games.bitcoin_miner.rules.cards import BLOCKS, SHORT_DECK
from generator.games.bitcoin_miner.rules.state import BANK, SPACES
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

_PLAYERS = range(2, 7)
_FEW = 3  # so few players draw so many block cards that a short deck may not do
_SHORT = (("block_cards", SHORT_DECK),)

RUNS = (
    *(Run(f"heuristic-{n}", n, 2_000, main=True) for n in _PLAYERS),
    *(Run(f"greedy-{n}", n, 1_000, ("greedy",)) for n in _PLAYERS),
    *(Run(f"random-{n}", n, 1_000, ("random",)) for n in _PLAYERS),
    *(Run(f"short-{n}", n, 1_000, options=_SHORT) for n in _PLAYERS),
)


def judge(tallies: Tallies) -> Iterator[Claim]:
    """The claims, judged."""

    def runs(name: str) -> dict[int, Tally]:
        return {n: tallies[f"{name}-{n}"] for n in _PLAYERS}

    def ids(*names: str) -> tuple[str, ...]:
        return tuple(f"{name}-{n}" for name in names for n in _PLAYERS)

    def said(found: dict[int, Tally], say: Callable[[Tally], str]) -> str:
        return by_players({n: say(one) for n, one in found.items()})

    sensible, anybody, short = runs("heuristic"), runs("random"), runs("short")
    every = [tallies[one] for one in ids("heuristic", "greedy", "random")]
    games = sum(one.games for one in every)
    most = max(max(one.peaks["coin"]) for one in every)
    lacking = sum(one.fired["coins-short"] for one in every)
    yield Claim(
        "miner-coins",
        f"The {BANK} coins are always enough.",
        always(games - lacking, games),
        f"at most {most} were out of the bank in {games:,} games",
        ids("heuristic", "greedy", "random"),
        "21, 51",
    )
    fit = sum(n for one in sensible.values() for m, n in one.peaks["space"].items() if m <= SPACES)
    played = sum(one.games for one in sensible.values())
    yield Claim(
        "miner-spaces",
        f"For players who claim when they can, {_word(SPACES)} spaces on the board are always "
        "enough.",
        always(fit, played),
        "most Blocks at once, "
        + said(sensible, lambda one: str(max(one.peaks["space"])))
        + f"; moving at random, {max(max(one.peaks['space']) for one in anybody.values())}",
        ids("heuristic", "random"),
        "50, 69",
    )
    formed = sum(one.events["block"] for one in sensible.values())
    claimed = sum(one.events["block-claimed"] for one in sensible.values())
    yield Claim(
        "miner-claimed",
        "Every Block is claimed in the end.",
        always(claimed, formed),
        said(sensible, lambda one: percent(one.events["block-claimed"], one.events["block"])),
        ids("heuristic"),
        "98-101",
    )
    stuck = sum(one.games - one.outcomes["all_claimed"] for one in sensible.values())
    yield Claim(
        "miner-stuck",
        "A game can end because no block card fits what is left.",
        ever(stuck),
        said(sensible, lambda one: percent(one.games - one.outcomes["all_claimed"], one.games)),
        ids("heuristic"),
        "101",
    )
    idle = sum(one.outcomes["idle"] for one in sensible.values())
    yield Claim(
        "miner-idle",
        "Players who claim when they can never need the end after idle rounds.",
        always(played - idle, played),
        of(idle, played)
        + "; moving at random, "
        + percent(
            sum(one.outcomes["idle"] for one in anybody.values()),
            sum(one.games for one in anybody.values()),
        ),
        ids("heuristic", "random"),
        "67",
    )
    yield Claim(
        "miner-seventy",
        f"A deck of {len(BLOCKS)} block cards never runs out.",
        always(games - sum(one.peaks["block"][len(BLOCKS)] for one in every), games),
        f"at most {max(max(one.peaks['block']) for one in every)} of them were drawn",
        ids("heuristic", "greedy", "random"),
        "17, 40",
    )
    few = {n: one for n, one in short.items() if n <= _FEW}
    more = {n: one for n, one in short.items() if n > _FEW}
    yield Claim(
        "miner-forty-few",
        f"With two or three players, a deck of {SHORT_DECK} block cards can run out.",
        ever(sum(map(_dry, few.values()))),
        "in games, " + said(few, lambda one: percent(_dry(one), one.games)),
        tuple(f"short-{n}" for n in few),
        "40",
    )
    rest = sum(one.games for one in more.values())
    yield Claim(
        "miner-forty-more",
        f"With more players, a deck of {SHORT_DECK} block cards never runs out.",
        always(rest - sum(map(_dry, more.values())), rest),
        of(rest - sum(map(_dry, more.values())), rest),
        tuple(f"short-{n}" for n in more),
        "40",
    )
    yield Claim(
        "miner-forty-claimed",
        f"With {SHORT_DECK} block cards every Block is claimed in the end.",
        always(
            sum(one.events["block-claimed"] for one in short.values()),
            sum(one.events["block"] for one in short.values()),
        ),
        said(short, lambda one: percent(one.events["block-claimed"], one.events["block"])),
        ids("short"),
        "40",
    )
    pairs = list(sensible.items())
    yield Claim(
        "miner-fair",
        "It makes no difference who starts the first round.",
        even(pairs),
        "the starter wins, "
        + said(sensible, lambda one: percent(_starter(one), one.games))
        + advantage(pairs),
        ids("heuristic"),
        "48, 59",
    )


def _starter(one: Tally) -> float:
    return sum(times / sharers for (place, sharers), times in one.places.items() if place == 0)


def _dry(one: Tally) -> int:
    """Games in which the last of forty block cards was drawn."""
    return one.peaks["block"][SHORT_DECK]


def _word(number: int) -> str:
    return {8: "eight"}.get(number, str(number))


CLAIMS = Claims(RUNS, judge)
