"""Small checks of data tables that quarry, plans and bags share."""

from collections.abc import Collection

from blueprints_desktop.engine.data import take
from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.engine.game import Json


def only_keys(table: Json, keys: Collection[str], source: str, entry: str) -> None:
    """A table holds nothing but these keys: a misspelt one would be overlooked."""
    for key in table:
        if key not in keys:
            raise BadData("unknown-entry", source, f"{entry}.{key}" if entry else str(key))


def texts(table: Json, key: str, source: str, entry: str = "") -> tuple[str, ...]:
    """The list of texts under a key."""
    found = take(table, key, list, source, entry)
    if any(type(text) is not str for text in found):
        raise BadData("not-a-list-of-texts", source, f"{entry}.{key}" if entry else key)
    return tuple(found)


def number(table: Json, key: str, most: int, source: str, entry: str) -> int:
    """The whole number from 0 to ``most`` under a key."""
    found = take(table, key, int, source, entry)
    if not 0 <= found <= most:
        raise BadData("number-out-of-range", source, f"{entry}.{key}", value=found, most=most)
    return found
