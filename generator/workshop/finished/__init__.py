"""Finished pictures -> a deck: what `deckproof import` makes of a folder, or of another tool's list."""
