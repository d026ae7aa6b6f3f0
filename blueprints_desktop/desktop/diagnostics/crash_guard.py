"""Logs errors that nobody caught and shows a dialog; its module is loaded when it is needed."""

import logging
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.diagnostics.logging_setup import (
    log_uncaught,
    log_uncaught_in_thread,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

_log = logging.getLogger(__name__)


class CrashGuard(QObject):
    """Handles uncaught errors of all threads. One dialog at a time: an error in painting repeats."""

    _reported = Signal(str)
    """A report from another thread, for the thread of the window."""

    def __init__(self, parent: QWidget, match: Callable[[], Path | None]) -> None:
        super().__init__(parent)
        self._parent = parent
        self._match = match
        self._dialog: QDialog | None = None
        self._reported.connect(self._show)

    def install(self) -> None:
        sys.excepthook = self.on_error
        threading.excepthook = self._on_thread_error

    def on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            log_uncaught(kind, error, trace)
            QCoreApplication.quit()
            return
        report = self._report_of(error)
        log_uncaught(kind, error, trace)
        self._show(report)

    def _on_thread_error(self, args: Any) -> None:
        """``args`` are those of ``threading.excepthook``."""
        report = "" if args.exc_value is None else self._report_of(args.exc_value)
        log_uncaught_in_thread(args)
        if report and not issubclass(args.exc_type, SystemExit):
            with suppress(RuntimeError):  # the window has gone; the log has it
                self._reported.emit(report)

    def _report_of(self, error: BaseException) -> str:
        from blueprints_desktop.desktop.diagnostics.dialogs import report_of

        return report_of(error)

    def _show(self, report: str) -> None:
        try:
            if self._dialog is None or not self._dialog.isVisible():
                from blueprints_desktop.desktop.diagnostics.dialogs import CrashDialog

                self._dialog = CrashDialog(report, self._match(), self._parent)
                self._dialog.open()
        except Exception:
            _log.exception("The crash dialog could not be shown")
