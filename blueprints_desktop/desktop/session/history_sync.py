"""Keeps the history up to date: enters matches that begin or end, and catches up with the match files.

Home is painted before anything of this is loaded. Nothing here asks the database in the window's thread: another
program may hold its lock.
"""

import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING
from weakref import WeakMethod

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Signal

from blueprints_desktop.engine.error_text import error_text
from blueprints_desktop.engine.plain_text import one_line
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.records import RecordEntry, Records
from blueprints_desktop.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from blueprints_desktop.history.database import HistoryNotice
    from blueprints_desktop.history.history import History
    from blueprints_desktop.history.known_records import KnownRecords
    from blueprints_desktop.history.recorder import Recorder


def _entry(saved: SavedMatch, feat: str, points: int | None) -> RecordEntry:
    header, match = saved.header, saved.match
    player = header.players[0]
    return RecordEntry(
        player.identity, player.name, match.box.key, feat, header.match_id, header.created, points
    )


def note_beginning(saved: SavedMatch, records: Records) -> None:
    """Some attempts count as soon as they are begun."""
    attempts = saved.match.box.attempts
    if attempts is not None:
        records.note(_entry(saved, feat, None) for feat in attempts(saved.match))
    _recorder(records).note_beginning(saved)


def note_end(saved: SavedMatch, records: Records) -> None:
    """What a match came to; before its end that is nothing."""
    if saved.match.outcome is not None:
        _recorder(records).record(saved)


def _recorder(records: Records) -> "Recorder":
    """The history lies beside the records."""
    from blueprints_desktop.history.recorder import recorder_in

    return recorder_in(records.path.parent)


_DATABASE, _RECORDER = "blueprints_desktop.history.database", "blueprints_desktop.history.recorder"
BREATH = 0.02
"""Seconds between two match files, for whoever moves the mouse meanwhile."""
LAST_SECONDS = 3.0
"""How long a program that quits waits for the history."""

_log = logging.getLogger(__name__)

_SET_ASIDE = QT_TRANSLATE_NOOP(
    "Statistics",
    "It is kept beside the new one as “{name}”. Games whose files still exist are counted again.",
)
_WORDS = {
    "damaged": (
        QT_TRANSLATE_NOOP(
            "Statistics", "The statistics file was damaged; a new one has been started."
        ),
        _SET_ASIDE,
    ),
    "foreign": (
        QT_TRANSLATE_NOOP(
            "Statistics",
            "The statistics file belonged to another program; a new one has been started.",
        ),
        _SET_ASIDE,
    ),
    "newer": (
        QT_TRANSLATE_NOOP(
            "Statistics",
            "The statistics file is from a newer version of this program; a new one has "
            "been started.",
        ),
        _SET_ASIDE,
    ),
    "in-memory": (
        QT_TRANSLATE_NOOP("Statistics", "Statistics can’t be saved at the moment."),
        QT_TRANSLATE_NOOP(
            "Statistics",
            "Games are counted until you close the program, and again later from their "
            "files. The file is {path}.",
        ),
    ),
}


def notice_words(notice: "HistoryNotice") -> tuple[str, str]:
    """What a person is told: a sentence, and what that means."""
    facts = {"name": one_line(notice.path.name), "path": one_line(str(notice.path))}
    title, text = (
        QCoreApplication.translate("Statistics", str(words)) for words in _WORDS[notice.code]
    )
    return title, text.format(**facts)


def _weakly(method: Callable[..., None]) -> Callable[..., None]:
    """Call a method as long as its object lives. History and records outlive the window."""
    known = WeakMethod(method)

    def call(*facts: object) -> None:
        found = known()
        if found is not None:
            found(*facts)

    return call


class HistorySync(QObject):
    """The history of the window's library."""

    noticed = Signal(str, str)
    """Something a person should be told, in two sentences."""
    failed = Signal(str)
    """A match could not be entered; the text reports why, without secrets."""
    records_read = Signal()
    """The records are known now, or have changed."""
    caught_up = Signal()
    """All finished matches have been tried, or the program ends."""

    def __init__(
        self, library: Library, parent: QObject, load_ahead: Callable[[], None] | None = None
    ) -> None:
        """``load_ahead`` is called in the thread once all matches are entered."""
        super().__init__(parent)
        self._library = library
        self._load_ahead = load_ahead
        self._told = 0
        self._stop = Event()
        self._thread: Thread | None = None
        self._working = False
        self._records: KnownRecords | None = None
        self.caught_up.connect(self.tell_notices)

    @property
    def history(self) -> "History":
        """Loaded when it is first asked for."""
        from blueprints_desktop.history.history import history_in

        return history_in(self._library.folder.parent)

    @property
    def records(self) -> "KnownRecords":
        """What came of earlier matches, for the window's own thread."""
        if self._records is None:
            from blueprints_desktop.history.known_records import known_records_in
            from blueprints_desktop.history.recorder import recorder_in

            self._records = known_records_in(self._library.folder.parent)
            self._records.on_changed = _weakly(self._tell_records)
            recorder = recorder_in(self._library.folder.parent)
            recorder.on_failure = _weakly(self.report_failure)
        self._records.want()
        return self._records

    @property
    def has_records(self) -> bool:
        """Whether the records have been asked for and read."""
        return self._records is not None and self._records.known

    def _tell_records(self) -> None:
        """Called in a thread; the signal is delivered in the window's."""
        with suppress(RuntimeError):  # the window is gone
            self.records_read.emit()

    def catch_up(self) -> None:
        """Enter finished matches that are not there yet, in a thread of its own."""
        if not self._working:
            self._working = True
            self._thread = Thread(target=self._work, name="catching up", daemon=True)
            self._thread.start()

    def report_failure(self, failure: str) -> None:
        """For any thread: say that a match could not be entered."""
        with suppress(RuntimeError):  # the window has gone
            self.failed.emit(failure)

    def _work(self) -> None:
        try:
            if self._library.files():
                self._enter_all()
        except Exception as error:
            _log.exception("Finished matches could not be entered; the next start tries again")
            self.report_failure(error_text(error))
        self._working = False
        with suppress(RuntimeError):  # the window is gone
            self.caught_up.emit()

    def _enter_all(self) -> None:
        import sqlite3

        entered = False
        try:
            for new in self.history.catch_up(self._library):
                entered = entered or new
                if self._stop.wait(BREATH):
                    return
        except sqlite3.Error as error:
            _log.warning("Finished matches could not be entered yet: %s", type(error).__name__)
        if self._records is not None and entered:
            self._records.read()
        self.history.database.rest()
        if self._load_ahead is not None:
            self._load_ahead()

    def tell_notices(self) -> None:
        """Say what has turned up since the last time, as when the match before was entered."""
        if _DATABASE not in sys.modules:
            return  # nothing has been opened yet
        from blueprints_desktop.history.database import database_in

        notices = database_in(self._library.folder.parent).notices
        new, self._told = notices[self._told :], len(notices)
        for notice in new:
            self.noticed.emit(*notice_words(notice))
        if new and not self._stop.is_set():
            self.catch_up()  # a new file has none of the matches yet

    def stop(self) -> None:
        """The program ends: let go of files that are not entered yet."""
        self._stop.set()

    def close(self, seconds: float = LAST_SECONDS) -> bool:
        """Wait until everything is written, but no longer than so many seconds.

        Return whether that is so. What is not written is taken from the match files at the next start.
        """
        self.stop()
        end = monotonic() + seconds
        if self._thread is not None:
            self._thread.join(seconds)
        done = self._thread is None or not self._thread.is_alive()
        if self._records is not None:
            done = self._records.writer.wait(max(0.0, end - monotonic())) and done
        if _RECORDER in sys.modules:
            from blueprints_desktop.history.recorder import recorder_in

            recorder = recorder_in(self._library.folder.parent)
            done = recorder.wait(max(0.0, end - monotonic())) and not recorder.waiting and done
        if not done:
            _log.warning("the history is behind: another program uses it, or the disk is slow")
        return done
