"""Pictures: card faces and backs inside a rulebook, each drawn once.

In: a template's wishes (this card, so wide), as `picture:` addresses in the HTML. Out: the same
HTML with one data URI for each distinct card, drawn at the widest place where it stands. Whoever
makes the PNG is handed in, so that a test needs no painter.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

#: (a card of the deck or the name of a back, its width in mm) -> a PNG of that width.
Picture = Callable[[Any, float], bytes]

#: Pixels per printed inch: fine line-work stays clean, and a rulebook stays small.
PRINT_DPI = 220.0

_ADDRESS = re.compile(r"picture:(?:card|back)/[^\"'\s)]+")


@dataclass
class Album:
    """The pictures that one rulebook asks for. `ask` while the template runs, `paste` after."""

    picture: Picture
    _subjects: dict[str, Any] = field(default_factory=dict)
    _widths: dict[str, float] = field(default_factory=dict)

    def ask(self, subject: Any, width_mm: float) -> str:
        """The address that stands for this card or back until `paste` puts its picture there."""
        place = f"back/{subject}" if isinstance(subject, str) else f"card/{subject.id}"
        address = f"picture:{place}"
        self._subjects[address] = subject
        self._widths[address] = max(width_mm, self._widths.get(address, 0.0))
        return address

    def paste(self, html: str) -> str:
        """The HTML with every address replaced by its picture."""
        made: dict[str, str] = {}

        def uri(match: re.Match[str]) -> str:
            address = match.group()
            if address not in made:
                png = self.picture(self._subjects[address], self._widths[address])
                made[address] = "data:image/png;base64," + base64.b64encode(png).decode("ascii")
            return made[address]

        return _ADDRESS.sub(uri, html)


@dataclass
class FacePictures:
    """The `Picture` of a real deck: faces planned and painted by `generator.faces`.

    Keep one for all papers of a rulebook: a picture that was made is not made again unless it
    is needed larger.
    """

    deck: Any
    faces: Any
    dpi: float = PRINT_DPI
    _made: dict[str, tuple[float, bytes]] = field(default_factory=dict)

    def __call__(self, subject: Any, width_mm: float) -> bytes:
        from generator.faces.png import png_bytes

        key = f"back/{subject}" if isinstance(subject, str) else f"card/{subject.id}"
        width, png = self._made.get(key, (0.0, b""))
        if width < width_mm:
            back = isinstance(subject, str)
            drawing = self.faces.back(subject) if back else self.faces.front(subject)
            scale = width_mm / self.deck.catalogue.card.size.w
            width, png = width_mm, png_bytes(drawing, self.dpi * scale)
            self._made[key] = (width, png)
        return png
