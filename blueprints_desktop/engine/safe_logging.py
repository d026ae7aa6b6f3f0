"""Formats log records so that no secret, name or private path gets into a log."""

import logging
import time
from collections.abc import Mapping

from blueprints_desktop.engine.error_text import (
    describe_error,
    error_text,
    safe_message,
    shorten_paths,
)


class SafeFormatter(logging.Formatter):
    """Formats records without the facts of a match, names of match files, or the home folder.

    It never uses ``record.exc_text``, which another formatter may have filled.
    """

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        thread = "" if record.threadName == "MainThread" else f" [{record.threadName}]"
        head = f"{when}.{record.msecs:03.0f} {record.levelname}{thread} {record.name}"
        lines = [f"{head}: {safe_message(_message(record))}"]
        if record.exc_info and record.exc_info[1] is not None:
            lines.append(error_text(record.exc_info[1], record.exc_info[2]))
        if record.stack_info:
            lines.append(shorten_paths(record.stack_info))
        return "\n".join(lines)


def _message(record: logging.LogRecord) -> str:
    """The message; errors among its arguments are described without what may be secret."""
    text = str(_safe_argument(record.msg))
    if not record.args:
        return text
    if isinstance(record.args, Mapping):
        return text % {name: _safe_argument(value) for name, value in record.args.items()}
    return text % tuple(_safe_argument(value) for value in record.args)


def _safe_argument(value: object) -> object:
    return describe_error(value) if isinstance(value, BaseException) else value
