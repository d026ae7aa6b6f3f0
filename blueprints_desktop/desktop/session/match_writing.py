"""Writes the matches of a window in a thread, and tells the window when a write has ended."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from blueprints_desktop.store import saved_match
from blueprints_desktop.store.background_writer import BackgroundWriter
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.saved_match import SavedMatch


class MatchWriter(QObject):
    """One thread for all matches, so that their lines reach the disk in the order of play."""

    written = Signal(object)
    """A write of this SavedMatch has ended; its ``problem`` says whether it failed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.writer = BackgroundWriter("match files")

    def take_over(self, saved: SavedMatch) -> None:
        """Write this match from now on."""
        saved.write_behind(self.writer, lambda: self._tell(saved))

    def note_place(self, library: Library, path: Path) -> None:
        """Remember where a match file is that is outside the library's folder."""
        self.writer.submit(lambda: library.note(path), saved_match.PATIENCE)

    def _tell(self, saved: SavedMatch) -> None:
        """Called in the writer's thread; the signal is delivered in the window's."""
        with suppress(RuntimeError):  # the window is gone
            self.written.emit(saved)
