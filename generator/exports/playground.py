"""Tabletop Playground: a package to put into the game's folder of packages.

In: a job. Out: a manifest, a template for each pile of cards and each kind of piece, and the sheets
of faces that they name. Lengths in templates are cm. GUIDs are hashes of what a thing is, so the
same game has the same ones. A pile of more cards than a sheet holds is several stacks, which the
game puts together when one is dropped onto the other.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from generator.deck import Card
from generator.drawing.drawing import Drawing
from generator.exports.canvas import as_file
from generator.exports.grid import best_grid, cell_image, piece_cell, shares, sheet_image
from generator.exports.job import File, Job, Made, as_json
from generator.exports.left import tell_pieces
from generator.exports.material import Group, Piece, back_key
from generator.units import Size

#: The index of a back, and of what others see of a card in a hand: a file of its own, the back.
WHOLE_FILE, AS_THE_BACK = -2, -3
#: The game's models by the outline of a piece.
MODELS = {"box": "Square", "rounded": "Rounded", "disc": "Round", "hexagon": "Hexagonal"}
_MM_PER_CM = 10.0


def export(job: Job, made: Made) -> Iterator[File]:
    """Textures and templates, then the manifest."""
    package = _Package(job)
    for group in job.material.groups:
        yield from package.pile(group, made)
    for piece in job.material.pieces:
        yield from package.tokens(piece, made)
    tell_pieces(job, made, ())
    made.about["templates"] = package.templates
    deck = job.material.deck
    manifest = {
        "Name": deck.title,
        "Version": "1",
        "GUID": package.guid("package"),
        "CopyProtection": False,
    }
    yield package.place("Manifest.json"), as_json(manifest)
    made.contents.append(f"{package.place('')}: the package, {package.templates} templates")


class _Package:
    def __init__(self, job: Job) -> None:
        self.job, self.profile, self.templates = job, job.profile, 0
        self._root = job.named("folder", game=job.game)

    def place(self, name: str) -> str:
        """A file of the package, below the export's folder."""
        return f"{self._root}/{name}"

    def guid(self, what: str) -> str:
        """32 hexadecimal digits that hang on the thing alone."""
        return hashlib.sha256(f"{self.job.game}/{what}".encode()).hexdigest()[:32].upper()

    def pile(self, group: Group, made: Made) -> Iterator[File]:
        """The sheets of one pile of cards with their templates."""
        profile, material = self.profile, self.job.material
        side, height = profile.whole("side"), profile.whole("cell-height")
        back = material.drawings[back_key(group.back)]
        cell = best_grid(1, group.size, side, 1, 1, height).cell
        back_name = self.job.named("picture", name=f"back-{group.name}")
        yield self.place(f"Textures/{back_name}"), as_file(cell_image(back, cell), "png")
        left = list(group.cards)
        sheets = shares(len(left), profile.whole("most-cells"))
        for index, share in enumerate(sheets, 1):
            mine, left = left[:share], left[share:]
            most = profile.whole("most-across")
            grid = best_grid(share, group.size, side, most, most, height)
            name = self.job.named("sheet", back=group.name, index=index)
            data = as_file(sheet_image([material.front(card) for card in mine], grid), "png")
            yield self.place(f"Textures/{name}"), data
            title = self._title(group, index if len(sheets) > 1 else 0)
            yield self._template(
                f"{group.name}/{index}",
                title,
                group.size,
                {
                    **_textures(name, back_name, grid.columns, grid.rows),
                    **_cards(mine),
                    "Model": _model(back),
                    "HiddenInHand": True,
                    "UsedWithCardHolders": True,
                    "CanStack": True,
                },
            )
            made.contents.append(f"  {title}: {sum(card.copies for card in mine)} cards")

    def tokens(self, piece: Piece, made: Made) -> Iterator[File]:
        """A stack of pieces, or the one that there is."""
        profile, size = self.profile, piece.drawing.size
        cell = piece_cell(size, profile.number("piece-dpi"), profile.whole("side"))
        names = []
        for key, drawing in piece.sides.items():
            called = piece.name + ("" if key == piece.key else "-back")
            names.append(self.job.named("picture", name=called))
            data = as_file(cell_image(drawing, cell), "png")
            yield self.place(f"Textures/{names[-1]}"), data
        yield self._template(
            piece.key,
            piece.title,
            size,
            {
                **_textures(names[0], names[-1], 1, 1),
                "Indices": [0] * piece.count,
                "CardNames": {"0": piece.title},
                "CardMetadata": {"0": piece.name},
                "Model": MODELS[piece.shape],
                "HiddenInHand": False,
                "UsedWithCardHolders": False,
                "CanStack": piece.count > 1,
            },
            collision="Static" if piece.stays else "Regular",
        )
        made.contents.append(f"  {piece.title}: {piece.count}")

    def _title(self, group: Group, index: int) -> str:
        title = self.job.material.deck.title
        name = title if len(self.job.material.groups) == 1 else f"{title}: {group.name}"
        return f"{name} {index}" if index else name

    def _template(
        self, what: str, name: str, size: Size, more: dict[str, Any], collision: str = "Regular"
    ) -> File:
        self.templates += 1
        guid = self.guid(what)
        template = {
            "Type": "Card",
            "GUID": guid,
            "Name": name,
            "Metadata": "",
            "CollisionType": collision,
            "SurfaceType": "Cardboard",
            "Models": [],
            "Tags": [],
            "Flippable": True,
            "Width": round(size.w / _MM_PER_CM, 4),
            "Height": round(size.h / _MM_PER_CM, 4),
            "Thickness": self.profile.number("thickness") / _MM_PER_CM,
            **more,
            "CardTags": {},
        }
        return self.place(f"Templates/{guid}.json"), as_json(template)


def _textures(front: str, back: str, across: int, down: int) -> dict[str, Any]:
    return {
        "FrontTexture": front,
        "BackTexture": back,
        "HiddenTexture": "",
        "BackIndex": WHOLE_FILE,
        "HiddenIndex": AS_THE_BACK,
        "NumHorizontal": across,
        "NumVertical": down,
    }


def _cards(cards: Sequence[Card]) -> dict[str, Any]:
    """The cells of a stack, one a copy, and what each shows."""
    return {
        "Indices": [cell for cell, card in enumerate(cards) for _ in range(card.copies)],
        "CardNames": {str(cell): card.name for cell, card in enumerate(cards)},
        "CardMetadata": {str(cell): card.id for cell, card in enumerate(cards)},
    }


def _model(face: Drawing) -> str:
    """The game's model for a card of this outline."""
    if not face.corner:
        return MODELS["box"]
    whole = face.size.w == face.size.h and 2 * face.corner >= face.size.w
    return MODELS["disc" if whole else "rounded"]
