"""Water in the caves, values 23 to 26, and who lives in it."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, find


@find("floats")
def underground_lake(s: Ground) -> None:
    """A lake that nobody has crossed before; the lantern shines ahead."""
    deep = mixed(s.gem, s.granite, 0.5)
    s.fill("M-17 2.6 C-11 2 -6 3 0 2.6 C6 2.2 12 3 17 2.6 L17 11.2 C8 10.6 -8 11.8 -17 11.2 Z",
           s.gem)  # fmt: skip
    s.line("M-17 2.6 C-11 2 -6 3 0 2.6 C6 2.2 12 3 17 2.6 M-17 11.2 C-8 11.8 8 10.6 17 11.2", "",
           THIN)  # fmt: skip
    # The boat's shade in the water, and the lantern's light in it.
    s.fill("M-9.6 6.6 C-6 5.8 6 5.8 9 6.4 C10.4 7.4 7 8.6 0 8.8 C-7 8.8 -10.6 7.8 -9.6 6.6 Z", deep)
    s.line("M11 5 L15 5 M11.6 6.6 L14.4 6.6 M12.2 8.2 L13.8 8.2", s.gold, 0.9)
    s.line("M-16 4.6 L-12.6 4.6 M-14 9.4 L-9 9.4 M1 10 L6 10 M-15.4 6.8 L-13.6 6.8", s.paper, 0.5)
    # Who rows: body and head, between the sides of the boat.
    _rower(s)
    # The boat, its bow to the light.
    s.area(
        "M-10.6 0.4 C-6 2.2 4 2.2 10.4 -1 C10.4 3 8.6 6.4 5.6 7 C1 7.8 -4 7.8 -7.4 7 "
        "C-9.4 6 -10.6 3.4 -10.6 0.4 Z",
        s.hot,
    )
    s.fill("M-10 3.8 C-5 5.6 4 5.6 9.6 2.8 C8.8 5 7.4 6.3 5.4 6.6 C1 7.4 -4 7.4 -7.2 6.6 "
           "C-8.6 6 -9.6 5 -10 3.8 Z", mixed(s.hot, s.bark, 0.4))  # fmt: skip
    s.line("M-10.3 2.4 C-5 4.4 4 4.4 10.2 1.4", "", THIN)
    # The paddle is outside of it, and comes over its side.
    s.backed("M0 -3.2 C1.2 -4.4 2.8 -4.6 4 -4.2", s.rose, 1.5, 0.5)
    with s.at(2.1, 0, 30):
        s.area("M0 8 C1.5 9 1.4 11.6 0 13 C-1.4 11.6 -1.5 9 0 8 Z", s.bark, THIN)
        s.backed("M0 -6.4 L0 8.6", s.bark, 0.8, 0.4)
    s.area(disc(4.5, -4.2, 1), s.flesh, THIN)
    s.backed("M-4 -2.4 C-3.6 0.4 -1.2 0.8 1.4 0.3", s.rose, 1.7, 0.5)
    s.area(disc(2.1, 0, 1), s.flesh, THIN)
    s.backed("M8.6 0 C8.8 -4 9.6 -6.2 12.2 -6.2 L12.6 -5.4", s.bark, 0.5, 0.35)
    s.fill(disc(12.6, -2.4, 3.4), mixed(s.gold, s.paper, 0.5))
    s.area("M11 -3.6 L14.2 -3.6 L14.2 0.2 L11 0.2 Z", s.gold, THIN)
    s.fill("M12.6 -3 C13.6 -2 13.5 -0.6 12.6 -0.6 C11.7 -0.6 11.6 -2 12.6 -3 Z", s.paper)
    s.fill("M10.8 -3.4 L11.6 -4.8 L13.6 -4.8 L14.4 -3.4 Z M10.6 0 L14.6 0 L14.6 1 L10.6 1 Z")


def _rower(s: Ground) -> None:
    """A miner from the hips up, who looks ahead: hair and an ear under the helmet."""
    s.area("M-5.8 3 L-5.6 -1.4 C-5.8 -3.4 -4.4 -4 -3 -4.1 L-0.4 -4.1 C1 -4 2 -3.2 1.7 -1.4 L1.4 3 "
           "Z", s.rose)  # fmt: skip
    s.line("M-4.9 -2.2 L1 -2.2 M-5 0.2 L0.9 0.2", s.paper, 0.9)
    s.area("M-4.6 -7.4 C-5 -5.4 -4.6 -4.2 -3.4 -3.6 L-1.6 -4 L-1.6 -7.4 Z", s.bark, THIN)
    s.area("M-3.6 -7.6 C-3.8 -4.6 -2.6 -3.2 -0.8 -3.2 C1 -3.2 2.1 -4.8 2 -7.6 Z", s.flesh)
    s.area(disc(-3.4, -5.9, 0.75, 0.95), s.flesh, THIN)
    s.fill(joined(disc(x, -6.2, 0.36) for x in (-0.7, 1)))
    s.line("M0.3 -5.9 C1.2 -5.5 1.1 -4.8 0.3 -4.9 M-1.3 -4.6 C-0.7 -3.9 0.5 -3.8 1.1 -4.4", "",
           THIN)  # fmt: skip
    s.area("M-4.9 -7.4 C-4.7 -11.2 2 -11.4 2.3 -7.6 L3.4 -7.1 L-4.9 -7.1 Z", s.gold)
    s.area(disc(1.5, -9, 1), s.paper, THIN)


@find("floats")
def olm(s: Ground) -> None:
    """An olm in its pool, which can wait ten years for its dinner."""
    s.fill(
        "M-13.6 6.4 C-12 5 -9 5.6 -6 4.8 C0 4 7 5 11 4.8 "
        "C14 5 15.4 6.4 13.6 7.8 C12 9.8 4 10.2 -1 9.8 "
        "C-6 10.6 -11 10 -12.4 8.6 C-14 8 -14.4 7.2 -13.6 6.4 Z",
        s.gem,
    )
    s.line(
        "M-13.6 6.4 C-12.4 5.2 -10.6 5.4 -8.6 5.2 M9.4 4.7 C13 4.6 15 5.8 13.9 7.4 "
        "M-11.6 9.2 "
        "C-10 9.9 -7 10.2 -5 10.2 M2 10 C5 10 8 9.6 10 9.1",
        "",
        THIN,
    )
    # Its back runs on into its tail, with a fin all along.
    s.area(
        "M1 -1.2 C4.4 -4.8 8.4 -4 10.8 -1.6 C13 0.4 14.6 -1.4 14 -5.4 C18 -3.4 18.6 3 14.8 5.8 "
        "C12 7.8 6 7.6 0 7 Z",
        s.rose,
    )
    s.area(
        "M-2 -1.4 C2 -2.8 6.6 -1.4 9.2 1.2 C11.4 3.4 14.2 2.8 15.2 -1.2 C16.4 2 14.8 5.4 11.8 6 "
        "C7.8 6.8 2 7 -2.6 6.6 Z",
        s.flesh,
        THIN,
    )
    s.line("M4.6 0.6 L5 2 M7 1.8 L7.2 3.2", s.hot, 0.5)
    for side in (-1, 1):
        with s.at(-4, -1.6, mirrored=side < 0):
            for turn, long in ((36, 4.6), (66, 5), (96, 4.2)):
                with s.at(4, 0, turn):
                    _gill(s, long)
    s.area(
        "M-9.2 -2.2 C-9 -6 1 -6 1.2 -2.4 C1.4 -0.4 2.6 1 4.4 2.2 C4.4 5 0.4 7.4 -2.6 7 "
        "C-6.2 7 -7 4.4 -6.4 2.2 C-8.4 1.4 -9.4 -0.2 -9.2 -2.2 Z",
        s.flesh,
    )
    s.fill(
        "M-5.8 2.8 C-4.2 3.6 -2.2 3.4 -1 2.6 C-0.6 4.8 -1.4 6.4 -3 6.5 "
        "C-5.4 6.4 -6.2 4.6 -5.8 2.8 Z",
        s.paper,
    )
    for x in (-6.8, -1.2):
        s.fill(disc(x, -2.2, 0.75))
        s.fill(disc(x - 0.2, -2.5, 0.27), s.paper)
        s.fill(disc(x + (-0.8 if x < -5 else 0.8), -0.7, 0.75, 0.5), s.hot)
    s.line("M-6 -0.4 C-5.2 0.8 -2.8 0.8 -2 -0.4", "", THIN)
    # It is half in the water, and leans on its hands.
    s.fill(
        "M-8.6 7 C-7.4 6 -6 6.8 -4.4 6.4 C-2 5.8 0 7 2 6.4 "
        "C5 5.6 7.4 6.6 9.4 5.8 C11.6 6 11 8 8 8.2 "
        "C3 8.8 -5 9 -7.6 8.2 C-9 7.8 -9.2 7.4 -8.6 7 Z",
        s.gem,
    )
    s.line("M-8 6.7 C-7 6.3 -6 6.8 -4.4 6.4 C-2 5.8 0 7 2 6.4 C5 5.6 7.4 6.6 9.2 5.9", s.paper, 0.7)
    for x, turn in ((-6.8, 18), (-0.6, -18), (9.4, -24)):
        with s.at(x, 5.2):
            _foot(s, turn)
    # The thigh of the hind one.
    with s.at(9.4, 5.2, -24):
        s.line("M-0.9 -1 C-0.9 -2.8 0.9 -2.8 0.9 -1", "", THIN)
    # Its shoulders: arms and body have one outline.
    s.fill("M-7.3 4.4 C-7.3 3.4 -7 2.7 -6.45 2.2 L-5.9 2.2 L-6 4.1 L-6.4 4.7 Z", s.flesh)
    s.line("M-7.35 4 C-7.3 3.3 -7 2.6 -6.5 2.2 M-0.05 4 C0.1 2.4 0.9 1.1 2.2 0.2", "", THIN)
    s.line("M-11 7.8 L-9.4 7.8 M-3.6 9 L1.6 9 M4.2 7.9 L6.4 7.9", s.paper, 0.7)


def _foot(s: Ground, turn: float) -> None:
    """A short leg down from the origin, before it is turned, and its four toes."""
    with s.at(0, 0, turn):
        s.area(
            "M-0.9 -1 L-0.9 1.2 C-2 1.6 -2.2 2.6 -1.5 2.8 "
            "C-1.2 3.5 -0.6 3.4 -0.5 3 C-0.3 3.6 0.4 3.6 0.5 3 "
            "C0.7 3.4 1.3 3.4 1.5 2.8 C2.2 2.6 2 1.6 0.9 1.2 L0.9 -1",
            s.flesh,
            THIN,
        )


def _gill(s: Ground, long: float) -> None:
    """A gill like a feather, up from the origin."""
    s.area(
        f"M-0.6 0.4 L-1.7 {-0.2 * long} L-0.9 {-0.3 * long} "
        f"L-1.9 {-0.55 * long} L-0.8 {-0.6 * long} "
        f"L-1.2 {-0.9 * long} L0 {-1.1 * long} L1.2 {-0.9 * long} "
        f"L0.8 {-0.6 * long} L1.9 {-0.55 * long} "
        f"L0.9 {-0.3 * long} L1.7 {-0.2 * long} L0.6 0.4 Z",
        s.rose,
        THIN,
    )
    s.line(f"M0 0 L0 {-0.7 * long}", s.flesh, 0.4)


@find("floats")
def cave_fish(s: Ground) -> None:
    """A fish that has never seen light, and leaps with its eyes shut."""
    pink = mixed(s.hot, s.flesh, 0.5)
    fin = mixed(s.rose, s.hot, 0.75)
    # The lake comes up to us.
    s.fill("M-18.4 6.2 L18.4 6.2 L18.4 12.6 C10 12 4 13.4 -4 12.8 C-10 12.4 -14 13.2 -18.4 12.6 Z",
           s.gem)  # fmt: skip
    s.line("M-18.4 6.2 L18.4 6.2 M18.4 12.6 C10 12 4 13.4 -4 12.8 C-10 12.4 -14 13.2 -18.4 12.6",
           "", THIN)  # fmt: skip
    s.line("M-16 7.8 L-11.6 7.8 M-8 7.6 L-5 7.6 M-13 10 L-9 10 M14.4 8 L17.4 8 M-6 9.2 C-7 10.6 "
           "-3 11.8 2 12 M13.4 9.4 C14.6 10.6 12.6 11.6 10 11.9", s.paper, 0.6)  # fmt: skip
    with s.at(0, 0.6):
        # Its tail has just left the water, which stands up round it.
        s.area("M5.4 4.2 C3.4 5.2 2.4 7 2.6 9 C4 8 5.2 7.8 6.6 8.4 C7.6 7 9.6 6.8 11.6 8 "
               "C11.6 5.6 9.8 3.8 7.4 3.6 Z", fin)  # fmt: skip
        s.line("M5.6 5.6 L3.8 7.6 M6.4 5.6 L6.6 7.6 M7.4 5.2 L9.8 6.6", "", 0.45)
        s.area("M-3.4 -9.2 C-1.4 -12.4 3.6 -12.6 7 -9.6 C6.2 -9 6 -8 6.6 -7 C6 -6.6 5.8 -5.6 6.4 "
               "-4.4 L4.4 -5 Z", fin)  # fmt: skip
        s.line("M-0.2 -9 L1.4 -10.8 M2.4 -8 L4.4 -9.4 M4 -6.6 L5.4 -7.2", "", 0.45)
        s.area(
            "M-11.4 -3.6 C-9.8 -8 -5 -10.6 -0.6 -9.4 C4.4 -8 7.6 -2.6 7.6 3.6 C7 4.6 6 4.8 5 4.4 "
            "C3.8 2.4 2 1.6 -0.6 2 C-4.2 2.6 -7.8 2.2 -9.8 0.2 C-10.8 -0.8 -11.2 -2 -11.4 -3.6 Z",
            pink,
        )
        s.fill(
            "M-11 -2.4 C-8.4 -0.8 -4.4 -1.4 -1 -1.6 C2.6 -1.8 5 -0.4 6.4 3.6 L5.3 4 "
            "C4 2 2 1.2 -0.6 1.6 C-4 2.2 -7.6 1.8 -9.5 0 C-10.4 -0.8 -10.8 -1.6 -11 -2.4 Z",
            s.paper,
        )
        s.line("M-6 -8.2 C-4.4 -5.8 -4.2 -1.6 -5.6 1.4", "", THIN)
        scales = ((-2.8, -7), (-0.4, -7), (-1.6, -4.8), (0.8, -4.8), (2.2, -6), (3.2, -3.6),
                  (4.6, -1.6), (5.2, -4))  # fmt: skip
        s.line(" ".join(f"M{x} {y} q1.4 0.8 0.2 2" for x, y in scales), "", THIN)
        s.line("M-4 -8.8 C-1.6 -9.4 0.8 -8.6 2.6 -7", mixed(pink, s.paper, 0.4), 0.8)
        s.fill(disc(-8, -2.4, 1, 0.65), s.rose)
        s.line("M-9 -4.6 C-8.6 -3.8 -7.5 -3.8 -7.1 -4.6", "", 0.75)
        s.line("M-11 -1.9 C-10.4 -1.4 -9.6 -1.5 -9.2 -2", "", THIN)
        s.area("M-3.4 -1.2 C-1 -2 1.2 -1 2.2 1.4 C1 1.2 0.2 1.8 0 3 C-2.2 2.8 -3.6 1 -3.4 -1.2 Z",
               fin, THIN)  # fmt: skip
        s.line("M-2.4 -0.2 L0.6 1 M-2.2 0.4 L-0.8 1.8", "", 0.45)
    # It is one with the lake at its foot.
    splash = (
        "M0.8 11 C0 9.4 -0.4 7.8 -2.2 6.6 C-0.2 6.6 1.4 7.4 2.4 8.8 C2.2 7.6 2.4 6.8 3 5.8 "
        "C3.6 7 4.2 7.8 5 9.4 C5.8 8.8 6.8 8.4 8 8.4 C8.2 7.2 9.4 5.8 11.8 5.6 C10.6 6.8 10.2 8.6 "
        "10.6 11"
    )
    s.fill(f"{splash} Q5.6 13.6 0.8 11 Z", s.light(s.light(s.gem)))
    s.line(splash)
    drops = ((-3.6, 4.4, 0.75), (-1.8, 3.8, 0.5), (13, 3.4, 0.7), (12.4, 1, 0.45), (0.4, 5, 0.5))
    s.area(joined(disc(x, y, r, 1.25 * r) for x, y, r in drops), s.gem, 0.4)
