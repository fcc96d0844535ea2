"""SVG files as items: every shape as a path of ours, every fault at its line.

`read` makes a tree that knows its lines, `style` finds what CSS says of each element, `walk` turns
the tree into items. What can't be shown is a fault that names the element: no picture is half
right.
"""

from generator.pictures.svg.walk import Vector, convert

__all__ = ["Vector", "convert"]
