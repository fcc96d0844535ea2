"""`python -m generator` is `deckproof`."""

from generator.cli import main

main()
