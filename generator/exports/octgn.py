"""OCTGN: the folder of a game definition, from which its tool o8build makes the package.

In: a job. Out: definition.xml, a set with every distinct card, the cards' pictures under their
GUIDs, backs and icons, three actions in Python (draw, shuffle, turn), the rulebook, and a deck to
load with the copies. Every pile of the game is a pile that all share. Lengths are whole mm. GUIDs
are hashes of what a thing is, so the same game has the same ones.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from xml.etree import ElementTree as Xml

from generator.drawing.drawing import Drawing
from generator.exports.canvas import as_file
from generator.exports.grid import cell_image
from generator.exports.job import File, Job, Made, as_xml
from generator.exports.left import tell_pieces
from generator.exports.material import Group, back_key
from generator.exports.portraits import Portraits
from generator.units import Size

_SCRIPT, _PROXIES, _TABLE, _BOOK = (
    "scripts/actions.py",
    "proxy/proxy.xml",
    "table/plain.png",
    "rules.pdf",
)
#: What people do with cards, in the words of OCTGN's Python. Groups hand themselves over, cards
#: themselves and where the mouse is.
_ACTIONS = """\
def shuffle(group, x=0, y=0):
    group.shuffle()
    notify("{} shuffles {}.".format(me, group.name))


def draw(group, x=0, y=0):
    if len(group):
        group.top().moveTo(me.piles["Hand"])
        notify("{} draws from {}.".format(me, group.name))


def turn(card, x=0, y=0):
    card.isFaceUp = not card.isFaceUp
"""


def export(job: Job, made: Made) -> Iterator[File]:
    """The game's folder and the deck beside it."""
    book = job.printed.books("a4").get("rulebook")
    if book is None:
        made.notices.append("the rulebook is no PDF on this machine, and is left out")
    game = _Game(job, book is not None)
    yield from game.pictures()
    if book is not None:
        yield game.place(f"documents/{_BOOK}"), book
    yield game.place(_SCRIPT), _ACTIONS.encode()
    yield game.place(_PROXIES), as_xml(game.proxies())
    yield game.place("definition.xml"), as_xml(game.definition())
    yield game.place(f"Sets/{job.game}/set.xml"), as_xml(game.cards())
    deck = job.named("deck", game=job.game)
    yield deck, as_xml(game.deck())
    made.about["game-id"] = game.guid("game")
    made.contents += [
        f"{game.place('')}: the game definition, {len(job.material.deck.cards)} cards",
        f"{deck}: the deck to load, {job.material.deck.total} cards",
    ]
    tell_pieces(job, made, job.material.pieces)


class _Game:
    def __init__(self, job: Job, book: bool) -> None:
        self.job, self.material, self._book = job, job.material, book
        self._portraits = Portraits(job)
        self._root = job.named("folder", game=job.game)

    def place(self, name: str) -> str:
        return f"{self._root}/{name}"

    def guid(self, what: str) -> str:
        """A GUID that hangs on the thing alone."""
        return str(uuid.uuid5(uuid.NAMESPACE_URL, f"deckproof:{self.job.game}/{what}"))

    def pictures(self) -> Iterator[File]:
        """Cards by their GUIDs, backs by their piles, and a table to lie on."""
        for card in self.material.deck.cards:
            name = f"Sets/{self.job.game}/Cards/{self.guid(card.id)}.png"
            yield self.place(name), self._portraits.png(card.id)
        for group in self.material.groups:
            yield self.place(_back(group)), self._portraits.png(back_key(group.back))
        plain = Drawing("table", Size(1.0, 1.0), 0.0, 0.0, ())
        yield self.place(_TABLE), as_file(cell_image(plain, (8, 8)), "png")

    def definition(self) -> Xml.Element:
        """The game: cards' sizes and backs, a table, hands, shared piles. What stands where is
        fixed by the table's own schema."""
        deck, profile = self.material.deck, self.job.profile
        first = self.material.groups[0]
        root = Xml.Element(
            "game",
            name=deck.title,
            id=self.guid("game"),
            version="1.0.0.0",
            octgnVersion=profile.word("octgn-version"),
            scriptVersion=profile.word("script-version"),
            description=deck.catalogue.tagline or deck.title,
            authors=", ".join(credit.who for credit in deck.catalogue.credits) or "unknown",
            tags="cards",
            setsurl="",
            gameurl=profile.word("game-url"),
            iconurl=profile.word("game-url"),
            usetwosidedtable="False",
        )
        scripts = Xml.SubElement(root, "scripts")
        Xml.SubElement(scripts, "script", src=_SCRIPT)
        Xml.SubElement(root, "proxygen", definitionsrc=_PROXIES)
        if self._book:
            documents = Xml.SubElement(root, "documents")
            Xml.SubElement(
                documents, "document", src=f"documents/{_BOOK}", icon=_back(first), name="Rules"
            )
        card = Xml.SubElement(root, "card", self._size(first, "Default"))
        Xml.SubElement(card, "property", name="Kind", type="String", textKind="Enum")
        Xml.SubElement(card, "property", name="Number", type="String")
        for group in self.material.groups:
            Xml.SubElement(card, "size", self._size(group, group.name))
        self._places(root)
        return root

    def _places(self, root: Xml.Element) -> None:
        wide, high = (str(self.job.profile.whole(f"table-{side}")) for side in ("width", "height"))
        table = Xml.SubElement(
            root, "table", name="Table", visibility="undefined", width=wide, height=high,
            background=_TABLE, backgroundStyle="tile",
        )  # fmt: skip
        Xml.SubElement(
            table, "cardaction", menu="Turn over", default="True", shortcut="ctrl+F", execute="turn"
        )
        player = Xml.SubElement(root, "player")
        groups = self.material.groups
        Xml.SubElement(
            player, "group", name="Hand", visibility="me", ordered="False", viewState="expanded",
            icon=_back(groups[0]),
        )  # fmt: skip
        shared = Xml.SubElement(root, "shared")
        for group in groups:
            pile = Xml.SubElement(
                shared, "group", name=group.name, visibility="none", icon=_back(group)
            )
            Xml.SubElement(pile, "groupaction", menu="Draw", default="True", execute="draw")
            Xml.SubElement(pile, "groupaction", menu="Shuffle", execute="shuffle")
        sections = Xml.SubElement(root, "sharedDeck")
        for group in groups:
            Xml.SubElement(sections, "section", name=group.name, group=group.name)

    def _size(self, group: Group, name: str) -> dict[str, str]:
        radius = str(round(self.material.front(group.cards[0]).corner))
        return {
            "name": name, "width": str(round(group.size.w)), "height": str(round(group.size.h)),
            "cornerRadius": radius, "front": _back(group), "back": _back(group),
        }  # fmt: skip

    def proxies(self) -> Xml.Element:
        """What stands in for a card without a picture; the table wants one."""
        root = Xml.Element("templates")
        blocks = Xml.SubElement(root, "blocks")
        block = Xml.SubElement(blocks, "block", type="text", id="name")
        Xml.SubElement(block, "location", x="20", y="20")
        Xml.SubElement(block, "text", color="#000000", size="20")
        back = _back(self.material.groups[0])  # told from the game's own folder
        template = Xml.SubElement(root, "template", src=back, default="True")
        link = Xml.SubElement(Xml.SubElement(template, "textblocks"), "link", block="name")
        Xml.SubElement(link, "property", name="Name")
        return root

    def cards(self) -> Xml.Element:
        """The set."""
        deck = self.material.deck
        root = Xml.Element(
            "set", name=deck.title, id=self.guid("set"), gameId=self.guid("game"),
            gameVersion="1.0.0.0", version="1.0.0.0",
        )  # fmt: skip
        cards = Xml.SubElement(root, "cards")
        for group in self.material.groups:
            for card in group.cards:
                row = Xml.SubElement(
                    cards, "card", name=card.name, id=self.guid(card.id), size=group.name
                )
                for name, value in (("Kind", card.kind), ("Number", card.number)):
                    Xml.SubElement(row, "property", name=name, value=value)
        return root

    def deck(self) -> Xml.Element:
        """A section for each pile, with the copies of its cards."""
        root = Xml.Element("deck", game=self.guid("game"))
        for group in self.material.groups:
            section = Xml.SubElement(root, "section", name=group.name, shared="True")
            for card in group.cards:
                row = Xml.SubElement(section, "card", qty=str(card.copies), id=self.guid(card.id))
                row.text = card.name
        return root


def _back(group: Group) -> str:
    """The picture of a pile's back, below the game's folder."""
    return f"cards/back-{group.name}.png"
