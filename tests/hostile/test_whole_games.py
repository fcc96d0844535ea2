"""What lies in output/ of a game is one build, whole: no fault, full disk, edit or kill halves it.

Most builds here have their steps stubbed by small files that say what the card said when they were
made: what is proved is how files get into their places. The catalogues, faults, inputs, processes
and signals are real.
"""

from __future__ import annotations

import errno
import json
import os
import resource
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from user import ROOT, STEPS, change

from generator import files, made, staging
from generator.errors import DeckproofError, EnvironmentLacks, Problem, UserError
from generator.manifest import Step
from generator.product import Product
from generator.project import Project
from generator.workshop import build, tasks
from generator.workshop.open_game import OpenGame, make
from generator.workshop.starter import new_project

CATALOGUE, LAYOUT = "cards/one.yaml", "templates/faces/one.yaml"
FIRST, SECOND = "A first text.", "A second text."


def state(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, hidden ones, too."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def text_of(game: OpenGame) -> str:
    """What the card says, read anew."""
    text = game.project.catalogue(game.slug).read_text("utf-8")
    return text.partition('text: "')[2].partition('"')[0]


def stub(game: OpenGame, step: Step) -> Product:
    """A step's files: one has a name that changes with the card, as pictures have."""
    said = text_of(game)
    if step.kind == "check":
        files = {"check.json": json.dumps({"games": {}, "said": said}).encode()}
        return Product(files, {"ok": True, "findings": []})
    folder = step.name if step.kind == "cards" else f"more/{step.name}"
    names = [f"{folder}/{said.split()[1]}.bin", f"{folder}/same.bin"]
    about: dict[str, Any] = {"pages": {}} if step.kind == "rulebook" else {}
    if step.kind == "cards":
        face = {"file": names[0], "name": said, "number": "1/1", "content": "", "px": [1, 1]}
        about = {"tagline": "", "players": "2", "minutes": "", "total": 1, "distinct": 1}
        about |= {"dpi": 300.0, "bleed": False, "faces": [face], "copies": {"one": 1}}
    data = (said * 999).encode()
    return Product({name: name.encode() + data for name in names}, about)


def once(project: Path, **wishes: Any) -> build.Built:
    return build.build(Project.find(project), ["one"], jobs=1, **wishes)


@pytest.fixture(scope="module")
def one_card(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project, with what a build of it leaves, and beside it what one of the changed card."""
    folder = tmp_path_factory.mktemp("whole") / "a"
    shutil.copytree(ROOT / "tests" / "projects" / "one-card", folder)
    other = folder.with_name("b")
    shutil.copytree(folder, other)
    change(other, CATALOGUE, FIRST, SECOND)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "make", stub)
        for project in (folder, other):
            assert once(project).made == [f"one/{name}" for name in STEPS]
    return folder


@pytest.fixture
def mine(one_card: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy, built as the card was, whose card is another now; steps are stubs."""
    monkeypatch.setattr(build, "make", stub)
    folder = Path(shutil.copytree(one_card, tmp_path / "mine"))
    change(folder, CATALOGUE, FIRST, SECOND)
    return folder


@pytest.fixture
def wholes(one_card: Path) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """output/ as it was before the card was changed, and as it will be."""
    return state(one_card / "output"), state(one_card.with_name("b") / "output")


Wholes = tuple[dict[str, bytes], dict[str, bytes]]


class TestAFault:
    """Nothing of the game changes; mended, it is built as if nothing had been."""

    @pytest.mark.parametrize(
        "fault", [UserError(Problem("is wrong")), EnvironmentLacks("lacks x", "get x")], ids=str
    )
    @pytest.mark.parametrize("faulty", STEPS)
    def test_of_any_step_leaves_the_game_as_it_was(
        self,
        mine: Path,
        wholes: Wholes,
        monkeypatch: pytest.MonkeyPatch,
        faulty: str,
        fault: DeckproofError,
    ) -> None:
        def made_of(game: OpenGame, step: Step) -> Product:
            if step.name == faulty:
                raise fault
            return stub(game, step)

        monkeypatch.setattr(build, "make", made_of)
        built = once(mine)
        assert len(built.problems) == 1 and not built.made
        assert state(mine / "output") == wholes[0]
        monkeypatch.setattr(build, "make", stub)
        assert len(once(mine).made) == len(STEPS)
        assert state(mine / "output") == wholes[1]

    def test_of_a_picture_that_is_painted_as_it_is_written(
        self, mine: Path, wholes: Wholes, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class Late(dict[str, bytes]):
            def __getitem__(self, name: str) -> bytes:
                if name.endswith("same.bin"):
                    raise UserError(Problem("can't be painted"))
                return super().__getitem__(name)

        def made_of(game: OpenGame, step: Step) -> Product:
            product = stub(game, step)
            return Product(Late(product.files), product.about)

        monkeypatch.setattr(build, "make", made_of)
        assert once(mine).problems
        assert state(mine / "output") == wholes[0]

    def test_of_one_game_is_no_matter_of_another(self, mine: Path, wholes: Wholes) -> None:
        text = (mine / CATALOGUE).read_text("utf-8")
        text = text.replace("game: one", "game: two").replace(SECOND, "A third text.")
        (mine / "cards" / "two.yaml").write_text(text.replace("layout: one}", "layout: no}"))
        broken = text.replace("layout: one\n", "layout: none\n").replace("game: two", "game: six")
        (mine / "cards" / "six.yaml").write_text(broken)
        built = build.build(Project.find(mine), ["six", "one", "two"], jobs=2)
        assert [problem.file for problem in built.problems] == ["cards/six.yaml"]
        assert len(built.made) == 2 * len(STEPS)
        ours = state(mine / "output")
        page = ours.pop("index.html").decode()
        assert "A second text." in page and "A third text." in page, "the page tells of what lies"
        assert {k: v for k, v in ours.items() if k.startswith("one/")} == {
            k: v for k, v in wholes[1].items() if k.startswith("one/")
        }
        assert {k.split("/")[0] for k in ours} == {"one", "two"}

    def test_of_a_first_build_leaves_no_folder(
        self, mine: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def made_of(game: OpenGame, step: Step) -> Product:
            raise UserError(Problem("is wrong"))

        shutil.rmtree(mine / "output")
        monkeypatch.setattr(build, "make", made_of)
        assert once(mine).problems
        assert not (mine / "output").exists()

    def test_in_a_real_book_keeps_its_real_sheets_back(
        self, mine: Path, wholes: Wholes, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(build, "make", make)
        book = mine / "templates" / "rulebooks" / "one.html.j2"
        book.parent.mkdir()
        book.write_text("{% extends 'generic.html.j2' %}{% block rules %}{{ no }}{% endblock %}")
        built = build.build(Project.find(mine), ["one"], jobs=2)
        assert not built.made
        assert {problem.file for problem in built.problems} == {"templates/rulebooks/one.html.j2"}
        assert state(mine / "output") == wholes[0]


class TestADisk:
    def failing(
        self,
        monkeypatch: pytest.MonkeyPatch,
        module: Any,
        name: str,
        at: int,
        number: int,
    ) -> Callable[[], int]:
        """Lets the `at`-th call of a function of `os` fail; answers how many there were."""
        real, calls = getattr(os, name), [0]

        def fail(*words: Any, **more: Any) -> Any:
            calls[0] += 1
            if calls[0] == at:
                raise OSError(number, os.strerror(number))
            return real(*words, **more)

        class Os:
            def __getattr__(self, wanted: str) -> Any:
                return fail if wanted == name else getattr(os, wanted)

        monkeypatch.setattr(module, "os", Os())
        return lambda: calls[0]

    @pytest.mark.parametrize(
        ("module", "name", "number"),
        [
            (staging, "replace", errno.EACCES),
            (files, "replace", errno.EACCES),
            (files, "fsync", errno.ENOSPC),
            (files, "open", errno.EDQUOT),
        ],
        ids=["a place", "the manifest", "full", "no more files"],
    )
    def test_that_refuses_at_any_moment_leaves_the_game_as_it_was(
        self,
        mine: Path,
        wholes: Wholes,
        monkeypatch: pytest.MonkeyPatch,
        module: Any,
        name: str,
        number: int,
    ) -> None:
        at, refused, output = 0, 0, mine / "output"
        kept = shutil.copytree(output, mine.parent / "kept")
        monkeypatch.setattr(made, "remember", lambda manifest: True)
        before, after = ({k: v for k, v in w.items() if k != "index.html"} for w in wholes)
        while True:
            at += 1
            shutil.rmtree(output)
            shutil.copytree(kept, output)
            with pytest.MonkeyPatch.context() as patch:
                calls = self.failing(patch, module, name, at, number)
                built = once(mine)
            if calls() < at:
                break
            for problem in built.problems:
                assert problem.found == f"can't be written: {os.strerror(number)}"
            refused += not built.made
            lying = state(output)
            page = lying.pop("index.html")
            assert lying == (after if built.made else before), at
            assert page in (wholes[0]["index.html"], wholes[1]["index.html"])
        assert refused
        assert state(output) == wholes[1]

    def test_that_is_full(self, mine: Path, wholes: Wholes) -> None:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
        try:
            built = once(mine)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert {one.found for one in built.problems} == {"can't be written: File too large"}
        assert state(mine / "output") == wholes[0]

    def test_that_knows_no_second_names_still_puts_things_back(
        self, mine: Path, wholes: Wholes, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def link(*_: Any, **__: Any) -> None:
            raise OSError(errno.EPERM, os.strerror(errno.EPERM))

        monkeypatch.setattr(os, "link", link)
        in_the_way = mine / "output" / "one" / "more" / "sheets-letter" / "second.bin"
        (in_the_way / "a person's own").mkdir(parents=True)
        [problem] = once(mine).problems
        assert problem.found == "can't be written: Is a directory"
        assert problem.file == str(in_the_way)
        assert (in_the_way / "a person's own").is_dir()
        assert state(mine / "output") == wholes[0]
        shutil.rmtree(in_the_way)
        assert once(mine).made
        assert state(mine / "output") == wholes[1]


class TestWhatIsLeftOfAnotherBuild:
    def test_goes_with_the_next_one_even_if_nothing_is_due(
        self, one_card: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(build, "make", stub)
        folder = Path(shutil.copytree(one_card, tmp_path / "mine"))
        left = folder / "output" / ".staged-dead" / "one" / "cards"
        left.mkdir(parents=True)
        (left / "half.png").write_bytes(b"half")
        assert not once(folder).made
        assert not list((folder / "output").glob(".staged-*"))

    def test_stays_as_long_as_that_one_is_at_work(self, tmp_path: Path) -> None:
        with staging.staging(tmp_path) as first, staging.staging(tmp_path) as second:
            assert first.is_dir() and second.is_dir()
            staging.sweep(tmp_path)
            assert first.is_dir() and second.is_dir()
        assert not list(tmp_path.iterdir())

    def test_is_no_link_that_we_follow(self, tmp_path: Path) -> None:
        (tmp_path / "kept").mkdir()
        (tmp_path / "kept" / "x").write_text("a person's own")
        (tmp_path / "output").mkdir()
        (tmp_path / "output" / ".staged-x").symlink_to(tmp_path / "kept")
        staging.sweep(tmp_path / "output")
        assert (tmp_path / "kept" / "x").is_file()


#: What of a project's a build is made from, and how it is changed for a while.
SOURCES = [
    CATALOGUE, LAYOUT, "templates/faces/one-back.yaml", "cards/art.png",
    "templates/rulebooks/one.css", "fonts/mine/Mine-400.ttf", "templates/card-sizes.yaml",
    "templates/sheets/papers.yaml", "templates/components/box.yaml",
    "templates/profiles/preflight.yaml", "templates/rulebooks/claims/two.json",
]  # fmt: skip


class TestAnEditInTheMidst:
    @pytest.fixture
    def edited(
        self, mine: Path, monkeypatch: pytest.MonkeyPatch
    ) -> Callable[[str, int], list[str]]:
        """Has a file be another while a step is made, in the first so many rounds, and then again
        what it was; answers what the steps then saw."""

        def edit(file: str, rounds: int) -> list[str]:
            path, seen = mine / file, list[str]()
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                path.write_bytes((ROOT / file).read_bytes() if (ROOT / file).exists() else b"")
            sound = path.read_bytes()

            def made_of(game: OpenGame, step: Step) -> Product:
                if step.name != "cards":
                    return stub(game, step)
                if len(seen) < rounds:
                    path.write_bytes(sound + b"# for a while\n")
                seen.append(sha(path.read_bytes()))
                product = stub(game, step)
                if path.read_bytes() != sound:
                    path.write_bytes(sound)
                return Product(product.files | {"cards/seen.txt": seen[-1].encode()}, product.about)

            monkeypatch.setattr(build, "make", made_of)
            return seen

        return edit

    @pytest.mark.parametrize("file", SOURCES)
    def test_of_any_source_there_and_back_is_built_as_it_is(
        self, mine: Path, edited: Callable[[str, int], list[str]], file: str
    ) -> None:
        seen = edited(file, 1)
        built = once(mine)
        assert not built.problems
        assert len(seen) == 2 and seen[0] != seen[1]
        lying = (mine / "output" / "one" / "cards" / "seen.txt").read_text()
        assert lying == sha((mine / file).read_bytes()) == seen[1]
        assert built.made == [f"one/{name}" for name in STEPS]
        assert not once(mine).made

    def test_that_never_ends_is_told_and_nothing_is_kept(
        self, mine: Path, wholes: Wholes, edited: Callable[[str, int], list[str]]
    ) -> None:
        seen = edited(LAYOUT, 3)
        built = once(mine)
        [problem] = built.problems
        assert str(problem) == f"{LAYOUT}: changed while it was built; let it rest, and build again"
        assert len(seen) == 3 and not built.made
        assert state(mine / "output") == wholes[0]
        assert len(once(mine).made) == len(STEPS)

    def test_of_another_game_s_catalogue_is_no_matter(
        self, mine: Path, edited: Callable[[str, int], list[str]]
    ) -> None:
        seen = edited("cards/other.yaml", 1)
        assert len(once(mine).made) == len(STEPS)
        assert len(seen) == 1

    def test_a_fault_that_was_mended_meanwhile_is_not_told(
        self, mine: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        told = []

        def made_of(game: OpenGame, step: Step) -> Product:
            if step.name == "check" and not told:
                told.append("half saved")
                change(mine, LAYOUT, "size: 4mm", "size: 3mm")
                raise UserError(Problem("is half a file"))
            return stub(game, step)

        monkeypatch.setattr(build, "make", made_of)
        built = once(mine)
        assert told and not built.problems and len(built.made) == len(STEPS)

    def test_between_two_builds_of_one_program_is_seen(self, tmp_path: Path) -> None:
        """Nothing that a process keeps of a file outlives a change of it."""
        folder = tmp_path / "real"
        shutil.copytree(ROOT / "tests" / "projects" / "one-card", folder)
        project = Project.find(folder)

        def looks() -> tuple[bytes, bytes]:
            build.opened.cache_clear()
            game = build.opened(project, "one", "full")
            [picture] = [data for name, data in game.cards().files.items() if "only" in name]
            [sheet] = game.sheets("a4").files.values()
            return picture, sheet

        first = looks()
        from PIL import Image

        with Image.open(folder / "cards" / "art.png") as art:
            other = art.convert("L").point(lambda value: 255 - value)
        other.save(folder / "cards" / "art.png")
        second = looks()
        assert first[0] != second[0] and first[1] != second[1]
        moved = folder.rename(tmp_path / "moved")
        project = Project.find(moved)
        assert looks() == second, "where a picture lies is no matter of the PDF"


def sha(data: bytes) -> str:
    from hashlib import sha256

    return sha256(data).hexdigest()


class TestCommandsThatWriteSeveralFiles:
    def test_make_all_before_the_first_is_written(
        self, mine: Path, wholes: Wholes, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        text = (mine / CATALOGUE).read_text("utf-8").replace("game: one", "game: two")
        (mine / "cards" / "two.yaml").write_text(text)

        def made_of(game: OpenGame) -> Product:
            if game.slug == "two":
                raise UserError(Problem("can't be drawn"))
            return stub(game, Step("cards"))

        wanted = [tasks.Task(Step("cards"), made_of)]
        with pytest.raises(UserError, match="can't be drawn"):
            tasks.make_each(Project.find(mine), ("one", "two"), wanted)
        assert state(mine / "output") == wholes[0]
        tasks.make_each(Project.find(mine), ("one",), wanted)
        assert (mine / "output" / "one" / "cards" / "second.bin").is_file()
        assert not (mine / "output" / "one" / "cards" / "first.bin").exists()
        assert not list((mine / "output").glob(".*"))

    def test_exports_too(self, mine: Path, wholes: Wholes, monkeypatch: pytest.MonkeyPatch) -> None:
        from generator import profiles
        from generator.exports.job import Made
        from generator.workshop import exports

        def export(job: Any) -> Made:
            if job.profile.name == "screentop":
                raise UserError(Problem("can't be taken"))
            return Made({"x.png": b"x"})

        monkeypatch.setattr(exports, "export", export)
        project = Project.find(mine)
        both = [profiles.load(project, name) for name in ("tabletop-simulator", "screentop")]
        with pytest.raises(UserError, match="can't be taken"):
            list(exports.export_game(OpenGame(project, "one"), both))
        assert state(mine / "output") == wholes[0]

    def test_a_table_that_makes_no_catalogue_never_lies_there(
        self, mine: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from generator.workshop import importing

        before, seen = state(mine / "cards"), []
        real = importing.catalogue.load
        monkeypatch.setattr(
            importing.catalogue,
            "load",
            lambda *words: (seen.append(state(mine / "cards")), real(*words))[1],
        )
        table = mine / "new.csv"
        table.write_text("name,copies\nBat,2\nOwl,many\nCat,3\n", "utf-8")
        with pytest.raises(UserError, match="new.csv:3"):
            importing.import_cards(table, Project.find(mine))
        assert seen == [before] and state(mine / "cards") == before

    def test_a_new_project_takes_what_a_kill_has_left_for_nothing(self, tmp_path: Path) -> None:
        (tmp_path / ".deck.part" / "cards").mkdir(parents=True)
        assert new_project(tmp_path / "deck")
        assert [path.name for path in tmp_path.iterdir()] == ["deck"]
