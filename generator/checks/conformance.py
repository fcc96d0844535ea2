"""Does an engine that isn't ours keep the contract? What its makers' tests would say, said by
`check`.

In: a pack from a project's `rules/` or an installed package. Out: findings, one a fault. The games
are played in a process of its own, so an engine that loops for ever is a finding, too.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from generator import rules
from generator.checks.apart import Say, Unheard, apart
from generator.checks.findings import Finding
from generator.rules import GamePack, testing
from generator.simulation.faults import place_of

CODE = "engine-conformance"
#: An engine that says nothing for so many seconds is ended. A small one needs two for everything.
PATIENCE = 60.0
#: So many faults of one sort are told.
_ALIKE = 3
_HINT = "generator/games/README.md says what each word means"


def findings(pack: GamePack) -> tuple[list[Finding], bool]:
    """All faults, and whether the engine answered to the end: if not, nothing more may be asked of
    it here."""
    found: list[Finding] = []
    file, answered = place_of(pack), True
    alike: Counter[str] = Counter()
    causes: set[str] = set()
    try:
        for fault in apart(_faults, pack.slug, pack.home, patience=PATIENCE):
            if fault.cause:  # one exception is one fault, however many checks meet it
                if fault.cause in causes:
                    continue
                causes.add(fault.cause)
            alike[fault.code] += 1
            if alike[fault.code] <= _ALIKE:
                found.append(Finding(CODE, str(fault), file=file, hint=_HINT))
    except Unheard as silence:
        answered = False
        found.append(unheard(pack, silence, "trying it against the contract", PATIENCE))
    for code, number in alike.items():
        if number > _ALIKE:
            more = f"{code}: and {number - _ALIKE} more"
            found.append(Finding(CODE, more, file=file, hint=_HINT))
    return found, answered


def _faults(say: Say, slug: str, home: Path | None) -> None:
    for fault in testing.core(rules.pack(slug, home), heard=lambda: say(None)):
        say(fault)


def unheard(pack: GamePack, silence: Unheard, doing: str, patience: float) -> Finding:
    """An engine that doesn't answer while it is `doing` something, at the line where it was."""
    told = f"never-answers: nothing came of {doing} in {patience:.0f} s"
    if not silence.looping:
        told = f"never-answers: {doing} ended the whole process"
        told += ", here" if silence.line else ""
    elif silence.line:
        told += "; the engine is here"
    return Finding(
        CODE,
        told,
        file=silence.file or place_of(pack),
        line=silence.line,
        column=1 if silence.line else 0,
        hint=_HINT,
    )
