"""Whatever a project asks for too much of is one line with its place, before it costs anything.

Each attack is small to write and endless to carry out; none may run. What is honest use fits.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from generator import budgets
from generator.budgets import BUDGETS, VARIABLE, budget
from generator.cli import cli
from generator.components.parts import parts
from generator.errors import Problem, UserError
from generator.painting.png import blank
from generator.project import Project
from generator.reading.expressions import expression
from generator.reading.faults import InvalidValue
from generator.reading.patterns import compiled
from generator.reading.read import parse_source
from generator.reading.spending import spending
from generator.rulebook import bounds
from generator.rulebook.document import compose
from generator.rulebook.pictures import no_picture
from generator.units import Box
from generator.workshop.open_game import OpenGame

CATALOGUE = """
game: toy
title: Toy
tagline: A deck of one.
language: en
players: 2
card: {size: poker, bleed: 3mm, safe: 3mm, corner: 3mm}
layout: toy
palette: {field: "#0F0"}
backs: {plain: {layout: toy-back}}
kinds: {number: {back: plain, may: [shade, shown]}}
fields: {shade: {SHADE}, shown: {picture: }}
cards:
  - CARD
words: {kinds: {number: {name: One}}}
components: {COMPONENTS}
"""
CARD = "{id: one, kind: number, shade: abc}"
BOOK = '{% extends "base.html.j2" %}\n{% block book %}<section>\nBODY\n</section>{% endblock %}'

Make = Callable[..., OpenGame]


@pytest.fixture
def toy(tmp_path: Path) -> Make:
    """The toy deck with these parts."""
    faces, books = tmp_path / "templates" / "faces", tmp_path / "templates" / "rulebooks"
    for folder in (tmp_path / "cards", faces, books):
        folder.mkdir(parents=True)
    (faces / "toy-back.yaml").write_text("items: [{rect: bleed, fill: field}]\n")

    def make(
        card: str = CARD,
        *,
        shade: str = "text: ",
        items: str = "[{rect: bleed, fill: field}]",
        components: str = "",
        book: str = "",
        css: str = "",
    ) -> OpenGame:
        text = CATALOGUE.replace("CARD", card).replace("SHADE", shade)
        (tmp_path / "cards" / "toy.yaml").write_text(text.replace("COMPONENTS", components))
        (faces / "toy.yaml").write_text(f"items: {items}\n")
        (books / "toy.html.j2").write_text(BOOK.replace("BODY", book))
        (books / "toy.css").write_text(css)
        return OpenGame(Project.find(tmp_path), "toy")

    return make


def fault(ask: Callable[[], object]) -> Problem:
    """The one fault that a person is told."""
    with pytest.raises(UserError) as told:
        ask()
    (problem,) = told.value.problems
    return problem


def names(problem: Problem, cost: str) -> bool:
    """Whether a line names the budget, what it allows, and how to raise it."""
    told = str(problem)
    return f"--budget {cost}=NUMBER" in told and f"at most {budget(cost):,} " in told


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


# Templates

ENDLESS = {
    "loops in loops": (
        "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}",
        "template-steps",
    ),
    "a loop that drops everything": (
        "{% for i in range(99999) %}{% for j in range(99999) if false %}{% endfor %}{% endfor %}",
        "template-steps",
    ),
    "a macro that calls itself twice": (
        "{% macro m(n) %}{% if n %}{{ m(n-1) }}{{ m(n-1) }}{% endif %}{% endmacro %}{{ m(40) }}",
        "template-steps",
    ),
    "a recursive loop": (
        "{% for i in range(9) recursive %}{% if loop.depth < 30 %}{{ loop(range(9)) }}"
        "{% endif %}{% endfor %}",
        "template-steps",
    ),
    "center": ("{{ shade|center(2000000000) }}", "value-letters"),
    "center of a text": ("{{ 'a'|center(2000000000) }}", "value-letters"),
    "center by a map": ("{{ ['a']|map('center', 2000000000)|list }}", "value-letters"),
    "the method center": ("{{ shade.center(2000000000) }}", "value-letters"),
    "zfill": ("{{ shade.zfill(2000000000) }}", "value-letters"),
    "expandtabs": ("{{ '\t'.expandtabs(2000000000) }}", "value-letters"),
    "to_bytes": ("{{ (5).to_bytes(2000000000, 'big') }}", "value-letters"),
    "indent": ("{{ shade|indent(2000000000, true) }}", "value-letters"),
    "slice": ("{{ range(9)|slice(2000000000)|list }}", "value-letters"),
    "batch": ("{{ range(9)|batch(2000000000, 1)|list }}", "value-letters"),
    "a width of %": ("{{ '%2000000000d' % 1 }}", "value-letters"),
    "a width of % that is given": ("{{ '%*d' % (2000000000, 1) }}", "value-letters"),
    "a width of format": ("{{ '{:2000000000}'.format(1) }}", "value-letters"),
    "a width of format that is given": ("{{ '{:{}}'.format(1, 2000000000) }}", "value-letters"),
    "the filter format": ("{{ '%2000000000d'|format(1) }}", "value-letters"),
    "places behind the point": ("{{ 1.5|round(2000000000, 'ceil') }}", "value-letters"),
    "a product": ("{{ shade * 2000000000 }}", "value-letters"),
    "a list as product": ("{{ [1] * 2000000000 }}", "value-letters"),
    "replace": ("{% set x = shade * 9999 %}{{ x|replace('a', x) }}", "value-letters"),
    "join": ("{{ range(9999)|join(shade * 9999) }}", "value-letters"),
    "doubling with ~": ("{% set x = shade %}" + "{% set x = x ~ x %}" * 40, "value-letters"),
    "doubling with +": ("{% set x = shade %}" + "{% set x = x + x %}" * 40, "value-letters"),
    "doubling a list": ("{% set x = [1] %}" + "{% set x = x + x %}" * 40, "value-letters"),
    "a list of lists": ("{% set x = [1] %}" + "{% set x = [x, x] %}" * 60, "value-letters"),
    "a mapping of mappings": ("{% set x = 1 %}" + "{% set x = {1: x, 2: x} %}" * 60,
                              "value-letters"),
    "doubling a block": (
        "{% set n = namespace(x='ab') %}" + "{% set n.x %}{{ n.x }}{{ n.x }}{% endset %}" * 40,
        "value-letters",
    ),
    "a long text in a loop": (
        "{% for i in range(99999) %}" + "x" * 999 + "{% endfor %}", "template-letters",
    ),
}  # fmt: skip


@pytest.fixture
def frugal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Smaller budgets, so that these tests cost little."""
    small = "template-steps=20000 template-letters=2000000 value-letters=100000"
    monkeypatch.setenv(VARIABLE, small)


@pytest.mark.parametrize("attack", ENDLESS)
@pytest.mark.usefixtures("frugal")
def test_a_template_of_a_card_ends(toy: Make, attack: str) -> None:
    template, cost = ENDLESS[attack]
    if "namespace" in template:  # a word of books alone
        return
    card = f'{{each: [{{shade: [abc]}}], kind: number, id: "{template}"}}'.replace("\t", "\\t")

    problem = fault(lambda: toy(card).catalogue)

    assert names(problem, cost)
    assert (problem.file, problem.line, problem.key) == ("cards/toy.yaml", 14, "id")


@pytest.mark.parametrize(
    "attack",
    [
        "loops in loops",
        "a macro that calls itself twice",
        "center",
        "doubling a block",
        "a list of lists",
        "a long text in a loop",
    ],
)
@pytest.mark.usefixtures("frugal")
def test_a_template_of_a_book_ends(toy: Make, attack: str) -> None:
    template, cost = ENDLESS[attack]
    game = toy(book="{% set shade = 'abc' %}" + template)

    problem = fault(lambda: compose(game.deck, game.project, None, no_picture))

    assert names(problem, cost)
    assert (problem.file, problem.line) == ("templates/rulebooks/toy.html.j2", 3)


@pytest.mark.usefixtures("frugal")
def test_templates_that_include_each_other_end(toy: Make) -> None:
    game = toy(book="{% include 't0' %}")
    for n in range(40):
        path = game.project.root / "templates" / "rulebooks" / f"t{n}"
        path.write_text(f"{{% include 't{n + 1}' %}}" * 2)
    path.with_name("t40").write_text("")

    assert names(
        fault(lambda: compose(game.deck, game.project, None, no_picture)), "template-steps"
    )


def test_macros_are_counted_before_python_compiles_them(toy: Make) -> None:
    """Which takes the square of their number."""
    game = toy(book="\n{% macro m() %}{% endmacro %}" * 40)
    with budgets.raised(["template-macros=24"]):
        problem = fault(lambda: compose(game.deck, game.project, None, no_picture))

        assert names(problem, "template-macros")
    assert (problem.file, problem.line) == ("templates/rulebooks/toy.html.j2", 3 + 24)


def test_what_honest_templates_do_is_worth_what_it_was() -> None:
    told = {
        "{{ 3 * 4 }} {{ 'ab' * 3 }} {{ 2 ** 8 }}": "12 ababab 256",
        "{% for i in range(3) %}{{ loop.index }}/{{ loop.length }}{% if not loop.last %}, "
        "{% endif %}{% endfor %}": "1/3, 2/3, 3/3",
        "{% for a, b in [(1, 2), (3, 4)] if a > 1 %}{{ a + b }}{% endfor %}": "7",
        "{% set a, b = 1, 'x' ~ 2 %}{{ b ~ a }}": "x21",
        "{{ 'a-b'.replace('-', '+') }} {{ ['a', 'b']|join(', ') }} {{ '%03d' % 7 }}":
            "a+b a, b 007",
        "{{ '{:>4}|{}'.format('x', none) }} {{ [1, [2, 'c']] }}": "x|None [1, [2, 'c']]",
        "{{ 'x'|center(5)|length }} {{ 2.345|round(1) }} {{ range(3)|batch(2)|list|length }}":
            "5 2.3 2",
        "{% macro m(x) %}<{{ x }}>{% endmacro %}{{ m(1) ~ m('b') }}": "<1><b>",
    }  # fmt: skip
    for template, text in told.items():
        assert expression(template).fill({}) == text


def test_the_meter_of_a_file_runs_on_from_template_to_template(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(VARIABLE, "template-steps=1000")
    small = expression("{% for i in range(300) %}{% endfor %}")
    for _ in range(9):
        small.fill({})  # each a file of its own
    with spending(), pytest.raises(InvalidValue, match="turns and calls"):
        for _ in range(9):
            small.fill({})


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


# Books

BOMBS = {
    '<div style="columns: 1000000">a</div>': "1000000 in a style",
    '<div style="columns: 9999">a</div>': "makes too many columns",
    r'<div style="c\6flumns: 9999">a</div>': "makes too many columns",
    '<div style="display: grid; grid-template-columns: repeat(9999, 1px)">a</div>': "too many col",
    '<div style="grid-row: 9999">a</div>': "makes too many columns",
    '<div style="height: 1e9mm">a</div>': "in a style",
    '<div style="height: 99999mm">a</div>': "99999 in a style",
    '<table><tr><td colspan="100000000">a</td></tr></table>': "too many cells",
    '<table><tr><td colspan="200" rowspan="200">a</td></tr></table>': "too many cells",
    '<table><colgroup span="99999"></colgroup></table>': "too many cells",
    "<table>" + "<tr><td>a</td></tr>" * 10_001 + "</table>": "too many cells",
    "<div>" * 900 + "</div>" * 900: "nested too deeply",
    "<br>" * 100_001: "too many elements",
    '<svg><title>a</title><g id="a0"><path/></g>' + "".join(
        f'<g id="a{n}">' + f'<use href="#a{n - 1}"/>' * 9 + "</g>" for n in range(1, 9)
    ) + "</svg>": "each <use> counted",
}  # fmt: skip


@pytest.mark.parametrize("bomb", BOMBS, ids=lambda bomb: bomb[:40])
def test_a_bomb_in_a_book_is_told_at_its_line(toy: Make, bomb: str) -> None:
    game = toy(book=bomb)

    problem = fault(lambda: compose(game.deck, game.project, None, no_picture))

    assert BOMBS[bomb] in problem.found
    assert problem.file == "templates/rulebooks/toy.html.j2"


@pytest.mark.parametrize(
    ("css", "told"),
    [
        ("@page { size: 1mm; margin: 0 }", "is no page"),
        ("@page { size: 1000mm 3px }", "is no page"),
        (":root { --a: 1px 1px; " + "".join(f"--a{n}: var(--a{n - 1}) var(--a{n - 1});"
         for n in range(1, 40)).replace("--a0)", "--a)") + "}", "its variables written out"),
        ("p { width: " + "calc(" * 900 + "1px" + ")" * 900 + "}", "inside one another"),
        ("p { color: red }" * 40_000, " bytes"),
        ("--a:" * 110_000, "its variables written out"),
    ],
)  # fmt: skip
def test_a_bomb_in_a_style_is_told(toy: Make, css: str, told: str) -> None:
    game = toy(book="<p>a</p>", css=css)
    problem = fault(lambda: compose(game.deck, game.project, None, no_picture))
    assert told in problem.found and problem.file == "templates/rulebooks/toy.css"


@pytest.mark.parametrize("slug", ["war", "bitcoin-miner"])
def test_the_books_that_we_ship_are_within_a_tenth_of_their_bounds(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("template-steps", "template-letters", "book-elements")
    small = " ".join(f"{name}={BUDGETS[name].default // 10}" for name in names)
    monkeypatch.setenv(VARIABLE, small)
    game = OpenGame(Project.find(Path(__file__).parents[2]), slug)
    made = compose(game.deck, game.project, game.pack, no_picture)
    assert bounds.faults(made.html) == []


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
