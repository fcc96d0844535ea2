"""`make bench`: speed and memory as ratios in one run on one machine. Nothing here passes or fails.

Squib (Ruby) made 9 of these cards a second where the figures of the README were taken; it isn't
run here, because its gem is in no registry that this project uses.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

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


def builds() -> None:
    """The main job from nothing, and once more with nothing changed."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("cold build of all games", "second build, nothing changed"):
            start = time.perf_counter()
            done = subprocess.run(
                [sys.executable, "-m", "generator", "build", "--json", "--output", folder],
                capture_output=True, text=True, cwd=ROOT,
            )  # fmt: skip
            spent = time.perf_counter() - start
            made = json.loads(done.stdout or "{}").get("made", [])
            print(f"{name}: {spent:.2f} s ({len(made)} steps, exit code {done.returncode})")
        size = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
        print(f"What lies in output/: {size / 2**20:.1f} MiB")
        for sheet in sorted(Path(folder).glob("*/sheets-*.pdf")):
            print(f"  {sheet.relative_to(folder)}: {sheet.stat().st_size / 2**20:.2f} MiB")


def main() -> None:
    loading()
    rules()
    sheets()
    memory()
    builds()
    print(
        f"This process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB at most"
    )


if __name__ == "__main__":
    main()
