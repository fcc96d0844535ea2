"""A stranger's folder attacks: its links, its pipes, and the output that it brings with it.

Beside each project stands a canary: a folder that no project may read, write or empty. Whatever is
done to the project, the canary stays as it is, byte for byte, and nothing of it turns up in what we
write.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from patience import nothing_hangs_for
from strangers_folder import (
    CATALOGUE,
    SECRET,
    done,
    replaced,
    steps,
    tells_nothing,
    told,
)
from user import change

from generator import files, inputs
from generator.errors import UserError
from generator.project import Project

#: More seconds than any of this takes: what waits for a pipe waits for ever.
PATIENCE = 120


@pytest.fixture(autouse=True)
def nothing_hangs() -> Iterator[None]:
    with nothing_hangs_for(PATIENCE):
        yield


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
        self, mine: Path, canary: Path, place: str, target: str
    ) -> None:
        replaced(mine / place, canary / target)
        if place == "LICENSE":  # asked for where nobody has the text of the licence
            change(mine, CATALOGUE, "licence: CC BY-SA 4.0", "licence: Our own")
        said = told(mine, "export", "--to", "print-and-play")
        assert f"{place}: is a link that leads out of the project" in said
        tells_nothing(mine)

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
