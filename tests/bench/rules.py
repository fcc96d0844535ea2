"""How fast the referees are: games or decisions a second in one process, random legal play.

`run.py` calls `figures`. Where rlcard or OpenSpiel can be imported, their own random play runs in
the same process right after ours: rlcard's bare UNO game, and OpenSpiel's go_fish through Python.
Neither is a dependency of this project.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

#: Seconds that each measurement runs for, and how often; the best counts.
_SECONDS = 1.0
_RUNS = 3
#: Player counts of those games that have several.
PLAYERS = {"war-of-coins": (2,), "vires-in-numeris": (2, 4, 6), "bitcoin-miner": (2, 4, 6)}


def best(play_one: Callable[[int], int], seconds: float = _SECONDS, runs: int = _RUNS) -> float:
    """Things done a second: `play_one(seed)` plays a game and says how many were done in it."""
    play_one(0)  # fills the caches
    rate = 0.0
    for run in range(runs):
        done, seed, start = 0, run * 100_000, time.perf_counter()
        while time.perf_counter() - start < seconds:
            done += play_one(seed)
            seed += 1
        rate = max(rate, done / (time.perf_counter() - start))
    return rate


def war(seed: int) -> int:
    """One game of War; its decks are shuffled in it."""
    from generator import rules

    rules.game("war").new(seed=seed).run()
    return 1


def wars_a_second() -> float:
    """Games of War played many at once, with all that `simulate` counts of them."""
    from generator.simulation.games import job, tally

    task, rate = job("war", games=50_000), 0.0
    for _ in range(_RUNS):
        start = time.perf_counter()
        tally(task)
        rate = max(rate, task.games / (time.perf_counter() - start))
    return rate


def decisions(slug: str, players: int) -> Callable[[int], int]:
    """Random legal play of one of the other games, options asked for at every decision."""
    from generator import rules

    game = rules.game(slug)

    def play_one(seed: int) -> int:
        state: Any = game.new(players, seed=seed)
        random = Random(seed).random
        count = 0
        while state.outcome is None:
            options = state.options()
            state.play(options[int(random() * len(options))])
            count += 1
        return count

    return play_one


def rlcard_uno() -> Callable[[int], int]:
    """rlcard's UNO without its environment: the bare game, random legal actions."""
    from rlcard.games.uno import Game

    def play_one(seed: int) -> int:
        game = Game()
        random = Random(seed).random
        game.init_game()
        count = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(random() * len(legal))])
            count += 1
        return count

    return play_one


def open_spiel_go_fish() -> Callable[[int], int]:
    """OpenSpiel's go_fish (C++) through its Python binding, chance nodes apart."""
    import pyspiel

    game = pyspiel.load_game("go_fish")

    def play_one(seed: int) -> int:
        state = game.new_initial_state()
        chance = Random(seed)
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
                count += 1
        return count

    return play_one


OTHERS: dict[str, Callable[[], Callable[[int], int]]] = {
    "rlcard, bare uno": rlcard_uno,
    "OpenSpiel, go_fish": open_spiel_go_fish,
}


def figures(seconds: float = _SECONDS) -> Iterator[tuple[str, float, str]]:
    """(what, how many a second, of what), ours first; others only if they are installed."""
    yield "war", best(war, seconds), "games"
    yield "war, many at once, counted", wars_a_second(), "games"
    for slug, counts in PLAYERS.items():
        for players in counts:
            yield f"{slug}, {players} players", best(decisions(slug, players), seconds), "decisions"
    for what, make in OTHERS.items():
        try:
            play_one = make()
        except ImportError:
            continue
        yield what, best(play_one, seconds), "decisions"


def report(seconds: float = _SECONDS) -> None:
    """Prints the figures."""
    print("Random legal play, one process, a second")
    for what, rate, unit in figures(seconds):
        print(f"  {what:<32}{rate:10,.0f} {unit}")


if __name__ == "__main__":
    report()
