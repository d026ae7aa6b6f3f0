"""The main window: a stack of pages that come and go."""

import uuid
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from blueprints_desktop import places
from blueprints_desktop.desktop.actions import Actions, Do
from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.shelf import PLAYABLE
from blueprints_desktop.desktop.pages.home import HomePage
from blueprints_desktop.desktop.pages.match_summary import MatchSummary, summary_of
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.stylesheet import stylesheet
from blueprints_desktop.desktop.troubles import said_error, said_notice
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import Header
from blueprints_desktop.store.library import SUFFIX, Library
from blueprints_desktop.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from blueprints_desktop.desktop.pages.new_game import NewGame
    from blueprints_desktop.desktop.pages.table import TablePage

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
        self._table: TablePage | None = None
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self.home = HomePage(appearance, PLAYABLE, made=())
        self._pages.addWidget(self.home)
        self.actions_ = Actions(self, self._handlers())
        self._connect_home()
        self.setAcceptDrops(True)
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        appearance.changed.connect(self._on_look)
        self._on_look()
        self.go_home()

    def _handlers(self) -> dict[Do, Callable[[], object]]:
        return {
            Do.NEW: lambda: self.new_game("blueprints"),
            Do.OPEN: self.ask_for_file,
            Do.MATCHES: self.show_matches,
            Do.SAVE_AS: self.ask_where_to_save,
            Do.UNDO: self._at_table(lambda table: table.undo()),
            Do.REDO: self._at_table(lambda table: table.redo()),
            Do.TURN_START: self._at_table(lambda table: table.undo_turn()),
            Do.COPY_PICTURE: self.copy_picture,
            Do.FULL_SCREEN: self.toggle_full_screen,
            Do.SHORTCUTS: self.show_shortcuts,
            Do.SETTINGS: self.show_settings,
            Do.PAUSE: self.go_home,
            Do.QUIT: self.close,
        }

    def _at_table(self, deed: "Callable[[TablePage], None]") -> Callable[[], None]:
        """Something done at the table, if we are at one."""

        def run() -> None:
            if self.table is not None:
                deed(self.table)

        return run

    def _connect_home(self) -> None:
        home = self.home
        home.game_chosen.connect(self.new_game)
        home.continue_chosen.connect(self.continue_last)
        home.open_chosen.connect(self.ask_for_file)
        home.matches_chosen.connect(self.show_matches)
        home.settings_chosen.connect(self.show_settings)

    # --- pages ----------------------------------------------------------------------

    @property
    def page(self) -> QWidget:
        return self._pages.currentWidget() or self.home

    @property
    def table(self) -> "TablePage | None":
        return self._table if self._table is self.page else None

    def _show(self, page: QWidget) -> None:
        """Go to a page; the one before it, unless it is home, is done with."""
        before = self.page
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        if before is not self.home and before is not page:
            self._pages.removeWidget(before)
            before.deleteLater()
        page.setFocus()
        self._update_actions()
        self._say_title()

    def go_home(self) -> None:
        self.home.show_unfinished(self._last_unfinished())
        self._show(self.home)

    def new_game(self, key: str) -> None:
        from blueprints_desktop.desktop.pages.new_game import NewGamePage

        page = NewGamePage(self.appearance, self.settings, PLAYABLE)
        page.set_game(key)
        page.started.connect(self.start)
        page.cancelled.connect(self.go_home)
        self._show(page)

    def show_settings(self) -> None:
        from blueprints_desktop.desktop.pages.settings_page import SettingsPage

        if isinstance(self.page, SettingsPage):
            return
        page = SettingsPage(self.appearance, self.settings)
        table = self.table
        if table is not None:
            page.closed.connect(lambda saved=table.sitting.saved: self.sit_down(saved))
        else:
            page.closed.connect(self.go_home)
        self._show(page)

    def show_matches(self) -> None:
        from blueprints_desktop.desktop.pages.matches import MatchesPage

        page = MatchesPage(self.appearance, self.library.folder)
        page.opened.connect(self.open_match)
        page.closed.connect(self.go_home)
        self._show(page)

    def show_shortcuts(self) -> None:
        from blueprints_desktop.desktop.pages.shortcuts import ShortcutsOverview

        ShortcutsOverview(self).open()

    # --- matches --------------------------------------------------------------------

    def start(self, chosen: "NewGame") -> None:
        """Begin a new match, saved from its first moment."""
        box = registry.box(chosen.game)
        now = datetime.now().astimezone()
        try:
            data = box.read_data(chosen.options, [places.resources() / box.key])
            header = Header(
                uuid.uuid4().hex, "", now.isoformat(timespec="seconds"), box, box.rules,
                chosen.players, chosen.options, chosen.seed, data,
            )  # fmt: skip
            self.library.prepare()
            saved = SavedMatch.begin(header, self.library.new_path(box.key, now))
        except GameError as error:
            self.warn(self.tr("The game could not be set up."), said_error(error))
            return
        self.sit_down(saved)

    def open_match(self, path: Path) -> None:
        """Sit down to the match in a file."""
        try:
            saved = SavedMatch.open(path)
        except GameError as error:
            title = self.tr("“{name}” could not be opened.").format(name=path.name)
            self.warn(title, said_error(error))
            return
        if saved.header.box.key not in PLAYABLE:
            self.warn(self.tr("The board of this game is still being made."), "")
            return
        self.sit_down(saved)
        if saved.notices:
            self.warn(path.name, "\n".join(map(said_notice, saved.notices)))

    def continue_last(self) -> None:
        last = self._last_unfinished()
        if last is not None:
            self.open_match(last.path)

    def _last_unfinished(self) -> MatchSummary | None:
        for path in self.library.files():
            found = summary_of(path)
            if isinstance(found, MatchSummary) and not found.finished and found.game in PLAYABLE:
                return found
        return None

    def sit_down(self, saved: SavedMatch) -> None:
        from blueprints_desktop.desktop.pages.table import TablePage
        from blueprints_desktop.desktop.sitting import Sitting

        sitting = Sitting(saved)
        page = self._table = TablePage(self.appearance, sitting, self.settings)
        sitting.setParent(page)
        sitting.file_troubled.connect(self._on_file_trouble)
        page.left.connect(self.go_home)
        page.changed.connect(self._update_actions)
        page.menu_wanted.connect(self._show_menu)
        page.again_wanted.connect(lambda: self.start(_again(saved)))
        page.new_game_wanted.connect(lambda: self.new_game(saved.header.box.key))
        page.review_wanted.connect(lambda: self.review(saved))
        self._show(page)
        if saved.problem is not None and not saved.notices:
            self._on_file_trouble()

    def review(self, saved: SavedMatch) -> None:
        """Look at a match again, move by move, and go back to its table."""
        from blueprints_desktop.desktop.pages.review import ReviewPage

        page = ReviewPage(self.appearance, saved)
        page.left.connect(lambda: self.sit_down(saved))
        self._show(page)

    def _on_file_trouble(self) -> None:
        """Say once that the match is not on disk; it goes on in memory and writing is tried again."""
        table = self.table
        if table is None or table.property("trouble_said"):
            return
        table.setProperty("trouble_said", True)
        problem = table.sitting.saved.problem
        reason = (problem.strerror or str(problem)) if problem else ""
        text = self.tr("You can play on; save the match elsewhere to keep it. ({reason})")
        self.warn(self.tr("The match cannot be saved at the moment."), text.format(reason=reason))

    # --- files ----------------------------------------------------------------------

    def _file_dialog(self) -> "QFileDialog":
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self)
        dialog.setNameFilter(self.tr("Matches") + f" (*{SUFFIX})")
        dialog.setDefaultSuffix(SUFFIX)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    def ask_for_file(self) -> None:
        dialog = self._file_dialog()
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        dialog.setDirectory(str(self.library.folder))
        dialog.fileSelected.connect(lambda name: self.open_match(Path(name)))
        dialog.open()

    def ask_where_to_save(self) -> None:
        if self.table is None:
            return
        dialog = self._file_dialog()
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        dialog.fileSelected.connect(lambda name: self.save_as(Path(name)))
        dialog.open()

    def save_as(self, path: Path) -> None:
        if self.table is None:
            return
        try:
            self.table.sitting.saved.save_as(path)
        except OSError as error:
            self.warn(self.tr("The match could not be saved there."), error.strerror or str(error))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.open_match(Path(files[0]))

    # --- small things ---------------------------------------------------------------

    def warn(self, title: str, text: str) -> None:
        """Say something without stopping anything."""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Information, self.windowTitle(), title, parent=self)
        box.setInformativeText(text)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def copy_picture(self) -> None:
        QGuiApplication.clipboard().setPixmap(self.page.grab())

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _show_menu(self, under: QWidget) -> None:
        menu = self.actions_.menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        corner = under.mapToGlobal(QPoint(under.width(), under.height()))
        menu.popup(corner - QPoint(menu.sizeHint().width(), 0))

    def _update_actions(self) -> None:
        table = self.table
        sitting = table.sitting if table is not None else None
        self.actions_[Do.SAVE_AS].setEnabled(sitting is not None)
        self.actions_[Do.UNDO].setEnabled(sitting is not None and sitting.undoable > 0)
        self.actions_[Do.TURN_START].setEnabled(sitting is not None and sitting.undoable > 1)
        self.actions_[Do.REDO].setEnabled(sitting is not None and sitting.redoable > 0)
        self.actions_[Do.PAUSE].setEnabled(self.page is not self.home)

    def _say_title(self) -> None:
        self.setWindowTitle("Blueprints Desktop")

    def _on_look(self) -> None:
        self.setStyleSheet(stylesheet(self.appearance.look))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.actions_.say()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self.settings.remember("geometry", self.saveGeometry().toBase64().toStdString())
        event.accept()


def _again(saved: SavedMatch) -> "NewGame":
    """The same people and options with another seed."""
    import secrets

    from blueprints_desktop.desktop.pages.new_game import NewGame

    header = saved.header
    return NewGame(header.box.key, header.players, header.options, secrets.randbelow(2**32))
