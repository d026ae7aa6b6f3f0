"""Alone: the ladder with where one stands, and what one's best was."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    elided,
    fitting,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.fits.art.ladder import paint_ladder
from blueprints_desktop.desktop.games.fits.facts.past import Past, took_back_words
from blueprints_desktop.desktop.games.fits.facts.rungs import next_rung_words, rungs_for
from blueprints_desktop.desktop.games.fits.facts.sight import FitsModel
from blueprints_desktop.desktop.games.fits.texts.words import (
    board_word,
)
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import sentences, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.fact_card import FactCard
from blueprints_desktop.games.fits.state import OVER, SCORED

HEIGHT = 284
_MOST_LINES = 3
"""Of bests and of the day's ramp, below the ladder."""


class SoloCard(FactCard):
    """Without the four rated boards there is no ladder, only the rounds so far."""

    about = "rating"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, appearance, parent)
        self._sight: FitsModel | None = None
        self._past = Past()

    def show_sight(self, sight: FitsModel | None, past: Past) -> None:
        self._sight, self._past = sight, past
        self.retell()

    def _points(self, sight: FitsModel) -> list[int]:
        points = [result.scores[0].total for result in sight.view.results]
        if sight.view.phase not in (SCORED, OVER):
            points.append(sight.standing(0).total)
        return points

    # --- words ----------------------------------------------------------------------

    def _title(self) -> str:
        sight = self._sight
        if sight is not None and rungs_for(sight.view.options.boards, 0):
            return self.tr("Builders’ ladder")
        return self.tr("Rounds")

    def facts(self) -> list[str]:
        """The best so far, on this board and in all; what day's ramp it is."""
        sight = self._sight
        if sight is None:
            return []
        lines = []
        board = board_word(sight.board.id, sight.board.name)
        best = self._past.best_on(sight.board.id)
        if best is not None:
            words = self.tr("Your best on {board}: {points}")
            lines.append(words.format(board=board, points=signed(best)))
        rated = bool(rungs_for(sight.view.options.boards, 0))
        if rated and self._past.best_sum is not None:
            words = self.tr("Your best sum: {points}")
            lines.append(words.format(points=signed(self._past.best_sum)))
        if self._past.day is not None:
            lines.append(self._past.day_words())
        if self._past.took_back:
            lines.append(took_back_words())
        return lines

    def retell(self) -> None:
        sight = self._sight
        said = []
        if sight is not None:
            points = sum(self._points(sight))
            rungs = rungs_for(sight.view.options.boards, points)
            said = [labelled(rung.title, signed(points)) for rung in rungs if rung.here]
            if rungs:
                said.append(next_rung_words(points))
            said += self.facts()
        self.setAccessibleName(self._title() if sight is not None else "")
        self.setAccessibleDescription(sentences(said))
        super().retell()

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, scale, sight = self.look, self.zoom, self._sight
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=look.scale)
        if sight is None:
            return
        inner = body.adjusted(16.0 * scale, 0.0, -16.0 * scale, 0.0)
        points = self._points(sight)
        figure = signed(sum(points))
        at = QPointF(inner.left(), body.top() + 24.0 * scale)
        stands = fitting((self.tr("as it stands"), ""), Role.SMALL, inner.width() * 0.4, scale)
        right = QPointF(inner.right(), at.y() + scale)
        write(painter, stands, right, Role.SMALL, look.palette.text_2, Anchor.RIGHT, scale)
        room = inner.width() - text_width(stands, Role.SMALL, scale) - 8.0 * scale
        title = elided(self._title(), Role.SECTION, room, scale)
        write(painter, title, at, Role.SECTION, look.palette.text, scale=scale)
        facts = [
            line
            for fact in self.facts()[-2:]
            for line in wrapped(fact, Role.SMALL, inner.width(), scale)
        ][-_MOST_LINES:]
        foot = body.bottom() - (12.0 + 19.0 * len(facts)) * scale
        rungs = rungs_for(sight.view.options.boards, sum(points))
        if rungs:
            area = QRectF(
                inner.left() - 6.0 * scale,
                body.top() + 42.0 * scale,
                inner.width() + 12.0 * scale,
                foot - body.top() - 48.0 * scale,
            )
            paint_ladder(painter, area, rungs, figure, look.palette, scale, small=True)
        else:
            self._paint_rounds(painter, inner, body.top() + 56.0 * scale, sight, points)
        middle = foot + 11.0 * scale
        for line in facts:
            at = QPointF(inner.left(), middle)
            write(painter, line, at, Role.SMALL, look.palette.text_2, scale=scale)
            middle += 19.0 * scale

    def _paint_rounds(
        self, painter: QPainter, inner: QRectF, middle: float, sight: FitsModel, points: list[int]
    ) -> None:
        look, scale = self.look, self.zoom
        for board, each in zip(sight.boards, points, strict=False):
            right = QPointF(inner.right(), middle)
            write(painter, signed(each), right, Role.FIGURE, look.palette.text, Anchor.RIGHT, scale)
            name = board_word(board.id, board.name)
            text = elided(name, Role.BODY, inner.width() - 60.0 * scale, scale)
            at = QPointF(inner.left(), middle)
            write(painter, text, at, Role.BODY, look.palette.text, scale=scale)
            middle += 27.0 * scale
        if len(sight.boards) == 1:
            return
        middle += 8.0 * scale
        right = QPointF(inner.right(), middle)
        total = signed(sum(points))
        write(painter, total, right, Role.SECTION, look.palette.text, Anchor.RIGHT, scale)
        left = QPointF(inner.left(), middle)
        write(painter, self.tr("Total"), left, Role.BODY_STRONG, look.palette.text, scale=scale)
