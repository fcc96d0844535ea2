"""The short way through an input: what reads the changed file, on the rest of an unchanged seed.

Most inputs end where their file is read, so most go this way; one in some goes the long way, which
is all that a person would do with the project (`kinds`).
"""

from __future__ import annotations

from copy import copy
from pathlib import Path
from random import Random

from fuzzing import judge
from fuzzing.shared import lent
from generator import manifest, profiles
from generator.catalogue import sizes
from generator.checks.preflight import limits
from generator.drawing.drawing import Drawing
from generator.faces import Faces
from generator.inputs import read_bytes
from generator.manifest import Manifest
from generator.painting.pdf import About, Document
from generator.painting.png import png_bytes
from generator.preview.gallery import gallery_page
from generator.project import Project
from generator.reading.table import parse_table
from generator.rulebook import claims
from generator.rulebook import fonts as book_fonts
from generator.rulebook.document import Medium, render
from generator.rulebook.pictures import no_picture
from generator.sheets import machines, materials, paper
from generator.workshop.importing import columns_of, import_cards

_LETTERS = "<p>Lay the highest card, Ada: 10 coins.</p>"


def catalogue(folder: Path, dice: Random) -> None:
    """The deck, and the layouts that it asks for; some of its faces."""
    game = lent(folder)
    game.deck, game.faces  # noqa: B018
    if dice.random() < 0.3:
        game.drawings  # noqa: B018


def layout(folder: Path, dice: Random) -> None:
    """The faces of the unchanged deck, or its token."""
    game = lent(folder, "catalogue", "deck")
    game.faces  # noqa: B018
    drawings = game.drawings
    pick = dice.random()
    if pick < 0.1:
        _paint(drawings[dice.choice(list(drawings))], dice)
    elif pick < 0.15:
        list(game.kit.bundles("a4"))


def picture(folder: Path, dice: Random) -> None:
    """The faces that show the picture, one of them painted."""
    game = lent(folder, "catalogue", "deck")
    game.__dict__["faces"] = unplanned(folder)
    shown = [card for card in game.deck.cards if card.kind == "coin"]
    drawings = [game.faces.front(card) for card in shown]
    _paint(drawings[dice.randrange(len(drawings))], dice)


def unplanned(folder: Path) -> Faces:
    """The seed's layouts, read, and none of its faces drawn."""
    planned = lent(folder, "faces").faces
    faces = copy(planned)
    faces.stamps, faces._backs, faces._fronts = {}, {}, {}
    return faces


def font(folder: Path, dice: Random) -> None:
    """One face in the font, painted; or the letters of a book in it."""
    if dice.random() < 0.25:
        book_fonts.rules(book_fonts.faces(Project(folder, folder / "output")), _LETTERS)
        return
    game = lent(folder, "catalogue", "deck")
    _paint(game.faces.front(dice.choice(game.deck.cards)), dice)


def table(folder: Path, dice: Random) -> None:
    """Each of the tables, by what reads it."""
    project = Project(folder, folder / "output")
    sizes.card_sizes(project)
    paper.load(project)
    materials.load(project)
    machines.load(project, "cricut")
    profiles.load(project, "playingcards-io")
    limits.load(project)


def book(folder: Path, dice: Random) -> None:
    """The rulebook of the unchanged deck as a page."""
    game = lent(folder, "catalogue", "deck")
    medium: Medium = "print" if dice.random() < 0.5 else "screen"
    render(game.deck, game.project, None, no_picture, medium=medium)


def imported(folder: Path, dice: Random) -> None:
    """The table, read and understood; one in four as a catalogue."""
    tables = [path for path in folder.iterdir() if path.suffix in (".csv", ".xlsx")]
    file = next((path for path in tables if path.name != "cards.csv"), folder / "cards.csv")
    project = Project(folder, folder / "output")
    if dice.random() < 0.25:
        import_cards(file, project, "fresh")
        return
    data = read_bytes(file, str(file), cost="table-bytes")
    columns_of(parse_table(data, file.suffix, str(file), ""), project, "")


def told(folder: Path, dice: Random) -> None:
    """What reads manifests, claims and reports, without any build."""
    project = Project(folder, folder / "output")
    claims.screen_charts(project, "seed")
    path = folder / "output" / "seed" / manifest.NAME
    if path.exists():
        said = Manifest.read(path.parent, "seed")
        for step in list(said.steps):
            said.fresh(step, "", path.parent)
        gallery_page(project, Manifest.read)


def _paint(drawing: Drawing, dice: Random) -> None:
    """A face as picture, or on a page."""
    if dice.random() < 0.5:
        assert png_bytes(drawing, 40, bleed=dice.random() < 0.5).startswith(b"\x89PNG")
        return
    font = next((run.font for run, _ in drawing.runs()), None)
    page = Document(drawing.size, About("Seed"), font)
    page.write(page.form(drawing))
    page.end_page()
    judge.sane(page.finish(), drawing.name)
