"""Which of many points lie near each other, without each being held against each other.

In: points, as bytes, one a coordinate, and a reach: two are near if no coordinate differs by more.
Out: names of near ones. Where points differ widely in some coordinate, as pictures do, a deck of
twice as many takes little more than twice as long.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from operator import sub

#: Which coordinates tell most is looked up in so many of the points.
_LOOKED_AT = 200
#: So many coordinates part points before pairs are held against each other; a net has so many.
_PARTING, _OF_A_NET = 32, 3
#: So few points are held against each other at once. Points are parted where at most such a share
#: of them lies on one side, for those near the middle lie on both.
_FEW, _SHARE = 12, 0.85


def near(points: Mapping[str, bytes], reach: float) -> Iterator[tuple[str, str]]:
    """The pairs that are near, each once, in no order that means anything."""
    by_length = defaultdict(list)
    for name, point in points.items():
        by_length[len(point)].append(name)
    for names in by_length.values():
        telling = _telling([points[name] for name in names], _PARTING)
        told = set()
        for one, other in _parted(names, points, telling, reach):
            if (one, other) not in told and are_near(points[one], points[other], reach):
                told.add((one, other))
                yield one, other


def grouped(points: Mapping[str, bytes], reach: float) -> list[list[str]]:
    """The names in groups, in order: each comes to the first group whose first point it is near,
    else it begins a new one."""
    telling: dict[int, list[int]] = {}
    for length in {len(point) for point in points.values()}:
        alike = [point for point in points.values() if len(point) == length]
        telling[length] = _telling(alike, _OF_A_NET)
    groups: list[list[str]] = []
    net: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for name, point in points.items():
        mesh = [int(point[at] / (reach + 1)) for at in telling[len(point)]]
        round_it = product(*([step - 1, step, step + 1] for step in mesh))
        met = sorted(group for key in round_it for group in net.get((len(point), *key), ()))
        for group in met:
            if are_near(points[groups[group][0]], point, reach):
                groups[group].append(name)
                break
        else:
            net[(len(point), *mesh)].append(len(groups))
            groups.append([name])
    return groups


def are_near(one: bytes, other: bytes, reach: float) -> bool:
    """Whether no coordinate differs by more; points of two lengths are far apart."""
    # All of it in C, and no further than to the first that tells them apart.
    return len(one) == len(other) and all(map(float(reach).__ge__, map(abs, map(sub, one, other))))


def _telling(points: Sequence[bytes], most: int) -> list[int]:
    """The coordinates in which the middle half of these points is spread widest."""
    some = points[:: max(1, len(points) // _LOOKED_AT)]
    spreads = []
    for at, values in enumerate(zip(*some, strict=True)):
        ordered = sorted(values)
        quarter = len(ordered) // 4
        spreads.append((ordered[quarter] - ordered[-1 - quarter], at))
    return [at for _, at in sorted(spreads)[:most]]


def _parted(
    names: list[str], points: Mapping[str, bytes], telling: Sequence[int], reach: float
) -> Iterator[tuple[str, str]]:
    """Pairs among which are all near ones; some come twice. A pair keeps the order of the names."""
    if len(names) <= _FEW or not telling:
        yield from combinations(names, 2)
        return
    at, *rest = telling
    middle = sorted(points[name][at] for name in names)[len(names) // 2]
    low = [name for name in names if points[name][at] <= middle + reach]
    high = [name for name in names if points[name][at] > middle]
    if max(len(low), len(high)) > _SHARE * len(names):
        yield from _parted(names, points, rest, reach)
        return
    for part in (low, high):
        yield from _parted(part, points, [*rest, at], reach)
