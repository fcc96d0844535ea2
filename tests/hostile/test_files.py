"""A stranger's folder attacks: its links, its pipes, and the output that it brings with it.

Beside each project stands a canary: a folder that no project may read, write or empty. Whatever is
done to the project, the canary stays as it is, byte for byte, and nothing of it turns up in what we
write.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any

import pikepdf
import pytest
from click.testing import CliRunner, Result
from patience import nothing_hangs_for
from user import change

from generator import files, inputs, made
from generator.cli import cli
from generator.errors import DeckproofError, UserError
from generator.manifest import Entry, File, Manifest, Step
from generator.project import Project
from generator.staging import Place, publish, staging
from generator.workshop.starter import new_project

CATALOGUE = "cards/garden.yaml"
#: What stands in every file of the canary.
SECRET = "the canary's own words"
#: More seconds than any of this takes: what waits for a pipe waits for ever.
PATIENCE = 120


@pytest.fixture(autouse=True)
def nothing_hangs() -> Iterator[None]:
    with nothing_hangs_for(PATIENCE):
        yield


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The starter's project with its output, made by this machine."""
    folder = tmp_path_factory.mktemp("hostile") / "game"
    new_project(folder)
    done(folder, "build")
    return folder


@pytest.fixture
def mine(built: Path, tmp_path: Path) -> Path:
    """A copy with its output, to harm."""
    return Path(shutil.copytree(built, tmp_path / "game"))


@pytest.fixture
def bare(built: Path, tmp_path: Path) -> Path:
    """A copy without output, to harm."""
    ignored = shutil.ignore_patterns("output")
    return Path(shutil.copytree(built, tmp_path / "game", ignore=ignored))


@pytest.fixture
def canary(built: Path, tmp_path: Path) -> Iterator[Path]:
    """What nobody may touch: it has all that a project has, so that any link finds its file."""
    folder = tmp_path / "canary"
    shutil.copytree(built, folder, ignore=shutil.ignore_patterns("schemas"))
    for name in ("secret.txt", "OFL.txt", "LICENSE", "CC-BY-SA-4.0.txt", "manifest.json"):
        (folder / name).write_text(SECRET, "utf-8")
    for path in folder.rglob("*.j2"):
        path.write_text(SECRET, "utf-8")
    (folder / "link").symlink_to("secret.txt")
    (folder / "empty").mkdir()
    before = state(folder)
    yield folder
    assert state(folder) == before


def state(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Everything below a folder: mode and content."""
    return {
        str(path.relative_to(folder)): (
            path.lstat().st_mode,
            os.fsencode(os.readlink(path))
            if path.is_symlink()
            else path.read_bytes()
            if path.is_file()
            else b"",
        )
        for path in sorted(folder.rglob("*"))
    }


def typed(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(cli, [*words, "--project", str(folder)])


def done(folder: Path, *words: str) -> str:
    result = typed(folder, *words)
    assert result.exception is None, result.exception
    return result.output


def told(folder: Path, *words: str) -> str:
    """What a command ends with that content stops: exit code 2, and no traceback."""
    result = typed(folder, *words)
    error = result.exception
    if isinstance(error, SystemExit):
        assert error.code in (1, 2), result.output
        return result.output
    assert isinstance(error, DeckproofError), repr(error)
    assert error.exit_code == 2
    return str(error)


def steps(folder: Path) -> list[str]:
    """What a build makes."""
    result = typed(folder, "build", "--json", "--quiet")
    assert result.exception is None, result.exception
    made_: list[str] = json.loads(result.stdout)["made"]
    return made_


def replaced(path: Path, target: Path) -> None:
    """Puts a link in the place of a file or folder."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)


def tells_nothing(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            data = path.read_bytes()
            assert SECRET.encode() not in data, path
            if zipfile.is_zipfile(path):
                with zipfile.ZipFile(path) as archive:
                    assert all(SECRET.encode() not in archive.read(n) for n in archive.namelist())


class TestLinksThatLeadOut:
    """Each is named, and nothing behind it is read."""

    @pytest.mark.parametrize(
        "place",
        [
            "cards", "cards/garden.yaml", "templates", "templates/faces", "templates/rulebooks",
            "templates/faces/plant.yaml", "templates/rulebooks/garden.html.j2",
            "templates/rulebooks/garden.css", "fonts",
        ],
    )  # fmt: skip
    def test_of_folders_and_files_that_we_read(self, bare: Path, canary: Path, place: str) -> None:
        replaced(bare / place, canary / place)
        for command in ("build", "check"):
            said = told(bare, command)
            assert f"{place}: is a link that leads out of the project" in said
            assert SECRET not in said
        assert not (bare / "output").exists()

    @pytest.mark.parametrize("place", ["templates/rulebooks", "templates/faces", "fonts", "cards"])
    def test_to_the_root_of_all_files(self, bare: Path, canary: Path, place: str) -> None:
        replaced(bare / place, Path("/"))
        assert f"{place}: is a link that leads out of the project" in told(bare, "check")

    @pytest.mark.parametrize("depth", ["templates/rulebooks/part", "fonts/family", "cards/art"])
    def test_that_nothing_names(self, bare: Path, canary: Path, depth: str) -> None:
        replaced(bare / depth, canary)
        assert f"{depth}: is a link that leads out of the project" in told(bare, "build")
        assert not (bare / "output").exists()

    def test_climbing_by_two_links(self, bare: Path, canary: Path) -> None:
        (bare / "step").symlink_to(canary)
        replaced(bare / "templates" / "faces", bare / "step" / "templates" / "faces")
        assert "leads out of the project" in told(bare, "check")

    @pytest.mark.parametrize(
        ("place", "target"),
        [("LICENSES", "."), ("LICENSE", "LICENSE"), ("LICENSES/CC-BY-SA-4.0.txt", "secret.txt")],
    )
    def test_of_licences_reach_no_zip(
        self, bare: Path, canary: Path, place: str, target: str
    ) -> None:
        replaced(bare / place, canary / target)
        if place == "LICENSE":  # asked for where nobody has the text of the licence
            change(bare, CATALOGUE, "licence: CC BY-SA 4.0", "licence: Our own")
        said = told(bare, "export", "--to", "print-and-play")
        assert f"{place}: is a link that leads out of the project" in said
        tells_nothing(bare)

    def test_of_a_fonts_licence_reach_no_zip(self, bare: Path, canary: Path) -> None:
        shipped = next(path for path in Project.find(bare).fonts() if "lexend" in str(path).lower())
        family = bare / "fonts" / shipped.parent.name
        shutil.copytree(shipped.parent, family)
        replaced(family / "OFL.txt", canary / "OFL.txt")
        said = told(bare, "export", "--to", "print-and-play")
        assert f"fonts/{family.name}/OFL.txt: is a link that leads out of the project" in said
        tells_nothing(bare)

    def test_of_a_picture(self, bare: Path, canary: Path) -> None:
        secret = next((canary / "output" / "garden" / "cards").glob("*.png"))
        replaced(bare / "cards" / "art.png", secret)
        with pytest.raises(UserError, match="cards/art.png: is a link that leads out"):
            Project.find(bare).find_file("cards", "art.png")

    def test_where_a_table_or_schemas_would_be_written(self, bare: Path, canary: Path) -> None:
        table = bare / "new.csv"
        table.write_text("id,name\nowl,Owl\n", "utf-8")
        replaced(bare / "cards", canary / "empty")
        told(bare, "import", str(table))
        shutil.rmtree(bare / "templates")
        (bare / "templates").symlink_to(canary / "empty")
        with pytest.raises(UserError, match="leads out"):
            files.write_whole(bare / "templates" / "schemas" / "x.json", b"{}", bare)


class TestLinksThatStayInside:
    def test_are_as_good_as_what_they_name(self, bare: Path) -> None:
        (bare / "templates" / "faces").rename(bare / "looks")
        (bare / "templates" / "faces").symlink_to("../looks")
        (bare / "templates" / "rulebooks" / "book.j2").symlink_to("garden.html.j2")
        done(bare, "check", "--quick")
        assert steps(bare)
        assert not steps(bare)
        with (bare / "looks" / "plant.yaml").open("a") as layout:
            layout.write("# changed\n")
        assert "garden/cards" in steps(bare), "what lies behind a link is an input, too"

    def test_in_a_circle_end(self, bare: Path) -> None:
        (bare / "templates" / "faces" / "again").symlink_to(bare / "templates")
        (bare / "fonts" / "a").symlink_to("b")
        (bare / "fonts" / "b").symlink_to("a")
        done(bare, "check", "--quick")

    def test_that_an_editor_locks_a_file_with_are_passed_over(self, bare: Path) -> None:
        (bare / "cards" / ".#garden.yaml").symlink_to("me@here.4711:1700000000")
        done(bare, "check", "--quick")

    def test_of_the_project_itself_are_the_persons_own(self, bare: Path, tmp_path: Path) -> None:
        (tmp_path / "door").symlink_to(bare)
        done(tmp_path / "door", "check", "--quick")


class TestPipesAndDevices:
    @pytest.mark.parametrize(
        "place",
        [
            "cards/garden.yaml", "cards/other.yaml", "cards/art.png",
            "templates/faces/plant.yaml", "templates/rulebooks/garden.html.j2",
            "templates/rulebooks/garden.css", "fonts/mine/Mine-400.ttf",
        ],
    )  # fmt: skip
    def test_in_a_project_are_one_line(self, bare: Path, place: str) -> None:
        (bare / place).parent.mkdir(exist_ok=True)
        (bare / place).unlink(missing_ok=True)
        os.mkfifo(bare / place)
        said = told(bare, "build")
        assert [line for line in said.splitlines() if f"{place}: is no plain file" in line]

    def test_in_the_output_are_replaced(self, mine: Path) -> None:
        for name in ("manifest.json", "check.json", "sheets-a4.pdf"):
            (mine / "output" / "garden" / name).unlink()
            os.mkfifo(mine / "output" / "garden" / name)
        steps(mine)
        assert (mine / "output" / "garden" / "sheets-a4.pdf").is_file()
        assert (mine / "output" / "garden" / "check.json").is_file()

    @pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty"])
    def test_are_no_profile_table_or_saved_game(self, bare: Path, device: str) -> None:
        assert device in told(bare, "import", device, "--game", "x")
        assert device in told(bare, "export", "--to", "drivethrucards", "--icc", device)
        assert device in told(bare, "sheets", "garden", "--changed-since", device)

    def test_a_door_opens_files_alone(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        for path in (tmp_path / "pipe", tmp_path, Path("/dev/zero"), tmp_path / "none"):
            with pytest.raises(UserError):
                inputs.read_bytes(path)

    def test_large_files_are_refused_unread(self, tmp_path: Path) -> None:
        with (tmp_path / "large").open("wb") as file:
            file.truncate(2**40)
        for read in (inputs.read_bytes, inputs.read_text, inputs.digest):
            with pytest.raises(UserError, match="1,099,511,627,776 bytes \\(at most"):
                read(tmp_path / "large")

    @pytest.mark.parametrize("place", ["templates/rulebooks/garden.html.j2", "cards/garden.yaml"])
    def test_what_is_no_text_is_told_with_its_file(self, bare: Path, place: str) -> None:
        (bare / place).write_bytes(b"\xff\xfe\x00")
        assert f"{place}: byte 0 is not UTF-8 text" in told(bare, "check")


class TestTheOutputFolder:
    def test_of_a_project_leads_nowhere_else(self, bare: Path, canary: Path) -> None:
        (bare / "output").symlink_to(canary)
        assert "output: is a link that leads out of the project" in told(bare, "build")

    @pytest.mark.parametrize("place", [".", "cards", "templates/faces"])
    def test_of_a_project_is_not_what_it_is_made_from(self, bare: Path, place: str) -> None:
        (bare / "output").symlink_to(place)
        assert "output: is a link to what decks are made from" in told(bare, "build")

    @pytest.mark.parametrize("place", ["garden", "garden/cards", "garden/export"])
    def test_has_no_links_that_lead_out(self, mine: Path, canary: Path, place: str) -> None:
        replaced(mine / "output" / place, canary)
        words = ("export", "--to", "generic-png") if place == "garden/export" else ("build",)
        if place == "garden/export":
            words = ("export", "--to", "screentop")
        said = told(mine, *words)
        assert f"output/{place}: is a link that leads out of" in said

    def test_may_lie_anywhere_if_a_person_says_so(self, bare: Path, tmp_path: Path) -> None:
        (tmp_path / "elsewhere").mkdir()
        (tmp_path / "door").symlink_to(tmp_path / "elsewhere")
        done(bare, "build", "--output", str(tmp_path / "door"))
        assert (tmp_path / "elsewhere" / "garden" / "sheets-a4.pdf").is_file()

    def test_files_that_are_links_are_replaced_and_not_followed(
        self, mine: Path, canary: Path
    ) -> None:
        for name in ("garden/sheets-a4.pdf", "garden/manifest.json", "index.html"):
            replaced(mine / "output" / name, canary / "secret.txt")
        steps(mine)
        assert not (mine / "output" / "garden" / "sheets-a4.pdf").is_symlink()
        tells_nothing(mine / "output")

    def test_a_link_under_the_name_that_we_write_under_first(
        self, tmp_path: Path, canary: Path
    ) -> None:
        (tmp_path / f".x.txt.{os.getpid()}.part").symlink_to(canary / "secret.txt")
        files.write_whole(tmp_path / "x.txt", b"ours")
        assert (tmp_path / "x.txt").read_bytes() == b"ours"
        assert not (tmp_path / "x.txt").is_symlink()

    def test_a_check_opens_no_link(self, mine: Path, canary: Path) -> None:
        replaced(mine / "output" / "garden" / "rulebook.pdf", canary / "secret.txt")
        replaced(mine / "output" / "garden" / "check.json", canary / "secret.txt")
        said = told(mine, "check", "--files", "--quick")
        assert "[missing-file]" in said or "[changed-file]" in said
        assert SECRET not in said


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
    def test_malformed_counts_as_empty(self, mine: Path, how: str) -> None:
        assert Manifest.ours(mine / "output" / "garden", "garden").steps
        spoil(mine, MALFORMED[how])
        assert not Manifest.ours(mine / "output" / "garden", "garden").steps

    @pytest.mark.parametrize("how", ["deep", "about is nonsense", "an ink that isn't"])
    def test_malformed_heals(self, mine: Path, how: str) -> None:
        spoil(mine, MALFORMED[how])
        assert len(steps(mine)) == 9
        assert not steps(mine)
        done(mine, "check", "--files", "--quick")

    @pytest.mark.parametrize("how", MALFORMED)
    def test_malformed_is_told_by_a_check(self, mine: Path, how: str) -> None:
        spoil(mine, MALFORMED[how])
        typed_ = typed(mine, "check", "--files", "--quick")
        assert isinstance(typed_.exception, SystemExit | None), repr(typed_.exception)
        assert "made-elsewhere" in typed_.output or "missing-file" in typed_.output

    @pytest.mark.parametrize(
        "report", [b"", b"{", b"[]", b"\xff", b"null", b'{"games": 7}', b'{"games":{"garden":{}}}']
    )
    def test_a_broken_report_stops_no_build(self, mine: Path, report: bytes) -> None:
        (mine / "output" / "garden" / "check.json").write_bytes(report)
        assert steps(mine) == ["garden/check"]
        assert not steps(mine)


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
