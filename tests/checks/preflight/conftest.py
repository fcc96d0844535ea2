"""A deck of two cards to break: a sound layout, and items that a test puts on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from PIL import Image

from generator.checks import preflight
from generator.checks.findings import Finding
from generator.project import Project
from generator.workshop.open_game import OpenGame

CATALOGUE = """
game: toy
title: Toy
tagline: A deck of two.
language: en
players: 2
card: {size: poker, bleed: 3mm, safe: 3mm, corner: 3mm}
palette: {ink: "#102030", grey: "#8A8A8A", pale: "#A4A4A4", paper: "#FFFFFF"}
backs: {plain: {layout: toy-back}}
fields: {colour: {one-of: [red, green]}, price: {whole: 1..9}}
kinds:
  fire: {layout: toy, back: plain, needs: [colour, price]}
  leaf: {layout: toy, back: plain, needs: [colour, price]}
cards:
  - {id: one, kind: fire, colour: red, price: 1}
  - {id: two, kind: leaf, colour: green, price: 2}
"""

SOUND = """
fonts: {body: {family: lexend, weight: 500}, heavy: {family: lexend, weight: 800}}
styles:
  plain: {font: body, size: 9pt, colour: ink}
  rules: {font: body, size: 9pt, colour: ink, role: rules}
icons:
  coin: {box: [0mm, 0mm, 4mm, 4mm], items: [{circle: [2mm, 2mm], radius: 2mm, fill: ink}]}
  ghost: {box: [0mm, 0mm, 4mm, 4mm], items: [{circle: [2mm, 2mm], radius: 2mm, fill: pale}]}
boxes: {middle: [8mm, 40mm, 47mm, 20mm]}
items:
  - {rect: bleed, fill: GROUND}
  - {text: "{{ price }}", box: [5mm, 5mm, 8mm, 8mm], style: plain, size: 20pt}
"""

Look = Callable[..., list[Finding]]


@pytest.fixture
def look(tmp_path: Path) -> Look:
    """What the preflight finds on the sound cards with these items (lines of YAML) on top. `ground`
    is the colour below them, `whole` another layout altogether, `limits` a preflight.yaml of one's
    own, `swap` what stands for what in the catalogue; with `remember` what was seen before is told
    again."""
    (tmp_path / "cards").mkdir()
    faces, profiles = tmp_path / "templates" / "faces", tmp_path / "templates" / "profiles"
    faces.mkdir(parents=True)
    profiles.mkdir()
    (faces / "toy-back.yaml").write_text("items: [{rect: bleed, fill: ink}]\n")
    for dpi in (100, 300):
        Image.new("RGB", (dpi, dpi), "#335577").save(tmp_path / "cards" / f"inch-at-{dpi}.png")

    def run(
        *items: str,
        ground: str = "paper",
        whole: str = "",
        back: str = "",
        limits: str = "",
        swap: Mapping[str, str] | None = None,
        remember: bool = False,
    ) -> list[Finding]:
        cards = CATALOGUE
        for old, new in (swap or {}).items():
            cards = cards.replace(old, new)
        (tmp_path / "cards" / "toy.yaml").write_text(cards)
        layout = whole or SOUND.replace("GROUND", ground)
        (faces / "toy.yaml").write_text(layout + "".join(f"  - {item}\n" for item in items))
        if back:
            (faces / "toy-back.yaml").write_text(back)
        if limits:
            (profiles / "preflight.yaml").write_text(limits)
        game = OpenGame(Project.find(tmp_path), "toy")
        return list(preflight.findings(game.deck, game.project, game.drawings.values(), remember))

    return run
