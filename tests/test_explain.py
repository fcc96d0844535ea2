"""`deckproof explain`: every code is explained, in few words, with an example and a way out."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from user import ROOT

from generator.checks.explanations import TEXTS, every
from generator.checks.findings import CODES
from generator.cli import cli
from generator.errors import UserError


def explain(*words: str) -> Result:
    return CliRunner().invoke(cli, ["explain", *words])


def test_every_code_of_a_finding_is_explained_and_no_other() -> None:
    assert set(TEXTS) == set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_a_text_is_short_and_shows_the_message_with_its_code(code: str) -> None:
    about, example, fix = TEXTS[code]

    assert 30 < len(about) < 300 and about[0].isupper() and about.endswith(".")
    assert f" [{code}]" in example and "\n" not in example
    assert 10 < len(fix) < 300 and fix.endswith(".")


@pytest.mark.parametrize(
    "command",
    re.findall(r"'deckproof ([a-z]+)", " ".join(f"{a} {b}" for a, _, b in TEXTS.values())),
)
def test_the_commands_that_a_fix_names_are_there(command: str) -> None:
    assert CliRunner().invoke(cli, [command, "--help"]).exit_code == 0


def test_a_code_is_explained_with_its_meaning_example_and_fix() -> None:
    told = explain("count-mismatch").output

    assert told.startswith("count-mismatch: a number of cards")
    assert "\n  cards/garden.yaml:70:3: the box says 16 cards, the catalogue has 17 [" in told
    assert "To fix it: correct `copies:`" in told


def test_the_nearest_code_is_named() -> None:
    with pytest.raises(
        UserError, match="no finding 'count-mismach'; did you mean 'count-mismatch'"
    ):
        CliRunner().invoke(cli, ["explain", "count-mismach"], catch_exceptions=False)
    with pytest.raises(UserError, match="'deckproof explain' lists them all"):
        CliRunner().invoke(cli, ["explain", "xyz"], catch_exceptions=False)


def test_without_a_code_all_are_listed_with_a_line_each() -> None:
    lines = explain().output.splitlines()

    assert [line.split()[0] for line in lines] == list(CODES)
    assert all(line.endswith(CODES[line.split()[0]]) for line in lines)


def test_json_has_the_same_fields_for_one_and_for_all() -> None:
    one = json.loads(explain("face", "--json").output)
    all_ = json.loads(explain("--json").output)

    assert set(one) == {"code", "means", "about", "example", "fix"}
    assert one in all_
    assert all_ == [asdict(explanation) for explanation in every()]


def on_a_terminal(*arguments: str, folder: Path) -> str:
    """What a command shows on a terminal, lines joined that the terminal's width parted."""
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "generator", *arguments],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs,
        env=os.environ | {"PYTHONPATH": str(ROOT), "TERM": "dumb", "COLUMNS": "300"},
    )
    os.close(theirs)
    said = b""
    while True:
        select.select([ours], [], [])
        try:
            part = os.read(ours, 65536)
        except OSError:  # the other end is closed: that is how a terminal ends
            break
        if not part:
            break
        said += part
    running.wait()
    os.close(ours)
    return said.decode()


def broken(folder: Path) -> Path:
    """A project whose box promises another number of cards, a whole one and a part."""
    import shutil

    mine = Path(shutil.copytree(ROOT / "tests" / "projects" / "two-sizes", folder / "mine"))
    path = mine / "cards" / "market.yaml"
    path.write_text(path.read_text("utf-8").replace("copies: 2", "copies: 3"), "utf-8")
    return mine


def test_findings_on_a_terminal_point_to_it_once(tmp_path: Path) -> None:
    mine = broken(tmp_path)
    told = on_a_terminal("check", "--quick", folder=mine)

    assert told.count("[count-mismatch]") == 2
    assert told.count("deckproof explain") == 1
    assert "'deckproof explain count-mismatch' tells more" in told


def test_nobody_else_is_pointed_there(tmp_path: Path) -> None:
    mine = broken(tmp_path)

    piped = CliRunner().invoke(cli, ["check", "--quick", "--project", str(mine)])

    assert piped.exit_code == 1 and "deckproof explain" not in piped.output
    assert "deckproof explain" not in on_a_terminal("check", "--quick", "--quiet", folder=mine)
