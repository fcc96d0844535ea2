"""Changes that a careless hand, a broken disk or a stranger makes: to text, to data, to bytes."""

from __future__ import annotations

import copy
import io
import json
import re
import struct
import zipfile
import zlib
from collections.abc import Callable
from random import Random
from typing import Any

import yaml
from places import places

#: Numbers and lengths that stand where a sensible one was.
NUMBERS = (
    "0", "-1", "-0", "1", "2", "7", "12", "999", "100000", "2147483648", "99999999999999999999",
    "9" * 400, "0." + "0" * 300 + "1", "1e309", "-1e309", "1e-400", "1e9", "NaN", "nan", "inf",
    "-inf", "Infinity", "0x10", "0b1", "1_000", "1,5", "½", "٣", "²", "+3", "3.", ".5", "--3", "1e",
)  # fmt: skip
UNITS = ("mm", "pt", "in", "cm", "px", "em", "%", "", " mm", "MM", "µm")
#: Words of YAML, of templates and of nobody.
WORDS = (
    "", " ", "~", "null", "yes", "no", "true", "[", "]", "{", "}", "*a", "&a b",
    "!!python/name:os", "<<", "- x", ": ", "|", ">", "'", '"', "#", "%", "@", "`", "\t",
    "a: b: c", "[[[[", "?", "none", "self", "card", "deck", "w", "h", "x", "seed", "Q", "é", "ß",
    "中", "😀", "e\u0301", "\u202egnp", "\x1b[31mred", "a\nb", "a\rb", "a\u2028b", "\x00", "\x07",
    "\ufeff", "\ud800", "../../../etc/passwd", "/dev/zero", "/proc/self/mem", "C:\\x", "con", ".",
    "..", "a/b", "-x", "a" * 300, "A" * 5000, "x " * 2000, "10..2", "2..3", "1..99999999",
    "#12345", "#0f0", "rgb(1,2)", "(a+)+$", "[", "(?P<", "\\", "(?i)x{9999}{9999}", "^.*.*.*.*$",
    "[z-a]", "M0 0", "M0 0 L1e309 0", "M0 0 Z", "M 1", "A1 1 0 0 0 nan 1", "m" * 50,
    "\u0644\u0627", "क्षि",
)  # fmt: skip
EXPRESSIONS = (
    "{{ " + "(" * 300 + "1" + ")" * 300 + " }}", "{{ 1" + "+1" * 3000 + " }}",
    "{{ " + "9" * 5000 + " }}", "{{ 1/0 }}", "{{ x }}", "{{", "}}", "{%", "{% raw %}", "{# ",
    "{{ ''.__class__ }}", "{{ () }}", "{{ range(99999)|list }}", "{{ 'a' * 999999 }}",
    "{{ 9 ** 9 ** 9 }}", "{{ [1, 'a']|sort }}", "{{ 'a'|center(2000000000) }}",
    "{{ {}|dictsort('x') }}", "{{ none.x }}", "{{ 1|float|round(-999) }}", "{{ 'x'|int * 'y' }}",
    "{{ 1 if 2 }}", "{{ self }}", "{{ loop }}", "{{ deck }}", "{{ card }}",
    "{% for i in range(9) %}{{ i }}{% endfor %}", "{% set a = 1 %}{{ a }}", "{% include 'x' %}",
    "{{ '%d'|format('x') }}", "{{ '{0.__class__}'.format(1) }}", "{{ [[]]|map('first')|list }}",
    "{{ 'a'|attr('upper') }}", "{{ 1e999 }}", "{{ -1e999|int }}", "{{ words.x }}",
    "{{ (1).bit_length }}", "{{ '9'|int(base=99) }}", "{{ 'x'|indent('y') }}",
    "{{ [1]|batch(0)|list }}", "{{ 'a'|wordwrap(0) }}", "{{ [1]|slice(0)|list }}",
    "{{ 3|filesizeformat }}", "{{ 'a'|truncate(-5) }}", "{{ {}|xmlattr }}",
    "{{ {'a b': 1}|xmlattr }}", "{{ '<'|safe|urlize }}", "{{ 'a'|replace('', 'bb', 3) }}",
    "{{ []|random }}", "{{ 'x'|list|tojson }}", "{{ 1|tojson(indent='x') }}",
    "{{ namespace(a=1).a }}", "{{ cycler() }}",
)  # fmt: skip
MARKUP = (
    "<script>", "<div>" * 900, "<p>", "</p>", "<h4>x</h4>", "<h1>two</h1>", "<img src=x>",
    "<a href='#no'>x</a>", "<svg>", "</svg>", "<style>", "<b", "<", "&#x110000;", "&nope;",
    "&#0;", "<!--", "-->", "<![CDATA[", "<?x ?>", "<td colspan=99999>", "<td colspan=-1>",
    "<td rowspan=0>", "<ol start=99999999999999>", "<li value=nan>", "<use href='#top'/>",
    "<path d='M0 0 L'/>", "<rect width='-1' height='1e309'/>", "<circle r='nan'/>",
    "<svg viewBox='0 0 0 0'><title>t</title></svg>", "style='width:1e309mm'", "id=''",
    "<svg viewBox='a b c d' width='x'><title>t</title></svg>",
    "<linearGradient id='g' href='#g'/>", "<text x='a' y='1 2 3'>t</text>", "<marker id='m'/>",
    "<g transform='rotate()'/>", "<g transform='matrix(0 0 0 0 0 0)'/>",
    "style='transform: scale(0)'", "style='columns: 0'", "style='float: footnote'",
    "style='page: quick'", "<img alt='x' src='data:image/png;base64,AAAA'>",
    "<img alt='x' src='data:,'>", "<table><caption>",
    "<img alt='x' src='data:image/svg+xml,%3Csvg/%3E'>", "<link rel=stylesheet>", "<base href=x>",
    "<frameset>",
)  # fmt: skip
STYLES = (
    "width: 1e309mm", "width: -1mm", "font-size: 0", "font-size: 1e9mm", "columns: 0",
    "columns: 200", "display: grid", "display: flex", "display: table-cell",
    "position: running(x)", "content: counter(x, nope)", "content: element(x)",
    "grid-template-columns: repeat(99, 1px)", "grid-template-columns: 1fr minmax(0, 1e9px)",
    "grid-area: -5 / 9 / 3 / 1", "transform: rotate(1e309deg)", "transform: scale(0)",
    "color: rgb(nan 0 0)", "margin: calc(1mm / 0)", "float: right", "color: var(--nope)",
    "--a: var(--a); width: var(--a)", "line-height: 0", "line-height: -1",
    "font-family: \"None\"", "background: url(ornaments/none.svg)",
    "background: linear-gradient(red)", "background: url(data:,)", "bleed: -9mm", "size: 0 0",
    "size: 1mm 1mm", "size: -5mm 3mm", "break-before: page", "font: 12pt/0 x",
    "border: 9e9px solid", "counter-increment: x 99999999999999999", "hyphenate-limit-chars: 0",
    "text-indent: -1e9mm", "opacity: nan", "@page { size: 1mm }", "@page :nth(0) {}",
    "@import 'x'", "@font-face { font-family: x }", "@media (width: nan) { a { b: c } }",
    "@charset \"x\"", "}", "{", "/*", "*/", "\\", "\"", "a::before { content: \"\\110000\" }",
    "string-set: a content(nope)", "@layer a, b;", "@supports (a: b) { c { d: e } }",
    ":is(:not(a)):has(b)::x:y { z: 1 }", "&", "a { & b { c: d } }",
)  # fmt: skip
SHAPES = (
    "M0 0", "L", "1e309", "nan", "M0 0 A1 1 0 0 0", "M0 0 A0 0 0 0 0 5 5", "viewBox=''",
    "viewBox='0 0 0 0'", "Z Z", "M", "transform='rotate(45)'", "transform='scale(nan)'",
    "<use href='#a' id='a'/>", "<text>t</text>", "<image href='x'/>",
    "<!DOCTYPE x [<!ENTITY a 'b'>]>", "&a;", "<style>path{fill:red}</style>", "style='fill:none'",
    "<g>", "</g>", "rx='9999'", "<clipPath id='c'/>", "clip-path='url(#c)'", "points='1 2 3'",
    "d='M0,0L'", "width='100%'", "<svg>", "<?xml?>", "xmlns=''",
)  # fmt: skip

Dice = Random


def scrap(dice: Dice, extra: tuple[str, ...] = ()) -> str:
    """Something that stands where a value was."""
    pick = dice.random()
    if extra and pick < 0.45:
        return dice.choice(extra)
    if pick < 0.6:
        return dice.choice(NUMBERS)
    if pick < 0.75:
        return dice.choice(NUMBERS) + dice.choice(UNITS)
    return dice.choice(WORDS if pick < 0.9 else EXPRESSIONS)


def text(dice: Dice, written: str, extra: tuple[str, ...] = ()) -> str:
    """One to four edits of a text."""
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        written = dice.choice(_EDITS)(dice, written, extra)
    return written


def _lines(dice: Dice, written: str, extra: tuple[str, ...]) -> str:
    lines = written.split("\n")
    at = dice.randrange(len(lines))
    how = dice.randrange(6)
    if how == 0:
        del lines[at]
    elif how == 1:
        lines.insert(at, lines[at])
    elif how == 2:
        other = dice.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif how == 3:
        lines[at] = dice.choice(("  ", "\t", "      ")) + lines[at]
    elif how == 4:
        lines[at] = lines[at].lstrip()
    else:
        lines[at : at + 1] = [lines[at]] * dice.choice((3, 20, 400))
    return "\n".join(lines)


_TOKEN = re.compile(r"[\w.%#-]+|\"[^\"\n]*\"|'[^'\n]*'")


def _token(dice: Dice, written: str, extra: tuple[str, ...]) -> str:
    tokens = list(_TOKEN.finditer(written))
    if not tokens:
        return scrap(dice, extra)
    one, other = dice.choice(tokens), dice.choice(tokens)
    new = other.group() if dice.random() < 0.3 else scrap(dice, extra)
    if one.group()[:1] in "\"'" and dice.random() < 0.5:
        new = one.group()[0] + new + one.group()[0]
    return written[: one.start()] + new + written[one.end() :]


def _span(dice: Dice, written: str, extra: tuple[str, ...]) -> str:
    at = dice.randrange(len(written) + 1)
    end = min(len(written), at + dice.choice((1, 1, 2, 5, 30, 300)))
    how = dice.randrange(5)
    if how == 0:
        return written[:at] + written[end:]
    if how == 1:
        return written[:at] + scrap(dice, extra) + written[at:]
    if how == 2:
        return written[:at] + written[at:end] * dice.choice((2, 9, 200)) + written[end:]
    if how == 3:
        return written[:at]
    return written[:at] + dice.choice("{}[]()<>:;,\"'\\|&*#%@!?\t\n\0\x1b\u2028é") + written[at:]


_EDITS: tuple[Callable[[Dice, str, tuple[str, ...]], str], ...] = (_lines, _token, _token, _span)


def encoded(dice: Dice, written: str) -> bytes:
    """A text as bytes, mostly as UTF-8."""
    pick = dice.random()
    data = written.encode("utf-8", "surrogatepass")
    if pick < 0.93:
        return data
    if pick < 0.95:
        at = dice.randrange(len(data) + 1)
        return data[:at] + dice.choice((b"\xff", b"\xc3", b"\xed\xa0\x80", b"\x00")) + data[at:]
    if pick < 0.97:
        return written.encode("utf-16", "surrogatepass")
    return b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n")


def _at(data: Any, where: tuple[Any, ...]) -> Any:
    for step in where:
        data = data[step]
    return data


def tree(dice: Dice, data: Any, scraps: Callable[[], Any]) -> Any:
    """Data with one to four values gone, doubled, moved, renamed, or something else."""
    data = copy.deepcopy(data)
    for _ in range(dice.choice((1, 1, 2, 4))):
        ways = list(places(data))
        if not ways:
            return scraps()
        where = dice.choice(ways)
        holder, key = _at(data, where[:-1]), where[-1]
        how = dice.choice(("gone", "scrap", "scrap", "scrap", "other", "twice", "name", "deep"))
        if how == "gone":
            del holder[key]
        elif how == "twice" and isinstance(holder, list):
            holder[key:key] = [copy.deepcopy(holder[key])] * dice.choice((1, 3, 60))
        elif how == "name" and isinstance(holder, dict):
            holder[str(scraps())] = holder.pop(key)
        elif how == "other":
            holder[key] = copy.deepcopy(_at(data, dice.choice(ways)))
        elif how == "deep":
            for _ in range(dice.choice((1, 2, 60))):
                holder[key] = [holder[key]] if dice.random() < 0.5 else {"a": holder[key]}
        else:
            holder[key] = copy.deepcopy(scraps())  # one may come twice, and hold itself
    return data


def yaml_text(dice: Dice, written: str, extra: tuple[str, ...] = ()) -> bytes:
    """A YAML file, changed as text or as data."""
    if dice.random() < 0.5:
        return encoded(dice, text(dice, written, extra))
    data = yaml.load(written, Loader=yaml.CBaseLoader)

    def some() -> Any:
        return dice.choice(([], {}, None, ["a"], {"a": "b"}, [[]])) if dice.random() < 0.15 else (
            scrap(dice, extra)
        )  # fmt: skip

    changed = tree(dice, data, some)
    try:
        dumped = yaml.dump(changed, Dumper=yaml.CSafeDumper, allow_unicode=True, sort_keys=False)
    except (yaml.YAMLError, UnicodeError, RecursionError):
        return encoded(dice, text(dice, written, extra))
    return encoded(dice, dumped)


def json_text(dice: Dice, written: str) -> bytes:
    """A JSON file, changed as text or as data."""
    if dice.random() < 0.3:
        return encoded(dice, text(dice, written))
    plain = (
        None,
        True,
        0,
        -1,
        1.5,
        10**30,
        float("nan"),
        float("inf"),
        -float("inf"),
        [],
        {},
        [[]],
    )

    def some() -> Any:
        return dice.choice(plain) if dice.random() < 0.6 else scrap(dice)

    return json.dumps(tree(dice, json.loads(written), some)).encode("utf-8", "surrogatepass")


def data(dice: Dice, given: bytes) -> bytes:
    """Bytes flipped, set, cut, doubled or moved."""
    found = bytearray(given)
    for _ in range(dice.choice((1, 1, 2, 4, 16))):
        if not found:
            break
        at = dice.randrange(len(found))
        span = dice.choice((1, 2, 4, 16, 200))
        how = dice.randrange(7)
        if how == 0:
            found[at] ^= 1 << dice.randrange(8)
        elif how == 1:
            found[at] = dice.choice((0, 1, 127, 128, 255))
        elif how == 2:
            edge = dice.choice(
                (b"\0\0\0\0", b"\xff\xff\xff\xff", b"\x7f\xff\xff\xff", b"\x80\0\0\0")
            )
            found[at : at + 4] = edge
        elif how == 3:
            del found[at : at + span]
        elif how == 4:
            found[at:at] = found[at : at + span] * dice.choice((1, 2, 50))
        elif how == 5:
            del found[at:]
        else:
            found[at : at + span] = dice.randbytes(span)
    return bytes(found)


def png(dice: Dice, given: bytes) -> bytes:
    """A PNG whose chunks are changed, their sums mended, so that it is read on."""
    if dice.random() < 0.3:
        return data(dice, given)
    chunks, at = [], 8
    while at + 8 <= len(given):
        size = struct.unpack(">I", given[at : at + 4])[0]
        chunks.append([given[at + 4 : at + 8], given[at + 8 : at + 8 + size]])
        at += 12 + size
    for _ in range(dice.choice((1, 1, 2))):
        place = dice.randrange(len(chunks))
        how = dice.randrange(6)
        if how == 0:
            del chunks[place]
        elif how == 1:
            chunks.insert(dice.randrange(len(chunks) + 1), list(chunks[place]))
        elif how == 2:
            header = bytearray(chunks[0][1])
            if len(header) == 13:
                field = dice.randrange(6)
                if field < 2:
                    size = dice.choice((0, 1, 13, 9999, 10**6, 2**31 - 1, 2**32 - 1))
                    header[4 * field : 4 * field + 4] = struct.pack(">I", size)
                else:
                    header[6 + field] = dice.randrange(9)
            chunks[0][1] = bytes(header)
        elif how == 3:
            name = dice.choice(
                (b"tRNS", b"PLTE", b"iCCP", b"zTXt", b"eXIf", b"gAMA", b"acTL", b"pHYs", b"iTXt")
            )
            chunks.insert(1, [name, dice.randbytes(dice.choice((0, 1, 9, 300)))])
        elif how == 4:
            bomb = zlib.compress(b"\0" * dice.choice((0, 5, 10**6)))
            chunks[place] = [b"IDAT", bomb]
        else:
            chunks[place][1] = data(dice, chunks[place][1])
        if not chunks:
            return given[:8]
    return given[:8] + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )


def font(dice: Dice, given: bytes) -> bytes:
    """A font with a table changed, gone, or another's."""
    if dice.random() < 0.25:
        return data(dice, given)
    count = struct.unpack(">H", given[4:6])[0]
    tables = {}
    for at in range(12, 12 + 16 * count, 16):
        name, _, start, size = struct.unpack(">4sIII", given[at : at + 16])
        tables[name] = given[start : start + size]
    for _ in range(dice.choice((1, 1, 2))):
        name = dice.choice(list(tables) or [b"head"])
        how = dice.randrange(6)
        if how == 0:
            tables.pop(name, None)
        elif how == 1:
            tables[name] = tables.get(dice.choice(list(tables) or [name]), b"")
        elif how == 2:
            tables[name] = tables.get(name, b"")[: dice.choice((0, 1, 4, 30))]
        elif how == 3:
            body = bytearray(tables.get(name, b""))
            if len(body) > 4:  # headers say how much there is
                at = 2 * dice.randrange(min(30, len(body) // 2))
                body[at : at + 2] = struct.pack(
                    ">H", dice.choice((0, 1, 2, 255, 0x7FFF, 0x8000, 0xFFFF))
                )
            tables[name] = bytes(body)
        else:
            tables[name] = data(dice, tables.get(name, b""))
    head = struct.pack(">4sHHHH", given[:4], len(tables), 16, 0, 0)
    at, rows, body = 12 + 16 * len(tables), b"", b""
    for name, table in sorted(tables.items()):
        rows += struct.pack(">4sIII", name, 0, at + len(body), len(table))
        body += table + b"\0" * (-len(table) % 4)
    return head + rows + body


def zipped(dice: Dice, given: bytes) -> bytes:
    """A ZIP (XLSX is one) with a file in it changed, gone or doubled."""
    if dice.random() < 0.25:
        return data(dice, given)
    with zipfile.ZipFile(io.BytesIO(given)) as old:
        parts = [(name, old.read(name)) for name in old.namelist()]
    at = dice.randrange(len(parts))
    name, body = parts[at]
    how = dice.randrange(5)
    if how == 0:
        del parts[at]
    elif how == 1:
        parts[at] = (name, data(dice, body))
    else:
        parts[at] = (name, encoded(dice, text(dice, body.decode("utf-8", "replace"), MARKUP)))
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for name, body in parts:
            new.writestr(zipfile.ZipInfo(name), body)
    return made.getvalue()
