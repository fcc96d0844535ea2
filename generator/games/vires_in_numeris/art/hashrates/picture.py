"""A HashRate's picture: a place at an hour, its weather, machines with whoever comes by, cables."""

from __future__ import annotations

from generator.art import Colour, Items
from generator.art.colours import mixed
from generator.art.sketch import LINE, Sketch
from generator.games.vires_in_numeris.art.hashrates import home, land, landmarks, props, work
from generator.games.vires_in_numeris.art.hashrates.cast import CAST
from generator.games.vires_in_numeris.art.hashrates.machines import HOURS, MACHINES
from generator.games.vires_in_numeris.art.hashrates.mine import Mine
from generator.games.vires_in_numeris.art.hashrates.places import (
    LIGHT,
    OPENINGS,
    OUTSIDE,
    PLACES,
    WEATHERS,
    panes,
    shore,
    sky,
    sky_through,
)
from generator.games.vires_in_numeris.art.hashrates.stories import STORIES, Guest, Shot

#: Where the machines are drawn, and the things beside them.
BOOKS = (home, work, land, landmarks, props)
#: The display that all cables lead to: just below its upper edge, and how far from its middle the
#: outer ones come down.
DISPLAY_Y, INNER = 15.6, 8.6
#: How much of a shadow is ink.
SHADOW = 0.2


def background(
    place: str, time: str, shot: Shot, light: Mine, ground: Colour, far: Colour, air: Colour
) -> Items:
    """A place whose colours are `ground` and `far` in the `air` of an hour."""
    share, weather = LIGHT[time], shot.weather
    inside = OPENINGS.get(place)
    floor = light.paper if weather == "snow" and not inside else ground
    dim = light.nature.seen_in(air, share)
    behind = Mine(light.ink, light.paper, light.hot, air, nature=dim)
    if inside:
        sky_through(behind, time, inside, overcast=weather == "snow")
    elif shot.sky and place != "cave":  # A cellar has no sky.
        sky(behind, time, overcast=weather == "snow")
    there = Mine(light.ink, mixed(air, floor, share), light.hot, mixed(air, far, share), nature=dim)
    PLACES[place](there)
    beach = there.nature.wood
    if place == "sea" and not light.afloat:
        shore(there, mixed(beach, there.paper, 0.55))
    # What lies in a shadow is that ground, but darker.
    light.shadow = mixed(light.ink, there.paper, SHADOW)
    falling = Sketch(light.ink, light.paper, light.hot)
    for box in panes(inside) if inside else [OUTSIDE]:
        if weather:
            WEATHERS[weather](falling, box)
    return [*behind.items, *there.items, *falling.items]


def story(s: Mine, machine: str, time: str) -> None:
    """Draws the machines at this hour, with cables to the display and whoever comes by."""
    hour = HOURS.index(time)
    shot = STORIES[machine][hour]
    for x, y, _ in shot.machines:
        _cable(s, x, y)
    for k, (x, y, size) in enumerate(shot.machines):
        with s.at(x, y, scale=size):
            MACHINES[machine](s, k, hour)
            for guest in shot.guests:
                if guest.on == k:
                    _enter(s, guest)
    for guest in shot.guests:
        if guest.on is None:
            _enter(s, guest)


def _enter(s: Mine, guest: Guest) -> None:
    with s.at(guest.x, guest.y, scale=guest.size, mirrored=guest.mirrored):
        CAST[guest.who](s)


def _cable(s: Mine, x: float, y: float) -> None:
    """Straight down to the display; from a machine beside it, in one sweep along the ground."""
    if abs(x) <= INNER:
        s.line(f"M{x} {y} L{x} {DISPLAY_Y}", "", LINE)
        return
    end = INNER if x > 0 else -INNER
    low = min(y + 3, DISPLAY_Y - 2.4)
    s.line(f"M{x} {y - 0.4} C{x} {low + 1.4} {end} {low - 1.4} {end} {DISPLAY_Y}", "", LINE)
