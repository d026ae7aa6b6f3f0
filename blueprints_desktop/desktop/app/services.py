"""What works behind the pages: each is made when it is first asked for, never before home is painted."""

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window
    from blueprints_desktop.desktop.computers.worker_bridge import WorkerBridge
    from blueprints_desktop.desktop.diagnostics.failures import Failures
    from blueprints_desktop.desktop.session.history_sync import HistorySync
    from blueprints_desktop.desktop.session.match_writing import MatchWriter
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
    def failures(self) -> "Failures":
        """Tells the person of what failed."""
        from blueprints_desktop.desktop.diagnostics.failures import Failures

        return Failures(self._window)

    @cached_property
    def match_writing(self) -> "MatchWriter":
        """Writes the match files."""
        from blueprints_desktop.desktop.session.match_writing import MatchWriter

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
        return made

    def _tell_of_history(self, failure: str) -> None:
        from blueprints_desktop.desktop.diagnostics.failures import Failure

        self.failures.tell(Failure.HISTORY, failure)

    @property
    def records(self) -> "Records":
        """What came of the matches so far."""
        return self.keeper.records

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
