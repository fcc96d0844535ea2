"""`deckproof layouts`: the faces that serve any deck, shown, and copied into a project.

In: what we ship. Out: a line for each layout that extends `any-card`, and a page with a picture of
each on cards of several sizes; or a copy of one in the project's templates/faces/.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from jinja2 import StrictUndefined

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.files import write_whole
from generator.inputs import read_bytes
from generator.project import Project, own_file, shipped_root
from generator.reading.faults import shown
from generator.reading.read import read_yaml
from generator.reading.sandbox import Guard
from generator.workshop.schemas import lend_schemas

#: What the faces for any deck share, and on which sizes they are shown.
_SHARED = "any-card"
_SIZES = ("poker", "tarot", "mini")
#: The cards that they are shown with.
_SHOWCASE = "showcase"
#: The folder of the page, which no game can be called.
FOLDER = "_layouts"
_FACES = "templates/faces"
#: What a layout may be called.
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


#: Pixels per inch of the pictures.
_DPI = 150.0


@dataclass(frozen=True)
class Shipped:
    """A layout that we ship for any deck; `own` says that the project has one of that name, which
    is taken instead."""

    name: str
    about: str
    own: bool


def shipped(project: Project) -> list[Shipped]:
    """The faces for any deck, by name."""
    found = []
    for path in sorted((shipped_root() / _FACES).glob("*.yaml")):
        data = read_yaml(path, project.label(path)).data
        if isinstance(data, dict) and data.get("extends") == _SHARED:
            own = project.root != shipped_root() and (project.root / _FACES / path.name).exists()
            found.append(Shipped(path.stem, str(data.get("about", "")), own))
    return found


def show(project: Project) -> Path:
    """Paints each of them, and the page that shows the pictures; answers the page."""
    folder = project.output / FOLDER
    layouts = shipped(project)
    for name, data in _pictures([one.name for one in layouts]):
        write_whole(folder / f"{name}.png", data, project.output)
    template = own_file("templates/gallery", "layouts.html.j2").read_text("utf-8")
    environment = Guard(undefined=StrictUndefined, autoescape=True)
    told = [{"name": one.name, "about": one.about} for one in layouts]
    page = environment.from_string(template).render(layouts=told, sizes=listed(_SIZES))
    write_whole(folder / "index.html", page.encode(), project.output)
    return folder / "index.html"


def _pictures(names: list[str]) -> Iterator[tuple[str, bytes]]:
    """(name, PNG) of each layout: the cards of the showcase, a row a size."""
    from generator import catalogue
    from generator.catalogue.sizes import card_sizes
    from generator.deck import build
    from generator.drawing.drawing import Drawing
    from generator.faces import Faces
    from generator.painting.contact import rows
    from generator.painting.pngfile import encoded
    from generator.sheets.labels import label_font

    home = shipped_root() / "templates" / _SHOWCASE
    project = Project(home, home / "output")
    read = catalogue.load(project.catalogue(_SHOWCASE), project)
    known = card_sizes(project)
    for name in names:
        sizes: list[tuple[str, list[Drawing]]] = []
        for size in _SIZES:
            stock = replace(read.card, size=known[size], size_name=size)
            kinds = {key: replace(kind, layout=name) for key, kind in read.kinds.items()}
            deck = build(replace(read, card=stock, kinds=kinds))
            faces = Faces(deck, project)
            sizes.append((size, [faces.front(card) for card in deck.cards]))
        yield name, encoded(rows(sizes, label_font(project)), _DPI)


def copy(project: Project, name: str, as_: str = "") -> Path:
    """Puts a layout that we ship into the project, under another name if wanted; answers the file.

    Raises UserError for one that there isn't, for a folder that is no project, and where a file of
    that name is already.
    """
    if project.lent:
        hint = "go to the project's folder, or name it with --project"
        found = "is not a project: it has no cards/ folder"
        raise UserError(Problem(found, file=".", hint=hint))
    source = shipped_root() / _FACES / f"{name}.yaml"
    known = sorted(path.stem for path in source.parent.glob("*.yaml"))
    if name not in known:
        usual = [one.name for one in shipped(project)]
        raise UserError(
            Problem(
                f"there is no layout {name!r} to copy",
                expected=f"for any deck: {listed(usual)}",
                hint=did_you_mean(name, known),
            )
        )
    if as_ and not _NAME.fullmatch(as_):
        found = f"{shown(as_)} can't name a layout"
        raise UserError(Problem(found, key="--as", expected="small letters, digits and hyphens"))
    target = project.root / _FACES / f"{as_ or name}.yaml"
    if target.exists() or target.is_symlink():
        raise UserError(
            Problem(
                "is there already, and stays as it is",
                file=project.label(target),
                hint="copy it under another name with --as",
            )
        )
    write_whole(target, read_bytes(source, project.label(source)), project.root)
    lend_schemas(project.root)
    return target


def extended(project: Project, path: Path) -> str:
    """The layout that a copied one starts from, which is still ours; "" if none."""
    data = read_yaml(path, project.label(path)).data
    return str(data.get("extends") or "") if isinstance(data, dict) else ""
