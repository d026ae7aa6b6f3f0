"""The window's end of the worker: questions out, answers back as signals.

Loading this loads neither a game nor a strategy: the worker does, in its own process.
"""

from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from blueprints_desktop.bots.worker_client import Answer, WorkerClient


class WorkerBridge(QObject):
    """The one worker of a window. It is started ahead of the first question, and ends with us."""

    answered = Signal(object)
    """An Answer to any request."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.thinker = WorkerClient()
        self._bell = QSocketNotifier(self.thinker.fileno(), QSocketNotifier.Type.Read, self)
        self._bell.activated.connect(self._hear)

    def start(self) -> None:
        """Let the worker get ready; nothing waits for it."""
        self.thinker.start()

    def _hear(self) -> None:
        for answer in self.thinker.take():
            self.answered.emit(answer)

    def close(self) -> None:
        """End the worker, whatever it is thinking of."""
        self._bell.setEnabled(False)
        self.thinker.close()


class Request(QObject):
    """One question at a time of one asker, who hears of no answer but that to the last one."""

    answered = Signal(object)
    """An Answer."""

    def __init__(self, thinking: WorkerBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._thinking = thinking
        self._number: int | None = None
        thinking.answered.connect(self._on_answered)

    @property
    def waiting(self) -> bool:
        return self._number is not None

    def ask(self, message: dict[str, Any]) -> None:
        """Ask this; what was asked before is given up."""
        self.drop()
        self._number = self._thinking.thinker.ask(message)

    def drop(self) -> None:
        """Nobody waits for the answer any more."""
        if self._number is not None:
            self._thinking.thinker.cancel(self._number)
            self._number = None

    def _on_answered(self, answer: Answer) -> None:
        if answer.id == self._number:
            self._number = None
            self.answered.emit(answer)
