"""A pop-over that shows a rule, its paragraph and picture, beside what was asked about."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextBrowser, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.pages.rules.typesetting import BookStyle, Pictures, typeset_blocks
from blueprints_desktop.desktop.theme.stylesheet import scroll_bar_style
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.bubble import BETWEEN, Bubble, BubblePlace
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind, IconButton
from blueprints_desktop.desktop.ui.controls.caption import Caption
from blueprints_desktop.desktop.ui.window_input import WindowInput
from blueprints_desktop.rulebooks.excerpt import excerpt
from blueprints_desktop.rulebooks.library import rulebook

_LETTERS = 0.9
"""The size of the letters, as a share of their size on the rulebook's page."""
_SHARE = 0.75
"""The share of the room's height that the text may take before it scrolls."""


class ExcerptView(QTextBrowser):
    """The text; a link leads to its passage in the same pop-over."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def height_at(self, width: int) -> int:
        """How high all of the text is at this width."""
        self.document().setTextWidth(width)
        return round(self.document().size().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave Esc to the pop-over."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class RulePopover(Bubble):
    """Stays over a page until Esc, a press elsewhere or its button closes it."""

    widths = (380.0, 320.0, 480.0)

    book_wanted = Signal(str, str)
    """The rulebook is to be opened at this place."""
    closed = Signal()

    def __init__(self, appearance: Appearance, page: QWidget, language: str) -> None:
        """``language`` is the one in which rulebooks are read."""
        super().__init__(appearance, page)
        self._page, self.language = page, language
        self.game = self.rule = ""
        self._target = QRectF()
        self.title = Caption(appearance, Role.SECTION, wraps=True)
        self.close_ = IconButton(Icon.CROSS, "", appearance, 30.0)
        self.text = ExcerptView(self)
        self.open = Button("", appearance, ButtonKind.QUIET, Icon.BOOK)
        self._pictures = Pictures(appearance.look, self)
        self._pictures.attach(self.text.document())
        self._head, self._foot = QHBoxLayout(), QHBoxLayout()
        self.column.addLayout(self._head)
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.close_, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(self.text)
        self.column.addLayout(self._foot)
        self._foot.addStretch(1)
        self._foot.addWidget(self.open)
        self.setFocusProxy(self.text)
        self.close_.clicked.connect(self.leave)
        self.open.clicked.connect(self._open_book)
        self.text.anchorClicked.connect(self._follow)
        self._input = WindowInput((QEvent.Type.MouseButtonPress,), self._hear, self)
        self.follow()

    # --- what it says ---------------------------------------------------------------

    def explain(self, game: str, rule: str, target: QRectF) -> bool:
        """Show a paragraph beside a place of the page; False: the book has no such id."""
        self.game, self._target = game, target
        if not self._set(rule):
            return False
        self.place_again()
        self.show()
        self.raise_()
        self.setFocus()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        return True

    def _set(self, rule: str) -> bool:
        found = excerpt(rulebook(self.game, self.language), rule)
        if found is None:
            return False
        self.rule = rule
        look = self.look
        self._pictures.look = look
        self._pictures.game, self._pictures.language = self.game, self.language
        self.title.setText(found.title)
        style = BookStyle(look.palette, look.scale * _LETTERS)
        typeset_blocks(self.text.document(), found.blocks, style)
        self.setAccessibleName(found.title)
        self.setAccessibleDescription(self.text.toPlainText())
        return True

    def _follow(self, link: QUrl) -> None:
        if self._set(link.fragment()):
            self.place_again()

    def _open_book(self) -> None:
        game, rule = self.game, self.rule
        self.leave()
        self.book_wanted.emit(game, rule)

    # --- its place ------------------------------------------------------------------

    def place_again(self) -> None:
        """Beside the target, inside the page."""
        self.lie_beside(self._page.rect(), self._target, (self._target,), QRectF())

    def sizes(self, room: QRect) -> list[QSize]:
        """The text scrolls where it would be higher than its share of the room."""
        found = []
        for width in self.widths:
            wide = min(self.look.px(width), room.width())
            margins = self.column.contentsMargins()
            pad = margins.left() - self._reach
            inner = wide - 2 * pad
            around = 2 * pad + 2 * self.column.spacing() + self._foot.sizeHint().height()
            around += max(self._head.heightForWidth(inner), self.close_.sizeHint().height())
            most = max(self.look.px(60), min(round(room.height() * _SHARE), room.height() - around))
            text = self.text.height_at(inner)
            if text > most:
                text = most
            found.append(QSize(wide, around + text))
        return found

    def lie_at(self, place: BubblePlace) -> None:
        super().lie_at(place)
        self.column.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.text.document().setTextWidth(self.text.viewport().width())

    # --- closing and showing --------------------------------------------------------

    def leave(self) -> None:
        """Close it."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def _hear(self, event: QEvent) -> bool:
        """A press elsewhere closes it, and does what it does there."""
        if isinstance(event, QMouseEvent):
            at = QPointF(self.mapFromGlobal(event.globalPosition()))
            if not QRectF(self.rect()).contains(at):
                self.leave()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            event.accept()  # no key reaches the table below

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._input.watch(self.window().windowHandle())

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._input.watch(None)

    def say(self) -> None:
        self.close_.set_words(self.tr("Close"))
        self.open.setText(self.tr("Open the rulebook"))

    def restyle(self) -> None:
        self._head.setSpacing(self.look.px(BETWEEN))
        self.text.setStyleSheet(
            "QTextBrowser { background: transparent; }" + scroll_bar_style(self.look)
        )
        super().restyle()
        if self.rule and self.isVisible():
            self._set(self.rule)
            self.place_again()
