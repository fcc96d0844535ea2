"""What lies in the mine: one find for each value of a Block card, deeper ones rarer.

`soil` is what lives and what got lost near the surface, `stone` what stone has kept, `deep` caves
and crystals; `kit` collects them by value.
"""
