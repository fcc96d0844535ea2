"""A PDF of one side of a card a page, read back.

Pages are measured and counted by pikepdf, through the marks that every placement carries; what
they show is seen by PDFium and held against the face. A PDF in a press' inks is proved through the
profile that it carries itself: its inks are turned into what they look like, and counted.
"""

from __future__ import annotations

import io
from collections import Counter
from typing import Any

import pikepdf
import pypdfium2
from PIL import Image

from generator.checks import sheetfile
from generator.checks.exports.likeness import DPI, MOST_PRESSED, Likeness
from generator.checks.exports.made_of import by_product
from generator.checks.exports.proof import Proof
from generator.checks.sheetfile import Seen
from generator.deck import Card
from generator.errors import listed
from generator.exports.material import back_key
from generator.painting import cmyk, pdfx, spots
from generator.profiles import Fit
from generator.units import MM_PER_INCH, PT_PER_INCH, Box, Size, px_at

#: The resolution at which pages are looked at. PDFium puts small letters on whole pixels: small
#: ones are far enough from each other here.
_DPI = 480.0
_DESCRIPTOR = "/FontDescriptor"
#: The two pages of a card, by what a profile calls their order.
_ORDERS = {"back-then-face": ("back", "front"), "face-then-back": ("front", "back")}


def read_pages(proof: Proof) -> None:
    """Every product's PDF."""
    for fit, cards in by_product(proof):
        deck = proof.material.deck
        name = f"{fit.product.name}/{proof.profile.naming['pages'].format(game=deck.slug)}"
        data = proof.data(name)
        if data is None:
            continue
        try:
            with pikepdf.open(io.BytesIO(data)) as pdf:
                _Reader(proof, fit, cards, name, pdf).read()
        except pikepdf.PdfError as error:
            proof.fault("export-form", f"is no PDF: {error}", name)


class _Reader:
    def __init__(
        self, proof: Proof, fit: Fit, cards: list[Card], name: str, pdf: pikepdf.Pdf
    ) -> None:
        self.proof, self.fit, self.name, self.pdf = proof, fit, name, pdf
        self.cards = sorted(cards, key=lambda card: card.first)
        mm = MM_PER_INCH / proof.profile.number("dpi")
        (w, h), bleed = fit.product.canvas, fit.product.bleed
        self.page, rim = Size(w * mm, h * mm), bleed * mm
        if fit.turned:
            self.page = self.page.turned()
        self.trim = Box(rim, rim, self.page.w - 2 * rim, self.page.h - 2 * rim)

    def read(self) -> None:
        self._fonts()
        pressed = self.proof.about.get("colour") == "CMYK"
        likeness = self._inks() if pressed else self.proof.likeness
        self._sides(likeness)

    def _fault(self, code: str, message: str, card: str = "") -> None:
        self.proof.fault(code, message, self.name, card)

    def _fonts(self) -> None:
        for item in self.pdf.objects:
            if not isinstance(item, pikepdf.Dictionary) or item.get("/Type") != _DESCRIPTOR:
                continue
            if not any(f"/FontFile{kind}" in item for kind in ("", "2", "3")):
                self._fault("export-form", f"{item.get('/FontName')} is not embedded")

    def _sides(self, likeness: Likeness) -> None:
        """Page by page: size, trim, whose side it is, and once for each face what it shows."""
        copies = [card for card in self.cards for _ in range(card.copies)]
        self.proof.count("pages", len(self.pdf.pages), 2 * len(copies), self.name)
        sheet = sheetfile.read(self.proof.folder / self.name)
        by_page = {seen.page: seen for seen in sheet.seen if seen.card}
        fronts = Counter(seen.card for seen in by_page.values() if seen.side == "front")
        for card in self.cards:
            self.proof.count(card.id, fronts[card.id], card.copies, self.name, card.id)
        sides = _ORDERS[self.proof.profile.word("page-order")]
        shown: set[str] = set()
        screen = self._on_screen(likeness is not self.proof.likeness)
        for number, size in enumerate(sheet.pages, 1):
            if not _near(size.w, self.page.w) or not _near(size.h, self.page.h):
                self._fault(
                    "export-size",
                    f"page {number} is {size.w:.2f} x {size.h:.2f} mm, "
                    f"not {self.page.w:.2f} x {self.page.h:.2f}",
                )
            if number > 2 * len(copies):
                continue
            card, side = copies[(number - 1) // 2], sides[(number - 1) % 2]
            seen = by_page.get(number)
            if seen is None or (seen.card, seen.side) != (card.id, side):
                there = f"the {seen.side} of {seen.card}" if seen else "nothing"
                self._fault(
                    "export-count",
                    f"page {number} is {there}, not the {side} of {card.id}",
                    card.id,
                )
                continue
            self._lies(seen, number)
            key = card.id if side == "front" else back_key(card.back)
            if key not in shown:
                shown.add(key)
                image = self._cut(screen, number)
                if self.fit.is_across(self.proof.material.drawings[key].size):
                    image = image.transpose(Image.Transpose.ROTATE_90)
                far = likeness.far(image, key)
                if far > likeness.most:
                    self._fault(
                        "export-face",
                        f"page {number} doesn't show {key} (off by {far:.0f} of 255)",
                        card.id,
                    )

    def _lies(self, seen: Seen, number: int) -> None:
        """Where the card lies on its page, and the page's own boxes."""
        box = seen.box
        if not all(
            _near(one, other)
            for one, other in zip(
                (box.x, box.y, box.w, box.h),
                (self.trim.x, self.trim.y, self.trim.w, self.trim.h),
                strict=True,
            )
        ):
            self._fault(
                "export-size",
                f"page {number}: the card lies at {box.x:.2f}, {box.y:.2f}, "
                f"{box.w:.2f} x {box.h:.2f} mm",
                seen.card,
            )
        for fault in seen.faults:
            self._fault("export-form", f"page {number}: {fault}", seen.card)
        points = [float(edge) for edge in self.pdf.pages[number - 1].trimbox]
        mm = MM_PER_INCH / PT_PER_INCH
        boxed = Box(
            points[0] * mm,
            self.page.h - points[3] * mm,
            (points[2] - points[0]) * mm,
            (points[3] - points[1]) * mm,
        )
        if not (
            _near(boxed.x, self.trim.x)
            and _near(boxed.y, self.trim.y)
            and _near(boxed.w, self.trim.w)
            and _near(boxed.h, self.trim.h)
        ):
            self._fault("export-size", f"page {number}: its TrimBox isn't the card's cut")

    def _on_screen(self, pressed: bool) -> Any:
        """The document for PDFium; a pressed one in the colours that its inks look like."""
        out = io.BytesIO()
        if pressed:
            copy = io.BytesIO()
            self.pdf.save(copy)
            with pikepdf.open(copy) as proofed:
                spots.without_cut_lines(proofed)
                if (press := self._press()) is not None:
                    cmyk.to_screen(proofed, press)
                proofed.save(out)
        else:
            self.pdf.save(out)
        return pypdfium2.PdfDocument(out.getvalue())

    def _cut(self, screen: Any, number: int) -> Image.Image:
        page: Image.Image = screen[number - 1].render(scale=_DPI / PT_PER_INCH).to_pil()
        by_x, by_y = page.width / self.page.w, page.height / self.page.h
        trim = self.trim
        box = (trim.x * by_x, trim.y * by_y, trim.right * by_x, trim.bottom * by_y)
        size = (px_at(trim.w, DPI), px_at(trim.h, DPI))
        return page.convert("RGB").resize(size, Image.Resampling.HAMMING, box=box)

    def _press(self) -> cmyk.Press | None:
        """The press that the file names; None if it holds no profile of one."""
        try:
            data = self.pdf.Root.OutputIntents[0].DestOutputProfile.read_bytes()
            return cmyk.Press(data, self.proof.profile.word("intent"))
        except (AttributeError, IndexError, TypeError, ValueError, pikepdf.PdfError):
            return None

    def _claims(self) -> None:
        """The standard is the service's, or the one for what is transparent; the file's version is
        that of its standard."""
        claim, through = pdfx.claimed(self.pdf), cmyk.transparent(self.pdf)
        wanted = pdfx.THROUGH if through else self.proof.profile.word("standard")
        if claim != wanted:
            why = "something is transparent" if through else "nothing is transparent"
            self._fault("export-colour", f"claims {claim or 'no standard'}, not {wanted}: {why}")
        told = dict(self.proof.about.get("inks") or {}).get(self.name, [])
        found = sorted(set(spots.names(self.pdf)))
        if found != list(told):
            self._fault(
                "export-colour",
                f"its own inks are {listed(found) or 'none'}, not {listed(told) or 'none'}",
            )
        version = pdfx.VERSIONS[wanted]
        if self.pdf.pdf_version != version:
            self._fault("export-form", f"is PDF {self.pdf.pdf_version}, not {version}")

    def _inks(self) -> Likeness:
        """The claims of a pressed PDF: OutputIntent, version, inks alone, none too much. The
        likeness is that of faces seen through the press."""
        profile = self.proof.profile
        if "/OutputIntents" not in self.pdf.Root:
            self._fault("export-colour", "has no OutputIntent")
            return self.proof.likeness
        press = self._press()
        if press is None:
            self._fault("export-colour", "has an OutputIntent without the profile of a press")
            return self.proof.likeness
        self._claims()
        most, worst = profile.number("most-ink") + profile.number("ink-slack"), 0.0
        for operator, parts in cmyk.colours(self.pdf):
            if operator in ("rg", "RG"):
                self._fault("export-colour", f"has an RGB colour: {parts}")
                break
            if operator in ("k", "K"):
                worst = max(worst, cmyk.ink(part * 255 for part in parts))
        for shade in cmyk.gradient_colours(self.pdf):
            if len(shade) == 3:
                self._fault("export-colour", f"has an RGB gradient: {shade}")
                break
            if len(shade) == 4:
                worst = max(worst, cmyk.ink(part * 255 for part in shade))
        for image in cmyk.images(self.pdf):
            worst = max(worst, _most_ink(image))
        if worst > most:
            self._fault(
                "export-colour",
                f"puts up to {worst:.0f} % of ink on the paper; "
                f"{profile.title} takes {profile.number('most-ink'):g}",
            )
        return Likeness(
            self.proof.likeness.drawings,
            lambda image: press.shown(press.picture(image)),
            MOST_PRESSED,
        )


def _most_ink(image: Any) -> float:
    if str(image.get("/ColorSpace")) != "/DeviceCMYK":
        return 0.0
    data = image.read_bytes()
    return max((cmyk.ink(data[at : at + 4]) for at in range(0, len(data), 4)), default=0.0)


def _near(one: float, other: float) -> bool:
    return abs(one - other) <= sheetfile.NEAR
