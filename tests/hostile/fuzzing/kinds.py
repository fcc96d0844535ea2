"""The kinds of input: what of the seed project is changed, and what is then done with it."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from random import Random

from fuzzing import commands, judge, mutate, near
from fuzzing.home import SEED
from fuzzing.judge import ROOT
from generator import made, manifest
from generator.manifest import Manifest
from generator.project import Project
from generator.workshop.open_game import OpenGame

#: {name of a file: its bytes}, laid over the seed project.
Changed = dict[str, bytes]


@dataclass(frozen=True)
class Kind:
    """One kind of input: `change` makes it, `run` does what a person would do with the project that
    has it. `near` does as much of that as reads the changed file, on the rest of an unchanged seed:
    all but one in `far` inputs end with it. With `lined` each fault of a changed file has its
    line."""

    change: Callable[[Random], Changed]
    run: Callable[[Path, Random], None]
    near: Callable[[Path, Random], None] | None = None
    lined: bool = True
    far: int = 25


@cache
def given(name: str) -> bytes:
    """A file of the seed project, or of ours where it has none."""
    own = SEED / name
    return (own if own.exists() else ROOT / name).read_bytes()


def _one_of(
    names: tuple[str, ...], how: Callable[..., bytes], *more: tuple[str, ...]
) -> Callable[[Random], Changed]:
    def change(dice: Random) -> Changed:
        name = dice.choice(names)
        return {name: how(dice, given(name).decode(), *more)}

    return change


def _opened(folder: Path) -> OpenGame:
    return OpenGame(Project(folder, folder / "output"), "seed")


def _plan(game: OpenGame) -> None:
    game.deck, game.faces  # noqa: B018
    game.drawings  # noqa: B018
    list(game.kit.bundles("a4"))


def _paint(game: OpenGame, dice: Random) -> None:
    what = dice.randrange(4)
    if what == 0:
        for data in game.cards(dpi=40, bleed=dice.random() < 0.5).files.values():
            assert data.startswith(b"\x89PNG")
    elif what == 1:
        for name, data in game.sheets(dice.choice(("a4", "letter"))).files.items():
            judge.sane(data, name)
    elif what == 2:
        for name, data in game.parts("a4").files.items():
            judge.sane(data, name)
    elif "low" in game.catalogue.inks:
        game.in_ink("low").drawings  # noqa: B018


def _check(game: OpenGame, files: bool = False) -> None:
    from generator.checks.findings import as_json
    from generator.checks.of_game import check_game
    from generator.workshop.anew import Anew

    report = check_game(game, game.folder, fresh=Anew(game)) if files else game.check()
    json.dumps(as_json([report]), allow_nan=False)
    told = [str(finding) for finding in report.findings]
    if len(set(told)) < len(told):
        raise judge.Wrong(f"check tells a finding twice: {judge._first_twice(told)}")


def planned(folder: Path, dice: Random) -> None:
    """Mostly what `preview` does, sometimes what all of a build does."""
    game = _opened(folder)
    _plan(game)
    pick = dice.random()
    if pick < 0.25:
        _paint(game, dice)
    elif pick < 0.32:
        _check(game)
    elif pick < 0.35:
        game.rulebook("a4", "html")
    elif pick < 0.355:
        built(folder)


def painted(folder: Path, dice: Random) -> None:
    """As `planned`, and always something painted."""
    game = _opened(folder)
    _plan(game)
    _paint(game, dice)


def booked(folder: Path, dice: Random) -> None:
    """The rulebook as a page, one in thirty as a PDF."""
    game = _opened(folder)
    pick = dice.random()
    if pick < 0.9:
        from generator.rulebook.document import render
        from generator.rulebook.pictures import no_picture

        render(game.deck, game.project, None, no_picture, medium=dice.choice(("print", "screen")))
    elif pick < 0.96:
        for name, data in game.rulebook("a4", "pdf").files.items():
            judge.sane(data, name)
    else:
        _check(game)


def built(folder: Path, *words: str) -> None:
    """The whole of a build: a game that is refused leaves nothing behind."""
    from generator.cli import cli

    try:
        cli.main(
            ["build", "--jobs", "1", "--quiet", "--project", str(folder), *words],
            standalone_mode=False,
        )
    finally:
        judge.whole(folder / "output")


def imported(folder: Path, dice: Random) -> None:
    """A table as a catalogue."""
    from generator.workshop.importing import import_cards

    project = Project(folder, folder / "output")
    tables = [path for path in folder.iterdir() if path.suffix in (".csv", ".xlsx")]
    table = next((path for path in tables if path.name != "cards.csv"), folder / "cards.csv")
    import_cards(table, project, "fresh")
    game = OpenGame(project, "fresh")
    game.deck, game.faces  # noqa: B018
    if dice.random() < 0.1:
        game.drawings  # noqa: B018


@lru_cache(maxsize=1)
def _workbook() -> bytes:
    import openpyxl

    book = openpyxl.Workbook()
    for row in given("cards.csv").decode().splitlines():
        book.active.append(row.split(","))
    found = io.BytesIO()
    book.save(found)
    return found.getvalue()


def _tables(dice: Random) -> Changed:
    if dice.random() < 0.25:
        return {"book.xlsx": mutate.zipped(dice, _workbook())}
    changed = mutate.text(dice, given("cards.csv").decode())
    return {"cards.csv": mutate.encoded(dice, changed)}


def _pictures(dice: Random) -> Changed:
    name = dice.choice(("cards/art/dot.png", "cards/art/dot.png", "cards/art/photo.jpg"))
    if dice.random() < 0.1:
        other = dice.choice(("cards/art/photo.webp", "cards/art/photo.jpg", "cards/art/dot.png"))
        return {name: mutate.data(dice, given(other))}
    how = mutate.png if name.endswith("png") else mutate.data
    return {name: how(dice, given(name))}


def _fonts(dice: Random) -> Changed:
    changed = mutate.font(dice, given("fonts/seed/Seed-400.ttf"))
    if dice.random() < 0.8:
        return {"fonts/seed/Seed-400.ttf": changed}
    body = "fonts/atkinson-hyperlegible-next/AtkinsonHyperlegibleNext-400.ttf"
    return {body: changed}


def _with_fonts(folder: Path, dice: Random) -> None:
    """A face or a book with a broken font."""
    (booked if dice.random() < 0.25 else painted)(folder, dice)


_LAYOUTS = tuple(
    f"templates/faces/{name}.yaml" for name in ("shared", "face", "coin", "token", "back")
)
_TABLES = (
    "templates/card-sizes.yaml", "templates/sheets/papers.yaml", "templates/sheets/materials.yaml",
    "templates/profiles/preflight.yaml", "templates/profiles/machines/cricut.yaml",
    "templates/profiles/exports/playingcards-io.yaml",
)  # fmt: skip


def _measured(folder: Path, dice: Random) -> None:
    """What each of the tables is for."""
    from generator import profiles
    from generator.checks.preflight import limits
    from generator.sheets import machines, paper

    game = _opened(folder)
    pick = dice.random()
    project = game.project
    game.catalogue  # noqa: B018
    paper.load(project)
    machines.load(project, "cricut")
    profiles.load(project, "playingcards-io")
    limits.load(project)
    if pick < 0.2:
        _check(game)
    elif pick < 0.5:
        _paint(game, dice)
    elif pick < 0.6:
        from generator.cli import cli

        cli.main(
            ["export", "--to", "playingcards-io", "--quiet", "--project", str(folder)],
            standalone_mode=False,
        )
    elif pick < 0.8:
        from generator.cli import cli

        cli.main(["export", "--list", "--quiet", "--project", str(folder)], standalone_mode=False)


def _template(dice: Random) -> Changed:
    name = dice.choice(("seed", "seed", "seed", "book"))
    extra = mutate.EXPRESSIONS + mutate.MARKUP
    changed = mutate.text(dice, given(f"templates/rulebooks/{name}.html.j2").decode(), extra)
    return {"templates/rulebooks/seed.html.j2": mutate.encoded(dice, changed)}


def _style(dice: Random) -> Changed:
    if dice.random() < 0.3:
        name, extra = "templates/rulebooks/ornaments/wave.svg", mutate.SHAPES
    else:
        name, extra = "templates/rulebooks/seed.css", mutate.STYLES
    return {name: mutate.encoded(dice, mutate.text(dice, given(name).decode(), extra))}


@lru_cache(maxsize=1)
def output() -> Mapping[str, bytes]:
    """The seed's own output, made once a process."""
    import shutil
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "seed"
        shutil.copytree(SEED, home)
        with suppress(SystemExit):  # its check may find something to say
            built(home)
        return {
            path.relative_to(home).as_posix(): path.read_bytes()
            for path in (home / "output").rglob("*")
            if path.is_file()
        }


def _json(dice: Random) -> Changed:
    name = dice.choice(
        ("templates/rulebooks/claims/seed.json", "output/seed/manifest.json",
         "output/seed/manifest.json", "output/seed/check.json")
    )  # fmt: skip
    base = output()[name] if name in output() else given(name)
    return {name: mutate.json_text(dice, base.decode())}


def _told(folder: Path, dice: Random) -> None:
    """What reads manifests, claims and reports."""
    from generator.preview.gallery import gallery_page
    from generator.rulebook import claims

    game = _opened(folder)
    path = folder / "output" / "seed" / manifest.NAME
    claims.screen_charts(game.project, "seed")
    if path.exists():
        raw = path.read_bytes()
        if dice.random() < 0.7:
            made.remember(raw)  # as if it were ours
        ours = Manifest.ours(path.parent, "seed")
        for step in list(ours.steps):
            ours.fresh(step, "", path.parent)
        gallery_page(game.project)
        pick = dice.random()
        if pick < 0.12:
            _check(game, files=True)
        elif pick < 0.2:
            built(folder)
        elif pick < 0.5:
            from generator.cli import cli

            cli.main(
                ["sheets", "--paper", "a4", "--quiet", "--changed-since", str(path), "--project",
                 str(folder)],
                standalone_mode=False,
            )  # fmt: skip
    elif dice.random() < 0.3:
        _check(game)


KINDS: dict[str, Kind] = {
    "catalogue": Kind(_one_of(("cards/seed.yaml",), mutate.yaml_text), planned, near.catalogue),
    "layout": Kind(_one_of(_LAYOUTS, mutate.yaml_text, mutate.SHAPES), planned, near.layout),
    "tables": Kind(_one_of(_TABLES, mutate.yaml_text), _measured, near.table),
    "template": Kind(_template, booked, near.book),
    "style": Kind(_style, booked, near.book, lined=False),
    "svg": Kind(
        _one_of(
            ("cards/art/shape.svg",),
            lambda dice, written: mutate.encoded(dice, mutate.text(dice, written, mutate.SHAPES)),
        ),
        painted,
        near.picture,
        lined=False,
    ),
    "pictures": Kind(_pictures, painted, near.picture, lined=False),
    "fonts": Kind(_fonts, _with_fonts, near.font, lined=False),
    "import": Kind(_tables, imported, near.imported),
    "json": Kind(_json, _told, near.told, lined=False),
    "commands": Kind(commands.change, commands.run, lined=False),
}
