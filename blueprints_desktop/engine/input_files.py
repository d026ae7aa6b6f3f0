"""Reads files that come from people: regular files only, up to a size limit.

A pipe or a device can block a read for ever, and a huge file can use up the memory. All code
that reads a file which a person could have put there goes through this module, and so does all
code that parses JSON from such a file.
"""

import errno
import json
import os
import stat
from math import isfinite
from pathlib import Path
from typing import Any, BinaryIO

WHOLE_NUMBERS = range(-(1 << 63), 1 << 63)
"""The whole numbers that a file may hold: those of 64 bits, as in TOML and SQLite."""
_MOST_DIGITS = len(str(WHOLE_NUMBERS[0]))


class UnreadableFile(OSError):
    """A file that is refused before its content is read."""


class NotRegularFile(UnreadableFile):
    """The path names a folder, a pipe, a socket or a device."""


class FileTooLarge(UnreadableFile):
    """The file is larger than its limit."""


def check_regular_file(path: Path) -> os.stat_result:
    """Return the file's status; raise NotRegularFile unless it is a regular file or a link to one.

    A path that no system accepts, such as one with a NUL in it, counts as missing.
    """
    try:
        status = path.stat()
    except ValueError as error:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)) from error
    _check_mode(status, path)
    return status


def _check_mode(status: os.stat_result, path: Path) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise NotRegularFile(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise NotRegularFile(errno.EINVAL, "not a regular file", str(path))


def _open(path: Path) -> BinaryIO:
    """Open a regular file for reading.

    The file is opened without blocking and checked again once it is open, so that a pipe put in
    its place in between cannot block the caller either.
    """
    check_regular_file(path)
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    file = os.fdopen(os.open(path, flags), "rb")
    try:
        _check_mode(os.fstat(file.fileno()), path)
    except BaseException:
        file.close()
        raise
    return file


def _too_large(path: Path, limit: int) -> FileTooLarge:
    return FileTooLarge(errno.EFBIG, f"larger than {limit} bytes", str(path))


def read_input_file(path: Path, limit: int) -> bytes:
    """Return the content of a regular file of at most `limit` bytes."""
    with _open(path) as file:
        if os.fstat(file.fileno()).st_size > limit:
            raise _too_large(path, limit)
        content = file.read(limit + 1)
    if len(content) > limit:
        raise _too_large(path, limit)
    return content


def read_first_line(path: Path, limit: int) -> bytes:
    """Return the first line of a regular file without its end; it has at most `limit` bytes."""
    with _open(path) as file:
        line = file.readline(limit + 1)
    if len(line) > limit:
        raise _too_large(path, limit)
    return line.rstrip(b"\n")


def parse_json(text: str | bytes) -> Any:
    """Return the value that JSON text holds; whatever is wrong with the text raises ValueError.

    Nesting that is too deep for the parser and whole numbers of more than 64 bits are refused like
    any other error in the text. So are NaN, Infinity and 1e999: no JSON text could hold the value.
    """
    try:
        return json.loads(
            text, parse_int=_whole_number, parse_float=_number, parse_constant=_refuse_constant
        )
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def _whole_number(digits: str) -> int:
    if len(digits) > _MOST_DIGITS or (number := int(digits)) not in WHOLE_NUMBERS:
        raise ValueError("a whole number of more than 64 bits")
    return number


def _number(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise ValueError("a number that is too large")
    return number


def _refuse_constant(name: str) -> float:
    raise ValueError(f"{name} is not JSON")
