"""A path that a person names: one that this machine can have and look at."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click


class Place(click.Path):
    """Such a path, which needn't exist. One without a name, whose name is too long, or that lies
    where nobody lets us look, is refused as bad usage, before anybody asks what lies there."""

    def __init__(self, *, files: bool = True, folders: bool = True) -> None:
        super().__init__(path_type=Path, file_okay=files, dir_okay=folders)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Raises click.BadParameter."""
        if not os.fspath(value):  # an unset variable of a script; `Path("")` would be this folder
            self.fail("a path can't be empty.", param, ctx)
        try:
            os.stat(value)
        except (FileNotFoundError, NotADirectoryError):
            pass
        except (OSError, ValueError) as error:
            told = getattr(error, "strerror", None) or str(error)
            self.fail(f"{os.fspath(value)[:60]!r} can't be looked at: {told}.", param, ctx)
        return super().convert(value, param, ctx)
