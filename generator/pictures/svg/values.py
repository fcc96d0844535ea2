"""What stands in SVG's attributes: lengths, numbers, colours, transforms, view boxes.

Every function takes the element, too, so that what can't be read is a `Fault` at its place.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from tinycss2.color4 import parse_color

from generator.drawing.drawing import IDENTITY, Matrix, moved, scaled, times, turned
from generator.drawing.paths import FARTHEST
from generator.pictures.svg.read import Fault
from generator.units import CSS_PX_PER_INCH, MM_PER_INCH, PT_PER_INCH

_NUMBER = r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?"
_NUMBERS = re.compile(rf"\s*,?\s*({_NUMBER})")
_LENGTH = re.compile(rf"({_NUMBER})\s*([a-zA-Z]+|%)?")
_TRANSFORM = re.compile(r"[\s,]*([a-zA-Z]+)\s*\(([^()]*)\)[\s,]*")
#: Unit name -> pixels.
_UNITS = {
    "": 1.0, "px": 1.0, "in": CSS_PX_PER_INCH,
    "pt": CSS_PX_PER_INCH / PT_PER_INCH, "pc": 12 * CSS_PX_PER_INCH / PT_PER_INCH,
    "mm": CSS_PX_PER_INCH / MM_PER_INCH, "cm": CSS_PX_PER_INCH / (MM_PER_INCH / 10),
    "q": CSS_PX_PER_INCH / (4 * MM_PER_INCH),
}  # fmt: skip


def numbers(element: Element, key: str, text: str) -> list[float]:
    """Numbers with spaces or commas between them."""
    found: list[float] = []
    at = 0
    text = text.strip()
    while at < len(text):
        match = _NUMBERS.match(text, at)
        if match is None:
            raise Fault(element, f"has a {key} with {text[at : at + 20]!r}, which is no number")
        found.append(_near(element, key, float(match[1])))
        at = match.end()
    return found


def _near(element: Element, key: str, value: float) -> float:
    if not -FARTHEST <= value <= FARTHEST:
        raise Fault(element, f"has a {key} of {value:g}, beyond {FARTHEST:g}")
    return value


def length(element: Element, key: str, text: str, whole: float, em: float = 16.0) -> float:
    """A length in user units; `whole` is what 100 % are."""
    match = _LENGTH.fullmatch(text.strip())
    if match is None:
        raise Fault(element, f"has a {key} of {text[:40]!r}, which is no length")
    value, unit = float(match[1]), (match[2] or "").lower()
    if unit == "%":
        return _near(element, key, value / 100 * whole)
    if unit in ("em", "rem", "ex"):
        return _near(element, key, value * em * (0.5 if unit == "ex" else 1.0))
    if unit not in _UNITS:
        raise Fault(element, f"has a {key} in {match[2]!r}, which is no unit")
    return _near(element, key, value * _UNITS[unit])


def share(element: Element, key: str, text: str) -> float:
    """A number or percentage, brought into 0 to 1."""
    return max(0.0, min(1.0, length(element, key, text, 1.0)))


def colour(element: Element, key: str, text: str, current: str) -> tuple[str, float]:
    """("#RRGGBB", opacity) of a colour; `current` is what `currentColor` means."""
    if text.lower() == "currentcolor":
        if current.lower() == "currentcolor":
            return "#000000", 1.0
        return colour(element, "color", current, "black")
    found = parse_color(text.partition(" icc-color")[0])
    if found is None or isinstance(found, str):
        raise Fault(element, f"has a {key} of {text[:40]!r}, which is no colour")
    try:
        *shares, opacity = found.to("srgb")
    except (NotImplementedError, ValueError):
        raise Fault(element, f"has a {key} of {text[:40]!r}", "write it as #RRGGBB") from None
    channels = (round(max(0.0, min(1.0, part or 0.0)) * 255) for part in shares)
    return "#" + "".join(f"{part:02X}" for part in channels), max(0.0, min(1.0, opacity))


def transform(element: Element, key: str, text: str) -> Matrix:
    """A list of transforms as one matrix."""
    out = IDENTITY
    at = 0
    text = text.strip()
    if text.lower() == "none":
        return out
    while at < len(text):
        match = _TRANSFORM.match(text, at)
        if match is None:
            raise Fault(element, f"has a {key} with {text[at : at + 30]!r}, which is none")
        given = re.sub(r"(?<=\d)(px|deg)\b", "", match[2])
        out = times(out, _one_transform(element, match[1], numbers(element, key, given)))
        at = match.end()
    for value in out:
        _near(element, key, value)
    return out


def _one_transform(element: Element, name: str, given: list[float]) -> Matrix:
    count = len(given)
    if name == "matrix" and count == 6:
        return (given[0], given[1], given[2], given[3], given[4], given[5])
    if name == "translate" and count in (1, 2):
        return moved(given[0], given[1] if count == 2 else 0.0)
    if name in ("translateX", "translateY") and count == 1:
        return moved(given[0], 0.0) if name.endswith("X") else moved(0.0, given[0])
    if name == "scale" and count in (1, 2):
        return scaled(given[0], given[1] if count == 2 else given[0])
    if name == "rotate" and count in (1, 3):
        return turned(*given)
    if name in ("skewX", "skewY") and count == 1:
        slope = math.tan(math.radians(given[0]))
        return (1.0, 0.0, slope, 1.0, 0.0, 0.0) if name == "skewX" else (1, slope, 0, 1, 0, 0)
    raise Fault(element, f"has the transform {name!r} with {count} numbers, which is none")


@dataclass(frozen=True)
class View:
    """The part of the plane that an element shows: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float


def view_box(element: Element, least: float) -> View | None:
    """An element's viewBox, if it has one."""
    written = element.get("viewBox")
    if written is None or not written.strip():
        return None
    found = numbers(element, "viewBox", written)
    if len(found) != 4 or found[2] < least or found[3] < least:
        raise Fault(
            element, f"has the viewBox {written[:40]!r}", 'four numbers, such as "0 0 100 100"'
        )
    return View(*found)


def fitted(element: Element, view: View, port: View) -> tuple[Matrix, bool]:
    """The matrix that lays a view into a port as its preserveAspectRatio says, and whether what
    hangs over is cut off."""
    words = (element.get("preserveAspectRatio") or "xMidYMid meet").split()
    words = [word for word in words if word != "defer"]
    by_x, by_y = port.w / view.w, port.h / view.h
    where, how = words[0], words[1] if len(words) > 1 else "meet"
    match = re.fullmatch(r"x(Min|Mid|Max)Y(Min|Mid|Max)", where)
    if (where != "none" and match is None) or how not in ("meet", "slice") or len(words) > 2:
        raise Fault(element, f"has the preserveAspectRatio {' '.join(words)[:40]!r}")
    left = top = 0.0
    if match is not None:
        by_x = by_y = min(by_x, by_y) if how == "meet" else max(by_x, by_y)
        shares = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
        left = (port.w - view.w * by_x) * shares[match[1]]
        top = (port.h - view.h * by_y) * shares[match[2]]
    matrix = (by_x, 0.0, 0.0, by_y, port.x + left - view.x * by_x, port.y + top - view.y * by_y)
    return matrix, how == "slice"
