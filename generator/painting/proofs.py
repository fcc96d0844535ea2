"""A deck's faces painted for looking at: each once, what several begin with once for all.

In: drawings and a resolution. Out: their images, bleed included, one by one. Faces of one layout
begin alike (ground, watermark, frame); that beginning is painted for the first of them and copied
for the others. A watcher sees a shared item once, on the face where it was painted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PIL import Image

from generator.drawing.drawing import Drawing
from generator.painting.png import Brushwork, Watcher, blank

#: Beginnings longer than so many items are not worth the search.
_MOST = 8


def proofs(
    drawings: Iterable[Drawing], dpi: float, watch: Callable[[Drawing], Watcher] | None = None
) -> Iterator[tuple[Drawing, Image.Image]]:
    """Each drawing and its image (RGB, trim and bleed, on white); those that begin alike come
    after each other. `watch` gives each drawing its watcher."""
    order = sorted(((_beginning(drawing), drawing) for drawing in drawings), key=lambda one: one[0])
    begun: list[tuple[int, Image.Image]] = []  # (how many items, painted), the longest last
    for index, (beginning, drawing) in enumerate(order):
        paper, to_px = blank(drawing.full, dpi)
        done, image = begun[-1] if begun else (0, paper)
        image = image.copy()
        common = _common(beginning, order[index + 1][0]) if index + 1 < len(order) else 0
        brush = Brushwork(image, drawing, dpi, watch(drawing) if watch else None)
        if common > done:
            brush.paint(drawing.items[done:common], to_px)
            begun.append((common, image.copy()))
            done = common
        brush.paint(drawing.items[done:], to_px)
        yield drawing, image
        while begun and begun[-1][0] > common:
            begun.pop()


def _beginning(drawing: Drawing) -> tuple[str, ...]:
    """What a drawing begins with, in words that say all: its paper, then its first items."""
    paper = f"{drawing.full} {id(drawing.stamps)}"
    return (paper, *(repr(item) for item in drawing.items[:_MOST]))


def _common(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """With how many equal items both begin."""
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        count += 1
    return max(0, count - 1)
