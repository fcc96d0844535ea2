"""A deck of numbers on coloured ground, and jobs to print it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from generator.drawing import paths
from generator.drawing.drawing import Drawing, Shape, Stroke, TextRun
from generator.drawing.fonts import Font, Shelf
from generator.project import Project, shipped_root
from generator.sheets import paper
from generator.sheets.paper import Papers
from generator.sheets.placement import Duplex
from generator.sheets.writer import SheetCard, SheetJob
from generator.units import Box, Size

POKER = Size(63.5, 88.9)


@pytest.fixture(scope="session")
def project() -> Project:
    return Project(shipped_root(), Path("nowhere"))


@pytest.fixture(scope="session")
def papers(project: Project) -> Papers:
    return paper.load(project)


@pytest.fixture(scope="session")
def font(project: Project) -> Font:
    return Shelf(project).font("Atkinson Hyperlegible Next", 400)


@pytest.fixture
def job(papers: Papers, font: Font) -> Callable[..., SheetJob]:
    """A job; all but paper, duplex and copies have a value."""

    def make(name: str, duplex: Duplex, copies: int, **other: Any) -> SheetJob:
        values: dict[str, Any] = {
            "title": "Numbers", "edition": "a1b2c3", "card": POKER, "bleed": 3.0,
            "author": "the tests", **other,
        }  # fmt: skip
        return SheetJob(
            paper=papers.find(name),
            duplex=duplex,
            copies=copies,
            printing=papers.printing,
            font=font,
            **values,
        )

    return make


@pytest.fixture
def deck(font: Font) -> Callable[..., Iterator[SheetCard]]:
    """Cards 1, 2, 3...; every fifth has the red back, the others have the blue one."""

    def face(name: str, text: str, colour: str, size: Size) -> Drawing:
        word = font.shape(text)
        em = 5.0 / font.upem
        run = TextRun(
            font.key,
            5.0,
            6.0,
            12.0,
            text,
            word.glyphs,
            tuple(pen * em for pen in word.pens),
            word.advance * em,
            "#102030",
        )
        ground = Shape(paths.rectangle(Box(0, 0, size.w, size.h).grown(3)), colour)
        frame = Shape(
            paths.rectangle(Box(0, 0, size.w, size.h).grown(-3)), None, Stroke("#806020", 0.5)
        )
        return Drawing(name, size, 3.0, 3.0, (ground, frame, run))

    def cards(copies: int, size: Size = POKER) -> Iterator[SheetCard]:
        blue = face("back-blue", "blue", "#8090D0", size)
        red = face("back-red", "red", "#D09080", size)
        for number in range(1, copies + 1):
            front = face(f"n{number}", str(number), "#F8F0E0", size)
            back = red if number % 5 == 0 else blue
            yield SheetCard(f"n{number}", front, back, f"{number}/{copies}")

    return cards
