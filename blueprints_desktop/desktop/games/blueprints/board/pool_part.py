"""The pool: a tray with its dice, sorted by value."""

from math import ceil, sqrt

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, Qt

from blueprints_desktop.desktop.drawing.dice import die_origin
from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import paint_tray
from blueprints_desktop.desktop.drawing.typography import Role, elided, text_width, write
from blueprints_desktop.desktop.games.blueprints.board.choosing import BlueprintsSelection
from blueprints_desktop.desktop.games.blueprints.board.die_item import DieItem, Mark
from blueprints_desktop.desktop.games.blueprints.board.pool_steps import (
    PoolStep,
    paint_removing_edge,
    paint_steps,
)
from blueprints_desktop.desktop.games.blueprints.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.blueprints.dice import Die

_LARGEST = 46.0
_STEP, _CLOSEST = 2.75, 2.35
"""From die to die, in half widths of a die, and where the tray is narrow."""
_HIGH = {1: 2.62, 2: 2.75, 3: 2.75}
"""By the number of rows: what a row takes of the tray's height, in the same measure ..."""
_APART = 3.3
"""... and how far rows are apart at the most, however high the tray is."""
_HEAD, _FOOT = 34.0, 6.0
"""What the title takes of it, even over a lifted die, and what marks at the feet of dice do."""
_ENDS = 20.0
"""From the outermost dice to the tray's ends, at the least."""


class PoolPart(StillPart):
    """The tray; the dice in it are items of their own."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.dice: list[DieItem] = []
        self._pool: tuple[Die, ...] = ()
        self._turn_step: PoolStep | None = None
        self._removed = 0
        self._discarding = False

    @property
    def w(self) -> float:
        """Half the width of a die: smaller where the tray is low or narrow."""
        return self._half_width(self.rows)

    def _half_width(self, rows: int) -> float:
        """Half the width that a die could have in so many rows."""
        high = self._felt().height() / rows / _HIGH[rows]
        wide = self._room(rows) / _CLOSEST
        return max(12, round(min(_LARGEST * self.look.scale, high, wide)))

    def _step(self) -> float:
        return min(_STEP * self.w, self._room(self.rows))

    def _room(self, rows: int) -> float:
        """What each die may take of the tray's width."""
        return (self.rect.width() - 2 * _ENDS * self.look.scale) / max(1, self._columns(rows))

    def _felt(self) -> QRectF:
        """What the dice have of the tray."""
        head, foot = _HEAD * self.look.scale, _FOOT * self.look.scale
        return self.rect.adjusted(0.0, head, 0.0, -foot)

    @property
    def rows(self) -> int:
        """As many as make the dice largest, of several the most; but never a mere column."""
        most = ceil(sqrt(len(self._pool)))
        sensible = (rows for rows in _HIGH if rows <= max(1, most))
        return max(sensible, key=lambda rows: (self._half_width(rows), rows))

    def _columns(self, rows: int) -> int:
        return ceil(len(self._pool) / rows)

    def centre(self, index: int) -> QPointF:
        """The middle of the die with that place in the pool."""
        rows = self.rows
        columns = max(1, self._columns(rows))
        row, column = divmod(index, columns)
        middle, step = self._felt().center(), self._step()
        apart = min(self._felt().height() / rows, _APART * self.w)
        return middle + QPointF((column - (columns - 1) / 2) * step, (row - (rows - 1) / 2) * apart)

    def show_pool(self, pool: tuple[Die, ...]) -> None:
        self._pool = pool
        self._lay_dice()

    def show_step(self, step: PoolStep | None) -> None:
        """How far a turn has come that has a second step, in which a die is removed."""
        if step is not self._turn_step:
            self._turn_step = step
            self.update()

    def show_removed(self, count: int) -> None:
        """How many dice were removed, where these have no tray of their own; 0: nothing is said."""
        if count != self._removed:
            self._removed = count
            self.update()

    def removed_rect(self) -> QRectF | None:
        """Where that is said."""
        if not self._removed:
            return None
        scale = self.look.scale
        wide = text_width(str(self._removed), Role.SMALL_STRONG, scale) + 36.0 * scale
        return QRectF(
            self.rect.right() - wide - 8.0 * scale, self.rect.top() + 7.0 * scale, wide,
            22.0 * scale,
        )  # fmt: skip

    def arranged(self) -> None:
        self._lay_dice()

    def _lay_dice(self) -> None:
        """Fresh items for the dice of the pool, each at its place."""
        for item in self.dice:
            if item.scene() is not None:
                item.scene().removeItem(item)
        self.dice = []
        for index, die in enumerate(self._pool):
            item = DieItem(die, self.w, self.look, self.ratio)
            item.setParentItem(self)
            item.setPos(die_origin(self.centre(index), self.w))
            x = item.pos().x()
            air = 6.0 * self.look.scale
            item.room = (self.rect.left() + air - x, self.rect.right() - air - x)
            self.dice.append(item)

    def show_choosing(self, choosing: BlueprintsSelection) -> None:
        """Lift and mark the dice as far as the player has come."""
        if choosing.discarding != self._discarding:
            self._discarding = choosing.discarding
            self.update()
        for index, item in enumerate(self.dice):
            item.set_mark(_mark(choosing, index))
            item.set_homeless(choosing.unplaceable(item.die))

    def die_at(self, point: QPointF) -> int | None:
        """The die under a point of the scene."""
        for index, item in enumerate(self.dice):
            if item.isVisible() and item.body().contains(item.mapFromScene(point)):
                return index
        return None

    def draw(self, painter: QPainter) -> None:
        look, scale, rect = self.look, self.look.scale, self.rect
        paint_tray(painter, rect, look.palette, scale=scale)
        at = rect.topLeft() + QPointF(16.0 * scale, 18.0 * scale)
        title = term(GAME, "pool")
        wide = write(painter, title, at, Role.DRAFTING, look.palette.text_2, scale=scale)
        after = at + QPointF(wide + 10.0 * scale, 0.0)
        removed = self.removed_rect()
        end = rect.right() if removed is None else removed.left()
        room = end - after.x() - 12.0 * scale
        if removed is not None:
            self._paint_removed(painter, removed)
        if self._turn_step is not None:
            paint_steps(painter, after, room, self._turn_step, look)
            if self._discarding:
                paint_removing_edge(painter, rect, look)
            return
        words = QCoreApplication.translate("Blueprints", "sorted by value")
        text = elided(words, Role.SMALL, room, scale)
        write(painter, text, after, Role.SMALL, look.palette.text_2, scale=scale)

    def _paint_removed(self, painter: QPainter, rect: QRectF) -> None:
        """A die crossed out, and how many of them."""
        look, scale = self.look, self.look.scale
        ink, middle = look.palette.text_2, rect.center().y()
        painter.setPen(QPen(ink, 1.3 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        side = 15.0 * scale
        box = QRectF(rect.left() + 6.0 * scale, middle - side / 2, side, side)
        painter.drawRoundedRect(box, 3.0 * scale, 3.0 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        inset = 2.5 * scale
        paint_icon(painter, Icon.CROSS, box.adjusted(inset, inset, -inset, -inset), ink, 4.0)
        at = QPointF(box.right() + 6.0 * scale, middle)
        write(painter, str(self._removed), at, Role.SMALL_STRONG, ink, scale=scale)


def _mark(choosing: BlueprintsSelection, index: int) -> Mark:
    if choosing.discarding:
        held = choosing.picked if choosing.picked is not None else choosing.pointed
        return Mark.REMOVE if index == held else Mark.NONE
    if index == choosing.picked:
        return Mark.HOMELESS if choosing.fits_nowhere else Mark.PICKED
    return Mark.POINTED if index == choosing.pointed else Mark.NONE
