"""Games as Parquet, the one door to PyArrow: a group of rows a shard."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from generator.errors import EnvironmentLacks, Problem, UserError
from generator.simulation.rows import Row
from generator.workshop.recording.shards import Writer

_COMPRESSION = "zstd"


def writer() -> Writer:
    """Raises EnvironmentLacks without PyArrow."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise EnvironmentLacks(
            "Parquet needs pyarrow", "run 'pip install pyarrow', or record .csv or .jsonl"
        ) from None
    return _Parquet(pyarrow)


class _Parquet:
    def __init__(self, arrow: Any) -> None:
        text, small, number = arrow.string(), arrow.int16(), arrow.int64()
        counts = arrow.map_(text, number)
        kinds = {
            "game": text, "run_seed": number, "number": number, "seed": arrow.uint64(),
            "players": small, "agents": arrow.list_(text), "options": arrow.map_(text, text),
            "winners": arrow.list_(small), "scores": arrow.list_(number), "outcome": text,
            "clause": text, "guard": arrow.bool_(), "first": small, "turns": number,
            "events": counts, "peaks": counts,
        }  # fmt: skip
        self._arrow = arrow
        self._schema = arrow.schema([(name, kinds[name]) for name in Row._fields])

    def shard(self, rows: Sequence[Row]) -> bytes:
        columns = [
            [list(value.items()) if isinstance(value, dict) else value for value in column]
            for column in zip(*rows, strict=True)
        ]
        arrays = [
            self._arrow.array(column, field.type)
            for column, field in zip(columns, self._schema, strict=True)
        ]
        table = self._arrow.table(arrays, schema=self._schema)
        to = BytesIO()
        self._arrow.parquet.write_table(table, to, compression=_COMPRESSION)
        return to.getvalue()

    def join(self, shards: Iterable[Path], to: Path) -> None:
        parquet = self._arrow.parquet
        with parquet.ParquetWriter(to, self._schema, compression=_COMPRESSION) as out:
            for shard in shards:
                try:
                    table = parquet.read_table(shard, partitioning=None)
                    out.write_table(table, row_group_size=len(table) or None)
                except (self._arrow.ArrowException, ValueError, TypeError) as error:
                    found = f"is no part of this recording: {str(error).partition(chr(10))[0]}"
                    raise UserError(Problem(found, file=str(shard), key="--record")) from None
