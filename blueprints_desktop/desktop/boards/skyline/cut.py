"""A small picture of a position: the game's own drawing stands for it."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Look


def paint_cut(painter: QPainter, look: Look, rect: QRectF, ratio: float, view: Any) -> bool:
    return False
