"""A deck that another tool draws from a table, before it is written in our words.

In: what a reader of such a tool's files has understood. Out: templates/faces/<name>.yaml with one
for the backs, and a catalogue that reads the table, as an import of the table alone makes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePosixPath
from typing import Any

from generator.drawing.fonts import style_of
from generator.errors import Problem, UserError, listed
from generator.files import write_whole
from generator.inputs import find, read_bytes
from generator.project import Project
from generator.reading.table import plain_name
from generator.units import Box, Size
from generator.workshop.importing import Imported, Look, import_cards

#: Our families that stand for others, by what those are called.
_LIKE = (
    (r"mono|courier|consol|typewriter", "jetbrains-mono"),
    (r"impact|anton|black", "anton"),
    (r"narrow|condensed", "barlow-condensed"),
    (r"", "atkinson-hyperlegible-next"),
)
_BARE = re.compile(r"[A-Za-z][A-Za-z0-9_-]*|-?[0-9.]+(mm|pt)?")
_WORDS = {"yes", "no", "true", "false", "null", "on", "off", "none"}


@dataclass
class Design:
    """`items` are items of a layout, as YAML has them; `fonts` the families that they use, by the
    names that they have in `items`; `pictures` are files that they show, in `home` or in its folder
    `art`, and `shown` the headings of columns that name such files and nothing else."""

    title: str
    home: Path
    table: Path
    size: Size
    items: list[dict[str, Any]] = field(default_factory=list)
    fonts: dict[str, dict[str, Any]] = field(default_factory=dict)
    pictures: dict[str, None] = field(default_factory=dict)
    copies: str = ""
    sheet: str = ""
    corner: float = 3.0
    art: str = "."
    shown: dict[str, None] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    _strange: dict[str, str] = field(default_factory=dict)

    def font(self, family: str, bold: bool, italic: bool, project: Project) -> str:
        """The name of a font in the layout; a family that isn't there has one of ours instead."""
        plain = plain_name(family)
        there: dict[str, list[tuple[int, bool]]] = {}
        for path in project.fonts():
            style = style_of(path.name)
            if style:
                there.setdefault(path.parent.name, []).append(style[1:])
        ours = plain
        if plain not in there:
            ours = next(name for like, name in _LIKE if re.search(like, plain))
            self._strange[family] = ours
        wanted = 700 if bold else 400
        weight, leans = min(
            there[ours],
            key=lambda style: (style[1] is not italic, abs(style[0] - wanted), style[0]),
        )
        key = plain_name(f"{ours}{' bold' if bold else ''}{' italic' if italic else ''}")
        about: dict[str, Any] = {"family": ours}
        about |= {"weight": weight} if weight != 400 else {}
        about |= {"italic": "yes"} if leans else {}
        self.fonts.setdefault(key, about)
        return key

    def placed(self, box: Box) -> str | list[str]:
        """A box as a layout writes it; what covers the card goes on to the end of the bleed."""
        far = 0.05
        covers = box.x <= far and box.y <= far
        if covers and box.right >= self.size.w - far and box.bottom >= self.size.h - far:
            return "bleed"
        return lengths(box)

    def told(self) -> list[str]:
        """What there is to say of it."""
        fonts = [f"{family} in {ours}" for family, ours in self._strange.items()]
        return [*self.notes, *([f"fonts that are not here: {listed(fonts)}"] if fonts else [])]


def write(design: Design, project: Project, slug: str) -> Imported:
    """Writes pictures, layouts and catalogue. Raises UserError, with all as it was, if a file is
    there already that another hand has made."""
    faces = project.root / "templates" / "faces"
    there = {name for name in design.pictures if _source(design, name) is not None}
    _note_missing(design, there)
    design.items = [one for one in design.items if not _shows_one_of(one, design, there)]
    texts = {f"{slug}.yaml": _face(design), f"{slug}-back.yaml": _back(design)}
    again = (project.root / "cards" / f"{slug}.yaml").exists()
    for name in texts:
        if (faces / name).exists() and not again:
            label = project.label(faces / name)
            raise UserError(Problem("is there already", file=label, hint="choose another --game"))
    written = _copied(design, project, there)
    try:
        for name, text in texts.items():
            if not (faces / name).exists():
                write_whole(faces / name, text.encode(), project.root)
                written.append(faces / name)
        card = (
            f"{{size: {{width: {design.size.w:g}mm, height: {design.size.h:g}mm}}, bleed: 3mm, "
            f"safe: 3mm, corner: {design.corner:g}mm}}"
        )
        look = Look(slug, card, design.title, design.copies, tuple(design.shown))
        made = import_cards(design.table, project, slug, design.sheet, look=look)
    except BaseException:
        for path in written:
            path.unlink(missing_ok=True)
        raise
    if again:
        design.notes.insert(0, f"the layout {slug} stays as it is")
    else:
        design.notes.insert(0, f"its look is in templates/faces/{slug}.yaml")
    return replace(made, notes=(*made.notes, *design.told()))


def _source(design: Design, name: str) -> Path | None:
    """A picture beside the other tool's files; None if it isn't there, or lies elsewhere."""
    if ":" in name:
        return None
    plain = name.replace("\\", "/")
    return find(design.home, design.art, plain) or find(design.home, ".", plain)


def _copied(design: Design, project: Project, there: set[str]) -> list[Path]:
    """Copies what the cards show to cards/, under the names that the table has; which are new."""
    written = []
    for name in sorted(there):
        source = _source(design, name)
        target = project.root / "cards" / PurePosixPath(name.replace("\\", "/"))
        if source is not None and not target.exists():
            write_whole(target, read_bytes(source), project.root)
            written.append(target)
    return written


def _note_missing(design: Design, there: set[str]) -> None:
    missing = [name for name in design.pictures if name not in there]
    if missing:
        design.notes.append(
            f"{len(missing)} picture{'s' if len(missing) > 1 else ''} not found in "
            f"{design.home.name}/, put into cards/ what is missing: {listed(missing, 6)}"
        )


def _shows_one_of(item: Any, design: Design, there: set[str]) -> bool:
    """Whether an item is a picture, the same on all cards, that isn't there."""
    if isinstance(item, dict):
        shown = item.get("picture")
        if isinstance(shown, str) and shown in design.pictures and shown not in there:
            return True
        return any(_shows_one_of(one, design, there) for one in item.get("group", ()))
    return False


def _face(design: Design) -> str:
    lines = [
        "# yaml-language-server: $schema=../schemas/layout.json",
        f"about: {flow(f'the look of {design.title}, as it was imported')}",
    ]
    if design.fonts:
        lines += ["fonts:", *(f"  {name}: {flow(about)}" for name, about in design.fonts.items())]
    lines.append("items:")
    first = design.items[0] if design.items else {}
    if first.get("rect") != "bleed" or "when" in first:
        lines.append('  - {rect: bleed, fill: "#FFFFFF"}')
    lines += [f"  - {flow(item)}" for item in design.items]
    return "\n".join(lines) + "\n"


def _back(design: Design) -> str:
    size = design.size
    box = Box(0.1 * size.w, 0.25 * size.h, 0.8 * size.w, 0.2 * size.h)
    word = {
        "text": "{{ word }}", "box": lengths(box), "font": "body", "size": "14pt", "floor": "5pt",
        "align": "center", "valign": "middle", "colour": "#FFFFFF",
    }  # fmt: skip
    return "\n".join(
        [
            "# yaml-language-server: $schema=../schemas/layout.json",
            "about: a plain back with the deck's title",
            "fonts: {body: {family: lexend, weight: 800}}",
            'items:\n  - {rect: bleed, fill: "#26364A"}',
            f"  - {flow({'group': [word], 'half-turn': 'yes'})}",
            "",
        ]
    )


def lengths(box: Box) -> list[str]:
    """A box as a layout writes it."""
    return [f"{round(value, 3):g}mm" for value in (box.x, box.y, box.w, box.h)]


def flow(value: Any) -> str:
    """Plain data as YAML on one line."""
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key}: {flow(one)}' for key, one in value.items())}}}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"[{', '.join(flow(one) for one in value)}]"
    text = str(value)
    if _BARE.fullmatch(text) and (text.lower() not in _WORDS or text in ("yes", "no", "none")):
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def files_of(values: Iterable[str]) -> dict[str, None]:
    """Those that name a file."""
    return {one: None for one in values if re.search(r"\.\w{3,4}$", one)}
