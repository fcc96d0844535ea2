"""Servers: with the bill on the stair, as a meal, in an endless hall, and with a shadow."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates import company, indoors, outdoors, work
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes import folk
from generator.games.vires_in_numeris.art.scenes.kit import LINEN, THIN, several
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, arm


def _stair(s: Mine) -> None:
    """Five steps, and down all of them a bill with its sums: paper that was folded in a zigzag."""
    dark = mixed(s.ink, s.nature.wood, 0.16)
    faces: list[tuple[tuple[float, float], tuple[float, float], str]] = []
    for k in range(5):
        x, y = 25 - 6 * k, -7 + 6 * k
        faces += [((x, y), (x, y + 6), dark), ((x, y + 6), (x - 6, y + 6), s.nature.wood)]
    for start, end, colour in faces[:-1]:
        s.area(_across(start, end, 0, 1), colour, THIN)
    # From one step's edge to the next, with a fold between them.
    edges = [(x, y) for (x, y), _, colour in faces if colour == dark]
    folds = [(x - 1.4, y + 4.6) for x, y in edges[:-1]]
    bends = [end for pair in zip(edges, folds, strict=False) for end in pair] + edges[-1:]
    for n, (start, end) in enumerate(zip(bends, bends[1:], strict=False)):
        s.area(_across(start, end, 0.16, 0.84), mixed(s.ink, LINEN, 0.16) if n % 2 else LINEN, 0.6)
        sums = (_across(start, end, 0.3, share, at) for at, share in ((0.34, 0.7), (0.68, 0.56)))
        s.line(" ".join(sums), "", THIN)
    way = " ".join(f"L{x} {y}" for x, y in (end for _, end, _ in faces[:-1]))
    s.area(f"M34 -7 L25 -7 {way} L1 34 L34 34 Z", mixed(s.paper, s.nature.wood, 0.55))


def _across(
    start: tuple[float, float], end: tuple[float, float], near: float, far: float, at: float = -1
) -> str:
    """A face of a stair from its edge `start` to `end`, between these shares of how deep it is; or,
    `at` a share of the way, a line across it."""
    (x, y), (u, v) = start, end
    corners: tuple[tuple[float, float, float], ...]
    corners = ((x, y, near), (u, v, near), (u, v, far), (x, y, far))
    if at >= 0:
        p, q = x + at * (u - x), y + at * (v - y)
        corners = ((p, q, near), (p, q, far))
    return (
        "M"
        + " L".join(f"{a - 7.4 * w} {b - 3 * w}" for a, b, w in corners)
        + ("" if at >= 0 else " Z")
    )


@picture("server-rack", "dawn")
def power_bill(s: Mine) -> None:
    """A house cut open: what goes up the stair, and who waits for it."""
    s.fill(FULL, s.far.rose)
    dots = [moved(-25 + 6 * k + 3 * (j % 2), -30 + 5 * j) for k in range(7) for j in range(4)]
    s.fill(several(disc(0, 0, 0.8), dots), s.paper)
    s.area(bar(-34, -9.6, 68, 2.6), s.nature.wood)
    # The cellar, cut open.
    s.area("M-34 -7 L34 -7 L34 34 L-34 34 Z", s.far.stone)
    indoors.bricks(s, ((-28, -3), (-12, -1), (0, 5), (-4, -4), (6, -3)), s.paper)
    s.ground(outdoors.level(24), s.far.sand)
    indoors.beam_of_light(s, "M-9 -1 L-5 -1 L4 24 L-18 24 Z", 0.4)
    s.line("M-7 -7 L-7 -3", "", 0.7)
    s.area("M-11 -0.6 L-3 -0.6 L-5.4 -4 L-8.6 -4 Z", s.nature.steel)
    put(s, work.server_rack, -17.4, 27, 0.94)
    # Up in the kitchen somebody taps with her foot.
    with s.at(-13.6, 2.9, scale=1.3):
        shoe = "M-1.8 -2.6 L1.8 -2.6 L2 0.1 L-5.4 0.1 C-5.4 -1.6 -3.4 -1.6 -1.8 -2.6 Z"
        for x, tap in ((28.4, 0), (21.8, 22)):
            s.area(bar(x - 1.4, -21, 2.8, 11), s.paints.fair)
            with s.at(x, -9.8, tap):
                s.area(shoe, s.paints.coat)
        s.area("M20 -36 L38 -36 L38 -19.6 L18.4 -19.6 Z", s.nature.water)
        s.line("M15.2 -9.8 C13.9 -11 13.7 -12.6 14.4 -14 M13 -8.8 C11.2 -10.8 11 -13.2 12 -15.2",
               "", 0.8)  # fmt: skip
    _stair(s)
    him = folk.other(
        s, 13.4, 22, 12.6, "wail", "baron", arms=LEFT, foot=8, gaze=(-0.9, 0.3), tilt=7
    )
    s.area("M-0.2 16.5 L-5.2 14.5 L-6.2 20.6 L-1.4 22.8 Z", LINEN, 0.6)
    s.line("M-1.6 17.6 L-4.6 16.4 M-2.6 19.2 L-5 18.2", "", THIN)
    arm(s, him, LEFT, (6.4, 27.4), (0.2, 24.8), "fist", -40)


@picture("server-rack", "day")
def almonds(s: Mine) -> None:
    """Inside of a wall: a table for one."""
    s.fill(FULL, mixed(s.ink, s.nature.brick, 0.22))
    for x, wide, colour in (
        (-26, 11, s.nature.leaf),
        (21, 10, s.nature.water),
        (11, 6, s.nature.sand),
    ):
        s.area(bar(x - wide / 2, -36, wide, 72), colour)
        s.line(f"M{x - wide / 4} -34 L{x - wide / 4} 34", s.paper, 0.9)
    # It hangs clear of the card's tag.
    with s.at(8, 0):
        s.area(bar(-17, -36, 6, 23, 0), s.nature.rose)
        s.line("M-15.4 -36 L-15.4 -15", s.paper, 0.9)
        s.area(disc(-14, -13, 3, 1.2))
        for wire, colour in (
            ("M-15.4 -13 C-15.4 -9 -18.4 -9 -18.6 -5.4", s.nature.leaf),
            ("M-14 -12.8 C-13.6 -9 -15 -8 -14.2 -3.4", s.nature.sand),
            ("M-12.6 -13 C-12.4 -9.6 -9.6 -9.4 -10 -6", s.nature.water),
        ):
            s.line(wire, s.ink, 2)
            s.line(wire, colour, 1)
    s.ground(outdoors.level(24), s.nature.brick)
    with s.at(14.6, 25, scale=1.05):
        work.server_rack(s)
    put(s, company.mouse_upright, -13, 24.6, 2.0, mirrored=True)
    s.area("M-13.4 12.4 L-8 11.6 L-4.8 17.4 C-7 20.4 -11.4 20 -13.6 17.6 Z", LINEN)
    s.line("M-12.4 14.6 L-7 13.8 M-12.8 17 L-5.8 16 M-10.8 12.2 L-10.2 19 M-8.4 12 L-7.4 18.8",
           s.nature.brick, 0.6)  # fmt: skip
    s.area("M-6 17.6 L10 17.6 L8.6 19.6 L-4.6 19.6 Z M0.6 19.6 L3.4 19.6 L4 27 L0 27 Z",
           s.nature.wood)  # fmt: skip
    s.area("M-4.6 17.6 C-3.6 15 8.4 15 9.4 17.6 Z")
    meal = (
        "M-1 15.6 C-2.6 12 2.4 10.4 3 13.4 C3.4 15.6 7.4 15 6.8 12.4 C6.2 9.8 0.4 9.6 1 13"
        " C1.4 15.6 5 16 7.4 15.4"
    )
    s.line(meal, s.ink, 2.6)
    s.line(meal, s.nature.rose, 1.3)
    # A fork, in a paw.
    with s.at(-2.4, 11.6, 14):
        fork = "M0 3 L0 -3.6 M-1.6 -7 L-1.6 -4.8 C-1.6 -3.2 1.6 -3.2 1.6 -4.8 L1.6 -7 M0 -4 L0 -7"
        s.line(fork, s.ink, 2)
        s.line(fork, s.paper, 0.9)
    s.line("M-10.4 15 L-5.6 14.6 L-2.8 12.2", "", 2.4)
    s.fill(disc(-2.6, 12, 1.7))


@picture("server-rack", "dusk")
def one_is_dark(s: Mine) -> None:
    """A hall that has no end, and a witness."""
    s.fill(FULL, s.far.rose)
    s.area("M-34 -36 L34 -36 L4 -8 L-4 -8 Z", s.far.stone)
    s.ground("M-34 34 L34 34 L4 1 L-4 1 Z", s.far.sand)
    s.line("M0 -9 L0 -34 M-2 -8 L-14 -34 M2 -8 L14 -34", s.paper, 1.3)
    s.line("M-1.4 1 L-11 34 M1.4 1 L11 34", s.shadow, THIN)
    s.area("M-4 -8 L4 -8 L4 1 L-4 1 Z", s.nature.gloom)
    edges = (4, 6.6, 10.4, 16.4, 26, 42)

    def at(x: float) -> tuple[float, float]:
        return -4.6 - 0.82 * x, -2.4 + 0.86 * x

    for side in (-1, 1):
        for n, (a, b) in enumerate(zip(edges, edges[1:], strict=False)):
            (t1, f1), (t2, f2) = at(a), at(b)
            out = side == 1 and n == 3
            s.area(
                f"M{side * a} {t1} L{side * b} {t2} L{side * b} {f2} L{side * a} {f1} Z",
                s.ink if out else s.nature.steel,
            )
            for k in () if out else range(1, 6):
                y1, y2 = t1 + (f1 - t1) * k / 6, t2 + (f2 - t2) * k / 6
                s.line(f"M{side * a} {y1} L{side * b} {y2}", s.ink, THIN)
            m, size = (a + b) / 2, 0.3 * (b - a)
            s.fill(
                several(
                    ("M0.35 -1.3 L-0.95 0.25 L-0.12 0.25 L-0.35 1.3 L0.95 -0.25 L0.12 -0.25 Z"),
                    [(size * 1.1, side * size * 0.3, 0, 1.5 * size, side * m, -3.4 + 0.02 * m)],
                ),
                s.nature.gloom if out else s.hot,
            )
    # Its cable, bitten off; whoever it was looks the other way, and whistles.
    cable = "M24 2 C26 9 19 9.6 17.4 16"
    s.line(cable, "", 2.2)
    s.line(cable, s.nature.rose, 1)
    s.line("M17.4 16 L15.6 17.8 M17.4 16 L17 18.6 M17.4 16 L18.8 18.2", "", 0.7)
    s.line("M13.6 19 L12 20.4 M16.6 20.6 L16.4 22.8 M20 19.8 L21.2 21.6", s.hot, 0.9)
    put(s, company.mouse_upright, -2.4, 29, 1.4)
    with s.at(-10.4, 13.8, -8):
        s.fill(disc(0, 0, 1.5, 1.2))
        s.line("M1.2 -0.2 L1.2 -6 C2.6 -5.6 3.6 -4.6 3.4 -3", "", 0.8)


@picture("server-rack", "night")
def bought_a_cat(s: Mine) -> None:
    """One sees only her shadow. That is enough."""
    s.fill(FULL, s.far.gloom)
    indoors.bricks(
        s,
        ((20, -26), (12, -29), (22, -17), (-10, -29), (16, 4), (22, -2), (-28, -14)),
        s.nature.gloom,
    )
    s.ground(outdoors.level(17), s.far.stone)
    indoors.beam_of_light(s, "M-34 30 L-34 16 L-4 -34 L34 -34 L34 17 L8 17 Z", 0.32)
    with s.at(12, 17.4, scale=2.5):
        s.fill("M-6.4 0 C-7.4 -5 -4 -9.6 0 -9.6 C4 -9.6 7.4 -5 6.4 0 Z", s.nature.gloom)
        s.fill(
            "M-4.8 -10 C-5.6 -13 -5.2 -15.5 -4.6 -17.8 L-1.8 -15.2 L1.8 -15.2 L4.6 -17.8"
            " C5.2 -15.5 5.6 -13 4.8 -10 C3 -7.6 -3 -7.6 -4.8 -10 Z",
            s.nature.gloom,
        )
        s.line("M5 -1 C8 0 9.4 -4 8 -8", s.nature.gloom, 2)
        s.fill(
            "M-3.4 -12.4 C-2.6 -13.6 -1 -13.4 -0.8 -12 C-1.8 -11.2 -2.8 -11.4 -3.4 -12.4 Z"
            " M3.4 -12.4 C2.6 -13.6 1 -13.4 0.8 -12 C1.8 -11.2 2.8 -11.4 3.4 -12.4 Z",
            s.nature.sand,
        )
    put(s, work.server_rack, -15.8, 22, 1.2)
    put(s, company.mouse_upright, 5.4, 28, 1.0)
    s.line("M2 15.6 l-1 -2.4 M4.6 15 l0.4 -2.6 M8 16 l1.6 -2", "", 0.9)
