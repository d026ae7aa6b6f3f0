"""FITS on the shelf."""

from blueprints_desktop.engine.game import Box
from blueprints_desktop.games.fits.data import read_data
from blueprints_desktop.games.fits.game import Fits
from blueprints_desktop.games.fits.options import SEATS, Options
from blueprints_desktop.games.fits.trace import trace

BOX = Box(
    key="fits",
    seats=SEATS,
    rules=1,
    options=Options,
    read_data=read_data,
    open=Fits,
    trace=trace,
)
