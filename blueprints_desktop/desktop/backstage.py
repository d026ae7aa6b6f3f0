"""What works behind the pages: each is made when it is first asked for, never before home is painted."""

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blueprints_desktop.desktop.keeping_history import HistoryKeeper
    from blueprints_desktop.desktop.opponents.thinking import Thinking
    from blueprints_desktop.desktop.window import Window
    from blueprints_desktop.store.records import Records


class Backstage:
    """The helpers of one window, which end with it."""

    def __init__(self, window: "Window") -> None:
        self._window = window

    @cached_property
    def thinking(self) -> "Thinking":
        """The process in which computer players think."""
        from blueprints_desktop.desktop.opponents.thinking import Thinking

        return Thinking(self._window)

    @cached_property
    def keeper(self) -> "HistoryKeeper":
        """Who keeps the history of all matches."""
        from blueprints_desktop.desktop.keeping_history import HistoryKeeper

        made = HistoryKeeper(self._window.library, self._window)
        made.noticed.connect(self._window.warn)
        return made

    @cached_property
    def records(self) -> "Records":
        """What came of the matches so far."""
        from blueprints_desktop.history.records import records_in

        return records_in(self._window.library.folder.parent)

    def tell_notices(self) -> None:
        """What the history has to say, if anybody has asked it anything yet."""
        if "keeper" in self.__dict__:
            self.keeper.tell_notices()

    def close(self) -> None:
        """End whatever was begun."""
        if "thinking" in self.__dict__:
            self.thinking.close()
        if "keeper" in self.__dict__:
            self.keeper.close()
