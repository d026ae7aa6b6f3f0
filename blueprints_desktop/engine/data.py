"""Reading decks, boards and plans: TOML in, and errors that name the file and the entry."""

import errno
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.input_files import (
    WHOLE_NUMBERS,
    FileTooLarge,
    NotRegularFile,
    read_input_file,
)
from blueprints_desktop.engine.toml_limits import is_nested_too_deeply

T = TypeVar("T")

LARGEST = 64 * 1024
"""In bytes. The largest file that comes with the program has 1,500."""
LONGEST_NAME = 100
"""What somebody may call a board or a monument, in characters."""


def read_toml(path: Path) -> dict[str, Json]:
    """The tables of a TOML file; one that cannot be read raises BadData, whatever is wrong with it.

    Size and nesting are checked before the file is parsed. The whole numbers in it have 64 bits.
    """
    source = file_name(path)
    text = _read_text(path, source)
    if is_nested_too_deeply(text):
        raise BadData("is-nested-too-deeply", source, "file")
    try:
        tables = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadData("is-not-toml", source, "file", reason=str(error)) from error
    except ValueError as error:  # a number of more digits than Python converts
        raise BadData("number-out-of-range", source, "file") from error
    _check_numbers(tables, source)
    return tables


def is_there(path: Path) -> bool:
    """Whether there is something at a path, even if it cannot be read: reading it then says why."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False
    except OSError:
        return True
    return True


def file_name(path: Path) -> str:
    """The name of a file as text that can be shown and saved: not every name on a disk is."""
    return path.name.encode("utf-8", "replace").decode()


def _read_text(path: Path, source: str) -> str:
    try:
        return read_input_file(path, LARGEST).decode()
    except FileTooLarge as error:
        raise BadData("file-is-too-large", source, "file", most=LARGEST) from error
    except NotRegularFile as error:
        if error.errno == errno.EISDIR:
            reason = os.strerror(errno.EISDIR)
            raise BadData("cannot-be-read", source, "file", reason=reason) from error
        raise BadData("not-a-regular-file", source, "file") from error
    except OSError as error:
        raise BadData("cannot-be-read", source, "file", reason=error.strerror) from error
    except UnicodeDecodeError as error:
        raise BadData("is-not-toml", source, "file", reason=str(error)) from error


def _check_numbers(tables: dict[str, Json], source: str) -> None:
    """Refuse whole numbers of more than 64 bits, which TOML does not have and the parser lets pass."""
    left: list[tuple[str, Json]] = [("", tables)]
    while left:
        entry, value = left.pop()
        if isinstance(value, dict):
            left += [(f"{entry}.{key}" if entry else key, part) for key, part in value.items()]
        elif isinstance(value, list):
            left += [(entry, part) for part in value]
        elif isinstance(value, int) and value not in WHOLE_NUMBERS:
            raise BadData("number-out-of-range", source, entry, value=value)


def take(table: object, key: str, kind: type[T], source: str, entry: str) -> T:
    """The value under a key, which must be there and of that type."""
    if not isinstance(table, Mapping):
        raise BadData("is-not-a-table", source, entry)
    if key not in table:
        raise BadData("is-missing", source, f"{entry}.{key}" if entry else key)
    value: Any = table[key]
    if type(value) is not kind:
        raise BadData("wrong-type", source, f"{entry}.{key}" if entry else key, value=value)
    return value


def check_length(text: str, most: int, source: str, entry: str) -> str:
    """The text itself; one of more characters than allowed raises BadData."""
    if len(text) > most:
        raise BadData("text-is-too-long", source, entry, found=len(text), most=most)
    return text


def take_name(table: object, key: str, source: str, entry: str = "") -> str:
    """The name under a key, of at most LONGEST_NAME characters."""
    name = take(table, key, str, source, entry)
    return check_length(name, LONGEST_NAME, source, f"{entry}.{key}" if entry else key)


def check_amount(amount: int, most: int, source: str, entry: str) -> int:
    """The amount itself; a larger one than allowed raises BadData."""
    if amount > most:
        raise BadData("number-out-of-range", source, entry, value=amount, most=most)
    return amount
