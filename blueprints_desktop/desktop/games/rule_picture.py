"""What a picture in a rulebook is: a drawing of fixed form on a sheet of paper, at any size.

The things in it are painted by the code that paints the boards; only notes and signs around them
are the picture's own.
"""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, paint_leader, paint_pill
from blueprints_desktop.desktop.drawing.palette import Palette
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, write, write_lines
from blueprints_desktop.desktop.theme.theme import Look

WIDTH = 640.0
"""Of every picture, in pixels at 100 %."""
NOTE = Type(14, 500)
NOTE_STRONG = Type(14, 600)
_SIGN = 12.0
_WHITE = QColor("#FFFFFF")


@frozen(eq=False)
class PictureSheet:
    """The sheet a picture is painted on; places and sizes are told in pixels at 100 %."""

    painter: QPainter
    look: Look
    """Its scale is that of the picture."""
    ratio: float

    @property
    def palette(self) -> Palette:
        return self.look.palette

    def px(self, size: float) -> float:
        return size * self.look.scale

    def at(self, x: float, y: float) -> QPointF:
        return QPointF(self.px(x), self.px(y))

    def rect(self, x: float, y: float, wide: float, high: float) -> QRectF:
        return QRectF(self.px(x), self.px(y), self.px(wide), self.px(high))

    # --- notes ----------------------------------------------------------------------

    def write(
        self,
        text: str,
        at: QPointF,
        role: Role | Type = NOTE,
        anchor: Anchor = Anchor.MIDDLE,
        colour: QColor | None = None,
    ) -> None:
        ink = self.palette.ink if colour is None else colour
        write(self.painter, text, at, role, ink, anchor, self.look.scale)

    def write_lines(self, text: str, rect: QRectF, role: Role | Type = NOTE) -> None:
        """Words in the middle of a column, from its top."""
        write_lines(
            self.painter, text, rect, role, self.palette.ink, Anchor.MIDDLE, self.look.scale
        )

    def pill(self, text: str, at: QPointF, kind: PillKind = PillKind.FILLED) -> QRectF:
        return paint_pill(self.painter, at, (PillPart(text, kind),), self.palette, self.look.scale)

    def leader(self, start: QPointF, end: QPointF) -> None:
        paint_leader(self.painter, start, end, self.palette.ink, self.look.scale, dot=True)

    # --- signs ----------------------------------------------------------------------

    def allow(self, at: QPointF) -> None:
        """A tick: this may be done."""
        self._sign(at, Icon.CHECK, QColor("#1F7A4D"))

    def forbid(self, at: QPointF) -> None:
        """A cross: this may not."""
        self._sign(at, Icon.CROSS, QColor("#B44E12"))

    def _sign(self, at: QPointF, icon: Icon, ground: QColor) -> None:
        radius = self.px(_SIGN)
        self.painter.setPen(QPen(_WHITE, self.px(1.6)))
        self.painter.setBrush(ground)
        self.painter.drawEllipse(at, radius, radius)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = radius * 0.72
        box = QRectF(at.x() - inner, at.y() - inner, 2 * inner, 2 * inner)
        paint_icon(self.painter, icon, box, _WHITE, 3.2)


@frozen
class RulePicture:
    """A picture by its height at 100 %; the paper under it is there already."""

    height: float
    paint: Callable[[PictureSheet], None]
