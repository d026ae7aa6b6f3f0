"""The board of a review follows its steps: at once, or moving as when the match was played."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.pages.review.review_model import ReviewModel
from blueprints_desktop.desktop.pages.review.review_track import Track
from blueprints_desktop.desktop.ui.board.board_api import Board, Position
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton


class BoardFollower(QObject):
    """Puts the steps of a story on a board. The focus stays where it was: in the bar."""

    def __init__(self, board: Board, story: ReviewModel, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._story = board, story
        self._shown: Position | None = None
        self._focus: tuple[QWidget | None, Qt.FocusReason] | None = None
        """Where it is to go back to when what moves has arrived."""
        board.settled.connect(self._on_settled)

    def show(self, step: int) -> Position:
        """The position after so many moves, at once."""
        focused = QApplication.focusWidget()
        reason = _reason_of(focused)
        self._focus = None
        self._shown = self._story.position(step)
        self._board.show_position(self._shown)
        self._board.skip()
        _give_back_focus(focused, reason)
        return self._shown

    def play(self, step: int) -> Position:
        """The move that led to this step, as whoever looks at it saw it being made."""
        viewer = self._story.viewer(step)
        if self._shown is None or self._shown.viewer != viewer:
            self._board.show_position(self._story.position(step - 1, viewer))
        self._board.skip()
        focused = QApplication.focusWidget()
        self._focus = focused, _reason_of(focused)
        self._shown = self._story.position(step)
        self._board.animate([event for _, event in self._story.told(step)], self._shown)
        return self._shown

    def _on_settled(self) -> None:
        if self._focus is not None:
            _give_back_focus(*self._focus)
            self._focus = None


def _reason_of(focused: QWidget | None) -> Qt.FocusReason:
    """Whether the focus came by mouse and shows no ring, or by key and shows one."""
    ringed = not isinstance(focused, PaintedButton | Track) or focused.shows_focus
    return Qt.FocusReason.OtherFocusReason if ringed else Qt.FocusReason.MouseFocusReason


def _give_back_focus(focused: QWidget | None, reason: Qt.FocusReason) -> None:
    """Boards take the focus when they turn to a page of theirs; here the bar keeps it."""
    taken = focused is not QApplication.focusWidget()
    if focused is not None and taken and focused.isVisible():
        focused.setFocus(reason)
