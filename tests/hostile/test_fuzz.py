"""A slice of `make fuzz`: what once failed, then some mutated inputs of each kind, judged."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fuzzing import judge
from fuzzing.campaign import corpus, dice_of, one, prepared
from fuzzing.home import Home
from fuzzing.kinds import KINDS
from patience import nothing_hangs_for

from generator.errors import Problem, UserError

#: So many inputs of each kind: about a second of it.
INPUTS = {
    "catalogue": 200, "layout": 120, "tables": 120, "template": 50, "style": 50, "svg": 120,
    "pictures": 80, "fonts": 50, "import": 150, "json": 50, "commands": 24,
}  # fmt: skip
#: More seconds than any kind takes.
PATIENCE = 300


@pytest.fixture
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    """Projects beside a canary; the person's own folders are elsewhere meanwhile."""
    before = dict(os.environ)
    made = prepared(tmp_path / "fuzz", request.node.callspec.params["kind"])
    yield made
    os.environ.clear()
    os.environ.update(before)


@pytest.fixture(autouse=True)
def nothing_hangs() -> Iterator[None]:
    with nothing_hangs_for(PATIENCE):
        yield


def test_every_kind_has_its_share() -> None:
    assert set(INPUTS) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_clear_no_or_a_product_without_nonsense(home: Home, kind: str) -> None:
    wrong = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for (name, changed), far in product(corpus(kind).items(), (True, False)):
            try:
                one(home, kind, changed, dice_of(kind, 1, 0), far)
            except judge.Wrong as found:
                wrong[f"--only {kind} --corpus {name}"] = str(found)
        for number in range(INPUTS[kind]):
            dice = dice_of(kind, 1, number)
            try:
                one(home, kind, KINDS[kind].change(dice), dice)
            except judge.Wrong as found:
                wrong[f"--only {kind} --number {number}"] = str(found)

    assert wrong == {}, "python tests/hostile/fuzz.py shows each of these again"
    assert judge.tree_of(home.canary) == home.before


def test_the_judge_sees_what_it_is_there_for() -> None:
    """Each rule of the judge is broken once."""

    def verdict(error: BaseException | None, own: tuple[str, ...] = ("a.yaml",)) -> str:
        try:
            return judge.ended(error, own, True)
        except judge.Wrong as wrong:
            return str(wrong)

    assert verdict(None) == "0"
    assert verdict(UserError(Problem("is wrong", "a.yaml", 1, 1))) == "2"
    assert verdict(KeyError("x")).startswith("exit 70: KeyError")
    assert verdict(SystemExit(70)) == "exit code 70"
    assert verdict(UserError(Problem("is wrong"))).startswith("no file")
    assert verdict(UserError(Problem("is wrong", "a.yaml"))).startswith("no line")
    assert verdict(UserError(())).startswith("a message of 0")


def test_the_watch_hears_what_is_done_outside(tmp_path: Path) -> None:
    inside, outside, canary = (tmp_path / name for name in ("inside", "outside", "canary"))
    for folder in (inside, outside, canary):
        folder.mkdir()
    (canary / "secret.txt").write_text("secret")
    (outside / "old").write_text("old")
    judge.WATCH.begin([inside], canary)
    try:
        (inside / "good").write_text("good")
        (outside / "old").read_text()
        assert judge.WATCH.seen == []
        (outside / "bad").write_text("bad")
        (outside / "old").unlink()
        (inside / "good").rename(outside / "moved")
        (canary / "secret.txt").read_text()
    finally:
        seen = judge.WATCH.end()

    assert [words.split()[0] for words in seen] == ["open", "os.remove", "os.rename", "open"]
    assert "canary" in seen[-1]


def test_half_a_game_is_seen(tmp_path: Path) -> None:
    (tmp_path / "seed").mkdir()
    judge.whole(tmp_path)
    (tmp_path / "seed" / "sheets-a4.pdf").touch()

    with pytest.raises(judge.Wrong, match="half a game"):
        judge.whole(tmp_path)
