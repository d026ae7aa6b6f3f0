"""A die of the pool that is dragged: over the whole window, and on its way back.

It is a widget of the window and no item of the scene: it is not cut off at the edge of the table,
and the scene below it is not painted again.
"""

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.dice import die_bounds
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.games.blueprints.art.pictures import solid_die
from blueprints_desktop.desktop.games.blueprints.board.pool_part import DieItem, PoolPart
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.games.blueprints.dice import GLASS, Die, material_of

_BACK = 180
"""Milliseconds of the way back to the pool."""
_HEIGHT = 10.0
"""How far above its shadow a dragged die is, at 100 %."""


class DraggedDie(QWidget):
    """The die at the pointer. It lets the pointer through, and screen readers ignore it."""

    def __init__(self, die: Die, w: float, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.die, self.w, self._look = die, w, look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        around = die_bounds(w).adjusted(-0.6 * w, -0.2 * w, 1.6 * w, w).toAlignedRect()
        self._anchor: QPoint = -around.topLeft()
        """The far floor corner of the die, from the upper left of the widget."""
        self.resize(around.size())

    def move_centre(self, centre: QPointF) -> None:
        """Show the die with its middle at a point of the parent."""
        at = centre - die_bounds(self.w).center() - QPointF(self._anchor)
        self.move(at.toPoint())

    def centre(self) -> QPointF:
        """The middle of the die, in the parent."""
        return QPointF(self.pos() + self._anchor) + die_bounds(self.w).center()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._look, self.devicePixelRatioF()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            at = QPointF(self._anchor)
            clear = material_of(self.die) == GLASS
            shadow = contact_shadow(look.pixmaps, self.w, ratio, look.palette, clear=clear)
            shadow.paint(painter, at + QPointF(0.0, _HEIGHT * look.scale), 0.6)
            solid_die(self.die, self.w, look, ratio).paint(painter, at)


class Dragging:
    """Shows the drag of a die; its place in the pool is empty meanwhile."""

    def __init__(self, view: SceneView, pool: PoolPart) -> None:
        self.widget: DraggedDie | None = None
        self.returning = False
        """The die is on its way back."""
        self._view, self._pool, self._index = view, pool, -1
        self._dropped_at = QPointF()
        self._back = QVariantAnimation(view)
        self._back.setStartValue(0.0)
        self._back.setEndValue(1.0)
        self._back.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._back.valueChanged.connect(self._on_way_back)
        self._back.finished.connect(self.end)

    @property
    def active(self) -> bool:
        """A die is at the pointer."""
        return self.widget is not None and not self.returning

    def begin(self, index: int) -> None:
        """Take a die out of the pool."""
        self.end()
        self._index = index
        item = self._item()
        if item is not None:
            self.widget = DraggedDie(item.die, item.w, item.look, self._view.window())
            self._view.destroyed.connect(self.widget.deleteLater)
            item.setVisible(False)

    def move(self, point: QPointF, visible: bool) -> None:
        """Follow the pointer; not ``visible`` while a ghost shows where the die would be."""
        if self.widget is not None:
            self.widget.move_centre(self._in_window(point))
            self.widget.setVisible(visible)

    def give_back(self) -> None:
        """Move the die back to the pool; nothing waits for it."""
        duration = self._view.look.ms(_BACK)
        if self.widget is None or not duration:
            self.end()
            return
        self.returning = True
        self._dropped_at = self.widget.centre()
        self.widget.show()
        self._back.setDuration(duration)
        self._back.start()

    def end(self) -> None:
        """End the drag at once: the die is in the pool."""
        self.returning = False
        self._back.stop()
        if self.widget is not None:
            self.widget.hide()
            self.widget.deleteLater()
            self.widget = None
            item = self._item()
            if item is not None:
                item.setVisible(True)

    def _on_way_back(self, share: float) -> None:
        item = self._item()
        if self.widget is not None and item is not None:
            home = self._in_window(item.mapToScene(die_bounds(item.w).center()))
            self.widget.move_centre(self._dropped_at + (home - self._dropped_at) * share)

    def _item(self) -> DieItem | None:
        """The die in the pool; None if the pool was arranged without it."""
        dice = self._pool.dice
        return dice[self._index] if 0 <= self._index < len(dice) else None

    def _in_window(self, point: QPointF) -> QPointF:
        view = self._view
        return QPointF(view.viewport().mapTo(view.window(), view.mapFromScene(point)))
