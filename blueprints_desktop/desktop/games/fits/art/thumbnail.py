"""The small picture of a saved game of FITS: the lower part of the ramp whose turn it is."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.games.fits.art.board_art import BoardPainter, flat_grid
from blueprints_desktop.desktop.games.fits.art.outlines import joined
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS
from blueprints_desktop.games.fits.state import State

_SHOWN = 6
"""How many rows, counted from the highest piece, are to be seen."""


def paint_thumbnail(
    painter: QPainter, look: Look, rect: QRectF, _ratio: float, view: State
) -> bool:
    """Pieces on paper; False where none lies yet. The board itself is not in a view."""
    ramp = view.ramps[min(view.seat, view.seats - 1)]
    if not ramp.landings:
        return False
    cell = min(rect.width() / (COLUMNS + 1.0), rect.height() / (_SHOWN + 0.6))
    top = max(0, min(ROWS - _SHOWN, ROWS - max(ramp.heights) - 1))
    corner = rect.center() - QPointF(COLUMNS / 2, top + _SHOWN / 2) * cell
    brush = BoardPainter(painter, flat_grid(corner, cell, look.scale), look.palette)
    with saved(painter):
        painter.setClipRect(rect)
        for landing in ramp.landings:
            for part in joined(each for each in landing.cells if top <= each[0] < top + _SHOWN):
                brush.piece(landing.piece, part)
    return True
