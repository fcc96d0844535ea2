"""A press profile made by hand, since none may be shipped: four inks on white paper, in 8 bits.

Inks mix as in a school book: red, green and blue are what cyan, magenta and yellow leave, and black
takes as much from all. `thrifty` replaces grey by black ink (at most 200 % of ink); without it
black comes on top of full colours (up to 400 %).
"""

from __future__ import annotations

import struct
from itertools import product

_INK_GRID, _LAB_GRID = 5, 17
_WHITE = (0.9642, 1.0, 0.8249)
#: sRGB to XYZ for D50, and back.
_TO_XYZ = (
    (0.4361, 0.3851, 0.1431),
    (0.2225, 0.7169, 0.0606),
    (0.0139, 0.0971, 0.7141),
)
_TO_RGB = (
    (3.1339, -1.6169, -0.4906),
    (-0.9785, 1.9160, 0.0333),
    (0.0720, -0.2290, 1.4057),
)


def lab(rgb: tuple[float, ...]) -> tuple[float, float, float]:
    """CIELAB of an sRGB colour, 0..1."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in rgb]
    xyz = [sum(m * v for m, v in zip(row, linear, strict=True)) for row in _TO_XYZ]
    f = []
    for value, white in zip(xyz, _WHITE, strict=True):
        part = value / white
        f.append(part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116)
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def rgb(colour: tuple[float, float, float]) -> tuple[float, ...]:
    """The sRGB colour of a CIELAB one, cut to 0..1."""
    y = (colour[0] + 16) / 116
    f = (y + colour[1] / 500, y, y - colour[2] / 200)
    xyz = [
        white * (v**3 if v**3 > 216 / 24389 else (116 * v - 16) / (24389 / 27))
        for v, white in zip(f, _WHITE, strict=True)
    ]
    linear = [sum(m * v for m, v in zip(row, xyz, strict=True)) for row in _TO_RGB]
    linear = [min(1.0, max(0.0, v)) for v in linear]
    return tuple(12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055 for v in linear)


def _byte(value: float) -> int:
    return min(255, max(0, round(value)))


def _table(kind: str, grid: int, values: bytes) -> bytes:
    """A lut8: `kind` is inputs and outputs."""
    inputs, outputs = int(kind[0]), int(kind[1])
    one = struct.pack(">9i", *(65536 if i % 4 == 0 else 0 for i in range(9)))
    straight = bytes(range(256))
    return (
        b"mft1\0\0\0\0"
        + bytes([inputs, outputs, grid, 0])
        + one
        + straight * inputs
        + values
        + straight * outputs
    )


def _inks_to_lab() -> bytes:
    out = bytearray()
    steps = [i / (_INK_GRID - 1) for i in range(_INK_GRID)]
    for c, m, y, k in product(steps, repeat=4):
        light, a, b = lab(tuple(max(0.0, 1 - ink - k) for ink in (c, m, y)))
        out += bytes([_byte(light * 2.55), _byte(a + 128), _byte(b + 128)])
    return _table("43", _INK_GRID, bytes(out))


def _lab_to_inks(thrifty: bool) -> bytes:
    out = bytearray()
    steps = [255 * i / (_LAB_GRID - 1) for i in range(_LAB_GRID)]
    for light, a, b in product(steps, repeat=3):
        inks = [1 - v for v in rgb((light / 2.55, a - 128, b - 128))]
        black = min(inks)
        if thrifty:
            inks = [ink - black for ink in inks]
        out += bytes(_byte(255 * v) for v in (*inks, black))
    return _table("34", _LAB_GRID, bytes(out))


def press_profile(thrifty: bool = True, name: str = "School press") -> bytes:
    """The profile's bytes: ICC 2.4, output class, CMYK to Lab."""
    ascii_name = name.encode() + b"\0"
    no_other_scripts = bytes(4 + 4 + 2 + 1 + 67)
    about = b"desc\0\0\0\0" + struct.pack(">I", len(ascii_name)) + ascii_name + no_other_scripts
    tags = {
        b"desc": about, b"cprt": b"text\0\0\0\0free\0",
        b"wtpt": b"XYZ \0\0\0\0" + struct.pack(">3i", *(round(v * 65536) for v in _WHITE)),
        b"A2B0": _inks_to_lab(), b"B2A0": _lab_to_inks(thrifty),
    }  # fmt: skip
    at = 128 + 4 + 12 * len(tags)
    rows, body = b"", b""
    for tag, data in tags.items():
        rows += tag + struct.pack(">II", at + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    white = struct.pack(">3i", *(round(v * 65536) for v in _WHITE))
    head = (
        b"\0\0\0\0"
        + b"\x02\x40\0\0"
        + b"prtr"
        + b"CMYK"
        + b"Lab "
        + struct.pack(">6H", 2020, 1, 1, 0, 0, 0)
        + b"acsp"
        + bytes(28)
        + white
        + bytes(48)
    )
    size = struct.pack(">I", 128 + 4 + len(rows) + len(body))
    return size + head + struct.pack(">I", len(tags)) + rows + body
