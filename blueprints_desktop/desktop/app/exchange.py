"""Pictures and files that go between the window and other programs."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication

from blueprints_desktop.desktop.ui.controls.notices import DropSign, say_over
from blueprints_desktop.engine.plain_text import one_line

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window
    from blueprints_desktop.desktop.session.game_session import GameSession

# --- pictures ---------------------------------------------------------------------


PRIVATE = "application/x-blueprints-desktop-private"
"""Marks a picture of what one seat alone may see."""


def copy_picture(window: "Window", session: "GameSession | None") -> None:
    """Copy the page that is shown; ``session`` is the one at its table, or at the table below it."""
    data, clipboard = QMimeData(), QGuiApplication.clipboard()
    data.setImageData(window.page.grab().toImage())
    said = QCoreApplication.translate("Window", "Picture copied")
    if session is not None and session.shows_secrets:
        data.setData(PRIVATE, b"1")
        clipboard.setProperty(PRIVATE, True)
        said = QCoreApplication.translate(
            "Window", "Picture copied; cleared when the next player takes over"
        )
    clipboard.setMimeData(data)
    say_over(window, window.appearance, said)


def keep_from_others(session: "GameSession") -> None:
    """Somebody else is to sit at the screen, now or whenever that changes: what was copied of one
    seat's view, and nobody replaced since, could be pasted by the next."""
    session.viewer_changed.connect(forget_private_picture)
    if session.viewer is None:
        forget_private_picture()


def forget_private_picture() -> None:
    """Where something else was copied since, the mark is not found; only if we have copied at all
    is the clipboard asked, for whoever it belongs to may be slow to answer."""
    clipboard = QGuiApplication.clipboard()
    if clipboard.property(PRIVATE):
        clipboard.setProperty(PRIVATE, False)
        data = clipboard.mimeData()
        if data is not None and data.hasFormat(PRIVATE):
            clipboard.clear()


# --- files ------------------------------------------------------------------------


def invite(window: "Window", event: QDragEnterEvent) -> None:
    """Something comes over the window: a file is welcome, and the window says what it would do."""
    path = file_in(event.mimeData())
    if path is not None:
        _take_only_a_copy(event)
        said = QCoreApplication.translate("Window", "Drop to open “{name}”")
        sign = window.findChild(DropSign) or DropSign(window.appearance, window)
        sign.tell(said.format(name=one_line(path.stem)))


def put_sign_away(window: "Window") -> None:
    if (sign := window.findChild(DropSign)) is not None:
        sign.hide()


def receive(window: "Window", event: QDropEvent) -> Path | None:
    """The file that was let go over the window."""
    put_sign_away(window)
    path = file_in(event.mimeData())
    if path is not None:
        _take_only_a_copy(event)
    return path


def file_in(data: QMimeData) -> Path | None:
    """The first file among what is dragged: a window shows one match."""
    files = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return next(files, None)


def _take_only_a_copy(event: QDropEvent) -> None:
    """Accept a copy only: after an accepted move the source deletes its file."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
