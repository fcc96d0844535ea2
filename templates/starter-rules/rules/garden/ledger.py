"""What the rules count: 'deckproof check' measures each row, the rulebook takes its numbers here.

A row says which lines of the source (game.py has them) call for how many of what.
"""

from generator.rules import Ledger, Row, Ruling

PRICES = {"bean": 1, "carrot": 2, "tomato": 3, "melon": 5}
PLANTS = {"bean": 6, "carrot": 5, "tomato": 4, "melon": 3}
WEATHER = {"sun": 3, "wind": 2, "rain": 4}
CARDS = PLANTS | WEATHER
#: What the rules know of each card, as the catalogue must have it.
FACTS: dict[str, dict[str, object]] = {
    **{card: {"kind": "plant", "price": price} for card, price in PRICES.items()},
    **{card: {"kind": "weather", "effect": card} for card in WEATHER},
}
COINS, AT_FIRST = 12, (1, 2, 3, 4)

LEDGER = Ledger("rules/garden/game.py", (
    Row("cards-total", "Cards", 27, "1", "derived", lambda seen: seen.count()),
    *(Row(f"cards-{card}", f"Cards {card}", copies, "1", "stated",
          lambda seen, card=card: seen.count(id=card))
      for card, copies in CARDS.items()),
    Row("prices", "Prices", tuple(PRICES.values()), "1", "stated",
        lambda seen: tuple(int(str(card["price"])) for card in seen.cards if "price" in card)),
    Row("coins", "Coins", COINS, "2", "stated", lambda seen: seen.components.get("coin", 0)),
    Row("coins-at-first", "Coins at first", AT_FIRST, "2", "stated",
        lambda seen: tuple(seen.game.new(players=4, seed=0).coins)),
), (
    Ruling("wind-empty", "6", "What does the wind do when no plant is in your basket?", "Nothing.",
           "It takes the last plant, and there is none."),
))  # fmt: skip
