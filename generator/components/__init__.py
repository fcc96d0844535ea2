"""Boards, coins and whatever else a box holds besides cards: drawn by layouts as cards are, laid on
the same sheets.

    parts   a component's `with:` in the catalogue, judged
    plan    a layout at any size -> Drawing; a drawing too large for the paper -> tiles
    words   what such a sheet says beside its pieces
    sheets  all of it as PDFs: component_files()

A component without a `layout` (a die from the drawer) is counted and never drawn.
"""

from generator.components.sheets import component_files

__all__ = ["component_files"]
