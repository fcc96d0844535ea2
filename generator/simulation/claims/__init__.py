"""Claims about the games, settled by playing: measured once by a command, published in rulebooks.

`measure` plays a game's runs and answers the document that is kept as
`templates/rulebooks/claims/<game>.json`; the same seed gives the same document. It carries a hash
of the code that it was measured with and the first games of each run, so that `stale` and a test
can say whether it still holds.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from generator import rules
from generator.rules import Claim, Claims, GamePack, Run
from generator.simulation.games import Job, Progress, simulate_all, tally
from generator.simulation.statistics import summary
from generator.simulation.tally import SAMPLE, Tally

__all__ = ["SEED", "code_hash", "is_stale", "measure", "resample"]

#: The seed that published figures are measured with.
SEED = 1
#: Modules of a game that hold words and proof, and no play.
_WORDS = {
    "clauses.py", "guessing.py", "ledger.py", "measures.py", "narration.py", "positions.py",
    "reasons.py", "records.py", "rulings.py", "words.py",
}  # fmt: skip
#: A game that is written with the kit goes as the kit does.
_KIT = re.compile(r"\bkit\b")
_SIMULATION = Path(__file__).resolve().parents[1]
_RULES = Path(str(rules.__file__)).parent


def _job(pack: GamePack, run: Run, seed: int) -> Job:
    return Job(
        pack.slug, run.players, run.line_up, seed, run.games, run.options, run.watch, pack.home
    )


def _claims(pack: GamePack) -> Claims:
    if pack.claims is None:
        raise ValueError(f"{pack.slug} makes no claims to settle")
    return pack.claims


def measure(
    pack: GamePack, seed: int = SEED, jobs: int | None = None, progress: Progress | None = None
) -> dict[str, Any]:
    """Plays all runs of a game and judges its claims. Raises ValueError if it makes none."""
    claims = _claims(pack)
    runs = claims.runs
    tasks = [_job(pack, run, seed) for run in runs]
    counted = simulate_all(tasks, jobs, progress)
    tallies = {run.id: one for run, one in zip(runs, counted, strict=True)}
    return {
        "game": pack.slug,
        "made": "by 'deckproof simulate --claims', from code that hashes to",
        "code": code_hash(pack),
        "seed": seed,
        "claims": [_claim(found, runs, seed) for found in claims.judge(tallies)],
        "runs": [
            _run(run, summary(task, tallies[run.id]), tallies[run.id])
            for run, task in zip(runs, tasks, strict=True)
        ],
    }


def _claim(found: Claim, runs: Iterable[Run], seed: int) -> dict[str, Any]:
    rests = [run for run in runs if run.id in found.runs]
    return {
        "id": found.id,
        "sentence": found.sentence,
        "verdict": found.verdict,
        "figure": found.figure,
        "lines": found.lines,
        "agents": list(dict.fromkeys(name for run in rests for name in run.agents)),
        "players": sorted({run.players for run in rests}),
        "games": sum(run.games for run in rests),
        "seed": seed,
        "runs": [run.id for run in rests],
    }


def _run(run: Run, figures: dict[str, Any], counted: Tally) -> dict[str, Any]:
    wanted = ("players", "agents", "options", "seed", "games", "turns", "outcomes", "peaks")
    found: dict[str, Any] = {"id": run.id, "main": run.main}
    found |= {name: figures[name] for name in wanted}
    if run.main:
        found |= {name: figures[name] for name in ("wins_by_turn_order", "parity")}
        found["lengths"] = " ".join(f"{turns}:{n}" for turns, n in figures["lengths"].items())
    found["sample"] = [counted.sample[index] for index in range(min(SAMPLE, run.games))]
    return found


def resample(pack: GamePack, seed: int, games: int = SAMPLE) -> dict[str, list[str]]:
    """{run: its first games, a line each}, played again: what a document's samples must say."""
    played = {}
    for run in _claims(pack).runs:
        counted = tally(_job(pack, run, seed), 0, min(games, SAMPLE, run.games))
        played[run.id] = [counted.sample[index] for index in sorted(counted.sample)]
    return played


def is_stale(document: dict[str, Any], pack: GamePack) -> bool:
    """Whether a document was measured with other rules or agents than the pack's."""
    return bool(document["code"] != code_hash(pack))


def code_hash(pack: GamePack) -> str:
    """The hash of everything that decides how a game goes and what is counted: the code of its
    rules, its agents and the simulation, whatever its layout, comments and docstrings."""
    own = {str(path): path.read_text("utf-8") for path in _played(pack)}
    shared = [_RULES / "contract.py", _SIMULATION / "claims" / "judging.py"]
    if any(_KIT.search(source) for source in own.values()):
        shared += sorted((_RULES / "kit").glob("*.py"))
    shared += [_SIMULATION / f"{part}.py" for part in ("games", "statistics", "tally")]
    sources = [
        *((path.name, path.read_text("utf-8")) for path in shared),
        *((Path(path).name, text) for path, text in own.items()),
    ]
    digest = sha256()
    for name, source in sources:
        digest.update(f"{name}\n{_bare(source)}\n".encode())
    return digest.hexdigest()[:16]


def _played(pack: GamePack) -> list[Path]:
    """The files of a game that decide how it goes, whoever plays it."""
    source = pack.source
    if source is None or source.is_file():
        return [source] if source is not None else []
    return [
        path
        for path in sorted(source.rglob("*.py"))
        if path.name not in _WORDS and path.relative_to(source).parts[0] not in ("art", "tests")
    ]


@lru_cache(maxsize=256)
def _bare(source: str) -> str:
    """Python as its tree alone: the same however it is wrapped, remarked or documented. One text is
    taken apart once a process: all games share the half of their code."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and _is_text(body[0]):
            del body[0]
    return _shape(tree)


def _is_text(statement: ast.AST) -> bool:
    value = getattr(statement, "value", None)
    return isinstance(statement, ast.Expr) and isinstance(getattr(value, "value", None), str)


def _shape(node: object) -> str:
    if isinstance(node, ast.AST):
        parts = ((name, value) for name, value in ast.iter_fields(node) if value not in (None, []))
        return f"{type(node).__name__}({','.join(f'{n}={_shape(v)}' for n, v in parts)})"
    if isinstance(node, list):
        return f"[{','.join(map(_shape, node))}]"
    return repr(node)
