"""Where the notes of a building go: level, in a column on either side, never on the dice.

Each die gets a leader from a spot one can see of it. Sides are chosen so that leaders run over as
little of the building as possible; a die that cannot be seen keeps a leader, dashed.
"""

from collections.abc import Sequence
from itertools import product

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.drawing.marks import spread
from blueprints_desktop.desktop.drawing.projection import RISE, Cell, View, painting_order
from blueprints_desktop.desktop.games.blueprints.facts.reveal_facts import ScoredDie
from blueprints_desktop.desktop.games.blueprints.results.reveal_building import place_of

_OVER_OTHERS, _OVER_ITSELF = 4.0, 1.5
_CROWD = 24.0
_DOT = 4.0
_TALL = 2.0 * RISE + 1.0
"""The height of a die on the screen, in half widths."""
_SAMPLES = (0.14, 0.38, 0.62, 0.86)


@frozen
class Tag:
    """A note beside the building and the spot its leader points at."""

    scored: ScoredDie
    rect: QRectF
    spot: QPointF
    hidden: bool

    @property
    def knee(self) -> QPointF:
        """Where the leader leaves the tag."""
        left = self.rect.center().x() < self.spot.x()
        return QPointF(self.rect.right() if left else self.rect.left(), self.rect.center().y())


@frozen
class TagRoom:
    """Where tags may go: two columns between ``top`` and ``bottom``."""

    left: float
    right: float
    """The outer edges of the columns."""
    top: float
    bottom: float
    width: float
    height: float
    gap: float


@frozen
class _Body:
    """What a die covers on the screen: a hexagon with upright sides."""

    x: float
    top: float
    w: float

    def span(self, y: float) -> tuple[float, float] | None:
        """From where to where it reaches at a height."""
        down = min(y - self.top, self.top + _TALL * self.w - y)
        if down < 0.0:
            return None
        half = min(self.w, down / RISE)
        return self.x - half, self.x + half

    def covers(self, spot: QPointF, end: float) -> float:
        """How much of the level leader from ``spot`` to ``end`` runs over it."""
        span = self.span(spot.y())
        if span is None:
            return 0.0
        low, high = min(spot.x(), end), max(spot.x(), end)
        return max(0.0, min(high, span[1]) - max(low, span[0]))

    def touches(self, spot: QPointF) -> bool:
        """Whether a leader's dot on ``spot`` would lie on it."""
        if abs(spot.x() - self.x) >= self.w + _DOT:
            return False
        for offset in (-_DOT, 0.0, _DOT):
            span = self.span(spot.y() + offset)
            if span is not None and span[0] - _DOT < spot.x() < span[1] + _DOT:
                return True
        return False


@frozen
class _Choice:
    spot: QPointF
    hidden: bool
    cost: float


def lay_tags(view: View, scored: Sequence[ScoredDie], room: TagRoom) -> list[Tag]:
    """A tag for each die, in the order of ``scored``."""
    cells = [_cell(die) for die in scored]
    bodies = {cell: _body(view, cell) for cell in cells}
    order = {cell: number for number, cell in enumerate(painting_order(cells))}
    choices = [_choose(view, cell, bodies, order, room) for cell in cells]
    best = min(product((0, 1), repeat=len(cells)), key=lambda sides: _worth(sides, choices, room))
    tags: list[Tag | None] = [None] * len(cells)
    for side in (0, 1):
        own = [number for number, chosen in enumerate(best) if chosen == side]
        own.sort(key=lambda number: choices[number][side].spot.y())
        wanted = [choices[number][side].spot.y() for number in own]
        step = room.height + room.gap
        low, high = room.top + room.height / 2, room.bottom - room.height / 2
        left = room.left if side == 0 else room.right - room.width
        for number, middle in zip(own, spread(wanted, step, low, high), strict=True):
            rect = QRectF(left, round(middle - room.height / 2), room.width, room.height)
            choice = choices[number][side]
            tags[number] = Tag(scored[number], rect, choice.spot, choice.hidden)
    return [tag for tag in tags if tag is not None]


def _cell(die: ScoredDie) -> Cell:
    x, y = place_of(die.space)
    return x, y, die.level


def _worth(sides: Sequence[int], choices: Sequence[tuple[_Choice, ...]], room: TagRoom) -> float:
    """What an assignment of sides costs: leaders over dice, and tags pushed off their level."""
    cost = sum(choice[side].cost for side, choice in zip(sides, choices, strict=True))
    step = room.height + room.gap
    for side in (0, 1):
        levels = sorted(
            choice[side].spot.y() for own, choice in zip(sides, choices, strict=True) if own == side
        )
        if len(levels) * step > room.bottom - room.top:
            cost += 1e4
        placed = spread(levels, step, room.top + room.height / 2, room.bottom - room.height / 2)
        cost += sum(abs(a - b) for a, b in zip(levels, placed, strict=True)) * 1.2
        cost += _CROWD * max(0, len(levels) - 3)
    return cost


def _choose(
    view: View, cell: Cell, bodies: dict[Cell, _Body], order: dict[Cell, int], room: TagRoom
) -> tuple[_Choice, _Choice]:
    """The best spots of a die for a leader to the left and for one to the right."""
    before = [body for other, body in bodies.items() if order[other] > order[cell]]
    others = [body for other, body in bodies.items() if other != cell]
    free = [spot for spot in _spots(view, cell) if not any(body.touches(spot) for body in before)]

    def choice(end: float) -> _Choice:
        if not free:
            x, y, z = cell
            middle = view.point(x + 0.5, y + 0.5, z + 0.5)
            return _Choice(middle, True, abs(middle.x() - end) * 0.5)
        return min(
            (
                _Choice(
                    spot,
                    False,
                    _OVER_ITSELF * bodies[cell].covers(spot, end)
                    + _OVER_OTHERS * sum(body.covers(spot, end) for body in others),
                )
                for spot in free
            ),
            key=lambda found: found.cost,
        )

    return choice(room.left + room.width), choice(room.right - room.width)


def _spots(view: View, cell: Cell) -> list[QPointF]:
    """Points spread over the three faces one sees."""
    x, y, z = cell
    spots = []
    for a in _SAMPLES:
        for b in _SAMPLES:
            spots.append(view.point(x + a, y + b, z + 1))
            spots.append(view.point(x + a, y + 1, z + b))
            spots.append(view.point(x + 1, y + a, z + b))
    return spots


def _body(view: View, cell: Cell) -> _Body:
    x, y, z = cell
    top = view.point(x, y, z + 1)
    return _Body(top.x(), top.y(), view.w)
