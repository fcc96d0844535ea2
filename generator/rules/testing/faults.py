"""What conformance finds: plain records."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """One breach of the contract: a stable word, a sentence, and the game in which it was seen:
    its players and seed, and after how many moves (None where it isn't about a moment). `cause` is
    the exception of an engine that was met, if one was: however many checks meet it, it is one
    fault of its author."""

    code: str
    sentence: str
    players: int | None = None
    seed: int | None = None
    move: int | None = None
    cause: str = ""

    def __str__(self) -> str:
        said = (("players", self.players), ("seed", self.seed), ("after move", self.move))
        where = ", ".join(f"{name} {number}" for name, number in said if number is not None)
        return f"{self.code}: {self.sentence}" + (f" ({where})" if where else "")
