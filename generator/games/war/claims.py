"""What is claimed of War, and what players ask: does it end, is it fair, do Jokers decide?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.games.war.rules.deck import JOKERS, names
from generator.rules.pack import Claim, Claims, Run
from generator.simulation.claims.judging import (
    Tallies,
    always,
    even,
    ever,
    most,
    of,
    percent,
)

_ORDERS = ("winner", "loser", "pairs", "shuffle")


def seen(state: Any) -> Iterator[str]:
    """Whether a game saw a war, and one upon another, of whatever length: `events` tell turns of
    exactly so many wars apart. And whether one player was dealt both Jokers, and won."""
    longest = state.stats["longest_war"]
    if longest:
        yield "war"
    if longest > 1:
        yield "war upon war"
    for seat, deck in enumerate(state.start):
        if set(JOKERS) <= set(names(deck)):
            yield "both Jokers"
            if state.outcome.winners == (seat,):
                yield "both Jokers won"


RUNS = (
    Run("winner", 2, 20_000, options=(("order", "winner"),), watch=seen, main=True),
    Run("loser", 2, 5_000, options=(("order", "loser"),)),
    Run("pairs", 2, 5_000, options=(("order", "pairs"),)),
    Run("shuffle", 2, 5_000, options=(("order", "shuffle"),)),
    Run("fixed", 2, 2_000, options=(("order", "fixed"), ("experiment", True))),
)


def judge(tallies: Tallies) -> Iterator[Claim]:
    """The claims, judged."""
    main, fixed = tallies["winner"], tallies["fixed"]
    games = sum(tallies[order].games for order in _ORDERS)
    capped = sum(tallies[order].outcomes["capped"] for order in _ORDERS)
    short = sum(tallies[order].outcomes["both_out"] for order in _ORDERS)
    yield Claim(
        "war-ends",
        "A game always ends, in whichever of the pickup orders you agree on.",
        always(games - capped, games),
        of(games - capped, games),
        _ORDERS,
    )
    yield Claim(
        "war-fixed-order",
        "If the same player\u2019s cards always go under first, a game can go on for ever.",
        ever(fixed.outcomes["capped"]),
        f"{percent(fixed.outcomes['capped'], fixed.games)} of {fixed.games:,} games were cut off",
        ("fixed",),
        "73-101",
    )
    yield Claim(
        "war-both-short",
        "It happens that both players are short of cards for the same war.",
        ever(short),
        of(short, games),
        _ORDERS,
        "106-107",
    )
    yield Claim(
        "war-emptied",
        "A game ends because a deck is empty when a turn begins.",
        always(main.outcomes["emptied"], main.games),
        f"{percent(main.outcomes['emptied'], main.games)}; in the others a war comes too early",
        ("winner",),
        "103-110",
    )
    yield Claim(
        "war-fair",
        "It makes no difference who is dealt the first card.",
        even([(2, main)]),
        f"{percent(main.places[0, 1], main.games)} won by who was",
        ("winner",),
        "64",
    )
    yield Claim(
        "war-in-every-game",
        "There is a war in every game.",
        always(main.marks["war"], main.games),
        of(main.marks["war"], main.games),
        ("winner",),
    )
    yield Claim(
        "war-upon-war",
        "Most games see a war on top of a war.",
        most(main.marks["war upon war"], main.games),
        percent(main.marks["war upon war"], main.games),
        ("winner",),
        "97",
    )
    both, won = main.marks["both Jokers"], main.marks["both Jokers won"]
    yield Claim(
        "war-jokers",
        "Whoever is dealt both Jokers wins.",
        always(won, both),
        f"{percent(won, both)} of {both:,} such games",
        ("winner",),
        "65",
    )


CLAIMS = Claims(RUNS, judge)
