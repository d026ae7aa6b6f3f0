"""The end of a match: Awards and Prizes are turned over, and the winner's buildings put on show."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QEasingCurve, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent

from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.games.blueprints.facts.ending_facts import (
    SeatEnd,
    exhibits,
    standings,
)
from blueprints_desktop.desktop.games.blueprints.results.ending_head import EndingFoot, EndingHead
from blueprints_desktop.desktop.games.blueprints.results.ending_poster import Poster
from blueprints_desktop.desktop.games.blueprints.results.ending_row import RING, PlayerRow, grid_for
from blueprints_desktop.desktop.games.blueprints.results.ending_show import (
    poster_words,
    poster_works,
)
from blueprints_desktop.desktop.games.blueprints.results.ending_timeline import ending_timeline
from blueprints_desktop.desktop.games.blueprints.results.reveal_timeline import SORT
from blueprints_desktop.desktop.games.blueprints.texts.end_words import (
    headline,
    running_prompt,
    seat_description,
    seat_name,
    tie_line,
    whole_description,
)
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.controls.panel import tab_through
from blueprints_desktop.desktop.ui.results.end_page import EndPage
from blueprints_desktop.desktop.ui.results.links import EndLink, again_prompt, link_for
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.scoring import RoundResult

_MARGIN = 24.0
_HEAD, _FOOT = 38.0, 40.0
_ROW, _LOW_ROW = 76.0, 44.0


class BlueprintsEnding(EndPage):
    """Shows how the match ended; the bar plays the same again, Esc goes home, links do the rest."""

    steps: ClassVar[Mapping[Qt.Key, int]] = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
    grace = 800

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self._results: tuple[RoundResult, ...] = ()
        self._outcome: Outcome | None = None
        self._ends: list[SeatEnd] = []
        self._rows: list[PlayerRow] = []
        self._shown_seat: Seat | None = None
        self._poster = Poster(appearance, self)
        self._looked_at_again = False
        self._head = EndingHead(appearance, self)
        self._head.hide()
        self._foot = EndingFoot(appearance, self)
        self._foot.hide()
        self.onward = self._foot.onward
        self._head.round_wanted.connect(self.onward.round_wanted)

    # --- what the table asks --------------------------------------------------------

    def shows(self, position: Position) -> bool:
        return self._told and self._results == tuple(position.view.results)

    def show_end(self, position: Position, *, at_rest: bool = False) -> None:
        """Turn the cards over; ``at_rest``: they lie open already."""
        self._results = tuple(position.view.results)
        self._looked_at_again = position.is_review
        outcome = self._game.outcome(position.view)
        self._outcome, self._ends = outcome, standings(self._results, outcome)
        self._timeline = ending_timeline(self._ends, len(exhibits(self._winners())))
        self._shown_seat = None
        self._make_rows()
        self._say()
        self.setFocus()
        self._play(at_rest)

    def _go_on(self) -> None:
        """The same people play again."""
        self.onward.again_wanted.emit()

    def _turn_aside(self) -> None:
        self.onward.home_wanted.emit()

    @property
    def _told(self) -> bool:
        return self._outcome is not None

    @property
    def _entries(self) -> Sequence[PlayerRow]:
        return self._rows

    @property
    def links(self) -> tuple[EndLink, ...]:
        """What leads on from here."""
        return *self._head.rounds, *self.onward.links

    @property
    def rows(self) -> Sequence[PlayerRow]:
        """The players' rows, best first."""
        return self._rows

    # --- the course of things -------------------------------------------------------

    def _winners(self) -> list[SeatEnd]:
        return [end for end in self._ends if end.rank == 1]

    def _make_rows(self) -> None:
        for old in self._rows:
            old.deleteLater()
        self._rows = []
        for end in self._ends:
            person = self._people[end.seat]
            row = PlayerRow(end, person, self._timeline, self._appearance, self)
            row.table = self._ends
            row.wanted.connect(self._show_work)
            self._rows.append(row)
            row.show()
        self._chain_entries()
        tab_through((self._rows[-1], *self.links))
        self._head.show()
        self._foot.setVisible(not self._looked_at_again)
        self._arrange()

    def _show_moment(self, now: float) -> None:
        for row in self._rows:
            row.show_moment(now)
        self._poster.show_moment(now)
        self._place_rows()

    def _prompt(self) -> Prompt:
        if self._outcome is None:
            return Prompt("")
        if self._clock.is_running:
            return running_prompt()
        if self._looked_at_again:
            return Prompt(headline(self._ends, self._people), seat=self._ends[0].seat)
        return again_prompt(self._ends[0].seat)

    def _show_work(self, seat: Seat | None) -> None:
        """Put somebody's buildings on the poster; None: the winner's, or all winners' best."""
        if self._outcome is None:
            return
        self._shown_seat = seat
        winners = self._winners()
        chosen = winners if seat is None else [end for end in self._ends if end.seat == seat]
        words = poster_words(chosen, self._ends, self._results, self._outcome, self._people)
        shown = poster_works(chosen, self._people, self._game.deck)
        self._poster.show_work(shown, words, self._timeline)
        for row in self._rows:
            row.choose(row.end in chosen)

    # --- where things are -----------------------------------------------------------

    def _row_height(self) -> int:
        scale = self._appearance.look.scale
        count = max(1, len(self._rows))
        room = self.height() * 0.52 - self._around_rows() - 40.0 * scale
        return round(max(_LOW_ROW * scale, min(_ROW * scale, room / count)))

    def _around_rows(self) -> float:
        """What head and foot of the table take."""
        foot = 10.0 if self._looked_at_again else _FOOT
        return (_HEAD + foot) * self._appearance.look.scale

    def _table(self) -> QRectF:
        """The panel that the rows lie on."""
        scale = self._appearance.look.scale
        high = self._around_rows() + self._row_height() * len(self._rows)
        top = self.height() - high - 20.0 * scale
        return QRectF(
            round(_MARGIN * scale),
            round(top),
            self.width() - 2 * round(_MARGIN * scale),
            round(high),
        )

    def _arrange(self) -> None:
        table = self._table()
        self._poster.setGeometry(
            0, 0, self.width(), max(0, round(table.top()) + self._appearance.look.px(8))
        )
        ring = round(RING * self._appearance.look.scale)
        for row in self._rows:
            row.resize(round(table.width()) - 2 * ring, self._row_height())
        high = round(_HEAD * self._appearance.look.scale)
        self._head.move(ring + round(table.left()), round(table.top()))
        self._head.resize(round(table.width()) - 2 * ring, high)
        if self._rows:
            grid = grid_for(self._head.width(), len(self._results), self._appearance.look.scale)
            self._head.arrange(grid, not self._looked_at_again)
            foot = round(_FOOT * self._appearance.look.scale)
            top = round(table.bottom()) - foot
            self._foot.setGeometry(self._head.x(), top, self._head.width(), foot)
            self._foot.arrange(grid.name)
        self._place_rows()

    def _place_rows(self) -> None:
        """From the order at the table to the order of rank."""
        table = self._table()
        scale = self._appearance.look.scale
        share = self._timeline.share(SORT, self._clock.now, QEasingCurve.Type.InOutCubic)
        seats = sorted(row.end.seat for row in self._rows)
        left = round(table.left() + RING * scale)
        for number, row in enumerate(self._rows):
            before = seats.index(row.end.seat)
            step = before + (number - before) * share
            top = table.top() + _HEAD * scale + step * self._row_height()
            row.move(left, round(top))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        palette, scale = look.palette, look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_desk(painter)
            if not self._rows:
                return
            table = self._table()
            paint_panel(painter, look.pixmaps, table, ratio, palette, scale=scale)
            for number in range(len(self._rows)):
                y = round(table.top() + _HEAD * scale + number * self._row_height())
                painter.fillRect(
                    QRectF(table.left() + 16.0 * scale, y, table.width() - 32.0 * scale, 1.0),
                    palette.line,
                )

    # --- gestures and changes -------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        link = link_for(event, self.links)
        if link is not None and not self.is_running and self._told:
            link.click()
        else:
            super().keyPressEvent(event)

    def _say(self) -> None:
        self._head.say()
        self.onward.say()
        self.setAccessibleName(self.tr("Final result"))
        self.setAccessibleDescription(whole_description(self._ends, self._people))
        for number, row in enumerate(self._rows):
            behind = self._ends[number + 1] if number + 1 < len(self._ends) else None
            row.note = tie_line(self._results, row.end, behind)
            row.setAccessibleName(seat_name(row.end, self._people))
            parts = (row.note, seat_description(row.end))
            row.setAccessibleDescription(sentences(parts))
        self._show_work(self._shown_seat)
        self._arrange()
