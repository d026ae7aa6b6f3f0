"""The middle of the Skyline board: city, dice, cards and notes in one scene."""

from collections.abc import Iterator, Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.games.skyline.art.city import SINKING
from blueprints_desktop.desktop.games.skyline.board.city import (
    CityPart,
    CityView,
    GroundPart,
    Scenery,
    centre_of,
    fitted,
    glass_cells,
    scenery_of,
)
from blueprints_desktop.desktop.games.skyline.board.desk_parts import (
    DeckPart,
    DicePart,
    GoalPart,
    deck_of,
    dice_of,
)
from blueprints_desktop.desktop.games.skyline.board.highlights import BuildingGhost
from blueprints_desktop.desktop.games.skyline.board.marks import CityMarks, LitPart, MarksPart
from blueprints_desktop.desktop.games.skyline.board.selection import (
    DICE,
    SkylineController,
    cell_name,
    cell_of,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel, rule_about
from blueprints_desktop.desktop.games.skyline.texts.words import (
    GAME,
    card_name,
    card_text,
    cell_word,
    cell_words,
    goal_note,
    rule_of,
    street_rule,
    street_words,
    told_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.tips import Tip, take_away
from blueprints_desktop.desktop.ui.controls.buttons import DESK_BUTTON_SIDE, DeskButton
from blueprints_desktop.desktop.ui.scene.animation import Animation, AnimationQueue
from blueprints_desktop.desktop.ui.scene.cross_fade import CrossFade
from blueprints_desktop.desktop.ui.scene.scene_view import SceneHost, SceneView
from blueprints_desktop.desktop.ui.scene.view_tools import TableTools, ViewState
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.games.skyline.grid import CELLS, NAMES
from blueprints_desktop.games.skyline.phases import BUILDING, PLACING, ROLLING
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import LENGTH

translate = QCoreApplication.translate
_SINK = 200
"""How long the city takes to sink, in milliseconds."""
_USUAL = QSizeF(684.0, 640.0)
"""The room in which everything around the city has its usual size."""
_SMALLEST, _LARGEST = 0.93, 1.5
"""Words must stay readable in the smallest room."""
_ABOVE, _BELOW = 10.0, 18.0
_DICE = QSizeF(170.0, 116.0)
_CARD = QSizeF(190.0, 140.0)
_WORDED = 4.3
"""The width of a button with words, in heights of it."""
_COSTS = "skyline-costs"
"""The switch that is remembered."""
_MARKED = 39.0
"""Half the width of a lot on which marks have their usual size."""


class CityTools(TableTools):
    """Turn by a quarter; flatten; show what the street costs. The last two have their words on them."""

    def __init__(self, appearance: Appearance, table: "SkylineTable") -> None:
        super().__init__(appearance, table, table.turn)
        self._table = table
        self.flat = self.add("flat", Icon.LAYERS, Qt.Key.Key_V, table.flatten)
        self.flat.setCheckable(False)  # its words say what it would do now
        self.costs = self.add("costs", Icon.COIN, Qt.Key.Key_C, table.switch_costs)
        self.costs.setChecked(appearance.switched(_COSTS, default=True))
        self.flat.key, self.costs.key = "V", "C"
        self.retell()

    def words(self) -> Sequence[tuple[DeskButton, str, str]]:
        flatten = self.tr("Flat view: see behind tall buildings")
        if self._table.looking.flat:
            flatten = self.tr("Show how high everything is")
        return (
            *super().words(),
            (self.flat, flatten, "V"),
            (self.costs, self.tr("What the next street cells cost"), "C"),
        )

    def retell(self) -> None:
        super().retell()
        flat = self._table.looking.flat
        self.flat.setText(self.tr("Show heights") if flat else self.tr("Flat view"))
        self.costs.setText(self.tr("Next rents"))

    def stand(self, room: QRectF, look: Look, times: float) -> None:
        """One over the other in a lower left corner."""
        side = round(look.px(DESK_BUTTON_SIDE * times))
        widths = (side, round(_WORDED * side), round(_WORDED * side))
        bottom = round(room.bottom())
        for button, wide in reversed(tuple(zip(self.buttons, widths, strict=True))):
            button.magnify(times)
            button.setGeometry(round(room.left()), bottom - side, wide, side)
            bottom -= round(1.1 * side)


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
        self.model: SkylineModel | None = None
        self.looking = ViewState()
        look = appearance.look
        self.ground, self.lit = GroundPart(look), LitPart(look)
        self.city = CityPart([person.colour for person in people], look)
        self.marks = MarksPart(self.city, look)
        self.dice, self.deck = DicePart(look), DeckPart(look)
        self.goal = GoalPart(look)
        self.add_parts(
            self.ground, self.lit, self.city, self.deck, self.dice, self.marks, self.goal
        )
        self.fade = CrossFade(self)
        self.tools = CityTools(appearance, self)
        self._sinking = AnimationQueue(appearance, self)
        self.clear()

    # --- what is shown --------------------------------------------------------------

    def show_model(self, model: SkylineModel, spoken: str = "") -> None:
        """Put a position with what was chosen in it on the table."""
        self.model = model
        self._show_city(scenery_of(model.state), model)
        self.dice.dice, self.dice.rolls = dice_of(model), model.selection.rolls
        self.deck.shown = deck_of(model)
        for part in (self.dice, self.deck):
            part.setVisible(model.state.phase != PLACING)
        self.goal.show_note(goal_note(model), over=model.state.phase == PLACING)
        self._show_marks_of(model)
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)
        self.choose_cursor()

    def _show_choice(self, model: SkylineModel, after: SkylineModel | None = None) -> None:
        """Ghosts and marks; while something moves, with the story of what comes after."""
        self._show_city(self.city.scenery, model)
        self._show_marks_of(model, after)

    def _show_city(self, scenery: Scenery, model: SkylineModel) -> None:
        self.city.show_city(scenery, model.ghosts, glass_cells(model, self.city.city))

    def _show_marks_of(self, model: SkylineModel, after: SkylineModel | None = None) -> None:
        told = after or model
        story = told.story if after is not None or model.in_turn else None
        # a rent that is itemised has the street for itself
        quiet = story is None or story.rent is None
        wanted = self.tools.costs.isChecked() and model.state.phase in (ROLLING, BUILDING)
        costs = after is None and quiet and wanted
        self._show_marks(CityMarks(model, story, costs=costs))

    def _show_marks(self, marks: CityMarks | None) -> None:
        self.lit.marks = self.marks.marks = marks

    def show_story(self, model: SkylineModel) -> None:
        """While something moves: what the turn has brought, and the chain it is about."""
        self._show_choice(self.model or model, model)

    def architect_leaves(self) -> None:
        """The building that he stood on is not protected any more."""
        if self.lit.marks is not None:
            self._show_marks(evolve(self.lit.marks, protects=False))

    def forget_story(self) -> None:
        """A new turn begins: the card of the last one is taken away."""
        self.deck.shown = evolve(self.deck.shown, card=None)

    def switch_costs(self, shown: bool) -> None:
        """Whether the street says what its next places would cost; the next game does the same."""
        self.appearance.keep_switch(_COSTS, shown)
        self.show_choice_again()

    def show_choice_again(self) -> None:
        """The place changed, or what is shown of it."""
        if self.model is not None:
            self._show_choice(self.model)

    def clear(self) -> None:
        take_away()
        self.forget_pointer()
        self.fade.finish()
        self.model = None
        self.city.show_scenery(Scenery())
        self.city.show_ghosts({}, frozenset())
        self.dice.hide()
        self.deck.hide()
        self._show_marks(None)
        self.goal.show_note(None)
        self.setAccessibleDescription("")

    # --- how it is looked at --------------------------------------------------------

    def turn(self, quarters: int) -> None:
        """Turn the board; the old picture fades."""
        self.fade.start(self.ground.rect.adjusted(-2.0, -2.0, 2.0, 2.0), self.look.tempo)
        self.looking = evolve(self.looking, turns=(self.looking.turns + quarters) % 4)
        self.arrange()
        self.turned.emit()

    def flatten(self) -> None:
        """Let every building sink to a slab, or rise again."""
        wanted = not self.looking.flat
        self.looking = evolve(self.looking, flat=wanted)
        self.tools.retell()
        start, goal = self.city.sunk, SINKING if wanted else 0
        sinking = Animation(lambda share: self._sink(start + (goal - start) * share), _SINK)
        self._sinking.play((sinking,), lambda: self._sink(goal))
        if not (self.look.tempo and self.isVisible()):
            self._sinking.skip()

    def _sink(self, steps: float) -> None:
        if round(steps) != self.city.sunk:
            self.city.sink(round(steps))
            self.marks.update()
            self.turned.emit()

    @property
    def changing(self) -> bool:
        """The city turns or sinks."""
        return self.fade.running or self._sinking.running

    def finish_changing(self) -> None:
        self.fade.finish()
        self._sinking.skip()

    # --- names for those who do not see them ---------------------------------------

    def spots(self) -> list[Spot]:
        """The cells that can be named, and the dice when they can be rolled."""
        model = self.model
        if model is None:
            return []
        if model.selection.rolls:
            roll = translate("Skyline", "Roll the dice")
            return [Spot(roll, self.dice.area(), focused=True, thing=DICE)]
        return [
            Spot(
                told_words(effect, cell_word(cell)),
                self.city_view.area(cell),
                focused=cell == model.selection.aimed,
                checked=cell == model.selection.aimed and model.selection.held,
                about=partial(cell_words, model, cell),
                rule=rule_about(model.state, effect),
                thing=cell_name(cell),
            )
            for cell, effect in model.effects.items()
        ]

    def landmarks(self) -> list[Spot]:
        """Dice, card, architect, pawns and buildings, which can be asked about."""
        model, city = self.model, self.city_view
        if model is None:
            return []
        spot, story = partial(Spot, choice=False), model.story
        found: list[Spot] = []
        if self.goal.note is not None:
            words = " ".join((self.goal.note.title + ".", *self.goal.note.lines))
            found.append(spot(words, self.goal.rect, rule="rent", thing="goal"))
        if model.state.phase != PLACING and story is not None:
            words = translate("Skyline", "White die {white}, black die {black}")
            name = words.format(white=story.dice[0], black=story.dice[1])
            found.append(spot(name, self.dice.area(), rule="dice", thing=DICE))
            if story.card is not None:
                name = f"{card_name(story.card)}. {card_text(story.card, model.deck)}"
                found.append(spot(name, self.deck.rect, rule=story.card, thing="card"))
        if (cell := model.state.architect) < CELLS:
            words = translate("Skyline", "{architect} on {cell}")
            architect = capitalised(term(GAME, "architect"))
            name = words.format(architect=architect, cell=cell_word(cell))
            found.append(spot(name, city.area(cell), rule="protection", thing="architect"))
        for person in model.people:
            place, thing = model.state.pawns[person.seat], f"pawn.{person.seat + 1}"
            name = translate("Skyline", "Pawn of {name}").format(name=person.name)
            area, about = city.street_area(place), partial(street_words, model, place)
            rect = area.boundingRect()
            found.append(spot(name, rect, about=about, rule="white-die", thing=thing))
        for cell in model.buildings:
            first, *rest = cell_words(model, cell)
            about, thing = partial(list, rest), f"building.{NAMES[cell]}"
            found.append(spot(first, city.area(cell), about=about, rule="buildings", thing=thing))
        return found

    def named_areas(self) -> Iterator[tuple[str, QRectF]]:
        """All cells are ``cell.c3``, places of the street ``street.4``."""
        yield from super().named_areas()
        if self.model is None:
            return
        for cell in range(CELLS):
            yield cell_name(cell), self.city_view.area(cell)
        for place in range(LENGTH):
            yield f"street.{place + 1}", self.city_view.street_area(place).boundingRect()

    def outline(self, name: str, area: QRectF) -> QPainterPath:
        """A cell with what stands on it, a place of the street as it lies there."""
        kind, _, rest = name.partition(".")
        city, cell = self.city_view, cell_of(name)
        if kind == "street":
            return city.street_area(int(rest) - 1)
        if cell is None:
            return super().outline(name, area)
        building = self.city.scenery.buildings.get(cell)
        if building is None:
            return city.rhombus(cell)
        return city.outline(cell, building[1], self.city.sunk / SINKING)

    def paint_ghost(self, painter: QPainter, ghost: BuildingGhost) -> None:
        """A building that would stand on a cell; where all lies flat, its outline says enough."""
        if not self.city.sunk:
            self.city.ghost_sprite(ghost.cell, ghost.owner, ghost.floors).paint(
                painter, self.city_view.origin(centre_of(ghost.cell))
            )

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
        self.dice.pointed = name == DICE

    def rule_at(self, point: QPointF) -> str:
        """That of an open card, of a rent that was paid, or of what the game is about."""
        card, paid = self.deck.shown.card, self.marks.paid_tag()
        if card is not None and self.deck.isVisible() and self.deck.rect.contains(point):
            return card
        if paid is not None and paid[1].contains(point):
            return "chain"
        return "rent" if self.goal.isVisible() and self.goal.rect.contains(point) else ""

    def tip_at(self, point: QPointF) -> Tip | None:
        """What stands there, and what it costs."""
        model = self.model
        if model is None:
            return None
        city = self.city_view
        if rule := self.rule_at(point):
            return Tip("", self.on_view(QRectF(point, QSizeF(1.0, 1.0))), rule)
        if (cell := self.city.seen_at(point)) is not None:
            # the bar and its label tell of a choice, and a tip would lie on the next one
            lines = [] if cell in model.effects else cell_words(model, cell)
            area, rule = city.rhombus(cell), rule_of(model, cell)
        elif (place := city.place_at(point)) is not None:
            lines, rule = street_words(model, place), street_rule(place)
            area = city.street_area(place)
        else:
            return None
        return Tip("\n".join(lines), self.on_view(area.boundingRect()), rule)

    # --- keys -----------------------------------------------------------------------

    def press_key(self, event: QKeyEvent) -> bool:
        return self.tools.press_key(event.key())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """V flattens the city or shows its heights, also while something moves."""
        if event.key() == Qt.Key.Key_V and not event.modifiers():
            if not event.isAutoRepeat():
                self.tools.press_key(Qt.Key.Key_V)
        else:
            super().keyPressEvent(event)

    # --- arranging ------------------------------------------------------------------

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        """The city as large as it can be; its rhombus leaves all four corners of the room free."""
        times = min(room.width() / _USUAL.width(), room.height() / _USUAL.height()) / look.scale
        times = max(_SMALLEST, min(_LARGEST, times))
        beside = look.magnified(times)
        unit = beside.scale
        city = fitted(room, self.looking.turns, _ABOVE * unit, _BELOW * unit)
        for layer in (self.ground, self.lit, self.city):
            layer.stand(city, room, look, ratio)
        written = max(0.85, min(1.3, city.w / (_MARKED * look.scale)))
        self.marks.arrange(room, look.magnified(written), ratio)
        self.marks.update()
        card = _CARD * unit
        self.dice.arrange(QRectF(room.topLeft(), _DICE * unit), beside, ratio)
        corner = room.topRight() - QPointF(card.width(), 0.0)
        self.deck.arrange(QRectF(corner, card), beside, ratio)
        self.goal.stand(room.bottomRight(), city, beside, ratio)
        bleed = look.px(BLEED)
        self.tools.stand(room.translated(bleed, bleed), look, times)
        self.show_choice_again()

    def draw_ahead(self, state: State) -> Iterator[Job]:
        """Pictures that will soon be wanted: a few milliseconds each."""
        yield from self.dice.draw_ahead()
        yield self.deck.draw_ahead
        yield from self.city.draw_ahead(state.seat)
        yield from self.ground.draw_ahead()

    @property
    def city_view(self) -> CityView:
        return self.city.city
