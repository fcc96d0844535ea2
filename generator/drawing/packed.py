"""Drawings as bytes, for this machine to keep them (`generator.kept`) and read them again.

In: items, drawings, or what holds them. Out: bytes, and from bytes the same again. They are read
as parts of a drawing and as nothing else: a file that names another class or a function is refused.
"""

from __future__ import annotations

import io
import pickle
import zlib
from typing import Any

from generator import units
from generator.drawing import drawing, origin

#: How hard zlib tries: a third in size, and hardly any time.
_EFFORT = 1


def packed(drawn: Any) -> bytes:
    """What `unpacked` reads."""
    return zlib.compress(pickle.dumps(drawn), _EFFORT)


def unpacked(data: bytes, *holders: type) -> Any:
    """What was packed, which may be held by classes of these kinds; None for bytes that name
    anything else."""
    reader = _Reader(io.BytesIO(zlib.decompress(data)))
    reader.holders = holders
    try:
        return reader.load()
    except pickle.UnpicklingError:
        return None


class _Reader(pickle.Unpickler):
    holders: tuple[type, ...] = ()

    def find_class(self, module: str, name: str) -> Any:
        for holder in self.holders:
            if (module, name) == (holder.__module__, holder.__qualname__):
                return holder
        for home in (drawing, origin, units):
            found = getattr(home, name, None) if module == home.__name__ else None
            if isinstance(found, type):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a drawing")
