"""The best grid for a number of cards, against a table that was computed elsewhere."""

from __future__ import annotations

import pytest

from generator.exports.grid import best_grid, piece_cell, shares
from generator.units import Size

POKER = Size(63.5, 88.9)


@pytest.mark.parametrize(
    ("count", "columns", "rows", "cell"),
    [
        (16, 4, 4, (731, 1023)),
        (25, 5, 5, (585, 819)),
        (36, 8, 5, (512, 717)),
        (48, 8, 6, (487, 682)),
        (49, 9, 6, (455, 637)),
        (54, 9, 6, (455, 637)),
        (55, 8, 7, (417, 584)),
        (56, 8, 7, (417, 584)),
        (69, 10, 7, (409, 573)),
        (70, 10, 7, (409, 573)),
    ],
)
def test_poker_cards_on_4096_px(count: int, columns: int, rows: int, cell: tuple[int, int]) -> None:
    grid = best_grid(count, POKER, 4096, 10, 7)

    assert (grid.columns, grid.rows, grid.cell) == (columns, rows, cell)


@pytest.mark.parametrize("size", [POKER, Size(44, 67), Size(70, 70), Size(120, 70)])
def test_no_grid_is_too_large_or_too_small(size: Size) -> None:
    for count in range(1, 71):
        grid = best_grid(count, size, 4096, 10, 7)

        assert grid.columns * grid.rows >= count
        assert max(grid.size) <= 4096
        assert grid.columns <= 10
        assert grid.rows <= 7
        assert grid.cell[0] / grid.cell[1] == pytest.approx(size.w / size.h, rel=0.006)


def test_cells_are_never_larger_than_wanted() -> None:
    assert best_grid(4, POKER, 4096, 10, 7, height=1024).cell == (731, 1023)


def test_places_run_row_by_row() -> None:
    grid = best_grid(6, POKER, 4096, 3, 2, height=100)

    assert (grid.columns, grid.rows) == (3, 2)
    assert [grid.place(i) for i in range(6)] == [
        (0, 0),
        (71, 0),
        (142, 0),
        (0, 99),
        (71, 99),
        (142, 99),
    ]


def test_more_cards_than_a_sheet_takes_are_shared_out_evenly() -> None:
    assert shares(70, 70) == [70]
    assert shares(71, 70) == [36, 35]
    assert shares(106, 60) == [53, 53]
    assert sum(shares(400, 70)) == 400


def test_a_board_is_as_fine_as_the_table_allows() -> None:
    assert piece_cell(Size(457.2, 228.6), 300, 4096) == (4096, 2048)
    assert piece_cell(Size(19, 19), 300, 4096) == (224, 224)
