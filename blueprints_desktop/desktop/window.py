"""The main window: a stack of pages that come and go."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from blueprints_desktop.desktop import page_making as making
from blueprints_desktop.desktop.actions import Actions
from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.backstage import Backstage
from blueprints_desktop.desktop.boards.shelf import playable_games
from blueprints_desktop.desktop.deeds import allow, deeds_of
from blueprints_desktop.desktop.page_stack import PageStack
from blueprints_desktop.desktop.pages.home import HomePage
from blueprints_desktop.desktop.pages.match_summary import last_unfinished
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.troubles import said_error
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.store.library import Library

if TYPE_CHECKING:
    from blueprints_desktop.desktop.beginning import NewGame
    from blueprints_desktop.desktop.file_dialogs import Offer
    from blueprints_desktop.desktop.pages.table import TablePage
    from blueprints_desktop.engine.step import Seat
    from blueprints_desktop.store.saved_match import SavedMatch

SMALLEST = (720, 520)
USUAL = (1280, 800)


class Window(QMainWindow):
    """Home, and what is opened from it.

    Pages other than home are made, and their modules loaded, when they are wanted: home is on the
    screen the sooner.
    """

    def __init__(self, settings: Settings, appearance: Appearance, library: Library) -> None:
        super().__init__()
        self.settings = settings
        self.appearance = appearance
        self.library = library
        self.backstage = Backstage(self)
        self._table: TablePage | None = None
        self._dressed = False
        self.home = HomePage(appearance, playable_games(), made=("rules", "statistics"))
        self._pages = PageStack(self.home)
        self.setCentralWidget(self._pages)
        self.actions_ = Actions(self, deeds_of(self))
        making.connect_home(self)
        self.setWindowTitle("Blueprints Desktop")
        self.setAcceptDrops(True)
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.home.body.painted.connect(self._dress)
        self._pages.currentChanged.connect(self._dress)
        appearance.changed.connect(self._on_look)
        self.go_home()

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
        self._table = table
        self._pages.go_to(page)
        self._allow()

    def _is_laid_anew(self, table: "TablePage | None") -> bool:
        """Whether it is the same match that is shown: nobody leaves it then."""
        before = self._table
        return (
            table is not None
            and before is not None
            and (table.sitting.saved is before.sitting.saved)
        )

    def _waits(self, leave: Callable[[], object]) -> bool:
        """Whether the table cannot be left before somebody has said what becomes of its match."""
        if self._table is None or not self._table.sitting.saved.is_behind:
            return False
        from blueprints_desktop.desktop.leaving import must_wait

        return must_wait(self, self._table.sitting.saved, leave)

    def _lay_over(self, page: QWidget) -> None:
        self._pages.lay_over(page)
        self._allow()

    def _lift(self) -> None:
        """Back to the page below, which is as it was."""
        self._pages.lift()
        self._allow()

    def go_home(self) -> None:
        self.home.show_unfinished(last_unfinished(self.library.files(), playable_games()))
        self._show(self.home)
        self.backstage.tell_notices()

    def new_game(self, key: str = "") -> None:
        """Set up a game: this one, the one at the table, or the first that can be played."""
        if not key and self.table is not None:
            key = self.table.sitting.match.box.key
        self._show(making.new_game_page(self, key))

    def show_settings(self) -> None:
        """Laid over the page that is shown, which stays as it is: nobody has left the table."""
        if self.page.objectName() == making.SETTINGS:
            return
        page = making.settings_page(self)
        page.closed.connect(self._lift)
        self._lay_over(page)

    def show_matches(self) -> None:
        self._show(making.matches_page(self))

    def show_statistics(self) -> None:
        """Laid over the page that is shown, like the settings."""
        if self.page.objectName() != making.STATISTICS:
            page = making.statistics_page(self)
            page.closed.connect(self._lift)
            self._lay_over(page)

    def show_rules_here(self) -> None:
        """The rulebook, open at what fits the page that is shown."""
        if self.table is not None:
            self.table.ask_for_rule()
        else:
            self.show_rules(*self._pages.rules_place)

    def show_rules(self, game: str = "", rule: str = "") -> None:
        """Lay the rulebook over the page that is shown; that one stays as it is."""
        if self.page.objectName() != making.RULES:
            page = making.rules_page(self, game, rule)
            page.closed.connect(self._lift)
            self._lay_over(page)

    def show_shortcuts(self) -> None:
        from blueprints_desktop.desktop.pages.shortcuts import ShortcutsOverview

        self._dress()
        game = None if self.table is None else self.table.sitting.match.box.key
        ShortcutsOverview(self, game).open()

    # --- matches --------------------------------------------------------------------

    def start(self, chosen: "NewGame") -> None:
        """Begin a new match."""
        if self._waits(lambda: self.start(chosen)):
            return
        from blueprints_desktop.desktop.beginning import begin_match
        from blueprints_desktop.desktop.recording import note_beginning

        try:
            saved = begin_match(chosen, self.library)
        except GameError as error:
            self.warn(self.tr("The game could not be set up."), said_error(error))
            return
        note_beginning(saved, self.backstage.records)
        self.sit_down(saved)

    def play_now(self, key: str) -> None:
        """Begin a game against an apprentice, with nothing asked."""
        from blueprints_desktop.desktop.opponents.quick_game import quick_game

        self.start(quick_game(key, self.settings))

    def open_match(self, path: Path) -> None:
        """Sit down to the match in a file."""
        from blueprints_desktop.desktop.opening import open_match

        if not self._waits(lambda: self.open_match(path)):
            open_match(self, path)

    def continue_last(self) -> None:
        last = last_unfinished(self.library.files(), playable_games())
        if last is not None:
            self.open_match(last.path)

    def sit_down(self, saved: "SavedMatch") -> None:
        page = making.table_page(self, saved)
        page.sitting.file_troubled.connect(self._on_file_trouble)
        page.changed.connect(self._allow)
        self._show(page, page)
        if saved.path is not None:
            self.library.note(saved.path)
        if saved.problem is not None and not saved.notices:
            self._on_file_trouble()

    def play_again(self, saved: "SavedMatch") -> None:
        """The same people and options once more."""
        from blueprints_desktop.desktop.beginning import once_more

        self.start(once_more(saved, self.settings))

    def review(self, saved: "SavedMatch") -> None:
        """Look at a match again, move by move, and go back to its table."""
        self._show(making.review_page(self, saved))

    def review_over(self, saved: "SavedMatch", viewer: "Seat | None" = None) -> None:
        """Look at a match as ``viewer`` may, and go back to the page that is shown now."""
        self._lay_over(making.review_page(self, saved, self._lift, viewer))

    def show_sheet(self, saved: "SavedMatch", charts: bool = False) -> None:
        """The score sheet of a match, or its charts, laid over the page that is shown."""
        page = None if self.page.objectName() == making.SHEET else making.sheet_page(self, saved)
        if page is not None:
            page.closed.connect(self._lift)
            self._lay_over(page)
            if charts:
                page.show_charts()

    def _on_file_trouble(self) -> None:
        from blueprints_desktop.desktop.opening import say_not_saved

        if self.table is not None:
            say_not_saved(self, self.table)

    # --- files ----------------------------------------------------------------------

    def ask_for_file(self) -> None:
        from blueprints_desktop.desktop.file_dialogs import ask_for_match

        ask_for_match(self, self.settings, self.open_match)

    def ask_where_to_save(self) -> None:
        from blueprints_desktop.desktop.file_dialogs import ask_where_to_save

        if self.table is not None:
            ask_where_to_save(self, self.settings, self.table.sitting.saved.header, self.save_as)

    def save_as(self, path: Path) -> None:
        from blueprints_desktop.desktop.opening import save_match_as

        if self.table is not None:
            save_match_as(self, self.table.sitting.saved, path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        from blueprints_desktop.desktop.dropping import invite

        invite(self, event)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:  # noqa: N802
        from blueprints_desktop.desktop.dropping import put_sign_away

        put_sign_away(self)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        from blueprints_desktop.desktop.dropping import receive

        if (path := receive(self, event)) is not None:
            self.open_match(path)

    def warn(self, title: str, text: str, offer: "Offer | None" = None) -> None:
        """Say something without stopping anything, and perhaps offer what can be done about it."""
        from blueprints_desktop.desktop.file_dialogs import show_notice

        self._dress()
        show_notice(self, title, text, offer)

    def copy_picture(self) -> None:
        from blueprints_desktop.desktop.copied_picture import copy_picture

        copy_picture(self, None if self._table is None else self._table.sitting)

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
            from blueprints_desktop.desktop.stylesheet import stylesheet

            self.setStyleSheet(stylesheet(self.appearance.look))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.actions_.say()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if self._waits(self.close):
            event.ignore()
            return
        self.backstage.close()
        self.settings.remember("geometry", self.saveGeometry().toBase64().toStdString())
