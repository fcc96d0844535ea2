"""A folder of pictures -> cards: fronts, backs and counts, as the names of files and a list say.

Folders inside it that are called front, back and double_sided are read as people use them; a text
file or a table says how many there are of which.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from generator import inputs
from generator.catalogue.headings import copies_of, usual_columns
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.inputs import read_text
from generator.project import LOCKS, TABLE_SUFFIXES
from generator.reading.table import plain_name, read_table
from generator.workshop.finished import names
from generator.workshop.finished.brought import COMMON, Art, Brought, BroughtCard, is_picture

_FRONTS = {"front", "fronts", "face", "faces", "cards"}
_BACKS = {"back", "backs", "double-sided", "double-sided-fronts", "doublesided"}
#: A line of a list is no longer.
LONGEST_LINE = 300
_LINE = re.compile(r"(?:(\d{1,4})\s*[xX×]?\s+)?(.*?\S)(?:\s*[\t,;]\s*(\d{1,4})|\s+[xX×](\d{1,4}))?")


def bring(folder: Path) -> Brought:
    """The cards of a folder. Raises UserError for one without pictures."""
    found = _Pile(folder)
    fronts, backs = found.sorted()
    if not fronts:
        raise UserError(
            Problem(
                "holds no pictures of cards",
                file=str(folder),
                expected="PNG, JPEG or WebP, one a card",
                hint=_other(folder),
            )
        )
    counts, notes = _counts(folder, [one.name for one, _ in fronts])
    brought = Brought(names.heading(folder.resolve().name), [], notes=found.notes)
    own: dict[str, str] = {}
    for one, path in backs:
        known = {names.key(front.name): front.name for front, _ in fronts}
        if one.side == "common" and COMMON in brought.backs:
            brought.notes.append(f"{path.name} left out: there is a common back already")
        elif one.side == "common":
            brought.backs[COMMON] = Art(f"back{path.suffix.lower()}", path)
        elif names.key(one.name) in known:
            key = _free(plain_name(one.name) or "other", brought.backs)
            own[names.key(one.name)] = key
            brought.backs[key] = Art(f"{key}-back{path.suffix.lower()}", path)
        else:
            hint = did_you_mean(one.name, [front.name for front, _ in fronts])
            brought.notes.append(
                f"{path.name} left out: there is no front {one.name!r}{'; ' + hint if hint else ''}"
            )
    taken: set[str] = set()
    for one, path in fronts:
        file = _free(plain_name(one.name) or f"card-{len(taken) + 1}", taken)
        taken.add(file)
        copies = counts.get(names.key(one.name), one.copies)
        art = Art(f"{file}{path.suffix.lower()}", path)
        back = own.get(names.key(one.name), COMMON)
        brought.cards.append(BroughtCard(names.title(one.name), copies, art, back))
    brought.notes += notes if notes is not brought.notes else []
    return brought


def _other(folder: Path) -> str:
    """What else in a folder could be imported."""
    inner = [path for path in inputs.listed(folder, folder) if path.is_dir()]
    counts = {one.name: sum(map(is_picture, inputs.listed(one, folder))) for one in inner}
    filled = [f"{name}/ ({count} pictures)" for name, count in counts.items() if count]
    if filled:
        return f"import a folder in it by itself: {listed(filled, 4)}"
    endings = (*TABLE_SUFFIXES, ".rb", ".json", ".xml", ".cod", ".txt")
    there = [path.name for path in inputs.listed(folder, folder)]
    found = [name for name in there if name.lower().endswith(endings)]
    return f"import {listed(found, 4)} by name" if found else ""


def _free(name: str, taken: Iterable[str]) -> str:
    """A name that no other has, and no common one."""
    known = {*taken, COMMON, "back"}
    found, number = name, 2
    while found in known:
        found, number = f"{name}-{number}", number + 1
    return found


class _Pile:
    """The pictures of a folder, by what their names say."""

    def __init__(self, folder: Path) -> None:
        self.notes: list[str] = []
        self._all: list[tuple[names.Named, Path]] = []
        self._read(folder, "")
        for inner in sorted(path for path in inputs.listed(folder, folder) if path.is_dir()):
            plain = plain_name(inner.name)
            if plain in _FRONTS | _BACKS:
                self._read(inner, "back" if plain in _BACKS else "front")
            elif not inner.name.startswith("."):
                count = sum(map(is_picture, inputs.listed(inner, folder)))
                if count:
                    self.notes.append(
                        f"{count} picture{'s' if count > 1 else ''} in {inner.name}/ left out: "
                        "import that folder by itself"
                    )

    def _read(self, folder: Path, side: str) -> None:
        others: list[str] = []
        pictures = []
        for path in inputs.listed(folder, folder):
            if is_picture(path):
                pictures.append(path)
            elif path.is_file() and not _expected(path):
                others.append(path.name)
        for path in pictures:
            one = names.named(path.stem)
            if side == "back" and one.side == "front":
                alone = len(pictures) == 1 and plain_name(folder.name) in ("back", "backs")
                one = names.Named(one.name, None, "common" if alone else "back")
            self._all.append((one, path))
        if others:
            self.notes.append(f"left out, no PNG, JPEG or WebP: {listed(others)}")

    def sorted(
        self,
    ) -> tuple[list[tuple[names.Named, Path]], list[tuple[names.Named, Path]]]:
        """Fronts and backs, each in the order of names."""
        rows = sorted(self._all, key=lambda row: (names.order(row[0].name), row[1].name))
        fronts = [row for row in rows if row[0].side == "front"]
        return fronts, [row for row in rows if row[0].side != "front"]


def _expected(path: Path) -> bool:
    """What may lie beside pictures without a word about it."""
    return path.name.startswith((".", *LOCKS)) or path.suffix.lower() in (
        *TABLE_SUFFIXES, ".txt", ".md", ".yaml", ".yml", ".ini", ".db", ".json", ".xml",
    )  # fmt: skip


# Lists that say how many


def _counts(folder: Path, known: list[str]) -> tuple[dict[str, int], list[str]]:
    """{key of a card: copies} that a list in the folder tells, and what to say of it."""
    lists = [
        path
        for path in inputs.listed(folder, folder)
        if path.suffix.lower() in (*TABLE_SUFFIXES, ".txt")
        and not path.name.startswith((".", *LOCKS))
        and not re.match(r"read.?me|licen[cs]e|credits|notes", path.stem, re.IGNORECASE)
    ]
    if not lists:
        return {}, []
    lists.sort(key=lambda path: (path.suffix.lower() == ".txt", path.name))
    chosen = lists[0]
    rows = _rows(chosen)
    if rows is None:
        return {}, [f"{chosen.name} has no column of numbers of copies: as many as the files say"]
    by_key = {names.key(name): name for name in known}
    counts: dict[str, int] = {}
    strange = []
    for name, copies in rows:
        key = names.key(re.sub(r"\.(png|jpe?g|webp)$", "", name, flags=re.IGNORECASE))
        key = key if key in by_key else names.key(names.named(key).name)
        if key in by_key:
            counts[key] = counts.get(key, 0) + copies
        else:
            strange.append(name)
    told = [f"counts of {len(counts)} cards from {chosen.name}"]
    if strange:
        told.append(f"{chosen.name} names cards without a picture: {listed(strange)}")
    missing = [name for key, name in by_key.items() if key not in counts]
    if missing and counts:
        told.append(f"{chosen.name} doesn't name {listed(missing)}: as many as their files say")
    if len(lists) > 1:
        told.append(f"not read: {listed([path.name for path in lists[1:]])}")
    return counts, told


def _rows(path: Path) -> list[tuple[str, int]] | None:
    """(name, copies) of each line; None for a table that says nothing of copies. Raises UserError
    for a number that is none."""
    if path.suffix.lower() == ".txt":
        return listed_cards(read_text(path, path.name))
    table = read_table(path, path.name)
    found = usual_columns(table, ("copies", "picture", "name"))
    by = found.get("picture") or found.get("name") or table.headings[0]
    counted = found.get("copies")
    if counted is None:
        return None
    rows, problems = [], []
    for row in table.rows:
        written = copies_of(row[counted].text)
        if not row[by].text:
            continue
        if not re.fullmatch(r"[0-9]{0,4}", written):
            problem = table.problem(
                f"{written!r} is no number of copies", row.number, counted, expected="0..9999"
            )
            problems.append(problem)
        else:
            rows.append((row[by].text, int(written or 1)))
    if problems:
        raise UserError(problems)
    return rows


def listed_cards(text: str) -> list[tuple[str, int]]:
    """(name, copies) of each line of a list such as "3 Dragon", "3x Dragon" or "Dragon, 3"."""
    rows = []
    for line in text.splitlines():
        line = line.strip()
        match = _LINE.fullmatch(line) if len(line) <= LONGEST_LINE else None
        if match and not line.startswith(("#", "//", ";")):
            copies = match[1] or match[3] or match[4] or "1"
            rows.append((match[2].strip(), int(copies)))
    return rows
