"""Differences between paired runs, against other ways to reckon the same."""

from __future__ import annotations

import re
from math import sqrt

import numpy as np
import pytest

from generator.simulation import job
from generator.simulation.measures import WHOLE, Measure
from generator.simulation.paired import Sums, difference, differences, pairs
from generator.simulation.paired_charts import Line, change_chart
from generator.simulation.statistics import Interval

WINS, LENGTH = Measure("wins", "0"), Measure("length", "turns")
GAMES = 1500


def sums(old: np.ndarray, new: np.ndarray, unit: int) -> Sums:
    found = Sums()
    for was, now in zip(old, new, strict=True):
        found = found.and_game(int(was) * unit, int(now) * unit)
    return found


def bootstrapped(chance: np.random.Generator, changes: np.ndarray) -> tuple[float, float]:
    """Between which means 95 in 100 of 3,000 samples lie that are drawn anew from the games."""
    picked = chance.integers(0, len(changes), (3000, len(changes)))
    low, high = np.percentile(changes[picked].mean(axis=1), (2.5, 97.5))
    return float(low), float(high)


def test_the_interval_of_a_share_is_that_of_bonett_and_price_and_of_a_bootstrap() -> None:
    chance = np.random.default_rng(7)
    old = chance.random(GAMES) < 0.5
    new = np.where(chance.random(GAMES) < 0.1, ~old, old) | (chance.random(GAMES) < 0.04)
    found = difference(WINS, sums(old, new, WHOLE), GAMES).change

    rose, fell = ((a & ~b).sum() + 1 for a, b in ((new, old), (old, new)))
    up, down = rose / (GAMES + 2), fell / (GAMES + 2)
    reach = 1.959964 * sqrt((up + down - (up - down) ** 2) / (GAMES + 2))
    assert found.share == pytest.approx(new.mean() - old.mean())
    assert (found.low, found.high) == pytest.approx((up - down - reach, up - down + reach))
    assert found[1:] == pytest.approx(bootstrapped(chance, new.astype(int) - old), abs=0.002)


def test_the_interval_of_a_length_is_the_means_and_narrower_where_seeds_pair() -> None:
    chance = np.random.default_rng(8)
    old = chance.poisson(30, GAMES)
    new = old + chance.integers(-1, 3, GAMES)
    paired = difference(LENGTH, sums(old, new, 1), GAMES).change
    apart = difference(LENGTH, sums(old, chance.permutation(new), 1), GAMES).change

    changes = new - old
    reach = 1.959964 * changes.std(ddof=1) / sqrt(GAMES)
    assert paired[1:] == pytest.approx((changes.mean() - reach, changes.mean() + reach))
    assert paired[1:] == pytest.approx(bootstrapped(chance, changes), abs=0.01)
    assert paired.share == apart.share
    assert apart.high - apart.low > 5 * (paired.high - paired.low)


@pytest.mark.parametrize(("parted", "moved"), [(0.02, 0.0), (0.02, 0.01), (0.3, 0.1)])
def test_intervals_hold_what_is_true_as_often_as_they_say(parted: float, moved: float) -> None:
    """200 games, of which few go otherwise: where simple intervals are too narrow."""
    chance = np.random.default_rng(9)
    part = [(parted + moved) / 2, (parted - moved) / 2, 1 - parted]
    held = 0
    for rose, fell, _ in chance.multinomial(200, part, 800):
        old, new = 100, 100 + int(rose) - int(fell)
        both = 100 - int(fell)
        counted = Sums(*(n * WHOLE for n in (old, new)), *(n * WHOLE**2 for n in (old, new, both)))
        found = difference(WINS, counted, 200).change
        held += found.low <= moved <= found.high

    assert held / 800 >= 0.93


def test_a_run_beside_itself_differs_in_nothing_on_any_number_of_processes() -> None:
    task = job("war-of-coins", None, ["random"], 0, 210)
    alone, crew = (pairs(task, task, jobs) for jobs in (1, 2))

    assert alone == crew
    assert alone.alike == alone.games == 210
    found = differences(alone, 2)
    assert {one.change.share for one in found} == {0.0}
    assert not any(one.stands_out for one in found)
    shares = [one.new.share for one in found if one.measure.what == "wins"]
    assert shares == [alone.new.won_by(seat) / 210 for seat in (0, 1)]


def test_no_line_of_a_chart_strikes_through_its_words() -> None:
    change = Interval(0.1, 0.05, 0.15)
    lines = [Line("a coin was paid for shelter, and more", change, "+0.10", True)] * 3
    drawn = change_chart(lines, "t", str)
    (ticks,) = re.findall(r'<path d="((?:M[\d.]+ [\d.]+v[\d.]+)+)"', drawn)
    found = re.findall(r"M[\d.]+ ([\d.]+)v([\d.]+)", ticks)
    spans = [(float(top), float(tall)) for top, tall in found]
    baselines = [float(y) for y in re.findall(r'<text x="2" y="([\d.]+)"', drawn)]

    assert len(spans) == 3 and len(baselines) == 4
    for top, tall in spans:
        assert all(top + tall <= y - 2.4 or top >= y + 0.7 for y in baselines)
