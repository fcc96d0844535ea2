"""A campaign of random alterations: which of them would a check not have found?"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path

import pikepdf
from hostile.alterations.at_random import at_random, is_none

from generator.checks.anew.alike import differs


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    dice = random.Random(asked.seed)
    names = sorted(asked.folder.glob("*.pdf")) * 3 + sorted(asked.folder.glob("cards/*.png"))
    tally: Counter[str] = Counter()
    while tally["found"] + tally["missed"] < asked.count:
        path = dice.choice(names)
        fresh = path.read_bytes()
        try:
            what, lies = at_random(fresh, dice)
        except (pikepdf.PdfError, ValueError, TypeError, KeyError, AttributeError, RuntimeError):
            tally["couldn't be made"] += 1
            continue
        if differs(path.name, lies, fresh):
            tally["found"] += 1
        elif is_none(lies, fresh):
            tally["the same"] += 1
        else:
            tally["missed"] += 1
            print("missed:", path.name, what)
            Path(f"missed-{tally['missed']}-{path.name}").write_bytes(lies)
    share = 100 * tally["found"] / asked.count
    print(f"{share:.1f} % found of {asked.count}, seed {asked.seed}: {dict(tally)}")
    return 0 if share >= 99 else 1


if __name__ == "__main__":
    sys.exit(main())
