"""`fill` and `stroke`: one colour, or a gradient in the space of the whole picture.

In: what is written, the element, its box and the matrix from its space to the picture's. Out: a
colour or a `Gradient`, and how opaque it is; None paints nothing.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from xml.etree.ElementTree import Element

from generator.drawing.drawing import (
    Gradient,
    Matrix,
    Stop,
    apply,
    box_through,
    moved,
    scaled,
    times,
)
from generator.pictures.svg.limits import MOST_TAKEN
from generator.pictures.svg.read import Fault, Tree, href, known, local
from generator.pictures.svg.style import Style
from generator.pictures.svg.values import View, colour, length, share, transform
from generator.units import Box

_URL = re.compile(r"url\(\s*['\"]?(.*?)['\"]?\s*\)\s*(.*)", re.DOTALL)
#: What `color` and `fill` are where nobody says so: black, or the colour that a layout gives.
UNSAID = "unsaid"
#: A gradient that repeats does so this often at most.
_REPEATS = 64
#: A focus lies inside its circle, if only just.
_INSIDE = 0.999

Paint = tuple[str | Gradient, float]


@dataclass
class Colours:
    """What a layout makes of a picture's colours, and which it has of its own.

    `given` stands for `currentColor` and for what has no colour; with `all_` it stands for every
    colour. `own` are those that the file names, `open_` is true if it leaves one open.
    """

    given: str | None = None
    all_: bool = False
    own: set[str] = field(default_factory=set)
    open_: bool = False

    def of(self, element: Element, key: str, text: str, current: str) -> tuple[str, float]:
        """A written colour as it is painted, and how opaque it is."""
        if text.lower() == "currentcolor":
            text = current
        if text == UNSAID or text.lower() == "currentcolor":
            self.open_ = True
            return self.given or "#000000", 1.0
        found, opacity = colour(element, key, text, current)
        if opacity:
            self.own.add(found)
        return (self.given if self.all_ and self.given else found), opacity


def link(element: Element, key: str, text: str) -> tuple[str, str] | None:
    """("#id", what stands after it) of `url(#id) ...`; None if it is no link."""
    match = _URL.fullmatch(text)
    return (match[1].strip(), match[2].strip()) if match else None


class Paints:
    """Reads the paints of one tree."""

    def __init__(self, tree: Tree, colours: Colours, style_of: Callable[[Element], Style]) -> None:
        self.tree, self.colours, self.style_of = tree, colours, style_of
        #: Of a gradient: those that it takes over from, and its stops.
        self._known: dict[Element, tuple[list[Element], list[Stop]]] = {}

    def read(
        self, element: Element, key: str, style: Style, box: Box | None, ctm: Matrix, port: View
    ) -> Paint | None:
        """The `fill` or `stroke` of an element with that style."""
        text = style[key]
        if text in ("none", "transparent"):
            return None
        found: Paint | None
        linked = link(element, key, text)
        if linked is None:
            found = self.colours.of(element, key, text, style["color"])
        elif linked[1] and linked[0][1:] not in self.tree.ids:
            if linked[1] == "none":
                return None
            found = self.colours.of(element, key, linked[1], style["color"])
        else:
            found = self._server(self.tree.named(linked[0], element), element, box, ctm, port)
        if found is None:
            return None
        opacity = found[1] * share(element, f"{key}-opacity", style[f"{key}-opacity"])
        return (found[0], opacity) if opacity > 0 else None

    def _server(
        self, server: Element, asker: Element, box: Box | None, ctm: Matrix, port: View
    ) -> Paint | None:
        kind = local(server)
        if kind not in ("linearGradient", "radialGradient"):
            raise Fault(server, "can't be shown as a paint", "turn it into shapes or a PNG")
        if server not in self._known:
            chain = self._chain(server)
            stops = self._stops(next((one for one in chain if len(_stops_in(one))), server))
            self._known[server] = chain, stops
        chain, stops = self._known[server]
        if not stops:
            return None

        def said(key: str, default: str) -> str:
            return next((one.get(key, "") for one in chain if one.get(key)), default)

        whole = said("gradientUnits", "objectBoundingBox")
        if whole == "objectBoundingBox":
            if box is None or box.w <= 0 or box.h <= 0:
                return None
            sides = (1.0, 1.0, 1.0)
            space: Matrix = (box.w, 0.0, 0.0, box.h, box.x, box.y)
        else:
            sides = (port.w, port.h, math.hypot(port.w, port.h) / math.sqrt(2))
            space = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        space = times(space, transform(server, "gradientTransform", said("gradientTransform", "")))
        last = stops[-1].colour, stops[-1].opacity

        def measure(key: str, default: str, axis: int) -> float:
            return length(server, key, said(key, default), sides[axis])

        focus = (0.0, 0.0)
        if kind == "linearGradient":
            x, y = measure("x1", "0%", 0), measure("y1", "0%", 1)
            dx, dy = measure("x2", "100%", 0) - x, measure("y2", "0%", 1) - y
            if dx == dy == 0:
                return last
            own: Matrix = (dx, dy, -dy, dx, x, y)
        else:
            x, y, r = measure("cx", "50%", 0), measure("cy", "50%", 1), measure("r", "50%", 2)
            if r <= 0:
                return last
            own = (r, 0.0, 0.0, r, x, y)
            fx = measure("fx", "", 0) if said("fx", "") else x
            fy = measure("fy", "", 1) if said("fy", "") else y
            focus = _inside((fx - x) / r, (fy - y) / r)
            hole = measure("fr", "0%", 2) / r
            if hole > 0:
                if focus != (0.0, 0.0) or hole >= 1:
                    raise Fault(server, "has an fr that can't be shown")
                stops = [replace(one, offset=hole + one.offset * (1 - hole)) for one in stops]
        if len(stops) == 1 or all(
            (one.colour, one.opacity) == (stops[0].colour, stops[0].opacity) for one in stops
        ):
            return stops[0].colour, stops[0].opacity
        found = Gradient(tuple(stops), times(space, own), kind == "radialGradient", focus)
        spread = said("spreadMethod", "pad")
        if spread not in ("pad", "reflect", "repeat"):
            raise Fault(server, f"has the spreadMethod {spread!r}")
        if spread != "pad" and box is not None:
            found = _repeated(found, spread == "reflect", box, server)
        return replace(found, matrix=times(ctm, found.matrix)), 1.0

    def _chain(self, server: Element) -> list[Element]:
        """A gradient, the one that it takes over from, and so on."""
        chain = [server]
        while link_ := href(chain[-1]):
            after = self.tree.named(link_, chain[-1])
            if after in chain:
                raise Fault(server, "refers to itself")
            if not local(after).endswith("Gradient"):
                raise Fault(chain[-1], f"refers to a <{local(after)}>")
            chain.append(after)
            if len(chain) > MOST_TAKEN:
                raise Fault(server, f"takes over from more than {MOST_TAKEN} gradients")
        return chain

    def _stops(self, server: Element) -> list[Stop]:
        out: list[Stop] = []
        for element in _stops_in(server):
            style = self.style_of(element)
            offset = share(element, "offset", element.get("offset", "0"))
            found, opacity = self.colours.of(
                element, "stop-color", style["stop-color"], style["color"]
            )
            opacity *= share(element, "stop-opacity", style["stop-opacity"])
            before = out[-1].offset if out else 0.0
            out.append(Stop(max(before, offset), found, opacity))
        return out


def _stops_in(server: Element) -> list[Element]:
    return [one for one in server if known(one) and local(one) == "stop"]


def _inside(x: float, y: float) -> tuple[float, float]:
    far = math.hypot(x, y)
    return (x, y) if far <= _INSIDE else (x / far * _INSIDE, y / far * _INSIDE)


def _repeated(gradient: Gradient, mirrored: bool, box: Box, server: Element) -> Gradient:
    """A gradient that is written once, as often as it takes to fill a box."""
    a, b, c, d, e, f = gradient.matrix
    det = a * d - b * c
    if det == 0:
        return gradient
    inverse = (d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det)
    if gradient.radial:
        corners = [(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
        off = 1 - math.hypot(*gradient.focus)
        far = max(math.dist(apply(inverse, *one), gradient.focus) for one in corners)
        first, last = 0, math.ceil(far / off)
    else:
        seen = box_through(inverse, box)
        first, last = math.floor(seen.x), math.ceil(seen.right)
    first, last = min(first, 0), max(last, 1)
    count = last - first
    if count > _REPEATS:
        raise Fault(server, f"is repeated {count} times; at most {_REPEATS} can be shown")
    stops: list[Stop] = []
    for turn in range(first, last):
        back = mirrored and turn % 2
        for stop in reversed(gradient.stops) if back else gradient.stops:
            offset = 1 - stop.offset if back else stop.offset
            stops.append(replace(stop, offset=(turn - first + offset) / count))
    x, y = gradient.focus
    shift = moved(x * (1 - count), y * (1 - count)) if gradient.radial else moved(float(first), 0.0)
    return replace(
        gradient,
        stops=tuple(stops),
        matrix=times(gradient.matrix, times(shift, scaled(float(count)))),
    )
