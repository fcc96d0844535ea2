"""A build that is killed leaves whole files, and the next one heals to what a fresh one gives.

`python tests/hostile/test_kills.py --kills 500` is the same campaign for hours.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the campaign

from user import ROOT, change

from generator.manifest import NAME, Inputs, Manifest, Step
from generator.project import Project
from generator.staging import sweep
from generator.workshop import build
from generator.workshop.due import due_of

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")

CATALOGUE = "cards/one.yaml"
TEXTS = ("A first text.", "A second text.")
#: Seconds after which nobody is left of a build that was killed.
_GONE_BY = 2.0
#: The card's id, which its picture is named after, with each text.
IDS = {TEXTS[0]: "only", TEXTS[1]: "other"}
#: The steps that are made here: a book takes ten times as long as these together.
QUICK = (Step("cards"), Step("sheets", "a4"), Step("sheets", "letter"))


def quick_steps(game: str, inputs: Inputs, inks: object = ()) -> Iterator[build.Due]:
    for step in QUICK:
        yield due_of(game, step, inputs)


def state(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


class Campaign:
    """A project of one card, which is changed to and fro while its builds are killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "mine"
        shutil.copytree(ROOT / "tests" / "projects" / "one-card", self.folder)
        self.output = self.folder / "output"
        self.text = TEXTS[0]
        self.fresh: dict[str, dict[str, bytes]] = {}
        for text in TEXTS:
            self.say(text)
            shutil.rmtree(self.output, ignore_errors=True)
            self.build()
            self.fresh[text] = state(self.output)

    def say(self, text: str) -> None:
        if text != self.text:
            change(self.folder, CATALOGUE, self.text, text)
            for key in ("id: {}", "cards: {{{}"):
                change(self.folder, CATALOGUE, key.format(IDS[self.text]), key.format(IDS[text]))
            self.text = text

    def build(self, jobs: int = 1) -> None:
        built = build.build(Project.find(self.folder), ["one"], jobs=jobs)
        assert not built.problems, built.problems

    def begun(self, jobs: int, at_event: int | None = None) -> int:
        """The process of a build; before its so many-th change of a file it kills itself."""
        pid = os.fork()
        if pid:
            return pid
        try:
            if at_event is not None:
                left = [at_event]

                def hook(event: str, words: tuple[object, ...]) -> None:
                    changes = event in ("os.rename", "os.remove", "os.link", "os.mkdir", "os.rmdir")
                    if changes or (event == "open" and int(words[2]) & (os.O_WRONLY | os.O_RDWR)):  # type: ignore[call-overload]
                        left[0] -= 1
                        if left[0] < 0:
                            os.kill(os.getpid(), signal.SIGKILL)

                sys.addaudithook(hook)
            self.build(jobs)
            os._exit(0)
        except BaseException:
            os._exit(1)

    def killed(self, text: str, seconds: float | None = None, at_event: int | None = None) -> bool:
        """A build of this text, killed after so long, or at an event; whether it was."""
        self.say(text)
        pid = self.begun(1 if seconds is None else 2, at_event)
        if seconds is not None:
            time.sleep(seconds)
            os.kill(pid, signal.SIGKILL)
        _, status = os.waitpid(pid, 0)
        assert os.WIFSIGNALED(status) or not status, "it ended by a fault"
        return os.WIFSIGNALED(status)

    def whole(self) -> None:
        """Every file is that of one build or the other, and the manifest accounts for it."""
        known = Manifest.ours(self.output / "one", "one").files()
        for name, data in state(self.output).items():
            if name.startswith(".staged-"):
                continue
            if name != f"one/{NAME}":  # it may tell of what was about to be done
                assert data in [fresh.get(name) for fresh in self.fresh.values()], name
            if name.startswith("one/") and name != f"one/{NAME}":
                assert name.removeprefix("one/") in known, name

    def heals(self, text: str) -> None:
        self.say(text)
        self.build()
        # Workers of the killed build die with it, but a build with nothing to do may be quicker.
        end = time.monotonic() + _GONE_BY
        while any(self.output.glob(".staged-*")) and time.monotonic() < end:
            time.sleep(0.05)
            sweep(self.output)
        lying, fresh = state(self.output), self.fresh[text]
        assert lying == fresh, [n for n in {*lying, *fresh} if lying.get(n) != fresh.get(n)]

    def random(self, kills: int, seed: int, seconds: float = 1e9) -> dict[str, int]:
        """Kills at random moments; figures."""
        chance, began = random.Random(seed), time.monotonic()
        span, done = 1.0, {"kills": 0, "too late": 0, "half done": 0}
        while done["kills"] < kills and time.monotonic() - began < seconds:
            before = self.text
            other = TEXTS[before == TEXTS[0]]
            if chance.random() < 0.5:
                start = time.monotonic()
                hit = self.killed(other, seconds=chance.uniform(0, span))
                span = span * 1.1 if hit else max(0.05, 0.9 * (time.monotonic() - start))
            else:
                hit = self.killed(other, at_event=chance.randrange(80))
            done["kills" if hit else "too late"] += 1
            self.whole()
            lying = state(self.output)
            done["half done"] += lying not in self.fresh.values()
            self.heals(chance.choice(TEXTS))
        return done


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Campaign]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "steps", quick_steps)
        yield Campaign(tmp_path_factory.mktemp("kills"))


@pytest.mark.parametrize("back", [False, True], ids=["and built again", "and changed back"])
def test_killed_at_a_change_of_a_file(campaign: Campaign, back: bool) -> None:
    """At some of the changes of any file that a build makes, early ones and late ones."""
    event = 0
    campaign.heals(TEXTS[0])
    while campaign.killed(TEXTS[1], at_event=event):
        campaign.whole()
        campaign.heals(TEXTS[0] if back else TEXTS[1])
        campaign.heals(TEXTS[0])
        event += 11 if back else 7
    assert event > 20


def test_killed_at_any_moment(campaign: Campaign) -> None:
    figures = campaign.random(4, seed=10)
    assert figures["kills"] == 4


def main() -> None:
    wishes = argparse.ArgumentParser()
    wishes.add_argument("--kills", type=int, default=500)
    wishes.add_argument("--seconds", type=float, default=1e9)
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--all-steps", action="store_true", help="books and checks, too")
    wanted = wishes.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = f"{folder}/data"
        if not wanted.all_steps:
            build.steps = quick_steps  # type: ignore[assignment]
        print(Campaign(Path(folder)).random(wanted.kills, wanted.seed, wanted.seconds))


if __name__ == "__main__":
    main()
