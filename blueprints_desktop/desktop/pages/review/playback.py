"""How the review goes from step to step: the board follows, and steps may follow by themselves."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.pages.review.review_model import ReviewModel
from blueprints_desktop.desktop.pages.review.review_track import Track
from blueprints_desktop.desktop.ui.board.board_api import Board, Position
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton
from blueprints_desktop.engine.step import Seat

STEP_MS = 900
"""From one step to the next: long enough to see what it changed."""
LOOK_MS = 100
"""While something still moves on the board, so often it is looked whether it has arrived."""


class Autoplay(QObject):
    """``forth`` goes on by a step and says whether there is another; ``moving``: wait with that."""

    changed = Signal(bool)
    """It began, or it stopped."""

    def __init__(
        self, forth: Callable[[], bool], moving: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._forth, self._moving = forth, moving
        self.turning = False
        """A step is being made by this, and not by a person."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_time)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def toggle(self) -> None:
        if self.running:
            self.stop()
            return
        self._timer.start(STEP_MS)
        self.changed.emit(True)
        self.turn()

    def _on_time(self) -> None:
        if self._moving():
            self._timer.start(LOOK_MS)
        else:
            self._timer.start(STEP_MS)
            self.turn()

    def turn(self) -> None:
        self.turning = True
        went = self._forth()
        self.turning = False
        if not went:
            self.stop()

    def stop(self) -> None:
        if self.running:
            self._timer.stop()
            self.changed.emit(False)

    def on_step(self) -> None:
        """Another step is shown: if it was not us, somebody has taken over."""
        if not self.turning:
            self.stop()


class BoardFollower(QObject):
    """Puts the steps of a story on a board. The focus stays where it was: in the bar."""

    def __init__(self, board: Board, story: ReviewModel, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._story = board, story
        self._shown: Position | None = None
        self._focus: tuple[QWidget | None, Qt.FocusReason] | None = None
        """Where it is to go back to when what moves has arrived."""
        board.settled.connect(self._give_focus_back)

    def show(self, step: int, viewer: Seat | None = None) -> Position:
        """The position after so many moves, at once; ``viewer``: as this seat saw it."""
        self._keep_focus()
        self._shown = self._story.position(step, viewer)
        self._board.show_position(self._shown)
        self._board.skip()
        self._give_focus_back()
        return self._shown

    def play(self, step: int) -> Position:
        """Animate the move that led to this step, as the viewer saw it."""
        viewer = self._story.viewer(step)
        if self._shown is None or self._shown.viewer != viewer:
            self._board.show_position(self._story.position(step - 1, viewer))
        self._board.skip()
        self._keep_focus()
        self._shown = self._story.position(step)
        self._board.animate([event for _, event in self._story.told(step)], self._shown)
        return self._shown

    def _keep_focus(self) -> None:
        """Also whether it came by mouse and shows no ring, or by key and shows one."""
        focused, reasons = QApplication.focusWidget(), Qt.FocusReason
        ringed = not isinstance(focused, PaintedButton | Track) or focused.shows_focus
        self._focus = focused, reasons.OtherFocusReason if ringed else reasons.MouseFocusReason

    def _give_focus_back(self) -> None:
        """Boards take the focus when they turn to a page of theirs; here the bar keeps it."""
        focused, reason = self._focus or (None, Qt.FocusReason.OtherFocusReason)
        self._focus = None
        taken = focused is not QApplication.focusWidget()
        if focused is not None and taken and focused.isVisible():
            focused.setFocus(reason)
