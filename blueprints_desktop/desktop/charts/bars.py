"""Panels of bars made of parts: what the points of every player came from."""

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QTransform

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.figures import signed_loss
from blueprints_desktop.desktop.charts.hatching import fill
from blueprints_desktop.desktop.charts.pixels import PixelItem, Upright
from blueprints_desktop.desktop.charts.players import write_player
from blueprints_desktop.desktop.charts.plots import bare_plot, even_step
from blueprints_desktop.desktop.charts.specs import BETWEEN_GROUPS, Bars
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    cap_height,
    text_width,
    write,
)
from blueprints_desktop.desktop.drawing.palette import mix
from blueprints_desktop.desktop.drawing.surfaces import rounded

THICKEST = 54.0
"""Of a bar, in pixels: two players need no beams."""
THICK = 0.68
"""Of a bar, as a share of the room it has."""
WIDEST_NAME, BESIDE_NAME = 150.0, 40.0
