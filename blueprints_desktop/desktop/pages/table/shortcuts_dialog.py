"""An overview of all keys, told by the same lists that make them work."""

from collections.abc import Sequence
from itertools import combinations, pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import (
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

from blueprints_desktop.desktop.games.registry import keys_of, words_of
from blueprints_desktop.desktop.pages.matches.match_row import DELETE, RENAME
from blueprints_desktop.desktop.ui.actions import Group
from blueprints_desktop.desktop.ui.controls.notices import Shade
from blueprints_desktop.desktop.ui.controls.plain_text import PlainLabel

Rows = list[tuple[str, str]]

MARGIN = 28
"""How much of the window stays free around it."""
MOST_COLUMNS = 3
CALM_SHARE = 0.9
"""Up to this share of the room's height another column is not worth its width."""
BETWEEN = 26
LEFT, RIGHT = 28, 16
_NEXT_KEY = "   "
"""What lists of keys have between one key and another that does the same or the opposite."""


class ShortcutsOverview(QDialog):
    """Groups in as many columns as the window has room for, each row a key cap and what it does.

    ``game`` is the one at the table, whose own keys are told; all games' together are too many.
    """

    def __init__(self, parent: QWidget | None = None, game: str | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._shade: Shade | None = None
        self._around = QSize()
        """What the dialog takes beside the groups."""
        title = PlainLabel(self.windowTitle())
        title.setObjectName("title")
        self._groups = [(heading, rows) for heading, rows in self._told(game) if rows]
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setStyleSheet(
            "QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"
        )
        hint = PlainLabel(
            "" if game else self.tr("Open this list during a game to see its own keys.")
        )
        hint.setWordWrap(True)
        buttons = QDialogButtonBox()
        self.close_button = buttons.addButton(
            self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        sheet = QFrame()
        sheet.setObjectName("sheet")
        whole.addWidget(sheet)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(LEFT, 16, RIGHT, 14)
        column.setSpacing(8)
        column.addWidget(title)
        column.addWidget(self._scroll)
        foot = QHBoxLayout()
        column.addLayout(foot)
        foot.addWidget(hint, 1)
        foot.addWidget(buttons)

    def _told(self, game: str | None) -> list[tuple[str, Rows]]:
        """What there is to tell, in its order."""
        own = [] if game is None else [(words_of(game).name, keys_of(game))]
        keys = QKeySequence.StandardKey
        table = [
            (self.tr("Enter"), self.tr("press the main button")),
            (self.tr("Esc"), self.tr("put back, cancel")),
            (self.tr("Arrow keys"), self.tr("go from choice to choice")),
            (self.tr("Tab"), self.tr("go to the next button")),
            ("?", self.tr("show the rule for what you point at")),
        ]
        review = [
            (_caps("←", "→"), self.tr("one move back or forward")),
            (_told("PgUp", "PgDown"), self.tr("previous or next key moment")),
            (_told("Home", "End"), self.tr("to the start, to the end")),
        ]
        home = [
            ("1 … 4", self.tr("start a game")),
            (self.tr("Arrow keys"), self.tr("go from game to game")),
        ]
        matches = [
            (_caps("↑", "↓"), self.tr("go from one to the next")),
            (_told(RENAME), self.tr("rename it")),
            (_told(DELETE), self.tr("delete it (asks first)")),
        ]
        rules = [
            (_told(keys.Find), self.tr("search")),
            (_told(keys.FindNext), self.tr("next result")),
            (_told("Alt+Up", "Alt+Down"), self.tr("previous or next section")),
            (_told("Alt+Left", "Backspace"), self.tr("go back after following a link")),
            (_told(keys.ZoomOut, keys.ZoomIn), self.tr("text size")),
        ]
        return [
            (self.tr("At the table"), table),
            *own,
            *((self._menu_name(group), _keys_of(group)) for group in Group),
            (self.tr("In the review"), review),
            (self.tr("On the home page"), home),
            (self.tr("On the saved games page"), matches),
            (self.tr("In the rulebook"), rules),
        ]

    def _menu_name(self, group: Group) -> str:
        return self.tr("{group} menu").format(group=group.label)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Only now do the labels know how the window's style writes them."""
        self._fit()
        parent = self.parentWidget()
        if parent is not None and self._shade is None:
            self._shade = Shade(parent)
            self.finished.connect(self._shade.deleteLater)
            self.finished.connect(parent.activateWindow)  # not every desktop gives the keys back
        super().showEvent(event)

    def _fit(self) -> None:
        """As high as the window at most: rather in more columns, and scrolled only in the end."""
        parent = self.parentWidget()
        room = QSize(4096, 4096) if parent is None else parent.size() - QSize(MARGIN, MARGIN)
        wanted = QSize()
        above_and_below = self.sizeHint().height() - self._scroll.sizeHint().height()
        self._around = QSize(LEFT + RIGHT + 20, above_and_below + 8)
        for count in range(1, MOST_COLUMNS + 1):
            before, wanted = wanted, self._put(count)
            if wanted.width() > room.width() and count > 1:
                wanted = self._put(count - 1)
                break
            calm = wanted.height() <= CALM_SHARE * room.height()
            if calm or (count > 2 and wanted.height() == before.height()):
                break
        if wanted.width() > room.width():
            self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.resize(wanted.boundedTo(room))

    def _put(self, count: int) -> QSize:
        """Stand the groups in so many columns, about equally high; what all takes without scrolling."""
        body = QWidget(self)
        columns = QHBoxLayout(body)
        columns.setContentsMargins(0, 0, 12, 0)
        columns.setSpacing(BETWEEN)
        for column in in_columns([len(rows) + 2 for _, rows in self._groups], count):
            grid = QGridLayout()
            columns.addLayout(grid)
            grid.setHorizontalSpacing(14)
            grid.setVerticalSpacing(3)
            grid.setColumnStretch(1, 1)
            for place in column:
                _add_group(grid, *self._groups[place])
            grid.setRowStretch(grid.rowCount(), 1)
        for label in body.findChildren(QLabel):
            label.ensurePolished()
            label.setMinimumSize(label.sizeHint())
        self._scroll.setWidget(body)
        return body.sizeHint() + self._around


def in_columns(heights: Sequence[int], count: int) -> list[range]:
    """Which go into each column, in their order, so that the highest column is as low as can be.

    >>> in_columns([5, 1, 9, 3], 2)
    [range(0, 2), range(2, 4)]
    """
    ends = combinations(range(1, len(heights)), count - 1)
    ways = ([range(*cut) for cut in pairwise((0, *inner, len(heights)))] for inner in ends)
    return min(ways, key=lambda columns: max(sum(heights[at] for at in one) for one in columns))


def _add_group(grid: QGridLayout, heading: str, rows: Rows) -> None:
    """A heading and its keys below what stands in a column: a cap for every key that does something."""
    first = grid.rowCount()
    title = PlainLabel(heading)
    title.setObjectName("heading")
    title.setContentsMargins(0, 0 if grid.isEmpty() else 13, 0, 3)
    grid.addWidget(title, first, 0, 1, 2)
    for row, (keys, meaning) in enumerate(rows, first + 1):
        caps = QHBoxLayout()
        caps.setSpacing(4)
        grid.addLayout(caps, row, 0)
        for key in keys.split(_NEXT_KEY):
            cap = PlainLabel(key)
            cap.setObjectName("keycap")
            caps.addWidget(cap)
        caps.addStretch()
        told = PlainLabel(meaning)
        told.setObjectName("meaning")
        grid.addWidget(told, row, 1)


def _keys_of(group: Group) -> Rows:
    """Those of a menu's entries that have one."""
    return [(_told(what.keys), what.label) for what in group.actions if what.all_keys]


def _told(*keys: QKeySequence | QKeySequence.StandardKey | str) -> str:
    """Keys as this platform and language write them."""
    native = QKeySequence.SequenceFormat.NativeText
    return _caps(*(QKeySequence(key).toString(native) for key in keys))


def _caps(*keys: str) -> str:
    return _NEXT_KEY.join(keys)
