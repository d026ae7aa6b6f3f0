"""Projekt Skyline on the shelf."""

from blueprints_desktop.engine.game import Box
from blueprints_desktop.games.skyline.deck import read_data
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.options import SEATS, Options
from blueprints_desktop.games.skyline.trace import trace

BOX = Box(
    key="skyline",
    seats=SEATS,
    rules=1,
    options=Options,
    read_data=read_data,
    open=Skyline,
    trace=trace,
)
