"""What a stranger's template can reach: a crawl over everything, and templates that attack.

The crawl follows every public attribute, item, iteration and answer of every function that needs no
arguments, from all that a rulebook, an ornament, a word or a layout is handed. It knows plain types
and those that were made for templates; anything else is a hole.
"""

from __future__ import annotations

import inspect
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import BuiltinFunctionType, BuiltinMethodType, FunctionType, MethodType
from typing import Any

import pytest
from markupsafe import Markup
from user import run

from generator import catalogue, deck, rules
from generator.catalogue.values import Symbols
from generator.errors import UserError
from generator.faces import plan, values
from generator.project import Project, shipped_root
from generator.reading import expressions
from generator.reading.sandbox import BUILTINS, JINJA, Shown
from generator.rulebook import document, shelf
from generator.rulebook.pictures import no_picture
from generator.rulebook.views import Call, Engine, Frozen, Record, Row, Table
from generator.rulebook.words import Word
from generator.rules import trust
from generator.rules.contract import Refusal

GAMES = ("bitcoin-miner", "vires-in-numeris", "war", "war-of-coins")
PLAIN = (type(None), bool, int, float, str, Markup)
VIEWS = (Frozen, Record, Row, Call, Engine, Table, Word, Symbols)
#: A crawl of one context looks at no more values than this.
MOST = 500_000


def shipped() -> Project:
    return Project(shipped_root(), shipped_root() / "output")


def project_in(folder: Path, kind: str) -> Project:
    """A starter's project, as `deckproof new` would write it."""
    for part in ("starter", kind):
        shutil.copytree(shipped_root() / "templates" / part, folder, dirs_exist_ok=True)
    return Project(folder, folder / "output")


def built(project: Project, slug: str) -> Any:
    return deck.build(catalogue.load(project.catalogue(slug), project))


class Crawl:
    """Everything reachable from some values; `holes` are the ways to what has no place there."""

    def __init__(self) -> None:
        self.holes: list[str] = []
        self.seen: dict[int, object] = {}
        self.kinds: set[str] = set()

    def over(self, names: Mapping[str, object]) -> Crawl:
        paths = [(name, value) for name, value in names.items()]
        while paths:
            path, value = paths.pop()
            if type(value) in PLAIN:
                continue
            if id(value) in self.seen or path.count(".") + path.count("[") > 12:
                continue
            self.seen[id(value)] = value  # kept, so that no other value gets its id
            assert len(self.seen) < MOST, f"no end in sight at {path}"
            self.kinds.add(type(value).__name__)
            if not self._known(value):
                self.holes.append(f"{path}: {type(value).__module__}.{type(value).__name__}")
                continue
            paths.extend((path + step, found) for step, found in self._from(value))
        return self

    def _known(self, value: object) -> bool:
        kind = type(value)
        return (
            kind in (*PLAIN, tuple)
            or kind in VIEWS
            or isinstance(value, JINJA)
            or any(value is known for known in BUILTINS)
        )

    def _from(self, value: object) -> Iterator[tuple[str, object]]:
        if isinstance(value, type):
            return
        if type(value) is tuple:
            yield from ((f"[{place}]", item) for place, item in enumerate(value))
            return
        # By `dir`, and not only by what is meant to be shown: nothing public may lie behind.
        names = set(dir(value)) | set(value._shown() if isinstance(value, Shown) else ())
        for name in sorted(names):
            if name.startswith("_"):
                continue
            try:
                found = getattr(value, name)
            except AttributeError:
                continue
            if type(found) in (FunctionType, MethodType, BuiltinMethodType, BuiltinFunctionType):
                yield from self._asked(f".{name}", found)
            else:
                yield f".{name}", found
        if isinstance(value, Mapping):
            yield from ((f"[{key!r}]", value[key]) for key in value)
        elif isinstance(value, Row):
            yield from ((f"[{place}]", item) for place, item in enumerate(value))
        if isinstance(value, (Call, Word)):
            yield from self._asked("", value)

    def _asked(self, step: str, function: Any) -> Iterator[tuple[str, object]]:
        """What a function answers, if it needs nothing to be told."""
        real = function._function if isinstance(function, (Call, Word)) else function
        try:
            inspect.signature(real).bind()
        except (TypeError, ValueError):
            return
        try:
            yield f"{step}()", function()
        except (UserError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError):
            return


def context(project: Project, slug: str, pack: Any, monkeypatch: Any) -> dict[str, object]:
    """All that the templates of one rulebook are handed, and a filter's functions."""
    kept: list[Any] = []
    real = document.environment
    monkeypatch.setattr(document, "environment", lambda p: kept.append(real(p)) or kept[-1])
    document.render(built(project, slug), project, pack, no_picture)
    env = kept[-1]
    ours = {name: word for name, word in env.filters.items() if isinstance(word, Shown)}
    assert set(ours) == {"spelled", "plural", "css_string"}
    return {**env.globals, **ours}


class TestCrawl:
    """Only plain values and views, wherever one goes."""

    @pytest.mark.parametrize("slug", GAMES)
    def test_a_rulebook(self, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
        names = context(shipped(), slug, rules.pack(slug), monkeypatch)
        assert {"catalogue", "deck", "ledger", "engine", "options", "params", "theme"} <= set(names)
        crawl = Crawl().over(names)
        assert crawl.holes == []
        assert {"Record", "Frozen", "Engine", "Call", "Word"} <= crawl.kinds

    @pytest.mark.parametrize("slug", GAMES)
    def test_games_that_a_template_plays(self, slug: str) -> None:
        """A new game, each state, each answer of it, and a whole game as it is told."""
        pack = rules.pack(slug)
        engine = Engine(pack.game)
        table = engine.new(engine.players[0], seed=5)
        for _ in range(12):
            if table.outcome is None and table.seat is not None:
                table.play(table.options()[-1])
        tale = document._teller(built(shipped(), slug), pack)(seed=3)
        crawl = Crawl().over({"table": table, "tale": tale, "view": table.view(0)})
        assert crawl.holes == []
        assert {"Table", "Row", "Frozen"} <= crawl.kinds

    @pytest.mark.parametrize("name", ["generic", "starter", "starter-rules"])
    def test_other_books(self, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        if name == "generic":
            project, slug, pack = shipped(), "war", None
            monkeypatch.setattr(document, "template_name", lambda *_: shelf.GENERIC)
        else:
            project, slug, pack = project_in(tmp_path, name), "garden", None
        if name == "starter-rules":
            monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
            trust.trust(tmp_path)
            pack = rules.pack("garden", tmp_path)
        names = context(project, slug, pack, monkeypatch)
        assert Crawl().over(names).holes == []

    def test_little_templates_know_two_functions_more(self) -> None:
        names = {**expressions._environment().globals, **values._environment().globals}
        assert set(names) == {"range", "zip", "enumerate"}
        assert Crawl().over(names).holes == []

    @pytest.mark.parametrize("slug", GAMES)
    def test_what_layouts_and_words_are_handed(
        self, slug: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A card's own view: texts, numbers, symbols, and copies of what its catalogue says."""
        found = built(shipped(), slug)
        handed: list[Mapping[str, Any]] = [card.view() for card in found.cards]
        real = plan.draw
        monkeypatch.setattr(plan, "draw", lambda *a, **k: handed.append(a[3]) or real(*a, **k))
        faces = plan.Faces(found, shipped())
        faces.back(next(iter(found.backs)))
        faces.front(found.cards[0])
        assert len(handed) == len(found.cards) + 2
        plain = (*PLAIN, Symbols, tuple, list, dict)
        for names in handed:
            for value in _flat(names):
                assert type(value) in plain, type(value)


def _flat(value: Any) -> Iterator[object]:
    yield value
    if isinstance(value, Mapping):
        for item in value.values():
            yield from _flat(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _flat(item)


def test_the_crawl_finds_a_hole() -> None:
    """It would see a path behind a record, a function's answer, an item of an item."""

    class Leaky(Record):
        __slots__ = ()

        @property
        def root(self) -> Path:
            return Path("/")

    assert Crawl().over({"leaky": Leaky({})}).holes
    inside = object.__new__(Frozen)
    inside._items = {"here": (1, Path("/"))}
    assert Crawl().over({"inside": inside}).holes == [
        f"inside['here'][1]: {type(Path('/')).__module__}.{type(Path('/')).__name__}"
    ]


# Attacks. `canary` is a file beside the project that no template may read, write or remove.

ATTACKS = (
    "{{ catalogue.fields.photo.project.root.parent.joinpath('canary').write_text('x') }}",
    "{{ catalogue.fields['photo'].project }}",
    "{{ catalogue.source.path }}",
    "{{ deck.catalogue.source.text }}",
    "{{ deck.cards[0]._view }}",
    "{{ deck.cards[0].place[0] }}",
    "{{ deck['cards'][0]['_origin'] }}",
    "{{ deck|attr('_values') }}",
    "{{ deck|attr('__class__') }}",
    "{{ [deck]|map(attribute='_values')|join }}",
    "{{ [deck]|map(attribute='__class__.__mro__')|join }}",
    "{{ deck_card.__self__ }}",
    "{{ deck_card._function }}",
    "{{ card._function.__globals__ }}",
    "{{ '{0._origin}'.format(engine) }}",
    "{{ '{0.__class__.__mro__}'.format(deck) }}",
    "{{ ('{0._function}'|safe).format(card) }}",
    "{{ '{x._origin}'.format_map({'x': engine}) }}",
    "{{ ('%s'|format(1)).__class__.__base__ }}",
    "{{ engine._origin.new() }}",
    "{{ engine.ledger.rows[0].found() }}",
    "{{ ledger.rows[0].found() }}",
    "{{ ledger.rows.append(1) }}",
    "{{ loop.__class__ }}",
    "{{ draw.card.__globals__ }}",
    "{{ draw.card._environment.loader.project.root }}",
    "{{ self._TemplateReference__context }}",
    "{{ cycler.__init__.__globals__ }}",
    "{{ namespace.__init__.__globals__.os.system('true') }}",
    "{{ range.__globals__ }}",
    "{{ dict.fromkeys.__self__ }}",
    "{{ lipsum.__globals__.os }}",
    "{{ ''.encode('utf-8') }}",
    "{% set x = options.append(1) %}",
    "{% set x = params.update({'a': 1}) %}",
    "{% set x = catalogue.field_words.update({'a': 1}) %}",
    "{% set x = catalogue.field_words.setdefault('a', 1) %}",
    "{% set x = deck.cards[0].facts.pop('price') %}",
    "{% set x = deck.cards[0].words.clear() %}",
    "{% set deck.total = 1 %}",
    "{% do params.update({}) %}",
    "{% include '../../../canary' %}",
    "{% include '/etc/passwd' %}",
    "{% import '../../canary' as x %}",
    "{{ image('../../../canary', 'alt') }}",
    "{{ image('/etc/passwd', 'alt') }}",
    "{{ deck_card(deck) }}",
    "{{ fact(engine) }}",
    "{{ cards(deck) }}",
    "{{ cards_where(**{'__class__': 1}) }}{{ nowhere }}",
)  # fmt: skip
PICTURE = "  photo: {picture: }\n"


@pytest.fixture
def victim(tmp_path: Path) -> Project:
    """A starter with a picture field, whose photograph lies beside its catalogue."""
    project = project_in(tmp_path / "project", "starter")
    (tmp_path / "canary").write_text("sings")
    source = project.root / "cards" / "garden.yaml"
    text = source.read_text("utf-8")
    assert "\nfields:\n" in text
    source.write_text(text.replace("\nfields:\n", "\nfields:\n" + PICTURE, 1), "utf-8")
    return project


def attack(project: Project, body: str) -> str:
    """The book with this in it, against a game that we ship the engine of."""
    place = project.root / "templates" / "rulebooks" / "garden.html.j2"
    head = '{% extends "base.html.j2" %}\n{% block book %}\n'
    place.write_text(f"{head}{body}\n{{% endblock %}}\n", "utf-8")
    return document.render(built(project, "garden"), project, rules.pack("war"), no_picture)


@pytest.mark.parametrize("body", ATTACKS)
def test_an_attack_is_one_line(victim: Project, body: str) -> None:
    with pytest.raises(UserError) as caught:
        attack(victim, body)
    (problem,) = caught.value.problems
    assert "\n" not in str(problem)
    assert problem.file.startswith(("templates/", "../", "/")), problem
    assert (victim.root.parent / "canary").read_text() == "sings"


def test_the_picture_field_is_there_and_plain(victim: Project) -> None:
    assert "photo!" in attack(victim, "{{ catalogue.fields.photo.name }}!")


def test_on_the_command_line_it_is_exit_2_with_file_and_line(victim: Project) -> None:
    with pytest.raises(UserError):
        attack(victim, ATTACKS[0])
    for command in ("check", "rulebook"):
        done = run(command, "garden", folder=victim.root)
        assert done.returncode == {"check": 1, "rulebook": 2}[command]  # a finding, or an error
        place = "templates/rulebooks/garden.html.j2:3:1"
        assert place in done.stdout + done.stderr
        assert "Traceback" not in done.stdout + done.stderr
    assert (victim.root.parent / "canary").read_text() == "sings"


def test_what_a_template_does_to_its_own_game_stays_there() -> None:
    """The engine is shared with the check; a game that a book plays isn't, nor are its views."""
    pack = rules.pack("war")
    engine = Engine(pack.game)
    before = document.as_shown(document.seeded_game(pack, {}, 67))
    table = engine.new(2, seed=67)
    table.play(table.options()[0])
    view = table.view(0)
    table.play(table.options()[0])
    assert view != table.view(0)
    assert document.as_shown(document.seeded_game(pack, {}, 67)) == before
    with pytest.raises(TypeError):
        view["deck"] = 3
    with pytest.raises(AttributeError):
        before.seed = 4


def test_a_game_gets_its_own_moves_back_and_strangers_are_refused() -> None:
    """Moves go through a template unharmed: the one that was offered is played, and a text that
    looks like it is refused by the rules."""
    pack = rules.pack("war-of-coins")
    table = Engine(pack.game).new(2, seed=1)
    move = table.options()[0]
    assert table.refusal(move) is None
    refused = table.refusal(str(move))
    assert type(refused) is Row
    assert tuple(refused) == tuple(pack.game.new(2, seed=1).refusal(str(move)))
    assert set(refused._shown()) >= set(Refusal._fields)


class TestSecondWall:
    """Were a record handed to a template after all, the sandbox wouldn't let it be used."""

    @pytest.mark.parametrize(
        "body",
        [
            "{{ leak.root.parent }}",
            "{{ leak['root'] }}",
            "{{ leak.find_file('a', 'b') }}",
            "{{ [leak]|map(attribute='root')|list }}",
            "{{ leak|attr('root') }}",
            "{{ '{0.root}'.format(leak) }}",
            "{{ held.here.root }}",
            "{{ held.here }}",
            "{{ opened('/etc/passwd') }}",
            "{{ many[0].root }}",
            "{% for one in many %}{{ one.root }}{% endfor %}",
        ],
    )
    def test_refused(self, body: str) -> None:
        project = shipped()
        leak = {"leak": project, "held": {"here": project}, "many": [project], "opened": open}
        env = document.environment(project)
        with pytest.raises(Exception, match="reach|not safely callable|unsafe"):
            env.from_string(body).render(leak)
        with pytest.raises(Exception, match="may not"):
            expressions.expression(body).fill(leak)
