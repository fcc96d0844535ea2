"""`make samples`: the pictures of the references, by our own painters. Look at them before you
commit them.

Items are drawn from their examples; ornaments, and what a catalogue and components make, from the
games that we ship and from the deck of `deckproof new`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import drawn_examples  # noqa: E402
from cookbook_pictures import row  # noqa: E402
from PIL import Image  # noqa: E402

from generator import art  # noqa: E402
from generator.drawing.bounds import extent  # noqa: E402
from generator.drawing.drawing import IDENTITY, Drawing, Item, Shape, Use, scaled, times  # noqa: E402
from generator.drawing.drawing import moved as shifted  # noqa: E402
from generator.drawing.fonts import Shelf  # noqa: E402
from generator.drawing.paths import rectangle  # noqa: E402
from generator.painting.contact import contact_sheet  # noqa: E402
from generator.painting.png import paint  # noqa: E402
from generator.project import Project  # noqa: E402
from generator.units import Box, Size  # noqa: E402
from generator.workshop.open_game import OpenGame  # noqa: E402
from generator.workshop.starter import new_project  # noqa: E402

HELP = ROOT / "templates" / "help"
#: Pixels an inch of an item, and the mm of an ornament's picture.
DPI, ORNAMENT = 110, Size(22, 22)
GROUND = "#BCC4CE"
#: What is shown of a sheet, in shares of its height and width from the top left.
PARTS = {
    "coins": (0.0, 0.0, 1.0, 0.4), "board": (0.0, 0.0, 1.0, 1.0), "die": (0.25, 0.35, 0.75, 0.65),
    "box": (0.1, 0.26, 0.95, 0.74), "hero": (0.0, 0.03, 1.0, 0.25),
    "counter": (0.0, 0.05, 1.0, 0.5),
}  # fmt: skip
#: Ornaments that no game of ours uses, and how they are drawn here.
UNUSED: dict[str, dict[str, float | str]] = {
    "inlaid-suit": {
        "suit": "clubs",
        "size": 12.0,
        "ink": "#123D2C",
        "inlay": "#FFFDF6",
        "paper": "#FFFDF6",
    },
    "emblem": {"name": "paw", "radius": 8.0, "ink": "#1D2430"},
    "sign-sideways": {"ink": "#14213D", "ground": "#FFFFFF", "accent": "#F7931A"},
    "sign-upright": {"ink": "#14213D", "ground": "#FFFFFF", "accent": "#F7931A"},
}
GAMES = ("war", "war-of-coins", "vires-in-numeris", "bitcoin-miner")


def keep(picture: Image.Image, name: str) -> None:
    HELP.mkdir(exist_ok=True)
    small = picture.quantize(128, dither=Image.Dither.FLOYDSTEINBERG)
    small.save(HELP / f"{name}.png", optimize=True)


def items() -> None:
    for name, drawing in drawn_examples.drawings().items():
        keep(paint(drawing, DPI), name)


def folder_of(name: str) -> str:
    """The folder of an ornament's code, as the reference names it: "war"."""
    module = art.ours().known[name].__module__.split(".")
    return module[module.index("games") + 1].replace("_", "-") if "games" in module else "all"


def ornaments(games: Iterable[OpenGame]) -> None:
    """A sheet a folder: each ornament in the richest way in which our games use it."""
    stamps: dict[str, tuple[Item, ...]] = {}
    for game in games:
        for drawing in [*game.drawings.values(), *(one for _, one in game.kit.faces())]:
            stamps.update(drawing.stamps)
    seen: dict[str, str] = {}
    for name, parameters in UNUSED.items():
        stamps[f"{name}-0"] = tuple(art.ours().known[name](**parameters))
    for key in sorted(stamps, key=lambda key: (-len(repr(stamps[key])), key)):
        seen.setdefault(key.rpartition("-")[0], key)
    by_folder: dict[str, list[tuple[str, Drawing]]] = {}
    for name in art.ours().known:
        if name in seen:
            by_folder.setdefault(folder_of(name), []).append((name, _fitted(seen[name], stamps)))
    lacking = art.ours().known.keys() - seen.keys()
    assert not lacking, f"no game uses these: write them into UNUSED: {sorted(lacking)}"
    font = Shelf(Project.find(ROOT)).font("atkinson-hyperlegible-next", 600)
    for folder, found in by_folder.items():
        labels = [name for name, _ in found]
        faces = [paint(drawing, 200) for _, drawing in found]
        sheet = contact_sheet(labels, faces, [ORNAMENT] * len(found), font, folder)
        keep(sheet, f"ornaments-{folder}")


def _fitted(key: str, stamps: dict[str, tuple[Item, ...]]) -> Drawing:
    """A stamp in the middle of a small picture, as large as it holds."""
    box = extent(Use(key, IDENTITY), IDENTITY, stamps) or Box(0, 0, 1, 1)
    by = min((ORNAMENT.w - 2) / max(box.w, 0.1), (ORNAMENT.h - 2) / max(box.h, 0.1))
    to_middle = shifted(-box.x - box.w / 2, -box.y - box.h / 2)
    place = times(shifted(ORNAMENT.w / 2, ORNAMENT.h / 2), times(scaled(by), to_middle))
    # Neither white nor dark is lost on this ground.
    ground = Shape(rectangle(Box(0, 0, ORNAMENT.w, ORNAMENT.h)), GROUND)
    return Drawing(key, ORNAMENT, 0.0, 0.0, (ground, Use(key, place)), stamps)


def catalogue(garden: OpenGame) -> None:
    """What parts of a catalogue look like on the table."""
    drawn, low = garden.drawings, garden.in_ink("low").drawings
    keep(row([drawn["back-garden"], drawn["back-weather"]]), "backs")
    keep(row([drawn["bean"], drawn["sun"]]), "kinds")
    keep(row([drawn["tomato"], low["tomato"]]), "inks")
    keep(_stock(), "card")


def _stock() -> Image.Image:
    """A card as a piece of paper: bleed, trim, safe zone, corner."""
    return paint(drawn_examples.stock(), DPI)


def components(game: OpenGame, garden: OpenGame) -> None:
    """A sheet of each thing that can be made, as PDFium shows the file."""
    pieces = OpenGame(Project.find(ROOT / "tests/projects/shapes"), "shapes")
    games = game, garden, pieces
    files = {name: data for one in games for name, data in one.parts("a4").files.items()}
    called = {"coins": "token", "hero": "standee", "counter": "dial"}
    for name, part in PARTS.items():
        data = next(data for file, data in files.items() if file.startswith(name))
        keep(_page(data, part), f"make-{called.get(name, name)}")


def _page(pdf: bytes, part: tuple[float, float, float, float]) -> Image.Image:
    import pypdfium2

    whole = pypdfium2.PdfDocument(pdf)[0].render(scale=2).to_pil().convert("RGB")
    (w, h), (left, top, right, bottom) = whole.size, part
    image = whole.crop((round(left * w), round(top * h), round(right * w), round(bottom * h)))
    wide = 360
    small = image.resize((wide, round(image.height * wide / image.width)), Image.Resampling.LANCZOS)
    framed = Image.new("RGB", (small.width + 2, small.height + 2), "#9AA3AE")
    framed.paste(small, (1, 1))
    return framed


def main() -> None:
    project = Project.find(ROOT)
    games = [OpenGame(project, slug) for slug in GAMES]
    items()
    foil = OpenGame(Project.find(ROOT / "templates" / "cookbook" / "foil"), "foil")
    ornaments([*games, foil])
    with TemporaryDirectory() as folder:
        new_project(Path(folder) / "garden")
        garden = OpenGame(Project.find(Path(folder) / "garden"), "garden")
        catalogue(garden)
        components(games[-1], garden)


if __name__ == "__main__":
    main()
