"""Type under its floor: each role of words has a smallest size, in preflight.yaml."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.checks.preflight.limits import Limits
from generator.checks.preflight.parts import PlacedItem
from generator.checks.preflight.remarks import Remark, quoted
from generator.drawing.bounds import scale_of
from generator.drawing.drawing import Drawing, TextRun
from generator.drawing.origin import DEFAULT_ROLE, UNPLANNED, Origin
from generator.units import PT

#: Sizes are written to a hundredth of a point.
_SLACK = 0.01 * PT


def too_small(drawing: Drawing, taken: Sequence[PlacedItem], limits: Limits) -> Iterator[Remark]:
    """Runs of text smaller than the floor of their role, as they lie on the card: shrunk to fit,
    scaled with their group. Decorative microtext has no floor."""
    for part in taken:
        origin = part.origin
        if origin is not None and origin.decorative:
            continue
        for leaf in part.leaves:
            run = leaf.item
            if not isinstance(run, TextRun):
                continue
            role = DEFAULT_ROLE if origin is None else origin.role
            size, floor = run.size * scale_of(leaf.matrix), limits.floors[role]
            if size >= floor - _SLACK or not run.text.strip():
                continue
            shown = f"{quoted(run.text, origin)} is {size / PT:.4g} pt"
            less, least = f"{(floor - size) / PT:.2g} pt less", f"({floor / PT:.4g} pt)"
            if role == UNPLANNED:  # it shrank because its words are many: they are what is told of
                yield Remark(
                    "small-type",
                    drawing.name,
                    f"{shown}, {less} than is easy to read {least}",
                    floor / size,
                    severity="note",
                    hint=_cut(taken, origin, size / floor, least),
                )
                continue
            yield Remark(
                "small-type",
                drawing.name,
                f"{shown}, {less} than {role} text needs {least}",
                floor / size,
                origin,
                hint="a larger size or floor, a shorter text, or the role that it really has",
            )


def _cut(taken: Sequence[PlacedItem], origin: Origin | None, scale: float, least: str) -> str:
    """What to do about a text of many words: lines and letters both grow with the size."""
    runs = (leaf.item for part in taken if part.origin == origin for leaf in part.leaves)
    letters = sum(len(run.text) for run in runs if isinstance(run, TextRun))
    fit = int(letters * scale * scale) // 10 * 10
    return (
        f"{fit} of its {letters} letters would fit in {least[1:-1]}: shorten it, show fewer facts, "
        "or print it on larger cards"
    )
