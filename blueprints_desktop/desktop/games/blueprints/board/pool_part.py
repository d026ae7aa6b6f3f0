"""The pool: a tray with its dice, sorted by value.

With two players a turn has two steps, and the title of the tray says which one it is.
"""

from collections.abc import Sequence
from enum import Enum
from math import ceil, sqrt

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, Qt

from blueprints_desktop.desktop.drawing.dice import die_origin
from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import paint_tray, rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.blueprints.board.die_item import DieItem, Mark
from blueprints_desktop.desktop.games.blueprints.board.selection import BlueprintsSelection
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import PublicFacts
from blueprints_desktop.desktop.games.blueprints.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.blueprints.dice import Die

_LARGEST = 46.0
_STEP, _CLOSEST = 2.75, 2.35
"""From die to die, in half widths of a die, and where the tray is narrow."""
_ROW_HEIGHT = {1: 2.62, 2: 2.75, 3: 2.75}
"""The height of a row in half widths of a die, by the number of rows."""
_ROWS_APART = 3.3
"""The largest distance of rows, in the same measure."""
_HEAD, _FOOT = 34.0, 6.0
"""Height of the title, even over a lifted die, and of marks at the feet of dice."""
_ENDS = 20.0
"""The least distance from the outermost dice to the ends of the tray."""


class PoolStep(Enum):
    """The steps of a turn with two players."""

    PLACE = "place"
    PLACED = "placed"
    LOST = "lost"
    """The die that was taken fitted nowhere."""


def pool_step(facts: PublicFacts) -> PoolStep | None:
    """The present step; None: the turn has only one."""
    if facts.discarding:
        return PoolStep.LOST if facts.lost_last else PoolStep.PLACED
    return PoolStep.PLACE if facts.removal_follows else None


class PoolPart(StillPart):
    """The tray; the dice in it are items of their own."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.dice: list[DieItem] = []
        self._pool: Sequence[Die] = ()
        self._turn_step: PoolStep | None = None
        self._removed = 0
        self._discarding = False

    # --- arranging ------------------------------------------------------------------

    @property
    def felt(self) -> QRectF:
        """The area of the tray for dice."""
        head, foot = _HEAD * self.look.scale, _FOOT * self.look.scale
        return self.rect.adjusted(0.0, head, 0.0, -foot)

    @property
    def w(self) -> float:
        """Half the width of a die: smaller where the tray is low or narrow."""
        return self._half_width(self.rows)

    def _half_width(self, rows: int) -> float:
        high = self.felt.height() / rows / _ROW_HEIGHT[rows]
        wide = self._width_per_die(rows) / _CLOSEST
        return max(12, round(min(_LARGEST * self.look.scale, high, wide)))

    def _width_per_die(self, rows: int) -> float:
        return (self.rect.width() - 2 * _ENDS * self.look.scale) / max(1, self._columns(rows))

    @property
    def rows(self) -> int:
        """The number that makes dice largest, the most of several; but never a mere column."""
        most = ceil(sqrt(len(self._pool)))
        sensible = (rows for rows in _ROW_HEIGHT if rows <= max(1, most))
        return max(sensible, key=lambda rows: (self._half_width(rows), rows))

    def _columns(self, rows: int) -> int:
        return ceil(len(self._pool) / rows)

    def centre(self, index: int) -> QPointF:
        """The middle of a die of the pool."""
        rows, w, felt = self.rows, self.w, self.felt
        columns = max(1, self._columns(rows))
        row, column = divmod(index, columns)
        step = min(_STEP * w, self._width_per_die(rows))
        apart = min(felt.height() / rows, _ROWS_APART * w)
        aside = QPointF((column - (columns - 1) / 2) * step, (row - (rows - 1) / 2) * apart)
        return felt.center() + aside

    def arranged(self) -> None:
        """New items for the dice of the pool."""
        for item in self.dice:
            if item.scene() is not None:
                item.scene().removeItem(item)
        self.dice = []
        w, air = self.w, 6.0 * self.look.scale
        for index, die in enumerate(self._pool):
            item = DieItem(die, w, self.look, self.ratio)
            item.setParentItem(self)
            item.setPos(die_origin(self.centre(index), w))
            x = item.pos().x()
            item.room = (self.rect.left() + air - x, self.rect.right() - air - x)
            self.dice.append(item)

    # --- what is shown --------------------------------------------------------------

    def show_pool(self, pool: Sequence[Die], step: PoolStep | None = None) -> None:
        """``step``: of a turn with a second step, in which a die is removed."""
        self._pool = pool
        self.arranged()
        if step is not self._turn_step:
            self._turn_step = step
            self.update()

    def show_removed(self, count: int) -> None:
        """The number of removed dice, where these have no tray of their own; 0: none is shown."""
        if count != self._removed:
            self._removed = count
            self.update()

    def show_selection(self, selection: BlueprintsSelection) -> None:
        """Lift and mark the dice as the selection says."""
        if selection.discarding != self._discarding:
            self._discarding = selection.discarding
            self.update()
        for index, item in enumerate(self.dice):
            item.set_mark(_mark(selection, index), selection.unplaceable(item.die))

    def die_at(self, point: QPointF) -> int | None:
        """The die under a point of the scene."""
        for index, item in enumerate(self.dice):
            if item.isVisible() and item.scene_body().contains(point):
                return index
        return None

    def removed_rect(self) -> QRectF | None:
        """Where the number of removed dice is."""
        if not self._removed:
            return None
        scale = self.look.scale
        wide = text_width(str(self._removed), Role.SMALL_STRONG, scale) + 36.0 * scale
        right, top = self.rect.right() - 8.0 * scale, self.rect.top() + 7.0 * scale
        return QRectF(right - wide, top, wide, 22.0 * scale)

    # --- painting -------------------------------------------------------------------

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
        if self._turn_step is None:
            words = QCoreApplication.translate("Blueprints", "sorted by value")
            text = elided(words, Role.SMALL, room, scale)
            write(painter, text, after, Role.SMALL, look.palette.text_2, scale=scale)
            return
        _paint_steps(painter, after, room, self._turn_step, look)
        if self._discarding:
            half = scale
            edge = rounded(rect.adjusted(half, half, -half, -half), 12.0 * scale)
            painter.strokePath(edge, QPen(look.palette.warn, 2 * half))

    def _paint_removed(self, painter: QPainter, rect: QRectF) -> None:
        """A die crossed out, and the number of removed dice."""
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


def _mark(selection: BlueprintsSelection, index: int) -> Mark:
    if selection.discarding:
        held = selection.picked if selection.picked is not None else selection.pointed
        return Mark.REMOVE if index == held else Mark.NONE
    if index == selection.picked:
        return Mark.UNPLACEABLE if selection.fits_nowhere else Mark.PICKED
    return Mark.POINTED if index == selection.pointed else Mark.NONE


# --- the steps of a turn ----------------------------------------------------------------

_FIGURE = Type(12, 700)
_DISC, _AFTER_DISC, _BETWEEN = 9.0, 7.0, 14.0


def _paint_steps(
    painter: QPainter, start: QPointF, room: float, step: PoolStep, look: Look
) -> None:
    """Both steps in a line, the present one strong; where ``room`` is short only that one."""
    translate, scale = QCoreApplication.translate, look.scale
    first = {
        PoolStep.PLACE: translate("Blueprints", "place a die"),
        PoolStep.PLACED: translate("Blueprints", "placed"),
        PoolStep.LOST: translate("Blueprints", "fitted nowhere"),
    }[step]
    words = first, translate("Blueprints", "discard a die")
    now = int(step is not PoolStep.PLACE)
    roles = [Role.SMALL_STRONG if number == now else Role.SMALL for number in (0, 1)]
    disc = (2 * _DISC + _AFTER_DISC) * scale
    widths = [
        text_width(text, role, scale) + disc + _BETWEEN * scale
        for text, role in zip(words, roles, strict=True)
    ]
    for number in (0, 1) if sum(widths) <= room else (now,):
        colour = _step_colour(number, now, look)
        icon = Icon.CROSS if step is PoolStep.LOST else Icon.CHECK
        _paint_disc(painter, start, number, now, icon, look)
        ink = colour if number == now else look.palette.text_2
        text = elided(words[number], roles[number], room - disc, scale)
        write(painter, text, start + QPointF(disc, 0.0), roles[number], ink, scale=scale)
        start, room = start + QPointF(widths[number], 0.0), room - widths[number]


def _step_colour(step: int, now: int, look: Look) -> QColor:
    """Done: success. Present: the accent, or warning where a die will be lost."""
    if step < now:
        return look.palette.success
    if step > now:
        return look.palette.text_2
    return look.palette.warn if now else look.palette.accent


def _paint_disc(
    painter: QPainter, left: QPointF, step: int, now: int, done: Icon, look: Look
) -> None:
    """The number of the step; an icon once it is done, only a ring before it is begun."""
    radius = _DISC * look.scale
    middle = left + QPointF(radius, 0.0)
    colour, ground = _step_colour(step, now, look), look.palette.panel_sunk
    painter.setPen(QPen(colour, 1.4 * look.scale))
    painter.setBrush(colour if step <= now else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius - 1.0, radius - 1.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if step < now:
        side = 1.2 * radius
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_icon(painter, done, box, ground, 4.0)
        return
    ink = ground if step == now else colour
    write(painter, str(step + 1), middle, _FIGURE, ink, Anchor.MIDDLE, look.scale)
