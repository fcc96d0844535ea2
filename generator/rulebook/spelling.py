"""Numbers as words and back: 27 -> "twenty-seven". English, whole numbers from 0 to 999; in books
of other languages numbers are figures, and nouns have the forms that they are given.

In: numbers or words. Out: text for a sentence, or the number that a text states. What a number
means doesn't belong here.
"""

from __future__ import annotations

import re

from generator.errors import Problem, UserError

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
    if re.fullmatch(r"-?\d{1,3}(,\d{3})+|-?\d{1,3}( \d{3})+|-?\d+", bare):
        return int(bare.replace(",", "").replace(" ", ""))
    return NUMBER_WORDS.get(bare.lower())


def figures(number: int, language: str = "en") -> str:
    """The number in digits: 1,000 in English; elsewhere a comma begins a fraction, and a blank at
    which no line ends parts the thousands."""
    digits = f"{number:,}"
    return digits if is_english(language) else digits.replace(",", "\u00a0")


def is_english(language: str) -> bool:
    """Whether a tag is that of English, wherever it is spoken."""
    return language.partition("-")[0] == "en"


def plural(noun: str, number: int, language: str = "en") -> str:
    """The noun in the form that goes with the number: "card" and 2 -> "cards".

    "die/dice" gives both forms where the plural is irregular, "karta/karty/kart" three, for one, a
    few and many. In other languages than English, a noun without others has one form. Raises
    UserError for more forms than three.
    """
    forms = noun.split("/")
    if len(forms) > _FORMS:
        found = f"{noun!r} has more forms than those for one, a few and many"
        raise UserError(Problem(found, expected="such as 'karta/karty/kart'"))
    form = forms[min(_form(number, language.partition("-")[0], len(forms) > 2), len(forms) - 1)]
    if len(forms) > 1 or number == 1 or not is_english(language):
        return form
    if re.search(r"[^aeiou]y$", noun):
        return noun[:-1] + "ies"
    return noun + ("es" if re.search(r"(s|x|ch|sh)$", noun) else "s")


#: One, a few, many.
_FORMS = 3
#: Languages in which 21 goes like 1, and those in which 22 goes like 2.
_LIKE_ONE = {"be", "bs", "hr", "ru", "sr", "uk"}
_LIKE_FEW = _LIKE_ONE | {"pl"}


def _form(number: int, language: str, few: bool) -> int:
    """Which form goes with a number: 0 is that of one, 1 the next, 2 that of many."""
    tens, ones = divmod(abs(number) % 100, 10)
    if number == 1 or (language == "fr" and number == 0):
        return 0
    if few and language in _LIKE_ONE and ones == 1 and tens != 1:
        return 0
    if 2 <= number <= 4 or (language in _LIKE_FEW and 2 <= ones <= 4 and tens != 1):
        return 1
    return 2
