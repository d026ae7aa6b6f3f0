"""The pool: a tray with its dice, sorted by value.

Each die is an item of its own that can be lifted, marked and moved. With two players a turn has two
steps, and the title of the tray says which one it is.
"""

from collections.abc import Sequence
from enum import Enum
from math import ceil, sqrt

from attrs import frozen
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

from blueprints_desktop.desktop.drawing.dice import LIFT, DieState, die_bounds, die_origin
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
from blueprints_desktop.desktop.drawing.surfaces import paint_tray, rounded
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.blueprints.art.pictures import solid_die
from blueprints_desktop.desktop.games.blueprints.board.selection import BlueprintsSelection
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import REMOVED, PublicFacts
from blueprints_desktop.desktop.games.blueprints.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, lay_out
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Choice,
    Disc,
    Fill,
    Item,
    Line,
    PaintContext,
    Part,
    PartInfo,
    Picture,
    Sign,
    Space,
    Text,
    fixed,
)
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.blueprints.dice import GLASS, Die, material_of

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
        words = translate("Blueprints", "fits nowhere")
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

    def _head(self) -> CardLayout:
        """The line over the dice, laid out."""
        room = QRectF(self.rect.left(), self.rect.top(), self.rect.width(), _HEAD * self.look.scale)
        return lay_out(pool_head(self._turn_step, self._removed), room, self.look.scale)

    def removed_rect(self) -> QRectF | None:
        """Where the number of removed dice is."""
        return self._head().part(REMOVED)

    # --- painting -------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        look, scale, rect = self.look, self.look.scale, self.rect
        paint_tray(painter, rect, look.palette, scale=scale)
        paint_layout(painter, self._head(), look, self.ratio)
        if self._discarding:
            edge = rounded(rect.adjusted(scale, scale, -scale, -scale), 12.0 * scale)
            painter.strokePath(edge, QPen(look.palette.warn, 2 * scale))


def _mark(selection: BlueprintsSelection, index: int) -> Mark:
    if selection.discarding:
        return Mark.REMOVE if index == selection.focused else Mark.NONE
    if index == selection.picked:
        return Mark.UNPLACEABLE if selection.fits_nowhere else Mark.PICKED
    return Mark.POINTED if index == selection.focused else Mark.NONE


# --- the line over the dice -------------------------------------------------------------


def pool_head(step: PoolStep | None, removed: int) -> Card:
    """The name of the pool, the steps of a turn if it has two, and the number of removed dice.

    Where there is little room only the present step is named.
    """
    name = Text(term(GAME, "pool"), Role.DRAFTING, CardTone.QUIET)
    lost: tuple[Item, ...] = (Fill(),)
    if removed:
        count = Text(str(removed), Role.SMALL_STRONG, CardTone.QUIET)
        lost = (Fill(), Part(PartInfo(REMOVED), Line((_crossed_die(), count), 6.0)))
    words = Text(translate("Blueprints", "sorted by value"), Role.SMALL, CardTone.QUIET)
    options: tuple[tuple[Item, ...], ...] = ((words,),)
    if step is not None:
        first, second = _steps(step)
        options = (*first, Space(fixed(2.0)), *second), first if step is PoolStep.PLACE else second
    lines = tuple(Line((name, *shown, *lost), 9.0, fixed(22.0)) for shown in options)
    return Card(items=(Choice(lines),), top=fixed(7.0), foot=fixed(0.0))


def _steps(step: PoolStep) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """Placing and discarding, each with its number, or a sign once it is done."""
    placing = step is PoolStep.PLACE
    sign: Item = Disc(1, done=not placing, lit=placing, size=18.0)
    if step is PoolStep.LOST:
        sign = Sign(Icon.CROSS, 16.0, CardTone.BAD, 3.0)
    done = {
        PoolStep.PLACE: translate("Blueprints", "place a die"),
        PoolStep.PLACED: translate("Blueprints", "placed"),
        PoolStep.LOST: translate("Blueprints", "fitted nowhere"),
    }[step]
    strong, weak = (Role.SMALL_STRONG, CardTone.MARK), (Role.SMALL, CardTone.QUIET)
    first = Text(done, *(strong if placing else weak))
    discard = translate("Blueprints", "discard a die")
    second = Text(discard, *(weak if placing else (Role.SMALL_STRONG, CardTone.BAD)))
    return (sign, first), (Disc(2, lit=not placing, size=18.0), second)


def _crossed_die() -> Picture:
    def paint(canvas: PaintContext, rect: QRectF) -> None:
        painter, zoom, ink = canvas.painter, canvas.zoom, canvas.look.palette.text_2
        painter.setPen(QPen(ink, 1.3 * zoom))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 3.0 * zoom, 3.0 * zoom)
        painter.setPen(Qt.PenStyle.NoPen)
        inset = 2.5 * zoom
        paint_icon(painter, Icon.CROSS, rect.adjusted(inset, inset, -inset, -inset), ink, 4.0)

    return Picture("crossed die", 15.0, 15.0, paint)
