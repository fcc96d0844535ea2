"""Dice and boxes: folded up they close, hold what they should, and show what they say."""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import numpy as np
import pytest

from generator.components import boxes, dice
from generator.components.folding import ticks
from generator.components.measures import BoxMeasures, DieMeasures, box_measures, die_measures
from generator.components.nets import Net
from generator.project import Project, shipped_root
from generator.reading.figures import MARKS
from generator.reading.read import read_yaml
from generator.units import Box, Size

PROJECT = Project(shipped_root(), Path("nowhere"))
POKER = Size(63.5, 88.9)


@pytest.fixture(scope="module")
def box() -> BoxMeasures:
    return box_measures(PROJECT)[0]


@pytest.fixture(scope="module")
def die() -> DieMeasures:
    return die_measures(PROJECT)


def folded(net: Net) -> dict[int, tuple[np.ndarray, np.ndarray]]:
    """Each face of a die folded up: where its middle is and which way it looks, from the middle of
    the cube. The face in the crossing lies on top, looking up; neighbours are folded down by 90
    degrees, and what hangs on them with them."""
    edge = net.inner[0]
    faces = {p.values["face"]: p.box for p in net.panels}
    found: dict[int, tuple[np.ndarray, np.ndarray]] = {}

    def beside(box: Box) -> list[tuple[int, tuple[int, int]]]:
        return [
            (face, (dx, dy))
            for face, other in faces.items()
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if abs(other.x - box.x - dx * edge) < 1e-6 and abs(other.y - box.y - dy * edge) < 1e-6
        ]

    def fold(face: int, right: np.ndarray, down: np.ndarray) -> None:
        """`right` and `down`: where the paper's directions point on this face."""
        up = np.cross(down, right)  # y runs down: the printed side looks along down x right
        found[face] = (up * edge / 2, up)
        for other, (dx, dy) in beside(faces[face]):
            if other not in found:
                # Going over the edge, that direction turns down into the paper's other side.
                if dx:
                    fold(other, -up * dx, down)
                else:
                    fold(other, right, -up * dy)

    middle = max(faces, key=lambda face: len(beside(faces[face])))
    fold(middle, np.array([1.0, 0, 0]), np.array([0, -1.0, 0]))
    return found


def test_opposite_faces_of_the_die_make_seven(die: DieMeasures) -> None:
    looks = {face: look for face, (_, look) in folded(dice.net(die)).items()}

    assert len({tuple(look) for look in looks.values()}) == 6, "two faces come to lie on each other"
    for one, other in itertools.combinations(looks, 2):
        if np.allclose(looks[one], -looks[other]):
            assert one + other == 7


def test_the_die_runs_counter_clockwise_as_dice_of_the_west_do(die: DieMeasures) -> None:
    looks = {face: look for face, (_, look) in folded(dice.net(die)).items()}

    assert np.linalg.det(np.array([looks[1], looks[2], looks[3]])) == pytest.approx(1.0)


def test_the_die_has_seven_tabs_with_ends_of_45_degrees(die: DieMeasures) -> None:
    net = dice.net(die)

    assert len(net.glue) == 7  # twelve edges, five of them folds between faces
    assert len(net.folds) == 5 + 7
    for tab in net.glue:
        long, short = sorted((tab.box.w, tab.box.h), reverse=True)
        assert (long, short) == pytest.approx((die.edge, die.tab))
        xs = sorted({corner.x for corner in tab.corners}), sorted({c.y for c in tab.corners})
        assert sorted(len(values) for values in xs) == [2, 4]
        [ends] = [values for values in xs if len(values) == 4]
        assert ends[1] - ends[0] == pytest.approx(die.tab)
    for one, other in itertools.combinations(net.glue, 2):
        assert not _overlap(one.box, other.box), "two tabs would lie on each other"


def test_a_die_is_as_large_as_it_is_asked_for(die: DieMeasures) -> None:
    net = dice.net(die, 20.0)

    assert (net.size.w, net.size.h) == pytest.approx((4 * 20 + die.tab, 3 * 20 + 2 * die.tab))


@pytest.mark.parametrize("cards", [18, 54, 130])
@pytest.mark.parametrize("sleeved", [False, True])
def test_a_box_is_as_deep_as_its_cards_are_thick(
    box: BoxMeasures, cards: int, sleeved: bool
) -> None:
    room = boxes.inside(POKER, cards, box, None, sleeved)
    each = box.sleeved if sleeved else box.card

    assert room.depth == pytest.approx(cards * each + box.play_depth)
    assert room.width >= POKER.w + (box.sleeve_width if sleeved else 0)
    assert room.height >= POKER.h + (box.sleeve_height if sleeved else 0)
    net = boxes.whole(room, box)
    for name, wide, high in (
        ("front", room.width, room.height),
        ("back", room.width, room.height),
        ("left", room.depth, room.height),
        ("right", room.depth, room.height),
        ("lid", room.width - 2 * box.ease, room.depth),
    ):
        [panel] = [panel for panel in net.panels if panel.name == name]
        assert (panel.box.w, panel.box.h) == pytest.approx((wide, high))
    assert net.size.w == pytest.approx(box.glue + 2 * (room.width + room.depth))


def test_a_thicker_card_makes_a_deeper_box(box: BoxMeasures) -> None:
    depths = [boxes.inside(POKER, 54, box, each, False).depth for each in (None, 0.33, 0.4)]

    assert depths == pytest.approx([54 * 0.30 + 1, 54 * 0.33 + 1, 54 * 0.4 + 1])


def test_walls_that_are_folded_together_are_of_one_length(box: BoxMeasures) -> None:
    """The strip for glue comes behind the back's free edge; dust flaps don't meet in the middle."""
    room = boxes.inside(POKER, 54, box, None, False)
    net = boxes.whole(room, box)
    strip, flap = net.glue

    assert strip.box.h == pytest.approx(room.height)
    assert flap.box.h < room.depth, "the inner flap would stick out"
    flaps = [room.depth, min(box.dust * room.depth, room.width / 2)]
    assert 2 * min(flaps) <= room.width


def test_two_halves_make_the_same_box(box: BoxMeasures) -> None:
    room = boxes.inside(POKER, 130, box, None, True)
    whole, halves = boxes.whole(room, box), boxes.halves(room, box)

    assert sorted(p.name for half in halves for p in half.panels) == sorted(
        p.name for p in whole.panels
    )
    assert all(half.inner == whole.inner for half in halves)
    assert [len(half.glue) for half in halves] == [2, 1]  # a strip each, and the bottom's flap
    width = box.glue + room.depth + room.width
    assert [half.size.w for half in halves] == pytest.approx([width, width])


def test_a_net_is_one_closed_line_round_its_panels(box: BoxMeasures, die: DieMeasures) -> None:
    room = boxes.inside(POKER, 54, box, None, False)
    for net in (boxes.whole(room, box), *boxes.halves(room, box), dice.net(die)):
        around = net.outline.box
        assert (around.x, around.y) == pytest.approx((0, 0))
        for start, end in net.outline.pieces():
            assert (start.x, start.y) != (end.x, end.y)
        for panel in net.panels:
            assert around.contains(panel.box)
        area = sum(
            (a.x * b.y - b.x * a.y) / 2 for a, b in net.outline.pieces()
        )  # positive: clockwise, with y down
        assert area > sum(p.box.w * p.box.h for p in net.panels) - box.notch**2 * 2


def test_ticks_lie_on_bare_paper_in_line_with_their_folds(
    box: BoxMeasures, die: DieMeasures
) -> None:
    room = boxes.inside(POKER, 54, box, None, False)
    whole = boxes.whole(room, box)
    for net in (whole, *boxes.halves(room, box), dice.net(die)):
        for tick in ticks(net, box.bleed):
            x, y = (tick.x1 + tick.x2) / 2, (tick.y1 + tick.y2) / 2
            assert math.hypot(tick.x2 - tick.x1, tick.y2 - tick.y1) == pytest.approx(5.5)
            lines = {(fold.x1, fold.x2) for fold in net.folds}
            levels = {(fold.y1, fold.y2) for fold in net.folds}
            assert (tick.x1, tick.x2) in lines or (tick.y1, tick.y2) in levels
            assert net.outline.depth(x, y) < 0
            tip = Box(x, y, 0.0, 0.0)
            assert not any(
                panel.box.grown(box.bleed - 0.1).contains(tip, 0.0) for panel in net.panels
            )

    upright = {tick.x1 for tick in ticks(whole, box.bleed) if tick.x1 == tick.x2}
    assert upright == {fold.x1 for fold in whole.folds if fold.x1 == fold.x2}


@pytest.mark.parametrize("name", ["box", "die"])
def test_every_figure_says_how_sure_it_is(name: str) -> None:
    """The bleed is our own choice; all else is measured, quoted, computed or believed."""
    data = read_yaml(shipped_root() / "templates/components" / f"{name}.yaml").data

    for key, figure in data.items():
        if key not in ("bleed", "larger", "faces"):
            assert figure["mark"] in MARKS, key


def _overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.right - 1e-6
        and other.x < one.right - 1e-6
        and one.y < other.bottom - 1e-6
        and other.y < one.bottom - 1e-6
    )
