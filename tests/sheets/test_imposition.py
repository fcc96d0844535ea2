"""Slots as small lists, to be checked on paper. `-` in a comment is a gap."""

from __future__ import annotations

import pytest

from generator.sheets.imposition import Axis, behind, front_half, pages, sheets

V, H = Axis.VERTICAL, Axis.HORIZONTAL


def back(front: list[int | None], columns: int, axis: Axis) -> list[int | None]:
    """The other side of a sheet, as what lies behind each slot says."""
    rows = len(front) // columns
    return [front[behind(slot, columns, rows, axis)] for slot in range(len(front))]


def test_a_sheet_is_filled_in_order_and_the_last_one_has_gaps() -> None:
    assert list(pages(6, 4)) == [[0, 1, 2, 3], [4, 5, None, None]]
    assert list(pages(4, 4)) == [[0, 1, 2, 3]]
    assert list(pages(0, 4)) == []
    assert [sheets(copies, 4) for copies in (0, 1, 4, 5, 8)] == [0, 1, 1, 2, 2]


def test_about_a_vertical_axis_columns_are_mirrored() -> None:
    """0 1 2      2 1 0
    3 4 5  ->  5 4 3"""
    assert back([0, 1, 2, 3, 4, 5], 3, V) == [2, 1, 0, 5, 4, 3]


def test_about_a_horizontal_axis_rows_are_mirrored() -> None:
    """0 1 2      3 4 5
    3 4 5  ->  0 1 2"""
    assert back([0, 1, 2, 3, 4, 5], 3, H) == [3, 4, 5, 0, 1, 2]


def test_gaps_are_mirrored_as_a_grid() -> None:
    """0 1 2      2 1 0            - - -
    3 - -  ->  - - 3     or    3 - -
    - - -      - - -           0 1 2"""
    front = [0, 1, 2, 3, None, None, None, None, None]
    assert back(front, 3, V) == [2, 1, 0, None, None, 3, None, None, None]
    assert back(front, 3, H) == [None, None, None, 3, None, None, 0, 1, 2]


@pytest.mark.parametrize("axis", [V, H])
@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (3, 3), (2, 5), (4, 2)])
def test_behind_the_back_is_the_front(columns: int, rows: int, axis: Axis) -> None:
    for slot in range(columns * rows):
        there = behind(slot, columns, rows, axis)
        assert behind(there, columns, rows, axis) == slot
    front = list(range(columns * rows))
    assert back(back(front, columns, axis), columns, axis) == front


def test_a_fold_over_sheet_has_fronts_left_or_above() -> None:
    """4 x 2 slots: fronts 0 1 | backs 1 0, then 2 3 | 3 2; or two rows of fronts above two."""
    assert front_half(4, 2, V) == [0, 1, 4, 5]
    assert [behind(slot, 4, 2, V) for slot in (0, 1, 4, 5)] == [3, 2, 7, 6]
    assert front_half(2, 4, H) == [0, 1, 2, 3]
    assert [behind(slot, 2, 4, H) for slot in (0, 1, 2, 3)] == [6, 7, 4, 5]
