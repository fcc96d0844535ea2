"""The rules as numbered sentences. The source is this file: the game was made for Deckproof."""

SECTIONS = {"lantern-walk-1": "Setting up", "lantern-walk-2": "Walking"}
CLAUSES = {
    "lantern-walk-1.1": "Shuffle all cards; they are the stock, face down.",
    "lantern-walk-2.1": "On your turn, turn up the top card of the stock and lay it on your path.",
    "lantern-walk-2.2": "Then go on, or go home: your path comes home and the next player walks.",
    "lantern-walk-2.3": "A gust blows your path out: it is gone, and the next player walks.",
    "lantern-walk-2.4": "When the stock is empty, the last path comes home and the game ends.",
    "lantern-walk-2.5": "Whoever has the most light at home wins; who has as much wins, too.",
}
