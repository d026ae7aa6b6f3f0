"""The plan level by level: which bricks stand, which colours are asked for, what is lit.

The flat picture of every choice, which nothing can hide; hovering a sheet cuts the monument there.
"""

from collections.abc import Sequence
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import FRAME, paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite, device_bounds, render
from blueprints_desktop.desktop.drawing.typography import Role, squeezed, write
from blueprints_desktop.desktop.games.monuments.art.pieces import flat_brick_sprite
from blueprints_desktop.desktop.games.monuments.board.selection import Placing
from blueprints_desktop.desktop.games.monuments.texts.explanations import place_lines
from blueprints_desktop.desktop.i18n.number_format import points_words, sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.fact_card import FactCard
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.games.monuments.building import why_not
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.plan import LEVEL_POINTS, Plan
from blueprints_desktop.games.monuments.state import BUILDING, State

HEIGHT = 472
_GAP = 8.0
_WORDS = 112.0
"""Where the drawing begins, from the sheet's left edge."""
translate = QCoreApplication.translate


class _Place(Enum):
    """How a place of the plan is drawn."""

    BARE = auto()
    BUILT = auto()
    LIT = auto()
    OTHER = auto()
    """A brick of another colour than the chosen one fits."""
    AIMED = auto()


class LevelsCard(FactCard):
    """A sheet for each level, the highest on top."""

    brick_aimed = Signal(object)
    brick_pressed = Signal(object)
    level_pointed = Signal(object)
    """The level whose sheet the pointer is on; None: no longer one."""

    def __init__(self, plan: Plan, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, appearance, parent)
        self._plan = plan
        self._levels = max(brick.level for brick in plan.bricks)
        self._view: State | None = None
        self._built = 0
        self._placing = Placing()
        self._level: int | None = None
        self._drawn: dict[int, tuple[object, Sprite]] = {}
        """The picture of each level, and what it shows."""
        self.setMouseTracking(True)

    def show_levels(self, view: State | None, placing: Placing) -> None:
        """``view``: of whoever looks, or of the public; it tells why a place is not lit."""
        built = 0 if view is None else view.built
        same = (built, placing) == (self._built, self._placing) and (view is None) == (
            self._view is None
        )
        self._view, self._built, self._placing = view, built, placing
        if not same:
            self.retell()

    def put_pencil_down(self) -> None:
        """The choice is made: nothing is lit any more."""
        self.show_levels(self._view, Placing())

    def clear(self) -> None:
        self._level = None
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.show_levels(None, Placing())

    def retell(self) -> None:
        self.setAccessibleName(translate("Monuments", "The plan, level by level"))
        said = [", ".join(self._words(level)) for level in range(1, self._levels + 1)]
        self.setAccessibleDescription(sentences(said) if self._view is not None else "")
        super().retell()

    def _words(self, level: int) -> tuple[str, str, str]:
        bricks = [brick for brick in self._plan.bricks if brick.level == level]
        stand = sum(self._built >> self._plan.numbers[brick] & 1 for brick in bricks)
        return (
            translate("Monuments", "Level {level}").format(level=level),
            points_words(LEVEL_POINTS[level - 1]),
            translate("Monuments", "{set} of {all}", "bricks of a level").format(
                set=stand, all=len(bricks)
            ),
        )

    # --- where things are -----------------------------------------------------------

    def sheet(self, level: int) -> QRectF:
        body, gap = self.body(), _GAP * self.look.scale
        high = (body.height() - gap * (self._levels - 1)) / self._levels
        top = body.top() + (self._levels - level) * (high + gap)
        return QRectF(body.left(), top, body.width(), high)

    def place(self, brick: Brick) -> QRectF:
        """Where a brick of the plan is drawn; the front row is the lowest."""
        left, top, unit, row = self._grid(brick.level)
        y = top + (self._plan.rows - 1 - brick.row) * row
        return QRectF(left + brick.x * unit, y, 2 * unit, row)

    def _grid(self, level: int) -> tuple[float, float, float, float]:
        """Where the drawing of a level begins, how wide its units and how high its rows are."""
        sheet, zoom, plan = self.sheet(level), self.zoom, self._plan
        room = sheet.adjusted(_WORDS * zoom, 15.0 * zoom, -15.0 * zoom, -15.0 * zoom)
        unit = min(room.width() / plan.width, room.height() / plan.rows * 1.7)
        row = min(room.height() / plan.rows, unit * 0.95)
        left = room.right() - plan.width * unit
        return left, room.center().y() - plan.rows * row / 2, unit, row

    def level_at(self, at: QPointF) -> int | None:
        levels = range(1, self._levels + 1)
        return next((level for level in levels if self.sheet(level).contains(at)), None)

    def brick_at(self, at: QPointF) -> Brick | None:
        level = self.level_at(at)
        here = (brick for brick in self._plan.bricks if brick.level == level)
        return next((brick for brick in here if self.place(brick).contains(at)), None)

    # --- gestures -------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._point(self.level_at(event.position()))
        brick = self.brick_at(event.position())
        lit = self._placing.hint_for(brick) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
        if lit and brick is not None and brick.colour == self._placing.colour:
            self.brick_aimed.emit(brick)

    def _point(self, level: int | None) -> None:
        if level != self._level:
            self._level = level
            self.level_pointed.emit(level)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        brick = self.brick_at(event.position())
        left = event.button() == Qt.MouseButton.LeftButton
        if left and brick is not None and self._placing.hint_for(brick) is not None:
            self.brick_pressed.emit(brick)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._point(None)
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        level, brick = self.level_at(QPointF(at)), self.brick_at(QPointF(at))
        if level is None or self._view is None:
            return None
        if brick is None:
            return Tip("", self.sheet(level).toAlignedRect(), "brick-points")
        lines = place_lines(self._plan, self._view, brick, self._placing)
        rule = why_not(self._plan, self._view, brick) if self._own_view() else None
        return Tip("\n".join(lines), self.place(brick).toAlignedRect(), rule or "brick-points")

    def _own_view(self) -> bool:
        """Whether whoever builds looks: only then is it known what could be set."""
        view = self._view
        return view is not None and view.phase == BUILDING and view.stocks[view.seat] is not None

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        for level in range(1, self._levels + 1):
            self._level_picture(level, ratio).paint(painter, QPointF(0.0, 0.0))

    def _level_picture(self, level: int, ratio: float) -> Sprite:
        """A level's sheet as it is now: a brick changes one of them, and all lie side by side."""
        sheet, look = self.sheet(level), self.look
        here = [brick for brick in self._plan.bricks if brick.level == level]
        shows = (
            (sheet.x(), sheet.y(), sheet.width(), sheet.height(), look.scale, ratio),
            (look.palette.key, self._words(level), level == self._level),
            tuple(self._place_kind(brick) for brick in here),
        )
        kept = self._drawn.get(level)
        if kept is None or kept[0] != shows:
            draw = partial(self._paint_level, level, here, ratio)
            soft = BLEED * look.scale
            bounds = device_bounds(sheet.adjusted(-soft, -soft, soft, soft), ratio)
            picture = QPixmap.fromImage(render(bounds, ratio, draw))
            kept = self._drawn[level] = shows, Sprite(picture, -bounds.topLeft(), ratio)
        return kept[1]

    def _paint_level(
        self, level: int, here: Sequence[Brick], ratio: float, painter: QPainter
    ) -> None:
        look, zoom, palette = self.look, self.zoom, self.look.palette
        aimed, sheet = self._placing.aimed, self.sheet(level)
        self._sheet_sprite(sheet, ratio).paint(painter, sheet.topLeft())
        if level == self._level or (aimed is not None and aimed.level == level):
            painter.setPen(QPen(palette.pencil, 2.4 * zoom))
            inset = 4.0 * zoom
            painter.drawRect(sheet.adjusted(inset, inset, -inset, -inset))
            painter.setPen(Qt.PenStyle.NoPen)
        self._write_words(painter, level, sheet)
        left, top, unit, row = self._grid(level)
        for brick in here:
            y = top + (self._plan.rows - 1 - brick.row) * row
            place = QRectF(left + brick.x * unit + 0.6, y + 0.6, 2 * unit - 1.2, row - 1.2)
            if self._place_kind(brick) is _Place.BUILT:
                size = round(place.width(), 1), round(place.height(), 1)
                sprite = flat_brick_sprite(look.pixmaps, brick.colour, *size, ratio, palette)
                sprite.paint(painter, place.topLeft())
            else:
                self._paint_place(painter, brick, place, zoom)

    def _place_kind(self, brick: Brick) -> _Place:
        placing = self._placing
        if self._built >> self._plan.numbers[brick] & 1:
            return _Place.BUILT
        if placing.hint_for(brick) is None:
            return _Place.BARE
        if brick == placing.aimed:
            return _Place.AIMED
        return _Place.LIT if brick.colour == placing.colour else _Place.OTHER

    def _write_words(self, painter: QPainter, level: int, sheet: QRectF) -> None:
        zoom, palette = self.zoom, self.look.palette
        name, points, standing = self._words(level)
        x, y = sheet.left() + 18.0 * zoom, sheet.center().y()
        room = (_WORDS - 24.0) * zoom
        pitch = min(20.0 * zoom, (sheet.height() - 2.8 * FRAME * self.look.scale) / 3)
        at = QPointF(x, y - pitch)
        name, role = squeezed(name, Role.DRAFTING, room, zoom)
        write(painter, name, at, role, palette.ink, scale=zoom)
        for number, text in enumerate((points, standing)):
            at = QPointF(x, y + pitch * number)
            text, role = squeezed(text, Role.SMALL_STRONG, room, zoom)
            write(painter, text, at, role, palette.ink_2, scale=zoom)

    def _sheet_sprite(self, sheet: QRectF, ratio: float) -> Sprite:
        """The empty sheet, drawn once a size: its grid and noise are the dear part."""
        look, size = self.look, sheet.size()
        rect = QRectF(0.0, 0.0, size.width(), size.height())

        def draw(painter: QPainter) -> None:
            paint_sheet(painter, look.pixmaps, rect, ratio, look.palette, look.scale)

        soft = BLEED * look.scale
        what = ("level sheet", size.width(), size.height(), look.scale)
        bounds = rect.adjusted(-soft, -soft, soft, soft)
        return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)

    def _paint_place(self, painter: QPainter, brick: Brick, inner: QRectF, zoom: float) -> None:
        """Lit: ringed in pencil. Else the colour that is asked for, faint."""
        palette = self.look.palette
        tones, kind = palette.bricks[brick.colour], self._place_kind(brick)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if kind is _Place.AIMED:
            painter.fillRect(inner, palette.pencil)
            painter.setPen(QPen(palette.paper_edge, 1.2 * zoom))
        elif kind is _Place.LIT:
            painter.fillRect(inner, alpha(tones.top, 0.55))
            painter.setPen(QPen(palette.pencil, 1.8 * zoom))
        elif kind is _Place.OTHER:
            painter.fillRect(inner, alpha(tones.top, 0.40))
            painter.setPen(dashed_pen(palette.ink, 1.2 * zoom, 2.6, 2.0))
        else:
            painter.fillRect(inner, alpha(tones.top, 0.20))
            painter.setPen(QPen(alpha(tones.top, 0.75), 1.0 * zoom))
        painter.drawRect(inner)
        painter.setPen(Qt.PenStyle.NoPen)
