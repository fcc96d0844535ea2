"""What a sheet of components says beside its pieces, in words. English, as the cards' sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.sheets.words import Wording
from generator.units import Size

#: How to make a thing from its sheet.
TOKENS = {
    "square": "cut along the marks",
    "hexagon": "cut along the lines: first row from row, then piece from piece",
    "disc": "cut along the outer lines or with a punch of {across:g} mm",
}
_FOLDED = "{cut}, fold at the dashes"
_GLUED = "{cut}, fold over at the dashes, glue"
_MIXED = "cut along the solid lines, fold at the dashed ones"
#: What is said instead where some of it is glued when it is folded.
_MIXED_GLUED = "cut along the lines, fold at the dashes, glue folded {things}"
#: On what all is printed: lighter paper makes neither a box that stands nor a piece to pick up.
PAPER = "stiff paper, 200–300 g/m²"
ONE_SIDE = "Print on one side, {cut}"
TWO_SIDES = "Print on both sides, flip on the long edge, {cut}"
NET = (
    "Print on one side, score from tick to tick, cut, fold away from the print, "
    "glue the hatched areas"
)
#: What is done to make a box, by the name of its picture, in order.
BOX_STEPS = {
    "printed": f"Print at 100 % on {PAPER}.",
    "scored": "Score each fold from tick to tick.",
    "cut": "Cut along the solid lines.",
    "tube": "Fold away from the print, glue the strip under the back.",
    "bottom": "Fold in the flaps, glue the bottom over the hatched flap.",
    "closed": "Put in the cards, fold in the flaps, tuck in the lid.",
}
#: What is said of a box in two halves instead.
HALVES_TUBE = "Fold away from the print, glue each strip under the other half."
#: What is done to make a die, by the name of its picture, in order.
DIE_STEPS = {
    "scored": "Score each fold from tick to tick.",
    "cut": "Cut along the solid lines.",
    "closed": "Fold away from the print, glue the hatched tabs under the faces.",
}
#: What is done to print and cut pieces with two sides, by the name of its picture, in order.
PIECE_STEPS = {
    "printed": f"Print at 100 % on {PAPER}.",
    "turned": "Print the backs behind the fronts: flip on the long edge.",
    "cut": "Cut along the marks.",
}
#: What is said of a box that isn't for cards.
FILLED = "Fill it, fold in the flaps, tuck in the lid."
BY_MACHINE = "cut with the {machine}"
#: How else the same money may be printed, in fewer pieces or in ones, so short that it stands in
#: one line beside the rulers.
FEWER = "Fewer to cut: {sheet}, {count} {things}"
IN_ONES = "All in ones: {sheet}, {count} pieces"
#: No more tiles than that are named one by one.
_FEW = 4
GLUED_UNDER = "{tile} is glued on here"


@dataclass(frozen=True)
class ComponentWording(Wording):
    """As on a card's sheets, but most are printed on one side; `names` says what lies on each
    sheet, `how` what to do with it, `more` how many pages follow, `others` what may be printed
    instead."""

    names: Sequence[str] = ()
    how: str = "Print on one side"
    more: int = 0
    others: str = ""

    def of_page(self, page: int, sheet: int, side: str) -> dict[str, str]:
        position = self._place(str(page), self.names[sheet - 1])
        return {**self.of_side(side), "position": position}

    def of_side(self, side: str) -> dict[str, str]:
        widest = "8" * len(str(self.pages)), max(self.names, key=len)
        texts = {**super().of_side(side), "position": self._place(*widest)}
        texts["scale"] = f"{texts['scale']}, {PAPER}"
        if side == "back":
            return texts
        return {**texts, "flip": self.how, **({"others": self.others} if self.others else {})}

    def _place(self, page: str, name: str) -> str:
        return f"{name} · page {page} of {self.pages + self.more}"


def folded(cut: str, glued: bool) -> str:
    """What is done with pieces that fold, after they were cut."""
    return (_GLUED if glued else _FOLDED).format(cut=cut)


def among_others(glued: Sequence[str]) -> str:
    """What is done with pieces of several kinds on one sheet, of which these are `glued` folded."""
    return _MIXED_GLUED.format(things=", ".join(dict.fromkeys(glued)).lower()) if glued else _MIXED


def pieces(counts: dict[str, int]) -> str:
    """`117 coins` or `46 coins, 24 coins of five`, `Die`: what lies on a sheet."""
    if list(counts.values()) == [1]:
        return next(iter(counts))
    return ", ".join(f"{count} {title}" for title, count in counts.items())


def tile_name(index: int, columns: int) -> str:
    """Tiles as on a map: rows are letters, columns numbers; `index` counts from 0, row by row."""
    row, column = divmod(index, columns)
    return f"{chr(ord('A') + row)}{column + 1}"


def tiled(columns: int, rows: int, overlap: float = 0.0) -> str:
    """How tiles become whole again."""
    order = "from left to right" if rows == 1 else f"row by row, {columns} in each"
    if overlap:
        return f"Print on one side, cut at the marks but keep the hatched strips, glue {order}"
    return f"Print on one side, cut at the marks, lay tiles edge to edge {order}"


def assembly(
    title: str, size: Size, tiles: Sequence[str], overlap: float, folds: Sequence[float]
) -> tuple[str, dict[str, str]]:
    """The heading of the page that shows how tiles become whole, and its steps, by the names of
    their pictures."""
    which = ", ".join(tiles) if len(tiles) <= _FEW else f"{tiles[0]} to {tiles[-1]}"
    steps = {
        "printed": f"Print pages 1 to {len(tiles)} at 100 %: the ruler must measure 50 mm or 2 in."
    }
    if overlap:
        steps["cut"] = f"Cut at the marks, but leave the hatched strips of {overlap:g} mm."
        steps["glued"] = "Put glue on a hatched strip."
        steps["laid"] = f"Lay the next tile on it, edge on the seam: {which}."
    else:
        steps["cut"] = "Cut each tile at the marks, on all sides."
        steps["laid"] = f"Lay {which} edge to edge, the print up."
        steps["taped"] = "Turn all over and tape the seams from behind."
    if folds:
        lies = "Turn it face down, and score" if overlap else "Still face down, score"
        steps["scored"] = f"{lies} it {_where(size.w, folds)}."
        leaf = max(
            b - a for a, b in zip((0.0, *sorted(folds)), (*sorted(folds), size.w), strict=True)
        )
        now = f"{leaf:g} mm square" if leaf == size.h else f"{leaf:g} × {size.h:g} mm"
        steps["folded"] = f"Turn it over and fold it there, the print inside: {now}."
    whole = f"{size.w:g} × {size.h:g} mm"
    return f"{title}: how {len(tiles)} tiles become one, {whole}", steps


def _where(width: float, folds: Sequence[float]) -> str:
    """Where to score what lies face down: what was the left edge is the right one now."""
    if [2 * x for x in folds] == [width]:
        return f"in the middle, {folds[0]:g} mm from either side"
    return " and ".join(f"{x:g} mm" for x in folds) + " from the edge that is now at the right"


def half_of(title: str, name: str) -> str:
    """What one of several nets of a thing is called."""
    return f"{title}, {name}" if name else title


def half(name: str) -> str:
    """What half of a box is called."""
    return f"{name} half"


def too_large(title: str, size: Size, paper: str, instead: str) -> str:
    """Why a net isn't where one would look for it."""
    return f"{title}: {size.w:.0f} x {size.h:.0f} mm does not fit on {paper}; it comes {instead}"
