"""HTML to PDF: the only place that imports WeasyPrint, and only when a PDF is wanted.

In: a rulebook's HTML from `render`. Out: a tagged PDF (PDF/UA-1) whose bytes depend on that HTML
alone: dates come from SOURCE_DATE_EPOCH, fonts from the HTML's own @font-face rules.
"""

from __future__ import annotations

import gc
import logging
import re
import tempfile
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from generator import scratch
from generator.budgets import budget, over
from generator.errors import DeckproofError, EnvironmentLacks, Problem, UserError
from generator.files import source_date
from generator.rulebook.apart import drawings_apart
from generator.rulebook.blame import words_at
from generator.rulebook.embedded import Held, by_address, packed_once
from generator.rulebook.letters_kept import keep_letters
from generator.rulebook.measured import measured_once
from generator.rulebook.tagging import repaired
from generator.surroundings import surrounded

#: The date of a PDF when SOURCE_DATE_EPOCH doesn't give one (2025-01-01): the same input makes the
#: same bytes.
EPOCH = 1_735_689_600

#: The operators of a PDF whose operands are places, lengths and transformations.
_PLACING = frozenset({b"cm", b"m", b"l", b"c", b"v", b"y", b"re", b"w", b"Tm", b"Td"})
#: How every operand ends that `_settled` writes otherwise; few steps have any.
_UNSETTLED = (b". ", b"0 ")

REMEDY = "run 'apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0'"

_NO_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><cachedir>{cache}</cachedir></fontconfig>
"""


@dataclass(frozen=True)
class Pdf:
    """A rulebook's PDF, how many pages it has, and how many of them the quick reference takes."""

    data: bytes
    pages: int
    quick_pages: int


def make(html: str, pictures: Mapping[str, bytes] | None = None) -> Pdf:
    """The PDF of a rulebook; `pictures` are the PNGs behind its `picture:` addresses.

    Nothing else is loaded: no file, nothing from the net. Raises EnvironmentLacks where Pango is
    missing, UserError for an address that leads outside, and Unset.
    """
    if "@font-face" not in html:  # without any font Pango would crash and take Python along
        raise ValueError("HTML without fonts of its own can't become a PDF")
    with _own_fonts_only() as folder, _dated(), _quiet(), _unswept():
        weasyprint, fonts = _load()
        fonts._folder = folder  # else they lie in one that goes when Python looks for rubbish
        html, held = by_address(html)
        fetcher = _fetcher(pictures or {}, held)
        source = weasyprint.HTML(string=html, url_fetcher=fetcher)
        try:
            document = _laid_out(source, fonts)
            if len(document.pages) > budget("book-pages"):
                raise UserError(over("book-pages", f"a book of {len(document.pages):,} pages"))
            when = datetime.fromtimestamp(date(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
            document.metadata.created = document.metadata.modified = when
            with packed_once():
                data: bytes = document.write_pdf(  # attachments load only here
                    pdf_variant="pdf/ua-1", finisher=_settled
                )
        except (
            weasyprint.urls.FatalURLFetchingError,
            weasyprint.urls.URLFetchingError,
        ) as error:
            reason = " ".join(str(error).split())
            address = re.search('"([^"]+)"', reason)
            found = f"can't load what a rulebook refers to: {reason[:200]}"
            problem = Problem(found, hint="use image() or card()")
            raise Unset(problem, address[1] if address else "") from None
        except DeckproofError:
            raise
        except Exception as error:  # odd CSS, drawings and nesting meet its asserts and sums
            if isinstance(error, OSError) and error.errno is not None:
                raise _unwritable(error) from None
            words = words_at(error, source.etree_element, html)
            raise Unset(_unset(error, words), words) from None
    quick = sum(page._page_box.page_type.name == "quick" for page in document.pages)
    return Pdf(repaired(data), len(document.pages), quick)


class Unset(UserError):
    """HTML that WeasyPrint can't set, at these `words` of it if they are known: one Problem,
    without a place."""

    def __init__(self, problem: Problem, words: str) -> None:
        self.words = words
        super().__init__(problem)


def _unwritable(error: OSError) -> UserError:
    """Nothing but temporary files is read or written here."""
    hint = "make room there, or set TMPDIR to a folder that has some"
    return UserError(
        Problem(f"can't be written: {error.strerror}", file=scratch.around(), hint=hint)
    )


def _unset(error: Exception, words: str) -> Problem:
    if isinstance(error, RecursionError):
        return Problem("tags are nested too deeply to be set as pages", hint="close them earlier")
    told = " ".join(str(error).split())[:100]
    found = f"can't be set as pages: {type(error).__name__}{': ' if told else ''}{told}"
    if words.startswith("<"):
        return Problem(found, hint="take out its style or attributes, one after the other")
    if words:
        return Problem(found, hint="take out this style, one rule after the other")
    return Problem(found, hint="take out style and drawings, the last ones first, until it can")


def _laid_out(source: Any, fonts: Any) -> Any:
    """The pages of a document that WeasyPrint has read."""
    with measured_once():
        with drawings_apart(source.etree_element) as drawn:
            document = source.render(font_config=fonts, pdf_variant="pdf/ua-1")
        if not drawn():
            document = source.render(font_config=fonts, pdf_variant="pdf/ua-1")
        return document


def _fetcher(pictures: Mapping[str, bytes], held: Mapping[str, Held]) -> Any:
    """What WeasyPrint may load: data inside the HTML, and pictures, fonts and ornaments by their
    address."""
    from weasyprint.urls import URLFetcher, URLFetcherResponse

    class Album(URLFetcher):  # type: ignore[misc]
        def fetch(self, url: str, headers: Any = None) -> Any:
            if url in pictures:
                return URLFetcherResponse(url, pictures[url], {"Content-Type": "image/png"})
            if url in held:
                one = held[url]
                return URLFetcherResponse(url, one.data, {"Content-Type": one.kind})
            return super().fetch(url, headers)

    return Album(allowed_protocols={"data"}, fail_on_errors=True)


def _load() -> tuple[Any, Any]:
    """WeasyPrint and a font configuration; its import fails where the system has no Pango."""
    try:
        import weasyprint
        from weasyprint.text.fonts import FontConfiguration
    except (ImportError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise EnvironmentLacks(f"rulebook PDFs need Pango: {reason}", REMEDY) from None
    keep_letters()
    return weasyprint, FontConfiguration()


def load_ahead() -> None:
    """Loads WeasyPrint for processes that are forked from this one, if it can be loaded: they are
    told what it lacks. Fonts are nothing to be forked with, and are looked for in each."""
    with suppress(ImportError, OSError):
        import weasyprint  # noqa: F401


def _settled(document: Any, pdf: Any) -> None:
    """Writes the places and transformations of all pages in one form. WeasyPrint adds them up with
    `sum`, which since Python 3.12 rounds otherwise: the same input makes the same bytes on each."""
    for thing in pdf.objects:
        steps: list[Any] = getattr(thing, "stream", None) or []
        for place, step in enumerate(steps):
            if (
                isinstance(step, bytes)
                and any(end in step for end in _UNSETTLED)
                and step.rpartition(b" ")[2] in _PLACING
            ):
                steps[place] = b" ".join(map(_number, step.split()))


def _number(word: bytes) -> bytes:
    """A number as "0" or without a bare point at its end; the operator as it is."""
    if word in _PLACING:
        return word
    return word.rstrip(b".") if float(word) else b"0"


def date() -> int:
    """The date of a PDF, in seconds."""
    return source_date() or EPOCH


@contextmanager
def _dated() -> Iterator[None]:
    """Where HarfBuzz can't cut the fonts down, fontTools does, and stamps each with this date; by
    itself with the moment, and no two PDFs would be alike."""
    with surrounded({"SOURCE_DATE_EPOCH": str(date())}):
        yield


def pango() -> int:
    """The version of the library that lays out text. Raises EnvironmentLacks as `make`."""
    _load()
    from weasyprint.text.ffi import pango as library

    return int(library.pango_version())


@contextmanager
def _own_fonts_only() -> Iterator[Path]:
    """Hides all system fonts from fontconfig, so that a page looks the same on every machine. The
    folder is for what fontconfig and WeasyPrint write meanwhile."""
    with tempfile.TemporaryDirectory(prefix="deckproof-") as folder:
        config = Path(folder) / "fonts.conf"
        try:
            config.write_text(_NO_FONTS.format(cache=folder), encoding="utf-8")
        except OSError as error:
            raise _unwritable(error) from None
        with surrounded({"FONTCONFIG_FILE": str(config)}):
            yield Path(folder)


@contextmanager
def _unswept() -> Iterator[None]:
    """A book makes a million small objects and keeps nearly all until it is done: looking for
    cycles among them meanwhile takes a seventh of the time and finds nothing."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@contextmanager
def _quiet() -> Iterator[None]:
    """WeasyPrint's remarks about CSS that only browsers know, and about our having hidden the
    system fonts, are not for a person who wants a rulebook."""
    loggers = [logging.getLogger(name) for name in ("weasyprint", "fontTools")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.CRITICAL)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)
