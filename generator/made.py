"""What this machine has made: whose output a manifest tells of.

A folder that comes from somebody else may bring its own output/, with a manifest to match. So each
manifest that we write is remembered by its hash in the person's own data folder, a small file a
game's folder, and one that isn't known there is not ours: a build makes everything anew. It is
kept there and not in output/, for the same input gives the same output on any machine.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path

from generator.errors import UserError
from generator.files import data_home, write_private
from generator.inputs import read_bytes

#: So many of a folder's last manifests are known: a kill between remembering one and writing it,
#: or another build at the same time, leaves an earlier one.
_LAST = 8


def remember(folder: Path, manifest: bytes) -> bool:
    """Notes that we are about to write this manifest into a folder; whether that could be kept. If
    not, the next build makes everything anew."""
    try:
        path, name = _record(folder)
        hashes = [one for one in _known(path, name) if one != _hash(manifest)]
        said = {"folder": name, "manifests": [*hashes, _hash(manifest)][-_LAST:]}
        write_private(path, json.dumps(said, indent=1) + "\n")
    except (OSError, UserError):
        return False
    return True


def here(folder: Path, manifest: bytes) -> bool:
    """Whether this machine wrote this manifest into this folder."""
    try:
        return _hash(manifest) in _known(*_record(folder))
    except (OSError, UserError):
        return False


def _known(path: Path, name: str) -> list[str]:
    """The hashes that are kept for a folder; a file that isn't ours keeps none."""
    try:
        said = json.loads(read_bytes(path))
        return [str(one) for one in said["manifests"]] if said["folder"] == name else []
    except (ValueError, KeyError, TypeError, RecursionError, UserError):
        return []


def _record(folder: Path) -> tuple[Path, str]:
    """The file that keeps what was made in a folder, and the folder's real path."""
    real = folder.resolve()
    name = sha256(os.fsencode(real)).hexdigest()[:32]
    return data_home("remember what was made in") / "deckproof" / "made" / f"{name}.json", str(real)


def _hash(manifest: bytes) -> str:
    return sha256(manifest).hexdigest()
