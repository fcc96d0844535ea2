"""`make references`: the tables of the references, from what reads the files they tell of.

A reference is a README beside its subject. Its tables stand between `<!-- made: NAME -->` and
`<!-- end -->`; all else in it is written by hand. `test_references.py` holds every table current.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from drawn_examples import ITEMS, OPTIONS  # noqa: E402
from pydantic import BaseModel  # noqa: E402

from generator import art  # noqa: E402
from generator.budgets import BUDGETS  # noqa: E402
from generator.catalogue import entry_schema, model, table_model  # noqa: E402
from generator.catalogue.table_model import RelatedModel, TableModel  # noqa: E402
from generator.components.model import MODELS  # noqa: E402
from generator.faces.grammar import (  # noqa: E402
    COMMON,
    FONT_KEYS,
    ICON_KEYS,
    LAYOUT_KEYS,
    STYLE,
    VERBS,
    Option,
)
from generator.faces.values import Choice, Convert, Ranged  # noqa: E402

#: What a catalogue's key takes, by the type that the model names.
TYPES = {
    "Slug": "name", "FieldName": "field's name", "SomeText": "text", "Text": "text",
    "Colour": "colour", "Language": "language tag", "Players": "`2` or `2-6`",
    "Minutes": "`15` or `10-40`", "Ages": "`6+`", "Length": "length", "CardLength": "length",
    "Total": "whole number", "ComponentCount": "whole number", "TextLength": "whole number",
    "ValueList": "values: `[red, blue]`", "WholeSpan": "`2..15`", "Pattern": "pattern",
    "FactValue": "whole number or text", "Address": "`https://…`", "SecureAddress": "`https://…`",
    "TableFile": "file", "TableFiles": "file, or several: `[a.csv, b.csv]`",
    "Empty": "nothing, after its colon", "Free": "names and values", "Conditions": "conditions",
    "AnyLength": "length", "_Size": "length, or `[width, height]`", "_Folds": "length, or several",
    "CardShape": "word or file", "_Room": "`[width, height, depth]`", "_Names": "list of names",
    "_Worth": "whole number", "SizeSpec": "name, or ",
    "FieldSpec": "`yes-no`, `text`, `picture`, or ",
}  # fmt: skip
#: What a key takes that names its range itself, by the function that judges it.
ANNOTATED = {"length_within": "length", "count_within": "whole number"}
#: Types that are a word or a mapping, and the mapping.
OR_WORD = {"SizeSpec": model.CardSize, "FieldSpec": model.FieldModel}
#: Where a catalogue has a picture, and its name.
PICTURED = {"card": "card", "backs: NAME": "backs", "kinds: NAME": "kinds"}
#: Where a card stands.
CARD = "cards: - EACH"
#: A table of cards, alone or in the list.
TABLE = "cards: from"
#: What an option of a layout takes, by the function that converts it.
TAKES = {
    "length": "length", "number": "number", "whole": "whole number", "flag": "yes or no",
    "text": "text", "colour": "colour", "point": "point", "points": "points",
    "lengths": "lengths", "box": "box", "anything": "mapping", "place": "place in a box",
    "fill": "colour or [gradient](#gradients)", "shadow": "[shadow](#shadows)",
}  # fmt: skip


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of Markdown."""
    lines = [list(head)]
    lines.append(["---"] * len(lines[0]))
    lines += [[cell.replace("|", "\\|") for cell in row] for row in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


# Catalogues: from the pydantic model


def catalogue_keys() -> str:
    """Every key of a catalogue, a table a mapping."""
    places = _places(model.CatalogueModel, "")
    parts = ["### The whole file\n\n" + _fields(model.CatalogueModel, places)]
    parts += [
        f"### `{place}`\n\n{(one.__doc__ or '').strip()}\n\n{_shown(place)}{_fields(one, places)}"
        for one, place in places.items()
    ]
    parts.append(f"### `{CARD}`\n\n" + _card_keys())
    for one, place in ((TableModel, TABLE), (RelatedModel, f"{TABLE}: with: NAME")):
        told = _fields(one, {RelatedModel: f"{TABLE}: with: NAME"})
        parts.append(f"### `{place}`\n\n{(one.__doc__ or '').strip()}\n\n{told}")
    return "\n\n".join(parts)


def _shown(place: str) -> str:
    """The picture of a place in a catalogue, if it has one."""
    name = PICTURED.get(place)
    return f"{_picture(name, '../templates/')}\n\n" if name else ""


def _places(outer: type[BaseModel], at: str) -> dict[type[BaseModel], str]:
    """Where each mapping inside another stands first, in order: `backs: NAME`."""
    found: dict[type[BaseModel], str] = {}
    for name, written, field in _keys(outer):
        assert field.description, f"{outer.__name__}.{name} has no description"
        one = _model(written)
        if one is not None:
            step = (
                " NAME"
                if "dict[" in written or "Spec" in written and one is model.FieldModel
                else ""
            )
            step = " - EACH" if "list[" in written else step
            place = f"{at}: {name}".removeprefix(": ") + (f":{step}" if step else "")
            found.setdefault(one, place)
            for inner, where in _places(one, place).items():
                found.setdefault(inner, where)
    return found


def _keys(one: type[BaseModel]) -> Iterator[tuple[str, str, Any]]:
    """(key as it is written, type as the model names it, field) of a mapping."""
    types: dict[str, str] = {}
    for base in reversed(one.__mro__):
        types |= inspect.get_annotations(base)
    for name, field in one.model_fields.items():
        yield field.alias or name, types[name], field


def _model(written: str) -> type[BaseModel] | None:
    """The mapping that a type names, if it names one."""
    for word in re.findall(r"\w+", written):
        one = OR_WORD.get(word) or getattr(model, word, None) or getattr(table_model, word, None)
        if inspect.isclass(one) and issubclass(one, BaseModel):
            return one
    return None


def _fields(one: type[BaseModel], places: Mapping[type[BaseModel], str]) -> str:
    def rows() -> Iterator[tuple[str, ...]]:
        for name, written, field in _keys(one):
            default = "needed" if field.is_required() else _default(field.default, written)
            told = _words(one, name) or _told(ast.parse(written, mode="eval").body, places)
            yield f"`{name}`", told, default, str(field.description).rstrip(".")

    return table(("key", "takes", "default", "meaning"), rows())


def _words(one: type[BaseModel], name: str) -> str:
    """The words that a key takes, if it takes no others."""
    shape = one.model_json_schema()["properties"][name]
    return ", ".join(f"`{word}`" for word in shape.get("enum", ()))


def _default(value: Any, written: str) -> str:
    if isinstance(value, float):
        return f"`{value:g}mm`" if "length" in written.lower() else f"`{value:g}`"
    return f"`{value}`" if isinstance(value, str) and value else ""


def _told(node: ast.expr, places: Mapping[type[BaseModel], str]) -> str:
    """A type of the model in plain words. Raises KeyError for one that has none."""
    if isinstance(node, ast.BinOp):  # X | None: the key may be left out
        return _told(node.left, places)
    if ast.unparse(node) == "Entries":
        return f"list of {_link(CARD)}, or {_link(TABLE)}"
    if isinstance(node, ast.Subscript):
        kind = ast.unparse(node.value)
        if kind == "Annotated":
            made = ast.unparse(node.slice)
            return next((told for word, told in ANNOTATED.items() if f"*{word}" in made), "name")
        if kind == "list":
            return f"list of {_told(node.slice, places)}"
        assert kind == "dict" and isinstance(node.slice, ast.Tuple), ast.unparse(node)
        key, value = (_told(one, places) for one in node.slice.elts)
        return f"{key}: {{{value}}}" if ":" in value and "[" not in value else f"{key}: {value}"
    word = ast.unparse(node).replace("str", "Text")
    one = _model(word)
    link = _link(places[one]) if one is not None else ""
    return f"{TYPES[word]}{link}" if word in TYPES or not link else link


def _link(place: str) -> str:
    return f"[`{place}`](#{anchor(place)})"


def anchor(heading: str) -> str:
    """What GitHub calls a heading in links."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _card_keys() -> str:
    shape = entry_schema.CARD
    rows = [(f"`{key}`", about["description"]) for key, about in shape["properties"].items()]
    rows.append(("a field's name", shape["additionalProperties"]["description"]))
    return table(("key", "meaning"), ((key, about.rstrip(".")) for key, about in rows))


def component_keys() -> str:
    """Every key of a component's `with:`, a table for each thing that can be made."""
    return "\n\n".join(
        f"### `make: {make}`\n\n{(one.__doc__ or '').strip()}\n\n"
        f"{_picture(f'make-{make}')}\n\n{_fields(one, {})}"
        for make, one in MODELS.items()
    )


# Layouts: from the grammar


def layout_keys() -> str:
    """The keys of a layout."""
    return table(("key", "meaning"), ((f"`{key}`", about) for key, about in LAYOUT_KEYS.items()))


def font_keys() -> str:
    """What a font says of itself."""
    return _options(FONT_KEYS)


def icon_keys() -> str:
    """What an icon says of itself, besides its items."""
    return _options(ICON_KEYS)


def style_keys() -> str:
    """What a style sets."""
    return _options(STYLE)


def items() -> str:
    """Every kind of item, and what each takes."""
    paint = VERBS["line"].options
    rows = []
    for name, verb in VERBS.items():
        shared = []
        options = dict(verb.options)
        for group, called in ((paint, "[paint](#paint)"), (STYLE, "[style](#styles)")):
            if group.items() <= options.items():
                options = {key: one for key, one in options.items() if key not in group}
                shared.append(called)
        main = "list of items" if verb.children else takes(verb.main)
        needed = ", ".join(f"`{key}`" for key in verb.needs)
        more = ", ".join([*(f"`{key}`" for key in options if key not in verb.needs), *shared])
        rows.append((f"`{name}`", main, verb.about, needed, more))
    parts = [table(("item", "its own value", "is", "needs", "may have"), rows)]
    shown = ((f"`{name}`", _picture(name), f"`{one}`") for name, one in ITEMS.items())
    parts.append("### Each item, drawn\n\n" + table(("item", "looks", "written"), shown))
    shown = ((f"`{name}`", _picture(name), f"`{one}`") for name, one in OPTIONS.items())
    parts.append("### What items may have, drawn\n\n" + table(("what", "looks", "written"), shown))
    parts.append("### Paint\n\n" + _options(paint))
    own: dict[Option, tuple[str, list[str]]] = {}
    for name, verb in VERBS.items():
        for key, option in verb.options.items():
            if option not in (paint.get(key), STYLE.get(key)):
                own.setdefault(option, (key, []))[1].append(name)
    parts.append(
        "### Other options\n\n"
        + table(
            ("option", "of", "takes", "meaning"),
            (
                (f"`{key}`", ", ".join(f"`{name}`" for name in of), takes(one.convert), one.about)
                for one, (key, of) in own.items()
            ),
        )
    )
    parts.append(
        "### Of every item\n\n"
        + table(("option", "meaning"), ((f"`{key}`", about) for key, about in COMMON.items()))
    )
    return "\n\n".join(parts)


def _picture(name: str, from_: str = "../") -> str:
    """A picture of the references, from a folder beside theirs."""
    return f"![{name}]({from_}help/{name}.png)"


def takes(convert: Convert) -> str:
    """What a converter takes, in words. Raises KeyError for one that has none."""
    if isinstance(convert, Choice):
        return ", ".join(f"`{word}`" for word in convert.words)
    if isinstance(convert, Ranged):
        return TAKES[convert.kind]
    return TAKES[convert.__name__]


def _options(options: Mapping[str, Option]) -> str:
    rows = ((f"`{key}`", takes(option.convert), option.about) for key, option in options.items())
    return table(("option", "takes", "meaning"), rows)


def ornaments() -> str:
    """Every ornament of ours with its parameters, a table a folder."""
    by_folder: dict[str, list[tuple[str, str, str]]] = {}
    for name, function in art.ours().known.items():
        folder = function.__module__.partition(".art")[0].replace(".", "/") + "/art"
        by_folder.setdefault(folder, []).append(
            (f"`{name}`", _first_sentence(function.__doc__ or ""), _parameters(function))
        )
    ordered = sorted(by_folder.items(), key=lambda pair: (pair[0].count("/"), pair[0]))
    return "\n\n".join(
        f"### {folder}/\n\n{_picture(f'ornaments-{_sheet(folder)}')}\n\n"
        + table(("ornament", "draws", "parameters"), rows)
        for folder, rows in ordered
    )


def _sheet(folder: str) -> str:
    """What the picture of a folder's ornaments is called."""
    parts = folder.split("/")
    return parts[2].replace("_", "-") if "games" in parts else "all"


def _first_sentence(text: str) -> str:
    whole = " ".join(text.strip().partition("\n\n")[0].split())
    return re.split(r"(?<=[a-z0-9)`])\. (?=[A-Z`])", whole)[0].rstrip(".")


def _parameters(function: Callable[..., Any]) -> str:
    needed, free = [], []
    for name, one in inspect.signature(function).parameters.items():
        word = one.annotation if isinstance(one.annotation, str) else one.annotation.__name__
        kind = {"Colour": "colour", "int": "whole", "str": "text", "bool": "yes or no"}.get(word)
        told = f"`{name}`" + (f" ({kind})" if kind else "")
        if one.default is inspect.Parameter.empty:
            needed.append(told)
        else:
            free.append(f"{told} = `{one.default!r}`" if one.default != "" else told)
    return "; ".join(filter(None, (", ".join(needed), ", ".join(free))))


# Budgets: from their own table


def budgets() -> str:
    """Every budget."""
    rows = ((f"`{row.name}`", row.what, f"{row.default:,} {row.unit}") for row in BUDGETS.values())
    return table(("budget", "limits", "unless you say so"), rows)


#: {reference: {name of a table: what makes it}}.
TABLES: dict[str, dict[str, Callable[[], str]]] = {
    "generator/README.md": {"budgets": budgets},
    "cards/README.md": {"keys": catalogue_keys},
    "templates/components/README.md": {"keys": component_keys},
    "templates/faces/README.md": {
        "keys": layout_keys, "fonts": font_keys, "icons": icon_keys, "items": items,
        "styles": style_keys, "ornaments": ornaments,
    },
}  # fmt: skip


def written(text: str, tables: Mapping[str, Callable[[], str]]) -> str:
    """A reference with its tables made anew. Raises ValueError if one has no place in it."""
    for name, make in tables.items():
        start, end = f"<!-- made: {name} -->\n", "<!-- end -->"
        before, found, after = text.partition(start)
        if not found or end not in after:
            raise ValueError(f"there is no place for the table {name!r}")
        text = f"{before}{start}\n{make()}\n\n{end}{after.partition(end)[2]}"
    return text


def main() -> None:
    """Writes every reference that has changed."""
    for label, tables in TABLES.items():
        path = ROOT / label
        old = path.read_text("utf-8")
        new = written(old, tables)
        if new != old:
            path.write_text(new, "utf-8")
            print(f"{label} is current again")


if __name__ == "__main__":
    main()
