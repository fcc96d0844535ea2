"""Cut files and export packages that were altered."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable
from pathlib import Path

from hostile.alterations.listed import CUT_DXF, CUT_SVG, PACKAGE, listed


def _words(old: bytes, new: bytes) -> Callable[[bytes, Path], bytes]:
    def alter(data: bytes, folder: Path) -> bytes:
        changed = re.sub(old, new, data, count=1)
        assert changed != data, old
        return changed

    return alter


listed("a cut path lies elsewhere", CUT_SVG, _words(rb'd="M ?[\d.]+', b'd="M 99'))
listed("a cut file runs a script", CUT_SVG, _words(rb"</svg>", b"<script>boo()</script></svg>"))
listed("a cut path has other corners", CUT_DXF, _words(rb"\n 10\n[\d.]+", b"\n 10\n99.5"))


def _in_package(data: bytes, folder: Path) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            said = old.read(name)
            new.writestr(name, said.replace(b"bean", b"been") if name.endswith("json") else said)
    return out.getvalue()


def _more_in_package(data: bytes, folder: Path) -> bytes:
    out = io.BytesIO(data)
    with zipfile.ZipFile(out, "a") as package:
        package.writestr("boo.exe", b"boo")
    return out.getvalue()


listed("a package names another card", PACKAGE, _in_package)
listed("a package holds a program", PACKAGE, _more_in_package)
