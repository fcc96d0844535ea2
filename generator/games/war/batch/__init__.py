"""Many games of War played at once as arrays, if NumPy is there, with the engine's own results.

`tables` plays, `shuffles` deals, `columns` tells how it went.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from generator.rules.columns import Columns


def batch(seeds: Sequence[int], players: int, options: Mapping[str, Any]) -> Columns | None:
    """A game a seed; None without NumPy, and where pickups are shuffled."""
    if find_spec("numpy") is None:
        return None
    # NumPy gets ready to multiply matrices on all cores, which takes memory, and we have none.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from generator.games.war.batch.columns import columns

    return columns(seeds, players, options)
