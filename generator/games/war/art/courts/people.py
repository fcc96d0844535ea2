"""The twelve people of the four houses: clubs are miners, diamonds minters, hearts keepers, spades
sentinels. A person is a look, hair, a robe, something on the head, and hands with what they hold.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from generator.art.outlines import Point, outline
from generator.drawing.drawing import Matrix, apply, moved, scaled, times, turned
from generator.games.war.art.courts import (
    armour,
    beside,
    caps,
    crowns,
    gloves,
    grips,
    hands,
    hound,
    robes,
    things,
    weapons,
)
from generator.games.war.art.courts.faces import FRONT, PROFILE, TURNED, Look
from generator.games.war.art.courts.figures import FINE, Layer, drawn, part, shaded
from generator.games.war.art.courts.limbs import Hand
from generator.games.war.art.courts.torsos import Body

#: Where a shaft stands in the right hand, and how high the hand is.
SHAFT, GRIP = 17.0, -14.8
#: How far outside of the shoulder the elbow of an arm is that holds something, and how high: it
#: bends in sight, over the sash.
ELBOW_OUT, ELBOW = 3.9, -4.1
#: The elbow of the arm that holds a sword on its shoulder.
SLOPING_ELBOW = (17.8, -2.6)


@dataclass(frozen=True)
class Person:
    """One of the courts. `worn` is where the suit is worn: x, y and size in mm, each time. `right`
    is what the right hand holds, `grip` how; `left` and `hold` are the same of the left one. What
    is `sloped` lies on the right shoulder. `tone` is the ink of hair and beard. A `veil` lies under
    hair and robe, `shaft` is where a shaft stands, `height` where a hand holds it, `lean` how far
    it leans about that hand, in degrees clockwise. Cuffs may be `flared`. Things may stand `beside`
    a person, on the sash: each with its x, mm. `bend` is the right elbow of an arm that comes from
    outside of what it holds."""

    look: Look
    hair: str
    robe: Callable[[Body], list[Layer]]
    crown: Callable[[], list[Layer]]
    worn: tuple[tuple[float, float, float], ...]
    beard: str = ""
    right: Callable[[], list[Layer]] | None = None
    grip: Hand = grips.FIST
    left: Callable[[], list[Layer]] | None = None
    hold: hands.Hold | None = None
    sloped: Callable[[], list[Layer]] | None = None
    cuff: str = "gold"
    flared: bool = False
    body: Body = Body()
    veil: Callable[[], list[Layer]] | None = None
    shaft: float = SHAFT
    height: float = GRIP
    tone: str = "gold"
    size: float = 1.0
    lean: float = 0.0
    beside: tuple[tuple[Callable[[], list[Layer]], float], ...] = ()
    bend: Point | None = None

    @property
    def posture(self) -> Body:
        """The body with the elbows of arms that hold something lifted, turned as the head looks."""
        left, right = self.body.elbows
        if self.hold is not None:
            left = self.hold.elbow
        if self.right is not None:
            right = self.bend or (self.body.point[0] + ELBOW_OUT, ELBOW)
        elif self.sloped is not None:
            right = SLOPING_ELBOW
        wrists = (self.wrist(-1), self.wrist(1))
        return replace(self.body, elbows=(left, right), turn=self.look.to, wrists=wrists)

    @property
    def gripped(self) -> Matrix:
        """Where the right hand's own origin lies, on the shaft."""
        at = moved(self.shaft, self.height)
        return times(at, times(turned(self.lean), scaled(self.size)))

    def wrist(self, side: int) -> Point | None:
        """The wrist of the left (-1) or right (1) arm, if it holds something."""
        if side < 0:
            return None if self.hold is None else self.hold.wrist
        if self.right is not None:
            return apply(self.gripped, *self.grip.wrist)
        return weapons.SLOPED_WRIST if self.sloped is not None else None

    @property
    def aside(self) -> float:
        """How far a turned head stands from the middle, mm."""
        return {FRONT: 0.0, TURNED: 0.35, PROFILE: -0.3}[self.look.view] * (self.look.to or 1)


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


#: Bodies, from the broadest.
_BROAD = Body((3.6, -13.8), (12.9, -10.4), 3.1, 12.6)
_MAN = Body((3.1, -13.7), (12.2, -10.3), 2.8, 9.2)
#: A hood of mail narrows at the neck: the shoulders begin low under it.
_HOODED = replace(_MAN, root=(1.6, -12.7), point=(12.2, -9.9))
_OLD_MAN = Body((3.0, -13.4), (12.4, -9.7), 2.8, 9.6)
_LAD = Body((2.7, -13.6), (11.2, -10.2), 2.4, 8.0)
_BOY = Body((2.5, -13.4), (10.6, -10.0), 2.4, 7.6)
_LADY = Body((2.3, -13.4), (10.2, -9.6), 2.2, 6.6)
_GIRL = Body((2.2, -13.2), (9.8, -9.4), 2.2, 6.4)
_DAME = Body((2.6, -12.8), (11.2, -8.2), 2.7, 8.6)

_PEOPLE: dict[tuple[str, str], Person] = {
    ("K", "clubs"): Person(
        Look(FRONT, 0, "square", "hedge", "deep", "bulb", "stern", ("bags", "forehead")),
        "curls", robes.fur, crowns.helm, ((0, -29.6, 2.3),), beard="square",
        right=things.maul, grip=gloves.LEATHER, left=things.block, hold=hands.CUPPED, flared=True,
        body=_BROAD,
    ),
    ("Q", "clubs"): Person(
        Look(TURNED, 1, "maidenly", "calm", "cast", "fine", "bud", ("freckles",)),
        "braids", robes.bodice, crowns.lamp_coronet, ((0, -28.6, 2.2),),
        right=things.nugget, grip=grips.PINCH, shaft=15.2, height=-13.4, size=0.95,
        left=things.lantern, hold=hands.BEAR, tone="bright", body=_GIRL,
    ),
    ("J", "clubs"): Person(
        Look(TURNED, -1, "boyish", "raised", "bright", "snub", "wry", lift=-0.4, hollow=0.07),
        "tousled", robes.apron, caps.candle_cap, ((-2.75, -27.9, 2.0),),
        right=things.pick, cuff="ink", tone="bright", lean=-9, body=_LAD,
        beside=((beside.bucket, -15.8),),
    ),
    ("K", "diamonds"): Person(
        Look(PROFILE, -1, "eagle", "bushy", "sharp", "", "hidden"),
        "curled", robes.brocade, crowns.coin_crown, ((0.3, -32.2, 2.1),), beard="full",
        right=things.scales, hold=hands.WARN, cuff="paper", body=_BROAD,
    ),
    ("Q", "diamonds"): Person(
        Look(FRONT, 0, "almond", "plucked", "dame", "fine", "painted"),
        "rolls", robes.high_collar, crowns.bonnet, ((0, -28.9, 1.9),), left=things.coin,
        hold=hands.SHOW, right=beside.purse, grip=grips.THUMB_UP, shaft=14.6, height=-12.2,
        size=0.9, body=_DAME, bend=(19.2, -2.2),
    ),
    ("J", "diamonds"): Person(
        Look(
            TURNED, 1, "slender", "level", "sly", "straight", "dandy", (), 0.75, 0.1, "cocked",
        ),
        "locks", robes.quilt, caps.beret, ((0.35, -28.3, 2.0),),
        right=things.hammer, grip=grips.THUMB_UP, lean=-12, left=things.pile, hold=hands.CARRY,
        cuff="paper", body=_LAD,
    ),
    ("K", "hearts"): Person(
        Look(
            FRONT, 0, "noble", "stately", "regal", "roman", "firm", ("furrows", "forehead"),
            hollow=0.07,
        ),
        "long", robes.ermine, crowns.royal, (), beard="jaw",
        sloped=weapons.sloped, hold=hands.BLESS, body=_OLD_MAN,
    ),
    ("Q", "hearts"): Person(
        Look(PROFILE, 1, "grecian", "plucked", "serene", "", "content"),
        "swept", robes.silk, crowns.coronet, ((-1.6, -32.7, 2.5), (0.1, -7.0, 2.3)),
        right=things.key, grip=grips.SLENDER, left=things.lock, hold=hands.SHOW, veil=_veil,
        body=replace(_LADY, root=(1.6, -12.0), point=(10.2, -9.0)),
    ),
    ("J", "hearts"): Person(
        Look(PROFILE, -1, "snub", "short", "open", "", "smile", ("freckles",)),
        "page", robes.striped, caps.plumed_cap, ((-3.0, -27.8, 2.0),), right=things.quill,
        grip=grips.WRITER, shaft=16.2, height=-14.2, left=things.ledger, hold=hands.BOOK, body=_BOY,
    ),
    ("K", "spades"): Person(
        Look(
            TURNED, 1, "gaunt", "shaggy", "hawk", "hooked", "stern", ("scar", "cheekbone"),
        ),
        "coif", armour.plate, crowns.iron_crown, ((0.35, -27.6, 1.9),), beard="forked", tone="ink",
        right=weapons.sword, grip=gloves.GAUNTLET, height=-13.2, cuff="paper", flared=True,
        beside=((beside.shield, -14.4),), body=_MAN,
    ),
    ("Q", "spades"): Person(
        Look(TURNED, -1, "slender", "arched", "cat", "fine", "smirk", ("mole",)),
        "waves", robes.starry, crowns.halo_diadem, ((0, -31.9, 2.4), (17.0, -32.9, 3.6)),
        right=things.sceptre, grip=grips.NAILED, size=0.96, tone="ink", body=_LADY,
        beside=((hound.hound, -12.2),),
    ),
    ("J", "spades"): Person(
        Look(PROFILE, 1, "rugged", "beetling", "lidded", "", "whiskered"),
        "hood", armour.surcoat, caps.kettle, ((2.7, -28.4, 2.1),), right=weapons.halberd,
        grip=gloves.MITTEN, left=beside.horn, hold=hands.WIND, flared=True, lean=-7, body=_HOODED,
    ),
}  # fmt: skip


def person(rank: str, suit: str) -> Person:
    """Who is on a card. Raises KeyError for none of the twelve."""
    return _PEOPLE[rank, suit]
