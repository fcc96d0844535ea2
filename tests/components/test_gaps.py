"""The `gap` of a component, also where it lies among others on a sheet: as files tell it."""

from __future__ import annotations

from itertools import combinations
from math import dist
from pathlib import Path

import ezdxf
import numpy as np
import pypdfium2
import pytest
from click.testing import CliRunner

from generator.checks import sheetfile
from generator.checks.sheetfile import Seen
from generator.cli import cli
from generator.units import PT

DECK = """\
game: pebbles
title: Pebbles
players: 2
card: {size: poker, bleed: 3mm}
palette: {ink: "#222222", stone: "#CC2222"}
backs: {main: {layout: pebble}}
kinds: {stone: {layout: pebble}}
cards: [{id: one, kind: stone}]
components:
  strip: {count: 2, title: Strips, with: {layout: pebble, size: [90mm, 20mm], sheet: all}}
"""
LAYOUT = "items: [{rect: bleed, fill: stone}]\n"


def printed(folder: Path, *pebbles: str, machine: str = "", deck: str = DECK) -> Path:
    """The sheet with two strips and these `with:` of eight pebbles each."""
    lines = [
        f"  pebble{number}: {{count: 8, title: P, with: {{layout: pebble, {one}, sheet: all}}}}\n"
        for number, one in enumerate(pebbles, 1)
    ]
    for name, text in (
        ("cards/pebbles.yaml", deck + "".join(lines)),
        ("templates/faces/pebble.yaml", LAYOUT),
    ):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    words = ["parts", "--paper", "a4", "--project", str(folder), "--output", str(folder / "out")]
    words += ["--machine", machine] if machine else []
    done = CliRunner().invoke(cli, words, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return folder / "out/pebbles" / f"all-a4{f'-{machine}' if machine else ''}.pdf"


def lying(file: Path, card: str) -> list[Seen]:
    return [one for one in sheetfile.read(file).seen if one.card == card]


def steps(pieces: list[Seen]) -> set[float]:
    """From the left edge of one to that of the next in its row."""
    rows: dict[float, list[float]] = {}
    for one in pieces:
        rows.setdefault(round(one.y, 2), []).append(one.box.x)
    return {
        round(after - before, 2)
        for row in rows.values()
        for before, after in zip(sorted(row), sorted(row)[1:], strict=False)
    }


@pytest.mark.parametrize(("gap", "step"), [("4mm", 16.0), ("2.5mm", 14.5), ("0mm", 12.0)])
def test_pieces_among_others_keep_their_gap(tmp_path: Path, gap: str, step: float) -> None:
    file = printed(tmp_path, f"size: 12mm, bleed: 1mm, gap: {gap}")

    assert steps(lying(file, "pebble1")) == {step}


def test_without_a_gap_pieces_lie_as_the_sheets_say_but_never_touch(tmp_path: Path) -> None:
    file = printed(tmp_path, "size: 12mm, bleed: 1mm")

    assert steps(lying(file, "pebble1")) == {14.0}


def test_what_has_no_gap_shares_one_cut_line(tmp_path: Path) -> None:
    """In the middle of two neighbours, red is parted by one thin black line on white."""
    file = printed(tmp_path, "size: 12mm, bleed: 1mm, gap: 0mm")
    first, second = sorted(lying(file, "pebble1"), key=lambda one: (one.y, one.x))[:2]
    scale = 40
    with pypdfium2.PdfDocument(file) as pdf:
        page = np.asarray(pdf[0].render(scale=scale / 72 * 25.4).to_pil().convert("RGB"), int)
    row = page[round(first.y * scale), round(first.x * scale) : round(second.x * scale)]
    dark = np.flatnonzero(row.sum(axis=1) < 120)

    assert 0.1 < len(dark) / scale < 0.25
    assert dark.mean() / scale == pytest.approx(6, abs=0.05)
    assert first.box.right == pytest.approx(second.box.x, abs=0.001)


def test_pieces_of_one_size_and_other_gaps_lie_in_rows_of_their_own(tmp_path: Path) -> None:
    file = printed(tmp_path, "size: 12mm, bleed: 1mm, gap: 4mm", "size: 12mm, bleed: 1mm, gap: 0mm")
    wide, close = lying(file, "pebble1"), lying(file, "pebble2")

    assert (steps(wide), steps(close)) == ({16.0}, {12.0})
    assert not {round(one.y) for one in wide} & {round(one.y) for one in close}


def test_pieces_of_one_size_gap_and_bleed_share_rows_whatever_their_shape(tmp_path: Path) -> None:
    """No strip lies among them: all is of one size, and so one grid."""
    one = "size: 12mm, bleed: 1mm, gap: 5mm"
    elsewhere = DECK.replace("sheet: all", "sheet: strips")
    file = printed(tmp_path, one, f"{one}, shape: disc", deck=elsewhere)
    both = lying(file, "pebble1") + lying(file, "pebble2")

    assert lying(file, "strip") == []
    assert steps(both) == {17.0}


def test_rows_of_other_kinds_are_no_nearer_than_a_gap(tmp_path: Path) -> None:
    file = printed(tmp_path, "size: 12mm, bleed: 1mm, gap: 13mm")
    for pebble in lying(file, "pebble1"):
        for strip in lying(file, "strip"):
            assert pebble.box.y - strip.box.bottom >= 13 - 0.001


def test_a_disc_shows_only_half_of_its_gap(tmp_path: Path) -> None:
    """Its colour ends in a ring about it, as it does where discs lie alone, and not at the box that
    it may fill."""
    file = printed(tmp_path, "size: 12mm, bleed: 3mm, gap: 2mm, shape: disc")
    disc = lying(file, "pebble1")[0]
    with pypdfium2.PdfDocument(file) as pdf:
        page = pdf[0].render(scale=4).to_pil().convert("RGB")

    def red(away: float) -> bool:
        """At half past one: in the corner of its box."""
        x, y = ((at + side * away * 0.5**0.5) / PT * 4 for at, side in ((disc.x, 1), (disc.y, -1)))
        r, g, _ = page.getpixel((int(x), int(y)))[:3]
        return bool(r > 150 > g)

    assert red(6.7) and not red(7.4)


@pytest.mark.parametrize(("gap", "apart"), [("4mm", 4.0), ("0mm", 1.0)])
def test_a_machine_cuts_each_by_itself(tmp_path: Path, gap: str, apart: float) -> None:
    file = printed(tmp_path, f"size: 12mm, bleed: 1mm, gap: {gap}", machine="cricut")
    space = ezdxf.readfile(file.with_name(f"{file.stem}-cut.dxf")).modelspace()
    boxes = []
    for line in space.query('POLYLINE[layer=="cut"]'):
        xs, ys = zip(*((p.dxf.location.x, p.dxf.location.y) for p in line.vertices), strict=True)
        if max(xs) - min(xs) < 13:
            boxes.append((min(xs), min(ys)))
    steps_cut = {
        round(abs(a[0] - b[0]), 2) for a, b in combinations(boxes, 2) if abs(a[1] - b[1]) < 0.01
    }

    assert len(boxes) == 8 and min(steps_cut) == pytest.approx(12 + apart, abs=0.01)
    assert steps(lying(file, "pebble1")) == {round(12 + apart, 2)}


@pytest.mark.parametrize(("machine", "apart"), [("", 0.0), ("cricut", 2.0)])
def test_hexagons_share_a_cut_by_hand_and_no_machines(
    tmp_path: Path, machine: str, apart: float
) -> None:
    """What no other kind lies among: at a machine's, bleed stands beside bleed."""
    comb = "  comb: {count: 12, with: {layout: pebble, size: 20mm, bleed: 1mm, shape: hexagon}}\n"
    file = printed(tmp_path, machine=machine, deck=DECK + comb)
    pieces = lying(file.with_name(file.name.replace("all-", "comb-")), "comb")
    middles = [(one.x, one.y) for one in pieces]

    assert min(dist(one, other) for one, other in combinations(middles, 2)) == pytest.approx(
        pieces[0].size.w + apart, abs=0.02
    )
