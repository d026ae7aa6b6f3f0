"""Sizes of windows that the Blueprints table is laid out for, and where its parts then are."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainterPath

WINDOWS = [((1280, 672), 100), ((1280, 659), 110), ((1024, 572), 100), ((1280, 608), 150)]


def path_of(polygon):
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path


def on_board(seated, widget):
    """A widget's body in the coordinates of the board."""
    body = widget.body().toRect()
    return QRect(widget.mapTo(seated.board, body.topLeft()), body.size())
