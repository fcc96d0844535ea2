"""A game at the terminal, against the agents: to try its rules before anything is printed.

In: an engine, the names of its cards, and a way to ask and to say. Out: a played game, or one saved
for later. Everything shown comes from the person's own view; nothing needs more than lines of text,
so a pipe can play too. Saving writes the transcript, under a head that says who sits where.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from generator import rules
from generator.errors import Problem, UserError, did_you_mean
from generator.files import write_whole
from generator.limits import Exceeded
from generator.processes import Stopped
from generator.rules import GamePack
from generator.rules.names import Names
from generator.rules.pack import Agent
from generator.simulation.games import decide, job
from generator.simulation.lookup import looked_up
from generator.simulation.narration import narration
from generator.simulation.patience import NoAnswer, Thinking, sat_with

_HELP = (
    "  a number  play that move; Enter alone plays the only move there is",
    "  ?         what I would play",
    "  t         the table and the moves again",
    "  a [n]     let me play n moves for you, or all of them",
    "  u         take your last move back",
    "  r [n]     the rules: the sections, section n, or a rule such as 2.1",
    "  s [file]  save; deckproof play ... --resume file goes on",
    "  q         leave",
    "  h         this help",
)
_COMMANDS = ["help", "quit", "save", "undo", "table", "rules", "auto", "hint"]
_HEAD = "# "
#: So many void deals in a row happen in no deck that was shuffled.
_MOST_VOID = 100

Ask = Callable[[], str | None]
Say = Callable[[str], None]


@dataclass(frozen=True)
class Seats:
    """Who plays: the person's seat, and an agent's name for each of the others (the person's own
    place in `agents` is "you"). Agents draw their chance from `seed`."""

    players: int
    seat: int
    agents: tuple[str, ...]
    seed: int


@dataclass
class Table:
    """A game under way, with who plays it. `moves` counts all moves, so that an agent's chance at
    any point is the same after taking back and after resuming."""

    pack: GamePack
    seats: Seats
    state: Any
    moves: int = 0
    past: list[tuple[Any, int]] = field(default_factory=list)


def fresh(
    pack: GamePack, seed: int, players: int | None, seat: int, others: Sequence[str], **options: Any
) -> Table:
    """A new game. Raises UserError for a number of players, seat, agent or option there isn't."""
    try:
        players = job(pack, players, **options).players
        seats = Seats(players, seat, _seated(pack, players, seat, others), seed)
        for dealt in range(seed, seed + _MOST_VOID):
            state = pack.game.new(players, seed=dealt, **options)
            if state.outcome is None:  # a void deal is dealt again
                break
    except ValueError as error:
        raise UserError(Problem(str(error))) from None
    return Table(pack, replace(seats, seed=dealt), state)


def _seated(pack: GamePack, players: int, seat: int, others: Sequence[str]) -> tuple[str, ...]:
    if seat not in range(players):
        raise ValueError(f"there is no seat {seat} among {players} players (0 to {players - 1})")
    wanted = list(pack.line_up(players - 1, others)) if players > 1 else []
    return (*wanted[:seat], "you", *wanted[seat:])


def saved(table: Table) -> str:
    """The game as text: who plays, then the transcript."""
    seats = table.seats
    head = {
        "players": seats.players, "seat": seats.seat, "agents": " ".join(seats.agents),
        "seed": seats.seed, "moves": table.moves,
    }  # fmt: skip
    lines = [f"{_HEAD}{name}: {value}\n" for name, value in head.items()]
    return "".join(lines) + table.pack.game.transcript(table.state)


def resumed(pack: GamePack, text: str, file: str, seat: int, others: Sequence[str]) -> Table:
    """The game that `saved` or the engine's `transcript` wrote; a bare transcript is taken up from
    `seat`. Raises UserError with the line at fault."""
    lines = text.splitlines(keepends=True)
    head: dict[str, str] = {}  # a line each, so that its length is where the transcript begins
    while lines and lines[0].startswith(_HEAD):
        name, _, value = lines.pop(0).removeprefix(_HEAD).partition(":")
        head[name.strip()] = value.strip()
    named = lines[0].split() if lines else []
    if pack.slug not in named:
        known = [word for word in named if word in rules.names(pack.home)]
        found = f"is a saved game of {known[0]}" if known else "is no saved game"
        raise UserError(Problem(found, file=file, expected=f"one of {pack.slug}"))
    try:
        seat, seed = _number(head, "seat", seat), _number(head, "seed", 0)
        state = pack.game.replay("".join(lines), seed)
        players = int(head.get("players") or state.view(0).get("players", 2))
        moves = _number(head, "moves", 0)
        if "agents" in head:
            others = [name for name in head["agents"].split() if name != "you"]
        seats = Seats(players, seat, _seated(pack, players, seat, others), seed)
    except (ValueError, KeyError) as error:
        place = re.match(r"line (\d+): ", str(error))
        line = int(place[1]) + len(head) if place else 0
        reason = str(error)[place.end() :] if place else str(error)
        raise UserError(
            Problem(f"can't be resumed: {reason}", file=file, line=line, column=int(line > 0))
        ) from None
    return Table(pack, seats, state, moves)


def _number(head: dict[str, str], name: str, default: int) -> int:
    text = head.get(name, str(default))
    if not text.isdecimal():
        raise ValueError(f"# {name}: {text!r} is not a number")
    return int(text)


class Session:
    """One session. `ask` answers the next line or None at the end of input; `say` shows a line;
    `path` is where to save when nothing else is named."""

    def __init__(
        self, table: Table, title: str, names: Names, ask: Ask, say: Say, path: Path | None = None
    ) -> None:
        self.table, self.title = table, title
        self.names = names
        self.ask, self.say, self.path = ask, say, path
        self.narration = narration(table.pack)
        # A game in which nobody ever chooses anything is played at the person's pace.
        self.paced = hasattr(table.state, "run")
        self.auto = 0
        self.thinking: Thinking = nullcontext
        self.shown = False  # does the person see the table as it is now?

    def run(self) -> bool:
        """Plays until the end (True) or until the person leaves (False), and saves then if a file
        was named. An interrupted game, or one that no longer answers, is saved likewise."""
        try:
            with sat_with(self.table.pack) as self.thinking:
                return self._sitting()
        except (KeyboardInterrupt, Stopped, Exceeded, NoAnswer):
            self.say("")
            if self.path:
                self._save(str(self.path))
            raise

    def _sitting(self) -> bool:
        self._opening()
        table = self.table
        while table.state.outcome is None:
            if self._goes_by_itself():
                continue
            if self.auto:
                self.auto -= 1
                self._choose(self._hint())
                continue
            answer = self._answer()
            if answer is None or answer in ("q", "quit"):
                self._leave(ended=answer is None)
                return False
            self._do(answer)
        self._ending()
        if self.path:
            self._save(str(self.path))
        return True

    def _opening(self) -> None:
        """Who plays, how the game goes, what can be typed."""
        table = self.table
        players = ", ".join(
            f"{self.names.who(seat)} ({name})" if name != "you" else f"you (seat {seat})"
            for seat, name in enumerate(table.seats.agents)
        )
        self.say(f"{self.title}, seed {table.seats.seed}: {players}.")
        for line in self.narration.primer(self._view()):
            self.say(line)
        self.say("Type the number of a move. ? gives a hint, r the rules, h all that you can type.")

    # Moves

    def _goes_by_itself(self) -> bool:
        """Plays one move that isn't the person's to choose: an agent's, or the only one."""
        state, seats = self.table.state, self.table.seats
        options = state.options()
        if state.seat == seats.seat and (len(options) > 1 or self.paced):
            return False
        if state.seat == seats.seat:
            move = options[0]
        else:
            move = decide(state, self._agent(state.seat), self._chance(state.seat))
        self._play(move)
        return True

    def _agent(self, seat: int) -> Agent:
        return self.table.pack.agent(self.table.seats.agents[seat])

    def _chance(self, seat: int) -> Random:
        return Random(f"{self.table.seats.seed}/{seat}/{self.table.moves}")

    def _play(self, move: Any) -> None:
        table = self.table
        me, seat, view = table.seats.seat, table.state.seat, table.state.view(table.seats.seat)
        if seat != me:
            said = self.narration.announced(move, view, self.names)
        else:
            said = self.narration.option(move, view, self.names)
        forced = seat == me and len(table.state.options()) == 1
        mark = self.narration.mark(table.state, me)
        table.state.play(move)
        table.moves += 1
        if said and not self.paced:
            why = " (nothing else is possible)" if forced else ""
            self.say(f"{self.names.says(seat, said)}{why}")
        for line in self.narration.since(table.state, mark, me, self.names):
            self.say(f"    {line}")

    # Talking

    def _answer(self) -> str | None:
        """What the person says to the moves that there are."""
        if not self.shown:
            self._show()
            self.shown = True
        with self.thinking():
            answer = self.ask()
        return None if answer is None else answer.strip()

    def _view(self) -> Any:
        return self.table.state.view(self.table.seats.seat)

    def _show(self) -> None:
        view, options = self._view(), self.table.state.options()
        self.say("")
        for line in self.narration.table(view, self.names):
            self.say(line)
        for number, move in enumerate(options, start=1):
            self.say(f"{number:>4}  {self.narration.option(move, view, self.names)}")

    def _hint(self) -> Any:
        return decide(
            self.table.state, self.table.pack.adviser, self._chance(self.table.seats.seat)
        )

    def _do(self, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        rest = rest.strip()
        options = self.table.state.options()
        if word in ("h", "help"):
            for line in (*self.narration.primer(self._view()), *_HELP):
                self.say(line)
        elif word in ("r", "rules"):
            for line in looked_up(self.table.pack, rest):
                self.say(line)
        elif word in ("?", "hint"):
            self.say(f"I would: {self.narration.option(self._hint(), self._view(), self.names)}")
        elif word in ("t", "table"):
            self.shown = False
        elif word in ("a", "auto") and (not rest or rest.isdecimal()):
            self.auto = int(rest or 1_000_000)
        elif word in ("u", "undo"):
            self._undo()
        elif word in ("s", "save"):
            self._save(rest or str(self.path or f"{self.table.pack.slug}.game"))
        elif answer == "" and len(options) == 1:
            self._choose(options[0])
        elif answer.isdecimal() and 1 <= int(answer) <= len(options):
            self._choose(options[int(answer) - 1])
        else:
            moves = f"none of 1 to {len(options)}" if len(options) > 1 else "not 1, the only move"
            self.say(f"{answer!r} is {moves}; {did_you_mean(word, _COMMANDS) or 'h helps'}")

    def _choose(self, move: Any) -> None:
        table = self.table
        table.past.append((table.state.copy(), table.moves))
        self.shown = False
        self._play(move)

    def _undo(self) -> None:
        table = self.table
        if not table.past:
            self.say("There is nothing to take back.")
            return
        table.state, table.moves = table.past.pop()
        self.shown = False
        self.say("Taken back.")

    def _save(self, name: str) -> None:
        try:
            write_whole(Path(name), saved(self.table).encode())
        except UserError as error:
            self.say(str(error))
            return
        self.say(f"Saved in {name}; go on with --resume {name}")

    def _leave(self, ended: bool) -> None:
        if ended:
            self.say("")
            self.say("The input has ended.")
        if self.path:
            self._save(str(self.path))
        elif self.table.past:
            self.say("This game is not saved.")
        self.say("Good-bye.")

    def _ending(self) -> None:
        outcome, seats = self.table.state.outcome, self.table.seats
        won = [self.names.who(seat) for seat in outcome.winners]
        told = " and ".join(won)
        if not won:
            verdict = "nobody wins"
        elif len(won) > 1:
            verdict = f"{told} share the victory"
        else:
            verdict = "you win" if told == "you" else f"{told} wins"
        scores = ", ".join(
            f"{self.names.who(seat)} {outcome.scores[seat]}" for seat in range(seats.players)
        )
        reason = self.table.pack.words.end(outcome.reason)
        rule = f" (rule {outcome.clause.rpartition('-')[2]})" if outcome.clause else ""
        self.say("")
        self.say(f"The game is over, because {reason}{rule}: {verdict}.")
        for line in self.narration.closing(self.table.state, self.names):
            self.say(f"    {line}")
        self.say(f"Scores: {scores}.")
