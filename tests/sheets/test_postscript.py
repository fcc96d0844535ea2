"""What a printer's filters make of sheets: PostScript, which has no forms."""

from __future__ import annotations

import math
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from programs import needed

from generator.drawing.drawing import Drawing, Shape, Stroke, Use, moved
from generator.drawing.drawing import Path as Outline
from generator.painting import letters
from generator.sheets.placement import Duplex
from generator.sheets.writer import SheetCard, SheetJob, sheet_pdf
from generator.units import Size

Jobs = Callable[..., SheetJob]
#: Cards on three sheets, and the bytes of their back's line-work as any PostScript writes it.
CARDS, CURVES = 27, 2000
FILTERS = {
    "pdftops": ("poppler-utils", ["pdftops", "IN", "OUT"]),
    "gs": ("ghostscript", ["gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=ps2write", "-oOUT", "IN"]),
}


def rosette() -> tuple[Shape, ...]:
    """Fine line-work round (0, 0)."""
    at = [
        (20 * math.cos(a) * math.cos(7 * a), 20 * math.sin(a) * math.cos(7 * a))
        for a in (math.tau * n / (3 * CURVES) for n in range(3 * CURVES + 1))
    ]
    curves = [("C", *at[n], *at[n + 1], *at[n + 2]) for n in range(1, 3 * CURVES - 1, 3)]
    return (Shape(Outline((("M", *at[0]), *curves)), None, Stroke("#106040", 0.1)),)  # type: ignore[arg-type]


def sheets(job: Jobs) -> bytes:
    poker = Size(63.5, 88.9)
    stamps = {"rosette": rosette()}
    uses = (Use("rosette", moved(31.75, 30)), Use("rosette", (0.6, 0.2, -0.2, 0.6, 40.0, 70.0)))
    back = Drawing("back", poker, 3.0, 3.0, uses, stamps=stamps)
    face = Drawing("face", poker, 3.0, 3.0, ())

    def cards() -> Iterator[SheetCard]:
        for number in range(CARDS):
            yield SheetCard(f"n{number}", face, back, "")

    return sheet_pdf(job("a4", Duplex.LONG_EDGE, CARDS), cards())[0]


def seen(data: bytes) -> np.ndarray:
    page = pypdfium2.PdfDocument(data)[1].render(scale=150 / 72).to_pil().convert("RGB")
    return np.asarray(page, dtype=np.int16)


def test_a_letter_looks_as_its_stamp_does(job: Jobs, monkeypatch: pytest.MonkeyPatch) -> None:
    as_letters = sheets(job)
    monkeypatch.setattr(letters, "heavy", lambda content: False)
    as_forms = sheets(job)

    assert b"/Type3" in as_letters and b"/Type3" not in as_forms
    assert (seen(as_forms) != 255).any(axis=2).mean() > 0.02
    assert np.abs(seen(as_letters) - seen(as_forms)).max() <= 16


@pytest.mark.parametrize("name", FILTERS)
def test_a_fine_back_is_written_once(name: str, job: Jobs, tmp_path: Path) -> None:
    package, command = FILTERS[name]
    needed(command[0], package)
    source, target = tmp_path / "sheets.pdf", tmp_path / "sheets.ps"
    source.write_bytes(sheets(job))
    put = {"IN": str(source), "OUT": str(target)}
    told = [put.get(word, word.replace("OUT", put["OUT"])) for word in command]
    subprocess.run(told, check=True, capture_output=True, timeout=60)
    once = len(b"\n".join(b"12.345 12.345 12.345 12.345 12.345 12.345 c" for _ in range(CURVES)))

    assert once < target.stat().st_size < 6 * once


def test_words_on_a_back_can_be_read(job: Jobs) -> None:
    """Nothing is read where a letter is but a space."""
    said = pypdfium2.PdfDocument(sheets(job))[1].get_textpage().get_text_range()

    assert "Numbers" in said
    assert letters.LETTER not in said.split()
