"""A die as an item of the scene: it can be lifted, marked and moved."""

from enum import Enum

from PySide6.QtCore import (
    Property,
    QCoreApplication,
    QEasingCurve,
    QPointF,
    QPropertyAnimation,
    QRectF,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, Qt
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from blueprints_desktop.desktop.drawing.dice import LIFT, DieState, die_bounds
from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_pill,
    pill_size,
)
from blueprints_desktop.desktop.drawing.projection import View, rounded_polygon
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import solid_die
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.dice import GLASS, Die, material_of


class Mark(Enum):
    """How a die of the pool is marked."""

    NONE = "none"
    POINTED = "pointed"
    PICKED = "picked"
    REMOVE = "remove"
    """It would leave the pool."""
    UNPLACEABLE = "unplaceable"
    """Lifted, and it fits nowhere."""


_LIFTS = {Mark.POINTED: LIFT, Mark.PICKED: LIFT + 4.0, Mark.UNPLACEABLE: LIFT + 4.0}
"""How far marked dice are raised, at 100 %."""


class DieItem(QGraphicsObject):
    """A die; its position is its far floor corner. ``lift`` raises it, its shadow stays."""

    def __init__(self, die: Die, w: float, look: Look, ratio: float) -> None:
        super().__init__()
        self.die, self.w, self.look, self.ratio = die, w, look, ratio
        self.mark = Mark.NONE
        self.unplaceable = False
        """It fits nowhere: a small cross at its foot says so before it is lifted."""
        self.grounded = True
        """It casts a shadow. In flight it does not, and its bounds are smaller."""
        self.room = (-1e4, 1e4)
        """How far to either side a note on the die may reach."""
        self._lift = 0.0
        self._rise = QPropertyAnimation(self, b"lift", self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutQuad)

    def _get_lift(self) -> float:
        return self._lift

    def _set_lift(self, lift: float) -> None:
        self._lift = lift
        self.update()

    lift = Property(float, _get_lift, _set_lift)

    def set_mark(self, mark: Mark, unplaceable: bool = False) -> None:
        if unplaceable != self.unplaceable:
            self.unplaceable = unplaceable
            self.update()
        if mark is self.mark:
            return
        self.mark = mark
        self._rise_to(_LIFTS.get(mark, 0.0) * self.look.scale)
        self.setZValue(0.0 if mark is Mark.NONE else 1.0)
        self.update()

    def _rise_to(self, lift: float) -> None:
        self._rise.stop()
        duration = self.look.ms(120)
        if not duration:
            self._set_lift(lift)
            return
        self._rise.setDuration(duration)
        self._rise.setStartValue(self._lift)
        self._rise.setEndValue(lift)
        self._rise.start()

    def boundingRect(self) -> QRectF:  # noqa: N802
        w, scale = self.w, self.look.scale
        if not self.grounded:
            return die_bounds(w).adjusted(-2.0, -2.0, 2.0, 2.0)
        wide = max(1.4 * w, 80.0 * scale)
        return die_bounds(w).adjusted(-wide, -w - 46.0 * scale, wide, w * 0.6)

    def body(self) -> QRectF:
        """What the pointer can hit: the die where it stands and where it is lifted to."""
        return die_bounds(self.w).adjusted(-2.0, -self._lift - 2.0, 2.0, 2.0)

    def scene_body(self) -> QRectF:
        """The same in coordinates of the scene."""
        return self.mapRectToScene(self.body())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look, w = self.look, self.w
        if self.grounded:
            clear = material_of(self.die) == GLASS
            shadow = contact_shadow(look.pixmaps, w, self.ratio, look.palette, clear=clear)
            shadow.paint(painter, QPointF(0.0, 0.0))
        if self.mark in (Mark.PICKED, Mark.UNPLACEABLE):
            self._paint_footprint(painter)
        state = DieState.HOVERED if self.mark in _LIFTS else DieState.NORMAL
        sprite = solid_die(self.die, w, look, self.ratio, state)
        sprite.paint(painter, QPointF(0.0, -self._lift))
        if self.mark is Mark.REMOVE:
            self._paint_removal(painter)
        elif self.mark is Mark.UNPLACEABLE:
            self._paint_fits_nowhere(painter)
        elif self.unplaceable:
            self._paint_cross(painter, 7.0 * look.scale)

    def _paint_fits_nowhere(self, painter: QPainter) -> None:
        look = self.look
        words = QCoreApplication.translate("Blueprints", "fits nowhere")
        pill = (PillPart(words, PillKind.LOSS),)
        half = pill_size(pill, look.scale)[0] / 2
        x = max(self.room[0] + half, min(self.room[1] - half, 0.0))
        foot = QPointF(x, die_bounds(self.w).bottom() + 2.0 * look.scale)
        paint_pill(painter, foot, pill, look.palette, look.scale)

    def _paint_cross(self, painter: QPainter, radius: float) -> None:
        """At the foot, where it hides neither value nor sign."""
        look, scale = self.look, self.look.scale
        middle = QPointF(0.0, die_bounds(self.w).bottom() - 1.0 * scale)
        rim = radius + 1.5 * scale
        painter.setBrush(look.palette.panel_sunk)
        painter.drawEllipse(middle, rim, rim)
        painter.setBrush(look.palette.warn)
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        side = 1.4 * radius
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_icon(painter, Icon.CROSS, box, look.palette.panel, 4.0)

    def _paint_footprint(self, painter: QPainter) -> None:
        """Where the lifted die was."""
        path = QPainterPath()
        path.addPolygon(View(self.w).rhombus(0.0, 0.0, 0.0, 0.06))
        path.closeSubpath()
        painter.strokePath(path, dashed_pen(self.look.palette.text_2, 1.4 * self.look.scale, 3, 2))

    def _paint_removal(self, painter: QPainter) -> None:
        """A contour in the colour of a loss, and a large cross: colour alone is not enough."""
        body = rounded_polygon(View(self.w).outline(), 0.14 * self.w)
        for colour, width in ((QColor("#FFFFFF"), 0.17), (self.look.palette.warn, 0.10)):
            painter.strokePath(body, QPen(colour, width * self.w))
        self._paint_cross(painter, max(9.0 * self.look.scale, 0.34 * self.w))
