"""Checks of transcripts: they give the game back, and broken ones are refused by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from generator.rules.testing.faults import Fault
from generator.rules.testing.walks import Lab, cause, print_of, told, wander

#: So many ways to break each transcript.
_BROKEN = 12


def transcripts_replay(lab: Lab) -> Iterator[Fault]:
    """A transcript gives the same state back, prints the same again, and with the game's seed goes
    on as the game would have."""
    for sample in lab.samples:
        game, players = lab.game, sample.walk.players
        text = game.transcript(sample.state)
        try:
            again = game.replay(text)
            seeded = game.replay(text, seed=sample.walk.seed)
        except Exception as error:
            sentence = f"its own transcript raises {told(error)}"
            yield sample.fault("replay-refused", sentence, cause(error))
            continue
        if print_of(again, players) != print_of(sample.state, players):
            yield sample.fault("replay-differs", "a replayed game isn't the one that was written")
        if game.transcript(again) != text:
            yield sample.fault("replay-differs", "a replayed game has another transcript")
        on = wander(sample.state.copy(), sample.chance("on"), 20)
        wander(seeded, sample.chance("on"), 20)
        if print_of(on, players) != print_of(seeded, players):
            sentence = "replayed with its seed, the game goes on otherwise than it would have"
            yield sample.fault("replay-forgets-chance", sentence)


def broken_transcripts_are_refused(lab: Lab) -> Iterator[Fault]:
    """Text that is no transcript raises ValueError, and so does one that was tampered with, unless
    it tells of another game that could be."""
    for text in ("", "\n", _STRANGE, _STRANGE * 3):
        yield from _read(lab, text, None, Fault("", "", None, None, None))
    for walk in lab.walks:
        if not walk.samples:
            continue
        sample = walk.samples[-1]
        text = lab.game.transcript(sample.state)
        chance = sample.chance("broken")
        where = sample.fault("", "")
        for _ in range(_BROKEN):
            yield from _read(lab, _broken(text, chance), text, where)
        yield from _read(lab, text + _STRANGE, None, where)
        yield from _read(lab, _STRANGE + text, None, where)


_STRANGE = "this line is nothing that was ever written\n"


def _broken(text: str, chance: Random) -> str:
    """A transcript with one thing wrong."""
    lines = text.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    way = chance.randrange(6)
    if way == 0:
        del lines[at]
    elif way == 1:
        lines.insert(at, lines[chance.randrange(len(lines))])
    elif way == 2:
        lines[at] = lines[at].rstrip("\n")[: chance.randrange(len(lines[at]))] + "\n"
    elif way == 3:
        words = lines[at].split(" ")
        words[chance.randrange(len(words))] = chance.choice(("x", "-1", "99", "[]", "{}", "null"))
        lines[at] = " ".join(words)
    elif way == 4:
        letter = chance.randrange(len(lines[at]))
        lines[at] = lines[at][:letter] + chance.choice(":;, 7é\t") + lines[at][letter + 1 :]
    else:
        words = lines[at].split()
        chance.shuffle(words)
        lines[at] = " ".join(words) + "\n"
    return "".join(lines)


def _read(lab: Lab, text: str, whole: str | None, where: Fault) -> Iterator[Fault]:
    """Reads a text that must be refused; if a `whole` one is given, another game that could be may
    come out, but then one that prints."""
    try:
        state = lab.game.replay(text)
        if whole is not None:
            lab.game.transcript(state)
            return
    except ValueError as error:
        if re.search(r"\blines? \d", str(error)) or not text.strip():
            return
        sentence = f"reading {_line(text, whole)} raises {told(error)}, which names no line"
        code = "line-unsaid"
    except Exception as error:
        code, sentence = "wrong-error", f"reading {_line(text, whole)} raises {told(error)}"
    else:
        code, sentence = "record-accepted", f"{text.splitlines()[:1]} was read as a transcript"
    yield Fault(code, sentence, where.players, where.seed, where.move)


def _line(text: str, whole: str | None) -> str:
    """The line that was broken."""
    lines, ours = text.splitlines(), (whole or "").splitlines()
    for number, line in enumerate(lines):
        if ours[number : number + 1] != [line]:
            return f"line {number + 1} as {line[:60]!r}"
    return f"the transcript cut off after line {len(lines)}"
