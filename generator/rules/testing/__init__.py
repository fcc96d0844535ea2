"""Does a game keep the contract? One suite for ours and for anybody's.

In a test module of your own:

    from generator.rules.testing import conformance
    from rules.cave import PACK

    test_rules = conformance(PACK)

That is one pytest test a rule of the contract: `test_rules[views-are-a-seats-own]`. `core` answers
the same findings as plain records, without pytest and in a second or two: `deckproof check` runs it
for a project's own engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from generator.rules.pack import GamePack
from generator.rules.testing import records_checks, rules_checks, sight_checks
from generator.rules.testing.faults import Fault
from generator.rules.testing.walks import Lab, cause, told

__all__ = ["CHECKS", "Fault", "conformance", "core"]

Check = Callable[[Lab], Iterator[Fault]]
#: Of one sort of fault, so many are told.
_ALIKE = 3


def walks_hold(lab: Lab) -> Iterator[Fault]:
    """In every state cards are conserved, there are options until the end and none after it; every
    agent chooses one of them."""
    for walk in lab.walks:
        yield from walk.faults


_ALL: tuple[Check, ...] = (
    rules_checks.says_what_it_is,
    rules_checks.begins,
    rules_checks.seeds_differ,
    walks_hold,
    rules_checks.moves_are_listed,
    rules_checks.options_are_legal,
    rules_checks.the_rest_is_refused,
    rules_checks.garbage_is_refused,
    rules_checks.copies_are_independent,
    records_checks.transcripts_replay,
    records_checks.broken_transcripts_are_refused,
    sight_checks.views_are_a_seats_own,
    sight_checks.guesses_could_be,
    sight_checks.guesses_differ,
    sight_checks.narration_speaks,
    rules_checks.ends_soundly,
    rules_checks.counts,
)
#: {name: check}, in the order in which they are made.
CHECKS: dict[str, Check] = {check.__name__.replace("_", "-"): check for check in _ALL}


def core(
    pack: GamePack,
    games: int = 1,
    seed: int = 0,
    most: int = 120,
    heard: Callable[[], None] = lambda: None,
) -> Iterator[Fault]:
    """Every fault that so many games of each number of players show, from these seeds on, cut off
    after so many moves. Never raises: an engine that breaks off is a fault. `heard` is called after
    each check, for who waits to see that it goes on."""
    lab = Lab(pack, games, seed, most, looks=3)
    for check in CHECKS.values():
        yield from found(check, lab)
        heard()


def found(check: Check, lab: Lab) -> Iterator[Fault]:
    """What one check finds: a few of each sort, and whatever breaks off as a fault of its own."""
    alike: Counter[str] = Counter()
    try:
        for fault in check(lab):
            alike[fault.code] += 1
            if alike[fault.code] <= _ALIKE:
                yield fault
    except Exception as error:  # an engine may raise anything; that is what is to be told
        name = check.__name__.replace("_", " ")
        sentence = f"while seeing whether {name}: {told(error)}"
        yield Fault("broke-off", sentence, cause=cause(error))


def conformance(pack: GamePack, games: int = 2, seed: int = 0, most: int = 600) -> Any:
    """The suite as one parametrised pytest function, to be called `test_...` in a test module. Its
    games are played once, when the first test runs."""
    pytest = import_module("pytest")  # not needed to run; who asks for tests has it
    lab = Lab(pack, games, seed, most, looks=6)

    def keeps_the_contract(check: Check) -> None:
        faults = [str(fault) for fault in found(check, lab)]
        assert not faults, "\n".join(faults)

    return pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)(keeps_the_contract)
