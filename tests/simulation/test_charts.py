"""Charts: well-formed, titled, drawn to scale, and the same for the same numbers."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from generator.simulation import charts, job, simulate, summary

SVG = "{http://www.w3.org/2000/svg}"
WINS = [
    {"share": 0.6, "low": 0.55, "high": 0.65},
    {"share": 0.3, "low": 0.25, "high": 0.35},
]


def drawn(text: str) -> ElementTree.Element:
    root = ElementTree.fromstring(text)

    assert root.tag == f"{SVG}svg"
    title = root.find(f"{SVG}title")
    assert title is not None and title.text
    for part in root.iter(f"{SVG}rect"):
        assert float(part.get("width", "0")) >= 0 and float(part.get("height", "0")) >= 0
    return root


def test_bars_are_as_long_as_their_shares() -> None:
    root = drawn(charts.seat_chart(WINS, ["first", "second"], 0.5, "Who wins"))
    first, second = (float(bar.get("width", "0")) for bar in root.iter(f"{SVG}rect"))

    assert first == pytest.approx(2 * second, rel=0.01)
    assert [text.text for text in root.iter(f"{SVG}text")] == [
        "first",
        "60 %",
        "second",
        "30 %",
        "even: 50 %",
    ]


def test_everything_lies_inside_the_picture() -> None:
    text = charts.seat_chart(WINS, ["first", "second"], 0.5, "Who wins", width=70)
    width = float(drawn(text).get("viewBox", "").split()[2])

    assert width == 70
    for x in re.findall(r'x="([\d.]+)"', text):
        assert 0 <= float(x) <= width


def test_a_histogram_leaves_the_longest_hundredth_to_words() -> None:
    lengths = dict.fromkeys(range(20, 120), 10) | {4000: 1}
    text = charts.length_chart(lengths, "How long")
    bars = list(drawn(text).iter(f"{SVG}rect"))

    assert "half end within 70 turns, the longest took 4,000" in text
    assert 10 <= len(bars) <= 60
    assert len({bar.get("height") for bar in bars[1:-1]}) == 1


@pytest.mark.parametrize("lengths", [{}, {7: 3}, {"7": 3, "8": 1}, {0: 1, 100000: 1}])
def test_odd_lengths_are_drawn_too(lengths: dict[int, int]) -> None:
    drawn(charts.length_chart(lengths, "Odd"))


def test_a_run_gives_both_charts_and_always_the_same() -> None:
    task = job("bitcoin-miner", 6, games=30)
    figures = summary(task, simulate(task, 1))
    made = charts.of(figures, "The Miners")

    assert set(made) == {"wins", "lengths"}
    assert made == charts.of(figures, "The Miners")
    for text in made.values():
        drawn(text)
        assert ">The Miners: " in text and ">30 games, 6 players" in text
    assert "sixth" in made["wins"]


def test_a_table_may_have_any_number_of_seats() -> None:
    figures = summary(task := job("bitcoin-miner", 6, games=30), simulate(task, 1))
    rows = figures["wins_by_turn_order"] * 4
    wins = charts.of(figures | {"players": 24, "wins_by_turn_order": rows}, "Many")["wins"]

    assert all(f">{word}<" in wins for word in ("goes first", "seventh", "13th", "21st", "22nd"))


def test_seats_are_compared_where_different_agents_sit() -> None:
    task = job("war-of-coins", 2, ("random", "heuristic"), games=30)
    wins = charts.of(summary(task, simulate(task, 1)), "War of Coins")["wins"]

    assert ">0 random<" in wins and ">1 heuristic<" in wins
    assert "goes first" not in wins


def test_words_from_outside_are_escaped() -> None:
    drawn(charts.seat_chart(WINS, ["<b>", "&"], 0.5, 'A "title" & <more>'))
