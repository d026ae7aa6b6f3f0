"""Where to go from the last page of a match: the same for every game."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Board
from blueprints_desktop.desktop.boards.end_link import EndLink
from blueprints_desktop.desktop.drawing.signs.icons import Icon


class Onward(QObject):
    """The links that a last page shows, and what its Enter and Esc mean; the page places them."""

    again_wanted = Signal()
    new_game_wanted = Signal()
    review_wanted = Signal()
    home_wanted = Signal()
    round_wanted = Signal(int)
    """The end of a round (from 0) is to be seen again."""

    def __init__(self, appearance: Appearance, place: QWidget) -> None:
        """The links lie on ``place``."""
        super().__init__(place)
        self.look_back = EndLink(Icon.EYE, "R", appearance, place)
        self.new_game = EndLink(Icon.PLUS, "N", appearance, place)
        self.links: tuple[EndLink, ...] = (self.look_back, self.new_game)
        self.look_back.clicked.connect(self.review_wanted)
        self.new_game.clicked.connect(self.new_game_wanted)

    def lead_to(self, board: Board) -> None:
        self.again_wanted.connect(board.again_wanted)
        self.new_game_wanted.connect(board.new_game_wanted)
        self.review_wanted.connect(board.review_wanted)
        self.home_wanted.connect(board.home_wanted)

    def say(self) -> None:
        self.look_back.setText(self.tr("Review"))
        self.look_back.setToolTip(self.tr("Review the match, move by move"))
        self.new_game.setText(self.tr("New game"))
        for link in self.links:
            link.resize(link.sizeHint())
