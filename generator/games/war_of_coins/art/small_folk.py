"""Small folk of the ground: a mole that mines below its flag, a raccoon dog that drums, a hedgehog
too small for a gourd, a fennec that paws at a tassel.

Each stands at its place (x, y), mm on the card: the middle of its foot. On another card it is no
shapes at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import closed, joined, outline, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure, both
from generator.games.war_of_coins.art.curves import around

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


def mole(x: float, y: float, paint: Paint) -> list[Item]:
    """A mole in a miner's helmet on the lid of a block, its pick in one paw, in the other the pole
    of its flag, which is planted beside it."""
    one = Figure(x, y, paint, 1.0)
    coat, pale = mixed(paint.ink, paint.white, 0.74), mixed(paint.light, paint.gold, 0.72)
    steel = mixed(paint.ink, paint.white, 0.3)
    one.fill(paths.ellipse(0, 0.9, 6.2, 1.6), paint.dark, 0)  # its shadow
    # The arm behind the shaft, then the pick.
    one.fill("M3.6 -9 C6.4 -8.8 8.4 -8 10.4 -7.6 L10 -3.8 C7.6 -3.6 5.4 -4.2 3.4 -5.4 Z", coat)
    one.draw("M11.3 1.4 L12.8 -16", 2.4)
    one.draw("M11.3 1.4 L12.8 -16", 1.1, paint.gold)
    one.fill("M6.8 -11.8 C8.2 -16.6 10.6 -18.3 13.2 -18.2 C16.4 -18 19.2 -16 20.6 -11.4 C18.2 "
             "-13.9 15.6 -14.8 13 -14.9 C10.8 -14.9 8.6 -13.9 6.8 -11.8 Z", steel)  # fmt: skip
    one.fill("M11.6 -18.9 L14.5 -18.7 L14.1 -14.2 L11.2 -14.4 Z", steel, 0.6)
    one.fill(symmetric("M0 -14.4 C6.4 -14.2 8.6 -6 6.4 .2 L0 .2"), coat)
    one.fill(symmetric("M0 -5.6 C3 -5.4 4.4 -2.6 3.8 .2 L0 .2"), mixed(coat, paint.white, 0.62), 0)
    # Feet that stand on the lid, each with its toes.
    feet = both("M.8 .6 C.5 -1.2 2.2 -2.3 4 -2.2 C6 -2.1 7.2 -.9 6.9 .4 C6.7 1.5 5.4 1.8 3.9 1.8 "
                "C2.4 1.8 1 1.7 .8 .6 Z")  # fmt: skip
    one.fill(feet, pale, 0.6)
    one.draw(both("M2.7 1.7 L2.8 .4 M4.8 1.7 L4.8 .4"), 0.45)
    # The foot of the flag's pole, and the arm that reaches round it.
    one.draw("M-8.3 -15 L-7.2 .4", 2.5)
    one.draw("M-8.3 -15 L-7.2 .1", 1.3, paint.gold)
    arm = "M-2.6 -9.6 C-4.2 -10.6 -6 -10.2 -7.6 -9.4 L-7.2 -4.8 C-5.4 -4.2 -3.6 -4.8 -2.6 -6.4"
    one.fill(f"{arm} Z", coat, 0)
    one.draw(arm, 0.6)
    # A broad paw closed over each shaft.
    paw = outline("M9 -7.4 C9.8 -9.3 13 -9.8 14.3 -8.2 C15.3 -6.8 15.2 -4.6 14 -3.2 C12.6 -1.8 9.8 "
                  "-2.2 9 -3.9 C8.5 -5 8.5 -6.3 9 -7.4 Z")  # fmt: skip
    toes = outline("M14.8 -7 L12.9 -6.9 M15 -5.5 L13 -5.5 M14.5 -4 L12.7 -4.2")
    for at in ((1, 0, 0, 1, 0, 0), (-1, 0, 0, 1, 4, -1.4)):
        one.fill(placed(paw, at), pale, 0.6)
        one.draw(placed(toes, at), 0.45)
    one.fill(paths.ellipse(0, -8.6, 3.5, 2.7), pale, 0.6)
    one.fill(paths.ellipse(0, -10.1, 1.5, 1.15), paint.main, 0.5)
    one.draw("M0 -9 L0 -7.8 C-.5 -7 -1.4 -6.9 -2 -7.5 M0 -7.8 C.5 -7 1.4 -6.9 2 -7.5", 0.4)
    one.fill(joined(paths.ellipse(s * 3.6, -11.3, 0.85) for s in (-1, 1)), paint.white, 0)
    one.fill(joined(paths.ellipse(s * 3.5, -11.4, 0.5) for s in (-1, 1)), paint.ink, 0)
    one.fill(symmetric("M0 -19.2 C3.8 -19.2 5.8 -16.8 6 -13.6 L0 -13.6"), paint.gold)
    one.fill(symmetric("M0 -14 L7.2 -13.6 C7.6 -12.8 7.4 -12.2 6.8 -12 L0 -12.4"), paint.gold, 0.6)
    one.fill(paths.ellipse(0, -16, 1.9), paint.white, 0.6)
    one.draw("M-.7 -16.4 C-.5 -16.9 0 -17.1 .5 -17", 0.4)
    return one.done()


def raccoon_dog(x: float, y: float, paint: Paint) -> list[Item]:
    """A raccoon dog with a leaf on its head: that makes it invisible, it believes. Half turned to
    the right, it looks up and drums on its belly, a paw down, a paw up."""
    size = 1.1
    one = Figure(x, y, paint, size)
    coat, dark = mixed(paint.gold, paint.ink, 0.58), mixed(paint.gold, paint.ink, 0.24)
    pale = mixed(paint.light, paint.gold, 0.8)
    # The moonlit ground that its feet stand out from.
    one.fill(paths.ellipse(-1.4, 0.5, 15, 1.7), mixed(paint.main, paint.black, 0.5), 0)
    one.fill("M-6 .6 C-9.6 1.6 -14.4 1.4 -17 -.6 L-15.8 -1.4 C-18.4 -2 -20 -4.2 -19.8 -6.8 L-18.2 "
             "-6.2 C-18.6 -8.8 -17 -11 -14.4 -11.4 L-14 -9.8 C-10.8 -9.8 -8.8 -7.2 -6.4 -5 Z",
             coat)  # fmt: skip
    one.draw("M-15.4 -4.2 C-14 -3 -12.4 -2.6 -10.8 -2.8 M-15.2 -6.8 C-13.8 -5.6 -12.4 -5.2 -11 "
             "-5.2", 0.45)  # fmt: skip
    one.fill("M-8.6 .4 C-11.4 -3.6 -10.6 -10.4 -6.4 -13.6 L3 -14 C7.4 -12 10 -7.4 9 -2.6 C8.6 -.8 "
             "7.8 .2 6.8 .4 Z", coat)  # fmt: skip
    one.fill("M-2.8 -5 C-3.2 -9 .2 -11.8 3.8 -11.6 C7.6 -11.2 9.2 -6.8 8.2 -3 C7.6 -.6 5.4 .4 3 "
             ".4 C-.2 .4 -2.6 -1.8 -2.8 -5 Z", pale, 0.6)  # fmt: skip
    one.fill("M-5.2 .8 C-5.6 -1.4 -3.4 -2.6 -1.2 -2.4 C1 -2.2 2.4 -.8 2.2 .8 Z M4.6 .8 C4.4 -1.2 "
             "6 -2.1 7.8 -1.9 C9.8 -1.7 11 -.6 10.8 .8 Z", dark, 0.6)  # fmt: skip
    rims = "M-4.5 -.2 C-4 -1.4 -2.6 -1.8 -1.2 -1.7 M5.4 -.2 C5.7 -1 6.7 -1.4 7.8 -1.2"
    one.draw(rims, 0.45, pale)
    # The paw that is up, and the one on the belly.
    one.fill("M4 -11 C6.6 -9.4 9.4 -9.8 11.2 -11.8 L13.2 -14.4 C14.2 -16.2 12 -17.8 10.4 -16.4 "
             "L8.4 -14.4 C6.8 -13.2 5 -13.4 3.8 -13.8 Z", dark, 0.6)  # fmt: skip
    one.fill("M-6.8 -12.2 C-10.4 -9.6 -10.8 -5.8 -7.8 -4.2 C-5.2 -2.8 -1.4 -3.4 0 -4.9 C.9 -6.2 "
             "-.2 -7.6 -1.8 -7.3 C-3.4 -7 -4.6 -7.4 -4.8 -8.4 Z", dark, 0.6)  # fmt: skip
    one.draw("M-.4 -5.6 L-1.8 -5.4 M12.6 -15.4 L11.6 -14.4", 0.4)
    one.draw("M-8.6 -9.4 C-9.2 -7.4 -8.8 -5.8 -7.4 -5", 0.45, pale)
    head = Figure(x - 0.8 * size, y - 18.2 * size, paint, 1.06 * size, -9)
    for s, wide in ((-1, 1.0), (1, 0.86)):
        ear = outline("M2.8 -4.6 C3.2 -7.6 5.2 -9 7 -8.6 C8 -6.8 7.8 -4.2 6.2 -2.4 Z")
        lap = outline("M4.6 -5 C5 -6.6 5.8 -7.3 6.6 -7.3 C7 -6 6.6 -4.8 5.8 -3.8 Z")
        head.fill(placed(ear, (s * wide, 0, 0, 1, 0, 0)), coat)
        head.fill(placed(lap, (s * wide, 0, 0, 1, 0, 0)), dark, 0)
    skull = (
        "M0 -6.4 C3.4 -6.4 5.8 -4.9 6.6 -2.4 C7 -.8 7.4 .4 8.8 1.8 C7.8 2.5 7.2 2.6 6.6 2.5 L6.8 "
        "3.8 C6 4.1 5.4 4 4.8 3.8 C4 5.6 2.8 6.4 .8 6.4 C-1.6 6.2 -3.6 5.6 -5 4 C-5.8 4.4 -6.8 4.5 "
        "-7.8 4.3 L-7.4 3 C-8.4 3.2 -9.4 3 -10.4 2.4 C-8.4 1 -7.6 -.8 -7 -2.4 C-5.8 -4.9 -3.4 -6.4 "
        "0 -6.4 Z"
    )
    head.fill(skull, coat, 0)
    head.mark(
        skull,
        ("M.2 -2.8 C-2.4 -3.4 -5 -1.8 -7 2.4 L-8.8 3.6 C-5.6 5 -.6 3.4 .2 -2.8 Z M2.2 -2.8 C4.2 "
         "-3.4 5.8 -1.8 6.6 1.4 L7.6 3 C5.4 4.4 2.8 3 2.2 -2.8 Z", dark),
        ("M.6 -3.6 C-1.4 -5.4 -4.6 -4.8 -6.2 -1.8 C-4.2 -3.2 -1.8 -3.6 .6 -2.8 Z M1.8 -3.6 C3.2 "
         "-5.2 5.2 -4.6 6.2 -1.8 C4.8 -3.2 3 -3.6 1.8 -2.8 Z", pale),
        ("M-1.8 3.8 C-1.8 2 -.4 .8 1.4 .8 C3.4 .8 4.8 2 4.8 3.6 C4.6 5.6 3.2 7 1.2 7 C-.6 6.8 -1.8 "
         "5.6 -1.8 3.8 Z", pale),
    )  # fmt: skip
    for u, wide in ((-2.9, 1.1), (4.1, 0.9)):
        head.fill(paths.ellipse(u, -0.4, wide, 1.25), paint.gold, 0.35)
        head.fill(paths.ellipse(u + 0.3, -0.8, 0.58 * wide, 0.75), paint.ink, 0)
        head.fill(paths.ellipse(u + 0.1, -1.2, 0.25), paint.white, 0)
    head.fill("M.4 1.2 C1 .6 2.6 .6 3.1 1.2 C2.9 2.3 2.3 2.7 1.8 2.7 C1.2 2.7 .6 2.3 .4 1.2 Z",
              paint.ink, 0)  # fmt: skip
    head.fill("M-.6 3.6 C.6 4.6 3 4.5 4 3.4 C3.8 5 2.8 5.8 1.6 5.8 C.4 5.8 -.4 5 -.6 3.6 Z",
              mixed(paint.ink, paint.gold, 0.8), 0.35)  # fmt: skip
    head.draw("M1.8 2.7 L1.8 4.1", 0.4)
    head.fill("M-5.2 -7.4 C-3.2 -11.4 2.6 -11.4 6.6 -7.6 C2.8 -4.8 -2 -4.6 -5.2 -7.4 Z", paint.main,
              0.6)  # fmt: skip
    head.draw("M-6.8 -7 C-3.2 -7.8 .8 -8 4.6 -7.6 M-1.4 -7.8 L.4 -9.4 M-1 -7.7 L.8 -6.2", 0.4)
    return [*one.done(), *head.done()]


def hedgehog(x: float, y: float, paint: Paint) -> list[Item]:
    """A hedgehog that has come to look, to the right."""
    one = Figure(x, y, paint, 0.94)
    coat, face = mixed(paint.gold, paint.ink, 0.46), mixed(paint.gold, paint.white, 0.42)
    one.fill("M1 -5 C4 -5.8 6.4 -4.4 8 -2.2 C8.4 -1.4 7.8 -.8 6.8 -.8 L4 .2 L-1 .2 Z", face, 0.6)
    spikes = [around(-0.6, -1.4, (7.4, 5.6)[k % 2], 172 + 9.4 * k) for k in range(17)]
    one.fill(closed([*spikes, (1.2, -2), (0.4, 0.2), (-5.6, 0.2)]), coat, 0.6)
    one.draw("M-4.6 -3.4 L-5.4 -4.4 M-2.6 -5 L-3 -6.2 M-.4 -5.4 L-.3 -6.6 M-3.4 -1.6 L-4.4 -2.2 "
             "M-1.4 -3 L-1.9 -4.1 M.4 -3.4 L.6 -4.5", 0.4, face)  # fmt: skip
    one.fill(paths.ellipse(2.4, -4.6, 1.1), face, 0.5)
    one.fill(paths.ellipse(4.4, -2.9, 0.6), paint.ink, 0)
    one.fill(paths.ellipse(4.2, -3.1, 0.2), paint.white, 0)
    one.fill(paths.ellipse(8, -1.8, 0.8, 0.7), paint.ink, 0)
    one.fill("M-3.8 .6 C-3.8 -.8 -1.4 -.8 -1.2 .6 Z M2.4 .6 C2.4 -.8 4.8 -.8 5 .6 Z", face, 0.5)
    return one.done()


def fennec(x: float, y: float, paint: Paint) -> list[Item]:
    """A fennec that sits on a slope and paws at a tassel, to the right."""
    size = 0.57
    one = Figure(x, y, paint, size)
    coat, cream = mixed(paint.gold, paint.white, 0.6), mixed(paint.white, paint.gold, 0.95)
    inner, dark = mixed(paint.main, paint.white, 0.34), mixed(paint.gold, paint.ink, 0.5)
    one.fill("M-13 -4 C-6 -2.4 6 1 13 4.4 C5 4.6 -8 2 -13 -4 Z", mixed(paint.main, paint.dark, 0.6),
             0)  # fmt: skip
    brush = ("M-8 -1.6 C-14 2 -23 .4 -24.4 -6 C-25.2 -10.4 -22.6 -14.6 -18.4 -16.6 C-19.6 -12.6 "
             "-18.4 -9.6 -15.6 -8.6 C-13 -7.8 -10.6 -8 -8 -9 Z")  # fmt: skip
    one.fill(brush, coat, 0)
    one.mark(brush, ("M-28 -8 L-21.8 -9.6 L-17.6 -13 L-14 -20 L-28 -20 Z", paint.dark))
    body = (
        "M-2.5 -18 C-6 -15.5 -11.4 -12 -12.4 -6.4 C-12.8 -3.6 -12 -1.8 -10 -.8 L7 .8 C7.4 -2.6 7.8 "
        "-6 7.6 -9 C7.4 -12.6 6.6 -15.6 5.4 -18 Z"
    )
    one.fill(body, coat, 0)
    one.mark(
        body,
        ("M-14 2 L-14 -20 L-1 -20 C-8 -16 -10.4 -10 -7.4 2 Z", one.shade(coat)),
        ("M10 -19 L.4 -19 L1.8 -15 L.2 -14.4 L2 -11.4 L1 -10.4 L2.8 -8 C2.2 -5 2.4 -2 2 2 L10 2 Z",
         cream),
    )  # fmt: skip
    one.draw("M-10 -6.4 C-9 -9.2 -6.6 -10.6 -4 -10 C-.8 -9.2 .4 -6 -.8 -2.4", 0.6)
    one.fill("M-7 -.2 C-7.4 -2.4 -5.4 -3.2 -3.2 -3 C-.8 -2.8 .8 -1.6 .8 .6 Z M2 1 C1.8 -1.2 3.4 -2 "
             "5.4 -1.8 C7.6 -1.6 9.2 -.2 9.2 1.8 Z", cream, 0.6)  # fmt: skip
    # The paw that reaches up, from its shoulder: it touches the tassel from the side.
    reach = (
        "M5.6 -15 C8.2 -14.6 10.2 -15.6 11.4 -17.6 L13.2 -20.8 C14.4 -23.4 18.4 -22 17.8 -19 C16.8 "
        "-14.6 13.4 -10.2 9 -8.6 C7.2 -8 5.8 -8 4.6 -8.8"
    )
    one.fill(f"{reach} L3.4 -12 Z", coat, 0)
    one.fill("M12.4 -19.2 L13.2 -20.8 C14.4 -23.4 18.4 -22 17.8 -19 L17.2 -17.2 C15.6 -16.6 13.4 "
             "-17.4 12.4 -19.2 Z", cream, 0)  # fmt: skip
    one.draw(reach, 0.7)
    one.draw("M14.6 -21.8 L14.8 -19.8 M16.6 -21.6 L16.3 -19.6", 0.4)
    # The head, turned up to the tassel, under its great ears.
    head = Figure(x - 0.6 * size, y - 22.6 * size, paint, size, -13)
    for s in (-1, 1):
        ear = placed(outline("M6.6 -1.6 C10.4 -6 12.6 -11.6 12.4 -17.6 C7.2 -15.8 2.6 -11 1.2 -5 "
                             "Z"), (s, 0, 0, 1, 0, 0))  # fmt: skip
        head.fill(ear, coat, 0)
        head.mark(
            ear,
            (
                placed(
                    outline("M7 -16 L10.2 -14.6 L14 -13.4 L14 -20 L7 -20 Z"), (s, 0, 0, 1, 0, 0)
                ),
                dark,
            ),
        )
        lap = placed(outline("M6.2 -4.4 C8.8 -7.4 10.4 -11 10.8 -14.6 C7.6 -12.8 4.8 -9.6 3.6 -6 "
                             "Z"), (s, 0, 0, 1, 0, 0))  # fmt: skip
        head.fill(lap, inner, 0)
    skull = (
        "M-7.8 .2 C-7.6 -4 -4 -6 0 -6 C4 -6 7.6 -4 7.8 .2 C6.8 3 4 4.2 2.6 6 C1.6 7.4 -1.6 7.4 "
        "-2.6 6 C-4 4.2 -6.8 3 -7.8 .2 Z"
    )
    head.fill(skull, coat, 0)
    head.mark(
        skull,
        ("M-9 .6 C-6 -1.4 -3.2 .4 0 3 C3.2 .4 6 -1.4 9 .6 L3 9 L-3 9 Z", cream),
        (
            both(
                "M2.6 .4 C2.6 2.2 1.8 3.6 .9 4.6 L2.1 4.8 C3.2 3.6 3.9 2 4 .4 Z "
                "M.6 -6.4 L1.6 -6.4 L.5 -2.4 L0 -2.4 L0 -6.4 Z"
            ),
            dark,
        ),
    )
    head.fill(joined(paths.ellipse(s * 3.5, -0.8, 1.25, 1.4) for s in (-1, 1)), paint.ink, 0)
    head.fill(joined(paths.ellipse(s * 3.5 + 0.3, -1.3, 0.45) for s in (-1, 1)), paint.white, 0)
    head.fill("M-1.4 4.6 C-.8 4 .8 4 1.4 4.6 C1 5.8 .4 6.2 0 6.2 C-.4 6.2 -1 5.8 -1.4 4.6 Z",
              paint.ink, 0)  # fmt: skip
    return [*one.done(), *head.done()]


def squirrel(x: float, y: float, paint: Paint) -> list[Item]:
    """A squirrel on a bough that eats a nut, to the left, its tail curled up behind it."""
    one = Figure(x, y, paint, 0.92)
    coat, pale = mixed(paint.gold, paint.ink, 0.62), mixed(paint.gold, paint.white, 0.24)
    brush = (
        "M2.6 .4 C8 1.4 11.4 -2 10.4 -6.6 C9.8 -9.2 10.2 -10.6 11.8 -11.4 C10.6 -15 5.8 -15.6 3.8 "
        "-12.2 C2 -9 4.8 -7 4.6 -4.6 C4.4 -2.6 3 -1.8 1.6 -1.2 Z"
    )
    one.fill(brush, coat, 0)
    one.mark(brush, ("M5.4 -.2 C8.8 -1.4 9 -4.4 8 -7 C7 -9.6 7.4 -11.6 9.4 -12.6 L6.6 -13 C4.6 -11 "
                     "6.6 -8 6.6 -5.2 C6.6 -3 5.8 -1.4 4.2 -.6 Z", one.lit(coat)))  # fmt: skip
    body = (
        "M-3.4 .4 C-4.8 -2.2 -4.8 -5.8 -2.6 -7.8 C.4 -8.8 3.6 -7 4.8 -3.6 C5.4 -1.4 4.6 .4 3 .4 Z"
    )
    one.fill(body, coat, 0)
    one.mark(body, ("M-6 1 C-6 -4 -5 -7 -3.2 -7.4 C-1.6 -5.4 -1.4 -1.6 -2.2 1 Z", pale))
    one.draw("M-.6 -.4 C-1 -3 .4 -4.8 2.4 -4.8", 0.55)
    one.fill("M-5 .8 C-5 -.5 -3.2 -1.1 -1 -.9 C.8 -.7 1.8 0 1.6 .8 Z", coat, 0.55)
    one.fill("M-5.8 -11.6 L-6.4 -15.2 C-4.6 -14.6 -3.6 -13.4 -3.4 -11.8 Z M-2.9 -11.8 L-1.6 -15.6 "
             "C-.2 -14.4 .3 -12.6 -.2 -10.6 Z", coat, 0.6)  # fmt: skip
    head = (
        "M-9.2 -8 C-9 -9.4 -8 -9.8 -7.4 -10.8 C-6.4 -12.4 -4.8 -13 -3 -12.6 C-.6 -12.2 .8 -10.4 .4 "
        "-8.4 C0 -6.4 -2 -5.4 -4.2 -5.6 C-6.4 -5.8 -9.2 -6.2 -9.2 -8 Z"
    )
    one.fill(head, coat, 0)
    one.mark(head, ("M-10 -8.6 C-7 -8.4 -4.8 -8.2 -3.2 -6.8 C-2.6 -6 -3 -5 -4 -4 L-10 -4 Z", pale))
    one.eye(-5, -9.5, 1.15, pale, -0.1)
    one.fill(paths.ellipse(-8.9, -8.6, 0.6, 0.5), paint.ink, 0)
    # A nut in both paws.
    one.fill(paths.ellipse(-6.9, -3.6, 1.7, 1.9), paint.gold, 0.5)
    one.fill("M-8.8 -4.2 C-8.6 -5.8 -5.2 -5.8 -5 -4.2 C-6.2 -3.8 -7.6 -3.8 -8.8 -4.2 Z",
             one.shade(coat), 0.5)  # fmt: skip
    one.fill("M-2 -5 C-3.6 -4.6 -5 -4 -5.9 -3.2 C-6.3 -2.4 -5.6 -1.8 -4.8 -2.1 L-1.4 -3.4 Z",
             coat, 0.55)  # fmt: skip
    return one.done()


def fawn(x: float, y: float, paint: Paint) -> list[Item]:
    """A spotted fawn that rests and looks to the left."""
    one = Figure(x, y, paint, 0.88)
    coat = mixed(mixed(paint.gold, paint.ink, 0.7), paint.white, 0.86)
    pale = mixed(paint.gold, paint.white, 0.2)
    one.fill("M10 -4.4 C12 -6.2 13.4 -5 13 -2.8 C12.2 -1.6 11 -1.6 10.2 -2.4 Z", pale, 0.6)
    body = (
        "M-9 .6 C-10.6 -2.4 -10.4 -5.4 -9.8 -8 L-9.4 -12 L-4.8 -12.4 C-4.2 -9.8 -2.8 -8.2 -.4 -7.8 "
        "C3.4 -8.6 6.8 -8.4 9.2 -6 C11.4 -3.8 11.6 -1.4 10.6 .6 Z"
    )
    one.fill(body, coat, 0)
    spots = ((-1, -5.4), (1.8, -6.2), (4.6, -6.4), (7.2, -5.4), (0.4, -3.2), (3.2, -3.8))
    one.mark(
        body,
        ("M-12 2 C-12 -2 -11 -6 -10 -10 C-7.6 -6.6 -7.4 -2 -3 -1 L3 -.6 L3 2 Z", pale),
        (joined(paths.ellipse(u, v, 0.75, 0.6) for u, v in spots), paint.white),
    )
    one.fill("M3 .8 C2.2 -1.8 4 -4.4 7 -4.2 C9.6 -4 11 -1.8 10.6 .8 Z", coat, 0.6)
    one.fill(joined(paths.ellipse(u, v, 0.65, 0.55) for u, v in ((6.2, -2.4), (8.4, -2))),
             paint.white, 0)  # fmt: skip
    one.fill(
        "M-1.6 .9 C-1.4 -.5 2.4 -1 5.4 -.3 C6.2 .1 6 .9 5.4 .9 Z M-12.6 .9 C-13.2 -.1 -12.2 "
        "-.9 -9.8 -1.2 C-7.6 -1.5 -5.4 -1.3 -4.6 -.4 C-4.2 .2 -4.4 .9 -5 .9 Z",
        coat,
        0.6,
    )
    one.fill("M-12.6 .9 C-13.2 -.1 -12.4 -.7 -11 -1 L-10.8 .9 Z M-1.6 .9 C-1.5 .2 -.8 -.2 .2 -.4 "
             "L.4 .9 Z", paint.ink, 0)  # fmt: skip
    ears = (
        "M-5.8 -15.4 C-4.4 -18 -1.8 -19.2 .4 -18.6 C.2 -16 -2 -13.8 -4.6 -13.4 Z",
        "M-8.4 -16.2 C-9.6 -18.6 -9.2 -20.8 -8 -22 C-6.2 -20.8 -5.4 -18.4 -6 -15.8 Z",
    )
    for ear in ears:
        one.fill(ear, coat, 0.6)
    one.fill(
        "M-4.4 -15.2 C-3.2 -17 -1.8 -17.8 -.6 -17.8 C-1.2 -16.2 -2.6 -14.8 -4.4 -14.4 Z M-7.8 "
        "-17 C-8.4 -18.6 -8.2 -19.8 -7.8 -20.6 C-6.9 -19.6 -6.6 -18.4 -6.8 -16.8 Z",
        pale,
        0,
    )
    head = (
        "M-4.2 -12.8 C-3.8 -15.2 -5.6 -17 -8 -16.8 C-10 -16.6 -11.4 -15 -13.4 -13.6 C-14.8 -12.8 "
        "-15.4 -11.8 -14.8 -10.8 C-14 -9.8 -12 -10 -10 -9.8 C-7 -9.4 -4.6 -10.2 -4.2 -12.8 Z"
    )
    one.fill(head, coat, 0)
    one.mark(head, ("M-16 -11.4 C-13 -12 -11 -11.6 -9 -10.8 L-8 -8 L-16 -8 Z", pale))
    one.fill("M-15 -12 C-15.4 -11.4 -15.1 -10.6 -14.3 -10.8 C-13.8 -11.2 -13.6 -12 -14 -12.8 Z",
             paint.ink, 0)  # fmt: skip
    one.eye(-9.3, -13.6, 1.2, paint.ink)
    return one.done()
