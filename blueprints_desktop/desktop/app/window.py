"""The main window: a stack of pages that come and go, and what the menu actions do in it."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from blueprints_desktop.desktop.app.services import Services
from blueprints_desktop.desktop.games.registry import has_sheet, offers_daily, shown_games
from blueprints_desktop.desktop.i18n.error_messages import said_error
from blueprints_desktop.desktop.i18n.language import BookLanguage
from blueprints_desktop.desktop.pages.home.home_page import HomePage
from blueprints_desktop.desktop.pages.matches.match_summary import last_unfinished
from blueprints_desktop.desktop.settings import Settings, text, texts
from blueprints_desktop.desktop.theme.theme import Appearance, borne
from blueprints_desktop.desktop.ui.actions import Action, Actions
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.store.library import Library

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.daily import Today
    from blueprints_desktop.desktop.games.sheet_words import SheetWords
    from blueprints_desktop.desktop.pages.matches.match_summary import MatchSummary
    from blueprints_desktop.desktop.pages.recap.recap_page import RecapPage
    from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
    from blueprints_desktop.desktop.pages.rules.rules_page import RulesPage
    from blueprints_desktop.desktop.pages.sheet.sheet_page import SheetPage
    from blueprints_desktop.desktop.pages.table.table_page import TablePage
    from blueprints_desktop.desktop.session.create_match import NewGame
    from blueprints_desktop.desktop.ui.controls.panel import HeadedPage
    from blueprints_desktop.desktop.ui.file_dialogs import Offer
    from blueprints_desktop.engine.step import Seat
    from blueprints_desktop.lessons.lesson import Lesson
    from blueprints_desktop.store.saved_match import SavedMatch


class PageStack(QStackedWidget):
    """Goes from page to page. Pages that are left are deleted, except home."""

    def __init__(self, home: QWidget) -> None:
        super().__init__()
        self._home = home
        self._covered: list[QWidget] = []
        """Pages that others lie over, the lowest first."""
        self.addWidget(home)

    @property
    def page(self) -> QWidget:
        return self.currentWidget() or self._home

    def go_to(self, page: QWidget) -> None:
        """Show a page; all others but home, and what they lay over, are done with."""
        self._covered = []
        self._put(page)
        self._drop_others({self._home, page})

    def lay_over(self, page: QWidget) -> None:
        """Show a page over the one that is shown, which stays exactly as it is."""
        self._covered.append(self.page)
        self._put(page)

    def lift(self) -> None:
        """Take the page away that lies over another one."""
        if self._covered:
            below = self._covered.pop()
            self._put(below)
            self._drop_others({self._home, below, *self._covered})

    def _put(self, page: QWidget) -> None:
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        page.setFocus()

    def _drop_others(self, kept: set[QWidget]) -> None:
        for page in [self.widget(at) for at in range(self.count())]:
            if page is not None and page not in kept:
                self.removeWidget(page)
                page.deleteLater()


def handlers_of(window: "Window") -> dict[Action, Callable[[], object]]:
    """What each action does."""

    def at_table(action: "Callable[[TablePage], None]") -> Callable[[], None]:
        """Something done at the table, if we are at one."""

        def run() -> None:
            if window.table is not None:
                action(window.table)

        return run

    return {
        Action.NEW: window.new_game,
        Action.OPEN: window.ask_for_file,
        Action.MATCHES: window.show_matches,
        Action.STATISTICS: window.show_statistics,
        Action.SAVE_AS: window.ask_where_to_save,
        Action.UNDO: at_table(lambda table: table.undo()),
        Action.REDO: at_table(lambda table: table.redo()),
        Action.TURN_START: at_table(lambda table: table.undo_turn()),
        Action.HINT: at_table(lambda table: table.hint_wanted.emit()),
        Action.PLAYERS: at_table(lambda table: table.players_wanted.emit()),
        Action.REVIEW: at_table(lambda t: window.review_over(t.session.saved, t.session.eyes)),
        Action.SHEET: at_table(lambda table: window.show_sheet(table.session.saved)),
        Action.COPY_PICTURE: window.copy_picture,
        Action.FULL_SCREEN: window.toggle_full_screen,
        Action.RULES: window.show_rules_here,
        Action.SHORTCUTS: window.show_shortcuts,
        Action.LOG: window.show_log,
        Action.ABOUT: window.show_about,
        Action.SETTINGS: window.show_settings,
        Action.PAUSE: window.go_home,
        Action.QUIT: window.close,
    }


def allow(actions: Actions, table: "TablePage | None", at_home: bool) -> None:
    """Let those be chosen that can be done now."""
    session = None if table is None else table.session
    for what in (Action.SAVE_AS, Action.REVIEW):
        actions[what].setEnabled(session is not None)
    shown = session is not None and has_sheet(session.match.box.key)
    actions[Action.SHEET].setEnabled(shown)
    actions[Action.UNDO].setEnabled(table is not None and table.may_undo)
    actions[Action.TURN_START].setEnabled(table is not None and table.turn_begun)
    actions[Action.REDO].setEnabled(session is not None and session.redoable > 0)
    actions[Action.HINT].setEnabled(session is not None and session.may_be_advised())
    actions[Action.PLAYERS].setEnabled(session is not None and session.to_act is not None)
    actions[Action.PAUSE].setEnabled(not at_home)


KNOWN_GAMES = "known_games"
"""What the settings call the games that were played or learned here."""
SMALLEST = (720, 520)
USUAL = (1280, 800)


class Window(QMainWindow):
    """Home, and what is opened from it.

    Pages other than home are made, and their modules loaded, when they are wanted: home is on the
    screen the sooner.
    """

    def __init__(
        self,
        settings: Settings,
        appearance: Appearance,
        library: Library,
        *,
        has_menu_bar: bool = sys.platform == "darwin",
    ) -> None:
        super().__init__()
        self.settings = settings
        self.appearance = appearance
        self.library = library
        self.services = Services(self)
        self._table: TablePage | None = None
        self._book_language = BookLanguage()
        self._dressed = False
        self._tip_scale = 1.0
        """Of tooltips: no larger than a table in this window."""
        self.home = HomePage(appearance)
        self._pages = PageStack(self.home)
        self.setCentralWidget(self._pages)
        self.actions_ = Actions(self, handlers_of(self), appearance)
        if has_menu_bar:
            self.actions_.bar(self)
        self._connect_home()
        self.setWindowTitle("Blueprints Desktop")
        self.setAcceptDrops(True)
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.home.body.painted.connect(self._dress)
        self._pages.currentChanged.connect(self._dress)
        appearance.changed.connect(self._on_look)
        self.go_home()

    def _connect_home(self) -> None:
        home, body = self.home, self.home.body
        home.game_chosen.connect(self.new_game)
        home.play_now_chosen.connect(self.play_now)
        home.learn_chosen.connect(self.learn)
        home.daily_chosen.connect(self.play_daily)
        body.card.button.clicked.connect(self.continue_last)
        body.open.clicked.connect(self.ask_for_file)
        body.matches.clicked.connect(self.show_matches)
        body.statistics.clicked.connect(self.show_statistics)
        body.settings.clicked.connect(self.show_settings)
        body.rules.clicked.connect(lambda: self.show_rules())

    # --- pages ----------------------------------------------------------------------

    @property
    def page(self) -> QWidget:
        return self._pages.page

    @property
    def table(self) -> "TablePage | None":
        return self._table if self._table is self.page else None

    def _show(self, page: QWidget, table: "TablePage | None" = None) -> None:
        """Go to a page, a table perhaps; those that were shown are done with."""
        if not self._is_laid_anew(table) and self._waits(lambda: self._show(page, table)):
            return
        self._remember_match()  # its file may have become another one since it was opened
        self._table = table
        self._remember_match()
        self._pages.go_to(page)
        self._allow()

    def _is_laid_anew(self, table: "TablePage | None") -> bool:
        """Whether it is the same match that is shown: nobody leaves it then."""
        before = self._table
        return (
            table is not None
            and before is not None
            and (table.session.saved is before.session.saved)
        )

    def _remember_match(self) -> None:
        """What "Continue" and "New game" offer: the match that was open last, and its game."""
        if self._table is None:
            return
        saved = self._table.session.saved
        self.settings.remember("last_played", saved.header.box.key)
        self._note_known(saved.header.box.key)
        if saved.path is not None:
            self.remember_open(saved.path)

    def remember_open(self, path: Path) -> None:
        """The match in this file is the one that was open last."""
        self.settings.remember("last_match", str(self.library.place_of(path)))

    def _known_games(self) -> set[str]:
        """Games that were played or learned at this computer."""
        return set(self.settings.recall(KNOWN_GAMES, texts) or ())

    def _note_known(self, game: str) -> None:
        known = self._known_games()
        if game not in known:
            self.settings.remember(KNOWN_GAMES, sorted({*known, game}))

    def on_other_file(self) -> None:
        """The match at the table goes on in another file, under another name."""
        self._remember_match()
        if self._table is not None:
            self._table.say()

    def _unfinished(self) -> "MatchSummary | None":
        """The match that can be gone on with: the one that was open last, if it is not over."""
        last = self.settings.recall("last_match", text)
        open_last = None if last is None else Path(last)
        return last_unfinished(self.library.files(), shown_games(), open_last)

    def _waits(self, leave: Callable[[], object]) -> bool:
        """Whether the table cannot be left before somebody has said what becomes of its match."""
        if self._table is None or not self._table.session.saved.is_behind:
            return False
        from blueprints_desktop.desktop.session.match_files import must_wait

        return must_wait(self, self._table.session.saved, leave)

    def _lay_over(self, page: QWidget) -> None:
        """Show a page over the one that is shown, which stays as it is: nobody has left the table."""
        self._pages.lay_over(page)
        self._allow()

    def _open_over(self, name: str, make: "Callable[[], HeadedPage | RulesPage]") -> None:
        """Lay a page over the one that is shown, unless it is that page."""
        if self.page.objectName() != name:
            page = make()
            page.setObjectName(name)
            page.closed.connect(self._lift)
            self._lay_over(page)

    def _lift(self) -> None:
        """Back to the page below, which is as it was."""
        self._pages.lift()
        self._allow()

    def go_home(self) -> None:
        self._remember_match()
        self.home.show_unfinished(self._unfinished())
        self.home.show_known(self._known_games())
        if self.services.has_records:
            self.tell_today()
        self._show(self.home)
        self.services.tell_notices()

    def new_game(self, key: str = "", *, daily: bool = False) -> None:
        """Set up a game: this one, the one at the table, or the one that was played last.

        ``daily``: what the game offers today is chosen already.
        """
        if not key and self._table is not None:
            key = self._table.session.match.box.key
        from blueprints_desktop.desktop.pages.new_game.new_game_page import NewGamePage

        page = NewGamePage(self.appearance, self.settings, self.services.records)
        if key:
            page.set_game(key)
        if daily:
            page.choose_daily()
        page.started.connect(self.start)
        page.learn_wanted.connect(self.learn)
        page.closed.connect(self.go_home)
        self._show(page)

    def show_settings(self) -> None:
        from blueprints_desktop.desktop.pages.settings.settings_page import SettingsPage

        self._open_over("settings", lambda: SettingsPage(self.appearance, self.settings))

    def show_matches(self) -> None:
        from blueprints_desktop.desktop.pages.matches.matches_page import MatchesPage
        from blueprints_desktop.desktop.session.match_files import look_at, open_beginning

        page = MatchesPage(self.appearance, self.library)
        page.opened.connect(self.open_match)
        page.sheet_wanted.connect(lambda path: look_at(self, path, self.show_sheet))
        page.review_wanted.connect(lambda path: look_at(self, path, self.review_over))
        page.beginning_wanted.connect(lambda path: open_beginning(self, path))
        page.closed.connect(self.go_home)
        self._show(page)

    def show_statistics(self) -> None:
        from blueprints_desktop.desktop.app.statistics_controller import statistics_page

        self._open_over("statistics", lambda: statistics_page(self))

    def show_rules_here(self) -> None:
        """The rulebook, open at what fits the page that is shown."""
        if self.table is not None:
            self.table.ask_for_rule()
        else:
            self.show_rules(*getattr(self.page, "rules_place", ()))

    def show_rules(self, game: str = "", rule: str = "") -> None:
        """The rulebook of a game, open at one of its ids."""
        from blueprints_desktop.desktop.pages.rules.rules_page import RulesPage

        def make() -> RulesPage:
            page = RulesPage(self.appearance, self.settings, game, rule, self._book_language)
            page.learn_wanted.connect(self.learn)
            return page

        self._open_over("rules", make)

    def explain(self, page: "TablePage", game: str, rule: str, at: QRect) -> None:
        """Show a rule beside a place of a table page. What goes on there waits."""
        from blueprints_desktop.desktop.pages.rules.rule_popover import RulePopover

        for shown in page.findChildren(RulePopover):
            shown.leave()
        popover = RulePopover(page.appearance, page, self._book_language.current)

        def go_on() -> None:
            popover.deleteLater()
            if page.isVisible():
                page.shown.emit()
                page.board.setFocus()

        popover.book_wanted.connect(self.show_rules)
        page.resized.connect(popover.leave)
        page.session.viewer_changed.connect(popover.leave)
        if popover.explain(game, rule, QRectF(at)):
            page.hidden.emit()
            popover.closed.connect(go_on)
        else:
            popover.deleteLater()
            self.show_rules(game, rule)

    def show_shortcuts(self) -> None:
        from blueprints_desktop.desktop.pages.table.shortcuts_dialog import ShortcutsOverview

        self._dress()
        game = None if self.table is None else self.table.session.match.box.key
        ShortcutsOverview(self, game).open()

    def show_log(self) -> None:
        from blueprints_desktop.desktop.diagnostics.dialogs import LogDialog

        self._dress()
        LogDialog(self).open()

    def show_about(self) -> None:
        """Which program this is, in which version."""
        from blueprints_desktop import __version__

        version = self.tr("Version {version}").format(version=__version__)
        about = self.tr("Four board games about building, to play together at one computer.")
        self.warn("Blueprints Desktop", f"{version}\n\n{about}")

    # --- lessons --------------------------------------------------------------------

    def learn(self, game: str, button: QWidget | None = None) -> None:
        """Give the first lesson of a game that was not completed, or list them under a button."""
        from blueprints_desktop.desktop.pages.lesson import lesson_menu as lessons
        from blueprints_desktop.desktop.pages.lesson.lesson_progress import LessonProgress

        progress = LessonProgress(self.settings)
        if button is None or not lessons.is_asked_which(game, progress):
            self.go_on_learning(lessons.next_lesson(game, progress))
            return
        self._dress()
        menu = lessons.lesson_menu(button, game, progress, self.go_on_learning)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(lessons.below(button))

    def go_on_learning(self, lesson: "Lesson") -> None:
        """Give a lesson from where it was left."""
        from blueprints_desktop.desktop.pages.lesson.lesson_progress import LessonProgress

        progress = LessonProgress(self.settings)
        done = progress.is_done(lesson.name)
        self.give_lesson(lesson, 0 if done else progress.left_at(lesson.name))

    def give_lesson(self, lesson: "Lesson", step: int = 0) -> None:
        """Show a lesson at a step."""
        from blueprints_desktop.desktop.pages.lesson.lesson_page import LessonPage
        from blueprints_desktop.desktop.pages.lesson.lesson_progress import LessonProgress

        if self._waits(lambda: self.give_lesson(lesson, step)):
            return
        progress = LessonProgress(self.settings)
        page = LessonPage(self.appearance, lesson, self.settings, progress, step)
        page.left.connect(self.go_home)
        page.menu_wanted.connect(self.actions_.pop_up)
        page.rules_wanted.connect(self.show_rules)
        page.rule_asked.connect(lambda *asked: self.explain(page, *asked))
        page.restart_wanted.connect(lambda: self.give_lesson(lesson))
        page.next_wanted.connect(self.go_on_learning)
        page.finished.connect(lambda: self._note_known(lesson.game))
        page.play_wanted.connect(self.play_now)
        self._show(page)

    # --- matches --------------------------------------------------------------------

    def start(self, chosen: "NewGame") -> None:
        """Begin a new match."""
        if self._waits(lambda: self.start(chosen)):
            return
        from blueprints_desktop.desktop.session.create_match import begin_match
        from blueprints_desktop.desktop.session.history_sync import note_beginning

        try:
            saved = begin_match(
                chosen, self.library, self.services.match_writing.writer, self.services.records
            )
        except GameError as error:
            self.warn(self.tr("The game couldn’t be set up."), said_error(error))
            return
        note_beginning(saved, self.services.records)
        self.start_session(saved)

    def play_daily(self, key: str) -> None:
        """Go on with the attempt at what the game offers today, or set one up."""
        from blueprints_desktop.desktop.session.match_files import file_of

        today = self._today_of(key)
        begun = file_of(self.library, today.begun) if today is not None and today.begun else None
        if begun is not None:
            self.open_match(begun)
        else:
            self.new_game(key, daily=True)

    def _today_of(self, key: str) -> "Today | None":
        """Where the person who played last stands with what a game offers today."""
        from datetime import date

        from blueprints_desktop.desktop.games.registry import today_of
        from blueprints_desktop.desktop.i18n.names import default_name
        from blueprints_desktop.desktop.session.create_match import known_id, last_person

        name = last_person(self.settings, key) or default_name(1)
        player = known_id(self.settings, name)
        return today_of(key, self.services.records, player, date.today())

    def tell_today(self) -> None:
        """Tell on home what there is to be tried today; have a computer player play what it lacks."""
        if not self.services.has_records and not self.services.records.known:
            return  # it is told when they have been read
        for key in filter(offers_daily, shown_games()):
            today = self._today_of(key)
            self.home.show_today(key, today)
            if today is not None and today.par_wanted is not None:
                self.services.par.play(today.par_wanted)

    def play_now(self, key: str) -> None:
        """Begin a game against an apprentice, with nothing asked."""
        from blueprints_desktop.desktop.computers.players import quick_game

        self.start(quick_game(key, self.settings))

    def open_match(self, path: Path) -> None:
        """Sit down to the match in a file."""
        from blueprints_desktop.desktop.session.match_files import open_match

        if not self._waits(lambda: self.open_match(path)):
            open_match(self, path)

    def continue_last(self) -> None:
        last = self._unfinished()
        if last is not None:
            self.open_match(last.path)

    def start_session(self, saved: "SavedMatch") -> None:
        self.services.match_writing.take_over(saved)
        page = self._table_page(saved)
        page.session.file_troubled.connect(self._on_file_trouble)
        page.changed.connect(self._allow)
        self._show(page, page)
        if saved.path is not None:
            self.services.match_writing.note_place(self.library, saved.path)
        if saved.problem is not None and not saved.notices:
            self._on_file_trouble()

    def _table_page(self, saved: "SavedMatch") -> "TablePage":
        from blueprints_desktop.desktop.app.exchange import keep_from_others
        from blueprints_desktop.desktop.computers.players import seat_computers
        from blueprints_desktop.desktop.pages.table.table_page import TablePage
        from blueprints_desktop.desktop.session.game_session import GameSession

        session = GameSession(saved)
        page = TablePage(self.appearance, session, self.settings, self.services.records)
        session.setParent(page)
        keep_from_others(session)
        page.left.connect(self.go_home)
        page.menu_wanted.connect(self.actions_.pop_up)
        page.rules_wanted.connect(self.show_rules)
        page.rule_asked.connect(lambda *asked: self.explain(page, *asked))
        board = page.board
        board.again_wanted.connect(lambda: self.play_again(saved))
        board.new_game_wanted.connect(lambda: self.new_game(saved.header.box.key))
        board.review_wanted.connect(lambda: self.review(saved))
        board.recap_wanted.connect(lambda: self.recap(saved))
        board.sheet_wanted.connect(lambda charts: self.show_sheet(saved, charts))
        seat_computers(page, self)
        return page

    def play_again(self, saved: "SavedMatch") -> None:
        """The same people and options once more."""
        from blueprints_desktop.desktop.session.create_match import once_more

        self.start(once_more(saved, self.settings))

    def review(self, saved: "SavedMatch") -> None:
        """Look at a match again, move by move, and go back to its table."""
        self._show(self._review_page(saved, lambda: self.start_session(saved)))

    def review_over(self, saved: "SavedMatch", viewer: "Seat | None" = None) -> None:
        """Look at a match as ``viewer`` may, and go back to the page that is shown now."""
        self._lay_over(self._review_page(saved, self._lift, viewer))

    def _review_page(
        self, saved: "SavedMatch", back: Callable[[], None], viewer: "Seat | None" = None
    ) -> "ReviewPage":
        """``back`` is done when it is left; ``viewer`` looks at a match that is still going on."""
        from blueprints_desktop.desktop.computers.review_judge import ReviewJudge
        from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
        from blueprints_desktop.desktop.session.match_files import play_on_from

        page = ReviewPage(self.appearance, saved, viewer)
        page.left.connect(back)
        page.sheet_wanted.connect(lambda: self.show_sheet(saved))
        page.rules_wanted.connect(self.show_rules)
        page.branch_wanted.connect(lambda step: play_on_from(self, saved, step))
        page.recap_wanted.connect(lambda: self.recap(saved, page))
        ReviewJudge(page, saved, self.services.judgements.of(saved))
        return page

    def recap(self, saved: "SavedMatch", review: "ReviewPage | None" = None) -> None:
        """Say why a finished match was won and lost; its steps are shown in ``review``, or in one that
        is laid over."""
        if saved.match.outcome is not None:
            self._open_over("recap", lambda: self._recap_page(saved, review))

    def _recap_page(self, saved: "SavedMatch", review: "ReviewPage | None") -> "RecapPage":
        from blueprints_desktop.desktop.pages.recap.recap_page import RecapPage

        def show(step: int) -> None:
            if review is not None:
                self._lift()
                review.go_to(step)
            else:
                shown = self._review_page(saved, self._lift)
                self._lay_over(shown)
                shown.go_to(step)

        judge = self.services.judgements.of(saved)
        page = RecapPage(self.appearance, saved, judge)
        judge.watch(page)
        page.step_wanted.connect(show)
        return page

    def show_sheet(self, saved: "SavedMatch", charts: bool = False) -> None:
        """The score sheet of a match, or its charts, if the game has one."""
        from blueprints_desktop.desktop.games.registry import sheet_words_of

        words = sheet_words_of(saved.match.box.key)
        if words is not None:
            self._open_over("sheet", lambda: self._sheet_page(saved, words, charts))

    def _sheet_page(self, saved: "SavedMatch", words: "SheetWords", charts: bool) -> "SheetPage":
        from blueprints_desktop.desktop.pages.sheet.sheet_page import SheetPage

        page = SheetPage(self.appearance, self.settings, saved, words)
        page.rules_wanted.connect(self.show_rules)
        if charts:
            page.show_charts()
        return page

    def on_match_written(self, saved: "SavedMatch") -> None:
        """A write that the window did not wait for has ended, perhaps badly."""
        if self.table is not None and self.table.session.saved is saved:
            self.table.session.tell_trouble()

    def on_records_read(self) -> None:
        """Earlier results were not known when the table was laid."""
        self.tell_today()
        if self._table is not None:
            self._table.board.show_records()

    def _on_file_trouble(self) -> None:
        from blueprints_desktop.desktop.session.match_files import say_not_saved

        if self.table is not None:
            say_not_saved(self, self.table)

    # --- files ----------------------------------------------------------------------

    def ask_for_file(self) -> None:
        from blueprints_desktop.desktop.ui.file_dialogs import ask_for_match

        ask_for_match(self, self.settings, self.open_match)

    def ask_where_to_save(self) -> None:
        from blueprints_desktop.desktop.ui.file_dialogs import ask_where_to_save

        if self.table is not None:
            ask_where_to_save(self, self.settings, self.table.session.saved.header, self.save_as)

    def save_as(self, path: Path) -> None:
        from blueprints_desktop.desktop.session.match_files import save_match_as

        if self.table is not None:
            save_match_as(self, self.table.session.saved, path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        from blueprints_desktop.desktop.app.exchange import invite

        invite(self, event)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:  # noqa: N802
        from blueprints_desktop.desktop.app.exchange import put_sign_away

        put_sign_away(self)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        from blueprints_desktop.desktop.app.exchange import receive

        if (path := receive(self, event)) is not None:
            self.open_match(path)

    def warn(self, title: str, text: str, offer: "Offer | None" = None) -> None:
        """Say something without stopping anything, and perhaps offer what can be done about it."""
        from blueprints_desktop.desktop.ui.file_dialogs import show_notice

        self._dress()
        show_notice(self, title, text, offer)

    def copy_picture(self) -> None:
        from blueprints_desktop.desktop.app.exchange import copy_picture

        copy_picture(self, None if self._table is None else self._table.session)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _allow(self) -> None:
        allow(self.actions_, self.table, self.page is self.home)

    def _dress(self) -> None:
        """Home is all painted by hand; the stylesheet is for what may come after it."""
        if not self._dressed:
            self._dressed = True
            self._on_look()

    def _on_look(self) -> None:
        if self._dressed:
            from blueprints_desktop.desktop.theme.stylesheet import stylesheet

            look = self.appearance.look
            self._tip_scale = borne(look.scale, self.size())
            self.setStyleSheet(stylesheet(look, self._tip_scale))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if borne(self.appearance.look.scale, self.size()) != self._tip_scale:
            self._on_look()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.actions_.say()
            if self.services.has_records:
                self.tell_today()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if self._waits(self.close):
            event.ignore()
            return
        self.services.close()
        self._remember_match()
        self.settings.remember("geometry", self.saveGeometry().toBase64().toStdString())
