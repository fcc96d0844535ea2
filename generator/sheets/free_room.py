"""The paper that is left free on a page, as rectangles. In mm, y down."""

from __future__ import annotations

from collections.abc import Iterable

from generator.units import Box

#: Slivers narrower than this are no room for anything, mm.
_LEAST = 5.0


def free_rooms(page: Box, taken: Iterable[Box]) -> list[Box]:
    """Every largest rectangle of the page that none of the boxes reaches into; they overlap each
    other. The largest comes first, of equal ones the upper, then the left."""
    rooms = [page]
    for hole in taken:
        split: list[Box] = []
        for room in rooms:
            split += _beside(room, hole) if room.meets(hole) else [room]
        rooms = _outermost(split)
    return sorted(rooms, key=lambda room: (-round(room.w * room.h, 3), room.y, room.x))


def _beside(room: Box, hole: Box) -> list[Box]:
    """What a hole leaves of a room: above, below, left and right of it."""
    parts = (
        Box(room.x, room.y, room.w, hole.y - room.y),
        Box(room.x, hole.bottom, room.w, room.bottom - hole.bottom),
        Box(room.x, room.y, hole.x - room.x, room.h),
        Box(hole.right, room.y, room.right - hole.right, room.h),
    )
    return [part for part in parts if min(part.w, part.h) >= _LEAST]


def _outermost(rooms: list[Box]) -> list[Box]:
    """The rooms that lie in no other one."""
    found: list[Box] = []
    for room in sorted(rooms, key=lambda one: -one.w * one.h):
        if not any(larger.contains(room) for larger in found):
            found.append(room)
    return found
