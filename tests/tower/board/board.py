"""The Tower board: positions in, whole legal moves out."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui import accessible
from blueprints_desktop.desktop.ui.board.board_api import Board, Person, Position, Progress, Prompt
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event
from tests.tower.board.animations import ANIMATIONS
from tests.tower.board.highlights import EVENT_HIGHLIGHTS
from tests.tower.board.selection import TowerController, tower_selection
from tests.tower.board.table import TowerTable
from tests.tower.cards.table_cards import CARD_HEIGHT, columns_card, seat_card
from tests.tower.rules.state import State
from tests.tower.texts import progress
from tests.tower.texts.banners import EVENT_BANNERS
from tests.tower.texts.narration import NARRATION
from tests.tower.texts.prompts import prompt_for


class TowerBoard(TableBoard):
    """The table, and at the end the result."""

    narration = NARRATION
    event_highlights = EVENT_HIGHLIGHTS
    event_banners = EVENT_BANNERS

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.selector = TowerController(lambda move: self.confirms(move), self)
        self.table = TowerTable(self.people, appearance, self, self.selector)
        self.columns = CardWidget(CARD_HEIGHT, appearance)
        self.set_up(self.table, {"columns": self.columns}, _last_page)
        self.retell()

    # --- positions ------------------------------------------------------------------

    def put(self, position: Position, *, just_played: bool = False) -> None:
        self.keep(position)
        ended = position.to_act is None
        self.selector.begin(tower_selection(position.moves))
        self.refresh(quiet=ended)
        if ended:
            self.ends.show(position, just_played=just_played)
        else:
            self.show_table()
            self.table.repoint()

    def animate(self, told: Sequence[Event], position: Position) -> None:
        self.stop()
        if self.position is None or not self.animation_queue.wanted(ANIMATIONS, told):
            self.arrive(position)
            return
        self.selector.begin()
        self.refresh(quiet=True)
        self.animation_queue.play_events(
            ANIMATIONS, told, self.table, lambda: self.arrive(position)
        )
        self.say_prompt()

    def take_off(self) -> None:
        self.table.clear()
        self.columns.show_card(None)

    # --- words ----------------------------------------------------------------------

    def match_progress(self, view: State) -> Progress:
        return progress.match_progress(view)

    def table_prompt(self, position: Position) -> Prompt:
        return prompt_for(position, self.people, self.selector.selection)

    def retell(self) -> None:
        self.table.setAccessibleName(self.tr("The columns"))
        self.tell_log()
        self.refresh(quiet=True)

    # --- one position for all -------------------------------------------------------

    def refresh(self, quiet: bool = False) -> None:
        """Show how far the player has come; ``quiet``: the prompt is sent later."""
        position = self.position
        if position is None:
            return
        self.table.show_choice(position, self.table_prompt(position).read_out)
        accessible.announce(self.table)
        self.later.update((self._show_rest,))
        if not quiet:
            self.say_prompt(again=self.selector.selection.refused is not None)

    def _show_rest(self) -> None:
        """Card, panels and log. The player who chooses looks at the columns first."""
        position = self.position
        if position is not None:
            self.columns.show_card(columns_card(position.view))
            self.show_seats(lambda person: seat_card(position, person))
            self.tell_log()


def _last_page(board: Board) -> QWidget:
    """Imported when the game is over."""
    from tests.tower.results.ending import TowerEnding

    return TowerEnding(board.game, board.people, board.appearance)


BOARD = TowerBoard
