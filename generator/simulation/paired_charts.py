"""Charts of a comparison as SVG text: what moved and how surely, and how long games were and are.

In: differences, or counted lengths. Out: SVG in mm, y down, with a title that says what it shows.
Colours and type are those of `charts.Style`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from generator.simulation.charts import Style
from generator.simulation.statistics import Interval, percentile

#: All in mm.
_WIDTH, _ROW, _LEFT, _RIGHT = 84.0, 8.0, 2.0, 2.0
#: Longer games than those of this share of all are left out of the chart.
_DRAWN = 99
_BINS = 24


@dataclass(frozen=True)
class Line:
    """One measure: what it is called, its change, and that in words."""

    label: str
    change: Interval
    told: str
    stands_out: bool


def change_chart(
    lines: Sequence[Line],
    title: str,
    told: Callable[[float], str],
    least: float = 0.0,
    style: Style | None = None,
) -> str:
    """Each change as a point with its interval, on both sides of a line that is no change. The
    chart is as wide as the largest of them, and at least as `least` to each side; `told` says how
    much that is."""
    look = style or Style()
    most = max([least, *(max(abs(one.change.low), abs(one.change.high)) for one in lines)]) or 1
    middle, half = _WIDTH / 2, (_WIDTH - _LEFT - _RIGHT) / 2 - 1
    foot = 1 + _ROW * len(lines)
    under_words = "".join(  # between two lines of words, so that it strikes through none
        f"M{_n(middle)} {_n(1 + _ROW * place + 3.8)}v3.2" for place in range(len(lines))
    )
    parts = [f'<path d="{under_words}" stroke="{escape(look.soft)}" stroke-width="0.25"/>']
    for place, one in enumerate(lines):
        y = 1 + _ROW * place
        low, high, at = (
            middle + half * value / most
            for value in (one.change.low, one.change.high, one.change.share)
        )
        colour = look.line if one.stands_out else look.bar
        parts += [
            _text(look, _LEFT, y + 2.9, one.label),
            _text(look, _WIDTH - _RIGHT, y + 2.9, one.told, "end"),
            f'<path d="M{_n(low)} {_n(y + 5.2)}H{_n(high)}" stroke="{escape(colour)}"'
            ' stroke-width="0.9" stroke-linecap="round"/>',
            f'<circle cx="{_n(at)}" cy="{_n(y + 5.2)}" r="1.1" fill="{escape(colour)}"/>',
        ]
    parts += [
        f'<path d="M{_n(_LEFT)} {_n(foot + 0.5)}H{_n(_WIDTH - _RIGHT)}"'
        f' stroke="{escape(look.soft)}" stroke-width="0.2"/>',
        _text(look, _LEFT, foot + 4.2, told(-most)),
        _text(look, middle, foot + 4.2, "0", "middle"),
        _text(look, _WIDTH - _RIGHT, foot + 4.2, told(most), "end"),
    ]
    return _svg(foot + 5.5, title, look, parts)


def lengths_chart(
    old: Mapping[int, int], new: Mapping[int, int], title: str, style: Style | None = None
) -> str:
    """How many games took how many turns: now as bars, before as a line over them; the longest
    hundredth is left out."""
    look = style or Style()
    counted = [counts or {0: 1} for counts in (old, new)]
    low = min(min(counts) for counts in counted)
    high = max(percentile(counts, _DRAWN) for counts in counted)
    step = max(1, -(-(high - low + 1) // _BINS))
    count = (high - low) // step + 1
    shares = []
    for counts in counted:
        bins, total = [0.0] * count, sum(counts.values())
        for turns, times in counts.items():
            if turns <= high:
                bins[(turns - low) // step] += times / total
        shares.append(bins)
    top, tall = 6.0, 24.0
    most, wide, base = max(map(max, shares)) or 1, (_WIDTH - _LEFT - _RIGHT) / count, top + tall
    before, now = ([tall * share / most for share in bins] for bins in shares)
    parts = [
        f'<rect x="{_n(_LEFT + place * wide)}" y="{_n(base - height)}" width="{_n(wide * 0.88)}"'
        f' height="{_n(height)}" fill="{escape(look.bar)}"/>'
        for place, height in enumerate(now)
        if height
    ]
    steps = "".join(f"V{_n(base - height)}h{_n(wide)}" for height in before)
    parts += [
        f'<path d="M{_n(_LEFT)} {_n(base)}{steps}V{_n(base)}" fill="none"'
        f' stroke="{escape(look.line)}" stroke-width="0.5"/>',
        f'<path d="M{_n(_LEFT)} {_n(base)}H{_n(_WIDTH - _RIGHT)}" stroke="{escape(look.soft)}"'
        ' stroke-width="0.25"/>',
        _text(look, _LEFT, base + 4, f"{low:,}"),
        _text(look, _WIDTH - _RIGHT, base + 4, f"{high:,} turns", "end"),
        f'<path d="M{_n(_LEFT)} 2.5h5" stroke="{escape(look.line)}" stroke-width="0.5"/>',
        _text(look, _LEFT + 6, 3.6, "before"),
        f'<rect x="24" y="1.2" width="5" height="2.6" fill="{escape(look.bar)}"/>',
        _text(look, 30, 3.6, "now"),
    ]
    return _svg(base + 5.5, title, look, parts)


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _text(look: Style, x: float, y: float, words: str, anchor: str = "start") -> str:
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" text-anchor="{anchor}" fill="{escape(look.ink)}">'
        f"{escape(words)}</text>"
    )


def _svg(height: float, title: str, look: Style, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' viewBox="0 0 {_n(_WIDTH)} {_n(height)}"'
        f' font-family="{escape(look.font)}" font-size="{_n(look.size)}">\n'
        f"<title>{escape(title)}</title>\n"
    )
    return head + "\n".join(parts) + "\n</svg>\n"
