"""A project with any number of distinct text cards, for measuring."""

from __future__ import annotations

from pathlib import Path
from random import Random

from PIL import Image

_SENTENCE = """
take two coins from the pool then draw a card and give it to the player on your left who may
keep or discard every block mined in this round of play until the chain grows again
"""
_WORDS = _SENTENCE.split()
_HEAD = """game: bench
title: Bench
tagline: Many cards, each with words of its own.
language: en
players: 2
card: {size: poker, bleed: 3mm, safe: 3mm, corner: 3mm}
layout: bench
backs: {main: {layout: bench-back}}
fields: {cost: {whole: 0..9}}
kinds: {plain: {back: main, needs: [cost]}}
"""
_LAYOUT = """colours: {ink: "#14203C", warm: "#FFE4D3"}
fonts:
  body: {family: atkinson-hyperlegible-next}
  big: {family: oxanium, weight: 800}
styles:
  rules: {font: body, size: 9.5pt, floor: 8pt, colour: ink, hyphenate: yes}
  note: {font: body, size: 8pt, colour: ink}
  name: {font: big, size: 14pt, floor: 10pt, colour: ink}
  cost: {font: big, size: 20pt, colour: ink, align: center, valign: middle}
boxes:
  rules: [5mm, 45mm, 53.5mm, 29mm]
  name: [5mm, 36mm, 53.5mm, 7mm]
  note: [5mm, 75mm, 53.5mm, 7mm]
  cost: [4mm, 4mm, 10mm, 10mm]
  foot: [5mm, 83mm, 53.5mm, 3mm]
items:
- {rect: bleed, fill: "#FFFFFF"}
- {rect: [16mm, 5mm, 42mm, 29mm], radius: 2mm, fill: warm}
- {circle: [9mm, 9mm], radius: 5mm, stroke: ink}
- {text: "{{ cost }}", box: cost, style: cost}
- {text: "{{ name }}", box: name, style: name}
- {text: "{{ text }}", box: rules, style: rules}
- {text: "{{ note }}", box: note, style: note}
- {text: "{{ number }} {{ edition }}", box: foot, style: note, size: 6pt}
"""
#: The rectangle of the layout, and the picture that takes its place on cards with art.
_PLAIN = "{rect: [16mm, 5mm, 42mm, 29mm], radius: 2mm, fill: warm}"
_ART = '{picture: "art/{{ id }}.jpg", box: [16mm, 5mm, 42mm, 29mm], fit: cover}'
#: The pixels of a picture: 300 to the inch.
_PIXELS = (496, 342)
_BACK = 'items:\n- {rect: bleed, fill: "#224466"}\n'


def texts(cards: int) -> list[tuple[str, str, str]]:
    """(name, rules, note) of each card; the same at every call."""
    random = Random(1)

    def words(count: int) -> str:
        return " ".join(random.choice(_WORDS) for _ in range(count))

    return [
        (f"{words(2).title()} {i}", f"{words(28).capitalize()}.", f"A note on card {i}, set small.")
        for i in range(cards)
    ]


def write_project(folder: Path, cards: int, art: bool = False) -> Path:
    """Makes the project, if wanted with a picture file of its own for each card; answers its
    folder."""
    rows = [f"- {{id: c{i:04}, kind: plain, cost: {i % 10}}}" for i in range(cards)]
    words = [
        f"    c{i:04}: {{name: {name}, text: {text}, note: '{note}'}}"
        for i, (name, text, note) in enumerate(texts(cards))
    ]
    faces = folder / "templates" / "faces"
    faces.mkdir(parents=True)
    (folder / "cards").mkdir()
    (folder / "cards" / "bench.yaml").write_text(
        _HEAD + "cards:\n" + "\n".join(rows) + "\nwords:\n  cards:\n" + "\n".join(words) + "\n"
    )
    (faces / "bench.yaml").write_text(_LAYOUT.replace(_PLAIN, _ART) if art else _LAYOUT)
    if art:
        _write_art(folder / "cards" / "art", cards)
    (faces / "bench-back.yaml").write_text(_BACK)
    return folder


def _write_art(folder: Path, cards: int) -> None:
    """Something like a landscape each, about 8 kB as JPEG; no two are the same."""
    folder.mkdir()
    random = Random(2)
    for i in range(cards):
        specks = Image.frombytes("RGB", (5, 4), random.randbytes(3 * 5 * 4))
        specks.resize(_PIXELS, Image.Resampling.BICUBIC).save(folder / f"c{i:04}.jpg", quality=85)
