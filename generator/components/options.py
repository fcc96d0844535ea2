"""What a person may ask of components, besides what the catalogue says.

Other shapes for tokens, coins in denominations, strips by which tiles overlap, sleeves or thicker
cards for boxes, a cutting machine. The options that files were made with stand in the manifest, so
that a check knows what to look for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from generator.components.parts import DrawnComponent, across
from generator.components.words import FEWER, IN_ONES
from generator.errors import Problem, UserError, listed
from generator.sheets.machines import called

#: Lengths in mm beyond which a wish is a slip of the unit.
MOST_OVERLAP, MOST_THICKNESS = 30.0, 3.0


@dataclass(frozen=True)
class PartOptions:
    """`shape` of tokens; `coins` to count by, smallest first; `overlap` of tiles and `thickness` of
    a card in mm; `machine` to cut with."""

    shape: str | None = None
    coins: tuple[int, ...] = ()
    overlap: float = 0.0
    thickness: float | None = None
    sleeved: bool = False
    machine: str | None = None

    def form(self) -> str:
        """What was asked for, as a part of files' names; "" if nothing was."""
        lengths = {"overlap": self.overlap, "thick": self.thickness}
        parts = [
            self.shape or "",
            f"coins-{'-'.join(map(str, self.coins))}" if self.coins else "",
            *(f"{what}-{value:g}mm" for what, value in lengths.items() if value),
            "sleeved" if self.sleeved else "",
            called(self.machine or ""),
        ]
        return "-".join(filter(None, parts))

    def as_plain(self) -> dict[str, Any]:
        """For the manifest: only what was asked for."""
        return {key: value for key, value in asdict(self).items() if value}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> PartOptions:
        """From the manifest."""
        return cls(**{**plain, "coins": tuple(plain.get("coins", ()))})


def adapted(
    parts: Sequence[DrawnComponent], options: PartOptions
) -> tuple[list[DrawnComponent], list[str]]:
    """The parts as they were asked for, and notices of what couldn't be. Raises UserError for
    denominations that there are not."""
    notices: list[str] = []
    found = list(parts)
    if options.shape is not None:
        found = [_reshaped(part, options.shape) for part in found]
        if not any(part.shape == options.shape and part.make == "token" for part in found):
            notices.append(f"nothing in the box can be a {options.shape}")
    if options.coins:
        if not any(part.denominations for part in found):
            notices.append("nothing in the box comes in denominations")
        found = [coin for part in found for coin in _counted_by(part, options.coins)]
    return found, notices


def _reshaped(part: DrawnComponent, shape: str) -> DrawnComponent:
    """A token of another shape, as wide as before; what is longer than wide stays as it is."""
    size = part.stock.size
    if part.make != "token" or part.shape == shape or size != across(size.w, part.shape):
        return part
    stock = replace(part.stock, size=across(size.w, shape))
    return replace(part, shape=shape, stock=stock, gap=None)


def _counted_by(part: DrawnComponent, coins: Sequence[int]) -> list[DrawnComponent]:
    """One part a denomination; together they are worth as much as the part alone."""
    if not part.denominations or part.count == 0:
        return [part]
    known = [1, *part.denominations]
    for worth in coins:
        if worth not in known:
            raise UserError(
                Problem(
                    f"there is no {part.name} of {worth}",
                    expected=f"denominations: {listed([str(one) for one in known])}",
                    hint="the catalogue names them",
                )
            )
    found = []
    part = replace(part, either=False)
    for worth, count in shares(part.count, coins).items():
        if worth == 1:
            found.append(replace(part, count=count))
            continue
        given = dict(part.denominations[worth])
        title = str(given.pop("title", f"{part.title} of {worth}"))
        found.append(
            replace(
                part,
                name=f"{part.name}-{worth}",
                title=title,
                count=count,
                worth=worth,
                values={**part.values, "value": str(worth), **given},
            )
        )
    return [one for one in found if one.count]


def either_way(parts: Sequence[DrawnComponent]) -> list[DrawnComponent]:
    """The same money in fewer pieces, of all that come either way: on sheets of their own, called
    after the worths that lie there."""
    found = []
    for part in parts:
        if part.either and part.count:
            worths = [1, *sorted(part.denominations)]
            sheet = f"{part.sheet}-{'-'.join(map(str, worths))}"
            coins = _counted_by(part, worths)
            found += [replace(coin, sheet=sheet, instead=True) for coin in coins]
    return found


def other_way(part: DrawnComponent, parts: Sequence[DrawnComponent]) -> str:
    """On which sheets else of those `parts` the money of this one lies, and in how many coins, in
    words; "" if there is one way."""
    if not (part.either or part.instead):
        return ""
    others = [one for one in parts if one.of == part.of and one.instead != part.instead]
    first, count = others[0], sum(one.count for one in others)
    if part.instead:
        return IN_ONES.format(sheet=first.sheet, count=count)
    return FEWER.format(sheet=first.sheet, count=count, things=first.title.lower())


def shares(total: int, coins: Sequence[int]) -> dict[int, int]:
    """How many of each make the total: half of it in the largest, half of the rest in the next, and
    so on, so that there is always change; the smallest make up what is left. Smallest first.

    Raises UserError if they can't make it.
    """
    wanted = sorted(set(coins))
    found: dict[int, int] = {}
    left = total
    for worth in reversed(wanted[1:]):
        found[worth] = left // 2 // worth
        left -= found[worth] * worth
    if left % wanted[0]:
        raise UserError(
            Problem(
                f"coins of {', '.join(map(str, wanted))} can't make {total}",
                hint="begin with 1: --coins 1,5,10",
            )
        )
    found[wanted[0]] = left // wanted[0]
    return {worth: found[worth] for worth in wanted}
