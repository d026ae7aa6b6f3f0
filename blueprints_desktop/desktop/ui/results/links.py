"""Links of a result page: quiet buttons that lead on, with the key that does the same."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring, paint_keycap
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, text_width, write
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Board, Prompt
from blueprints_desktop.desktop.ui.cards.values import Item, PaintContext, Part, PartInfo, Picture
from blueprints_desktop.desktop.ui.controls.plain_text import PlainButton, set_tip
from blueprints_desktop.engine.step import Seat

_EDGE, _BEFORE, _SIGN, _BETWEEN, _CHIP = 4.0, 6.0, 16.0, 7.0, 20.0
LINK_INSET = _EDGE + _BEFORE
"""From a link's left edge to its sign, at 100 %."""


class EndLink(PlainButton):
    """A sign, words, and where there is room the key that does the same."""

    def __init__(
        self, name: str, icon: Icon, key: str, appearance: Appearance, parent: QWidget
    ) -> None:
        """``name`` is the public name of its place on the page."""
        super().__init__(parent)
        self.name, self.key = name, key
        self._icon = icon
        self._shows_key = True
        self._bare = False
        self._appearance = appearance
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_form(self, *, key: bool, bare: bool = False) -> None:
        """Whether the key is written; ``bare``: only the sign, the tooltip has the words."""
        self._shows_key, self._bare = key, bare
        self.resize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        scale = self._appearance.look.scale
        words = 0.0 if self._bare else text_width(self.text(), Role.SMALL_STRONG, scale)
        chip = 8.0 + _CHIP if self._shows_key else 0.0
        around = 2 * LINK_INSET + _SIGN + (0.0 if self._bare else _BETWEEN) + chip
        return QSize(round(words + around * scale), round(32.0 * scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        palette, scale = look.palette, look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            body = QRectF(self.rect()).adjusted(*(_EDGE * scale * way for way in (1, 1, -1, -1)))
            if self.underMouse() or self.isDown():
                painter.setBrush(palette.panel_sunk)
                painter.drawRoundedRect(body, 6.0 * scale, 6.0 * scale)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            middle = body.center().y()
            side = _SIGN * scale
            sign = QRectF(body.left() + _BEFORE * scale, middle - side / 2, side, side)
            paint_icon(painter, self._icon, sign, palette.accent)
            at = QPointF(sign.right() + _BETWEEN * scale, middle)
            words = "" if self._bare else self.text()
            wide = write(painter, words, at, Role.SMALL_STRONG, palette.accent, Anchor.LEFT, scale)
            if self._shows_key:
                chip = QPointF(at.x() + wide + (8.0 + _CHIP / 2) * scale, middle)
                paint_keycap(painter, chip, self.key, palette, scale, ground=palette.panel_sunk)
            if self.hasFocus():
                inner = body.adjusted(*(2.0 * scale * way for way in (1, 1, -1, -1)))
                paint_focus_ring(painter, inner, 6.0, palette.accent, scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter belongs to the action bar's main button only while nothing else has the focus."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.update()


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


LINKS_SHARE = 0.56
"""The share of the width that links take at the right of a headline."""


class EndLinks(QObject):
    """The links that every last page shows, and what its Enter and Esc mean."""

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
        self.sheet = EndLink("link-sheet", Icon.LIST, "S", appearance, place)
        self.charts = EndLink("link-charts", Icon.STATISTICS, "G", appearance, place)
        self.look_back = EndLink("link-review", Icon.EYE, "R", appearance, place)
        self.new_game = EndLink("link-new-game", Icon.PLUS, "N", appearance, place)
        self.links = self.sheet, self.charts, self.look_back, self.new_game
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

    def say(self) -> None:
        self.sheet.setText(self.tr("Sheet"))
        set_tip(self.sheet, self.tr("The score sheet, every number explained"))
        self.charts.setText(self.tr("Charts"))
        set_tip(self.charts, self.tr("The match in charts"))
        self.look_back.setText(self.tr("Review"))
        set_tip(self.look_back, self.tr("Review the match, move by move"))
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
