"""Proofs: a deck painted for looking at, what faces share painted once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ours import GAMES, opened
from PIL import Image, ImageChops

from generator.drawing.drawing import Item, TextRun
from generator.painting import png
from generator.painting.proofs import proofs
from generator.units import Box


@pytest.mark.parametrize("slug", GAMES)
def test_a_proof_is_the_face_to_the_pixel(slug: str) -> None:
    drawings = opened(slug).drawings
    some = {drawing.name: drawing for drawing in list(drawings.values())[::3]}

    painted = {drawing.name: image for drawing, image in proofs(some.values(), 60)}

    assert painted.keys() == some.keys()
    for name, image in painted.items():
        whole = png.paint(some[name], 60, bleed=True)
        assert ImageChops.difference(image, whole).getbbox() is None, name


class Noting:
    """A watcher that notes what it is shown."""

    def __init__(self) -> None:
        self.texts: list[tuple[str, Image.Image, Image.Image]] = []

    def wants(self, item: Item) -> bool:
        return isinstance(item, TextRun)

    def text(
        self, run: TextRun, ground: Image.Image, ink: Callable[[Box | None], Image.Image]
    ) -> None:
        whole = ink(None)
        self.texts.append((run.text, ground, whole))
        _the_same_near_a_box(ink, whole)

    def symbol(self, item: Item, before: Image.Image, after: Image.Image) -> None:
        raise AssertionError("not wanted")


def _the_same_near_a_box(ink: Callable[[Box | None], Image.Image], whole: Image.Image) -> None:
    """Asked for the letters near a box only, each of its pixels is covered as by all letters."""
    for k in range(4):
        box = (k * whole.width // 4, 0, (k + 1) * whole.width // 4, whole.height)
        near = ink(Box(box[0], 0, box[2] - box[0], whole.height)).crop(box)
        assert ImageChops.difference(near, whole.crop(box)).getbbox() is None


def test_a_watcher_sees_each_text_with_the_ground_before_it() -> None:
    drawing = opened("bitcoin-miner").drawings["tx-1-bread"]
    noting = Noting()

    ((_, watched),) = proofs([drawing], 100, lambda face: noting)

    assert [text for text, _, _ in noting.texts] == [run.text for run, _ in drawing.runs()]
    name = next(shown for shown in noting.texts if shown[0] == "TRANSACTION")
    under = Image.composite(name[1], Image.new("RGB", name[1].size, "white"), name[2])
    assert under.getcolors() == [(under.width * under.height, (255, 255, 255))]
    assert name[2].getextrema()[1] > 200
    assert ImageChops.difference(watched, png.paint(drawing, 100, bleed=True)).getbbox() is None
