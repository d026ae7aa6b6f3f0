"""The course of a match as a slider: a notch where a round ended, and who moved on its handle."""

from collections.abc import Callable, Iterable
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.painting import stroke_inside
from blueprints_desktop.desktop.drawing.palette import alpha, lighter, mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, text_width, write
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.plain_text import show_tip
from blueprints_desktop.desktop.ui.controls.themed import Themed

HEIGHT = 52.0
GROOVE = 8.0
HANDLE = 12.0
NOTCH = 16.0
EDGE = 18.0
"""From the groove's ends to the widget's, so that the handle and its ring have room."""
FLAG = 4.0
"""Half the width of a flag, which covers several steps of a long match."""


class Track(Themed, QSlider):
    """A slider over all steps. Pressing anywhere goes there at once."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.rests: tuple[int, ...] = ()
        """The steps that get a notch."""
        self.captions: tuple[str, ...] = ()
        """What the stretches between the notches are called, from the left."""
        self.moments: tuple[int, ...] = ()
        """The steps that get a small flag over the groove."""
        self.lapses: frozenset[int] = frozenset()
        """Steps that lost much get a small flag below the groove, in the colour of warning."""
        self.mover: int | None = None
        """Whose sign the handle bears: a palette's seat, or nobody's."""
        self._ring = False
        self._wheel = 0
        self._flag_x: float | None = None
        """Where a flag was pressed: a hand that shakes a little does not leave it again."""
        self.tell: Callable[[int], str] = str
        """What a step is called in a tooltip."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow()

    @property
    def shows_focus(self) -> bool:
        """A focus that came by keyboard is shown; one that came by mouse needs no ring."""
        return self._ring and self.hasFocus()

    # --- size -----------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.look.px(420), self.look.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.look.px(150), self.look.px(HEIGHT))

    def groove(self) -> QRectF:
        scale = self.look.scale
        edge, high = EDGE * scale, GROOVE * scale
        middle = self.height() / 2 - 8.0 * scale
        return QRectF(edge, middle - high / 2, self.width() - 2 * edge, high)

    def x_of(self, step: float) -> float:
        groove = self.groove()
        return groove.left() + groove.width() * step / max(1, self.maximum())

    def step_at(self, x: float) -> int:
        groove = self.groove()
        share = (x - groove.left()) / max(1.0, groove.width())
        return round(max(0.0, min(1.0, share)) * self.maximum())

    def flag_at(self, at: QPointF) -> int | None:
        """The step whose flag is there; of several the nearest."""
        groove, reach = self.groove(), (FLAG + 1.0) * self.look.scale
        flags: Iterable[int] = ()
        if at.y() < groove.top():
            flags = self.moments
        elif at.y() > groove.bottom():
            flags = self.lapses
        away = {step: abs(self.x_of(step) - at.x()) for step in flags}
        nearest = min(away, key=away.__getitem__, default=None)
        return None if nearest is None or away[nearest] > reach else nearest

    def meant_at(self, at: QPointF) -> int:
        """The step that a pointer means there: on a flag its step, else the one beside it."""
        flag = self.flag_at(at)
        return self.step_at(at.x()) if flag is None else flag

    # --- pointer --------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        at = event.position()
        self._flag_x = None if self.flag_at(at) is None else at.x()
        self.setSliderDown(True)
        self.setSliderPosition(self.meant_at(at))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if not self.isSliderDown():
            return
        x = event.position().x()
        if self._flag_x is None or abs(x - self._flag_x) > FLAG * self.look.scale:
            self._flag_x = None
            self.setSliderPosition(self.step_at(x))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """One step a notch of the wheel; fine wheels and touchpads gather up to one."""
        self._wheel += event.angleDelta().y() or event.angleDelta().x()
        steps = int(self._wheel / 120)
        self._wheel -= steps * 120
        self.setValue(self.value() - steps)
        event.accept()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            step = self.meant_at(QPointF(event.pos()))
            show_tip(event.globalPos(), self.tell(step), self)
            return True
        if isinstance(event, QFocusEvent):
            self._ring = event.reason() != Qt.FocusReason.MouseFocusReason
            self.update()
        elif event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            self._paint_groove(painter)
            self._paint_notches(painter)
            self._paint_flags(painter)
            self._write_captions(painter)
            self._paint_handle(painter)

    def _paint_groove(self, painter: QPainter) -> None:
        look = self.look
        colours, groove = look.palette, self.groove()
        radius = groove.height() / 2
        painter.fillPath(rounded(groove, radius), colours.line)
        if not colours.dark:
            stroke_inside(painter, groove, radius, alpha(colours.text_2, 0.35), 1.0)
        gone = QRectF(groove)
        gone.setRight(max(self.x_of(self.value()), gone.left() + groove.height()))
        if self.value():
            painter.fillPath(rounded(gone, radius), colours.accent)

    def _paint_notches(self, painter: QPainter) -> None:
        """A line across the groove, with a gap around it, as on a drawn scale."""
        look = self.look
        colours, groove = look.palette, self.groove()
        high, wide = NOTCH * look.scale, 2.0 * look.scale
        for rest in self.rests:
            x = round(self.x_of(rest) - wide / 2)
            gap = QRectF(x - wide, groove.top(), 3 * wide, groove.height())
            painter.fillRect(gap, colours.panel)
            reached = rest <= self.value()
            ink = colours.accent if reached else mix(colours.text_2, colours.panel, 0.25)
            line = QRectF(x, groove.center().y() - high / 2, wide, high)
            painter.fillPath(rounded(line, wide / 2), ink)

    def _paint_flags(self, painter: QPainter) -> None:
        """Moments point down onto the groove, moves that lost much up onto it."""
        look, groove = self.look, self.groove()
        colours, gap = look.palette, 2.0 * look.scale
        for step in self.moments:
            ink = colours.accent if step <= self.value() else colours.text_2
            self._paint_flag(painter, QPointF(self.x_of(step), groove.top() - gap), -1.5, ink)
        for step in self.lapses:
            at = QPointF(self.x_of(step), groove.bottom() + gap)
            self._paint_flag(painter, at, 1.5, colours.warn)

    def _paint_flag(self, painter: QPainter, tip: QPointF, high: float, ink: QColor) -> None:
        reach = FLAG * self.look.scale
        ends = [tip + QPointF(-reach, high * reach), tip + QPointF(reach, high * reach)]
        painter.setBrush(ink)
        painter.drawPolygon(QPolygonF([*ends, tip]))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _write_captions(self, painter: QPainter) -> None:
        """All of them or none: a gap among them would look like a mistake."""
        look = self.look
        colours, scale = look.palette, look.scale
        stretches = list(pairwise(sorted({0, *self.rests, self.maximum()})))
        here = next((n for n, (_, end) in enumerate(stretches) if self.value() <= end), -1)
        spots = []
        for caption, (start, end) in zip(self.captions, stretches, strict=False):
            left, right = self.x_of(start), self.x_of(end)
            if text_width(caption, Role.SMALL_STRONG, scale) + 8.0 * scale > right - left:
                return
            spots.append((caption, (left + right) / 2))
        y = self.groove().center().y() + 23.0 * scale
        for number, (caption, x) in enumerate(spots):
            role = Role.SMALL_STRONG if number == here else Role.SMALL
            ink = colours.text if number == here else colours.text_2
            write(painter, caption, QPointF(x, y), role, ink, Anchor.MIDDLE, scale)

    def _paint_handle(self, painter: QPainter) -> None:
        look = self.look
        colours, scale = look.palette, look.scale
        centre = QPointF(self.x_of(self.value()), self.groove().center().y())
        grow = 1.0 if self.isSliderDown() or self.underMouse() else 0.0
        radius = (HANDLE + grow) * scale
        if self.shows_focus:
            painter.setPen(QPen(colours.accent, 2.5 * scale))
            painter.drawEllipse(centre, radius + 3.5 * scale, radius + 3.5 * scale)
            painter.setPen(Qt.PenStyle.NoPen)
        if self.mover is not None:
            paint_seat_marker(painter, centre, radius, colours.seats[self.mover], colours)
            return
        painter.setBrush(lighter(colours.accent, -0.1))
        painter.drawEllipse(centre, radius, radius)
        painter.setBrush(colours.panel_raised)
        painter.drawEllipse(centre, radius - 2.0 * scale, radius - 2.0 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
