"""Sets up the program's log: a rotating file in the data folder that nothing escapes.

Every module logs with ``logging.getLogger(__name__)``. Errors that nobody caught, of every thread,
and Qt's messages are logged too; ``faulthandler`` writes hard crashes into a file beside the log,
which the next start reads. The formatter keeps secrets, names and private paths out
(``engine.safe_logging``).

The start must not wait for any of this: until ``open`` is called, or something goes wrong, lines are
kept in memory. Where nothing can be written the program runs without a log file.
"""

import atexit
import faulthandler
import io
import logging
import os
import stat
import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import qInstallMessageHandler

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType

    from blueprints_desktop.desktop.diagnostics.log_file import LogFile

FOLDER = "log"
FILE_NAME = "blueprints-desktop.log"
FAULTS_NAME = "faults.txt"
KEPT_IN_MEMORY = 400
"""Entries for the crash report, and all there is where no file can be written."""
LONGEST_FAULT = 64 * 1024
LONGEST_TEXT = 512 * 1024
"""Bytes of the log that are shown."""

_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("qt")

_QT_LEVELS = {
    "QtDebugMsg": logging.DEBUG,
    "QtInfoMsg": logging.INFO,
    "QtWarningMsg": logging.WARNING,
    "QtCriticalMsg": logging.ERROR,
    "QtFatalMsg": logging.CRITICAL,
}


class _LateFormatter(logging.Formatter):
    """The formatter of ``engine.safe_logging``, loaded when there is something to format."""

    def format(self, record: logging.LogRecord) -> str:
        from blueprints_desktop.engine.safe_logging import SafeFormatter

        return SafeFormatter().format(record)


class ProgramLog(logging.Handler):
    """The log of a running program, see ``start_log``.

    Keeps records in memory until the file is opened; a warning or an error opens it at once.
    """

    def __init__(
        self, folder: Path, on_refusal: Callable[[OSError], None], verbose: bool = False
    ) -> None:
        super().__init__()
        self.folder = folder
        self._recent: deque[str] = deque(maxlen=KEPT_IN_MEMORY)
        self._waiting: list[logging.LogRecord] = []
        self._on_refusal = on_refusal
        self._file: LogFile | None = None
        self._opened = False
        root = logging.getLogger()
        root.setLevel(logging.DEBUG if verbose else logging.INFO)
        self._handlers: list[logging.Handler] = [self]
        if sys.stderr is not None:
            shown = logging.StreamHandler(sys.stderr)
            shown.setLevel(logging.DEBUG if verbose else logging.WARNING)
            self._handlers.append(shown)
        for handler in self._handlers:
            handler.setFormatter(_LateFormatter())
            root.addHandler(handler)
        self._has_read_faults = False
        self._faults = self._open_faults()
        self._had_faulthandler = faulthandler.is_enabled()
        if self._faults is not None:
            faulthandler.enable(self._faults)
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = log_uncaught
        threading.excepthook = log_uncaught_in_thread
        sys.unraisablehook = _log_unraisable
        self._qt_handler = qInstallMessageHandler(_log_qt_message)
        atexit.register(self._at_exit)

    # --- the file -------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """The file that is written; None: there is none, or not yet."""
        return self.folder / FILE_NAME if self._file is not None else None

    def emit(self, record: logging.LogRecord) -> None:
        if self._opened:
            self._write(record)
            return
        self._waiting.append(record)
        if record.levelno >= logging.WARNING:
            self.open()

    def _write(self, record: logging.LogRecord) -> None:
        try:
            line = self.format(record)
        except Exception:
            self.handleError(record)
            return
        self._recent.append(line)
        if self._file is not None:
            self._file.write_line(line)

    def open(self) -> None:
        """Open the file and write what has been logged so far."""
        self.acquire()
        try:
            if self._opened:
                return
            self._opened = True
            try:
                from blueprints_desktop.desktop.diagnostics.log_file import LogFile

                self._file = LogFile(self.folder / FILE_NAME, self._on_refusal)
            except OSError as error:
                self._on_refusal(error)
            for record in self._waiting:
                self._write(record)
            self._waiting.clear()
        finally:
            self.release()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()

    def recent_lines(self, count: int) -> list[str]:
        """The last entries, whether or not they could be written."""
        self.open()
        return list(self._recent)[-count:]

    def text(self) -> str:
        """What the files hold, the oldest first; at least what was logged since the start."""
        self.open()
        path = self.path
        if path is None:
            return "\n".join(self._recent)
        files = [path.with_name(f"{path.name}.{number}") for number in (2, 1)]
        content = b""
        for file in (*files, path):
            with suppress(OSError):  # not there, or not to be read
                content += file.read_bytes()
        return content[-LONGEST_TEXT:].decode("utf-8", "replace")

    # --- hard crashes ---------------------------------------------------------------

    def _open_faults(self) -> io.FileIO | None:
        """The file of the fault handler, which must be open before anything happens."""
        flags = os.O_RDWR | os.O_APPEND | os.O_CREAT
        not_blocking = getattr(os, "O_NONBLOCK", 0)  # a pipe would block
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = io.FileIO(os.open(self.folder / FAULTS_NAME, flags | not_blocking, 0o600), "r+")
        except OSError as error:
            _log.info("Hard crashes cannot be kept: %s", error)  # the log itself is refused, too
            return None
        if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            return file
        file.close()
        _log.warning("Hard crashes cannot be kept: %s is not a regular file", FAULTS_NAME)
        return None

    def take_fault(self) -> str:
        """What the fault handler wrote, if anything; it is taken out of the file and logged."""
        if self._faults is None:
            return ""
        self._has_read_faults = True
        try:
            self._faults.seek(0)
            content = self._faults.read(LONGEST_FAULT)
            if content:
                self._faults.truncate(0)
        except OSError as error:
            _log.warning("The file of the fault handler cannot be used: %s", error)
            return ""
        from blueprints_desktop.engine.error_text import shorten_paths

        text = shorten_paths((content or b"").decode("utf-8", "replace")).strip()
        if text:
            _log.error("The fault handler wrote:\n%s", text)
        return text

    # --- the end --------------------------------------------------------------------

    def _at_exit(self) -> None:
        """Qt must not call Python once the interpreter is gone.

        A program that comes as far as this has not crashed: on Windows the fault handler also
        writes about faults that are handled. A start that never had a window, as one that hands its
        match to an open one, leaves what it found to the next.
        """
        qInstallMessageHandler(None)
        if self._has_read_faults:
            self.take_fault()

    def stop(self) -> None:
        """Undo everything that ``__init__`` did."""
        atexit.unregister(self._at_exit)
        qInstallMessageHandler(self._qt_handler)
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
        root = logging.getLogger()
        root.setLevel(logging.WARNING)
        for handler in self._handlers:
            root.removeHandler(handler)
            handler.close()
        if self._faults is not None:
            faulthandler.disable()
            self._faults.close()
            if self._had_faulthandler and sys.__stderr__ is not None:
                faulthandler.enable(sys.__stderr__)
            self._faults = None


# --- what nobody caught -------------------------------------------------------------


def log_uncaught(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """For ``sys.excepthook``. Ctrl+C in a terminal is no error."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
    else:
        _log.critical("Uncaught error", exc_info=(kind, error, trace))


def log_uncaught_in_thread(args: Any) -> None:
    """For ``threading.excepthook``; ``SystemExit`` is how a thread ends itself."""
    if args.exc_value is None or issubclass(args.exc_type, SystemExit):
        return
    name = "a thread" if args.thread is None else f"thread {args.thread.name}"
    info = (args.exc_type, args.exc_value, args.exc_traceback)
    _log.critical("Uncaught error in %s", name, exc_info=info)


def _log_unraisable(args: Any) -> None:
    """For ``sys.unraisablehook``: errors in destructors and callbacks, which stop nothing."""
    if args.exc_value is None:
        return
    info = (args.exc_type, args.exc_value, args.exc_traceback)
    where = getattr(args.object, "__qualname__", type(args.object).__name__)
    _log.error("Error that could not be raised, in %s", where, exc_info=info)


def _log_qt_message(kind: "QtMsgType", context: "QMessageLogContext", message: str) -> None:
    category = getattr(context, "category", None) or "default"
    _qt_log.log(_QT_LEVELS.get(kind.name, logging.WARNING), "%s: %s", category, message)


# --- the one log --------------------------------------------------------------------

_current: list[ProgramLog] = []


def start_log(
    folder: Path, on_refusal: Callable[[OSError], None], verbose: bool = False
) -> ProgramLog:
    """Begin to log into ``folder``. ``on_refusal`` is told once if nothing can be written there."""
    stop_log()
    told: list[OSError] = []

    def refuse_once(error: OSError) -> None:
        if not told:
            told.append(error)
            on_refusal(error)

    _current.append(ProgramLog(folder, refuse_once, verbose))
    return _current[0]


def current_log() -> ProgramLog | None:
    """The log that was started; None in tests and tools."""
    return _current[0] if _current else None


def stop_log() -> None:
    """End the log and put the hooks back; only tests need that."""
    while _current:
        _current.pop().stop()
