"""Blocks cut into two columns."""

from __future__ import annotations

from generator.rulebook.halves import halved


def test_blocks_stay_whole_and_in_order() -> None:
    blocks = [f"<div><p>{letter * 80}</p><br></div>" for letter in "abcd"]
    left, right = halved("\n".join(blocks))
    assert left.replace("\n", "") == "".join(blocks[:2])
    assert right.replace("\n", "") == "".join(blocks[2:])


def test_a_long_block_counts_as_what_it_is() -> None:
    left, right = halved(f"<p>{'a' * 900}</p><p>b</p><p>c</p>")
    assert ("aaa" in left, left.count("<p>"), right.count("<p>")) == (True, 1, 2)


def test_one_block_or_none() -> None:
    assert halved("<p>alone</p>") == ("<p>alone</p>", "")
    assert halved(" \n") == ("", "")
