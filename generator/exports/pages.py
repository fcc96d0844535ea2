"""One PDF with one side of a card a page: DriveThruCards.

In: a job, and with `icc` the person's press profile. Out: vectors on pages of the service's size,
both sides of every copy in the order that it wants (`page-order`). Without a profile the PDF is RGB
and claims no standard; with one every colour goes through it, its OutputIntent is the profile
itself, and the PDF says that it is PDF/X-1a unless something of the deck is transparent, which that
standard forbids.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterator
from typing import Any

import pikepdf

from generator.exports.cardpages import CardPage, card_pages
from generator.exports.job import File, Job, Made
from generator.exports.left import tell_pieces
from generator.exports.products import Batch, batches
from generator.painting.cmyk import BlackText, Press, to_press, transparent
from generator.units import MM_PER_INCH, Box, Size


def export(job: Job, made: Made) -> Iterator[File]:
    """A PDF a product. Raises UserError before the first for a card or a profile that won't do."""
    wanted = batches(job, made)
    press = Press.read(job.icc, job.profile.word("intent")) if job.icc else None
    standard = job.profile.word("standard")
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
            data, claims = _pressed(job, data, press)
            if not claims:
                made.notices.append(
                    f"something is transparent, which {standard} forbids: the PDF is CMYK with its "
                    "OutputIntent, and claims no standard; it could without opacity, shadows, "
                    "'white: clear' and pictures that let anything through"
                )
        name = f"{batch.fit.product.name}/{job.named('pages', game=job.game)}"
        yield name, data
        total = sum(group.total for group in batch.groups)
        made.contents.append(
            f"{name}: {total} cards on {2 * total} pages, "
            f"{job.profile.word('page-order').replace('-', ' ')}, {made.about['colour']}"
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


def _pages(job: Job, batch: Batch) -> bytes:
    material, deck = job.material, job.material.deck
    page, trim = page_size(job, batch)
    back_first = job.profile.word("page-order") == "back-then-face"
    cards = sorted(
        (card for group in batch.groups for card in group.cards), key=lambda card: card.first
    )

    def sides() -> Iterator[CardPage]:
        for card in cards:
            for copy in range(1, card.copies + 1):
                face = CardPage(material.front(card), card.id, copy, "front")
                back = CardPage(material.back(card), card.id, copy, "back")
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


def _pressed(job: Job, data: bytes, press: Press) -> tuple[bytes, bool]:
    """The PDF in the press' inks with its OutputIntent, and whether it may claim the standard."""
    profile = job.profile
    black = BlackText(
        profile.whole("black-text-below"),
        profile.whole("grey-within"),
        profile.number("black-text-up-to"),
    )
    with pikepdf.open(io.BytesIO(data)) as pdf:
        to_press(pdf, press, black)
        for page in pdf.pages:
            if "/Trans" in page:  # ReportLab's wipe from page to page, for screens
                del page["/Trans"]
        claims = not transparent(pdf)
        intent: Any = pdf.make_stream(press.data)
        intent.N = 4
        pdf.Root.OutputIntents = pikepdf.Array(
            [
                pikepdf.Dictionary(
                    Type=pikepdf.Name.OutputIntent,
                    S=pikepdf.Name("/GTS_PDFX"),
                    OutputConditionIdentifier="Custom",
                    Info=press.about,
                    DestOutputProfile=pdf.make_indirect(intent),
                )
            ]
        )
        if claims:
            pdf.docinfo["/GTS_PDFXVersion"] = profile.word("standard")
        pdf.docinfo["/Trapped"] = pikepdf.Name("/False")
        out = io.BytesIO()
        pdf.save(
            out,
            object_stream_mode=pikepdf.ObjectStreamMode.disable,
            deterministic_id=True,
            force_version=profile.word("pdf-version"),
        )
    return out.getvalue(), claims
