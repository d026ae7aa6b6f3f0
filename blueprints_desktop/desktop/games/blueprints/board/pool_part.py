"""The pool: a tray with its dice, sorted by value.

Each die is an item of its own that can be lifted, marked and moved, or dragged over the window. With two players a turn has two
steps, and the title of the tray says which one it is.
"""

from bisect import bisect
from enum import Enum
from math import ceil, sqrt

from attrs import frozen
from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QPoint,
    QPointF,
    QRectF,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, Qt
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from blueprints_desktop.desktop.drawing.dice import LIFT, DieState, die_bounds, die_origin
from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_pill,
    pill_size,
)
from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.drawing.projection import View, rounded_polygon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.blueprints.art.pictures import die_shadow, solid_die
from blueprints_desktop.desktop.games.blueprints.board.selection import BlueprintsSelection
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import REMOVED, PublicFacts
from blueprints_desktop.desktop.games.blueprints.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.scene.animation import Animation, AnimationQueue, eased
from blueprints_desktop.desktop.ui.scene.card_part import CardPart
from blueprints_desktop.desktop.ui.scene.parts import Shown
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.games.blueprints.dice import Die

translate = QCoreApplication.translate

# --- a die ----------------------------------------------------------------------------


@frozen(eq=False)
class DiePlace:
    """Where a die is on the scene, and how large."""

    origin: QPointF
    """Its far floor corner."""
    w: float
    """Half its width."""


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
        """It fits nowhere: a small barred circle at its foot says so before it is lifted."""
        self.grounded = True
        """It casts a shadow. In flight it does not, and its bounds are smaller."""
        self.room = (-1e4, 1e4)
        """How far to either side a note on the die may reach."""
        self._lift = 0.0
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._rise.valueChanged.connect(self._set_lift)

    def _set_lift(self, lift: float) -> None:
        self._lift = lift
        self.update()

    def set_mark(self, mark: Mark, unplaceable: bool = False) -> None:
        if (mark, unplaceable) == (self.mark, self.unplaceable):
            return
        self.mark, self.unplaceable = mark, unplaceable
        self.setZValue(0.0 if mark is Mark.NONE else 1.0)
        self._rise.stop()
        self._rise.setDuration(self.look.ms(120))
        self._rise.setStartValue(self._lift)
        self._rise.setEndValue(_LIFTS.get(mark, 0.0) * self.look.scale)
        self._rise.start()
        self.update()

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
            die_shadow((self.die,), w, look, self.ratio).paint(painter, QPointF(0.0, 0.0))
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
            self._paint_barred(painter)

    def _paint_fits_nowhere(self, painter: QPainter) -> None:
        look = self.look
        words = translate("Blueprints", "fits nowhere")
        pill = (PillPart(words, PillKind.LOSS),)
        half = pill_size(pill, look.scale)[0] / 2
        x = max(self.room[0] + half, min(self.room[1] - half, 0.0))
        foot = QPointF(x, die_bounds(self.w).bottom() + 2.0 * look.scale)
        paint_pill(painter, foot, pill, look.palette, look.scale)

    def _paint_disc(self, painter: QPainter, radius: float, ground: QColor) -> QPointF:
        """The ground of a sign at the foot, where it hides neither value nor material."""
        look, scale = self.look, self.look.scale
        middle = QPointF(0.0, die_bounds(self.w).bottom() - 1.0 * scale)
        for wide, colour in ((radius + 1.5 * scale, look.palette.panel_sunk), (radius, ground)):
            painter.setBrush(colour)
            painter.drawEllipse(middle, wide, wide)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        return middle

    def _paint_barred(self, painter: QPainter) -> None:
        """It would fit nowhere: a fact, in a quiet colour."""
        radius, palette = 8.0 * self.look.scale, self.look.palette
        middle = self._paint_disc(painter, radius, palette.panel_raised)
        paint_icon(painter, Icon.BARRED, _square(middle, 2.4 * radius), palette.text, 2.8)

    def _paint_bin(self, painter: QPainter) -> None:
        """It would be discarded: what the player is about to do, in the colour of a loss."""
        radius, palette = max(9.0 * self.look.scale, 0.34 * self.w), self.look.palette
        middle = self._paint_disc(painter, radius, palette.warn)
        paint_icon(painter, Icon.TRASH, _square(middle, 1.3 * radius), palette.panel, 2.6)

    def _paint_footprint(self, painter: QPainter) -> None:
        """Where the lifted die was."""
        path = closed_path(View(self.w).rhombus(0.0, 0.0, 0.0, 0.06))
        painter.strokePath(path, dashed_pen(self.look.palette.text_2, 1.4 * self.look.scale, 3, 2))

    def _paint_removal(self, painter: QPainter) -> None:
        """A contour in the colour of a loss, and a bin: colour alone is not enough."""
        body = rounded_polygon(View(self.w).outline(), 0.14 * self.w)
        for colour, width in ((QColor("#FFFFFF"), 0.17), (self.look.palette.warn, 0.10)):
            painter.strokePath(body, QPen(colour, width * self.w))
        self._paint_bin(painter)


def _square(middle: QPointF, side: float) -> QRectF:
    """A square around a point."""
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


# --- the tray -------------------------------------------------------------------------

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


class PoolPart(CardPart):
    """The tray with its title; the dice in it are items of their own."""

    bleed = 14.0
    pool = Shown[tuple[Die, ...]](())
    discarding = Shown(False)
    """A die is to be removed."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.dice: list[DieItem] = []
        self._gap: int | None = None
        """The place that stays empty until the turn ends, among all places."""

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
        most = ceil(sqrt(self._places))
        sensible = (rows for rows in _ROW_HEIGHT if rows <= max(1, most))
        return max(sensible, key=lambda rows: (self._half_width(rows), rows))

    def _columns(self, rows: int) -> int:
        return ceil(self._places / rows)

    @property
    def _places(self) -> int:
        return len(self.pool) + (self._gap is not None)

    def centre(self, index: int) -> QPointF:
        """The middle of a die of the pool."""
        rows, w, felt = self.rows, self.w, self.felt
        columns = max(1, self._columns(rows))
        place = index + (self._gap is not None and index >= self._gap)
        row, column = divmod(place, columns)
        step = min(_STEP * w, self._width_per_die(rows))
        apart = min(felt.height() / rows, _ROWS_APART * w)
        aside = QPointF((column - (columns - 1) / 2) * step, (row - (rows - 1) / 2) * apart)
        return felt.center() + aside

    def arranged(self) -> None:
        """New items for the dice of the pool."""
        super().arranged()
        for item in self.dice:
            if item.scene() is not None:
                item.scene().removeItem(item)
        self.dice = []
        w, air = self.w, 6.0 * self.look.scale
        for index, die in enumerate(self.pool):
            item = DieItem(die, w, self.look, self.ratio)
            item.setParentItem(self)
            item.setPos(die_origin(self.centre(index), w))
            x = item.pos().x()
            item.room = (self.rect.left() + air - x, self.rect.right() - air - x)
            self.dice.append(item)

    # --- what is shown --------------------------------------------------------------

    def show_dice(self, pool: tuple[Die, ...], taken: Die | None = None) -> None:
        """Show these dice, all of them where they belong.

        ``taken``: this one has left in a turn that goes on. Its place stays empty, so that no other
        die moves before the turn ends.
        """
        self.pool = pool
        self._gap = None if taken is None else bisect(pool, taken)
        self.arranged()

    def show_selection(self, selection: BlueprintsSelection) -> None:
        """Lift and mark the dice as the selection says."""
        self.discarding = selection.discarding
        for index, item in enumerate(self.dice):
            item.set_mark(_mark(selection, index), selection.unplaceable(item.die))

    def show_all(self) -> None:
        """Show also the dice that an animation hides."""
        for item in self.dice:
            item.setVisible(True)

    def die_at(self, point: QPointF) -> int | None:
        """The die under a point of the scene."""
        for index, item in enumerate(self.dice):
            if item.isVisible() and item.scene_body().contains(point):
                return index
        return None

    # --- painting -------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        if self.discarding:
            scale = self.look.scale
            edge = rounded(self.rect.adjusted(scale, scale, -scale, -scale), 12.0 * scale)
            painter.strokePath(edge, QPen(self.look.palette.warn, 2 * scale))


def _mark(selection: BlueprintsSelection, index: int) -> Mark:
    if selection.discarding:
        return Mark.REMOVE if index == selection.focused else Mark.NONE
    if index == selection.picked:
        return Mark.UNPLACEABLE if selection.fits_nowhere else Mark.PICKED
    return Mark.POINTED if index == selection.focused else Mark.NONE


# --- the line over the dice -------------------------------------------------------------


def pool_card(step: PoolStep | None, removed: int) -> kit.Card:
    """The name of the pool, the steps of a turn if it has two, and the number of removed dice.

    Where there is little room only the present step is named.
    """
    name = kit.Text(term(GAME, "pool"), Role.DRAFTING, kit.CardTone.QUIET)
    lost: tuple[kit.Item, ...] = (kit.Fill(),)
    if removed:
        count = kit.Text(str(removed), Role.SMALL_STRONG, kit.CardTone.QUIET)
        lost = (kit.Fill(), kit.Part(kit.PartInfo(REMOVED), kit.Line((_DISCARDS, count), 5.0)))
    words = kit.Text(translate("Blueprints", "sorted by value"), Role.SMALL, kit.CardTone.QUIET)
    options: tuple[tuple[kit.Item, ...], ...] = ((words,),)
    if step is not None:
        first, second = _steps(step)
        options = (
            (*first, kit.Space(kit.fixed(2.0)), *second),
            first if step is PoolStep.PLACE else second,
        )
    lines = tuple(kit.Line((name, *shown, *lost), 9.0, kit.fixed(22.0)) for shown in options)
    items = (kit.Choice(lines),)
    return kit.Card(items=items, surface=kit.Surface.TRAY, top=kit.fixed(7.0), foot=kit.fixed(0.0))


def _steps(step: PoolStep) -> tuple[tuple[kit.Item, ...], tuple[kit.Item, ...]]:
    """Placing and discarding, each with its number, or a sign once it is done."""
    placing = step is PoolStep.PLACE
    sign: kit.Item = kit.Disc(1, done=not placing, lit=placing, size=18.0)
    if step is PoolStep.LOST:
        sign = kit.Sign(Icon.BARRED, 17.0, kit.CardTone.QUIET, 2.6)
    done = {
        PoolStep.PLACE: translate("Blueprints", "place a die"),
        PoolStep.PLACED: translate("Blueprints", "placed"),
        PoolStep.LOST: translate("Blueprints", "fitted nowhere"),
    }[step]
    strong, weak = (Role.SMALL_STRONG, kit.CardTone.MARK), (Role.SMALL, kit.CardTone.QUIET)
    first = kit.Text(done, *(strong if placing else weak))
    discard = translate("Blueprints", "discard a die")
    second = kit.Text(discard, *(weak if placing else (Role.SMALL_STRONG, kit.CardTone.BAD)))
    return (sign, first), (kit.Disc(2, lit=not placing, size=18.0), second)


_DISCARDS = kit.Sign(Icon.TRASH, 16.0, kit.CardTone.QUIET, 2.2)
"""The dice that left the pool, where they are only counted."""


# --- a dragged die ----------------------------------------------------------------------

_BACK = 180
"""Milliseconds of the way back to the pool."""
_HEIGHT = 10.0
"""How far above its shadow a dragged die is, at 100 %."""


class DraggedDie(QWidget):
    """The die at the pointer. It lets the pointer through, and screen readers ignore it.

    It is a widget of the window and no item of the scene: it is not cut off at the edge of the table,
    and the scene below it is not painted again.
    """

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
            shadow = die_shadow((self.die,), self.w, look, ratio)
            shadow.paint(painter, at + QPointF(0.0, _HEIGHT * look.scale), 0.6)
            solid_die(self.die, self.w, look, ratio).paint(painter, at)


class Dragging:
    """Shows the drag of a die; its place in the pool is empty meanwhile."""

    def __init__(self, view: SceneView, pool: PoolPart, queue: AnimationQueue) -> None:
        self.widget: DraggedDie | None = None
        self.returning = False
        """The die is on its way back."""
        self._view, self._pool, self._queue, self._index = view, pool, queue, -1

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
        if self.widget is None or not self._view.look.tempo:
            self.end()
            return
        self.returning = True
        start = self.widget.centre()
        self.widget.show()

        def show(share: float) -> None:
            item = self._item()
            if self.widget is not None and item is not None:
                home = self._in_window(item.mapToScene(die_bounds(item.w).center()))
                along = eased(share, QEasingCurve.Type.OutCubic)
                self.widget.move_centre(start + (home - start) * along)

        self._queue.play([Animation(show, _BACK)], self.end, waited_for=False)

    def end(self) -> None:
        """End the drag at once: the die is in the pool."""
        self.returning = False
        if self.widget is not None:
            self.widget.hide()
            self.widget.deleteLater()
            self.widget = None
            item = self._item()
            if item is not None:
                item.setVisible(True)

    def _item(self) -> DieItem | None:
        """The die in the pool; None if the pool was arranged without it."""
        dice = self._pool.dice
        return dice[self._index] if 0 <= self._index < len(dice) else None

    def _in_window(self, point: QPointF) -> QPointF:
        view = self._view
        return QPointF(view.viewport().mapTo(view.window(), view.mapFromScene(point)))
