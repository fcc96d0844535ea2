"""One game opened, and everything that can be made of it: what commands and builds both call.

In: a project and a game. Out: `Product`s; `set_aside` stages one for a command.
Nothing here decides how anything looks; it hands values from one stage to the next.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from generator.budgets import budget, over
from generator.errors import Problem, UserError
from generator.inks import FULL_INK
from generator.manifest import Step
from generator.product import Product
from generator.project import Project
from generator.staging import Finished, Place, stage
from generator.workshop.painted_cards import DPI, Lying, PaintedCards

if TYPE_CHECKING:
    from generator.catalogue import Catalogue
    from generator.checks.findings import GameReport
    from generator.components.kit import Kit
    from generator.components.options import PartOptions
    from generator.deck import Deck
    from generator.faces import Drawing, Faces
    from generator.faces.carried import Carried
    from generator.rulebook.book import Setting
    from generator.rulebook.pictures import FacePictures, Part
    from generator.rules import GamePack
    from generator.sheets.printer import Printer
    from generator.workshop.left import Left
    from generator.workshop.pages import Pages
    from generator.workshop.plans import Plans
    from generator.workshop.sheets import SheetOptions

#: The papers that a build prints on.
PAPERS = ("a4", "letter")
#: And those of its other components: a print shop takes a board whole, on no paper of ours.
PART_PAPERS = (*PAPERS, "shop")
#: How the inputs begin of what a single command has made: no build takes it for its own.
BY_COMMAND = "by command"


class OpenGame:
    """A game of a project, read once: catalogue, deck, faces and pack, each on first use. With
    `reuse`, faces that lie in the output as they would be painted aren't painted again. Faces that
    another process has `planned` aren't planned again; with `remember` neither are those that any
    command has planned from the same sources."""

    def __init__(
        self,
        project: Project,
        slug: str,
        variant: str | None = None,
        ink: str = FULL_INK,
        *,
        reuse: bool = False,
        planned: Carried | None = None,
        remember: bool = False,
    ) -> None:
        self.project, self.slug, self.variant, self.ink = project, slug, variant, ink
        self.reuse, self.planned, self.remember = reuse, planned, remember
        self.folder = project.output / (f"{slug}-{variant}" if variant else slug)

    @cached_property
    def catalogue(self) -> Catalogue:
        from generator import catalogue, rules

        path = self.project.catalogue(self.slug)
        self._plans, self._pages  # noqa: B018  (they note the sources before any of them is read)
        return catalogue.load(path, self.project, rules.names(self.project.root)).inked(self.ink)

    def in_ink(self, ink: str) -> OpenGame:
        """The same game in another of its inks; opened once."""
        if ink == self.ink:
            return self
        if ink not in self._inked:
            self._inked[ink] = OpenGame(
                self.project,
                self.slug,
                self.variant,
                ink,
                reuse=self.reuse,
                remember=self.remember,
            )
        return self._inked[ink]

    @cached_property
    def _inked(self) -> dict[str, OpenGame]:
        return {}

    @property
    def place(self) -> Place:
        """Where its files go."""
        return Place(self.folder, self.slug, self.catalogue.title, self.deck.edition)

    @cached_property
    def deck(self) -> Deck:
        from generator import deck

        return deck.build(self.catalogue, self.variant)

    @cached_property
    def faces(self) -> Faces:
        from generator.faces import Faces

        return Faces(self.deck, self.project, self._planned)

    @cached_property
    def drawings(self) -> dict[str, Drawing]:
        """Every distinct face by card id, every back as "back-" and its name."""
        with self._drawn_before("faces"):
            drawings = self.faces.all()
        if self._plans is not None and self._planned is None:
            self._plans.keep(drawings)
        return drawings

    @cached_property
    def _planned(self) -> Mapping[str, Drawing] | None:
        """The faces as they were planned before."""
        from generator.drawing.fonts import Shelf

        planned = self.planned
        if planned is None and self._plans is not None:
            planned = self._plans.known()
        return None if planned is None else planned.drawings(Shelf(self.project))

    @cached_property
    def _plans(self) -> Plans | None:
        if not self.remember or self.planned is not None:
            return None
        from generator.workshop.plans import Plans

        return Plans(self)

    @cached_property
    def _pages(self) -> Pages | None:
        if not self.reuse:
            return None
        from generator.workshop.pages import Pages

        return Pages(self)

    def judge(self) -> None:
        """Plans all that is drawn of it. Raises UserError with everything that is wrong."""
        with self._drawn_before("faces"):
            self.faces.judge()
        with self._drawn_before("parts"):
            list(self.kit.bundles(PAPERS[0]))

    def plan_inks(self) -> None:
        """Plans its faces in all its other inks, too, and keeps them for whoever asks next, if they
        were planned here just now: what an ornament works out of its lines does for every ink. An
        ink whose ornaments were drawn before gains nothing by that. What is wrong with one ink is
        told by who shows it."""
        from generator.faces.drawn_before import is_known

        if self._plans is None or self._planned is not None:
            return
        for ink in self.catalogue.inks:
            inked = self.in_ink(ink)
            if not is_known(inked._ornaments_of("faces")):
                with suppress(UserError):
                    inked.drawings  # noqa: B018  (asking for them is what keeps them)

    def _drawn_before(self, what: str) -> AbstractContextManager[None]:
        """While it lasts, ornaments that a build has drawn before aren't drawn again."""
        if not self.reuse:
            return nullcontext()
        from generator.faces.drawn_before import drawn_before

        return drawn_before(self._ornaments_of(what))

    def _ornaments_of(self, what: str) -> str:
        """What its ornaments are kept as."""
        return f"{self.slug}: {what}, {self.ink} ink"

    def plans(self) -> Iterator[Drawing]:
        """Each of these once, planned by now, for whoever lets it go: those of a large deck are
        kept nowhere else."""
        from generator.faces.plan import KEPT

        few = len(self.deck.cards) <= KEPT
        return iter((self.drawings if few else self.faces.all()).values())

    @cached_property
    def pictures(self) -> FacePictures:
        """Faces as small PNGs for the rulebook, painted once for all its papers."""
        from generator.rulebook.pictures import FacePictures

        return FacePictures(
            self.deck,
            self.faces,
            full=self.painted.of,
            recipes=self.painted.recipe,
            part=self._part,
            painted_from=self.painted.recipe_of,
        )

    def _part(self, asked: Part) -> Drawing:
        found = {part.name: part for part in self.kit.parts}
        return self.kit.drawing(found[asked.name], asked.side)

    @cached_property
    def called(self) -> dict[str, tuple[str, str]]:
        """Name and collector number of each face by card id, then of each back, which has none."""
        fronts = {card.id: (card.name, card.number) for card in self.deck.cards}
        return fronts | {f"back-{name}": (f"Back: {name}", "") for name in self.deck.backs}

    @cached_property
    def left(self) -> Left | None:
        """What of its last build may be taken as it lies, if it reuses that."""
        from generator.workshop.left import Left

        return Left(self.folder, self.slug) if self.reuse else None

    @cached_property
    def pack(self) -> GamePack | None:
        """The game that the catalogue names as its engine, if any. Raises UserError for one that
        isn't ours and may not run, or can't."""
        from generator import rules

        name = self.catalogue.engine
        return rules.pack(name, self.project.root) if name else None

    @cached_property
    def painted(self) -> PaintedCards:
        """Its faces and backs as PNG."""
        return PaintedCards(self)

    def cards(self, dpi: float = DPI, bleed: bool = False, lying: Lying | None = None) -> Product:
        """One PNG a distinct face and back: see `workshop.painted_cards`."""
        return self.painted.files(dpi, bleed, lying)

    def seen(self, eye: str, dpi: float = DPI, bleed: bool = False) -> Product:
        """As `cards`, as an eye of `painting.vision` sees them."""
        return self.painted.seen(eye, dpi, bleed)

    def contact(self, eye: str | None = None) -> Product:
        """The whole deck on one picture, if wanted as an eye of `painting.vision` sees it."""
        return self.painted.contact(eye)

    def sheets(
        self, paper: str, options: SheetOptions | None = None, printer: Printer | None = None
    ) -> Product:
        """The sheets on one paper, as asked: see `workshop.sheets.SheetOptions`. With a `printer`,
        what is kept of the one that these name isn't asked for."""
        from generator.workshop.sheets import SheetOptions, print_sheets

        options = options or SheetOptions()
        return print_sheets(self.deck, self.faces, self.project, paper, options, self.ink, printer)

    @cached_property
    def kit(self) -> Kit:
        """The components, drawn once for all papers."""
        from generator.components.kit import Kit

        return Kit(self.catalogue, self.project)

    def parts(
        self, paper: str, options: PartOptions | None = None, printer: str | Printer | None = None
    ) -> Product:
        """Coins, boards, boxes and whatever else the catalogue draws besides cards, on sheets, for
        one printer if wanted; for the paper "shop" each board whole."""
        from generator.components.kit import Kit
        from generator.components.sheets import SHOP, kit_sheets, shop_boards
        from generator.sheets import cutpictures
        from generator.sheets import printer as profiles

        if paper == SHOP:
            titles = {part.name: part.title for part in self.kit.parts}
            return Product(shop_boards(self.kit), {"titles": titles})
        kit, about = self.kit, dict[str, Any]()
        if options or printer:
            profile = profiles.load(printer) if isinstance(printer, str) else printer
            kit = Kit(self.catalogue, self.project, options, profile)
            if profile is not None:
                about["printer"] = profile.as_plain()
        with self._drawn_before("parts"):
            made = kit_sheets(kit, paper)
        files: dict[str, bytes] = {}
        for name, one in made.items():
            files |= {name: one.data, **one.beside()}
        about["options"] = kit.options.as_plain()
        about["sheets"] = {name: one.as_plain() for name, one in made.items()}
        about["titles"] = {part.sheet: part.title for part in reversed(kit.parts)}
        notices = list(kit.notices)
        if kit.machine is not None:
            notices.append(kit.machine.settings)
            notices += [size for one in made.values() for size in cutpictures.sizes(one.pictures)]
        return Product(files, about, tuple(notices))

    def rulebook(self, paper: str, form: Literal["pdf", "html", "booklet"] = "pdf") -> Product:
        """The game's books as PDF, HTML or booklet, `rulebook` first; HTML with a notice where
        Pango is absent."""
        from generator.rulebook import bound

        after = "-booklet" if form == "booklet" else ""
        after += "" if paper == PAPERS[0] or form == "html" else f"-{paper}"
        files: dict[str, bytes] = {}
        pages: dict[str, int] = {}
        recipes: dict[str, str] = {}
        notices: dict[str, None] = {}
        settings = self._composed if form == "pdf" else self._settings
        for setting in settings:
            volume = setting.volume
            if form == "pdf":
                book = setting.on(paper, self._book_left)
            else:
                book = bound(
                    self.deck,
                    self.project,
                    self.pack,
                    volume=volume,
                    format=form,
                    paper=paper,
                    picture=self.pictures,
                )
            name = f"{volume.name}{after}.{book.ending}"
            files[name], pages[name] = book.data, book.pages
            if book.recipe:
                recipes[name] = book.recipe
            notices |= dict.fromkeys(book.notices)
        return Product(files, {"pages": pages, "recipes": recipes}, tuple(notices))

    def unset(self, paper: str) -> list[Setting]:
        """The books that must be laid out before there is a PDF for a paper: they weren't yet, nor
        does one lie in the output as it would be made. Raises UserError."""
        return [one for one in self._composed if one.is_due(paper, self._book_left)]

    def _book_left(self, recipe: str) -> tuple[bytes, int] | None:
        return self.left.book(recipe) if self.left else None

    @cached_property
    def _settings(self) -> list[Setting]:
        """The game's books, each set once for all papers."""
        from generator.rulebook.book import Setting
        from generator.rulebook.shelf import volumes

        pictures = self.pictures
        return [
            Setting(self.deck, self.project, self.pack, one, pictures, pictures.recipe, self.reuse)
            for one in volumes(self.deck, self.project)
        ]

    @cached_property
    def _composed(self) -> list[Setting]:
        """The game's books, whose words are kept for the check."""
        if self._pages is not None:
            self._pages.keep({one.volume.name: one.html for one in self._settings})
        return self._settings

    def pages(self) -> Mapping[str, str] | None:
        """The HTML of its books as a build has composed it of the same sources."""
        return self._pages.known() if self._pages is not None else None

    def check(self) -> GameReport:
        """Every check of the game that a build makes."""
        if self.reuse:
            from generator.workshop.checked import report

            return report(self)
        from generator.checks.of_game import check_game

        return check_game(self)

    def report(self) -> Product:
        """The report of a build's checks: check.json."""
        from generator.checks.findings import as_json

        report = self.check()
        text = json.dumps(as_json([report]), indent=1, ensure_ascii=False) + "\n"
        return Product({"check.json": text.encode()}, report.in_short())


#: By (game, ink), the faces that a build has planned, for the processes forked from this one.
PLANNED: dict[tuple[str, str], Carried] = {}


@lru_cache(maxsize=2)
def opened(project: Project, slug: str, ink: str) -> OpenGame:
    """A game in an ink, read once for all steps that a process does of it."""
    planned = PLANNED.get((slug, ink))
    return OpenGame(project, slug, ink=ink, reuse=True, planned=planned, remember=True)


def make(game: OpenGame, step: Step) -> Product:
    """What one step of a build makes. Raises UserError or EnvironmentLacks."""
    if step.kind == "cards":
        return game.cards()
    if step.kind == "sheets":
        return game.sheets(step.paper)
    if step.kind == "parts":
        return game.parts(step.paper)
    if step.kind == "rulebook":
        return game.rulebook(step.paper)
    return game.report()


def games_of(project: Project, wanted: tuple[str, ...]) -> list[str]:
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
    if len(found) > budget("games"):
        cards = project.label(project.root / "cards")
        raise UserError(over("games", f"holds {len(found):,} catalogues", file=cards))
    return found


def set_aside(
    game: OpenGame, step: Step, product: Product, staged: Path, **options: object
) -> Finished:
    """Stages what a single command has made; a build with other options will make it again."""
    files = stage(staged / game.folder.name, product.files, game.folder)
    return Finished(step, f"{BY_COMMAND}: {options}", files, product.about)
