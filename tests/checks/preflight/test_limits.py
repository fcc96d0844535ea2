"""preflight.yaml: what faces are held to is data; a project lays its own numbers over ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.checks.preflight.limits import load
from generator.drawing.origin import ROLES
from generator.errors import UserError
from generator.project import Project
from generator.units import PT


def limits(folder: Path, text: str = ""):
    (folder / "cards").mkdir(exist_ok=True)
    path = folder / "templates" / "profiles" / "preflight.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return load(Project.find(folder))


def test_ours_are_those_of_the_brief(tmp_path: Path) -> None:
    found = limits(tmp_path)

    assert found.floors["rules"] == pytest.approx(8 * PT)
    assert found.floors["note"] == pytest.approx(7.5 * PT)
    assert (found.text, found.large, found.symbols) == (4.5, 3.0, 3.0)
    assert found.line == pytest.approx(0.2 * PT)
    assert found.picture == 200
    assert found.ink is None


def test_every_role_has_a_floor(tmp_path: Path) -> None:
    assert set(limits(tmp_path).floors) == set(ROLES)


def test_a_project_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    found = limits(tmp_path, "type: {label: 6pt}\nink: 240%\n")

    assert found.floors["label"] == pytest.approx(6 * PT)
    assert found.floors["rules"] == pytest.approx(8 * PT)
    assert found.ink == 240


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "tipe: {label: 6pt}",
            ":1:1: tipe: is not a key of a preflight profile (known: type, contrast, large,"
            " line, picture, alike, ink); did you mean 'type'?",
        ),
        (
            "type: {labels: 6pt}",
            ":1:8: labels: is not a key of a table of type sizes (known: rules, text, note, index,"
            " value, label, foot); did you mean 'label'?",
        ),
        (
            "line: 0.2",
            ":1:7: line: '0.2' is a bare number; a length needs a unit; did you mean '0.2mm'?",
        ),
        ("picture: many", ":1:10: picture: 'many' is not a number"),
        ("picture: -3", ":1:10: picture: -3 is out of range (0.001 to 1000000)"),
        ("ink: 240", ":1:6: ink: '240' is no share of ink; such as 240%, or none"),
        ("contrast: 4.5", ":1:11: contrast: needs 'key: value' pairs below it (found '4.5')"),
        ("line: [1mm]", ":1:7: line: needs one value, not a list"),
    ],
)
def test_a_mistake_is_one_line_with_its_place(text: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(UserError) as raised:
        limits(tmp_path, text)

    assert [str(problem) for problem in raised.value.problems] == [
        "templates/profiles/preflight.yaml" + message
    ]
