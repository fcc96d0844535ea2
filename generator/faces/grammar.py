"""The words of a layout: every kind of item, its options and what each option takes.

This table is the only place that knows them: reading, hints and the JSON Schema come from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.drawing.origin import ROLES
from generator.faces import values
from generator.faces.values import Convert

ALIGN = ("left", "center", "right", "justify")
VALIGN = ("top", "middle", "bottom")

#: Ranges, in em, as ratios, and as they are.
_SPACE = values.Ranged("number", -2, 20)
_STRETCH = values.Ranged("number", 0.05, 20)
_LINES = values.Ranged("whole", 0, 1000)
WEIGHT = values.Ranged("whole", 1, 1000)
ICON_EM = values.Ranged("number", 0.01, 100)
ICON_DROP = values.Ranged("number", -100, 100)


@dataclass(frozen=True)
class Option:
    """One key of an item: how to convert it, and a sentence for editors."""

    convert: Convert
    about: str


@dataclass(frozen=True)
class Verb:
    """A kind of item. The value of its own key converts with `main`; `children` says that the
    value is a list of items."""

    about: str
    main: Convert
    options: Mapping[str, Option] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    children: bool = False


_PAINT = {
    "fill": Option(values.fill, "colour of the inside, none, or a gradient"),
    "stroke": Option(values.colour, "colour of the line, or none"),
    "width": Option(values.extent, "width of the line"),
    "cap": Option(values.choice("butt", "round", "square"), "ends of the line"),
    "join": Option(values.choice("miter", "round", "bevel"), "corners of the line"),
    "dash": Option(values.lengths, "lengths of dashes and gaps"),
}

#: What any item may have that is drawn.
_LOOK = {
    "opacity": Option(values.share, "0 lets all through that lies below, 1 (the default) nothing"),
    "shadow": Option(
        values.shadow, "none, or {move: POINT, colour: ..., opacity: ...}: a flat one, below it"
    ),
}

#: What a style sets; a text item may override each.
STYLE = {
    "font": Option(values.text, "a name from `fonts`"),
    "size": Option(values.type_size, "size of type, such as 9.5pt"),
    "floor": Option(values.type_size, "the smallest size that shrinking may reach"),
    "leading": Option(values.type_size, "from baseline to baseline at full size"),
    "colour": Option(values.colour, "colour of the letters"),
    "align": Option(values.choice(*ALIGN), "where lines stand in the box"),
    "valign": Option(values.choice(*VALIGN), "where the text stands in the box"),
    "tracking": Option(_SPACE, "extra space after each letter, in em"),
    "outline": Option(values.colour, "colour of a rim round the letters, or none"),
    "rim": Option(values.extent, "width of that rim; default: 0.25mm"),
    "gap": Option(_SPACE, "extra space between words, in em"),
    "stretch": Option(_STRETCH, "width of letters; 0.92 condenses"),
    "narrowest": Option(_STRETCH, "how far letters may be condensed before they shrink"),
    "hyphenate": Option(values.flag, "break long words at syllables and at their own hyphens"),
    "balance": Option(values.flag, "make the lines about equally long"),
    "lines": Option(_LINES, "the most lines"),
    "role": Option(values.choice(*ROLES), "what the words are for; its floor of size hangs on it"),
    "decorative": Option(
        values.flag,
        "microtext that says nothing that the face does not say elsewhere; not held to size and "
        "contrast",
    ),
}

_BOX = Option(values.box, "a name from `boxes`, or [x, y, width, height]")

VERBS: dict[str, Verb] = {
    "rect": Verb(
        "a rectangle", values.box,
        {
            **_PAINT,
            "radius": Option(values.extent, "radius of the corners"),
            "inset": Option(values.length, "how much smaller on each side"),
            **_LOOK,
        },
    ),
    "ellipse": Verb("an ellipse that fills a box", values.box, {**_PAINT, **_LOOK}),
    "circle": Verb(
        "a circle about a point", values.point,
        {**_PAINT, "radius": Option(values.extent, "its radius"), **_LOOK}, needs=("radius",),
    ),
    "line": Verb("straight lines through points", values.points, {**_PAINT, **_LOOK}),
    "polygon": Verb("a closed shape through points", values.points, {**_PAINT, **_LOOK}),
    "path": Verb(
        "a path as in SVG, its numbers in mm", values.text,
        {
            **_PAINT,
            "at": Option(values.point, "where its origin stands"),
            "scale": Option(values.scale, "how much larger"),
            **_LOOK,
        },
    ),
    "text": Verb(
        "words in a box", values.text,
        {
            **STYLE,
            "box": _BOX,
            "style": Option(values.text, "a name from `styles`"),
            "baseline": Option(values.length, "y of the first line's baseline"),
            "markup": Option(values.flag, "whether **bold**, *italic*, {icon} mean something"),
            **_LOOK,
        },
        needs=("box",),
    ),
    "ring": Verb(
        "words round a circle, upright at the top", values.text,
        {
            **STYLE,
            "style": Option(values.text, "a name from `styles`"),
            "centre": Option(values.point, "the circle's centre"),
            "radius": Option(values.extent, "the circle's radius, at the baseline"),
            "start": Option(values.degrees, "degrees at the words' middle; 0 is the top"),
            "spread": Option(values.flag, "space the letters evenly over the whole circle"),
            "inside": Option(values.flag, "heads to the centre, to be read at the bottom"),
            **_LOOK,
        },
        needs=("centre", "radius"),
    ),
    "along": Verb(
        "words along a path, upright where it leads to the right", values.text,
        {
            **STYLE,
            "style": Option(values.text, "a name from `styles`"),
            "way": Option(values.text, "the baseline: a path as in SVG, its numbers in mm"),
            "at": Option(values.point, "where the path's origin stands"),
            **_LOOK,
        },
        needs=("way",),
    ),
    "picture": Verb(
        "a PNG, JPEG, WebP or SVG in a box; the path is relative to cards/", values.text,
        {
            "box": _BOX,
            "fit": Option(values.choice("contain", "cover", "stretch"), "how it fills the box"),
            "bleed": Option(values.extent, "how far it reaches beyond its box on each side"),
            "edge": Option(
                values.choice("none", "mirror", "stretch"),
                "how a bitmap goes on to the end of the bleed: not at all, mirrored, or with its "
                "outermost colours",
            ),
            "focus": Option(values.place, "what stays in sight of a picture that is cut off"),
            "white": Option(values.choice("paint", "clear"), "whether a bitmap's white is painted"),
            "fill": Option(values.colour, "colour of an SVG that has one, or leaves one open"),
            **_LOOK,
        },
        needs=("box",),
    ),
    "art": Verb(
        "an ornament of generator/art, drawn once and stamped", values.text,
        {
            "with": Option(values.anything, "the ornament's parameters"),
            "at": Option(values.point, "where its origin stands"),
            "turn": Option(values.degrees, "degrees, clockwise, about its origin"),
            "scale": Option(values.scale, "how much larger"),
            "mirror": Option(values.choice("x", "y"), "mirrored left-right (x) or up-down (y)"),
            **_LOOK,
        },
    ),
    "group": Verb(
        "items that move, turn or are cut together", values.anything,
        {
            "move": Option(values.point, "a shift"),
            "turn": Option(values.degrees, "degrees, clockwise"),
            "about": Option(values.point, "the point to turn and scale about; the card's centre"),
            "scale": Option(values.scale, "how much larger"),
            "mirror": Option(values.choice("x", "y"), "mirrored left-right (x) or up-down (y)"),
            "clip": Option(values.anything, "{rect: BOX, radius: ...}, {ellipse: BOX}, {path: d}"),
            "half-turn": Option(values.flag, "draw it once more, turned by 180 degrees"),
            **_LOOK,
        },
        children=True,
    ),
    "slot": Verb("a place that a layout which extends this one may fill", values.text),
}  # fmt: skip

#: Keys that every item takes.
COMMON = {
    "when": "an expression; the item is drawn only where it is true",
    "for": "{name: expression}: the item is drawn once for each value",
}

#: What a font and an icon say of themselves.
FONT_KEYS = {
    "family": Option(values.text, "a folder of fonts/"),
    "weight": Option(WEIGHT, "100 to 900; default: 400"),
    "bold": Option(WEIGHT, "the weight of **bold** words; default: 700"),
    "italic": Option(values.flag, "yes: set in italics, and *these words* upright"),
}
ICON_KEYS = {
    "box": Option(values.box, "the part of the plane that is shown"),
    "em": Option(ICON_EM, "how high it is, in em; default: 0.9"),
    "drop": Option(ICON_DROP, "how far it hangs below the baseline, in em; default: 0.12"),
}

LAYOUT_KEYS = {
    "extends": "the layout to start from",
    "about": "what this layout is for",
    "colours": "name: colour; a catalogue's palette overrides them",
    "fonts": "name: {family, weight, bold, italic}, the last one yes or no",
    "fallback": "names from `fonts` that are asked for letters which a style's font lacks",
    "styles": "name: how a text looks",
    "boxes": "name: [x, y, width, height]",
    "icons": "name: an inline picture {box, items, em, drop}",
    "let": "name: expression over card, deck and the names before it",
    "items": "what is drawn, in this order",
    "slots": "name: items that fill a slot of the layout that this one extends",
}
