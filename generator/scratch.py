"""The temporary files of a command lie in one folder, and whoever sees the command end removes it.

Libraries tidy up behind themselves if they come to it: a worker that has done its work, and whoever
is stopped or killed, don't. So the command, and every process that it begins, makes what nobody
needs afterwards below a folder of its own.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from contextlib import suppress

#: What is written by processes that are just being killed is in the way of removing it: so many
#: tries, so many seconds apart.
_TRIES, _APART = 20, 0.02


class _Here:
    """The folder of this process, and of those that it was forked for; "" is none."""

    folder = ""


def begin() -> None:
    """From here on temporary files of this process, and of each that it begins, have a folder of
    their own. Where there is no room for one, they lie where they would."""
    with suppress(OSError):
        _Here.folder = tempfile.mkdtemp(prefix="deckproof-")
        tempfile.tempdir = os.environ["TMPDIR"] = _Here.folder


def around() -> str:
    """The system's folder for temporary files, as the person knows it."""
    return os.path.dirname(_Here.folder) or tempfile.gettempdir()


def clear() -> None:
    """Removes the folder. Raises nothing."""
    for _ in range(_TRIES):
        if not _Here.folder or not os.path.lexists(_Here.folder):
            return
        shutil.rmtree(_Here.folder, ignore_errors=True)
        if os.path.lexists(_Here.folder):
            time.sleep(_APART)
