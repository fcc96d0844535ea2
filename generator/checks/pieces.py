"""A report in pieces: what single checks of one game say, each asked once.

In: the name of a piece, and a function that finds it. Out: what it finds, or what it found before,
if whoever kept that knows that nothing has changed since. A build asks for what it prints, a check
for the other inks, too: the first leaves to the second what both ask for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

from generator.checks.findings import Finding


class Pieces:
    """The pieces of one game's report by their names, as JSON has them: `told` before, and all that
    were found since."""

    def __init__(self, told: dict[str, Any] | None = None) -> None:
        self.told = dict(told or {})

    def findings(self, name: str, find: Callable[[], Iterable[Finding]]) -> list[Finding]:
        """The findings of a piece. Raises what `find` raises, and remembers nothing of it."""
        told = self.plain(name, lambda: [asdict(one) for one in find()])
        return [Finding(**one) for one in told]

    def plain(self, name: str, find: Callable[[], Any]) -> Any:
        """What a piece is that JSON can say as it is."""
        if name not in self.told:
            self.told[name] = find()
        return self.told[name]
