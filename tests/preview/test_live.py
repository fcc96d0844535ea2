"""The live gallery as a browser meets it: a page, faces, and word of every change."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from click.testing import CliRunner
from PIL import Image

from generator.cli import cli
from generator.errors import UserError
from generator.preview.live import listening
from generator.project import Project
from generator.workshop.preview import Gallery

#: Far longer than anything here takes: a server that says nothing must not hang the tests.
PATIENCE = 60


@pytest.fixture
def garden(tmp_path: Path) -> Path:
    """A project as `deckproof new` makes it."""
    folder = tmp_path / "mine"
    assert CliRunner().invoke(cli, ["new", str(folder)]).exit_code == 0
    return folder


@pytest.fixture
def server(garden: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    running = subprocess.Popen(
        [sys.executable, "-m", "generator", "preview", "--port", "0", "--project", str(garden)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )  # fmt: skip
    assert running.stdout is not None
    yield running, running.stdout.readline().split()[1]
    running.terminate()  # killed, it would leave its temporary folder
    running.communicate()


class Page:
    """What a browser's EventSource does."""

    def __init__(self, url: str) -> None:
        self._stream = urlopen(url + "events", timeout=PATIENCE)

    def told(self) -> dict[str, Any]:
        """The one game of the next message."""
        for line in self._stream:
            if line.startswith(b"data: "):
                game: dict[str, Any] = json.loads(line[6:])["games"][0]
                return game
        pytest.fail("the stream ended")


def faces(game: dict[str, Any], what: str) -> dict[str, str]:
    return {face["key"]: face[what] for face in game["faces"]}


def test_a_saved_card_reaches_the_page_and_a_fault_leaves_the_faces_standing(
    garden: Path, server: tuple[subprocess.Popen[str], str]
) -> None:
    running, url = server
    catalogue = garden / "cards" / "garden.yaml"
    good = catalogue.read_text("utf-8")
    page = Page(url)
    first = page.told()
    assert first["faults"] == [] and len(first["faces"]) == first["distinct"] + 2

    catalogue.write_text(good.replace("Tomato", "Potato"), "utf-8")
    second = page.told()
    names = faces(second, "name")
    assert "Potato" in names.values() and "Tomato" not in names.values()
    changed = dict(faces(first, "content").items() ^ faces(second, "content").items())
    assert list(changed) == ["tomato"], "one word of one card"
    repainted = dict(faces(first, "picture").items() ^ faces(second, "picture").items())
    assert list(repainted) == ["tomato"], "no other face shows anything of it"

    catalogue.write_text(good.replace("copies: 4", "copies: four", 1), "utf-8")
    third = page.told()
    assert len(third["faults"]) == 1 and third["faults"][0].startswith("cards/garden.yaml:")
    assert third["faces"] == second["faces"], "the last good faces stay"

    catalogue.write_text(good.replace("Tomato", "Potato"), "utf-8")
    fixed = page.told()
    assert fixed["faults"] == [] and fixed["faces"] == second["faces"], "nothing to load anew"

    running.send_signal(signal.SIGINT)
    assert running.wait(PATIENCE) == 0, "Ctrl+C is how one stops it, page open or not"
    assert running.stderr is not None and running.stderr.read() == ""


def test_a_saved_table_reaches_the_page_wherever_it_lies(
    garden: Path, server: tuple[subprocess.Popen[str], str]
) -> None:
    """As spreadsheet programs save: the new file takes the place of the old."""
    _, url = server
    (garden / "cards" / "garden.yaml").write_text(
        "game: garden\ntitle: G\nplayers: 2\nlayout: plain\nkinds: {card: {}}\n"
        "backs: {main: {layout: plain-back, with: {word: G}}}\ncards: {from: t.csv}\n"
    )
    page = Page(url)

    def saved(folder: Path, name: str) -> None:
        (folder / "t.part").write_text(f"name\n{name}\n", "utf-8")
        (folder / "t.part").replace(folder / "t.csv")

    def told(name: str) -> None:
        while name not in faces(page.told(), "name").values():
            pass

    saved(garden, "Beside")
    told("Beside")
    saved(garden, "Again")
    told("Again")
    saved(garden / "cards", "Below")
    told("Below")


def test_a_face_is_a_png_with_its_bleed_at_the_resolution_asked_for(
    server: tuple[subprocess.Popen[str], str],
) -> None:
    _, url = server
    face = Page(url).told()["faces"][0]
    with urlopen(f"{url}face/garden/{face['key']}.png?dpi=254", timeout=PATIENCE) as answer:
        image = Image.open(BytesIO(answer.read()))
    assert answer.headers["content-type"] == "image/png"
    wanted = [round((side + 2 * face["bleed"]) * 10) for side in face["size"]]
    assert list(image.size) == wanted
    for wrong, code in (("nobody.png", 404), ("bean.png?dpi=9999", 400), ("bean.png?dpi=x", 400)):
        with pytest.raises(HTTPError) as refused:
            urlopen(f"{url}face/garden/{wrong}", timeout=PATIENCE)
        assert refused.value.code == code


def test_the_page_needs_no_network_and_has_a_place_for_faults(
    server: tuple[subprocess.Popen[str], str],
) -> None:
    _, url = server
    page = urlopen(url, timeout=PATIENCE).read().decode()
    assert "EventSource" in page and 'role", "alert"' in page
    assert "http://" not in page and "https://" not in page


def test_a_port_in_use_is_told_and_not_taken(garden: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(UserError, match=f"port {port} can't be had"):
            listening(port)


def test_an_unknown_game_is_told_before_anything_is_served(garden: Path) -> None:
    found = CliRunner().invoke(cli, ["preview", "gardn", "--project", str(garden)])
    assert isinstance(found.exception, UserError) and "did you mean 'garden'" in str(
        found.exception
    )


def test_no_round_of_drawing_is_called_as_one_of_another_run(garden: Path) -> None:
    """A page left open takes up with the next preview at its address: it took that one's findings
    and sheets for those it had, and the browser's store kept the old ones' pictures."""
    rounds = set[int]()
    for _ in range(2):
        gallery = Gallery(Project.find(garden))
        try:
            gallery.redraw()
            rounds.add(gallery.as_plain()["round"])
        finally:
            gallery.close()
    assert len(rounds) == 2 and max(rounds) < 2**53, "a browser knows no larger whole numbers"
