"""An example of every item of a layout, as the reference writes it and shows it drawn.

In: the lines below. Out: a `Drawing` of each on a small card. `test_references.py` asks for one of
every verb of the grammar, and draws them all.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from generator.catalogue.records import CardStock
from generator.drawing.drawing import Drawing
from generator.drawing.fonts import Shelf
from generator.faces.load import load_layout
from generator.faces.plan import draw
from generator.project import Project, shipped_root
from generator.units import Size

STOCK = CardStock(Size(42, 26), 0.0, 2.0, 0.0, "example")

#: What all examples have besides their own item.
SHARED = """
fonts:
  heavy: {family: lexend, weight: 800}
  body: {family: atkinson-hyperlegible-next, weight: 400}
styles:
  title: {font: heavy, size: 15pt, colour: ink, align: center, valign: middle}
  words: {font: body, size: 10pt, floor: 7pt, colour: ink, align: center, valign: middle}
colours: {ink: "#1D2430", leaf: "#2F6B45", sky: "#2C5F8A", gold: "#E0B64A", paper: "#FFFDF6"}
boxes: {middle: [4mm, 4mm, 34mm, 18mm]}
icons:
  coin: {box: [0mm, 0mm, 4mm, 4mm], items: [{circle: [2mm, 2mm], radius: 1.8mm, fill: gold}]}
"""

#: {name of the example: the item, as it is written}.
ITEMS = {
    "rect": "{rect: middle, radius: 3mm, fill: leaf, stroke: ink, width: 0.6mm}",
    "ellipse": "{ellipse: middle, fill: sky}",
    "circle": "{circle: [21mm, 13mm], radius: 9mm, fill: gold, stroke: ink, width: 0.8mm}",
    "line": "{line: [[5mm, 20mm], [15mm, 6mm], [25mm, 20mm], [37mm, 6mm]], stroke: ink, "
    "width: 1mm, dash: [2mm, 1.2mm]}",
    "polygon": "{polygon: [[21mm, 3mm], [35mm, 13mm], [21mm, 23mm], [7mm, 13mm]], fill: leaf}",
    "path": "{path: 'M0 8 Q8 -8 16 8 T32 8', at: [5mm, 5mm], stroke: sky, width: 1.2mm, "
    "cap: round}",
    "text": "{text: 'Sell **two** for {coin}{coin}, *never* one.', box: middle, style: words}",
    "ring": "{ring: ROUND AND ROUND, centre: [21mm, 15mm], radius: 8mm, style: title, size: 8pt, "
    "align: left}",
    "along": "{along: over the hill, way: M4 20 Q21 2 38 20, style: title, size: 12pt}",
    "picture": "{picture: owl.svg, box: middle, fit: cover, focus: [0.5, 0.3]}",
    "art": "{art: rosette, at: [21mm, 13mm], with: {radius: 8mm, swing: 2.4mm, lobes: 12, "
    "threads: 7, ink: sky}}",
    "group": "{group: [{rect: [15mm, 7mm, 12mm, 12mm], fill: gold}, {circle: [21mm, 13mm], "
    "radius: 4mm, fill: ink}], turn: 30}",
    "slot": "{slot: middle}",
}
#: The same of what several items take.
OPTIONS = {
    "linear": "{rect: middle, fill: {linear: [gold, leaf, sky], turn: 30}}",
    "radial": "{circle: [21mm, 13mm], radius: 10mm, fill: {radial: [paper, gold, ink], "
    "centre: [0.35, 0.3]}}",
    "shadow": "{text: Shadow, box: middle, style: title, shadow: {move: [0.5mm, 0.5mm], "
    "colour: gold}}",
    "opacity": "{for: {i: range(3)}, circle: ['{{ 14 + i * 7 }}mm', 13mm], radius: 7mm, "
    "fill: sky, opacity: 0.4}",
    "outline": "{text: Outline, box: middle, style: title, colour: paper, outline: ink, "
    "rim: 0.4mm}",
    "clip": "{group: [{rect: bleed, fill: {linear: [gold, leaf]}}], clip: {ellipse: middle}}",
    "half-turn": "{group: [{text: 7, box: [3mm, 2mm, 7mm, 8mm], style: title}], half-turn: yes}",
    "for": "{for: {i: range(5)}, polygon: [['{{ 5 + i * 7 }}mm', 18mm], ['{{ 8 + i * 7 }}mm', 8mm]"
    ", ['{{ 11 + i * 7 }}mm', 18mm]], fill: leaf}",
}
#: What fills the slot of the example.
FILLED = """extends: slot
slots: {middle: [{text: filled, box: middle, style: title}]}
"""


def drawings() -> dict[str, Drawing]:
    """Every example, drawn. Raises UserError for one that can't be."""
    found = {}
    with TemporaryDirectory() as folder:
        project = Project(Path(folder), Path(folder) / "output")
        faces, cards = project.root / "templates" / "faces", project.root / "cards"
        faces.mkdir(parents=True)
        cards.mkdir()
        art = shipped_root() / "templates" / "cookbook" / "own-art" / "cards" / "art"
        shutil.copy(art / "owl.svg", cards)
        shelf = Shelf(project)
        (faces / "filled.yaml").write_text(FILLED, "utf-8")
        for name, item in {**ITEMS, **OPTIONS}.items():
            (faces / f"{name}.yaml").write_text(f"{SHARED}items:\n  - {item}\n", "utf-8")
        for name in (*ITEMS, *OPTIONS):
            used = "filled" if name == "slot" else name
            layout = load_layout(used, project, shelf, STOCK, {})
            found[name] = draw(name, layout, STOCK, {}, "en", [cards], {})
    return found


#: The card of a catalogue with all that is round it: 5 mm more than its bleed on each side.
STOCK_SHOWN = """
fonts: {body: {family: atkinson-hyperlegible-next, weight: 600}}
styles: {words: {font: body, size: 8pt, colour: "#1D2430", align: center, valign: middle}}
items:
  - {rect: [0mm, 0mm, 79.5mm, 50mm], fill: "#FFFFFF"}
  - {rect: [5mm, 5mm, 60mm, 40mm], fill: "#CFE3D6"}
  - {rect: [8mm, 8mm, 54mm, 34mm], radius: 3mm, fill: "#FFFDF6", stroke: "#B3202C", width: 0.4mm}
  - {rect: [11mm, 11mm, 48mm, 28mm], stroke: "#2C5F8A", width: 0.3mm, dash: [1.5mm, 1mm]}
  - {text: "safe: what matters stays inside", box: [12mm, 17mm, 46mm, 7mm], style: words}
  - {text: "size: the cut, with its corner", box: [12mm, 26mm, 46mm, 7mm], style: words}
  - {text: "bleed", box: [64mm, 8mm, 15mm, 6mm], style: words}
  - {line: [[67mm, 13mm], [63.5mm, 16mm]], stroke: "#2F6B45", width: 0.3mm}
"""


def stock() -> Drawing:
    """A card as a piece of paper: bleed, cut, safe zone, corner."""
    size = CardStock(Size(79.5, 50), 0.0, 0.0, 0.0, "example")
    with TemporaryDirectory() as folder:
        project = Project(Path(folder), Path(folder) / "output")
        faces = project.root / "templates" / "faces"
        faces.mkdir(parents=True)
        (faces / "stock.yaml").write_text(STOCK_SHOWN, "utf-8")
        layout = load_layout("stock", project, Shelf(project), size, {})
        return draw("stock", layout, size, {}, "en", [], {})
