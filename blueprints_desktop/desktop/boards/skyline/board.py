"""The Skyline board: positions in, whole legal moves out.

It owns no rule: what may be chosen comes with the position, what it would lead to from the game's
outlook. Table, plan, turn card, panels and prompt are all told the same Sight.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards import accessible
from blueprints_desktop.desktop.boards.afterwards import Afterwards
from blueprints_desktop.desktop.boards.contract import (
    Board,
    Person,
    Position,
    Whereabouts,
)
from blueprints_desktop.desktop.boards.log import LogPanel
from blueprints_desktop.desktop.boards.skeleton import Skeleton
from blueprints_desktop.desktop.boards.skyline import progress
from blueprints_desktop.desktop.boards.skyline.choosing import Choosing
from blueprints_desktop.desktop.boards.skyline.deciding import Deciding
from blueprints_desktop.desktop.boards.skyline.money import MoneyLayer
from blueprints_desktop.desktop.boards.skyline.movement import Movement
from blueprints_desktop.desktop.boards.skyline.narration import Retelling
from blueprints_desktop.desktop.boards.skyline.plan_card import PlanCard
from blueprints_desktop.desktop.boards.skyline.prompting import (
    moving_prompt,
    prompt_for,
    refusal_prompt,
    spoken,
)
from blueprints_desktop.desktop.boards.skyline.refusing import reason_against
from blueprints_desktop.desktop.boards.skyline.seat_panel import SeatPanel
from blueprints_desktop.desktop.boards.skyline.sight import Sight, sight_of
from blueprints_desktop.desktop.boards.skyline.table_view import TableView
from blueprints_desktop.desktop.boards.skyline.turn_card import TurnCard
from blueprints_desktop.desktop.boards.skyline.warmth import jobs
from blueprints_desktop.desktop.boards.table_board import TableBoard
from blueprints_desktop.desktop.boards.warming import Warming
from blueprints_desktop.desktop.widgets.tab_order import tab_through
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline.state import State

_SHAPE = QSizeF(684.0, 525.0)
"""Of the room that the sheet itself fills."""


class SkylineBoard(TableBoard):
    """The table, and at the end the final account: one of them is shown."""

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self._deciding = Deciding(lambda: self.confirms, self)
        self._told: tuple[object, ...] | None = None
        """The events that the log tells of, and to whom."""
        self._retelling = Retelling(self.people)
        self.panels = [SeatPanel(person, appearance) for person in self.people]
        self.log = LogPanel(appearance)
        self.table = TableView(self.people, appearance)
        self.plan, self.turn = PlanCard(appearance), TurnCard(appearance)
        facts = (self.plan, self.turn)
        skeleton = Skeleton(
            appearance, self.panels, self.log, self.table, facts, plan_drawn=True, shape=_SHAPE
        )
        self.set_up(skeleton, _last_page)
        self.money = MoneyLayer(appearance, skeleton)
        self._movement = Movement(self.table, self.panels, self.money, self._purse)
        self.table.moving = lambda: self._movement.running
        self._warming = Warming(lambda: self.moving, self)
        self._rest = Afterwards(self._show_rest, self)
        self._connect()
        self._retell()

    @property
    def middle(self) -> QWidget:
        return self.table

    def _connect(self) -> None:
        table, deciding = self.table, self._deciding
        table.cell_aimed.connect(deciding.aim)
        table.cell_pressed.connect(deciding.press)
        table.cell_refused.connect(self._refuse)
        table.rolled.connect(deciding.roll)
        table.primary.connect(self.press_primary)
        table.secondary.connect(self.press_secondary)
        table.skipped.connect(self.skip)
        self.plan.cell_entered.connect(deciding.aim)
        self.plan.cell_pressed.connect(self._press_on_plan)
        deciding.changed.connect(self._refresh)
        deciding.made.connect(self.chosen)
        self.skeleton.arranged.connect(self._chain_focus)

    def _press_on_plan(self, cell: int) -> None:
        if self._movement.running:
            self.skip()
        else:
            self._deciding.press(cell)

    def _refuse(self, cell: int) -> None:
        """Say why a cell cannot be named."""
        sight = self._sight() if self._position is not None else None
        code = "" if sight is None else reason_against(sight, cell)
        if sight is not None and code:
            self._said = None  # pressed again, it is said again
            self._send(refusal_prompt(sight, code))

    def _chain_focus(self) -> None:
        """Focus goes from the table to its tools, the drawer and the log."""
        tab_through((self.table, *self.table.tools.buttons, self.skeleton.toggle, self.log.list))

    # --- positions ------------------------------------------------------------------

    def show_position(self, position: Position) -> None:
        self._movement.drop()
        self._show(position)

    def _show(self, position: Position, *, just_played: bool = False) -> None:
        self._position, self._said = position, None
        ended = position.to_act is None
        self._deciding.begin(() if ended else position.moves)
        self._refresh(quiet=ended)
        if ended:
            self.ends.show(position, just_played=just_played)
        else:
            self._uncover()
            self._warming.want(jobs(self.table, position.view))

    def _sight(self, choosing: Choosing | None = None) -> Sight:
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
        self._refresh(quiet=True)
        self._rest.do_now()  # money is counted from what the panels show
        self.prompted.emit(moving_prompt(self._sight()))
        after = sight_of(position, self.people, Choosing(), self.game.deck)  # type: ignore[attr-defined]

        def arrive() -> None:
            self._show(position, just_played=True)
            self.settled.emit()

        self._movement.run(told, self._sight(), after, arrive)

    def whereabouts(self, view: State) -> Whereabouts:
        return progress.whereabouts(view)

    def suggest(self, move: Any) -> None:
        self._deciding.suggest(move)

    @property
    def moving(self) -> bool:
        return self._movement.running or self.table.changing or self.ends.running

    def skip(self) -> None:
        self._rest.do_now()
        self.ends.skip()
        self._movement.skip()
        self.table.finish_changing()

    def clear(self) -> None:
        self._movement.drop()
        self._warming.drop()
        self._rest.drop()
        self._position = None
        self._deciding.begin()
        self.table.clear()
        self.plan.show_sight(None)
        self.turn.show_sight(None)
        self._tell_log()
        for panel in self.panels:
            panel.clear()
        self.ends.clear()
        self._uncover()

    def _purse(self, seat: int) -> QPointF:
        """Where a player's money is, on the layer over the desk."""
        panel = self.panels[seat]
        return QPointF(panel.mapTo(self.skeleton, panel.cash_point().toPoint()))

    # --- words ----------------------------------------------------------------------

    def _retell(self) -> None:
        self.table.setAccessibleName(self.tr("The city"))
        self._told, self._retelling = None, Retelling(self.people)
        self._tell_log()
        self._refresh(quiet=self.ends.current is not None)

    def _tell_log(self) -> None:
        position = self._position
        if position is None:
            self._told = None
            self.log.tell(())
            return
        told = (position.events, position.you)
        if told == self._told:
            return  # the same position once more
        self._told = told
        self.log.tell(self._retelling.tell(position.events, position.you))

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

    def _refresh(self, quiet: bool = False) -> None:
        """Show how far the player has come where it is chosen, and soon in every other part.

        ``quiet``: the prompt is another's.
        """
        if self._position is None:
            return
        sight = self._sight()
        prompt = prompt_for(sight)
        self.table.show_sight(sight, spoken(sight, prompt))
        accessible.announce(self.table)
        self.plan.show_sight(sight)
        self._rest.want()
        if not quiet:
            self._send(prompt)

    def _show_rest(self) -> None:
        """Turn card, panels and log: whoever chooses does not look there first."""
        sight = self._sight()
        self.turn.show_sight(sight)
        for panel in self.panels:
            panel.show_sight(sight)
        self._tell_log()


def _last_page(board: Board) -> QWidget:
    """Imported when the game is over."""
    from blueprints_desktop.desktop.boards.skyline.ending import Ending

    return Ending(board.game, board.people, board.appearance)


BOARD = SkylineBoard
