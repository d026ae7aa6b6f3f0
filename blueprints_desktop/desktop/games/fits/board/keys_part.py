"""Beside the ramp: what the keys and the buttons of a mouse do with the piece in the hand."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.palette import Palette
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    squeezed,
    text_width,
    write,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import StillPart

_SIDE, _STEP, _ROW = 24.0, 29.0, 32.0
"""Of a key, from one to the next, and from row to row."""


class KeysPart(StillPart):
    """The keys that move, turn and flip; where a mouse does it too, the mouse with that button."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.letters = look.scale

    def draw(self, painter: QPainter) -> None:
        translate, scale = QCoreApplication.translate, self.look.scale
        rows = (
            (("\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}"), translate("Fits", "move")),
            (("R", _WHEEL), translate("Fits", "turn")),
            (("F", _RIGHT), translate("Fits", "flip")),
        )
        side = _SIDE * scale
        for number, (signs, words) in enumerate(rows):
            middle = self.rect.top() + (14.0 + number * _ROW) * scale
            x = self.rect.left()
            for sign in signs:
                where = QRectF(x, middle - side / 2, side, side)
                if sign in (_WHEEL, _RIGHT):
                    _paint_mouse(painter, where, self.look.palette, scale, sign)
                else:
                    self._paint_key(painter, where, sign)
                x += _STEP * scale
            at = QPointF(self.rect.left() + 60.0 * scale, middle)
            text, role = squeezed(words, Role.SMALL, self.rect.right() - at.x(), self.letters)
            write(painter, text, at, role, self.look.palette.text_2, scale=self.letters)

    def _paint_key(self, painter: QPainter, rect: QRectF, key: str) -> None:
        colours, scale = self.look.palette, self.look.scale
        body = rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4.0 * scale)
        painter.fillPath(body.translated(0.0, 1.5 * scale), colours.line)
        painter.fillPath(body, colours.panel)
        painter.strokePath(body, QPen(colours.line, 1.0))
        role = Role.SMALL_STRONG
        if text_width(key, role, scale) <= rect.width():
            write(painter, key, rect.center(), role, colours.text, Anchor.MIDDLE, scale)


_WHEEL, _RIGHT = "wheel", "right button"


def _paint_mouse(
    painter: QPainter, rect: QRectF, colours: Palette, scale: float, used: str
) -> None:
    """A mouse from above; what is used of it is filled."""
    body = QRectF(0.0, 0.0, 15.0 * scale, 21.0 * scale)
    body.moveCenter(rect.center() + QPointF(0.0, 0.5 * scale))
    shape = rounded(body, 7.2 * scale)
    painter.fillPath(shape, colours.panel)
    middle, waist = body.center().x(), body.top() + 9.0 * scale
    if used == _RIGHT:
        corner = QPainterPath()
        corner.addRect(QRectF(middle, body.top(), body.width() / 2, 9.0 * scale))
        painter.fillPath(shape.intersected(corner), colours.text)
    pen = QPen(colours.text_2, 1.3 * scale)
    painter.strokePath(shape, pen)
    painter.setPen(pen)
    painter.drawLine(QPointF(body.left(), waist), QPointF(body.right(), waist))
    painter.drawLine(QPointF(middle, body.top()), QPointF(middle, waist))
    if used == _WHEEL:
        wheel = QRectF(0.0, 0.0, 4.6 * scale, 8.4 * scale)
        wheel.moveCenter(QPointF(middle, body.top() + 5.6 * scale))
        painter.fillPath(rounded(wheel, 2.2 * scale), colours.text)
