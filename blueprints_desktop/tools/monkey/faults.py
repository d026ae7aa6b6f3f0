"""Collects all that goes wrong while a program runs: exceptions of every thread, and Qt's messages.

Qt only prints an exception that a slot or an overridden method raised, and goes on.
"""

import sys
import threading
import traceback
from collections.abc import Sequence
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

HARMLESS = ("This plugin does not support", "occurs outside target window")
"""What a platform without a screen cannot do, and what QTest says of its own events."""
_FRAMES = 25


class FaultCollector:
    """The faults that were found, each with where it happened."""

    def __init__(self, harmless: Sequence[str] = HARMLESS) -> None:
        self.found: list[str] = []
        self._harmless = tuple(harmless)

    def install(self) -> None:
        """Hear of everything from now on, instead of those who did so far."""
        sys.excepthook = self._on_exception
        sys.unraisablehook = self._on_unraisable
        threading.excepthook = self._on_thread_exception
        qInstallMessageHandler(self._on_message)

    def remove(self) -> None:
        """Leave the hooks to Python and Qt again: Qt has messages after Python has ended."""
        sys.excepthook = sys.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)

    def add(self, text: str) -> None:
        """Note a fault, and print it at once: a crash may follow."""
        self.found.append(text)
        print(text, file=sys.stderr, flush=True)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.exit(130)
        self.add("".join(traceback.format_exception(kind, error, trace)))

    def _on_unraisable(self, told: "sys.UnraisableHookArgs") -> None:
        lines = traceback.format_exception(told.exc_type, told.exc_value, told.exc_traceback)
        self.add(f"ignored in {told.object!r}:\n" + "".join(lines))

    def _on_thread_exception(self, told: threading.ExceptHookArgs) -> None:
        lines = traceback.format_exception(told.exc_type, told.exc_value, told.exc_traceback)
        self.add("in a thread:\n" + "".join(lines))

    def _on_message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            return
        if not any(part in text for part in self._harmless):
            stack = "".join(traceback.format_stack(limit=_FRAMES)[:-1])
            self.add(f"Qt: {text}\n{stack}")
