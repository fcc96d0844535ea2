"""The pictures of Vires In Numeris: each Action and Event shows what it does, without a word.

A scene stands about its own middle, 30 mm wide and 30 mm high, in mm, y down; above the seal of the
card, which lies at its lower right, it may reach farther. It is drawn in ink on paper, from one kit
of parts (`kit`), and the one thing that changes is hot.
"""
