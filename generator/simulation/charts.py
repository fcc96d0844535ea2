"""Small charts as SVG text, for rulebooks, the gallery and whoever wants them: the share of games
that each seat wins, and how long games are.

In: plain numbers. Out: SVG in mm, y down, with a title that says what it shows; the same numbers
give the same text. No library, no script, no style sheet: colours are arguments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from generator.simulation.places import in_turn_order
from generator.simulation.statistics import percentile

#: Longer games than this share of all are told in words and not drawn.
_DRAWN = 99
_NICE = (1, 2, 5)
#: What a heading takes, in mm.
_HEAD = 12.0

#: What a chart is of and how it was measured, for one that stands alone; nothing in a book, which
#: has captions.
Heading = tuple[()] | tuple[str, str]


@dataclass(frozen=True)
class Style:
    """Colours and type of a chart. Lengths in mm."""

    ink: str = "#1d2430"
    soft: str = "#5b6470"
    bar: str = "#5b8fd6"
    line: str = "#c64600"
    font: str = "Atkinson Hyperlegible Next, sans-serif"
    size: float = 3.2


def seat_chart(
    wins: Sequence[Mapping[str, Any]],
    labels: Sequence[str],
    parity: float,
    title: str,
    width: float = 84,
    style: Style | None = None,
    heading: Heading = (),
) -> str:
    """Win shares as bars with their 95 % intervals, and parity as a line. `wins` are rows of
    `summary`: share, low, high."""
    look = style or Style()
    left, row, top = 26.0, 7.0, 3.0
    most = max([parity * 2, *(float(win["high"]) for win in wins)])
    scale = (width - left - 14) / (most or 1)
    height = top + row * len(wins) + 6
    parts = []
    for place, (win, label) in enumerate(zip(wins, labels, strict=True)):
        y = top + place * row
        share, low, high = (float(win[key]) for key in ("share", "low", "high"))
        middle = y + row / 2
        parts += [
            _text(look, left - 2, middle + 1.1, label, "end"),
            f'<rect x="{_n(left)}" y="{_n(y + 1.2)}" width="{_n(share * scale)}"'
            f' height="{_n(row - 2.4)}" fill="{escape(look.bar)}"/>',
            f'<path d="M{_n(left + low * scale)} {_n(middle)}H{_n(left + high * scale)}'
            f"M{_n(left + low * scale)} {_n(middle - 1)}v2"
            f'M{_n(left + high * scale)} {_n(middle - 1)}v2"'
            f' fill="none" stroke="{escape(look.ink)}" stroke-width="0.35"/>',
            _text(look, left + high * scale + 1.5, middle + 1.1, f"{share * 100:.0f} %"),
        ]
    x = left + parity * scale
    foot = top + row * len(wins)
    parts += [
        f'<path d="M{_n(x)} {_n(top - 1)}V{_n(foot + 1)}" stroke="{escape(look.line)}"'
        ' stroke-width="0.35" stroke-dasharray="1.2 0.8"/>',
        _text(look, x, foot + 4.4, f"even: {parity * 100:.0f} %", "middle"),
    ]
    return _svg(width, height, title, look, parts, heading)


def length_chart(
    lengths: Mapping[int, int] | Mapping[str, int],
    title: str,
    unit: str = "turns",
    width: float = 84,
    style: Style | None = None,
    heading: Heading = (),
) -> str:
    """How many games took how many turns, as a histogram; the longest hundredth is left out and
    told below, with the median."""
    look = style or Style()
    counted = {int(turns): times for turns, times in lengths.items()}
    if not counted:
        counted = {0: 0}
    low, high = min(counted), percentile(counted, _DRAWN)
    step = _nice((high - low + 1) / 24)
    first = low // step * step
    bins = [0] * ((high - first) // step + 1)
    for turns, times in counted.items():
        if turns <= high:
            bins[(turns - first) // step] += times
    top, tall, left = 2.0, 24.0, 2.0
    wide = (width - 2 * left) / len(bins)
    most = max(bins) or 1
    parts = [
        f'<rect x="{_n(left + place * wide)}" y="{_n(top + tall - tall * times / most)}"'
        f' width="{_n(wide * 0.88)}" height="{_n(tall * times / most)}" fill="{escape(look.bar)}"/>'
        for place, times in enumerate(bins)
        if times
    ]
    base = top + tall
    parts.append(
        f'<path d="M{_n(left)} {_n(base)}H{_n(width - left)}" stroke="{escape(look.ink)}"'
        ' stroke-width="0.35"/>'
    )
    for turns in _ticks(first, first + step * len(bins)):
        x = left + (turns - first) / step * wide
        parts.append(_text(look, x, base + 4, f"{turns:,}", "middle" if turns > first else "start"))
    half, longest = percentile(counted, 50), max(counted)
    told = f"half end within {half:,} {unit}, the longest took {longest:,}"
    parts.append(_text(look, width / 2, base + 9, told, "middle", look.soft))
    return _svg(width, base + 11, title, look, parts, heading)


def of(figures: Mapping[str, Any], title: str, style: Style | None = None) -> dict[str, str]:
    """Both charts of one `summary` of the game called `title`, by name, with headings. Who wins is
    told by turn order, or by seat and agent if the agents differ."""
    players, games, seats = figures["players"], figures["games"], figures["agents"]
    run = f"{games:,} games of {title} with {players} players"
    measured = f"{games:,} games, {players} players"
    if len(set(seats)) > 1:
        wins, labels = figures["wins"], [f"{seat} {name}" for seat, name in enumerate(seats)]
        who = "each seat"
    else:
        measured += f" ({seats[0]})"
        wins, labels = figures["wins_by_turn_order"], in_turn_order(players)
        who = "each player in turn order"
    return {
        "wins": seat_chart(
            wins,
            labels,
            figures["parity"],
            f"Share of {run} won by {who}, with 95 % intervals",
            style=style,
            heading=(f"{title}: who wins", f"{measured}; lines are 95 % intervals"),
        ),
        "lengths": length_chart(
            figures["lengths"],
            f"Length of {run} in turns",
            style=style,
            heading=(f"{title}: turns a game", measured),
        ),
    }


def _nice(least: float) -> int:
    """The smallest 1, 2 or 5 with noughts that isn't below `least`."""
    power = 1
    while True:
        for one in _NICE:
            if one * power >= least:
                return one * power
        power *= 10


def _ticks(first: int, last: int) -> list[int]:
    step = _nice((last - first) / 6)
    start = -(-first // step) * step
    return [*range(start, last, step)]


def _n(value: float) -> str:
    """A length with two places and no idle noughts."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _text(
    look: Style, x: float, y: float, words: str, anchor: str = "start", fill: str = ""
) -> str:
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" text-anchor="{anchor}" fill="{escape(fill or look.ink)}">'
        f"{escape(words)}</text>"
    )


def _svg(
    width: float, height: float, title: str, look: Style, parts: Sequence[str], heading: Heading
) -> str:
    if heading:
        above, below = heading
        parts = [
            f'<text x="2" y="4.6" font-weight="700" fill="{escape(look.ink)}">'
            f"{escape(above)}</text>",
            f'<text x="2" y="8.8" font-size="2.6" fill="{escape(look.soft)}">'
            f"{escape(below)}</text>",
            f'<g transform="translate(0 {_n(_HEAD)})">',
            *parts,
            "</g>",
        ]
        height += _HEAD
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {_n(width)} {_n(height)}"'
        f' width="{_n(width)}mm" height="{_n(height)}mm" font-family="{escape(look.font)}"'
        f' font-size="{_n(look.size)}">\n<title>{escape(title)}</title>\n'
    )
    return head + "\n".join(parts) + "\n</svg>\n"
