"""A board to choose in New game: its picture, its name, and which round it is."""

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.painting import stroke_inside
from blueprints_desktop.desktop.drawing.palette import mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, squeezed, write
from blueprints_desktop.desktop.games.fits.art.flat_board import (
    COLUMNS,
    ROWS,
    FlatBoardContent,
    fitted,
    paint_flat_board,
)
from blueprints_desktop.desktop.games.fits.texts.explanations import scoring_lines
from blueprints_desktop.desktop.games.fits.texts.words import board_word
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.games.fits.boards import RampBoard

WIDE, HIGH = 84, 156
_MOVES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class BoardTile(PaintedButton):
    """Pressed, a board is taken in or left out; dragged, it goes to another place."""

    enter_presses = False
    moved = Signal(int)
    """It is to come so many rounds later; earlier where negative."""
    focus_wanted = Signal(int)
    """The tile so many places further is to have the focus."""
    dragged = Signal(object)
    """It is held over this place of the parent, as QPoint."""
    dropped = Signal()

    def __init__(self, board: RampBoard, appearance: Appearance, parent: QWidget) -> None:
        super().__init__("", appearance, parent)
        self.board = board
        self.round: int | None = None
        """From 1; None: it is not played."""
        self._pressed_at: QPoint | None = None
        self._dragged = False
        self._way = QPropertyAnimation(self, b"pos", self)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)

    def show_round(self, number: int | None) -> None:
        self.round = number
        self.setText(board_word(self.board.id, self.board.name))
        words = self.tr("{board}, not played").format(board=self.text())
        if number is not None:
            words = self.tr("{board}, round {round}").format(board=self.text(), round=number)
        self.setAccessibleName(words)
        self.setAccessibleDescription(" ".join(scoring_lines(self.board)))
        set_tip(self, "\n".join((words, *scoring_lines(self.board))))
        self.update()

    def stand_at(self, place: QRect, time: int) -> None:
        """Go there, or at once where ``time`` is 0 or nobody sees it; a held tile stays in the hand."""
        self.resize(place.size())
        if self._dragged or (self._way.endValue() == place.topLeft() and self._goes):
            return
        self._way.stop()
        if not time or not self.isVisible() or self.pos() == place.topLeft():
            self.move(place.topLeft())
            return
        self._way.setStartValue(self.pos())
        self._way.setEndValue(place.topLeft())
        self._way.setDuration(time)
        self._way.start()

    @property
    def _goes(self) -> bool:
        return self._way.state() == QPropertyAnimation.State.Running

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.look.px(WIDE), self.look.px(HIGH))

    # --- gestures -------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = _MOVES.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.moved.emit(step)
        elif step:
            self.focus_wanted.emit(step)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._pressed_at, self._dragged = event.position().toPoint(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        start, here = self._pressed_at, event.position().toPoint()
        if start is None or self.round is None:
            super().mouseMoveEvent(event)
            return
        if not self._dragged and (here - start).manhattanLength() > self.look.px(12):
            self._dragged = True
            self.setDown(False)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.raise_()
        if self._dragged:
            at = self.mapToParent(here)
            self.move(at - start)
            self.dragged.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        dragged, self._pressed_at, self._dragged = self._dragged, None, False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        if dragged:
            self.setDown(False)
            self.dropped.emit()
            return
        super().mouseReleaseEvent(event)

    # --- painting -------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        scale, colours = self.look.scale, self.look.palette
        rect = QRectF(self.rect()).adjusted(4 * scale, 4 * scale, -4 * scale, -4 * scale)
        played = self.round is not None
        ground = colours.panel_raised if played else colours.panel_sunk
        if self.underMouse() and self.isEnabled():
            ground = mix(ground, colours.accent, 0.10)
        painter.fillPath(rounded(rect, 8.0 * scale), ground)
        edge, wide = (colours.accent, 2.0 * scale) if played else (colours.line, 1.0)
        stroke_inside(painter, rect, 8.0 * scale, edge, wide)
        inner = rect.adjusted(9 * scale, 9 * scale, -9 * scale, -27 * scale)
        painter.setOpacity(1.0 if played and self.isEnabled() else 0.45)
        shown = FlatBoardContent(self.board.rows, self.board.malus)
        where = fitted(inner)
        paint_flat_board(painter, where, shown, colours, scale)
        if self.board.rows_score:
            for row in range(ROWS):
                mark = where.square(COLUMNS, row)
                bar = QRectF(
                    mark.left() + 2 * scale, mark.top() + 1.5, 2.5 * scale, mark.height() - 3
                )
                painter.fillRect(bar, mix(colours.pencil, colours.gold, 0.5))
        painter.setOpacity(1.0)
        at = QPointF(rect.center().x(), rect.bottom() - 14.0 * scale)
        name, role = squeezed(self.text(), Role.SMALL, rect.width() - 8.0 * scale, scale)
        ink = colours.text if played else colours.text_2
        write(painter, name, at, role, ink, Anchor.MIDDLE, scale)
        if played:
            centre = rect.topRight() + QPointF(-6.0 * scale, 6.0 * scale)
            painter.setBrush(colours.accent)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(centre, 10.0 * scale, 10.0 * scale)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            figure = str(self.round)
            write(
                painter,
                figure,
                centre,
                Role.SMALL_STRONG,
                colours.accent_text,
                Anchor.MIDDLE,
                scale,
            )
        if self.shows_focus:
            paint_focus_ring(painter, rect, 5.0 * scale, colours.accent, scale * 0.7)
