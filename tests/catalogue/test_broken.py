"""Every file of tests/broken/ has one fault; its last lines say what a user is told.

To add one: write the file, give it the name of its fault (and `game:` that name), and end it with
`# expect: <line>:<column>: ...` for each line that should come out.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from generator.catalogue import load
from generator.errors import UserError
from generator.project import Project

FOLDER = Path(__file__).resolve().parent.parent / "broken"
BROKEN = sorted(FOLDER.glob("*.yaml"))
ENGINES = ("war", "war-of-coins", "vires-in-numeris", "bitcoin-miner")
MARK = "# expect: "


def told(path: Path, project: Project) -> list[str]:
    """What a user is told about the file, without the folder that it lies in."""
    with pytest.raises(UserError) as caught:
        load(path, project, engines=ENGINES)
    return [str(problem).replace(f"{path.parent}/", "") for problem in caught.value.problems]


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_a_broken_catalogue_is_told_what_it_expects(path: Path, alone: Project) -> None:
    text = path.read_text(encoding="utf-8")
    expected = [line.removeprefix(MARK) for line in text.splitlines() if line.startswith(MARK)]

    assert expected, f"{path.name} ends with no '{MARK}...' line"
    assert told(path, alone) == expected


def test_the_folder_is_read() -> None:
    assert len(BROKEN) > 100


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_no_message_speaks_the_language_of_a_library(path: Path, alone: Project) -> None:
    foreign = ("pydantic", "Input should", "validation error", "jinja2", "Traceback", "NoneType")
    for line in told(path, alone):
        assert not any(word in line for word in foreign), line


def test_several_faults_are_told_in_one_run_in_file_order(alone: Project) -> None:
    places = [
        tuple(map(int, line.split(":")[1:3]))
        for line in told(FOLDER / "several-faults.yaml", alone)
    ]
    assert len(places) == 6
    assert places == sorted(places)


def test_whatever_is_cut_out_or_put_in_a_person_is_told_and_nothing_breaks(
    tiny: Project, tmp_path: Path
) -> None:
    """Not a fault of ours may show, however a file is damaged: a UserError, or a good deck."""
    lines = (tiny.root / "cards" / "tiny.yaml").read_text(encoding="utf-8").splitlines()
    scraps = [
        "",
        "~",
        "[]",
        "{}",
        "- x",
        "9" * 400,
        "\0",
        "{{ rank",
        '"{{ x.y }}"',
        "&a [*a]",
        "no: no",
    ]
    dice = random.Random(21)
    path = tmp_path / "tiny.yaml"
    refused = 0
    for _ in range(300):
        damaged = list(lines)
        for _ in range(dice.randint(1, 3)):
            at = dice.randrange(len(damaged))
            line = damaged[at]
            start = dice.randrange(len(line) + 1)
            end = dice.randrange(start, len(line) + 1)
            damaged[at] = dice.choice(
                ["", line[:start] + line[end:], line[:start] + dice.choice(scraps) + line[end:]]
            )
        path.write_text("\n".join(damaged), encoding="utf-8")
        try:
            load(path, tiny)
        except UserError as error:
            refused += 1
            assert all(problem.line > 0 for problem in error.problems), str(error)
    assert refused > 200
