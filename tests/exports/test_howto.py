"""how-to.txt: in every folder of an export what to do with it, short and true."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from generator import profiles
from generator.exports.howto import told
from generator.manifest import Manifest
from generator.project import Project
from generator.workshop.exports import Exported

from .conftest import COPIES

Lies = Callable[[str], Path]
TARGETS = (
    "drivethrucards", "makeplayingcards", "mpc-autofill", "playingcards-io", "screentop",
    "tabletop-simulator", "thegamecrafter",
)  # fmt: skip


@pytest.mark.parametrize("target", TARGETS)
def test_every_step_of_the_profile_is_there_in_order(
    target: str, lies: Lies, project: Project
) -> None:
    text = (lies(target) / "how-to.txt").read_text("utf-8")
    plain = " ".join(text.split())
    steps = profiles.load(project, target).steps

    assert text.startswith("Garden Trade for ")
    assert len(steps) >= 3
    places = [plain.index(f"{number}. {step}") for number, step in enumerate(steps, 1)]
    assert places == sorted(places)
    assert len(text.splitlines()) < 45
    assert max(map(len, text.splitlines())) <= 79


@pytest.mark.parametrize("target", ["makeplayingcards", "thegamecrafter"])
def test_faces_that_are_wanted_more_than_once_are_listed(target: str, lies: Lies) -> None:
    lines = (lies(target) / "how-to.txt").read_text("utf-8").splitlines()
    listed = {}
    for line in lines:
        copies, _, file = line.strip().partition(" x ")
        if copies.isdecimal():
            assert (lies(target) / file).is_file()
            listed[file.split("_")[1]] = int(copies)

    assert listed == {card: copies for card, copies in COPIES.items() if copies > 1}


@pytest.mark.parametrize("target", TARGETS)
def test_what_nobody_has_seen_is_told_with_its_value(
    target: str, lies: Lies, project: Project
) -> None:
    plain = " ".join((lies(target) / "how-to.txt").read_text("utf-8").split())
    for name, fact in profiles.load(project, target).facts.items():
        assert (told(name, fact.value) in plain) == (fact.mark == "B"), name
    assert not re.search(r"\w-\w+ \d+\.\d{3}|\d\.\d{4}", plain), "raw keys, or all digits"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("black-text-up-to", 14 * 25.4 / 72, "small text in black ink alone up to 14 pt"),
        ("most-file-mb", 10.0, "files of at most 10 MB"),
        ("trim-tolerance", 1.0, "trim tolerance 1"),
        ("papers", ("a4", "letter"), "papers a4, letter"),
        ("colour", "RGB", "colour RGB"),
    ],
)
def test_facts_are_told_in_words(name: str, value: object, said: str) -> None:
    assert told(name, value) == said


@pytest.mark.parametrize("target", TARGETS)
def test_notices_and_credits_are_kept(
    target: str, lies: Lies, exported: dict[str, Exported]
) -> None:
    plain = " ".join((lies(target) / "how-to.txt").read_text("utf-8").split())

    for notice in exported[target].notices:
        assert notice in plain
    assert plain.endswith(
        "Credits - Game and words: You (CC BY-SA 4.0) - This edition: CC BY-SA 4.0"
    )


def test_every_file_of_an_export_is_in_the_manifest(lies: Lies, project: Project) -> None:
    game = project.output / "garden"
    known = Manifest.read(game, "garden").files()
    there = {
        path.relative_to(game).as_posix() for path in (game / "export").rglob("*") if path.is_file()
    }

    assert there == {name for name in known if name.startswith("export/")}
    assert {f"export/{target}/how-to.txt" for target in TARGETS} <= there
    assert not (lies("print-and-play") / "how-to.txt").exists()  # it is in the ZIP
