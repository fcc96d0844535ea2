"""One PDF with one side of a card a page: DriveThruCards.

In: a job, and with `icc` the person's press profile. Out: vectors on pages of the service's size,
both sides of every copy in the order that it wants (`page-order`). Without a profile the PDF is RGB
and claims no standard; with one every colour goes through it, within the ink that the service
takes, its OutputIntent is the profile itself, and the PDF says that it is PDF/X-1a; PDF/X-4 if
something of the deck is transparent, which that standard forbids.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterator

import pikepdf

from generator.deck import Card
from generator.errors import Problem, UserError
from generator.exports import spots
from generator.exports.cardpages import CardPage, card_pages
from generator.exports.job import File, Job, Made
from generator.exports.left import tell_pieces
from generator.exports.products import Batch, batches
from generator.painting.cmyk import BlackText, Press, to_press, transparent
from generator.painting.pdfx import THROUGH, claim
from generator.painting.spots import cut_lines, names
from generator.units import MM_PER_INCH, Box, Size


def export(job: Job, made: Made) -> Iterator[File]:
    """A PDF a product. Raises UserError before the first for a card or a profile that won't do."""
    wanted = batches(job, made)
    standard, most = job.profile.word("standard"), job.profile.number("most-ink")
    press = Press.read(job.icc, job.profile.word("intent"), most) if job.icc else None
    if job.spots and press is None:
        raise UserError(Problem("names inks of a press", key="--spot", expected="with --icc FILE"))
    tell_pieces(job, made, job.material.pieces)
    made.about["products"] = [batch.fit.product.name for batch in wanted]
    made.about["colour"] = "CMYK" if press else "RGB"
    if press is not None:
        made.about["icc"] = hashlib.sha256(press.data).hexdigest()
    if press is None:
        made.notices.append(
            f"the PDF is RGB and claims no standard; {job.profile.title} asks for {standard}: "
            "give the press' profile with --icc FILE"
        )
    for batch in wanted:
        data = _pages(job, batch)
        if press is not None:
            data, claims, inks = _pressed(job, batch, data, press)
            if claims != standard:
                made.notices.append(
                    f"something is transparent, which {standard} forbids: the PDF claims {claims}; "
                    f"ask whether {job.profile.title} takes that, or do without opacity, shadows, "
                    "'white: clear' and pictures that let anything through"
                )
        name = f"{batch.fit.product.name}/{job.named('pages', game=job.game)}"
        if press is not None:
            made.about.setdefault("standards", {})[name] = claims
            made.about.setdefault("inks", {})[name] = inks
        yield name, data
        total = sum(group.total for group in batch.groups)
        made.contents.append(
            f"{name}: {total} cards on {2 * total} pages, "
            f"{job.profile.word('page-order').replace('-', ' ')}, {made.about['colour']}"
        )
    if press is not None and press.heaviest > most:
        made.notices.append(
            f"the profile would put up to {press.heaviest:.0f} % of ink on the paper; what is over "
            f"{most:g} % is mixed anew, with more black and less of the colours"
        )


def page_size(job: Job, batch: Batch) -> tuple[Size, Box]:
    """The page and the trim on it, in mm: the product's canvas at its dpi."""
    mm = MM_PER_INCH / job.profile.number("dpi")
    (w, h), bleed = batch.fit.product.canvas, batch.fit.product.bleed
    page = Size(w * mm, h * mm)
    trim = Box(bleed * mm, bleed * mm, (w - 2 * bleed) * mm, (h - 2 * bleed) * mm)
    if batch.fit.turned:
        return page.turned(), Box(trim.y, trim.x, trim.h, trim.w)
    return page, trim


def _cards(batch: Batch) -> list[Card]:
    """The cards of a product in print order."""
    found = (card for group in batch.groups for card in group.cards)
    return sorted(found, key=lambda card: card.first)


def _pages(job: Job, batch: Batch) -> bytes:
    material, deck = job.material, job.material.deck
    page, trim = page_size(job, batch)
    back_first = job.profile.word("page-order") == "back-then-face"
    cards = _cards(batch)

    def sides() -> Iterator[CardPage]:
        for card in cards:
            for copy in range(1, card.copies + 1):
                across = batch.fit.is_across(material.front(card).size)
                face = CardPage(material.front(card), card.id, copy, "front", across)
                back = CardPage(material.back(card), card.id, copy, "back", across)
                yield from (back, face) if back_first else (face, back)

    fonts = (run.font for card in cards for run, _ in material.front(card).runs())
    return card_pages(
        sides(),
        page,
        trim,
        title=f"{deck.title}: cards for {job.profile.title}",
        author=", ".join(dict.fromkeys(credit.who for credit in deck.catalogue.credits)),
        language=deck.catalogue.language,
        font=next(fonts, None),
    )


def _pressed(job: Job, batch: Batch, data: bytes, press: Press) -> tuple[bytes, str, list[str]]:
    """The PDF in the press' inks with its OutputIntent, the standard that it claims, and its inks
    with names of their own."""
    profile = job.profile
    black = BlackText(
        profile.whole("black-text-below"),
        profile.whole("grey-within"),
        profile.number("black-text-up-to"),
    )
    with pikepdf.open(io.BytesIO(data)) as pdf:
        to_press(pdf, press, black, spots.named(job))
        if spots.CUT in job.spots:
            page, trim = page_size(job, batch)
            cut_lines(pdf, job.spots[spots.CUT], spots.cuts(_cards(batch), page, trim))
        for page in pdf.pages:
            if "/Trans" in page:  # ReportLab's wipe from page to page, for screens
                del page["/Trans"]
        inks = sorted(set(names(pdf)))
        spots.refuse_unseen(job, inks)
        standard = THROUGH if transparent(pdf) else profile.word("standard")
        return claim(pdf, press.data, press.about, standard), standard, inks
