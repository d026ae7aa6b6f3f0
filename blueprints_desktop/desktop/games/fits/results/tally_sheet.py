"""The sheet on which ramps are counted: every point can be found on its board with a finger."""

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    fitting,
    squeezed,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.fits.art.flat_board import (
    SUNK,
    FlatGrid,
    paint_flat_board,
)
from blueprints_desktop.desktop.games.fits.facts.tally import Tally, cue, total_cue
from blueprints_desktop.desktop.games.fits.results.tally_layout import PART, Manner, TallyLayout
from blueprints_desktop.desktop.games.fits.results.tally_marks import (
    Counted,
    paint_marks,
    reason_tip,
)
from blueprints_desktop.desktop.games.fits.texts.words import part_word, short_part_word
from blueprints_desktop.desktop.i18n.language import capitalised, labelled
from blueprints_desktop.desktop.i18n.number_format import sentences, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.games.fits.scoring import Scored

_NARROW_PARTS = 44.0
"""With less room than this at the right of a board the short parts are left out."""
_LINE, _BEFORE_FIGURE = 170.0, 20.0
"""How wide lines beside a board are at least, and what is left free between word and figure."""
_APART = 8.0
"""The least between a word and its figure below a board."""
_TOTAL = Type(27, 700, tabular=True)


class TallySheet(DeskWidget):
    """Boards side by side on one sheet of paper; with each its parts and the sum."""

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

    def _layout(self) -> TallyLayout:
        scale, parts = self.look.scale, {part for each in self._tallies for part in each.parts}
        words = max((text_width(part_word(p), Role.SMALL_MEDIUM, scale) for p in parts), default=0)
        short = max((text_width(short_part_word(p), Role.SMALL, scale) for p in parts), default=0)
        figures = max((self._figure_width(part) for part in parts), default=0)
        return TallyLayout(
            self.body(),
            scale,
            len(self._tallies),
            max(len(each.parts) for each in self._tallies),
            max(_LINE * scale, words + _BEFORE_FIGURE * scale + figures),
            max(_NARROW_PARTS * scale, short),
            self._least_line(parts),
        )

    def _least_line(self, parts: set[str]) -> float:
        """What the lines below a board need: parts in short, and the sum beside its word."""
        scale = self.look.scale
        lines = [
            text_width(capitalised(short_part_word(part)), Role.SMALL_MEDIUM, scale)
            + self._figure_width(part)
            for part in parts
        ]
        word = text_width(self.tr("Total"), Role.BODY_STRONG, scale)
        return max([*lines, word + self._sum_width()]) + _APART * scale

    def _sum_width(self) -> float:
        """Of the widest sum while it is counted, so that its word does not change on the way."""
        sums = [
            signed(points)
            for each in self._tallies
            for points in accumulate(reason.points for reason in each.reasons)
        ]
        widths = (text_width(each, _TOTAL, self.look.scale) for each in set(sums))
        return max(widths, default=0.0)

    def _grid(self, column: int) -> FlatGrid:
        return self._layout().grid(column)

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
        look, scale, layout = self.look, self.look.scale, self._layout()
        paint_sheet(painter, look.pixmaps, body, ratio, look.palette, scale, frame=False)
        for column, each in enumerate(self._tallies):
            grid = layout.grid(column)
            painter.setOpacity(0.4 if each.to_come else 1.0)
            self._paint_heading(painter, layout, column, each)
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

    def _paint_heading(
        self, painter: QPainter, layout: TallyLayout, column: int, each: Tally
    ) -> None:
        look, scale = self.look, self.look.scale
        board, right = layout.grid(column).rect, layout.field(column).right()
        middle = board.top() - (30.0 if layout.has_rule else 18.0) * scale
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
        if not layout.has_rule:
            return
        painter.setPen(QPen(alpha(look.palette.ink, 0.45), 1.0))
        y = round(board.top() - 14.0 * scale) + 0.5
        edge = board.right()
        if layout.manner is Manner.BESIDE:
            edge = layout.parts_area(column).right()
        painter.drawLine(QPointF(board.left(), y), QPointF(edge, y))
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_counted(self, painter: QPainter, column: int, each: Tally) -> None:
        if each.to_come:
            return
        look, layout = self.look, self._layout()
        grid, area = layout.grid(column), layout.parts_area(column)
        marks = []
        for number, reason in enumerate(each.reasons):
            name = cue(column, number)
            share = self._timeline.share(name, self._now)
            if share > 0.0:
                marks.append(Counted(reason, share, self._timeline.glow(name, self._now)))
        paint_marks(painter, grid, marks, each.board, look)
        counted = [mark.reason for mark in marks]
        done = self._timeline.share(total_cue(column), self._now)
        ink = look.palette.pencil if each.best and done >= 1.0 else look.palette.ink
        total = signed(sum(reason.points for reason in counted))
        if layout.is_brief:
            self._paint_short_parts(painter, area, each, counted)
            at = grid.rect.bottomLeft() + QPointF(0.0, 22.0 * look.scale)
            write(painter, total, at, Role.SECTION, ink, scale=look.scale)
        else:
            self._paint_parts(painter, area, each, counted)
            self._paint_sum(painter, area, layout.parts, total, ink)

    def _paint_parts(
        self, painter: QPainter, area: QRectF, each: Tally, counted: Sequence[Scored]
    ) -> None:
        look, scale = self.look, self.look.scale
        middle = area.top() + PART * scale
        for part in each.parts:
            points = sum(reason.points for reason in counted if reason.part == part)
            ink = look.palette.ink if points else look.palette.ink_2
            name = self._part_name(part, area.width() - _APART * scale)
            left, edge = QPointF(area.left(), middle), QPointF(area.right(), middle)
            write(painter, name, left, Role.SMALL_MEDIUM, ink, scale=scale)
            write(painter, signed(points), edge, Role.FIGURE, ink, Anchor.RIGHT, scale)
            middle += PART * scale

    def _figure_width(self, part: str) -> float:
        """Of the widest that a part has on any board."""
        figures = (signed(self._part_points(each, part)) for each in self._tallies)
        return max(text_width(figure, Role.FIGURE, self.look.scale) for figure in figures)

    def _part_name(self, part: str, room: float) -> str:
        """What a part is called with all boards alike: beside the widest of its figures."""
        names = (part_word(part), capitalised(short_part_word(part)))
        room -= self._figure_width(part)
        return fitting(names, Role.SMALL_MEDIUM, room, self.look.scale)

    def _paint_short_parts(
        self, painter: QPainter, area: QRectF, each: Tally, counted: Sequence[Scored]
    ) -> None:
        """A word and its figure below one another, at the right of rows and pairs."""
        look, scale = self.look, self.look.scale
        if area.width() < _NARROW_PARTS * scale:
            return
        middle = area.top() + 8.0 * scale
        for part in each.parts:
            points = sum(reason.points for reason in counted if reason.part == part)
            ink = look.palette.ink if points else look.palette.ink_2
            for role, words in (
                (Role.SMALL, short_part_word(part)),
                (Role.SMALL_STRONG, signed(points)),
            ):
                text = elided(words, role, area.width(), scale)
                write(painter, text, QPointF(area.left(), middle), role, ink, scale=scale)
                middle += 17.0 * scale
            middle += 5.0 * scale

    def _paint_sum(
        self, painter: QPainter, area: QRectF, parts: int, total: str, ink: QColor
    ) -> None:
        """Below as many parts as any board has, so that all sums are on one line."""
        look, scale = self.look, self.look.scale
        line = round(area.top() + (parts * PART + 18.0) * scale) + 0.5
        painter.setPen(QPen(alpha(look.palette.ink, 0.55), 1.0))
        painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line))
        painter.setPen(Qt.PenStyle.NoPen)
        middle = line + 28.0 * scale
        room = area.width() - self._sum_width() - _APART * scale
        word, role = squeezed(self.tr("Total"), Role.BODY_STRONG, room, scale)
        write(painter, word, QPointF(area.left(), middle), role, look.palette.ink, scale=scale)
        write(painter, total, QPointF(area.right(), middle), _TOTAL, ink, Anchor.RIGHT, scale)
