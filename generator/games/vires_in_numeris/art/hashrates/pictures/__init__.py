"""The pictures of HashRates, four of each machine, in a module of its own."""

from generator.games.vires_in_numeris.art.hashrates.mine import PICTURES
from generator.games.vires_in_numeris.art.hashrates.pictures import (
    container,
    cpu,
    dam,
    graphics_card,
    hamster,
    heater,
    home_pc,
    laptop,
    mining_box,
    pencil,
    phone,
    server_rack,
    solar_panel,
    stick,
    volcano,
    wind_turbine,
)

#: Where they are drawn.
BY_MACHINE = (
    container,
    cpu,
    dam,
    graphics_card,
    hamster,
    heater,
    home_pc,
    laptop,
    mining_box,
    pencil,
    phone,
    server_rack,
    solar_panel,
    stick,
    volcano,
    wind_turbine,
)

__all__ = ["BY_MACHINE", "PICTURES"]
