"""World Monuments on the shelf; its rules are loaded when it is opened."""

from blueprints_desktop.engine.game import Box
from blueprints_desktop.engine.lazily import lazily
from blueprints_desktop.games.monuments import SEATS
from blueprints_desktop.games.monuments.options import Options

_HERE = "blueprints_desktop.games.monuments"

BOX = Box(
    key="monuments",
    seats=SEATS,
    rules=2,
    options=Options,
    read_data=lazily(f"{_HERE}.kit", "read_data"),
    open=lazily(f"{_HERE}.game", "Monuments"),
    trace=lazily(f"{_HERE}.trace", "trace"),
    sheet=lazily(f"{_HERE}.sheet", "sheet"),
    moments=lazily(f"{_HERE}.moments", "moments"),
    luck=lazily(f"{_HERE}.luck", "luck"),
)
