"""Sheets of distinct text cards, four ways, in cards a second.

Each way draws the same words on poker cards, nine to a Letter sheet. `ours` goes from YAML to the
finished PDF, backs and marks included; the others get their texts as Python lists.
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

_FOLDER = tempfile.TemporaryDirectory()
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.bench.deck import texts, write_project  # noqa: E402


def ours(cards: int) -> None:
    """The whole flow: catalogue, deck, faces, sheets."""
    from generator.project import Project
    from generator.workshop.open_game import OpenGame

    OpenGame(Project.find(_written(cards)), "bench").sheets("letter")


@lru_cache
def _written(cards: int) -> Path:
    """A project of so many cards: the others get their texts as they are, too."""
    return write_project(Path(tempfile.mkdtemp(dir=_FOLDER.name)) / "p", cards)


def direct_reportlab(cards: int) -> None:
    """ReportLab's own calls: its line breaking, embedded fonts, each card drawn where it stands."""
    from reportlab.lib.pagesizes import letter
    from reportlab.lib.utils import simpleSplit
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas

    fonts = HERE.parents[1] / "fonts" / "lexend"
    for font, weight in (("Body", 500), ("Big", 800)):
        pdfmetrics.registerFont(TTFont(font, str(fonts / f"Lexend-{weight}.ttf")))
    canvas = Canvas(io.BytesIO(), pagesize=letter, pageCompression=1)
    for i, (name, text, note) in enumerate(texts(cards)):
        if i and i % 9 == 0:
            canvas.showPage()
        x, y = 36 + i % 3 * 180, 18 + i % 9 // 3 * 252
        canvas.setFillColorRGB(1, 0.9, 0.83)
        canvas.roundRect(x + 45, y + 155, 119, 82, 6, fill=1, stroke=0)
        canvas.setFillColorRGB(0.08, 0.13, 0.24)
        canvas.circle(x + 26, y + 226, 14)
        canvas.setFont("Big", 20)
        canvas.drawCentredString(x + 26, y + 219, str(i % 10))
        canvas.setFont("Big", 14)
        canvas.drawString(x + 14, y + 130, name)
        canvas.setFont("Body", 9.5)
        for line, words in enumerate(simpleSplit(text, "Body", 9.5, 151)):
            canvas.drawString(x + 14, y + 110 - line * 12, words)
        canvas.setFont("Body", 8)
        for line, words in enumerate(simpleSplit(note, "Body", 8, 151)):
            canvas.drawString(x + 14, y + 30 - line * 10, words)
        canvas.drawString(x + 14, y + 8, f"{i + 1}/{cards}")
    canvas.save()


def pillow_pictures(cards: int) -> None:
    """A 300 dpi Pillow picture a card, placed with drawImage: how most tools do it."""
    from PIL import Image, ImageDraw, ImageFont
    from reportlab.lib.pagesizes import letter
    from reportlab.lib.utils import ImageReader
    from reportlab.pdfgen.canvas import Canvas

    fonts = HERE.parents[1] / "fonts"
    body = ImageFont.truetype(str(fonts / "lexend" / "Lexend-500.ttf"), 38)
    big = ImageFont.truetype(str(fonts / "lexend" / "Lexend-800.ttf"), 56)
    canvas = Canvas(io.BytesIO(), pagesize=letter, pageCompression=1)
    with tempfile.TemporaryDirectory() as folder:
        for i, (name, text, note) in enumerate(texts(cards)):
            if i and i % 9 == 0:
                canvas.showPage()
            image = Image.new("RGB", (750, 1050), "white")
            draw = ImageDraw.Draw(image)
            draw.rounded_rectangle((190, 60, 690, 400), 24, fill="#FFE4D3")
            draw.ellipse((50, 50, 165, 165), outline="#14203C", width=3)
            draw.text((107, 107), str(i % 10), font=big, fill="#14203C", anchor="mm")
            draw.text((60, 430), name, font=big, fill="#14203C")
            words = text.split()
            for line in range(0, len(words), 6):
                draw.text((60, 530 + line * 8), " ".join(words[line : line + 6]), font=body, fill=0)
            draw.text((60, 900), note, font=body, fill=0)
            path = Path(folder) / f"{i:04}.png"
            image.save(path)
            canvas.drawImage(
                ImageReader(str(path)), 36 + i % 3 * 180, 18 + i % 9 // 3 * 252, 180, 252
            )
        canvas.save()


WAYS: dict[str, tuple[Callable[[int], None], int]] = {
    "ours, YAML to vector sheets": (ours, 1000),
    "ReportLab by hand, no layout": (direct_reportlab, 1000),
    "Pillow PNG + drawImage": (pillow_pictures, 45),
}


def cards_a_second(way: str, runs: int = 3) -> float:
    """The best of some runs, in this process, after one small run that fills the caches."""
    draw, cards = WAYS[way]
    draw(9)
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        draw(cards)
        best = min(best, time.perf_counter() - start)
    return cards / best
