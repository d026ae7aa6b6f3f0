"""The Blueprints board: positions in, whole legal moves out.

It has no rule: the legal moves come with the position, and a preview says what a move scores.
Table, plan card, score card, ruler and prompt all show the same selection and the same preview.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.dice import DieState
from blueprints_desktop.desktop.games.blueprints.art.pictures import die_shadow, solid_die
from blueprints_desktop.desktop.games.blueprints.board.animations import (
    ANIMATIONS,
    BlueprintsAnimationContext,
    catch_up,
)
from blueprints_desktop.desktop.games.blueprints.board.building_part import BuildingPicture
from blueprints_desktop.desktop.games.blueprints.board.highlights import (
    EVENT_HIGHLIGHTS,
    move_highlights,
    reason_things,
)
from blueprints_desktop.desktop.games.blueprints.board.selection import (
    BlueprintsController,
    blueprints_selection,
)
from blueprints_desktop.desktop.games.blueprints.board.table import BlueprintsTable
from blueprints_desktop.desktop.games.blueprints.board.table_parts import ruler_state
from blueprints_desktop.desktop.games.blueprints.cards.table_cards import (
    PLAN_HEIGHT,
    ROW_HALF,
    SCORE_HEIGHT,
    plan_card,
    score_card,
    seat_card,
    standings_card,
)
from blueprints_desktop.desktop.games.blueprints.facts.preview import (
    BuildingStatus,
    Preview,
    building_status,
    preview_of,
    refusals,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import (
    Gone,
    public_facts,
    since_last_turn,
)
from blueprints_desktop.desktop.games.blueprints.texts import progress
from blueprints_desktop.desktop.games.blueprints.texts.banners import EVENT_BANNERS
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
from blueprints_desktop.desktop.ui.board.highlights import Highlight
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.values import Card, PartInfo
from blueprints_desktop.desktop.ui.controls.panel import tab_through
from blueprints_desktop.desktop.ui.frame.frame_layout import Format
from blueprints_desktop.desktop.ui.scene.score_ruler import wood_sprite
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.blueprints.dice import GLASS, WOOD, Die, die_of
from blueprints_desktop.games.blueprints.events import DiceDrawn, RoundBegan
from blueprints_desktop.games.blueprints.options import Options
from blueprints_desktop.games.blueprints.state import (
    DICE_EACH,
    DISCARDING,
    OVER,
    REVEALED,
    TAKING,
    State,
)

_HOSTING = QSizeF(1333.0, 640.0)
"""The best size of the table where the plan is on it, beside pool and building."""


class BlueprintsBoard(TableBoard):
    """The table, the reveal at the end of a round, or the ending."""

    narration = NARRATION
    event_highlights = EVENT_HIGHLIGHTS
    event_banners = EVENT_BANNERS
    event_sweeps = (RoundBegan,)
    selector: BlueprintsController

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.selector = BlueprintsController(lambda move: self.confirms(move), self)
        self.table = BlueprintsTable(
            self.people, appearance, self, self.selector, self.animation_queue
        )
        self.plan = CardWidget(PLAN_HEIGHT, appearance)
        self.plan.stays_in_sight = True
        self.score = CardWidget(SCORE_HEIGHT, appearance)
        facts = {"plan": self.plan, "score": self.score}
        self.set_up(self.table, facts, _last_page, _reveal, hosting=_HOSTING)
        self.plan.part_pointed.connect(self._point_on_plan)
        self.plan.part_pressed.connect(self.selector.press)
        self.plan.part_refused.connect(self.selector.press)
        self.board_frame.arranged.connect(self._fit_format)
        self.retell()

    def _point_on_plan(self, part: PartInfo | None) -> None:
        if part is not None and part.live:
            self.selector.point(part.name)
        else:
            self.selector.aim_nowhere()

    def _fit_format(self, found: Format) -> None:
        """The plan stays visible; Tab goes from the table to tools, drawer and log, as before."""
        self._show_plan()
        self.table.host_plan(None if found is Format.WIDE else self.plan)
        tab_through((self.table, *self.table.tools.buttons, self.board_frame.toggle, self.log.list))

    # --- positions ------------------------------------------------------------------

    def put(self, position: Position, *, just_played: bool = False, in_steps: bool = False) -> None:
        """``in_steps``: something moves, so panels, cards and log are updated in the next frames."""
        self.keep(position)
        view: State = position.view
        ended = view.phase in (REVEALED, OVER)
        moves = () if ended else position.moves
        reason = refusals(view, position.viewer)
        self.selector.begin(blueprints_selection(view.pool, moves, reason))
        self.table.show_table(position, self._own_status())
        if position.moves and _is_running(position):
            self.table.show_taken(since_last_turn(position.events, position.viewer))
        cards = partial(self.refresh, quiet=ended)
        self.later.update((self._show_panels, cards, self.tell_log))
        if ended or not in_steps:
            self.later.flush()
        if ended:
            self.ends.show(position, just_played=just_played)
            return
        self.show_table()
        self.later.draw_ahead(drawn_ahead(self.table, view, QSizeF(self.size())))

    def _show_panels(self, hidden: bool = False) -> None:
        """``hidden``: only what everybody may know."""
        position = self.position
        if position is not None:
            self.show_seats(lambda person: seat_card(position, person.seat, hidden))

    def _show_plan(self) -> None:
        """The plan; beside the building it is a read-out."""
        table = self.table
        short = self.board_frame.format is not Format.WIDE
        lit = tuple(table.previews)
        self.plan.show_card(plan_card(self._own_status(), lit, table.aimed, short=short))

    def _own_status(self) -> BuildingStatus | None:
        position = self.position
        if position is None or position.viewer is None:
            return None
        return building_status(self.game.deck, position.view, position.viewer)  # type: ignore[attr-defined]

    # --- animations -----------------------------------------------------------------

    def animate(self, told: Sequence[Event], position: Position) -> None:
        before, picked = self.position, self.selector.selection.picked
        self.stop()
        events = [each for each in told if _is_running(position) or not isinstance(each, DiceDrawn)]
        if before is None or not self._can_animate(events, before):
            self.arrive(position)
            return
        self.selector.begin()
        self.table.show_selection({})
        context = BlueprintsAnimationContext(
            self.table,
            self.animation_queue,
            before,
            self._place_in_panel,
            None if picked is None else self.table.pool.dice[picked],
            partial(self.put, position, just_played=True, in_steps=True),
        )
        then = partial(self.arrive, position, in_steps=True)
        self.animation_queue.play_events(ANIMATIONS, events, context, then)

    def _can_animate(self, events: Sequence[Event], before: Position) -> bool:
        """Movement is wanted, and the die that moves is on the table."""
        pool = [item.die for item in self.table.pool.dice]
        leaves = any(isinstance(event, Gone) and event.die in pool for event in events)
        return self.animation_queue.wanted(ANIMATIONS, events) and leaves and _is_running(before)

    def arrive(self, position: Position, in_steps: bool = False) -> None:
        if self.position is not position:
            self.put(position, just_played=True, in_steps=in_steps)
        self.table.pool.show_all()
        self.settled.emit()

    def catch_up(self, position: Position) -> None:
        self.show_position(position)
        since = since_last_turn(position.events, position.viewer)
        if not _is_running(position):
            return
        if since.gone and self.animation_queue.wanted(ANIMATIONS, since.gone):
            context = BlueprintsAnimationContext(
                self.table, self.animation_queue, position, self._place_in_panel
            )
            stages = catch_up(since, context)
            self.animation_queue.play(stages, self.table.pool.show_all, waited_for=False)

    def stop(self) -> None:
        self.animation_queue.skip()
        self.table.release()

    def _place_in_panel(self, seat: int, index: int) -> QPointF:
        """The place of a die in the panel of a player, in the scene of the table."""
        at = self.place_in_panel(seat, f"die-{index}")
        return self.table.mapToScene(self.table.mapFrom(self.board_frame, at))

    @property
    def moving(self) -> bool:
        table = self.table
        moves = self.animation_queue.running or self.ends.running
        return moves or table.changing or table.dragging.active

    def skip(self) -> None:
        super().skip()
        self.table.finish_changing()

    def match_progress(self, view: State) -> Progress:
        """The game is not over before the reveal of the last round has ended."""
        if view.phase != OVER or self.ends.tells_the_end:
            return progress.match_progress(view)
        return progress.opened_round(view, self.ends.shown_round)

    def take_off(self) -> None:
        self.table.clear()
        self._show_plan()
        self.score.show_card(None)

    def hide_seats(self) -> None:
        self._show_panels(hidden=True)

    # --- highlights -----------------------------------------------------------------

    def move_highlights(self, move: Any) -> tuple[Highlight, ...]:
        if self.position is None:
            return ()
        return tuple(move_highlights(self.position.view, move))

    def reason_things(self, move: Any, code: str) -> tuple[str, ...]:
        position, status = self.position, self._own_status()
        if position is None or position.viewer is None or status is None:
            return ()
        view, seat = position.view, position.viewer
        return tuple(reason_things(view, seat, status.card.heights, move, code))

    # --- words ----------------------------------------------------------------------

    def retell(self) -> None:
        self.table.setAccessibleName(self.tr("Table"))
        self.tell_log()
        self._show_panels()
        self.refresh(quiet=True)

    def log_options(self, position: Position) -> Options:
        options: Options = position.view.round.options
        return options

    # --- keys and buttons -----------------------------------------------------------

    def press_primary(self) -> None:
        """What a player catches up with ends first."""
        if not self.waiting:
            self.animation_queue.skip()
        super().press_primary()

    # --- the selection --------------------------------------------------------------

    def table_prompt(self, position: Position) -> Prompt:
        return prompt_for(position, self.people, self.selector.selection, self.table.aimed)

    def _score_card(
        self, position: Position, own: BuildingStatus | None, aimed: Preview | None
    ) -> Card:
        facts = public_facts(position)
        if own is None:
            return standings_card(facts, self.people)
        viewer = position.viewer if position.you is None else None
        owner = "" if viewer is None else self.people[viewer].name
        return score_card(own, aimed, facts.awards, owner)

    def refresh(self, quiet: bool = False) -> None:
        """Show the selection everywhere; ``quiet``: the prompt is sent later."""
        position, selection = self.position, self.selector.selection
        if position is None:
            return
        own, table = self._own_status(), self.table
        places = {}
        if own is not None and selection.die is not None:
            places = {space: preview_of(own, selection.die, space) for space in selection.spaces}
        table.show_selection(places)
        table.describe(self.table_prompt(position).read_out)
        aimed = table.aimed
        self._show_plan()
        self.score.show_card(self._score_card(position, own, aimed))
        table.ruler.state = ruler_state(position, self.people, own, aimed)
        if not quiet:
            self.say_prompt()


def _is_running(position: Position) -> bool:
    """Dice are being taken."""
    return position.view.phase in (TAKING, DISCARDING)


def _reveal(board: Board) -> QWidget:
    """Imported when a round ends."""
    from blueprints_desktop.desktop.games.blueprints.results.reveal import RevealView

    return RevealView(board.game, board.people, board.appearance)


def _last_page(board: Board) -> QWidget:
    from blueprints_desktop.desktop.games.blueprints.results.ending import BlueprintsEnding

    return BlueprintsEnding(board.game, board.people, board.appearance)


# --- drawing ahead ------------------------------------------------------------------------

_DICE = 24
"""Four materials with six faces."""
_LAST_TURNS = 2
"""How many turns before the end of a round its reveal is got ready."""
_USUAL_RISE = 3.0
"""How high the highest building mostly stands above its floor."""


def drawn_ahead(table: BlueprintsTable, view: State, size: QSizeF) -> Iterator[Job]:
    """Dice as they will be lifted, laid and counted, the nearest first; ``size`` is the board's.

    Only what everybody can see decides what is drawn: the pool and the dice that were taken.
    """
    pool, layout = tuple(dict.fromkeys(view.pool)), table.building.layout
    if pool:
        yield from _dice(table, pool, table.pool.w, DieState.HOVERED)
    if pool and table.status is not None and layout is not None:
        yield from _dice(table, pool, layout.view.w, DieState.GHOST)
        yield from _standing_jobs(table, table.status, pool)
        small = round(ROW_HALF * table.look.scale)  # in the panel of who takes it
        yield from _shadows(table, small, 1, on_paper=False)
        yield from _dice(table, pool, small)
        yield from _dice(table, range(_DICE), table.pool.w)  # as they could roll out of the bag
    if len(view.taken) >= (DICE_EACH - _LAST_TURNS) * view.seats:
        yield from _reveal_jobs(table, view, size)


def _standing_jobs(
    table: BlueprintsTable, status: BuildingStatus, pool: Sequence[Die]
) -> Iterator[Job]:
    """The building with any die of the pool, also in the size that it gets when it grows."""
    ratio, built = table.devicePixelRatioF(), (die for stack in status.building for die in stack)
    dice = tuple(dict.fromkeys((*pool, *built)))
    for layout in table.building.next_layouts():
        picture = BuildingPicture(layout, status.card, status.building, table.building.look, ratio)
        yield picture.ground_sprite
        yield from _shadows(table, layout.view.w, max(table.building.heights) + 1)
        yield from _dice(table, dice, layout.view.w)


def _shadows(
    table: BlueprintsTable, w: float, highest: int, *, on_paper: bool = True
) -> Iterator[Job]:
    """What stacks up to that height cast: those of glass, and all others."""
    shadow = partial(die_shadow, on_paper=on_paper)
    for levels in range(1, highest + 1):
        for die in (die_of(WOOD, 1), die_of(GLASS, 1)):
            yield partial(shadow, (die,) * levels, w, table.look, table.devicePixelRatioF())


def _reveal_jobs(table: BlueprintsTable, view: State, size: QSizeF) -> Iterator[Job]:
    """The page of the reveal, its ruler, and the dice on it in the size they mostly have."""
    yield partial(import_module, "blueprints_desktop.desktop.games.blueprints.results.reveal")
    from blueprints_desktop.desktop.games.blueprints.results.reveal import (
        column_places,
        dice_size,
        strip_ruler,
    )

    look, ratio, room = table.look, table.devicePixelRatioF(), QRectF(QPointF(), size)
    columns, strip = column_places(room, view.seats, 1, look.scale)
    yield partial(wood_sprite, strip_ruler(strip, look.scale), look, ratio)
    dice = tuple(dict.fromkeys((*view.taken, *view.pool)))
    yield from _dice(table, dice, dice_size(columns[0][0], _USUAL_RISE, look.scale))


def _dice(
    table: BlueprintsTable, dice: Sequence[Die], w: float, state: DieState = DieState.NORMAL
) -> Iterator[Job]:
    look, ratio = table.look, table.devicePixelRatioF()
    for die in dice:
        yield partial(solid_die, die, w, look, ratio, state)


BOARD = BlueprintsBoard
