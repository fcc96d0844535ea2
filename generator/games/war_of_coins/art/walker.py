"""Who is to be seen on a coin's last card, where no animal is: somebody on the way home. Stands at
its place (x, y), mm on the card, as sights do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import outline
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


def walker(x: float, y: float, paint: Paint) -> list[Item]:
    """Somebody on the way home through the rain, to the left, under a paper umbrella, a lantern in
    the other hand."""
    one = Figure(x, y, paint, 0.98)
    skin, shade = mixed(paint.gold, paint.white, 0.3), paint.pale(0.5)
    # The leg that pushes off, then the one that steps out.
    one.fill("M.6 -9 L6.4 -8.4 C7.4 -6 7.6 -4.2 7 -2.7 L4.3 -3 C2.8 -4.8 1.2 -6.6 .6 -9 Z", shade)
    one.fill("M4.2 -3.4 L7.2 -3 C7.6 -1.6 7.2 -.3 6.5 .1 L2.6 .2 C1.6 .1 1.6 -.8 2.4 -1.1 C3.4 "
             "-1.5 3.9 -2.2 4.2 -3.4 Z", paint.ink, 0.4)  # fmt: skip
    one.fill("M-5.6 -9 L1 -9 C.8 -6.2 -.4 -4.4 -1.8 -2.8 L-4.6 -3 C-5.6 -4.8 -6 -6.8 -5.6 -9 Z",
             paint.white)  # fmt: skip
    one.draw("M-2.8 -7.4 C-2.6 -5.8 -2.8 -4.4 -3.2 -3.4", 0.35)
    one.fill("M-4.8 -3.3 L-1.7 -3.1 C-1.1 -1.6 -1.3 -.3 -1.9 0 L-6.8 .1 C-8 0 -8 -1 -7 -1.3 C-5.8 "
             "-1.6 -5 -2.2 -4.8 -3.3 Z", paint.ink, 0.4)  # fmt: skip
    # The far arm holds out a lantern on its stick.
    one.draw("M-8.4 -14.6 L-13 -17.6 L-13 -14", 0.7)
    one.fill(paths.ellipse(-13, -9.9, 4.6, 5), mixed(paint.gold, paint.white, 0.35), 0)
    one.fill(paths.ellipse(-13, -9.9, 2.7, 3.3), paint.gold, 0.6)
    one.draw("M-15.3 -11.6 C-13.8 -11.1 -12.2 -11.1 -10.7 -11.6 M-15.3 -8.2 C-13.8 -7.7 -12.2 -7.7 "
             "-10.7 -8.2 M-13 -13.2 L-13 -6.6", 0.3)  # fmt: skip
    one.fill("M-14.3 -14 L-11.7 -14 L-11.7 -12.9 L-14.3 -12.9 Z M-14.3 -6.9 L-11.7 -6.9 L-11.7 "
             "-5.8 L-14.3 -5.8 Z", paint.ink, 0.2)  # fmt: skip
    one.fill(paths.ellipse(-8.9, -14.8, 1.3, 1.1), skin, 0.5)
    one.fill("M-2.6 -20 C-5 -18.8 -7 -17.4 -8.4 -16.4 L-7.6 -12.4 C-5.6 -12.6 -4 -13.4 -2.6 "
             "-14.6 Z", shade)  # fmt: skip
    # Coat: a light front, shade behind, its hem blown back; a ribbon ties it.
    coat = (
        "M-3 -20.8 C-4.8 -16.2 -6.2 -11.4 -6.6 -7 C-3.4 -5.8 3.4 -5.4 8.6 -6.8 C7.6 -11.8 6 -17 "
        "3.6 -20.8 C1.6 -21.8 -1.2 -21.8 -3 -20.8 Z"
    )
    one.fill(coat, paint.white, 0)
    one.mark(coat, ("M2 -22 C4 -17 4.6 -11.6 4 -5 L10 -5 L10 -12 L5 -22 Z", shade))
    one.draw("M-2.2 -20.8 L1 -17.8 L-1.6 -6 M-3.6 -12 C-4 -10 -4.2 -8.6 -4.2 -7", 0.45)
    one.fill("M-.4 -17.6 C.6 -16 .8 -13 0 -10.6 L-1.6 -11 C-.8 -13 -.8 -15.6 -1.2 -17.4 Z",
             paint.gold, 0.45)  # fmt: skip
    # The umbrella's stem leans on the shoulder; its paper is in two tones.
    one.draw("M-3.4 -13 L3.5 -38.6", 1.5)
    one.draw("M-3.3 -13.4 L3.4 -38.2", 0.5, paint.gold)
    dome = outline(
        "M-12.6 -28.8 C-11.4 -34.8 -5 -38.6 1.9 -38 C8.8 -37.4 14.6 -32.6 15.2 -26.4 C13 -28 10.6 "
        "-28 8.6 -26.6 C6.6 -28.6 3.8 -28.8 1.4 -27.6 C-.8 -29.4 -3.4 -29.6 -5.8 -28.4 C-7.8 -30 "
        "-10.4 -30 -12.6 -28.8 Z"
    )
    head = (
        "M2.4 -20.4 C2.8 -22 3.4 -24 2.8 -25.8 C2 -28 -.6 -28.8 -2.6 -27.8 C-4 -27 -4.3 -25.8 -4.2 "
        "-24.8 L-5 -23.4 C-5.1 -23 -4.8 -22.9 -4.4 -22.9 L-4.2 -21.8 C-4 -20.9 -3.2 -20.6 -2.2 "
        "-20.8 L-1.6 -19.6 L1.4 -19 Z"
    )
    one.fill(head, skin, 0.6)
    one.fill("M-4.2 -26 C-4.6 -28.4 -1.2 -30 1.6 -28.8 C4 -27.8 4.6 -24.6 3.2 -21.8 C1.6 -21.8 .6 "
             "-22.8 .4 -24.2 C-.8 -24.4 -1 -25.6 -.8 -26.8 C-2 -26.2 -3 -26 -4.2 -26 Z", paint.ink,
             0.4)  # fmt: skip
    one.fill(paths.ellipse(4.2, -23.4, 1.5), paint.ink, 0.4)
    one.draw("M2.4 -24.8 L5.8 -25.4", 0.5, paint.gold)
    one.draw("M-3.6 -24.5 C-3.3 -24.1 -2.8 -24.1 -2.5 -24.4 M-4.2 -21.9 C-3.8 -21.7 -3.5 -21.7 "
             "-3.2 -22", 0.4)  # fmt: skip
    one.fill(paths.ellipse(-2.3, -22.9, 0.55, 0.4), mixed(paint.gold, paint.white, 0.75), 0)
    one.fill("M-3 -20.9 C-1.4 -20 1.6 -19.8 3.6 -20.8 L3.8 -19.2 C1.6 -18.2 -1.6 -18.6 -3.4 "
             "-19.6 Z", paint.gold, 0.5)  # fmt: skip
    one.fill(dome, paint.gold, 0)
    one.mark(
        dome,
        ("M2 -39 C5 -35 6.4 -31 6.6 -26 L16 -25 L16 -39 Z", mixed(paint.gold, paint.ink, 0.78)),
        (
            "M-11 -31 C-9 -34.6 -5 -36.8 -.4 -37 C-4 -35.4 -7 -33.4 -8.4 -30.6 Z",
            mixed(paint.gold, paint.white, 0.45),
        ),
    )
    one.draw("M1.9 -38 C-2 -36 -4.8 -32.6 -5.8 -28.4 M1.9 -38 C1.6 -34.6 1.4 -31 1.4 -27.6 M1.9 "
             "-38 C5.6 -35.6 8 -31.6 8.6 -26.6", 0.45)  # fmt: skip
    one.draw("M-10.6 -31.6 C-4 -33.8 7 -33 13.6 -30", 0.35)
    one.fill(paths.ellipse(2, -38.2, 1.2, 0.8), paint.ink, 0)
    # The near arm, bent at its elbow, and the hand about the stem.
    one.fill("M1 -20 C4 -19.6 6.2 -16.4 5.8 -13 C4.6 -10.4 .4 -10.6 -1.4 -12.4 L-2 -15.8 C-.2 "
             "-15.8 .9 -16.6 1 -20 Z", paint.white)  # fmt: skip
    one.fill("M5.8 -13.4 C4.6 -10.4 .4 -10.6 -1.4 -12.4 C.8 -11.8 4 -12.4 4.8 -17 C5.6 -16 6 -14.6 "
             "5.8 -13.4 Z", shade, 0.35)  # fmt: skip
    one.fill("M-1.6 -15.6 C-2.6 -16 -4 -15.8 -4.1 -14.6 C-4.2 -13.4 -3.2 -12.6 -1.7 -12.8 Z", skin,
             0.5)  # fmt: skip
    one.draw("M-3.9 -14.9 L-2.6 -14.7 M-3.9 -14 L-2.6 -13.9", 0.3)
    return one.done()
