"""A player's line of the final table: round by round what was won, and the sum."""

from collections.abc import Hashable, Iterator, Sequence

from attrs import frozen
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.awards import prize_sprite
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.blueprints.facts.ending_facts import SeatEnd, SeatRound
from blueprints_desktop.desktop.games.blueprints.results.ending_cells import (
    RoundCell,
    cell_of,
    form_for,
)
from blueprints_desktop.desktop.games.blueprints.results.ending_timeline import (
    PLACES,
    REST,
    flip_cue,
    sum_cue,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_signs import (
    honour_sprite,
    marker_sprite,
)
from blueprints_desktop.desktop.games.blueprints.texts.end_words import round_line
from blueprints_desktop.desktop.i18n.number_format import rank_words
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer

RING = 5.0
"""Room around a row for its focus ring, at 100 %."""
_PLACE = Type(20, 600)
_TWO_LINES = 52.0
"""Height of a row, at 100 %, that has room for a note under the name."""


@frozen
class EndingColumns:
    """The columns of the final table, in pixels from its left edge."""

    name: float
    rounds: tuple[float, ...]
    """Where each round's column begins."""
    total: float
    """The middle of the last column."""
    step: float


def grid_for(width: float, rounds: int, scale: float) -> EndingColumns:
    left = 16.0 * scale
    total = max(72.0 * scale, 0.09 * width)
    name = max(120.0 * scale, min(0.26 * width, 300.0 * scale))
    step = (width - left - name - total - 8.0 * scale) / rounds
    starts = tuple(left + name + step * number for number in range(rounds))
    return EndingColumns(left, starts, width - total / 2 - 8.0 * scale, step)


class PlayerRow(QWidget):
    """Focus, pointer or click: the poster shows this player's buildings."""

    wanted = Signal(int)
    """The seat whose buildings are to be seen."""

    def __init__(
        self,
        end: SeatEnd,
        person: Person,
        timeline: Timeline,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.end = end
        self.person = person
        self.chosen = False
        self.note = ""
        """What broke a tie with the next one."""
        self.table: Sequence[SeatEnd] = (end,)
        """All rows of the table: what one cell has no room for none of them says."""
        self._timeline = timeline
        self._appearance = appearance
        self._now = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_moment(self, now: float) -> None:
        """Repaints only if something of this row moves."""
        before, self._now = self._now, now
        if now < before or any(self._timeline.stirs(cue, before, now) for cue in self._cues()):
            self.update()

    def _cues(self) -> Iterator[Hashable]:
        """All that changes a row, its end included: then it may be marked."""
        yield PLACES
        yield REST
        for own in self.end.rounds:
            yield sum_cue(own.number)
            for place in range(len(own.honours)):
                yield flip_cue(self.end.seat, own.number, place)

    @property
    def is_steady(self) -> bool:
        return self._now >= self._timeline.end

    def choose(self, chosen: bool) -> None:
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def counted(self) -> int:
        """The points turned over up to now."""
        return round(
            sum(
                own.points * self._timeline.share(sum_cue(own.number), self._now)
                for own in self.end.rounds
            )
        )

    # --- painting -------------------------------------------------------------------

    def _body(self) -> QRectF:
        ring = RING * self._appearance.look.scale
        return QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        palette, scale = look.palette, look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setPen(Qt.PenStyle.NoPen)
            body = self._body()
            placed = self._timeline.share(PLACES, self._now)
            first = self.end.rank == 1
            tint = palette.seats[self.person.colour].tint
            if first and placed > 0.0:
                painter.fillPath(rounded(body, 8.0 * scale), alpha(tint, 0.13 * placed))
            if self.chosen and self.is_steady:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(alpha(tint, 0.9), 1.6 * scale))
                painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 8.0 * scale, 8.0 * scale)
                painter.setPen(Qt.PenStyle.NoPen)
            grid = grid_for(self.width(), len(self.end.rounds), scale)
            self._paint_name(painter, grid, placed, look)
            for own in self.end.rounds:
                self._paint_round(painter, grid, own, look, ratio)
            middle = QPointF(grid.total, body.center().y())
            write(
                painter, str(self.counted()), middle, Role.SCORE, palette.text, Anchor.MIDDLE, scale
            )
            if self.hasFocus():
                inner = body.adjusted(2 * scale, 2 * scale, -2 * scale, -2 * scale)
                paint_focus_ring(painter, inner, 7.0, palette.accent, scale)

    def _paint_name(
        self, painter: QPainter, grid: EndingColumns, placed: float, look: Look
    ) -> None:
        palette, scale = look.palette, look.scale
        middle = self.height() / 2
        place = rank_words(self.end.rank)
        wide = text_width(place, _PLACE, scale)
        left = grid.name
        painter.setOpacity(placed)
        ink = palette.text if self.end.rank == 1 else palette.text_2
        write(painter, place, QPointF(left, middle), _PLACE, ink, Anchor.LEFT, scale)
        painter.setOpacity(1.0)
        radius = min(14.0 * scale, self.height() * 0.26)
        badge = left + max(wide, 44.0 * scale) + 12.0 * scale + radius
        marker = marker_sprite(self.person.colour, radius, look, self.devicePixelRatioF())
        marker.paint(painter, QPointF(badge, middle))
        start = badge + radius + 9.0 * scale
        room = grid.rounds[0] - start - 10.0 * scale
        name = elided(self.person.name, Role.SECTION, room, scale)
        noted = placed if self.note and self.height() >= _TWO_LINES * scale else 0.0
        at = QPointF(start, middle - noted * 10.0 * scale)
        write(painter, name, at, Role.SECTION, palette.text, Anchor.LEFT, scale)
        if noted > 0.0:
            painter.setOpacity(noted)
            note = elided(self.note, Role.SMALL, room, scale)
            at = QPointF(start, middle + 11.0 * scale)
            write(painter, note, at, Role.SMALL, palette.text_2, Anchor.LEFT, scale)
            painter.setOpacity(1.0)

    def _paint_round(
        self, painter: QPainter, grid: EndingColumns, own: SeatRound, look: Look, ratio: float
    ) -> None:
        palette, scale = look.palette, look.scale
        left, middle = grid.rounds[own.number], self.height() / 2
        cell, size = self.cell(grid, own), self._card_size()
        write(painter, cell.said, QPointF(left, middle), Role.SMALL, palette.text_2, scale=scale)
        x = left + cell.first
        for place, honour in enumerate(own.honours):
            share = self._timeline.share(flip_cue(self.end.seat, own.number, place), self._now)
            face = honour_sprite(honour, size if honour.is_award else size * 0.86, look, ratio)
            back = prize_sprite(look.pixmaps, None, size * 0.86, ratio, palette)
            _paint_flip(painter, back, face, QPointF(x, middle), share)
            x += cell.step
        if cell.gained:
            painter.setOpacity(self._timeline.share(sum_cue(own.number), self._now))
            at = QPointF(left + cell.end, middle)
            write(painter, cell.gained, at, Role.FIGURE, palette.success, Anchor.LEFT, scale)
            painter.setOpacity(1.0)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(640, 64)

    def _card_size(self) -> float:
        return float(round(min(42.0 * self._appearance.look.scale, self.height() * 0.66)))

    def cell(self, grid: EndingColumns, own: SeatRound) -> RoundCell:
        """What stands in the column of a round."""
        scale, size = self._appearance.look.scale, self._card_size()
        form = form_for(self.table, grid.step, size, scale)
        return cell_of(own, form, grid.step, size, scale)

    # --- gestures -------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.update()
        if self.is_steady:
            self.wanted.emit(self.end.seat)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        if self.is_steady:
            self.wanted.emit(self.end.seat)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.is_steady:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        event.ignore()

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip:
        return Tip(self._tip(at.x()), QRect(at.x() - 4, at.y() - 4, 8, 8), self._rule(at.x()))

    def _rule(self, x: float) -> str:
        """Of the card under the pointer, of the building beside it, or of the whole result."""
        grid = grid_for(self.width(), len(self.end.rounds), self._appearance.look.scale)
        for own, start in zip(self.end.rounds, grid.rounds, strict=True):
            if self.is_steady and start <= x < start + grid.step:
                cell = self.cell(grid, own)
                first = start + cell.first
                number = int((x - first + self._card_size() / 2) // cell.step)
                if 0 <= number < len(own.honours):
                    return own.honours[number].kind
                return "round-points" if x < first else "final-score"
        return "final-tie" if self.note else "final-score"

    def _tip(self, x: float) -> str:
        grid = grid_for(self.width(), len(self.end.rounds), self._appearance.look.scale)
        if self.is_steady and x < grid.rounds[0]:
            return "\n".join(filter(None, (self.person.name, self.note)))
        for own, start in zip(self.end.rounds, grid.rounds, strict=True):
            if self.is_steady and start <= x < start + grid.step:
                return round_line(own)
        return ""


def _paint_flip(painter: QPainter, back: Sprite, face: Sprite, at: QPointF, share: float) -> None:
    """A card turning about its upright axis."""
    if share >= 1.0:
        face.paint(painter, at)
        return
    sprite, wide = (back, 1.0 - 2.0 * share) if share < 0.5 else (face, 2.0 * share - 1.0)
    with saved(painter):
        painter.translate(at)
        painter.scale(max(0.02, wide), 1.0)
        painter.drawPixmap(-sprite.anchor, sprite.pixmap)
