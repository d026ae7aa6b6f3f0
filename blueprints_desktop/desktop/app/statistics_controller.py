"""The window's side of the statistics page: what it opens, asks for and says."""

import errno
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.error_messages import said_of_disk, said_of_unexpected
from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
from blueprints_desktop.desktop.session.match_files import look_at
from blueprints_desktop.desktop.ui.controls.notices import say_over
from blueprints_desktop.desktop.ui.file_dialogs import ask_where_to_export
from blueprints_desktop.engine.plain_text import one_line

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window

_AS_ON_DISK = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_PERM: errno.EACCES,
}


def statistics_page(window: "Window") -> StatisticsPage:
    """A page connected to the window, made with its final parent: reparenting is slow."""
    place = window.centralWidget()
    page = StatisticsPage(window.appearance, window.services.keeper.history, window.library, place)
    page.play_wanted.connect(window.new_game)
    page.review_wanted.connect(lambda path: _review(window, path))
    page.export_wanted.connect(lambda: _ask_and_export(window, page))
    page.exported.connect(lambda path, matches: _say_exported(window, path, matches))
    page.troubled.connect(lambda error: _say_trouble(window, error))
    page.answered.connect(window.services.keeper.tell_notices)
    return page


def _review(window: "Window", path: Path) -> None:
    """Look at a match; the statistics stay as they are below it."""
    look_at(window, path, window.review_over)


def _ask_and_export(window: "Window", page: StatisticsPage) -> None:
    name = QCoreApplication.translate("Statistics", "Statistics") + ".csv"
    ask_where_to_export(window, window.settings, name, page.export)


def _say_exported(window: "Window", path: Path, matches: int) -> None:
    said = QCoreApplication.translate("Statistics", "%n game(s) exported to “{name}”", "", matches)
    say_over(window, window.appearance, said.format(name=one_line(path.name)))


def _say_trouble(window: "Window", error: Exception) -> None:
    translate = QCoreApplication.translate
    if isinstance(error, OSError):
        window.warn(
            translate("Statistics", "The table couldn’t be saved there."), said_of_disk(error)
        )
        return
    title = translate("Statistics", "The statistics can’t be opened.")
    if isinstance(error, sqlite3.Error):
        window.warn(title, said_of_disk(_as_disk_says(error)))
    else:
        window.warn(title, said_of_unexpected(error))


def _as_disk_says(error: sqlite3.Error) -> OSError:
    """SQLite's own words are English; what a disk would say as well is known in every language."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return OSError(_AS_ON_DISK.get(code, 0), str(error))
