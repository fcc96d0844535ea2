"""One game opened, and everything that can be made of it: what commands and builds both call.

In: a project and a game. Out: files in the project's output folder, each written whole. Nothing
here decides how anything looks; it hands values from one stage to the next.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from generator.errors import Problem, UserError
from generator.files import write_whole
from generator.manifest import FULL_INK, inked
from generator.project import Project

if TYPE_CHECKING:
    from generator.catalogue import Catalogue
    from generator.checks.findings import GameReport
    from generator.components.kit import Kit
    from generator.components.wishes import Wishes as PartWishes
    from generator.deck import Deck
    from generator.faces import Drawing, Faces
    from generator.rulebook.pictures import Picture
    from generator.rules import GamePack
    from generator.workshop.sheets import Wishes

#: The papers that a build prints on.
PAPERS = ("a4", "letter")
#: And those of its other components: a print shop takes a board whole, on no paper of ours.
PART_PAPERS = (*PAPERS, "shop")
#: The resolution of a deck's pictures, if nobody asks for another.
DPI = 300.0


@dataclass(frozen=True)
class Step:
    """One thing to make for one game: its `task` ("sheets-a4") in one `ink`; `inputs` is the hash
    of all that it is made from."""

    game: str
    task: str
    inputs: str
    ink: str = FULL_INK

    @property
    def name(self) -> str:
        """What the manifest calls it, unique in the game: "sheets-a4", "sheets-a4-low-ink"."""
        return inked(self.task, self.ink)


@dataclass
class Result:
    """What a step made: files, facts for the manifest, notices for the person."""

    files: list[Path] = field(default_factory=list)
    about: dict[str, Any] = field(default_factory=dict)
    notices: list[str] = field(default_factory=list)


class OpenGame:
    """A game of a project, read once: catalogue, deck, faces and pack, each on first use."""

    def __init__(
        self, project: Project, slug: str, variant: str | None = None, ink: str = FULL_INK
    ) -> None:
        self.project, self.slug, self.variant, self.ink = project, slug, variant, ink
        self.folder = project.output / (f"{slug}-{variant}" if variant else slug)

    @cached_property
    def catalogue(self) -> Catalogue:
        from generator import catalogue, rules

        path = self.project.catalogue(self.slug)
        return catalogue.load(path, self.project, rules.names(self.project.root)).inked(self.ink)

    @cached_property
    def deck(self) -> Deck:
        from generator import deck

        return deck.build(self.catalogue, self.variant)

    @cached_property
    def faces(self) -> Faces:
        from generator.faces import Faces

        return Faces(self.deck, self.project)

    @cached_property
    def drawings(self) -> dict[str, Drawing]:
        """Every distinct face by card id, every back as "back-" and its name."""
        return self.faces.all()

    @cached_property
    def pictures(self) -> Picture:
        """Faces as small PNGs for the rulebook, painted once for all its papers."""
        from generator.rulebook.pictures import FacePictures

        return FacePictures(self.deck, self.faces, full=self.picture_of)

    @cached_property
    def _painted(self) -> dict[str, bytes]:
        return {}

    @cached_property
    def called(self) -> dict[str, tuple[str, str]]:
        """Name and collector number of each face by card id, then of each back, which has none."""
        fronts = {card.id: (card.name, card.number) for card in self.deck.cards}
        return fronts | {f"back-{name}": (f"Back: {name}", "") for name in self.deck.backs}

    def picture_of(self, name: str) -> bytes:
        """A face or back at the usual resolution as PNG. What a rulebook shows is kept, so that
        the cards, made next, needn't paint it again."""
        from generator.painting.png import png_bytes

        if name not in self._painted:
            self._painted[name] = png_bytes(self.drawings[name], DPI)
        return self._painted[name]

    @cached_property
    def pack(self) -> GamePack | None:
        """The game that the catalogue names as its engine, if any."""
        from generator import rules

        name = self.catalogue.engine
        return rules.pack(name, self.project.root) if name else None

    def cards(self, dpi: float = DPI, bleed: bool = False) -> Result:
        """One PNG a distinct face and back, named by collector number: 007-3H.png."""
        from generator.painting.png import png_bytes

        deck, folder = self.deck, self.folder / inked("cards", self.ink)
        names = self._picture_names()
        files, shown = [], []
        for key, drawing in self.drawings.items():
            kept = self._painted.get(key) if (dpi, bleed) == (DPI, False) else None
            data = kept or png_bytes(drawing, dpi, bleed)
            path = folder / names[key]
            write_whole(path, data)
            files.append(path)
            name, number = self.called[key]
            shown.append(
                {
                    "file": f"{folder.name}/{names[key]}",
                    "name": name,
                    "number": number,
                    "px": _png_size(data),
                }
            )
        about = {
            "title": self.catalogue.title, "edition": deck.edition,
            "tagline": self.catalogue.tagline, "players": self.catalogue.players_text,
            "minutes": self.catalogue.minutes, "total": deck.total, "distinct": len(deck.cards),
            "dpi": dpi, "bleed": bleed, "ink": self.ink, "faces": shown,
            "copies": {card.id: card.copies for card in deck.cards},
        }  # fmt: skip
        return Result(files, about)

    def _picture_names(self) -> dict[str, str]:
        """The file of each face and back, in the order of the deck."""
        digits = max(3, len(str(self.deck.total)))
        names = {card.id: f"{card.first:0{digits}}-{card.id}.png" for card in self.deck.cards}
        return names | {f"back-{name}": f"back-{name}.png" for name in self.deck.backs}

    def seen(self, eye: str, dpi: float = DPI, bleed: bool = False) -> Result:
        """As `cards`, as an eye of `faces.vision` sees them: cards-deuteranopia/007-3H.png."""
        from generator.painting.png import encoded, paint
        from generator.painting.vision import seen_by

        folder = self.folder / inked(f"cards-{eye}", self.ink)
        files = []
        for key, name in self._picture_names().items():
            image = seen_by(eye, paint(self.drawings[key], dpi, bleed))
            write_whole(folder / name, encoded(image, dpi))
            files.append(folder / name)
        return Result(files, {"eye": eye, "dpi": dpi, "bleed": bleed})

    def contact(self, eye: str | None = None) -> Result:
        """The whole deck on one picture, if wanted as an eye of `faces.vision` sees it."""
        from generator.painting import contact
        from generator.painting.png import encoded, paint
        from generator.painting.vision import seen_by
        from generator.sheets.labels import label_font

        copies = {card.id: f" ×{card.copies}" for card in self.deck.cards if card.copies > 1}
        keys = list(self._picture_names())
        painted = (paint(self.drawings[key], DPI) for key in keys)
        sheet = contact.contact_sheet(
            [key + copies.get(key, "") for key in keys],
            painted if eye is None else (seen_by(eye, image) for image in painted),
            [self.drawings[key].size for key in keys],
            label_font(self.project),
            " · ".join([self.catalogue.title_in_ink, self.deck.edition, *([eye] if eye else [])]),
        )
        path = self.folder / f"{inked(contact_name(eye), self.ink)}.png"
        write_whole(path, encoded(sheet, contact.DPI))
        return Result([path], {"eye": eye or "normal"})

    def sheets(self, paper: str, wishes: Wishes | None = None) -> Result:
        """The sheets on one paper, as wished: see `printing.Wishes`."""
        from generator.workshop.sheets import Wishes, print_sheets

        printed = print_sheets(
            self.deck, self.faces, self.project, paper, wishes or Wishes(), self.folder, self.ink
        )
        return Result([printed.path, *printed.cuts], printed.about, printed.notices)

    @cached_property
    def kit(self) -> Kit:
        """The components, drawn once for all papers."""
        from generator.components.kit import Kit

        return Kit(self.catalogue, self.project)

    def parts(
        self, paper: str, wishes: PartWishes | None = None, printer: str | None = None
    ) -> Result:
        """Coins, boards, boxes and whatever else the catalogue draws besides cards, on sheets, for
        one printer if wanted; for the paper "shop" each board whole."""
        from generator.components.kit import Kit
        from generator.components.sheets import SHOP, write_kit, write_shop
        from generator.sheets import cutpictures
        from generator.sheets import printer as profiles

        about: dict[str, Any] = {"paper": paper, "ink": self.ink}
        if paper == SHOP:
            return Result(write_shop(self.kit, self.folder), about)
        kit = self.kit
        if wishes or printer:
            profile = profiles.load(printer) if printer else None
            kit = Kit(self.catalogue, self.project, wishes, profile)
            if profile is not None:
                about["printer"] = profile.as_plain()
        made = write_kit(kit, paper, self.folder)
        files = [file for path, one in made.items() for file in (path, *one.beside)]
        sheets = {path.name: one.told() for path, one in made.items()}
        options = kit.wishes.told()
        notices = list(kit.notices)
        if kit.machine is not None:
            notices.append(kit.machine.settings)
            notices += [size for one in made.values() for size in cutpictures.sizes(one.pictures)]
        return Result(files, {**about, "options": options, "sheets": sheets}, notices)

    def rulebook(self, paper: str, form: Literal["pdf", "html", "booklet"] = "pdf") -> Result:
        """The rulebook as PDF, HTML or booklet; HTML with a notice where Pango is absent."""
        from generator.rulebook.book import write

        name = {"pdf": "rulebook", "html": "rulebook", "booklet": "rulebook-booklet"}[form]
        name += "" if paper == PAPERS[0] or form == "html" else f"-{paper}"
        path = self.folder / f"{name}.{'html' if form == 'html' else 'pdf'}"
        written = write(
            self.deck,
            self.project,
            self.pack,
            path,
            format=form,
            paper=paper,
            picture=self.pictures,
        )
        return Result([written.path], {"pages": written.pages}, list(written.notices))

    def check(self, files: bool = False) -> GameReport:
        """Every check of the game; with `files` also of what lies in the output folder."""
        from generator.checks import check_game

        return check_game(self.project, self.slug, self.folder if files else None)


@lru_cache(maxsize=2)
def _opened(project: Project, slug: str, ink: str) -> OpenGame:
    return OpenGame(project, slug, ink=ink)


def make(project: Project, step: Step) -> Result:
    """Does one step of a build. Raises UserError or EnvironmentLacks."""
    game = _opened(project, step.game, step.ink)
    kind, _, paper = step.task.partition("-")
    if kind == "cards":
        return game.cards()
    if kind == "sheets":
        return game.sheets(paper)
    if kind == "parts":
        return game.parts(paper)
    if kind == "rulebook":
        return game.rulebook(paper)
    report = game.check()
    from generator.checks.findings import as_json

    path = game.folder / "check.json"
    write_whole(path, (json.dumps(as_json([report]), indent=1, ensure_ascii=False) + "\n").encode())
    return Result([path], {"ok": report.ok})


def contact_name(eye: str | None) -> str:
    """What a contact sheet is called: contact, or contact-deuteranopia."""
    return f"contact-{eye}" if eye else "contact"


def games(project: Project, wanted: tuple[str, ...]) -> list[str]:
    """The named games, or all of the project. Raises UserError for an unknown one."""
    if wanted:
        for slug in wanted:
            project.catalogue(slug)
        return list(dict.fromkeys(wanted))
    found = list(project.catalogues())
    if not found:
        raise UserError(
            Problem(
                "has no catalogue",
                file=str(project.root / "cards"),
                hint="'deckproof new my-game' makes a project with one",
            )
        )
    return found


def _png_size(data: bytes) -> tuple[int, int]:
    """Width and height from a PNG's header."""
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def note(game: OpenGame, step: str, result: Result, **options: object) -> None:
    """Writes into the game's manifest what a single command has made. A build with other options
    will make it again."""
    from generator.manifest import Manifest

    manifest = Manifest.read(game.folder, game.slug)
    about = dict(result.about)
    manifest.title = str(about.pop("title", game.catalogue.title))
    manifest.edition = str(about.pop("edition", game.deck.edition))
    manifest.record(step, f"by command: {options}", game.folder, result.files, **about)
    manifest.write(game.folder)
