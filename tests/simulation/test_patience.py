"""An engine that isn't ours may hang, leave, or talk: it is broken off, told on, and not heard."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from generator import rules
from generator.budgets import VARIABLE
from generator.rules import GamePack
from generator.rules.names import Names
from generator.simulation import patience, play
from generator.simulation.faults import EngineFault
from generator.simulation.games import job, played
from generator.simulation.patience import NoAnswer, asked, sat_with


class Odd:
    """A game of ours under another name, whose `new` does something else first."""

    def __init__(self, does: Callable[[], object]) -> None:
        self._game, self._does = rules.game("war"), does
        self.slug = "odd"

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def new(self, *given: Any, **options: Any) -> Any:
        self._does()
        return self._game.new(*given, **options)


def odd(does: Callable[[], object]) -> GamePack:
    return replace(rules.pack("war"), game=Odd(does))


def hang() -> None:
    while True:
        time.sleep(0.01)


def test_what_never_answers_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "seconds=1")
    with pytest.raises(EngineFault, match="broke in a game of 2 players: NoAnswer: no answer in"):
        played(job(odd(hang)), 0, odd(hang))


def test_an_engine_that_leaves_does_not_take_us_along() -> None:
    leaving = odd(lambda: sys.exit(5))
    with pytest.raises(EngineFault, match=r"it called sys.exit\(5\)"):
        played(job(leaving), 0, leaving)


def test_what_it_prints_is_no_answer_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    talking = odd(lambda: print("hello"))
    played(job(talking), 0, talking)

    assert capsys.readouterr() == ("", "hello\n")


def test_our_own_games_are_asked_without_ado(capsys: pytest.CaptureFixture[str]) -> None:
    with asked(rules.pack("war"), 0.01):
        print("hello")
        time.sleep(0.05)

    assert capsys.readouterr().out == "hello\n"


def test_the_alarm_is_set_back() -> None:
    with asked(odd(lambda: None), 0.05):
        pass
    time.sleep(0.1)
    with pytest.raises(NoAnswer), asked(odd(lambda: None), 0.05):
        hang()


def test_a_person_may_think_as_long_as_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "budget", lambda name: 0.2)
    began = time.monotonic()
    with pytest.raises(NoAnswer), sat_with(odd(lambda: None)) as thinking:
        for _ in range(3):
            with thinking():
                time.sleep(0.3)
            time.sleep(0.1)
        hang()
    assert time.monotonic() - began > 1.3, "each pause in full, and then all of the time"


def test_a_game_that_is_played_must_answer_and_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table at which nothing more happens, in the middle of a game."""

    class Asleep:
        def __getattr__(self, name: str) -> Any:
            return getattr(state, name)

        def options(self) -> Any:
            hang()

    monkeypatch.setattr(patience, "budget", lambda name: 0.2)
    pack = odd(lambda: None)
    table = play.fresh(pack, 1, 2, 0, (pack.adviser.name,))
    state, table.state = table.state, Asleep()
    said: list[str] = []
    saved = tmp_path / "saved.txt"
    lines = iter(["a", ""])
    session = play.Session(
        table, "Odd", Names({}, ("You", "Ben")), lambda: next(lines, None), said.append, saved
    )
    with pytest.raises(NoAnswer):
        session.run()
    assert saved.exists() and f"Saved in {saved}" in " ".join(said)


def test_where_an_engine_leaves_is_its_own_line() -> None:
    with pytest.raises(RuntimeError, match=r"sys\.exit\(5\)") as left, sat_with(odd(lambda: None)):
        sys.exit(5)
    assert str(left.traceback[-1].path) == __file__


def test_beside_the_first_thread_it_is_broken_off_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a worker of a cluster; and whoever answers in time hears nothing later."""
    monkeypatch.setenv(VARIABLE, "seconds=1")
    heard: list[object] = []

    def ask() -> None:
        for does in (hang, lambda: None):
            try:
                heard.append(played(job(odd(does)), 0, odd(does))[0].outcome is not None)
            except EngineFault as error:
                heard.append(str(error))
        time.sleep(0.5)

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()

    (told, answered) = heard
    assert "NoAnswer: no answer in 0.2 s" in str(told) and answered is True
