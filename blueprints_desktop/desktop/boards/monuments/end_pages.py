"""The end of the game, on top of the table's stack of pages.

The page is made when it is first wanted and thrown away when the curtain goes up.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedLayout

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person, Position
from blueprints_desktop.engine.game import Game


class EndPages(QObject):
    """Puts the ending over the table, and hands gestures on to it."""

    prompted = Signal(object)
    again_wanted = Signal()
    new_game_wanted = Signal()
    review_wanted = Signal()
    home_wanted = Signal()

    def __init__(
        self,
        game: Game[Any, Any],
        people: Sequence[Person],
        appearance: Appearance,
        pages: QStackedLayout,
    ) -> None:
        super().__init__(pages)
        self._make_with = (game, tuple(people), appearance)
        self._pages = pages
        self._ending: Any = None

    @property
    def current(self) -> Any:
        """The ending, if it is shown."""
        page = self._pages.currentWidget()
        return page if page is not None and page is self._ending else None

    def show(self, position: Position, *, just_played: bool = False) -> None:
        """The game is over, ``just_played`` or long ago."""
        page = self.current
        if page is not None and page.shows(position):
            page.show_again()
            return
        if self._ending is None:
            from blueprints_desktop.desktop.boards.monuments.ending import EndingView

            self._ending = EndingView(*self._make_with)
            self._ending.prompted.connect(self.prompted)
            self._ending.again_wanted.connect(self.again_wanted)
            self._ending.new_game_wanted.connect(self.new_game_wanted)
            self._ending.review_wanted.connect(self.review_wanted)
            self._ending.home_wanted.connect(self.home_wanted)
            self._pages.addWidget(self._ending)
        self._pages.setCurrentWidget(self._ending)
        self._ending.setFocus()
        self._ending.show_end(position, at_rest=not just_played)

    def press_primary(self) -> bool:
        """Hand it to the ending if that is shown; False if not."""
        page = self.current
        if page is not None:
            page.press_primary()
        return page is not None

    def press_secondary(self) -> bool:
        page = self.current
        if page is not None:
            page.press_secondary()
        return page is not None

    def skip(self) -> None:
        if self.current is not None:
            self.current.skip()

    def clear(self) -> None:
        if self._ending is not None:
            self._pages.removeWidget(self._ending)
            self._ending.deleteLater()
        self._ending = None
