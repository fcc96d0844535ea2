"""Colours of a PDF through a press profile: RGB to CMYK for printing, and back for proving.

In: an ICC profile (the person's own; we ship none) and a pikepdf document whose fills, strokes and
pictures are DeviceRGB. Out: the same document in DeviceCMYK, converted by littleCMS. Small black
text stays one ink, so that it prints sharp. Ink is counted in percent, all four together.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pikepdf
from PIL import Image, ImageCms

from generator.errors import Problem, UserError, in_one_line
from generator.inputs import read_bytes
from generator.limits import noted
from generator.painting import spots
from generator.painting.inklimit import limited, limited_picture

#: Red, green, blue, or cyan, magenta, yellow, black: 0..255 each.
Colour = tuple[int, ...]
Convert = Callable[[Colour], Colour]
BLACK: Colour = (0, 0, 0, 255)

_INTENTS = {
    "perceptual": ImageCms.Intent.PERCEPTUAL,
    "relative": ImageCms.Intent.RELATIVE_COLORIMETRIC,
    "saturation": ImageCms.Intent.SATURATION,
    "absolute": ImageCms.Intent.ABSOLUTE_COLORIMETRIC,
}
_HEADER = 128
#: Straight pieces of a gradient from stop to stop in another colour space.
_PIECES = 8
_PAINT = {"rg": ("k", 3), "RG": ("K", 3), "k": ("rg", 4), "K": ("RG", 4)}


@dataclass(frozen=True)
class BlackText:
    """Which text is printed in black alone: all of its red, green and blue below `below` and
    within `within` of each other, its em at most `largest` mm."""

    below: int
    within: int
    largest: float

    def holds(self, rgb: Colour, em: float) -> bool:
        near = max(rgb) < self.below and max(rgb) - min(rgb) <= self.within
        return near and em <= self.largest


class Press:
    """An ICC profile of a press, and colours through it, with at most `most` percent of ink if that
    is given. `heaviest` is what the profile itself would have put on the paper, so far. Raises
    ValueError for what is none."""

    def __init__(self, data: bytes, intent: str = "relative", most: float | None = None) -> None:
        self.data, self.most = data, most
        self.heaviest = 0.0
        how, flags = _INTENTS[intent], ImageCms.Flags.BLACKPOINTCOMPENSATION
        try:
            profile = ImageCms.ImageCmsProfile(io.BytesIO(data))
            self.about = in_one_line(str(ImageCms.getProfileDescription(profile)).strip())
            screen = ImageCms.createProfile("sRGB")
            self._to_press = ImageCms.buildTransform(screen, profile, "RGB", "CMYK", how, flags)
            self._to_screen = ImageCms.buildTransform(profile, screen, "CMYK", "RGB", how, flags)
        except (OSError, ImageCms.PyCMSError) as error:
            raise ValueError(f"is broken: {error}") from error
        self._known: dict[Colour, Colour] = {}
        self._seen: dict[Colour, Colour] = {}

    @classmethod
    def read(cls, path: Path, intent: str = "relative", most: float | None = None) -> Press:
        """The profile in a file. Raises UserError if it is none, or none of a CMYK press."""
        data = read_bytes(path, key="--icc")
        if len(data) <= _HEADER or data[36:40] != b"acsp":
            raise UserError(Problem("is not an ICC profile", file=str(path), key="--icc"))
        space, kind = data[16:20].decode("latin-1"), data[12:16].decode("latin-1")
        if space != "CMYK" or kind != "prtr":
            raise UserError(
                Problem(
                    f"is a profile for {space.strip()}, not for a press",
                    file=str(path),
                    key="--icc",
                    expected="an output profile for CMYK",
                )
            )
        try:
            with noted(f"{path}: --icc"):  # read in C: if that breaks, its process is dead
                return cls(data, intent, most)
        except ValueError as error:
            raise UserError(Problem(str(error), file=str(path), key="--icc")) from None

    def cmyk(self, rgb: Colour) -> Colour:
        """The inks of a colour."""
        return self._inks([rgb])[0]

    def rgb(self, cmyk: Colour) -> Colour:
        """How inks look on the press' paper."""
        if cmyk not in self._seen:
            [self._seen[cmyk]] = self._looks([cmyk])
        return self._seen[cmyk]

    def picture(self, image: Image.Image) -> Image.Image:
        """A picture in inks."""
        image = image.convert("RGB")
        found = ImageCms.applyTransform(image, self._to_press)
        assert found is not None
        if self.most is None:
            return found
        return limited_picture(image, found, self.most, self._inks)

    def shown(self, image: Image.Image) -> Image.Image:
        """A picture in inks as it looks on the press' paper."""
        found = ImageCms.applyTransform(image, self._to_screen)
        assert found is not None
        return found

    def _inks(self, colours: Sequence[Colour]) -> list[Colour]:
        """The inks of many colours."""
        new = [colour for colour in dict.fromkeys(colours) if colour not in self._known]
        found = _through(new, "RGB", self._to_press)
        self.heaviest = max([self.heaviest, *map(ink, found)])
        if self.most is not None:
            found = limited(found, self.most, self._looks)
        self._known |= zip(new, found, strict=True)
        return [self._known[colour] for colour in colours]

    def _looks(self, inks: Sequence[Colour]) -> list[Colour]:
        """How many inks look."""
        return _through(inks, "CMYK", self._to_screen)


def _through(colours: Sequence[Colour], mode: str, transform: Any) -> list[Colour]:
    """Colours through a transform, all at once: to ask it is what takes its time."""
    if not colours:
        return []
    row = Image.new(mode, (len(colours), 1))
    row.putdata(list(colours))
    found = ImageCms.applyTransform(row, transform)
    assert found is not None
    data, size = found.tobytes(), len(found.getbands())
    return [tuple(data[at : at + size]) for at in range(0, len(data), size)]


def ink(cmyk: Iterable[float]) -> float:
    """All inks of a colour (0..255 each) in percent: 400 is the most there can be."""
    return sum(cmyk) / 255 * 100


def to_press(
    pdf: pikepdf.Pdf, press: Press, black: BlackText, named: Mapping[Colour, str] | None = None
) -> None:
    """Turns every RGB colour of the document into inks; the flat colours of `named` into an ink of
    their own, by its name (see `spots`). Sizes of text are in mm in the document's forms."""
    for stream in _streams(pdf):
        _recolour(pdf, stream, press.cmyk, 3, black, named or {})
    _shadings(pdf, press.cmyk, 3, pikepdf.Name.DeviceCMYK)
    _pictures(pdf, "RGB", press.picture, pikepdf.Name.DeviceCMYK)


def transparent(pdf: pikepdf.Pdf) -> bool:
    """Whether anything lets through what lies below it: a picture, a group, or a gradient."""
    if any("/SMask" in image or "/Mask" in image for image in images(pdf)):
        return True
    return any(
        isinstance(item, pikepdf.Stream) and "/Group" in item and item.get("/Subtype") == "/Form"
        for item in pdf.objects
    )


def to_screen(pdf: pikepdf.Pdf, press: Press) -> None:
    """Turns every ink of the document into the colour it looks like, for a proof on a screen."""
    for stream in _streams(pdf):
        _recolour(pdf, stream, press.rgb, 4, None)
    _shadings(pdf, press.rgb, 4, pikepdf.Name.DeviceRGB)
    _pictures(pdf, "CMYK", press.shown, pikepdf.Name.DeviceRGB)


def colours(pdf: pikepdf.Pdf) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Every colour operator of the document with its operands, 0..1."""
    for stream in _streams(pdf):
        for operands, operator in pikepdf.parse_content_stream(stream, "rg RG k K g G"):
            yield str(operator), tuple(float(value) for value in operands)


def gradient_colours(pdf: pikepdf.Pdf) -> Iterator[tuple[float, ...]]:
    """Every colour of every gradient of the document, 0..1."""
    for _, steps in _gradients(pdf):
        for step in steps:
            for key in ("/C0", "/C1"):
                yield tuple(float(value) for value in step[key])


def images(pdf: pikepdf.Pdf) -> Iterator[Any]:
    """Every picture of the document, as its stream."""
    for item in pdf.objects:
        if isinstance(item, pikepdf.Stream) and item.get("/Subtype") == "/Image":
            yield item


def _streams(pdf: pikepdf.Pdf) -> list[Any]:
    """What holds colour operators: pages and forms."""
    forms = [
        item
        for item in pdf.objects
        if isinstance(item, pikepdf.Stream) and item.get("/Subtype") == "/Form"
    ]
    return [*pdf.pages, *forms]


def _recolour(
    pdf: pikepdf.Pdf,
    stream: Any,
    convert: Convert,
    parts: int,
    black: BlackText | None,
    named: Mapping[Colour, str] | None = None,
) -> None:
    """Replaces each colour of `parts` numbers; between BT and ET black text is all black. Inks of
    their own become the colour that stands for them if colours go to a screen."""
    named = named or {}
    own = spots.of(stream) if parts == 4 else {}
    out: list[Any] = []
    fill: Colour | None = (0,) * parts if parts == 3 else None
    saved: list[Colour | None] = []
    begun: int | None = None  # where a text began whose size isn't known yet
    blackened = False
    ink_of: Colour = BLACK
    for instruction in pikepdf.parse_content_stream(stream):
        what = str(instruction.operator)
        if what in _PAINT and _PAINT[what][1] == parts:
            colour = tuple(round(float(value) * 255) for value in instruction.operands)
            if colour in named:
                out += spots.painted(pdf, stream, named[colour], convert(colour), what == "RG")
            else:
                out.append(_operator(convert(colour), _PAINT[what][0]))
            if what in ("rg", "k"):
                fill = colour
            continue
        if own and what in ("cs", "CS"):
            ink_of = own.get(str(instruction.operands[0]), ink_of)
            continue
        if own and what in ("scn", "SCN"):
            out.append(_operator(convert(ink_of), "rg" if what == "scn" else "RG"))
            continue
        if what == "q":
            saved.append(fill)
        elif what == "Q" and saved:
            fill = saved.pop()
        elif what == "BT":
            begun = len(out)
        elif what == "Tf" and begun is not None and fill is not None and black is not None:
            if black.holds(fill, float(instruction.operands[1])):
                out.insert(begun, _operator(BLACK, "k"))
                blackened = True
            begun = None
        out.append(instruction)
        if what == "ET" and blackened and fill is not None:
            out.append(_operator(convert(fill), "k"))
            blackened = False
    data = pikepdf.unparse_content_stream(out)
    if isinstance(stream, pikepdf.Page):
        stream.Contents = pdf.make_stream(data)
    else:
        stream.write(data)


def _shadings(pdf: pikepdf.Pdf, convert: Convert, parts: int, space: Any) -> None:
    """Replaces the colours of gradients, at their stops and at `_PIECES` places between: inks mix
    otherwise than lights."""
    for shading, steps in list(_gradients(pdf)):
        if len(steps[0].C0) != parts:
            continue
        for step in steps:
            start, end = ([float(part) for part in step[key]] for key in ("/C0", "/C1"))
            shares = [place / _PIECES for place in range(_PIECES + 1)]
            mixed = (
                [a + (b - a) * share for a, b in zip(start, end, strict=True)] for share in shares
            )
            inks = [
                [
                    round(part / 255, 4)
                    for part in convert(tuple(round(one * 255) for one in colour))
                ]
                for colour in mixed
            ]
            step.FunctionType = 3
            step.Functions = pikepdf.Array(
                pikepdf.Dictionary(FunctionType=2, Domain=[0, 1], N=1, C0=one, C1=other)
                for one, other in pairwise(inks)
            )
            step.Bounds = pikepdf.Array(round(share, 4) for share in shares[1:-1])
            step.Encode = pikepdf.Array([0, 1] * _PIECES)
            for key in ("/C0", "/C1", "/N"):
                del step[key]
        shading.ColorSpace = space


def _gradients(pdf: pikepdf.Pdf) -> Iterator[tuple[Any, list[Any]]]:
    """Every gradient of the document, and its functions from one colour to the next."""
    for item in pdf.objects:
        if isinstance(item, pikepdf.Stream) and item.get("/Subtype") == "/Form":
            resources: Any = item.get("/Resources", {})
            for _, shading in sorted(resources.get("/Shading", {}).items()):
                yield shading, list(_steps(shading.Function))


def _steps(function: Any) -> Iterator[Any]:
    if "/Functions" not in function:
        yield function
        return
    for index in range(len(function.Functions)):
        yield from _steps(function.Functions[index])


def _operator(colour: Colour, name: str) -> Any:
    operands = [round(part / 255, 4) for part in colour]
    return pikepdf.ContentStreamInstruction(operands, pikepdf.Operator(name))


def _pictures(
    pdf: pikepdf.Pdf, mode: str, convert: Callable[[Image.Image], Image.Image], space: Any
) -> None:
    masks = {item.SMask.objgen for item in images(pdf) if "/SMask" in item}
    for item in list(images(pdf)):
        space_of: Any = item.get("/ColorSpace")
        indexed = isinstance(space_of, pikepdf.Array) and f"/Device{mode}" == str(space_of[1])
        if item.objgen in masks or not (indexed or f"/Device{mode}" == str(space_of)):
            continue
        picture = convert(_bitmap(item, mode, indexed))
        item.ColorSpace = space
        item.BitsPerComponent = 8
        for key in ("/DecodeParms", "/Decode"):
            if key in item:
                del item[key]
        item.write(picture.tobytes())


def _bitmap(item: Any, mode: str, indexed: bool = False) -> Image.Image:
    """A picture's own pixels, without the mask that may hang on it."""
    if indexed:
        picture: Image.Image = pikepdf.PdfImage(item).as_pil_image().convert(mode)
        return picture
    if "/DCTDecode" in str(item.get("/Filter")):
        return Image.open(io.BytesIO(item.read_raw_bytes())).convert(mode)
    return Image.frombytes(mode, (int(item.Width), int(item.Height)), item.read_bytes())
