"""Files held over the window and let go there: what would happen is shown, and the file stays."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from blueprints_desktop.desktop.ui.controls.notices import DropSign
from blueprints_desktop.engine.plain_text import one_line

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window


def invite(window: "Window", event: QDragEnterEvent) -> None:
    """Something comes over the window: a file is welcome, and the window says what it would do."""
    path = file_in(event.mimeData())
    if path is not None:
        _take_only_a_copy(event)
        said = QCoreApplication.translate("Window", "Let go to open “{name}”")
        sign = window.findChild(DropSign) or DropSign(window.appearance, window)
        sign.say(said.format(name=one_line(path.stem)))


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
