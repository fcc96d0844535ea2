"""The pictures of Vires In Numeris: each Action and Event shows what it does, without a word.

A scene stands about its own middle, 30 mm wide and 30 mm high, in mm, y down; the window that cuts
it is 47 mm wide, less the tab in its upper left corner. It is drawn in ink on paper and shade, from
one kit of parts (`kit`), and the one thing that changes is hot.
"""
