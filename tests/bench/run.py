"""`make bench`: speed and memory as ratios in one run on one machine. Nothing here passes or fails.

Squib (Ruby) made 9 of these cards a second where the figures of the README were taken; it isn't
run here, because its gem is in no registry that this project uses.
"""

from __future__ import annotations

import atexit
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import mkdtemp

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from generator.processes import collect_seldom  # noqa: E402
from tests.bench.deck import write_project  # noqa: E402
from tests.bench.rules import report as rules  # noqa: E402
from tests.bench.sheets import WAYS, cards_a_second  # noqa: E402


def sheets() -> None:
    print("Sheets of distinct text cards, cards a second (and how many times that of ours)")
    rates = {way: cards_a_second(way) for way in WAYS}
    ours = next(iter(rates.values()))
    for way, rate in rates.items():
        print(f"  {way:<32}{rate:8.0f}   x {rate / ours:.3f}")


def loading() -> None:
    from generator import catalogue, deck
    from generator.project import Project

    with tempfile.TemporaryDirectory() as folder:
        project = Project.find(write_project(Path(folder) / "p", 1000))
        start = time.perf_counter()
        deck.build(catalogue.load(project.catalogue("bench"), project))
        print(f"1,000 cards read, validated and numbered: {time.perf_counter() - start:.2f} s")


def memory() -> None:
    """Peak memory of a process of its own that prints 1,000 cards."""
    code = (
        "import resource, sys; from generator.workshop.open_game import OpenGame; "
        "from generator.project import Project; from pathlib import Path; "
        "OpenGame(Project.find(Path(sys.argv[1])), 'bench').sheets('letter'); "
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    with tempfile.TemporaryDirectory() as folder:
        project = write_project(Path(folder) / "p", 1000)
        done = subprocess.run(
            [sys.executable, "-c", code, str(project)],
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
        )
    print(f"Peak memory at 1,000 cards: {int(done.stdout) / 1024:.0f} MiB")


def pictures() -> None:
    """Cards with a picture file of their own each: what twice and four times as many take."""
    for cards in (500, 1000, 2000):
        with tempfile.TemporaryDirectory() as folder:
            project = write_project(Path(folder) / "p", cards, art=True)
            for words in (["sheets", "bench", "--paper", "letter"], ["check", "bench", "--quick"]):
                typed(f"{words[0]} of {cards:,} cards with pictures", *words, project=project)


def typed(name: str, *words: str, project: Path = ROOT) -> str:
    """Types a command, and tells its seconds, on the clock and of computing; what it printed."""
    surroundings = _surroundings()
    before, start = _computed(), time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "generator", *words],
        capture_output=True,
        text=True,
        cwd=project,
        env=surroundings,
    )
    spent, computed = time.perf_counter() - start, _computed() - before
    print(f"{name}: {spent:.2f} s, {computed:.2f} of computing (exit code {done.returncode})")
    return done.stdout


@cache
def _surroundings() -> dict[str, str]:
    """As on a machine on which the command has run before, whatever is set here: modules are
    translated, and nothing is known yet of any deck."""
    folder = mkdtemp(prefix="deckproof-bench-")
    atexit.register(rmtree, folder, ignore_errors=True)
    about = {"PYTHONPYCACHEPREFIX": f"{folder}/code", "XDG_DATA_HOME": f"{folder}/data"}
    told = os.environ | about | {"PYTHONPATH": str(ROOT)}
    told.pop("PYTHONDONTWRITEBYTECODE", None)
    for words in (["--help"], ["check", "war", "--quick"]):
        subprocess.run(
            [sys.executable, "-m", "generator", *words], cwd=ROOT, env=told, capture_output=True
        )
    rmtree(about["XDG_DATA_HOME"], ignore_errors=True)
    return told


def _computed() -> float:
    """Seconds of computing of all processes that we have begun."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def commands() -> None:
    """What is typed again and again while one works on a deck."""
    typed("deckproof --help", "--help")
    with tempfile.TemporaryDirectory() as name:
        project = Path(name)
        for part in ("cards", "templates"):
            copytree(ROOT / part, project / part)
        typed("cold build of War", "build", "war", project=project)
        for what, file, old, new in (
            ("of a face", "templates/faces/war-joker.yaml", "letter[0]", "letter[0] | lower"),
            ("that no book shows", "cards/war.yaml", "#455F55", "#455F56"),
        ):
            path = project / file
            path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
            typed(f"one word changed {what}, build of War", "build", "war", project=project)
        typed("check war --quick, after a build", "check", "war", "--quick", project=project)
        rmtree(Path(_surroundings()["XDG_DATA_HOME"]) / "deckproof" / "kept")
        typed("check war --quick, for the first time", "check", "war", "--quick", project=project)
        typed("check war --quick --files", "check", "war", "--quick", "--files", project=project)


def builds() -> None:
    """The main job from nothing, once more with nothing changed, and its proof."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("cold build of all games", "second build, nothing changed"):
            made = json.loads(typed(name, "build", "--json", "--output", folder) or "{}")
            print(f"  {len(made.get('made', []))} steps")
        typed("check of all games, for the first time", "check", "--output", folder)
        typed("check of all games, nothing changed", "check", "--output", folder)
        typed("check --files of all games", "check", "--files", "--output", folder)
        size = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
        print(f"What lies in output/: {size / 2**20:.1f} MiB")
        for sheet in sorted(Path(folder).glob("*/sheets-*.pdf")):
            print(f"  {sheet.relative_to(folder)}: {sheet.stat().st_size / 2**20:.2f} MiB")


def main() -> None:
    collect_seldom()  # as the command has it
    loading()
    rules()
    sheets()
    memory()
    pictures()
    commands()
    builds()
    print(
        f"This process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB at most"
    )


if __name__ == "__main__":
    main()
