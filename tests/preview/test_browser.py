"""The galleries as a person meets them: in a real Chromium, at desk and phone size."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from generator.manifest import Step
from generator.preview.gallery import gallery_page
from generator.project import Project
from generator.staging import publish, staging
from generator.workshop.open_game import PAPERS, OpenGame, make, set_aside
from generator.workshop.starter import new_project

#: Seconds, far more than anything here takes.
PATIENCE = 60.0
DESK, PHONE = (1280, 900), (390, 844)
CATALOGUE, LAYOUT = "cards/garden.yaml", "templates/faces/garden.yaml"


def built(project: Project, *steps: Step) -> None:
    """What a build makes of some steps, and the gallery of it."""
    game = OpenGame(project, "garden")
    with staging(project.output) as staged:
        done = [set_aside(game, step, make(game, step), staged) for step in steps]
        publish(staged / "garden", game.place, done)
    (project.output / "index.html").write_bytes(gallery_page(project) or b"")


@pytest.fixture(scope="module")
def garden(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project as `deckproof new` makes it, its cards and parts printed and checked."""
    folder = tmp_path_factory.mktemp("garden") / "mine"
    new_project(folder)
    project = Project.find(folder)
    built(project, Step("cards"), *(Step("parts", paper) for paper in PAPERS), Step("check"))
    return project


@pytest.fixture(scope="module")
def url(garden: Project) -> Iterator[str]:
    words = ["preview", "--port", "0", "--project", str(garden.root)]
    running = subprocess.Popen(
        [sys.executable, "-m", "generator", *words], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )  # fmt: skip
    assert running.stdout is not None
    yield running.stdout.readline().split()[1]
    running.terminate()  # killed, it would leave its temporary folder
    running.communicate()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("Chromium is lacking; run: sudo apt-get install chromium ('make test' as root)")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        pytest.fail("playwright is lacking; 'make test' installs it")
    with sync_playwright() as playwright:
        as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
        yield playwright.chromium.launch(executable_path=chromium, args=as_root)


@dataclass
class Seen:
    """A page, and what went wrong on it: complaints, and requests to anywhere else."""

    page: Any
    home: str
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: said.type == "error" and self.wrong.append(said.text))
        self.page.on(
            "request",
            lambda asked: (
                asked.url.startswith((self.home, "data:")) or self.wrong.append(asked.url)
            ),
        )

    def until(self, told: str) -> Any:
        """What some script answers, once that is anything."""
        end = time.monotonic() + PATIENCE
        while not (answer := self.page.evaluate(told)):
            assert time.monotonic() < end, f"never: {told}"
            time.sleep(0.02)
        return answer

    def all_shown(self, where: str) -> int:
        """How many pictures there are, all of them loaded."""
        images = f"[...document.querySelectorAll('{where}')]"
        return int(
            self.until(f"{images}.every(image => image.naturalWidth > 1) && {images}.length")
        )

    def fits(self) -> bool:
        wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        return bool(self.page.evaluate(wide))


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def seen(request: pytest.FixtureRequest, browser: Any, url: str) -> Iterator[Seen]:
    yield from looked(browser, url, request.param)


@pytest.fixture
def desk(browser: Any, url: str) -> Iterator[Seen]:
    yield from looked(browser, url, DESK)


def looked(browser: Any, url: str, size: tuple[int, int]) -> Iterator[Seen]:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        permissions=["clipboard-read", "clipboard-write"],
        reduced_motion="reduce",
    )
    one = Seen(context.new_page(), url)
    one.page.goto(url)
    yield one
    assert one.wrong == []
    context.close()


def line_of(project: Project, file: str, words: str) -> str:
    """The place of the one line that has these words."""
    lines = (project.root / file).read_text("utf-8").splitlines()
    (number,) = [at for at, line in enumerate(lines, 1) if words in line]
    return f"{file}:{number}"


def test_every_side_of_a_game_is_shown_and_nothing_leaves_the_machine(seen: Seen) -> None:
    page = seen.page
    seen.until("document.querySelectorAll('.face').length === 9")
    if page.viewport_size["width"] == DESK[0]:
        assert seen.all_shown(".face img") == 9, "seven faces and two backs"
    assert seen.fits()
    page.get_by_role("button", name="Parts").click()
    assert seen.all_shown(".face img") == 2 and seen.fits()
    assert page.locator(".name").all_inner_texts() == ["Coins 3 ×", "Tuck box 1 ×"]
    page.get_by_role("button", name="Sheets").click()
    seen.until("document.querySelectorAll('.papers img').length >= 7")
    seen.until("document.querySelector('.papers img').naturalWidth > 100")
    assert page.locator("h2.group").all_inner_texts()[0].startswith("Cards ") and seen.fits()
    with page.expect_response(lambda answer: "/book/" in answer.url) as heard:
        page.get_by_role("button", name="Rulebook").click()
    policy = heard.value.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'") and policy.endswith("ancestors 'self'; sandbox")
    book = page.frame_locator("iframe")
    book.get_by_role("heading", name="Goal of the game").wait_for(timeout=PATIENCE * 1000)
    assert seen.fits()
    seen.until("document.getElementById('state').textContent === 'nothing to mend'")


def test_a_click_on_an_item_copies_where_it_is_written(desk: Seen, garden: Project) -> None:
    page = desk.page
    face = page.locator("li[data-key=tomato] .face")
    box = face.bounding_box()
    face.click(position={"x": box["width"] / 2, "y": box["height"] * 0.59})
    chosen = page.locator("#look-chosen .place")
    chosen.first.wait_for()
    wanted = line_of(garden, LAYOUT, '"{{ name }}"')
    word = line_of(garden, CATALOGUE, "tomato: {name")
    assert chosen.all_inner_texts() == [wanted, word]
    assert page.evaluate("navigator.clipboard.readText()") == wanted


def test_the_keyboard_alone_goes_everywhere(desk: Seen, garden: Project) -> None:
    page, press = desk.page, desk.page.keyboard.press
    focus = "document.activeElement.closest('li')?.dataset.key"
    desk.until("document.querySelectorAll('.face').length === 9")
    press("5")
    assert page.locator("[aria-current]").inner_text().startswith("Changed")
    press("1")
    press("/")
    page.keyboard.type("ra")
    desk.until("document.querySelectorAll('.face').length === 1")
    for _ in range(4):
        press("Backspace")
    for _ in range(4):
        press("Tab")
        if page.evaluate(focus):
            break
    assert page.evaluate(focus) in ("bean", "rain"), "one stop for all cards"
    press("Home")
    press("ArrowRight")
    assert page.evaluate(focus) == "carrot"
    press("ArrowDown")
    assert page.evaluate(focus) != "carrot"
    press("Enter")
    page.locator("#look-things button").first.wait_for()
    name = page.locator("#look-name").inner_text()
    press("ArrowLeft")
    assert page.locator("#look-name").inner_text() != name
    press("Tab")
    while not page.evaluate("document.activeElement.closest('#look-things')"):
        press("Tab")
    press("Enter")
    place = page.locator("#look-chosen .place").first.inner_text()
    assert re.fullmatch(r"templates/faces/\w+\.yaml:\d+", place)
    assert page.evaluate("navigator.clipboard.readText()") == place
    press("Escape")
    assert page.locator("dialog[open]").count() == 0 and page.evaluate(focus)


def test_what_is_saved_is_seen_beside_what_was_built_and_what_is_wrong_with_it(
    desk: Seen, garden: Project
) -> None:
    page = desk.page
    catalogue, layout = garden.root / CATALOGUE, garden.root / LAYOUT
    good, plain = catalogue.read_text("utf-8"), layout.read_text("utf-8")
    shown = "document.querySelector('li[data-key=tomato] img')?.src"
    before = desk.until(shown)

    start = time.monotonic()
    catalogue.write_text(good.replace("name: Tomato", "name: Potato"), "utf-8")
    desk.until(f"{shown} !== {before!r}")
    assert time.monotonic() - start < 5, "it takes a tenth of that on a machine that rests"
    assert page.locator("li[data-key=tomato] .name").inner_text() == "Potato 8–9/16 · changed"
    page.get_by_role("button", name="Changed").click()
    assert page.locator(".pairs > li").count() == 1 and desk.all_shown(".pairs img") == 2

    page.get_by_role("button", name="Cards").click()
    catalogue.write_text(good.replace("Nobody sells.", "Nobody sells anything. " * 40), "utf-8")
    beside = page.locator("li[data-key=rain] .wrong")
    beside.first.wait_for()
    assert "does not fit its box" in beside.inner_text(), "a fault stands by its card"
    assert page.locator("li[data-key=rain] img").is_visible(), "whose last good face stays"

    catalogue.write_text(good.replace("total: 16", "total: 17"), "utf-8")
    layout.write_text(plain.replace("size: 10pt, floor: 8pt", "size: 4pt, floor: 4pt"), "utf-8")
    small = page.locator("li .wrong", has_text="is 4 pt").first
    small.wait_for(timeout=PATIENCE * 1000)
    place = small.locator(".place").first.inner_text()
    assert place == line_of(garden, LAYOUT, '"{{ text }}"'), "what check found stands by its card"
    page.get_by_role("button", name="To mend").click()
    assert "17" in page.locator(".fault", has_text="17").first.inner_text()

    catalogue.write_text(good, "utf-8")
    layout.write_text(plain, "utf-8")
    desk.until("document.getElementById('state').textContent === 'nothing to mend'")


def test_names_are_said_in_their_language_and_leave_room_to_close_a_card(
    seen: Seen, garden: Project
) -> None:
    """On a phone a long German name pushed the button out of the page."""
    page, catalogue = seen.page, garden.root / CATALOGUE
    good = catalogue.read_text("utf-8")
    german = good.replace("language: en", "language: de")
    try:
        name = "Gewächshaus ist Tomatenparadies"
        catalogue.write_text(german.replace("name: Tomato", f"name: {name}"), "utf-8")
        called = page.locator("li[data-key=tomato] .name span[lang=de]")
        called.get_by_text(name).wait_for(timeout=PATIENCE * 1000)
        page.locator("li[data-key=tomato] .face").click()
        close = page.locator("#look-close").bounding_box()
        assert page.locator("#look-name[lang=de]").inner_text() == name
        assert close["x"] + close["width"] <= page.viewport_size["width"]
        page.keyboard.press("Escape")
    finally:
        catalogue.write_text(good, "utf-8")
    page.locator("li[data-key=tomato] .name span[lang=en]").first.wait_for()


def test_an_address_that_was_cut_off_shows_the_game(desk: Seen) -> None:
    desk.page.goto("about:blank")
    desk.page.goto(desk.home + "#%E0%A4%A")
    assert desk.until("document.querySelectorAll('.face').length === 9")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_gallery_switches_papers_without_a_script(
    browser: Any, garden: Project, size: tuple[int, int]
) -> None:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    home = garden.output.as_uri()
    seen = Seen(page, home)
    page.goto(f"{home}/index.html")
    assert page.locator("h1").inner_text() == "Ready to print"
    files = page.locator(".files a:visible")

    def on(paper: str) -> bool:
        told = [text.split(" ·")[0] for text in files.all_inner_texts()]
        return told == [f"Tuck box\n{paper}", f"Coins\n{paper}"]

    assert on("A4")
    page.locator(".switch a:visible").click()
    assert on("Letter")
    page.locator(".games a:visible").click()
    assert on("Letter"), "it stays so from game to game"
    assert seen.fits() and seen.wrong == []
    page.close()


def test_the_gallery_says_in_words_what_the_check_found(browser: Any, garden: Project) -> None:
    catalogue = garden.root / CATALOGUE
    good = catalogue.read_text("utf-8")
    try:
        catalogue.write_text(good.replace("total: 16", "total: 17"), "utf-8")
        built(garden, Step("check"))
    finally:
        catalogue.write_text(good, "utf-8")
    page = browser.new_page()
    page.goto((garden.output / "index.html").as_uri())
    assert page.locator("h1").inner_text() == "Not ready to print"
    assert "Ready to print" not in page.locator("body").inner_text()
    (fault,) = page.locator(".faults li").all_inner_texts()
    assert line_of(garden, CATALOGUE, "total: 16") in fault and "[" not in fault
    page.close()
