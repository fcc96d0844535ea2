"""The twelve people of the four houses: clubs are miners, diamonds minters, hearts keepers, spades
sentinels. A person is a look, hair, a robe, something on the head, and hands with what they hold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from generator.art.outlines import outline
from generator.drawing.drawing import IDENTITY, moved, times
from generator.games.war.art.courts import (
    armour,
    beards,
    caps,
    cloths,
    crowns,
    hair,
    hands,
    robes,
    things,
    weapons,
)
from generator.games.war.art.courts.faces import FRONT, PROFILE, TURNED, Look, face
from generator.games.war.art.courts.figures import FINE, Layer, drawn, part, shaded
from generator.games.war.art.courts.glories import glory

#: Where a shaft stands in the right hand, and how high the hand is.
SHAFT, GRIP = 15.0, -10.6


@dataclass(frozen=True)
class Person:
    """One of the courts. `worn` is where the suit is worn: x, y and size in mm, each time. `right`
    is what the right hand holds, `grip` how; `left` and `hold` are the same of the left one, and
    without a `hold` a thing stands by itself.
    `tone` is the ink of hair and beard. `mantle` and `veil` lie under hair and robe, `shaft` is
    where a shaft stands, `height` where a hand holds it. `behind` goes behind the head, `over` over
    all."""

    look: Look
    hair: str
    robe: Callable[[], list[Layer]]
    crown: Callable[[], list[Layer]]
    worn: tuple[tuple[float, float, float], ...]
    beard: str = ""
    right: Callable[[], list[Layer]] | None = None
    grip: Callable[[float, float], list[Layer]] = hands.fist
    left: Callable[[], list[Layer]] | None = None
    hold: hands.Hold | None = None
    behind: Callable[[], list[Layer]] | None = None
    over: Callable[[], Sequence[Layer]] | None = None
    sleeve: tuple[str, str] = ("ink", "gold")
    mantle: Callable[[], list[Layer]] | None = None
    veil: Callable[[], list[Layer]] | None = None
    shaft: float = SHAFT
    height: float = GRIP
    tone: str = "gold"

    @property
    def aside(self) -> float:
        """How far a turned head stands from the middle, mm."""
        return {FRONT: 0.0, TURNED: 0.35, PROFILE: -0.3}[self.look.view] * (self.look.to or 1)


def _moved(layers: Sequence[Layer], dx: float) -> list[Layer]:
    if not dx:
        return list(layers)
    return [
        replace(one, place=moved(dx, 0))
        if one.place == IDENTITY
        else replace(one, place=times(moved(dx, 0), one.place))
        for one in layers
    ]


def _dyed(layers: Sequence[Layer], tone: str) -> list[Layer]:
    """Hair in its ink; dark hair has light strands and edges."""
    if not any(one.fill == "hair" for one in layers):
        return list(layers)
    if tone != "ink":
        return [replace(one, fill=tone) if one.fill == "hair" else one for one in layers]
    dark = {"hair": "ink", "ink": "paper"}
    return [
        replace(one, fill=dark.get(one.fill or "", one.fill), line=one.line and "paper")
        for one in layers
    ]


def _veil() -> list[Layer]:
    """A veil that falls behind a head in profile."""
    shape = outline(
        "M2.6 -30 C-5.4 -31.4 -8.6 -27.4 -9.2 -22.4 C-9.8 -17 -10.8 -11.6 -13.6 -6.6 C-11.4 -6.7 "
        "-9.6 -6.1 -7.8 -4.6 L-1.5 -8 Z"
    )
    return [
        part(shape, "paper"),
        shaded(shape, 0.62, lambda x, y: 0.05 - 0.012 * x, angle=90, step=4),
        drawn("M-7.8 -26.4 C-8.5 -20 -9 -12 -10.6 -6.5", width=FINE),
    ]


def _raised_fist() -> list[Layer]:
    """The arm that lifts a sword behind the head."""
    arm = outline("M8.4 0 C9 -4 10.4 -8.4 11.6 -13.2 L15.6 -12.6 C15.9 -8 15.8 -4 16.2 0 Z")
    cuff = outline("M11 -14.6 L16.2 -13.6 L15.9 -11.6 L11 -12.4 Z")
    return [
        part(arm, "ink"),
        shaded(arm, 0.6, 0.2, "paper", angle=12, step=1.2),
        part(cuff, "gold"),
        shaded(cuff, 0.5, 0.12, angle=80),
        *weapons.hilt(),
        *hands.fist(13.9, -16.9, angle=-72),
    ]


def _strap() -> list[Layer]:
    strap = outline(
        "M-3.2 -26 L-2.4 -26.2 C-1.4 -22 -.2 -17.4 1.9 -13.6 L.9 -13.4 C-1.4 -17 -2.6 "
        "-21.6 -3.2 -26 Z"
    )
    return [part(strap, "gold", FINE)]


_PEOPLE: dict[tuple[str, str], Person] = {
    ("K", "clubs"): Person(
        Look(FRONT, 0, "square", "bushy", "hooded", "broad", "stern", ("crow", "bags", "forehead")),
        "curls", robes.fur, crowns.helm, ((0, -29.6, 2.3),), beard="square",
        right=things.maul, left=things.block, hold=hands.PALM,
    ),
    ("Q", "clubs"): Person(
        Look(TURNED, -1, "fair", "raised", "calm", "small", "bow", ("freckles",), 0.55),
        "braids", robes.bodice, crowns.lamp_coronet, ((-0.35, -28.6, 2.2),),
        left=things.lantern, hold=hands.HOOK, tone="bright",
    ),
    ("J", "clubs"): Person(
        Look(FRONT, 0, "boy", "raised", "wide", "broad", "laugh", ("freckles",)),
        "tousled", robes.apron, caps.candle_cap, ((-2.4, -27.9, 2.0),),
        right=things.pick, sleeve=("paper", "ink"), tone="bright",
    ),
    ("K", "diamonds"): Person(
        Look(PROFILE, -1, "eagle", "bushy", "calm", "hooked", "hidden"),
        "curled", robes.brocade, crowns.coin_crown, ((0.3, -32.2, 2.1),), beard="full",
        right=things.scales, grip=hands.light, shaft=13.8, sleeve=("gold", "paper"),
    ),
    ("Q", "diamonds"): Person(
        Look(
            FRONT, 0, "jowls", "sad", "hooded", "hooked", "pursed",
            ("cheeks", "bags", "crow", "chin", "mole"),
        ),
        "rolls", robes.high_collar, crowns.fillet, ((0, -28.9, 1.9),), left=things.coin,
        hold=hands.SHOW, tone="paper",
    ),
    ("J", "diamonds"): Person(
        Look(TURNED, 1, "lad", "level", "wide", "straight", "grin", ("dimple",), 0.75, 0.3),
        "locks", robes.quilt, caps.beret, ((0.35, -28.3, 2.0),),
        right=things.hammer, left=things.pile, hold=hands.PALM, sleeve=("ink", "paper"),
    ),
    ("K", "hearts"): Person(
        Look(FRONT, 0, "broad", "sad", "wide", "straight", "thin", ("forehead", "cheeks")),
        "long", robes.ermine, crowns.royal, (), beard="chin", tone="paper",
        behind=weapons.blade_behind, over=_raised_fist,
    ),
    ("Q", "hearts"): Person(
        Look(PROFILE, 1, "lady", "raised", "calm", "small", "full"),
        "swept", robes.bust, crowns.coronet, ((-0.3, -34.2, 2.5),),
        right=things.key, grip=hands.light, mantle=cloths.hearts, veil=_veil,
    ),
    ("J", "hearts"): Person(
        Look(PROFILE, -1, "soft", "raised", "wide", "small", "smile", ("freckles",)),
        "page", robes.striped, caps.plumed_cap, ((-1.6, -27.9, 2.0),), right=things.quill,
        grip=hands.pinch, left=things.ledger, hold=hands.CLASP,
    ),
    ("K", "spades"): Person(
        Look(TURNED, 1, "gaunt", "bushy", "calm", "hooked", "stern", ("forehead", "bags")),
        "coif", armour.plate, crowns.iron_crown, ((0.35, -27.6, 1.9),), beard="forked", tone="ink",
        right=weapons.sword, grip=hands.hilt, height=-9.2,
    ),
    ("Q", "spades"): Person(
        Look(FRONT, 0, "fine", "stern", "calm", "straight", "bow", ("lower",)),
        "waves", robes.starry, crowns.halo_diadem, ((0, -31.9, 2.4), (15.0, -32.9, 3.6)),
        left=things.hound, right=things.sceptre, grip=hands.light, tone="ink",
    ),
    ("J", "spades"): Person(
        Look(PROFILE, 1, "stern", "stern", "hooded", "straight", "stern"),
        "hood", armour.surcoat, caps.kettle, ((0.1, -28.6, 2.1),), right=weapons.halberd,
        sleeve=("ink", "paper"),
    ),
}  # fmt: skip


def person(rank: str, suit: str) -> Person:
    """Who is on a card. Raises KeyError for none of the twelve."""
    return _PEOPLE[rank, suit]


@lru_cache(maxsize=12)
def figure(rank: str, suit: str) -> tuple[Layer, ...]:
    """All layers of a person but the signs of the suit."""
    who = person(rank, suit)
    dx = who.aside
    back, front = (_dyed(part, who.tone) for part in hair.STYLES[who.hair]())
    if who.look.view == PROFILE:
        back, front = (
            [replace(one, path=who.look.facing(one.path)) for one in part] for part in (back, front)
        )
    out: list[Layer] = [*glory(suit)]
    if who.behind is not None:
        out += who.behind()
    shaft = _moved(who.right(), who.shaft) if who.right is not None else []
    for under in (who.mantle, who.veil):
        out += under() if under is not None else []
    out += _moved(back, dx)
    if who.look.view != PROFILE:  # there a ruff or a hood of mail hides it
        out += robes.neck()
    out += who.robe()
    out += _moved(face(who.look), dx)
    out += _moved(_dyed(beards.beard(who.beard, who.look), who.tone), dx)
    out += _moved(front, dx)
    out += _moved(_dyed(who.crown(), who.tone), dx)
    out += shaft
    fill, cuff = who.sleeve
    if shaft:
        out += hands.sleeve((who.shaft - 0.8, who.height + 1.7), fill=fill, cuff=cuff)
        out += who.grip(who.shaft, who.height)
    if who.left is not None and who.hold is None:
        out += hands.put(who.left(), -13.0, -2.4)
    elif who.left is not None and who.hold is not None:
        (x, y), (dx, dy), (wx, wy) = who.hold.at, who.hold.thing, who.hold.wrist
        out += hands.sleeve((-x - wx, y + wy), fill=fill, cuff=cuff, lean=who.hold.lean, flip=True)
        out += hands.put(who.left(), x + dx, y + dy)
        out += who.hold.hand(x, y)
    if who.over is not None:
        out += who.over()
    return tuple(out)
