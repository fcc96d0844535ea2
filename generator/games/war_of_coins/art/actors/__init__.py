"""The twelve actors, one a coin: each comes once, on one card of its four.

An actor is a few shapes about its place (x, y), mm on the card; outlines 0.7, details finer. On
another card it is no shapes at all.
"""

from generator.games.war_of_coins.art.actors.beasts import dog as dog
from generator.games.war_of_coins.art.actors.beasts import fox as fox
from generator.games.war_of_coins.art.actors.bee import bee as bee
from generator.games.war_of_coins.art.actors.birds import comet as comet
from generator.games.war_of_coins.art.actors.birds import crane as crane
from generator.games.war_of_coins.art.actors.birds import nightingale as nightingale
from generator.games.war_of_coins.art.actors.birds import swallow as swallow
from generator.games.war_of_coins.art.actors.frog import frog as frog
from generator.games.war_of_coins.art.actors.ibex import ibex as ibex
from generator.games.war_of_coins.art.actors.koi import carp as carp
from generator.games.war_of_coins.art.actors.koi import koi as koi
from generator.games.war_of_coins.art.actors.owl import owl as owl
from generator.games.war_of_coins.art.actors.owl import owl_tail as owl_tail
from generator.games.war_of_coins.art.actors.tiger import tiger as tiger
