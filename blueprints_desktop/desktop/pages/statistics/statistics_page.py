"""Statistics: who played what, who won how often, and how that changed over time."""

from collections.abc import Callable
from datetime import date
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from attrs import evolve
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blueprints_desktop.desktop.pages.statistics import wording
from blueprints_desktop.desktop.pages.statistics.background import Background
from blueprints_desktop.desktop.pages.statistics.body import (
    StatisticsBody,
    StatisticsContent,
    show_course,
    show_summary,
)
from blueprints_desktop.desktop.pages.statistics.query import StatisticsQuery, match_places
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.panel import HeadedPage, Scroller
from blueprints_desktop.history.history import History
from blueprints_desktop.history.summary import Summary
from blueprints_desktop.store.files import replacing
from blueprints_desktop.store.library import Library

AT_A_TIME = 30
"""So many matches are asked for at once."""


RECORDER_SECONDS = 5.0
"""An answer waits so long for a match that is being entered, and not for ever."""


class StatisticsPage(HeadedPage):
    """Asks the history beside the window, and shows the latest answer."""

    play_wanted = Signal()
    review_wanted = Signal(Path)
    export_wanted = Signal()
    """The window asks where to, and calls ``export``."""
    exported = Signal(Path, int)
    """How many matches were written."""
    troubled = Signal(object)
    """What the disk refused: an OSError is about the file that was to be written."""
    answered = Signal()
    """What was wished for is on the screen."""

    def __init__(
        self,
        appearance: Appearance,
        history: History,
        library: Library,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._history = history
        self._library = library
        self._shown: StatisticsContent | None = None
        self._places: dict[str, Path] | None = None
        """Looked for when everything else is on the screen."""
        self._limit = AT_A_TIME
        self.body = StatisticsBody(appearance, self.head)
        self.filters = self.body.filters
        self._scroll = Scroller(appearance, self.body)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        self.asking, self._finding, self.errand = Background(), Background(), Background()
        self._connect()
        for panel in (*self.body.results, self.body.nothing_yet, self.body.nothing_fits):
            panel.hide()
        self.body.keeping.hide()
        self.first_focus = self.filters.choice("person")
        self.ask()
        self._scroll.dress_bar()  # while the history is asked

    def _connect(self) -> None:
        body = self.body
        body.nothing_yet.button.clicked.connect(self.play_wanted)
        body.nothing_fits.button.clicked.connect(self.filters.clear_all)
        self.filters.changed.connect(self._on_wish)
        body.measure.chosen.connect(lambda _key: self._draw_course())
        body.pace.chosen.connect(lambda _key: self._draw_course())
        body.standings.pressed.connect(lambda key: self._choose(person=key, opponent=None))
        body.opponents.pressed.connect(lambda key: self._choose(opponent=key))
        body.tables.pressed.connect(lambda key: self._choose(game=key[0], size=key[1]))
        for panel in (body.bests, body.feats, body.matches):
            panel.pressed.connect(self._review)
        body.matches.more_wanted.connect(self._on_more)
        body.keeping.export.clicked.connect(self.export_wanted)
        body.keeping.asked.connect(self._bring_up_question)
        body.keeping.forget_wanted.connect(self._forget)
        self.asking.done.connect(self._on_answer)
        self._finding.done.connect(self._on_places)
        self.errand.done.connect(self._on_errand)
        for background in (self.asking, self.errand):
            background.failed.connect(self._on_trouble)

    def _bring_up_question(self) -> None:
        """It is higher than the buttons were: laid out first, then wholly in sight."""
        QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(self.body.keeping))

    # --- asking ---------------------------------------------------------------------

    @property
    def wish(self) -> StatisticsQuery:
        return self.filters.wish

    def ask(self) -> None:
        """Ask for what is wished for; the answer comes by itself."""
        wish, history, limit = self.wish, self._history, self._limit

        def answer() -> tuple[StatisticsQuery, Summary]:
            history.recorder.wait(RECORDER_SECONDS)  # a match that has just ended is to be counted
            chosen = wish.filter(date.today())
            return wish, history.summary(chosen, wish.person, wish.opponent, limit)

        self.asking.do(answer)

    def _on_wish(self) -> None:
        self._limit = AT_A_TIME
        self.body.matches.fold()
        self.ask()

    def _choose(self, **fields: Any) -> None:
        """From a line of a list; the focus goes to what was chosen, since the line may go."""
        self.filters.ask_for(evolve(self.wish, **fields))
        self.filters.choice(next(iter(fields))).setFocus(Qt.FocusReason.TabFocusReason)
        self.scroll_to(0.0)

    def _review(self, match: str) -> None:
        """Open a match. Coming back, the focus is where it was."""
        self.first_focus = self.focusWidget() or self.first_focus
        if self._places is not None and match in self._places:
            self.review_wanted.emit(self._places[match])

    def _on_more(self) -> None:
        self._limit += AT_A_TIME
        self.ask()

    def _on_answer(self, answer: tuple[StatisticsQuery, Summary]) -> None:
        wish, summary = answer
        if wish.person is not None and wish.person not in {one.player for one in summary.everybody}:
            self.filters.ask_for(StatisticsQuery())  # deleted meanwhile, perhaps by another program
            return
        counted = self._shown is None or self._shown.wish != wish
        self._shown = StatisticsContent(wish, summary, self._places or {}, self._limit)
        self.filters.set_people(summary.everybody)
        self._show()
        if counted:
            self._announce(wording.matches(summary.total.matches))
        self.answered.emit()
        if self._places is None:
            self._places = {}
            library = self._library
            self._finding.do(lambda: match_places(library))

    def _on_places(self, places: dict[str, Path]) -> None:
        if places == self._places:
            return
        self._places = places
        if self._shown is not None:
            self._shown = self._shown._replace(places=places)
            self._show()

    def _show(self) -> None:
        """All panels are filled and in their places before anything is painted."""
        if self._shown is not None:
            self._scroll.setUpdatesEnabled(False)
            with self.body.changing():
                show_summary(self.body, self._shown)
            self._scroll.fit()
            self._scroll.setUpdatesEnabled(True)

    def _draw_course(self) -> None:
        if self._shown is not None:
            show_course(self.body, self._shown)

    def scroll_to(self, share: float) -> None:
        """Go so far down the page: 1.0 is its end."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(round(share * bar.maximum()))

    def _announce(self, text: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # --- errands --------------------------------------------------------------------

    def export(self, path: Path, between: str = ",") -> None:
        """Write the matches that are shown to a file; ``between`` parts its columns."""
        wish, history = self.wish, self._history

        def write() -> Callable[[], None]:
            chosen = wish.filter(date.today())
            people = tuple(one for one in (wish.person, wish.opponent) if one is not None)
            with replacing(path) as file:
                text = TextIOWrapper(file, encoding="utf-8-sig", newline="")
                written = history.write_csv(text, evolve(chosen, players=people), between)
                text.detach()
            return lambda: self.exported.emit(path, written)

        self._run(write)

    def _forget(self, everything: bool) -> None:
        """Delete what was asked about; with many matches that takes some seconds."""
        person, history = self.wish.person, self._history

        def forget() -> Callable[[], None]:
            if everything:
                history.forget_everything()
            elif person is not None:
                history.forget_player(person)
            return self._on_forgotten

        self._run(forget)

    def _on_forgotten(self) -> None:
        self.filters.put(StatisticsQuery())
        self.filters.choice("person").setFocus(Qt.FocusReason.TabFocusReason)
        self.scroll_to(0.0)
        self.ask()

    def _run(self, work: Callable[[], Callable[[], None]]) -> None:
        self.body.keeping.set_busy(True)
        self.errand.do(work)

    def _on_errand(self, then: Callable[[], None]) -> None:
        """In the thread of the window, whatever thread the errand was done in."""
        self.body.keeping.set_busy(False)
        then()

    def _on_trouble(self, error: Exception) -> None:
        self.body.keeping.set_busy(False)
        self.troubled.emit(error)

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        self.body.set_words()
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Up and down go from line to line, and on to what lies beyond the list."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
