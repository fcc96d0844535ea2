"""`python -m generator` is `deckproof`."""

import signal


def main() -> None:
    """The command line; Ctrl+C while it is still being read ends it without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from generator.cli import main as run

    run()


if __name__ == "__main__":
    main()
