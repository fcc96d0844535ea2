"""How large a rulebook is, before anything sets it: elements, depth, cells, columns, numbers.

In: finished HTML, with its styles. Out: faults, each with the budget that it breaks. A few letters
can ask for a hundred million columns; what a page of words, tables and drawings needs is little.
Whoever sets the pages gets nothing that isn't within these bounds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.budgets import at_most, budget, raised_by
from generator.rulebook.inert import plain_css
from generator.rulebook.structure import Fault
from generator.units import CSS_PX_PER_INCH, INCH, UNITS

_TAG = re.compile(r"<(/?)([A-Za-z][A-Za-z0-9:-]*)([^<>]*+)>")
_GIVEN = re.compile(r"([\w:-]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>]+))")
_STYLE = re.compile(r"<style[^<>]*>([^<]*)", re.IGNORECASE)
#: Elements that have nothing inside, and those that need no end.
_FLAT_WORDS = """
    area base br col embed hr img input link meta source track wbr
    p li dt dd tr td th thead tbody tfoot colgroup rt rp option
"""
_FLAT = frozenset(_FLAT_WORDS.split())

#: No number of CSS is larger, whatever its unit: ten metres, ten thousand pixels.
_LARGEST = 10_000
#: No sheet of a book is narrower or lower, in mm.
_LEAST_PAGE = 40.0
#: Brackets of CSS inside one another.
_BRACKETS = 40
#: What the variables of a style are written out to, in letters.
_WRITTEN_OUT = 20_000

_SKIPPED = re.compile(r"/\*.*?\*/|\"[^\"\n]*\"|'[^'\n]*'|url\([^()]*\)|#[\w-]+", re.DOTALL)
_NUMBER = re.compile(r"(?<![\w.-])[+-]?([0-9]*\.?[0-9]+)(e\+?[0-9]+)?", re.IGNORECASE)
_COLUMNS = re.compile(r"(?:^|[;{\s])(column-count|columns)\s*:([^;}]*)|(repeat)\(\s*([0-9]+)")
_GRID = re.compile(r"(?:^|[;{\s])(grid-[a-z-]*|grid)\s*:([^;}]*)")
_WHOLE = re.compile(r"(?<![\w.#-])[0-9]+(?![\w.%])")
_PAGE = re.compile(r"@page[^{}]*\{([^{}]*)")
_SIZE = re.compile(r"(?:^|[;\s])size\s*:([^;}]*)")
_LENGTH = re.compile(r"([0-9]*\.?[0-9]+)(mm|cm|in|pt|px|pc|q)\b")
_SMALL_UNITS = {**UNITS, "px": INCH / CSS_PX_PER_INCH, "pc": INCH / 6, "q": 0.25}
_NAMED = re.compile(r"(--[\w-]+)\s*:(.*)", re.DOTALL)
_VAR = re.compile(r"var\(\s*(--[\w-]+)")


def faults(html: str) -> list[Fault]:
    """What is beyond its budget, the first of each kind."""
    found: dict[str, Fault] = {}
    for fault in (*_page(html), *_styles(html)):
        found.setdefault(fault.found, fault)
    return list(found.values())


def _over(cost: str, found: str, tag: str = "") -> Fault:
    return Fault(0, f"{found} ({at_most(cost)})", raised_by(cost), tag)


def _page(html: str) -> Iterator[Fault]:
    """Elements, their depth, and the cells of tables."""
    elements, depth, deepest, cells = 0, 0, 0, 0
    most_depth, most_cells = budget("book-depth"), budget("book-cells")
    named: list[tuple[str, int, int]] = []  # id, depth, elements before it: those that are open
    inside: dict[str, tuple[int, list[str]]] = {}  # id: its elements, and what they use
    uses: list[str] = []
    for match in _TAG.finditer(html):
        end, name, rest = match[1], match[2].lower(), match[3]
        if end:
            if name not in _FLAT and depth:
                depth -= 1
                while named and named[-1][1] > depth:
                    label, _, before = named.pop()
                    inside[label] = (elements - before, inside[label][1])
            continue
        elements += 1
        if name == "table":
            cells = 0
        if name not in _FLAT and not rest.endswith("/"):
            depth += 1
            if depth > deepest:
                deepest = depth
                if depth == most_depth + 1:
                    yield _over("book-depth", "elements are nested too deeply", match.group())
        given = {}
        if "=" in rest:
            given = {key.lower(): "".join(values) for key, *values in _GIVEN.findall(rest)}
        if name in ("td", "th", "col", "colgroup"):
            across = _whole(given.get("colspan", given.get("span", "")))
            cells += across * _whole(given.get("rowspan", ""))
            if cells > most_cells:
                yield _over("book-cells", "a table has too many cells", match.group())
                cells = 0
        elif name == "use":
            target = given.get("href", given.get("xlink:href", "")).removeprefix("#")
            uses.append(target)
            for label, _, _ in named:
                inside[label][1].append(target)
        if "id" in given and name not in _FLAT and not rest.endswith("/"):
            named.append((given["id"], depth, elements))
            inside[given["id"]] = (1, [])
    known: dict[str, int] = {}
    total = elements + sum(_drawn(label, inside, known) for label in uses)
    if total > budget("book-elements"):
        yield _over("book-elements", "the book has too many elements, each <use> counted")


def _drawn(
    label: str, inside: dict[str, tuple[int, list[str]]], known: dict[str, int], above: int = 0
) -> int:
    """How many elements the one of that id draws, what it uses written out."""
    if above > budget("svg-depth"):
        return 10**9
    if label not in known:
        known[label] = 0  # what uses itself draws nothing
        count, used = inside.get(label, (1, []))
        total = count + sum(_drawn(one, inside, known, above + 1) for one in used)
        known[label] = min(total, 10**9)
    return known[label]


def _whole(word: str) -> int:
    digits = word.strip()
    return min(int(digits[:9]), 10**9) if digits.isdecimal() and digits.isascii() else 1


def _styles(html: str) -> Iterator[Fault]:
    """Numbers, columns, pages and variables of all CSS."""
    sheets = [match[1] for match in _STYLE.finditer(html)]
    for css in (*sheets, *_attributes(html)):
        bare = _SKIPPED.sub(" ", plain_css(css))
        if len(bare) > budget("style-bytes"):
            yield _over("style-bytes", "a style is too long")
        else:
            yield from _css(bare)


def _attributes(html: str) -> Iterator[str]:
    seen: set[str] = set()
    for match in re.finditer(r"\sstyle\s*=\s*(?:\"([^\"]*)\"|'([^']*)')", html, re.IGNORECASE):
        css = match[1] or match[2] or ""
        if css not in seen:
            seen.add(css)
            yield css


def _css(css: str) -> Iterator[Fault]:
    depth = 0
    for bracket in re.finditer(r"[()\[\]{}]", css):
        depth += 1 if bracket.group() in "([{" else -1
        if depth > _BRACKETS:
            words = css[max(0, bracket.start() - 20) : bracket.start()]
            found = f"brackets of a style inside one another (at most {_BRACKETS})"
            yield Fault(0, found, "", words)
            return
    for number in _NUMBER.finditer(css):
        if len(number[1].partition(".")[0]) > 5 or number[2] or float(number[1]) > _LARGEST:
            words = number.group()[:20]
            yield Fault(0, f"{words} in a style (at most {_LARGEST:,})", "a smaller one", words)
            return
    most = budget("book-columns")
    for match in (*_COLUMNS.finditer(css), *_GRID.finditer(css)):
        groups = [group or "" for group in match.groups()]
        numbers = _WHOLE.findall(" ".join(groups[1::2]))
        if any(int(number) > most for number in numbers):
            words = " ".join(match.group().split())[:40]
            yield _over("book-columns", f"{words!r} makes too many columns", words)
            return
    for page in _PAGE.finditer(css):
        for size in _SIZE.finditer(page[1]):
            sides = [float(n) * _SMALL_UNITS[unit] for n, unit in _LENGTH.findall(size[1])]
            if sides and min(sides) < _LEAST_PAGE:
                words = " ".join(size.group().split())
                yield Fault(0, f"{words!r} is no page (at least {_LEAST_PAGE:g}mm)", "", words)
                return
    yield from _variables(css)


def _variables(css: str) -> Iterator[Fault]:
    """Variables that are made of variables, written out."""
    values: dict[str, list[str]] = {}
    for piece in re.split(r"[;{}]", css):
        match = _NAMED.search(piece)
        if match is not None:
            values.setdefault(match[1], []).append(match[2])
    known: dict[str, int] = {}

    def size(name: str, above: int) -> int:
        if name not in known and above < _BRACKETS:
            known[name] = 0
            known[name] = max(
                (
                    len(value) + sum(size(one, above + 1) for one in _VAR.findall(value))
                    for value in values.get(name, [""])
                ),
            )
        return known.get(name, _WRITTEN_OUT)

    for name in values:
        if size(name, 0) > _WRITTEN_OUT:
            found = f"{name} is too long, its variables written out"
            yield Fault(0, f"{found} (at most {_WRITTEN_OUT:,} letters)", "", f"{name}:")
            return
