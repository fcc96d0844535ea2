"""What an SVG asks for and can't have is told with its line and its element, and nothing it does
makes us read another file, run anything or work without end."""

from __future__ import annotations

import pytest

from generator.budgets import VARIABLE
from generator.errors import UserError
from generator.pictures.svg import convert

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">\n'
BOX = '<rect width="9" height="9"/>'
PATH = '<path d="M0 0h9" stroke="red"'
#: Ten times ten times ... of one path.
BOMB = (
    '<g id="a0"><path d="M0 0h1v1z"/></g>'
    + "".join(f'<g id="a{n}">{f"""<use href="#a{n - 1}"/>""" * 10}</g>' for n in range(1, 9))
    + '<use href="#a8"/>'
)

#: What stands in the second line -> what is said of it.
REFUSED = {
    '<rect width="9" height="9" mask="url(#m)"/>': "<rect> has a mask, which can't be shown",
    f'<g style="filter: url(#f)">{BOX}</g>': "<g> has a filter, which can't be shown",
    f'<g style="mix-blend-mode: multiply">{BOX}</g>': "<g> has a mix-blend-mode",
    '<pattern id="p"/><rect width="9" height="9" fill="url(#p)"/>': "<pattern> can't be shown",
    "<foreignObject/>": "<foreignObject> can't be shown",
    "<script>go()</script>": "<script> can't be shown: nothing is run here",
    '<rect width="9" height="9" onclick="go()"/>': "<rect> has a script in 'onclick'",
    "<blob/>": "<blob> can't be shown",
    f'{PATH} marker-end="url(#m)"/>': "<path> has a marker-end, which can't be shown",
    f'{PATH} vector-effect="non-scaling-stroke"/>': "<path> has the vector-effect",
    '<image href="http://example.org/a.png"/>': "<image> refers to 'http://example.org/a.png', ou",
    '<image href="../secret.png"/>': "<image> refers to '../secret.png', outside",
    '<image href="data:image/png;base64,AAAA"/>': "<image> holds what can't be shown: not a pict",
    '<use href="other.svg#a"/>': "<use> refers to 'other.svg#a', outside of this file",
    '<use href="#none"/>': "<use> refers to '#none', which is not in this file",
    '<use id="a" href="#a"/>': "<use> refers to what it stands in",
    '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>': "<use> refers to what it",
    '<linearGradient id="a" href="#a"/><rect width="9" height="9" fill="url(#a)"/>': (
        "<linearGradient> refers to itself"
    ),
    '<clipPath id="a"><rect width="3" height="3" clip-path="url(#a)"/></clipPath>'
    '<rect width="9" height="9" clip-path="url(#a)"/>': "<clipPath> refers to itself",
    "<style>@import url(a.css);</style>": "<style> has an @import rule, which can't be followed",
    "<style>a:has(</style>": "<style> is not CSS",
    '<rect width="9" height="9" fill="blurple"/>': "<rect> has a fill of 'blurple', which is no c",
    '<rect width="9" height="9" fill="var(--a)"/>': "<rect> has the fill 'var(--a)'",
    '<rect width="9" height="1e400"/>': "<rect> has a height of inf, beyond",
    '<rect width="9 apples" height="9"/>': "<rect> has a width in 'apples', which is no unit",
    f'<g transform="frob(3)">{BOX}</g>': "<g> has the transform 'frob' with 1 numbers, which is n",
    '<path d="M0 0 L 3 x"/>': "<path> has a d that can't be read",
    f'{PATH} stroke-dasharray="0.0001"/>': "<path> has a line of more than 10,000 dashes",
    '<text font-family="Comic Sans MS">Hi</text>': "<text> has words, which can't be set here",
    "<g>" * 100 + "</g>" * 100: "has too many elements inside each other (at most 100 levels); -",
}


@pytest.mark.parametrize("written", REFUSED, ids=lambda written: written[:40])
def test_what_cannot_be_shown_is_told_by_line_and_element(written: str) -> None:
    with pytest.raises(UserError) as caught:
        convert(f"{HEAD}{written}\n</svg>".encode(), "cards/a.svg", None)

    told = [str(problem) for problem in caught.value.problems]
    assert all(line.startswith("cards/a.svg:2:") for line in told), told
    assert any(REFUSED[written] in line for line in told), told


@pytest.mark.parametrize(
    ("data", "place", "told"),
    [
        (b"", "1:1", "is not XML"),
        (b"\x00\x00", "1:1", "is not XML"),
        (b"<svg><g></svg>", "1:11", "is not XML: mismatched tag"),
        (b"<html/>", "1:1", "begins with <html>"),
        (b'<svg xmlns="urn:other"/>', "1:1", "is not SVG"),
        (b'<svg xmlns="http://www.w3.org/2000/svg"/>', "1:1", "<svg> has no viewBox"),
        (HEAD.replace("0 0 10 10", "0 0 0 9").encode() + b"</svg>", "1:1", "has the viewBox"),
        (
            b'<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
            b'<svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
            "1:54",
            "has an entity, 'a'",
        ),
        (
            b'<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>',
            "1:27",
            "has an entity, 'a'",
        ),
    ],
)
def test_what_is_no_svg_is_told_in_a_line(data: bytes, place: str, told: str) -> None:
    with pytest.raises(UserError) as caught:
        convert(data, "a.svg", None)

    [problem] = caught.value.problems
    assert str(problem).startswith("a.svg:"), problem
    assert told in str(problem)
    assert f":{place}:" in str(problem)


def test_what_multiplies_itself_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """At fewer elements here, so that it is soon."""
    monkeypatch.setenv(VARIABLE, "svg-elements=500")

    with pytest.raises(UserError, match=r"too many that are drawn \(at most 500 elements\); --bud"):
        convert(f"{HEAD}{BOMB}</svg>".encode(), "a.svg", None)


def test_all_faults_of_a_file_are_told_at_once_in_its_order() -> None:
    body = '<blob/>\n<rect width="9" height="9" fill="blurple"/>\n<use href="#none"/>'
    with pytest.raises(UserError) as caught:
        convert(f"{HEAD}{body}\n</svg>".encode(), "a.svg", None)

    assert [problem.line for problem in caught.value.problems] == [2, 3, 4]


def test_what_says_nothing_to_the_eye_is_no_fault() -> None:
    """A doctype, a drawing program's own elements, titles, unused filters, animations."""
    data = (
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">'
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/" '
        'viewBox="0 0 10 10" i:version="1"><i:view/><title>A</title><metadata><i:b/></metadata>'
        '<defs><filter id="f"/><mask id="m"/></defs><rect width="9" height="9" data-name="x">'
        '<animate attributeName="x"/></rect></svg>'
    )

    assert len(convert(data.encode(), "a.svg", None).items) == 1
