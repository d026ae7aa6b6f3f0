"""Fetches pyqtgraph when the first chart is wanted, in a thread, so that the window stays alive."""

import logging
import sys
import threading
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QObject, Signal

_log = logging.getLogger(__name__)

DRAWN = "blueprints_desktop.desktop.charts.drawn"


class _Mirror(ModuleType):
    """Stands in for pyqtgraph's own copy of a Qt module.

    pyqtgraph copies every name of QtCore, QtGui and QtWidgets when it is loaded. PySide makes a
    class when it is first asked for, so that alone makes thousands of them and takes longer than
    all the rest. This one says that it has a name already while it is being copied into, and
    looks up what is really used; it works the same with a pyqtgraph that does not copy.
    """

    def __init__(self, name: str, source: ModuleType) -> None:
        super().__init__(name)
        self.__dict__["source"] = source

    def __getattr__(self, name: str) -> Any:
        if sys._getframe(1).f_code.co_name == "_copy_attrs":
            return None
        value = getattr(self.__dict__["source"], name)
        setattr(self, name, value)
        return value


class Loader(QObject):
    """One for the program, see ``loader``."""

    finished = Signal()
    """It is there, or cannot be had: ``drawn`` says."""

    def __init__(self) -> None:
        super().__init__()
        self._thread: threading.Thread | None = None
        self.drawn: ModuleType | None = None
        """The module that draws; None while it is not loaded."""

    @property
    def failed(self) -> bool:
        """It could not be loaded, and will not be."""
        thread = self._thread
        return thread is not None and not thread.is_alive() and self.drawn is None

    def begin(self) -> None:
        """Load it, unless that has been begun; ``finished`` is told in the window's thread."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._load, name="charts", daemon=True)
            self._thread.start()

    def _load(self) -> None:
        try:
            if "pyqtgraph" not in sys.modules:
                for source in (QtCore, QtGui, QtWidgets):
                    name = f"pyqtgraph.Qt.{source.__name__.rpartition('.')[2]}"
                    sys.modules[name] = _Mirror(name, source)
            self.drawn = import_module(DRAWN)
        except Exception:
            _log.exception("Charts cannot be loaded")  # charts say so in their place
        finally:
            self.finished.emit()


@cache
def loader() -> Loader:
    """The program's loader, made when it is first asked for: it belongs to the window's thread."""
    return Loader()
