"""What other eyes see: the published model, to the last digit where it is exact."""

from __future__ import annotations

import pytest
from eyes import seen_colour
from PIL import Image

from generator.cli import cards
from generator.painting.vision import EYES, contrast, luminance, seen_by

#: From the matrices of Machado, Oliveira and Fernandes 2009 (severity 1.0), worked out by hand in
#: linear light: red 255 keeps .152286 of its light in protanopia, and .367322 in deuteranopia.
RED = {"protanopia": (109, 95, 0), "deuteranopia": (163, 144, 0), "tritanopia": (255, 0, 15)}


@pytest.mark.parametrize("eye", RED)
def test_red_as_the_model_says(eye: str) -> None:
    assert seen_colour(eye, (255, 0, 0)) == RED[eye]


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("grey", [0, 60, 128, 255])
def test_greys_stay_greys(eye: str, grey: int) -> None:
    """Each row of a matrix adds up to 1."""
    assert all(abs(part - grey) <= 1 for part in seen_colour(eye, (grey, grey, grey)))


def test_deuteranopes_take_some_reds_for_greens() -> None:
    red, green = (208, 80, 48), (120, 140, 32)

    assert all(
        abs(a - b) <= 2
        for a, b in zip(
            seen_colour("deuteranopia", red), seen_colour("deuteranopia", green), strict=True
        )
    )


@pytest.mark.parametrize("eye", EYES)
def test_a_picture_is_seen_as_its_colours_are(eye: str) -> None:
    """The table is interpolated: 3 of 255 off at most but for one colour in a hundred."""
    colours = [(r, g, b) for r in range(0, 256, 17) for g in range(5, 256, 25) for b in (0, 9, 200)]
    image = Image.new("RGB", (len(colours), 1))
    image.putdata(colours)
    seen = seen_by(eye, image)

    far = sorted(
        max(abs(a - b) for a, b in zip(seen.getpixel((x, 0)), seen_colour(eye, c), strict=True))
        for x, c in enumerate(colours)
    )
    assert far[len(far) * 99 // 100] <= 4
    assert far[-1] <= 16


def test_contrast_is_that_of_wcag() -> None:
    """Black on white 21:1; #767676 is the lightest grey that passes on white."""
    white = luminance((255, 255, 255))

    assert contrast(white, luminance((0, 0, 0))) == pytest.approx(21)
    assert contrast(white, luminance((0x76,) * 3)) == pytest.approx(4.54, abs=0.01)
    assert contrast(luminance((0x77,) * 3), white) == pytest.approx(4.48, abs=0.01)


def test_the_command_offers_these_eyes() -> None:
    assert set(cards.EYES) == set(EYES)
