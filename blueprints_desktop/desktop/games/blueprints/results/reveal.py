"""The end of a round: screens fold, buildings are counted die by die, Awards are handed out."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from attrs import evolve
from PySide6.QtCore import QEasingCurve, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent

from blueprints_desktop.desktop.games.blueprints.facts.reveal_facts import ScoredDie
from blueprints_desktop.desktop.games.blueprints.results.reveal_building import rise_above_floor
from blueprints_desktop.desktop.games.blueprints.results.reveal_column import PlayerColumn
from blueprints_desktop.desktop.games.blueprints.results.reveal_count import SeatCount
from blueprints_desktop.desktop.games.blueprints.results.reveal_layout import RevealLayout, lay_out
from blueprints_desktop.desktop.games.blueprints.results.reveal_ruler import RulerMark, RulerStrip
from blueprints_desktop.desktop.games.blueprints.results.reveal_timeline import (
    SORT,
    reveal_timeline,
)
from blueprints_desktop.desktop.games.blueprints.texts.reveal_words import (
    die_line,
    result_prompt,
    round_description,
    running_prompt,
    score_line,
    seat_line,
)
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.results.end_page import EndPage
from blueprints_desktop.desktop.ui.scheduler import Job, Scheduler
from blueprints_desktop.engine.game import Game
from blueprints_desktop.games.blueprints.scoring import RoundResult
from blueprints_desktop.games.blueprints.state import OVER

_FIRST_FRAME = 20
"""Milliseconds in which the closed screens are painted, before anything is drawn behind them."""


class RevealView(EndPage):
    """Shows one scored round; the table puts its Prompt into the action bar."""

    next_wanted = Signal()

    steps: ClassVar[Mapping[Qt.Key, int]] = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self._result: RoundResult | None = None
        self._number = 0
        self._face_down = True
        self._over = False
        self._columns: list[PlayerColumn] = []
        self._layout: RevealLayout | None = None
        self._ruler = RulerStrip(appearance, self)
        self._later = Scheduler(lambda: False, self)
        self._pointed: ScoredDie | None = None
        """The die under the pointer, which explains itself in the action bar."""

    # --- what the table asks --------------------------------------------------------

    @property
    def number(self) -> int:
        """Which round (from 0) is shown."""
        return self._number

    def show_round(self, position: Position, number: int, *, at_rest: bool = False) -> None:
        """Open the screens of round ``number`` (from 0); ``at_rest``: they lie open already."""
        view = position.view
        self._result = view.results[number]
        self._number = number
        self._face_down = not view.round.options.open_awards
        self._over = view.phase == OVER
        self._timeline = reveal_timeline(self._result)
        self._make_columns(self._result)
        self._say()
        self.setFocus()
        self._play(at_rest)
        if self.is_running:
            self.clock.hold()
            self._later.draw_ahead(self.preparation(), after=_FIRST_FRAME)

    def preparation(self) -> Iterator[Job]:
        """The screens stay closed until all behind them is drawn, however long it takes: a frame
        of their folding would come late that had to draw it."""
        for column in self._columns:
            yield from column.preparation()
        yield self.clock.go_on

    def shows(self, position: Position) -> bool:
        view = position.view
        return (
            self._result is not None
            and view.results[-1] == self._result
            and self._over == (view.phase == OVER)
        )

    def _go_on(self) -> None:
        self.next_wanted.emit()

    def _turn_aside(self) -> None:
        """Look again."""
        self._play()

    @property
    def _told(self) -> bool:
        return self._result is not None

    @property
    def _entries(self) -> Sequence[PlayerColumn]:
        return self._columns

    @property
    def columns(self) -> Sequence[PlayerColumn]:
        """The players' columns, best first."""
        return self._columns

    # --- the course of things -------------------------------------------------------

    def _make_columns(self, result: RoundResult) -> None:
        for old in self._columns:
            old.deleteLater()
        self._columns, self._pointed = [], None
        for seat in result.ranking:
            count = SeatCount(result, self._number, seat, self._people, self._timeline)
            card = self._game.deck[result.cards[seat]]
            column = PlayerColumn(count, self._people, card, self._timeline, self._appearance, self)
            column.pointed.connect(self._on_pointed)
            self._columns.append(column)
            column.show()
        for column in reversed(self._columns):  # the better one passes in front
            column.raise_()
        self._chain_entries()
        self._arrange()

    def _show_moment(self, now: float) -> None:
        for column in self._columns:
            column.show_moment(now)
        self._place_columns()
        standings = [
            RulerMark(column.person, column.count.total()) for column in self._columns[::-1]
        ]
        highest = (
            max((score.total for score in self._result.scores), default=0) if self._result else 0
        )
        apart = self._timeline.share(SORT, now, QEasingCurve.Type.InOutCubic)
        self._ruler.show_standings(standings, highest, apart)

    def _prompt(self) -> Prompt:
        if self._result is None:
            return Prompt("")
        if self.clock.is_running:
            prompt = running_prompt(self._number)
        else:
            prompt = result_prompt(
                self._result,
                self._number,
                self._people,
                face_down=self._face_down,
                over=self._over,
            )
        if self._pointed is None:
            return prompt
        gain = f"+{points_words(self._pointed.points)}"
        return evolve(prompt, detail=die_line(self._pointed), gain=gain)

    def _on_pointed(self, die: ScoredDie | None) -> None:
        self._pointed = die
        self.prompted.emit(self._prompt())

    # --- where things are -----------------------------------------------------------

    def _arrange(self) -> None:
        """Lay out columns and ruler anew."""
        scale = self._appearance.look.scale
        rise = max(
            (rise_above_floor(column.count.building) for column in self._columns), default=0.0
        )
        most = max((len(column.count.honours) for column in self._columns), default=0)
        size = QSizeF(self.size())
        layout = lay_out(size, max(1, len(self._columns)), rise, most, scale)
        top = self.height() - layout.ruler
        self._ruler.setGeometry(0, top, self.width(), layout.ruler)
        self._layout = layout
        for column in self._columns:
            column.resize(layout.width, top + layout.edge)
            column.arrange(layout.plan)
        self._place_columns()
        self._ruler.raise_()

    def _place_columns(self) -> None:
        """From the places at the table to the order of rank."""
        if self._layout is None:
            return
        share = self._timeline.share(SORT, self.clock.now, QEasingCurve.Type.InOutCubic)
        step = (self.width() - self._layout.width) / max(1, len(self._columns) - 1)
        seats = sorted(column.seat for column in self._columns)
        for number, column in enumerate(self._columns):
            before = seats.index(column.seat)
            column.move(round((before + (number - before) * share) * step), 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            self._paint_desk(painter)

    def _say(self) -> None:
        """The whole result, and each column's share of it."""
        if self._result is None:
            return
        self.setAccessibleName(self.tr("Result of round {round}").format(round=self._number + 1))
        self.setAccessibleDescription(round_description(self._result, self._people))
        for column in self._columns:
            column.say()
            column.setAccessibleName(seat_line(self._result, column.seat, self._people))
            column.setAccessibleDescription(score_line(self._result, column.seat))
