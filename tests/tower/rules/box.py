"""Tower on the shelf; its rules are loaded when it is opened."""

from blueprints_desktop.engine.game import Box
from blueprints_desktop.engine.lazily import lazily
from tests.tower.rules import SEATS
from tests.tower.rules.options import Options

_HERE = "tests.tower.rules"

BOX = Box(
    key="tower",
    seats=SEATS,
    rules=1,
    options=Options,
    read_data=lambda *_: {},
    open=lazily(f"{_HERE}.game", "Tower"),
    trace=lazily(f"{_HERE}.trace", "trace"),
)
