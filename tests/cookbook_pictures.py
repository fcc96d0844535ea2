"""`make samples`: a picture of each recipe of the cookbook. Look at them before you commit them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image, ImageDraw  # noqa: E402

from generator.drawing.drawing import Drawing  # noqa: E402
from generator.painting.png import paint  # noqa: E402
from generator.project import Project  # noqa: E402
from generator.workshop.open_game import OpenGame  # noqa: E402

COOKBOOK = ROOT / "templates" / "cookbook"
#: Pixels an inch, between cards and round them, and the ground.
DPI, GAP, GROUND = 84, 10, "#E9E7E2"
#: So many faces are shown, and which, where the first ones are too alike.
FACES = 3
CHOSEN = {
    "series": ("red-2", "blue-5", "green-7"),
    "for-a-print-shop": ("north", "islands", "chart"),
}


def row(drawings: Sequence[Drawing]) -> Image.Image:
    """Faces side by side, with round corners."""
    faces = [paint(one, DPI) for one in drawings]
    high = max(face.height for face in faces)
    picture = Image.new(
        "RGB", (sum(face.width + GAP for face in faces) + GAP, high + 2 * GAP), GROUND
    )
    x = GAP
    for face, one in zip(faces, drawings, strict=True):
        mask = Image.new("L", (face.width * 4, face.height * 4), 0)
        corner = one.corner / one.size.w * mask.width
        ImageDraw.Draw(mask).rounded_rectangle(
            (0, 0, mask.width - 1, mask.height - 1), corner, fill=255
        )
        small = mask.resize(face.size, Image.Resampling.LANCZOS)
        picture.paste(face, (x, GAP + (high - face.height) // 2), small)
        x += face.width + GAP
    return picture


def main() -> None:
    for path in sorted(COOKBOOK.glob("*/cards")):
        folder = path.parent
        game = OpenGame(Project.find(folder), folder.name)
        chosen = CHOSEN.get(folder.name, [card.id for card in game.deck.cards[:FACES]])
        backs = [f"back-{name}" for name in game.deck.backs]
        shown = [*chosen, *(backs if folder.name == "double-faced" else backs[:1])]
        picture = row([game.drawings[name] for name in shown])
        file = COOKBOOK / "pictures" / f"{folder.name}.png"
        file.parent.mkdir(exist_ok=True)
        picture.quantize(160, dither=Image.Dither.FLOYDSTEINBERG).save(file, optimize=True)


if __name__ == "__main__":
    main()
