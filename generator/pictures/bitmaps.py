"""Bitmap files as every painter wants them: upright, 8 bits a channel, sRGB, opaque or not.

In: a file's path, or a `data:` URI that an SVG holds. Out: an RGB or RGBA image. What a camera or
a press left in a file (a turn, a colour profile, four inks, 16 bits) is settled here alone.
"""

from __future__ import annotations

import base64
import binascii
import io
import warnings
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PIL import Image, ImageChops, ImageCms, ImageFile, ImageMath, ImageOps

from generator.budgets import budget
from generator.errors import Problem, UserError
from generator.inputs import Stamp, read_bytes, stamp

#: What can be read, by Pillow's names.
FORMATS = ("PNG", "JPEG", "WEBP")
_ORIENTATION = 0x0112
#: White drops out: of a pixel lighter than this in all channels a part, of white all.
_LIGHT = 207


class TooLarge(ValueError):
    """A picture of more pixels than its budget."""


def size(file: str) -> tuple[int, int]:
    """Width and height in pixels, upright. Raises ValueError for what is no picture of ours."""
    with _opened(file) as image:
        w, h = image.size
        return (h, w) if _turn(image) in (5, 6, 7, 8) else (w, h)


@dataclass(frozen=True)
class Look:
    """What a picture is at first sight: pixels, upright; the dpi that it states (0: none); and the
    colour of its edge if its corners let through what lies below, else ""."""

    px: tuple[int, int]
    dpi: float
    rim: str


def look(data: bytes, file: str = "a picture") -> Look:
    """A file's bytes at first sight. Raises ValueError for what is no picture of ours, and
    UserError for one that breaks off."""
    with _read_from(data) as image:
        whole(image, file)
        w, h = image.size
        told = image.info.get("dpi", (0.0, 0.0))
        dpi = float(told[0]) if told[0] == told[1] else 0.0
        turned = _turn(image) in (5, 6, 7, 8)
        return Look((h, w) if turned else (w, h), dpi, _rim(image))


def _rim(image: Image.Image) -> str:
    if image.mode not in ("RGBA", "LA", "PA") and "transparency" not in image.info:
        return ""
    try:
        seen = image.convert("RGBA")
    except Exception:  # broken: whoever shows it will tell
        return ""
    w, h = seen.size
    corners = [seen.getpixel(at) for at in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1))]
    if not any(isinstance(one, tuple) and one[3] < 128 for one in corners):
        return ""
    found = seen.getpixel((w // 2, h // 100))
    assert isinstance(found, tuple)
    return "#{:02X}{:02X}{:02X}".format(*found[:3]) if found[3] > 128 else ""


def unchanged(file: str) -> tuple[bytes, int] | None:
    """The bytes of a PNG or JPEG whose colours are 8 bits or fewer, grey, RGB or a palette, as they
    shall be seen, and how it lies, 1 to 8; None for what has to be read and put right. A PNG lies
    upright. Raises UserError for a file that isn't there."""
    data = read_bytes(file)
    with _read_from(data) as image:
        turn = _turn(image)
        jpeg = image.format == "JPEG" and image.mode in ("RGB", "L")
        png = image.format == "PNG" and image.mode in ("RGB", "L", "1", "P") and turn == 1
        if not (jpeg or png) or _foreign(image.info.get("icc_profile")):
            return None
        return data, turn


#: Pictures that were read, the latest last, and how many pixels of them are kept besides it: a deck
#: shows its few icons on many faces, and each of its many pictures on one.
_PIXELS_KEPT = 4_000_000
_KEPT: dict[tuple[str, bool, Stamp], Image.Image] = {}


def pixels(file: str, clear: bool = False) -> Image.Image:
    """The picture, RGB or RGBA; with `clear` its white lets through what lies below. Raises
    UserError for a file that breaks off."""
    key = (file, clear, () if file.startswith("data:") else stamp(file))
    found = _KEPT.pop(key, None)
    if found is None:
        found = _read(file, clear)
    _KEPT[key] = found
    kept = sum(one.width * one.height for one in _KEPT.values()) - found.width * found.height
    while kept > _PIXELS_KEPT:
        oldest = _KEPT.pop(next(iter(_KEPT)))
        kept -= oldest.width * oldest.height
    return found


def reduced(file: str, clear: bool, size: tuple[int, int]) -> Image.Image:
    """The picture with no more pixels than `size`, either way, filtered. Raises UserError as
    `pixels`."""
    source = pixels(file, clear)
    size = min(size[0], source.width), min(size[1], source.height)
    if size == source.size:
        return source
    key = (id(source), size)
    found = _REDUCED.get(key)
    if found is None or found[0] is not source:
        _REDUCED.clear()
        found = source, source.resize(size, Image.Resampling.LANCZOS)
        _REDUCED[key] = found
    return found[1]


#: The one that was made last, with its source: a face shows one picture several times.
_REDUCED: dict[tuple[int, tuple[int, int]], tuple[Image.Image, Image.Image]] = {}


def _read(file: str, clear: bool) -> Image.Image:
    with _opened(file) as image:
        whole(image, file)
        turned = ImageOps.exif_transpose(image) if _turn(image) != 1 else image
        profile = image.info.get("icc_profile")
    found = _eight_bits(turned)
    if profile and _foreign(profile):
        found = _in_srgb(found, profile)
    if found.mode in ("RGB", "RGBA"):
        pass
    elif found.mode in ("LA", "PA", "La", "RGBa") or "transparency" in found.info:
        found = found.convert("RGBA")
    else:
        found = found.convert("RGB")
    if found.mode == "RGB" and "transparency" in found.info:
        found = found.convert("RGBA")
    return _without_white(found) if clear else found


def _turn(image: Image.Image) -> int:
    """How a picture lies, 1 to 8 as a camera tells it: 1 is upright."""
    if image.format == "PNG" and "exif" not in image.info:
        return 1  # Pillow would read all of it to make sure
    try:
        found = image.getexif().get(_ORIENTATION, 1)
    except Exception:  # what a camera has written wrongly turns nothing
        return 1
    return found if found in range(1, 9) else 1


def whole(image: Image.Image, file: str) -> None:
    """Reads a picture to its end. Raises UserError if it breaks off."""
    patient = ImageFile.LOAD_TRUNCATED_IMAGES
    ImageFile.LOAD_TRUNCATED_IMAGES = False  # WeasyPrint sets it for the whole process
    try:
        image.load()
    except Exception as error:  # struct.error, zlib.error, OSError ...: each reader has its own
        name = "a picture in an SVG" if file.startswith("data:") else file
        reason = " ".join(str(error).split())[:80]
        raise UserError(Problem(f"is broken: {reason}", file=name, hint="save it anew")) from None
    finally:
        ImageFile.LOAD_TRUNCATED_IMAGES = patient


def _opened(file: str) -> Image.Image:
    if not file.startswith("data:"):
        return _read_from(read_bytes(file))
    head, comma, body = file.partition(",")
    if not comma or not head.endswith(";base64"):
        raise ValueError("a data URI that is not base64")
    try:
        return _read_from(base64.b64decode(body))
    except binascii.Error:
        raise ValueError("a data URI that is not base64") from None


def _read_from(data: bytes) -> Image.Image:
    most = budget("picture-pixels")
    if Image.MAX_IMAGE_PIXELS is not None:  # Pillow's own budget is no smaller than ours
        Image.MAX_IMAGE_PIXELS = max(Image.MAX_IMAGE_PIXELS, most)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            image = Image.open(io.BytesIO(data), formats=FORMATS)
    except Image.DecompressionBombError:
        raise TooLarge("is far too large") from None
    except Exception:  # each reader of Pillow has errors of its own
        raise ValueError("not a picture that can be read") from None
    if image.width * image.height > most:
        image.close()
        raise TooLarge(f"is {image.width} x {image.height}")
    return image


def _eight_bits(image: Image.Image) -> Image.Image:
    """16 bits of grey as 8: Pillow would cut them off, not bring them down."""
    if image.mode.startswith("I"):
        return image.convert("I").point(lambda value: value * (1 / 257)).convert("L")
    return image


@lru_cache(maxsize=16)
def _foreign(profile: bytes | None) -> bool:
    """Whether a colour profile is another than sRGB."""
    if not profile:
        return False
    try:
        about = ImageCms.getProfileDescription(ImageCms.ImageCmsProfile(io.BytesIO(profile)))
    except (OSError, ImageCms.PyCMSError):
        return False
    return "srgb" not in str(about).lower()


def _in_srgb(image: Image.Image, profile: bytes) -> Image.Image:
    """Colours of a profile as sRGB's; as they are if the profile doesn't fit them."""
    alpha = image.getchannel("A") if image.mode in ("RGBA", "LA") else None
    flat = image.convert("RGB") if image.mode == "RGBA" else image
    if flat.mode not in ("RGB", "CMYK", "L"):
        return image
    try:
        found = ImageCms.profileToProfile(
            flat,
            ImageCms.ImageCmsProfile(io.BytesIO(profile)),
            ImageCms.createProfile("sRGB"),
            outputMode="RGB",
        )
    except (OSError, ImageCms.PyCMSError):
        return image
    assert found is not None
    if alpha is not None:
        found.putalpha(alpha)
    return found


def _without_white(image: Image.Image) -> Image.Image:
    """The picture with its white taken out: on white paper it looks the same as before."""
    colours = image.convert("RGB")
    red, green, blue = colours.split()
    dark = ImageChops.darker(ImageChops.darker(red, green), blue)
    room = 255 - _LIGHT
    seen = dark.point([min(255, round((255 - value) / room * 255)) for value in range(256)])
    # What is left of a light colour once its share of white is gone.
    out = Image.merge("RGB", [_divided(ImageChops.invert(band), seen) for band in colours.split()])
    if image.mode == "RGBA":
        seen = ImageChops.multiply(seen, image.getchannel("A"))
    out.putalpha(seen)
    return out


def _divided(lost: Image.Image, seen: Image.Image) -> Image.Image:
    """255 - lost / seen, pixel by pixel, where 255 is all."""

    def left(bands: Any) -> Any:
        share = bands["lost"] * 255 / bands["max"](bands["seen"], 1)
        return bands["convert"](255 - bands["min"](share, 255), "L")

    found: Image.Image = ImageMath.lambda_eval(left, lost=lost, seen=seen)
    return found
