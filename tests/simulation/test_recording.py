"""Every game of a run as a row of a file: whatever the number of processes, in one go or in two."""

from __future__ import annotations

import csv
import json
import re
import sys
from pathlib import Path

import duckdb
import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet

from generator.cli import cli
from generator.errors import UserError
from generator.simulation import job, played, seed_of, simulate, summary
from generator.simulation.kept import as_plain, of_plain
from generator.workshop import recording

BOOK = (Path(recording.__file__).parents[2] / "simulation" / "README.md").read_text("utf-8")


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "SHARD", 20)
    monkeypatch.setattr(recording, "_PART", 5)


def record(file: Path, games: int = 50, *words: str) -> Result:
    command = ["simulate", "war-of-coins", "--games", str(games), "--record", str(file), "--json"]
    return CliRunner().invoke(cli, [*command, "--agents", "random", *words])


def test_a_row_is_what_the_game_of_its_number_was(tmp_path: Path) -> None:
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.csv"
    told = record(lines, 50, "--jobs", "1")
    again = record(table, 50, "--jobs", "2")

    assert told.exit_code == again.exit_code == 0, told.output
    task = job("war-of-coins", None, ["random"], 0, 50)
    assert (
        told.output == again.output == json.dumps(summary(task, simulate(task, 1)), indent=1) + "\n"
    )
    rows = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    assert [row["number"] for row in rows] == list(range(50))
    state, _ = played(task, 33)
    row = rows[33]
    assert row["seed"] == seed_of(0, 33)
    assert tuple(row["scores"]) == state.outcome.scores
    assert tuple(row["winners"]) == state.outcome.winners
    assert row["turns"] == state.stats["turns"] and row["outcome"] == state.outcome.reason
    assert row["peaks"] == state.stats["peaks"]
    cells = list(csv.DictReader(table.open(encoding="utf-8", newline="")))
    assert [json.loads(one["scores"]) for one in cells] == [row["scores"] for row in rows]
    assert not list(tmp_path.glob("*.part"))


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, file = tmp_path / "whole.csv", tmp_path / "games.csv"
    record(whole, 50, "--jobs", "1")
    asked: list[int] = []
    honest = recording.rows

    def stopped(task: object, start: int, stop: int) -> object:
        asked.append(start)
        if start == 30 and len(asked) < 8:
            raise KeyboardInterrupt
        return honest(task, start, stop)  # type: ignore[arg-type]

    monkeypatch.setattr(recording, "rows", stopped)
    record(file, 50, "--jobs", "1")
    other = record(file, 50, "--jobs", "1", "--seed", "3")
    fewer = record(file, 10, "--jobs", "1")
    assert "was begun with another seed (0, not 3)" in str(other.exception)
    assert "has 20 games of that run already" in str(fewer.exception)
    assert not file.exists()
    resumed = record(file, 50, "--jobs", "1")

    assert resumed.exit_code == 0, resumed.output
    assert asked == [0, 5, 10, 15, 20, 25, 30, 20, 25, 30, 35, 40, 45]
    assert file.read_bytes() == whole.read_bytes()
    taken = record(file, 50)
    assert isinstance(taken.exception, UserError) and "is there already" in str(taken.exception)


def test_other_kinds_of_files_are_refused(tmp_path: Path) -> None:
    refused = record(tmp_path / "games.txt")
    several = CliRunner().invoke(cli, ["simulate", "--record", str(tmp_path / "games.csv")])

    assert "ends in .parquet, .csv, .jsonl" in str(refused.exception)
    assert "takes the games of one game" in str(several.exception)


def test_a_tally_comes_back_as_it_was_kept() -> None:
    counted = simulate(job("vires-in-numeris", 3, ["random"], 0, 3), 1)

    assert of_plain(json.loads(json.dumps(as_plain(counted)))) == counted


def test_the_questions_of_the_book_have_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (file,) = re.findall(r"--record (\S+)$", BOOK, re.M)  # what a reader has made by then
    made = record(tmp_path / file, 60)
    assert made.exit_code == 0, made.output
    monkeypatch.chdir(tmp_path)
    asked = dict.fromkeys(("sql", "python"), 0)
    for language, block in re.findall(r"^```(sql|python)\n(.*?)^```", BOOK, re.M | re.S):
        if language == "sql":
            for query in filter(str.strip, block.split(";")):
                assert duckdb.sql(query).fetchall(), query
                asked["sql"] += 1
        else:
            names: dict[str, object] = {}
            exec(block, names)
            asked["python"] += block.count("print(")

    assert asked == {"sql": 5, "python": 5}


def test_parquet_has_the_rows_of_the_other_files(tmp_path: Path) -> None:
    record(tmp_path / "games.parquet", 50, "--jobs", "2")
    record(tmp_path / "again.parquet", 50, "--jobs", "1")
    record(tmp_path / "games.jsonl", 50)

    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist(maps_as_pydicts="strict")
    lines = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    assert rows == [json.loads(line) for line in lines]
    same = [(tmp_path / f"{name}.parquet").read_bytes() for name in ("games", "again")]
    assert same[0] == same[1]
    assert parquet.ParquetFile(tmp_path / "games.parquet").num_row_groups == 3


def test_without_pyarrow_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused = record(tmp_path / "games.parquet")

    assert refused.exception is not None and refused.exception.exit_code == 3  # type: ignore[attr-defined]
    assert str(refused.exception).startswith("Parquet needs pyarrow; run 'pip install pyarrow'")
    assert not list(tmp_path.iterdir())
