"""What a screen reader needs, and what happens to a rulebook that lacks it."""

from __future__ import annotations

import pytest

from generator.rulebook.structure import faults

_PAGE = '<html lang="en"><head><title>Toy</title></head><body><h1>Toy</h1>{}</body></html>'


def test_a_sound_page_has_no_faults() -> None:
    body = (
        '<h2 id="a">A</h2><h3>B</h3><h2>C</h2><a href="#a">up</a><img src="x" alt="a card">'
        "<svg><title>a drawing</title></svg><svg><g><title>late</title></g></svg>"
        '<table><tr><th scope="col">x</th></tr></table>'
        '<svg aria-hidden="true"><path/></svg><img src="x" alt="" aria-hidden="true">'
    )
    assert faults(_PAGE.format(body)) == []


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ('<img src="x">', "a picture without alt text"),
        ('<img src="x" alt=" ">', "a picture without alt text"),
        ("<table><tr><th>x</th></tr></table>", "a table heading without scope"),
        ("<h3>deep</h3>", "<h3> after <h1>"),
        ("<h1>again</h1>", "2 <h1>"),
        ("<svg><path/></svg>", "a drawing without <title>"),
        ("<svg><title> </title></svg>", "a drawing without <title>"),
        ('<p id="a"></p><p id="a"></p>', "id 'a' stands here twice"),
        ('<svg aria-hidden="false"><path/></svg>', "a drawing without <title>"),
        ('<a href="#nowhere">x</a>', "a link to #nowhere, which isn't there"),
    ],
)
def test_each_fault_is_found(body: str, found: str) -> None:
    assert [fault.found for fault in faults(_PAGE.format(body))] == [found]


def test_a_document_needs_language_title_and_heading() -> None:
    found = [fault.found for fault in faults("<html><head></head><body></body></html>")]
    assert found == ["no language", "no <title> in the head", "no <h1>"]
    drawing = "<html lang='en'><body><h1>x</h1><svg><title>d</title></svg></body></html>"
    assert [fault.found for fault in faults(drawing)] == ["no <title> in the head"]


def test_a_fault_knows_its_tag_and_line() -> None:
    (fault,) = faults(_PAGE.format('\n<p>\n<img src="x.png">'))
    assert (fault.line, fault.tag) == (3, '<img src="x.png">')
