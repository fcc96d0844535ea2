"""Near points are found as if each were held against each other, and in far less steps."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from generator.checks.preflight import nearness


def points(count: int, seed: int, length: int = 40) -> dict[str, bytes]:
    """Some strewn about, some about each other."""
    random = Random(seed)
    found: dict[str, bytes] = {}
    for at in range(count):
        point = random.randbytes(length)
        if found and random.random() < 0.5:
            like = random.choice(list(found.values()))
            point = bytes(min(255, max(0, one + random.randint(-14, 14))) for one in like)
        found[f"{at}"] = point
    return found


def are_near(one: bytes, other: bytes, reach: float) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= reach


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("reach", [0.0, 10.2, 27.5, 255.0])
def test_pairs_are_those_of_all_pairs(seed: int, reach: float) -> None:
    given = points(120, seed)
    every = {
        (one, other)
        for one, other in combinations(given, 2)
        if are_near(given[one], given[other], reach)
    }
    found = list(nearness.near(given, reach))
    assert len(found) == len(set(found)) and set(found) == every


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("reach", [0.0, 10.2, 27.5])
def test_groups_are_those_of_all_pairs(seed: int, reach: float) -> None:
    given = points(120, seed)
    every: list[list[str]] = []
    for name, point in given.items():
        for group in every:
            if are_near(given[group[0]], point, reach):
                group.append(name)
                break
        else:
            every.append([name])
    assert nearness.grouped(given, reach) == every


def test_points_of_two_lengths_are_not_near() -> None:
    given = {"one": b"\x00\x00", "other": b"\x00\x00\x00"}
    assert list(nearness.near(given, 255.0)) == []
    assert nearness.grouped(given, 255.0) == [["one"], ["other"]]


def test_twice_as_many_take_about_twice_as_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0
    known = nearness.are_near

    def counting(one: bytes, other: bytes, reach: float) -> bool:
        nonlocal steps
        steps += 1
        return known(one, other, reach)

    monkeypatch.setattr(nearness, "are_near", counting)

    def taken(count: int) -> int:
        nonlocal steps
        steps, random = 0, Random(1)
        given = {f"{at}": random.randbytes(40) for at in range(count)}
        assert not list(nearness.near(given, 27.5))
        assert len(nearness.grouped(given, 10.2)) == count
        return steps

    assert taken(1600) < 4 * taken(800) < 800 * 800 / 2
