"""Keeps the history up to date while the window has other things to do, and says what is unusual.

Home is painted before anything of this is loaded.
"""

import sys
from contextlib import suppress
from threading import Event, Thread
from time import sleep
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Signal

from blueprints_desktop.store.library import Library

if TYPE_CHECKING:
    from blueprints_desktop.history.database import Notice
    from blueprints_desktop.history.history import History

_DATABASE = "blueprints_desktop.history.database"
BREATH = 0.02
"""Seconds between two match files, for whoever moves the mouse meanwhile."""

_SET_ASIDE = QT_TRANSLATE_NOOP(
    "Statistics",
    "It is kept beside the new one as “{name}”. Matches whose files are still there are counted"
    " again.",
)
_WORDS = {
    "damaged": (
        QT_TRANSLATE_NOOP("Statistics", "The file of statistics was damaged. A new one is begun."),
        _SET_ASIDE,
    ),
    "foreign": (
        QT_TRANSLATE_NOOP(
            "Statistics", "The file of statistics belonged to another program. A new one is begun."
        ),
        _SET_ASIDE,
    ),
    "newer": (
        QT_TRANSLATE_NOOP(
            "Statistics",
            "The file of statistics is from a newer version of this program. A new one is begun.",
        ),
        _SET_ASIDE,
    ),
    "in-memory": (
        QT_TRANSLATE_NOOP("Statistics", "Statistics cannot be written at the moment."),
        QT_TRANSLATE_NOOP(
            "Statistics",
            "What is played now is counted until the program is closed; later it is taken from the"
            " match files. The file is {path}.",
        ),
    ),
}


def notice_words(notice: "Notice") -> tuple[str, str]:
    """What a person is told: a sentence, and what that means."""
    facts = {"name": notice.path.name, "path": str(notice.path)}
    title, text = (
        QCoreApplication.translate("Statistics", str(words)) for words in _WORDS[notice.code]
    )
    return title, text.format(**facts)


class HistoryKeeper(QObject):
    """The history of the window's library."""

    noticed = Signal(str, str)
    """Something a person should be told, in two sentences."""
    _caught_up = Signal()

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._told = 0
        self._stop = Event()
        self._thread: Thread | None = None
        self._caught_up.connect(self.tell_notices)

    @property
    def history(self) -> "History":
        """Loaded when it is first asked for."""
        from blueprints_desktop.history.history import history_in

        return history_in(self._library.folder.parent)

    def catch_up(self) -> None:
        """Enter finished matches that are not there yet, in a thread of its own."""
        self._thread = Thread(target=self._work, name="catching up")
        self._thread.start()

    def _work(self) -> None:
        if not self._library.files():
            return
        import sqlite3

        with suppress(sqlite3.Error):  # the next start tries again
            for _ in self.history.catch_up(self._library):
                if self._stop.is_set():
                    return
                sleep(BREATH)
        self.history.database.rest()
        import blueprints_desktop.desktop.statistics_visit  # noqa: F401  (so it opens at once)

        with suppress(RuntimeError):  # the window has gone
            self._caught_up.emit()

    def tell_notices(self) -> None:
        """Say what has turned up since the last time, as when the match before was entered."""
        if _DATABASE not in sys.modules:
            return  # nothing has been opened yet
        from blueprints_desktop.history.database import database_in

        notices = database_in(self._library.folder.parent).notices
        new, self._told = notices[self._told :], len(notices)
        for notice in new:
            self.noticed.emit(*notice_words(notice))

    def close(self) -> None:
        """The program ends: let go of files that are not entered yet."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
