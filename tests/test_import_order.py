"""The house has one import order, that of the table in generator/README.md: every import of every
file is held against it, wherever it stands. And no module outside of `games/` names a game."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import generator
from generator.games import SHIPPED

PACKAGE = Path(generator.__file__).parent
README = (PACKAGE / "README.md").read_text("utf-8")
#: The rooms from the ground up.
ORDER = tuple(re.findall(r"^\| `(\w+)(?:/|\.py)` \|", README, re.MULTILINE))
#: What stands before all rooms and speaks for them: the public names, and `python -m generator`.
FRONT = {"__init__", "__main__"}
#: Libraries with one door each: who may import them.
DOORS = {
    "reportlab": {
        "painting/pdf.py",
        "painting/pdf_fonts.py",
        "painting/pdf_objects.py",
        "painting/qr.py",
    },
    "weasyprint": {"rulebook/pdf.py"},
    "starlette": {"preview/live.py"},
    "uvicorn": {"preview/live.py", "preview/connections.py"},
    "watchfiles": {"preview/watching.py"},
    "aggdraw": {"painting/agg.py"},
    "pathops": {"drawing/skia.py", "painting/agg.py", "art/outlines.py", "pictures/svg/shapes.py"},
    "cssselect2": {"pictures/svg/style.py"},
    "tinycss2": {"pictures/svg/style.py", "pictures/svg/values.py"},
    "pyphen": {"drawing/typeset.py"},
    "yaml": {"reading/read.py"},
    "uharfbuzz": {"drawing/fonts.py"},
    "openpyxl": {"reading/workbook.py"},
    "distributed": {"workshop/cluster/dask.py"},
    "numpy": {f"games/war/batch/{part}.py" for part in ("columns", "shuffles", "tables")},
    "pyarrow": {"workshop/recording/parquet.py"},
    "markdown_it": {"workshop/reference.py"},
}
#: Without this one games are played one by one: tests/rules/test_war_batch.py takes it away.
FASTER = "numpy"
#: Looks whether libraries are there, and so names them all.
DOCTOR = "workshop/doctor.py"
#: Words of the language that are a game's name, too: where they may stand.
PROSE = {"war": {"rulebook/typed.py"}}


@dataclass(frozen=True)
class Import:
    """One import: what is imported, in which line, and whether only type checkers do it."""

    module: str
    line: int
    for_types: bool


def modules() -> dict[str, Path]:
    """{dotted name: file} of the package; what is shipped with a wheel is data."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        if parts[0] != "shipped":
            found[".".join(("generator", *parts)).removesuffix(".__init__")] = path
    return found


MODULES = modules()


@cache
def imports(name: str) -> tuple[Import, ...]:
    """Every import of a module, on its own level, inside functions and for type checkers."""
    path = MODULES[name]
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found: list[Import] = []

    def visit(node: ast.AST, for_types: bool) -> None:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            for child in node.body:
                visit(child, True)
            for child in node.orelse:
                visit(child, for_types)
            return
        if isinstance(node, ast.Import):
            found.extend(Import(alias.name, node.lineno, for_types) for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            whole = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{whole}.{alias.name}"
                module = inner if inner in MODULES else whole
                found.append(Import(module, node.lineno, for_types))
        for child in ast.iter_child_nodes(node):
            visit(child, for_types)

    visit(ast.parse(path.read_text("utf-8")), False)
    return tuple(found)


def room(module: str) -> str:
    """The room of a module of ours: its first folder, or its own name; "" for a library."""
    first, _, rest = module.partition(".")
    return (rest.partition(".")[0] or "__init__") if first == "generator" else ""


def circles(arrows: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """What lies on a circle of arrows: what can't be reached from anywhere outside one is peeled
    off, and so is what leads nowhere, until nothing but circles is left."""
    left = {start: set(ends) - {start} for start, ends in arrows.items()}
    while True:
        reached = {end for ends in left.values() for end in ends}
        loose = {name for name, ends in left.items() if not ends & left.keys()}
        loose |= left.keys() - reached
        if not loose:
            return [[name, *sorted(ends & left.keys())] for name, ends in sorted(left.items())]
        left = {name: ends - loose for name, ends in left.items() if name not in loose}


def test_every_room_has_its_place_in_the_table_and_is_there() -> None:
    rooms = {room(name) for name in MODULES} - FRONT

    assert len(ORDER) == len(set(ORDER)) > 20
    assert set(ORDER) == rooms


@pytest.mark.parametrize("own", ORDER)
def test_a_room_imports_only_from_those_above_it_in_the_table(own: str) -> None:
    wrong = [
        f"{MODULES[name].relative_to(PACKAGE)}:{one.line} imports {one.module}"
        + (" (for type checkers)" if one.for_types else "")
        for name in MODULES
        if room(name) == own
        for one in imports(name)
        if room(one.module) in ORDER and ORDER.index(room(one.module)) > ORDER.index(own)
    ]

    assert wrong == []


def test_there_is_no_circle_of_rooms() -> None:
    """Not even where the table is silent: through the front."""
    arrows: dict[str, set[str]] = {}
    for name in MODULES:
        ends = {room(one.module) for one in imports(name)} - {""}
        arrows.setdefault(room(name), set()).update(ends)

    assert circles(arrows) == []


def test_there_is_no_circle_of_modules() -> None:
    """Whatever is imported first, nothing is found half made. Types may lean on each other."""
    arrows = {
        name: {one.module for one in imports(name) if not one.for_types and one.module in MODULES}
        for name in MODULES
    }

    assert circles(arrows) == []


def test_circles_are_seen() -> None:
    straight = {"a": ["b", "c"], "b": ["c"], "c": []}

    assert circles(straight) == []
    assert circles(straight | {"c": ["a"], "d": ["a"]}) == [["a", "b", "c"], ["b", "c"], ["c", "a"]]


@pytest.mark.parametrize(
    ("own", "more"), [("rules", ""), ("games", ""), ("simulation", "budgets limits processes")]
)
def test_what_plays_imports_nothing_of_what_prints(own: str, more: str) -> None:
    """The same as the README of the house says; ornaments of games aside."""
    known = {"", "rules", "simulation", "games", "errors", "files", *more.split()}
    others = {
        room(one.module)
        for name, path in MODULES.items()
        if room(name) == own and "art" not in path.relative_to(PACKAGE).parts
        for one in imports(name)
    }

    assert others <= known


def test_a_game_can_be_played_without_any_library() -> None:
    """Rules, simulation and all of a game but its ornaments, with everything that they import."""
    waiting = [
        name
        for name, path in MODULES.items()
        if room(name) in ("rules", "simulation", "games")
        and "art" not in path.relative_to(PACKAGE).parts
    ]
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        for one in imports(name):
            if one.module in MODULES:
                waiting.append(one.module)
            elif not one.for_types:
                library = one.module.partition(".")[0]
                if library == FASTER:
                    continue
                assert library in sys.stdlib_module_names, f"{name}:{one.line} needs {library}"


@pytest.mark.parametrize("library", DOORS)
def test_each_big_library_has_its_door(library: str) -> None:
    used = {
        MODULES[name].relative_to(PACKAGE).as_posix()
        for name in MODULES
        if any(one.module.partition(".")[0] == library for one in imports(name))
    }

    assert used - {DOCTOR} == DOORS[library]


def test_one_module_goes_to_the_network_and_one_command_asks_it_to() -> None:
    ways = {"urllib.request", "http.client", "requests", "httpx", "ftplib", "smtplib"}
    going = {name for name in MODULES if any(one.module in ways for one in imports(name))}
    asking = {name for name in MODULES if any(one.module in going for one in imports(name))}

    assert going == {"generator.workshop.download"}
    assert asking == {"generator.workshop.pull"}


def test_one_module_says_what_an_inch_is() -> None:
    """Pictures of games are drawn to no measure: there the number is any other."""
    saying = {
        name
        for name, path in MODULES.items()
        if ".art." not in name
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in (25.4, 2.54)
    }

    assert saying == {"generator.units"}


@pytest.mark.parametrize("slug", SHIPPED)
def test_no_module_outside_of_games_names_a_game(slug: str) -> None:
    """Nor a comment, nor a docstring: what is said of games in general needs no example of ours."""
    name = re.compile(rf"\b{slug.replace('-', '[-_ ]')}\b", re.IGNORECASE)
    found = [
        f"{label}:{number}: {line.strip()}"
        for label, path in ((p.relative_to(PACKAGE).as_posix(), p) for p in MODULES.values())
        if not label.startswith("games/") and label not in PROSE.get(slug, ())
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if name.search(line)
    ]

    assert found == []


def test_the_list_of_our_games_is_the_folders_there_are() -> None:
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}

    assert {f"generator.games.{name}" for name in folders} == set(SHIPPED.values())
    assert {slug.replace("-", "_") for slug in SHIPPED} == folders
