"""What was thought of: `ALTERATIONS`, and the files of the garden that they alter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

SHEETS, LETTER, BOX, COIN, BOOK = (
    "sheets-a4.pdf", "sheets-letter.pdf", "box-a4.pdf", "coin-a4.pdf", "rulebook.pdf",
)  # fmt: skip
BEAN, BACK = "cards/001-bean.png", "cards/back-garden.png"
CUT_SVG, CUT_DXF = "sheets-a4-silhouette-cut.svg", "sheets-a4-silhouette-cut.dxf"
PACKAGE = "export/playingcards-io/garden.pcio"


@dataclass(frozen=True)
class Alteration:
    """One way to alter a file: what it does, to which file, and how. `whole` files are replaced
    with the help of the folder that they lie in."""

    name: str
    file: str
    alter: Callable[[bytes, Path], bytes]


ALTERATIONS: list[Alteration] = []


def listed(name: str, file: str, alter: Callable[[bytes, Path], bytes]) -> None:
    ALTERATIONS.append(Alteration(name, file, alter))
