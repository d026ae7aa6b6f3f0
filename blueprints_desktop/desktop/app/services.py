"""What works behind the pages: each is made when it is first asked for, never before home is painted."""

import gc
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, QTimer

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window
    from blueprints_desktop.desktop.computers.par import ParPlay
    from blueprints_desktop.desktop.computers.review_judge import Judgements
    from blueprints_desktop.desktop.computers.worker_bridge import WorkerBridge
    from blueprints_desktop.desktop.diagnostics.dialogs import Failures
    from blueprints_desktop.desktop.session.history_sync import HistorySync
    from blueprints_desktop.desktop.session.match_files import MatchWriter
    from blueprints_desktop.store.records import Records

LAST_SECONDS = 5.0
"""How long a program that quits waits for match files, and for settings."""


class Services:
    """The helpers of one window, which end with it."""

    def __init__(self, window: "Window") -> None:
        self._window = window

    @cached_property
    def thinking(self) -> "WorkerBridge":
        """The process in which computer players think."""
        from blueprints_desktop.desktop.computers.worker_bridge import WorkerBridge

        return WorkerBridge(self._window)

    @cached_property
    def judgements(self) -> "Judgements":
        """Judges the moves of finished matches."""
        from blueprints_desktop.desktop.computers.review_judge import Judgements

        made = Judgements(self.thinking, self._window)
        made.failed.connect(self._tell_of_judging)
        return made

    def _tell_of_judging(self, failure: str) -> None:
        from blueprints_desktop.desktop.diagnostics.dialogs import Failure

        self.failures.tell(Failure.REVIEW, failure)

    @cached_property
    def failures(self) -> "Failures":
        """Tells the person of what failed."""
        from blueprints_desktop.desktop.diagnostics.dialogs import Failures

        return Failures(self._window)

    @cached_property
    def match_writing(self) -> "MatchWriter":
        """Writes the match files."""
        from blueprints_desktop.desktop.session.match_files import MatchWriter

        made = MatchWriter(self._window)
        made.written.connect(self._window.on_match_written)
        return made

    @cached_property
    def keeper(self) -> "HistorySync":
        """Who keeps the history of all matches."""
        from blueprints_desktop.desktop.session.history_sync import HistorySync

        made = HistorySync(self._window.library, self._window, load_statistics)
        made.noticed.connect(self._window.warn)
        made.failed.connect(self._tell_of_history)
        made.records_read.connect(self._window.on_records_read)
        made.caught_up.connect(self._window.tell_today)
        return made

    def _tell_of_history(self, failure: str) -> None:
        from blueprints_desktop.desktop.diagnostics.dialogs import Failure

        self.failures.tell(Failure.HISTORY, failure)

    @cached_property
    def par(self) -> "ParPlay":
        """Plays what a person has played for the day, for comparison."""
        from blueprints_desktop.desktop.computers.par import ParPlay

        return ParPlay(self.thinking, self.records, self._window)

    @property
    def records(self) -> "Records":
        """What came of the matches so far."""
        return self.keeper.records

    @property
    def has_records(self) -> bool:
        """Whether the records have been asked for and read."""
        return "keeper" in self.__dict__ and self.keeper.has_records

    def tell_notices(self) -> None:
        """What the history has to say, if anybody has asked it anything yet."""
        if "keeper" in self.__dict__:
            self.keeper.tell_notices()

    def close(self) -> None:
        """The window closes: end whatever was begun, without waiting for any disk."""
        if "thinking" in self.__dict__:
            self.thinking.close()
        if "keeper" in self.__dict__:
            self.keeper.stop()

    def finish(self) -> bool:
        """The program quits and no window is shown any more: wait for what is still being written.

        There is a limit: a disk that never answers must not keep the program from quitting. Return
        whether everything was written.
        """
        done = True
        if "match_writing" in self.__dict__ and not self.match_writing.writer.wait(LAST_SECONDS):
            import logging  # not for home

            done = False
            logging.getLogger(__name__).error(
                "match files were not written before the program quit"
            )
        if "keeper" in self.__dict__:
            done = self.keeper.close() and done
        return self._window.settings.finish(LAST_SECONDS) and done


def load_statistics() -> None:
    """Import the statistics page before it is asked for, so that it opens at once."""
    import blueprints_desktop.desktop.app.statistics_controller  # noqa: F401


# --- garbage ----------------------------------------------------------------------


INTERVAL_MS = 500


class IdleCollection(QObject):
    """Collects Python's garbage between two events, never within one; ends with its parent.

    Python collects cyclic garbage whenever enough objects were made: in the middle of a paint event, in
    an event filter, or in the thread that reads the history. Qt objects in that garbage are deleted
    there and then, with all that is still on the stack, or outside the window's thread. Both crash.
    Here nothing is collected by itself. A timer of the window's event loop looks how much was made, and
    collects when no event is being handled.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._level = 1
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)

    def begin(self, level: int = 1) -> None:
        """``level`` is that of the event loop which handles the events of the program."""
        self._level = level
        gc.disable()
        self.destroyed.connect(gc.enable)
        self._timer.start()

    def end(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        self.destroyed.disconnect(gc.enable)
        gc.enable()

    def collect(self) -> None:
        """Collect as much as Python would have by now, unless a nested event loop runs: whatever
        opened that is in the middle of an event."""
        if QThread.currentThread().loopLevel() > self._level:
            return
        for generation, limit in enumerate(gc.get_threshold()):
            if limit and gc.get_count()[generation] > limit:
                gc.collect(generation)
