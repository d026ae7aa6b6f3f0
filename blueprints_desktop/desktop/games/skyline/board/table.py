"""The middle of the Skyline board: city, dice, cards and notes in one scene."""

from collections.abc import Iterator, Sequence

from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent

from blueprints_desktop.desktop.drawing.palette import lighter
from blueprints_desktop.desktop.games.skyline.art.bodies import SINKING
from blueprints_desktop.desktop.games.skyline.board.city_part import (
    CityPart,
    Scenery,
    scenery_of,
)
from blueprints_desktop.desktop.games.skyline.board.city_tools import CityTools
from blueprints_desktop.desktop.games.skyline.board.city_view import CityView
from blueprints_desktop.desktop.games.skyline.board.desk_parts import DeckPart, DicePart
from blueprints_desktop.desktop.games.skyline.board.ground_part import (
    GroundPart,
    LitPart,
    glass_cells,
)
from blueprints_desktop.desktop.games.skyline.board.layout import SkylineLayout, lay_out
from blueprints_desktop.desktop.games.skyline.board.marks_part import MarksPart
from blueprints_desktop.desktop.games.skyline.board.notes import (
    NotePart,
    Way,
    aim_note,
    aimed_way,
    pawn_way,
    story_note,
)
from blueprints_desktop.desktop.games.skyline.board.selection import (
    DICE,
    SkylineController,
    cell_name,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts import explanations as spoken_table
from blueprints_desktop.desktop.games.skyline.texts.explanations import rule_of, tip_words
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.tips import Tip, take_away
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.desktop.ui.scene.cross_fade import CrossFade
from blueprints_desktop.desktop.ui.scene.scene_view import SceneHost, SceneView
from blueprints_desktop.desktop.ui.scene.view_tools import ViewState
from blueprints_desktop.games.skyline.grid import CELLS
from blueprints_desktop.games.skyline.track import LENGTH

_SINK = 200
"""How long the city takes to sink, in milliseconds."""


Block = tuple[int, tuple[int, ...]]
"""Owner and cells of a chain."""


class SkylineTable(SceneView):
    """Shows a position and what is chosen in it."""

    selector: SkylineController

    def __init__(
        self,
        people: Sequence[Person],
        appearance: Appearance,
        host: SceneHost,
        selector: SkylineController,
    ) -> None:
        super().__init__(appearance, host, selector)
        self.people = tuple(people)
        self.model: SkylineModel | None = None
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
        self._flat_by_key = False
        """The city is flat only while a key is held."""
        self._sinking = QVariantAnimation(self)
        self._sinking.valueChanged.connect(self._sink)
        self.clear()

    # --- what is shown --------------------------------------------------------------

    def show_model(self, model: SkylineModel, spoken: str = "") -> None:
        """Put a position with what was chosen in it on the table."""
        self.model = model
        self.city.show_scenery(scenery_of(model.state))
        self.city.show_ghosts(model.ghosts, glass_cells(model, self.city.city))
        self.dice.show_model(model)
        self.deck.show_model(model)
        self._show_marks()
        self._show_notes(model)
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)
        self.choose_cursor()

    def show_story(self, model: SkylineModel, chain: Block | None = None) -> None:
        """While something moves: what the turn has brought, and the block it is about."""
        trail = None if model.story is None else model.story.walk
        shown = self.model if self.model is not None else model
        self.lit.show_model(evolve(shown, story=model.story), chain, trail)
        self.marks.show_model(shown, chain, False)
        self._show_notes(model)

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
        model = self.model
        chain = trail = None
        if model is not None and model.story is not None:
            rent = model.story.rent
            if model.in_turn and rent is not None:
                chain = (rent.owner, rent.cells)
            trail = model.story.walk if model.in_turn else None
        self.lit.show_model(model, chain, trail)
        self.marks.show_model(model, chain, self.costs)

    def _show_notes(self, model: SkylineModel) -> None:
        told = story_note(model, model.story)
        seats = self.look.palette.seats
        seat = None if told is None or told.seat is None else seats[model.colour(told.seat)]
        payer: Way = ()
        if told is not None and model.story is not None and model.story.rent is not None:
            payer = pawn_way(self.city, model.story.seat)
        aimed = aimed_way(self.city, model)
        self.told.show_note(told, seat, payer)
        self.aim.show_note(aim_note(model), None, aimed)
        ink = QColor() if seat is None else lighter(seat.body, 0.45)
        self.lit.show_ties((payer, ink), (aimed, self.look.palette.pencil))

    def show_costs(self, wanted: bool) -> None:
        """Whether the street says what its next places would cost."""
        self.costs = wanted
        self.tools.show_costs(wanted)
        self._show_marks()

    def clear(self) -> None:
        take_away()
        self.forget_pointer()
        self.fade.finish()
        self.model = None
        self.city.show_scenery(Scenery())
        self.city.show_ghosts({}, frozenset())
        self.lit.show_model(None, None, None)
        self.lit.show_ties()
        self.marks.show_model(None, None, False)
        self.dice.show_model(None)
        self.deck.show_model(None)
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
        if self.model is not None:
            self.show_model(self.model, self.accessibleDescription())

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

    def named_areas(self) -> Iterator[tuple[str, QRectF]]:
        """All cells are ``cell.c3``, places of the street ``street.4``."""
        yield from super().named_areas()
        if self.model is None:
            return
        for cell in range(CELLS):
            yield cell_name(cell), self.city_view.rhombus(cell).boundingRect()
        for place in range(LENGTH):
            yield f"street.{place + 1}", self.city_view.street_area(place).boundingRect()

    # --- what lies where ------------------------------------------------------------

    def thing_at(self, point: QPointF) -> str | None:
        """The dice if they can be rolled, a lit cell, else the cell that one sees there."""
        selection = self.selector.selection
        if self.model is None:
            return None
        if selection.rolls and self.dice.area().contains(point):
            return DICE
        cell = self.city.option_at(point, selection.cells)
        if cell is None and not self.rule_at(point):
            cell = self.city.seen_at(point)
        return None if cell is None else cell_name(cell)

    def point_out(self, name: str | None) -> None:
        self.dice.point_at(name == DICE)

    def rule_at(self, point: QPointF) -> str:
        asked = self._rule_area_at(point)
        return "" if asked is None else asked[1]

    def _rule_area_at(self, point: QPointF) -> tuple[QRectF, str] | None:
        """An open card or a note about the turn, with its rule."""
        if self.deck.card is not None and self.deck.isVisible() and self.deck.rect.contains(point):
            return self.deck.rect, self.deck.card
        note = self.told.note
        if note is not None and note.rule and self.told.body().contains(point):
            return self.told.body(), note.rule
        return None

    def tip_at(self, point: QPointF) -> Tip | None:
        """What stands there, and what it costs."""
        model = self.model
        if model is None:
            return None
        city = self.city.city
        if (asked := self._rule_area_at(point)) is not None:
            return Tip("", self.on_view(asked[0]), asked[1])
        cell = self.city.seen_at(point)
        place = None if cell is not None else city.place_at(point)
        words = tip_words(model, cell, place)
        if not words:
            return None
        if cell in model.effects:
            words = ""  # the note tells it, and a tip would lie on the next choice
        area = city.rhombus(cell) if cell is not None else city.street_area(place or 0)
        return Tip(words, self.on_view(area.boundingRect()), rule_of(model, cell, place))

    # --- keys -----------------------------------------------------------------------

    def press_key(self, event: QKeyEvent) -> bool:
        return self.tools.press_key(event.key())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """V flattens the city while it is held, also while something moves."""
        if event.key() != Qt.Key.Key_V:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() and not self.looking.flat:
            self._flat_by_key = True
            self.flatten(True)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_V and not event.isAutoRepeat():
            self._raise_again()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The release of a key elsewhere is not told here."""
        self._raise_again()
        super().focusOutEvent(event)

    def _raise_again(self) -> None:
        if self._flat_by_key:
            self._flat_by_key = False
            self.flatten(False)

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
        if self.model is not None:
            self.city.show_ghosts(self.model.ghosts, glass_cells(self.model, plan.city))
            self._show_notes(self.model)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            for part in (self.dice, self.deck, self.marks, self.told, self.aim):
                part.update()
        super().changeEvent(event)

    @property
    def city_view(self) -> CityView:
        return self.city.city
