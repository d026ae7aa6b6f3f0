"""A picture of the page for other programs, which tells nobody at this screen what is not theirs."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData
from PySide6.QtGui import QGuiApplication

from blueprints_desktop.desktop.ui.controls.notices import say_over

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window
    from blueprints_desktop.desktop.session.game_session import GameSession

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
        said = QCoreApplication.translate("Window", "Picture copied, until the table is handed on")
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
