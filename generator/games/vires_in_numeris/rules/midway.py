"""A state in the middle of things as one line of a record, and back.

The setup lines of a record say where the cards lie; this line says all else: whose turn it is, what
is still to happen, who is asked what, what has been counted and seen. Steps are told by the names
of the rules that they run. Only the games that somebody guessed begin so.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import astuple
from types import FunctionType
from typing import Any, Final

from generator.games.vires_in_numeris.rules import choices, effects, mining, turn, verbs, windows
from generator.games.vires_in_numeris.rules.knowledge import Knowledge
from generator.games.vires_in_numeris.rules.state import Question, Shown, State
from generator.rules.contract import Outcome

_MODULES: Final = (verbs, windows, choices, effects, mining, turn)
_RULES: Final[dict[str, Callable[..., Any]]] = {
    f"{thing.__module__.rpartition('.')[2]}.{thing.__name__}": thing
    for module in _MODULES
    for thing in vars(module).values()
    if isinstance(thing, FunctionType)
}
_NAMES: Final = {rule: name for name, rule in _RULES.items()}
_QUESTIONS: Final[dict[str, Question]] = {
    thing.name: thing
    for module in _MODULES
    for thing in vars(module).values()
    if isinstance(thing, Question)
}
#: What is told as it is, and what is a list of such.
_PLAIN: Final = (
    "asked", "barred", "cancelled", "counts", "forced", "locked", "mined", "peak", "play_over",
    "shielded", "turn", "turns",
)  # fmt: skip
_KINDS: Final[tuple[Any, ...]] = (windows.Use, windows.Moment, Shown)
_LISTS: Final = ("limbo", "locks", "shown", "todo", "uses")


def write(state: State) -> str:
    """The line of `state`, which has not been played on since it was guessed."""
    told: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    told |= {name: [_told(one) for one in getattr(state, name)] for name in _LISTS}
    told["about"] = _told(state.about)
    told["question"] = state.question.name if state.question else None
    told["outcome"] = astuple(state.outcome) if state.outcome else None
    told["votes"] = {str(seat): vote for seat, vote in state.votes.items()}
    told["knows"] = [
        {
            "viewer": one.viewer,
            "where": {card: sorted(places) for card, places in one.where.items()},
            "least": one.least,
            "most": one.most,
        }
        for one in state.memory[1].values()
    ]
    return json.dumps(told, sort_keys=True)


def read(line: str, state: State) -> State:
    """`state`, whose cards lie as they did, in the middle of what `line` tells. Raises ValueError
    for a line that `write` can't have made."""
    try:
        told = json.loads(line)
        for name in _PLAIN:
            setattr(state, name, told[name])
        for name in _LISTS:
            setattr(state, name, [_meant(one) for one in told[name]])
        state.about = _meant(told["about"])
        state.question = _QUESTIONS[told["question"]] if told["question"] else None
        if told["outcome"]:
            winners, scores, *how = told["outcome"]
            state.outcome = Outcome(tuple(winners), tuple(scores), *how)
        state.votes = {int(seat): vote for seat, vote in told["votes"].items()}
        knows = (
            Knowledge(
                one["viewer"],
                {card: set(places) for card, places in one["where"].items()},
                one["least"],
                one["most"],
            )
            for one in told["knows"]
        )
        state.memory = (0, {one.viewer: one for one in knows})
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not a moment of a game: {error!r}") from error
    return state


def _told(value: Any) -> Any:
    """A value for JSON: a tuple is a list, and what needs a name gets one."""
    if isinstance(value, FunctionType):
        return {"rule": _NAMES[value]}
    for kind in _KINDS:
        if isinstance(value, kind):
            return {kind.__name__: [_told(getattr(value, part)) for part in kind.__match_args__]}
    if isinstance(value, tuple):
        return [_told(one) for one in value]
    return value


def _meant(value: Any) -> Any:
    """What `_told` told."""
    if isinstance(value, dict):
        ((name, parts),) = value.items()
        if name == "rule":
            return _RULES[parts]
        kinds = {kind.__name__: kind for kind in _KINDS}
        return kinds[name](*map(_meant, parts))
    if isinstance(value, list):
        return tuple(map(_meant, value))
    return value
