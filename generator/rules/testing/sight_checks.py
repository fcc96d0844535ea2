"""Checks of what seats may know: views, guesses, and how a game is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

from generator.rules.names import Names, seated
from generator.rules.testing.faults import Fault
from generator.rules.testing.walks import Lab, Sample, cards, cause, print_of, told, wander, zones

#: Guesses of one seat at one state, and moves that a guess is played on.
_GUESSES, _ON = 3, 30
#: So many seats guess at each state.
_WATCHERS = 3


def views_are_a_seats_own(lab: Lab) -> Iterator[Fault]:
    """`view` says whose it is, is the same twice, and is for seats that somebody sits on."""
    for sample in lab.samples:
        state, players = sample.state, sample.walk.players
        for seat in range(players):
            view = state.view(seat)
            if not isinstance(view, Mapping) or type(view.get("me")) is not int:
                yield sample.fault("view-nobodys", f"view({seat}) has no seat under 'me'")
            elif view["me"] != seat:
                yield sample.fault("view-nobodys", f"view({seat})['me'] is {view['me']}")
            if state.view(seat) != view:
                yield sample.fault("view-changes", f"view({seat}) is another one the second time")
        for stranger in (-1, players, players + 90):
            asking = partial(state.view, stranger)
            yield from _for_nobody(sample, asking, f"view({stranger})", "is seen by nobody")


def guesses_could_be(lab: Lab) -> Iterator[Fault]:
    """A guess has the view, the zones and the cards of its state, can be played on, and says
    nothing of what the seat can't know: its moves are those that the seat has."""
    for sample in lab.samples:
        for seat in _watchers(sample):
            yield from _guessed(lab, sample, seat)


def _watchers(sample: Sample) -> list[int]:
    """The seats that guess at a state: the one to move and those after it, not a whole crowd."""
    first, players = sample.state.seat or 0, sample.walk.players
    return [(first + turn) % players for turn in range(min(players, _WATCHERS))]


def _guessed(lab: Lab, sample: Sample, seat: int) -> Iterator[Fault]:
    state, players = sample.state, sample.walk.players
    chance = sample.chance(f"guess/{seat}")
    before, view, held = print_of(state, players), state.view(seat), cards(state)
    sizes = {name: len(pile) for name, pile in zones(state).items()}
    for number in range(_GUESSES):
        start = chance.getstate()
        guess = state.guess(seat, chance)
        if guess.view(seat) != view:
            yield sample.fault("view-leaks", f"seat {seat}: {_differs(view, guess.view(seat))}")
            return
        if {name: len(pile) for name, pile in zones(guess).items()} != sizes:
            yield sample.fault("guess-differs", f"seat {seat}: a guess has zones of other sizes")
        if cards(guess) != held:
            yield sample.fault("guess-differs", f"seat {seat}: a guess has other cards")
        if state.seat == seat and tuple(guess.options()) != tuple(state.options()):
            sentence = f"seat {seat} has other options in a guess: they show what it can't know"
            yield sample.fault("options-leak", sentence)
        if number:
            continue
        same = Random()
        same.setstate(start)
        if zones(state.guess(seat, same)) != zones(guess):
            yield sample.fault("guess-unsteady", "the same chance gives another guess")
        yield from _lived_in(lab, sample, seat, guess)
    if print_of(state, players) != before:
        yield sample.fault("guess-with-effect", "guessing, or playing a guess, changes the state")
    for stranger in (-1, players):
        asking = partial(state.guess, stranger, chance)
        yield from _for_nobody(sample, asking, f"guess({stranger})", "is answered")


def _for_nobody(
    sample: Sample, asking: Callable[[], object], call: str, answered: str
) -> Iterator[Fault]:
    """What is asked for a seat that there isn't raises ValueError."""
    try:
        asking()
    except ValueError:
        return
    except Exception as error:
        yield sample.fault("wrong-error", f"{call} raises {told(error)}")
    else:
        yield sample.fault("view-of-stranger", f"{call} {answered}")


def _lived_in(lab: Lab, sample: Sample, seat: int, guess: Any) -> Iterator[Fault]:
    """A guess can be written, read and played on like any game."""
    held = cards(guess)
    try:
        again = lab.game.replay(lab.game.transcript(guess))
        if zones(again) != zones(guess):
            yield sample.fault("replay-differs", "a replayed guess isn't the guess")
        wander(guess, sample.chance("play"), _ON)
    except Exception as error:
        sentence = f"seat {seat}: a guess raises {told(error)}"
        yield sample.fault("guess-unplayable", sentence, cause(error))
        return
    if cards(guess) != held:
        yield sample.fault("cards-not-conserved", "a guess that is played on loses cards")


def _differs(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    return f"what it can't see, dealt anew, changes its view: {', '.join(map(str, names))}"


def guesses_differ(lab: Lab) -> Iterator[Fault]:
    """Where cards are hidden, no zone of them is guessed as it truly is each time; and a guess has
    neither the transcript nor the future of the true game."""
    hidden: Counter[str] = Counter()
    moved: Counter[str] = Counter()
    ids: dict[str, set[str]] = {}
    same = other = 0
    for sample in lab.samples:
        state = sample.state
        if state.outcome is not None:
            continue
        truth, text, ahead = zones(state), lab.game.transcript(state), _futures(lab, sample)
        for name, pile in truth.items():
            ids.setdefault(_family(name), set()).update(pile)
        for seat in _watchers(sample):
            chance = sample.chance(f"differ/{seat}")
            guesses = [state.guess(seat, chance) for _ in range(_GUESSES)]
            dealt = [zones(guess) for guess in guesses]
            unseen = set(cards(state)).difference(_words(state.view(seat)))
            for name, pile in truth.items():
                if len(unseen) > 1 and not unseen.isdisjoint(pile):
                    hidden[_family(name)] += 1
                    moved[_family(name)] += any(guessed[name] != pile for guessed in dealt)
            for guess, guessed in zip(guesses, dealt, strict=True):
                if guessed != truth:
                    if lab.game.transcript(guess) == text:
                        yield sample.fault("guess-is-truth", "a guess has the true transcript")
                elif len(ahead) > 1:
                    wander(guess, sample.chance("ahead"), _ON)
                    match = str(print_of(guess, sample.walk.players))
                    same, other = same + (match == ahead[0]), other + (match != ahead[0])
    for family, times in hidden.items():
        # Where only one sort of card ever lies, a view that counts them shows them all.
        if times > 3 and len(ids[family]) > 1 and not moved[family]:
            sentence = f"cards in {family} were hidden {times} times, and no guess moved one"
            yield Fault("guess-is-truth", sentence)
    if same > 3 and not other:
        yield Fault("guess-knows-chance", f"{same} guesses went on just as the true game would")


def _family(zone: str) -> str:
    """The name of a zone without its seat."""
    return zone.rstrip("0123456789").rstrip("-")


def _futures(lab: Lab, sample: Sample) -> list[str]:
    """How the game goes on, with the same choices: the true future, and others if chance decides
    anything in it."""
    text, seeds = lab.game.transcript(sample.state), range(sample.walk.seed, sample.walk.seed + 3)
    found = []
    for seed in seeds:
        with suppress(ValueError):  # a transcript may know its seed, and refuse another
            state = wander(lab.game.replay(text, seed=seed), sample.chance("ahead"), _ON)
            found.append(str(print_of(state, sample.walk.players)))
    return list(dict.fromkeys(found))


def _words(value: Any) -> Iterator[str]:
    """Every text in a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from _words(key)
            yield from _words(part)
    elif isinstance(value, (tuple, list, set, frozenset)):
        for part in value:
            yield from _words(part)


def narration_speaks(lab: Lab) -> Iterator[Fault]:
    """The pack's own narration speaks of every state and move, in single lines."""
    narration = lab.pack.narration
    if narration is None:
        return
    for sample in lab.samples:
        state, players = sample.state.copy(), sample.walk.players
        names = Names({}, seated(players, you=0))
        views = [state.view(seat) for seat in range(players)]
        said = [*narration.primer(views[0])]
        for seat in range(players):
            said += narration.table(views[seat], names)
        mark = narration.mark(state, 0)
        for move in state.options():
            told_of = narration.option(move, views[move.seat], names)
            if not told_of:
                yield sample.fault("narration-silent", f"nothing is said of {move}")
            said.append(told_of)
            said += [narration.announced(move, view, names) for view in views]
        wander(state, sample.chance("told"), 5)
        for seat in range(players):
            said += narration.since(state, mark, seat, names)
        if state.outcome is not None:
            said += narration.closing(state, names)
        for line in said:
            if not isinstance(line, str):
                yield sample.fault("narration-unsound", f"{line!r} is no text")
