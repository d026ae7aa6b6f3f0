"""World Monuments on the shelf."""

from blueprints_desktop.engine.game import Box
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.kit import read_data
from blueprints_desktop.games.monuments.options import SEATS, Options
from blueprints_desktop.games.monuments.trace import trace

BOX = Box(
    key="monuments",
    seats=SEATS,
    rules=1,
    options=Options,
    read_data=read_data,
    open=Monuments,
    trace=trace,
)
