"""Whatever a box holds besides cards, and the box: drawn by layouts as cards are, laid on the same
sheets.

    parts      a component's `with:` in the catalogue, judged
    copies     a part for every set of values that copies of a component have, its `each`
    options    what a person asks for: shapes, denominations, strips for glue, sleeves, a machine
    plan       a layout at any size -> Drawing
    boards     a drawing too large for the paper -> tiles, and how they go together
    measures   the figures of boxes and dice, with their sources
    nets       a flat shape to be cut, folded and glued: of `boxes` and of `dice`
    folding    a net -> Drawing, its panels drawn by a layout
    words      what such a sheet says beside its pieces; net_steps, piece_steps: in pictures, too
    kit        what lies together on which sheets
    sheets     all of it as PDFs; shop: boards whole, for print shops

A component without a `with:` (a die from the drawer) is counted and never drawn.
"""
