"""Links of a result page: quiet buttons that lead on, with the key that does the same."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Board, Prompt
from blueprints_desktop.desktop.ui.cards.values import Item, PaintContext, Part, PartInfo, Picture
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.engine.step import Seat

_HEIGHT = 32.0


class EndLink(Button):
    """A sign, words, and where there is room the key that does the same."""

    def __init__(
        self, name: str, icon: Icon, key: str, appearance: Appearance, parent: QWidget
    ) -> None:
        """``name`` is the public name of its place on the page."""
        super().__init__("", appearance, ButtonKind.LINK, icon, key, parent)
        self.name, self.key = name, key

    @property
    def _role(self) -> Role:
        return Role.SMALL_STRONG

    def set_form(self, *, key: bool, bare: bool = False) -> None:
        """Whether the key is written; ``bare``: only the sign, the tooltip has the words."""
        self.set_capless(not key)
        self.set_bare(bare)
        self.resize(self.minimumSizeHint().width(), self.look.px(_HEIGHT))


def link_for(event: QKeyEvent, links: Iterable[EndLink]) -> EndLink | None:
    """The link that is shown and whose key was pressed."""
    key = event.text().upper()
    return next((link for link in links if link.key == key and link.isVisible()), None)


def fit_links(links: Sequence[EndLink], room: float) -> None:
    """Choose the widest form of all links that fits side by side into ``room`` pixels.

    The keys go first, then the words of all but the last two, then all words.
    """
    for key, bare in ((True, 0), (False, 0), (False, len(links) - 2), (False, len(links))):
        for number, link in enumerate(links):
            link.set_form(key=key, bare=number < bare)
        if sum(link.width() for link in links) <= room:
            return


def link_places(links: Sequence[EndLink], scale: float) -> tuple[Item, ...]:
    """The room that links take on a card, by their names; the page puts them there."""
    return tuple(
        Part(
            PartInfo(link.name),
            Picture(
                (link.name, link.width()), link.width() / scale, link.height() / scale, _nothing
            ),
        )
        for link in links
    )


def _nothing(_canvas: PaintContext, _rect: QRectF) -> None:
    """A link paints itself."""


LINKS_SHARE = 0.57
"""The share of the width that links take at the right of a headline."""


class EndLinks(QObject):
    """The links that last pages show, and what their Enter and Esc mean."""

    again_wanted = Signal()
    new_game_wanted = Signal()
    review_wanted = Signal()
    recap_wanted = Signal()
    sheet_wanted = Signal(bool)
    """The score sheet is to be opened, or its charts."""
    home_wanted = Signal()
    round_wanted = Signal(int)
    """The end of a round (from 0) is to be seen again."""

    def __init__(self, appearance: Appearance, place: QWidget) -> None:
        """The links lie on ``place``; they are made in the order in which Tab goes through them."""
        super().__init__(place)
        self.recap = EndLink("link-recap", Icon.MEDAL, "W", appearance, place)
        self.sheet = EndLink("link-sheet", Icon.LIST, "S", appearance, place)
        self.charts = EndLink("link-charts", Icon.STATISTICS, "G", appearance, place)
        self.look_back = EndLink("link-review", Icon.EYE, "R", appearance, place)
        self.new_game = EndLink("link-new-game", Icon.PLUS, "N", appearance, place)
        self.links: tuple[EndLink, ...]
        self.links = self.recap, self.sheet, self.charts, self.look_back, self.new_game
        self.sheet.clicked.connect(lambda: self.sheet_wanted.emit(False))
        self.charts.clicked.connect(lambda: self.sheet_wanted.emit(True))
        self.recap.clicked.connect(self.recap_wanted)
        self.look_back.clicked.connect(self.review_wanted)
        self.new_game.clicked.connect(self.new_game_wanted)

    def lead_to(self, board: Board) -> None:
        """Without a score sheet nothing leads to it or its charts."""
        if not board.match_context.has_sheet:
            self.links = self.recap, self.look_back, self.new_game
            for link in (self.sheet, self.charts):
                link.hide()
        self.again_wanted.connect(board.again_wanted)
        self.new_game_wanted.connect(board.new_game_wanted)
        self.review_wanted.connect(board.review_wanted)
        self.recap_wanted.connect(board.recap_wanted)
        self.sheet_wanted.connect(board.sheet_wanted)
        self.home_wanted.connect(board.home_wanted)

    def say(self) -> None:
        self.sheet.setText(self.tr("Sheet"))
        set_tip(self.sheet, self.tr("The score sheet, every number explained"))
        self.charts.setText(self.tr("Charts"))
        set_tip(self.charts, self.tr("The game in charts"))
        self.recap.setText(self.tr("Why?", "it was won and lost"))
        set_tip(self.recap, self.tr("Why the game was won and lost, in three sentences"))
        self.look_back.setText(self.tr("Review"))
        set_tip(self.look_back, self.tr("Review the game, move by move"))
        self.new_game.setText(self.tr("New game"))


def again_prompt(seat: Seat | None, detail: str = "") -> Prompt:
    """What the bar asks on a last page.

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
