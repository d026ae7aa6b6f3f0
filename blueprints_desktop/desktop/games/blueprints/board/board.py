"""The Blueprints board: positions in, whole legal moves out.

It has no rule: the legal moves come with the position, and a preview says what a move scores.
Table, plan card, score card, ruler and prompt all show the same selection and the same preview.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.blueprints.art import prerender
from blueprints_desktop.desktop.games.blueprints.board.animations import BlueprintsAnimations
from blueprints_desktop.desktop.games.blueprints.board.ruler_part import ruler_state
from blueprints_desktop.desktop.games.blueprints.board.selection import BlueprintsDecision
from blueprints_desktop.desktop.games.blueprints.board.table import BlueprintsTable
from blueprints_desktop.desktop.games.blueprints.cards.plan_card import HEIGHT as PLAN_HEIGHT
from blueprints_desktop.desktop.games.blueprints.cards.plan_card import plan_card, space_of
from blueprints_desktop.desktop.games.blueprints.cards.score_card import HEIGHT as SCORE_HEIGHT
from blueprints_desktop.desktop.games.blueprints.cards.score_card import score_card, standings_card
from blueprints_desktop.desktop.games.blueprints.cards.seat_panel import HEIGHTS, seat_card
from blueprints_desktop.desktop.games.blueprints.facts.preview import (
    BuildingStatus,
    Preview,
    preview_of,
    refusals,
    standing,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import public_facts
from blueprints_desktop.desktop.games.blueprints.texts import progress
from blueprints_desktop.desktop.games.blueprints.texts.narration import NARRATION
from blueprints_desktop.desktop.games.blueprints.texts.prompts import prompt_for
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
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel
from blueprints_desktop.desktop.ui.cards.values import Card, PartInfo
from blueprints_desktop.desktop.ui.controls.panel import tab_through
from blueprints_desktop.desktop.ui.frame.frame import BoardFrame
from blueprints_desktop.desktop.ui.frame.frame_measures import Format
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.blueprints.options import Options
from blueprints_desktop.games.blueprints.state import OVER, REVEALED, State

_HOSTING = QSizeF(1333.0, 640.0)
"""The best size of the table where the plan is on it, beside pool and building."""


class BlueprintsBoard(TableBoard):
    """The table, the reveal at the end of a round, or the ending."""

    narration = NARRATION
    _deciding: BlueprintsDecision

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self._deciding = BlueprintsDecision(lambda: self.confirms, self)
        self.panels = [SeatPanel(person, appearance, HEIGHTS) for person in self.people]
        self.table = BlueprintsTable(self.people, appearance, self._deciding)
        self.plan = CardWidget(PLAN_HEIGHT, appearance)
        self.plan.stays_in_sight = True
        self.score = CardWidget(SCORE_HEIGHT, appearance)
        facts = (self.plan, self.score)
        board_frame = BoardFrame(
            appearance, self.panels, self.log, self.table, facts, hosting=_HOSTING
        )
        self.set_up(board_frame, _last_page, _reveal)
        self._movement = BlueprintsAnimations(self.table, self._place_in_panel)
        self._connect()
        self._retell()

    def _connect(self) -> None:
        table, deciding = self.table, self._deciding
        deciding.changed.connect(self._refresh)
        deciding.made.connect(self.chosen)
        table.primary.connect(self._press_middle)
        table.secondary.connect(self.press_secondary)
        table.skipped.connect(self.skip)
        self.plan.part_pointed.connect(self._point_on_plan)
        self.plan.part_pressed.connect(self._press_on_plan)
        self.plan.part_refused.connect(self._press_on_plan)
        self.board_frame.arranged.connect(self._fit_format)

    def _point_on_plan(self, part: PartInfo | None) -> None:
        if self.table.previews:
            lit = part is not None and part.live
            self._deciding.point_space(space_of(part.name) if part and lit else None)

    def _press_on_plan(self, part: str) -> None:
        if part != "plan":
            self._deciding.press_space(space_of(part))

    def _fit_format(self, found: Format) -> None:
        """The plan stays visible; Tab goes from the table to tools, drawer and log, as before."""
        self._show_plan()
        self.table.host_plan(None if found is Format.WIDE else self.plan)
        tab_through((self.table, *self.table.tools.buttons, self.board_frame.toggle, self.log.list))

    # --- positions ------------------------------------------------------------------

    def show_position(self, position: Position) -> None:
        self._movement.drop()
        self._show(position)

    def _show(
        self, position: Position, *, just_played: bool = False, in_steps: bool = False
    ) -> None:
        """``in_steps``: something moves, so panels, cards and log are updated in the next frames."""
        self._position, self._said = position, None
        view: State = position.view
        ended = view.phase in (REVEALED, OVER)
        why_not = refusals(view, position.viewer)
        self._deciding.begin(view.pool, () if ended else position.moves, why_not)
        self.table.show_table(position, self._standing())
        self.later.update((self._show_panels, self._show_cards, self._tell_log))
        if ended or not in_steps:
            self.later.flush()
        if ended:
            self.ends.show(position, just_played=just_played)
            return
        self._uncover()
        self.later.draw_ahead(prerender.jobs(self.table, view, QSizeF(self.size())))

    def _show_panels(self) -> None:
        if self._position is not None:
            for panel in self.panels:
                panel.show_seat(seat_card(self._position, panel.person.seat))

    def _show_cards(self) -> None:
        """Plan and score, and what is expected now."""
        position = self._position
        if position is None:
            return
        self._refresh(quiet=position.view.phase in (REVEALED, OVER))

    def _show_plan(self) -> None:
        """The plan; beside the building it is a read-out."""
        table = self.table
        short = self.board_frame.format is not Format.WIDE
        lit = tuple(table.previews)
        self.plan.show_card(plan_card(self._standing(), lit, table.aimed, short=short))

    def _standing(self) -> BuildingStatus | None:
        position = self._position
        if position is None or position.viewer is None:
            return None
        return standing(self.game.deck, position.view, position.viewer)  # type: ignore[attr-defined]

    def animate(self, told: Sequence[Event], position: Position) -> None:
        before = self._position
        self._movement.drop()
        if before is None or not self._movement.possible(told, before):
            self._show(position, just_played=True)
            self.settled.emit()
            return
        picked = self._deciding.selection.picked
        self._deciding.begin(before.view.pool)
        self.table.show_selection({})
        show = partial(self._show, just_played=True, in_steps=True)
        self._movement.run(told, before, position, picked, show, self.settled.emit)

    def catch_up(self, position: Position) -> None:
        self.show_position(position)
        self._movement.catch_up(position)

    def match_progress(self, view: State) -> Progress:
        """The game is not over before the reveal of the last round has ended."""
        if view.phase != OVER or self.ends.tells_the_end:
            return progress.match_progress(view)
        return progress.opened_round(view, self.ends.shown_round)

    def suggest(self, move: Any) -> None:
        self._deciding.suggest(move)

    @property
    def moving(self) -> bool:
        table = self.table
        return (
            self._movement.running
            or self.ends.running
            or table.building.changing
            or table.dragging.active
        )

    def skip(self) -> None:
        self.ends.skip()
        self._movement.skip()
        self.table.building.finish()
        self.later.flush()

    def clear(self) -> None:
        self._movement.drop()
        self.later.drop()
        self._hide_panels()
        self._position = None
        self._deciding.begin()
        self.table.clear()
        self._show_plan()
        self.score.show_card(None)
        self._tell_log()
        self.ends.clear()
        self._uncover()
        self.say_prompt()

    def _hide_panels(self) -> None:
        """Leave on the panels what everybody may know."""
        if self._position is not None:
            for panel in self.panels:
                panel.show_seat(seat_card(self._position, panel.person.seat, hidden=True))

    def _place_in_panel(self, seat: int, index: int) -> QPointF:
        """The place of a die in the panel of a player, in the scene of the table."""
        panel = self.panels[seat]
        die = panel.part_rect(f"die-{index}") or panel.rect()
        at = panel.mapTo(self.board_frame, die.center())
        return self.table.mapToScene(self.table.mapFrom(self.board_frame, at))

    @property
    def decision(self) -> BlueprintsDecision:
        return self._deciding

    @property
    def middle(self) -> QWidget:
        return self.table

    # --- words ----------------------------------------------------------------------

    def _retell(self) -> None:
        self.table.setAccessibleName(self.tr("Table"))
        self._tell_log()
        self._show_panels()
        self._refresh(quiet=True)

    def _log_options(self, position: Position) -> Options:
        options: Options = position.view.round.options
        return options

    # --- keys and buttons -----------------------------------------------------------

    def press_primary(self) -> None:
        if self.ends.press_primary():
            return
        waited_for = self.table.flights.waited_for
        self._movement.skip()
        if not waited_for:
            self._deciding.press_primary()

    def press_secondary(self) -> None:
        if not self.ends.press_secondary():
            self._deciding.put_back()

    # --- the selection --------------------------------------------------------------

    def _table_prompt(self) -> Prompt:
        assert self._position is not None, "a position is shown"
        return prompt_for(self._position, self.people, self._deciding.selection, self.table.aimed)

    def _score_card(
        self, position: Position, own: BuildingStatus | None, aimed: Preview | None
    ) -> Card:
        facts = public_facts(position)
        if own is None:
            return standings_card(facts, self.people)
        viewer = position.viewer if position.you is None else None
        owner = "" if viewer is None else self.people[viewer].name
        return score_card(own, aimed, facts.awards, owner)

    def _refresh(self, quiet: bool = False) -> None:
        """Show the selection everywhere; ``quiet``: the prompt is sent later."""
        position, selection = self._position, self._deciding.selection
        if position is None:
            return
        own, table = self._standing(), self.table
        places = {}
        if own is not None and selection.die is not None:
            places = {space: preview_of(own, selection.die, space) for space in selection.spaces}
        table.show_selection(places)
        table.describe(self._table_prompt().read_out)
        aimed = table.aimed
        self._show_plan()
        self.score.show_card(self._score_card(position, own, aimed))
        table.ruler.show_scores(ruler_state(position, self.people, own, aimed))
        if not quiet:
            self.say_prompt()


def _reveal(board: Board) -> QWidget:
    """Imported when a round ends."""
    from blueprints_desktop.desktop.games.blueprints.results.reveal import RevealView

    return RevealView(board.game, board.people, board.appearance)


def _last_page(board: Board) -> QWidget:
    from blueprints_desktop.desktop.games.blueprints.results.ending import BlueprintsEnding

    return BlueprintsEnding(board.game, board.people, board.appearance)


BOARD = BlueprintsBoard
