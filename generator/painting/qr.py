"""A QR code as lines of text, for a terminal: what a phone's camera reads instead of typing it."""

from __future__ import annotations

from reportlab.graphics.barcode import qrencoder

#: Modules of quiet round the code.
_QUIET = 2
#: Two modules above each other as one letter: whether the upper is dark, and the lower.
_LETTERS = {
    (False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " ",
}  # fmt: skip


def as_lines(text: str) -> list[str]:
    """The code of a short ASCII text, in light letters for a dark ground."""
    code = qrencoder.QRCode(None, qrencoder.QRErrorCorrectLevel.L)
    code.addData(text)
    code.make()
    size = range(-_QUIET, code.getModuleCount() + _QUIET)

    def dark(row: int, column: int) -> bool:
        inside = 0 <= row < code.getModuleCount() and 0 <= column < code.getModuleCount()
        return inside and bool(code.isDark(row, column))

    return [
        "".join(_LETTERS[dark(row, column), dark(row + 1, column)] for column in size)
        for row in size[::2]
    ]
