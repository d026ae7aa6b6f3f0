"""The Skyline board: positions in, whole legal moves out.

It owns no rule: what may be chosen comes with the position, what it would lead to from the game's
outlook. Table, plan, turn card, panels and prompt are all told the same model.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.skyline.board.animations import (
    ANIMATIONS,
    FlyingCoins,
    SkylineContext,
)
from blueprints_desktop.desktop.games.skyline.board.highlights import (
    EVENT_HIGHLIGHTS,
    move_highlights,
    reason_things,
)
from blueprints_desktop.desktop.games.skyline.board.selection import (
    SkylineController,
    SkylineSelection,
    skyline_selection,
)
from blueprints_desktop.desktop.games.skyline.board.table import SkylineTable
from blueprints_desktop.desktop.games.skyline.cards.seat_panel import seat_card
from blueprints_desktop.desktop.games.skyline.cards.table_cards import (
    PLAN_HEIGHT,
    TURN_HEIGHT,
    plan_card,
    turn_card,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts import progress
from blueprints_desktop.desktop.games.skyline.texts.banners import EVENT_BANNERS
from blueprints_desktop.desktop.games.skyline.texts.narration import NARRATION
from blueprints_desktop.desktop.games.skyline.texts.words import prompt_for, refusal_prompt, spoken
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui import accessible
from blueprints_desktop.desktop.ui.board.board_api import (
    Board,
    Person,
    Position,
    Progress,
    Prompt,
)
from blueprints_desktop.desktop.ui.board.highlights import Highlight
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.values import PartInfo
from blueprints_desktop.desktop.ui.controls.panel import tab_through
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.state import State

_SHAPE = QSizeF(684.0, 525.0)
"""Of the room that the sheet itself fills."""


class SkylineBoard(TableBoard):
    """The table, and at the end the final account: one of them is shown."""

    narration = NARRATION
    event_highlights = EVENT_HIGHLIGHTS
    event_banners = EVENT_BANNERS
    selector: SkylineController

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        assert isinstance(game, Skyline)
        self._rules = game
        self.selector = SkylineController(lambda move: self.confirms(move), self)
        self.table = SkylineTable(self.people, appearance, self, self.selector)
        self.plan = CardWidget(PLAN_HEIGHT, appearance)
        self.turn = CardWidget(TURN_HEIGHT, appearance)
        facts = {"plan": self.plan, "turn": self.turn}
        self.set_up(self.table, facts, _last_page, shape=_SHAPE)
        self.money = FlyingCoins(appearance, self.board_frame)
        self.plan.part_pointed.connect(self._point_on_plan)
        self.plan.part_pressed.connect(self._press_on_plan)
        self.board_frame.arranged.connect(self._chain_focus)
        self.retell()

    def _point_on_plan(self, lot: PartInfo | None) -> None:
        if lot is not None and lot.live:
            self.selector.point(f"cell.{lot.name}")

    def _press_on_plan(self, lot: str) -> None:
        if self.waiting:
            self.skip()
        else:
            self.selector.press(f"cell.{lot}")

    def _chain_focus(self) -> None:
        """Focus goes from the table to its tools, the drawer and the log."""
        tab_through((self.table, *self.table.tools.buttons, self.board_frame.toggle, self.log.list))

    # --- positions ------------------------------------------------------------------

    def stop(self) -> None:
        super().stop()
        self.money.clear()

    def put(self, position: Position, *, just_played: bool = False) -> None:
        self.keep(position)
        ended = position.to_act is None
        self.selector.state = position.view
        self.selector.begin(skyline_selection(() if ended else position.moves))
        self.refresh(quiet=ended)
        if ended:
            self.ends.show(position, just_played=just_played)
        else:
            self.show_table()
            self.later.draw_ahead(self.table.draw_ahead(position.view))

    def _model(self) -> SkylineModel:
        assert self.position is not None, "a position is shown"
        return self._model_of(self.position, self.selector.selection)

    def _model_of(self, position: Position, selection: SkylineSelection) -> SkylineModel:
        return SkylineModel(position, self.people, selection, self.game.deck)  # type: ignore[attr-defined]

    def animate(self, told: Sequence[Event], position: Position) -> None:
        self.stop()
        if self.position is None or not self.animation_queue.wanted(ANIMATIONS, told):
            self.arrive(position)
            return
        self.selector.begin()
        self.refresh(quiet=True)
        self.later.flush()  # a movement has all of each frame
        after = self._model_of(position, SkylineSelection())
        context = SkylineContext(self.table, self.money, self._show_money, self._purse, after)
        self.animation_queue.play_events(ANIMATIONS, told, context, lambda: self.arrive(position))
        self.say_prompt()

    def arrive(self, position: Position) -> None:
        self.money.clear()
        super().arrive(position)

    def match_progress(self, view: State) -> Progress:
        return progress.match_progress(view)

    @property
    def moving(self) -> bool:
        return self.animation_queue.running or self.table.changing or self.ends.running

    def skip(self) -> None:
        super().skip()
        self.table.finish_changing()

    def take_off(self) -> None:
        self.table.clear()
        self.plan.show_card(None)
        self.turn.show_card(None)

    def _purse(self, seat: int | None) -> QPointF:
        """Where a player's money is on the layer over the desk; the bank's is at the pile of cards."""
        if seat is None:
            pile = self.table.mapFromScene(self.table.deck.pile.center())
            return QPointF(self.table.mapTo(self.board_frame, pile))
        return QPointF(self.place_in_panel(seat, "cash"))

    def _show_money(self, moved: Mapping[int, int]) -> None:
        """Show in the panels what each player has got or paid since the position that is shown."""
        model = self._model()
        self.show_seats(lambda person: seat_card(model, person.seat, moved.get(person.seat, 0)))

    # --- highlights -----------------------------------------------------------------

    def move_highlights(self, move: Any) -> tuple[Highlight, ...]:
        if self.position is None:
            return ()
        return tuple(move_highlights(self._rules, self.position.view, move))

    def reason_things(self, move: Any, code: str) -> tuple[str, ...]:
        if self.position is None:
            return ()
        return tuple(reason_things(self._rules, self.position.view, move, code))

    # --- words ----------------------------------------------------------------------

    def retell(self) -> None:
        self.table.setAccessibleName(self.tr("The city"))
        self.tell_log()
        self.refresh(quiet=True)

    # --- keys and buttons -----------------------------------------------------------

    def press_secondary(self) -> None:
        """Back by a step."""
        if not self.ends.press_secondary():
            self.selector.back()

    # --- one model for all ----------------------------------------------------------

    def table_prompt(self, position: Position) -> Prompt:
        model = self._model()
        if model.selection.refused and not self.waiting:
            return refusal_prompt(model)
        return prompt_for(model, moving=self.waiting)

    def refresh(self, quiet: bool = False) -> None:
        """Show how far the player has come where it is chosen, and soon in every other part.

        ``quiet``: the prompt is sent later.
        """
        if self.position is None:
            return
        model = self._model()
        self.table.show_model(model, spoken(model))
        accessible.announce(self.table)
        self.plan.show_card(plan_card(model))
        self.later.update((self._show_rest,))
        if not quiet:
            self.say_prompt(again=bool(model.selection.refused))

    def _show_rest(self) -> None:
        """Turn card, panels and log. The player who chooses looks at the city first."""
        model = self._model()
        self.turn.show_card(turn_card(model))
        self.show_seats(lambda person: seat_card(model, person.seat))
        self.tell_log()


def _last_page(board: Board) -> QWidget:
    """Imported when the game is over."""
    from blueprints_desktop.desktop.games.skyline.results.ending import SkylineEnding

    return SkylineEnding(board.game, board.people, board.appearance)


BOARD = SkylineBoard
