"""`make samples`: the picture of the README, from a real build. Look at it before you commit it."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image, ImageDraw  # noqa: E402

from generator.painting.png import paint  # noqa: E402
from generator.project import Project  # noqa: E402
from generator.workshop.open_game import OpenGame  # noqa: E402

SAMPLES = ROOT / "output" / "samples"
HEIGHT, GAP, GROUND = 900, 18, (41, 46, 54)
#: The sheet that is shown, and faces of the other games in rows.
SHEET = ("war", 8)
ROWS = {
    "war-of-coins": ("ETH.EX", "XMR.ME", "DASH.PG", "BTC.BL", "JOKER1"),
    "vires-in-numeris": (
        "hashrate-1",
        "51-attack",
        "all-time-high",
        "fiduciary-money",
        "back-main",
    ),
    "bitcoin-miner": ("tx-5-bike", "block-07BCD", "block-20ABCD", "back-transaction", "back-block"),
}


def sheet(project: Project, height: int) -> Image.Image:
    """One page of a game's A4 sheets, as PDFium shows the file."""
    import pypdfium2

    slug, page = SHEET
    sheets = OpenGame(project, slug).sheets("a4").only
    shown = pypdfium2.PdfDocument(sheets)[page]
    image: Image.Image = shown.render(scale=3 * height / shown.get_height()).to_pil()
    return image.resize(
        (round(image.width * height / image.height), height), Image.Resampling.LANCZOS
    )


def face(game: OpenGame, name: str, height: int) -> Image.Image:
    """One face with its rounded corners on the picture's ground."""
    image = paint(game.drawings[name], 300)
    image = image.resize(
        (round(image.width * height / image.height), height), Image.Resampling.LANCZOS
    )
    mask = Image.new("L", (image.width * 4, image.height * 4), 0)
    radius = game.catalogue.card.corner / game.catalogue.card.size.w * mask.width
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, mask.width - 1, mask.height - 1), radius, fill=255
    )
    ground = Image.new("RGB", image.size, GROUND)
    ground.paste(image, (0, 0), mask.resize(image.size, Image.Resampling.LANCZOS))
    return ground


def main() -> None:
    project = Project.find(ROOT, ROOT / "output")
    parts = [(sheet(project, HEIGHT), (GAP, GAP))]
    row_height = (HEIGHT - (len(ROWS) - 1) * GAP) // len(ROWS)
    widest = 0
    for row, (slug, names) in enumerate(ROWS.items()):
        game = OpenGame(project, slug)
        x = parts[0][0].width + 2 * GAP
        for name in names:
            image = face(game, name, row_height)
            parts.append((image, (x, GAP + row * (row_height + GAP))))
            x += image.width + GAP
        widest = max(widest, x)
    picture = Image.new("RGB", (widest, HEIGHT + 2 * GAP), GROUND)
    for image, place in parts:
        picture.paste(image, place)
    SAMPLES.mkdir(parents=True, exist_ok=True)
    picture.save(SAMPLES / "decks.jpg", quality=86, optimize=True)
    print(SAMPLES / "decks.jpg")


if __name__ == "__main__":
    main()
