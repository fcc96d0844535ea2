"""Ornaments of War: engraved like banknotes."""
