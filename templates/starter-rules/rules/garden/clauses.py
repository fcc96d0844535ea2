"""The rules as numbered sentences: what the rulebook prints, and what refuses a move."""

CLAUSES = {
    "garden-1.1": "Shuffle all cards; they are the field, face down. Whoever begins takes a coin, "
    "and each player after that one coin more than the player before.",
    "garden-2.1": "On your turn, pick the top card of the field into your basket, as often as you "
    "like.",
    "garden-2.2": "Or go to market: the plants in your basket go to your stall, and your turn "
    "ends.",
    "garden-3.1": "Sun: at the market it brings you a coin from the bank, while there is one.",
    "garden-3.2": "Wind: the last plant in your basket blows to the stall of the player on your "
    "left.",
    "garden-3.3": "Rain: pay a coin for shelter and go on.",
    "garden-3.4": "Or get wet: you lose all that is in your basket, and your turn ends.",
    "garden-4.1": "Whoever picks the last card goes to market with what is left. Add up the prices "
    "in your stall, and your coins. The most points win.",
}
SECTIONS = {
    "garden-1": "Setting up", "garden-2": "Your turn", "garden-3": "The weather",
    "garden-4": "The end",
}  # fmt: skip
