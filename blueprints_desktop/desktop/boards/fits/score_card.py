""" "Your ramp": the parts of the score, what a drop would make of them, and why."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.fact_card import FactCard
from blueprints_desktop.desktop.boards.figures import signed
from blueprints_desktop.desktop.boards.fits.explaining import reason_lines, scoring_lines
from blueprints_desktop.desktop.boards.fits.sight import Sight
from blueprints_desktop.desktop.boards.fits.wording import (
    board_word,
    part_points,
    part_word,
    parts_of,
)
from blueprints_desktop.desktop.boards.tooltips import Tip, answer
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    elided,
    line_height,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, paint_pill
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, rounded
from blueprints_desktop.desktop.read_out import sentences
from blueprints_desktop.games.fits.outlook import Outlook
from blueprints_desktop.games.fits.state import STARTING

HEIGHT = 340
_WAS = Type(18, 400, tabular=True)
_REASONS = 5
"""How many reasons have room; further ones are gathered in the last line."""
_FIRST, _LINE = 62.0, 34.0
"""Where the first line of the score is, and how far apart they are."""


class ScoreCard(FactCard):
    """The large ramp in figures."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, appearance, parent)
        self.setMouseTracking(True)
        self._sight: Sight | None = None
        self._seen: Outlook | None = None
        self._owner = ""

    def show_sight(self, sight: Sight | None, owner: str = "") -> None:
        """``owner`` is whose ramp it is, by name; empty: the reader's."""
        self._sight, self._owner = sight, owner
        self.retell()

    def show_outlook(self, seen: Outlook | None) -> None:
        if seen != self._seen:
            self._seen = seen
            self.retell()

    # --- words ----------------------------------------------------------------------

    def _title(self) -> str:
        if self._owner:
            return self.tr("{name}’s ramp").format(name=self._owner)
        return self.tr("Your ramp")

    def retell(self) -> None:
        self.setAccessibleName(self._title() if self._sight is not None else "")
        self.setAccessibleDescription(sentences(self._said()))
        super().retell()

    def _said(self) -> list[str]:
        sight, seen = self._sight, self._seen
        if sight is None:
            return []
        score = sight.standing(sight.seat)
        said = [f"{part_word(p)} {signed(part_points(score, p))}" for p in parts_of(sight.board)]
        said.append(f"{self._board_words(sight)} {signed(score.total)}")
        if seen is not None:
            then = self.tr("After the drop {points}")
            said.append(then.format(points=signed(seen.after.total)))
            said += [f"{words} {signed(points)}" for words, points, _ in reason_lines(seen)]
        return said

    def _board_words(self, sight: Sight) -> str:
        return board_word(sight.board.id, sight.board.name)

    # --- the rules behind the lines -------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at, clickable=True) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """Nothing to say beside the pointer: a click opens the paragraph about the line."""
        if self._sight is None:
            return None
        body, scale = self.body(), self.zoom
        for number, part in enumerate(parts_of(self._sight.board)):
            line = QRectF(body.left(), 0.0, body.width(), _LINE * scale)
            line.moveTop(body.top() + (_FIRST + _LINE * (number - 0.5)) * scale)
            if line.contains(QPointF(at)):
                return Tip("", line.toAlignedRect(), part)
        return None

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, scale = self.look, self.zoom
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=look.scale)
        sight = self._sight
        if sight is None:
            return
        inner = body.adjusted(16.0 * scale, 0.0, -16.0 * scale, 0.0)
        at = QPointF(inner.left(), body.top() + 25.0 * scale)
        title = elided(self._title(), Role.SECTION, inner.width(), scale)
        write(painter, title, at, Role.SECTION, look.palette.text, scale=scale)
        middle = body.top() + _FIRST * scale
        for part in parts_of(sight.board):
            self._paint_part(painter, inner, middle, part, sight)
            middle += _LINE * scale
        middle -= 6.0 * scale
        painter.fillRect(QRectF(inner.left(), round(middle), inner.width(), 1.0), look.palette.line)
        middle += 30.0 * scale
        self._paint_total(painter, inner, middle, sight)
        if self._seen is not None:
            self._paint_reasons(painter, inner, middle + 24.0 * scale, body.bottom(), self._seen)
        elif sight.view.round:
            self._paint_earlier(painter, inner, middle + 36.0 * scale, sight)
        if sight.view.phase == STARTING:
            self._paint_what_counts(painter, inner, middle + 24.0 * scale, body.bottom(), sight)

    def _paint_part(
        self, painter: QPainter, inner: QRectF, middle: float, part: str, sight: Sight
    ) -> None:
        look, scale, seen = self.look, self.zoom, self._seen
        score = sight.standing(sight.seat) if seen is None else seen.after
        right = QPointF(inner.right(), middle)
        figure = signed(part_points(score, part))
        write(painter, figure, right, Role.FIGURE, look.palette.text, Anchor.RIGHT, scale)
        gain = 0 if seen is None else seen.gain_of(part)
        room = inner.width() - 50.0 * scale
        if gain:
            kind = PillKind.FILLED if gain > 0 else PillKind.LOSS
            centre = QPointF(inner.right() - 66.0 * scale, middle)
            paint_pill(painter, centre, (PillPart(signed(gain), kind),), look.palette, scale * 0.9)
            room -= 44.0 * scale
        label = elided(part_word(part), Role.BODY, room, scale)
        at = QPointF(inner.left(), middle)
        write(painter, label, at, Role.BODY, look.palette.text, scale=scale)

    def _paint_total(self, painter: QPainter, inner: QRectF, middle: float, sight: Sight) -> None:
        look, scale, seen = self.look, self.zoom, self._seen
        now = sight.standing(sight.seat).total
        total = signed(now if seen is None else seen.after.total)
        right = QPointF(inner.right(), middle)
        wide = write(painter, total, right, Role.SCORE, look.palette.text, Anchor.RIGHT, scale)
        taken = wide
        if seen is not None:
            tip = QPointF(right.x() - wide - 12.0 * scale, middle)
            _paint_arrow(painter, tip, 15.0 * scale, QPen(look.palette.text_2, 1.6 * scale))
            was = QPointF(tip.x() - 21.0 * scale, middle)
            before = write(
                painter, signed(now), was, _WAS, look.palette.text_2, Anchor.RIGHT, scale
            )
            taken = right.x() - was.x() + before
        label = elided(
            self._board_words(sight), Role.SECTION, inner.width() - taken - 10.0 * scale, scale
        )
        at = QPointF(inner.left(), middle)
        write(painter, label, at, Role.SECTION, look.palette.text, scale=scale)

    def _paint_reasons(
        self, painter: QPainter, inner: QRectF, top: float, foot: float, seen: Outlook
    ) -> None:
        """A sunk field with a line for every reason."""
        look, scale = self.look, self.zoom
        lines = reason_lines(seen)
        room = max(1, int((foot - 12.0 * scale - top - 8.0 * scale) // (23.0 * scale)))
        lines = lines[: min(room, _REASONS + 1)]
        field = QRectF(
            inner.left() - 4.0 * scale,
            top,
            inner.width() + 8.0 * scale,
            (len(lines) * 23.0 + 10.0) * scale,
        )
        painter.fillPath(rounded(field, 6.0 * scale), look.palette.panel_sunk)
        middle = top + 16.5 * scale
        for words, points, tone in lines:
            right = QPointF(field.right() - 10.0 * scale, middle)
            ink = look.palette.text_2
            if tone:
                ink = look.palette.success if tone > 0 else look.palette.warn
            figure = signed(points)
            write(painter, figure, right, Role.SMALL_STRONG, ink, Anchor.RIGHT, scale)
            left = QPointF(field.left() + 10.0 * scale, middle)
            used = text_width(figure, Role.SMALL_STRONG, scale) + 8.0 * scale
            text = elided(words, Role.SMALL, right.x() - left.x() - used, scale)
            quiet = look.palette.text if tone else look.palette.text_2
            write(painter, text, left, Role.SMALL, quiet, scale=scale)
            middle += 23.0 * scale

    def _paint_what_counts(
        self, painter: QPainter, inner: QRectF, top: float, foot: float, sight: Sight
    ) -> None:
        """As a round begins: the rules of its board, below the reasons if they leave room."""
        look, scale = self.look, self.zoom
        step = line_height(Role.SMALL, scale)
        lines = [
            line
            for sentence in scoring_lines(sight.board)
            for line in wrapped(sentence, Role.SMALL, inner.width(), scale)
        ]
        if self._seen is not None:
            top += (len(reason_lines(self._seen)) * 23.0 + 10.0) * scale
        middle = foot - 14.0 * scale - step * (len(lines) - 0.5)
        if middle - step < top:
            return
        for line in lines:
            at = QPointF(inner.left(), middle)
            write(painter, line, at, Role.SMALL, look.palette.text_2, scale=scale)
            middle += step

    def _paint_earlier(self, painter: QPainter, inner: QRectF, middle: float, sight: Sight) -> None:
        look, scale = self.look, self.zoom
        points = sight.earlier(sight.seat)
        words = self.tr("Rounds before: {points}").format(points=signed(points))
        at = QPointF(inner.left(), middle)
        text = elided(words, Role.SMALL, inner.width(), scale)
        write(painter, text, at, Role.SMALL, look.palette.text_2, scale=scale)


def _paint_arrow(painter: QPainter, tip: QPointF, length: float, pen: QPen) -> None:
    head = length * 0.28
    painter.setPen(pen)
    painter.drawLine(tip - QPointF(length, 0.0), tip)
    painter.drawLine(tip, tip + QPointF(-head, -head))
    painter.drawLine(tip, tip + QPointF(-head, head))
    painter.setPen(pen.color())
