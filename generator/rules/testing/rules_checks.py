"""Checks of what a game says of itself and of what it accepts: new games, moves, refusals, ends."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from generator.rules.contract import IllegalMove, Outcome, Refusal
from generator.rules.ledger import Ledger
from generator.rules.testing.faults import Fault
from generator.rules.testing.walks import Lab, Sample, cards, print_of, told, wander, zones

#: So many moves that aren't legal are tried on each state.
_TRIED = 120
_FIELDS = ("kind", "cards", "seat", "target")
_NONE_SUCH = "no-such-thing"


def says_what_it_is(lab: Lab) -> Iterator[Fault]:
    """Slug, title, players, options, composition, facts and ledger are there and sound."""
    game = lab.game
    for name in ("slug", "title"):
        if not isinstance(getattr(game, name), str) or not getattr(game, name):
            yield Fault("game-unsaid", f"{name} is {getattr(game, name)!r}")
    if not isinstance(game.players, range) or not game.players or game.players[0] < 1:
        yield Fault("game-unsaid", f"players is {game.players!r}, not a range of numbers")
    for option in game.options:
        if not option.help or (option.values and option.default not in option.values):
            yield Fault("option-unsound", f"{option.name}: no help, or a default it doesn't take")
    for card, copies in game.composition().items():
        if type(card) is not str or type(copies) is not int or copies < 1:
            yield Fault("composition-unsound", f"{copies!r} of {card!r}")
    if strange := set(game.card_facts()) - _known(lab):
        yield Fault("facts-of-strangers", f"card_facts() knows {', '.join(sorted(strange))}")
    if not isinstance(game.ledger, Ledger):
        yield Fault("game-unsaid", "ledger is not a Ledger")
    for things in (game.ledger.rows, game.ledger.rulings):
        if len({thing.id for thing in things}) != len(things):
            yield Fault("ledger-repeats", "two rows or rulings of the ledger have one id")
    # What the kit knows without playing.
    declared: set[str] = getattr(game, "declared_clauses", set)()
    for clause in sorted(declared - set(lab.pack.clauses)) if lab.pack.clauses else ():
        yield Fault("clause-unknown", f"a move cites {clause!r}, which is no clause")
    agents = [agent.name for agent in lab.pack.agents]
    if len({*agents, "random"}) != len(agents) + 1:
        yield Fault("agents-repeat", "two agents have one name, or one is called random")


def _known(lab: Lab) -> set[str]:
    """Every card that there is under any house rule that was walked."""
    known = set(lab.game.composition())
    for walk in lab.walks:
        known |= set(lab.game.composition(**walk.options))
    return known


def begins(lab: Lab) -> Iterator[Fault]:
    """`new` needs a seed or a deck, knows its options, players and cards, and follows its seed."""
    game, most = lab.game, lab.game.players[-1]
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("neither a seed nor a deck", {}),
        ("an unknown option", {"seed": 1, "no_such_option": 1}),
        ("a deck of strangers", {"deck": [_NONE_SUCH]}),
        *((f"{n} players", {"seed": 1, "players": n}) for n in (0, -1, most + 1)),
        *(
            (f"{option.name}={_NONE_SUCH!r}", {"seed": 1, option.name: _NONE_SUCH})
            for option in game.options
            if option.values
        ),
    ]
    for what, arguments in wrong:
        try:
            game.new(**arguments)
        except ValueError:
            continue
        except Exception as error:
            yield Fault("wrong-error", f"new() with {what} raises {told(error)}, not ValueError")
        else:
            yield Fault("new-accepts", f"new() with {what} raises no ValueError")
    try:
        game.composition(no_such_option=1)
    except ValueError:
        pass
    else:
        yield Fault("new-accepts", "composition() of an unknown option raises no ValueError")
    for walk in lab.walks:
        one, other = (game.new(walk.players, seed=walk.seed, **walk.options) for _ in range(2))
        for move in walk.moves:
            if print_of(one, walk.players) != print_of(other, walk.players):
                sentence = "two games of one seed, played alike, differ"
                yield Fault("seed-differs", sentence, walk.players, walk.seed)
                break
            one.play(move)
            other.play(move)
            if one.stats["turns"] > 40:  # chance has spoken by then
                break


def seeds_differ(lab: Lab) -> Iterator[Fault]:
    """Different seeds give different games, if anything is left to chance at all."""
    for players in lab.game.players:
        states = [lab.game.new(players, seed=seed) for seed in range(6)]
        hidden = any(
            str(card) not in str(states[0].view(seat))
            for seat in range(players)
            for card in cards(states[0])
        )
        if hidden and len({str(zones(state)) for state in states}) < 2:
            yield Fault("seed-ignored", "six seeds give one and the same deal", players)


def moves_are_listed(lab: Lab) -> Iterator[Fault]:
    """`moves(players)` has every legal move once, always in one order; all are well made."""
    for players, every in lab.every.items():
        again = list(lab.game.moves(players))
        if again != list(every):
            sentence = "moves() has a move twice, or changes its order"
            yield Fault("moves-repeat", sentence, players)
        for move in again[:: max(1, len(again) // 500)]:
            yield from _well_made(move, players)
    for walk in lab.walks:
        for move in sorted(walk.legal - set(lab.every[walk.players]), key=str)[:3]:
            sentence = f"{move} was legal and is not in moves({walk.players})"
            yield Fault("move-not-listed", sentence, walk.players, walk.seed)
        for move in walk.legal:
            yield from _well_made(move, walk.players)


def _well_made(move: Any, players: int) -> Iterator[Fault]:
    fields = getattr(type(move), "_fields", None) or tuple(
        one.name for one in dataclasses.fields(move)
    )
    sorts = (
        type(move.kind) is str
        and type(move.cards) is tuple
        and all(type(card) is str for card in move.cards)
        and type(move.seat) is int
        and move.seat in range(players)
        and type(move.target) in (int, str, type(None))
    )
    if fields[:4] != _FIELDS or not sorts:
        yield Fault("move-shape", f"{move!r} isn't kind, cards, seat, target, in this order")
    if not str(move) or len(str(move).splitlines()) != 1:
        yield Fault("move-shape", f"{move!r} doesn't print as one line")


def options_are_legal(lab: Lab) -> Iterator[Fault]:
    """`legal_moves` are the options, and `refusal` of each is None."""
    for sample in lab.samples:
        if list(sample.state.legal_moves()) != list(sample.state.options()):
            yield sample.fault("legal-moves-differ", "legal_moves() is not options()")
        for move in sample.state.options():
            if sample.state.refusal(move) is not None:
                yield sample.fault("option-refused", f"{move} is an option, and is refused")


def the_rest_is_refused(lab: Lab) -> Iterator[Fault]:
    """Every other move is refused with a reason and a clause, and playing it changes nothing."""
    for sample in lab.samples:
        every = list(lab.every[sample.walk.players])
        legal = set(sample.state.options())
        wrong = [move for move in every if move not in legal]
        if len(wrong) > _TRIED:
            wrong = sample.chance("refused").sample(wrong, _TRIED)
        yield from _refused(lab, sample, wrong)


def garbage_is_refused(lab: Lab) -> Iterator[Fault]:
    """What is no move at all, or has parts of the wrong sorts, is refused without an effect."""
    no_cards: tuple[Any, ...] = (None, [], 5, (_NONE_SUCH,), (None,), "x")
    odd: list[Any] = [None, "", 7, (), ("play",), object(), [], {}, True]
    for sample in lab.samples:
        legal = list(sample.state.options())
        made: list[Any] = [*odd, *map(str, legal[:1])]
        for move in legal[:1] + legal[-1:]:
            made += [
                *(_with(move, seat=seat) for seat in (-1, sample.walk.players, 99, "0", None)),
                _with(move, seat=bool(move.seat)) if move.seat in (0, 1) else None,
                *(_with(move, target=to) for to in (-1, 99, _NONE_SUCH, (), 0.5)),
                _with(move, target=bool(move.target)) if move.target in (0, 1) else None,
                *(_with(move, cards=of) for of in no_cards),
                *(_with(move, kind=kind) for kind in (None, _NONE_SUCH, 1, ())),
            ]
        yield from _refused(lab, sample, made, clauses=False)


def _with(move: Any, **parts: Any) -> Any:
    if hasattr(move, "_replace"):
        return move._replace(**parts)
    return dataclasses.replace(move, **parts)


def _refused(lab: Lab, sample: Sample, moves: list[Any], clauses: bool = True) -> Iterator[Fault]:
    state, players, known = sample.state.copy(), sample.walk.players, lab.pack.clauses
    before = print_of(state, players), lab.game.transcript(state)
    for move in moves:
        said = _said(move)
        refusal = state.refusal(move)
        if refusal is None:
            yield sample.fault("refusal-missing", f"{said} is no option, and is not refused")
            continue
        if not isinstance(refusal, Refusal) or not refusal.reason:
            yield sample.fault("refusal-unsaid", f"{said} is refused with {refusal!r}")
        elif clauses and known and state.outcome is None and refusal.clause not in known:
            sentence = f"{said} is refused by {refusal.clause!r}, which is no clause"
            yield sample.fault("clause-unknown", sentence)
        try:
            state.play(move)
        except IllegalMove:
            continue
        except Exception as error:
            yield sample.fault("wrong-error", f"playing {said} raises {told(error)}")
        else:
            yield sample.fault("plays-refused", f"{said} is refused, and can be played")
            return
    if (print_of(state, players), lab.game.transcript(state)) != before:
        yield sample.fault("refused-with-effect", "moves were refused and changed the game")


def _said(move: Any) -> str:
    try:
        return f"{move!r}"
    except Exception:  # made by hand, with fields that no move has
        return f"a {type(move).__name__}"


def copies_are_independent(lab: Lab) -> Iterator[Fault]:
    """A copy looks like its original, plays on by itself, and has the same future."""
    for sample in lab.samples:
        players = sample.walk.players
        state = sample.state.copy()
        twin = state.copy()
        before = print_of(state, players), lab.game.transcript(state)
        if (print_of(twin, players), lab.game.transcript(twin)) != before:
            yield sample.fault("copy-differs", "a copy isn't like its original")
        wander(twin, sample.chance("copy"), 25)
        if (print_of(state, players), lab.game.transcript(state)) != before:
            yield sample.fault("copy-shares", "playing a copy changes its original")
        wander(state, sample.chance("copy"), 25)
        if print_of(state, players) != print_of(twin, players):
            yield sample.fault("copy-differs", "a copy and its original, played alike, part ways")


def ends_soundly(lab: Lab) -> Iterator[Fault]:
    """The outcome has seats for winners, a score a seat, a word for its reason, a known clause."""
    words = lab.pack.words
    for sample in lab.ends:
        outcome, seats = sample.state.outcome, range(sample.walk.players)
        if not isinstance(outcome, Outcome):
            yield sample.fault("outcome-unsound", f"the outcome is {outcome!r}")
            continue
        if not set(outcome.winners) <= set(seats) or len(outcome.scores) != len(seats):
            yield sample.fault("outcome-unsound", f"winners or scores of no seats: {outcome}")
        if not isinstance(outcome.reason, str) or len(outcome.reason.split()) != 1:
            yield sample.fault("outcome-unsound", f"the reason {outcome.reason!r} is no word")
        if type(outcome.guard) is not bool:
            yield sample.fault("outcome-unsound", f"guard is {outcome.guard!r}")
        if outcome.clause and lab.pack.clauses and outcome.clause not in lab.pack.clauses:
            yield sample.fault("clause-unknown", f"the end cites {outcome.clause!r}")
        if words.ends and outcome.reason not in words.ends:
            yield sample.fault("words-missing", f"no words for the end {outcome.reason!r}")


def counts(lab: Lab) -> Iterator[Fault]:
    """`stats` has turns, events and peaks, all of them known to the pack's words; the pack's own
    readers of a finished game can read it."""
    words = lab.pack.words
    for sample in lab.samples:
        stats = sample.state.stats
        if type(stats["turns"]) is not int:
            yield sample.fault("stats-unsound", f"turns is {stats['turns']!r}")
        for name, known in (("events", words.events), ("peaks", words.peaks)):
            for what, number in stats[name].items():
                if type(what) is not str or type(number) is not int:
                    yield sample.fault("stats-unsound", f"{name}: {what!r} is {number!r}")
                elif known and what not in known:
                    yield sample.fault("words-missing", f"no words for {what!r} in {name}")
        if lost := set(lab.pack.limits(**sample.walk.options)) - set(stats["peaks"]):
            yield sample.fault("stats-unsound", f"limits() of {lost}, whose peak isn't counted")
    known_cards = _known(lab)
    for sample in lab.ends:
        if lab.pack.starter(sample.state) not in range(sample.walk.players):
            yield sample.fault("stats-unsound", "starter() isn't a seat")
        for card, seat in lab.pack.uses(sample.state) if lab.pack.uses else ():
            if card not in known_cards or seat not in range(sample.walk.players):
                yield sample.fault("stats-unsound", f"uses(): {card!r} by seat {seat!r}")
