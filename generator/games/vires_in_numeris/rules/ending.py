"""How a game ends: a Chain of the required length, or a program that has waited long enough."""

from __future__ import annotations

from generator.games.vires_in_numeris.rules.clauses import clause
from generator.games.vires_in_numeris.rules.state import State
from generator.rules.contract import Outcome


def end_if_goal(state: State, seat: int) -> None:
    """Ends the game if the Chain of `seat` has reached the goal; the turn isn't finished."""
    # vires-in-numeris-8.1 (source 81-86; ruling required-length)
    if state.chains[seat] >= state.house.goal:
        # vires-in-numeris-8.2, vires-in-numeris-8.3 (source 81; ruling end-not-win): most Blocks
        # and Coins, then the longest Chain, then a shared victory.
        scores = state.scores()
        ranks = list(zip(scores, state.chains, strict=True))
        best = max(ranks)
        winners = tuple(s for s, rank in enumerate(ranks) if rank == best)
        _end(state, Outcome(winners, scores, "chain-complete", clause("8.1")))
        state.count("completed-by-winner" if seat in winners else "completed-by-loser")


def end_if_capped(state: State) -> None:
    """Calls the game a draw after so many turns: a guard, not a rule."""
    # vires-in-numeris-8.4 (the source is silent)
    if state.turns >= state.house.turn_cap:
        _end(state, Outcome((), state.scores(), "turn-cap", clause("8.4"), guard=True))


def _end(state: State, outcome: Outcome) -> None:
    state.outcome = outcome
    state.todo.clear()
    state.trash += state.limbo
    state.limbo.clear()
