"""What this machine has made: whose output a manifest tells of.

A folder that comes from somebody else may bring its own output/, with a manifest to match. So each
manifest that we write is remembered in the person's own data folder, by an empty file that is named
after its hash; one that isn't known there is not ours, and a build makes everything anew. It is
kept there and not in output/, for the same input gives the same output on any machine; and by what
it says and not by where it lies, for a project may be moved or copied.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from generator.errors import UserError
from generator.files import data_home, forget_oldest, write_private

#: So many manifests are known; those that were last asked for longest ago are forgotten.
_MOST = 4096


def remember(manifest: bytes) -> bool:
    """Notes that we are about to write this manifest; whether that could be kept. If not, the next
    build makes everything anew."""
    try:
        path = _record(manifest)
        write_private(path, b"")
        forget_oldest(path.parent, _MOST)
    except (OSError, UserError):
        return False
    return True


def here(manifest: bytes) -> bool:
    """Whether this machine wrote this manifest."""
    try:
        os.utime(_record(manifest))  # it has been asked for
    except (OSError, UserError):
        return False
    return True


def _record(manifest: bytes) -> Path:
    home = data_home("remember what was made in")
    return home / "deckproof" / "made" / sha256(manifest).hexdigest()
