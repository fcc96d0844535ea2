"""What a book embeds is what was given: the same fonts, the same pixels."""

from __future__ import annotations

import base64
import io
import zlib

import pytest
from PIL import Image

from generator.painting.pngfile import encoded
from generator.rulebook.embedded import Held, by_address, packed_pixels

_FONT = base64.b64encode(b"one font").decode()
_OTHER = base64.b64encode(b"another font").decode()


def _png(image: Image.Image, **options: object) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", **options)
    return out.getvalue()


def test_each_font_has_one_address() -> None:
    page = "".join(f'src: url("data:font/ttf;base64,{one}"); ' for one in (_FONT, _OTHER, _FONT))
    html, held = by_address(page)
    fonts = {address: one.data for address, one in held.items()}
    assert sorted(fonts.values()) == [b"another font", b"one font"]
    assert {one.kind for one in held.values()} == {"font/ttf"}
    assert "base64" not in html
    assert all(html.count(address) == 1 + (font == b"one font") for address, font in fonts.items())


def test_an_ornament_of_a_style_has_an_address() -> None:
    drawn = base64.b64encode(b"<svg/>").decode()
    html, held = by_address(f'h1 {{ background: url("data:image/svg+xml;base64,{drawn}") }}')
    (address, ornament) = next(iter(held.items()))
    assert html == f'h1 {{ background: url("{address}") }}'
    assert ornament == Held("image/svg+xml", b"<svg/>")


def test_other_data_stays_inside() -> None:
    page = '<img src="data:image/png;base64,AAAA">'
    assert by_address(page) == (page, {})


def test_an_opaque_picture_is_taken_as_it_is() -> None:
    image = Image.linear_gradient("L").convert("RGB").resize((20, 10))
    for png in (encoded(image, 220), _png(image), _png(image, compress_level=0)):
        pixels = packed_pixels(png)
        assert pixels is not None
        assert len(zlib.decompress(pixels)) == 10 * (1 + 20 * 3)


@pytest.mark.parametrize("mode", ["L", "RGBA", "P", "I;16", "1"])
def test_any_other_picture_is_packed_by_the_library(mode: str) -> None:
    assert packed_pixels(_png(Image.new(mode, (4, 4)))) is None


def test_one_clear_colour_is_no_opaque_picture() -> None:
    assert packed_pixels(_png(Image.new("RGB", (4, 4)), transparency=(0, 0, 0))) is None


def test_what_breaks_off_is_no_picture() -> None:
    png = encoded(Image.new("RGB", (4, 4)))
    assert packed_pixels(png) is not None
    assert all(packed_pixels(png[:end]) is None for end in range(len(png)))
    assert packed_pixels(b"GIF89a") is None
