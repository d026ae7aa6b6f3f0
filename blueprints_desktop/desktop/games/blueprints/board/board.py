"""The Blueprints board: positions in, whole legal moves out.

It owns no rule: what may be chosen comes with the position, what it would score from the
preview. Table, plan card, score card, ruler and prompt are all told the same two things, the
choice so far and the preview of what is aimed at.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.blueprints.art import prerender
from blueprints_desktop.desktop.games.blueprints.board.animations import BlueprintsAnimations
from blueprints_desktop.desktop.games.blueprints.board.deciding import BlueprintsDecision
from blueprints_desktop.desktop.games.blueprints.board.ruler_part import ruler_state
from blueprints_desktop.desktop.games.blueprints.board.table_view import BlueprintsTableView
from blueprints_desktop.desktop.games.blueprints.cards.plan_card import PlanCard
from blueprints_desktop.desktop.games.blueprints.cards.score_card import HEIGHT as SCORE_HEIGHT
from blueprints_desktop.desktop.games.blueprints.cards.score_card import score_card, standings_card
from blueprints_desktop.desktop.games.blueprints.cards.seat_panel import HEIGHTS, seat_card
from blueprints_desktop.desktop.games.blueprints.facts.preview import (
    BuildingStatus,
    Preview,
    previews,
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
from blueprints_desktop.desktop.ui.cards.values import Card
from blueprints_desktop.desktop.ui.controls.panel import tab_through
from blueprints_desktop.desktop.ui.frame.frame import BoardFrame
from blueprints_desktop.desktop.ui.frame.frame_measures import Format
from blueprints_desktop.desktop.ui.scene import accessible
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.blueprints.options import Options
from blueprints_desktop.games.blueprints.state import OVER, REVEALED, State

_HOSTING = QSizeF(1333.0, 640.0)
"""Without a column for the plan, pool, plan and building side by side are what is best seen."""


class BlueprintsBoard(TableBoard):
    """The table, the reveal at a round's end, the ending: one of them is shown."""

    narration = NARRATION
    _deciding: BlueprintsDecision

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self._deciding = BlueprintsDecision(lambda: self.confirms, self)
        self._previews: dict[int, Preview] = {}
        self.panels = [SeatPanel(person, appearance, HEIGHTS) for person in self.people]
        self.table = BlueprintsTableView(self.people, appearance)
        self.plan = PlanCard(appearance)
        self.score = CardWidget(SCORE_HEIGHT, appearance)
        facts = (self.plan, self.score)
        board_frame = BoardFrame(
            appearance, self.panels, self.log, self.table, facts, hosting=_HOSTING
        )
        self.set_up(board_frame, _last_page, _reveal)
        self._movement = BlueprintsAnimations(self.table, self._where_panel_lies)
        self._connect()
        self._retell()

    def _connect(self) -> None:
        table = self.table
        deciding = self._deciding
        deciding.listen_to(table)
        deciding.changed.connect(self._refresh)
        deciding.made.connect(self.chosen)
        table.primary.connect(self._press_middle)
        table.secondary.connect(self.press_secondary)
        table.skipped.connect(self.skip)
        self.plan.space_entered.connect(deciding.hover)
        self.plan.space_pressed.connect(deciding.press_space)
        self.plan.refusal_pressed.connect(deciding.press_refused)
        self.board_frame.arranged.connect(self._fit_format)

    def _fit_format(self, found: Format) -> None:
        """The plan stays in sight; focus goes from table to tools, drawer and log, as before."""
        self.table.host_plan(None if found is Format.WIDE else self.plan)
        tab_through((self.table, *self.table.tools.buttons, self.board_frame.toggle, self.log.list))

    # --- positions ------------------------------------------------------------------

    def show_position(self, position: Position) -> None:
        self._movement.drop()
        self._show(position)

    def _show(
        self, position: Position, *, just_played: bool = False, in_steps: bool = False
    ) -> None:
        """``in_steps``: something moves, so the desk around the table follows in the next frames."""
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
        self.plan.show_standing(self._standing())
        self._refresh(quiet=position.view.phase in (REVEALED, OVER))

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
        picked = self._deciding.choosing.picked
        self._deciding.begin(before.view.pool)
        self._previews = {}
        spoken_last = self.table.accessibleDescription()
        self.table.show_choosing(self._deciding.choosing, {}, spoken_last)
        show = partial(self._show, just_played=True, in_steps=True)
        self._movement.run(told, before, position, picked, show, self.settled.emit)

    def catch_up(self, position: Position) -> None:
        self.show_position(position)
        self._movement.catch_up(position)

    def match_progress(self, view: State) -> Progress:
        """As long as the last round's screens open, the game is not said to be over."""
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
            or table.dragging.carrying
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
        self._previews = {}
        self.table.clear()
        self.plan.show_standing(None)
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

    def _where_panel_lies(self, seat: int, index: int) -> QPointF:
        """The place of a die in a player's panel, on the table's scene."""
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
            self._deciding.press_secondary()

    # --- one preview for all --------------------------------------------------------

    def _aimed(self) -> Preview | None:
        """What the die would bring at the place it is aimed at."""
        aimed = self._deciding.choosing.aimed
        return None if aimed is None else self._previews.get(aimed)

    def _table_prompt(self) -> Prompt:
        assert self._position is not None, "a position is shown"
        return prompt_for(self._position, self.people, self._deciding.choosing, self._aimed())

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
        """Tell every part how far the player has come; ``quiet``: the prompt is sent later."""
        position, choosing = self._position, self._deciding.choosing
        if position is None:
            return
        self._previews = {}
        if choosing.die is not None and position.viewer is not None:
            deck = self.game.deck  # type: ignore[attr-defined]
            self._previews = previews(
                deck, position.view, position.viewer, choosing.die, choosing.spaces
            )
        aimed, own = self._aimed(), self._standing()
        self.table.show_choosing(choosing, self._previews, self._table_prompt().read_out)
        accessible.announce(self.table)
        self.plan.show_choice(tuple(self._previews), aimed)
        self.score.show_card(self._score_card(position, own, aimed))
        self.table.ruler.show_scores(ruler_state(position, self.people, own, aimed))
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
