"""The words that a rulebook template may use: facts, rules, cards, chapters.

In: one game's facts, rules, deck and album. Out: functions by name, for Jinja's globals; each
answers HTML. What is only markup (examples, questions, drawings) is a macro in
templates/rulebooks/parts/ instead. templates/rulebooks/README.md tells writers all of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from markupsafe import Markup, escape

from generator.drawing.drawing import box_through, turned
from generator.errors import Problem, UserError, did_you_mean, listed, no_such
from generator.rulebook.clauses import Clause, Clauses
from generator.rulebook.facts import Facts
from generator.rulebook.halves import halved
from generator.rulebook.pictures import Album, Cutout, Tilted
from generator.rulebook.quotes import grouped
from generator.rulebook.shown import card_view
from generator.rulebook.spelling import figures, plural
from generator.rulebook.tilting import tilted_edge, turned_about
from generator.rulebook.views import Record, freeze
from generator.rulebook.words import Word, words
from generator.units import BadLength, Box, Size, mm

Caller = Callable[[], Markup]

#: Stands for the table of contents until all chapters are known.
CONTENTS = "<!--contents-->"
#: A part of a card is at least so wide and high, in shares of it; sums of shares are off by less
#: than the second.
_LEAST, _ROUNDED = 0.001, 1e-6


class Vocabulary:
    """What one rulebook's templates can say. One value serves one rendering: it gathers chapters
    and picture wishes on the way."""

    def __init__(
        self,
        deck: Any,
        facts: Facts,
        clauses: Clauses,
        album: Album,
        scale: float = 1.0,
        elsewhere: bool = False,
    ) -> None:
        self._deck = deck
        self._facts = facts
        self._clauses = clauses
        self._album = album
        self._elsewhere = elsewhere  # whether the rules stand in another book
        self._scale = scale  # of cards in the text: a small page shows them smaller
        self._cards = {card.id: card for card in deck.families}
        self._shown = {card.printing_of: card for card in reversed(deck.cards)}  # first printings
        self.views = {card.id: card_view(card) for card in deck.families}  # as templates see them
        self._chapters: list[tuple[str, str, str]] = []  # id, number, title
        self._made = 0
        self._latest = ""  # the rule told last, to say which one an example is of

    def words(self) -> dict[str, Word]:
        """All functions by the name that templates use: every public method but these."""
        private = {"words", "table_of_contents", "views"}
        names = [name for name in dir(self) if not name.startswith("_") and name not in private]
        return words({name: getattr(self, name) for name in names})

    # Numbers

    def fact(
        self,
        id: str,
        words: bool = False,
        cap: bool = False,
        index: int | None = None,
        players: int | None = None,
    ) -> Markup:
        """A fact's number in the text: digits, `words=True` or, to open a sentence, `cap=True`."""
        return self._facts.span(id, words=words, cap=cap, index=index, players=players)

    def value(self, id: str, index: int | None = None, players: int | None = None) -> int | str:
        """A fact's bare value, to reckon with."""
        return self._facts.value(id, index, players)

    def values(self, id: str) -> tuple[int | str, ...]:
        """All values of a fact, to loop over."""
        found = self._facts.row(id)
        return found if isinstance(found, tuple) else (found,)

    def whole_fact(self, id: str) -> Markup:
        """A fact whole: for one with several values, all of them."""
        found = self._facts.row(id)
        if not isinstance(found, tuple):
            return self.fact(id)
        return Markup(", ").join(self.fact(id, index=place) for place in range(len(found)))

    def count(
        self,
        id: str,
        noun: str,
        words: bool = False,
        cap: bool = False,
        index: int | None = None,
        players: int | None = None,
    ) -> Markup:
        """A fact with its noun, singular or plural, kept on one line: "27 cards"."""
        value = self._facts.value(id, index, players)
        form = self._noun(noun, value if isinstance(value, int) else 2)
        span = self._facts.span(id, words=words, cap=cap, index=index, players=players)
        return span + Markup("&nbsp;") + form

    def number(self, value: int, noun: str = "", words: bool = False, cap: bool = False) -> Markup:
        """A number that the template has reckoned from facts, with a noun if you like."""
        text = Markup('<span class="number">{}</span>').format(
            self._facts.written(value, words=words, cap=cap)
        )
        return text + Markup("&nbsp;") + self._noun(noun, value) if noun else text

    def _noun(self, noun: str, number: int) -> str:
        """A noun in the form that goes with a number. Raises UserError as `plural`."""
        return plural(noun, number, self._facts.language)

    def players(self, words: bool = False) -> Markup:
        """How many may play: "2 players", "2 to 6 players"."""
        least, most = (self._facts.value(f"players-{end}") for end in ("least", "most"))
        text = self.fact("players-least", words=words)
        if most != least:
            text += Markup(" to ") + self.fact("players-most", words=words)
        return text + Markup("&nbsp;") + plural("player", int(most))

    def expect(self, found: object, expected: object) -> Markup:
        """Nothing, if the two are equal; else the rulebook isn't made. For a worked example that
        the engine has just played."""
        found, expected = freeze(found), freeze(expected)  # a list and a tuple are the same
        if str(found) != str(expected):
            after = f"it follows rule {self._latest}" if self._latest else ""
            raise UserError(
                Problem(
                    f"this example doesn't hold: the rules give {found}, not {expected}",
                    expected=after,
                )
            )
        return Markup("")

    # Rules

    def chapter(self, title: str = "", section: str = "", id: str = "") -> Markup:
        """A heading (h2) that goes into the contents. `section` ("garden-2") numbers it like the
        rules that follow and, without a title, takes the engine's own."""
        number = ""
        if section:
            number, own = self._clauses.heading(section)
            title = title or own
        name = id or section or _slug(title)
        self._chapters.append((name, number, title))
        label = Markup('<span class="chapter-number">{}</span> ').format(number) if number else ""
        return Markup('<h2 id="{}" class="chapter">{}{}</h2>').format(name, label, title)

    def clause(self, id: str, word: str = "", caller: Caller | None = None) -> Markup:
        """A rule with its number, in the engine's own sentence; `word` stands beside the number,
        to find the rule by. With `{% call %}`, more words follow the sentence."""
        clause = self._clauses[id]
        self._latest = id
        more = Markup('<div class="rule-more">{}</div>').format(caller()) if caller else ""
        named = Markup('<span class="rule-word">{} </span>').format(word) if word else ""
        number = Markup('<span class="rule-figure">{}</span>' if word else "{}")
        return Markup(
            '<div class="rule{4}" id="{0}" data-clause="{0}"><p class="rule-text">'
            '<span class="rule-number">{1} {5}</span>{2}</p>{3}</div>'
        ).format(
            id,
            number.format(clause.number),
            grouped(clause.sentence),
            more,
            " named" if word else "",
            named,
        )

    def clauses(self, section: str) -> Markup:
        """All rules of a section, in order."""
        return Markup("\n").join(self.clause(clause.id) for clause in self._clauses.of(section))

    def rule(self, id: str) -> Markup:
        """A reference to a rule: "rule 2.1", a link where the rule stands in the same book."""
        clause = self._clauses[id]
        if self._elsewhere:
            return Markup('<span class="ref">rule&nbsp;{}</span>').format(clause.number)
        return Markup('<a class="ref" href="#{}">rule&nbsp;{}</a>').format(id, clause.number)

    def at(self, *ids: str) -> Markup:
        """Where a line of the quick reference stands in full: its rules' numbers, as links."""
        links = Markup(", ").join(
            Markup('<a class="ref" href="#{}" title="rule {}">{}</a>').format(
                id, self._clauses[id].number, self._clauses[id].number
            )
            for id in ids
        )
        return Markup('<span class="at">{}</span>').format(links)

    def all_clauses(self) -> list[Clause]:
        """Every rule with `.id`, `.section`, `.number`, `.sentence`."""
        return list(self._clauses.by_id.values())

    def contents(self) -> Markup:
        """The table of contents; page numbers appear in print."""
        return Markup(CONTENTS)

    # Cards

    def deck_card(self, id: str) -> Record:
        """A card of the deck with `.facts`, `.words`, `.kind`, `.copies`, `.number`."""
        self._known_card(id)
        return self.views[id]

    def _known_card(self, id: str) -> Any:
        if id not in self._cards:
            raise UserError(
                Problem(
                    f"there is no card {id!r} in this deck",
                    expected=f"cards: {listed(list(self._cards))}",
                    hint=did_you_mean(id, list(self._cards)),
                )
            )
        return self._cards[id]

    def card_name(self, id: str) -> str:
        """What a card is called."""
        return str(self._known_card(id).words.get("name") or id)

    def cards_where(self, **facts: object) -> list[Record]:
        """The distinct cards whose facts (or `kind`) have these values, in collector order."""
        return [
            self.views[card.id]
            for card in self._deck.families
            if all(
                str(getattr(card, name) if name in ("id", "kind") else card.facts.get(name))
                == str(value)
                for name, value in facts.items()
            )
        ]

    def copies_where(self, **facts: object) -> int:
        """How many cards, copies counted, have these facts."""
        return sum(card.copies for card in self.cards_where(**facts))

    def card(self, id: str, width: str = "22mm", alt: str = "", turned: bool = False) -> Markup:
        """A card's face as a picture of this width. `back` or `back:<name>` is a card face down;
        `turned` lays it on its side."""
        width_mm = _length(width) * self._scale
        subject, name = self._subject(id)
        source = self._album.ask(subject, width_mm)
        size = self._size(subject)
        height_mm = width_mm * size.h / size.w
        picture = Markup(
            '<img class="card{}" src="{}" alt="{}" style="width: {}; height: {}">'
        ).format(" turned" if turned else "", source, alt or name, _mm(width_mm), _mm(height_mm))
        if not turned:
            return picture
        return Markup('<span class="lying" style="width: {}; height: {}">{}</span>').format(
            _mm(height_mm), _mm(width_mm), picture
        )

    def cards(
        self,
        ids: Iterable[str],
        width: str = "22mm",
        label: str = "",
        fan: bool = False,
        caption: str = "",
    ) -> Markup:
        """A row of cards, side by side or, with `fan`, one over the other; a label before the row
        says whose they are, a caption under it what to see."""
        pictures = Markup("").join(self.card(id, width) for id in ids)
        name = Markup('<span class="row-label">{}</span>').format(label) if label else ""
        under = Markup('<span class="row-caption">{}</span>').format(caption) if caption else ""
        return Markup('<div class="cards{}">{}<span class="row">{}</span>{}</div>').format(
            " fan" if fan else "", name, pictures, under
        )

    def back(self, name: str = "", width: str = "22mm", alt: str = "") -> Markup:
        """A card back as a picture."""
        return self.card(f"back:{name}" if name else "back", width, alt)

    def kind_name(self, kind: str) -> str:
        """What a kind of card is called: the catalogue's words for it, else its own name."""
        words = getattr(self._deck.catalogue, "field_words", {}).get("kind", {})
        return str(words.get(kind) or kind.replace("-", " ").capitalize())

    def picture_of(
        self, id: str, width: float, part: Sequence[float] = (), printing: int = 1
    ) -> Markup:
        """The address of a card's picture, for `<image href>` in a drawing; width in mm. `part`
        (left, top, width, height, in shares of the card's) is all that it then shows of it.
        `printing` counts the printings of one card; of a card with fewer it is the last."""
        subject = self._printing(id, printing)
        shown = Cutout(subject, _shares(part)) if part else subject
        return escape(self._album.ask(shown, float(width)))

    def tilted(
        self,
        id: str,
        width: float,
        degrees: float,
        printing: int = 1,
        next: float = 0.0,
        below: float = 0.0,
        foot: float = 0.0,
        fine: float = 1.0,
    ) -> tuple[Markup, float, float, float, float, str]:
        """A card that stands tilted in a drawing, clockwise: the address of its picture, which is
        upright, that one's left top corner from the card's middle, its width and height in mm, and
        the path of the card's edge about its middle. The `width` is that of the card; the drawing
        is shown `fine` times as large as it is. What isn't seen isn't in the picture: what is lower
        than `foot` mm below the middle, if that is given, and what the next card of a fan hides,
        turned by `next` degrees more about a point `below` the upper edge, in mm."""
        size = Size(float(width), float(width) * self.card_ratio())
        turn = round(float(degrees), 3)
        box = box_through(turned(turn), Box(-size.w / 2, -size.h / 2, size.w, size.h))
        high = min(box.h, foot - box.y) if foot else box.h
        shown = Tilted(
            self._printing(id, printing),
            turn,
            self.card_ratio(),
            round(high / size.w, 4),
            round(float(next), 3),
            round(float(below) / size.w, 4),
        )
        address = escape(self._album.ask(shown, size.w * fine))
        left, top, wide, high = (round(side, 3) for side in (box.x, box.y, box.w, high))
        return address, left, top, wide, high, tilted_edge(size.w, size.h, turn)

    def fanned(
        self, x: float, y: float, width: float, degrees: float, below: float
    ) -> tuple[float, float]:
        """Where a card of a fan is to be drawn, tilted by so many degrees: its left top corner,
        which were at x, y in the middle of the fan; all turn about a point so many mm `below`."""
        about = x + width / 2, y + below
        return turned_about(x, y, width, self.card_ratio(), degrees, about)

    def card_ratio(self) -> float:
        """Height of a card by its width."""
        size = self._deck.catalogue.card.size
        return float(size.h / size.w)

    def unique(self) -> str:
        """A name that no other element has, for what a drawing must refer to."""
        self._made += 1
        return f"n{self._made}"

    def columns(self, caller: Caller | None = None, blocks: str = "") -> Markup:
        """Blocks in two columns on wide paper. They stay on one page: keep them short."""
        halves = halved(str(caller() if caller else blocks))
        return Markup(
            '<div class="columns"><div class="column">{}</div><div class="column">{}</div></div>'
        ).format(*(Markup(half) for half in halves))

    # Parts of sentences

    def listed_words(self, words: Sequence[object], last: str = "and") -> str:
        """Words as a list in a sentence: "a, b and c"."""
        told = [str(word) for word in words]
        if len(told) < 2:
            return "".join(told)
        return f"{', '.join(told[:-1])} {last} {told[-1]}"

    def plainly(self, value: object) -> str:
        """An option's value as players say it: yes and no for a switch, 5,000 for a number."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        said = str(value)
        if said.isdecimal():
            return figures(int(said), self._facts.language)
        return said.replace("_", " ")

    def lines(self, cited: str) -> str:
        """Source lines as readers write them: "line 66", "lines 88\u201391 and 95"."""
        parts = [part.strip().replace("-", "\u2013") for part in cited.split(",") if part.strip()]
        if not parts or parts == ["\u2013"]:
            return "not in the source"
        several = len(parts) > 1 or "\u2013" in parts[0]
        return ("lines " if several else "line ") + self.listed_words(parts)

    def table_of_contents(self) -> Markup:
        """What `contents` stands for, once every chapter has been written."""
        rows = Markup("").join(
            Markup('<li><a href="#{}"><span class="toc-number">{}</span>{} </a></li>').format(*row)
            for row in self._chapters
        )
        return Markup('<ol class="contents">{}</ol>').format(rows)

    def _size(self, subject: Any) -> Size:
        """The size in mm of a card, or of a back by its name."""
        stocks = self._deck.back_stocks
        stock = stocks.get(subject) if isinstance(subject, str) else subject.stock
        found: Size = (stock or self._deck.catalogue.card).size
        return found

    def _printing(self, id: str, printing: int) -> Any:
        """What `Album.ask` takes of a card's several printings; of a card with fewer the last."""
        subject, _ = self._subject(id)
        if printing > 1:
            printings = [card for card in self._deck.cards if card.printing_of == id]
            subject = [subject, *printings[:printing]][-1]
        return subject

    def _subject(self, id: str) -> tuple[Any, str]:
        """What `Album.ask` takes, and what it is called."""
        if id != "back" and not id.startswith("back:"):
            return self._shown[self._known_card(id).id], self.card_name(id)
        backs = list(self._deck.catalogue.backs)
        name = id[len("back:") :] or backs[0]
        if name not in backs:
            raise UserError(no_such("back", name, backs))
        return name, "a card face down"


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def _length(text: str) -> float:
    try:
        return mm(text)
    except BadLength as error:
        raise UserError(Problem(error.reason, key="width", hint=error.hint)) from None


def _shares(part: Sequence[float]) -> Box:
    """A part of a card as a template writes it, at least a thousandth of it wide and high."""
    numbers = [float(share) for share in part if isinstance(share, int | float)]
    if len(numbers) == len(part) == 4:
        box = Box(*numbers)
        inside = max(box.right, box.bottom) <= 1 + _ROUNDED
        if inside and min(box.x, box.y) >= 0 and min(box.w, box.h) >= _LEAST:
            return box
    expected = "left, top, width and height as shares of the card, such as (0.2, 0, 0.8, 0.3)"
    raise UserError(Problem(f"no part of a card: {part}", expected=expected))


def _mm(length: float) -> str:
    return f"{length:.2f}mm"
