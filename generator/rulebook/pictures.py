"""Pictures: card faces, backs and components inside a rulebook, each drawn once.

In: a template's wishes (this card, so wide), as `picture:` addresses in the HTML. Out: the same
HTML with each distinct picture drawn at the widest place where it stands. Whoever makes the PNG is
handed in, so that a test needs no painter.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from generator.drawing.drawing import Drawing
from generator.rulebook.tilting import hidden
from generator.units import Box, Size, px_at

#: (a card of the deck, the name of a back, one of them cut out or tilted, or a part, the width of
#: the whole in mm) -> a PNG of that width, of the cutout's share of it, or of the box round what is
#: tilted.
Picture = Callable[[Any, float], bytes]

#: Pixels per printed inch: fine line-work stays clean, and a rulebook stays small.
PRINT_DPI = 220.0
#: Of those that stand tilted: slanted lines pack badly, and a few dots less don't show.
TILTED_DPI = 200.0
#: The resolution of a deck's own pictures, from which a rulebook's are made smaller.
FULL_DPI = 300.0

#: One white dot: what stands for every card where only the words of a rulebook matter.
_DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=="
)

_ADDRESS = re.compile(r"picture:(?:card|back|part)/[^\"'\s)]+")
_SHOWN = re.compile(r"[=\"'](?P<address>picture:[^\"'\s<>]+)")
_IMG = re.compile(
    r"<img (?P<class>class=\"[^\"]*\") src=\"(?P<address>picture:[^\"]+)\" "
    r"alt=\"(?P<alt>[^\"]*)\" (?P<style>style=\"[^\"]*\")>"
)
_IMAGE = re.compile(r"<image href=\"(?P<address>picture:[^\"]+)\"")


@dataclass(frozen=True)
class Cutout:
    """A part of a card or back that a book shows alone: its box, in shares of the whole's width and
    height. So a book holds no pixel of the rest."""

    of: Any
    part: Box


@dataclass(frozen=True)
class Tilted:
    """A card or back that stands tilted by so many degrees, clockwise; `ratio` is its height by its
    width as it is shown. Its picture is upright. It holds all of it as far down as `high` (a share
    of the width, as `below` is), but what the next card of a fan hides: that one is turned by
    `next` degrees more about a point that is `below` the upper edge of both."""

    of: Any
    degrees: float
    ratio: float
    high: float
    next: float = 0.0
    below: float = 0.0


@dataclass(frozen=True)
class Part:
    """A component as it is printed, or the back of one: its trim."""

    name: str
    side: str = "front"


@dataclass
class Album:
    """The pictures that one rulebook asks for. `ask` while the template runs, then `paste`."""

    picture: Picture
    ratio: float = 1.4
    _subjects: dict[str, Any] = field(default_factory=dict)
    _widths: dict[str, float] = field(default_factory=dict)
    _made: dict[str, bytes] = field(default_factory=dict)

    def ask(self, subject: Any, width_mm: float) -> str:
        """The address that stands for this card, back, cutout or part, its whole so wide, until
        `paste` puts its picture there."""
        address = f"picture:{place(subject)}"
        self._subjects[address] = subject
        self._widths[address] = max(width_mm, self._widths.get(address, 0.0))
        return address

    def paste(self, html: str) -> str:
        """The HTML with every address replaced by its picture."""
        return _ADDRESS.sub(
            lambda match: self._uri(match.group()) if match.group() in self._subjects else match[0],
            html,
        )

    def unknown(self, html: str) -> list[str]:
        """The addresses of pictures in the HTML that nobody asked for: a template wrote them."""
        found = dict.fromkeys(match["address"] for match in _SHOWN.finditer(html))
        return [address for address in found if address not in self._subjects]

    def paste_once(self, html: str) -> str:
        """As `paste`, but each picture is in the page once, however often it is shown: a phone
        needn't load a card back thirty times."""
        names: dict[str, str] = {}

        def name(match: re.Match[str]) -> str:
            return names.setdefault(match["address"], f"picture-{len(names) + 1}")

        html = _IMG.sub(
            lambda match: (
                f'<svg {match["class"]} role="img" {match["style"]}>'
                f'<title>{match["alt"]}</title><use href="#{name(match)}"/></svg>'
            ),
            html,
        )
        html = _IMAGE.sub(lambda match: f'<use href="#{name(match)}"', html)
        height = 100 * self.ratio
        symbols = "".join(
            f'<symbol id="{label}" viewBox="0 0 100 {height:.2f}" preserveAspectRatio="none">'
            f'<image href="{self._uri(address)}" width="100" height="{height:.2f}" '
            'preserveAspectRatio="none"/></symbol>\n'
            for address, label in names.items()
        )
        store = (
            '<svg class="pictures" aria-hidden="true" width="0" height="0">'
            f"<title>Pictures of this page</title>{symbols}</svg>\n"
        )
        head, body, rest = html.partition("<header")
        return self.paste(head + store + body + rest)

    def keep_shown(self, html: str) -> None:
        """Forgets what was asked for, but doesn't stand in the HTML."""
        shown = set(_ADDRESS.findall(html))
        self._subjects = {one: self._subjects[one] for one in self._subjects if one in shown}

    def pictures(self) -> dict[str, bytes]:
        """Every picture that was asked for, by its address: those of one card after each other."""
        return {address: self.png(address) for address in sorted(self._subjects)}

    def asked(self) -> list[tuple[str, Any, float]]:
        """(address, subject, width in mm) of every picture that was asked for."""
        return [(one, self._subjects[one], self._widths[one]) for one in sorted(self._subjects)]

    def png(self, address: str) -> bytes:
        """The picture of an address that was asked for."""
        if address not in self._made:
            self._made[address] = self.picture(self._subjects[address], self._widths[address])
        return self._made[address]

    def _uri(self, address: str) -> str:
        return "data:image/png;base64," + base64.b64encode(self.png(address)).decode("ascii")


def no_picture(subject: Any, width_mm: float) -> bytes:
    """A `Picture` for whoever reads a rulebook's words and numbers only, such as `check`."""
    return _DOT


def place(subject: Any) -> str:
    """What a picture is called: "card/7H", "back/main", "card/7H/0.25,0,0.5,0.3",
    "card/7H/tilted,12,1.58,0,0", "part/board"."""
    if isinstance(subject, Part):
        return f"part/{subject.name}{'/back' if subject.side == 'back' else ''}"
    if isinstance(subject, Cutout):
        part = subject.part
        return f"{place(subject.of)}/{part.x:g},{part.y:g},{part.w:g},{part.h:g}"
    if isinstance(subject, Tilted):
        numbers = subject.degrees, subject.high, subject.next, subject.below
        return f"{place(subject.of)}/tilted,{','.join(f'{number:g}' for number in numbers)}"
    return f"back/{subject}" if isinstance(subject, str) else f"card/{subject.id}"


@dataclass
class FacePictures:
    """The `Picture` of a real deck: faces planned by `generator.faces`, and its components.

    Keep one for all papers of a rulebook: a picture that was made is not made again.
    """

    deck: Any
    faces: Any
    dpi: float = PRINT_DPI
    #: A drawing's name -> its PNG at FULL_DPI, where the cards are painted anyway.
    full: Callable[[str], bytes] | None = None
    #: A drawing's name -> what its PNG at FULL_DPI is painted from, as a hash.
    recipes: Callable[[str], str] | None = None
    #: What a component's drawing is, and a drawing and its resolution -> what its PNG is painted
    #: from.
    part: Callable[[Part], Drawing] | None = None
    painted_from: Callable[[Drawing, float], str] | None = None
    _made: dict[tuple[str, float], bytes] = field(default_factory=dict)

    def __call__(self, subject: Any, width_mm: float) -> bytes:
        key = place(subject), width_mm
        if key not in self._made:
            self._made[key] = self._picture(subject, width_mm)
        return self._made[key]

    def paint(self, subject: Any) -> None:
        """Has a picture painted in full where it is kept, for all who make it smaller: parts are
        never."""
        if self.full is not None and not isinstance(subject, Part):
            self.full(self._drawing(subject).name)

    def recipe(self, subject: Any, width_mm: float) -> str:
        """What the picture is made from: the same gives the same bytes."""
        if isinstance(subject, Part):
            assert self.painted_from is not None, "whoever asks has said how"
            return self.painted_from(self._drawing(subject), self._dpi(subject, width_mm))
        assert self.recipes is not None, "whoever asks has said how"
        part = f"{subject.part!r} " if isinstance(subject, Cutout) else ""
        if isinstance(subject, Tilted):
            part = f"{subject.ratio!r} {place(subject)} "
        return f"{part}{width_mm!r} {self.dpi!r} {self.recipes(self._drawing(subject).name)}"

    def _drawing(self, subject: Any) -> Any:
        if isinstance(subject, Cutout | Tilted):
            return self._drawing(subject.of)
        if isinstance(subject, Part):
            assert self.part is not None, "whoever asks has said how"
            return self.part(subject)
        back = isinstance(subject, str)
        return self.faces.back(subject) if back else self.faces.front(subject)

    def _picture(self, subject: Any, width_mm: float) -> bytes:
        from generator.painting.png import png_bytes
        from generator.painting.smaller import WHOLE, smaller
        from generator.painting.tilted import tilted

        drawing = self._drawing(subject)
        part = subject.part if isinstance(subject, Cutout) else WHOLE
        px = max(1, px_at(width_mm * part.w, self.dpi))
        full = None if isinstance(subject, Part) else self.full
        if isinstance(subject, Tilted):
            fine = full(drawing.name) if full is not None else png_bytes(drawing, FULL_DPI)
            size = Size(width_mm, width_mm * subject.ratio)
            over = hidden(size, subject.next, subject.below) if subject.next else ()
            return tilted(fine, size, subject.degrees, TILTED_DPI, subject.high * width_mm, over)
        if full is not None and px_at(width_mm, self.dpi) <= px_at(drawing.size.w, FULL_DPI):
            return smaller(full(drawing.name), px, self.dpi, part)
        painted = png_bytes(drawing, self._dpi(subject, width_mm))
        return painted if part == WHOLE else smaller(painted, px, self.dpi, part)

    def _dpi(self, subject: Any, width_mm: float) -> float:
        """At which resolution a picture so wide on the page is painted: words on parts are small
        there, and need that of the cards themselves."""
        fine = FULL_DPI if isinstance(subject, Part) else self.dpi
        return fine * width_mm / float(self._drawing(subject).size.w)
