"""Describes errors so that the text can be logged, copied and sent to a developer.

A traceback names files, lines and source text, which say nothing about a match. The message of an
error may hold more: a KeyError shows its key, a ValueError often shows the value, an OSError the
file name, which holds players' names. So a message is kept only where the interpreter writes it
about code. The person's home folder is written as ``~``.
"""

import os
import re
import traceback
from pathlib import PurePath
from types import TracebackType

from blueprints_desktop.engine.errors import GameError

_ABOUT_CODE = frozenset(
    {
        AttributeError,
        ImportError,
        MemoryError,
        ModuleNotFoundError,
        NameError,
        NotImplementedError,
        OverflowError,
        RecursionError,
        RuntimeError,
        SystemError,
        TypeError,
        UnboundLocalError,
        ZeroDivisionError,
    }
)
"""Errors whose messages name types and attributes, not values."""
_WITH_VALUES = (ValueError, AssertionError, IndexError)
"""Errors whose messages are kept without the values in them."""
_VALUES = re.compile(
    r"""'.*'|".*"|“.*”|«.*»|\(.*\)|\[.*\]|\{.*\}|<.*>|\S*\d\S*""",
    re.DOTALL,
)
_MATCH_FILE = re.compile(r"""[^/\\"'\n]+\.match\b""")
_FIRST_FRAMES, _LAST_FRAMES = 15, 45
"""The frames shown of a traceback that is longer than both together."""
_MOST_CAUSES = 8


def error_text(error: BaseException, trace: TracebackType | None = None) -> str:
    """Return the error with its traceback and its causes, the first cause first.

    ``trace`` is for an error that does not carry its own traceback.
    """
    parts: list[str] = []
    for cause in _chain(error):
        frames = traceback.format_tb(cause.__traceback__ or (trace if cause is error else None))
        if len(frames) > _FIRST_FRAMES + _LAST_FRAMES:
            left_out = len(frames) - _FIRST_FRAMES - _LAST_FRAMES
            frames[_FIRST_FRAMES:-_LAST_FRAMES] = [f"  ... {left_out} frames ...\n"]
        parts.append("".join([*frames, describe_error(cause)]))
    return shorten_paths("\n\nwhich led to\n\n".join(parts))


def _chain(error: BaseException) -> list[BaseException]:
    """The error after its causes; a chain that is too long or leads to itself is cut."""
    chain: list[BaseException] = []
    current: BaseException | None = error
    while (
        current is not None
        and not any(current is known for known in chain)
        and len(chain) < _MOST_CAUSES
    ):
        chain.append(current)
        context = None if current.__suppress_context__ else current.__context__
        current = current.__cause__ or context
    return chain[::-1]


def describe_error(error: BaseException) -> str:
    """Return the type of the error, and its message as far as that is safe.

    >>> describe_error(TypeError("unhashable type: 'list'"))
    "TypeError: unhashable type: 'list'"
    >>> describe_error(KeyError("Ada"))
    'KeyError'
    >>> describe_error(ValueError("'Ada' is not in list"))
    'ValueError: … is not in list'
    >>> describe_error(FileNotFoundError(2, "No such file or directory", "Ada and Zoé.match"))
    'FileNotFoundError: [Errno 2] No such file or directory'
    """
    name = type(error).__name__
    message = _safe_message(error)
    return f"{name}: {message}" if message else name


def _safe_message(error: BaseException) -> str:
    if isinstance(error, GameError):
        return error.code
    if isinstance(error, OSError):
        return "" if error.errno is None else f"[Errno {error.errno}] {error.strerror}"
    if type(error) in _ABOUT_CODE or type(error).__module__ == "sqlite3":
        return shorten_paths(str(error))
    if isinstance(error, _WITH_VALUES):
        return _VALUES.sub("…", str(error))
    return ""


def shorten_paths(text: str) -> str:
    """Return the text with the person's home folder written as ``~``."""
    for home in _home_folders():
        text = text.replace(home, "~")
    return text


def safe_message(text: str) -> str:
    """Return a log message with the home folder as ``~``, and without the names of match files.

    Those hold players' names. What stands before such a name cannot be told apart from it.

    >>> safe_message("cannot open '/data/matches/Ada, Zoé - 2026.match': try again")
    "cannot open '/data/matches/….match': try again"
    """
    return _MATCH_FILE.sub("….match", shorten_paths(text))


def _home_folders() -> list[str]:
    """The home folder as it is written and as links resolve it, the longer first."""
    home = os.path.expanduser("~")  # noqa: PTH111 (Path.home() raises where there is none)
    folders = {home, os.path.realpath(home)}
    usable = (folder for folder in folders if len(PurePath(folder).parts) > 1)
    return sorted(usable, key=len, reverse=True)
