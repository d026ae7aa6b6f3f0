"""The score ruler: solid markers for the round before, a hollow pointer for the present score."""

from collections.abc import Iterator, Sequence
from math import hypot

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.furniture import Ruler
from blueprints_desktop.desktop.drawing.marks import (
    Marker,
    dashed_pen,
    paint_seat_marker,
    paint_seat_pointer,
)
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, text_width, write
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Preview
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, Shown
from blueprints_desktop.desktop.ui.scene.score_ruler import (
    LIFT,
    Pin,
    paint_pins,
    set_pins,
    wood_sprite,
)

_RADIUS, _STEM = 11.0, 15.0
"""The radius of a marker, and the height of the one for now over the ruler."""
_MARGIN = 34.0
_AIR = 6.0
"""At the sides of words."""
translate = QCoreApplication.translate


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

    def _preview(self, pins: Sequence[Pin]) -> tuple[float, float] | None:
        """Where the marker of the preview is, and how far it is raised not to hide another one."""
        now, after = self.state.now, self.state.after
        if now is None or after is None or after == now:
            return None
        x, near = self.ruler.x_of(after), 2 * _RADIUS * self.look.scale
        beside = [pin.foot.y() - pin.head.y() for pin in pins if abs(pin.head.x() - x) < near]
        return x, near + max(beside) if beside else 0.0

    def heads(self) -> list[QPointF]:
        """The middles of all markers, facts first; the preview's is the last if there is one."""
        pins = self.pins()
        heads = [pin.head for pin in pins]
        if preview := self._preview(pins):
            x, raised = preview
            heads.append(QPointF(x, self.rect.top() - (raised or 2.0 * self.look.scale)))
        return heads

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
        look, scale, (x, raised) = self.look, self.look.scale, preview
        seat, head = look.palette.seats[self.state.colour], self.rect.top() - 2.0 * scale - raised
        start = QPointF(x, self.rect.top()) if raised else pins[-1].head
        painter.setPen(dashed_pen(seat.tint, 2.0 * scale, 2.2, 1.6))
        painter.drawLine(start, QPointF(x, head))
        radius = _RADIUS * scale
        paint_seat_marker(painter, QPointF(x, head), radius, seat, look.palette, Marker.PREVIEW)

    # --- labels ---------------------------------------------------------------------

    def labels(self) -> list[tuple[QRectF, str]]:
        """Words where they find room, the most wanted first.

        A word about one marker is nearer to that than to any other, or is left out: pushed aside
        it would name its neighbour.
        """
        heads, reach = self.heads(), _RADIUS * self.look.scale
        up = 2.0 * self.look.scale
        taken = [
            QRectF(head.x() - reach, head.y() - reach - up, 2 * reach, 2 * reach) for head in heads
        ]
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
            raised = head.y() < top - 2.0 * scale
            line = head.y() if raised else top - 13.0 * scale
            places = self._beside(words, QPointF(head.x(), line))
            if not raised:
                places = (QPointF(head.x(), top - 24.0 * scale), *places)
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
