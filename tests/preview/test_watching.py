"""What the live preview watches: the project's folders, and nothing that a link leads to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from generator.preview.watching import watch


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A project whose links lead out of it, in a circle, to nothing, and once to itself."""
    (tmp_path / "outside" / "below").mkdir(parents=True)
    home = tmp_path / "project"
    (home / "templates" / "faces").mkdir(parents=True)
    (home / "pictures" / "deep").mkdir(parents=True)
    for name, target in (
        ("all", "/"), ("out", "../../outside"), ("round", ".."), ("none", "nowhere"),
        ("self", "self"), ("mine", "../pictures"),
    ):  # fmt: skip
        (home / "templates" / name).symlink_to(target)
    (home / "fonts").symlink_to(tmp_path / "outside")
    return home


def watched(home: Path, monkeypatch: pytest.MonkeyPatch, change: Any = None) -> list[set[Path]]:
    """The folders that the system is asked to watch, each time; after the first time something is
    changed, and the watch ends after the second."""
    asked: list[set[Path]] = []

    async def awatch(*folders: Path, recursive: bool, **_: Any) -> AsyncIterator[set[Any]]:
        assert not recursive
        asked.append(set(folders))
        if len(asked) > 1 or change is None:
            raise asyncio.CancelledError
        change()
        yield {("added", "something")}

    async def ignored(*_: Any) -> None:
        pass

    monkeypatch.setattr("watchfiles.awatch", awatch)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(watch(home, ("cards", "templates", "fonts"), tuple, ignored, ignored))
    return asked


def test_no_link_out_of_the_project_is_followed(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = home.resolve()
    [folders] = watched(home, monkeypatch)
    inner = ("templates", "templates/faces", "pictures", "pictures/deep", ".")
    assert folders == {(real / name).resolve() for name in inner}


def test_a_folder_that_comes_is_watched_and_one_that_goes_is_not(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def change() -> None:
        (home / "cards" / "art").mkdir(parents=True)
        (home / "templates" / "faces").rmdir()

    before, after = watched(home, monkeypatch, change)
    new = {home.resolve() / "cards", home.resolve() / "cards" / "art"}
    assert (before - after, after - before) == ({home.resolve() / "templates" / "faces"}, new)
