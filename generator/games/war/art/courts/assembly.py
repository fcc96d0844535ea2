"""How a person of the courts is put together from layers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from generator.art.outlines import placed
from generator.drawing.drawing import IDENTITY, apply, moved, times, turned
from generator.games.war.art.courts import arms, beards, hair, hands, robes
from generator.games.war.art.courts.faces import PROFILE, face
from generator.games.war.art.courts.figures import Layer, contours
from generator.games.war.art.courts.glories import glory
from generator.games.war.art.courts.grips import HILT
from generator.games.war.art.courts.people import Person, person
from generator.games.war.art.courts.weapons import SLOPED_AT, SLOPED_LEAN


@lru_cache(maxsize=12)
def figure(rank: str, suit: str) -> tuple[Layer, ...]:
    """All layers of a person but the signs of the suit: what shines behind, contours, the body up
    to the crown, then hands and what they hold."""
    who = person(rank, suit)
    whole, held = _body(who), _held(who)
    round_ = contours(whole, held)
    return (*glory(round_[0].path, suit), *round_, *whole, *held)


def _body(who: Person) -> list[Layer]:
    """Veil, hair, robe, face and crown."""
    dx = who.aside
    back, front = (_dyed(part, who.tone) for part in hair.STYLES[who.hair]())
    if who.look.view == PROFILE:
        back, front = (
            [replace(one, path=who.look.facing(one.path)) for one in part] for part in (back, front)
        )
    out: list[Layer] = who.veil() if who.veil is not None else []
    out += _moved(back, dx)
    if who.look.view != PROFILE:  # there a ruff or a hood of mail hides it
        out += robes.neck(
            who.body.root[0] - 0.4,
            0.9 * who.look.to,
            placed(who.look.outline, moved(dx, 0)),
        )
    out += who.robe(who.posture)
    out += _moved(face(who.look), dx)
    if who.beard:
        grown, *rest = _dyed(beards.beard(who.beard, who.look), who.tone)
        # Over mail a pale edge would cut a dark beard loose like a sticker.
        out += _moved([replace(grown, line="ink"), *rest], dx)
    out += _moved(front, dx)
    return out + _moved(_dyed(who.crown(), who.tone), dx)


def _held(who: Person) -> list[Layer]:
    """Hands, cuffs, and what they hold."""
    body, out = who.posture, list[Layer]()
    cuff = arms.flared if who.flared else arms.cuff
    left, right = who.wrist(-1), who.wrist(1)
    if who.right is not None and right is not None:
        behind, front = who.grip.at(who.shaft, who.height, angle=who.lean, size=who.size)
        out += [*behind, *cuff(right, body.elbow(1), who.cuff)]
        out += [*_shafted(who.right(), who), *front]
    if who.sloped is not None and right is not None:
        behind, front = HILT.at(*SLOPED_AT, angle=SLOPED_LEAN)
        out += [*behind, *who.sloped(), *front, *cuff(right, body.elbow(1), who.cuff)]
    for thing, x in who.beside:
        out += hands.put(thing(), x, -2.4)
    if who.hold is not None and left is not None:
        (x, y), (dx, dy) = who.hold.at, who.hold.thing
        behind, front = who.hold.hand.at(x, y, flip=who.hold.flip, size=who.hold.size)
        out += [*behind, *cuff(left, body.elbow(-1), who.cuff)]
        out += [*(hands.put(who.left(), x + dx, y + dy) if who.left is not None else ()), *front]
    return out


def _shafted(layers: list[Layer], who: Person) -> list[Layer]:
    """What the right hand holds, where its shaft stands or leans."""
    if not who.lean:
        return _moved(layers, who.shaft)
    x, y = apply(turned(who.lean, who.shaft, who.height), who.shaft, 0.0)
    return hands.put(layers, x, y, angle=who.lean)


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
