"""A deck's faces painted for looking at: each once, what neighbours begin with once for all.

In: drawings and a resolution. Out: their images, bleed included, one by one. Faces of one layout
begin alike (ground, watermark, frame); that beginning is painted for the first of them and copied
for the next. A watcher sees a shared item once, on the face where it was painted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from generator.faces.drawing import Drawing, Group, Item, Shape
from generator.faces.png import Brushwork, Watcher, blank


def proofs(
    drawings: Sequence[Drawing], dpi: float, watcher: Watcher | None = None
) -> Iterator[tuple[Drawing, Image.Image]]:
    """Each drawing and its image (RGB, trim and bleed, on white), in the order given."""
    begun: list[tuple[int, Image.Image]] = []  # (how many items, painted), the longest last
    for index, drawing in enumerate(drawings):
        blank_paper, to_px = blank(drawing.full, dpi)
        done, image = begun[-1] if begun else (0, blank_paper)
        image = image.copy()
        common = _shared_items(drawing, drawings[index + 1]) if drawing is not drawings[-1] else 0
        brush = Brushwork(image, drawing, dpi, watcher)
        if common > done:
            brush.paint(drawing.items[done:common], to_px)
            begun.append((common, image.copy()))
            done = common
        brush.paint(drawing.items[done:], to_px)
        yield drawing, image
        while begun and begun[-1][0] > common:
            begun.pop()


def _shared_items(one: Drawing, other: Drawing) -> int:
    """With how many equal items both begin."""
    if one.full != other.full or one.stamps is not other.stamps:
        return 0
    count = 0
    for mine, theirs in zip(one.items, other.items, strict=False):
        if not _same(mine, theirs):
            break
        count += 1
    return count


def _same(one: Item, other: Item) -> bool:
    """Whether two items paint the same. Paths are compared by what they say: each face has its
    own."""
    if isinstance(one, Shape) and isinstance(other, Shape):
        alike = (one.fill, one.stroke) == (other.fill, other.stroke)
        return alike and one.path.segments == other.path.segments
    if isinstance(one, Group) and isinstance(other, Group):
        clips = [None if item.clip is None else item.clip.segments for item in (one, other)]
        return (
            one.matrix == other.matrix and clips[0] == clips[1]
            and len(one.items) == len(other.items)
            and all(_same(mine, theirs) for mine, theirs in zip(one.items, other.items, strict=True))
        )  # fmt: skip
    return one == other
