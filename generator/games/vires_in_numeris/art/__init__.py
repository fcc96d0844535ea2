"""Ornaments of Vires In Numeris: mined out of chips and chains."""
