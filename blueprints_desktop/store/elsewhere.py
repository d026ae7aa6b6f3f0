"""Match files outside the library's folder that were played: remembered, so that they are found again.

Only their places are kept. A file that is gone is passed over, not struck out: a drive that is away
comes back, and what stays away is pushed out by newer ones.
"""

import json
from pathlib import Path

from blueprints_desktop.engine.input_files import parse_json, read_input_file

MOST = 50
LARGEST = 1024 * 1024
"""Of the list, in bytes: each place in it may have some thousand."""


class Elsewhere:
    """A list of places in a file of its own, the one noted last first; a damaged list is empty."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def files(self) -> list[Path]:
        """Those that are there."""
        return [path for path in self._places() if path.is_file()]

    def note(self, path: Path) -> None:
        """Remember a file. Where the list cannot be written, the match is played all the same."""
        places = self._places()
        if places[:1] != [path]:
            self._write([path, *(place for place in places if place != path)][:MOST])

    def forget(self, path: Path) -> None:
        self._write([place for place in self._places() if place != path])

    def _places(self) -> list[Path]:
        try:
            told = parse_json(read_input_file(self._file, LARGEST))
        except (OSError, ValueError):
            return []
        known = told if isinstance(told, list) else []
        return [Path(place) for place in known[:MOST] if isinstance(place, str)]

    def _write(self, places: list[Path]) -> None:
        from blueprints_desktop.store.files import write_atomically  # home reads and never writes

        told = json.dumps([str(place) for place in places], indent=1)  # ASCII holds any name
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._file, told.encode())
        except OSError:
            return
