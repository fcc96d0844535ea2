"""What a sheet of components says beside its pieces, in words. English, as the cards' sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.sheets.words import Wording


@dataclass(frozen=True)
class ComponentWording(Wording):
    """As on a card's sheets, but printed on one side; `names` says what lies on each sheet, `how`
    what to do with it."""

    names: Sequence[str] = ()
    how: str = "Print on one side"

    def of_page(self, page: int, sheet: int, side: str) -> dict[str, str]:
        position = self._place(str(page), self.names[sheet - 1])
        return {**self.of_side(side), "position": position}

    def of_side(self, side: str) -> dict[str, str]:
        widest = "8" * len(str(self.pages)), max(self.names, key=len)
        return {**super().of_side(side), "flip": self.how, "position": self._place(*widest)}

    def _place(self, page: str, name: str) -> str:
        return f"{name} · page {page} of {self.pages}"


def pieces(counts: dict[str, int]) -> str:
    """`117 coins` or `46 coins, 24 coins of five`: what lies on a sheet."""
    return ", ".join(f"{count} {title}" for title, count in counts.items())


def tiled(columns: int, rows: int) -> str:
    """How tiles become whole again."""
    order = "from left to right" if rows == 1 else f"row by row, {columns} in each"
    return f"Print on one side, cut at the marks, lay tiles edge to edge {order}"
