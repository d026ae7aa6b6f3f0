"""The Skyline board: positions in, whole legal moves out.

It owns no rule: what may be chosen comes with the position, what it would lead to from the game's
outlook. Table, plan, turn card, panels and prompt are all told the same Sight.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.skyline.board.animations import SkylineAnimations
from blueprints_desktop.desktop.games.skyline.board.choosing import SkylineSelection
from blueprints_desktop.desktop.games.skyline.board.deciding import SkylineDecision
from blueprints_desktop.desktop.games.skyline.board.money import MoneyLayer
from blueprints_desktop.desktop.games.skyline.board.prerender import jobs
from blueprints_desktop.desktop.games.skyline.board.refusing import reason_against
from blueprints_desktop.desktop.games.skyline.board.table_view import SkylineTableView
from blueprints_desktop.desktop.games.skyline.cards import turn_card
from blueprints_desktop.desktop.games.skyline.cards.plan_card import HEIGHT as PLAN_HEIGHT
from blueprints_desktop.desktop.games.skyline.cards.plan_card import lot_of, plan_card
from blueprints_desktop.desktop.games.skyline.cards.seat_panel import SeatPanels
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel, sight_of
from blueprints_desktop.desktop.games.skyline.texts import progress
from blueprints_desktop.desktop.games.skyline.texts.narration import NARRATION
from blueprints_desktop.desktop.games.skyline.texts.prompts import (
    moving_prompt,
    prompt_for,
    refusal_prompt,
    spoken,
)
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import (
    Board,
    Person,
    Position,
    Progress,
    Prompt,
)
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.values import PartInfo
from blueprints_desktop.desktop.ui.controls.panel import tab_through
from blueprints_desktop.desktop.ui.frame.frame import BoardFrame
from blueprints_desktop.desktop.ui.scene import accessible
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline.state import State

_SHAPE = QSizeF(684.0, 525.0)
"""Of the room that the sheet itself fills."""


class SkylineBoard(TableBoard):
    """The table, and at the end the final account: one of them is shown."""

    narration = NARRATION
    _deciding: SkylineDecision

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self._deciding = SkylineDecision(lambda: self.confirms, self)
        self._refused = ""
        """Why the cell that was pressed last cannot be named; empty: it could."""
        self.seats = SeatPanels(self.people, appearance)
        self.panels = self.seats.panels
        self.table = SkylineTableView(self.people, appearance)
        self.plan = CardWidget(PLAN_HEIGHT, appearance)
        self.turn = CardWidget(turn_card.HEIGHT, appearance)
        facts = (self.plan, self.turn)
        board_frame = BoardFrame(
            appearance, self.panels, self.log, self.table, facts, plan_drawn=True, shape=_SHAPE
        )
        self.set_up(board_frame, _last_page)
        self.money = MoneyLayer(appearance, board_frame)
        self._movement = SkylineAnimations(self.table, self.seats, self.money, self._purse)
        self.table.moving = lambda: self._movement.running
        self._connect()
        self._retell()

    @property
    def decision(self) -> SkylineDecision:
        return self._deciding

    @property
    def middle(self) -> QWidget:
        return self.table

    def _connect(self) -> None:
        table, deciding = self.table, self._deciding
        table.cell_aimed.connect(deciding.aim)
        table.cell_pressed.connect(deciding.press)
        table.cell_refused.connect(self._refuse)
        table.rolled.connect(deciding.roll)
        table.primary.connect(self._press_middle)
        table.secondary.connect(self.press_secondary)
        table.skipped.connect(self.skip)
        self.plan.part_pointed.connect(self._aim_on_plan)
        self.plan.part_pressed.connect(self._press_on_plan)
        deciding.changed.connect(self._on_choice)
        deciding.made.connect(self.chosen)
        self.board_frame.arranged.connect(self._chain_focus)

    def _aim_on_plan(self, lot: PartInfo | None) -> None:
        if lot is not None and lot.live:
            self._deciding.aim(lot_of(lot.name))

    def _press_on_plan(self, lot: str) -> None:
        if self._movement.running:
            self.skip()
        else:
            self._deciding.press(lot_of(lot))

    def _refuse(self, cell: int) -> None:
        """Say why a cell cannot be named."""
        sight = self._sight() if self._position is not None else None
        code = "" if sight is None else reason_against(sight, cell)
        if sight is not None and code:
            self._said = None  # pressed again, it is said again
            self._refused = code
            self.say_prompt()

    def _chain_focus(self) -> None:
        """Focus goes from the table to its tools, the drawer and the log."""
        tab_through((self.table, *self.table.tools.buttons, self.board_frame.toggle, self.log.list))

    # --- positions ------------------------------------------------------------------

    def show_position(self, position: Position) -> None:
        self._movement.drop()
        self._show(position)

    def _show(self, position: Position, *, just_played: bool = False) -> None:
        self._position, self._said, self._refused = position, None, ""
        ended = position.to_act is None
        self._deciding.begin(() if ended else position.moves)
        self._refresh(quiet=ended)
        if ended:
            self.ends.show(position, just_played=just_played)
        else:
            self._uncover()
            self.later.draw_ahead(jobs(self.table, position.view))

    def _sight(self, choosing: SkylineSelection | None = None) -> SkylineModel:
        assert self._position is not None, "a position is shown"
        chosen = self._deciding.choosing if choosing is None else choosing
        return sight_of(self._position, self.people, chosen, self.game.deck)  # type: ignore[attr-defined]

    def animate(self, told: Sequence[Event], position: Position) -> None:
        before = self._position
        self._movement.drop()
        if before is None or not self._movement.possible(told):
            self._show(position, just_played=True)
            self.settled.emit()
            return
        self._deciding.begin()
        self._refused = ""
        self._refresh(quiet=True)
        self.later.flush()  # money is counted from what the panels show
        after = sight_of(position, self.people, SkylineSelection(), self.game.deck)  # type: ignore[attr-defined]

        def arrive() -> None:
            self._show(position, just_played=True)
            self.settled.emit()

        self._movement.run(told, self._sight(), after, arrive)
        self.say_prompt()

    def match_progress(self, view: State) -> Progress:
        return progress.match_progress(view)

    def suggest(self, move: Any) -> None:
        self._deciding.suggest(move)

    @property
    def moving(self) -> bool:
        return self._movement.running or self.table.changing or self.ends.running

    def skip(self) -> None:
        self.later.flush()
        self.ends.skip()
        self._movement.skip()
        self.table.finish_changing()

    def clear(self) -> None:
        self._movement.drop()
        self.later.drop()
        self._position = None
        self._deciding.begin()
        self.table.clear()
        self.plan.show_card(None)
        self.turn.show_card(None)
        self._tell_log()
        self.seats.clear()
        self.ends.clear()
        self._uncover()
        self.say_prompt()

    def _purse(self, seat: int) -> QPointF:
        """Where a player's money is, on the layer over the desk."""
        panel = self.panels[seat]
        return QPointF(panel.mapTo(self.board_frame, self.seats.cash_point(seat)))

    # --- words ----------------------------------------------------------------------

    def _retell(self) -> None:
        self.table.setAccessibleName(self.tr("The city"))
        self._tell_log()
        self._refresh(quiet=True)
        self.later.flush()

    # --- keys and buttons -----------------------------------------------------------

    def press_primary(self) -> None:
        if self.ends.press_primary():
            return
        if self._movement.running:
            self.skip()
        else:
            self._deciding.press_primary()

    def press_secondary(self) -> None:
        """Back by a step; where there is none, the city is flattened or raised again."""
        if self.ends.press_secondary():
            return
        if not self._deciding.step_back() and self._deciding.choosing.active:
            self.table.flatten(not self.table.looking.flat)

    # --- one sight for all ----------------------------------------------------------

    def _table_prompt(self) -> Prompt:
        sight = self._sight()
        if self._movement.running:
            return moving_prompt(sight)
        return refusal_prompt(sight, self._refused) if self._refused else prompt_for(sight)

    def _on_choice(self) -> None:
        """Something else is chosen: what was refused before is no longer told."""
        self._refused = ""
        self._refresh()

    def _refresh(self, quiet: bool = False) -> None:
        """Show how far the player has come where it is chosen, and soon in every other part.

        ``quiet``: the prompt is sent later.
        """
        if self._position is None:
            return
        sight = self._sight()
        prompt = prompt_for(sight)
        self.table.show_sight(sight, spoken(sight, prompt))
        accessible.announce(self.table)
        self.plan.show_card(plan_card(sight))
        self.later.update((self._show_rest,))
        if not quiet:
            self.say_prompt()

    def _show_rest(self) -> None:
        """Turn card, panels and log: whoever chooses does not look there first."""
        sight = self._sight()
        self.turn.show_card(turn_card.turn_card(sight))
        self.seats.show_sight(sight)
        self._tell_log()


def _last_page(board: Board) -> QWidget:
    """Imported when the game is over."""
    from blueprints_desktop.desktop.games.skyline.results.ending import SkylineEnding

    return SkylineEnding(board.game, board.people, board.appearance)


BOARD = SkylineBoard
