"""A Blueprint card that nobody may see: the same grid on every one, and a question mark a space."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, fitting, write
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.spaces import COLUMNS, ROWS

_CELL = 56.0


def paint_unknown_plan(painter: QPainter, body: QRectF, look: Look, scale: float) -> None:
    """Drawn onto a sheet that is painted already; where it is too low only the words."""
    ink, quiet = look.palette.ink, look.palette.ink_2
    words = (
        QCoreApplication.translate("Blueprints", "Plan behind the screen"),
        QCoreApplication.translate("Blueprints", "behind the screen"),
        "?",
    )
    text = fitting(words, Role.SMALL_STRONG, body.width() - 32.0 * scale, scale)
    foot = QPointF(body.center().x(), body.bottom() - 32.0 * scale)
    side = min(_CELL * scale, (body.height() - 88.0 * scale) / ROWS)
    if side < 20.0 * scale:
        write(painter, text, body.center(), Role.SMALL_STRONG, ink, Anchor.MIDDLE, scale)
        return
    write(painter, text, foot, Role.SMALL_STRONG, ink, Anchor.MIDDLE, scale)
    left = body.center().x() - side * COLUMNS / 2
    top = body.top() + (foot.y() - 16.0 * scale - body.top() - side * ROWS) / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(ROWS):
        for column in range(COLUMNS):
            cell = QRectF(left + column * side, top + row * side, side, side)
            painter.setPen(dashed_pen(alpha(ink, 0.6), 1.2 * scale))
            painter.drawRect(cell)
            write(painter, "?", cell.center(), Role.PAGE_TITLE, quiet, Anchor.MIDDLE, scale)
    painter.setPen(Qt.PenStyle.NoPen)
