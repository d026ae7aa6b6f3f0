"""Where there is only one move to make, it lies ready on the board, to be confirmed and never played.

Nothing is chosen for anybody where the bar offers a button already, and nothing before all that
happened has been shown.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.desktop.ui.board.board_api import Board, Prompt

_AGAIN_MS = 120
"""How soon to look again while something moves."""


class SingleMove(QObject):
    """Suggests the only legal move to whoever is to act."""

    def __init__(
        self, session: GameSession, board: Board, prompt: Callable[[], Prompt], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._sitting, self._board, self._prompt = session, board, prompt
        self._later = QTimer(self, singleShot=True, interval=_AGAIN_MS)
        self._later.timeout.connect(self.offer)

    def offer(self) -> None:
        """A position is on the board, or about to be."""
        self._later.stop()
        session = self._sitting
        moves = session.legal_moves() if session.may_act() else ()
        if len(moves) != 1 or self._prompt().primary:
            return
        if self._board.moving:
            self._later.start()
        else:
            self._board.suggest(moves[0])

    def drop(self) -> None:
        """Something is shown that was not asked about."""
        self._later.stop()
