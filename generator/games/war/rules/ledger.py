"""What the rules of War count, how each count is measured, and how each gap is settled.

`expected` is typed from the source; `found` asks the printed deck, or plays the engine and looks.
Lines are those of `sources/war.txt`, told in `SOURCE.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cmp_to_key
from itertools import combinations, takewhile
from typing import TYPE_CHECKING, Any

from generator.rules.ledger import Evidence, Ledger, Row, Ruling

if TYPE_CHECKING:
    from generator.games.war.rules.state import WarState

# Played and looked at


def _situation(evidence: Evidence, zero: str, one: str, **options: Any) -> WarState:
    """The engine one turn after both players held these cards."""
    game: Any = evidence.game
    state: WarState = game.position({"deck-0": zero.split(), "deck-1": one.split()}, **options)
    if state.outcome is None:
        state.play(state.options()[0])
    return state


def _deal(evidence: Evidence) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
    """The engine's own pack in order, and the two decks dealt from it."""
    pack = [card for card, copies in evidence.game.composition().items() for _ in range(copies)]
    zones = evidence.game.new(players=2, deck=pack).zones()
    return pack, zones["deck-0"], zones["deck-1"]


def _one(values: Sequence[int]) -> int | tuple[int, ...]:
    """The number that all of them are, or all different ones, so that a fault can be seen."""
    different = tuple(sorted(set(values)))
    return different[0] if len(different) == 1 else different


def _player_counts(evidence: Evidence) -> int | tuple[int, ...]:
    able = []
    for players in range(1, 9):
        try:
            evidence.game.new(players=players, seed=1)
        except ValueError:
            continue
        able.append(players)
    return _one(able)


def _dealt_in_a_row(evidence: Evidence) -> int:
    pack, first, _ = _deal(evidence)
    return len(list(takewhile(lambda card: card in first, pack)))


def _winners_cards(evidence: Evidence) -> int:
    state = evidence.game.new(players=2, seed=1)
    while state.outcome is None:
        state.play(state.options()[0])
    (winner,) = state.outcome.winners
    return len(state.zones()[f"deck-{winner}"])


def _rank_counts(evidence: Evidence) -> dict[str, int]:
    ranks = {str(card.get("rank")) for card in evidence.cards} - {"Joker"}
    return {rank: evidence.count(rank=rank) for rank in ranks}


def _suits(evidence: Evidence) -> int:
    return len({card.get("suit") for card in evidence.cards} - {None, ""})


def _printed_order(evidence: Evidence) -> str:
    strength = {str(c.get("rank")): int(str(c.get("strength") or 0)) for c in evidence.cards}
    return " ".join(sorted(strength, key=strength.__getitem__))


def _played_order(evidence: Evidence) -> str:
    """One card of each printed rank, sorted by letting the engine play them against each other."""
    by_rank = {str(card.get("rank")): str(card["id"]) for card in evidence.cards}

    def battle(a: str, b: str) -> int:
        outcome = _situation(evidence, by_rank[a], by_rank[b]).outcome
        assert outcome is not None
        return (0 in outcome.winners) - (1 in outcome.winners)

    return " ".join(sorted(by_rank, key=cmp_to_key(battle)))


def _jokers_meet(evidence: Evidence) -> str:
    jokers = [str(card["id"]) for card in evidence.cards if str(card.get("rank")) == "Joker"]
    if len(jokers) < 2:
        return "no two Jokers"
    return "war" if _situation(evidence, *jokers[:2]).wars else "battle"


def _ties_broken_by_suit(evidence: Evidence) -> int:
    ranks: dict[str, list[str]] = {}
    for card in evidence.cards:
        ranks.setdefault(str(card.get("rank")), []).append(str(card["id"]))
    pairs = [pair for cards in ranks.values() for pair in combinations(cards, 2)]
    return sum(not _situation(evidence, *pair).wars for pair in pairs)


# Hand-written situations that tie once, twice and three times; seat 0 then wins with the king.
_TIES = (
    ("7C 2C 3C 4C KC", "7D 5D 6D 8D QD"),
    ("7C 2C 3C 4C 9C 5C 6C 8C KC", "7D 2D 3D 4D 9D 5D 6D 8D QD"),
    ("7C 2C 3C 4C 9C 5C 6C 8C 10C 2H 3H 4H KC", "7D 2D 3D 4D 9D 5D 6D 8D 10D 2S 3S 4S QD"),
)


def _taken(evidence: Evidence, zero: str, one: str) -> int:
    last = _situation(evidence, zero, one).last
    return len(last.taken) if last else 0


def _war_round(evidence: Evidence) -> tuple[Sequence[str], Sequence[tuple[str, str]]]:
    """One player's cards in a single war, and what both saw turned up in that turn."""
    state = _situation(evidence, *_TIES[0])
    assert state.last is not None
    return state.last.rounds[1][0], state.view(0)["turned_up"]


def _face_down(evidence: Evidence) -> int:
    cards, seen = _war_round(evidence)
    return sum(card not in {card for pair in seen for card in pair} for card in cards)


def _face_up(evidence: Evidence) -> int:
    cards, seen = _war_round(evidence)
    return sum(card in {card for pair in seen for card in pair} for card in cards)


def _opening_cards(evidence: Evidence) -> int:
    return sum(map(len, _situation(evidence, "KC 2C", "QD 2D").view(0)["turned_up"]))


def _war_needs(evidence: Evidence) -> int:
    """The fewest cards behind a tied one with which the engine still plays the war."""
    for spare in range(9):
        zero = ("7C", "2C", "3C", "4C", "KC", "5C", "6C", "8C", "9C")[: 1 + spare]
        outcome = _situation(evidence, " ".join(zero), _TIES[0][1]).outcome
        if outcome is None or outcome.reason != "war_short":
            return spare
    return 9


def _pickup_order(evidence: Evidence) -> str:
    """The named orders that put the cards of a war where the engine puts them unasked."""
    (order,) = (option for option in evidence.game.options if option.name == "order")
    unasked = _situation(evidence, *_TIES[0]).zones()
    named = {
        name: _situation(evidence, *_TIES[0], order=name, seed=1).zones() for name in order.values
    }
    # `fixed` is `winner` while seat 0 wins, so the same war is also played from the other seat.
    other = _situation(evidence, *_TIES[0][::-1]).zones()
    turned = {
        name: _situation(evidence, *_TIES[0][::-1], order=name, seed=1).zones()
        for name in order.values
    }
    return " ".join(n for n in order.values if named[n] == unasked and turned[n] == other)


def _turn_cap(evidence: Evidence) -> int:
    """Turns of a deal that is known never to end under the order `fixed`."""
    pack, _, _ = _deal(evidence)
    deck = [pack[(3 + 11 * place) % len(pack)] for place in range(len(pack))]
    state = evidence.game.new(players=2, deck=deck, order="fixed")
    state.run()
    return int(state.turns)


_ROWS = (
    Row("cards-total", "cards in the pack", 54, "63", "stated", lambda e: e.count()),
    Row("cards-to-win", "cards that the winner holds at the end", 54, "63, 112", "stated",
        _winners_cards),
    Row("suited-cards", "cards that are not Jokers", 52, "63, 65", "derived",
        lambda e: e.count() - e.count(rank="Joker")),
    Row("ranks", "ranks besides the Joker", 13, "65, 105", "stated",
        lambda e: len(_rank_counts(e))),
    Row("cards-per-rank", "cards of each rank besides the Joker", 4, "63, 65", "derived",
        lambda e: _one(list(_rank_counts(e).values()))),
    Row("suits", "suits", 4, "63, 65", "derived", _suits),
    Row("jokers", "Jokers", 2, "63, 65", "derived", lambda e: e.count(rank="Joker"),
        "The source says Jokers and not how many: 54 cards less 13 ranks of 4 leave two."),
    Row("players", "players", 2, "64, 86", "derived", _player_counts,
        "54 cards, 27 each, and one opponent: two players."),
    Row("cards-each", "cards dealt to each player", 27, "64", "stated",
        lambda e: _one([len(deck) for deck in _deal(e)[1:]])),
    Row("dealt-at-a-time", "cards dealt at a time", 1, "64", "stated", _dealt_in_a_row),
    Row("rank-order", "printed ranks from weakest to strongest",
        "2 3 4 5 6 7 8 9 10 J Q K A Joker", "65, 105", "stated", _printed_order),
    Row("rank-order-played", "ranks from weakest to strongest, as they beat each other in play",
        "2 3 4 5 6 7 8 9 10 J Q K A Joker", "65, 105", "stated", _played_order),
    Row("joker-joker", "what a Joker against a Joker is", "war", "65", "derived", _jokers_meet,
        "There is one rank name for both Jokers and no order between them, so they tie."),
    Row("suit-breaks-ties", "ties of equal ranks that a suit breaks", 0, "72-77, 86-96", "derived",
        _ties_broken_by_suit, "Suits are never mentioned, so they decide nothing."),
    Row("battle-face-up", "cards turned face up to open a turn", 2, "70, 86", "stated",
        _opening_cards),
    Row("war-face-down", "cards each player puts face down in a war", 3, "78-79, 88-89", "stated",
        _face_down),
    Row("war-face-up", "cards each player turns face up in a war", 1, "80, 91", "stated", _face_up,
        "It is a fourth card and not the third of the three face down."),
    Row("war-cards-each", "cards each player adds in a war", 4, "88-91", "derived",
        lambda e: len(_war_round(e)[0])),
    Row("war-cards-needed", "cards a player must still have to fight a war", 4,
        "88-91, 66, 103, 109", "derived", _war_needs),
    Row("battle-cards-won", "cards taken in a turn without a war", 2, "99", "stated",
        lambda e: _taken(e, "KC 2C", "QD 2D")),
    Row("war-cards-won", "cards taken in a turn with one, two and three wars", (10, 18, 26),
        "93, 95", "derived", lambda e: tuple(_taken(e, *tie) for tie in _TIES)),
    Row("pickup-order", "order in which taken cards go under the deck", "winner",
        "73, 75, 82, 84, 93, 95, 99, 101", "assumed", _pickup_order,
        "The source only says that they go to the bottom. We put the winner's own cards first, in "
        "the order played, because then a deal decides the whole game."),
    Row("turn-cap", "turns after which a computer stops", 5000, "102", "assumed", _turn_cap,
        "The source has no turn limit, and neither has the game; programs need one."),
)  # fmt: skip

_RULINGS = (
    Ruling("C1", "78-80, 88-91",
        "Is the card turned up in a war the last of the three face-down cards, or a further one?",
        "A further one: three face down, then a fourth face up.",
        "The second telling of the rules says so without doubt, and the first can mean the same.",
        "flip"),
    Ruling("C2", "74-75", "Who takes when your card is greater: you, or they?",
        "You do, and the cards go under your own deck.",
        "The line itself speaks of your deck; the pronoun before it is a slip."),
    Ruling("C3", "92-93", "After a war that you win, under whose deck do the cards go?",
        "Under yours.", "Everywhere else the winner keeps what the winner takes."),
    Ruling("C4", "66-67, 109-110, 63, 112",
        "How can you win all the cards from someone who lost with some still in hand?",
        "The loser hands over everything that is left.",
        "Then both sentences are true: you lose for lack of cards, and the winner has them all."),
    Ruling("C5", "103-104, 106-107",
        "One player without cards loses, but both without cards play again: which comes first?",
        "First see whether both are short of cards; only then whether one is.",
        "A shortage on both sides is the special case of a shortage."),
    Ruling("C6", "106", "When do both players run out of cards?",
        "When a war is due and neither can put down all the cards that it takes.",
        "Taken word for word it can never happen: with all cards on the table and the same number "
        "from each, the count never comes to 27."),
    Ruling("C7", "68, 66-67", "Does the step-by-step turn cover losing?",
        "No: the rules for running out of cards apply in every step of it.",
        "The text says that the steps leave losing aside."),
    Ruling("C8", "85-113", "Which telling of the rules counts, the steps or the sentences?",
        "Both, and the later one where they differ.",
        "Only together do they say everything that is needed to play."),
    Ruling("C9", "76-84, 97", "Is there one war in a turn at most?",
        "No: you fight until the newly turned cards differ.",
        "The steps say while, and the sentences say repeat."),
    Ruling("C10", "92-101", "Why is there a second comparison after the one in the war?",
        "It is the ordinary battle, for a turn in which the first two cards differ.",
        "The text has lost its indentation; read so, each case is covered once."),
    Ruling("C11", "70-71, 86", "Does one player turn the card before the other?",
        "No, both turn together.", "Each waits until two cards lie face up."),
    Ruling("C12", "73, 75, 82, 84, 93, 95, 99, 101",
        "In which order do taken cards go under the deck?",
        "Your own cards first, then the opponent's, both in the order played.",
        "It needs no dice and no memory, and games that follow it have always ended. Always "
        "picking up in the same seat's order makes half of all games endless.", "order"),
    Ruling("C13", "82, 84, 93, 99", "Which cards does the winner of a war take?",
        "All that lie on the table, face up and face down.",
        "The fullest of the sentences says all the cards placed."),
    Ruling("jokers", "63, 65", "How many Jokers are there, and does one beat the other?",
        "Two, of one and the same rank.",
        "So many are missing from the stated total once every rank has its suits; and the text "
        "names one rank for them."),
    Ruling("first-dealt", "64", "Who gets the first card?", "Either player.",
        "Both play alike, so it changes nothing."),
    Ruling("slips", "63, 86-91", "What if a card is lost, or somebody has miscounted?",
        "Put another card away, too, and deal the rest; put a slip right before the next card is "
        "turned up, after that let it stand.",
        "The source is silent: this is our advice, and no rule."),
    Ruling("turn-limit", "102, 108", "When does a game that drags on end?",
        "Never by a rule; a program that plays it gives up after thousands of turns and says so.",
        "The source knows no limit, and a limit would make the winner a matter of counting."),
)  # fmt: skip

LEDGER = Ledger("sources/war.txt", _ROWS, _RULINGS)
