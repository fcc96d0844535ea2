"""Nodes of a layout + one card -> placed items: every kind of item, drawn."""

from generator.faces.items import curved, groups, ornaments, pictures, shapes, words
from generator.faces.items.scene import Scene, verbs

__all__ = ["Scene", "curved", "groups", "ornaments", "pictures", "shapes", "verbs", "words"]
