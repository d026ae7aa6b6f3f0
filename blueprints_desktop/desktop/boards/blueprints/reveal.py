"""The end of a round: screens fold, buildings are counted die by die, Awards are handed out."""

from collections.abc import Sequence
from typing import Any

from attrs import evolve
from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.blueprints.reveal_building import rise_above_floor
from blueprints_desktop.desktop.boards.blueprints.reveal_column import PlayerColumn
from blueprints_desktop.desktop.boards.blueprints.reveal_facts import ScoredDie
from blueprints_desktop.desktop.boards.blueprints.reveal_layout import RevealLayout, lay_out
from blueprints_desktop.desktop.boards.blueprints.reveal_ruler import RulerStrip, Standing
from blueprints_desktop.desktop.boards.blueprints.reveal_timeline import (
    SORT,
    Clock,
    Timeline,
    reveal_timeline,
)
from blueprints_desktop.desktop.boards.blueprints.reveal_words import (
    die_line,
    result_prompt,
    round_description,
    running_prompt,
    score_line,
    seat_line,
)
from blueprints_desktop.desktop.boards.blueprints.wording import points_words
from blueprints_desktop.desktop.boards.contract import Person, Position, Prompt
from blueprints_desktop.desktop.drawing.surfaces import desk_pixmap
from blueprints_desktop.engine.game import Game
from blueprints_desktop.games.blueprints.scoring import RoundResult


class RevealView(QWidget):
    """Shows one scored round; the table puts its Prompt into the action bar."""

    prompted = Signal(object)
    next_wanted = Signal()

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__()
        self._game: Any = game
        self._people = {person.seat: person for person in people}
        self._appearance = appearance
        self._result: RoundResult | None = None
        self._number = 0
        self._face_down = True
        self._timeline = Timeline()
        self._columns: list[PlayerColumn] = []
        self._layout: RevealLayout | None = None
        self._ruler = RulerStrip(appearance, self)
        self._clock = Clock(appearance, self)
        self._clock.moved.connect(self._show_moment)
        self._clock.finished.connect(self._on_finished)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        appearance.changed.connect(self._on_appearance)

    # --- what the table asks --------------------------------------------------------

    def show_round(self, position: Position, number: int) -> None:
        """Open the screens of round ``number`` (from 0)."""
        view = position.view
        self._result = view.results[number]
        self._number = number
        self._face_down = not view.round.options.open_awards
        self._timeline = reveal_timeline(self._result)
        self._make_columns(self._result)
        self._say()
        self.setFocus()
        self._play()

    def press_primary(self) -> None:
        """Enter: first show everything, then go on."""
        if self._clock.is_running:
            self.skip()
        elif self._result is not None:
            self.next_wanted.emit()

    def press_secondary(self) -> None:
        """Esc: look again."""
        if self._clock.is_running:
            self.skip()
        elif self._result is not None:
            self._play()

    def skip(self) -> None:
        self._clock.finish()

    @property
    def is_running(self) -> bool:
        return self._clock.is_running

    @property
    def columns(self) -> Sequence[PlayerColumn]:
        """The players' columns, best first."""
        return self._columns

    # --- the course of things -------------------------------------------------------

    def _play(self) -> None:
        self._clock.start(self._timeline.end)
        if self._clock.is_running:
            self.prompted.emit(running_prompt(self._number))

    def _make_columns(self, result: RoundResult) -> None:
        for old in self._columns:
            old.deleteLater()
        self._columns = []
        for seat in result.ranking:
            column = PlayerColumn(
                result,
                self._number,
                self._people[seat],
                self._game.deck[result.cards[seat]],
                self._timeline,
                self._appearance,
                self,
            )
            column.pointed.connect(self._on_pointed)
            self._columns.append(column)
            column.show()
        for before, after in zip(self._columns, self._columns[1:], strict=False):
            QWidget.setTabOrder(before, after)
        self._arrange()

    def _show_moment(self, now: float) -> None:
        for column in self._columns:
            column.show_moment(now)
        self._place_columns()
        standings = [Standing(column.person, column.counted()) for column in self._columns[::-1]]
        highest = (
            max((score.total for score in self._result.scores), default=0) if self._result else 0
        )
        apart = self._timeline.share(SORT, now, QEasingCurve.Type.InOutCubic)
        self._ruler.show_standings(standings, highest, apart)

    def _on_finished(self) -> None:
        self.prompted.emit(self._prompt())

    def _prompt(self) -> Prompt:
        if self._result is None:
            return Prompt("")
        if self._clock.is_running:
            return running_prompt(self._number)
        return result_prompt(self._result, self._number, self._people, face_down=self._face_down)

    def _on_pointed(self, die: ScoredDie | None) -> None:
        """A die under the pointer explains itself in the action bar."""
        prompt = self._prompt()
        if die is not None:
            gain = f"+{points_words(die.points)}"
            prompt = evolve(prompt, detail=die_line(die), gain=gain)
        self.prompted.emit(prompt)

    # --- where things are -----------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._arrange()

    def _arrange(self) -> None:
        """Lay out columns and ruler anew."""
        scale = self._appearance.look.scale
        rise = max((rise_above_floor(column.building) for column in self._columns), default=0.0)
        most = max((column.honour_count for column in self._columns), default=0)
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
        share = self._timeline.share(SORT, self._clock.now, QEasingCurve.Type.InOutCubic)
        step = (self.width() - self._layout.width) / max(1, len(self._columns) - 1)
        seats = sorted(column.seat for column in self._columns)
        for number, column in enumerate(self._columns):
            before = seats.index(column.seat)
            column.move(round((before + (number - before) * share) * step), 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        desk = desk_pixmap(look.pixmaps, self.width(), self.height(), ratio, look.palette)
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0.0, 0.0), desk)

    # --- gestures and changes -------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self._clock.is_running:
            self.skip()
            return
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()), 0)
        if step and self._columns:
            self._focus_beside(step)
            return
        event.ignore()

    def _focus_beside(self, step: int) -> None:
        focused = [number for number, column in enumerate(self._columns) if column.hasFocus()]
        start = focused[0] + step if focused else (0 if step > 0 else -1)
        self._columns[start % len(self._columns)].setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._clock.is_running:
            self.skip()
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange and self._result is not None:
            self._say()
            self.prompted.emit(self._prompt())
            self._refresh()
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self._clock.settle()
        super().hideEvent(event)

    def _say(self) -> None:
        """Names for screen readers: the whole result, and each column's share of it."""
        if self._result is None:
            return
        self.setAccessibleName(self.tr("Result of round {round}").format(round=self._number + 1))
        self.setAccessibleDescription(round_description(self._result, self._people))
        for column in self._columns:
            column.setAccessibleName(seat_line(self._result, column.seat, self._people))
            column.setAccessibleDescription(score_line(self._result, column.seat))

    def _on_appearance(self) -> None:
        if self._appearance.look.tempo == 0:
            self._clock.finish()
        self._arrange()
        self._refresh()

    def _refresh(self) -> None:
        self.update()
        self._ruler.update()
        for column in self._columns:
            column.update()
