"""A table is not left with moves that could not be written down, unless somebody says so.

Everything else is saved as it is played and left without a word.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from blueprints_desktop.desktop.file_dialogs import ask_where_to_save, message_box
from blueprints_desktop.desktop.opening import save_match_as
from blueprints_desktop.desktop.troubles import said_of_disk
from blueprints_desktop.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from blueprints_desktop.desktop.window import Window

_NAME = "leaving"


def must_wait(window: "Window", saved: SavedMatch, leave: Callable[[], object]) -> bool:
    """Whether leaving has to wait for an answer; ``leave`` is tried again when there is one."""
    saved.catch_up()
    if not saved.is_behind:
        return False
    if window.findChild(QMessageBox, _NAME) is None:
        _ask(window, saved, leave)
    return True


def _ask(window: "Window", saved: SavedMatch, leave: Callable[[], object]) -> None:
    translate = QCoreApplication.translate
    title = translate("Window", "The last moves are not saved.")
    text = translate("Window", "They are lost if you leave now.")
    if saved.problem is not None:
        text = f"{text} ({said_of_disk(saved.problem)})"
    box = message_box(window, title, text)
    box.setObjectName(_NAME)
    roles = QMessageBox.ButtonRole
    elsewhere = box.addButton(translate("Window", "Save elsewhere…"), roles.AcceptRole)
    lose = box.addButton(translate("Window", "Leave without saving"), roles.DestructiveRole)
    stay = box.addButton(translate("Window", "Stay"), roles.RejectRole)
    box.setDefaultButton(elsewhere)
    box.setEscapeButton(stay)

    def answered() -> None:
        box.setObjectName("")  # another one may be asked before this one is gone
        if box.clickedButton() is elsewhere:
            _save_and(window, saved, leave)
        elif box.clickedButton() is lose:
            saved.give_up()
            leave()

    box.finished.connect(answered)
    box.open()


def _save_and(window: "Window", saved: SavedMatch, leave: Callable[[], object]) -> None:
    def then(path: Path) -> None:
        save_match_as(window, saved, path)
        if not saved.is_behind:
            leave()

    ask_where_to_save(window, window.settings, saved.header, then)
