"""Whether two files are the same thing: the one that lies there, and the one made now.

In: a name and two files' bytes. Out: what differs, in words, or "" if nothing does that anybody
could see, read or be harmed by. Equal bytes are equal; else files are opened, for other versions of
a library pack the same thing otherwise.
"""

from __future__ import annotations

import io
import re
import zipfile
from itertools import zip_longest

from generator.checks.anew import looks, pdf

#: Numbers in drawings of cuts may differ by so many mm.
_NEAR_MM = 0.001
_NUMBER = re.compile(r"(-?\d+\.?\d*(?:e-?\d+)?)")
#: A package may unfold to so many times what a fresh one does.
_MORE = 4


def differs(name: str, lies: bytes, fresh: bytes) -> str:
    """What is wrong with a file: "page 3 looks otherwise", "a line differs". "" if nothing is."""
    if lies == fresh:
        return ""
    ending = name.rpartition(".")[2].lower()
    if ending == "pdf":
        return pdf.differs(lies, fresh)
    if ending == "png":
        return looks.pictures_differ(lies, fresh)
    if ending in ("zip", "pcio"):
        return _packages(lies, fresh)
    if ending in ("svg", "dxf"):
        return _drawings(lies, fresh)
    return _lines(lies, fresh)


def _lines(lies: bytes, fresh: bytes) -> str:
    """The first line that differs, however lines end."""
    ours, theirs = (data.replace(b"\r\n", b"\n").split(b"\n") for data in (fresh, lies))
    for number, (one, other) in enumerate(zip_longest(ours, theirs), 1):
        if one != other:
            return f"line {number} isn't what the sources make"
    return ""


def _drawings(lies: bytes, fresh: bytes) -> str:
    """The same words and names, and numbers that are the same on paper."""
    ours, theirs = (_NUMBER.split(data.decode("utf-8", "replace")) for data in (fresh, lies))
    if len(ours) != len(theirs):
        return "it draws otherwise than the sources"
    for place, (one, other) in enumerate(zip(ours, theirs, strict=True)):
        number = place % 2 == 1
        if one != other and not (number and abs(float(one) - float(other)) <= _NEAR_MM):
            return f"it has {other.strip()[:20]!r} where the sources make {one.strip()[:20]!r}"
    return ""


def _packages(lies: bytes, fresh: bytes) -> str:
    """The same files inside, in the same order, each alike."""
    try:
        with (
            zipfile.ZipFile(io.BytesIO(fresh)) as ours,
            zipfile.ZipFile(io.BytesIO(lies)) as theirs,
        ):
            if ours.namelist() != theirs.namelist():
                odd = sorted(set(ours.namelist()) ^ set(theirs.namelist()))
                return f"it holds other files: {', '.join(odd[:3]) or 'in another order'}"
            most = _MORE * sum(entry.file_size for entry in ours.infolist())
            if sum(entry.file_size for entry in theirs.infolist()) > most:
                return "what is in it is far larger than what the sources make"
            for entry in ours.namelist():
                wrong = differs(entry, theirs.read(entry), ours.read(entry))
                if wrong:
                    return f"{entry}: {wrong}"
    except (zipfile.BadZipFile, OSError, RuntimeError, NotImplementedError, EOFError) as error:
        return f"it can't be opened: {error}"
    return ""
