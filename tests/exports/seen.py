"""Pictures as arrays: how far one is from another, by numpy alone."""

from __future__ import annotations

import numpy as np
from PIL import Image

from generator.painting.png import paint
from generator.project import Project
from generator.workshop.open_game import OpenGame

WIDE, HIGH = 250, 350


def small(image: Image.Image) -> np.ndarray:
    """A picture at 100 dpi of a poker card, smoothed."""
    resized = image.convert("RGB").resize((WIDE, HIGH), Image.Resampling.HAMMING)
    return np.asarray(resized, dtype=np.int16)


def worst(one: np.ndarray, other: np.ndarray, block: int = 10) -> float:
    """The largest mean difference of any block of pixels."""
    far = np.abs(one - other).mean(axis=2)
    h, w = HIGH // block * block, WIDE // block * block
    blocks = far[:h, :w].reshape(h // block, block, w // block, block)
    return float(blocks.mean(axis=(1, 3)).max())


def faces(project: Project) -> dict[str, np.ndarray]:
    """Every face and back of the starter's deck, as the house paints it."""
    drawings = OpenGame(project, "garden").drawings
    return {name: small(paint(drawing, 300)) for name, drawing in drawings.items()}


def recognised(image: Image.Image, known: dict[str, np.ndarray]) -> str:
    """Which face a picture is: the nearest, if it is near."""
    seen = small(image)
    near, name = min((worst(seen, face), name) for name, face in known.items())
    return name if near < 30 else f"nothing ({name} is off by {near:.0f})"
