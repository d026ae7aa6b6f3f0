"""The report of a failure: what a developer needs, and nothing of the match."""

import platform

from PySide6.QtCore import qVersion

from blueprints_desktop import __version__
from blueprints_desktop.desktop.diagnostics.logging_setup import recent_log_lines
from blueprints_desktop.engine.error_text import error_text

LOG_ENTRIES = 40
"""The last entries of the log that are part of a report."""


def report_of(error: BaseException) -> str:
    """Report an error: versions, traceback, and what the log says of the time before."""
    return report_text(error_text(error))


def report_text(failure: str) -> str:
    """Report a failure whose text is already free of secrets."""
    lines = [
        f"Blueprints Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        "",
        failure,
        "",
    ]
    if entries := recent_log_lines(LOG_ENTRIES):
        lines += ["Last lines of the log:", *entries, ""]
    return "\n".join(lines)
