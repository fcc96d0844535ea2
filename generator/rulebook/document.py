"""A rulebook as one HTML document: templates, style, pictures and facts brought together.

In: a deck, its project and, if the game has one, its pack. Out: HTML that needs no other file,
checked for structure, for a screen or on its way to `pdf.py`. No PDF here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Literal

from jinja2 import Environment
from markupsafe import Markup

from generator import art
from generator.components.parts import DrawnComponent, parts
from generator.drawing.letters import lettered
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.inputs import read_bytes
from generator.project import Project
from generator.reading.spending import spending
from generator.rulebook import bounds, claims, clauses, facts, fonts, inert, structure, theme, trim
from generator.rulebook.art import drawn_art
from generator.rulebook.environment import DRAW, MACROS, environment, placed
from generator.rulebook.ornament import arrow, rosette, waves
from generator.rulebook.pictures import Album, Part, Picture
from generator.rulebook.quotes import curled
from generator.rulebook.seeded import as_shown, seeded_game
from generator.rulebook.shelf import Volume, template_name
from generator.rulebook.shown import catalogue_view, deck_view, ledger_view
from generator.rulebook.spelling import figures, is_english, plural, spelled
from generator.rulebook.trim import BOTH
from generator.rulebook.views import Engine, Record, freeze
from generator.rulebook.vocabulary import CONTENTS, Vocabulary
from generator.rulebook.words import words
from generator.rules import GamePack
from generator.units import Size

#: Paper -> its page's size in mm, and whether there is room for two columns; margins go with that.
#: A book is set on "both", and then cut to A4 and to Letter: see `trim.py`.
PAPERS: dict[str, tuple[Size, bool]] = {
    BOTH: (trim.SET, True),
    "a5": (Size(148.5, 210.0), False),
    "half-letter": (Size(139.7, 215.9), False),
}
#: Margins in mm: above, at the sides, below.
MARGINS = {True: (17.0, 17.5, 20.0), False: (12.0, 12.0, 15.0)}

#: Cards in the text of a small page are this much smaller than a template says.
SMALL = 0.75

#: The font of all running text.
BODY_FONT = "Atkinson Hyperlegible Next"


#: Where the rules of fonts go.
_FONTS = re.compile(r"<style[^<>]*>[^<]*/\*fonts\*/", re.IGNORECASE)

Medium = Literal["print", "screen"]


@dataclass(frozen=True)
class Look:
    """How a rulebook is set: `paper` one of PAPERS, `medium` "print" for the PDF or "screen" for
    a page that shows each picture from one store."""

    paper: str = BOTH
    medium: Medium = "print"


@dataclass(frozen=True)
class Document:
    """A rulebook's HTML whose pictures are still addresses, the album that has them, and the
    templates and style sheets that it was made of, by the names that messages give them."""

    html: str
    album: Album
    sources: Mapping[str, str] = field(default_factory=dict, repr=False)

    def written_at(self, words: str) -> tuple[str, int, int] | None:
        """File, line and column where words of the HTML were written, if that can be told."""
        return _written_at(words, self.sources) if words else None

    def whole(self, medium: Medium = "print") -> str:
        """The HTML with its pictures inside, and the policy that lets it load nothing else."""
        if medium == "screen":
            return inert.guarded(self.album.paste_once(self.html))
        return inert.guarded(self.album.paste(self.html))


def compose(
    deck: Any,
    project: Project,
    pack: GamePack | None,
    picture: Picture,
    *,
    paper: str = BOTH,
    medium: Medium = "print",
    volume: Volume | None = None,
) -> Document:
    """A book without its pictures, the rulebook unless `volume` is another. Raises
    UserError with file and line for every fault that a writer of templates can make."""
    if paper not in PAPERS:
        raise UserError(Problem(f"no rulebook paper {paper!r}", expected=listed(list(PAPERS))))
    env = environment(project)
    name = volume.template if volume is not None else template_name(deck, project)
    sheets = dict.fromkeys(["base.css", f"{deck.slug}.css", f"{name.partition('.')[0]}.css"])
    style = theme.load(project, list(sheets))
    size = deck.catalogue.card.size
    album = Album(picture, size.h / size.w)
    gathered = facts.gather(deck, pack.game if pack else None)
    scale = 1.0 if PAPERS[paper][1] else SMALL
    elsewhere = volume is not None and volume.is_second
    vocabulary = Vocabulary(deck, gathered, clauses.gather(pack), album, scale, elsewhere)
    _furnish(env, deck, project, pack, vocabulary, style, Look(paper, medium), album)
    try:
        with spending():
            for part in MACROS:
                env.globals.update(_macros(env.get_template(part).module))
            env.globals["draw"] = env.get_template(DRAW).module
            css = style.inlined(lambda file: _ornament(env, project, file))
            env.globals["css"] = Markup(css)
            html = env.get_template(name).render()
    except Exception as error:
        raise placed(error, env, name, pack) from error
    html = html.replace(CONTENTS, str(vocabulary.table_of_contents()))
    if is_english(str(deck.catalogue.language)):
        html = curled(html)
    _refuse_faults(html, env, name, style, album)
    album.keep_shown(html)
    try:
        return Document(_with_fonts(html, css, project), album, _sources(env, style))
    except UserError as error:
        raise UserError(_at_its_words(one, env, name, style) for one in error.problems) from None


def render(
    deck: Any,
    project: Project,
    pack: GamePack | None,
    picture: Picture,
    *,
    paper: str = BOTH,
    medium: Medium = "print",
    volume: Volume | None = None,
) -> str:
    """A book as one HTML file that needs no other. Takes and raises what `compose` does."""
    made = compose(deck, project, pack, picture, paper=paper, medium=medium, volume=volume)
    return made.whole(medium)


def _furnish(
    env: Environment,
    deck: Any,
    project: Project,
    pack: GamePack | None,
    vocabulary: Vocabulary,
    style: theme.Theme,
    look: Look,
    album: Album,
) -> None:
    """Everything that a template can name: views and words, never a record of ours."""
    size, wide = PAPERS[look.paper]
    margins = trim.margins if look.paper == BOTH else trim.plain_margins
    engine = pack.game if pack is not None else None
    chosen = deck.catalogue.rulebook
    catalogue = catalogue_view(deck.catalogue)
    env.globals.update(vocabulary.words())
    env.globals.update(claims.words(project, pack, style.variables))
    env.globals.update(
        catalogue=catalogue,
        deck=deck_view(deck, catalogue, vocabulary.views),
        ledger=ledger_view(engine.ledger) if engine is not None else None,
        engine=Engine(engine) if engine is not None else None,
        options=freeze(engine.options) if engine is not None else (),
        params=freeze(chosen.params if chosen is not None else {}),
        theme=freeze(style.variables),
        page_size=f"{size.w:g}mm {size.h:g}mm",
        page_margin=margins(*MARGINS[wide]),
        paper=look.paper,
        medium=look.medium,
        wide=wide,
    )
    own: dict[str, Callable[..., Any]] = {
        "seeded_game": _teller(deck, pack),
        "image": _pictures(project),
        "part_drawing": _parts(deck, project, album),
        "art_drawing": _art(deck, project),
        "rosette": rosette,
        "waves": waves,
        "arrow_paths": arrow,
        "margins": margins,
    }
    env.globals.update(words(own))
    language = str(deck.catalogue.language)

    def in_words(number: int) -> str:
        return spelled(number) if is_english(language) else figures(number, language)

    def noun_for(noun: str, number: int) -> str:
        return plural(noun, number, language)

    filters: dict[str, Callable[..., Any]] = {
        "spelled": in_words,
        "plural": noun_for,
        "css_string": _css_string,
    }
    env.filters.update(words(filters))


def _teller(deck: Any, pack: GamePack | None) -> Callable[..., Record]:
    """The word that plays a game for an example of play."""

    def play(
        seed: int,
        by: Sequence[str] | str = (),
        players: int | None = None,
        **house_rules: object,
    ) -> Record:
        names = {card.id: card.name for card in deck.families}
        return as_shown(seeded_game(pack, names, seed, by, players, **house_rules))

    return play


def _parts(deck: Any, project: Project, album: Album) -> Callable[..., Markup]:
    """The word for a component as it is printed, small, in a drawing."""

    @cache
    def drawn() -> dict[str, dict[int, DrawnComponent]]:
        """Each component's copies, as far as they have values of their own, or its one part."""
        found: dict[str, dict[int, DrawnComponent]] = {}
        for part in parts(deck.catalogue, project):
            copies = part.copies or range(1, max(part.count, 1) + 1)
            found.setdefault(part.of, {}).update(dict.fromkeys(copies, part))
        return found

    def part_drawing(name: str, width: float, side: str = "front", copy: int = 1) -> Markup:
        """Its picture, at the origin and `width` mm wide, or that of its "back", of one of its
        copies, counted from 1."""
        if name not in drawn():
            names = list(drawn())
            raise UserError(
                Problem(
                    f"there is no drawn component {name!r}",
                    expected=f"components: {listed(names)}",
                    hint=did_you_mean(name, names),
                )
            )
        part = drawn()[name].get(copy)
        if part is None:
            found = f"component {name!r} has no copy {copy!r}"
            raise UserError(Problem(found, expected=f"1 to {len(drawn()[name])}"))
        if not part.is_flat:
            found = f"component {name!r} is folded or turned, and drawn panel by panel"
            raise UserError(Problem(found, expected="a token or a board"))
        sides = ("front", "back") if part.back else ("front",)
        if side not in sides:
            found = f"component {name!r} has no side {side!r}"
            raise UserError(Problem(found, expected=listed(sides)))
        size = part.stock.size
        address = album.ask(Part(part.name, side), float(width))
        return Markup(
            '<image href="{}" width="{:g}" height="{:g}" preserveAspectRatio="none"/>'
        ).format(address, width, width * size.h / size.w)

    return part_drawing


def _art(deck: Any, project: Project) -> Callable[..., Markup]:
    """The word for an ornament of the cards; few books ask for one."""

    @cache
    def drawn() -> Callable[..., Markup]:
        return drawn_art(art.of(deck.catalogue.engine, project.root), deck.catalogue.palette)

    def art_drawing(name: str, /, **given: object) -> Markup:
        """It about its own origin; a colour is one of the palette or "#RRGGBB"."""
        return drawn()(name, **given)

    return art_drawing


def _pictures(project: Project) -> Callable[..., Markup]:
    """The word for a picture file of templates/rulebooks/ in the text."""

    def image(name: str, alt: str, width: str = "60mm") -> Markup:
        return _image(project, name, alt, width)

    return image


def _css_string(text: object) -> Markup:
    """Text as a string of CSS inside a <style> element."""
    return Markup(
        '"'
        + "".join(c if c.isalnum() or c in " ,.:" else f"\\{ord(c):x} " for c in str(text))
        + '"'
    )


def _macros(module: Any) -> dict[str, Any]:
    return {name: getattr(module, name) for name in dir(module) if not name.startswith("_")}


def _ornament(env: Environment, project: Project, file: str) -> str:
    if file.endswith(".j2"):
        return theme.data_uri(env.get_template(file).render().encode("utf-8"), file)
    path = project.find_file(theme.FOLDER, file)
    if path is None:
        raise UserError(Problem("there is no such file", file=f"{theme.FOLDER}/{file}"))
    return theme.data_uri(read_bytes(path, project.label(path)), file)


def _image(project: Project, name: str, alt: str, width: str) -> Markup:
    """A picture file of templates/rulebooks/ in the text."""
    path = project.find_file(theme.FOLDER, name)
    if path is None:
        raise UserError(Problem("there is no such file", file=f"{theme.FOLDER}/{name}"))
    return Markup('<img class="image" src="{}" alt="{}" style="width: {}">').format(
        theme.data_uri(read_bytes(path, project.label(path)), name), alt, width
    )


def _refuse_faults(
    html: str, env: Environment, name: str, style: theme.Theme, album: Album
) -> None:
    """Raises UserError if a screen reader would stumble, or if the page could do more than be
    read; each fault at its template line if the tag stands there as it came out."""
    sources = _sources(env, style)
    found = bounds.faults(html) or [*inert.faults(html), *structure.faults(html)]
    for address in album.unknown(html):
        hint = "write card('...') or picture_of('...', width)"
        found.append(structure.Fault(0, "a picture of no card of this deck", hint, address))
    problems = []
    for fault in found:
        file, line, column = _written_at(fault.tag, sources) or (f"{theme.FOLDER}/{name}", 1, 1)
        problems.append(Problem(fault.found, file=file, line=line, column=column, hint=fault.hint))
    if problems:
        raise UserError(problems)


def _sources(env: Environment, style: theme.Theme) -> dict[str, str]:
    """Every template and style sheet of a book by the name that messages give it."""
    loader: Any = env.loader
    return {**loader.sources, **style.sources}


def _at_its_words(problem: Problem, env: Environment, name: str, style: theme.Theme) -> Problem:
    """The problem at the first of the words in quotes that it tells of; without such words, at the
    beginning of the template."""
    if problem.file:
        return problem
    sources = _sources(env, style)
    own = sorted(sources, key=lambda label: label.endswith(("base.html.j2", "base.css")))
    for quoted in re.findall(r"'([^']+)'", problem.found):
        for label in own:
            if (at := sources[label].find(quoted)) >= 0:
                line, column = _line_and_column(sources[label], at)
                return replace(problem, file=label, line=line, column=column)
    return replace(problem, file=f"{theme.FOLDER}/{name}", line=1, column=1)


def _written_at(tag: str, sources: Mapping[str, str]) -> tuple[str, int, int] | None:
    """File, line and column of a tag: where it stands as it came out, else the first of its name
    in which something is filled in, in a game's own files before ours."""
    own = sorted(sources, key=lambda label: "/parts/" in label or label.endswith("base.html.j2"))
    name = re.match(r"<[A-Za-z][\w:-]*", tag)
    filled = re.compile(re.escape(name.group()) + r"\b[^<>]*\{\{") if name else None
    for label in own if tag else ():
        if (at := sources[label].find(tag)) >= 0:
            return label, *_line_and_column(sources[label], at)
    for label in own:
        if filled is not None and (match := filled.search(sources[label])):
            return label, *_line_and_column(sources[label], match.start())
    return None


def _line_and_column(source: str, at: int) -> tuple[int, int]:
    return source.count("\n", 0, at) + 1, at - (source.rfind("\n", 0, at) + 1) + 1


def _with_fonts(html: str, css: str, project: Project) -> str:
    """The HTML with its @font-face rules in place of `/*fonts*/`."""
    known = fonts.faces(project)
    chosen = fonts.used(css, known)
    body = next((f for f in chosen if f.family == BODY_FONT and f.weight == 400), None)
    if body is None:
        raise UserError(Problem(f"there is no font {BODY_FONT!r} in fonts/, and rulebooks need it"))
    lacking = fonts.missing_letters(html, body.path)
    if lacking:
        html = lettered(html)
        lacking = fonts.missing_letters(html, body.path)
        lent = fonts.lending(lacking, known)
        html = fonts.lent(html, lent)
        lacking = "".join(letter for letter in lacking if letter not in lent)
        chosen += [face for face in known if face in lent.values() and face not in chosen]
    if lacking:
        raise UserError(
            Problem(
                f"no letter for {', '.join(f'{c!r} (U+{ord(c):04X})' for c in lacking)} "
                f"in {BODY_FONT}",
                hint="write it in words, or draw it",
            )
        )
    if not _FONTS.search(html):  # a page without fonts would take Pango, and Python, along
        expected = "/*fonts*/ in a <style> of its head, as base.css has it"
        raise UserError(Problem("has no place for its fonts", expected=expected))
    return html.replace("/*fonts*/", fonts.rules(chosen, html))
