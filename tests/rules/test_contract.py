"""What every game that we ship owes a stranger who knows only the contract: the public suite."""

from __future__ import annotations

import time

import pytest

from generator import rules
from generator.rules.testing import conformance, core

test_war = conformance(rules.pack("war"))
test_war_of_coins = conformance(rules.pack("war-of-coins"))
test_vires_in_numeris = conformance(rules.pack("vires-in-numeris"))
test_bitcoin_miner = conformance(rules.pack("bitcoin-miner"))


def test_every_game_that_we_ship_is_held() -> None:
    """A fifth game of ours has its line above."""
    assert all(f"test_{slug.replace('-', '_')}" in globals() for slug in rules.slugs())


@pytest.mark.parametrize("slug", rules.slugs())
def test_the_core_is_quick(slug: str) -> None:
    """`check` runs it for a project's own engine: about two seconds of processor time, and twice
    that is held here, so that a slow machine doesn't fail it."""
    began = time.process_time()
    assert [str(fault) for fault in core(rules.pack(slug))] == []
    assert time.process_time() - began < 4
