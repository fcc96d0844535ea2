"""The card's size, bleed and edge: as the person says, else as the pictures tell."""

from __future__ import annotations

from generator.catalogue import Catalogue
from generator.catalogue.sizes import card_sizes
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.units import BadLength, Size, mm
from generator.workshop.finished.fitting import Seen, card_size
from generator.workshop.finished.work import Wanted, Work

_EDGES = ("mirror", "stretch", "none")


def size_of(work: Work, before: Catalogue | None) -> tuple[str | None, Size, list[str]]:
    """The card's size, its name (None: it has none, or the deck is there already), and doubts.
    Raises UserError for a size that is none."""
    sizes = card_sizes(work.project)
    if before is not None:
        size = before.card.size
        if work.wanted.size and _said(work.wanted.size, sizes)[1] not in (size, size.turned()):
            raise UserError(
                Problem(
                    f"the deck's cards are {size.w:g} x {size.h:g} mm",
                    key="--size",
                    hint=f"change it in {work.project.label(work.home)}/{work.slug}.yaml",
                )
            )
        return None, size, []
    if work.wanted.size:
        said, size = _said(work.wanted.size, sizes)
        wide = sum(look.px[0] > look.px[1] for look in work.looks.values()) * 2 > len(work.looks)
        return (None, size.turned(), []) if wide and size.w < size.h else (said, size, [])
    fronts = [
        work.looks[work.name_of(card.front)]
        for card in work.brought.cards
        if card.front is not None
    ]
    if not fronts:
        return "poker", sizes["poker"], []
    name, size, suits = card_size(
        [Seen(look.px, look.dpi) for look in fronts], sizes, bleed_of(work)
    )
    notes = []
    if not suits:
        notes.append(f"no card size has their proportions, so {name} is taken: --size says another")
    upright = name is not None and size == sizes[name]
    return name if upright else None, size, notes


def _said(written: str, sizes: dict[str, Size]) -> tuple[str | None, Size]:
    if written in sizes:
        return written, sizes[written]
    try:
        width, _, height = written.removesuffix("mm").partition("x")
        size = Size(mm(f"{width.strip()}mm"), mm(f"{height.strip()}mm"))
    except BadLength:
        size = Size(0, 0)
    if not 10 <= size.w <= 400 or not 10 <= size.h <= 400:
        raise UserError(
            Problem(
                f"{written!r} is no card size",
                key="--size",
                expected=f"63x88mm, or one of {listed(list(sizes), 20)}",
                hint=did_you_mean(written, list(sizes)),
            )
        )
    return None, size


def bleed_of(work: Work) -> float | None:
    """The bleed that the pictures have, in mm; None if it is to be found out. Raises UserError."""
    written = work.wanted.bleed or work.brought.bleed
    if not written:
        return None
    try:
        found = mm(written)
    except BadLength as error:
        raise UserError(Problem(error.reason, key="--bleed", hint=error.hint)) from None
    if not 0 <= found <= 10:
        raise UserError(
            Problem(f"{written} is out of range", key="--bleed", expected="0mm to 10mm")
        )
    return found


def edge_of(wanted: Wanted) -> str:
    """How a picture goes on that has too little. Raises UserError for a word that is none."""
    if wanted.edge and wanted.edge not in _EDGES:
        hint = did_you_mean(wanted.edge, _EDGES)
        found = f"{wanted.edge!r} is no edge"
        raise UserError(Problem(found, key="--edge", expected=listed(_EDGES), hint=hint))
    return wanted.edge or _EDGES[0]


def corner_of(size: Size) -> str:
    """The radius of the corners, as a catalogue has it."""
    return "3mm" if min(size.w, size.h) > 30 else "1.5mm"
