"""Computer players at a table: they think while the table moves, and play at a human pace.

A thought begins as soon as it is a computer's turn, so that it runs beside the movement of what
was played before; its move is made when the board is still and people have had time to look.
"""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from blueprints_desktop.bots import LEVELS
from blueprints_desktop.bots.seeing import luck_of, question
from blueprints_desktop.bots.thinker import Answer
from blueprints_desktop.desktop.opponents.thinking import Asking, Thinking
from blueprints_desktop.desktop.pages.table import TablePage
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.engine.step import NEXT

PACE_MS = {"off": 0, "fast": 350, "normal": 900, "slow": 1800}
"""How long a board is still before a computer's move is shown, by the setting."""
_STILL_MOVING = 60
"""Milliseconds after which a board that moved is looked at again."""


class ComputerPlayers(QObject):
    """Makes the moves of all seats that no person plays, while the table is on the screen."""

    thinks = Signal(bool)
    """A computer player begins to think, or has stopped."""

    def __init__(self, table: TablePage, thinking: Thinking, settings: Settings) -> None:
        super().__init__(table)
        self._table = table
        self._sitting = table.sitting
        self._settings = settings
        self._asking = Asking(thinking, self)
        self._asked_at = -1
        """After how many moves the question was asked; -1: none is open."""
        self._answer: Answer | None = None
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self.nodes: int | None = None
        """Nodes for every thought instead of the level's own; tests are in a hurry."""
        self.held = False
        """They think, but make no move: a picture is taken of that."""
        self._pace.timeout.connect(self._play_if_still)
        self._asking.answered.connect(self._on_answer)
        self._sitting.stepped.connect(self.look_again)
        self._sitting.rewound.connect(self._begin_anew)
        self._sitting.viewer_changed.connect(self.look_again)
        table.board.settled.connect(self._wait_a_while)
        self.thinks.connect(table.bar.show_thinking)
        table.installEventFilter(self)

    # --- whose turn it is -----------------------------------------------------------

    @property
    def level(self) -> str | None:
        """The level of whoever is to decide now; None: a person, nobody, or nothing to decide."""
        sitting = self._sitting
        seat = sitting.to_act
        if seat is None or seat in sitting.people or sitting.legal_moves() == [NEXT]:
            return None
        kind = sitting.players[seat].kind
        return kind if kind in LEVELS else LEVELS[1]

    def look_again(self) -> None:
        """Something changed at the table: think for whoever is to act, or no more."""
        level = self.level if self._table.isVisible() else None
        moves = len(self._sitting.match.played)
        if level is None:
            self.rest()
        elif self._asked_at != moves:
            self._asked_at, self._answer = moves, None
            self._asking.ask(question(self._sitting.match, level, self.nodes))
            self._wait_a_while()
            self.thinks.emit(True)

    def rest(self) -> None:
        """Give up whatever is thought of; ``look_again`` begins anew."""
        if self._asked_at >= 0:
            self._asking.drop()
            self._pace.stop()
            self._asked_at, self._answer = -1, None
            self.thinks.emit(False)

    def _begin_anew(self) -> None:
        """Moves were taken back: an answer would be to another position."""
        self.rest()
        self.look_again()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Nobody plays on a table that something lies over, or that was left."""
        if event.type() == QEvent.Type.Show:
            self.look_again()
        elif event.type() == QEvent.Type.Hide:
            self.rest()
        return False

    # --- the move -------------------------------------------------------------------

    def _on_answer(self, answer: Answer) -> None:
        self._answer = answer
        if not self._pace.isActive():
            self._play_if_still()

    def _wait_a_while(self) -> None:
        """The board is still, or a thought begins: people look at it for a moment."""
        if self._asked_at >= 0:
            self._pace.start(PACE_MS[self._settings.pace])

    def _play_if_still(self) -> None:
        """Make the move, if there is one and nothing moves on the board."""
        answer = self._answer
        if answer is None or self.held:
            return
        if self._table.board.moving or self._table.lingering.running:
            self._pace.start(_STILL_MOVING)
            return
        self._asked_at, self._answer = -1, None
        self.thinks.emit(False)
        match = self._sitting.match
        if answer.move is None:
            self._sitting.play(self._at_a_glance())
        else:
            self._sitting.play(match.game.parse_move(answer.move))

    def _at_a_glance(self) -> object:
        """Where no worker can be had the game goes on all the same, with what a glance finds."""
        from blueprints_desktop.bots.levels import APPRENTICE, think
        from blueprints_desktop.engine.chance import Chance

        match = self._sitting.match
        view = match.view(match.to_act)
        return think(match.game, view, APPRENTICE, Chance(luck_of(view))).move
