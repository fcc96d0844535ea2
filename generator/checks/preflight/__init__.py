"""The preflight: what a good printer's eye sees on every face and back before ink is spent.

In: a deck and its drawings, or its components. Out: findings, each with the face, the line of the
layout and how much is missing. Plan checks read the drawings (safe zone, sizes of type, lines,
pictures); the others look at each face painted once, small, with its bleed (contrast, bleed, ink,
likeness). A new check yields `Remark`s and is called here; what it holds faces to stands in
templates/profiles/preflight.yaml.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
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
from generator.painting.proofs import proofs
from generator.project import Project

#: Pixels per inch of the proofs: a letter of 5 pt is five pixels high.
_DPI = 100.0


def findings(
    deck: Deck, project: Project, drawings: Mapping[str, Drawing], remember: bool = False
) -> Iterator[Finding]:
    """All findings on a deck's faces; with `remember` what was seen on a face before isn't looked
    for again. Raises UserError for a preflight.yaml with faults."""
    limits = load(project)
    looks = _looks(drawings.values(), limits, _asked("faces", deck, project) if remember else "")
    remarks = [remark for look in looks for remark in look.remarks]
    glances = {name: look.glance for name, look in zip(drawings, looks, strict=True)}
    remarks.extend(likeness.alike(glances, deck, limits))
    yield from merged(remarks, deck)


def of_components(deck: Deck, kit: Kit, remember: bool = False) -> Iterator[Finding]:
    """All findings on what is printed besides cards: tokens, boards, and boxes and dice panel by
    panel; `remember` as above. Raises UserError for a layout with faults, too."""
    limits = load(kit.project)
    faces = list(kit.faces())
    drawings = [drawing for _, drawing in faces]
    looks = _looks(drawings, limits, _asked("parts", deck, kit.project) if remember else "")
    named = (
        replace(remark, component=part.name)
        for (part, _), look in zip(faces, looks, strict=True)
        for remark in look.remarks
    )
    yield from merged(named, deck)


def _asked(what: str, deck: Deck, project: Project) -> str:
    """Of which deck, in which ink, in words."""
    catalogue = deck.catalogue
    said = (what, str(project.root), catalogue.source.file, deck.variant, catalogue.ink)
    return " ".join(str(one) for one in said)


def _looks(drawings: Collection[Drawing], limits: Limits, remembered: str) -> list[Look]:
    """The looks at these faces, in their order; those that are remembered of that deck aren't taken
    again."""
    memory = Looks(remembered, limits, _DPI) if remembered else None
    before = [(drawing, memory.known(drawing)) for drawing in drawings] if memory else []
    found = {id(drawing): look for drawing, look in before if look is not None}
    for drawing, look in _looked_at([one for one in drawings if id(one) not in found], limits):
        found[id(drawing)] = look
        if memory is not None:
            memory.learn(drawing, look)
    if memory is not None:
        memory.keep()
    return [found[id(drawing)] for drawing in drawings]


def _looked_at(drawings: Collection[Drawing], limits: Limits) -> Iterator[tuple[Drawing, Look]]:
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
