"""The cards around the board: the turn, and the plan of the city."""

from collections import Counter
from typing import NamedTuple

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_seat_shape
from blueprints_desktop.desktop.drawing.painting import oval
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, text_width, write
from blueprints_desktop.desktop.games.skyline.art.city import paint_shield
from blueprints_desktop.desktop.games.skyline.board.city import street_spot
from blueprints_desktop.desktop.games.skyline.board.selection import MovePart
from blueprints_desktop.desktop.games.skyline.facts.view_model import (
    CellEffect,
    SkylineModel,
    TurnStory,
    share_of,
)
from blueprints_desktop.desktop.games.skyline.texts.narration import NARRATION
from blueprints_desktop.desktop.games.skyline.texts.words import (
    SIGNS,
    aim_note,
    card_name,
    card_text,
    cell_words,
    floors_words,
    rule_of,
    towers_words,
    wanted,
    wanted_words,
    why_nothing,
)
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.ui.board.narration import LogWriter
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone, Fact, Item, TurnStep
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.chains import RENT_PER_BUILDING, RENT_PER_FLOOR
from blueprints_desktop.games.skyline.events import PileMoved
from blueprints_desktop.games.skyline.grid import CELLS, NAMES, SIDE
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING, ROLLING

translate = QCoreApplication.translate


# --- the turn -----------------------------------------------------------------------------

TURN_HEIGHT = 324
"""The usual height. With more steps or rows, what is on the card moves closer."""
_PAID = Type(17, 600, tabular=True)


def turn_card(model: SkylineModel) -> kit.Card:
    """The turn that is being played, or the last one while somebody else is to roll."""
    title = translate("Skyline", "This turn")
    if model.state.phase == PLACING:
        title = translate("Skyline", "Set-up")
    elif model.story is not None and not model.in_turn:
        title = translate("Skyline", "Last turn: {name}").format(name=model.name(model.story.seat))
    steps = kit.steps(turn_steps(model), gap=kit.Spread(10.0, 7.0))
    return kit.Card(title, (steps,), title_role=Role.BODY_STRONG)


def turn_steps(model: SkylineModel) -> list[TurnStep]:
    """What happened in the turn and what is to be done. A roll is the first step of its turn."""
    numbered: list[TurnStep] = []
    number = 0
    for step in _steps(model):
        number = 1 if step.rule == "roll" else number + 1
        numbered.append(evolve(step, number=number))
    return numbered


def _steps(model: SkylineModel) -> list[TurnStep]:
    state, story = model.state, model.story
    if state.phase == PLACING:
        return _placing(model)
    found: list[TurnStep] = []
    if story is not None:
        found.append(_white(model, story))
        if story.card is not None:
            found.append(_card(model, story))
            if state.phase != CARD:
                words = translate("Skyline", "Black {black}: not used after a card")
                title = words.format(black=story.dice[1])
                found.append(TurnStep(title, done=True, rule="round-cell"))
        elif state.phase != BUILDING:
            found.append(_black_done(model, story))
    if state.phase == BUILDING:
        found.append(_black(model))
    elif state.phase == ROLLING:
        words = translate("Skyline", "{name} rolls both dice")
        found.append(TurnStep(words.format(name=model.name(state.seat)), live=True, rule="roll"))
        found += () if story is not None else _to_come()
    return found


def _to_come() -> list[TurnStep]:
    """Before the very first roll: what the dice are for."""
    walks = translate("Skyline", "Rent next to an opponent’s building, a card on a round cell")
    builds = translate("Skyline", "As many steps from the architect as the die shows")
    return [
        TurnStep(translate("Skyline", "White: the pawn moves"), (Fact(walks),), rule="white-die"),
        TurnStep(
            translate("Skyline", "Black: a floor is built"), (Fact(builds),), rule="black-die"
        ),
    ]


def _placing(model: SkylineModel) -> list[TurnStep]:
    """The four laps, there and back, with the order of the players; a ring is around the next one."""
    state = model.state
    lap = state.turn // state.seats
    names = (
        translate("Skyline", "A finished building in the centre"),
        translate("Skyline", "One floor each, last player first"),
        translate("Skyline", "One floor each"),
        translate("Skyline", "One floor each, last player first"),
    )
    found = []
    for number, name in enumerate(names):
        live, done = number == lap, number < lap
        signs: list[Item] = []
        for place in range(state.seats)[:: -1 if number % 2 else 1]:
            seat = (state.first + place) % state.seats
            if signs:
                signs.append(kit.Sign(Icon.FORWARD, 10.0))
            ringed = live and seat == state.seat
            signs.append(kit.SeatSign(model.colour(seat), 13.0, faded=done, ringed=ringed))
        order = kit.Line(tuple(signs), gap=4.0, height=kit.Spread(22.0, 18.0))
        found.append(TurnStep(name, (order,), live=live, done=done, rule="placing"))
    return found


def _white(model: SkylineModel, story: TurnStory) -> TurnStep:
    white = story.dice[0]
    if story.rent is None:
        words, rule = translate("Skyline", "White {white}: nothing to pay"), "white-die"
        if story.card is not None:
            words, rule = translate("Skyline", "White {white}: round cell, a card"), "round-cell"
        return TurnStep(words.format(white=white), done=True, rule=rule)
    rent = story.rent
    words = translate("Skyline", "White {white}: rent to {owner}")
    title = words.format(white=white, owner=model.name(rent.owner))
    heights = Counter(model.buildings[cell][1] for cell in rent.cells if cell in model.buildings)
    towers, floors = heights[FINISHED], heights[1] + 2 * heights[2]
    dear, cheap = RENT_PER_BUILDING * towers, RENT_PER_FLOOR * floors
    lines: list[Fact | Item] = []
    if dear + cheap == rent.amount:  # else the block has changed since
        lines += [Fact(towers_words(towers), str(dear))] if towers else []
        lines += [Fact(floors_words(floors), str(cheap))] if floors else []
    label = kit.Text(translate("Skyline", "Paid"), Role.BODY_STRONG)
    paid = kit.Text(signed(-rent.paid), _PAID, CardTone.BAD)
    lines += [kit.Divider(), kit.Line((label, kit.Fill(), paid))]
    return TurnStep(title, tuple(lines), done=True, rule="chain")


def _card(model: SkylineModel, story: TurnStory) -> TurnStep:
    assert story.card is not None
    lines = [Fact(card_text(story.card, model.deck))]
    live = model.state.phase == CARD
    part = model.selection.part
    if live and model.selection.aimed is not None:
        lines += _aimed(model)
    elif live and part is not None:
        effect = next(iter(model.effects.values()), None)
        lines.append(Fact(wanted_words(story.card, part), sign=_sign(effect)))
    if story.nothing is not None:
        lines.append(Fact(why_nothing(story.nothing)))
    for seat in range(model.state.seats):
        if story.payments and story.money(seat):
            lines.append(Fact(model.name(seat), signed(story.money(seat))))
    lines += _done_words(model, story)
    rule = story.nothing or story.card
    return TurnStep(card_name(story.card), tuple(lines), live=live, done=not live, rule=rule)


def _done_words(model: SkylineModel, story: TurnStory) -> tuple[Fact, ...]:
    """What was built, moved or lost, as the log says it."""
    log = LogWriter(model.people)
    told = [line for event in story.works for line in NARRATION.lines(event, log)]
    return tuple(Fact(line.text) for line in told if not line.is_heading)


def _black_done(model: SkylineModel, story: TurnStory) -> TurnStep:
    """What became of the black die."""
    words, lines = translate("Skyline", "Black {black}: built"), _done_words(model, story)
    if any(isinstance(event, PileMoved) for event in story.works):
        words = translate("Skyline", "Black {black}: demolished")
    if story.nothing is not None:
        words = translate("Skyline", "Black {black}: nothing to build")
        lines = (Fact(why_nothing(story.nothing)),)
    title = words.format(black=story.dice[1])
    return TurnStep(title, lines, done=True, rule=story.nothing or "black-die")


def _aimed(model: SkylineModel) -> list[Fact]:
    """What naming the aimed cell would do and change."""
    note, cell = aim_note(model), model.selection.aimed
    if note is None or cell is None:
        return []
    first = Fact(note.title, sign=_sign(model.effects[cell]))
    return [first, *(Fact(line) for line in note.lines)]


def _black(model: SkylineModel) -> TurnStep:
    """What the black die allows, counted; or what the aimed cell would change."""
    words = translate("Skyline", "Black {black}: build")
    title = words.format(black=model.state.dice[1])
    if aimed := _aimed(model):
        return TurnStep(title, tuple(aimed), live=True, rule="black-die")
    counts = Counter(model.effects.values())
    told = {
        CellEffect.FLOOR: translate("Skyline", "%n empty cells", "", counts[CellEffect.FLOOR]),
        CellEffect.RAISE: translate("Skyline", "%n piles to raise", "", counts[CellEffect.RAISE]),
        CellEffect.FINISH: translate(
            "Skyline", "%n buildings to finish", "", counts[CellEffect.FINISH]
        ),
        CellEffect.DEMOLISH: translate(
            "Skyline", "%n buildings to demolish", "", counts[CellEffect.DEMOLISH]
        ),
    }
    lines = [Fact(words, sign=_sign(effect)) for effect, words in told.items() if counts[effect]]
    rule = "black-die"
    if counts[CellEffect.LIFT]:
        lines.append(Fact(wanted(model), sign=_sign(CellEffect.LIFT)))
        rule = "no-floor-left"
    elif counts[CellEffect.DEMOLISH]:
        _, floors = model.buildings[model.selection.named[MovePart.CELL]]
        words = translate(
            "Skyline", "%n steps away, one for each floor of the pile", "", floors + 1
        )
        lines.append(Fact(words))
    else:
        steps = model.state.dice[1]
        words = translate("Skyline", "%n steps from the architect, one bend at most", "", steps)
        lines.append(Fact(translate("Skyline", "Next to the architect") if steps == 1 else words))
    return TurnStep(title, tuple(lines), live=True, rule=rule)


def _sign(effect: CellEffect | None) -> kit.Sign | None:
    """The sign of an effect, the same as on the board."""
    return None if effect is None else kit.Sign(SIGNS[effect], 13.0, CardTone.NORMAL, 2.6)


# --- the plan -----------------------------------------------------------------------------

PLAN_HEIGHT = 300
"""Of the card, in pixels at 100 %."""
_CELL = 32.0
_STREET = 0.86
"""The width of the street, in sides of a lot."""
_ACROSS = SIDE + 2 * _STREET
"""The plan with its street, in the same."""
_LEAST = 22.0
"""A lot is no smaller for the sake of the title."""
_FAN = {
    1: ((0.0, 0.0),),
    2: ((-5.0, -2.0), (5.0, 2.0)),
    3: ((-6.0, -4.5), (6.0, -4.5), (0.0, 5.5)),
    4: ((-6.0, -6.0), (6.0, -6.0), (-6.0, 6.0), (6.0, 6.0)),
}
"""How the signs of so many pawns on one place lie beside one another, at 100 %."""
_RENT = Type(12, 700, tabular=True)
_LETTER = Type(12, 600)


def plan_card(model: SkylineModel) -> kit.Card:
    """A sheet with the 36 lots, the street, pawns and architect; a lit lot can be chosen."""
    words = QCoreApplication.translate("Skyline", "Rent of each building")

    def spots(rect: QRectF, zoom: float) -> list[tuple[kit.PartInfo, QRectF]]:
        grid = grid_in(rect, zoom)
        return [(_lot_info(model, cell), grid.lot(cell)) for cell in range(CELLS)]

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        _PlanPainter(canvas, grid_in(rect, canvas.zoom), model).paint(rect)

    selection = model.selection
    chosen = (selection.cells, selection.aimed, tuple(selection.named.items()))
    key = ("plan", model.state, tuple(model.ghosts.items()), chosen, model.rent)
    plan = kit.Picture(key, 0.0, _LEAST * _ACROSS, paint, stretches=True, spots=spots)
    return kit.Card(
        items=(kit.Optional(kit.Text(words, Role.DRAFTING)), plan),
        surface=kit.Surface.PAPER,
        framed=True,
        top=kit.Spread(16.0, 12.0),
        foot=kit.Spread(18.0, 12.0),
        click_asks=False,
        spoken=words,
    )


def _lot_info(model: SkylineModel, cell: int) -> kit.PartInfo:
    """A lot has the name of its cell, such as "c4"."""

    def ask() -> tuple[str, str]:
        return "\n".join(cell_words(model, cell)), rule_of(model, cell)

    return kit.PartInfo(NAMES[cell], live=cell in model.selection.cells, ask=ask)


class PlanGrid(NamedTuple):
    """Where the lots begin, and how long a side of one is."""

    corner: QPointF
    side: float

    @property
    def zoom(self) -> float:
        """The scale of what lies on the lots and on the street."""
        return self.side / _CELL

    @property
    def whole(self) -> QRectF:
        """All lots."""
        return QRectF(self.corner.x(), self.corner.y(), SIDE * self.side, SIDE * self.side)

    def lot(self, cell: int, inset: float = 0.0) -> QRectF:
        """A lot, drawn in by so many pixels at 100 %."""
        (x, y), side, inset = self.corner.toTuple(), self.side, inset * self.zoom
        row, column = divmod(cell, SIDE)
        lot = QRectF(x + column * side, y + row * side, side, side)
        return lot.adjusted(inset, inset, -inset, -inset)

    def street(self, place: float) -> QPointF:
        """The middle of a place; the street is a little narrower than the lots."""
        near, far = -_STREET / 2, SIDE + _STREET / 2
        column, row = (min(max(along, near), far) for along in street_spot(place))
        return self.corner + QPointF(column * self.side, row * self.side)


def grid_in(rect: QRectF, zoom: float) -> PlanGrid:
    """The largest plan in the middle of a rectangle, up to its usual size."""
    side = min(_CELL * zoom, rect.width() / _ACROSS, rect.height() / _ACROSS)
    return PlanGrid(rect.center() - QPointF(SIDE / 2 * side, SIDE / 2 * side), side)


class _PlanPainter(NamedTuple):
    """Draws the plan."""

    canvas: kit.PaintContext
    grid: PlanGrid
    model: SkylineModel

    def paint(self, rect: QRectF) -> None:
        look, zoom, ratio = self.canvas.look, self.canvas.zoom, self.canvas.ratio
        what = ("skyline plan", rect.topLeft().toTuple(), rect.size().toTuple(), zoom)
        ground = look.pixmaps.sprite(what, rect, ratio, look.palette, self._paint_ground)
        ground.paint(self.canvas.painter, QPointF())
        standing = {**self.model.buildings, **self.model.ghosts}
        for cell, (owner, floors) in standing.items():
            tile = self._tile(self.model.colour(owner), floors, cell in self.model.ghosts)
            tile.paint(self.canvas.painter, self.grid.lot(cell).topLeft())
        self._paint_choices()
        self._paint_figures()

    def _paint_ground(self, painter: QPainter) -> None:
        """The street and the empty lots, drawn once for a size."""
        palette, zoom = self.canvas.look.palette, self.grid.zoom
        corner, side, whole = self.grid.corner, self.grid.side, self.grid.whole
        wide = side * _STREET
        street = whole.adjusted(-wide, -wide, wide, wide)
        painter.fillRect(street, alpha(palette.ink, 0.07))
        painter.setPen(QPen(alpha(palette.ink, 0.30), 1.0))
        painter.drawRect(street)
        painter.drawRect(whole)
        for place in (0, 7, 14, 21):
            corner_place = oval(self.grid.street(place), side * 0.36, side * 0.36)
            painter.fillPath(corner_place, palette.paper_deep)
            painter.strokePath(corner_place, QPen(alpha(palette.ink, 0.75), 1.2 * zoom))
        for cell in range(CELLS):
            lot = rounded(self.grid.lot(cell, 2.0), 3 * zoom)
            painter.fillPath(lot, alpha(palette.paper_edge, 0.55))
        for index in range(SIDE):
            along, aside = (index + 0.5) * side, -_STREET / 2 * side
            top, left = corner + QPointF(along, aside), corner + QPointF(aside, along)
            for at, name in ((top, "ABCDEF"[index]), (left, str(index + 1))):
                write(painter, name, at, _LETTER, palette.ink_2, Anchor.MIDDLE, self.canvas.zoom)

    def _tile(self, colour: int, floors: int, ghost: bool) -> Sprite:
        """A building from above, with what it adds to a rent: drawn once for all that are alike."""
        look, ratio = self.canvas.look, self.canvas.ratio
        palette, seat = look.palette, look.palette.seats[colour]
        side, zoom, usual = self.grid.side, self.grid.zoom, self.canvas.zoom
        edge = zoom * (2.0 if zoom == usual else 1.0)

        def draw(painter: QPainter) -> None:
            rect = QRectF(edge, edge, side - 2 * edge, side - 2 * edge)
            painter.fillPath(rounded(rect, 3 * zoom), alpha(seat.body, 0.72 if ghost else 1.0))
            if floors == FINISHED:
                inner = rounded(rect.adjusted(zoom, zoom, -zoom, -zoom), 2.5 * zoom)
                painter.strokePath(inner, QPen(palette.tower.top, 2.2 * zoom))
            words = str(share_of(floors))
            fits = min(1.0, (rect.width() - 3.0 * zoom) / text_width(words, _RENT, usual))
            below = QPointF(rect.center().x(), rect.bottom() - 3.0 * zoom - 4.5 * usual * fits)
            write(painter, words, below, _RENT, seat.text, Anchor.MIDDLE, usual * fits)
            above = QPointF(rect.center().x(), rect.top() + 7.7 * zoom)
            paint_seat_shape(painter, above, 9.0 * zoom, seat, seat.text)

        what = ("skyline tile", colour, floors, ghost, zoom, usual)
        return look.pixmaps.sprite(what, QRectF(0, 0, side, side), ratio, palette, draw)

    def _paint_choices(self) -> None:
        painter, selection = self.canvas.painter, self.model.selection
        palette, zoom, lot = self.canvas.look.palette, self.grid.zoom, self.grid.lot
        for cell in () if self.model.rent is None else self.model.rent.cells:
            painter.strokePath(rounded(lot(cell, 0.5), 4 * zoom), QPen(palette.ink, 1.4 * zoom))
        for cell in selection.cells:
            aimed, empty = cell == selection.aimed, cell not in self.model.buildings
            if empty or aimed:
                strength = 0.55 if aimed and empty else 0.16
                painter.fillPath(rounded(lot(cell, 1.5), 3 * zoom), alpha(palette.pencil, strength))
            pen = QPen(palette.pencil, (3.4 if aimed else 2.2) * zoom)
            painter.strokePath(rounded(lot(cell, 1.5), 3.5 * zoom), pen)
        for cell in selection.named.values():
            pen = dashed_pen(palette.ink, 1.8 * zoom)
            painter.strokePath(rounded(lot(cell), 4 * zoom), pen)

    def _paint_figures(self) -> None:
        painter, state = self.canvas.painter, self.model.state
        palette, zoom = self.canvas.look.palette, self.grid.zoom
        if state.architect < CELLS:
            at = self.grid.lot(state.architect).topRight() + QPointF(-4.5, 4.0) * zoom
            paint_shield(painter, at, 14.0 * zoom, palette)
        for seat, place in enumerate(state.pawns):
            before, here = state.pawns[:seat].count(place), state.pawns.count(place)
            at = self.grid.street(place) + QPointF(*_FAN[here][before]) * zoom
            side, owner = 14.0 if here == 1 else 11.0, palette.seats[self.model.colour(seat)]
            for size, ink in ((side + 2.0, palette.ink), (side - 2.0, owner.body)):
                paint_seat_shape(painter, at, size * zoom, owner, ink)
