"""The folder in which matches are kept as they are played, and those that were opened elsewhere."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from blueprints_desktop.store.elsewhere import Elsewhere

if TYPE_CHECKING:
    from datetime import datetime

SUFFIX = ".match"


class Library:
    """Match files, newest first. Every match has a file in the folder from its first moment.

    A file that was opened from somewhere else is played on where it lies, and belongs to the
    matches from then on.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._elsewhere = Elsewhere(folder.parent / "elsewhere.json")

    def new_path(self, key: str, now: "datetime") -> Path:
        """A name that nobody has yet, telling day and game to whoever looks into the folder."""
        stem = f"{now:%Y-%m-%d} {key}"
        number = 1
        while os.path.lexists(path := self.folder / f"{stem} {number}{SUFFIX}"):
            number += 1
        return path

    def files(self) -> list[Path]:
        """All match files, the one played last first; a folder that is not there holds none."""
        dated = [(_played_at(path), path) for path in (*self._inside(), *self._elsewhere.files())]
        found = [(when, path) for when, path in dated if when is not None]
        return [path for _, path in sorted(found, reverse=True)]

    def _inside(self) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            return []

    def holds(self, path: Path) -> bool:
        """Whether a file lies in the folder."""
        return Path(os.path.realpath(path)).parent == Path(os.path.realpath(self.folder))

    def place_of(self, path: Path) -> Path:
        """The path by which ``files`` lists a file that is played, however it was named."""
        return self.folder / path.name if self.holds(path) else path.absolute()

    def note(self, path: Path) -> None:
        """This file is played: wherever it lies, it is found again."""
        if not self.holds(path):
            self._elsewhere.note(path.absolute())

    def forget(self, path: Path) -> None:
        """A file elsewhere is not shown any more; it stays where it is."""
        self._elsewhere.forget(path.absolute())

    def prepare(self) -> OSError | None:
        """Make the folder; what stands in the way is given back, for playing goes on without."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return error
        return None


def _played_at(path: Path) -> float | None:
    """When a file was written; None for one that is not there, or not for us to see."""
    try:
        return path.stat().st_mtime
    except (OSError, ValueError):
        return None
