"""What a layout asks for by its name, among what an ornament knows."""

from __future__ import annotations

from collections.abc import Collection

from generator.errors import did_you_mean


def must_know(name: str, known: Collection[str], lacking: str) -> None:
    """Raises ValueError, with the nearest right name, if `name` isn't known; `lacking` says what it
    would be: "no good"."""
    if name not in known:
        hint = did_you_mean(name, list(known))
        raise ValueError(f"there is {lacking} {name!r}{f'; {hint}' if hint else ''}")
