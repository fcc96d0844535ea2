"""A deck's faces painted for looking at: each once, what several begin with once for all.

In: drawings and a resolution. Out: their images, bleed included, one by one. Faces of one layout
begin alike (ground, watermark, frame); that beginning is painted for the first of them and copied
for the others, up to the first item that a watcher looks at: what it has to say of a face hangs on
no other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PIL import Image

from generator.drawing.drawing import Drawing, Group, Item, Use
from generator.painting.png import Brushwork, Watcher, blank

#: Beginnings longer than so many items are not worth the search.
_MOST = 8


def proofs(
    drawings: Iterable[Drawing], dpi: float, watch: Callable[[Drawing], Watcher] | None = None
) -> Iterator[tuple[Drawing, Image.Image]]:
    """Each drawing and its image (RGB, trim and bleed, on white); those that begin alike come
    after each other. `watch` gives each drawing its watcher, in the same order. None is held once
    its successor is asked for."""
    left = sorted(map(_Beginning, drawings))
    left.reverse()
    begun: list[tuple[int, Image.Image]] = []  # (how many items, painted), the longest last
    following = _Eye(left[-1].drawing, watch) if left else None
    while left:
        beginning = left.pop()
        drawing = beginning.drawing
        eye, common = following, 0
        assert eye is not None
        if left:
            following = _Eye(left[-1].drawing, watch)
            common = min(beginning.shared(left[-1]), eye.unseen, following.unseen)
        paper, to_px = blank(drawing.full, dpi)
        done, image = begun[-1] if begun else (0, paper)
        image = image.copy()
        brush = Brushwork(image, drawing, dpi, eye.watcher)
        if common > done:
            brush.paint(drawing.items[done:common], to_px)
            begun.append((common, image.copy()))
            done = common
        brush.paint(drawing.items[done:], to_px)
        yield drawing, image
        while begun and begun[-1][0] > common:
            begun.pop()


class _Eye:
    """A drawing's watcher, and how many items the drawing has before the first that it looks at."""

    def __init__(self, drawing: Drawing, watch: Callable[[Drawing], Watcher] | None) -> None:
        self.watcher = watcher = watch(drawing) if watch else None
        self.unseen = _MOST
        if watcher is not None:
            first = drawing.items[:_MOST]
            seen = (at for at, item in enumerate(first) if _is_seen(item, drawing, watcher))
            self.unseen = next(seen, _MOST)


def _is_seen(item: Item, drawing: Drawing, watcher: Watcher) -> bool:
    """Whether a watcher looks at an item, or at anything in it."""
    if watcher.wants(item):
        return True
    inner: tuple[Item, ...] = ()
    if isinstance(item, Group):
        inner = item.items
    elif isinstance(item, Use):
        inner = drawing.stamps[item.stamp]
    return any(_is_seen(one, drawing, watcher) for one in inner)


class _Beginning:
    """What a drawing begins with: its paper, then its first items, in words that say all. They are
    found when they are asked for: those of all items of all faces would fill the memory."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self._paper = f"{drawing.full} {id(drawing.stamps)}"
        self._items = drawing.items[:_MOST]
        self._words: dict[int, str] = {}

    def __lt__(self, other: _Beginning) -> bool:
        if self._paper != other._paper:
            return self._paper < other._paper
        at = self.shared(other)
        if at < min(len(self._items), len(other._items)):
            return self._told(at) < other._told(at)
        return len(self._items) < len(other._items)

    def shared(self, other: _Beginning) -> int:
        """With how many equal items both begin."""
        if self._paper != other._paper:
            return 0
        for at, (mine, theirs) in enumerate(zip(self._items, other._items, strict=False)):
            if mine is not theirs and self._told(at) != other._told(at):
                return at
        return min(len(self._items), len(other._items))

    def _told(self, at: int) -> str:
        if at not in self._words:
            self._words[at] = repr(self._items[at])
        return self._words[at]
