"""ZIP files that are the same every time: names sorted, dates fixed, no traces of a machine."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

#: The earliest date that a ZIP can hold.
_DATE = (1980, 1, 1, 0, 0, 0)
_READABLE = 0o644 << 16
_UNIX = 3


def zipped(files: Mapping[str, bytes], compressed: bool = True) -> bytes:
    """The files as one ZIP, in the order of their names."""
    out = io.BytesIO()
    how = zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED
    with zipfile.ZipFile(out, "w", how) as package:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _DATE)
            entry.compress_type = how
            entry.create_system = _UNIX
            entry.external_attr = _READABLE
            package.writestr(entry, files[name])
    return out.getvalue()
