"""Commands are files: one each, called alike, read when they are asked for."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from user import ROOT

from generator.cli import COMMANDS, cli

#: Libraries, and rooms of ours, that no help has any use for.
HEAVY = {"PIL", "jinja2", "pydantic", "reportlab", "rich", "uharfbuzz", "weasyprint", "yaml"}
ROOMS = {"catalogue", "checks", "faces", "rules", "sheets", "simulation", "workshop"}


def loaded(*arguments: str) -> set[str]:
    """The modules that a command has loaded when it is done."""
    script = (
        "import sys, json; from generator.cli import cli; "
        f"cli.main({list(arguments)!r}, standalone_mode=False); "
        "print(json.dumps(sorted(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(json.loads(done.stderr))


@pytest.mark.parametrize("name", COMMANDS)
def test_a_file_holds_the_command_of_its_name(name: str) -> None:
    command = cli.get_command(click.Context(cli), name)

    assert command is not None and command.name == name
    assert command.help
    assert COMMANDS[name].rstrip("_") == name.replace("-", "_")


def test_the_commands_of_the_contract_are_there() -> None:
    listed = CliRunner().invoke(cli, ["--help"]).output

    for name in (
        "build", "calibrate", "cards", "check", "doctor", "explain", "export", "help", "import",
        "new", "parts", "play", "preview", "pull", "rulebook", "schema", "sheets", "simulate",
        "trust",
    ):  # fmt: skip
        assert f"\n  {name} " in listed


def test_help_waits_for_nothing_that_it_has_no_use_for() -> None:
    modules = loaded("--help")

    assert {f"generator.cli.{module}" for module in COMMANDS.values()} <= modules
    assert not HEAVY & modules
    assert not {f"generator.{room}" for room in ROOMS} & modules


def test_a_command_is_not_read_until_it_is_asked_for() -> None:
    modules = loaded("doctor", "--help")
    read = {module for module in COMMANDS.values() if f"generator.cli.{module}" in modules}

    assert read == {"doctor"}


def test_json_of_several_papers_is_one_document(tmp_path: Path) -> None:
    """`--json` promises one document on stdout, also where a command makes several things."""
    project = ROOT / "tests" / "projects" / "two-sizes"
    done = CliRunner().invoke(
        cli, ["sheets", "--json", "--project", str(project), "--output", str(tmp_path)]
    )

    assert done.exit_code == 0, done.output
    names = [Path(file).name for file in json.loads(done.stdout)["made"]["market"]]
    assert names == ["sheets-a4.pdf", "sheets-letter.pdf"]
