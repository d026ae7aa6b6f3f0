"""Blueprints on the shelf."""

from blueprints_desktop.engine.game import Box
from blueprints_desktop.games.blueprints.deck import read_data
from blueprints_desktop.games.blueprints.game import Blueprints
from blueprints_desktop.games.blueprints.options import Options
from blueprints_desktop.games.blueprints.trace import trace

BOX = Box(
    key="blueprints",
    seats=range(2, 5),
    rules=1,
    options=Options,
    read_data=read_data,
    open=Blueprints,
    trace=trace,
)
