"""Nothing that a README says can be done is unchecked: links lead somewhere, files and options are
there, and every command in a console block runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import click
import pytest
import warm
from ours import opened

from generator.cli import cli
from generator.errors import UserError
from generator.workshop.starter import new_project

ROOT = Path(__file__).parents[1]
#: All that is written for people: the first README, and the references beside their subjects.
BOOKS = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in (
        "[A-Z]*.md",
        "[a-z]*/README.md",
        "templates/*/README.md",
        "generator/*/README.md",
    )
    for path in ROOT.glob(pattern)
)
#: What is told of what is no more names what isn't there.
PRESENT = [book for book in BOOKS if book != "CHANGELOG.md"]
#: Commands that set up or build everything: CI runs the one, a clone's build tests the other.
SET_UP = {"make decks", "make test"}
#: A book that is followed from its first block to its last, in test_own_games.py.
ONE_TALE = "generator/games/README.md"
#: What any game would do for that a reference names one of ours for: it is tried with a small deck
#: under that name, with the ids and the variant that are asked for. The first README is tried with
#: ours.
ANY_GAME = (
    "rulebook war", "check war", "cards bitcoin-miner", "export --list", "sheets war",
    "sheets bitcoin-miner", "calibrate --paper",
)  # fmt: skip
#: Plants of the small decks, and ids of the Game of War that they are called by where cards are
#: asked for by id; a variant of the miners' game.
CALLED = {"bean": "2C", "carrot": "JD"}
VARIANT = "short"
#: What begins like an option and is a variable of style sheets.
CSS = {"--accent"}
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_CODE = re.compile(r"`([^`\n]+)`")


def text_of(book: str) -> str:
    return (ROOT / book).read_text("utf-8")


def command(name: str) -> click.Command | None:
    return cli.get_command(click.Context(cli), name)


def options(found: click.Command) -> set[str]:
    words = (word for one in found.params for word in (*one.opts, *one.secondary_opts))
    return {*words, "--help"}


def console() -> list[tuple[str, list[str]]]:
    """The book and the commands of each console block, in order."""
    found = []
    for book in PRESENT:
        for block in re.findall(r"```console\n(.*?)```", text_of(book), re.DOTALL):
            lines = [line.removeprefix("$ ") for line in block.splitlines() if line.strip()]
            found.append((book, lines))
    return found


def said(book: str) -> list[str]:
    """Everything that a book sets as code: lines of console blocks, and words in a sentence."""
    lines = [line for of, block in console() if of == book for line in block]
    return lines + _CODE.findall(re.sub(r"```.*?```", "", text_of(book), flags=re.DOTALL))


def anchors(book: str) -> set[str]:
    """What GitHub calls the headings of a book in links."""
    headings = re.findall(r"^#+ (.+)$", text_of(book), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings}


def linked(book: str) -> list[tuple[Path, str]]:
    """The file and the anchor of each link of a book that leads to a file of ours."""
    found = []
    for target in _LINK.findall(text_of(book)):
        if "://" not in target:
            path, _, anchor = target.partition("#")
            found.append(((ROOT / book).parent / path if path else ROOT / book, anchor))
    return found


def test_the_first_readme_fits_on_two_screens() -> None:
    assert len(text_of("README.md").splitlines()) <= 100


def test_the_mistake_that_it_shows_is_told_so(
    tmp_path: Path,
) -> None:
    """In the deck that it has the reader make, at that place, in these words."""
    [line] = re.findall(r"^cards/garden[.]yaml:.*$", text_of("README.md"), re.MULTILINE)
    found = re.fullmatch(r"(.*?):(\d+):(\d+): .*?'(\w+)' is .*did you mean '(\w+)'[?]", line)
    assert found is not None
    file, row, column, wrong, right = found.groups()
    new_project(tmp_path / "mine")
    rows = (tmp_path / "mine" / file).read_text("utf-8").split("\n")
    before, after = rows[int(row) - 1][: int(column) - 1], rows[int(row) - 1][int(column) - 1 :]
    assert after.startswith(right)
    rows[int(row) - 1] = before + after.replace(right, wrong, 1)
    (tmp_path / "mine" / file).write_text("\n".join(rows), "utf-8")

    with pytest.raises(UserError) as told:
        cli.main(["cards", "--project", str(tmp_path / "mine")], standalone_mode=False)

    assert str(told.value) == line


def test_every_reference_can_be_reached_from_the_first_readme() -> None:
    reached: set[str] = set()
    waiting = ["README.md"]
    while waiting:
        book = waiting.pop()
        if book in BOOKS and book not in reached:
            reached.add(book)
            waiting += [os.path.relpath(path, ROOT) for path, _ in linked(book)]

    assert reached == set(BOOKS)


@pytest.mark.parametrize("book", BOOKS)
def test_every_link_leads_somewhere(book: str) -> None:
    for path, anchor in linked(book):
        assert path.exists(), path
        if anchor:
            assert anchor in anchors(os.path.relpath(path, ROOT)), f"{path}#{anchor}"


@pytest.mark.parametrize("book", PRESENT)
def test_every_file_named_is_there(book: str) -> None:
    """In the repository, the package, beside the book, or in what `deckproof new` makes."""
    starters = [ROOT / "templates" / name for name in ("starter", "starter-rules")]
    bases = (ROOT, ROOT / "generator", (ROOT / book).parent, *starters)
    for word in said(book):
        if re.fullmatch(r"(?:[\w.-]+/)*[\w-]+\.(?:py|j2|md|yaml|toml|html\.j2)", word):
            named = [base / word for base in bases] if "NAME" not in word else [ROOT]
            assert any(path.exists() for path in named), word


@pytest.mark.parametrize("book", PRESENT)
def test_every_command_and_option_named_is_one_there_is(book: str) -> None:
    known = {name: command(name) for name in cli.list_commands(click.Context(cli))}
    of_any = set().union(*(options(one) for one in known.values() if one))
    for word in re.findall(r"deckproof ([a-z]+)", text_of(book)):
        assert word in known, word
    for line in said(book):
        first = line.removeprefix("deckproof ").partition(" ")[0]
        there = of_any if first.startswith("--") and first not in CSS else set()
        if (found := known.get(first)) is not None:
            there = options(found)
        for word in re.findall(r"(?<!\S)--[a-z][a-z-]*", line) if there else ():
            assert word in there, line


@pytest.mark.parametrize("book", PRESENT)
def test_every_target_of_make_named_is_one_there_is(book: str) -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for line in said(book):
        for word in re.findall(r"^make (\w+)$", line):
            assert word in targets, line


def small_decks(folder: Path, names: set[str], called: Mapping[str, str]) -> None:
    """A project whose games are the starter's, under these names; its plants may be `called` by
    other ids."""
    new_project(folder)
    small = folder / "cards" / "garden.yaml"
    text = small.read_text("utf-8")
    small.unlink()
    for plant, other in called.items():
        text = text.replace(f"id: {plant},", f"id: {other},").replace(f" {plant}:", f" {other}:")
    short = f"{VARIANT}: {{title: Plants, keep: [{{kind: plant}}], total: 10, about: No weather.}}"
    text += f"variants:\n  {short}\n"
    for name in names:
        (small.parent / f"{name}.yaml").write_text(text.replace("game: garden", f"game: {name}"))


def test_the_small_decks_have_no_id_and_no_variant_that_ours_lack() -> None:
    assert all(opened("war").deck[called].id == called for called in CALLED.values())
    assert VARIANT in opened("bitcoin-miner").catalogue.variants


@pytest.mark.parametrize(
    ("book", "block"),
    [(book, block) for book, block in console() if not SET_UP & set(block) and book != ONE_TALE],
    ids=lambda one: one if isinstance(one, str) else one[0],
)
def test_the_commands_of_a_console_block_run(book: str, block: list[str], tmp_path: Path) -> None:
    """Each block as a person would type it: in order, in one folder, with one result."""
    binaries = tmp_path / "bin"
    binaries.mkdir()
    warm.put_in_path(binaries)
    environment = os.environ | {
        "PATH": f"{binaries}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
    }
    work = tmp_path / "work"
    if book != "README.md" and block[0].removeprefix("deckproof ").startswith(ANY_GAME):
        asked = any("--cards" in line for line in block)
        small_decks(work, {"war", "bitcoin-miner"}, CALLED if asked else {})
    work.mkdir(exist_ok=True)
    script = "set -e\n" + "\n".join(block)
    done = subprocess.run(
        ["sh", "-c", script], cwd=work, env=environment, capture_output=True, text=True
    )

    assert done.returncode == 0, done.stdout + done.stderr
    shutil.rmtree(work)
