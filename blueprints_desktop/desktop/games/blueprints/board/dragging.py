"""A die of the pool in the hand: carried over everything, let go, or on its way back.

It is a widget of the window and no item of the scene: the table's edge does not cut it off, and
the scene below has nothing to paint anew.
"""

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.drawing.dice import die_bounds
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import solid_die
from blueprints_desktop.desktop.games.blueprints.board.die_item import DieItem
from blueprints_desktop.desktop.games.blueprints.board.table import BlueprintsTable
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.dice import GLASS, Die, material_of

_BACK = 180
_HEIGHT = 10.0
"""How far above its shadow a carried die is held, at 100 %."""


class Hand(QWidget):
    """The die that is carried. It lets the pointer through and says nothing to screen readers."""

    def __init__(self, die: Die, w: float, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.die, self.w, self._look = die, w, look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        around = die_bounds(w).adjusted(-0.6 * w, -0.2 * w, 1.6 * w, w).toAlignedRect()
        self._anchor: QPoint = -around.topLeft()
        """The die's far floor corner, from the upper left of the widget."""
        self.resize(around.size())

    def carry_to(self, centre: QPointF) -> None:
        """Hold the die with its middle at a point of the parent."""
        at = centre - die_bounds(self.w).center() - QPointF(self._anchor)
        self.move(at.toPoint())

    def centre(self) -> QPointF:
        """Where the middle of the die is, in the parent."""
        return QPointF(self.pos() + self._anchor) + die_bounds(self.w).center()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._look, self.devicePixelRatioF()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            at = QPointF(self._anchor)
            glass = material_of(self.die) == GLASS
            cast = contact_shadow(look.pixmaps, self.w, ratio, look.palette, clear=glass)
            cast.paint(painter, at + QPointF(0.0, _HEIGHT * look.scale), 0.6)
            solid_die(self.die, self.w, look, ratio).paint(painter, at)


class Dragging:
    """From the press on a die until it is let go, and the short way back if nobody wanted it."""

    def __init__(self, table: BlueprintsTable) -> None:
        self._table = table
        self._pressed: tuple[int, QPointF] | None = None
        self._hand: Hand | None = None
        self._source = -1
        self._back = QVariantAnimation(table)
        self._back.setStartValue(0.0)
        self._back.setEndValue(1.0)
        self._back.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._back.valueChanged.connect(self._on_way_back)
        self._back.finished.connect(self.end)
        self._left_at = QPointF()

    @property
    def carrying(self) -> bool:
        """A die is in the hand, and the hand is at the pointer."""
        return self._hand is not None and self._pressed is not None

    @property
    def returning(self) -> bool:
        return self._hand is not None and self._pressed is None

    @property
    def hand(self) -> Hand | None:
        return self._hand

    def press(self, index: int, point: QPointF) -> None:
        """A die was pressed: it may be dragged from here."""
        self.end()
        self._pressed = (index, point)

    def begins(self, point: QPointF) -> bool:
        """The pointer has gone so far from the press that a drag is meant."""
        if self._pressed is None or self._hand is not None:
            return False
        start = self._pressed[1]
        return (point - start).manhattanLength() > QApplication.startDragDistance()

    def begin(self) -> None:
        """Lift the pressed die out of the pool."""
        if self._pressed is None:
            return
        self._source = self._pressed[0]
        item = self._item()
        if item is None:
            self._pressed = None
            return
        self._hand = Hand(item.die, item.w, item.look, self._table.window())
        self._table.destroyed.connect(self._hand.deleteLater)
        item.setVisible(False)

    def move(self, point: QPointF, shown: bool) -> None:
        """Follow the pointer; not ``shown`` while a ghost says where the die would be."""
        if self._hand is not None:
            self._hand.carry_to(self._in_window(point))
            self._hand.setVisible(shown)

    def place(self) -> QPointF:
        """Where the middle of the carried die is, on the scene."""
        table = self._table
        if self._hand is None:
            return QPointF()
        at = self._hand.centre().toPoint()
        return table.mapToScene(table.viewport().mapFrom(table.window(), at))

    def give_back(self) -> None:
        """Nobody wanted it: the die goes back to its place in the pool, and nothing waits for it."""
        hand, item = self._hand, self._item()
        self._pressed = None
        duration = self._table.look.ms(_BACK)
        if hand is None or item is None or not duration:
            self.end()
            return
        self._left_at = hand.centre()
        hand.show()
        self._back.setDuration(duration)
        self._back.start()

    def end(self) -> None:
        """Be done at once: the hand is empty and the pool whole."""
        self._pressed = None
        self._back.stop()
        if self._hand is not None:
            self._hand.hide()
            self._hand.deleteLater()
            self._hand = None
            item = self._item()
            if item is not None:
                item.setVisible(True)

    def _on_way_back(self, share: float) -> None:
        item = self._item()
        if self._hand is not None and item is not None:
            home = self._in_window(item.mapToScene(die_bounds(item.w).center()))
            self._hand.carry_to(self._left_at + (home - self._left_at) * share)

    def _item(self) -> DieItem | None:
        """The die's place in the pool; None when the pool has been laid anew without it."""
        dice = self._table.pool.dice
        return dice[self._source] if 0 <= self._source < len(dice) else None

    def _in_window(self, point: QPointF) -> QPointF:
        table = self._table
        at = table.viewport().mapTo(table.window(), table.mapFromScene(point))
        return QPointF(at)
