"""Run it in the project's folder with 'python -m pytest' (pip install pytest).

The first line below tries the engine against the whole contract; the others are rules of this game.
"""

from pathlib import Path

from generator.rules import pack
from generator.rules.testing import conformance

PACK = pack("garden", Path(__file__).parents[1])
GAME = PACK.game

test_the_contract_of_engines = conformance(PACK)


def play(state, *kinds):
    for kind in kinds:
        state.play(next(move for move in state.options() if move.kind == kind))
    return state


def table(field, coins=(1, 1)):
    """A game for two with this field, top first."""
    return GAME.position(2, zones={"field": field}, counters={"coins": coins})


def test_all_that_was_picked_goes_to_the_stall():
    """Line 4"""
    state = play(table(["bean", "melon", "rain"]), "pick", "pick", "market")
    assert state.stall == [["bean", "melon"], []]
    assert state.seat == 1


def test_a_sun_brings_a_coin_at_the_market_while_there_is_one():
    """Line 5"""
    assert play(table(["sun", "bean"]), "pick", "market").coins == [2, 1]
    assert play(table(["sun", "bean"], coins=(6, 6)), "pick", "market").coins == [6, 6]


def test_the_wind_takes_the_last_plant_to_the_left():
    """Line 6"""
    state = play(table(["bean", "melon", "wind", "bean"]), "pick", "pick", "pick")
    assert (state.basket, state.stall) == (["bean", "wind"], [[], ["melon"]])


def test_rain_takes_the_basket_unless_a_coin_is_paid():
    """Line 7"""
    field = ["melon", "rain", "bean"]
    wet = play(table(field), "pick", "pick", "get-wet")
    dry = play(table(field), "pick", "pick", "shelter")
    poor = play(table(field, coins=(0, 1)), "pick", "pick")
    assert [move.kind for move in poor.options()] == ["get-wet"]
    assert (wet.compost, wet.seat) == (["melon", "rain"], 1)
    assert (dry.coins, dry.basket, dry.seat) == ([0, 1], ["melon", "rain"], 0)


def test_the_last_card_ends_the_game_and_points_are_prices_and_coins():
    """Line 8"""
    state = play(table(["tomato", "melon"]), "pick", "pick")
    assert [move.kind for move in state.options()] == ["market"]
    play(state, "market")
    assert state.outcome.scores == (3 + 5 + 1, 1)
    assert state.outcome.winners == (0,)
