"""A spreadsheet's value as its cell shows it: number formats of Excel, as far as cards need them.

In: a value and the code of its format ("0.00%", "dd.mm.yyyy", '0" Gold"'). Out: text, with the
point and comma of English. A code that is beyond this gives the value as it is.
"""

from __future__ import annotations

import datetime
import re
from decimal import ROUND_HALF_UP, Decimal

_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_DATE = re.compile(
    r'"([^"]*)"|\\(.)|_.|\*.|\[[^\]]*\]|(AM/PM|am/pm|A/P)|(y+|m+|d+|h+|s+)|(.)',
    re.IGNORECASE | re.DOTALL,
)
_LITERAL = re.compile(r'"([^"]*)"|\\(.)|_.|\*.|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]')
_NUMBER = re.compile(r"[#0?](?:[#0?,]*[#0?])?(?:\.[#0?]+)?,*")
_GENERAL = ("", "general", "standard", "@")


def shown(value: object, code: str = "General") -> str:
    """The value as text."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, datetime.datetime | datetime.date | datetime.time):
        return _date(value, code.split(";")[0])
    if isinstance(value, datetime.timedelta):
        seconds = round(value.total_seconds())
        return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    if isinstance(value, int | float):
        return _number(value, code)
    return str(value)


def _number(value: int | float, code: str) -> str:
    sections = _sections(code)
    section = sections[0]
    if value < 0 and len(sections) > 1 and sections[1]:
        section, value = sections[1], -value
    elif value == 0 and len(sections) > 2:
        section = sections[2]
    if section.strip().lower() in _GENERAL:
        return _general(value)
    pieces: list[str] = []

    def kept(match: re.Match[str]) -> str:
        pieces.append(match[1] or match[2] or match[3] or "")
        return chr(0xE000 + len(pieces) - 1)

    bare = _LITERAL.sub(kept, section)
    digits = _NUMBER.search(bare)
    if digits is None:
        text = bare if bare.strip() else ""
        return _put_back(text, pieces).strip() or ("" if pieces else _general(value))
    if re.search(r"[eE/]", bare.replace("General", "")):  # powers and fractions
        return _general(value)
    told = digits[0].rstrip(",")
    whole, _, places = told.partition(".")
    number = Decimal(repr(value)) * (100 if "%" in bare else 1)
    number = (number / 1000 ** (len(digits[0]) - len(told))).quantize(
        Decimal(1).scaleb(-len(places)), ROUND_HALF_UP
    )
    text = f"{abs(number):,f}" if "," in whole else f"{abs(number):f}"
    units, _, rest = text.partition(".")
    units = units.rjust(whole.count("0"), "0")
    needed = len(places.rstrip("#?"))
    while len(rest) > needed and rest.endswith("0"):
        rest = rest[:-1]
    text = units + ("." + rest if rest else "")
    sign = "-" if number < 0 else ""
    return _put_back(sign + bare[: digits.start()] + text + bare[digits.end() :], pieces).strip()


def _put_back(text: str, pieces: list[str]) -> str:
    return "".join(
        pieces[ord(one) - 0xE000] if 0 <= ord(one) - 0xE000 < len(pieces) else one for one in text
    )


def _sections(code: str) -> list[str]:
    """The parts of a code between semicolons that stand in no quotes."""
    return re.split(r';(?=(?:[^"]*"[^"]*")*[^"]*$)', code)


def _general(value: int | float) -> str:
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return f"{value:.10g}" if isinstance(value, float) else str(value)


def _date(value: datetime.datetime | datetime.date | datetime.time, code: str) -> str:
    if not re.search(r"[ymdhs]", _LITERAL.sub("", code), re.IGNORECASE):
        return value.isoformat(sep=" ") if isinstance(value, datetime.datetime) else str(value)
    tokens = list(_DATE.finditer(code))
    half = any(token[3] for token in tokens)
    out: list[str] = []
    for at, token in enumerate(tokens):
        if token[3]:
            hour = getattr(value, "hour", 0)
            out.append("AM" if hour < 12 else "PM")
        elif token[4]:
            word = token[4].lower()
            if word[0] == "m" and _are_minutes(tokens, at):
                word = "i" * len(word)
            out.append(_part(value, word, half))
        else:
            out.append(token[1] or token[2] or token[5] or "")
    return "".join(out).strip()


def _are_minutes(tokens: list[re.Match[str]], at: int) -> bool:
    """Whether an m stands for minutes: after hours or before seconds."""
    before = next((t[4] for t in reversed(tokens[:at]) if t[4]), "")
    after = next((t[4] for t in tokens[at + 1 :] if t[4]), "")
    return before[:1].lower() == "h" or after[:1].lower() == "s"


def _part(value: datetime.datetime | datetime.date | datetime.time, word: str, half: bool) -> str:
    """One part of a date: the year for "yyyy", the month's name for "mmmm"."""
    kind, long = word[0], len(word)
    if kind in "ymd" and isinstance(value, datetime.time):
        return ""
    if isinstance(value, datetime.date):
        if kind == "y":
            return f"{value.year % 100:02}" if long < 3 else f"{value.year:04}"
        if kind == "m" and long > 2:
            name = _MONTHS[value.month - 1]
            return name[: {3: 3, 5: 1}.get(long, len(name))]
        if kind == "d" and long > 2:
            name = _DAYS[value.weekday()]
            return name[:3] if long == 3 else name
    names = {"m": "month", "d": "day", "h": "hour", "i": "minute", "s": "second"}
    number = getattr(value, names[kind], 0)
    if kind == "h" and half:
        number = number % 12 or 12
    return f"{number:02}" if long > 1 else str(number)
