"""Screens, the sheet of materials in demand, removed dice, the pencil and the score ruler."""

from collections.abc import Iterator, Sequence
from math import ceil, cos, hypot, radians, sin

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from blueprints_desktop.desktop.drawing.dice import die_origin
from blueprints_desktop.desktop.drawing.furniture import Ruler, middle_leaf, screen_sprite
from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.marks import (
    Marker,
    PillKind,
    dashed_pen,
    paint_seat_marker,
    paint_seat_pointer,
)
from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import CORNER
from blueprints_desktop.desktop.drawing.shadows import (
    PAPER_LAYERS,
    paint_lying_shadow,
)
from blueprints_desktop.desktop.drawing.signs import seat_shape
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    fitting,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.blueprints.art.pictures import (
    flat_die,
    paint_bag,
    paint_block,
    paint_solid_die,
    pencil_sprite,
)
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Preview
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import PlayerFacts
from blueprints_desktop.desktop.games.blueprints.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.scene.card_part import CardPart
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, Shown, StillPart
from blueprints_desktop.desktop.ui.scene.score_ruler import (
    LIFT,
    UP,
    Pin,
    paint_pins,
    set_pins,
    wood_sprite,
)
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.state import DICE_EACH

translate = QCoreApplication.translate

# --- screens ----------------------------------------------------------------------------

_TAG_HEIGHT, _TAG_DIE, _TAG_PAD, _TAG_GAP = 28.0, 19.0, 9.0, 6.0
_WIDEST, _SLENDER = 400.0, 1.9
"""Of a large screen: its greatest width at 100 %, and its width divided by its height."""
_SHARE_OF_DICE = 0.3
"""The share of the height that the dice before a large screen take."""


class ScreenPart(StillPart):
    """The closed screen of another player, with the number of dice behind it.

    A tag on its foot shows the dice that were taken since the viewer's last turn.
    """

    bleed = 20.0

    behind = Shown(0)
    taken = Shown[tuple[Die, ...]](())

    def __init__(self, person: Person, look: Look) -> None:
        super().__init__(look)
        self.person = person

    def draw(self, painter: QPainter) -> None:
        texts = (translate("Blueprints", "screen closed"), translate("Blueprints", "closed"))
        if count := self.behind:
            full = translate("Blueprints", "%n dice behind it", "", count)
            texts = full, translate("Blueprints", "%n dice", "", count)
        line = self.rect.top() + 26.0 * self.look.scale
        paint_screen(painter, self.rect, self.person, texts, line, self.look, self.ratio)
        if self.taken:
            self._paint_tag(painter)

    def _paint_tag(self, painter: QPainter) -> None:
        look, scale = self.look, self.look.scale
        words = translate("Blueprints", "took", "a tag: took this die")
        wide = (2 * _TAG_PAD + len(self.taken) * (_TAG_DIE + _TAG_GAP)) * scale
        wide += text_width(words, Role.SMALL_STRONG, scale)
        high = _TAG_HEIGHT * scale
        left, top = self.rect.center().x() - wide / 2, self.rect.bottom() - 0.86 * high
        tag = QRectF(left, top, wide, high)
        shadow = rounded(tag.translated(0.0, 1.5 * scale), high / 2)
        painter.fillPath(shadow, alpha(look.palette.shadow_on_desk, 0.30))
        body = rounded(tag, high / 2)
        painter.fillPath(body, look.palette.panel_raised)
        painter.strokePath(body, QPen(look.palette.line, 1.0))
        at = QPointF(left + _TAG_PAD * scale, tag.center().y())
        after = write(painter, words, at, Role.SMALL_STRONG, look.palette.text, scale=scale)
        x = at.x() + after + (_TAG_GAP + _TAG_DIE / 2) * scale
        for die in self.taken:
            sprite = flat_die(die, round(_TAG_DIE * scale), look, self.ratio)
            sprite.paint(painter, QPointF(x, at.y()))
            x += (_TAG_DIE + _TAG_GAP) * scale


class ClosedScreenPart(StillPart):
    """The large screen of the player to act, where nobody may see the building behind it.

    Before it are the dice that went behind it, which everybody saw.
    """

    bleed = 0.0
    seat = Shown[tuple[Person, PlayerFacts] | None](None)
    """None: a building is shown instead, or nothing."""

    def draw(self, painter: QPainter) -> None:
        if self.seat is None:
            return
        person, facts = self.seat
        scale, room = self.look.scale, self.rect.adjusted(0.0, 12.0, 0.0, 0.0)
        dice = _SHARE_OF_DICE * room.height() if facts.taken else 0.0
        high = min(_WIDEST * scale / _SLENDER, room.height() - dice - 24.0 * scale)
        wide = min(high * _SLENDER, room.width() - 32.0 * scale)
        if high < 60.0 * scale:
            return
        top = room.center().y() - (high + dice) / 2
        screen = QRectF(room.center().x() - wide / 2, top, wide, high)
        texts = (
            translate("Blueprints", "The plan is behind the screen"),
            translate("Blueprints", "Plan behind the screen"),
            translate("Blueprints", "screen closed"),
        )
        leaf = middle_leaf(wide, high).translated(screen.topLeft())
        line = leaf.top() + 0.24 * leaf.height()
        drawn = self.look, self.ratio
        paint_screen(painter, screen, person, texts, line, *drawn, large=True)
        if facts.taken:
            self._paint_dice(painter, screen, dice, facts)

    def _paint_dice(
        self, painter: QPainter, screen: QRectF, high: float, facts: PlayerFacts
    ) -> None:
        """In a row, as they were taken; those that fitted nowhere are faint."""
        look = self.look
        w = round(min(30.0 * look.scale, high / 3.0, screen.width() / (2.6 * DICE_EACH)))
        step = 2.5 * w
        left = screen.center().x() - step * (len(facts.taken) - 1) / 2
        for index, (die, gone) in enumerate(zip(facts.taken, facts.removed, strict=True)):
            origin = die_origin(QPointF(left + index * step, screen.bottom() + 0.55 * high), w)
            paint_solid_die(painter, die, origin, w, look, self.ratio, lost=gone)


def paint_screen(
    painter: QPainter,
    rect: QRectF,
    person: Person,
    texts: tuple[str, ...],
    line: float,
    look: Look,
    ratio: float,
    *,
    large: bool = False,
) -> None:
    """A screen with the name of its player at the height ``line``, and a text below."""
    roles = (Role.CARD_TITLE,) if large else (Role.BODY_STRONG, Role.SMALL_STRONG)
    below_role = Role.BODY if large else Role.SMALL
    sign, apart, margin, next_line = (17.0, 10.0, 24.0, 28.0) if large else (12.0, 8.0, 12.0, 20.0)
    scale, seat, size = look.scale, look.palette.seats[person.colour], (rect.width(), rect.height())
    sprite = screen_sprite(look.pixmaps, person.colour, *size, ratio, look.palette, scale=scale)
    sprite.paint(painter, rect.topLeft())
    leaf = middle_leaf(*size).translated(rect.topLeft())
    side, gap, room = sign * scale, apart * scale, leaf.width() - margin * scale
    free = room - side - gap
    fits = (role for role in roles if text_width(person.name, role, scale) <= free)
    role = next(fits, roles[-1])
    name = elided(person.name, role, free, scale)
    left = leaf.center().x() - (side + gap + text_width(name, role, scale)) / 2
    box = QRectF(left, line - side / 2, side, side)
    paint_sign(painter, seat_shape(seat.shape), box, seat.text)
    write(painter, name, QPointF(left + side + gap, line), role, seat.text, scale=scale)
    below = QPointF(leaf.center().x(), line + next_line * scale)
    text = fitting(texts, below_role, room, scale)
    write(painter, text, below, below_role, seat.text, Anchor.MIDDLE, scale)


# --- materials in demand ----------------------------------------------------------------


class DemandPart(CardPart):
    """The sheet with the two materials in demand, and the bag."""

    def bag_centre(self) -> QPointF:
        """Where new dice come from."""
        bag = self.part("bag")
        return self.rect.center() if bag is None else bag.rect.center()


def demand_card(materials: Sequence[int], bag: int) -> kit.Card:
    """The materials and the number of dice in the bag; a low sheet has its title beside them."""
    title = kit.Text(term(GAME, "in_demand"), Role.DRAFTING, lines=2)
    sheet = kit.Card(
        surface=kit.Surface.PAPER, framed=True, pad=20.0, top=kit.fixed(9.0), foot=kit.fixed(8.0)
    )
    low = kit.Line((title, *_demanded(materials, 28.0), _bag(bag, 40.0)), gap=7.0)
    blocks = kit.Line(tuple(_demanded(materials, 36.0)), gap=6.0)
    purpose = kit.Text(translate("Blueprints", "breaks ties"), Role.SMALL, kit.CardTone.QUIET)
    head = kit.Line((title, kit.Optional(purpose)), gap=9.0)
    words = kit.Stack((kit.Space(kit.fixed(4.0)), head, kit.Space(kit.fixed(5.0)), blocks))
    usual = kit.Line((words, _bag(bag, 50.0)))
    return evolve(sheet, items=(usual,), compact=evolve(sheet, items=(low,), pad=18.0))


def _demanded(materials: Sequence[int], size: float) -> Iterator[kit.Item]:
    """Each material after its number."""
    for place, material in enumerate(materials, 1):

        def paint(canvas: kit.PaintContext, rect: QRectF, material: int = material) -> None:
            w = round(rect.width() / 2)
            origin = die_origin(rect.center(), w)
            paint_block(canvas.painter, material, origin, w, canvas.look, canvas.ratio)

        yield kit.Text(str(place), Type(0.55 * size, 500))
        yield kit.Picture(("block", material), size, 1.15 * size, paint)
        yield kit.Fill()


def _bag(count: int, size: float) -> kit.Item:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        at, high = rect.center(), round(rect.height())
        paint_bag(canvas.painter, at, high, count, canvas.look, canvas.ratio)

    return kit.Part(kit.PartInfo("bag"), kit.Picture(("bag", count), size, size, paint))


# --- removed dice -----------------------------------------------------------------------

_NEAR = 14.0
"""How far beside the tray a drop still counts, at 100 %."""


class RemovedPart(CardPart):
    """With two players: a tray with the dice that were removed from the pool in this round.

    It has a dashed edge while one more is to be removed.
    """

    wanted = Shown(False)
    """A die is to be removed."""
    chosen = Shown(False)
    """It is chosen: a press on the tray removes it."""
    hovered = Shown(False)
    """A die is dragged over the tray."""

    def accepts_press(self, point: QPointF) -> bool:
        """A press there removes the chosen die."""
        return self.isVisible() and self.chosen and self.rect.contains(point)

    def accepts_drop(self, point: QPointF, pool: QRectF) -> bool:
        """A die dropped there leaves the pool; without a tray that is everywhere beside ``pool``."""
        near = _NEAR * self.look.scale
        tray = self.rect if self.isVisible() else pool
        inside = tray.adjusted(-near, -near, near, near).contains(point)
        return self.wanted and inside == self.isVisible()

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        if self.wanted:
            edge = rounded(self.rect.adjusted(2, 2, -2, -2), 11.0 * self.look.scale)
            if self.hovered:
                painter.fillPath(edge, alpha(self.look.palette.warn, 0.20))
            pen = dashed_pen(self.look.palette.warn, 2.0 * self.look.scale)
            painter.strokePath(edge, pen)


def removed_card(dice: tuple[Die, ...], here: bool) -> kit.Card:
    """The dice; ``here``: the chosen one would go there, too."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        step, columns = token_grid(len(dice), rect.size(), 24.0 * canvas.zoom)
        for index, die in enumerate(dice):
            row, column = divmod(index, columns)
            centre = rect.topLeft() + QPointF(column + 0.5, row + 0.5) * step
            token = flat_die(die, step - 4.0 * canvas.zoom, canvas.look, canvas.ratio)
            token.paint(canvas.painter, centre, 0.8)

    head: list[kit.Item] = [
        kit.Text(translate("Blueprints", "Discarded"), Role.DRAFTING, kit.CardTone.QUIET),
        kit.Fill(),
    ]
    if here:
        words = kit.Pill(translate("Blueprints", "here"), PillKind.LOSS, 0.85)
        head.append(kit.Part(kit.PartInfo("here"), words))
    tray = kit.Picture(("removed", dice), 40.0, 20.0, paint, stretches=True)
    items = (kit.Line(tuple(head), height=kit.fixed(24.0)), kit.Space(kit.fixed(2.0)), tray)
    return kit.Card(
        items=items, surface=kit.Surface.TRAY, pad=14.0, top=kit.fixed(7.0), foot=kit.fixed(8.0)
    )


def token_grid(count: int, room: QSizeF, largest: float) -> tuple[float, int]:
    """The distance of tokens and their number in a row, so that all find room."""
    best = (0.0, 1)
    for rows in range(1, max(1, count) + 1):
        columns = max(1, ceil(count / rows))
        step = min(largest, room.width() / columns, room.height() / rows)
        best = max(best, (step, columns))
    return best


# --- the pencil -------------------------------------------------------------------------

_LENGTH, _ANGLE = 152.0, -23.0


class PencilPart(StillPart):
    """A pencil at the lower left, where the sheet of the building leaves room. Decoration."""

    outline = Shown(QPolygonF())
    """What the sheet covers. The pencil disappears where the sheet needs the room."""

    def _tip(self) -> QPointF:
        return self.rect.bottomLeft() + QPointF(36.0, -14.0) * self.look.scale

    def _end(self) -> QRectF:
        """The far half, which comes nearest to the sheet, with some air around."""
        scale, angle = self.look.scale, radians(_ANGLE)
        end = self._tip() + QPointF(cos(angle), sin(angle)) * (_LENGTH * scale)
        middle = (self._tip() + end) / 2
        air = 12.0 * scale
        return QRectF(middle, end).normalized().adjusted(-air, -air, air, air)

    def draw(self, painter: QPainter) -> None:
        sheet = closed_path(self.outline)
        if not sheet.intersects(self._end()) and not sheet.contains(self._tip()):
            length = round(_LENGTH * self.look.scale)
            pencil = pencil_sprite(length, _ANGLE, self.look, self.ratio)
            pencil.paint(painter, self._tip())


# --- the shadow of the plan ---------------------------------------------------------------


class PlanShadow(StillPart):
    """What the sheet covers is its rectangle."""

    bleed = 44.0

    def draw(self, painter: QPainter) -> None:
        look = self.look
        paint_lying_shadow(
            painter,
            look.pixmaps,
            self.rect,
            CORNER,
            PAPER_LAYERS,
            self.ratio,
            look.palette,
            look.scale,
        )


# --- the score ruler ------------------------------------------------------------------

_RADIUS, _STEM = 11.0, 15.0
"""The radius of a marker, and the height of the one for now over the ruler."""
_MARGIN = 34.0
_AIR = 6.0
"""At the sides of words."""


@frozen
class RulerState:
    """What the ruler shows. Colours are the palette's seats."""

    now: int | None = None
    after: int | None = None
    colour: int = 0
    round: int = 0
    """The number of the round whose scores are marked; 0: none yet."""
    scores: tuple[tuple[int, int], ...] = ()
    """Colour and points in that round."""


def ruler_state(
    position: Position, people: Sequence[Person], own: BuildingStatus | None, aimed: Preview | None
) -> RulerState:
    """The viewer's own score now and with the die aimed; everybody's in the round before."""
    results = position.view.results
    scores: tuple[tuple[int, int], ...] = ()
    if results:
        last = results[-1]
        scores = tuple((person.colour, last.scores[person.seat].total) for person in people)
    return RulerState(
        now=None if own is None else own.score.total,
        after=None if aimed is None else aimed.after.score.total,
        colour=0 if position.viewer is None else people[position.viewer].colour,
        round=len(results),
        scores=scores,
    )


class RulerPart(ScenePart):
    """The ruler along the near edge of the table."""

    bleed = 56.0

    state = Shown(RulerState())

    # --- markers --------------------------------------------------------------------

    @property
    def ruler(self) -> Ruler:
        return Ruler(self.rect, margin=_MARGIN * self.look.scale)

    def pins(self) -> list[Pin]:
        """The markers of scores that are facts: of the round before, then the one for now."""
        scale, now = self.look.scale, self.state.now
        points = [points for _, points in self.state.scores]
        if now is not None:
            points.append(now)
        pins = set_pins(self.ruler, points, _RADIUS * scale, LIFT * scale)
        if now is not None:
            last = pins[-1]
            pins[-1] = Pin(QPointF(last.head.x(), last.foot.y() - _STEM * scale), last.foot)
        return pins

    def _preview(self, pins: Sequence[Pin]) -> Pin | None:
        """The marker of the preview, lifted where it would hide another one."""
        now, after = self.state.now, self.state.after
        if now is None or after is None or after == now:
            return None
        x, near = self.ruler.x_of(after), 2 * _RADIUS * self.look.scale
        beside = [pin.foot.y() - pin.head.y() for pin in pins if abs(pin.head.x() - x) < near]
        foot = QPointF(x, self.rect.top())
        up = near + max(beside) if beside else UP * near / 2
        return Pin(foot - QPointF(0.0, up), foot, bool(beside))

    def heads(self) -> list[QPointF]:
        """The middles of all markers, facts first; the preview's is the last if there is one."""
        pins = self.pins()
        return [pin.head for pin in (*pins, self._preview(pins)) if pin is not None]

    # --- painting -------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        look, scale, pins = self.look, self.look.scale, self.pins()
        wood_sprite(self.ruler, look, self.ratio).paint(painter, self.rect.topLeft())
        colours = [colour for colour, _ in self.state.scores]
        paint_pins(painter, pins[: len(colours)], colours, _RADIUS * scale, look)
        if self.state.now is not None:
            now, seat = pins[-1], look.palette.seats[self.state.colour]
            foot = now.foot + QPointF(0.0, 2.0 * scale)
            paint_seat_pointer(painter, now.head, foot, _RADIUS * scale, seat, look.palette)
        self._paint_preview(painter, pins)
        for box, words in self.labels():
            ink = look.palette.text_2
            write(painter, words, box.center(), Role.SMALL_MEDIUM, ink, Anchor.MIDDLE, scale)

    def _paint_preview(self, painter: QPainter, pins: Sequence[Pin]) -> None:
        """A hollow marker, joined with the one for now, or with the ruler if it is raised."""
        preview = self._preview(pins)
        if preview is None:
            return
        look, scale = self.look, self.look.scale
        seat, head = look.palette.seats[self.state.colour], preview.head
        painter.setPen(dashed_pen(seat.tint, 2.0 * scale, 2.2, 1.6))
        painter.drawLine(preview.foot if preview.lifted else pins[-1].head, head)
        paint_seat_marker(painter, head, _RADIUS * scale, seat, look.palette, Marker.PREVIEW)

    # --- labels ---------------------------------------------------------------------

    def labels(self) -> list[tuple[QRectF, str]]:
        """Words where they find room, the most wanted first.

        A word about one marker is nearer to that than to any other, or is left out: pushed aside
        it would name its neighbour.
        """
        heads, reach = self.heads(), _RADIUS * self.look.scale
        taken = [QRectF(head.x() - reach, head.y() - reach, 2 * reach, 2 * reach) for head in heads]
        found: list[tuple[QRectF, str]] = []
        for wanted in self._wanted(heads):
            boxes = (self._label_box(place, wanted.words) for place in wanted.places)
            free = (box for box in boxes if not any(map(box.intersects, taken)))
            box = next((box for box in free if wanted.is_clear(box, heads)), None)
            if box is not None:
                taken.append(box)
                found.append((box, wanted.words))
        return found

    def _label_box(self, place: QPointF, words: str) -> QRectF:
        """The area of words about ``place``, kept over the ruler, with some air at their sides."""
        scale = self.look.scale
        half = text_width(words, Role.SMALL_MEDIUM, scale) / 2
        x = max(self.rect.left() + half, min(self.rect.right() - half, place.x()))
        wide = half + _AIR * scale
        return QRectF(x - wide, place.y() - 8.0 * scale, 2 * wide, 16.0 * scale)

    def _wanted(self, heads: Sequence[QPointF]) -> Iterator["_Label"]:
        """Words and the places for them, the most wanted words first."""
        state, scale, top = self.state, self.look.scale, self.rect.top()
        before = heads[: len(state.scores)]
        now = []
        if state.now is not None:
            words, head = translate("Blueprints", "now"), heads[len(before)]
            places = (head - QPointF(0.0, 21.0 * scale), *self._beside(words, head))
            now = [_Label(words, places, head)]
        if len(heads) > len(before) + len(now):
            words, head = translate("Blueprints", "with this die"), heads[-1]
            raised = head.y() < top - UP * _RADIUS * scale - 1.0
            line = head.y() if raised else top - 13.0 * scale
            places = self._beside(words, QPointF(head.x(), line))
            if not raised:
                places = (head - QPointF(0.0, 21.0 * scale), *places)
            first = self._label_box(now[0].places[0], now[0].words)
            polite = sorted(places, key=lambda at: self._label_box(at, words).intersects(first))
            yield _Label(words, tuple(polite), head)
        yield from now
        if before:
            words = translate("Blueprints", "round {round}").format(round=state.round)
            across = [head.x() for head in before]
            line = min(head.y() for head in before) - 24.0 * scale
            middle = (min(across) + max(across)) / 2
            yield _Label(words, tuple(QPointF(x, line) for x in (middle, *across)))

    def _beside(self, words: str, head: QPointF) -> tuple[QPointF, ...]:
        """The places for words close to a marker, at its right and at its left."""
        scale = self.look.scale
        half = text_width(words, Role.SMALL_MEDIUM, scale) / 2
        aside = QPointF(half + (_RADIUS + _AIR + 2.0) * scale, 0.0)
        return head + aside, head - aside


@frozen
class _Label:
    """Words over the ruler, and the middles of possible places, the best first."""

    words: str
    places: tuple[QPointF, ...]
    about: QPointF | None = None
    """The marker they name; None: a row of them."""

    def is_clear(self, box: QRectF, heads: Sequence[QPointF]) -> bool:
        """Whether nobody would take them for the name of another marker."""
        if self.about is None:
            return True
        own = _distance(box, self.about)
        return all(own <= _distance(box, head) for head in heads)


def _distance(box: QRectF, point: QPointF) -> float:
    """From a point to the nearest spot of a box."""
    aside = max(box.left() - point.x(), 0.0, point.x() - box.right())
    down = max(box.top() - point.y(), 0.0, point.y() - box.bottom())
    return hypot(aside, down)
