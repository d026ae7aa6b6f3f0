"""Writes the matches of a window in a thread. A table is not left with moves that could not be written, unless
somebody says so.
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMessageBox

from blueprints_desktop.desktop.i18n.error_messages import said_of_disk
from blueprints_desktop.desktop.session.open_match import save_match_as
from blueprints_desktop.desktop.ui.file_dialogs import ask_where_to_save, message_box
from blueprints_desktop.store import saved_match
from blueprints_desktop.store.background_writer import BackgroundWriter
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window


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


# --- leaving a table --------------------------------------------------------------


_NAME = "leaving"
_STILL_WRITING = QT_TRANSLATE_NOOP(
    "Window",
    "The disk is slow. You leave the table as soon as they are saved. If you leave now, they may be"
    " lost.",
)


def must_wait(window: "Window", saved: SavedMatch, leave: Callable[[], object]) -> bool:
    """Whether leaving has to wait for an answer; ``leave`` is tried again when there is one."""
    saved.catch_up()
    if not saved.is_behind:
        return False
    if window.findChild(QMessageBox, _NAME) is None:
        _Question(window, saved, leave).box.open()
    return True


class _Question(QObject):
    """Asks what becomes of moves that are not on disk; it ends with its box."""

    def __init__(self, window: "Window", saved: SavedMatch, leave: Callable[[], object]) -> None:
        self.box = box = message_box(window, *_words(saved))
        super().__init__(box)
        self._window, self._saved, self._leave = window, saved, leave
        translate = QCoreApplication.translate
        roles = QMessageBox.ButtonRole
        box.setObjectName(_NAME)
        self._elsewhere = box.addButton(translate("Window", "Save elsewhere…"), roles.AcceptRole)
        self._lose = box.addButton(
            translate("Window", "Leave without saving"), roles.DestructiveRole
        )
        stay = box.addButton(translate("Window", "Stay"), roles.RejectRole)
        box.setDefaultButton(self._elsewhere)
        box.setEscapeButton(stay)
        box.finished.connect(self._on_answer)
        window.services.match_writing.written.connect(self._on_written)

    def _on_answer(self) -> None:
        self.box.setObjectName("")  # another one may be asked before this one is gone
        if self.box.clickedButton() is self._elsewhere:
            _save_and(self._window, self._saved, self._leave)
        elif self.box.clickedButton() is self._lose:
            self._saved.give_up()
            self._leave()

    def _on_written(self, which: SavedMatch) -> None:
        """A slow disk has answered: leave if all is written, else say why it is not."""
        if which is not self._saved or self.box.objectName() != _NAME:
            return
        title, text = _words(self._saved)
        self.box.setText(title)
        self.box.setInformativeText(text)
        if not self._saved.is_behind:
            self.box.done(0)
            self._leave()


def _words(saved: SavedMatch) -> tuple[str, str]:
    """Why leaving waits: the disk has refused, or has not answered yet."""
    translate = QCoreApplication.translate
    if saved.problem is None:
        title = translate("Window", "The last moves are still being saved.")
        return title, translate("Window", str(_STILL_WRITING))
    title = translate("Window", "The last moves are not saved.")
    text = translate("Window", "They are lost if you leave now.")
    return title, f"{text} ({said_of_disk(saved.problem)})"


def _save_and(window: "Window", saved: SavedMatch, leave: Callable[[], object]) -> None:
    def then(path: Path) -> None:
        save_match_as(window, saved, path)
        if not saved.is_behind:
            leave()

    ask_where_to_save(window, window.settings, saved.header, then)
