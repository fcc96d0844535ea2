"""A project is data; its own Python runs only after `deckproof trust`, this folder, this content.

The project is tests/projects/own-engine, a fifth game that came from outside: what serves our games
serves it, once it is trusted, and until then all that needs no engine.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from user import change, run

from generator import rules
from generator.cli import cli
from generator.errors import DeckproofError, UserError
from generator.rules import trust
from generator.simulation import claims, job, simulate

PROJECTS = Path(__file__).parent / "projects"
PLACE = "rules/lantern_walk/"
ASKS = (
    f"{PLACE}: is Python of this project's own, which runs only where it is trusted; read it, then "
    "run 'deckproof trust"
)
CHANGED = f"{PLACE}: rules/ is not what it was when you trusted it; read what is new, then run "


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The game, as it was unpacked."""
    found = tmp_path / "walk"
    shutil.copytree(PROJECTS / "own-engine", found)
    return found


@pytest.fixture
def trusted(folder: Path) -> Path:
    trust.trust(folder)
    return folder


def typed(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(cli, [*words, "--project", str(folder)])


def refused(folder: Path, *words: str) -> str:
    """The one line that a command ends with, and that it would exit with 2."""
    error = typed(folder, *words).exception
    assert isinstance(error, DeckproofError), error
    assert error.exit_code == 2
    assert "\n" not in str(error)
    return str(error)


def report(folder: Path, *words: str) -> dict[str, object]:
    found = json.loads(typed(folder, "check", "--json", *words).stdout)
    game: dict[str, object] = found["games"]["lantern-walk"]
    return game


def codes(folder: Path) -> list[str]:
    findings = report(folder, "--quick")["findings"]
    assert isinstance(findings, list)
    return [finding["code"] for finding in findings]


# Before it is trusted


@pytest.mark.parametrize(
    "words",
    [["simulate"], ["play", "lantern-walk"], ["simulate", "--claims"], ["rulebook"]],
    ids=lambda words: " ".join(words),
)
def test_what_needs_the_engine_asks_in_one_line(folder: Path, words: list[str]) -> None:
    assert refused(folder, *words) == f"{ASKS} --project {folder}'"
    assert not (folder / "output" / "lantern-walk" / "rulebook.pdf").exists()


def test_a_person_sees_that_line_and_exit_code_2(folder: Path, data_home: Path) -> None:
    done = run("simulate", folder=folder, XDG_DATA_HOME=str(data_home))

    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{ASKS}'\n")


def test_nothing_of_a_strangers_folder_runs(folder: Path) -> None:
    for path in (folder / "rules").rglob("*.py"):
        path.write_text(f"open({str(folder / 'it ran')!r}, 'w')\n")
    for words in (
        ["check"], ["cards"], ["sheets", "--paper", "a4"], ["build", "--jobs", "1"], ["simulate"],
        ["export", "--to", "pnp"],
    ):  # fmt: skip
        typed(folder, *words)

    assert not (folder / "it ran").exists()
    assert list((folder / "output" / "lantern-walk" / "cards").iterdir())


def test_check_reports_it_and_everything_else(folder: Path) -> None:
    assert codes(folder) == ["engine-untrusted"]
    assert report(folder, "--quick")["ledger"] == []
    change(folder, "cards/lantern-walk.yaml", "total: 20", "total: 21")

    assert codes(folder) == ["count-mismatch", "engine-untrusted"]


def test_build_makes_all_that_needs_no_engine(folder: Path) -> None:
    told = refused(folder, "build", "--jobs", "1")

    output = folder / "output" / "lantern-walk"
    assert told == f"{ASKS} --project {folder}'"
    assert (output / "sheets-a4.pdf").is_file()
    assert len(list((output / "cards").iterdir())) == 7
    assert (folder / "output" / "index.html").is_file()
    assert not list(output.glob("rulebook*"))
    assert codes(folder) == ["engine-untrusted"]
    # And once it is trusted, only what was left is made, and what was said of it is taken back.
    trust.trust(folder)
    made = json.loads(typed(folder, "build", "--jobs", "1", "--json").stdout)
    assert {"lantern-walk/rulebook-a4", "lantern-walk/check"} <= set(made["made"])
    assert json.loads((output / "check.json").read_text("utf-8"))["ok"]


# Trusting


def test_trust_says_what_it_lets_run(folder: Path, data_home: Path) -> None:
    said = typed(folder, "trust").stdout.splitlines()

    sizes = {path.name: path.stat().st_size for path in (folder / PLACE).iterdir()}
    assert said[0].startswith(f"Trusted: these files of {folder} may run")
    assert {(line.split()[1], line.split()[0]) for line in said[1:-1]} == {
        (PLACE + name, f"{size:,}") for name, size in sizes.items()
    }
    assert said[-1].startswith("Engines: lantern-walk.")
    data = json.loads(typed(folder, "trust", "--json").stdout)
    assert data["engines"] == ["lantern-walk"]
    assert sum(one["bytes"] for one in data["files"]) == sum(sizes.values())
    (record,) = (data_home / "deckproof" / "trust").iterdir()
    assert record.stat().st_mode & 0o777 == 0o600
    assert record.parent.stat().st_mode & 0o777 == record.parents[1].stat().st_mode & 0o777 == 0o700


def test_a_trusted_engine_is_one_of_ours_in_all(trusted: Path, data_home: Path) -> None:
    assert report(trusted)["ok"]
    assert report(trusted)["games_played"] == 600
    figures = json.loads(
        typed(trusted, "simulate", "--games", "60", "--jobs", "2", "--json").stdout
    )
    assert (figures["game"], figures["games"], figures["agents"]) == (
        "lantern-walk", 60, ["careful", "careful"],
    )  # fmt: skip
    sitting = CliRunner().invoke(
        cli, ["play", "lantern-walk", "--seed", "1", "--project", str(trusted)], input="a\n"
    )
    assert "The game is over, because the stock was empty (rule 2.5)" in sitting.stdout


def test_its_rulebook_counts_by_the_ledger_and_plays_its_example(trusted: Path) -> None:
    assert typed(trusted, "rulebook", "--format", "html").exit_code == 0
    page = (trusted / "output" / "lantern-walk" / "rulebook.html").read_text("utf-8")
    text = re.sub(r"<[^>]+>|&nbsp;", " ", page)

    assert '<span class="fact" data-fact="lanterns">15</span>' in page
    assert re.search(r"Ada: go\.\s+It is (Lantern \d|Gust)\.", text)
    change(trusted, PLACE + "ledger.py", "EACH, GUSTS = 3, 5", "EACH, GUSTS = 4, 5")
    trust.trust(trusted)
    assert "count-mismatch" in codes(trusted)


def test_its_claim_is_settled_and_known_to_be_stale(trusted: Path) -> None:
    settled = json.loads(typed(trusted, "simulate", "--claims", "--jobs", "1", "--json").stdout)
    (claim,) = settled["lantern-walk"]["claims"]

    assert (claim["id"], claim["verdict"]) == ("shared-rare", "true")
    assert codes(trusted) == []
    change(trusted, PLACE + "agents.py", "_ENOUGH = 6", "_ENOUGH = 3")
    trust.trust(trusted)
    assert codes(trusted) == ["claims-stale"]


def test_processes_find_it_again_whether_forked_or_not(
    trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run's `watch` is a function of the project's: a new process must know where it is from."""
    pack = rules.pack("lantern-walk", trusted)
    assert pack.claims is not None
    alone = claims.measure(pack, seed=3, jobs=1)
    from generator import processes

    for way in ("fork", "spawn"):
        with monkeypatch.context() as patch:
            patch.setattr(processes, "get_start_method", lambda way=way: way)
            assert claims.measure(pack, seed=3, jobs=2) == alone, way


def test_a_fault_of_its_own_is_told_at_its_line(trusted: Path) -> None:
    change(trusted, PLACE + "game.py", "return int(card[1:] or 0)", "return int(card)")
    trust.trust(trusted)
    line = (trusted / PLACE / "game.py").read_text("utf-8").split("return int(card)")[0].count("\n")

    told = refused(trusted, "simulate", "--games", "60", "--jobs", "2")

    assert told.startswith(
        f"{PLACE}game.py:{line + 1}:1: the engine lantern-walk broke in a game of 2 players: "
        "ValueError: invalid literal for int() with base 10: 'L"
    )
    assert "deckproof simulate lantern-walk --players 2 --seed 0" in told


def test_a_fault_at_the_table_is_told_at_its_line_too(trusted: Path, data_home: Path) -> None:
    change(trusted, PLACE + "narration.py", "{view['stock']}", "{view['stack']}")
    trust.trust(trusted)

    done = run("play", "lantern-walk", folder=trusted, XDG_DATA_HOME=str(data_home))

    assert done.returncode == 2
    assert done.stderr == f"{PLACE}narration.py:11:1: KeyError: 'stack'\n"


# What else changes


def test_changed_content_asks_again(trusted: Path) -> None:
    rules.pack("lantern-walk", trusted)
    change(trusted, PLACE + "agents.py", "_ENOUGH = 6", "_ENOUGH = 7")

    assert refused(trusted, "simulate").startswith(CHANGED)
    assert codes(trusted) == ["engine-untrusted"]
    change(trusted, PLACE + "agents.py", "_ENOUGH = 7", "_ENOUGH = 6")
    assert codes(trusted) == []


@pytest.mark.parametrize(
    "name",
    ["more.py", "lantern_walk/game.pyc", "lantern_walk/game.so", "lantern_walk/cards.csv",
     "lantern_walk/__pycache__/game.cpython-311.pyc", "other/__init__.py"],
)  # fmt: skip
def test_any_new_file_asks_again(trusted: Path, name: str) -> None:
    path = trusted / "rules" / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"")

    assert refused(trusted, "simulate").startswith(CHANGED)


def test_a_file_gone_or_renamed_asks_again(trusted: Path) -> None:
    (trusted / PLACE / "art.py").rename(trusted / PLACE / "tra.py")

    assert refused(trusted, "simulate").startswith(CHANGED)


def test_what_editors_leave_behind_a_dot_does_not(trusted: Path) -> None:
    (trusted / PLACE / ".game.py.swp").write_bytes(b"\0")
    (trusted / PLACE / ".#game.py").symlink_to("nobody@nowhere.1")

    assert codes(trusted) == []


def test_another_folder_with_the_same_content_is_not_trusted(trusted: Path) -> None:
    other = trusted.with_name("copy")
    shutil.copytree(trusted, other)

    assert refused(other, "simulate") == f"{ASKS} --project {other}'"


def test_a_folder_is_one_by_whatever_way_it_is_reached(trusted: Path) -> None:
    link = trusted.with_name("link")
    link.symlink_to(trusted)

    assert typed(link, "simulate", "--games", "1").exit_code == 0


def test_the_project_cannot_bring_its_own_permission(folder: Path, data_home: Path) -> None:
    trust.trust(folder)
    (record,) = (data_home / "deckproof" / "trust").iterdir()
    elsewhere = folder.with_name("elsewhere")
    folder.rename(elsewhere)
    shutil.copy(record, elsewhere / "rules" / record.name)

    assert refused(elsewhere, "simulate").startswith(PLACE)


def test_revoke_takes_it_back(trusted: Path) -> None:
    rules.pack("lantern-walk", trusted)  # loaded in this very process

    assert typed(trusted, "trust", "--revoke").stdout == f"{trusted} is no longer trusted.\n"
    assert refused(trusted, "simulate").startswith(ASKS)
    again = typed(trusted, "trust", "--revoke", "--json")
    assert json.loads(again.stdout) == {"folder": str(trusted), "trusted": False, "was": False}


def test_a_spoilt_record_is_none(trusted: Path, data_home: Path) -> None:
    (record,) = (data_home / "deckproof" / "trust").iterdir()
    for text in ("", "[]", "{}", '{"folder": "/", "sha256": "0"}', "\xff"):
        record.write_text(text, "latin-1")
        assert refused(trusted, "simulate").startswith(ASKS)


# What can't be trusted


def test_links_that_lead_out_are_refused(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "outside.py").write_text("")
    (folder / PLACE / "more.py").symlink_to(tmp_path / "outside.py")

    said = f"{PLACE}more.py: is a link that leads out of rules/"
    assert refused(folder, "trust") == refused(folder, "simulate") == said


def test_links_to_folders_are_refused_and_links_to_files_inside_are_files(folder: Path) -> None:
    (folder / PLACE / "same.py").symlink_to("game.py")
    assert typed(folder, "trust").exit_code == 0
    (folder / PLACE / "loop").symlink_to("..")

    assert refused(folder, "trust").startswith(f"{PLACE}loop: is a link to a folder")


def test_rules_that_are_a_link_are_refused(folder: Path, tmp_path: Path) -> None:
    (folder / "rules").rename(tmp_path / "rules")
    (folder / "rules").symlink_to(tmp_path / "rules")

    assert refused(folder, "trust").startswith("rules: is a link")


def test_a_pipe_is_no_file(folder: Path) -> None:
    os.mkfifo(folder / PLACE / "pipe.py")

    assert refused(folder, "trust") == f"{PLACE}pipe.py: is no plain file"


def test_there_must_be_something_to_trust(folder: Path, tmp_path: Path) -> None:
    shutil.rmtree(folder / "rules")
    said = refused(folder, "trust")
    done = run("trust", folder=tmp_path)

    assert said == f"{folder}: has no Python of its own to trust: no rules/ with a file"
    assert done.returncode == 2
    assert done.stderr.startswith(".: is not a project: it has no cards/ folder")


def test_a_game_of_ours_is_not_replaced(folder: Path) -> None:
    (folder / "rules" / "war.py").write_text("")
    done = typed(folder, "trust", "--json")

    assert json.loads(done.stdout)["hidden"] == ["war"]
    assert "war is never taken from rules/" in done.stderr


# Ornaments


def with_glow(folder: Path) -> None:
    change(
        folder,
        "templates/faces/lantern.yaml",
        "  - {text: \"{{ name }}\"",
        "  - {art: lantern-glow, at: [31mm, 20mm], with: {radius: 8mm, ink: night}}\n"
        "  - {text: \"{{ name }}\"",
    )  # fmt: skip


def test_layouts_may_call_the_ornaments_of_a_trusted_engine(trusted: Path) -> None:
    typed(trusted, "cards")
    card = trusted / "output" / "lantern-walk" / "cards" / "001-L1.png"
    before = card.read_bytes()
    with_glow(trusted)

    assert typed(trusted, "cards").exit_code == 0
    assert card.read_bytes() != before


def test_without_trust_the_layout_says_what_would_do(folder: Path) -> None:
    with_glow(folder)
    told = typed(folder, "cards").exception

    assert isinstance(told, UserError)
    assert "there is no ornament 'lantern-glow'" in str(told)
    assert "the engine lantern-walk are missing: " + ASKS in str(told)


def test_ornaments_of_two_projects_do_not_meet(trusted: Path) -> None:
    """Each project's layouts call its own, and the newest content's, in one process."""
    from generator import art

    with_glow(trusted)
    other = trusted.with_name("other")
    shutil.copytree(trusted, other)
    change(other, PLACE + "art.py", "radius), ink", "radius / 2), ink")
    trust.trust(other)
    cards = []
    for folder in (trusted, other):
        assert typed(folder, "cards").exit_code == 0
        cards.append((folder / "output" / "lantern-walk" / "cards" / "001-L1.png").read_bytes())

    assert cards[0] != cards[1]
    assert "lantern-glow" not in art.ours().known


# A game of an installed package


@pytest.fixture
def tide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project that names the engine of a package, which lies on the path as pip would lay it."""
    site = tmp_path / "site"
    shutil.copytree(PROJECTS / "installed-game" / "high_tide", site / "high_tide")
    pyproject = (PROJECTS / "installed-game" / "pyproject.toml").read_text("utf-8")
    info = site / "high_tide_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: high-tide-game\nVersion: 1.0\n")
    point = re.search(r"^high-tide = \"(.+)\"$", pyproject, re.MULTILINE)
    assert point is not None
    (info / "entry_points.txt").write_text(f"[deckproof.games]\nhigh-tide = {point[1]}\n")
    for module in [one for one in sys.modules if one.partition(".")[0] == "high_tide"]:
        monkeypatch.delitem(sys.modules, module)  # another test's, from another place
    monkeypatch.syspath_prepend(str(site))
    folder = tmp_path / "tide"
    shutil.copytree(PROJECTS / "installed-game" / "project", folder)
    return folder


def test_an_installed_game_needs_no_trust(tide: Path) -> None:
    found = json.loads(typed(tide, "check", "--json").stdout)["games"]["high-tide"]

    assert (found["ok"], found["games_played"]) == (True, 400)
    tallied = simulate(job(rules.pack("high-tide", tide), 3, games=60), jobs=2)
    assert tallied.games == 60
    assert typed(tide, "rulebook", "--format", "html").exit_code == 0


def test_without_the_package_the_catalogue_says_so(
    tide: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()

    assert "engine: there is no rules engine 'high-tide'" in refused(tide, "check")
