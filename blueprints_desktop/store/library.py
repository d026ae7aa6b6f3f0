"""The folder in which matches are kept as they are played."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime

SUFFIX = ".match"


class Library:
    """Match files in a folder, newest first. Every match has a file from its first moment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_path(self, key: str, now: "datetime") -> Path:
        """A name that nobody has yet, telling day and game to whoever looks into the folder."""
        stem = f"{now:%Y-%m-%d} {key}"
        number = 1
        while (path := self.folder / f"{stem} {number}{SUFFIX}").exists():
            number += 1
        return path

    def files(self) -> list[Path]:
        """All match files, the one played last first; a folder that is not there holds none."""
        try:
            found = [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
            return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
        except OSError:
            return []

    def prepare(self) -> OSError | None:
        """Make the folder; what stands in the way is given back, for playing goes on without."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return error
        return None
