"""Playability: what a few hundred games find, and each thing that they could."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from generator import catalogue, deck, rules
from generator.checks import composition, playability
from generator.checks.findings import CODES, Finding
from generator.checks.of_game import check_game
from generator.checks.playability import Trial
from generator.deck import Deck
from generator.errors import UserError
from generator.project import Project
from generator.simulation import Tally, job, seed_of
from generator.workshop.open_game import OpenGame

ROOT = Path(__file__).parents[2]
PROJECT = Project(ROOT, ROOT / "output")


def built(slug: str) -> Deck:
    return deck.build(catalogue.load(PROJECT.catalogue(slug), PROJECT, rules.slugs()))


def codes(found: Sequence[Finding]) -> list[tuple[str, str]]:
    return [(one.code, one.severity) for one in found]


def trial(slug: str = "bitcoin-miner", players: int = 2, **counts: object) -> Trial:
    counted = Tally(games=200, turns=Counter({100: 200}))
    for name, value in counts.items():
        setattr(counted, name, value)
    return Trial(job(slug, players, games=200), counted)


@pytest.mark.parametrize("slug", rules.slugs())
def test_our_games_are_playable(slug: str) -> None:
    """A tenth of what `check` plays; it says the same of all of it."""
    found = list(playability.findings(built(slug), rules.pack(slug), games=20))

    assert [one for one in found if one.severity == "error"] == []
    assert "seat-ahead" not in {one.code for one in found}


def test_what_was_played_is_told_again_but_not_of_a_game_that_somebody_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    war, pack = built("war"), rules.pack("war")
    first = list(playability.findings(war, pack, games=7))
    played: list[str] = []

    def told(pack: rules.GamePack, games: int) -> list[Trial]:
        played.append(pack.slug)
        return [trial("war", guarded=200)]

    monkeypatch.setattr(playability, "trials", told)

    assert list(playability.findings(war, pack, games=7)) == first
    assert played == []
    assert list(playability.findings(war, replace(pack), games=7)) != first
    assert played == ["war"]


def test_a_capped_game_is_noted_and_only_capped_games_are_wrong() -> None:
    some, every = trial(guarded=3), trial(guarded=200)

    (note,) = playability.endings([some])
    (error,) = playability.endings([every])
    assert (note.code, note.severity) == ("game-endless", "note")
    assert "3 of 200 games of 2 players" in note.message
    assert error.severity == "error"
    assert list(playability.endings([trial(outcomes=Counter({"emptied": 200}))])) == []


def test_too_few_components_are_found_with_the_games_that_lacked_them() -> None:
    there = playability.printed(built("bitcoin-miner"), rules.pack("bitcoin-miner"))
    tried = trial(
        peaks={
            "coin": Counter({250: 190, 281: 10}),
            "block": Counter({70: 200}),
            "space": Counter({8: 199, 9: 1}),
        }
    )

    found = list(playability.shortages([tried], there))
    assert there == {"coin": 280, "block": 70, "space": 8}
    assert codes(found) == [("component-short", "error"), ("component-short", "note")]
    assert found[0].message == (
        "coins on Blocks and with players: up to 281 at one time, and 280 are printed; "
        "too few in 10 of 200 games (at tables of 2)"
    )
    assert found[1].hint == "further Blocks lie beside the board"


def test_a_shortage_is_told_where_the_catalogue_counts_the_thing(tmp_path: Path) -> None:
    """Fifty coins are fewer than any game of the Miners uses."""
    (tmp_path / "cards").mkdir()
    text = (ROOT / "cards" / "bitcoin-miner.yaml").read_text("utf-8")
    (tmp_path / "cards" / "bitcoin-miner.yaml").write_text(text.replace("count: 280", "count: 50"))
    project = Project(tmp_path, tmp_path / "output")
    loaded = catalogue.load(project.catalogue("bitcoin-miner"), project, rules.slugs())
    found = playability.findings(deck.build(loaded), rules.pack("bitcoin-miner"), games=3)
    (short,) = (one for one in found if one.code == "component-short" and one.severity == "error")

    assert text.splitlines()[short.line - 1].strip() == "count: 280"
    assert "50 are printed; too few in 15 of 15 games (at tables of 2, 3, 4, 5, 6)" in short.message


def test_what_is_printed_is_read_off_the_catalogue() -> None:
    vires, war = built("vires-in-numeris"), built("war")
    fewer = replace(vires, cards=vires.cards[54:])  # of 64

    assert playability.printed(vires, rules.pack("vires-in-numeris")) == {"hashrates-locked": 64}
    assert playability.printed(fewer, rules.pack("vires-in-numeris")) == {"hashrates-locked": 10}
    assert playability.printed(war, rules.pack("war")) == {"pot": 54}


def test_a_card_that_never_did_anything_is_named_at_its_place() -> None:
    war = built("war")
    used = Counter({card.id: 1 for card in war.cards if card.id != "7H"})

    (found,) = playability.idle_cards([trial("war", used=used)], war)
    assert (found.code, found.severity, found.card) == ("card-unused", "warning", "7H")
    assert found.message == "Seven of Hearts was never dealt to a player in 200 games"
    assert found.line > 0


@pytest.mark.parametrize(("first", "ahead"), [(100, False), (129, False), (145, True)])
def test_a_seat_is_ahead_if_even_its_lower_bound_is(first: int, ahead: bool) -> None:
    """Ten points above parity: 129 of 200 is 64 %, but it might be 58 %; 145 might be 66 %."""
    wins = Counter({(0, 1): first, (1, 1): 200 - first})
    found = list(playability.seats_ahead([trial(wins=wins, places=wins)]))

    assert bool(found) is ahead
    if ahead:
        assert codes(found) == [("seat-ahead", "warning")] * 2
        said = "seat 0 of 2 players won 72% of 200 games (66% to 78%); even would be 50%"
        assert said in found[0].message
        assert "the first to play" in found[1].message


def test_the_last_of_many_may_be_ahead_too() -> None:
    """Our tables have six seats at most; anybody's may have more."""
    seen = trial(wins=(wins := Counter({(7, 1): 180, (0, 1): 20})), places=wins)
    found = list(playability.seats_ahead([replace(seen, task=replace(seen.task, players=8))]))

    assert [one.message.partition(" of ")[0] for one in found] == ["seat 7", "the eighth to play"]


#: An engine of somebody: two players, a card each, the higher wins; something is wrong with it.
ENGINE = """
from types import SimpleNamespace
from generator.rules import GamePack
from generator.rules.contract import Move, Outcome
from generator.rules.ledger import Ledger


class State:
    def __init__(self):
        self.seat, self.outcome, self.left = 0, None, 3
        self.stats = {"turns": 3, "events": {}, "peaks": {}}

    def options(self):
        return [Move("take"), Move("leave")]

    legal_moves = options

    def view(self, seat):
        return {"me": seat}

    def play(self, move):
        self.left -= 1
        WRONG
        if self.left <= 0:
            self.outcome = Outcome((0,), (1, 0), "taken")


class Game:
    slug, title, players, options = "snatch", "Snatch", range(2, 3), ()
    ledger = Ledger("none", (), ())

    def composition(self):
        return {}

    def new(self, players=None, seed=None, deck=None, chance=None):
        return State()


PACK = GamePack(game=Game())
"""


def snatch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str) -> rules.GamePack:
    """The engine with this line in it, in a project's `rules/`."""
    file = tmp_path / "rules" / "snatch.py"
    file.parent.mkdir()
    file.write_text(ENGINE.replace("WRONG", wrong))
    space: dict[str, object] = {}
    exec(compile(file.read_text(), str(file), "exec"), space)
    pack = space["PACK"]
    assert isinstance(pack, rules.GamePack)
    pack = replace(pack, home=tmp_path, source=file)
    monkeypatch.setattr(rules, "pack", lambda name, home=None: pack)
    return pack


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("1 / self.left", "ZeroDivisionError: division by zero"),
        ("import garden_rules", "ModuleNotFoundError: No module named 'garden_rules'"),
        ("self.stats['turns'][0]", "TypeError: 'int' object is not subscriptable"),
    ],
)
def test_an_engine_that_breaks_is_a_finding_at_its_line_with_what_plays_it_again(
    wrong: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = snatch(tmp_path, monkeypatch, wrong)
    line = ENGINE.splitlines().index("        WRONG") + 1

    (found,) = playability.findings(built("war"), pack, games=2)

    assert (found.code, found.severity) == ("engine-fault", "error")
    assert (found.file, found.line) == ("rules/snatch.py", line)
    assert found.message == f"the engine snatch broke in a game of 2 players: {said}"
    assert "deckproof simulate snatch --players 2 --seed 0 --agents random,random" in found.hint
    assert str(seed_of(0, 0)) in found.hint


def test_only_a_game_that_goes_on_and_on_is_endless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("generator.simulation.games.MOST_DECISIONS", 100)
    pack = snatch(tmp_path, monkeypatch, "self.left = 3")

    (found,) = playability.findings(built("war"), pack, games=2)

    assert (found.code, found.severity) == ("game-endless", "error")
    assert "no end after 101 decisions in a game of 2 players" in found.message


def test_an_engine_that_cannot_count_its_deck_is_a_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked before anything is played; and what it lets peaks be is asked after."""
    pack = snatch(tmp_path, monkeypatch, "pass")
    monkeypatch.setattr(type(pack.game), "composition", lambda self: [].pop())
    (found,) = composition.against_engine(built("war"), pack)
    assert (found.code, found.severity) == ("engine-fault", "error")
    assert "broke in naming its cards: IndexError: pop from empty list" in found.message

    monkeypatch.setattr(type(pack.game), "composition", lambda self: {})
    monkeypatch.setattr(type(pack.game), "limits", lambda self: 3, raising=False)
    (found,) = playability.findings(built("war"), pack, games=2)
    assert (found.code, found.severity) == ("engine-fault", "error")


def test_check_plays_only_if_asked_and_only_with_an_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr(playability, "findings", lambda cards, pack: played.append(pack.slug) or [])

    def no_faces(faces: object) -> None:
        raise UserError(())

    monkeypatch.setattr("generator.faces.Faces.all", no_faces)  # nor anything that looks at them
    monkeypatch.setattr("generator.checks.rulebook.rendered", lambda *given: {})
    monkeypatch.setattr("generator.checks.rulebook.text_findings", lambda *given: [])
    quick = check_game(OpenGame(PROJECT, "war"))
    whole = check_game(OpenGame(PROJECT, "war"), play=True)

    assert played == ["war"]
    assert (quick.games_played, whole.games_played) == (0, 200)
    assert whole.as_json()["games_played"] == 200


def test_stale_figures_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "templates" / "rulebooks" / "claims"
    folder.mkdir(parents=True)
    project = Project(tmp_path, tmp_path / "output")
    (folder / "war.json").write_text('{"game": "war", "code": "of other rules"}')
    (stale,) = playability.published(project, rules.pack("war"))
    (folder / "war.json").write_text("no json")
    (broken,) = playability.published(project, rules.pack("war"))

    assert (stale.code, stale.severity) == ("claims-stale", "warning")
    assert "deckproof simulate war --claims" in stale.hint
    assert (broken.code, broken.severity) == ("claims-stale", "error")
    assert {"card-unused", "seat-ahead", "game-endless", "engine-fault", "claims-stale"} <= set(
        CODES
    )
