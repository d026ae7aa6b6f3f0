"""The middle of the Skyline table: city, dice, cards and notes in one scene.

What is shown is handed in; what the player does here is the business of ``table_view``.
"""

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QColor

from blueprints_desktop.desktop.drawing.palette import lighter
from blueprints_desktop.desktop.games.skyline.art.bodies import SINKING
from blueprints_desktop.desktop.games.skyline.board.city_part import (
    CityPart,
    Scenery,
    scenery_of,
)
from blueprints_desktop.desktop.games.skyline.board.city_tools import CityTools
from blueprints_desktop.desktop.games.skyline.board.city_view import CityView
from blueprints_desktop.desktop.games.skyline.board.deck_part import DeckPart
from blueprints_desktop.desktop.games.skyline.board.dice_part import DicePart
from blueprints_desktop.desktop.games.skyline.board.ground_part import GroundPart
from blueprints_desktop.desktop.games.skyline.board.layout import SkylineLayout, lay_out
from blueprints_desktop.desktop.games.skyline.board.lit_part import LitPart, glass_cells
from blueprints_desktop.desktop.games.skyline.board.marks_part import MarksPart
from blueprints_desktop.desktop.games.skyline.board.note_ties import Way, aimed_way, pawn_way
from blueprints_desktop.desktop.games.skyline.board.notes import aim_note, story_note
from blueprints_desktop.desktop.games.skyline.board.notes_part import NotePart
from blueprints_desktop.desktop.games.skyline.board.pointing import lit_at, seen_at
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts import explanations as spoken_table
from blueprints_desktop.desktop.games.skyline.texts.explanations import rule_of, tip_words
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer, take_away
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.desktop.ui.scene.cross_fade import CrossFade
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.desktop.ui.scene.view_tools import ViewState

_SINK = 200
"""How long the city takes to sink, in milliseconds."""


Block = tuple[int, tuple[int, ...]]
"""Owner and cells of a chain."""


class SkylineTable(SceneView):
    """A scene of parts, arranged for the room there is."""

    def __init__(self, people: Sequence[Person], appearance: Appearance) -> None:
        super().__init__(appearance)
        self.people = tuple(people)
        self.sight: SkylineModel | None = None
        self.looking = ViewState()
        self.costs = False
        self.layout_now: SkylineLayout | None = None
        look = appearance.look
        self.ground, self.lit = GroundPart(look), LitPart(look)
        self.city = CityPart([person.colour for person in people], look)
        self.marks = MarksPart(self.city, look)
        self.dice, self.deck = DicePart(look), DeckPart(look)
        self.told, self.aim = NotePart(look, right=False), NotePart(look, right=True)
        self.add_parts(
            self.ground, self.lit, self.city, self.deck, self.dice, self.told, self.aim, self.marks
        )
        self.fade = CrossFade(self)
        self.tools = CityTools(appearance, self)
        self.tools.turned.connect(self.turn)
        self.tools.flattened.connect(self.flatten)
        self.tools.costs_wanted.connect(self.show_costs)
        self._sinking = QVariantAnimation(self)
        self._sinking.valueChanged.connect(self._sink)
        self.clear()

    # --- what is shown --------------------------------------------------------------

    def show_sight(self, sight: SkylineModel, spoken: str = "") -> None:
        """Put a position with what was chosen in it on the table."""
        self.sight = sight
        self.city.show_scenery(scenery_of(sight.state))
        self.city.show_ghosts(sight.ghosts, glass_cells(sight, self.city.city))
        self.dice.show_sight(sight)
        self.deck.show_sight(sight)
        self._show_marks()
        self._show_notes(sight)
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)

    def show_story(self, sight: SkylineModel, chain: Block | None = None) -> None:
        """While something moves: what the turn has brought, and the block it is about."""
        trail = None if sight.story is None else sight.story.walk
        shown = self.sight if self.sight is not None else sight
        self.lit.show_sight(evolve(shown, story=sight.story), chain, trail)
        self.marks.show_sight(shown, chain, False)
        self._show_notes(sight)

    def architect_leaves(self) -> None:
        """The building that he stood on is not protected any more."""
        self.lit.architect_leaves()
        self.marks.architect_leaves()

    def forget_story(self) -> None:
        """A new turn begins: the card and the note of the last one are taken away."""
        self.deck.show_card(None, 1.0)
        self.told.show_note(None, None)
        self.lit.show_ties()

    def _show_marks(self) -> None:
        sight = self.sight
        chain = trail = None
        if sight is not None and sight.story is not None:
            rent = sight.story.rent
            if sight.in_turn and rent is not None:
                chain = (rent.owner, rent.cells)
            trail = sight.story.walk if sight.in_turn else None
        self.lit.show_sight(sight, chain, trail)
        self.marks.show_sight(sight, chain, self.costs)

    def _show_notes(self, sight: SkylineModel) -> None:
        told = story_note(sight, sight.story)
        seats = self.look.palette.seats
        seat = None if told is None or told.seat is None else seats[sight.colour(told.seat)]
        payer: Way = ()
        if told is not None and sight.story is not None and sight.story.rent is not None:
            payer = pawn_way(self.city, sight.story.seat)
        aimed = aimed_way(self.city, sight)
        self.told.show_note(told, seat, payer)
        self.aim.show_note(aim_note(sight), None, aimed)
        ink = QColor() if seat is None else lighter(seat.body, 0.45)
        self.lit.show_ties((payer, ink), (aimed, self.look.palette.pencil))

    def show_costs(self, wanted: bool) -> None:
        """Whether the street says what its next places would cost."""
        self.costs = wanted
        self.tools.show_costs(wanted)
        self._show_marks()

    def clear(self) -> None:
        take_away()
        self.fade.finish()
        self.sight = None
        self.city.show_scenery(Scenery())
        self.city.show_ghosts({}, frozenset())
        self.lit.show_sight(None, None, None)
        self.lit.show_ties()
        self.marks.show_sight(None, None, False)
        self.dice.show_sight(None)
        self.deck.show_sight(None)
        self.told.show_note(None, None)
        self.aim.show_note(None, None)
        self.setAccessibleDescription("")

    # --- how it is looked at --------------------------------------------------------

    def turn(self, quarters: int) -> None:
        """Turn the board; the old picture fades."""
        if self.layout_now is None:
            return
        self.fade.start(self._city_area(), self.look.tempo)
        self.looking = evolve(self.looking, turns=(self.looking.turns + quarters) % 4)
        self.arrange()
        if self.sight is not None:
            self.show_sight(self.sight, self.accessibleDescription())

    def flatten(self, wanted: bool) -> None:
        """Let every building sink to a slab, or rise again."""
        if wanted == self.looking.flat:
            return
        self.looking = evolve(self.looking, flat=wanted)
        self.tools.show_looking(self.looking)
        self._sinking.stop()
        goal = SINKING if wanted else 0
        duration = self.look.ms(_SINK) if self.isVisible() else 0
        if not duration:
            self._sink(float(goal))
            return
        self._sinking.setStartValue(float(self.city.sunk))
        self._sinking.setEndValue(float(goal))
        self._sinking.setDuration(duration)
        self._sinking.start()

    def _sink(self, steps: object) -> None:
        if isinstance(steps, float) and round(steps) != self.city.sunk:
            self.city.sink(round(steps))
            self.marks.update()

    @property
    def changing(self) -> bool:
        """The city turns or sinks."""
        return self.fade.running or self._sinking.state() == QVariantAnimation.State.Running

    def finish_changing(self) -> None:
        self.fade.finish()
        if self._sinking.state() == QVariantAnimation.State.Running:
            self._sinking.stop()
            self._sink(float(SINKING if self.looking.flat else 0))

    def _city_area(self) -> QRectF:
        return self.ground.rect.adjusted(-2.0, -2.0, 2.0, 2.0)

    # --- names for those who do not see them ---------------------------------------

    def spots(self) -> list[Spot]:
        return spoken_table.spots(self)

    def landmarks(self) -> list[Spot]:
        return spoken_table.landmarks(self)

    # --- tips -----------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        return answer(self.viewport(), event, self._tip_at) or super().viewportEvent(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """What stands under a pointer that rests, and what it costs."""
        sight = self.sight
        if sight is None:
            return None
        point = self.mapToScene(at)
        city = self.city.city
        cell = self.seen_at(point)
        place = None if cell is not None else city.place_at(point)
        if (asked := self.asks_at(point)) is not None:
            return Tip("", self.mapFromScene(asked[0]).boundingRect(), asked[1])
        words = tip_words(sight, cell, place)
        if not words:
            return None
        if cell in sight.deeds:
            words = ""  # the note tells it, and a tip would lie on the next choice
        area = city.rhombus(cell) if cell is not None else city.street_area(place or 0)
        where = self.mapFromScene(area.boundingRect()).boundingRect()
        return Tip(words, where, rule_of(sight, cell, place))

    def asks_at(self, point: QPointF) -> tuple[QRectF, str] | None:
        """An open card or a note about the turn: there a click means nothing but "why?"."""
        if self.deck.card is not None and self.deck.isVisible() and self.deck.rect.contains(point):
            return self.deck.rect, self.deck.card
        note = self.told.note
        if note is not None and note.rule and self.told.body().contains(point):
            return self.told.body(), note.rule
        return None

    # --- what lies where ------------------------------------------------------------

    def cell_at(self, point: QPointF) -> int | None:
        """The lit cell that a click there means."""
        return None if self.sight is None else lit_at(self.city, self.sight, point)

    def seen_at(self, point: QPointF) -> int | None:
        """The cell that one sees there."""
        return seen_at(self.city, point)

    def cell_points(self) -> dict[int, QPointF]:
        """Where the lit cells are, for the arrow keys."""
        sight = self.sight
        cells = () if sight is None else sight.choosing.cells
        return {cell: self.city.city.middle(cell) for cell in cells}

    # --- arranging ------------------------------------------------------------------

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        plan = self.layout_now = lay_out(room, look.scale, self.looking.turns)
        beside = look.magnified(plan.times)
        whole = room.adjusted(0.0, 0.0, 0.0, 0.0)
        written = look.magnified(max(0.85, min(1.3, plan.city.w / (39.0 * look.scale))))
        self.ground.stand(plan.city, whole, look, ratio)
        self.lit.stand(plan.city, whole, look, ratio)
        self.city.stand(plan.city, whole, look, ratio)
        self.marks.arrange(whole, written, ratio)
        self.marks.update()
        self.dice.arrange(plan.dice, beside, ratio)
        self.deck.lie(plan.deck, plan.card, beside, ratio)
        self.told.arrange(plan.left_note, beside, ratio)
        self.aim.arrange(plan.right_note, beside, ratio)
        shift = QPointF(look.px(BLEED), look.px(BLEED))
        self.tools.lie_at([middle + shift for middle in plan.tools], plan.times)
        if self.sight is not None:
            self.city.show_ghosts(self.sight.ghosts, glass_cells(self.sight, plan.city))
            self._show_notes(self.sight)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            for part in (self.dice, self.deck, self.marks, self.told, self.aim):
                part.update()
        super().changeEvent(event)

    @property
    def city_view(self) -> CityView:
        return self.city.city
