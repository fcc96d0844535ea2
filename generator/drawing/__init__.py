"""Drawings: flat lists of placed items in mm from the trim's top-left corner, y down, and the
paths, fonts and set text that they are made of. Nothing here knows a card, and nothing paints."""
