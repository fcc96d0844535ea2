"""Cards on sheets of paper: imposition (integers), placement (mm), marks, labels, the PDF.

    paper      which papers there are, how far a printer reaches
    imposition which copy lies in which slot, and which slot lies behind it
    placement  where a slot is in mm, how it is turned, how much bleed it may show
    marks      crop marks and the fold line
    words      what a sheet says
    forms      labels and rulers as small drawings of known size
    labels     where they go, in the room that is left
    writer     all of it as one PDF

Sheet space everywhere but in the writer's PDF code: mm from the paper's top-left corner, y down;
angles in degrees, clockwise.
"""
