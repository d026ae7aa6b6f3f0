"""Catches what nobody caught, and has it said; the dialog is loaded when it is needed."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog


class CrashGuard:
    """Catches what nobody caught. One dialog at a time: a fault in painting repeats itself."""

    def __init__(self, parent: QWidget, match: Callable[[], Path | None]) -> None:
        self._parent = parent
        self._match = match
        self._dialog: QDialog | None = None

    def install(self) -> None:
        sys.excepthook = self._on_error

    def _on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        if self._dialog is None or not self._dialog.isVisible():
            from blueprints_desktop.desktop.crash import CrashDialog, report_of

            self._dialog = CrashDialog(report_of(error), self._match(), self._parent)
            self._dialog.open()
