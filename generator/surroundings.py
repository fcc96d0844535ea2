"""The variables of the environment, which libraries and new processes read, set for a while."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager


@contextmanager
def surrounded(environment: Mapping[str, str | None]) -> Iterator[None]:
    """While it lasts, these variables are so; None is one that isn't set."""
    before = {name: os.environ.get(name) for name in environment}
    _set(environment)
    try:
        yield
    finally:
        _set(before)


def _set(environment: Mapping[str, str | None]) -> None:
    for name, value in environment.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value
