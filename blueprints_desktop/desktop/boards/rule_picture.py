"""What a picture in a rulebook is: a drawing of fixed form on a sheet of paper, at any size."""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Look

WIDTH = 640.0
"""Of every picture, in pixels at 100 %."""

Painting = Callable[[QPainter, Look, float], None]
"""Paints with the origin at the sheet's upper left corner; the look's scale is that of the
picture, so that all sizes are multiplied by it. The number is the pixel ratio."""


@frozen
class RulePicture:
    """A picture by its height at 100 %; the paper under it is there already."""

    height: float
    paint: Painting
