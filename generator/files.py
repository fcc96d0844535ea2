"""Files written whole or not at all: under a temporary name first, then renamed."""

from __future__ import annotations

import os
from pathlib import Path

from generator.errors import Problem, UserError


def write_whole(path: Path, data: bytes) -> None:
    """Writes the file and the folders above it; a reader sees the old file or the new one.

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
