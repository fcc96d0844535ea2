"""Those who have come for a ribbon's silk: below most kites, lanterns and banners there is
somebody.

Each stands at its place (x, y), mm on the card, as sights do: the middle of its foot. On another
card it is no shapes at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item, Path
from generator.games.war_of_coins.art.actors.bee import bee
from generator.games.war_of_coins.art.actors.figure import Figure, both
from generator.games.war_of_coins.art.curves import leaf

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


def panda(x: float, y: float, paint: Paint) -> list[Item]:
    """A panda that sits in the grass of the grove, a cane in its mouth, and flies the kite to its
    right."""
    one = Figure(x, y, paint, 1.06)
    sole = mixed(paint.white, paint.ink, 0.62)
    one.fill("M-18 5 C-15 .6 -10 -1.6 0 -1.8 C10 -1.8 15 .6 18 5 Z", paint.deep(0.5))
    one.fill("M-7 -1 C-8.8 -5 -8 -11 -5 -13 L5 -13 C8 -11 8.8 -5 7 -1 Z", paint.white)
    # Legs with their soles.
    legs = both("M1.6 .4 C1 -3.6 3.8 -6 7 -5.4 C10.4 -4.8 11.6 -1.6 10.2 .4 C8.4 2.4 3.4 2.4 1.6 "
                ".4 Z")  # fmt: skip
    one.fill(legs, paint.ink, 0.5)
    one.fill(joined(paths.ellipse(s * 6.4, -1.2, 2.3, 2.1) for s in (-1, 1)), sole, 0)
    # The arm that flies the kite: shoulder, elbow, and the paw round the line.
    arm = ("M3.8 -12.9 C5.6 -12.7 7 -11.9 8.2 -11 C8.6 -12 8.6 -13.2 8.3 -14.4 C7.8 -17 11.5 -17.6 "
           "12.2 -15.2 C12.9 -12.8 12.9 -10 12 -7.8 C11.2 -6 9 -5.8 7.2 -6.6 C5.6 -7.2 4.4 -8.2 "
           "3.6 -9.4 Z")  # fmt: skip
    one.fill(arm, paint.ink, 0.5)
    # The head, raised a little to the right.
    head = Figure(x - 0.3, y - 17.4 * 1.06, paint, 1.06, 9)
    head.fill(joined(paths.ellipse(u, -5.2, 2.4) for u in (-5.7, 5.1)), paint.ink, 0)
    head.fill("M-7.8 .6 C-8.2 -4 -4.6 -6.6 -.2 -6.6 C4.2 -6.6 7.6 -4 7.4 .4 C7.2 4 3.8 5.6 -.2 5.6 "
              "C-4.2 5.6 -7.6 4.2 -7.8 .6 Z", paint.white)  # fmt: skip
    head.fill("M-1.9 -2.2 C-1.4 -.4 -2.6 1.8 -4.4 2 C-6 2.1 -6.4 .4 -5.4 -1.2 C-4.4 -2.8 -2.4 -3.6 "
              "-1.9 -2.2 Z M2.3 -2.2 C1.8 -.4 3 1.8 4.6 2 C6.2 2 6.4 .4 5.4 -1.2 C4.6 -2.6 2.8 "
              "-3.6 2.3 -2.2 Z", paint.ink, 0)  # fmt: skip
    head.fill(joined(paths.ellipse(u, -0.7, 0.8) for u in (-3.2, 3.7)), paint.white, 0)
    head.fill(joined(paths.ellipse(u, -0.9, 0.42) for u in (-2.9, 4)), paint.ink, 0)
    head.fill("M-1.1 1.2 C-.6 .6 1 .6 1.5 1.2 C1.3 2.1 .6 2.5 .2 2.5 C-.2 2.5 -.9 2.1 -1.1 1.2 Z",
              paint.ink, 0)  # fmt: skip
    head.draw("M.2 2.5 L.2 3.3 C-.6 4.2 -1.6 4 -2.1 3.4 M.2 3.3 C.8 4.1 1.8 4 2.4 3.4", 0.4)
    # The cane from its mouth, in one piece, and the arm whose paw is closed on it.
    cane = Figure(x, y, paint, 1.06)
    cane.fill(joined(leaf(-10.4, -8.4, long, 2, angle) for long, angle in ((5.2, 196), (5.4, 160),
                                                                          (5, 236))),
              paint.deep(0.5), 0.5)  # fmt: skip
    cane.fill("M.6 -12.7 L-.2 -14.1 L-11.6 -8.8 L-10.9 -7.4 Z", paint.main, 0.6)
    cane.draw("M-8.8 -10.2 L-8.1 -8.7", 0.6)
    arm = ("M-6 -12.8 C-8.8 -10.8 -9.2 -6.8 -6.4 -5.8 C-3.8 -5.2 -1.8 -7.2 -1.4 -9.8 C-1.2 -12.4 "
           "-3.8 -13.2 -6 -12.8 Z")  # fmt: skip
    cane.fill(arm, paint.ink, 0.5)
    return [*one.done(), *head.done(), *cane.done()]


def marmot(x: float, y: float, paint: Paint) -> list[Item]:
    """A marmot that stands upright on the rocks and flies the kite to its right."""
    one = Figure(x, y, paint, 0.94)
    coat, belly = mixed(paint.gold, paint.ink, 0.56), mixed(paint.gold, paint.white, 0.5)
    one.fill("M-5 -.6 C-8.4 -.2 -11.4 -1.6 -11.6 -3.6 C-11.6 -5.4 -9 -5.6 -7.4 -4.8 L-4.4 -3.6 Z",
             one.shade(coat))  # fmt: skip
    body = (
        "M-4.4 -14.6 C-7 -11.4 -8 -5 -6.2 .2 L5 .2 C6.6 -4.4 6 -10.8 4 -14.2 C2 -16.4 -2.4 -16.6 "
        "-4.4 -14.6 Z"
    )
    one.fill(body, coat, 0)
    one.mark(body, ("M.6 -16 C-1.6 -11 -2 -4 -.4 1 L7 1 L7 -14 Z", belly))
    one.fill("M-5.4 .4 C-5.6 -1.4 -3.6 -2.2 -1.6 -1.8 C-.2 -1.6 .4 -.6 .4 .4 Z M1.8 .4 C1.8 -1.2 "
             "3.4 -1.8 5 -1.6 C6.6 -1.4 7.2 -.4 7.2 .4 Z", coat, 0.6)  # fmt: skip
    one.draw("M-6 -3 C-6 -6 -3.4 -7.6 -1.4 -6.4", 0.5)
    one.fill("M3.4 -12.2 L6.8 -13.2 C9 -13.4 9.2 -10.8 7.4 -10.4 L3.6 -9.2 Z", one.shade(coat), 0.6)
    one.fill("M-3.4 -12.8 C-4.6 -10.2 -2.6 -7.8 .8 -8.2 L7.6 -9.8 C9.6 -10.4 9 -12.6 7 -12.4 L.4 "
             "-11.2 Z", coat, 0.6)  # fmt: skip
    head = (
        "M-5 -16.4 C-6.2 -20.6 -3.2 -23.6 .6 -23.4 C4 -23.2 6.2 -21.2 7.6 -19.4 C8.4 -18.2 7.8 "
        "-16.8 6.4 -16.4 C4.4 -14.4 1.4 -13.6 -1.4 -14 C-3.2 -14.2 -4.6 -15 -5 -16.4 Z"
    )
    one.fill(paths.ellipse(-2.8, -22.6, 1.7), coat)
    one.fill(head, coat, 0)
    one.mark(head, ("M3.4 -19 C5.4 -19.4 7 -18.4 9 -19 L8 -13 L0 -13 C.4 -16 1.6 -18.4 3.4 -19 Z",
                    belly))  # fmt: skip
    one.fill(paths.ellipse(7.2, -19.2, 0.95, 0.75), paint.ink, 0)
    one.fill(paths.ellipse(2.2, -20, 0.95, 1.1), paint.ink, 0)
    one.fill(paths.ellipse(2.5, -20.4, 0.36), paint.white, 0)
    one.draw("M6.2 -16.4 C5 -16 4.2 -16.4 3.6 -17", 0.45)
    one.fill("M4.8 -16.2 L6.2 -16.5 L6.2 -15 L5 -14.8 Z", paint.white, 0.35)
    return one.done()


def otter(x: float, y: float, paint: Paint) -> list[Item]:
    """A sea otter that lies on its back among the waves, a shell on its belly; its head is to the
    left."""
    one = Figure(x, y, paint, 1.14)
    coat, pale = mixed(paint.gold, paint.ink, 0.46), mixed(paint.gold, paint.white, 0.42)
    one.fill("M12 -2.6 C15 -5.4 18 -6.6 19.4 -5 C20.4 -3.4 17.4 .4 12.6 1.6 Z", coat)
    one.fill("M-6 -1 C-4 -5.6 8 -7.4 14.4 -2.4 C16 0 14 3.6 8 4.4 L-6 4.4 Z", coat)
    one.fill("M-5 -1.4 C-2 -4.4 6.4 -5.2 11.4 -2 C7.4 .4 -.4 .8 -5 -1.4 Z", pale, 0)
    one.fill("M9.6 -3.6 C10 -6.4 12 -7.2 13.2 -6.2 C14.2 -5.2 13.4 -3 11.8 -2.2 Z", coat, 0.6)
    shell = (
        "M.8 -3.2 C.2 -6.4 2 -8.4 4.4 -8.4 C6.8 -8.4 8.4 -6.4 7.8 -3.2 C5.6 -2.4 3 -2.4 .8 -3.2 Z"
    )
    one.fill(shell, paint.white, 0.6)
    one.draw("M4.3 -2.8 L4.4 -8.2 M2.6 -2.9 L2.4 -7.4 M6 -2.9 L6.4 -7.4", 0.4)
    one.fill("M-3.4 -3.6 C-2 -6.4 .4 -6.6 1.6 -5 C2.2 -3.8 1 -2.8 -.2 -3.2 C-1.4 -3.4 -2.4 -2.8 -3 "
             "-1.6 Z", coat, 0.6)  # fmt: skip
    head = Figure(x - 9 * 1.14, y - 3.6 * 1.14, paint, 1.14, -16)
    head.fill(joined(paths.ellipse(s * 4.9, -3, 1.4) for s in (-1, 1)), coat)
    head.fill("M-5.6 -.4 C-5.6 -4.2 -3.2 -6 0 -6 C3.2 -6 5.6 -4.2 5.6 -.4 C5.6 3.2 3.2 4.8 0 4.8 "
              "C-3.2 4.8 -5.6 3.2 -5.6 -.4 Z", coat)  # fmt: skip
    head.fill("M-4.8 1 C-4.6 -2.6 -2 -3 0 -1.6 C2 -3 4.6 -2.6 4.8 1 C4.4 3.4 2.6 4.2 0 4.2 C-2.6 "
              "4.2 -4.4 3.4 -4.8 1 Z", pale, 0)  # fmt: skip
    head.fill(joined(paths.ellipse(s * 2.5, -1.9, 0.75, 0.85) for s in (-1, 1)), paint.ink, 0)
    head.fill(joined(paths.ellipse(s * 2.5 + 0.2, -2.2, 0.28) for s in (-1, 1)), paint.white, 0)
    head.fill("M-1.3 -.4 C-.8 -1 .8 -1 1.3 -.4 C1.2 .6 .5 1 0 1 C-.5 1 -1.2 .6 -1.3 -.4 Z",
              paint.ink, 0)  # fmt: skip
    head.draw("M0 1 L0 1.8 C-.6 2.6 -1.8 2.6 -2.4 1.9 M0 1.8 C.6 2.6 1.8 2.6 2.4 1.9 M-2.8 .6 "
              "L-6.6 .2 M-2.8 1.4 L-6.4 2 M2.8 .6 L6.6 .2 M2.8 1.4 L6.4 2", 0.35)  # fmt: skip
    return [*one.done(), *head.done()]


def nestlings(x: float, y: float, paint: Paint) -> list[Item]:
    """Two young swallows in their nest on a ledge: they have heard their mother come, and one opens
    its beak as wide as it will."""
    one = Figure(x, y, paint, 1.26)
    mud, straw = mixed(paint.gold, paint.ink, 0.5), mixed(paint.gold, paint.ink, 0.8)
    # The ledge: the top of a crag that rises out of the others, light on it.
    one.fill("M-16.4 3.6 L-12.6 2.4 L12.8 2.6 L15.2 4 L19 10 L-20 10 Z", paint.black)
    one.fill("M-16.4 3.6 L-12.6 2.4 L12.8 2.6 L15.2 4 L9.6 5.4 L-11 5.2 Z", paint.deep(0.35), 0.5)
    twigs = "M-9.4 -1.2 L-12 -3.4 M-9.6 .2 L-11.8 .2 M9.4 -1.2 L11.4 -3.2 M9.8 .2 L11.6 -.2"
    one.draw(twigs, 1.7)
    one.draw(twigs, 0.6, straw)
    for u, v, lean, wide in ((-4.9, -5.2, -7, 0.62), (4.7, -6.6, 13, 1.0)):
        one.items += _swallow_chick(Figure(x + u * 1.26, y + v * 1.26, paint, 1.2, lean), wide)
    # Its lower edge, seen against the dark ledge.
    one.draw("M-9.6 1.2 C-9.4 1.6 -9.2 1.9 -8.8 2.2 C-7 4 -3.6 4.6 0 4.6 C2.8 4.6 6 4.2 8.2 2.8 "
             "C8.9 2.3 9.4 1.8 9.8 1.2", 1.9, straw)  # fmt: skip
    one.fill("M-10.4 -2 L-8 -1.4 L-6 -2.2 L-3 -1.2 L0 -2 L3 -1.2 L5.8 -2.2 L8 -1.4 L10.4 -2 C10.6 "
             "0 9.6 1.8 8.2 2.8 C6 4.2 2.8 4.6 0 4.6 C-3.6 4.6 -7 4 -8.8 2.2 C-10 1 -10.4 -.6 "
             "-10.4 -2 Z", mud)  # fmt: skip
    one.draw("M-9 -.4 L-5.4 1.4 M-6.6 -.6 L-2.6 1.6 M-3.4 .2 L1.4 2.2 M.4 -.4 L4.6 1.6 M4 -.8 L7.4 "
             ".8 M-7.6 2 L-4.4 .2 M-5.2 3.4 L-.8 1 M-1.8 3.8 L3.2 1 M2.2 3.6 L6.6 1 M-2 0 L.6 -1.2 "
             "M5.6 3 L9 .6", 0.55, straw)  # fmt: skip
    return one.done()


def _swallow_chick(one: Figure, wide: float) -> list[Item]:
    """A young swallow's head and breast about its place; its beak is a diamond, `wide` open."""
    paint = one.paint
    coat, maw = paint.deep(0.8), mixed(paint.gold, "#C8201C", 0.2)
    one.draw("M-.8 -4.8 C-.8 -5.6 -1.2 -6.2 -1.8 -6.6 M.2 -4.8 L.3 -6.8 M1 -4.8 C1.2 -5.6 1.6 -6 "
             "2.2 -6.2", 0.6)  # fmt: skip
    body = (
        "M-4.6 8 C-5.4 5 -5.6 2.6 -5.2 0 C-4.8 -3.2 -2.8 -5.2 0 -5.2 C2.8 -5.2 4.8 -3.2 5.2 0 C5.6 "
        "2.6 5.4 5 4.6 8 Z"
    )
    one.fill(body, coat, 0)
    one.mark(body, ("M-3.4 9 C-4 5.6 -2.6 3.4 0 3 C2.6 3.4 4 5.6 3.4 9 Z", paint.white))
    # Large dark eyes, as the young have, a rim of white about them, which tells them from the coat.
    for u in (-2.9, 2.9):
        one.fill(paths.ellipse(u, -1.6, 1.35), paint.white, 0)
        one.fill(paths.ellipse(u, -1.6, 1.1), paint.ink, 0)
        one.fill(paths.ellipse(u - 0.35, -2.0, 0.42), paint.white, 0)
    # The soft yellow rim of a beak that is still growing, and its maw.
    high, low, reach = 0.2 - 1.9 * wide, 1.6 + 2.4 * wide, 1.9 + 0.9 * wide
    half = "M0 {0} C{1} {2} {3} {2} {4} 1 C{3} {5} {1} {5} 0 {6}"

    def diamond(k: float) -> Path:
        up, down, side = 1 + k * (high - 1), 1 + k * (low - 1), k * reach
        return symmetric(
            half.format(
                up, 0.4 * side, 1 + 0.66 * (up - 1), 0.7 * side, side, 1 + 0.66 * (down - 1), down
            )
        )

    one.fill(diamond(1.0), paint.gold, 0.6)
    one.fill(diamond(0.6), maw, 0.4)
    return one.done()


def cub(x: float, y: float, paint: Paint) -> list[Item]:
    """A bear's cub that sits in the meadow with a piece of the comb, a bee about its ear."""
    one = Figure(x, y, paint, 1.04)
    coat, muzzle = mixed(paint.gold, paint.ink, 0.5), mixed(paint.gold, paint.white, 0.5)
    one.fill("M-7.4 .4 C-9.6 -4.4 -8.4 -10.6 -5 -12.6 L5 -12.6 C8.4 -10.6 9.6 -4.4 7.4 .4 Z", coat)
    one.fill(both("M2.4 .6 C2 -3 4.4 -5 7.2 -4.6 C10.2 -4.2 11 -1.4 9.8 .6 Z"), coat)
    one.fill(joined(paths.ellipse(s * 6.8, -1.6, 1.9, 1.6) for s in (-1, 1)), muzzle, 0)
    for s in (-1, 1):
        one.fill(paths.ellipse(s * 6, -22.2, 2.7), coat)
        one.fill(paths.ellipse(s * 6, -22, 1.3), muzzle, 0)
    head = (
        "M-8.2 -15.2 C-8.4 -20.4 -5 -23.6 0 -23.6 C5 -23.6 8.4 -20.4 8.2 -15.2 C8 -11.4 4.6 -9 0 "
        "-9 C-4.6 -9 -8 -11.4 -8.2 -15.2 Z"
    )
    one.fill(head, coat, 0)
    one.mark(head, ("M4.4 -24 C6.8 -19 6.8 -13 3.4 -8 L10 -8 L10 -24 Z", one.shade(coat)))
    one.fill(paths.ellipse(0, -13.2, 4.4, 3.5), muzzle, 0.6)
    one.fill("M-2 -15.2 C-1 -16.2 1 -16.2 2 -15.2 C1.8 -13.8 .8 -13.2 0 -13.2 C-.8 -13.2 -1.8 "
             "-13.8 -2 -15.2 Z", paint.ink, 0.3)  # fmt: skip
    one.draw("M0 -13.2 L0 -12.2 C-1 -11.2 -2.4 -11.4 -3 -12.2 M0 -12.2 C1 -11.2 2.4 -11.4 3 -12.2",
             0.45)  # fmt: skip
    one.fill(joined(paths.ellipse(s * 4.2, -17.4, 1.0, 1.15) for s in (-1, 1)), paint.ink, 0)
    one.fill(joined(paths.ellipse(s * 4.2 + 0.2, -17.9, 0.36) for s in (-1, 1)), paint.white, 0)
    # The piece of comb, honey on it, a paw at each side.
    one.fill("M-1.6 -2.6 C-1.6 -.2 -2.2 1 -1.2 1.2 C-.2 1.2 -.4 -.4 .2 -.4 C.8 -.4 .6 .4 1.4 .3 "
             "C2.2 0 1.4 -1.6 1.8 -2.6 Z", paint.gold, 0.5)  # fmt: skip
    one.fill(paths.regular(0, -5.2, 4.4, 6, 0), paint.gold, 0.7)
    one.draw("M-3.2 -5.4 L-1.7 -8 L1.7 -8", 0.6, paint.white)
    one.fill(both("M6.4 -11.6 C8.8 -9.4 8.4 -5.2 5.8 -4 C4 -3.2 2.2 -4 2.4 -5.6 C2.6 -6.8 4 -6.6 "
                  "4.6 -7.6 Z"), coat)  # fmt: skip
    return [*one.done(), *bee(x - 18.8, y - 20.0, paint, 0.32, 58)]
