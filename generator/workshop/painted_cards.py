"""A game's faces and backs as PNG: a file each, as other eyes see them, or all on one picture.

In: an open game; at which resolution, with or without bleed. Out: `Product`s, whose pictures are
painted when they are asked for, and what each is painted from. A picture that lies in the output as
it would be painted is taken from there, if the game reuses what it has made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from generator.inks import inked
from generator.limits import step
from generator.product import Product
from generator.units import px_at

if TYPE_CHECKING:
    from generator.drawing.drawing import Drawing
    from generator.painting.recipe import Recipes
    from generator.workshop.open_game import OpenGame

#: The resolution of a deck's pictures, if nobody asks for another.
DPI = 300.0
#: The bytes that lie in a game's folder under a name; none if there is no such file.
Lying = Callable[[str], bytes]


def pictures_form(eye: str | None, dpi: float, bleed: bool) -> str:
    """How pictures of faces differ from those of a build, in a word: "" if they don't."""
    parts = (eye, f"{dpi:g}dpi" if dpi != DPI else "", "bleed" if bleed else "")
    return "-".join(filter(None, parts))


class Pictures(Mapping[str, bytes]):
    """Faces of a game as PNG files by name, each painted when it is asked for: a large deck never
    lies in memory at once, and each has time of its own."""

    def __init__(self, slug: str, names: Mapping[str, str], paint: Callable[[str], bytes]) -> None:
        self._slug = slug
        self._names = {name: key for key, name in names.items()}
        self._paint = paint

    def __getitem__(self, name: str) -> bytes:
        with step(f"{self._slug}: {name}"):
            return self._paint(self._names[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class PaintedCards:
    """The pictures of one open game, in its ink."""

    def __init__(self, game: OpenGame) -> None:
        self.game = game
        self._kept: dict[str, bytes] = {}
        self._recipes: dict[tuple[str, float, bool], str] = {}

    def of(self, name: str, lying: Lying | None = None) -> bytes:
        """A face or back at the usual resolution as PNG. What a rulebook shows is kept, so that
        the cards, made next, needn't paint it again. `lying` as for `files`."""
        if name not in self._kept:
            like = b""
            if lying is not None:
                folder = self._folder(None, DPI, bleed=False)
                like = lying(f"{folder}/{self._names()[name]}")
            self._kept[name] = self._picture(name, DPI, bleed=False, like=like)
        return self._kept[name]

    def hold(self, pictures: Mapping[str, bytes]) -> None:
        """Takes what `of` has answered in another process."""
        self._kept.update(pictures)

    def _picture(self, name: str, dpi: float, bleed: bool, like: bytes = b"") -> bytes:
        """A face or back as PNG: as it lies in the output, or painted."""
        from generator.painting.png import png_bytes

        left = self.game.left
        lies = left and left.picture(self.recipe(name, dpi, bleed))
        return lies or png_bytes(self.game.drawings[name], dpi, bleed, like)

    def recipe(self, name: str, dpi: float = DPI, bleed: bool = False) -> str:
        """What a face or back is painted from."""
        asked = name, dpi, bleed
        if asked not in self._recipes:  # by the pictures, and by each book that shows it
            self._recipes[asked] = self._told.of(self.game.drawings[name], dpi, bleed)
        return self._recipes[asked]

    def recipe_of(self, drawing: Drawing, dpi: float) -> str:
        """What any drawing is painted from, without its bleed."""
        return self._told.of(drawing, dpi, bleed=False)

    @cached_property
    def _told(self) -> Recipes:
        from generator.painting.recipe import Recipes

        return Recipes()

    def files(self, dpi: float = DPI, bleed: bool = False, lying: Lying | None = None) -> Product:
        """One PNG a distinct face and back, named by collector number: 007-3H.png. Where `lying`
        there is a file of the very picture that was painted, that is answered and not packed
        anew."""
        from generator.drawing.content import Contents

        game = self.game
        deck, folder = game.deck, self._folder(None, dpi, bleed)
        contents = Contents(deck.edition, game.faces.hashed)
        names = {key: f"{folder}/{name}" for key, name in self._names().items()}

        def painted(key: str) -> bytes:
            kept = self._kept.get(key) if (dpi, bleed) == (DPI, False) else None
            return kept or self._picture(key, dpi, bleed, lying(names[key]) if lying else b"")

        shown = [
            {
                "file": names[key],
                "name": game.called[key][0],
                "number": game.called[key][1],
                "content": contents.of_face(drawing, game.called[key][1]),
                "px": [
                    px_at(side + (2 * drawing.bleed if bleed else 0.0), dpi)
                    for side in (drawing.size.w, drawing.size.h)
                ],
                "recipe": self.recipe(key, dpi, bleed),
            }
            for key, drawing in game.drawings.items()
        ]
        about = {
            "language": str(game.catalogue.language),
            "tagline": game.catalogue.tagline, "players": game.catalogue.players_text,
            "minutes": game.catalogue.minutes, "total": deck.total, "distinct": len(deck.cards),
            "dpi": dpi, "bleed": bleed, "faces": shown,
            "copies": {card.id: card.copies for card in deck.cards},
        }  # fmt: skip
        return Product(Pictures(game.slug, names, painted), about)

    def _folder(self, eye: str | None, dpi: float, bleed: bool) -> str:
        """Where pictures go: a build's to `cards`, all others to folders of their own."""
        form = pictures_form(eye, dpi, bleed)
        return inked("-".join(filter(None, ("cards", form))), self.game.ink)

    def _names(self) -> dict[str, str]:
        """The file of each face and back, in the order of the deck."""
        digits = max(3, len(str(self.game.deck.total)))
        names = {card.id: f"{card.first:0{digits}}-{card.id}.png" for card in self.game.deck.cards}
        return names | {f"back-{name}": f"back-{name}.png" for name in self.game.deck.backs}

    def seen(self, eye: str, dpi: float = DPI, bleed: bool = False) -> Product:
        """As `files`, as an eye of `painting.vision` sees them: cards-deuteranopia/007-3H.png."""
        from generator.painting.png import paint
        from generator.painting.pngfile import encoded
        from generator.painting.vision import seen_by

        folder = self._folder(eye, dpi, bleed)
        names = {key: f"{folder}/{name}" for key, name in self._names().items()}

        def painted(key: str) -> bytes:
            return encoded(seen_by(eye, paint(self.game.drawings[key], dpi, bleed)), dpi)

        return Product(
            Pictures(self.game.slug, names, painted), {"eye": eye, "dpi": dpi, "bleed": bleed}
        )

    def contact(self, eye: str | None = None) -> Product:
        """The whole deck on one picture, if wanted as an eye of `painting.vision` sees it."""
        from generator.painting import contact
        from generator.painting.png import paint
        from generator.painting.pngfile import encoded
        from generator.painting.vision import seen_by
        from generator.sheets.labels import label_font

        game = self.game
        copies = {card.id: f" ×{card.copies}" for card in game.deck.cards if card.copies > 1}
        keys = list(self._names())
        painted = (paint(game.drawings[key], DPI) for key in keys)
        sheet = contact.contact_sheet(
            [key + copies.get(key, "") for key in keys],
            painted if eye is None else (seen_by(eye, image) for image in painted),
            [game.drawings[key].size for key in keys],
            label_font(game.project),
            " · ".join([game.catalogue.title_in_ink, game.deck.edition, *([eye] if eye else [])]),
        )
        name = inked(f"contact-{eye}" if eye else "contact", game.ink)
        return Product({f"{name}.png": encoded(sheet, contact.DPI)}, {"eye": eye or "normal"})
