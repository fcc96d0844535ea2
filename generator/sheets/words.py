"""What a sheet says beside its cards, in words. English; the only place with these sentences."""

from __future__ import annotations

from dataclasses import dataclass

from generator.sheets.placement import Duplex

#: The edge that a printed sheet is turned over.
FLIPS = {Duplex.LONG_EDGE: "long edge", Duplex.SHORT_EDGE: "short edge"}


@dataclass(frozen=True)
class Wording:
    """The texts of one job's sheets, by the name of their label.

    `edition` may be empty; `sheets` is the number of sheets of paper, `pages` that of printed
    pages.
    """

    title: str
    edition: str
    paper: str
    duplex: Duplex
    sheets: int
    pages: int

    def of_page(self, page: int, sheet: int, side: str) -> dict[str, str]:
        """All texts of a page; `page` and `sheet` count from 1, `side` is front, back or both."""
        return {**self.of_side(side), "position": self._position(str(page), str(sheet), side)}

    def of_side(self, side: str) -> dict[str, str]:
        """The texts of every front or back page; the position is the widest that there can be."""
        widest = "8" * len(str(self.pages)), "8" * len(str(self.sheets))
        return {
            "identity": f"{self.title} · edition {self.edition}" if self.edition else self.title,
            "flip": self._flip(side),
            "position": self._position(*widest, side),
            "scale": f"Print at 100 % (actual size) on {self.paper}",
        }

    def page_name(self, sheet: int, side: str) -> str:
        """What a page is called in a reader's outline."""
        return f"Sheet {sheet}" if side == "both" else f"Sheet {sheet}, {side}"

    def _position(self, page: str, sheet: str, side: str) -> str:
        what = "" if side == "both" else f", {side}"
        return f"page {page} of {self.pages} · sheet {sheet} of {self.sheets}{what}"

    def _flip(self, side: str) -> str:
        edge = FLIPS.get(self.duplex)
        if edge is not None:
            if side == "back":
                return f"Back: flip on the {edge}"
            return f"Front: print on both sides, flip on the {edge}"
        if self.duplex is Duplex.FOLD:
            return "Print on one side, fold on the dashed line, glue, then cut"
        return "Fronts only: print on one side"
