"""The middle of the Blueprints table: the scene and the parts that lie in it.

What is shown is handed in; what the player does here is the business of ``table_view``.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt

from blueprints_desktop.desktop.games.blueprints.board.building_part import BuildingPart
from blueprints_desktop.desktop.games.blueprints.board.choosing import BlueprintsSelection
from blueprints_desktop.desktop.games.blueprints.board.far_row import (
    DemandPart,
    RemovedPart,
    ScreenPart,
)
from blueprints_desktop.desktop.games.blueprints.board.flights import DiceFlights
from blueprints_desktop.desktop.games.blueprints.board.pencil_part import PencilPart
from blueprints_desktop.desktop.games.blueprints.board.pool_part import PoolPart
from blueprints_desktop.desktop.games.blueprints.board.pool_steps import step_of
from blueprints_desktop.desktop.games.blueprints.board.ruler_part import RulerPart, RulerState
from blueprints_desktop.desktop.games.blueprints.board.table_layout import (
    TableLayout,
    lay_out,
    magnification,
)
from blueprints_desktop.desktop.games.blueprints.board.veiled_part import VeiledPart
from blueprints_desktop.desktop.games.blueprints.cards.plan_card import PlanCard
from blueprints_desktop.desktop.games.blueprints.cards.plan_shadow import PlanShadow
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Preview
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import PublicFacts, public_facts
from blueprints_desktop.desktop.games.blueprints.texts.table_words import landmarks, spots, tip_at
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.tips import answer, take_away
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.desktop.ui.scene.view_tools import ViewTools
from blueprints_desktop.games.blueprints.state import State


class BlueprintsTable(SceneView):
    """A scene of parts, arranged for the room there is."""

    def __init__(self, people: Sequence[Person], appearance: Appearance) -> None:
        super().__init__(appearance)
        self.people = tuple(people)
        self.choosing = BlueprintsSelection()
        self.previews: Mapping[int, Preview] = {}
        self.facts: PublicFacts | None = None
        self.standing: BuildingStatus | None = None
        """The viewer's own building; None while nobody may see one."""
        look = appearance.look
        self.screens: list[ScreenPart] = []
        self.demand, self.removed = DemandPart(look), RemovedPart(look)
        self.pool, self.building, self.ruler = PoolPart(look), BuildingPart(look), RulerPart(look)
        self.pencil, self.veiled = PencilPart(look), VeiledPart(look)
        self._plan_shadow = PlanShadow(look)
        self.add_parts(
            self.demand,
            self.removed,
            self.veiled,
            self.pencil,
            self._plan_shadow,
            self.building,
            self.ruler,
            self.pool,
        )
        self.flights = DiceFlights(self._scene, self)
        self.tools = ViewTools(appearance, self)
        self.tools.chosen.connect(self.look_from)
        self.layout_now: TableLayout | None = None
        self._plan: PlanCard | None = None

    # --- what is shown --------------------------------------------------------------

    def show_table(self, position: Position, standing: BuildingStatus | None) -> None:
        """Put a position on the table."""
        view: State = position.view
        self.facts, self.standing = public_facts(position), standing
        self._set_screens(position.viewer)
        for screen in self.screens:
            screen.show_dice(self.facts.seats[screen.person.seat].behind)
        self.demand.show_round(view.round.in_demand, sum(view.bag))
        self.removed.show_dice(self.facts.removed)
        self.pool.show_pool(view.pool)
        self.pool.show_step(step_of(self.facts) if position.moves else None)
        self.building.show_standing(standing)
        self._veil(standing is None and self.facts.running, position.to_act)
        self.arrange()

    def _veil(self, veiled: bool, seat: int | None) -> None:
        """Where nobody's building may be seen: the closed screen of whoever is to act."""
        if veiled and seat is not None and self.facts is not None:
            self.veiled.show_seat(self.people[seat], self.facts.seats[seat])
        else:
            self.veiled.show_seat(None, None)

    def _set_screens(self, viewer: int | None) -> None:
        others = [person for person in self.people if person.seat != viewer]
        if viewer is not None:
            others = others[viewer:] + others[:viewer]
        if [screen.person for screen in self.screens] == others:
            return
        for screen in self.screens:
            self._scene.removeItem(screen)
        self.screens = [ScreenPart(person, self.look) for person in others]
        for screen in self.screens:
            self._scene.addItem(screen)

    def clear(self) -> None:
        """Nothing private stays: no building, no choice, no preview, no tip."""
        take_away()
        self.facts = self.standing = None
        self.veiled.show_seat(None, None)
        self.flights.finish()
        self.building.finish()
        self.building.show_standing(None)
        self.ruler.show_scores(RulerState())
        self.choosing, self.previews = BlueprintsSelection(), {}
        self.pool.show_choosing(self.choosing)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        self.setAccessibleDescription("")

    def show_choosing(
        self, choosing: BlueprintsSelection, previews: Mapping[int, Preview], spoken: str
    ) -> None:
        """How far the player has come; ``spoken`` says it to a screen reader."""
        self.choosing, self.previews = choosing, previews
        self.pool.show_choosing(choosing)
        self.building.show_choice(previews, choosing.aimed, choosing.held is not None)
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)
        over = choosing.active and (choosing.pointed is not None or choosing.aimed is not None)
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def spots(self) -> list[Spot]:
        """Every choice there is, with its name and place, for screen readers."""
        return spots(self)

    def landmarks(self) -> list[Spot]:
        """What else lies on the table and can be asked about."""
        return landmarks(self)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        return answer(self.viewport(), event, partial(tip_at, self)) or super().viewportEvent(event)

    # --- arranging ------------------------------------------------------------------

    def host_plan(self, plan: PlanCard | None) -> None:
        """Give the plan a place beside the building, or none: it has one elsewhere."""
        if self._plan is not None:
            self._plan.set_short(False)
            self._plan.magnify(1.0)
        self._plan = plan
        if plan is not None:
            plan.set_short(True)
            plan.setParent(self)
            plan.show()
        self.arrange()

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        wide, high, bleed = room.width(), room.height(), look.px(BLEED)
        times = magnification(wide, high, look.scale)
        look = look.magnified(times)
        hosts = self._plan is not None
        plan = lay_out(wide, high, look.scale, len(self.screens), hosts)
        self.layout_now = plan
        for index, screen in enumerate(self.screens):
            screen.setVisible(index < len(plan.screens))
            if index < len(plan.screens):
                screen.arrange(plan.screens[index], look, ratio)
        self.removed.setVisible(plan.removed is not None)
        untold = self.facts is not None and len(self.people) == 2 and plan.removed is None
        self.pool.show_removed(len(self.facts.removed) if untold and self.facts else 0)
        if plan.removed is not None:
            self.removed.arrange(plan.removed, look, ratio)
        self.building.keep_clear_of(plan.tools_rect)
        for part, rect in (
            (self.demand, plan.demand),
            (self.pool, plan.pool),
            (self.building, plan.building),
            (self.pencil, plan.building),
            (self.veiled, plan.building),
            (self.ruler, plan.ruler),
        ):
            part.arrange(rect, look, ratio)
        self.pool.show_choosing(self.choosing)
        self.pencil.setVisible(not plan.low and self.building.seen is not None)
        self.pencil.keep_clear_of(self.building.seen)
        self.tools.lie_at([point + QPointF(bleed, bleed) for point in plan.tools], times)
        for button in self.tools.buttons:
            button.setHidden(self.veiled.isVisible())
        self._plan_shadow.setVisible(plan.plan is not None)
        if self._plan is not None and plan.plan is not None:
            self._plan_shadow.arrange(plan.plan, look, ratio)
            self._plan.magnify(times)
            self._plan.lie_at(plan.plan.translated(bleed, bleed))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            for part in (
                *self.screens,
                self.demand,
                self.removed,
                self.veiled,
                self.pool,
                self.ruler,
            ):
                part.update()
            self.building.update()
        super().changeEvent(event)

    def look_from(self, turn: int, flat: bool, apart: bool) -> None:
        """Turn the building by a quarter, or switch its flat or apart view."""
        now = self.building.looking
        turns = (now.turns + turn) % 4
        self.building.look_from(evolve(now, turns=turns, flat=flat, apart=apart))
        self.pencil.keep_clear_of(self.building.seen)
        self.tools.show_looking(self.building.looking)
