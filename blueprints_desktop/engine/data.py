"""Reading decks, boards and plans: TOML in, and errors that name the file and the entry."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.engine.game import Json

T = TypeVar("T")


def read_toml(path: Path) -> dict[str, Json]:
    """The tables of a TOML file; one that cannot be read raises BadData."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData("cannot-be-read", path.name, "file", reason=error.strerror) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData("is-not-toml", path.name, "file", reason=str(error)) from error


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
