"""Designs of other tools -> a table, a layout and a catalogue of ours."""
