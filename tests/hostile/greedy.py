"""A toy deck that asks for too much of something, and what a person is told of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from generator.budgets import budget
from generator.errors import Problem, UserError
from generator.project import Project
from generator.workshop.open_game import OpenGame

CATALOGUE = """
game: toy
title: Toy
tagline: A deck of one.
language: en
players: 2
card: {size: poker, bleed: 3mm, safe: 3mm, corner: 3mm}
layout: toy
palette: {field: "#0F0"}
backs: {plain: {layout: toy-back}}
kinds: {number: {back: plain, may: [shade, shown]}}
fields: {shade: {SHADE}, shown: {picture: }}
cards:
  - CARD
words: {kinds: {number: {name: One}}}
components: {COMPONENTS}
"""
CARD = "{id: one, kind: number, shade: abc}"
BOOK = '{% extends "base.html.j2" %}\n{% block book %}<section>\nBODY\n</section>{% endblock %}'

Make = Callable[..., OpenGame]


def toy_in(tmp_path: Path) -> Make:
    """Makes the toy deck in a folder, with these parts."""
    faces, books = tmp_path / "templates" / "faces", tmp_path / "templates" / "rulebooks"
    for folder in (tmp_path / "cards", faces, books):
        folder.mkdir(parents=True)
    (faces / "toy-back.yaml").write_text("items: [{rect: bleed, fill: field}]\n")

    def make(
        card: str = CARD,
        *,
        shade: str = "text: ",
        items: str = "[{rect: bleed, fill: field}]",
        components: str = "",
        book: str = "",
        css: str = "",
    ) -> OpenGame:
        text = CATALOGUE.replace("CARD", card).replace("SHADE", shade)
        (tmp_path / "cards" / "toy.yaml").write_text(text.replace("COMPONENTS", components))
        (faces / "toy.yaml").write_text(f"items: {items}\n")
        (books / "toy.html.j2").write_text(BOOK.replace("BODY", book))
        (books / "toy.css").write_text(css)
        return OpenGame(Project.find(tmp_path), "toy")

    return make


def fault(ask: Callable[[], object]) -> Problem:
    """The one fault that a person is told."""
    with pytest.raises(UserError) as told:
        ask()
    (problem,) = told.value.problems
    return problem


def names(problem: Problem, cost: str) -> bool:
    """Whether a line names the budget, what it allows, and how to raise it."""
    told = str(problem)
    return f"--budget {cost}=NUMBER" in told and f"at most {budget(cost):,} " in told
