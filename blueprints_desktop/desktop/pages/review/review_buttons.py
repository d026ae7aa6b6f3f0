"""The four buttons that turn the pages of a match."""

from enum import Enum
from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy

from blueprints_desktop.desktop.drawing.palette import mix
from blueprints_desktop.desktop.drawing.signs.strokes import path_of
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton, stroke_inside
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip

SIDE = 42.0
SIGN = 20.0
FIELD = 24.0
CORNER = 8.0
DISABLED = 0.42


class Turn(Enum):
    """Where a button leads; the value is its sign in strokes on a 24 by 24 field."""

    FIRST = "M 6.5 5.5 L 6.5 18.5 M 17.5 5.5 L 11 12 L 17.5 18.5"
    PREVIOUS = "M 14.5 5.5 L 8 12 L 14.5 18.5"
    NEXT = "M 9.5 5.5 L 16 12 L 9.5 18.5"
    LAST = "M 17.5 5.5 L 17.5 18.5 M 6.5 5.5 L 13 12 L 6.5 18.5"


@cache
def _sign(turn: Turn) -> QPainterPath:
    return path_of(turn.value)


class TurnButton(PaintedButton):
    """A framed sign; ``set_words`` says what it means and which key does the same."""

    def __init__(self, turn: Turn, appearance: Appearance) -> None:
        super().__init__("", appearance)
        self.turn = turn
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAutoRepeat(turn in (Turn.PREVIOUS, Turn.NEXT))

    def set_words(self, words: str, key: str) -> None:
        self.setAccessibleName(words)
        set_tip(self, f"{words} ({key})")

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self.look.px(SIDE)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        colours, scale = self.look.palette, self.look.scale
        body, radius = QRectF(self.rect()), CORNER * scale
        if not self.isEnabled():
            painter.setOpacity(DISABLED)
        lit = self.isEnabled() and self.underMouse()
        ground = mix(colours.panel_raised, colours.accent, 0.08) if lit else colours.panel_raised
        painter.fillPath(rounded(body, radius), colours.panel_sunk if self.isDown() else ground)
        stroke_inside(painter, body, radius, colours.line, 1.0)
        if self.shows_focus:
            stroke_inside(painter, body, radius, colours.accent, 2.0 * scale)
        factor = SIGN * scale / FIELD
        painter.translate(body.center())
        painter.scale(factor, factor)
        painter.translate(-FIELD / 2, -FIELD / 2)
        pen = QPen(colours.text, 1.9)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(_sign(self.turn), pen)
