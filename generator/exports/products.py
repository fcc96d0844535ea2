"""Which product of a service each card and piece becomes.

In: a job whose profile has products. Out: a product for every size of card, or a UserError that
names those there are; for pieces a product or a notice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.errors import Problem, UserError, listed
from generator.exports.job import Job, Made
from generator.exports.material import Group, Piece
from generator.exports.way_out import leaving_out
from generator.profiles import Fit
from generator.reading.read import Loc
from generator.units import Size, px_per_mm

#: A stretch by less than this part of the whole is not worth a word; a safe zone that is narrower
#: by less than so many mm is as wide.
_STRETCH, _NARROWER = 0.003, 0.0005


@dataclass(frozen=True)
class Batch:
    """All groups of cards that are ordered as one product."""

    fit: Fit
    groups: tuple[Group, ...]


def batches(job: Job, made: Made) -> list[Batch]:
    """The deck by product, in the order of its first cards. Raises UserError for cards that the
    service doesn't make."""
    found: dict[str, tuple[Fit, list[Group]]] = {}
    faults: list[Problem] = []
    fits = {group.name: job.profile.fit(group.size) for group in job.material.groups}
    refused = {
        card.id for group in job.material.groups if not fits[group.name] for card in group.cards
    }
    for group in job.material.groups:
        fit = fits[group.name]
        if fit is None:
            known = [f"{p.name} ({_size(p.trim)})" for p in job.profile.products if not p.shape]
            source = job.material.deck.catalogue.source
            own: Loc = ("kinds", group.cards[0].kind, "card")  # a kind's own size, or the deck's
            faults.append(
                source.problem(
                    own if own in source.keys else ("card",),
                    f"{job.profile.title} makes no cards of {_size(group.size)}",
                    expected=f"products: {listed(known)}",
                    hint=leaving_out(job.material.deck, refused),
                )
            )
            continue
        found.setdefault(fit.product.name, (fit, []))[1].append(group)
        _tell_stretch(group.size, fit, job, made)
        _tell_safe(fit, job, made)
    if faults:
        raise UserError(dict.fromkeys(faults))
    return [Batch(fit, tuple(groups)) for fit, groups in found.values()]


def piece_fits(job: Job, made: Made) -> list[tuple[Piece, Fit]]:
    """The pieces that the service makes, too; the others are told."""
    found, left = [], []
    for piece in job.material.pieces:
        fit = job.profile.fit(piece.drawing.size, piece.shape)
        if fit is None:
            left.append(piece)
        else:
            found.append((piece, fit))
    tell_left(job, made, left)
    return found


def tell_left(job: Job, made: Made, pieces: Sequence[Piece]) -> None:
    """Says which pieces, dice and boxes of the game this export hasn't."""
    left = [piece.title for piece in pieces]
    left += [thing.title or thing.name for thing in job.material.folded]
    if left:
        made.notices.append(
            f"not in this export: {listed(left)}; 'deckproof parts' prints them at home"
        )


def _tell_stretch(size: Size, fit: Fit, job: Job, made: Made) -> None:
    w, h = (size.h, size.w) if fit.turned else (size.w, size.h)
    by = (fit.product.trim.w / w - 1, fit.product.trim.h / h - 1)
    if max(map(abs, by)) > _STRETCH:
        made.notices.append(
            f"cards of {_size(size)} become {fit.product.name}, {_size(fit.product.trim)}: "
            f"{by[0]:+.1%} wide, {by[1]:+.1%} high"
        )


def _tell_safe(fit: Fit, job: Job, made: Made) -> None:
    keeps = job.material.deck.catalogue.card.safe
    wanted = (fit.product.safe or 0.0) / px_per_mm(job.profile.number("dpi"))
    notice = (
        f"{job.profile.title} wants nothing that matters within {wanted:.4g} mm of the cut; this "
        f"deck's safe zone is {keeps:g} mm"
    )
    if keeps < wanted - _NARROWER and notice not in made.notices:
        made.notices.append(notice)


def _size(size: Size) -> str:
    return f"{size.w:g} x {size.h:g} mm"
