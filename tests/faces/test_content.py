"""What a face shows, as a hash: a picture counts by what its file holds."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from generator.drawing.content import Contents
from generator.drawing.drawing import Drawing, Picture
from generator.units import Box, Size


def shown(file: Path) -> str:
    picture = Picture(str(file), Box(0, 0, 20, 20), (8, 8))
    return Contents("e").whole(Drawing("one", Size(63.5, 88.9), 3, 3, (picture,)))


def test_a_picture_painted_over_is_another_face_and_a_moved_one_is_not(tmp_path: Path) -> None:
    here, there = tmp_path / "here.png", tmp_path / "there.png"
    Image.new("RGB", (8, 8), "red").save(here)
    before = shown(here)
    there.write_bytes(here.read_bytes())
    assert shown(there) == before
    Image.new("RGB", (8, 8), "blue").save(here)
    assert shown(here) != before
