"""The preflight: what a good printer's eye sees on every face and back before ink is spent.

In: a deck and its drawings, or its components. Out: findings, each with the face, the line of the
layout and how much is missing. Plan checks read the drawings (safe zone, sizes of type, lines,
pictures); the others look at each face painted once, small, with its bleed (contrast, bleed, ink,
likeness). A new check yields `Remark`s and is called here; what it holds faces to stands in
templates/profiles/preflight.yaml.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
from generator.checks.preflight.parts import taken_apart
from generator.checks.preflight.remarks import Remark, merged
from generator.components.kit import Kit
from generator.deck import Deck
from generator.faces import Drawing
from generator.painting.proofs import proofs
from generator.project import Project

#: Pixels per inch of the proofs: a letter of 5 pt is five pixels high.
_DPI = 100.0


def findings(deck: Deck, project: Project, drawings: Iterable[Drawing]) -> Iterator[Finding]:
    """All findings on a deck's faces, each of which is let go once it has been looked at. Raises
    UserError for a preflight.yaml with faults."""
    limits = load(project)
    remarks: list[Remark] = []
    glances: dict[str, likeness.Glance] = {}
    for drawing, image in _looked_at(drawings, limits, remarks):
        glances[drawing.name] = likeness.glance(_trim(drawing, image), _DPI, limits)
    names = [*(card.id for card in deck.cards), *(f"back-{name}" for name in deck.backs)]
    in_order = {name: glances[name] for name in names}
    remarks.extend(likeness.alike(in_order, deck, limits))
    yield from merged(remarks, deck)


def of_components(deck: Deck, kit: Kit) -> Iterator[Finding]:
    """All findings on what is printed besides cards: tokens, boards, and boxes and dice panel by
    panel. Raises UserError for a layout with faults, too."""
    limits = load(kit.project)
    remarks: list[Remark] = []
    faces = list(kit.faces())
    component = {drawing.name: part.name for part, drawing in faces}
    for _ in _looked_at([drawing for _, drawing in faces], limits, remarks):
        pass
    named = (replace(remark, component=component[remark.face]) for remark in remarks)
    yield from merged(named, deck)


def _looked_at(
    drawings: Iterable[Drawing], limits: Limits, remarks: list[Remark]
) -> Iterator[tuple[Drawing, Image.Image]]:
    """Each drawing, painted; what there is to say of it joins the remarks."""

    def look(drawing: Drawing) -> contrast.ContrastWatcher:
        """What the plan tells, and the eye that watches it being painted."""
        taken = taken_apart(drawing)
        remarks.extend(safe_zone.outside(drawing, taken))
        remarks.extend(type_size.too_small(drawing, taken, limits))
        remarks.extend(lines.too_thin(drawing, taken, limits))
        remarks.extend(pictures.too_coarse(drawing, taken, limits))
        return contrast.ContrastWatcher(drawing, taken, limits, remarks)

    for drawing, image in proofs(drawings, _DPI, look):
        remarks.extend(bleed.short(drawing, image, _DPI))
        remarks.extend(coverage.too_much(drawing, image, _DPI, limits))
        yield drawing, image


def _trim(drawing: Drawing, image: Image.Image) -> Image.Image:
    edge = round(drawing.bleed / drawing.full.w * image.width)
    return image.crop((edge, edge, image.width - edge, image.height - edge))
