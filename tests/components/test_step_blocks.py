"""Pictured steps stand in few blocks, in their order, large enough, on nothing that is taken."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from generator.components.step_blocks import StepBlock, StepWords, largest
from generator.project import Project, shipped_root
from generator.sheets.labels import label_font
from generator.units import Box

PAGE = Box(5, 5, 200, 287)
SIX = tuple(f"Do thing {name} with the paper that lies before you." for name in "ABCDEF")


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> StepWords:
    return StepWords(label_font(Project(shipped_root(), tmp_path_factory.mktemp("out"))), SIX)


def stands(blocks: Sequence[StepBlock], holes: Sequence[Box]) -> None:
    """No block meets a hole or another block, and none leaves the page."""
    boxes = [block.box for block in blocks]
    for k, box in enumerate(boxes):
        assert PAGE.grown(1e-6).contains(box)
        assert not any(box.grown(-1e-6).meets(other) for other in [*holes, *boxes[k + 1 :]])


def order(blocks: Sequence[StepBlock]) -> list[int]:
    return [step for block in blocks for step in block.steps]


def test_on_an_empty_page_all_steps_stand_in_one_block_of_the_largest_pictures(
    words: StepWords,
) -> None:
    (block,) = largest(PAGE, [], words)

    assert order([block]) == list(range(6))
    assert block.scale > 1.5
    stands([block], [])


def test_where_no_room_holds_all_they_stand_in_two_blocks_one_below_the_other(
    words: StepWords,
) -> None:
    """What is left is a corner above and the opposite corner below."""
    right, middle, left = Box(100, 5, 105, 45), Box(5, 50, 200, 197), Box(5, 247, 105, 45)

    above, below = largest(PAGE, [right, middle, left], words)

    assert order([above, below]) == list(range(6))
    assert above.box.bottom <= middle.y and below.box.y >= middle.bottom
    stands([above, below], [right, middle, left])


def test_more_blocks_are_worth_larger_pictures_only(words: StepWords) -> None:
    """One strip holds all six in pictures that are large enough: a room far off doesn't part
    them."""
    net = Box(5, 60, 200, 225)

    (block,) = largest(PAGE, [net], words)

    assert block.columns == 6
    stands([block], [net])


def test_no_room_no_steps(words: StepWords) -> None:
    assert largest(PAGE, [PAGE], words) == []
    assert largest(Box(0, 0, 30, 20), [], words) == []


def test_lines_are_no_wider_than_their_column_and_lose_no_word(words: StepWords) -> None:
    width = max(12.0, words.widest)
    font = words.font

    lines = words.lines(0, width)

    assert " ".join(lines) == SIX[0]
    assert len(lines) > 1
    assert all(font.shape(line).advance / font.upem <= width + 1e-9 for line in lines)
