"""Work that may take a while, done beside the window.

It hands back the newest answer only: after two changes of a filter only the second answer counts. It
has no Qt parent, so that a page may go while something is still under way.
"""

import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread
from typing import Any

from PySide6.QtCore import QObject, Signal

_log = logging.getLogger(__name__)

Work = Callable[[], Any]


class Background(QObject):
    """One thing at a time; what is asked for meanwhile comes next, the latest of it."""

    done = Signal(object)
    """What the work came to."""
    failed = Signal(object)
    """The error: an OSError or sqlite3.Error where the disk refused, else an unexpected one."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = Lock()
        self._next: Work | None = None
        self._thread: Thread | None = None

    @property
    def is_busy(self) -> bool:
        return self._thread is not None

    def do(self, work: Work) -> None:
        with self._lock:
            self._next = work
            if self._thread is None:
                self._thread = Thread(target=self._work, name="statistics", daemon=True)
                self._thread.start()

    def wait(self, seconds: float = 60.0) -> None:
        """Until nothing is under way, but no longer than so many seconds; what it came to is still to
        be announced."""
        thread = self._thread
        if thread is not None:
            thread.join(seconds)

    def _work(self) -> None:
        while (work := self._take()) is not None:
            try:
                result, tell = work(), self.done
            except (OSError, sqlite3.Error) as error:
                _log.warning("Work for the statistics failed: %s", type(error).__name__)
                result, tell = error, self.failed
            except Exception as error:
                _log.exception("Work for the statistics failed")
                result, tell = error, self.failed
            if self._next is None:
                with suppress(RuntimeError):  # the window is gone
                    tell.emit(result)

    def _take(self) -> Work | None:
        with self._lock:
            work, self._next = self._next, None
            if work is None:
                self._thread = None
            return work
