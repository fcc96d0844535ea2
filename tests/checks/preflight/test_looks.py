"""A face is looked at again when anything that it comes from has changed, and only then."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from generator.checks import preflight
from generator.checks.findings import Finding
from generator.drawing.drawing import Drawing
from generator.project import Project
from generator.workshop.open_game import OpenGame

Look = Callable[..., list[Finding]]

SMALL = 'text: "{{ price }}", box: middle, style: rules, size: 2pt'
PALE = "text: Take a coin., box: middle, style: plain, colour: pale"
ITEMS = (f"{{{SMALL}}}", f"{{{PALE}}}")
ALL = ["back-plain", "one", "two"]


@pytest.fixture
def painted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The faces that are painted from now on, on a machine that knows nothing yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    seen: list[str] = []
    real = preflight.proofs

    def told(drawings: Iterable[Drawing], *given: Any) -> Any:
        drawings = list(drawings)
        seen.extend(sorted(one.name for one in drawings))
        return real(drawings, *given)

    monkeypatch.setattr(preflight, "proofs", told)
    return seen


def test_what_was_seen_is_told_again(look: Look, painted: list[str]) -> None:
    fresh = look(*ITEMS)
    painted.clear()
    assert look(*ITEMS, remember=True) == fresh
    assert painted == ALL
    assert look(*ITEMS, remember=True) == fresh
    assert painted == ALL
    assert {one.code for one in fresh} == {"small-type", "low-contrast"}


def test_one_card_is_looked_at_when_one_has_changed(look: Look, painted: list[str]) -> None:
    look(*ITEMS, remember=True)
    painted.clear()
    swap = {"price: 2": "price: 3"}
    found = look(*ITEMS, swap=swap, remember=True)

    assert painted == ["two"]
    assert found == look(*ITEMS, swap=swap)


def test_a_face_that_is_the_same_in_another_ink_is_looked_at_once(
    look: Look, painted: list[str], tmp_path: Path
) -> None:
    """Only the backs of this ink are others, and what is told of a face names the ink."""
    inks = {"backs:": 'inks: {light: {grey: "#FFFFFF"}}\nbacks:'}
    back = "items: [{rect: bleed, fill: grey}]\n"
    full = look(*ITEMS, swap=inks, back=back, remember=True)
    painted.clear()
    light = OpenGame(Project.find(tmp_path), "toy").in_ink("light")
    drawings = light.drawings.values()
    found = list(preflight.findings(light.deck, light.project, drawings, remember=True))

    assert painted == ["back-plain"]
    assert found == list(preflight.findings(light.deck, light.project, drawings))
    assert [(one.code, one.line) for one in found] == [(one.code, one.line) for one in full]
    assert all("in light ink" in one.message for one in found)


@pytest.mark.parametrize(
    "change",
    [
        {"limits": "line: 0.3pt"},
        {"swap": {"safe: 3mm": "safe: 2.5mm"}},
    ],
)
def test_what_faces_are_held_to_is_looked_at_anew(
    look: Look, painted: list[str], change: dict[str, Any]
) -> None:
    look(*ITEMS, remember=True)
    painted.clear()
    look(*ITEMS, **change, remember=True)

    assert painted == ALL


def test_a_finding_knows_its_line_when_the_layout_has_moved(
    look: Look, painted: list[str], tmp_path: Path
) -> None:
    before = look(*ITEMS, remember=True)
    painted.clear()
    layout = (tmp_path / "templates" / "faces" / "toy.yaml").read_text("utf-8")
    after = look(whole=f"# a remark\n{layout}", remember=True)

    assert painted == []
    assert [one.line for one in after] == [one.line + 1 for one in before]


def test_a_line_that_says_what_words_are_for_is_heeded(look: Look, painted: list[str]) -> None:
    """A role is no part of any picture."""
    look(*ITEMS, remember=True)
    painted.clear()
    found = look(f"{{{SMALL}, decorative: true}}", f"{{{PALE}}}", remember=True)

    assert painted == ["one", "two"]
    assert [one.code for one in found] == ["low-contrast"]
