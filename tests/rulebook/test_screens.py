"""The books in a browser, as wide as a phone, a tablet and a desk: nothing sticks out, nothing is
too small to read, labels of drawings included, no picture has to be pushed sideways, and no line of
a cover ends in a bar."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import toy
from programs import needed

from generator import catalogue, deck, rules
from generator.rulebook import volumes
from generator.rulebook.document import render
from generator.rulebook.pictures import no_picture

_WIDTHS = (360, 768, 1280)
#: What a page that is `wide` px says of itself: how far it can be pushed sideways, what stands out
#: of it or can be pushed by itself, and which words are under 16 px, or under 9 px in drawings.
_LOOK = """(wide) => {
  const seen = [...document.body.querySelectorAll(':not(svg *, .pictures, .pictures *)')];
  const pushed = one => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX)
    && one.scrollWidth > one.clientWidth + 1;
  const named = one => `${one.tagName} ${one.className.baseVal ?? one.className}`;
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), small = [];
  while (words.nextNode()) {
    const text = words.currentNode.textContent.trim(), holder = words.currentNode.parentElement;
    if (text && !holder.closest('svg') && parseFloat(getComputedStyle(holder).fontSize) < 16)
      small.push(text);
  }
  for (const label of document.querySelectorAll('svg text')) {
    const matrix = label.getScreenCTM();
    const size = parseFloat(getComputedStyle(label).fontSize) * Math.hypot(matrix.b, matrix.d);
    if (size < 9) small.push(label.textContent.trim());
  }
  return {
    pushed: document.documentElement.scrollWidth - wide,
    out: seen.filter(one => one.getBoundingClientRect().right > wide + 1 || pushed(one)).map(named),
    small,
    barred: [...document.querySelectorAll('.vitals li')].filter(one => {
      const edges = getComputedStyle(one), after = one.nextElementSibling;
      return parseFloat(edges.borderRightWidth)
        && (!after || after.getBoundingClientRect().top > one.getBoundingClientRect().top);
    }).map(named),
  };
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    needed("chromium", "chromium")
    playwright = pytest.importorskip("playwright.sync_api")
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with playwright.sync_playwright() as started:
        yield started.chromium.launch(executable_path="/usr/bin/chromium", args=as_root)


@pytest.mark.parametrize("slug", ["war", "war-of-coins", "vires-in-numeris", "bitcoin-miner"])
def test_books_fit_any_screen(slug: str, browser: Any, tmp_path: Path) -> None:
    project = toy.project()
    built = deck.build(catalogue.load(project.catalogue(slug), project))
    for volume in volumes(built, project):
        file = tmp_path / f"{volume.name}.html"
        file.write_text(
            render(built, project, rules.pack(slug), no_picture, medium="screen", volume=volume),
            encoding="utf-8",
        )
        page = browser.new_page()
        page.goto(file.as_uri())
        for wide in _WIDTHS:
            page.set_viewport_size({"width": wide, "height": 800})
            assert page.evaluate(_LOOK, wide) == {
                "pushed": 0,
                "out": [],
                "small": [],
                "barred": [],
            }, (
                volume.name,
                wide,
            )
        page.close()
