"""Pictures and gradients as objects of a PDF.

In: a picture as a file packs it, a gradient. Out: what ReportLab writes as an image and a shading.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

from reportlab.pdfbase import pdfdoc

from generator.colour import parts
from generator.drawing.drawing import Gradient, Stop
from generator.pictures.packed import Packed


class Written(pdfdoc.PDFObject):  # type: ignore[misc]
    """An object of the file whose bytes are known."""

    __RefOnly__ = 1

    def __init__(self, data: bytes) -> None:
        self.data = data

    def format(self, document: Any) -> bytes:
        return self.data


def image(picture: Packed) -> Any:
    """A picture as an object of the PDF."""
    width, height = picture.size
    space: Any = pdfdoc.PDFName("DeviceGray" if picture.parts == 1 else "DeviceRGB")
    if picture.palette:
        colours = pdfdoc.PDFString(picture.palette, escape=True, enc="raw")
        space = array(
            pdfdoc.PDFName("Indexed"),
            pdfdoc.PDFName("DeviceRGB"),
            len(picture.palette) // 3 - 1,
            colours,
        )
    about = {
        "Type": pdfdoc.PDFName("XObject"), "Subtype": pdfdoc.PDFName("Image"),
        "Width": width, "Height": height, "BitsPerComponent": picture.bits, "ColorSpace": space,
        "Filter": pdfdoc.PDFName("DCTDecode" if picture.jpeg else "FlateDecode"),
    }  # fmt: skip
    if picture.rows and not picture.jpeg:
        rows = {"Predictor": 15, "Colors": picture.parts, "Columns": width}
        about["DecodeParms"] = pdfdoc.PDFDictionary(rows | {"BitsPerComponent": picture.bits})
    return pdfdoc.PDFStream(pdfdoc.PDFDictionary(about), picture.data)


def shading(gradient: Gradient, value: Callable[[Stop], list[float]]) -> Any:
    """A gradient as PDF's shading in its own space; `value` is what goes from stop to stop."""
    stops = list(gradient.stops)
    if stops[0].offset > 0:
        stops.insert(0, replace(stops[0], offset=0.0))
    if stops[-1].offset < 1:
        stops.append(replace(stops[-1], offset=1.0))
    pieces = [
        pdfdoc.PDFDictionary(
            {"FunctionType": 2, "Domain": array(0, 1), "N": 1}
            | {"C0": array(*value(before)), "C1": array(*value(after))}
        )
        for before, after in pairwise(stops)
        if after.offset > before.offset
    ]
    bounds = sorted({stop.offset for stop in stops} - {0.0, 1.0})
    function = {
        "FunctionType": 3, "Domain": array(0, 1), "Functions": array(*pieces),
        "Bounds": array(*bounds), "Encode": array(*(0, 1) * len(pieces)),
    }  # fmt: skip
    x, y = gradient.focus
    coordinates = (x, y, 0, 0, 0, 1) if gradient.radial else (0, 0, 1, 0)
    space = "DeviceGray" if len(value(stops[0])) == 1 else "DeviceRGB"
    return pdfdoc.PDFDictionary(
        {
            "ShadingType": 3 if gradient.radial else 2,
            "ColorSpace": pdfdoc.PDFName(space),
            "Coords": array(*coordinates),
            "Extend": pdfdoc.PDFArray([pdfdoc.PDFtrue, pdfdoc.PDFtrue]),
            "Function": pdfdoc.PDFDictionary(function),
        }
    )


def array(*values: Any) -> Any:
    return pdfdoc.PDFArray([round(v, 5) if isinstance(v, float) else v for v in values])


def colour(stop: Stop) -> list[float]:
    return [round(part / 255, 4) for part in parts(stop.colour)]


def opacity(stop: Stop) -> list[float]:
    return [stop.opacity]
