"""An export being read back: where its files lie, what they should show, what was found.

Every reader of a family gets a `Proof` and tells what is wrong through it. Files are opened as any
program would; nothing of what wrote them is asked.
"""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

from PIL import Image, UnidentifiedImageError

from generator.checks.exports.likeness import Likeness
from generator.checks.findings import Finding, Severity
from generator.errors import UserError
from generator.exports.material import Material
from generator.inputs import read_bytes
from generator.manifest import is_plain
from generator.profiles import Profile
from generator.reading.marked import read_xml

#: What Pillow calls a picture of each format.
FORMATS = {"png": "PNG", "jpg": "JPEG"}
MB = 1024 * 1024


@dataclass
class Proof:
    """`folder` holds the export's files, `prefix` is what messages put before their names; `about`
    is what the manifest tells of the export."""

    material: Material
    profile: Profile
    folder: Path
    prefix: str
    likeness: Likeness
    about: Mapping[str, Any] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def fault(
        self, code: str, message: str, file: str = "", card: str = "", severity: Severity = "error"
    ) -> None:
        """One thing that is wrong; `file` is a name below the export's folder."""
        name = f"{self.prefix}/{file}" if file else self.prefix
        self.findings.append(Finding(code, message, severity, name, card=card))

    def data(self, name: str) -> bytes | None:
        """A file's bytes, or None and a finding."""
        try:
            if not is_plain(self.folder, name):  # a list may name a file anywhere
                raise UserError("is no file of the export")
            return read_bytes(self.folder / name, cost="output-bytes")
        except UserError:
            self.fault("missing-file", f"there is no {name}", name)
            return None

    def json(self, name: str) -> dict[str, Any] | None:
        """A JSON file's object, or None and a finding."""
        data = self.data(name)
        if data is None:
            return None
        try:
            found = json.loads(data)
        except ValueError as error:
            self.fault("export-form", f"is no JSON: {error}", name)
            return None
        if not isinstance(found, dict):
            self.fault("export-form", "is no JSON object", name)
            return None
        return found

    def xml(self, name: str, data: bytes | None = None) -> Element | None:
        """An XML file's outermost element, or None and a finding."""
        data = self.data(name) if data is None else data
        if data is None:
            return None
        try:
            return read_xml(data, name)
        except UserError as error:
            self.fault("export-form", f"is no XML: {error.problems[0].found}", name)
            return None

    def packed(self, name: str) -> dict[str, bytes] | None:
        """What a ZIP holds, by name, or None and a finding."""
        data = self.data(name)
        if data is None:
            return None
        try:
            with zipfile.ZipFile(io.BytesIO(data)) as package:
                return {entry: package.read(entry) for entry in package.namelist()}
        except (zipfile.BadZipFile, ValueError, OSError, zlib.error) as error:
            self.fault("export-form", f"is no ZIP: {error}", name)
            return None

    def picture(self, name: str, data: bytes | None = None) -> Image.Image | None:
        """A picture in the profile's colours, loaded, or None and a finding."""
        data = self.data(name) if data is None else data
        if data is None:
            return None
        try:
            image = Image.open(io.BytesIO(data))
            image.load()
        except (UnidentifiedImageError, OSError, ValueError):
            self.fault("export-form", "can't be read as a picture", name)
            return None
        facts = self.profile.facts
        edged = any(drawing.edge is not None for drawing in self.material.drawings.values())
        clear = edged and image.mode == "RGBA"  # transparent beyond the edges of cards
        if "colour" in facts and image.mode != self.profile.word("colour") and not clear:
            self.fault("export-colour", f"is {image.mode}, not {self.profile.word('colour')}", name)
        if "format" in facts and image.format != FORMATS[self.profile.word("format")]:
            wanted = FORMATS[self.profile.word("format")]
            self.fault("export-form", f"is a {image.format}, not a {wanted}", name)
        most = self.profile.number("most-file-mb") if "most-file-mb" in facts else 0.0
        if most and len(data) > most * MB:
            sure = facts["most-file-mb"].mark
            self.fault(
                "export-size",
                f"has {len(data) / MB:.1f} MB; {self.profile.title} takes {most:g} ({sure})",
                name,
                severity="warning" if sure == "B" else "error",
            )
        return image

    def size(self, image: Image.Image, wanted: tuple[int, int], name: str) -> bool:
        """Whether a picture has these px; a finding if not."""
        if image.size != wanted:
            message = f"is {image.width} x {image.height} px, not {wanted[0]} x {wanted[1]}"
            self.fault("export-size", message, name)
        return image.size == wanted

    def shows(self, image: Image.Image, key: str, name: str, where: str = "") -> None:
        """A finding if a picture of something trimmed isn't the drawing `key`."""
        far = self.likeness.far(image, key)
        if far > self.likeness.most:
            place = f"{where} " if where else ""
            self.fault(
                "export-face", f"{place}doesn't show {key} (off by {far:.0f} of 255)", name, key
            )

    def count(self, what: str, found: int, wanted: int, name: str, card: str = "") -> None:
        """A finding if there are more or fewer than there should be."""
        if found != wanted:
            self.fault("export-count", f"{what}: {found}, not {wanted}", name, card)
