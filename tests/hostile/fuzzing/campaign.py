"""Runs inputs one after the other, each in the seed project as it was, under limits.

A worker is a process of its own: it may be killed by what it reads. Its parent then notes the input
at which it was, and begins another after it.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

from fuzzing import judge
from fuzzing.home import SEED, Home
from fuzzing.judge import ROOT
from fuzzing.kinds import KINDS, Changed, output
from fuzzing.shared import keep, share

CORPUS = Path(__file__).parents[1] / "corpus"
#: CPU seconds and bytes that one input may take.
SECONDS, BYTES = 10.0, 1_500_000_000
#: A worker is made anew after so many inputs: caches of fonts and pictures grow.
INPUTS = 6000


def dice_of(kind: str, seed: int, number: int) -> Random:
    """What decides an input, always the same way."""
    return Random(f"{kind} {seed} {number}")


def forget() -> None:
    """Drops what a process keeps of files by their names: the next project has the same ones."""
    from generator.drawing import fonts
    from generator.rulebook import fonts as book_fonts

    with suppress(ImportError):
        from reportlab.pdfbase import pdfmetrics

        for key in fonts._LOADED:
            pdfmetrics._fonts.pop(key, None)
        pdfmetrics._dynFaceNames.clear()  # else the same data goes by a key that is no more
    fonts._load.cache_clear()
    fonts._LOADED.clear()
    book_fonts._subset.cache_clear()


def prepared(folder: Path, kind: str) -> Home:
    """A home for inputs of one kind."""
    home = Home(folder)
    keep(home.project({}))
    if kind == "json":
        home.also(output())
    return home


def one(home: Home, kind: str, changed: Changed, dice: Random, far: bool | None = None) -> str:
    """Runs one input, the near way or the far one; which, and how it ended. Raises Wrong."""
    chosen = KINDS[kind]
    if far is None:
        far = chosen.near is None or dice.randrange(chosen.far) == 0
    folder = home.project(changed)
    own = [name for name in changed if not name.startswith("output/")]
    if kind == "fonts":
        forget()
    run = chosen.run if far or chosen.near is None else chosen.near
    judge.WATCH.begin(
        [folder, home.folder / "data", home.folder / "config", _TEMPORARY], home.canary
    )
    began = time.process_time()
    try:
        how = judge.attempt(lambda: run(folder, dice), own, chosen.lined)
    finally:
        seen = judge.WATCH.end()
    if seen:
        raise judge.Wrong(f"outside: {seen[0]}")
    took = time.process_time() - began
    if took > SECONDS:
        raise judge.Wrong(f"takes {took:.0f} CPU seconds")
    return f"far {how}" if far else how


_TEMPORARY = Path(tempfile.gettempdir())


def corpus(kind: str) -> dict[str, Changed]:
    """{name: files} of what once failed."""
    return {
        case.name: {
            path.relative_to(case).as_posix(): path.read_bytes()
            for path in sorted(case.rglob("*"))
            if path.is_file()
        }
        for case in sorted((CORPUS / kind).iterdir() if (CORPUS / kind).is_dir() else ())
    }


def work(
    kind: str, seed: int, first: int, count: int, seconds: float, home: Path, log: Path
) -> None:
    """In a worker: inputs `first` to `first + count`, or as many as fit into the CPU seconds; a
    line of JSON for each finding, and one at the end."""
    warnings.simplefilter("ignore")
    share()
    here = prepared(home, kind)
    endings: Counter[str] = Counter()
    began = time.process_time()
    with log.open("a", encoding="utf-8") as told, (home / "at").open("wb", buffering=0) as at:
        number = first
        while number < first + count and time.process_time() - began < seconds:
            os.pwrite(at.fileno(), f"{number:<12}".encode(), 0)
            used = int(time.process_time()) + 2 * int(SECONDS)
            resource.setrlimit(resource.RLIMIT_CPU, (used, resource.RLIM_INFINITY))
            dice = dice_of(kind, seed, number)
            try:
                changed = KINDS[kind].change(dice)
                endings[one(here, kind, changed, dice)] += 1
                if resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 > BYTES:
                    raise judge.Wrong("takes more than 1.5 GB")
            except judge.Wrong as wrong:
                endings["wrong"] += 1
                told.write(json.dumps({"number": number, "wrong": str(wrong)}) + "\n")
                told.flush()
                if "1.5 GB" in str(wrong):
                    number += 1
                    break
            number += 1
        if judge.tree_of(here.canary) != here.before:
            told.write(json.dumps({"number": number, "wrong": "the canary was touched"}) + "\n")
        used = time.process_time() - began
        told.write(json.dumps({"next": number, "endings": endings, "cpu": used}) + "\n")


def campaign(kind: str, seed: int, first: int, count: int, seconds: float) -> Report:
    """Inputs of one kind, in workers one after the other."""
    report = Report(kind, seed)
    number = first
    while number < first + count and report.cpu < seconds:
        with tempfile.TemporaryDirectory(prefix="fuzz-", dir=_MEMORY) as folder:
            home, log = Path(folder) / "home", Path(folder) / "log"
            home.mkdir()
            words = [kind, seed, number, min(INPUTS, first + count - number), seconds - report.cpu]
            began = os.times()
            ended = subprocess.run(
                [sys.executable, str(Path(__file__).parents[1] / "fuzz.py"), "--worker",
                 *map(str, words), str(home), str(log)],
                cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, preexec_fn=_limited,
                env={**os.environ, "TMPDIR": folder, "PYTHONPATH": str(ROOT)},
            )  # fmt: skip
            lines = (
                [json.loads(line) for line in log.read_text("utf-8").splitlines()]
                if log.exists()
                else []
            )
            for line in lines:
                if "wrong" in line:
                    report.add(line["number"], line["wrong"])
            if lines and "next" in lines[-1]:
                report.endings.update(lines[-1]["endings"])
                report.cpu += lines[-1]["cpu"]
                number = lines[-1]["next"]
            else:
                at = home / "at"
                died = int(at.read_bytes() or b"0") if at.exists() else number
                said = ended.stderr.decode("utf-8", "replace").strip().splitlines()[-1:]
                report.add(died, f"the process died: {ended.returncode} {said}"[:200])
                after = os.times()
                report.cpu += after.children_user - began.children_user
                report.endings["died"] += 1
                report.endings["before a death"] += died - number
                number = died + 1
    return report


_MEMORY = "/dev/shm" if os.path.isdir("/dev/shm") else None


def _limited() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (4 * BYTES, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Report:
    """What a campaign found, each class of fault once."""

    def __init__(self, kind: str, seed: int) -> None:
        self.kind, self.seed = kind, seed
        self.cpu = 0.0
        self.endings: Counter[str] = Counter()
        self.found: dict[str, list[int]] = {}

    def add(self, number: int, wrong: str) -> None:
        self.found.setdefault(wrong, []).append(number)

    def lines(self) -> list[str]:
        """A line of figures, and for each class of fault how often and how to repeat it."""
        total = sum(self.endings.values())
        rate = total / self.cpu if self.cpu else 0.0
        endings = ", ".join(f"{how}: {times}" for how, times in sorted(self.endings.items()))
        told = [f"{self.kind}: {total:,} inputs in {self.cpu:.0f} CPU-s ({rate:.0f}/s); {endings}"]
        for wrong, numbers in sorted(self.found.items(), key=lambda pair: -len(pair[1])):
            told.append(
                f"  {len(numbers)} x {wrong}\n"
                f"      --only {self.kind} --seed {self.seed} --number {numbers[0]}"
            )
        return told


def main() -> None:
    if sys.argv[1:2] == ["--worker"]:
        kind, seed, first, count, seconds, home, log = sys.argv[2:]
        work(kind, int(seed), int(first), int(count), float(seconds), Path(home), Path(log))
        return
    parser = argparse.ArgumentParser(description="Mutated inputs, judged.")
    parser.add_argument("--only", action="append", choices=list(KINDS), help="this kind alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, help="this one input, with its traceback")
    parser.add_argument("--corpus", help="this one case of the corpus, with its traceback")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=10**9, help="so many inputs of each kind")
    parser.add_argument("--seconds", type=float, default=60.0, help="so many CPU seconds a kind")
    parser.add_argument("--keep", type=Path, help="with --number: where the project is to lie")
    given = parser.parse_args()
    kinds = given.only or list(KINDS)
    if given.number is not None or given.corpus:
        repeat(kinds[0], given)
        return
    wrong = 0
    for kind in kinds:
        report = campaign(kind, given.seed, given.first, given.count, given.seconds)
        print("\n".join(report.lines()), flush=True)
        wrong += len(report.found)
    sys.exit(1 if wrong else 0)


def repeat(kind: str, given: argparse.Namespace) -> None:
    """One input again, in this process, with all that Python can tell of it."""
    folder = Path(tempfile.mkdtemp(prefix="fuzz-", dir=_MEMORY))
    home = prepared(folder, kind)
    if given.corpus:
        changed, dice = corpus(kind)[given.corpus], dice_of(kind, given.seed, 0)
    else:
        dice = dice_of(kind, given.seed, given.number)
        changed = KINDS[kind].change(dice)
    if given.keep:
        shutil.copytree(home.project(changed), given.keep, dirs_exist_ok=True)
    for name, data in changed.items():
        if not name.startswith("output/") and SEED.joinpath(name).exists():
            _differ(name, SEED.joinpath(name).read_bytes(), data)
    if "command.txt" in changed:
        print(changed["command.txt"].decode("utf-8", "replace").split("\0"))
    try:
        for far in (True, False) if given.corpus else (None,):
            print("ended with", one(home, kind, changed, dice, far))
    except judge.Wrong as wrong:
        cause = wrong.__context__
        if cause is not None:
            import traceback

            traceback.print_exception(cause)
        print("wrong:", wrong)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _differ(name: str, before: bytes, after: bytes) -> None:
    import difflib

    with suppress(UnicodeDecodeError):
        lines = difflib.unified_diff(
            before.decode().splitlines(), after.decode().splitlines(), name, name, "", "", 0, ""
        )
        for line in list(lines)[:30]:
            print(line[:300])
