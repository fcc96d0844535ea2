"""`deckproof sheets GAME GAME --together`: several decks on the same sheets.

In: games of a project, papers, options. Out: sheets in a folder of their own, each read back at
once. The decks are made one: every card, back and drawing is called after its game, too, so that
two decks may have a card of the same id. No manifest names the files: they belong to no single
game, and no check, export or build takes them for a deck's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from generator.catalogue import Back
from generator.catalogue.records import CardStock
from generator.checks.findings import Finding
from generator.checks.readback import sheet_findings
from generator.deck import Card, Deck
from generator.drawing.drawing import Drawing, Group, Item, Use
from generator.errors import Problem, UserError
from generator.faces import Faces
from generator.files import write_whole
from generator.inks import FULL_INK
from generator.limits import step
from generator.project import Project
from generator.sheets import printer
from generator.workshop.open_game import PAPERS, OpenGame, games_of
from generator.workshop.sheets import SheetOptions, print_sheets

#: The folder of all such sheets, which no game can be called.
FOLDER = "_together"


@dataclass(frozen=True)
class Together:
    """The sheets of several games: files, sentences for the person, and what reading the sheets
    back has found."""

    games: tuple[str, ...]
    files: tuple[Path, ...]
    notices: tuple[str, ...]
    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        return not any(one.severity == "error" for one in self.findings)


def print_together(
    project: Project,
    games: tuple[str, ...],
    papers: Sequence[str],
    options: SheetOptions,
    ink: str = FULL_INK,
    progress: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> Together:
    """The sheets on each paper, as a build's without any. Raises UserError for fewer than two
    games, and as `print_sheets`, with nothing written."""
    slugs = games_of(project, games)
    if len(slugs) < 2:
        raise UserError(
            Problem("takes two games or more", key="--together", expected="such as mine yours")
        )
    if options.changed_since is not None:
        raise UserError(Problem("is of no use with --together", key="--changed-since"))
    opened = {slug: OpenGame(project, slug, ink=ink) for slug in slugs}
    for slug, game in opened.items():
        with step(f"{slug}: deck"):
            game.deck  # noqa: B018  (reading it is what finds the faults)
    deck = joined([game.deck for game in opened.values()])
    faces = _Faces(deck, project, {slug: game.faces for slug, game in opened.items()})
    folder = project.output / FOLDER / deck.slug
    files: dict[str, bytes] = {}
    sheets: list[str] = []
    notices: list[str] = []
    wanted = papers or PAPERS
    for done, paper in enumerate(wanted, 1):
        with step(f"{deck.slug}: sheets-{paper}"):
            made = print_sheets(deck, faces, project, paper, options, ink)
        files |= made.files
        sheets += [name for name in made.files if name.endswith(".pdf")]
        notices += made.notices
        progress(done, len(wanted), f"{deck.slug} {paper}")
    for name, data in files.items():
        write_whole(folder / name, data, project.output)
    profile = printer.load(options.printer) if options.printer else None
    only = options.cards or None
    found = [
        one
        for name in sheets
        for one in sheet_findings(
            deck, folder / name, f"{FOLDER}/{deck.slug}/{name}", profile, only
        )
    ]
    lie = tuple(folder / name for name in files)
    return Together(tuple(slugs), lie, tuple(notices), tuple(found))


def joined(decks: Sequence[Deck]) -> Deck:
    """The decks as one: cards and backs are called after their game, numbers run on."""
    cards: list[Card] = []
    backs: dict[str, Back] = {}
    stocks: dict[str, CardStock] = {}
    before = 0
    for deck in decks:
        for card in deck.cards:
            cards.append(
                replace(
                    card,
                    id=_called(deck.slug, card.id),
                    back=_called(deck.slug, card.back),
                    first=before + card.first,
                    last=before + card.last,
                )
            )
        backs |= {_called(deck.slug, name): back for name, back in deck.backs.items()}
        stocks |= {_called(deck.slug, name): stock for name, stock in deck.back_stocks.items()}
        before += deck.total
    titles = " + ".join(deck.title for deck in decks)
    edition = "+".join(deck.edition for deck in decks)
    credits = tuple(dict.fromkeys(one for deck in decks for one in deck.catalogue.credits))
    catalogue = replace(decks[0].catalogue, title=titles, edition=edition, credits=credits)
    slug = "+".join(deck.slug for deck in decks)
    return Deck(slug, titles, edition, None, catalogue, tuple(cards), before, backs, stocks)


def _called(slug: str, name: str) -> str:
    return f"{slug}.{name}"


class _Faces(Faces):
    """The faces of the joined deck, out of those of each game; nothing is drawn anew."""

    def __init__(self, deck: Deck, project: Project, of: Mapping[str, Faces]) -> None:
        self.deck, self.project, self._of = deck, project, of
        self._known: dict[str, Drawing] = {}
        self.hashed = {}
        self._stamps = {slug: _Stamps(slug, faces.stamps) for slug, faces in of.items()}

    def front(self, card: Card) -> Drawing:
        """The face of a card."""
        slug, _, own = card.id.partition(".")
        return self._renamed(card.id, slug, self._of[slug].front(self._of[slug].deck[own]))

    def back(self, name: str) -> Drawing:
        """The back of that name."""
        slug, _, own = name.partition(".")
        return self._renamed(f"back-{name}", slug, self._of[slug].back(own))

    def _renamed(self, name: str, slug: str, drawing: Drawing) -> Drawing:
        if name not in self._known:
            items = _told(drawing.items, slug)
            stamps = self._stamps[slug]
            self._known[name] = replace(drawing, name=name, items=items, stamps=stamps)
        return self._known[name]


class _Stamps(Mapping[str, tuple[Item, ...]]):
    """A game's stamps, called after it; those that are drawn later are there, too."""

    def __init__(self, slug: str, own: Mapping[str, tuple[Item, ...]]) -> None:
        self._slug, self._own = slug, own
        self._known: dict[str, tuple[Item, ...]] = {}

    def __getitem__(self, name: str) -> tuple[Item, ...]:
        if name not in self._known:
            own = name.removeprefix(_called(self._slug, ""))
            self._known[name] = _told(self._own[own], self._slug)
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        return (_called(self._slug, name) for name in self._own)

    def __len__(self) -> int:
        return len(self._own)


def _told(items: Sequence[Item], slug: str) -> tuple[Item, ...]:
    """The items with the stamps that they place called after their game."""

    def one(item: Item) -> Item:
        if isinstance(item, Use):
            return replace(item, stamp=_called(slug, item.stamp))
        return replace(item, items=_told(item.items, slug)) if isinstance(item, Group) else item

    return tuple(map(one, items))
