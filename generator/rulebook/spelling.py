"""Numbers as words and back: 27 -> "twenty-seven". English, whole numbers from 0 to 999.

In: numbers or words. Out: text for a sentence, or the number that a text states. What a number
means doesn't belong here.
"""

from __future__ import annotations

import re

_SMALL = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_MOST = 999


def spelled(number: int) -> str:
    """The number in words; digits where words would be longer than a reader's patience."""
    if not 0 <= number <= _MOST:
        return str(number)
    if number < len(_SMALL):
        return _SMALL[number]
    if number < 100:
        tens, ones = divmod(number, 10)
        return _TENS[tens - 2] + (f"-{_SMALL[ones]}" if ones else "")
    hundreds, rest = divmod(number, 100)
    return f"{_SMALL[hundreds]} hundred" + (f" and {spelled(rest)}" if rest else "")


#: Every word form of a number, longest first, so that "twenty-seven" is found before "twenty".
NUMBER_WORDS: dict[str, int] = {
    word: number
    for number, word in sorted(
        ((number, spelled(number)) for number in range(_MOST + 1)), key=lambda row: -len(row[1])
    )
}


def stated(text: str) -> int | None:
    """The number that a text states in digits or words, or None: "27", "Twenty-seven", "1,000"."""
    bare = text.strip().replace("\u00a0", " ").replace("\u2212", "-")
    if re.fullmatch(r"-?\d{1,3}(,\d{3})+|-?\d+", bare):
        return int(bare.replace(",", ""))
    return NUMBER_WORDS.get(bare.lower())


def plural(noun: str, number: int) -> str:
    """The noun in the form that goes with the number: "card" and 2 -> "cards".

    "die/dice" gives both forms where the plural is irregular.
    """
    single, _, several = noun.partition("/")
    if number == 1:
        return single
    if several:
        return several
    if re.search(r"[^aeiou]y$", single):
        return single[:-1] + "ies"
    return single + ("es" if re.search(r"(s|x|ch|sh)$", single) else "s")
