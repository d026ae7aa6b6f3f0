"""Where to go from the last page of a match: the same for every game."""

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Board, Prompt
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.results.end_link import EndLink
from blueprints_desktop.engine.step import Seat

LINKS_SHARE = 0.56
"""Of the width of a head that has the title at its left and the links at its right."""


def again_prompt(seat: Seat | None, detail: str = "") -> Prompt:
    """What the bar asks on a last page; how it ended stands above.

    ``detail`` is what else there is to say of the end and stands nowhere else.
    """
    translate = QCoreApplication.translate
    return Prompt(
        translate("EndLinks", "Another game?"),
        detail or translate("EndLinks", "The same players with the same options"),
        primary=translate("EndLinks", "Play again"),
        secondary=translate("EndLinks", "Home"),
        seat=seat,
    )


class EndLinks(QObject):
    """The links that a last page shows, and what its Enter and Esc mean; the page places them."""

    again_wanted = Signal()
    new_game_wanted = Signal()
    review_wanted = Signal()
    sheet_wanted = Signal(bool)
    """The score sheet is to be opened, or its charts."""
    home_wanted = Signal()
    round_wanted = Signal(int)
    """The end of a round (from 0) is to be seen again."""

    def __init__(self, appearance: Appearance, place: QWidget) -> None:
        """The links lie on ``place``; they are made in the order in which Tab goes through them."""
        super().__init__(place)
        self.sheet = EndLink(Icon.LIST, "S", appearance, place)
        self.charts = EndLink(Icon.STATISTICS, "G", appearance, place)
        self.look_back = EndLink(Icon.EYE, "R", appearance, place)
        self.new_game = EndLink(Icon.PLUS, "N", appearance, place)
        self.links: tuple[EndLink, ...] = (
            self.sheet,
            self.charts,
            self.look_back,
            self.new_game,
        )
        self.sheet.clicked.connect(lambda: self.sheet_wanted.emit(False))
        self.charts.clicked.connect(lambda: self.sheet_wanted.emit(True))
        self.look_back.clicked.connect(self.review_wanted)
        self.new_game.clicked.connect(self.new_game_wanted)

    def lead_to(self, board: Board) -> None:
        self.again_wanted.connect(board.again_wanted)
        self.new_game_wanted.connect(board.new_game_wanted)
        self.review_wanted.connect(board.review_wanted)
        self.sheet_wanted.connect(board.sheet_wanted)
        self.home_wanted.connect(board.home_wanted)

    def fit(self, room: float, *others: EndLink) -> None:
        """Make the links as wide as there is room for them and ``others`` beside them.

        The keys go first, then the words of all but the last two, which people look for most.
        """
        links = (*others, *self.links)
        for shows_key, bare in (
            (True, 0),
            (False, 0),
            (False, len(links) - 2),
            (False, len(links)),
        ):
            for number, link in enumerate(links):
                link.set_bare(number < bare)
                link.show_key(shows_key)
            if sum(link.width() for link in links) <= room:
                return

    def say(self) -> None:
        self.sheet.setText(self.tr("Sheet"))
        set_tip(self.sheet, self.tr("The score sheet, every number explained"))
        self.charts.setText(self.tr("Charts"))
        set_tip(self.charts, self.tr("The match in charts"))
        self.look_back.setText(self.tr("Review"))
        set_tip(self.look_back, self.tr("Review the match, move by move"))
        self.new_game.setText(self.tr("New game"))
        for link in self.links:
            link.resize(link.sizeHint())
