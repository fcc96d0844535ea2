"""VASSAL: a module as one .vmod file.

In: a job. Out: a ZIP of buildFile.xml, moduledata and images: a table with a face-down deck for
each pile, a slot for every copy in it; pieces in decks that lie open; boards that stay; a private
hand for each player; a button for dice; the rulebook. Units on the table are the pictures' px.

A card's slot holds it as the engine writes pieces: traits from the outside in, parted by tabs, the
fields of each by semicolons, type and state by slashes; a part that holds its own delimiter has a
backslash before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.etree import ElementTree as Xml

from generator.exports.archive import zipped
from generator.exports.job import File, Job, Made, as_xml
from generator.exports.material import Piece, back_key
from generator.exports.portraits import Portraits
from generator.units import Size

_TABLE, _BOARD, _BOOK = "Table", "Table", "rules.pdf"
#: The key that turns a card over, with Ctrl; the owner of a masked card sees it large on its back.
_TURN_KEY, _OWNERS_VIEW = "F", "2"
_MAP_PARTS = (
    "StackMetrics", "ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer",
    "MapCenterer", "StackExpander", "PieceMover", "KeyBufferer", "CounterDetailViewer", "Zoomer",
)  # fmt: skip
_MARGIN = 40


def export(job: Job, made: Made) -> Iterator[File]:
    """The module."""
    book = job.printed.books("a4").get("rulebook")
    if book is None:
        made.notices.append("the rulebook is no PDF on this machine, and is left out")
    module = _Module(job)
    files = {
        "buildFile.xml": as_xml(module.build_file(book is not None)),
        "moduledata": as_xml(module.metadata()),
        **module.images,
    }
    if book is not None:
        files[_BOOK] = book
    made.about["slots"] = module.slots
    name = job.named("package", game=job.game)
    yield name, zipped(files, compressed=False)
    made.contents.append(f"{name}: the module, {job.material.deck.total} cards")
    made.contents += [
        f"  {piece.count} x {piece.title}" for piece in job.material.pieces if piece.count
    ]


class _Module:
    def __init__(self, job: Job) -> None:
        self.job, self.profile, self.material = job, job.profile, job.material
        self.images: dict[str, bytes] = {}
        self.slots = 0
        self._portraits = Portraits(job, cut=True)
        self._x, self._y, self._row = _MARGIN, _MARGIN, 0

    def metadata(self) -> Xml.Element:
        """What the list of modules shows."""
        deck = self.material.deck
        root = Xml.Element("data", version="1")
        for tag, text in (
            ("version", deck.edition),
            ("VassalVersion", self.profile.word("vassal-version")),
            ("description", deck.catalogue.tagline or deck.title),
            ("name", deck.title),
        ):
            Xml.SubElement(root, tag).text = text
        return root

    def build_file(self, book: bool) -> Xml.Element:
        """The module's parts, the table among them."""
        deck = self.material.deck
        sides = [f"Player {seat}" for seat in range(1, deck.catalogue.players[-1] + 1)]
        root = Xml.Element(
            "VASSAL.build.GameModule", name=deck.title, version=deck.edition,
            VassalVersion=self.profile.word("vassal-version"),
            description=deck.catalogue.tagline or deck.title,
        )  # fmt: skip
        _part(root, "build.module.BasicCommandEncoder")
        documents = _part(root, "build.module.Documentation")
        if book:
            kind = "build.module.documentation.BrowserPDFFile"
            _part(documents, kind, title="Rules", pdfFile=_BOOK)
        roster = _part(root, "build.module.PlayerRoster", buttonText="Retire")
        for side in sides:
            Xml.SubElement(roster, "entry").text = side
        _part(root, "build.module.GlobalOptions", nonOwnerUnmaskable="Use Preferences Setting")
        _part(root, "build.module.PrototypesContainer")
        _part(root, "build.module.Chatter")
        _part(root, "build.module.KeyNamer")
        if self.material.dice:
            _part(
                root, "build.module.DiceButton", name="Dice", text="Dice", nSides="6",
                nDice=str(self.material.dice), plus="0", addToTotal="0", reportTotal="false",
                reportFormat="** $name$ = $result$ *** <$PlayerName$>",
            )  # fmt: skip
        self._table(root)
        for side in sides:
            self._hand(root, side)
        root.set("nextPieceSlotId", str(self.slots))
        return root

    def _table(self, root: Xml.Element) -> None:
        table = _part(
            root, "build.module.Map", mapName=_TABLE, launch="false", allowMultiple="false"
        )
        picker = _part(table, "build.module.map.BoardPicker")
        board = _part(picker, "build.module.map.boardPicker.Board", name=_BOARD, color="46,90,70")
        for part in _MAP_PARTS:
            _part(table, f"build.module.map.{part}")
        for group in self.material.groups:
            mask = self._mask(back_key(group.back))
            title = f"{self.material.deck.title}: {group.name}"
            pile = self._pile(table, title, group.size, "Always", "Via right-click Menu")
            for card in group.copies():
                self._slot(pile, "CardSlot", card.name, self._image(card.id), group.size, [mask])
        for piece in self.material.pieces:
            if piece.stays:
                self._board_piece(table, piece)
                continue
            size = piece.drawing.size
            pile = self._pile(table, piece.title, size, "Never", "Never")
            sides = [] if piece.back is None else [self._mask(piece.back_key)]
            for _ in range(piece.count):
                self._slot(pile, "CardSlot", piece.title, self._image(piece.key), size, sides)
        board.set("width", str(self.profile.whole("table-width")))
        board.set("height", str(self._y + self._row + _MARGIN))

    def _hand(self, root: Xml.Element, side: str) -> None:
        hand = _part(
            root, "build.module.PlayerHand", mapName=f"Hand of {side}", side=side, visible="false",
            launch="true", buttonName=f"Hand of {side}",
        )  # fmt: skip
        picker = _part(hand, "build.module.map.BoardPicker")
        highest = max(self._portraits.cell(group.size)[1] for group in self.material.groups)
        _part(
            picker, "build.module.map.boardPicker.Board", name=f"Hand of {side}",
            color="46,90,70", width=str(self.profile.whole("hand-width")),
            height=str(highest + 2 * _MARGIN),
        )  # fmt: skip
        for part in _MAP_PARTS[1:]:
            _part(hand, f"build.module.map.{part}")

    def _pile(
        self, table: Xml.Element, name: str, size: Size, face_down: str, shuffle: str
    ) -> Xml.Element:
        x, y, w, h = self._place(size)
        return _part(
            table, "build.module.map.DrawPile", name=name, owningBoard=_BOARD, x=x, y=y, width=w,
            height=h, faceDown=face_down, drawFaceUp="false", shuffle=shuffle,
            shuffleCommand="Shuffle", allowMultiple="true", allowSelect="false", draw="true",
            color="255,255,255", reversible="false", reshufflable="false", canSave="false",
            maxStack="15",
        )  # fmt: skip

    def _board_piece(self, table: Xml.Element, piece: Piece) -> None:
        """A board: nothing moves it, and nothing stacks with it."""
        size = piece.drawing.size
        for _ in range(piece.count):
            x, y, _, _ = self._place(size)
            stack = _part(
                table, "build.module.map.SetupStack", name=piece.title, owningBoard=_BOARD, x=x, y=y
            )
            fixed = encoded(";", "immob", "n", "V", "R", "")
            image = self._image(piece.key)
            self._slot(stack, "PieceSlot", piece.title, image, size, [fixed])

    def _slot(
        self, parent: Xml.Element, kind: str, name: str, image: str, size: Size,
        traits: Sequence[str],
    ) -> None:  # fmt: skip
        gpid = str(self.slots)
        self.slots += 1
        piece_type = encoded(";", "piece", "", "", image, name)
        state = encoded(";", "null", "0", "0", gpid, "0")
        for trait in traits:
            piece_type = encoded("\t", trait, piece_type)
            state = encoded("\t", "null;" if trait.startswith("obs;") else "", state)
        w, h = self._portraits.cell(size)
        slot = _part(
            parent, f"build.widget.{kind}", entryName=name, gpid=gpid, width=str(w), height=str(h)
        )
        slot.text = encoded("/", "+", "null", piece_type, state)

    def _mask(self, back: str) -> str:
        """The trait that turns a thing over: on its other side it shows the drawing `back`."""
        return encoded(";", "obs", _TURN_KEY, self._image(back), "Turn over", _OWNERS_VIEW, "?")

    def _image(self, key: str) -> str:
        """The name of a thing's picture, which the module then holds."""
        name = f"{key}.png"
        if f"images/{name}" not in self.images:
            self.images[f"images/{name}"] = self._portraits.png(key)
        return name

    def _place(self, size: Size) -> tuple[str, str, str, str]:
        """The middle of the next thing on the table, its width and height: px as words."""
        w, h = self._portraits.cell(size)
        if self._x > _MARGIN and self._x + w > self.profile.whole("table-width") - _MARGIN:
            self._x, self._y, self._row = _MARGIN, self._y + self._row + _MARGIN, 0
        x, y = self._x + w // 2, self._y + h // 2
        self._x, self._row = self._x + w + _MARGIN, max(self._row, h)
        return str(x), str(y), str(w), str(h)


def _part(parent: Xml.Element, kind: str, **attributes: str) -> Xml.Element:
    """A part of the module; the names of parts are those of the engine's classes."""
    return Xml.SubElement(parent, f"VASSAL.{kind}", attributes)


def encoded(delimiter: str, *parts: str) -> str:
    """The parts as one, each with its delimiters escaped; a part that begins with a backslash, or
    stands between apostrophes, is put between apostrophes."""

    def one(part: str) -> str:
        text = part.replace(delimiter, f"\\{delimiter}")
        quoted = part.startswith("\\") or (part[:1] == "'" == part[-1:])
        return f"'{text}'" if quoted else text

    return delimiter.join(map(one, parts))
