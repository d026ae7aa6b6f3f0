"""Blueprints on the shelf; its rules are loaded when it is opened."""

from blueprints_desktop.engine.game import Box
from blueprints_desktop.engine.lazily import lazily
from blueprints_desktop.games.blueprints import SEATS
from blueprints_desktop.games.blueprints.options import Options

_HERE = "blueprints_desktop.games.blueprints"

BOX = Box(
    key="blueprints",
    seats=SEATS,
    rules=1,
    options=Options,
    read_data=lazily(f"{_HERE}.deck", "read_data"),
    open=lazily(f"{_HERE}.game", "Blueprints"),
    trace=lazily(f"{_HERE}.trace", "trace"),
    sheet=lazily(f"{_HERE}.sheet", "sheet"),
    moments=lazily(f"{_HERE}.moments", "moments"),
    luck=lazily(f"{_HERE}.luck", "luck"),
)
