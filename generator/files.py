"""Files written whole or not at all, and the date that stands in them."""

from __future__ import annotations

import os
from pathlib import Path

from generator.errors import Problem, UserError


def source_date() -> int | None:
    """The seconds of SOURCE_DATE_EPOCH, or None. Raises UserError if it is no number."""
    written = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    if written and not written.isdecimal():
        raise UserError(Problem(f"{written!r} is not a number of seconds", key="SOURCE_DATE_EPOCH"))
    return int(written) if written else None


def write_whole(path: Path, data: bytes) -> None:
    """Writes the file, under a temporary name first, and the folders above it; a reader sees the
    old file or the new one.

    Raises UserError, with the old file untouched, if the folder or the disk refuses.
    """
    waiting = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            waiting.write_bytes(data)
            os.replace(waiting, path)
        except BaseException:
            waiting.unlink(missing_ok=True)
            raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Problem(f"can't be written: {reason}", file=str(path))) from None
