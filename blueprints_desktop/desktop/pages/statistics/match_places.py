"""Where the files of matches lie, by the matches' ids."""

from pathlib import Path

from blueprints_desktop.history.catching_up import match_id_of
from blueprints_desktop.store.library import Library


def match_places(library: Library) -> dict[str, Path]:
    """All that are there; of copies the one played last."""
    found: dict[str, Path] = {}
    for path in library.files():
        match_id = match_id_of(path)
        if match_id is not None:
            found.setdefault(match_id, path)
    return found
