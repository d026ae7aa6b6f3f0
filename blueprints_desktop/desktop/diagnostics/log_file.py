"""The rotating file behind the log. Only ``logging_setup`` imports it, once home is painted."""

import logging
import sys
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path

from blueprints_desktop.engine.input_files import check_regular_file

LARGEST = 256 * 1024
"""Bytes in a file before the next one is begun."""
OLDER_FILES = 2
"""Files kept besides the current one."""


class LogFile(RotatingFileHandler):
    """Writes finished log lines. A disk that refuses is reported, and never raises."""

    def __init__(self, path: Path, on_refusal: Callable[[OSError], None]) -> None:
        """Open the file; raises OSError where that is not possible."""
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            check_regular_file(path)  # opening a pipe would block
        super().__init__(
            path,
            maxBytes=LARGEST,
            backupCount=OLDER_FILES,
            encoding="utf-8",
            errors="backslashreplace",
        )
        self._on_refusal = on_refusal

    def write_line(self, line: str) -> None:
        self.handle(logging.makeLogRecord({"msg": line}))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Called by ``emit`` in place of raising; the disk may have room again later."""
        error = sys.exc_info()[1]
        if isinstance(error, OSError):
            self._on_refusal(error)
