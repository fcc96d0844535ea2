"""Which product of a service each card and piece becomes.

In: a job whose profile has products. Out: a product for every size of card and piece, or a notice
that there is none; a UserError that names those there are if the service makes none of the cards.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.errors import Problem, UserError, listed
from generator.exports.job import Job, Made
from generator.exports.left import cards_of, in_words, leave_cards, tell_pieces
from generator.exports.material import Group, Piece
from generator.exports.moulds import moulds
from generator.profiles import Fit
from generator.reading.read import Loc
from generator.units import Size, px_per_mm

_AT_HOME = "'deckproof sheets --cut' prints them, with paths for a cutting machine"
#: A stretch by less than this part of the whole is not worth a word; a safe zone that is narrower
#: by less than so many mm is as wide.
_STRETCH, _NARROWER = 0.003, 0.0005


@dataclass(frozen=True)
class Batch:
    """All groups of cards that are ordered as one product; `fit` is turned if all lie across it."""

    fit: Fit
    groups: tuple[Group, ...]


def batches(job: Job, made: Made) -> list[Batch]:
    """The deck by product, in the order of its first cards; cards that the service doesn't make are
    left out and told. Raises UserError if it makes none of them."""
    found: dict[str, tuple[Fit, list[Group]]] = {}
    without: list[Group] = []
    for group in job.material.groups:
        fit = job.profile.fit(group.size) if group.shape is None else None
        if fit is None:
            without.append(group)
            continue
        before, groups = found.setdefault(fit.product.name, (fit, []))
        found[fit.product.name] = (before.beside(fit), [*groups, group])
        _tell_stretch(group.size, fit, made)
        _tell_safe(fit, job, made)
    if not found:
        raise UserError(dict.fromkeys(_refused(job, group) for group in without))
    if without:
        leave_cards(job, made, without)
    return [Batch(fit, tuple(groups)) for fit, groups in found.values()]


def _refused(job: Job, group: Group) -> Problem:
    known = [f"{p.name} ({in_words(p.trim)})" for p in job.profile.products if not p.shape]
    source = job.material.deck.catalogue.source
    own: Loc = ("kinds", group.cards[0].kind, "card")  # a kind's own size, or the deck's
    return source.problem(
        own if own in source.keys else ("card",),
        f"{job.profile.title} makes no {cards_of(group.size, group.shape)}",
        expected=f"products: {listed(known)}",
        hint=_AT_HOME if group.shape else "",
    )


def piece_fits(job: Job, made: Made) -> list[tuple[Piece, Fit]]:
    """The pieces that the service makes, too; the others are told."""
    found, without = [], []
    for piece in job.material.pieces:
        fit = job.profile.fit(piece.drawing.size, piece.shape)
        if fit is None:
            without.append(piece)
        else:
            found.append((piece, fit))
    made_too = {mould.thing.name for mould in moulds(job.material, job.profile)}
    others = [thing for thing in job.material.folded if thing.name not in made_too]
    tell_pieces(job, made, without, others)
    return found


def _tell_stretch(size: Size, fit: Fit, made: Made) -> None:
    w, h = (size.h, size.w) if fit.turned else (size.w, size.h)
    by = (fit.product.trim.w / w - 1, fit.product.trim.h / h - 1)
    if max(map(abs, by)) > _STRETCH:
        made.notices.append(
            f"cards of {in_words(size)} become {fit.product.name}, {in_words(fit.product.trim)}: "
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
