"""Faces on sheets without gaps: the best grid for a number of cards, and Screentop's export.

In: how many faces of which shape, and the limits of a table. Out: columns, rows and the px of a
cell, as large as the limits allow; sheets as images.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from generator.deck import Card
from generator.drawing.drawing import Drawing
from generator.exports.canvas import as_file, paint_on
from generator.exports.job import File, Job, Made, as_json
from generator.exports.left import tell_handmade
from generator.exports.material import back_key
from generator.painting.png import within_edge
from generator.units import Box, Size, px_per_mm


@dataclass(frozen=True)
class Grid:
    """Columns and rows of cells of so many px; cells count from 0, row by row."""

    columns: int
    rows: int
    cell: tuple[int, int]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the sheet in px."""
        return self.columns * self.cell[0], self.rows * self.cell[1]

    def place(self, index: int) -> tuple[int, int]:
        """Left and top of a cell in px."""
        row, column = divmod(index, self.columns)
        return column * self.cell[0], row * self.cell[1]


def best_grid(
    count: int, card: Size, side: int, columns: int, rows: int, height: int | None = None
) -> Grid:
    """The grid with the largest cells that holds `count` cards of a shape within `side` px a side;
    of equal ones that with the fewest empty cells. `height` is the most px that a cell needs."""
    found: list[tuple[int, int, int, Grid]] = []
    for across in range(1, min(count, columns) + 1):
        down = math.ceil(count / across)
        if down > rows:
            continue
        tall = min(side // down, height or side)
        w = min(side // across, math.floor(tall * card.w / card.h))
        h = min(round(w * card.h / card.w), side // down)
        if w >= 1 and h >= 1:
            found.append((-w, across * down, across, Grid(across, down, (w, h))))
    if not found:
        raise ValueError(f"{count} cards don't fit {columns} x {rows}")
    return min(found, key=lambda one: one[:3])[3]


def cell_image(drawing: Drawing, cell: tuple[int, int], whole: bool = False) -> Image.Image:
    """A face as it lies in a cell: its trim, filling it. What is no rectangle is transparent beyond
    its edge, unless it is wanted `whole`."""
    image = paint_on(drawing, cell, Box(0, 0, *cell))
    if drawing.edge is not None and not whole:
        image.putalpha(within_edge(drawing, cell))
    return image


def sheet_image(drawings: Sequence[Drawing], grid: Grid, whole: bool = False) -> Image.Image:
    """The sheet of these faces, each as `cell_image` has it. A face that comes again is painted
    once."""
    clear = not whole and any(drawing.edge is not None for drawing in drawings)
    image = Image.new("RGBA", grid.size) if clear else Image.new("RGB", grid.size, "white")
    painted: dict[str, Image.Image] = {}
    for index, drawing in enumerate(drawings):
        if drawing.name not in painted:
            painted[drawing.name] = cell_image(drawing, grid.cell, whole)
        image.paste(painted[drawing.name], grid.place(index))
    return image


def shares(count: int, most: int) -> list[int]:
    """`count` things on as few sheets of at most `most` as will do, as evenly as can be."""
    sheets = math.ceil(count / most)
    return [count // sheets + (index < count % sheets) for index in range(sheets)]


def export(job: Job, made: Made) -> Iterator[File]:
    """Screentop: for each back and size sheets with a cell for every copy, the back, and a JSON
    that tells grid and cells; pieces as single pictures."""
    profile, material = job.profile, job.material
    side, most = profile.whole("side"), profile.whole("most-cells")
    decks: list[dict[str, Any]] = []
    for group in material.groups:
        cards = list(group.copies())
        sheets = []
        grid = None
        for index, share in enumerate(shares(len(cards), most), 1):
            mine, cards = cards[:share], cards[share:]
            grid = best_grid(share, group.size, side, share, share, profile.whole("cell-height"))
            name = job.named("sheet", back=group.name, index=index)
            yield name, as_file(sheet_image([material.front(card) for card in mine], grid), "png")
            sheets.append(_about(name, grid, mine))
            made.contents.append(
                f"{name}: {grid.columns} columns, {grid.rows} rows, {share} cards of the back "
                f"{job.named('back', back=group.name)}"
            )
        assert grid is not None
        back = job.named("back", back=group.name)
        yield back, as_file(cell_image(material.drawings[back_key(group.back)], grid.cell), "png")
        decks.append(
            {
                "deck": group.name,
                "cards": group.total,
                "back": back,
                "backOf": group.back,
                "sheets": sheets,
            }
        )
    pieces = []
    for piece in material.pieces:
        name = job.named("picture", name=piece.name)
        cell = piece_cell(piece.drawing.size, profile.number("piece-dpi"), side)
        yield name, as_file(cell_image(piece.drawing, cell), "png")
        made.contents.append(f"{name}: {piece.count} x {piece.title}")
        other: dict[str, str] = {}
        if piece.back is not None:
            other["back"] = job.named("picture", name=f"{piece.name}-back")
            yield other["back"], as_file(cell_image(piece.back, cell), "png")
        pieces.append(
            {
                "piece": piece.name,
                "name": piece.title,
                "count": piece.count,
                "shape": piece.shape,
                "image": name,
                "cell": list(cell),
                **other,
            }
        )
    deck = material.deck
    tell_handmade(job, made)
    made.about["decks"] = len(decks)
    yield (
        job.named("grid", game=job.game),
        as_json(
            {
                "game": deck.slug,
                "title": deck.title,
                "edition": deck.edition,
                "decks": decks,
                "pieces": pieces,
            }
        ),
    )


def piece_cell(size: Size, dpi: float, side: int) -> tuple[int, int]:
    """The px of a piece's picture: at `dpi`, but no side longer than `side`."""
    by = min(px_per_mm(dpi), side / max(size.w, size.h))
    return max(1, round(size.w * by)), max(1, round(size.h * by))


def _about(name: str, grid: Grid, cards: Sequence[Card]) -> dict[str, Any]:
    return {
        "image": name,
        "columns": grid.columns,
        "rows": grid.rows,
        "cell": list(grid.cell),
        "count": len(cards),
        "cells": [{"card": card.id, "name": card.name} for card in cards],
    }
