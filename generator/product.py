"""What was made, before anything is written: so a build, an export, a preview, a test and a machine
elsewhere can all ask for the same thing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Product:
    """One thing made of a game.

    `files` are bytes by name, below the game's own folder in output/; many large ones may be made
    one by one as they are asked for. `about` are facts for the manifest, `notices` sentences for
    the person.
    """

    files: Mapping[str, bytes]
    about: Mapping[str, Any] = field(default_factory=dict)
    notices: tuple[str, ...] = ()

    @property
    def only(self) -> bytes:
        """The bytes of a product that is one file. Raises ValueError if it is more."""
        (data,) = self.files.values()
        return data
