"""Engines are found among ours, in installed packages, in a project's rules/, in this order; and
what is wrong with one is told in a line, at its place."""

from __future__ import annotations

import pickle
import shutil
import sys
from pathlib import Path

import pytest

from generator import rules
from generator.errors import UserError
from generator.rules import registry, trust

PROJECTS = Path(__file__).parents[1] / "projects"
#: What every broken engine begins with: a game that only has to have all names.
GAME = """
from generator.rules import GamePack, Ledger

class Garden:
    slug, title, players, options, ledger = "garden", "Garden", range(2, 3), (), Ledger("", ())
    def composition(self, **options): return {"A": 1}
    def card_facts(self): return {}
    def new(self, players=None, seed=None, deck=None, chance=None, **options): return None
    def position(self, *args, **kwargs): return None
    def moves(self, players): return ()
    def transcript(self, state): return ""
    def replay(self, record, seed=None): return None
"""
SOUND = GAME + "\nPACK = GamePack(game=Garden())\n"


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def project(
    folder: Path, trusted: bool = True, /, inside: dict[str, str] | None = None, **files: str
) -> Path:
    """A project whose rules/ has these modules; `inside` are those of rules/garden/."""
    nested = {f"garden/{name}": text for name, text in (inside or {}).items()}
    for name, text in (files | nested).items():
        path = folder / "rules" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    if trusted:
        trust.trust(folder)
    return folder


def package(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, points: str) -> None:
    """An installed package, as far as anyone can tell: metadata on the path."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(points)
    for module in [one for one in sys.modules if one.partition(".")[0] == "high_tide"]:
        monkeypatch.delitem(sys.modules, module)  # another test's, from another place
    if str(folder) not in sys.path:
        monkeypatch.syspath_prepend(str(folder))


def fault(name: str, home: Path | None) -> str:
    with pytest.raises(UserError) as raised:
        rules.pack(name, home)
    return str(raised.value)


def test_names_come_from_files_and_nothing_runs(tmp_path: Path) -> None:
    bomb = "raise SystemExit('run')"
    home = project(
        tmp_path, False, pond=bomb, own_pond=bomb, inside={"__init__": bomb}, _aside=bomb,
        test_garden=bomb, conftest=bomb,
    )  # fmt: skip

    assert rules.names(home) == (*rules.slugs(), "garden", "own-pond", "pond")


def test_a_file_is_an_engine(tmp_path: Path) -> None:
    home = project(tmp_path, garden=SOUND)
    pack = rules.pack("garden", home)

    assert pack.home == home
    assert pack.source == home.resolve() / "rules" / "garden.py"
    assert pack.slug == "garden"
    assert rules.pack("garden", home) is pack  # loaded once


def test_a_folder_is_an_engine_whose_files_import_each_other(tmp_path: Path) -> None:
    home = project(
        tmp_path,
        inside={
            "__init__": "from .parts.deep import PACK",
            "parts/deep": "from ..game import *\nPACK = GamePack(game=Garden())",
            "game": GAME,
        },
    )
    pack = rules.pack("garden", home)

    assert pack.source == home.resolve() / "rules" / "garden"
    assert not list(home.rglob("__pycache__"))


def test_two_projects_may_have_an_engine_of_one_name(tmp_path: Path) -> None:
    one = project(tmp_path / "one", garden=SOUND)
    two = project(tmp_path / "two", garden=SOUND.replace('"Garden", range', '"Other", range'))

    assert (rules.game("garden", one).title, rules.game("garden", two).title) == ("Garden", "Other")
    assert "garden" not in sys.modules


def test_ours_come_first_then_packages_then_the_project(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bomb = "raise RuntimeError('the wrong one')"
    home = project(tmp_path / "home", war=bomb, high_tide=bomb)
    monkeypatch.syspath_prepend(str(PROJECTS / "installed-game"))
    package(
        tmp_path / "site",
        monkeypatch,
        "tide",
        "[deckproof.games]\nhigh-tide = high_tide:HIGH_TIDE\n",
    )

    assert rules.pack("war", home).home is None
    assert rules.pack("high-tide", home).source == PROJECTS / "installed-game" / "high_tide"
    assert not rules.is_own("war", home)
    assert not rules.is_own("high-tide", home)


def test_an_entry_point_may_name_the_module_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path, monkeypatch, "flat", "[deckproof.games]\ngarden = flat_garden_game\n")
    (tmp_path / "flat_garden_game.py").write_text(SOUND)

    assert rules.pack("garden").source == tmp_path / "flat_garden_game.py"


def test_a_broken_package_troubles_only_who_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = "[deckproof.games]\nlost = no_such_package\nnot an entry point\n"
    package(tmp_path / "site", monkeypatch, "broken-game", "[deckproof.games]\nlost = not_there\n")
    package(tmp_path / "site", monkeypatch, "garbled-game", points)
    home = project(tmp_path / "home", garden=SOUND)

    assert rules.game("garden", home).title == "Garden"
    assert rules.game("war", home).slug == "war"
    assert fault("lost", home) == (
        "broken-game 1.0: engine lost: can't be loaded: ModuleNotFoundError: No module named "
        "'not_there'; install it again, or tell who wrote it"
    )


def test_two_packages_of_one_name_are_told_apart_by_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path, monkeypatch, "one-game", "[deckproof.games]\ntwin = one_game\n")
    package(tmp_path, monkeypatch, "two-game", "[deckproof.games]\ntwin = two_game\n")

    assert fault("twin", None).endswith("two-game 1.0; uninstall all but one")


#: rules/garden.py -> what is said of it, after the file's name.
FAULTS = {
    "no PACK": (
        GAME,
        "has no PACK; write PACK = GamePack(game=...), with GamePack from generator.rules",
    ),
    "another PACK": (
        "PACK = {}",
        "PACK is a dict, not a GamePack; write PACK = GamePack(game=...), with GamePack from "
        "generator.rules",
    ),
    "a class": (
        GAME + "PACK = GamePack(game=Garden)",
        "PACK.game is the class Garden, not a game; write game=Garden()",
    ),
    "another name": (
        SOUND.replace('"garden"', '"meadow"'),
        "PACK.game.slug is 'meadow', but the engine is called 'garden'; write slug = 'garden', or "
        "call it rules/meadow.py",
    ),
    "half a contract": (
        SOUND.replace("def moves", "def _moves").replace("def replay", "def _replay"),
        "PACK.game lacks moves(), replay(); generator/rules/contract.py says what they do",
    ),
    "players": (
        SOUND.replace("range(2, 3)", "2"),
        "PACK.game.players is 2, not a range; write range(2, 5) for 2 to 4",
    ),
    "the record itself": (
        GAME + "PACK = GamePack",
        "PACK is the class GamePack itself; write PACK = GamePack(game=...), with GamePack from "
        "generator.rules",
    ),
    "clauses in a list": (
        SOUND.replace("GamePack(", "GamePack(clauses=['Deal.'], "),
        "PACK.clauses is a list that names no words; write a dict of texts by id, such as "
        "{'garden-1.1': 'Deal four cards to each.'}",
    ),
    "a narration of nothing": (
        SOUND.replace("GamePack(", "GamePack(narration='x', "),
        "PACK.narration lacks primer(), table(), option(), announced(), mark(), since(), "
        "closing(); write a module with these functions, or leave it out",
    ),
    "uses that are none": (
        SOUND.replace("GamePack(", "GamePack(uses=3, "),
        "PACK.uses is an int, not a function; leave it out, or write a function",
    ),
    "a status of the ledger": (
        SOUND + "from generator.rules import Ledger, Row\n"
        "Garden.ledger = Ledger('', (Row('a', 'A', 1, '1', 'guessed', lambda seen: 1),))\n",
        "row 'a' of the ledger has the status 'guessed'; write one of stated, derived, assumed",
    ),
    "no Python": ("x = (1,\ny = 2\n", ":1:5: is no Python: '(' was never closed"),
    "an exception": (
        "one = 1\n\nprint(nothing)\n",
        ":3:1: NameError: name 'nothing' is not defined",
    ),
    "a way out": ("import sys\nsys.exit(0)\n", ":2:1: it ends the program while it is loaded"),
    "a package that isn't there": (
        "import numpi_or_so",
        ":1:1: ModuleNotFoundError: No module named 'numpi_or_so'; install numpi_or_so, or, if it "
        "is a file of the engine's own, an engine of several files is a folder, "
        "rules/NAME/__init__.py, whose files import each other with a dot: "
        "'from .cards import CARDS'",
    ),
    "a file beside it": (
        "from .cards import CARDS",
        ":1:1: ImportError: attempted relative import with no known parent package; an engine of "
        "several files is a folder, rules/NAME/__init__.py, whose files import each other with a "
        "dot: 'from .cards import CARDS'",
    ),
    "a record of another time": (
        SOUND.replace("(game=Garden())", "(game=Garden(), colour=1)"),
        ":14:1: TypeError: GamePack.__init__() got an unexpected keyword argument 'colour'",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", FAULTS)
def test_a_fault_is_told_in_one_line_at_its_place(tmp_path: Path, what: str) -> None:
    text, said = FAULTS[what]
    home = project(tmp_path, garden=text)

    told = fault("garden", home)

    assert told == "rules/garden.py" + (said if said.startswith(":") else f": {said}")
    assert "\n" not in told


def test_all_faults_of_a_pack_are_told_together(tmp_path: Path) -> None:
    text = SOUND.replace("range(2, 3), ()", "range(0), []").replace(
        "=Garden()", "=Garden(), agents=[1]"
    )

    assert fault("garden", project(tmp_path, garden=text)).splitlines() == [
        "rules/garden.py: PACK.game.players is range(0, 0), which is nobody; write range(2, 5) "
        "for 2 to 4",
        "rules/garden.py: PACK.game.options is []; write a tuple of Option; () for none",
        "rules/garden.py: PACK.agents is [1]; write a tuple of Agent; () for none",
    ]


def test_an_engine_that_is_not_there_has_a_near_name(tmp_path: Path) -> None:
    home = project(tmp_path, garden=SOUND)

    assert fault("gardn", home) == (
        "there is no rules engine 'gardn' (engines: war, war-of-coins, vires-in-numeris, "
        "bitcoin-miner, garden); did you mean 'garden'?"
    )
    with pytest.raises(KeyError):  # as it has been from the first edition on
        rules.game("gardn")


def test_a_folder_without_a_beginning_is_no_engine(tmp_path: Path) -> None:
    home = project(tmp_path, inside={"game": GAME})

    assert fault("garden", home) == "rules/garden/: has no __init__.py, so it is no engine"


def test_two_files_of_one_name_are_refused(tmp_path: Path) -> None:
    home = project(tmp_path, garden=SOUND, inside={"__init__": SOUND})

    assert fault("garden", home).endswith("keep one of them")


def test_an_engine_sees_no_file_that_was_not_hashed(tmp_path: Path) -> None:
    """What came in after the folder was read can't be imported, not even later on."""
    home = project(
        tmp_path,
        inside={"__init__": SOUND + "def late():\n    from . import more\n    return more\n"},
    )
    found = trust.snapshot(home)
    module = registry.own.load(found, "garden/__init__.py")
    (home / "rules" / "garden" / "more.py").write_text("raise RuntimeError('ran')")

    with pytest.raises(ImportError):
        module.late()


def test_what_is_run_is_what_was_hashed(tmp_path: Path) -> None:
    home = project(tmp_path, garden=SOUND)
    found = trust.snapshot(home)
    (home / "rules" / "garden.py").write_text("raise RuntimeError('changed in between')")

    assert registry.own.load(found, "garden.py").PACK.slug == "garden"


def test_what_an_engine_prints_is_no_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules.pack("garden", project(tmp_path, garden="print('hello')\n" + SOUND))

    out, err = capsys.readouterr()
    assert (out, err) == ("", "hello\n")


def test_a_file_beside_the_code_can_be_read_as_it_was_hashed(tmp_path: Path) -> None:
    reading = "import pkgutil\nDATA = pkgutil.get_data(__package__, 'cards.csv')\n"
    home = project(tmp_path, False, inside={"__init__": reading + SOUND})
    (home / "rules" / "garden" / "cards.csv").write_text("id\nA\n")
    trust.trust(home)
    module = registry.own.load(trust.snapshot(home), "garden/__init__.py")

    assert module.DATA == b"id\nA\n"


def test_a_fault_in_play_is_told_at_the_engines_line(tmp_path: Path) -> None:
    home = project(
        tmp_path, garden=SOUND.replace("return None\n    def pos", "return 1 / 0\n    def pos")
    )
    with pytest.raises(ZeroDivisionError) as raised:
        rules.game("garden", home).new()

    told = registry.fault_in_engine(raised.value, "(seed 7)")

    assert str(told) == "rules/garden.py:8:1: ZeroDivisionError: division by zero (seed 7)"
    try:
        raise KeyError("ours")
    except KeyError as error:
        assert registry.fault_in_engine(error) is None


def test_faults_cross_a_process_pool(tmp_path: Path) -> None:
    with pytest.raises(UserError) as raised:
        rules.pack("garden", tmp_path)

    again = pickle.loads(pickle.dumps(raised.value))
    assert str(again) == str(raised.value)


def test_the_mark_changes_with_what_engines_are_made_of(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    none = registry.mark(home)
    project(home, False, garden=SOUND)
    there = registry.mark(home)
    trust.trust(home)
    trusted = registry.mark(home)
    (home / "rules" / "garden.py").write_text(SOUND + "\n")

    assert none == ""
    assert len({there, trusted, registry.mark(home)}) == 3


def test_a_project_from_elsewhere_is_played_there_and_here(tmp_path: Path) -> None:
    """The same folder twice: each finds its own home."""
    homes = [tmp_path / "a", tmp_path / "b"]
    for home in homes:
        shutil.copytree(PROJECTS / "own-engine", home)
        trust.trust(home)

    assert [rules.pack("lantern-walk", home).home for home in homes] == homes
