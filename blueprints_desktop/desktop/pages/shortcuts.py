"""An overview of all keys, told by the same lists that make them work."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from blueprints_desktop.desktop.actions import Do
from blueprints_desktop.desktop.boards.shelf import (
    keys_of,
    playable_games,
    shown_games,
    words_of,
)
from blueprints_desktop.desktop.pages.match_row import DELETE, RENAME

Rows = list[tuple[str, str]]

MARGIN = 40
"""How much of the window stays free around it."""


class ShortcutsOverview(QDialog):
    """Groups in two columns, each row a key cap and what it does.

    ``game`` is the one at the table, whose own keys are told; without one, those of all games are.
    """

    def __init__(self, parent: QWidget | None = None, game: str | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        left = [(self.tr("At the table"), self._table_keys())]
        playable = [key for key in shown_games() if key in playable_games()]
        games = playable if game is None else [game]
        left += [(words_of(key).name, keys_of(key)) for key in games]
        left += [(self.tr("Looking at a game again"), self._review_keys())]
        right = [
            (self.tr("Everywhere"), self._menu_keys()),
            (self.tr("On the home page"), self._home_keys()),
            (self.tr("In the list of matches"), self._list_keys()),
            (self.tr("In the rulebook"), self._rules_keys()),
        ]
        self._groups = QWidget()
        self._columns = QHBoxLayout(self._groups)
        self._columns.setContentsMargins(0, 0, 12, 0)
        self._columns.setSpacing(48)
        self._columns.addLayout(self._column(left))
        self._columns.addLayout(self._column(right))
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._groups)
        self._scroll.setStyleSheet(
            "QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"
        )
        buttons = QDialogButtonBox()
        self.close_button = buttons.addButton(
            self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(20)
        column.addWidget(self._scroll)
        column.addWidget(buttons)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Only now do the labels know how the window's style writes them."""
        self._fit()
        super().showEvent(event)

    def _fit(self) -> None:
        """As large as all of it needs, but not larger than the window: there it scrolls."""
        for label in self._groups.findChildren(QLabel):
            label.ensurePolished()
            label.setMinimumSize(label.sizeHint())
        around = self.sizeHint() - self._scroll.sizeHint() + QSize(24, 8)
        parent = self.parentWidget()
        room = QSize(4096, 4096) if parent is None else parent.size() - QSize(MARGIN, MARGIN)
        if (self._groups.sizeHint() + around).width() > room.width():
            self._columns.setDirection(QBoxLayout.Direction.TopToBottom)
        self.resize((self._groups.sizeHint() + around).boundedTo(room))

    def _column(self, groups: Sequence[tuple[str, Rows]]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        for heading, rows in groups:
            if not rows:
                continue
            title = QLabel(heading)
            title.setObjectName("heading")
            column.addWidget(title)
            column.addLayout(self._grid(rows))
            column.addSpacing(14)
        column.addStretch()
        return column

    def _grid(self, rows: Rows) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for row, (keys, meaning) in enumerate(rows):
            cap = QLabel(keys)
            cap.setObjectName("keycap")
            grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(QLabel(meaning), row, 1)
        return grid

    # --- the keys -------------------------------------------------------------------

    def _table_keys(self) -> Rows:
        return [
            (self.tr("Enter"), self.tr("do what the main button says")),
            (self.tr("Esc"), self.tr("put back, cancel")),
            (self.tr("Arrow keys"), self.tr("go from choice to choice")),
            (self.tr("Tab"), self.tr("go on to the next button")),
            ("?", self.tr("the rule about what is pointed at")),
        ]

    def _review_keys(self) -> Rows:
        return [
            ("←   →", self.tr("one move back, one move on")),
            (_told("PgUp", "PgDown"), self.tr("to the round before, to the next one")),
            (_told("Home", "End"), self.tr("to the beginning, to the end")),
        ]

    def _home_keys(self) -> Rows:
        return [
            ("1 … 4", self.tr("start a game")),
            (self.tr("Arrow keys"), self.tr("go from sheet to sheet")),
        ]

    def _list_keys(self) -> Rows:
        return [
            (_told("Up", "Down"), self.tr("go from match to match")),
            (_told(RENAME), self.tr("give it another name")),
            (_told(DELETE), self.tr("delete it, after a question")),
        ]

    def _rules_keys(self) -> Rows:
        keys = QKeySequence.StandardKey
        return [
            (_told(QKeySequence(keys.Find)), self.tr("search")),
            (_told(QKeySequence(keys.FindNext)), self.tr("the next place found")),
            (_told("Alt+Left", "Alt+Right"), self.tr("section before, next section")),
            (_told("Backspace"), self.tr("back to where a link was")),
            (
                _told(QKeySequence(keys.ZoomOut), QKeySequence(keys.ZoomIn)),
                self.tr("size of letters"),
            ),
        ]

    def _menu_keys(self) -> Rows:
        return [(_told(what.keys), what.label) for what in Do]


def _told(*keys: QKeySequence | str) -> str:
    """Keys as this platform and language write them."""
    native = QKeySequence.SequenceFormat.NativeText
    return "   ".join(QKeySequence(key).toString(native) for key in keys)
