"""What files are called in another ink than the deck's own."""

from __future__ import annotations

#: The ink of a catalogue's palette as it stands.
FULL_INK = "full"


def inked(name: str, ink: str) -> str:
    """What a step, a folder or a file's stem is called in an ink: "sheets-a4" is
    "sheets-a4-low-ink"."""
    return name if ink == FULL_INK else f"{name}-{ink}-ink"
