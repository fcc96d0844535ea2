"""What somebody may have done to a file of the output before they handed the folder on.

`ALTERATIONS` are those that people think of, each a small function from bytes to bytes; a campaign
makes random ones by the thousand, and says which of them a check would not have found:

    PYTHONPATH=tests python -m hostile.alterations OUTPUT/GAME --count 1000 --seed 1
"""

from hostile.alterations import on_books, on_cards, on_packages, on_pictures, on_sheets
from hostile.alterations.listed import ALTERATIONS, Alteration

__all__ = [
    "ALTERATIONS",
    "Alteration",
    "on_books",
    "on_cards",
    "on_packages",
    "on_pictures",
    "on_sheets",
]
