"""Finished pictures -> a deck: what an import makes of a folder, or of another tool's list."""
