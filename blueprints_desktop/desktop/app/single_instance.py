"""A second start hands its match to the window that is open already.

Two windows over the same folder of matches would write over each other. The window listens at a
socket in the person's cache folder; whoever is started later tells it there what to open, and ends
when it has been heard. One that crashed leaves its socket behind, and then nobody answers: that
start becomes the window itself. Where no socket can be made every start has a window of its own.
"""

import json
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from blueprints_desktop.engine.input_files import parse_json

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window

_log = logging.getLogger(__name__)

_HEARD = b"heard\n"
_LONGEST = 64 * 1024
"""Of what a later start tells, in bytes: the path of a file, and a token."""
_PATIENCE_MS = 2000
"""A window that does not answer for so long hangs; the new start opens one of its own."""
_TOKEN = "XDG_ACTIVATION_TOKEN"
"""With this a Wayland desktop lets the window come to the front."""


def hand_over(match: Path | None, socket: str) -> bool:
    """Ask the open window to show itself, and a match in it; whether there is one that heard."""
    caller = QLocalSocket()
    caller.connectToServer(socket)
    if not caller.waitForConnected(_PATIENCE_MS):
        return False
    wanted = {"match": None if match is None else str(match.absolute())}
    message = json.dumps({**wanted, "token": os.environ.get(_TOKEN)})
    caller.write(message.encode() + b"\n")
    caller.flush()
    while not caller.canReadLine():
        if not caller.waitForReadyRead(_PATIENCE_MS):
            return False
    return bytes(caller.readLine().data()) == _HEARD


class SingleInstance(QObject):
    """Listens for later starts of the program, and brings the window forward for them."""

    def __init__(self, socket: str, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        with suppress(OSError):
            Path(socket).parent.mkdir(parents=True, exist_ok=True)
        QLocalServer.removeServer(socket)
        if not self._server.listen(socket):
            _log.warning("Later starts cannot be heard: %s", self._server.errorString())

    def close(self) -> None:
        """Nobody is to call any more; the socket goes."""
        self._server.close()

    def _answer(self) -> None:
        caller = self._server.nextPendingConnection()
        caller.setReadBufferSize(_LONGEST)
        caller.readyRead.connect(lambda: self._read(caller))
        caller.disconnected.connect(caller.deleteLater)
        self._read(caller)

    def _read(self, caller: QLocalSocket) -> None:
        if not caller.canReadLine():
            if caller.bytesAvailable() >= _LONGEST:
                caller.abort()
            return
        try:
            message = parse_json(bytes(caller.readLine().data()))
            match, token = message["match"], message["token"]
        except (ValueError, KeyError, TypeError):
            caller.abort()
            return
        caller.write(_HEARD)
        caller.flush()
        self._come_forward(None if match is None else Path(str(match)), token)

    def _come_forward(self, match: Path | None, token: object) -> None:
        window = self._window
        if isinstance(token, str):
            os.environ[_TOKEN] = token
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        if match is not None:
            window.open_match(match)
