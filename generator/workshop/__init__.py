"""What commands carry out: a game opened, built, printed, exported, simulated. Nothing here prints
to a terminal, nothing decides how a card looks."""
