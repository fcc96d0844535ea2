"""Looking at what was made: the gallery page."""
