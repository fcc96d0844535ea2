"""A game as one record: all that the tool knows of it, ours and anybody's alike.

In: an engine, and as much beside it as its author cares to say. Out: `GamePack`, which `check`,
`simulate`, `play`, rulebooks and faces ask. Everything but the engine has a plain default, so a
bare engine is a whole game already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Literal, Protocol

from generator.rules.columns import Batch
from generator.rules.contract import Game
from generator.rules.names import Names

View = Mapping[str, Any]
Moves = Sequence[Any]
Choose = Callable[[View, Moves, Random], Any]
#: A card's id and the seat that used it.
Use = tuple[str, int]
#: Names what is to be counted in a finished game, each as often as it comes.
Watch = Callable[[Any], Iterable[str]]
Verdict = Literal["true", "usually true", "false", "never seen"]


@dataclass(frozen=True)
class Agent:
    """A named way to choose, from what one seat may see.

    `choose(view, moves, chance)` answers one of the legal moves; it never gets the state, so hidden
    cards can't reach it, and it remembers nothing, so that a game can be taken back and resumed.
    `about` says in a sentence how it plays; a `blind` agent doesn't look at its view, which then
    needn't be made.
    """

    name: str
    about: str
    choose: Choose
    blind: bool = False


def _any(view: View, moves: Moves, chance: Random) -> Any:
    return moves[int(chance.random() * len(moves))]


#: Every game has this one.
RANDOM = Agent("random", "plays any legal move, each as likely as the other", _any, blind=True)


@dataclass(frozen=True)
class Peak:
    """What there is the most of at one time.

    `called` are the words for it, `printed` the component or the kind of card that it is printed as
    (the peak's own name, unless said; "cards" is the whole deck), and `beyond` how the rules let it
    grow past what is printed.
    """

    called: str
    printed: str = ""
    beyond: str = ""


@dataclass(frozen=True)
class Words:
    """What players call the things that an engine counts, by the names under which it counts.

    `events` (`State.stats["events"]`) lists all that the engine can count, so that a figure can
    also say what never came; `ends` are reasons of an `Outcome` as a clause ("a player had no card
    left"); `peaks` are `State.stats["peaks"]`; `used` says what it means that a card was used.
    """

    events: Mapping[str, str] = field(default_factory=dict)
    ends: Mapping[str, str] = field(default_factory=dict)
    peaks: Mapping[str, Peak] = field(default_factory=dict)
    used: str = "used"

    def event(self, name: str) -> str:
        """What an event is called."""
        return self.events.get(name) or _spelt(name)

    def end(self, reason: str) -> str:
        """How a game ended, as a clause."""
        return self.ends.get(reason) or _spelt(reason)

    def peak(self, name: str) -> str:
        """What there was so much of."""
        return self.peaks[name].called if name in self.peaks else _spelt(name)


def _spelt(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


class Narration(Protocol):
    """How one game is told: the table as one seat sees it, moves as things to do, what came of
    them. A move is told with its verb first ("play the Ace"), so that it can be made a sentence.

    A narration may also have `account(state, mark)`, what came of a move as data for an example of
    play, and `aside(facts)`, what is said behind a card's name.
    """

    def primer(self, view: View) -> list[str]:
        """How the game goes and how it is won, for somebody who has never seen it."""

    def table(self, view: View, names: Names) -> list[str]:
        """What the seat of this view sees."""

    def option(self, move: Any, view: View, names: Names) -> str:
        """A move as something to do: "play the Seven of Hearts"."""

    def announced(self, move: Any, view: View, names: Names) -> str:
        """A move as the seat of this view learns of it when another makes it; "" for nothing."""

    def mark(self, state: Any, seat: int) -> Any:
        """Where the telling has come to."""

    def since(self, state: Any, mark: Any, seat: int, names: Names) -> list[str]:
        """What has happened since the mark, as far as `seat` may know, a sentence each."""

    def closing(self, state: Any, names: Names) -> list[str]:
        """How the final scores of a finished game come about, a line each."""


@dataclass(frozen=True)
class Run:
    """Games to be played for claims: by whom, how many, under which options; `watch` marks what
    the usual figures don't tell. A `main` run is published with its lengths and win shares."""

    id: str
    players: int
    games: int
    agents: tuple[str, ...] = ("heuristic",)
    options: tuple[tuple[str, Any], ...] = ()
    watch: Watch | None = None
    main: bool = False

    @property
    def line_up(self) -> tuple[str, ...]:
        """The agent of each seat; one agent plays all seats."""
        return self.agents * self.players if len(self.agents) == 1 else self.agents


@dataclass(frozen=True)
class Claim:
    """One sentence about the game, judged: `figure` says on what evidence, `runs` are those that it
    rests on, `lines` those of the source that make it, or "" if it is a question that players ask.
    """

    id: str
    sentence: str
    verdict: Verdict
    figure: str
    runs: tuple[str, ...]
    lines: str = ""


@dataclass(frozen=True)
class Claims:
    """What is claimed of a game and only playing can settle: the games to play, and a judge that
    makes `Claim`s of their tallies (`{run id: generator.simulation.Tally}`)."""

    runs: tuple[Run, ...]
    judge: Callable[[Mapping[str, Any]], Iterable[Claim]]


def _first_of_stats(state: Any) -> int:
    return int(state.stats.get("first", 0))


@dataclass(frozen=True)
class GamePack:
    """One game, whole.

    `game` is the engine. `clauses` are its rules as numbered sentences ("garden-2.1"), `sections`
    their headings ("garden-2"); `agents` play it beside `random`; `words`, `narration` and `claims`
    are what their classes say. `uses(state)` yields (card, seat) for all that a card did in a
    finished game (without it nothing is said of single cards), `starter(state)` the seat that had
    the first turn. `ornaments` names packages of drawing functions that layouts may call. `batch`
    plays many games at once, where nobody chooses anything; without it they are played one by one.

    `home` is the folder of the project that the pack was found in, None for one that is installed;
    `source` its file or folder. The registry fills in both.
    """

    game: Game
    clauses: Mapping[str, str] = field(default_factory=dict)
    sections: Mapping[str, str] = field(default_factory=dict)
    agents: tuple[Agent, ...] = ()
    words: Words = Words()
    narration: Narration | None = None
    claims: Claims | None = None
    ornaments: tuple[str, ...] = ()
    uses: Callable[[Any], Iterable[Use]] | None = None
    starter: Callable[[Any], int] = _first_of_stats
    batch: Batch | None = None
    home: Path | None = None
    source: Path | None = None

    @property
    def slug(self) -> str:
        """The engine's name."""
        return self.game.slug

    @property
    def adviser(self) -> Agent:
        """Who plays and gives hints where nobody is named: `heuristic`, else the pack's first own
        agent, else `random`."""
        by_name = {agent.name: agent for agent in self.agents}
        return by_name.get("heuristic") or next(iter(self.agents), RANDOM)

    def agent(self, name: str) -> Agent:
        """One agent. Raises ValueError naming those there are."""
        known = {agent.name: agent for agent in (RANDOM, *self.agents)}
        if name not in known:
            raise ValueError(f"{self.slug} has no agent {name!r}; there are {', '.join(known)}")
        return known[name]

    def line_up(self, players: int, wanted: Sequence[str]) -> tuple[str, ...]:
        """The name of each seat's agent: one for all, or one a seat. Else raises ValueError."""
        for name in wanted:
            self.agent(name)
        if len(wanted) == 1:
            return tuple(wanted) * players
        if len(wanted) != players:
            raise ValueError(f"{len(wanted)} agents for {players} players: name one, or one a seat")
        return tuple(wanted)

    def limits(self, **options: Any) -> dict[str, int]:
        """How much there is of each thing that `stats["peaks"]` counts, as far as it is limited:
        what the engine's own `limits` says, if it has one."""
        own = getattr(self.game, "limits", None)
        return dict(own(**options)) if own is not None else {}
