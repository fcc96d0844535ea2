"""What happens to Blocks and Chains: attacks, splits, fees, difficulty."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes import folk, hands, kit, limbs, wardrobe
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT
from generator.games.vires_in_numeris.art.scenes.stage import Stage, scene


@scene("51-attack")
def attack(s: Stage) -> None:
    """You, in a burglar's mask, make off with the last Block of the Baron's Chain, and the Coin
    that lay on it."""
    folk.other(s, -8, 1, 12, "aghast", "baron", foot=14, gaze=(1, 0.2), tilt=6)
    kit.block(s, -11.6, 11.4, 4.8)
    kit.link(s, -5.4, 13, 24, s.dusk(s.dusk(s.dusk(s.shade))))
    me = folk.you(s, 9.6, 4.2, 13, "grin", arms=0, foot=10, gaze=(-0.8, 0.1), tilt=8)
    _masked(s, me, 8)
    limbs.arm(s, me, RIGHT, (16.6, 11), (16.8, 3), "")
    kit.coin(s, 16.2, -3.4, 3.3, s.hot)
    limbs.hand(s, me, (16.6, 3.4), -4, "fist", LEFT)
    with s.at(8.4, 10.6, -8):
        kit.block(s, 0, 0, 5.4, s.hot)
    limbs.arm(s, me, LEFT, (2.2, 12), (4.8, 15), "laid", 74, LEFT)


def _masked(s: Stage, who: limbs.Figure, tilt: float) -> None:
    """What a burglar has before his eyes, on you who look to the left."""
    with s.at(who.x, who.y - 0.9 * who.k, tilt, 1.16 * who.k):
        s.fill("M-2.15 -3.1 L2.15 -3.1 L2.1 -2.3 C1.6 -1.3 0.2 -1.3 -0.4 -2"
               " C-0.9 -1.4 -1.8 -1.4 -2.1 -2.2 Z")  # fmt: skip
        s.fill(kit.several(disc(0, 0, 0.55), [moved(-1.35, -2.5), moved(0.5, -2.5)]), kit.LINEN)
        s.fill(kit.several(disc(0, 0, 0.27), [moved(-1.5, -2.45), moved(0.32, -2.45)]))


#: Who holds the shield: where, in which mood and with which look, and how heads are tilted.
_CREW = (
    (-3, -1.6, "bun", "smile", (0.3, 0.2), -8),
    (5, -2.6, "curls", "cheer", (0.9, -0.6), 8),
    (-9.4, 4, "bob", "awe", (0.9, -0.6), -10),
    (12.2, 5, "beanie", "strain", (0.9, -0.6), 6),
)


@scene("consensus")
def consensus(s: Stage) -> None:
    """Four hold one shield with a Block on it; what was to strike it bounces off."""
    for x, y, who, mood, gaze, tilt in _CREW:
        side = LEFT if who == "bob" else RIGHT if who == "beanie" else None
        one = folk.other(s, x, y, 10, mood, who, side, 11, gaze, tilt)
        if side:
            limbs.arm(s, one, side, (x + side * 4.2, 11.2), (0.8 + side * 9.4, 11), "")
    with s.at(0.6, 8.8, scale=1.12):
        shield = "M0 -9 L8 -6.4 L8 0.4 C8 5.4 4.4 8 0 10 C-4.4 8 -8 5.4 -8 0.4 L-8 -6.4 Z"
        s.area(shield, s.paints.accent, 1)
        s.fill("M0 -8.5 L7.5 -6.1 L7.5 0.4 C7.5 5 4.2 7.5 0 9.4 Z", s.dusk(s.paints.accent))
        kit.block(s, 0, -0.8, 5, s.paper)
    cast = wardrobe.looks(s)
    for who, x, turn in (("bun", -3.4, -16), ("curls", 4.4, 16)):
        limbs.grip(s, limbs.Figure(0, 0, 1.25, "", "", cast[who].skin), x, 0.9, turn)
    for who, side in (("bob", LEFT), ("beanie", RIGHT)):
        held = limbs.Figure(0, 0, 1.2, "", kit.LINEN, cast[who].skin)
        limbs.hand(s, held, (0.8 + side * 9.6, 11.4), side * -76, "fist", -side)
    with s.at(16, -11, 38, 2.9):
        s.fill(BOLT, s.hot)
    s.line("M12.4 -6.8 L13.6 -8 M15.4 -5 L16 -6.6 M10.8 -14 L12 -13.2", s.hot, 0.9)


@scene("chain-split")
def split(s: Stage) -> None:
    """A fork comes down on somebody's Chain: the last Block and its Coin go into the Pool."""
    them = folk.other(s, -11.4, 2, 11, "aghast", "tuft", arms=RIGHT, foot=6, gaze=(1, 0.3), tilt=-7)
    s.area("M-34 9.6 L2.4 9.6 L1.2 20 L-34 20 Z", s.paints.wood)
    s.fill("M-34 10 L2 10 L1.8 11.6 L-34 11.6 Z", s.dusk(s.paints.wood))
    kit.link(s, -0.6, 6.4, 10)
    kit.block(s, -6.4, 6.4, 4.8)
    limbs.arm(s, them, RIGHT, (-8.6, 9.4), (-10.4, 8.2), "fist", 62)
    kit.basin(s, 10.8, 10.8, 8.2, s.paints.water)
    kit.coin(s, 15.2, 7.4, 3.2, s.hot)
    s.line("M13.4 2.8 L13.8 0.6 M16.8 2.8 L17.2 0.6", s.hot, 0.9)
    # A fork for a feast, tines down, in your hand; the Block is on it.
    with s.at(6, 6.4, 16):
        kit.block(s, 0, 0, 5, s.hot)
    kit.waterline(s, 10.8, 10.8, 8.2, s.paints.water)
    with s.at(8, -1.6, 16):
        fork = "M0 -14 L0 4.6 M-4 4.4 L-4 -0.6 C-4 -4 4 -4 4 -0.6 L4 4.4"
        s.line(fork, s.ink, 2.7)
        s.line(fork, s.paper, 1.2)
        hands.grasp(s, 0, -7.4)
    s.line("M2.2 8.6 L3 10.4 M0.8 3 L-0.6 1.6", s.hot, 0.9)


@scene("transaction-fees")
def fees(s: Stage) -> None:
    """Out of a Block that somebody tips falls its Coin, and after it, to his joy, one more."""
    him = folk.other(s, -8, 4.4, 14, "cheer", "beanie", arms=0, foot=9, gaze=(0.9, -0.5), tilt=6)
    with s.at(5.2, -6.8, 26):
        kit.block(s, 0, 0, 7.4)
    limbs.arm(s, him, RIGHT, (0.4, 6.6), (-1.2, -1.4), "laid", 44, LEFT)
    limbs.arm(s, him, LEFT, (-15.4, 12.2), (-14.8, 6.8), "fist", -4)
    kit.coin(s, 9.6, 2.8, 3.8, s.hot)
    kit.coin(s, 12.2, 11.4, 3.8)
    s.line("M16 -5.4 L16 -0.6 M13.6 -3 L18.4 -3", s.hot, 1.5)


@scene("difficulty-decrease")
def easier(s: Stage) -> None:
    """A balloon lifts the Block that somebody old has to carry: one finger is enough."""
    s.line("M5.4 -5 C6.4 -3.6 4.6 -2.4 5.6 -0.8", "", 0.7)
    s.area("M5.2 -6.2 L3.8 -4 L6.6 -4 Z", s.hot, 0.6)
    s.area(disc(5.2, -11, 5.4, 5.6), s.hot)
    s.fill(kit.several(BOLT, [(1.9, 0, 0, 1.9, 5.2, -10.8)]), kit.LINEN)
    s.line("M1.4 -11.4 C1.5 -13 2.2 -14 3.4 -14.6", kit.LINEN, 0.9)
    kit.block(s, 5.6, 4, 5.2)
    kit.arrow(s, [(14.2, 2), (14.2, -5)], "", 1.4)
    kit.arrow(s, [(-3.2, -6), (-3.2, -13)], "", 1.4)
    her = folk.other(s, -9.6, 8, 13, "smile", "bun", arms=0, foot=6, gaze=(0.9, -0.5), tilt=6)
    limbs.arm(s, her, RIGHT, (4, 15), (5.4, 14.6), "point", 0)


@scene("difficulty-increase")
def harder(s: Stage) -> None:
    """Somebody has to carry a Block, and on top of it now a weight."""
    them = folk.other(s, 1, 17.6, 12, "strain", "bald", arms=0, foot=6, gaze=(0, -0.5))
    kit.block(s, 1, 1.6, 6.6)
    limbs.arm(s, them, LEFT, (-9.4, 15.4), (-7.2, 9.4), turn=14)
    limbs.arm(s, them, RIGHT, (11.4, 15.4), (9.2, 9.4), turn=-14)
    with s.at(1, -5.2, scale=0.8):
        s.line(disc(0, -5, 2.2), s.ink, 2.4)
        s.line(disc(0, -5, 2.2), s.hot, 1.1)
        s.area("M-3.2 -4 L3.2 -4 L5 4 C2.8 5.2 -2.8 5.2 -5 4 Z", s.hot)
        s.fill(kit.several(BOLT, [(1.4, 0, 0, 1.4, 0, 0.4)]), kit.LINEN)
    drop = "M0 -2.4 C1.6 -0.2 1.6 1 0.1 1 C-1.4 1 -1.4 -0.2 0 -2.4 Z"
    s.area(kit.several(drop, [moved(-11, 2.4), moved(13, 1.8)]), "", 0.5)
    kit.arrow(s, [(-8, -11), (-8, -4.6)], s.hot, 1.4)
    kit.arrow(s, [(10, -11), (10, -4.6)], s.hot, 1.4)


@scene("halving")
def halving(s: Stage) -> None:
    """Scissors halve the Coin before the eyes of the Baron, whose Block it was for."""
    them = folk.other(s, 11.4, 9, 12, "weep", "baron", arms=0, foot=9, gaze=(-0.5, 0), tilt=8)
    limbs.arm(s, them, LEFT, (3.2, 15), (5, 8.6), turn=-4)
    limbs.arm(s, them, RIGHT, (19.6, 15), (18, 8.6), turn=4)
    drop = "M0 -2 C1.4 -0.2 1.4 0.9 0.1 0.9 C-1.2 0.9 -1.2 -0.2 0 -2 Z"
    s.area(kit.several(drop, [moved(8.8, 6.4), moved(15, 7)]), s.paints.water, 0.45)
    kit.block(s, -14.4, 11.8, 4)
    # The scissors have gone through: a half stays, the other one falls away.
    with s.at(-3.6, -8.4, scale=0.9):
        _blade(s, RIGHT)
        _blade(s, LEFT)
        s.fill(disc(0, 0, 0.8))
    for side, colour, turn in ((LEFT, s.gold, 6), (RIGHT, s.hot, 15)):
        with s.at(-3.6 + side * 1.1, 13.4, side * turn, mirrored=side == RIGHT):
            s.area("M0 -13.2 L0 0 A6.6 6.6 0 0 1 0 -13.2 Z", colour)
            s.line("M0 -11.6 A5 5 0 0 0 0 -1.6", "", 0.35)
            s.fill("M0 -9.2 L0 -4 A0.9 0.9 0 0 1 -0.9 -4.9 L-0.9 -8.3 A0.9 0.9 0 0 1 0 -9.2 Z")
    s.line("M-3.8 -1.4 L-3.8 -3.2 M-6.6 -0.8 L-7.6 -2.4 M-0.6 -0.8 L0.4 -2.4", s.hot, 0.9)


def _blade(s: Stage, side: int) -> None:
    """Half of a pair of scissors about its pivot: a ring on this side, its blade on the other."""
    with s.at(0, 0, 33 * side, mirrored=side == LEFT):
        s.line("M0.2 -0.6 L0.8 -4.2", "", 2.2)
        s.line("M0.2 -0.6 L0.8 -4.2", s.paints.accent, 0.9)
        s.line(disc(1.4, -6.4, 2.1, 2.7), "", 2.3)
        s.line(disc(1.4, -6.4, 2.1, 2.7), s.paints.accent, 1)
        s.area("M-1.2 -1.4 L1.1 -1.4 L1.4 2 C1.4 6 0.6 10 -0.9 13 C-1.4 10 -1.3 4 -1.2 -1.4 Z",
               s.paper, 0.6)  # fmt: skip


#: The head of a pick, 17 mm wide, whose handle is below it.
_PICK = ("M-8.4 3.4 C-5.6 -2 5.6 -2 8.4 3.4 C4.6 0.8 2.4 0.8 1.4 1.2 L-1.4 1.2"
         " C-2.4 0.8 -4.6 0.8 -8.4 3.4 Z")  # fmt: skip


@scene("mining")
def mining(s: Stage) -> None:
    """A miner strikes with both hands, and out of the rock comes a Block for the chain."""
    folk.miner(s, -11, 5.6, 15, "grin", (0.8, 0.1))
    kit.block(s, 20, 8.8, 5.2)
    kit.block(s, 6.6, 8.4, 6, s.hot)
    with s.at(13.9, 9.6, scale=1.28):
        kit.link(s, 0, 0)
    sleeves = limbs.Figure(-11, 10.2, 1.8, s.paints.jacket, s.shade, s.paints.tan, 3.8)
    gloves = limbs.Figure(0, 0, 1.6, s.paper, s.shade, s.paints.tan)
    limbs.arm(s, sleeves, RIGHT, (-0.6, 12.8), (0.2, 6.2), "")
    s.backed("M-17 18 L-8.8 12.4", s.paints.jacket, 2.7)
    s.line("M-8.8 16.4 L4.8 -6.6", "", 1.9)
    s.line("M-8.8 16.4 L4.8 -6.6", s.shade, 0.7)
    with s.at(5, -7.2, 31):
        s.area(_PICK, s.ink)
    limbs.hand(s, gloves, (0, 5.6), -34, "fist", LEFT)
    limbs.hand(s, gloves, (-8.6, 12.1), 62, "fist", LEFT)
    s.line("M11.4 1.6 L12.8 -0.6 M13 3.8 L15.4 2.4 M8.6 0.8 L8.8 -1.4", s.hot, 0.9)


@scene("time-lock")
def time_lock(s: Stage) -> None:
    """The Baron's pick has struck a Block out, so he goes behind bars, until the clock of his lock
    has run."""
    kit.block(s, -14, 12, 4.8)
    with s.at(-11.4, 4.4, 96):
        s.line("M0 0 L0 12.6", "", 1.9)
        s.line("M0 0.4 L0 12.6", s.paints.wood, 0.8)
        with s.at(0, 0, scale=0.64):
            s.area(_PICK, s.ink)
    s.line("M-16.8 7 L-18.6 5.8 M-9.6 8.6 L-8 7.8", s.hot, 0.9)
    with s.at(1, 0):
        _locked(s)
    kit.arrow(s, [(-9.6, 12.4), (-3.6, 12.4)], s.hot, 1.7)


def _locked(s: Stage) -> None:
    """The Baron in a cage whose lock is a clock."""
    s.area(bar(-6.6, -15.4, 26, 36, 1), s.dusk(s.shade))
    s.area(bar(-4.6, -13.4, 20.4, 32, 0.5), s.paints.accent)  # lit, as he is
    s.fill(bar(-4.2, -13, 19.6, 2, 0.3), s.dusk(s.paints.accent))
    them = folk.other(s, 3.6, 6, 14.4, "sad", "baron", arms=0, foot=8, gaze=(-0.8, 0.5), tilt=7)
    # Both elbows are bent so far that a sleeve is one bent tube.
    for colour, wide in ((s.ink, 4.2), (them.cloth, 2.9)):
        s.line("M0.4 7.8 L-1.9 15 L-1.8 12 M6.8 7.8 L9 15 L8.9 12", colour, wide)
    bars = kit.several("M0 -13.2 L0 18", [moved(x, 0) for x in (-1.8, 8.9, 13.2)])
    s.line(bars, s.ink, 2.3)
    s.line(bars, s.shade, 1.1)
    limbs.hand(s, them, (-1.8, 11.4), 0, "fist", RIGHT)
    limbs.hand(s, them, (8.9, 11.4), 0, "fist", LEFT)
    with s.at(13.2, 1.8, scale=0.75):
        s.backed("M-3.2 -4 L-3.2 -7 C-3.2 -11 3.2 -11 3.2 -7 L3.2 -4", s.paper, 1.5, 0.85)
        # The shackle closes round the latch, which holds a bar to the frame: one of its legs is
        # behind it, the other before it.
        s.area(bar(-7.4, -8.2, 13.6, 2.6, 0.8), s.shade)
        s.fill(kit.several(disc(0, -6.9, 0.55), [moved(x, 0) for x in (-5.8, 5)]))
        s.backed("M1.4 -9.75 C2.5 -9.3 3.2 -8.4 3.2 -7 L3.2 -4", s.paper, 1.5, 0.85)
        s.area(bar(-5.6, -4.8, 11.2, 9.6, 1.4), s.hot)
        s.area(disc(0, 0, 3.5))
        s.line("M0 -2 L0 0 L1.6 1", "", 1)


@scene("nonce")
def nonce(s: Stage) -> None:
    """You hold out one Coin, and the Baron hands over his whole Hand of chips for it."""
    me = folk.you(s, -11.6, 3.6, 12.4, "grin", arms=RIGHT, foot=11, gaze=(0.9, 0.2), tilt=-6)
    them = folk.other(
        s, 13.6, 3.6, 12.4, "wail", "baron", arms=LEFT, foot=11, gaze=(-0.9, 0.3), tilt=6
    )
    s.area(bar(-36, 12.4, 64, 14), s.paints.wood)
    s.fill(bar(-36, 12.8, 64, 1.4), s.dusk(s.paints.wood))
    for k in range(5):
        with s.at(6.6, 2.4, 19 * (k - 2) - 26, 0.92):
            s.area(bar(-2.9, -11.4, 5.8, 9, 0.7), s.hot, 0.55)
            s.fill(kit.several(BOLT, [(1.1, 0, 0, 1.1, -0.7, -8)]), s.paper)
    limbs.arm(s, them, LEFT, (7.4, 9.4), (7, 3.4), "fist", -20)
    limbs.arm(s, me, RIGHT, (-7, 11.6), (-3, 10.8), "flat", 4, RIGHT)
    kit.coin(s, -2.2, 5.4, 3.2)
    kit.arrow(s, [(-6.2, -10.2), (1.8, -10.2)], s.ink, 1.6)
    kit.arrow(s, [(2.8, -13.8), (-6.2, -13.8)], "", 1.8)


@scene("testnet")
def testnet(s: Stage) -> None:
    """An Action is struck out in a flask, and goes back into its Hand."""
    them = folk.other(
        s, 11.6, 3.4, 12.6, "pout", "baron", arms=RIGHT, foot=10, gaze=(-0.9, 0.4), tilt=7
    )
    with s.at(-5.4, 1.2):
        s.area("M-2.4 -13 L-2.4 -5 L-10 9.6 C-11 11.8 -10 13.4 -8 13.4 L8 13.4"
               " C10 13.4 11 11.8 10 9.6 L2.4 -5 L2.4 -13", "", 1)  # fmt: skip
        s.fill("M-5.3 1.4 C-2 0 2 3 5.3 1.4 L9.4 9.8 C10.2 11.6 9.4 12.8 8 12.8 L-8 12.8"
               " C-9.4 12.8 -10.2 11.6 -9.4 9.8 Z", s.paints.accent)  # fmt: skip
        s.fill("M3.4 2 L5.3 1.4 L9.4 9.8 C10.2 11.6 9.4 12.8 8 12.8 L5 12.8 C7 12 7 10 6.4 8.6 Z",
               s.dusk(s.paints.accent))  # fmt: skip
        s.line("M-4 -13 L4 -13", "", 1.8)
        s.line(kit.several(disc(0, 0, 1), [moved(-0.6, -1.6), moved(0.7, -5.2)]), "", 0.6)
        # Beside its letter, so that both are read.
        with s.at(-1.4, 6.6, scale=1.36):
            s.area("M-3.7 0 L-1.85 -3.1 L1.85 -3.1 L3.7 0 L1.85 3.1 L-1.85 3.1 Z", s.ink)
            s.line("M-1.4 1.6 L0 -1.8 L1.4 1.6 M-0.9 0.5 L0.9 0.5", s.paper, 0.8)
        s.fill(disc(4.4, 9, 4.9), s.ink)
        s.fill(disc(4.4, 9, 4.2), s.paper)
        s.line(disc(4.4, 9, 3.4), s.hot, 1.3)
        s.line("M2 6.6 L6.8 11.4", s.hot, 1.3)
    folk.holds(s, them, RIGHT, 9.6, 13.6, lambda: kit.fan(s, 9.6, 9.4, 3, 1.1, 17))
    s.line("M-2 -13 C1 -16 4.4 -14.6 4.4 -9 L4.4 0", s.hot, 1.5)
    s.fill("M4.4 4 L2.2 -0.4 L6.6 -0.4 Z", s.hot)
