"""Looking at what was made: the gallery page, and the live one."""
