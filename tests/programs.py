"""Programs of others that tests look with: `make test` installs them where it may."""

from __future__ import annotations

import os
import shutil
from typing import NoReturn

import pytest


def needed(program: str, package: str) -> None:
    """Skips a test whose program isn't there, and says how to get it; where nobody reads what was
    skipped (`CI` is set), it fails."""
    if shutil.which(program) is None:
        _lacks(f"{program} is not installed: apt-get install {package}")


def _lacks(told: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(told)
    pytest.skip(told)
