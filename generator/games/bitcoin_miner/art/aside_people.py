"""What miners do besides digging: they rest, measure, brush, haul, marvel. See `aside_kit`."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.aside_kit import LINE, ROOF, THIN, Scene, aside
from generator.games.bitcoin_miner.art.miner import HEAD, arm, body, hat, head, leg, standing


@aside
def tea(s: Scene) -> None:
    """A rest: a miner sits on a crate with a mug of tea, the helmet off."""
    s.area(bar(-6, -5, 7.4, 5.2), s.wood, LINE)
    s.line("M-6 -2.5 L1.4 -2.5 M-4.4 -5 L-4.4 0 M-0.2 -5 L-0.2 0", "", THIN)
    leg(s, "M-2 -5.8 L2.2 -5.6 L2.6 -1.4", 2.8, -1.2)
    with s.at(-2.4, -5.2, 3):
        body(s, helmet=False)
    arm(s, "M-1.8 -10.6 L0.4 -7.6 L2.4 -8.8", 2.8, -9)
    s.line("M6 -9.6 C7.6 -9.4 7.4 -7.6 5.8 -7.6", "", 0.5)
    s.area("M3 -10.6 L6.2 -10.6 L5.9 -6.9 L3.3 -6.9 Z", s.paper, LINE)
    s.line("M4 -12 C3.4 -13 4.8 -13.6 4.2 -14.8 M5.6 -12 C5 -13 6.4 -13.6 5.8 -14.8", "", THIN)
    with s.at(6.8, 0.2, 0, 0.9):
        hat(s)


@aside
def haul(s: Scene) -> None:
    """A miner hauls a sack away."""
    cloth = mixed(s.paper, s.wood, 0.7)
    with s.at(1.2, 0):
        s.area("M-7.4 -8.6 C-9 -13.6 -5.6 -16.4 -2.6 -14.6 L-1 -13.2 L-1.6 -10 C-2.4 -6.6 "
               "-6 -6 -7.4 -8.6 Z", cloth, LINE)  # fmt: skip
        s.line("M-6.4 -12.6 C-6.6 -11 -6 -9.4 -5 -8.4 M-3.6 -13.2 L-3.4 -11.6", "", THIN)
        leg(s, "M-0.6 -5 L-2.4 -3 L-3.4 -0.9", -3.4, -1)
        leg(s, "M0.6 -5 L2.6 -3.4 L2.2 -0.9", 2.4, -1)
        with s.at(0, -4.8, 16):
            body(s)
        # Its neck comes over the shoulder to the chest, where the hand is.
        s.area("M-4 -13.4 L-2.6 -14.6 L1.2 -9.4 L-0.6 -8.4 Z", cloth, LINE)
        arm(s, "M2.2 -9.4 L3.6 -6.8 L1.9 -7.7", 0.5, -8.6)


@aside
def measure(s: Scene) -> None:
    """A miner takes the measure of things, and keeps a list."""
    s.area(bar(4.6, -19, 1.7, 19.2, 0.3), s.paper, LINE)
    for y in (-17.6, -12, -6.4):
        s.fill(bar(4.9, y, 1.1, 2.8), s.hot)
    standing(s, -2)
    arm(s, "M1.4 -10 L3.4 -9.4", 4.8, -9.8)
    with s.at(-1.2, -7.4, -14):
        s.area(bar(-2.2, -2.6, 4.4, 5.6, 0.4), s.wood, THIN)
        s.fill(bar(-1.6, -1.6, 3.2, 4), s.paper)
        s.line("M-1 -0.6 L1 -0.6 M-1 0.6 L1 0.6", "", 0.25)
    arm(s, "M-1.8 -9.8 L-3.8 -7.4", -3, -5.8)


@aside
def wonder(s: Scene) -> None:
    """A miner can't believe it: both arms up, the pick let go."""
    s.backed("M-5.6 -0.9 L-1 -0.2", s.wood, 0.7, 0.3)
    s.area("M-6.5 0.5 C-5.5 -1.3 -5.5 -2.9 -4.9 -4.4 C-3.9 -3 -4.3 -0.8 -4.9 0.7 Z", s.iron, LINE)
    cheer(s)


@aside
def cheer(s: Scene) -> None:
    """Both arms up, and nothing on the ground: for where there's no room for a pick."""
    standing(s, -6, "amazed", helmet=False)
    with s.at(-1.6, -15.6, -18):
        hat(s)
    arm(s, "M-2.4 -10 L-5 -11.4 L-5.6 -13.6", -5.7, -14.6)
    arm(s, "M1.4 -10.2 L4.4 -11 L5.2 -13.2", 5.4, -14.2)


@aside
def unlock(s: Scene) -> None:
    """A miner has the key, which is as long as two arms."""
    standing(s, 4)
    with s.at(4, -9.4, -8):
        s.backed("M-4.4 0 L6 0 M3.4 0 L3.4 2.4 M5.4 0 L5.4 2.4", s.gold, 0.9, LINE)
        s.backed(disc(-5.8, 0, 1.7), s.gold, 0.9, LINE)
    arm(s, "M-1.4 -10 L-2.4 -7.8 L-0.4 -7.6", 0.8, -8.6)
    arm(s, "M1.4 -10 L3 -7.6", 4.4, -8.8)


@aside
def feed(s: Scene) -> None:
    """A miner holds out a sprig, and keeps another one."""
    with s.at(-4, -6, -12):
        _sprig(s)
    standing(s, 6)
    arm(s, "M-1.8 -10 L-4 -8", -4, -6)
    with s.at(5.8, -12, 52):
        _sprig(s)
    arm(s, "M1.4 -10.2 L3.6 -10.6", 5.2, -11.6)


def _sprig(s: Scene) -> None:
    """A stalk of 6 mm up from the origin, with five leaves."""
    s.line("M0 1.6 L0 -5", "", 0.6)
    leaves = "".join(
        f"M0 {y} C{1.2 * side} {y - 2} {2.6 * side} {y - 2.2} {3 * side} {y - 2} "
        f"C{2.8 * side} {y - 0.4} {1.6 * side} {y + 0.4} 0 {y} Z "
        for y in (-1, -3.2)
        for side in (-1, 1)
    )
    s.area(f"{leaves}M0 -4.4 C-1.4 -5.6 -1 -7 0 -7.8 C1 -7 1.4 -5.6 0 -4.4 Z", s.leaf, THIN)


@aside
def dazzled(s: Scene) -> None:
    """It shines so that a miner holds an arm before the eyes, and steps back."""
    with s.at(2.2, 0):
        leg(s, "M0.6 -5 L2.4 -3 L2.8 -0.9", 2.8, -1)
        leg(s, "M-0.8 -5 L-3 -3.2 L-4.6 -0.9", -4.6, -1)
        with s.at(-0.4, -4.8, -14):
            body(s, "amazed")
        arm(s, "M-3.4 -10.2 L-5.4 -8.6 L-6 -6.4", -6.2, -5.6)
        arm(s, "M-0.4 -10.2 L3.2 -11.2 L2.4 -13.2", 2, -14.2)


@aside
def brush(s: Scene) -> None:
    """On one knee, a miner brushes the dust off."""
    leg(s, "M-1.2 -4.2 L-0.6 -1 L-4 -0.9", -4.8, -0.9, 80)
    leg(s, "M0.4 -4.4 L3 -4.2 L3 -1", 3.2, -0.9)
    with s.at(-0.6, -3.8, 12):
        body(s)
    with s.at(6, -7.4, 64):
        s.backed("M0 3.2 L0 -0.6", s.wood, 0.8, 0.3)
        s.area("M-1 -0.4 L1 -0.4 L1.4 -3 L-1.4 -3 Z", s.gold, LINE)
    arm(s, "M1.6 -8.8 L3.2 -6.8", 4.4, -7)
    s.line("M8.4 -3.4 L9 -2.6 M7 -3.4 L6.8 -2.4 M9.6 -4.8 L10.6 -4.4", s.paper, 0.6)


@aside
def blast(s: Scene) -> None:
    """Both hands on the plunger: stand clear."""
    s.line("M6 -0.6 C8 0.4 8 -1.6 9.6 -0.4", "", 0.5)
    s.area(bar(2, -4.6, 5, 4.8, 0.3), s.hot, LINE)
    s.fill("M4.9 -3.9 L3.6 -2 L4.4 -2 L4 -0.6 L5.5 -2.6 L4.6 -2.6 Z", s.gold)
    s.backed("M4.7 -4.7 L4.7 -9.4", s.iron, 0.6, 0.3)
    s.backed("M1.5 -9.8 L7.9 -9.8", s.hot, 1, 0.35)
    with s.at(-2.2, 0):
        standing(s, 9)
    arm(s, "M-0.6 -9.6 L1 -8.6", 2.7, -9.6)
    arm(s, "M0.6 -10 L4.4 -8.8", 6.2, -9.6)


@aside
def asleep(s: Scene) -> None:
    """Fast asleep against a rock, legs stretched out."""
    with s.at(1.2, 0):
        s.area("M-7.6 0.2 C-8.4 -5 -7 -8.2 -4.4 -8 C-2.4 -7.8 -1.8 -4 -2.2 0.2 Z", s.iron, LINE)
        leg(s, "M-1.6 -1.4 L3.8 -1.1", 5.4, -1.6, -84)
        with s.at(-2, -0.8, -16):
            body(s, "asleep")
        arm(s, "M-2.4 -5.6 L-0.8 -3 L1.2 -3", 1.6, -3)
        for x, y, size in ((1.6, -12.4, 0.8), (4, -15, 1.1), (7, -18.4, 1.5)):
            s.line(
                f"M{x - size} {y - size} L{x + size} {y - size} L{x - size} {y + size} "
                f"L{x + size} {y + size}",
                "",
                0.55,
            )


@aside
def wave(s: Scene) -> None:
    """A miner with a lantern says hello."""
    with s.at(1.4, 0):
        for radius, colour in ((3.4, s.lamplight), (2.6, s.paper)):
            s.fill(disc(-4.9, -5.2, radius), colour)
        arm(s, "M-2 -10 L-4.2 -8.8", -4.9, -8.4)
        s.area(bar(-6.4, -7.2, 3, 3.9, 0.5), s.gold, LINE)
        s.fill("M-6.8 -7 L-5.7 -8.3 L-4.1 -8.3 L-3 -7 Z M-6.8 -3.5 L-3 -3.5 L-3 -2.5 L-6.8 -2.5 Z")
        standing(s, 0)
        s.backed(
            "M1.6 -10.2 L4.4 -11.6 L5.2 -14", s.paper if s.look in (1, 3) else s.cloth, 1.5, LINE
        )
        s.backed(
            "M5.3 -15.4 L4.2 -17 M5.3 -15.4 L5.4 -17.6 M5.3 -15.4 L6.6 -16.9", s.skin, 0.6, 0.3
        )
        s.area(disc(5.3, -15, 1.05), s.skin, THIN)
        s.line("M7.6 -17.6 L8.6 -16.2 M8.4 -19 L9.6 -17.4", "", THIN)


@aside
def rope_down(s: Scene) -> None:
    """A miner on a rope, halfway down."""
    s.backed(f"M0.9 -1 L0.9 {ROOF}", s.rope, 0.6, 0.25)
    with s.at(0, -3):
        leg(s, "M-0.8 -5 L1.8 -3 L-0.6 -0.6", -0.4, 0, 30)
        leg(s, "M0.4 -5.2 L3.4 -4.4 L2.2 -1.4", 2.6, -0.8, 20)
        with s.at(-0.8, -4.8, -8):
            body(s)
        arm(s, "M0.2 -10.4 L2.6 -12.4", 1, -13.6)
        arm(s, "M0.6 -9.4 L2.6 -8", 1.2, -8.6)


@aside
def ladder_up(s: Scene) -> None:
    """A ladder through the roof, and a miner on it who looks back down."""
    s.area(bar(-4.6, ROOF, 9.2, 2), s.dark, LINE)
    for x in (-3.5, 3.5):
        s.backed(f"M{x} 0 L{x} {ROOF + 0.6}", s.wood, 0.5, 0.3)
    s.line(" ".join(f"M-3.5 {y} L3.5 {y}" for y in (-1.8 - 2.8 * k for k in range(10))), "", 0.8)
    # One foot is a rung higher than the other; one hand is, too, on the rails above the helmet.
    for x, hip, foot in ((-1.3, -9.6, -3.7), (1.3, -9.6, -6.5)):
        s.backed(f"M{x} {hip} L{1.1 * x} {foot}", s.iron, 2, LINE)
        s.fill(bar(1.1 * x - 1.4, foot - 0.7, 2.8, 2.1, 0.7))
    s.area(
        "M-2.6 -8.8 C-3 -12 -2.7 -14.6 -1.7 -15.2 L1.7 -15.2 C2.7 -14.6 3 -12 2.6 -8.8 Z",
        s.cloth,
        LINE,
    )
    s.line("M-1.4 -15 L1.2 -9 M1.4 -15 L-1.2 -9", "", THIN)
    arm(s, "M-2 -14.2 L-4.7 -16.4 L-3.8 -21.6", -3.5, -23)
    arm(s, "M2 -14.2 L4.7 -15.8 L3.9 -20.2", 3.5, -21.6)
    head(s, HEAD[0] - 0.1, -17.4)
