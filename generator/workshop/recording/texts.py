"""Games as text: CSV for spreadsheets, and a JSON document a line."""

from __future__ import annotations

import csv
import io
import json
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path

from generator.simulation.rows import Row


class Csv:
    """A line a game under a line of names; lists and counts are JSON in their cell."""

    def shard(self, rows: Sequence[Row]) -> bytes:
        text = io.StringIO(newline="")
        lines = csv.writer(text, lineterminator="\n")
        for row in rows:
            lines.writerow([_json(v) if isinstance(v, (tuple, dict)) else v for v in row])
        return text.getvalue().encode()

    def join(self, shards: Iterable[Path], to: Path) -> None:
        _join(shards, to, ",".join(Row._fields).encode() + b"\n")


class JsonLines:
    """A JSON object a game."""

    def shard(self, rows: Sequence[Row]) -> bytes:
        return "".join(_json(row._asdict()) + "\n" for row in rows).encode()

    def join(self, shards: Iterable[Path], to: Path) -> None:
        _join(shards, to)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _join(shards: Iterable[Path], to: Path, head: bytes = b"") -> None:
    with open(to, "xb") as file:
        file.write(head)
        for shard in shards:
            with open(shard, "rb") as part:
                shutil.copyfileobj(part, file)
