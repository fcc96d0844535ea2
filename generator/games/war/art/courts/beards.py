"""Beards, with or without a moustache."""

from __future__ import annotations

from dataclasses import replace

from generator.art.engraving import strand
from generator.art.outlines import joined, mirrored, outline, symmetric
from generator.games.war.art.courts.faces import PROFILE, Look
from generator.games.war.art.courts.figures import (
    BOLD,
    PLAIN,
    Layer,
    lines,
    part,
)

#: Beards: the right half of the outline, hairs, and the moustache ("" for none).
_BEARDS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "square": (
        "M0 -17.7 C1 -18.2 2.4 -18 3.2 -18.6 C4.1 -19.2 4.5 -20.2 4.7 -21.4 C5.7 -18.8 5.8 -15.6 "
        "5.1 -13 C4.8 -11.9 4.9 -11.1 5.3 -10.3 C4.5 -10.3 3.9 -10.6 3.5 -11.1 "
        "C3.4 -10 3.3 -8.9 3.6 -7.9 C2.7 -8.1 2.1 -8.8 1.7 -9.6 C1.5 -8.2 .9 -6.9 0 -6",
        (
            "M.3 -15.4 C.7 -12.6 -.2 -10 .1 -7.2",
            "M1 -15.8 C2 -13.4 .8 -11 1.1 -8.4",
            "M1.9 -16 C3 -14 1.6 -11.6 2.3 -9",
            "M2.8 -16.6 C4 -14.8 2.6 -12.8 3.1 -9.4",
            "M3.6 -17.6 C4.9 -15.6 3.7 -13.4 4.4 -11",
            "M4.4 -19 C5.2 -17 4.9 -15.4 4.6 -13.6",
        ),
        "M0 -17.6 C1.2 -18.6 3 -17.8 3.9 -15.9 C2.6 -16.3 1.1 -16.3 0 -16.8",
    ),
    # It rolls in curls over jaw and chin up to the temples, and leaves the lips free.
    "jaw": (
        "M0 -15.5 C.5 -15.8 1.3 -15.7 1.9 -16 C2.8 -16.4 3.1 -17.1 3.6 -17.7 C4.2 -18.6 4.3 -19.6 "
        "4.6 -20.6 C4.8 -21.6 4.9 -22.6 4.9 -23.8 C6 -22 6.3 -19.6 6 -18.1 "
        "C6.6 -16.8 6.4 -15 5.6 -14.2 C5.9 -12.8 5.3 -11.3 4.2 -11 C4 -9.7 3 -8.8 1.9 -9.1 "
        "C1.5 -8.3 .8 -7.9 0 -7.9",
        (
            "M.2 -14.7 C1.2 -13.4 1.2 -11.6 .2 -10.6 C-.1 -10.1 -.1 -9.4 .1 -8.8",
            "M1.2 -14.9 C2.4 -13.8 2.6 -12.2 1.8 -11.2 C1.4 -10.6 1.4 -10.1 1.6 -9.6",
            "M2.4 -15.4 C3.7 -14.6 4.1 -13.2 3.3 -12.2 C2.9 -11.6 2.9 -11 3.2 -10.5",
            "M3.4 -16.5 C4.6 -16 5.2 -14.8 4.6 -13.8 C4.3 -13.2 4.4 -12.6 4.7 -12.2",
            "M4.2 -18.2 C5.2 -17.8 5.7 -16.8 5.2 -15.6",
            "M4.7 -20.2 C5.5 -19.8 5.7 -18.8 5.4 -17.8",
            "M5 -22 C5.5 -21.4 5.6 -20.6 5.4 -19.8",
        ),
        "",
    ),
    "forked": (
        "M0 -17.75 C1 -18.3 2.2 -18 2.9 -18.4 C3.6 -18.8 4.1 -19.3 4.4 -20 C5.3 "
        "-16.6 5 -11 "
        "3.6 -5.6 "
        "C2.2 -7.6 .8 -9.6 0 -12",
        (
            "M.5 -15.4 C.9 -12.6 1.8 -9.4 3 -7",
            "M1.4 -15.8 C1.8 -13 2.6 -9.8 3.3 -7.6",
            "M2.3 -16.4 C2.9 -13.6 3.3 -11 3.6 -8.4",
            "M3.2 -17.2 C3.8 -14.6 4 -12.2 4 -9.6",
            "M4 -18.8 C4.5 -16.4 4.6 -14 4.4 -11.4",
        ),
        "M0 -17.75 C.9 -18.5 2.5 -18 3.5 -15.4 C2.2 -16.2 .9 -16.5 0 -17.1",
    ),
}


#: The lips in them: on a dark beard they are light, so they are thin, or they would be a bill.
_LIPS = {
    "square": "M-1.1 -16.5 C-.6 -16.8 .6 -16.8 1.1 -16.5 C.7 -15.8 -.7 -15.8 -1.1 -16.5 Z",
    "forked": "M-.95 -16.45 C-.5 -16.72 .5 -16.72 .95 -16.45 C.5 -16.3 -.5 -16.3 -.95 -16.45 Z",
}


def _full() -> list[Layer]:
    """A full beard in profile with its moustache, drawn looking right."""
    beard = outline(
        "M-1.1 -20 C-.5 -18.4 .6 -17.3 2 -17.1 L3.9 -16.8 C4.5 -16.3 4.9 -15.4 5 -14.4 "
        "C5.3 -12.2 4.7 -9.2 3.3 -6.8 C1.6 -8 -.6 -10.2 -1.8 -12.8 C-2.3 -15 -1.8 -18 -1.1 -20 Z"
    )
    hairs = (
        "M-1 -18.4 C-1.4 -15.6 -.8 -13 .6 -10.8", "M-.2 -17.4 C-.4 -15 .2 -12.4 1.6 -9.6",
        "M.8 -15.4 C.8 -13.4 1.4 -11 2.6 -8.4", "M1.9 -14.9 C2.1 -13 2.5 -11 3.2 -8.6",
        "M3 -15.2 C3.4 -13.4 3.6 -11.6 3.7 -9.6", "M4 -15.8 C4.4 -14.2 4.5 -12.8 4.4 -11.4",
    )  # fmt: skip
    moustache = outline(
        "M4.1 -18 C3.2 -18.3 2.2 -17.9 1.4 -17 C.8 -16.2 0 -15.9 -.7 -16.4 C-.3 -15 1.3 -14.6 "
        "2.6 -15.3 C3.5 -15.8 4.3 -16.5 4.5 -17.4 Z"
    )
    combed = ("M3.9 -17.5 C2.8 -17.4 2 -16.4 1 -15.7", "M4.1 -17.1 C3.2 -16.8 2.6 -16 1.8 -15.5")
    return [
        part(beard, "hair"),
        lines(joined(strand(d, 0.28) for d in hairs)),
        part(moustache, "hair", PLAIN),
        lines(joined(strand(d, 0.2) for d in combed)),
    ]


def beard(kind: str, look: Look) -> list[Layer]:
    """A beard on a head that may be turned; in profile there is but one, a full beard."""
    if not kind:
        return []
    if look.view == PROFILE:
        return [replace(one, path=look.facing(one.path)) for one in _full()]
    shape, hairs, moustache = _BEARDS[kind]
    # What grows in tufts over a cheek has no heavy edge there.
    out = [part(look.wrap(symmetric(shape)), "hair", BOLD if moustache else 0.3)]
    right = joined(strand(d, 0.28) for d in hairs)
    out.append(lines(look.wrap(joined([right, mirrored(right)]))))
    if moustache:
        out.append(lines(look.turn(outline(_LIPS[kind]))))
        upper = symmetric(moustache)
        out.append(part(look.wrap(upper), "hair", PLAIN))
        one = strand("M.3 -17.4 C1.2 -17.8 2 -17.3 2.9 -16.5", 0.18)
        out.append(lines(look.wrap(joined([one, mirrored(one)]))))
    return out
