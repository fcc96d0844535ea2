"""The preflight: what a good printer's eye sees on every face and back before ink is spent.

In: a deck and its drawings. Out: findings, each with the face, the line of the layout and how much
is missing. Plan checks read the drawings (safe zone, sizes of type, lines, pictures); the others
look at each face painted once, small, with its bleed (contrast, bleed, ink, likeness). A new check
yields `Remark`s and is called here; what it holds faces to stands in
templates/profiles/preflight.yaml.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

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
from generator.checks.preflight.limits import load
from generator.checks.preflight.parts import taken_apart
from generator.checks.preflight.remarks import Remark, merged
from generator.deck import Deck
from generator.faces import Drawing
from generator.faces.proofs import proofs
from generator.project import Project

#: Pixels per inch of the proofs: a letter of 5 pt is five pixels high.
_DPI = 100.0


def findings(deck: Deck, project: Project, drawings: Mapping[str, Drawing]) -> Iterator[Finding]:
    """All findings on a deck's faces. Raises UserError for a preflight.yaml with faults."""
    limits = load(project)
    remarks: list[Remark] = []
    glances: dict[str, Image.Image] = {}

    def look(drawing: Drawing) -> contrast.Gaze:
        """What the plan tells, and the eye that watches it being painted."""
        taken = taken_apart(drawing)
        remarks.extend(safe_zone.outside(drawing, taken))
        remarks.extend(type_size.too_small(drawing, taken, limits))
        remarks.extend(lines.too_thin(drawing, taken, limits))
        remarks.extend(pictures.too_coarse(drawing, taken, limits))
        return contrast.Gaze(drawing, taken, limits, remarks)

    for drawing, image in proofs(drawings.values(), _DPI, look):
        remarks.extend(bleed.short(drawing, image, _DPI))
        remarks.extend(coverage.too_much(drawing, image, _DPI, limits))
        glances[drawing.name] = likeness.glance(_trim(drawing, image), _DPI, limits)
    in_order = {name: glances[name] for name in drawings}
    remarks.extend(likeness.alike(in_order, deck, limits))
    yield from merged(remarks, deck)


def _trim(drawing: Drawing, image: Image.Image) -> Image.Image:
    edge = round(drawing.bleed / drawing.full.w * image.width)
    return image.crop((edge, edge, image.width - edge, image.height - edge))
