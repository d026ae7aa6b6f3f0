"""The log of a match of World Monuments: told anew only when there is something new to tell."""

from collections.abc import Sequence

from blueprints_desktop.desktop.games.monuments.facts.own_pieces import spoken_to
from blueprints_desktop.desktop.games.monuments.texts import narration
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.frame.log import LogPanel


class StoryLog(LogPanel):
    """Tells what happened up to a position, to whoever is spoken to in it."""

    _told: object = None

    def show_position(self, position: Position | None, people: Sequence[Person]) -> None:
        if position is None:
            self._told = None
            self.tell(())
            return
        reader = spoken_to(position)
        if (len(position.events), position.view, reader) != self._told:
            self._told = len(position.events), position.view, reader
            self.tell(narration.tell(position.events, people, position.view.options, reader))

    def forget(self) -> None:
        """The next position is told in any case: in another language the same is new."""
        self._told = None
