"""Templates and books that would never end, or fill all memory: told in a line, before they cost
anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from greedy import Make, fault, names

from generator import budgets
from generator.budgets import BUDGETS, VARIABLE
from generator.project import Project
from generator.reading.expressions import expression
from generator.reading.faults import InvalidValue
from generator.reading.spending import spending
from generator.rulebook import bounds
from generator.rulebook.document import compose
from generator.rulebook.pictures import no_picture
from generator.workshop.open_game import OpenGame

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
