"""Jack, Queen, King and Joker: engraved half figures. `figures` says how one is put together,
each figure has a module, and `cards` offers them to layouts."""

from generator.games.war.art.courts import cards as cards
from generator.games.war.art.courts import small as small
