"""how-to.txt: what a person does with an export's files, in every export's folder.

In: a job, and what its family noted while it was made. Out: the profile's own steps, what lies in
the folder and how often each file is wanted, what to know before ordering, credits. The words of
the steps are the profile's, the numbers are counted.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

from generator.errors import listed
from generator.exports.job import Job, Made
from generator.exports.left import in_words
from generator.units import PT

#: The file's name.
HOW_TO = "how-to.txt"
#: What facts are called where it isn't plain from their names, in what unit they are told, and what
#: one of it is in the unit of the profile's value.
_WORDS = {
    "black-text-up-to": ("small text in black ink alone up to", "pt", PT),
    "intent": ("rendering intent for colours:", "", 1.0),
    "most-file-mb": ("files of at most", "MB", 1.0),
    "side": ("pictures with sides of at most", "px", 1.0),
    "thumbnail": ("the saved object's picture:", "px", 1.0),
    "table-width": ("a table as wide as", "px", 1.0),
    "table-height": ("a table as high as", "px", 1.0),
}
#: Characters a line.
_WIDE = 79


def how_to(job: Job, made: Made) -> str:
    """The text of the file. Lists of files stay as they are, all else is wrapped."""
    deck, profile = job.material.deck, job.profile
    steps = [_item(f"{number}.", step) for number, step in enumerate(profile.steps, 1)]
    parts = [
        [f"{deck.title} for {profile.title}", f"Edition {deck.edition}, {deck.total} cards"],
        [line for step in steps for line in step],
        ["In this folder", *made.contents] if made.contents else [],
        ["Worth knowing", *_listed((*made.notices, *_unsure(job, made)))],
        ["Credits", *who] if (who := list(_listed(credits(job)))) else [],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _unsure(job: Job, made: Made) -> Iterator[str]:
    """What somebody should ask before paying."""
    believed = [
        told(name, fact.value) for name, fact in job.profile.facts.items() if fact.mark == "B"
    ]
    believed += [
        f"the size of {product.name}, {in_words(product.trim)}"
        for product in job.profile.products
        if product.mark == "B" and product.name in made.about.get("products", ())
    ]
    if believed:
        yield f"Believed, and seen in no source, so ask if it matters: {listed(believed)}."
    yield (
        "Services and tables change their pages. If a step no longer fits, the files still do: "
        "their sizes, colours and counts were measured when they were made."
    )


def told(name: str, value: Any) -> str:
    """A fact of a profile in words for people: "small text in black ink alone up to 14 pt"."""
    words, unit, each = _WORDS.get(name, (name.replace("-", " "), "", 1.0))
    if isinstance(value, (tuple, list)):
        return f"{words} {listed(list(map(str, value)))}"
    if isinstance(value, (int, float)):
        value = f"{value / each:.4g}"
    return f"{words} {value} {unit}".rstrip()


def _listed(items: Iterable[str]) -> Iterator[str]:
    for item in items:
        yield from _item("-", item)


def _item(mark: str, text: str) -> list[str]:
    first = f"{mark} "
    return textwrap.wrap(
        text,
        _WIDE,
        initial_indent=first,
        subsequent_indent=" " * len(first),
        break_long_words=False,
        break_on_hyphens=False,
    )


def credits(job: Job) -> Iterator[str]:
    """Who made what, and the licence of this edition."""
    catalogue = job.material.deck.catalogue
    for credit in catalogue.credits:
        parts = [part for part in (credit.licence, credit.source, credit.url) if part]
        details = f" ({'; '.join(parts)})" if parts else ""
        yield f"{credit.what}: {credit.who}{details}"
    if catalogue.licence:
        yield f"This edition: {catalogue.licence}"
    if catalogue.notice:
        yield " ".join(catalogue.notice.split())
