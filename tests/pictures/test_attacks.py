"""SVG pictures that try to take for ever, or to reach out: a line for each, at once."""

from __future__ import annotations

import time

import pytest

from generator.errors import UserError
from generator.pictures.svg import convert

#: CPU seconds after which a refusal comes too late, however slow and busy the machine is: each
#: takes a second or two, and most of them, untended, take for ever.
MOST = 20.0
RECT = '<rect width="1" height="1"/>'
PATH = "".join(f"L{i * 37 % 101} {i * 61 % 103}" for i in range(400))
DASHES = '<path d="M0 0H90" stroke="red" transform="skewX(20)" stroke-dasharray=".01"/>'


def svg(inside: str, before: str = "") -> bytes:
    return (
        f'{before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inside}</svg>'.encode()
    )


def chain(count: int) -> str:
    """Gradients of which each takes over from the next."""
    return "".join(f'<linearGradient id="a{i}" href="#a{i + 1}"/>' for i in range(count)) + (
        f'<linearGradient id="a{count}"><stop/></linearGradient>'
    )


@pytest.mark.parametrize(
    ("told", "picture"),
    [
        ("rules of <style> take too long", svg(
            f"<style>{':has(circle){fill:red}' * 30}</style>{'<g>' * 80}{RECT * 400}{'</g>' * 80}"
        )),
        ("rules of <style> take too long", svg(
            "<style>" + "".join(f"rect:nth-last-of-type({i}n+{i}){{x:y}}" for i in range(1, 400))
            + "</style>" + RECT * 2000
        )),
        ("rules of <style> take too long", svg(
            f"<style>circle ~ {'rect ~ ' * 9} rect {{fill:red}}</style>" + RECT * 400
        )),
        ("rules of <style> take too long", svg(
            f"<style>x {'g ' * 15} rect {{fill:red}}</style>{'<g>' * 60}{RECT}{'</g>' * 60}"
        )),
        ("selector that isn't known", svg(f"<style>{'g ' * 300} rect {{fill:red}}</style>{RECT}")),
        ("selector of", svg(f"<style>{'rect,' * 9000}rect {{fill:red}}</style>{RECT}")),
        ("more than 2,000,000 letters", svg(f"<style>{'rect{fill:red}' * 160000}</style>{RECT}")),
        ("nests too deeply", svg(f"<style>rect{{fill:{'(' * 20000}}}</style>{RECT}")),
        ("takes over from more than", svg(
            chain(3000) + '<rect width="1" height="1" fill="url(#a0)"/>' * 500
        )),
        ("cross too often", svg(f'<path fill-rule="evenodd" d="M0 0{PATH}z"/>')),
        ("cross too often", svg(
            f'<clipPath id="c"><path d="M0 0{PATH}z"/>{RECT}</clipPath>'
            '<rect width="9" height="9" clip-path="url(#c)"/>'
        )),
        ("too many commands", svg(DASHES * 60)),
        ("gives every <rect>", svg(
            RECT, '<!DOCTYPE svg [<!ATTLIST rect onload CDATA "alert(1)">]>'
        )),
    ],
)  # fmt: skip
def test_a_picture_that_takes_too_much_is_told(told: str, picture: bytes) -> None:
    began = time.process_time()
    with pytest.raises(UserError, match=told) as refused:
        convert(picture, "art.svg", None)
    assert time.process_time() - began < MOST
    assert all(one.file == "art.svg" and one.line for one in refused.value.problems)


def test_what_people_draw_is_drawn() -> None:
    """Thousands of shapes with styles of their own, and an even-odd outline of thousands of
    corners, as drawing programs save them."""
    style = f"fill:#123456;stroke:none;{'-inkscape-stroke:none;' * 20}"
    classes = "".join(f".c{i},g .d{i}:hover{{fill:#00{i:04x}}}" for i in range(500))
    corners = "".join(f"L{i % 100 * 9 / 100} {i // 100 * 0.3}" for i in range(3000))
    shapes = "".join(f'<rect class="c{i % 500}" style="{style}" width="1" height="1"/>'
                     for i in range(2000))  # fmt: skip
    outline = f'<path fill-rule="evenodd" d="M0 0{corners}z"/>'
    found = convert(svg(f"<style>{classes}</style>{outline}<g>{shapes}</g>"), "art.svg", None)
    assert found.own >= {"#123456"}


def test_of_many_declarations_the_last_counts() -> None:
    found = convert(
        svg(
            "<style>rect{fill:red;fill:#010101 !important;fill:lime;opacity:1;fill:#020202}</style>"
            + RECT
        ),
        "art.svg", None,
    )  # fmt: skip
    assert found.own == {"#010101"}
