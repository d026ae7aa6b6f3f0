"""The sheet on which ramps are counted: every point can be found on its board with a finger."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.desk_widget import DeskWidget
from blueprints_desktop.desktop.boards.figures import signed
from blueprints_desktop.desktop.boards.fits.tally import Tally, cue, total_cue
from blueprints_desktop.desktop.boards.fits.tally_marks import paint_mark, reason_tip
from blueprints_desktop.desktop.boards.fits.wording import part_word, short_part_word
from blueprints_desktop.desktop.boards.timeline import Timeline
from blueprints_desktop.desktop.boards.tooltips import Tip, answer
from blueprints_desktop.desktop.drawing.fits.flat_board import (
    COLUMNS,
    ROWS,
    SUNK,
    FlatGrid,
    paint_flat_board,
)
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    elided,
    fitting,
    text_width,
    write,
)
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.read_out import sentences
from blueprints_desktop.desktop.words import capitalised, labelled
from blueprints_desktop.games.fits.scoring import Scored

_PAD, _HEAD, _PART, _SUM = 26.0, 54.0, 24.0, 64.0
_BESIDE = 1.05
"""Room at the right of a board for complete rows and pairs, in cells."""
_LARGEST = 60.0
_BRIEF_HEAD, _BRIEF_SUM, _TOO_SMALL = 34.0, 40.0, 11.0
"""Where cells would get too small, the parts stand beside the boards, all closer together."""
_NARROW_PARTS = 44.0
"""With less room than this at the right of a board the parts are left out."""
_TOTAL = Type(27, 700, tabular=True)


class TallySheet(DeskWidget):
    """Boards side by side on one sheet of paper; under each its parts and the sum."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._tallies: tuple[Tally, ...] = ()
        self._timeline = Timeline()
        self._now = 0.0

    def show_tallies(self, tallies: Sequence[Tally], timeline: Timeline) -> None:
        self._tallies, self._timeline = tuple(tallies), timeline
        self.retell()

    def show_moment(self, now: float) -> None:
        self._now = now
        self.update()

    # --- words ----------------------------------------------------------------------

    def retell(self) -> None:
        said = []
        for each in self._tallies:
            if each.to_come:
                continue
            parts = [f"{part_word(p)} {signed(self._part_points(each, p))}" for p in each.parts]
            said.append(labelled(each.title, ", ".join((*parts, signed(each.total)))))
        self.setAccessibleName(self.tr("Scoring"))
        self.setAccessibleDescription(sentences(said))
        super().retell()

    def _part_points(self, each: Tally, part: str) -> int:
        return sum(reason.points for reason in each.reasons if reason.part == part)

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """Why a cell counts what it counts."""
        for column, each in enumerate(self._tallies):
            grid = self._grid(column)
            place = grid.grid.inverted()[0].map(QPointF(at))
            cell = (int(place.y() // 1), int(place.x() // 1))
            for reason in each.reasons:
                if cell in reason.cells and reason.part != "rows":
                    area = grid.square(cell[1], cell[0]).toAlignedRect()
                    return Tip(reason_tip(reason, each.board), area, reason.part)
        return None

    # --- places ---------------------------------------------------------------------

    def _columns(self) -> int:
        """More than four boards stand in two rows."""
        count = len(self._tallies)
        return count if count <= 4 else -(-count // 2)

    def _field(self, column: int) -> QRectF:
        """What one ramp has of the sheet."""
        scale, body = self.look.scale, self.body()
        across = self._columns()
        down = -(-len(self._tallies) // across)
        inner = body.adjusted(_PAD * scale, 20 * scale, -_PAD * scale, -18 * scale)
        wide, high = inner.width() / across, inner.height() / down
        row, place = divmod(column, across)
        field = QRectF(inner.left() + place * wide, inner.top() + row * high, wide, high)
        return field.adjusted(4 * scale, 0.0, -12 * scale, 0.0)

    def _most_parts(self) -> int:
        return max(len(each.parts) for each in self._tallies)

    @property
    def _is_brief(self) -> bool:
        """There is no room for the parts below the boards."""
        scale, field = self.look.scale, self._field(0)
        around = (_HEAD + self._most_parts() * _PART + _SUM) * scale
        return field.height() - around < _TOO_SMALL * ROWS * scale

    def _grid(self, column: int) -> FlatGrid:
        scale, field = self.look.scale, self._field(column)
        head, around = _HEAD, _HEAD + self._most_parts() * _PART + _SUM
        if self._is_brief:
            head, around = _BRIEF_HEAD, _BRIEF_HEAD + _BRIEF_SUM
        room = field.height() - around * scale
        cell = max(2.0, min(field.width() / (COLUMNS + _BESIDE), room / ROWS, _LARGEST * scale))
        left = field.left()
        if not self._is_brief:
            left += (field.width() - cell * (COLUMNS + _BESIDE)) / 2
        return FlatGrid(QPointF(left, field.top() + head * scale), cell)

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        if not self._tallies:
            return
        look = self.look
        size = QRectF(0.0, 0.0, self.width(), self.height())
        key = tuple((each.shown, each.title, each.colour) for each in self._tallies)
        still = look.pixmaps.sprite(
            ("fits tally", key, size.width(), size.height(), look.scale),
            size,
            ratio,
            look.palette,
            lambda brush: self._paint_still(brush, body, ratio),
            deep=False,
        )
        still.paint(painter, QPointF(0.0, 0.0))
        for column, each in enumerate(self._tallies):
            self._paint_counted(painter, column, each)

    def _paint_still(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        """All that does not change while points are counted."""
        look, scale = self.look, self.look.scale
        paint_sheet(painter, look.pixmaps, body, ratio, look.palette, scale, frame=False)
        for column, each in enumerate(self._tallies):
            grid = self._grid(column)
            painter.setOpacity(0.4 if each.to_come else 1.0)
            self._paint_heading(painter, grid.rect, self._field(column).right(), each)
            paint_flat_board(
                painter, grid, each.shown, look.palette, scale, fade=SUNK, bare=self._signs(each)
            )
            painter.setOpacity(1.0)

    def _signs(self, each: Tally) -> set[tuple[int, int]]:
        """Cells whose sign is painted before they are counted: all but the plain ones."""
        return {
            (column, row)
            for row, signs in enumerate(each.board.rows)
            for column, sign in enumerate(signs)
            if sign != "."
        }

    def _paint_heading(self, painter: QPainter, board: QRectF, right: float, each: Tally) -> None:
        look, scale = self.look, self.look.scale
        middle = board.top() - (18.0 if self._is_brief else 30.0) * scale
        left = board.left()
        if each.colour is not None:
            side = 15.0 * scale
            box = QRectF(left, middle - side / 2, side, side)
            rim = box.adjusted(-2 * scale, -2 * scale, 2 * scale, 2 * scale)
            painter.setBrush(alpha(look.palette.ink, 0.92))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(rim.adjusted(-scale, -scale, scale, scale))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            paint_seat_sign(painter, box, look.palette.seats[each.colour])
            left = rim.right() + 9.0 * scale
        role = Role.DRAFTING if each.colour is None else Role.BODY_STRONG
        title = elided(each.title, role, right - left, scale)
        write(painter, title, QPointF(left, middle), role, look.palette.ink, scale=scale)
        if self._is_brief:
            return
        painter.setPen(QPen(alpha(look.palette.ink, 0.45), 1.0))
        y = round(board.top() - 14.0 * scale) + 0.5
        painter.drawLine(QPointF(board.left(), y), QPointF(board.right(), y))
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_counted(self, painter: QPainter, column: int, each: Tally) -> None:
        if each.to_come:
            return
        look, grid = self.look, self._grid(column)
        counted: list[Scored] = []
        for number, reason in enumerate(each.reasons):
            name = cue(column, number)
            share = self._timeline.share(name, self._now)
            if share > 0.0:
                counted.append(reason)
                glow = self._timeline.glow(name, self._now)
                paint_mark(painter, grid, reason, each, look, share, glow)
        if self._is_brief:
            self._paint_parts_beside(painter, grid.rect, self._field(column).right(), each, counted)
        else:
            self._paint_parts(painter, grid.rect, each, counted)
        done = self._timeline.share(total_cue(column), self._now)
        self._paint_sum(painter, grid.rect, each, counted, done)

    def _paint_parts(
        self, painter: QPainter, board: QRectF, each: Tally, counted: Sequence[Scored]
    ) -> None:
        look, scale = self.look, self.look.scale
        right = board.right() + self._beside(board)
        middle = board.bottom() + 24.0 * scale
        for part in each.parts:
            points = sum(reason.points for reason in counted if reason.part == part)
            ink = look.palette.ink if points else look.palette.ink_2
            name = self._part_name(part, right - board.left() - 8.0 * scale)
            left, edge = QPointF(board.left(), middle), QPointF(right, middle)
            write(painter, name, left, Role.SMALL_MEDIUM, ink, scale=scale)
            write(painter, signed(points), edge, Role.FIGURE, ink, Anchor.RIGHT, scale)
            middle += _PART * scale

    def _part_name(self, part: str, room: float) -> str:
        """What a part is called under all boards alike: beside the widest of its figures."""
        scale = self.look.scale
        figures = (signed(self._part_points(each, part)) for each in self._tallies)
        widest = max(text_width(figure, Role.FIGURE, scale) for figure in figures)
        names = (part_word(part), capitalised(short_part_word(part)))
        return fitting(names, Role.SMALL_MEDIUM, room - widest, scale)

    def _paint_parts_beside(
        self,
        painter: QPainter,
        board: QRectF,
        right: float,
        each: Tally,
        counted: Sequence[Scored],
    ) -> None:
        """In short, at the right of rows and pairs."""
        look, scale = self.look, self.look.scale
        left = board.right() + _BESIDE * board.width() / COLUMNS + 12.0 * scale
        if right - left < _NARROW_PARTS * scale:
            return
        middle = board.top() + 8.0 * scale
        for part in each.parts:
            points = sum(reason.points for reason in counted if reason.part == part)
            ink = look.palette.ink if points else look.palette.ink_2
            for role, words in (
                (Role.SMALL, short_part_word(part)),
                (Role.SMALL_STRONG, signed(points)),
            ):
                text = elided(words, role, right - left, scale)
                write(painter, text, QPointF(left, middle), role, ink, scale=scale)
                middle += 17.0 * scale
            middle += 5.0 * scale

    def _beside(self, board: QRectF) -> float:
        return 0.66 * board.width() / COLUMNS

    def _paint_sum(
        self,
        painter: QPainter,
        board: QRectF,
        each: Tally,
        counted: Sequence[Scored],
        done: float,
    ) -> None:
        look, scale = self.look, self.look.scale
        right = board.right() + self._beside(board)
        ink = look.palette.pencil if each.best and done >= 1.0 else look.palette.ink
        points = signed(sum(reason.points for reason in counted))
        if self._is_brief:
            at = QPointF(board.left(), board.bottom() + 22.0 * scale)
            write(painter, points, at, Role.SECTION, ink, scale=scale)
            return
        line = round(board.bottom() + (self._most_parts() * _PART + 18.0) * scale) + 0.5
        painter.setPen(QPen(alpha(look.palette.ink, 0.55), 1.0))
        painter.drawLine(QPointF(board.left(), line), QPointF(right, line))
        painter.setPen(Qt.PenStyle.NoPen)
        middle = line + 28.0 * scale
        at = QPointF(board.left(), middle)
        write(painter, self.tr("Total"), at, Role.BODY_STRONG, look.palette.ink, scale=scale)
        write(painter, points, QPointF(right, middle), _TOTAL, ink, Anchor.RIGHT, scale)
