"""A notice with a report to copy: it stays until it is closed, and takes neither focus nor keys."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.caption import Caption
from blueprints_desktop.desktop.ui.controls.icon_button import IconButton
from blueprints_desktop.desktop.ui.controls.painted import fill_framed
from blueprints_desktop.desktop.ui.controls.panel import CORNER, Panel

_WIDTH, _PAD, _MARGIN, _BELOW, _CLOSE = 340, 14, 16, 62, 30
"""Of the notice, around its words, from the window's left and upper edges, and of its cross."""


class Notice(Panel):
    """A card at the upper left of a window, below the top bar of a table.

    There it covers who plays, but neither the curtain's button nor the action bar.
    """

    closed = Signal(bool)
    """It was closed; whether it had the focus, which then belongs to the page."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(appearance, window)
        self._window = window
        self._report = ""
        self.words = Caption(appearance, Role.BODY, wraps=True)
        self.copy = Button("", appearance, ButtonKind.QUIET)
        self.cross = IconButton(Icon.CROSS, "", appearance, _CLOSE)
        for button in (self.copy, self.cross):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._column = QVBoxLayout(self)
        self._row = QHBoxLayout()
        self._row.addWidget(self.copy)
        self._row.addStretch()
        self._row.addWidget(self.cross)
        self._column.addWidget(self.words)
        self._column.addLayout(self._row)
        self.copy.clicked.connect(self._copy)
        self.cross.clicked.connect(self.dismiss)
        appearance.changed.connect(self._restyle)
        window.installEventFilter(self)
        self.hide()

    def tell(self, text: str, report: str) -> None:
        """Show a text; ``report`` is what the button copies."""
        self._report = report
        self.set_text(text)
        self.say()
        self._restyle()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def set_text(self, text: str) -> None:
        self.words.setText(text)
        self.setAccessibleName(text)

    def say(self) -> None:
        self.copy.setText(self.tr("Copy the report"))
        self.cross.set_words(self.tr("Close"))

    def dismiss(self) -> None:
        had_focus = self.copy.hasFocus() or self.cross.hasFocus()
        self.hide()
        self.closed.emit(had_focus)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
        self.copy.setText(self.tr("Copied"))

    def _restyle(self) -> None:
        look = self.appearance.look
        pad = look.px(_PAD)
        self._column.setContentsMargins(pad, pad, pad, pad // 2)
        self._column.setSpacing(look.px(6))
        self._place()

    def _place(self) -> None:
        look, window = self.appearance.look, self._window
        margin = look.px(_MARGIN)
        wide = min(look.px(_WIDTH), window.width() - 2 * margin)
        high = max(self._column.heightForWidth(wide), self._column.minimumSize().height())
        self.setGeometry(margin, look.px(_BELOW), wide, high)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.appearance.look
        fill_framed(self, look.palette.panel_raised, look.palette.accent, CORNER * look.scale)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and watched is self._window and self.isVisible():
            self._place()
        return False
