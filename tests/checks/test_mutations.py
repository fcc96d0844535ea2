"""Whatever is wrong with a catalogue, `check` says it: findings or a UserError (exit code 1 or 2),
and nothing else is ever raised (exit code 70 is a fault of ours)."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import chain

import mutations
import pytest

from generator.checks.findings import GameReport
from generator.checks.of_game import check_game
from generator.errors import UserError
from generator.project import Project
from generator.workshop.open_game import OpenGame

#: So many of each sort a game: a few seconds. Thousands take minutes and have been tried.
SOME = 4

Check = Callable[[mutations.Mutation], GameReport | None]


@pytest.fixture
def checked(tmp_path_factory: pytest.TempPathFactory, eyes_closed: None) -> Check:
    """The report of a mutation, None if it was refused."""

    def check(mutation: mutations.Mutation) -> GameReport | None:
        told, data = mutation
        folder, game = tmp_path_factory.mktemp("mutation"), told.partition(":")[0]
        (folder / "cards").mkdir()
        (folder / "cards" / f"{game}.yaml").write_text(mutations.text_of(data), "utf-8")
        try:
            return check_game(OpenGame(Project.find(folder), game))
        except UserError as error:
            assert error.problems, told
            return None
        except Exception as error:
            pytest.fail(f"{told}: {type(error).__name__}: {error}")

    return check


def named(report: GameReport | None, code: str) -> set[str]:
    assert report is not None and not report.ok
    return {finding.card for finding in report.findings if finding.code == code}


@pytest.mark.parametrize("game", mutations.GAMES)
def test_a_deck_that_lacks_a_card_or_has_one_too_many_is_told_which(
    game: str, checked: Check
) -> None:
    dice, found = random.Random(f"cards of {game}"), list(mutations.of_cards(game))

    def one_of(sort: str) -> tuple[str, GameReport | None]:
        told, data = dice.choice([one for one in found if one[0].endswith(sort)])
        return told.split()[1], checked((told, data))

    whole = checked((f"{game}: as it is", mutations.card_by_card(game)))
    assert whole is not None and whole.ok, "card by card it is the same deck"
    card, report = one_of(" left out")
    assert card in named(report, "missing-card")
    card, report = one_of(" once more")
    assert card in named(report, "count-mismatch")
    card, report = one_of(" renamed")
    assert card in named(report, "missing-card")
    assert f"{card}x" in named(report, "extra-card")
    card, report = one_of(" written twice")
    assert report is None, "two cards of one id are no catalogue"


@pytest.mark.parametrize("game", mutations.GAMES)
def test_whatever_is_left_out_doubled_or_changed_nothing_breaks(game: str, checked: Check) -> None:
    dice = random.Random(f"anything in {game}")
    whole = list(chain(mutations.of_cards(game), mutations.of_sections(game)))
    picked = [
        *dice.sample(whole, SOME),
        *(mutations.at_random(game, dice) for _ in range(SOME)),
        *(mutations.in_the_text(game, dice) for _ in range(SOME)),
    ]
    reports = [checked(one) for one in picked]

    assert any(report is None or not report.ok for report in reports)
