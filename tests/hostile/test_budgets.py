"""Whatever a project asks for too much of is one line with its place, before it costs anything.

Each attack is small to write and endless to carry out; none may run. What is honest use fits. What
templates and books ask for is in test_greedy_templates.py.
"""

from __future__ import annotations

import struct
import zlib

import pytest
from click.testing import CliRunner
from greedy import Make, fault, names

from generator import budgets
from generator.budgets import BUDGETS, VARIABLE, budget
from generator.cli import cli
from generator.components.parts import parts
from generator.errors import UserError
from generator.painting.png import blank
from generator.reading.faults import InvalidValue
from generator.reading.patterns import compiled
from generator.reading.read import parse_source
from generator.units import Box

# The table


def test_a_budget_is_what_the_table_says_until_a_person_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert budget("cards") == BUDGETS["cards"].default
    with budgets.raised(["cards=7", "tiles=1_000"]):
        assert (budget("cards"), budget("tiles")) == (7, 1000)
        with budgets.raised(["cards=8"]):
            assert (budget("cards"), budget("tiles")) == (8, 1000)
    assert budget("cards") == BUDGETS["cards"].default


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("card=1", "there is no budget 'card'"),
        ("cards", "'' is no number"),
        ("cards=0", "0 is out of range"),
        ("cards=nan", "'nan' is no number"),
        ("cards=" + "9" * 400, "is no number"),
        ("cards=²", "'²' is no number"),
    ],
)
def test_what_is_no_budget_is_told(word: str, told: str) -> None:
    with pytest.raises(UserError, match="^--budget: ") as refused, budgets.raised([word]):
        pass
    assert told in str(refused.value)


def test_an_option_of_every_command_raises_a_budget(toy: Make) -> None:
    root = str(toy("{id: one, kind: number, copies: 1001}").project.root)

    refused = CliRunner().invoke(cli, ["check", "--project", root])
    lower = CliRunner().invoke(cli, ["check", "--project", root, "--budget", "yaml-depth=1"])
    raised = CliRunner().invoke(cli, ["check", "--project", root, "--budget", "card-copies=1001"])

    assert isinstance(refused.exception, UserError) and "copies" in str(refused.exception)
    assert "at most 1 levels" in str(lower.exception)
    assert not isinstance(raised.exception, UserError)
    assert all("--budget" in sum(_params(name), []) for name in cli.list_commands(None))  # type: ignore[arg-type]


def _params(name: str) -> list[list[str]]:
    command = cli.get_command(None, name)  # type: ignore[arg-type]
    return [one.opts for one in command.params]  # type: ignore[union-attr]


# Catalogues


def test_a_pattern_that_never_ends_is_told_at_its_place(
    toy: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "pattern-seconds=1")
    shade = "text: , matches: '(a{1,100}){1,100}b'"
    rows = ", ".join(f"[n{n}, {'a' * 900}]" for n in range(3))
    card = f"{{kind: number, table: {{columns: [id, shade], rows: [{rows}]}}}}"

    problem = fault(lambda: toy(card, shade=shade).catalogue)

    assert names(problem, "pattern-seconds") and "takes too long to match" in problem.found
    assert (problem.line, problem.key) == (12, "matches")


def test_the_pattern_that_everybody_knows_takes_no_time(toy: Make) -> None:
    card = f"{{id: one, kind: number, shade: {'a' * 40}b}}"
    problem = fault(lambda: toy(card, shade='text: , matches: "(a+)+$"').catalogue)
    assert "is not a shade" in problem.found


@pytest.mark.parametrize("pattern", ["(" * 5000, "(?:(?:(?:a?){99}){99}){99}", "a" * 2000, "[a"])
def test_a_pattern_that_can_not_be_built_is_no_pattern(pattern: str) -> None:
    with pytest.raises(InvalidValue):
        compiled(pattern)


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("[" * 10_000, "yaml-depth"),
        ("a: " + "x" * 1_000_001, "value-letters"),
        ("a: [" + "x," * 300_001 + "]", "yaml-values"),
        ("a0: &a0 [x, x]\n"
         + "".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]\n" for n in range(1, 40)), "yaml-values"),
    ],
)  # fmt: skip
def test_a_file_of_yaml_has_an_end(text: str, cost: str) -> None:
    problem = fault(lambda: parse_source(text, "deck.yaml"))

    assert names(problem, cost) and problem.line > 0


def test_a_thousand_copies_of_many_cards_are_too_many(toy: Make) -> None:
    card = "{each: [{shade: [1..60]}], kind: number, id: 'c{{ shade }}', copies: 1000}"
    problem = fault(lambda: toy(card).catalogue)
    assert names(problem, "deck-copies") and problem.found == "are 60,000 with all copies"


def test_a_field_of_a_hundred_thousand_values_is_refused(toy: Make) -> None:
    words = ", ".join(f"v{n}" for n in range(100_000))
    assert names(fault(lambda: toy(shade=f"one-of: [{words}]").catalogue), "field-values")


@pytest.mark.parametrize("number", ["9" * 5000, "1e400", "nan", "inf", "-inf", "9" * 400 + "mm"])
def test_a_number_without_end_is_none(toy: Make, number: str) -> None:
    assert fault(lambda: toy(f"{{id: one, kind: number, copies: {number}}}").catalogue).line == 14
    items = f"[{{rect: [0mm, 0mm, {number}, 1mm]}}]"
    assert fault(lambda: toy(items=items).faces).line == 1


def test_a_board_of_a_million_tiles_is_refused(toy: Make) -> None:
    part = "board: {count: 1, with: {make: board, layout: toy, size: [2000mm, 2000mm], tile: 2mm}}"
    game = toy(components=part)
    problem = fault(lambda: parts(game.catalogue, game.project))
    assert names(problem, "tiles") and (problem.line, problem.key) == (16, "tile")


# Faces


@pytest.mark.parametrize(
    ("items", "cost"),
    [
        ("[{group: [{circle: [1mm, 1mm], radius: 1mm, for: {j: range(9999)}}], "
         "for: {i: range(9999)}}]", "face-items"),
        ("[{circle: [1mm, 1mm], radius: 1mm, when: 'false', for: {i: range(99999)}}]",
         "face-items"),
        ("[" + "{half-turn: yes, group: [" * 20 + "{rect: trim}" + "]}" * 20 + "]", "face-items"),
        ("[{text: \"{{ 'word ' * 9999 }}\", box: safe}]", "face-letters"),
        ("[{path: 'M0 0" + "L1 2" * 100_001 + "', fill: field}]", "path-commands"),
        ("[{rect: trim, when: \"'a'|center(2000000000)\"}]", "value-letters"),
        ("[{rect: trim, for: {i: 'range(9)|batch(2000000000, 1)|list'}}]", "value-letters"),
    ],
)  # fmt: skip
def test_a_face_has_an_end(toy: Make, items: str, cost: str) -> None:
    problem = fault(lambda: toy(items=items).faces.front(toy(items=items).deck.cards[0]))

    assert names(problem, cost)
    assert (problem.file, problem.line) == ("templates/faces/toy.yaml", 1)


def png(width: int, height: int) -> bytes:
    """A picture that says that it is so large; its pixels aren't there."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        whole = kind + data
        return struct.pack(">I", len(data)) + whole + struct.pack(">I", zlib.crc32(whole))

    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", b"") + chunk(b"IEND", b"")


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


@pytest.mark.parametrize(
    ("name", "data", "cost"),
    [
        ("p.png", png(60_000, 60_000), "picture-pixels"),
        ("p.png", png(9_500, 9_500), "picture-pixels"),
        ("p.svg", SVG.format("<g/>" * 20_001).encode(), "svg-elements"),
        ("p.svg", SVG.format("<g>" * 500 + "</g>" * 500).encode(), "svg-depth"),
        ("p.svg", SVG.format('<path d="M0 0' + "L1 2" * 200_001 + '"/>').encode(), "svg-commands"),
    ],
)
def test_a_picture_has_an_end(toy: Make, name: str, data: bytes, cost: str) -> None:
    game = toy(
        f"{{id: one, kind: number, shown: {name}}}", items="[{picture: '{{ shown }}', box: safe}]"
    )
    (game.project.root / "cards" / name).write_bytes(data)

    problem = fault(lambda: game.drawings)

    file = f"cards/{name}" if name.endswith(".svg") else "templates/faces/toy.yaml"
    assert names(problem, cost) and problem.file == file


def test_no_picture_of_a_million_pixels_a_side_is_begun() -> None:
    assert names(fault(lambda: blank(Box(0.0, 0.0, 63.5, 88.9), 1e6)), "painted-pixels")


# Folders


def test_a_folder_that_is_too_deep_or_too_full_is_told(
    toy: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = toy().project
    deep = project.root / "fonts"
    for _ in range(40):
        deep = deep / "d"
    deep.mkdir(parents=True)
    assert names(fault(lambda: list(project.files("fonts"))), "folder-depth")
    monkeypatch.setenv(VARIABLE, "files=3")
    for n in range(4):
        (project.root / "cards" / f"{n}.png").touch()
    assert "--budget files=NUMBER" in str(fault(lambda: list(project.files("cards"))))
