"""PNG files of painted pictures: the same pixels, small."""

from __future__ import annotations

import io
import random
import tracemalloc
import zlib
from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw

from generator.painting.pngfile import encoded


def _read(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data), formats=("PNG",))
    image.load()
    return image


def _by_pillow(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=3)
    return out.getvalue()


def _drawing(mode: str, fine: int = 1) -> Image.Image:
    """Circles on a ground, each of its own colour; those painted `fine` have soft edges."""
    image = Image.new(mode, (360 * fine, 280 * fine))
    pen = ImageDraw.Draw(image)
    for place in range(12):
        shade = tuple(7 * place + 40 * part for part in range(len(mode)))
        x, y, wide = 20 * place * fine, 16 * place * fine, 80 * fine
        pen.ellipse((x, y, x + wide, y + wide), fill=shade if len(mode) > 1 else shade[0])
    return image.reduce(fine)


def _photograph() -> Image.Image:
    """Soft shades with grain, no two pixels alike: (R, G, B) each a slope and a little chance."""
    chance = random.Random(7)
    image = Image.new("RGB", (400, 400))
    image.putdata(
        [
            (x // 2 + chance.randrange(9), y // 2 + chance.randrange(9), (x + y) // 4)
            for y in range(400)
            for x in range(400)
        ]
    )
    return image


@pytest.mark.parametrize("mode", ["L", "LA", "RGB", "RGBA"])
def test_every_pixel_comes_back(mode: str) -> None:
    image = _drawing(mode)
    found = _read(encoded(image, 300))
    assert (found.mode, found.size) == (mode, image.size)
    assert found.tobytes() == image.tobytes()


def test_a_photograph_comes_back_and_is_filtered() -> None:
    image = _photograph()
    assert _read(encoded(image)).tobytes() == image.tobytes()
    assert encoded(image) == _by_pillow(image)


def test_one_pixel_is_a_picture() -> None:
    assert _read(encoded(Image.new("RGB", (1, 1), "#123456"), 72)).getpixel((0, 0)) == (18, 52, 86)


@pytest.mark.parametrize("dpi", [72.0, 150.0, 219.7, 300.0])
def test_the_resolution_is_told_as_pillow_tells_it(dpi: float) -> None:
    image, out = _drawing("RGB"), io.BytesIO()
    image.save(out, "PNG", dpi=(dpi, dpi))
    assert _read(encoded(image, dpi)).info["dpi"] == _read(out.getvalue()).info["dpi"]


def test_without_a_resolution_none_is_told() -> None:
    assert "dpi" not in _read(encoded(_drawing("RGB"))).info


def test_a_drawing_is_smaller_than_pillow_has_it() -> None:
    image = _drawing("RGB", fine=4)
    assert len(encoded(image)) < len(_by_pillow(image))


def _packed_by(image: Image.Image, effort: int) -> bytes:
    """The picture's file, its rows packed with another effort than ours."""
    plain = encoded(image, 300)
    start = plain.index(b"IDAT") + 4
    length = int.from_bytes(plain[start - 8 : start - 4], "big")
    data = zlib.compress(zlib.decompress(plain[start : start + length]), effort)
    chunk = len(data).to_bytes(4, "big") + b"IDAT" + data
    check = zlib.crc32(b"IDAT" + data).to_bytes(4, "big")
    return plain[: start - 8] + chunk + check + plain[start + length + 4 :]


def test_a_file_of_the_same_picture_is_answered_as_it_is() -> None:
    image = _drawing("RGB")
    for effort in (0, 1, 9):
        lies = _packed_by(image, effort)
        assert lies != encoded(image, 300)
        assert encoded(image, 300, like=lies) is lies


@pytest.mark.parametrize(
    "altered",
    [
        lambda file: b"",
        lambda file: file[:-30],
        lambda file: file + b"more",
        lambda file: file.replace(b"pHYs", b"pHXs"),
        lambda file: file[:-20] + bytes([file[-20] ^ 1]) + file[-19:],  # of what is packed
        lambda file: file[:-13] + bytes([file[-13] ^ 1]) + file[-12:],  # of its sum
        lambda file: file[:33] + file[54:],  # without its resolution
        lambda file: _packed_by(_drawing("RGB", fine=2), 9),
        lambda file: _by_pillow(_drawing("RGB")),
    ],
)
def test_no_other_file_is(altered: Callable[[bytes], bytes]) -> None:
    image = _drawing("RGB")
    lies = altered(_packed_by(image, 9))
    assert encoded(image, 300, like=lies) == encoded(image, 300)


def test_a_file_that_unfolds_to_far_more_is_read_no_further() -> None:
    """The head is that of the picture; a thousand times its rows follow."""
    image = _drawing("L")
    plain = encoded(image, 300)
    start = plain.index(b"IDAT") + 4
    data = zlib.compress(bytes(300_000_000), 9)
    chunk = len(data).to_bytes(4, "big") + b"IDAT" + data
    bomb = plain[: start - 8] + chunk + zlib.crc32(b"IDAT" + data).to_bytes(4, "big") + plain[-12:]
    tracemalloc.start()
    assert encoded(image, 300, like=bomb) == plain
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 10_000_000
