"""How the ledger measures: by counting the printed cards, and by playing small situations on the
engine in evidence. No expected quantity stands here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from generator.games.vires_in_numeris.rules.cards import EVENTS, SPECIALS
from generator.games.vires_in_numeris.rules.moves import Move
from generator.rules.contract import IllegalMove
from generator.rules.ledger import Evidence

Measure = Callable[[Evidence], object]

HR = "hashrate"
FIAT = "fiduciary-money"


# The printed cards


def copies(**facts: object) -> Measure:
    """Copies of all cards with these facts; a fact of None means that the cell is empty."""

    def measure(evidence: Evidence) -> int:
        return sum(
            int(str(card["copies"]))
            for card in evidence.cards
            if all(_plain(card.get(name)) == _plain(value) for name, value in facts.items())
        )

    return measure


def _plain(fact: object) -> str:
    """A fact as it stands in a table: nothing is empty, a yes-or-no is a word."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return "" if fact is None else str(fact)


def total(evidence: Evidence) -> int:
    """All printed cards."""
    return sum(int(str(card["copies"])) for card in evidence.cards)


def specials(evidence: Evidence) -> int:
    """All printed cards but the HashRates."""
    return total(evidence) - evidence.count(kind="hashrate")


def specials_each(evidence: Evidence) -> object:
    """Copies of each single card, if they are all the same, else a sentence."""
    found = {int(str(c["copies"])) for c in evidence.cards if c["kind"] != "hashrate"}
    return found.pop() if len(found) == 1 else f"between {min(found)} and {max(found)}"


# Playing on the engine


def game_of(evidence: Evidence) -> Any:
    return evidence.game


def counts(evidence: Evidence) -> tuple[int, ...]:
    """The player counts that the engine accepts."""
    accepted = []
    for players in range(1, 10):
        try:
            game_of(evidence).new(players=players, seed=1)
        except ValueError:
            continue
        accepted.append(players)
    return tuple(accepted)


def for_each_count(measure: Callable[[Any, int], int]) -> Measure:
    """`measure(game, players)` for every player count."""
    return lambda evidence: tuple(
        measure(game_of(evidence), players) for players in evidence.game.players
    )


def one(values: set[int]) -> object:
    return values.pop() if len(values) == 1 else tuple(sorted(values))


def at_start(what: Callable[[Any, int], int]) -> Measure:
    """`what(opening, seat)` for every seat and player count, if it is always the same. The opening
    is looked at because the beginner has already drawn when the first decision is due."""

    def measure(evidence: Evidence) -> object:
        found = set()
        for players in evidence.game.players:
            state = game_of(evidence).new(players=players, seed=players)
            found |= {what(state.opening, seat) for seat in range(players)}
        return one(found)

    return measure


def start_pool(game: Any, players: int) -> int:
    """HashRates in the Pool of a new game."""
    return int(game.new(players=players, seed=3).opening.pool)


def start_deck(game: Any, players: int) -> int:
    """Cards in the Deck of a new game."""
    return len(game.new(players=players, seed=3).opening.deck)


def drawn(hand: tuple[str, ...]) -> Measure:
    """Cards drawn by a seat that begins its turn with this Hand."""

    def measure(evidence: Evidence) -> int:
        state = game_of(evidence).position(hands={0: hand}, part="draw")
        return len(state.zones()["hand-0"]) - len(hand)

    return measure


def finish_turn(state: Any) -> None:
    """Plays no more and dismisses nothing."""
    for kind in ("end", "done"):
        for move in state.options():
            if move.kind == kind:
                state.play(move)
                break


def blocks_in_one_turn(evidence: Evidence) -> int:
    """Blocks that a rich seat can mine before its turn is over."""
    state = game_of(evidence).position(hands={0: [HR] * 30})
    while any(move.kind == "mine" for move in state.options()):
        state.play(Move("mine"))
    return len(state.zones()["chain-0"]) - 1


def block_price(game: Any, players: int, chain: int) -> int:
    """HashRates of the Hand that mining on a Chain of this length takes."""
    held = 20
    state = game.position(players, hands={0: [HR] * held}, chains={0: chain})
    state.play(Move("mine"))
    return held - int(state.zones()["hand-0"].count(HR))


def prices(evidence: Evidence) -> tuple[int, ...]:
    """Prices of the Blocks from the second to the last of the longest game."""
    game, players = game_of(evidence), evidence.game.players[0]
    return tuple(block_price(game, players, chain) for chain in range(1, goal(game, players)))


def first_price(evidence: Evidence) -> int:
    """Price of the first Block that a player mines."""
    return block_price(game_of(evidence), 2, 1)


def _mined(evidence: Evidence) -> tuple[Any, Any]:
    game = game_of(evidence)
    before = game.position(hands={0: [HR] * 5}, chains={0: 3})
    after = before.copy()
    after.play(Move("mine"))
    return before.zones(), after.zones()


def reward(evidence: Evidence) -> int:
    """Coins that a mined Block brings."""
    before, after = _mined(evidence)
    return len(after["bank-0"]) - len(before["bank-0"])


def turned_over(evidence: Evidence) -> int:
    """Cards that become a Block or a Coin when a Block is mined."""
    before, after = _mined(evidence)
    return sum(len(after[zone]) - len(before[zone]) for zone in ("bank-0", "chain-0"))


def action_price(evidence: Evidence) -> object:
    """HashRates of the Hand that announcing a paid Action takes, if it is one price for all."""
    found = set()
    for card in evidence.cards:
        if card.get("timing") == "paid":
            held = [HR] * 4
            state = game_of(evidence).position(hands={0: [*held, str(card["id"])]}, chains={1: 2})
            before = state.zones()
            state.play(Move("play", (str(card["id"]),), 0, 1))
            after = state.zones()
            found.add(len(held) - after["hand-0"].count(HR))
            assert before["hand-1"] == after["hand-1"]
    return one(found)


def refilled(game: Any, players: int) -> int:
    """HashRates in a Pool that was empty at the end of a turn."""
    state = game.position(players, hands={0: ["mining"]}, pool=0)
    finish_turn(state)
    return len(state.zones()["pool"])


def kept(game: Any, players: int) -> int:
    """HashRates that the Pool keeps when a new Deck is made."""
    names = sorted(special.id for special in SPECIALS)
    spare = game.composition()[HR] - 2 * players
    for surplus in range(spare, 0, -1):  # the engine says how many it shuffles, by refusing others
        state = game.position(
            players, pool=spare, trash=names, rest=False, chance=[[HR] * surplus + names]
        )
        try:
            finish_turn(state)
        except ValueError:
            continue
        return len(state.zones()["pool"])
    return 0


def penalty(duties: Callable[[Any], Any]) -> Measure:
    """HashRates that a seat loses at the end of its turn in this position."""

    def measure(evidence: Evidence) -> int:
        state = duties(game_of(evidence))
        before = state.zones()["hand-0"].count(HR)
        finish_turn(state)
        return int(before - state.zones()["hand-0"].count(HR))

    return measure


def holding_fiat(game: Any) -> Any:
    """One duty failed: FIAT is kept."""
    return game.position(hands={0: [HR] * 3 + [FIAT]})


def failing_all(game: Any) -> Any:
    """All duties failed: no Pool, no Deck, nothing to make either from, and FIAT is kept.

    No real game comes here: Events are always in Deck or Trash, so that there is always something
    to make a new Deck from. They are put out of the way where no rule looks, before seat 1."""
    names = [special.id for special in SPECIALS if special.id != FIAT]
    return game.position(
        hands={0: [HR] * 10 + [FIAT], 1: [card for card in names if card not in EVENTS]},
        fronts={1: sorted(EVENTS)},
        banks={1: game.composition()[HR] - 13},
        pool=0,
        rest=False,
    )


def goal(game: Any, players: int) -> int:
    """The shortest Chain that ends the game when it is mined."""
    for chain in range(1, 20):
        state = game.position(players, hands={0: [HR] * 20}, chains={0: chain})
        state.play(Move("mine"))
        if state.outcome:
            return len(state.zones()["chain-0"])
    return 0


def climb(game: Any, players: int) -> int:
    """HashRates of the Hand that one Chain takes from Genesis to the goal."""
    return sum(block_price(game, players, chain) for chain in range(1, goal(game, players)))


def locked_one_short(game: Any, players: int) -> int:
    """HashRates that are Blocks and Coins when every Chain, mined from the start, is one short."""
    chain, bank = 1, 1
    while chain < goal(game, players) - 1:
        state = game.position(
            players, hands={0: [HR] * 12}, chains={0: chain}, banks={0: bank}, pool=players
        )
        state.play(Move("mine"))
        zones = state.zones()
        chain, bank = len(zones["chain-0"]), len(zones["bank-0"])
    return players * (chain + bank)


def score(chain: int, bank: int) -> Measure:
    """The score of a seat that ends the game with so many Blocks and Coins."""

    def measure(evidence: Evidence) -> int:
        state = _ended(evidence, chain, bank, 1, 1)
        return int(state.outcome.scores[0])

    return measure


def _ended(evidence: Evidence, chain: int, bank: int, other_chain: int, other_bank: int) -> Any:
    """Two players, the first mines the last Block; its Bank is given as it is afterwards."""
    state = game_of(evidence).position(
        hands={0: [HR] * chain},
        chains={0: chain - 1, 1: other_chain},
        banks={0: bank - 1, 1: other_bank},
        pool=2,
    )
    state.play(Move("mine"))
    return state


def winners(*table: int) -> Measure:
    """Seats that win with (Blocks, Coins) of the first and of the second, the first ending it."""
    return lambda evidence: tuple(_ended(evidence, *table).outcome.winners)


def hand_limit(evidence: Evidence) -> str:
    """Whether a seat with a huge Hand may end its turn without dismissing."""
    state = game_of(evidence).position(hands={0: [HR] * 40 + ["bearish", "bullish"]})
    state.play(Move("end"))
    try:
        state.play(Move("done"))
    except IllegalMove:
        return "limited"
    return "none"


def first_seats(evidence: Evidence) -> tuple[int, ...]:
    """Seats that begin, over many seeds, with the most players."""
    players = evidence.game.players[-1]
    return tuple(
        sorted({game_of(evidence).new(players=players, seed=s).stats["first"] for s in range(60)})
    )


def flip_sides(evidence: Evidence) -> int:
    """Different outcomes that a flip can have, over many seeds of one situation."""
    game, found = game_of(evidence), set()
    for seed in range(20):
        state = game.new(players=2, seed=seed)
        found.add(state.copy().flip())
    return len(found)


def hashrate_choices(evidence: Evidence) -> tuple[int, ...]:
    """Deck sizes, in HashRates, that the engine offers."""
    found = []
    for hashrates in range(10, 101):
        try:
            found.append(game_of(evidence).composition(hashrates=hashrates)[HR])
        except ValueError:
            continue
    return tuple(found)
