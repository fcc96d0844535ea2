"""How the ledger measures what single cards do: by playing them on the engine in evidence. No
expected quantity stands here."""

from __future__ import annotations

from typing import Any

from generator.games.vires_in_numeris.rules.cards import EVENTS
from generator.games.vires_in_numeris.rules.measures import FIAT, HR, Measure, game_of, one
from generator.games.vires_in_numeris.rules.moves import Move
from generator.rules.ledger import Evidence

# What DEX gives in return, being the last of the Hand; nothing else is done with it.
GIFT, FEES = "oracle", "transaction-fees"
# Three players who all have plenty, so that nothing is swapped, owed or dry.
_PLENTY = {"hand": 5, "bank": 3, "chain": 4}
_SEATS = range(3)


def _used(evidence: Evidence, card: str, choice: str, flip: str) -> Any:
    """The table after seat 0 has played `card` on seat 1, or drawn it as an Event; what it asks is
    answered with `choice`, and all flips are `flip`."""
    event = card in EVENTS
    hands = {seat: [HR] * _PLENTY["hand"] for seat in _SEATS}
    if not event:
        hands[0] += [card, GIFT]
    state = game_of(evidence).position(
        len(_SEATS),
        hands=hands,
        banks=dict.fromkeys(_SEATS, _PLENTY["bank"]),
        chains=dict.fromkeys(_SEATS, _PLENTY["chain"]),
        pool=12,
        part="draw" if event else "play",
        deck=[card, GIFT] if event else [],
        trash=[FIAT],
        chance=[flip] * 12,
    )
    if not event:
        ways = [move for move in state.options() if move.cards == (card,)]
        state.play(next((move for move in ways if move.choice == choice), ways[0]))
    while state.options()[0].kind in ("vote", "choose", "give"):
        state.play([move for move in state.options() if move.choice == choice][-1])
    return state


def gained(
    card: str, pile: str, *seats: int, choice: str = "", flip: str = "", sign: int = 1
) -> Measure:
    """HashRates that come into the Hand, Bank or Chain of these seats by one card, if it is the
    same number for all of them."""

    def measure(evidence: Evidence) -> object:
        zones = _used(evidence, card, choice, flip).zones()
        return one({sign * (zones[f"{pile}-{s}"].count(HR) - _PLENTY[pile]) for s in seats})

    return measure


def lost(card: str, pile: str, *seats: int, choice: str = "", flip: str = "") -> Measure:
    """HashRates that one card takes out of the Hand, Bank or Chain of these seats."""
    return gained(card, pile, *seats, choice=choice, flip=flip, sign=-1)


def given(evidence: Evidence) -> int:
    """Cards that an opponent is given for DEX, after having paid."""
    state = _used(evidence, "decentralized-exchange", "", "")
    return sum(move.kind == "give" for move in state.log if isinstance(move, Move))


def waiting(card: str, pile: str) -> Measure:
    """How much more one mining takes out of the Hand, or brings to the Bank, with this card before
    the player than without it."""

    def measure(evidence: Evidence) -> int:
        ends = []
        # FEES lies there too, so that there is a Coin for another card to take away.
        fees = [] if card == FEES else [FEES]
        for front in (fees, [*fees, card]):
            state = game_of(evidence).position(
                hands={0: [HR] * 9}, chains={0: 4}, pool=5, fronts={0: front}
            )
            before = len(state.zones()[f"{pile}-0"])
            state.play(Move("mine"))
            ends.append(abs(len(state.zones()[f"{pile}-0"]) - before))
        return ends[1] - ends[0]

    return measure
