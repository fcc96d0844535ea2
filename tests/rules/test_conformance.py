"""The public suite against three games that keep the contract, and against games that break it in
one way each: every fault that it knows is found in some of them.
"""

from __future__ import annotations

import importlib
import re
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from kit_games import black_moon, deep_shaft, pig

import generator.rules.testing as testing
from generator.rules import Agent, Ledger, Option, Outcome, Peak, Refusal, Words, kit
from generator.rules.contract import Move
from generator.rules.names import Names, seated
from generator.rules.testing import conformance, core
from generator.simulation.narration import PLAIN

MOON, SHAFT, PIG = black_moon.PACK, deep_shaft.PACK, pig.PACK

test_black_moon = conformance(MOON)
test_deep_shaft = conformance(SHAFT)
test_pig = conformance(PIG)


@pytest.mark.parametrize("pack", [MOON, SHAFT, PIG], ids=lambda pack: pack.slug)
def test_the_core_is_quick_and_finds_nothing(pack: Any) -> None:
    """`core` is what `check` runs for a project's own engine: about two seconds."""
    began = time.process_time()
    assert list(core(pack)) == []
    assert time.process_time() - began < 2


@pytest.mark.parametrize("pack", [MOON, SHAFT, PIG], ids=lambda pack: pack.slug)
def test_a_game_without_a_narration_is_told_plainly(pack: Any) -> None:
    """The plain narration speaks of every kit's views and moves."""
    names = Names({"7C": "Seven"}, seated(4, you=0))
    hands = {"hand": (("7C", "8C"), ("?", "?")), "coins": (1, 2)}
    assert PLAIN.table(hands, names) == ["hand: Seven, 8C | 2 x ?", "coins: 1, 2"]
    state = pack.game.new(seed=1)
    while state.outcome is None:
        view = state.view(state.seat)
        lines = PLAIN.table(view, names) + [PLAIN.option(m, view, names) for m in state.options()]
        assert all(isinstance(line, str) and line for line in lines)
        state.play(state.options()[-1])


# Games that break the contract in one way each

Spoiler = Callable[..., Any]


def spoilt(pack: Any, **parts: Spoiler) -> Any:
    """The pack with methods of its states replaced."""
    game, table = pack.game, type("Spoilt", (pack.game.table,), parts)
    twin = spoilt_game(pack, table=table)
    assert twin.game.table is not game.table
    return twin


def spoilt_game(pack: Any, table: Any = None, **parts: Spoiler) -> Any:
    """The pack with methods of its engine replaced."""
    game = pack.game
    made = type("SpoiltGame", (kit.Game,), parts)(
        game.slug, game.title, table or game.table, players=game.players[:1], ledger=game.ledger,
        cards=game._cards, facts=game._facts, options=game.options, most_moves=game.most_moves,
    )  # fmt: skip
    return replace(pack, game=made)


Base, Engine = kit.Table, kit.Game


def lost_card(self: Any) -> Any:
    zones = Base.zones(self)
    return zones | {"trick": zones["trick"][:1]}


def copy_with_same_trick(self: Any) -> Any:
    twin = Base.copy(self)
    twin.trick = self.trick
    return twin


def copy_with_other_chance(self: Any) -> Any:
    twin = Base.copy(self)
    twin._chance = kit.Chance((), self._chance.seed + 1)
    return twin


def copy_a_turn_later(self: Any) -> Any:
    twin = Base.copy(self)
    twin.turns += 1
    return twin


def effect_before_refusal(self: Any, move: Any) -> None:
    self.turns += self.refusal(move) is not None
    Base.play(self, move)


def plays_anything(self: Any, move: Any) -> None:
    Base.play(self, move if self.refusal(move) is None else self.options()[0])


def wrong_refusal(self: Any, move: Any) -> None:
    if self.refusal(move):
        raise KeyError(move)
    Base.play(self, move)


def view_with_the_deal(self: Any, seat: int) -> Any:
    return Base.view(self, seat) | {"oops": self.hand[seat - 1][:1]}


def view_of_anybody(self: Any, seat: int) -> Any:
    return Base.view(self, seat % len(self.seats))


def hidden_options(self: Any) -> Any:
    """What may be played depends on what another holds."""
    moves = Base.options(self)
    odd = self.hand[self.seat - 1][:1] < ["8"] if moves else False
    return moves[: 1 + len(moves) // 2] if odd else moves


def guess_that_plays(self: Any, seat: int, chance: Random) -> Any:
    self.count("guess")
    return Base.guess(self, seat, chance)


def guess_of_other_cards(self: Any, seat: int, chance: Random) -> Any:
    twin = Base.guess(self, seat, chance)
    if self.hand[seat] and self.hand[seat - 1]:
        twin.hand[seat - 1][0] = self.hand[seat][0]
    return twin


def guess_with_the_true_record(self: Any, seat: int, chance: Random) -> Any:
    twin = Base.guess(self, seat, chance)
    twin.__dict__.update(_head=self._head, _log=self._log[:])
    return twin


def guess_that_breaks(self: Any, seat: int, chance: Random) -> Any:
    twin = Base.guess(self, seat, chance)
    twin.__dict__["_head"] = ("nonsense",)
    return twin


def guess_with_true_chance(self: Any, seat: int, chance: Random) -> Any:
    """Nothing is hidden in this game but what the die will show."""
    return self.copy()


def guess_by_luck(self: Any, seat: int, chance: Random) -> Any:
    return Base.guess(self, seat, Random())


def other_seed(self: Any, record: str, seed: int | None = None) -> Any:
    return Engine.replay(self, record, None if seed is None else seed + 1000)


def one_move_less(self: Any, record: str, seed: int | None = None) -> Any:
    head, _, last = record.rstrip("\n").rpartition("\n")
    return Engine.replay(self, head + "\n" if "seat " in last else record, seed)


def refuses_its_own(self: Any, record: str, seed: int | None = None) -> Any:
    raise ValueError("line 1: never")


def reads_anything(self: Any, record: str, seed: int | None = None) -> Any:
    try:
        return Engine.replay(self, record, seed)
    except ValueError:
        return self.new(seed=1)


def reads_without_lines(self: Any, record: str, seed: int | None = None) -> Any:
    try:
        return Engine.replay(self, record, seed)
    except ValueError:
        raise ValueError("not good") from None


def reads_with_other_errors(self: Any, record: str, seed: int | None = None) -> Any:
    try:
        return Engine.replay(self, record, seed)
    except ValueError:
        raise KeyError("seat") from None


def always_one_deal(self: Any, players: Any = None, seed: Any = None, **rest: Any) -> Any:
    return Engine.new(self, players, None if seed is None else 5, **rest)


class NeverTheSame:
    """A `new` that no seed holds."""

    calls = 0

    def __call__(self, game: Any, players: Any = None, seed: Any = None, **rest: Any) -> Any:
        NeverTheSame.calls += 1
        return Engine.new(game, players, None if seed is None else NeverTheSame.calls, **rest)


def never_the_same(self: Any, players: Any = None, seed: Any = None, **rest: Any) -> Any:
    return NeverTheSame()(self, players, seed, **rest)


def new_without_a_seed(self: Any, players: Any = None, seed: Any = None, **rest: Any) -> Any:
    seed = 0 if seed is None and not rest else seed
    return Engine.new(self, players, seed, **rest)


def twice(self: Any, players: int) -> Any:
    return Engine.moves(self, players) * 2


def too_few(self: Any, players: int) -> Any:
    return Engine.moves(self, players)[::2]


class Lettered(Move):
    """A move that doesn't print as a line."""

    def __str__(self) -> str:
        return ""


def lettered(self: Any, players: int) -> Any:
    return [Lettered(*move) for move in Engine.moves(self, players)]


def end_of(**parts: Any) -> Spoiler:
    """An outcome with other parts."""

    def ended(self: Any, reason: str, clause: str = "", winners: Any = None) -> None:
        Base.end(self, reason, clause, winners)
        self.outcome = Outcome(**(vars(self.outcome) | parts))

    return ended


def narrated(**parts: Any) -> Any:
    """The pack with a narration of its own, with other parts."""
    narration = SimpleNamespace(
        **{name: getattr(PLAIN, name) for name in dir(PLAIN) if name[0] != "_"}
    )
    vars(narration).update(parts)
    return replace(MOON, narration=narration)


def one_option_wrong() -> Any:
    pack = spoilt_game(MOON)
    pack.game.options = (*pack.game.options, Option("x", 1, (2,), ""))
    return pack


def with_game(**parts: Any) -> Any:
    """The pack with other attributes of its engine."""
    pack = spoilt_game(MOON)
    vars(pack.game).update(parts)
    return pack


def after_end(self: Any) -> Any:
    return Base.options(self) if self.outcome is None else (Move("play", ("6C",)),)


def twice_each(self: Any) -> Any:
    return Base.options(self) * 2


def none_at_turn_nine(self: Any) -> Any:
    return () if self.turns == 9 else Base.options(self)


def breaks_at_turn_nine(self: Any) -> Any:
    return 1 // (self.turns - 9) and Base.options(self)


def somebody_elses(self: Any) -> Any:
    return tuple(move._replace(seat=move.seat ^ 1) for move in Base.options(self))


def stats_with(**parts: Any) -> Any:
    return property(lambda self: Base.stats.fget(self) | parts)  # type: ignore[attr-defined]


#: Fault, and a pack that has it.
BROKEN: list[tuple[str, Callable[[], Any]]] = [
    ("game-unsaid", lambda: with_game(title="")),
    ("option-unsound", one_option_wrong),
    ("composition-unsound", lambda: spoilt_game(MOON, composition=lambda s, **o: {"6C": 0})),
    ("facts-of-strangers", lambda: spoilt_game(MOON, card_facts=lambda self: {"1C": {}})),
    ("ledger-repeats", lambda: with_game(ledger=Ledger("x", MOON.game.ledger.rows * 2))),
    ("agents-repeat", lambda: replace(MOON, agents=MOON.agents * 2)),
    ("new-accepts", lambda: spoilt_game(MOON, new=new_without_a_seed)),
    ("wrong-error", lambda: spoilt_game(MOON, replay=reads_with_other_errors)),
    ("wrong-error", lambda: spoilt(MOON, play=wrong_refusal)),
    ("seed-differs", lambda: spoilt_game(MOON, new=never_the_same)),
    ("seed-ignored", lambda: spoilt_game(MOON, new=always_one_deal)),
    ("agent-illegal", lambda: replace(MOON, agents=(Agent("x", "", lambda v, m, c: None),))),
    ("broke-off", lambda: spoilt(MOON, options=breaks_at_turn_nine)),
    ("state-unsound", lambda: spoilt(MOON, copy=lambda self: (
        self.trick.append(7), Base.copy(self))[1])),
    ("cards-not-conserved", lambda: spoilt(MOON, zones=lost_card)),
    ("options-shape", lambda: spoilt(MOON, options=lambda self: set(Base.options(self)))),
    ("options-after-end", lambda: spoilt(MOON, options=after_end)),
    ("seat-after-end", lambda: spoilt(MOON, end=lambda self, *a: (
        Base.end(self, *a), self.__dict__.update(seat=0)))),
    ("no-options", lambda: spoilt(MOON, options=none_at_turn_nine)),
    ("seat-unknown", lambda: spoilt(MOON, turn_to=lambda s, to: Base.turn_to(s, bool(to)))),
    ("options-repeat", lambda: spoilt(MOON, options=twice_each)),
    ("seat-differs", lambda: spoilt(MOON, options=somebody_elses)),
    ("legal-moves-differ", lambda: spoilt(MOON, legal_moves=lambda self: ())),
    ("moves-repeat", lambda: spoilt_game(MOON, moves=twice)),
    ("move-not-listed", lambda: spoilt_game(MOON, moves=too_few)),
    ("move-shape", lambda: spoilt_game(MOON, moves=lettered)),
    ("option-refused", lambda: spoilt(MOON, refusal=lambda self, move: Refusal("no"))),
    ("refusal-missing", lambda: spoilt(MOON, refusal=lambda self, move: None)),
    ("refusal-unsaid", lambda: spoilt(MOON, refusal=lambda self, move: (
        None if move in self.options() else Refusal("")))),
    ("clause-unknown", lambda: replace(MOON, clauses={"black-moon-1.1": ""})),
    ("plays-refused", lambda: spoilt(MOON, play=plays_anything)),
    ("refused-with-effect", lambda: spoilt(MOON, play=effect_before_refusal)),
    ("copy-shares", lambda: spoilt(MOON, copy=copy_with_same_trick)),
    ("copy-differs", lambda: spoilt(PIG, copy=copy_with_other_chance)),
    ("copy-differs", lambda: spoilt(MOON, copy=copy_a_turn_later)),
    ("outcome-unsound", lambda: spoilt(MOON, end=end_of(winners=(7,)))),
    ("outcome-unsound", lambda: spoilt(MOON, end=end_of(scores=(1,)))),
    ("outcome-unsound", lambda: spoilt(MOON, end=end_of(reason="two words"))),
    ("outcome-unsound", lambda: spoilt(MOON, end=end_of(guard=None))),
    ("words-missing", lambda: replace(MOON, words=Words(ends={"other": ""}))),
    ("words-missing", lambda: replace(MOON, words=Words(events={"other": ""}))),
    ("words-missing", lambda: replace(SHAFT, words=Words(peaks={"other": Peak("")}))),
    ("stats-unsound", lambda: spoilt(MOON, stats=stats_with(turns=None))),
    ("stats-unsound", lambda: spoilt(MOON, stats=stats_with(events={"x": "many"}))),
    ("stats-unsound", lambda: replace(MOON, uses=lambda state: [("1C", 0)])),
    ("stats-unsound", lambda: replace(MOON, starter=lambda state: 9)),
    ("stats-unsound", lambda: spoilt_game(MOON, limits=lambda self, **options: {"x": 1})),
    ("replay-refused", lambda: spoilt_game(MOON, replay=refuses_its_own)),
    ("replay-differs", lambda: spoilt_game(MOON, replay=one_move_less)),
    ("replay-forgets-chance", lambda: spoilt_game(PIG, replay=other_seed)),
    ("record-accepted", lambda: spoilt_game(MOON, replay=reads_anything)),
    ("line-unsaid", lambda: spoilt_game(MOON, replay=reads_without_lines)),
    ("view-nobodys", lambda: spoilt(MOON, view=lambda self, seat: {
        name: part for name, part in Base.view(self, seat).items() if name != "me"})),
    ("view-changes", lambda: spoilt(MOON, view=lambda self, seat: (
        Base.view(self, seat) | {"x": object()}))),
    ("view-of-stranger", lambda: spoilt(MOON, view=view_of_anybody)),
    ("view-leaks", lambda: spoilt(MOON, view=view_with_the_deal)),
    ("options-leak", lambda: spoilt(MOON, options=hidden_options)),
    ("guess-differs", lambda: spoilt(MOON, guess=guess_of_other_cards)),
    ("guess-unsteady", lambda: spoilt(MOON, guess=guess_by_luck)),
    ("guess-unplayable", lambda: spoilt(MOON, guess=guess_that_breaks)),
    ("guess-with-effect", lambda: spoilt(MOON, guess=guess_that_plays)),
    ("guess-is-truth", lambda: spoilt(MOON, guess=lambda self, seat, chance: self.copy())),
    ("guess-is-truth", lambda: spoilt(MOON, guess=guess_with_the_true_record)),
    ("guess-knows-chance", lambda: spoilt(PIG, guess=guess_with_true_chance)),
    ("narration-silent", lambda: narrated(option=lambda move, view, names: "")),
    ("narration-unsound", lambda: narrated(table=lambda view, names: [None])),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "broken"), BROKEN, ids=[f"{at}-{code}" for at, (code, _) in enumerate(BROKEN)]
)
def test_a_broken_game_is_found_out(code: str, broken: Callable[[], Any]) -> None:
    """Each way to break the contract is found by `core`, which never raises."""
    assert any(fault.code == code for fault in core(broken()))


def test_every_fault_has_a_game_that_shows_it() -> None:
    """No check is there that nobody has seen fail."""
    sources = Path(str(testing.__file__)).parent.glob("*.py")
    text = " ".join(path.read_text("utf-8") for path in sources)
    codes = set(re.findall(r'(?:[fF]ault\(\s*|code = |code, sentence = )"([a-z-]+)"', text))
    assert len(codes) > 40 and codes == {code for code, _ in BROKEN}


def test_a_fault_says_where_it_was_seen() -> None:
    """Its seed and move lead back to the moment."""
    fault = next(iter(core(spoilt(MOON, zones=lost_card))))
    assert str(fault).startswith("cards-not-conserved: the zones lack ")
    assert str(fault).endswith(f"(players 3, seed 0, after move {fault.move})")


def test_the_core_needs_no_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ships, and pytest does not."""
    for name in [name for name in sys.modules if name.startswith("generator.rules.testing")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pytest", None)
    fresh = importlib.import_module("generator.rules.testing")
    assert list(fresh.core(SHAFT)) == []
