"""A net painted: its panels by a layout, then where to glue, where to fold and where to cut.

In: a net, the layout's name and its values. Out: a `Drawing` as large as the net. The layout is
drawn once a panel, at the panel's own size and way up, and may ask for `panel`, `w` and `h` (mm),
and for `wide`, `high` and `deep`, the thing's own measures inside. Colour runs beyond cuts and onto
the strips for glue; the rest of these stays bare paper, because glue holds there. Cut lines are
solid, fold lines dashed; white beneath shows them on dark ground, or cut lines have a colour that
is told from paper and ground, and no fault where scissors leave some of it. Of what is closed with
glue every edge is a fold that one sees: there dashed ticks on bare paper, in line with the fold
beyond both of its ends, say where a ruler lies, and short ones inside where a fold ends in notches.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from generator import art
from generator.catalogue.records import CardStock
from generator.components.nets import Net, Panel
from generator.drawing import paths
from generator.drawing.drawing import IDENTITY, Drawing, Group, Item, Path, Shape, Stroke
from generator.drawing.fonts import Font, Shelf
from generator.drawing.outlines import Outline
from generator.faces.layout import Layout
from generator.faces.load import load_layout
from generator.faces.plan import draw
from generator.pictures.cutline import grown
from generator.project import Project
from generator.sheets.cutlines import COLOURED
from generator.sheets.forms import text_form
from generator.sheets.marks import Line
from generator.units import PT, Box

#: A fold's line and its dashes, in mm.
FOLD, FOLD_DASH = 0.18, (2.0, 1.5)
#: A cut's line and the white beneath it, mm: it runs through dark bleed, and is all that is seen of
#: a flap's outline there.
_CUT, _BENEATH = 0.25, 0.75
_BLACK, _WHITE, _GREY = "#000000", "#FFFFFF", "#8A8A8A"
#: Hatching: how far apart its lines are, and how thick.
_APART, _THIN = 2.2, 0.15
#: Panels share this much of each other, so that no white shows where they meet.
_OVERLAP = 0.15
_GLUE, _GLUE_SIZE = "glue", 7 * PT
#: A fold's tick: how long and broad it is, its dashes, and how far from colour it begins, in mm.
_TICK, _TICK_WIDTH, _TICK_DASH, _TICK_GAP = 5.5, 0.25, (1.5, 0.5), 0.5
#: So far beyond the colour of what is closed with glue its ticks end, mm.
TICKS = _TICK_GAP + _TICK
#: A tick inside of the cut, in mm: it stays on the finished thing.
_INNER = 2.0
#: How far a fold's way is from a cut that runs beside it at least, mm.
_CLEAR = 0.02
#: Colour that reaches over a tick's line by no more than this doesn't hide it, mm.
_GRAZED = 0.1


class Folder:
    """Paints nets for one catalogue: layouts of one size are read once, stamps are shared."""

    def __init__(
        self,
        project: Project,
        palette: Mapping[str, str],
        ornaments: art.Ornaments,
        language: str,
        font: Font,
        stamps: dict[str, tuple[Item, ...]],
    ) -> None:
        self.project, self.palette, self.language = project, palette, language
        self.ornaments = ornaments
        self.font, self.stamps = font, stamps
        self._shelf = Shelf(project)
        self._folders = [root / "cards" for root in project.roots()]
        self._layouts: dict[tuple[str, CardStock], Layout] = {}
        self._drawn: dict[str, Drawing] = {}

    def drawing(
        self,
        name: str,
        net: Net,
        layout: str,
        bleed: float,
        values: Mapping[str, Any],
        layouts: Mapping[str, str] | None = None,
        cut: str = "",
    ) -> Drawing:
        """The net, painted; `layouts` are those of panels by name that have one of their own, and
        `cut` is the colour of the line to cut along, "" for black on white. Raises UserError with
        what is wrong with the layout."""
        items = self._panels(name, net, layout, bleed, values, layouts or {})
        # The largest strip bears the edition: on the finished thing it's out of sight.
        largest = max(net.glue, key=lambda one: one.box.w * one.box.h, default=None)
        holds = f"{values['deck']['cards']} cards" if values["for_cards"] else values["title"]
        imprint = f"{_GLUE} · {holds} · edition {values['edition']}"
        for glue in net.glue:
            says = (imprint, _GLUE) if glue is largest else (_GLUE,)
            items += self._glue(glue, bleed, net, says)
        if net.pin:  # a disc: no colour where nothing of it is
            items = [Group(tuple(items), IDENTITY, grown(net.outline.path(), bleed))]
        items += _lines(net, bleed, cut)
        shown = bleed + TICKS if net.glue else bleed
        return Drawing(name, net.size, shown, 0.0, tuple(items), self.stamps)

    def art(
        self, name: str, net: Net, layout: str, bleed: float, values: Mapping[str, Any]
    ) -> Drawing:
        """What is printed on a net that a shop cuts and folds: its panels, without any line. Raises
        UserError with what is wrong with the layout."""
        items = self._panels(name, net, layout, bleed, values, {})
        return Drawing(name, net.size, bleed, 0.0, tuple(items), self.stamps)

    def _panels(
        self,
        name: str,
        net: Net,
        layout: str,
        bleed: float,
        values: Mapping[str, Any],
        layouts: Mapping[str, str],
    ) -> list[Item]:
        items: list[Item] = []
        for panel in net.panels:
            own = layouts.get(panel.name, layout)
            drawn = self.panel(name, net, panel, own, bleed, values)
            clip = paths.rectangle(net.spread(panel, bleed, _OVERLAP))
            items.append(Group((Group(drawn.items, panel.matrix),), IDENTITY, clip))
        return items

    def panel(
        self,
        name: str,
        net: Net,
        panel: Panel,
        layout: str,
        bleed: float,
        values: Mapping[str, Any],
    ) -> Drawing:
        """One panel by itself, upright: drawn once, for a net is made of the same as is looked at
        by itself. Raises UserError with what is wrong with the layout."""
        size = panel.size
        stock = CardStock(size, bleed, min(3.0, size.w / 6, size.h / 6), 0.0, panel.name)
        if (layout, stock) not in self._layouts:
            self._layouts[layout, stock] = load_layout(
                layout, self.project, self._shelf, stock, self.palette, self.ornaments
            )
        wide, high, deep = net.inner
        names = {
            **values, **panel.values, "panel": panel.name, "w": size.w, "h": size.h,
            "wide": wide, "high": high, "deep": deep,
        }  # fmt: skip
        asked = repr((name, layout, bleed, names))  # all that it hangs on
        if asked not in self._drawn:
            self._drawn[asked] = draw(
                f"{name}-{panel.name}",
                self._layouts[layout, stock],
                stock,
                names,
                self.language,
                self._folders,
                self.stamps,
                f"{name} ({panel.name})",
            )
        return replace(self._drawn[asked], folds=net.folded(panel))

    def _glue(self, glue: Outline, bleed: float, net: Net, says: Sequence[str]) -> list[Item]:
        """Bare paper, hatched, except within `bleed` of the fold that the strip hangs on."""
        inside = _without_fold(glue, bleed, net)
        return [
            Group(tuple(bare_strip(inside, says, self.font, _GLUE_SIZE)), IDENTITY, glue.path())
        ]


def bare_strip(box: Box, says: Sequence[str], font: Font, em: float) -> list[Item]:
    """A white box with hatching where glue comes, and along it the first text that there is room
    for; `em` in mm."""
    edge = paths.rectangle(box)
    out: list[Item] = [Shape(edge, _WHITE), Group((_hatching(box),), IDENTITY, edge)]
    x, y = box.centre
    for text in says:
        form = text_form(font, em, text, ())
        w, h = form.size.w, form.size.h
        if min(box.w, box.h) < h + 0.5 or max(box.w, box.h) < w + 2:
            continue
        upright = box.w >= w + 2
        matrix = (
            (1.0, 0.0, 0.0, 1.0, x - w / 2, y - h / 2) if upright
            else (0.0, -1.0, 1.0, 0.0, x - h / 2, y + w / 2)
        )  # fmt: skip
        patch = Box(x - w / 2, y - h / 2, w, h) if upright else Box(x - h / 2, y - w / 2, h, w)
        out.append(Shape(paths.rectangle(patch.grown(0.3)), _WHITE))
        out.append(Group(form.items, matrix))
        break
    return out


def _lines(net: Net, bleed: float, cut: str) -> list[Item]:
    """Folds, then the cut, then where a pin goes through."""
    folds, stroke = (
        (
            _joined([*ticks(net, bleed), *_inner_ticks(net)]),
            Stroke(_BLACK, _TICK_WIDTH, dash=_TICK_DASH),
        )
        if net.glue
        else (_joined(net.folds), Stroke(_BLACK, FOLD, dash=FOLD_DASH))
    )
    outline = net.outline.path()
    visible = ((_WHITE, _BENEATH), (_BLACK, _CUT))
    along = ((cut, COLOURED),) if cut else visible
    pin = [
        Shape(_joined(net.pin), None, Stroke(colour, width)) for colour, width in visible if net.pin
    ]
    return [
        Shape(folds, None, Stroke(_WHITE, stroke.width)),
        Shape(folds, None, stroke),
        *(Shape(outline, None, Stroke(colour, width, join="round")) for colour, width in along),
        *pin,
    ]


def ticks(net: Net, bleed: float) -> Iterator[Line]:
    """Where folds go on outside of the net: from each of their ends that no other fold and no cut
    goes on from, the first bare paper there is room on."""
    covers = _covers(net, bleed)
    for fold in net.folds:
        long = math.hypot(fold.x2 - fold.x1, fold.y2 - fold.y1)
        ux, uy = (fold.x2 - fold.x1) / long, (fold.y2 - fold.y1) / long
        for x, y, way in ((fold.x1, fold.y1, -1), (fold.x2, fold.y2, 1)):
            vx, vy = way * ux, way * uy
            if net.outline.depth(x + 0.5 * vx, y + 0.5 * vy) < -_CLEAR:
                start = _bare(x, y, vx, vy, covers)
                end = start + _TICK
                yield Line(x + start * vx, y + start * vy, x + end * vx, y + end * vy)


def _covers(net: Net, bleed: float) -> list[Box]:
    """What panels with their bleed and strips for glue cover."""
    covers = [net.spread(panel, bleed, _OVERLAP) for panel in net.panels]
    return covers + [glue.box for glue in net.glue]


def covered(net: Net, bleed: float) -> list[Box]:
    """All that a net and the ticks of its folds take of the paper."""
    return _covers(net, bleed) + [line.box(_TICK_WIDTH / 2) for line in ticks(net, bleed)]


def _bare(x: float, y: float, vx: float, vy: float, covers: Iterable[Box]) -> float:
    """How far from a place, in a direction along x or y, bare paper begins that a tick fits on."""
    spans = []
    for box in covers:
        across, low, high = (y, box.y, box.bottom) if vx else (x, box.x, box.right)
        if low + _GRAZED < across < high - _GRAZED:
            ends = ((end - x) * vx for end in (box.x, box.right))
            spans.append(sorted(ends if vx else ((end - y) * vy for end in (box.y, box.bottom))))
    start = 0.0
    for near, far in sorted(spans):
        if near < start + TICKS and far > start:
            start = far
    return start + _TICK_GAP


def _inner_ticks(net: Net) -> Iterator[Line]:
    """The first and the last of each fold that has no room for ticks outside."""
    for fold in net.enclosed:
        long = math.hypot(fold.x2 - fold.x1, fold.y2 - fold.y1)
        x, y = (fold.x2 - fold.x1) * _INNER / long, (fold.y2 - fold.y1) * _INNER / long
        yield Line(fold.x1, fold.y1, fold.x1 + x, fold.y1 + y)
        yield Line(fold.x2 - x, fold.y2 - y, fold.x2, fold.y2)


def _joined(several: Iterable[Line]) -> Path:
    return Path(
        tuple(
            segment
            for line in several
            for segment in paths.line(line.x1, line.y1, line.x2, line.y2).segments
        )
    )


def _without_fold(glue: Outline, bleed: float, net: Net) -> Box:
    """The box of a strip for glue without what lies within `bleed` of its fold: there the colour
    goes on."""
    box = glue.box
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    for fold in net.folds:
        upright = abs(fold.x1 - fold.x2) < 1e-6
        if upright and min(fold.y2, bottom) - max(fold.y1, top) > bleed:
            left = left + bleed if abs(fold.x1 - box.x) < 1e-6 else left
            right = right - bleed if abs(fold.x1 - box.right) < 1e-6 else right
        if not upright and min(fold.x2, right) - max(fold.x1, left) > bleed:
            top = top + bleed if abs(fold.y1 - box.y) < 1e-6 else top
            bottom = bottom - bleed if abs(fold.y1 - box.bottom) < 1e-6 else bottom
    return Box(left, top, right - left, bottom - top)


def _hatching(box: Box) -> Shape:
    """Lines of 45 degrees all over a box."""
    found: list[Any] = []
    start = box.x - box.h
    while start < box.right:
        found += paths.line(start, box.bottom, start + box.h, box.y).segments
        start += _APART * 1.4142
    return Shape(Path(tuple(found)), None, Stroke(_GREY, _THIN))
