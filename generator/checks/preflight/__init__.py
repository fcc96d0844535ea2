"""The preflight: what a good printer's eye sees on every face and back before ink is spent.

In: a deck and its drawings, or its components. Out: findings, each with the face, the line of the
layout and how much is missing. Plan checks read the drawings (safe zone, sizes of type, lines,
pictures); the others look at each face painted once, small, with its bleed (contrast, bleed, ink,
likeness). A new check yields `Remark`s and is called here; what it holds faces to stands in
templates/profiles/preflight.yaml.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from PIL import Image

from generator.checks.findings import Finding
from generator.checks.preflight import (
    bleed,
    contrast,
    coverage,
    likeness,
    lines,
    pictures,
    safe_zone,
    type_size,
)
from generator.checks.preflight.limits import Limits, load
from generator.checks.preflight.looks import Look, Looks
from generator.checks.preflight.parts import taken_apart
from generator.checks.preflight.remarks import Remark, merged
from generator.components.kit import Kit
from generator.deck import Deck
from generator.faces import Drawing
from generator.inks import FULL_INK
from generator.painting.proofs import proofs
from generator.project import Project

#: Pixels per inch of the proofs: a letter of 5 pt is five pixels high.
_DPI = 100.0


def findings(
    deck: Deck, project: Project, drawings: Iterable[Drawing], remember: bool = False
) -> Iterator[Finding]:
    """All findings on a deck's faces, each of which is let go once it has been looked at; with
    `remember` what was seen on a face before isn't looked for again. Raises UserError for a
    preflight.yaml with faults."""
    limits = load(project)
    looks = _looks(drawings, limits, _asked("faces", deck, project) if remember else ())
    names = [*(card.id for card in deck.cards), *(f"back-{name}" for name in deck.backs)]
    remarks = [remark for name in names for remark in looks[name].remarks]
    remarks.extend(likeness.alike({name: looks[name].glance for name in names}, deck, limits))
    yield from merged(remarks, deck)


def of_components(deck: Deck, kit: Kit, remember: bool = False) -> Iterator[Finding]:
    """All findings on what is printed besides cards: tokens, boards, and boxes and dice panel by
    panel; `remember` as above. Raises UserError for a layout with faults, too."""
    limits = load(kit.project)
    faces = list(kit.faces())
    drawings = [drawing for _, drawing in faces]
    looks = _looks(drawings, limits, _asked("parts", deck, kit.project) if remember else ())
    named = (
        replace(remark, component=part.name)
        for part, drawing in faces
        for remark in looks[drawing.name].remarks
    )
    yield from merged(named, deck)


def _asked(what: str, deck: Deck, project: Project) -> list[str]:
    """Of which deck, in which ink, in words; then the same in its other inks."""
    catalogue = deck.catalogue
    said = f"{what} {project.root} {catalogue.source.file} {deck.variant}"
    inks = dict.fromkeys((catalogue.ink, FULL_INK, *catalogue.inks))
    return [f"{said} {ink}" for ink in inks]


def _looks(
    drawings: Iterable[Drawing], limits: Limits, remembered: Sequence[str]
) -> dict[str, Look]:
    """The looks at these faces by their names; those that are remembered of that deck, in its ink
    or in another in which a face is the same, aren't taken again."""
    memory = Looks(remembered[0], limits, _DPI, remembered[1:]) if remembered else None
    looks: dict[str, Look] = {}

    def unknown() -> Iterator[Drawing]:
        for drawing in drawings:
            look = memory.known(drawing) if memory else None
            if look is None:
                yield drawing
            else:
                looks[drawing.name] = look

    for drawing, look in _looked_at(unknown(), limits):
        looks[drawing.name] = look
        if memory is not None:
            memory.learn(drawing, look)
    if memory is not None:
        memory.keep()
    return looks


def _looked_at(drawings: Iterable[Drawing], limits: Limits) -> Iterator[tuple[Drawing, Look]]:
    """Each drawing, painted, and what there is to say of it."""
    told: dict[int, list[Remark]] = {}

    def look(drawing: Drawing) -> contrast.ContrastWatcher:
        """What the plan tells, and the eye that watches it being painted."""
        remarks = told[id(drawing)] = []
        taken = taken_apart(drawing)
        remarks.extend(safe_zone.outside(drawing, taken))
        remarks.extend(type_size.too_small(drawing, taken, limits))
        remarks.extend(lines.too_thin(drawing, taken, limits))
        remarks.extend(pictures.too_coarse(drawing, taken, limits))
        return contrast.ContrastWatcher(drawing, taken, limits, remarks)

    for drawing, image in proofs(drawings, _DPI, look):
        remarks = told.pop(id(drawing))
        remarks.extend(bleed.short(drawing, image, _DPI))
        remarks.extend(coverage.too_much(drawing, image, _DPI, limits))
        yield drawing, Look(tuple(remarks), likeness.glance(_trim(drawing, image), _DPI, limits))


def _trim(drawing: Drawing, image: Image.Image) -> Image.Image:
    edge = round(drawing.bleed / drawing.full.w * image.width)
    return image.crop((edge, edge, image.width - edge, image.height - edge))
