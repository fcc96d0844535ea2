"""A stranger's folder brings its output with it: manifests that nobody here wrote, and files that
they name."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import stat
import struct
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any

import pikepdf
import pytest
from patience import nothing_hangs_for
from strangers_folder import (
    SECRET,
    done,
    state,
    steps,
    tells_nothing,
    told,
    typed,
)

from generator import made
from generator.errors import UserError
from generator.manifest import Entry, File, Manifest, Step
from generator.staging import Place, publish, staging

#: More seconds than any of this takes: what waits for a pipe waits for ever.
PATIENCE = 120


@pytest.fixture(autouse=True)
def nothing_hangs() -> Iterator[None]:
    with nothing_hangs_for(PATIENCE):
        yield


@pytest.fixture(scope="module")
def checked_before(built_garden: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with its output, whose faces a check has looked at."""
    folder = Path(shutil.copytree(built_garden, tmp_path_factory.mktemp("forged") / "game"))
    assert "no errors" in done(folder, "check", "--files", "--quick")
    return folder


@pytest.fixture
def known(checked_before: Path) -> Iterator[Path]:
    """The same, whose manifest is put back afterwards: for tests that harm nothing else or see it
    mended, and so needn't have its faces planned and looked at again."""
    written = manifest_of(checked_before).read_bytes()
    yield checked_before
    manifest_of(checked_before).write_bytes(written)


def manifest_of(folder: Path) -> Path:
    return folder / "output" / "garden" / "manifest.json"


def forged(folder: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Changes what a manifest says, as a stranger can."""
    said = json.loads(manifest_of(folder).read_text("utf-8"))
    change(said)
    manifest_of(folder).write_text(json.dumps(said, indent=1, ensure_ascii=False) + "\n", "utf-8")


def named(name: str) -> Callable[[dict[str, Any]], object]:
    entry = {"sha256": "0" * 64, "bytes": 0}

    def change(said: dict[str, Any]) -> None:
        for step in said["steps"].values():
            step["inputs"] = "old"
            step.setdefault("files", {})[name] = entry

    return change


def nested() -> bytes:
    return b'{"steps":' + b"[" * 100_000 + b"]" * 100_000 + b"}"


#: Manifests that are none, or that say what no build writes.
MALFORMED: dict[str, bytes | Callable[[dict[str, Any]], object]] = {
    "empty": b"", "no JSON": b"{", "no text": b"\xff\xfe", "zeros": b"\0" * 100, "a list": b"[]",
    "a number": b"7", "null": b"null", "a text": b'"x"', "NaN": b"NaN", "deep": nested(),
    "no steps": lambda m: m.pop("steps"), "steps a list": lambda m: m.update(steps=[]),
    "steps null": lambda m: m.update(steps=None), "no game": lambda m: m.pop("game"),
    "title a list": lambda m: m.update(title=[1]),
    "edition a number": lambda m: m.update(edition=1),
    "a step is null": lambda m: m["steps"].update(cards=None),
    "a step is empty": lambda m: m["steps"].update(cards={}),
    "no files": lambda m: m["steps"]["cards"].pop("files"),
    "files a list": lambda m: m["steps"]["cards"].update(files=["x"]),
    "a file is null": lambda m: m["steps"]["cards"]["files"].update({"x.png": None}),
    "a hash is a number": lambda m: m["steps"]["check"]["files"]["check.json"].update(sha256=1),
    "bytes are text": lambda m: m["steps"]["check"]["files"]["check.json"].update(bytes="many"),
    "bytes below none": lambda m: m["steps"]["check"]["files"]["check.json"].update(bytes=-1),
    "about is null": lambda m: m["steps"]["cards"].update(about=None),
    "about is empty": lambda m: m["steps"]["cards"].update(about={}),
    "about is nonsense": lambda m: [s.update(about={"sheets": 7, "faces": [None], "dpi": "x",
                                                     "bleed": [], "printer": 3, "cuts": "no"})
                                    for s in m["steps"].values()],
    "a kind that isn't": lambda m: m["steps"]["cards"].update(kind="chaos"),
    "an ink that isn't": lambda m: m["steps"]["cards"].update(ink="../../x"),
    "a key too many": lambda m: m["steps"]["cards"].update(more=1),
}  # fmt: skip


def spoil(folder: Path, how: bytes | Callable[[dict[str, Any]], object]) -> None:
    if isinstance(how, bytes):
        manifest_of(folder).write_bytes(how)
    else:
        forged(folder, how)


def gone(folder: Path, step: Step) -> None:
    """A build to which a step of a game is no more."""
    with staging(folder.parent) as staged:
        publish(staged, Place(folder, "garden", "", ""), [], [step])


class TestTheManifest:
    @pytest.mark.parametrize(
        "name",
        [
            "{canary}/secret.txt", "../../../canary/secret.txt", "../../cards/garden.yaml",
            "door/secret.txt", "cards/../../../../canary/secret.txt", "manifest.json", ".", "..",
            "", "/", "a//b", "cards/", "./x", "a/./b", "C:/x", "a\\b", "a\0b", "a\nb", ".x", "a/.b",
            "x" * 1001,
        ],
    )  # fmt: skip
    def test_deletes_nothing_that_a_stranger_names(
        self, mine: Path, canary: Path, name: str
    ) -> None:
        (mine / "output" / "garden" / "door").symlink_to(canary)
        cards = (mine / "cards" / "garden.yaml").read_bytes()
        forged(mine, named(name.replace("{canary}", str(canary))))
        folder = mine / "output" / "garden"
        made.remember(manifest_of(mine).read_bytes())  # even if it were believed
        refused = []
        for step in list(Manifest.ours(folder, "garden").steps):
            try:
                gone(folder, step)
            except UserError as error:
                refused.append(str(error))
        assert bool(refused) == name.startswith("door/"), refused
        assert (mine / "cards" / "garden.yaml").read_bytes() == cards

    def test_of_a_stranger_deletes_nothing_in_a_build(self, mine: Path, canary: Path) -> None:
        keep = mine / "output" / "garden" / "keep.txt"
        keep.write_text("a person's own", "utf-8")
        forged(mine, named("keep.txt"))
        assert len(steps(mine)) == 9
        assert keep.read_text("utf-8") == "a person's own"

    def test_a_folder_in_a_files_place_is_no_crash(self, tmp_path: Path) -> None:
        folder = tmp_path / "output" / "garden"
        (folder / "x.pdf").mkdir(parents=True)
        files_ = {"x.pdf": File(sha256="0" * 64, bytes=0)}
        step = Step("sheets")
        manifest = Manifest("garden", steps={step: Entry(kind="sheets", inputs="", files=files_)})
        manifest.write(folder)
        gone(folder, step)
        assert not Manifest.ours(folder, "garden").steps
        assert (folder / "x.pdf").is_dir()

    @pytest.mark.parametrize("how", MALFORMED)
    def test_malformed_counts_as_empty(self, known: Path, how: str) -> None:
        assert Manifest.ours(known / "output" / "garden", "garden").steps
        spoil(known, MALFORMED[how])
        assert not Manifest.ours(known / "output" / "garden", "garden").steps

    @pytest.mark.parametrize("how", ["deep", "about is nonsense", "an ink that isn't"])
    def test_malformed_heals(self, mine: Path, how: str) -> None:
        spoil(mine, MALFORMED[how])
        assert len(steps(mine)) == 9
        assert not steps(mine)
        done(mine, "check", "--files", "--quick")

    @pytest.mark.parametrize("how", MALFORMED)
    def test_malformed_is_told_by_a_check(self, known: Path, how: str) -> None:
        spoil(known, MALFORMED[how])
        typed_ = typed(known, "check", "--files", "--quick")
        assert isinstance(typed_.exception, SystemExit | None), repr(typed_.exception)
        assert "made-elsewhere" in typed_.output or "missing-file" in typed_.output

    @pytest.mark.parametrize(
        "report", [b"", b"{", b"[]", b"\xff", b"null", b'{"games": 7}', b'{"games":{"garden":{}}}']
    )
    def test_a_broken_report_stops_no_build(self, known: Path, report: bytes) -> None:
        (known / "output" / "garden" / "check.json").write_bytes(report)
        assert steps(known) == ["garden/check"]
        assert not steps(known)


class TestOutputThatWasMadeElsewhere:
    def test_is_made_anew(self, mine: Path) -> None:
        """A PDF that was tampered with, its hash and size mended in the manifest."""
        pdf = mine / "output" / "garden" / "sheets-a4.pdf"
        sound = pdf.read_bytes()
        pdf.write_bytes(sound + b"% a launch action")

        def mend(said: dict[str, Any]) -> None:
            told_ = said["steps"]["sheets-a4"]["files"]["sheets-a4.pdf"]
            data = pdf.read_bytes()
            told_.update(sha256=hashlib.sha256(data).hexdigest(), bytes=len(data))

        forged(mine, mend)
        assert "wasn't made here" in typed(mine, "build").output
        assert pdf.read_bytes() == sound
        assert not steps(mine)

    def test_goes_into_no_zip(self, mine: Path) -> None:
        pdf = mine / "output" / "garden" / "rulebook.pdf"
        data = pdf.read_bytes() + b"% " + SECRET.encode()
        pdf.write_bytes(data)
        forged(
            mine,
            lambda said: said["steps"]["rulebook-a4"]["files"]["rulebook.pdf"].update(
                sha256=hashlib.sha256(data).hexdigest(), bytes=len(data)
            ),
        )
        done(mine, "export", "--to", "print-and-play")
        tells_nothing(mine / "output" / "garden" / "export")

    def test_a_file_of_the_same_size_is_seen(self, mine: Path) -> None:
        pdf = mine / "output" / "garden" / "sheets-a4.pdf"
        sound, when = pdf.read_bytes(), pdf.stat()
        pdf.write_bytes(sound[:-1] + b"#")
        os.utime(pdf, ns=(when.st_atime_ns, when.st_mtime_ns))
        assert steps(mine) == ["garden/sheets-a4"]
        assert pdf.read_bytes() == sound

    def test_is_told_by_a_check_that_proves_it_all_the_same(
        self, mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert "made-elsewhere" not in done(mine, "check", "--files", "--quick")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "another machine"))
        said = done(mine, "check", "--files", "--quick")
        assert "this machine didn't make these files [made-elsewhere]" in said
        assert "made-otherwise" not in said

    def test_made_with_options_of_somebody_is_told(
        self, mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """They are in no file's name, and the file is just what they make."""
        page = mine / "output" / "index.html"
        page.unlink()
        page.mkdir()
        done(mine, "sheets", "--paper", "a4", "--marks", "none", "--no-cut-plan")
        assert "made-otherwise" not in told(mine, "check", "--files", "--quick")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "another machine"))
        said = told(mine, "check", "--files", "--quick")

        assert 'sheets-a4 was made with marks: "none", cut_plan: false [made-otherwise]' in said
        assert "index.html: is no plain file [altered-file]" in said

    def test_a_name_that_is_no_text_is_no_fault_of_ours(self, mine: Path) -> None:
        """Folders and catalogues are called what their disk allows."""
        odd = mine.rename(mine.with_name(os.fsdecode(b"g\xff")))
        (odd / "cards" / os.fsdecode(b"\xfe.yaml")).write_text("game: garden\n")

        assert "no errors" in done(odd, "check", "garden", "--files", "--quick")
        assert "\\udcfe.yaml:1:1" in told(odd, "build", os.fsdecode(b"\xfe"))

    def test_bombs_are_told_and_not_read_to_their_end(self, mine: Path) -> None:
        folder = mine / "output" / "garden"
        with pikepdf.open(folder / "sheets-a4.pdf", allow_overwriting_input=True) as pdf:
            pdf.pages[0].Contents = pdf.make_stream(b"q Q\n" * 5_000_000)
            pdf.save()
        for name, size in (("001-bean.png", 60_000), ("back-garden.png", 10)):
            chunks = {b"IHDR": struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)}
            chunks[b"zTXt"] = b"k\0\0" + zlib.compress(b"x" * 5_000_000)
            data = b"".join(
                struct.pack(">I", len(body)) + kind + body
                + struct.pack(">I", zlib.crc32(kind + body))
                for kind, body in chunks.items()
            )  # fmt: skip
            (folder / "cards" / name).write_bytes(b"\x89PNG\r\n\x1a\n" + data)
        before = process_time()
        said = told(mine, "check", "--files", "--quick")

        for name in ("sheets-a4.pdf", "cards/001-bean.png", "cards/back-garden.png"):
            assert f"{name}: " in said
        assert "[altered-file]" in said
        assert process_time() - before < 10

    def test_folders_that_are_linked_to_each_other_end(self, mine: Path) -> None:
        faces = mine / "templates" / "faces"
        for one in range(12):
            (faces / f"l{one}").mkdir()
            for other in set(range(12)) - {one}:
                (faces / f"l{one}" / f"k{other}").symlink_to(f"../l{other}")

        assert "templates/faces: holds too much (at most" in told(mine, "build")

    def test_a_crowd_of_games_is_named(self, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DECKPROOF_BUDGETS", "games=1")
        (mine / "cards" / "b.yaml").write_text("game: b\n")

        assert "cards: holds 2 catalogues (at most 1 games)" in told(mine, "check")

    def test_a_moved_project_keeps_its_output(self, mine: Path) -> None:
        assert not steps(mine.rename(mine.with_name("moved")))

    def test_two_machines_write_the_same_bytes(
        self, mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ours = state(mine / "output")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "another machine"))
        assert len(steps(mine)) == 9
        assert state(mine / "output") == ours

    def test_what_is_remembered_is_for_nobody_else(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        assert made.remember(b"a manifest")
        assert made.here(b"a manifest")
        assert not made.here(b"another")
        [record] = (tmp_path / "deckproof" / "made").iterdir()
        assert stat.S_IMODE(record.stat().st_mode) == 0o600
        assert stat.S_IMODE(record.parent.stat().st_mode) == 0o700

    def test_only_so_many_are_remembered(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        monkeypatch.setattr(made, "_MOST", 20)
        for number in range(100):
            assert made.remember(b"%d" % number)
            assert made.here(b"%d" % number)
        assert len(list((tmp_path / "deckproof" / "made").iterdir())) <= 20

    def test_without_a_place_to_remember_in_all_is_made_each_time(
        self, mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "a file").write_text("", "utf-8")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "a file"))
        assert len(steps(mine)) == len(steps(mine)) == 9
