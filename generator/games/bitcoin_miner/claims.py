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
    *(Run(f"short-greedy-{n}", n, 1_000, ("greedy",), _SHORT) for n in _PLAYERS),
)
_SENSIBLE = ("heuristic", "greedy")  # both claim as soon as they can
_LONG = (*_SENSIBLE, "random")
_FORTY = ("short", "short-greedy")


def judge(tallies: Tallies) -> Iterator[Claim]:
    """The claims, judged."""

    def runs(name: str) -> dict[int, Tally]:
        return {n: tallies[f"{name}-{n}"] for n in _PLAYERS}

    def ids(*names: str) -> tuple[str, ...]:
        return tuple(f"{name}-{n}" for name in names for n in _PLAYERS)

    def said(found: dict[int, Tally], say: Callable[[Tally], str]) -> str:
        return by_players({n: say(one) for n, one in found.items()})

    def games_of(name: str) -> int:
        return sum(one.games for one in runs(name).values())

    def counted(name: str, count: Callable[[Tally], int]) -> int:
        return sum(map(count, runs(name).values()))

    def by_agent(count: Callable[[Tally], int]) -> str:
        """In how many games with the whole and the short deck, by who played; every run is in
        it."""

        def share(agent: str, name: str) -> str:
            return f"{agent}, {counted(name, count):,} of {games_of(name):,}"

        whole = "; ".join(share(name, name) for name in _LONG)
        short = "; ".join(map(share, _SENSIBLE, _FORTY))
        return f"{whole}; with {SHORT_DECK} block cards, {short}"

    def two(names: tuple[str, str], say: Callable[[Tally], str]) -> str:
        """Figures by players, of `heuristic` and then of `greedy`."""
        pairs = zip(_SENSIBLE, names, strict=True)
        figures = (f"{agent.capitalize()}, {said(runs(name), say)}" for agent, name in pairs)
        return ". ".join(figures)

    sensible = runs("heuristic")
    every = [tallies[one] for one in ids(*_LONG, *_FORTY)]
    games = sum(one.games for one in every)
    most = max(max(one.peaks["coin"]) for one in every)
    lacking = sum(one.fired["coins-short"] for one in every)
    yield Claim(
        "miner-coins",
        f"The {BANK} coins are always enough.",
        always(games - lacking, games),
        f"at most {most} were out of the bank in {games:,} games",
        ids(*_LONG, *_FORTY),
        "21, 51",
    )
    yield Claim(
        "miner-spaces",
        f"{_word(SPACES).capitalize()} spaces on the board can be too few.",
        ever(sum(map(_crowded, every))),
        f"games in which more Blocks waited: {by_agent(_crowded)}. "
        f"At most {max(max(one.peaks['space']) for one in every)} at once",
        ids(*_LONG, *_FORTY),
        "50, 69",
    )
    yield Claim(
        "miner-claimed",
        "Every Block is claimed in the end.",
        always(*_claimed([tallies[one] for one in ids(*_SENSIBLE)])),
        two(_SENSIBLE, lambda one: percent(*_claimed([one]))),
        ids(*_SENSIBLE),
        "98-101",
    )
    yield Claim(
        "miner-stuck",
        "A game can end because no block card fits what is left.",
        ever(sum(counted(name, _stuck) for name in _SENSIBLE)),
        two(_SENSIBLE, lambda one: percent(_stuck(one), one.games)),
        ids(*_SENSIBLE),
        "101",
    )
    patient = sum(counted(name, _idle) for name in _SENSIBLE)
    played = sum(map(games_of, _SENSIBLE))
    yield Claim(
        "miner-idle",
        "Players who claim when they can never need the end after idle rounds.",
        always(played - patient, played),
        f"{of(patient, played)}; moving at random, "
        + percent(counted("random", _idle), games_of("random")),
        ids(*_LONG),
        "67",
    )
    whole = [tallies[one] for one in ids(*_LONG)]
    played = sum(one.games for one in whole)
    yield Claim(
        "miner-seventy",
        f"A deck of {len(BLOCKS)} block cards never runs out.",
        always(played - sum(one.peaks["block"][len(BLOCKS)] for one in whole), played),
        f"at most {max(max(one.peaks['block']) for one in whole)} of them were drawn",
        ids(*_LONG),
        "17, 40",
    )
    yield Claim(
        "miner-forty-stuck",
        f"With {SHORT_DECK} block cards a game can end because no block card fits what is left.",
        ever(sum(counted(name, _stuck) for name in _FORTY)),
        two(_FORTY, lambda one: percent(_stuck(one), one.games)),
        ids(*_FORTY),
        "40, 101",
    )
    few = {n: [tallies[f"{name}-{n}"] for name in _FORTY] for n in _PLAYERS if n <= _FEW}
    more = [tallies[f"{name}-{n}"] for name in _FORTY for n in _PLAYERS if n > _FEW]
    yield Claim(
        "miner-forty-few",
        f"With two or three players, a deck of {SHORT_DECK} block cards can run out.",
        ever(sum(_dry_of(both)[0] for both in few.values())),
        "in games, " + by_players({n: percent(*_dry_of(both)) for n, both in few.items()}),
        tuple(f"{name}-{n}" for name in _FORTY for n in _PLAYERS if n <= _FEW),
        "40",
    )
    dry, rest = _dry_of(more)
    yield Claim(
        "miner-forty-more",
        f"With more players, a deck of {SHORT_DECK} block cards never runs out.",
        always(rest - dry, rest),
        of(rest - dry, rest),
        tuple(f"{name}-{n}" for name in _FORTY for n in _PLAYERS if n > _FEW),
        "40",
    )
    yield Claim(
        "miner-forty-claimed",
        f"With {SHORT_DECK} block cards every Block is claimed in the end.",
        always(*_claimed([tallies[one] for one in ids(*_FORTY)])),
        two(_FORTY, lambda one: percent(*_claimed([one]))),
        ids(*_FORTY),
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


def _crowded(one: Tally) -> int:
    """Games in which more Blocks waited than the board has spaces."""
    return sum(games for most, games in one.peaks["space"].items() if most > SPACES)


def _stuck(one: Tally) -> int:
    """Games that ended with Blocks that no block card in hand fitted."""
    return one.outcomes["no_card_fits"]


def _idle(one: Tally) -> int:
    """Games that ended because nobody claimed."""
    return one.outcomes["idle"]


def _claimed(some: list[Tally]) -> tuple[int, int]:
    """(Blocks claimed, Blocks made)"""
    claimed = sum(one.events["block-claimed"] for one in some)
    return claimed, sum(one.events["block"] for one in some)


def _dry_of(some: list[Tally]) -> tuple[int, int]:
    """(games in which the last of forty block cards was drawn, games)"""
    dry = sum(one.peaks["block"][SHORT_DECK] for one in some)
    return dry, sum(one.games for one in some)


def _word(number: int) -> str:
    return {8: "eight"}.get(number, str(number))


CLAIMS = Claims(RUNS, judge)
