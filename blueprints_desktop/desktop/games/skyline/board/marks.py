"""What is drawn over the city: contours, arrows and crosses, pills, shares of a rent, costs.

A red cross always means that a building goes. What only changes its place has an arrow from one cell to
the other, two of them where buildings change places.

Labels stand beside what they speak of, where they hide nothing that counts. No line leads to them. Pills
say what choosing a building does: with sign and words where these cover neither a roof nor one another,
else with the sign alone, which the column at the right explains. The aimed one always has its words and
what it brings, where they cover the least. Tags say what each building adds to the rent that is due; where
the architect or the payer's pawn is, a tag steps aside. What was paid stands beside the pawn that paid.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import atan2, cos, hypot, sin
from typing import NamedTuple

from attrs import evolve, field, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from blueprints_desktop.desktop.drawing.icons import paint_icon
from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_pill,
    paint_seat_sign,
    pill_size,
    round_pen,
)
from blueprints_desktop.desktop.drawing.painting import closed_path, oval
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, alpha, lighter
from blueprints_desktop.desktop.drawing.projection import RISE
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, text_width, write
from blueprints_desktop.desktop.games.skyline.art.city import (
    FINISHED,
    PLINTH,
    SINKING,
    paint_shield,
)
from blueprints_desktop.desktop.games.skyline.board.city import (
    CityLayer,
    CityPart,
    paint_chain,
    paint_lit_lot,
    street_spot,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import (
    CellEffect,
    SkylineModel,
    Standing,
    TurnStory,
    share_of,
)
from blueprints_desktop.desktop.games.skyline.texts.words import (
    SIGNS,
    brings_words,
    paid_words,
    pill_words,
)
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import Shown, StillPart
from blueprints_desktop.games.skyline.chains import rents
from blueprints_desktop.games.skyline.events import RentPaid
from blueprints_desktop.games.skyline.grid import CELLS, NOWHERE, SIDE
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH

# --- on the ground --------------------------------------------------------------------------------


def _marked(model: SkylineModel) -> object:
    """What of a model is seen in its marks."""
    state, selection = model.state, model.selection
    return (
        (state.architect, state.board, state.seat, state.pawns),
        (model.effects, selection.aimed, selection.named),
    )


@frozen
class CityMarks:
    """What is marked on the ground and over the buildings."""

    model: SkylineModel = field(eq=_marked)
    story: TurnStory | None = None
    """The turn whose walk and rent are shown."""
    protects: bool = True
    """The architect stands where he protects a building; else he is on his way."""
    costs: bool = False
    """The street says what its next places would cost."""

    @property
    def rent(self) -> RentPaid | None:
        """The rent whose chain is lit."""
        return None if self.story is None else self.story.rent


class LitPart(CityLayer, StillPart):
    """Lit lots, the chain that earns rent, and the way of a pawn."""

    marks = Shown[CityMarks | None](None)

    def draw(self, painter: QPainter) -> None:
        marks = self.marks
        if marks is None:
            return
        self._paint_story(painter, marks)
        self._paint_protection(painter, marks)
        self._paint_lit(painter, marks.model)

    def _paint_story(self, painter: QPainter, marks: CityMarks) -> None:
        """Dots where the pawn has walked, and the chain that earns its rent."""
        story, seats, w = marks.story, self.look.palette.seats, self.city.w
        if story is not None and story.walk is not None:
            origin, place = story.walk
            steps = (place - origin) % LENGTH
            body = seats[marks.model.colour(story.seat)].body
            for step in range(steps):
                colour = alpha(lighter(body, 0.2), 0.35 + 0.5 * step / steps)
                at = self.city.point(street_spot(origin + step))
                painter.fillPath(oval(at, 0.17 * w, 0.17 * w * RISE), colour)
        if marks.rent is not None:
            owner = seats[marks.model.colour(marks.rent.owner)]
            paint_chain(painter, self.city, marks.rent.cells, owner, self.look.scale)

    def _paint_protection(self, painter: QPainter, marks: CityMarks) -> None:
        """A brass ring around the lot that the architect protects."""
        cell = marks.model.state.architect
        if not (marks.protects and 0 <= cell < CELLS):
            return
        brass = self.look.palette.brass
        area = self.city.rhombus(cell, 0.03)
        painter.strokePath(area, QPen(alpha(brass.dark, 0.9), 4.0 * self.look.scale))
        painter.strokePath(area, QPen(brass.top, 2.0 * self.look.scale))

    def _paint_lit(self, painter: QPainter, model: SkylineModel) -> None:
        palette, scale, w = self.look.palette, self.look.scale, self.city.w
        aimed = model.selection.aimed
        for cell, effect in model.effects.items():
            strength = 0.42 if cell == aimed else 0.20
            wide = max(1.8 * scale, 0.05 * w)
            paint_lit_lot(painter, self.city, cell, palette, strength, wide)
            if not effect.named and cell != aimed:
                # upright, for a sign along the streets reads as a cross
                side, at = 0.40 * w, self.city.middle(cell)
                box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
                paint_icon(painter, SIGNS[effect], box, palette.pencil, 3.2)
        for cell in model.selection.named.values():
            painter.strokePath(self.city.rhombus(cell, 0.02), dashed_pen(palette.ink, 2.0 * scale))


# --- over the buildings -------------------------------------------------------------------

_SHIELD = 0.46
"""How high the shield of the architect is, in units of w."""
_AHEAD = 6
"""So many places of the street a pawn may reach."""
_OFF = (
    (0.0, 0.0),
    (0.5, 0.0),
    (0.8, 0.0),
    (0.0, 0.5),
    (0.0, -0.5),
    (0.7, 0.6),
    (0.7, -0.6),
    (1.2, 0.0),
)
"""How far off the middle of its place a cost may stand: away from the city and aside, in units of w."""
_TAG = Type(13, 700, tabular=True)


class StreetCost(NamedTuple):
    """What a place of the street would cost, and where that is written."""

    place: int
    words: str
    rect: QRectF
    owner: int | None
    """The seat that would be paid."""


class MarksPart(StillPart):
    """Above everything that stands."""

    marks = Shown[CityMarks | None](None)

    def __init__(self, city: CityPart, look: Look) -> None:
        super().__init__(look)
        self._city = city

    def draw(self, painter: QPainter) -> None:
        marks = self.marks
        if marks is None:
            return
        if self._city.sunk == SINKING:
            self._paint_flat_rents(painter, marks.model)
        self._paint_contours(painter, marks.model)
        self._paint_protection(painter, marks)
        self._paint_changes(painter, marks.model)
        self._paint_costs(painter, marks.model)
        shares = self.shares()
        if marks.rent is not None:
            owner = marks.model.colour(marks.rent.owner)
            paid = self.paid_tag()
            for words, rect in shares if paid is None else (*shares, paid):
                self._paint_tag(painter, rect, words, owner)
        self._paint_pills(painter, marks.model)

    # --- contours and changes -------------------------------------------------------

    def _paint_contours(self, painter: QPainter, model: SkylineModel) -> None:
        """Lit lots once more as hidden lines; buildings that can be named in pencil."""
        city, palette, scale = self._city.city, self.look.palette, self.look.scale
        for cell in model.selection.cells:
            standing = model.buildings.get(cell)
            if standing is None or cell in model.ghosts:
                if self._hidden_line(model, cell):
                    pen = dashed_pen(palette.pencil, 1.3 * scale)
                    painter.strokePath(city.rhombus(cell, 0.07), pen)
                continue
            outline = city.outline(cell, standing[1], self._city.sunk / SINKING)
            wide = (3.2 if cell == model.selection.aimed else 2.2) * scale
            edge = wide + 2.4 * scale
            for ink, width in ((alpha(palette.paper_edge, 0.85), edge), (palette.pencil, wide)):
                painter.strokePath(outline, round_pen(ink, width))

    def _hidden_line(self, model: SkylineModel, cell: int) -> bool:
        """Whether a lit lot wants its contour once more: only behind towers does it get lost."""
        if self._city.sunk:
            return True
        if cell in model.ghosts:
            return False  # a ghost has its own contour
        towers = (at for at, (_, floors) in model.buildings.items() if floors == FINISHED)
        return any(self._city.city.stands_before(tower, cell) for tower in towers)

    def _paint_changes(self, painter: QPainter, model: SkylineModel) -> None:
        """What the aimed effect moves has an arrow, what it takes off the board a cross."""
        city, palette, scale = self._city.city, self.look.palette, self.look.scale
        for cell in model.left:
            _, floors = model.buildings[cell]
            outline = city.outline(cell, floors, self._city.sunk / SINKING)
            painter.strokePath(outline, dashed_pen(palette.ink, 1.8 * scale))
        for cell in model.demolished:
            paint_cross(painter, self._cross_at(model, cell), city.w)
        for path in self._arrows(model):
            paint_arrow(painter, path, city.w, palette)

    def _cross_at(self, model: SkylineModel, cell: int) -> QPointF:
        high = 0.12 if cell in model.ghosts else self._city.height(cell)
        return self._city.city.middle(cell, high)

    def _arrows(self, model: SkylineModel) -> list[QPainterPath]:
        """The ways of what the aimed effect moves."""
        roof, w = self._city.roof, self._city.city.w
        return [
            arrow_path(roof(start), roof(end), w, upwards=(end, start) not in model.travels)
            for start, end in model.travels
        ]

    def changed(self) -> list[QRectF]:
        """Where arrows and crosses are, and what they point at: no label hides it."""
        if self.marks is None:
            return []
        model, w = self.marks.model, self._city.city.w
        ends = {cell for travel in model.travels for cell in travel} | set(model.demolished)
        found = [_about(self._city.roof(cell), _SEEN * w, 0.7 * _SEEN * w) for cell in ends]
        found += [
            _about(self._cross_at(model, cell), _SEEN * w, _SEEN * w) for cell in model.demolished
        ]
        for path in self._arrows(model):
            points = (path.pointAtPercent(step / _ALONG) for step in range(_ALONG + 1))
            found += [_about(point, _HEAD * w, _HEAD * w) for point in points]
        return found

    def _paint_protection(self, painter: QPainter, marks: CityMarks) -> None:
        """A shield on the roof that the architect stands on."""
        cell, model = marks.model.state.architect, marks.model
        if marks.protects and cell in model.buildings and cell not in model.ghosts:
            side = _SHIELD * self._city.city.w
            paint_shield(painter, self._shield_at(cell), side, self.look.palette)

    def _shield_at(self, cell: int) -> QPointF:
        x, y = self._city.city.lot(cell)
        return self._city.city.view.point(x + 0.18, y + 0.82, self._city.height(cell) + 0.08)

    # --- rents and costs ------------------------------------------------------------

    def shares(self) -> list[tuple[str, QRectF]]:
        """On each building of the chain what it adds to the rent, and where that is written."""
        marks = self.marks
        if marks is None or marks.rent is None or self._city.sunk == SINKING:
            return []
        model = marks.model
        standing = {
            cell: model.buildings[cell]
            for cell in marks.rent.cells
            if cell in model.buildings and cell not in model.ghosts
        }
        kept = [*self._figures(model), *self.changed()]
        return lay_tags(self._city, standing, kept, self.look.scale)

    def paid_tag(self) -> tuple[str, QRectF] | None:
        """What was paid for the rent that is shown, and where that is written beside the pawn."""
        marks = self.marks
        if marks is None or marks.rent is None:
            return None
        model, rent = marks.model, marks.rent
        kept = [*self._figures(model), *(rect for _, rect in self.shares()), *self.changed()]
        told = paid_words(rent.paid, model.name(rent.owner))
        return lay_paid(self._city, rent.payer, told, kept, self.rect, self.look.scale)

    def _figures(self, model: SkylineModel) -> list[QRectF]:
        """Where the architect with his shield and the pawn of the player to move are."""
        found, cell = self._city.figures(model.state.seat), model.state.architect
        if cell in model.buildings:
            side = _SHIELD * self._city.city.w
            found.append(_about(self._shield_at(cell), side, side))
        return found

    def _paint_tag(self, painter: QPainter, rect: QRectF, words: str, colour: int) -> None:
        palette, scale = self.look.palette, self.look.scale
        seat, path = palette.seats[colour], rounded(rect, 6.0 * scale)
        painter.fillPath(path.translated(0.0, 1.5 * scale), alpha(palette.shadow_on_paper, 0.35))
        painter.fillPath(path, seat.body)
        painter.strokePath(path, QPen(seat.text, 1.3 * scale))
        write(painter, words, rect.center(), _TAG, seat.text, Anchor.MIDDLE, scale)

    def _paint_flat_rents(self, painter: QPainter, model: SkylineModel) -> None:
        """In the flat city every building says what it adds to a rent, under its sign."""
        scale = self.look.scale
        for cell, (owner, floors) in model.buildings.items():
            if cell in model.ghosts:
                continue
            seat: Seat = self.look.palette.seats[model.colour(owner)]
            at, side = self._city.roof(cell), 11.0 * scale
            box = QRectF(at.x() - side / 2, at.y() - side * 1.15, side, side)
            paint_seat_sign(painter, box, seat._replace(sign=seat.text, tint=seat.text))
            below = at + QPointF(0.0, 8.0 * scale)
            write(painter, str(share_of(floors)), below, _TAG, seat.text, Anchor.MIDDLE, scale)

    def costs(self) -> list["StreetCost"]:
        """What the next places of the street would cost the player who rolls next."""
        marks = self.marks
        if marks is None or not marks.costs:
            return []
        model, city, scale = marks.model, self._city.city, self.look.scale
        state, due = model.state, rents(model.state.board, model.state.seat)
        kept = [*self._city.figures(*range(state.seats)), *(rect for _, rect in self.shares())]
        if paid := self.paid_tag():
            kept.append(paid[1])
        middle, found = city.point((SIDE / 2, SIDE / 2)), list[StreetCost]()
        for step in range(1, _AHEAD + 1):
            place = (state.pawns[state.seat] + step) % LENGTH
            if BESIDE[place] == NOWHERE:
                continue
            chain, at = due[place], city.point(street_spot(place))
            words = "0" if chain is None else signed(-chain.rent)
            out = at - middle
            out /= max(1.0, hypot(out.x(), out.y()))
            aside = QPointF(-out.y(), out.x())
            spots = (at + (out * away + aside * side) * city.w for away, side in _OFF)
            places = [tag_rect(spot, words, scale) for spot in spots]
            best = min(places, key=lambda rect: _covered(rect, kept))
            kept.append(best)
            found.append(StreetCost(place, words, best, None if chain is None else chain.owner))
        return found

    def _paint_costs(self, painter: QPainter, model: SkylineModel) -> None:
        palette, scale = self.look.palette, self.look.scale
        for place, words, rect, owner in self.costs():
            edge = palette.ink_2 if owner is None else palette.seats[model.colour(owner)].tint
            area = self._city.city.street_area(place)
            painter.strokePath(area, dashed_pen(edge, 1.8 * scale))
            if owner is not None:
                self._paint_tag(painter, rect, words, model.colour(owner))
            else:
                plain = (PillPart(words, PillKind.QUIET),)
                paint_pill(painter, rect.center(), plain, palette, scale * 0.9)

    # --- pills ----------------------------------------------------------------------

    def _paint_pills(self, painter: QPainter, model: SkylineModel) -> None:
        """What each lit building would be named for."""
        for pill in self.pills(model):
            at, size = pill.rect.center(), self.look.scale * _SIZE
            paint_pill(painter, at, pill.parts, self.look.palette, size)

    def pills(self, model: SkylineModel) -> list["EffectPill"]:
        seen = {*model.effects, *model.buildings} - self._city.glass
        roofs = {cell: self._city.roof(cell) for cell in (*model.effects, *seen)}
        kept = [*self._figures(model), *self.changed(), *(rect for _, rect in self.shares())]
        kept += [cost.rect for cost in self.costs()]
        if paid := self.paid_tag():
            kept.append(paid[1])
        aimed, brings = model.selection.aimed, brings_words(model)
        return lay_pills(model.effects, aimed, roofs, self.look.scale, kept, brings)


# --- arrows and crosses -------------------------------------------------------------------

_LOSS = QColor("#B44E12")
_HEAD = 0.30
"""How long the head of an arrow is, in units of w."""
_BOW = 0.30
"""How far an arrow bends aside, as a share of its way."""
_FREE = 0.34
"""So far from the middle of a roof an arrow begins and ends, in units of w: its sign is seen."""


def arrow_path(start: QPointF, end: QPointF, w: float, *, upwards: bool) -> QPainterPath:
    """A bow from one roof to the other: over the city, or aside for two that swap."""
    way = end - start
    far = max(1.0, hypot(way.x(), way.y()))
    aside = QPointF(way.y(), -way.x()) * _BOW
    if upwards:
        aside = QPointF(0.0, -_BOW * far - 0.25 * w)
    whole = QPainterPath(start)
    whole.quadTo((start + end) / 2 + aside * 2, end)
    free = min(0.3, _FREE * w / max(1.0, whole.length()))
    path = QPainterPath(whole.pointAtPercent(free))
    for step in range(1, 17):
        path.lineTo(whole.pointAtPercent(free + (1.0 - 2 * free) * step / 16))
    return path


def paint_arrow(painter: QPainter, path: QPainterPath, w: float, palette: Palette) -> None:
    """In pencil over a dark edge, so that it is seen on any roof."""
    end, before = path.pointAtPercent(1.0), path.pointAtPercent(0.86)
    angle = atan2(end.y() - before.y(), end.x() - before.x())
    long, wide = _HEAD * w, 0.62 * _HEAD * w
    ahead = QPointF(cos(angle), sin(angle))
    across = QPointF(-ahead.y(), ahead.x()) * wide
    foot = end - ahead * long * 0.4
    head = closed_path(QPolygonF([end + ahead * long * 0.6, foot + across, foot - across]))
    for ink, thick in ((alpha(palette.paper_edge, 0.9), 0.15), (palette.pencil, 0.075)):
        painter.strokePath(path, round_pen(ink, thick * w))
        painter.strokePath(head, round_pen(ink, thick * w))
    painter.fillPath(head, palette.pencil)


def paint_cross(painter: QPainter, at: QPointF, w: float) -> None:
    """Through a building that goes off the board."""
    one, other = QPointF(0.26 * w, 0.18 * w), QPointF(0.26 * w, -0.18 * w)
    for ink, wide in ((QColor("#FFFFFF"), 0.17), (_LOSS, 0.105)):
        painter.setPen(round_pen(ink, wide * w))
        painter.drawLine(at - one, at + one)
        painter.drawLine(at - other, at + other)
    painter.setPen(Qt.PenStyle.NoPen)


# --- where labels are ---------------------------------------------------------------------

_SEEN, _ALONG = 0.62, 8
"""How much of what an arrow points at is to be seen, in units of w; where its way is looked at."""
_BESIDE = 0.36
"""From a pawn to what it paid, in units of w."""
_SIZE = 0.92
"""Of these pills, compared with usual ones."""
_ABOVE = (26.0, 19.0)
"""From a roof to the middle of its words; closer where that keeps another roof free."""
_ASIDE = (0.0, 0.35, -0.35, 0.7, -0.7, 0.9, -0.9)
"""How far the words of the aimed building may step aside, in widths."""
_HIGHER = (26.0, 34.0, 44.0, 19.0, 56.0, 70.0, -30.0, -42.0, -54.0)
"""And how high they may be for that, or how low."""
_AWAY = 3.0
"""For every step away from their place they must uncover so much, in square steps."""
_NEAR = 9.0
"""The same for the tags of a rent."""
_CLOSE = 20.0
"""From a roof to the middle of its sign."""
_ROOF = 22.0
"""So much of the middle of a roof must be seen for it to be clicked and recognised."""
_LOT = 12.0
"""The same of an empty lot: what is seen is its sign."""
_TAG_PLACES = sorted(
    product((16.0, 24.0, 32.0, -14.0), (0.0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.6, -1.6)),
    key=lambda place: abs(place[0]) + 26.0 * abs(place[1]),
)
"""How high above its roof, and how many widths aside of it a tag may be, the best first."""
_ON_GLASS = (PLINTH, 0.5, 0.8)
"""Where on a tower of glass a tag may be: at the foot, for higher up one looks through it."""


@frozen
class EffectPill:
    """A label over a lit building. The aimed one is filled, the others have a pencil edge."""

    cell: int
    parts: tuple[PillPart, ...]
    """The effect, without words only its sign; then what the aimed one brings, if that is known."""
    rect: QRectF

    @property
    def part(self) -> PillPart:
        """The effect."""
        return self.parts[0]


def lay_pills(
    effects: Mapping[int, CellEffect],
    aimed: int | None,
    roofs: Mapping[int, QPointF],
    scale: float,
    taken: Sequence[QRectF] = (),
    brings: str = "",
) -> list[EffectPill]:
    """The labels of the lit buildings and of the aimed cell, the aimed one's first.

    ``roofs`` is where everything is that must be seen, ``taken`` is written on already, and ``brings`` is
    said of the aimed one.
    """

    def pill(cell: int, words: str, above: float, aside: float = 0.0) -> EffectPill:
        """So high above its roof, and aside by so many of its widths."""
        kind = PillKind.FILLED if cell == aimed else PillKind.OPEN
        parts: tuple[PillPart, ...] = (PillPart(words, kind, icon=SIGNS[effects[cell]]),)
        if cell == aimed and brings:
            parts += (PillPart(brings, PillKind.OPEN),)
        wide, high = pill_size(parts, scale * _SIZE)
        at = roofs[cell] + QPointF(aside * wide, -above * scale)
        return EffectPill(cell, parts, _about(at, wide, high))

    named = {
        cell: pill_words(effect)
        for cell, effect in effects.items()
        if effect.named or cell == aimed
    }
    order = sorted(named, key=lambda cell: (cell != aimed, roofs[cell].y()))
    seen = {}
    for cell, at in roofs.items():
        side = (_ROOF if cell not in effects or effects[cell].named else _LOT) * scale
        seen[cell] = _about(at, side, side)
    placed: list[EffectPill] = []
    for cell in order:
        others = (rect for other, rect in seen.items() if other != cell)
        hurt = (*(each.rect for each in placed), *taken, *others)
        above = (pill(cell, named[cell], high) for high in _ABOVE)
        free = next((each for each in above if not _hits(each.rect, hurt)), None)
        if free is None:
            break
        placed.append(free)
    else:
        return placed
    signs = [pill(cell, "", _CLOSE) for cell in order if cell != aimed]
    placed = []
    if aimed in named:
        hurt = (*taken, *(sign.rect for sign in signs), *seen.values())
        places = [pill(aimed, named[aimed], *place) for place in product(_HIGHER, _ASIDE)]
        usual = places[0].rect.center()

        def price(each: EffectPill) -> float:
            """How much of what stands around is hidden, and how far it is from its place."""
            away = (each.rect.center() - usual).manhattanLength()
            return _covered(each.rect, hurt) + _AWAY * away * scale

        placed.append(min(places, key=price))
    for sign in signs:
        rect = sign.rect
        while _hits(rect, (each.rect for each in placed)):
            rect = rect.translated(0.0, -0.5 * rect.height())
        placed.append(evolve(sign, rect=rect))
    return placed


def _about(middle: QPointF, wide: float, high: float) -> QRectF:
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def _hits(rect: QRectF, others: Iterable[QRectF]) -> bool:
    return any(rect.intersects(other) for other in others)


def _covered(rect: QRectF, others: Iterable[QRectF]) -> float:
    """How much of others lies under a rectangle, in square pixels."""
    areas = (rect & other for other in others)
    return sum(area.width() * area.height() for area in areas)


def lay_tags(
    city: CityPart, chain: Mapping[int, Standing], figures: Sequence[QRectF], scale: float
) -> list[tuple[str, QRectF]]:
    """The tags of a chain's buildings; those of glass come last, they can be read at the foot."""
    found: list[tuple[str, QRectF]] = []
    others = city.scenery.buildings.keys() - chain.keys() - city.glass
    roofs = [_about(city.roof(cell), _ROOF * scale, _ROOF * scale) for cell in others]
    for cell in sorted(chain, key=lambda cell: cell in city.glass):
        words = str(share_of(chain[cell][1]))
        above = tag_rect(city.roof(cell), words, scale)
        places = [
            above.translated(aside * above.width(), -high * scale) for high, aside in _TAG_PLACES
        ]
        if cell in city.glass:
            feet = (city.city.middle(cell, high) for high in _ON_GLASS)
            places = [*(tag_rect(foot, words, scale) for foot in feet), *places]
        taken = [rect for _, rect in found]

        def price(
            place: QRectF, taken: Sequence[QRectF] = taken, above: QRectF = above
        ) -> tuple[bool, bool, float]:
            """On another building it would speak of that one; far away, of none."""
            away = (place.center() - above.center()).manhattanLength()
            covered = _covered(place, roofs) + _NEAR * away * scale
            return _hits(place, figures), _hits(place, taken), covered

        found.append((words, min(places, key=price)))
    return found


def lay_paid(
    city: CityPart,
    payer: int,
    told: Sequence[str],
    kept: Sequence[QRectF],
    room: QRectF,
    scale: float,
) -> tuple[str, QRectF]:
    """What a pawn paid, beside it: off the lots and off what is written or stands there.

    ``told``: the words, then shorter ones where those find no free place.
    """
    foot, w = city.city.point(city.pawn_spot(payer)), city.city.w
    found = []
    for shorter, words in enumerate(told):
        size = tag_rect(QPointF(), words, scale)
        aside = 0.5 * size.width() + _BESIDE * w
        for order, at in enumerate(
            (
                QPointF(-aside, 0.5 * size.height()),
                QPointF(aside, 0.5 * size.height()),
                QPointF(-aside, -0.4 * w),
                QPointF(aside, -0.4 * w),
                QPointF(0.0, -1.1 * w - size.height()),
                QPointF(0.0, 0.3 * w + size.height()),
            )
        ):
            rect = size.translated(foot + at)
            corners = (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight())
            lots = sum(city.city.cell_at(point) is not None for point in (*corners, rect.center()))
            price = (not room.contains(rect), _hits(rect, kept), lots, shorter, order)
            found.append((price, words, rect))
    _, words, rect = min(found, key=lambda each: each[0])
    return words, rect


def tag_rect(at: QPointF, words: str, scale: float) -> QRectF:
    wide = max(26.0 * scale, text_width(words, _TAG, scale) + 14.0 * scale)
    return _about(at, wide, 20.0 * scale)
