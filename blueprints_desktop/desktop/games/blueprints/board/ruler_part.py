"""The score ruler with its markers: what was scored solid, the present a hollow pointer."""

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
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.desktop.ui.scene.score_ruler import (
    LIFT,
    Pin,
    paint_pins,
    set_pins,
    wood_sprite,
)

_RADIUS, _STEM = 11.0, 15.0
"""Of a marker, and how far the one for now stands off the ruler."""
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

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._state = RulerState()

    def show_scores(self, state: RulerState) -> None:
        if state != self._state:
            self._state = state
            self.update()

    def draw(self, painter: QPainter) -> None:
        scale = self.look.scale
        ruler = Ruler(self.rect, margin=_MARGIN * scale)
        wood_sprite(ruler, self.look, self.ratio).paint(painter, self.rect.topLeft())
        pins = self.pins(ruler)
        self._paint_facts(painter, pins)
        self._paint_after(painter, ruler, pins)
        for box, words in self.labels(ruler):
            ink = self.look.palette.text_2
            write(painter, words, box.center(), Role.SMALL_MEDIUM, ink, Anchor.MIDDLE, scale)

    def _points(self) -> tuple[int, ...]:
        """The scores that are facts: everybody's in the last round, the own one now."""
        state = self._state
        known = tuple(points for _, points in state.scores)
        return known if state.now is None else (*known, state.now)

    def pins(self, ruler: Ruler) -> list[Pin]:
        """Where the markers of these scores stand; the one for now always stands off."""
        scale = self.look.scale
        pins = set_pins(ruler, self._points(), _RADIUS * scale, LIFT * scale)
        if self._state.now is not None:
            now = pins[-1]
            high = now.foot.y() - _STEM * scale
            pins[-1] = Pin(QPointF(now.head.x(), high), now.foot)
        return pins

    def _paint_facts(self, painter: QPainter, pins: Sequence[Pin]) -> None:
        state, radius = self._state, _RADIUS * self.look.scale
        colours = [colour for colour, _ in state.scores]
        paint_pins(painter, pins[: len(colours)], colours, radius, self.look)
        if state.now is not None:
            now, seat = pins[-1], self.look.palette.seats[state.colour]
            foot = now.foot + QPointF(0.0, 2.0 * self.look.scale)
            paint_seat_pointer(painter, now.head, foot, radius, seat, self.look.palette)

    def _paint_after(self, painter: QPainter, ruler: Ruler, pins: Sequence[Pin]) -> None:
        """What the preview would make of the own score, over a marker that it would hide."""
        look, scale, state = self.look, self.look.scale, self._state
        if not self._previews or state.after is None:
            return
        seat = look.palette.seats[state.colour]
        line = ruler.rect.top() - 2.0 * scale
        raised = self._raised(ruler, pins)
        head = QPointF(ruler.x_of(state.after), line - raised)
        now = pins[-1]
        start = now.head if now.lifted else QPointF(now.head.x(), line)
        if raised:
            start = QPointF(head.x(), ruler.rect.top())
        painter.setPen(dashed_pen(seat.tint, 2.0 * scale, 2.2, 1.6))
        painter.drawLine(start, head)
        paint_seat_marker(painter, head, _RADIUS * scale, seat, look.palette, Marker.PREVIEW)

    @property
    def _previews(self) -> bool:
        """The die aimed at would change the score."""
        state = self._state
        return state.now is not None and state.after is not None and state.after != state.now

    def _raised(self, ruler: Ruler, pins: Sequence[Pin]) -> float:
        """How far the preview's marker stands off, where it would hide another."""
        if not self._previews or self._state.after is None:
            return 0.0
        x, near = ruler.x_of(self._state.after), 2 * _RADIUS * self.look.scale
        beside = [pin for pin in pins if abs(pin.head.x() - x) < near]
        if not beside:
            return 0.0
        return near + max(pin.foot.y() - pin.head.y() for pin in beside)

    def heads(self, ruler: Ruler) -> list[QPointF]:
        """The middles of all markers, facts first; the preview's is the last where there is one."""
        pins = self.pins(ruler)
        heads = [pin.head for pin in pins]
        if self._previews and self._state.after is not None:
            raised = self._raised(ruler, pins) or 2.0 * self.look.scale
            heads.append(QPointF(ruler.x_of(self._state.after), ruler.rect.top() - raised))
        return heads

    def labels(self, ruler: Ruler) -> list[tuple[QRectF, str]]:
        """Words where they find room, the most wanted first.

        A word about one marker stands nearer to that than to any other, or is left out: pushed
        aside it would name its neighbour.
        """
        heads, reach = self.heads(ruler), _RADIUS * self.look.scale
        taken = [
            QRectF(head.x() - reach, head.y() - reach - 2.0 * self.look.scale, 2 * reach, 2 * reach)
            for head in heads
        ]
        found: list[tuple[QRectF, str]] = []
        for wanted in self._wanted(ruler, heads):
            boxes = (self._label_box(place, wanted.words) for place in wanted.places)
            free = (box for box in boxes if not any(map(box.intersects, taken)))
            box = next((box for box in free if wanted.is_clear(box, heads)), None)
            if box is not None:
                taken.append(box)
                found.append((box, wanted.words))
        return found

    def _label_box(self, place: QPointF, words: str) -> QRectF:
        """What words about ``place`` take, kept over the ruler, with some air at their sides."""
        scale = self.look.scale
        half = text_width(words, Role.SMALL_MEDIUM, scale) / 2
        x = max(self.rect.left() + half, min(self.rect.right() - half, place.x()))
        wide = half + _AIR * scale
        return QRectF(x - wide, place.y() - 8.0 * scale, 2 * wide, 16.0 * scale)

    def _wanted(self, ruler: Ruler, heads: Sequence[QPointF]) -> Iterator["_Wanted"]:
        """Words and the places for them, the most wanted words first."""
        state, scale, top = self._state, self.look.scale, ruler.rect.top()
        translate = QCoreApplication.translate
        facts, now = heads[: len(state.scores)], _Wanted("", ())
        if state.now is not None:
            words, head = translate("Blueprints", "now"), heads[len(facts)]
            over = head - QPointF(0.0, 21.0 * scale)
            now = _Wanted(words, (over, *self._beside(words, head)), head)
        if self._previews:
            words, head = translate("Blueprints", "with this die"), heads[-1]
            raised = head.y() < top - 2.0 * scale
            line = head.y() if raised else top - 13.0 * scale
            places = self._beside(words, QPointF(head.x(), line))
            if not raised:
                places = (QPointF(head.x(), top - 24.0 * scale), *places)
            first = self._label_box(now.places[0], now.words)
            polite = sorted(places, key=lambda at: self._label_box(at, words).intersects(first))
            yield _Wanted(words, tuple(polite), head)
        yield now
        if facts:
            words = translate("Blueprints", "round {round}").format(round=state.round)
            middle = (min(head.x() for head in facts) + max(head.x() for head in facts)) / 2
            line = min(head.y() for head in facts) - 24.0 * scale
            places = (QPointF(middle, line), *(QPointF(head.x(), line) for head in facts))
            yield _Wanted(words, places)

    def _beside(self, words: str, head: QPointF) -> tuple[QPointF, ...]:
        """The places for words close to a marker, at its right and at its left."""
        scale = self.look.scale
        half = text_width(words, Role.SMALL_MEDIUM, scale) / 2
        aside = QPointF(half + (_RADIUS + _AIR + 2.0) * scale, 0.0)
        return head + aside, head - aside


@frozen
class _Wanted:
    """Words over the ruler, and the middles of the places where they may stand, the best first."""

    words: str
    places: tuple[QPointF, ...]
    about: QPointF | None = None
    """The marker they name; None: a row of them."""

    def is_clear(self, box: QRectF, heads: Sequence[QPointF]) -> bool:
        """Whether nobody would take them there for the name of another marker."""
        if self.about is None:
            return True
        own = _distance(box, self.about)
        return all(own <= _distance(box, head) for head in heads)


def _distance(box: QRectF, point: QPointF) -> float:
    """From a point to the nearest spot of a box."""
    aside = max(box.left() - point.x(), 0.0, point.x() - box.right())
    down = max(box.top() - point.y(), 0.0, point.y() - box.bottom())
    return hypot(aside, down)
