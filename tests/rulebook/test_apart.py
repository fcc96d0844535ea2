"""Drawings that are set apart come back where they were, and a book with them is the same book."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from xml.etree import ElementTree

import pytest
import toy

from generator.rulebook import pdf
from generator.rulebook.apart import drawings_apart
from generator.rulebook.document import render

html = pytest.importorskip("weasyprint.html", exc_type=ImportError)

_SVG = "http://www.w3.org/2000/svg"
_PAGE = (
    f'<html xmlns:s="{_SVG}"><a href="#there"/>'
    '<s:svg><s:g id="here"><s:path/></s:g></s:svg><s:svg><s:g id="there"/></s:svg></html>'
)


def _drawings(page: ElementTree.Element) -> list[ElementTree.Element]:
    return list(page.iter(f"{{{_SVG}}}svg"))


def test_a_drawing_is_empty_until_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def takes(element: object, box: object, get_image_from_uri: object, base_url: object) -> bytes:
        return ElementTree.tostring(element)  # type: ignore[arg-type]

    monkeypatch.setitem(html.HTML_HANDLERS, f"{{{_SVG}}}svg", takes)
    page = ElementTree.fromstring(_PAGE)
    before = ElementTree.tostring(page)
    first, second = _drawings(page)
    with drawings_apart(page) as all_went_well:
        assert not len(first)
        assert len(second), "a link leads into it"
        assert not all_went_well()
        take = html.HTML_HANDLERS[f"{{{_SVG}}}svg"]
        assert b'id="here"' in take(first, None, None, None)
        assert b'id="there"' in take(second, None, None, None)
        assert all_went_well()
    assert ElementTree.tostring(page) == before
    assert html.HTML_HANDLERS[f"{{{_SVG}}}svg"] is takes


def test_what_nobody_asked_for_is_back_in_the_end() -> None:
    page = ElementTree.fromstring(_PAGE)
    before = ElementTree.tostring(page)
    with pytest.raises(ZeroDivisionError), drawings_apart(page):
        _ = 1 // 0
    assert ElementTree.tostring(page) == before


def test_another_weasyprint_keeps_its_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(html.HTML_HANDLERS, f"{{{_SVG}}}svg", lambda element, more: [])
    page = ElementTree.fromstring(_PAGE)
    with drawings_apart(page) as all_went_well:
        assert all(map(len, _drawings(page)))
    assert all_went_well()


def test_a_book_with_drawings_has_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = "{% call draw.diagram('The table', 60, 30) %}{{ draw.stack(1, 1, 9) }}{% endcall %}"
    body = f"""{{% extends "base.html.j2" %}}
{{% block book %}}<section>{{{{ chapter('Play', 'toy-2') }}}}{drawn}</section>{{% endblock %}}
{{% block quick %}}{{% call quick_box('Turn') %}}<p>Play.</p>{{% endcall %}}{{% endblock %}}
"""
    page = render(toy.deck(), toy.project(tmp_path, toy=body), toy.PACK, toy.Painter())
    apart = pdf.make(page).data
    monkeypatch.setattr(pdf, "drawings_apart", lambda page: nullcontext(lambda: True))
    assert pdf.make(page).data == apart
