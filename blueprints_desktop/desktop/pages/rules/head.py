"""Over the book: the way back, which game, how large the letters are, and onto paper with it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.games.registry import words_of
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.icon_button import IconButton
from blueprints_desktop.desktop.ui.controls.page_head import PageHead
from blueprints_desktop.desktop.ui.controls.segmented import Choice, Segmented
from blueprints_desktop.desktop.ui.controls.stepper import Stepper

SIZES = range(80, 201, 10)
"""Of the letters, in per cent of what the program's scale makes of them."""
_TITLE_FROM, _FIGURE_FROM = 1080, 860
"""From these widths on, at 100 %, there is room for the page's title and the size in figures."""


class RulesHead(QWidget):
    """One line; what there is no room for is left out, but never a button."""

    game_chosen = Signal(str)
    contents_wanted = Signal()
    """Where the window is too narrow to show the contents beside the text."""

    def __init__(
        self, appearance: Appearance, games: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._games = games
        self._title = PageHead(appearance)
        self.back = self._title.back
        self.contents = IconButton(Icon.LIST, "", appearance, framed=True)
        self.games = Segmented(appearance)
        self.size_ = Stepper(appearance, SIZES)
        self.print_ = IconButton(Icon.PRINT, "", appearance, framed=True)
        self.save = IconButton(Icon.SAVE, "", appearance, framed=True)
        self.games.chosen.connect(lambda key: self.game_chosen.emit(key))
        self.contents.clicked.connect(self.contents_wanted)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        for left in (self._title, self.contents, self.games):
            self._line.addWidget(left)
        self._line.addStretch(1)
        for right in (self.size_, self.print_, self.save):
            self._line.addWidget(right)
        appearance.changed.connect(self._restyle)
        self.say()
        self._restyle()

    def say(self) -> None:
        self._title.title.setText(self.tr("Rules"))
        self.games.set_choices([Choice(key, words_of(key).name) for key in self._games])
        self.size_.say(self.tr("Smaller letters"), self.tr("Larger letters"))
        self.contents.set_words(self.tr("Contents and search"))
        self.print_.set_words(self.tr("Print…"), QKeySequence(QKeySequence.StandardKey.Print))
        self.save.set_words(self.tr("Save as PDF…"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def fit(self, width: float, *, narrow: bool) -> None:
        """Leave out what a width at 100 % has no room for."""
        titled = width >= _TITLE_FROM
        self._title.title.setVisible(titled)
        self._title.setContentsMargins(0, 0, self._appearance.look.px(8) if titled else 0, 0)
        self.size_.figure.setVisible(width >= _FIGURE_FROM)
        self.contents.setVisible(narrow)

    def _restyle(self) -> None:
        self._line.setSpacing(self._appearance.look.px(10))
