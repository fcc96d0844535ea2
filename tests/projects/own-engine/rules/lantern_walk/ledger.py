"""What the rules count."""

from generator.rules import Evidence, Ledger, Row

LIGHTS = range(1, 6)
EACH, GUSTS = 3, 5


def _lanterns(evidence: Evidence) -> int:
    return evidence.count(kind="lantern")


def _gusts(evidence: Evidence) -> int:
    return evidence.count(kind="gust")


def _all(evidence: Evidence) -> int:
    return sum(evidence.game.composition().values())


LEDGER = Ledger(
    "rules/lantern_walk/clauses.py",
    (
        Row("cards-total", "cards", len(LIGHTS) * EACH + GUSTS, "5", "derived", _all),
        Row("lanterns", "lanterns", len(LIGHTS) * EACH, "5", "stated", _lanterns),
        Row("gusts", "gusts", GUSTS, "8", "stated", _gusts),
    ),
)
