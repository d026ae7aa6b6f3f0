"""What the quarry and the building site have in common: scores, a corner for a card, notes."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainterPath

from blueprints_desktop.desktop.games.monuments.board.selection import MonumentsController
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import score_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.scene.scene_view import SceneHost, SceneView

_AROUND = 14.0
PEEK = Qt.Key.Key_V
"""The key that shows the own pieces while it is held."""


def area_around(point: QPointF) -> QRectF:
    """A small area that stands for a place."""
    return QRectF(point.x() - _AROUND, point.y() - _AROUND, 2 * _AROUND, 2 * _AROUND)


class MonumentsView(SceneView):
    """A view that shows scores and makes room for a card in one of its corners."""

    host: SceneHost
    selector: MonumentsController

    laid_out = Signal()
    """Everything has its place."""
    peeked = Signal(bool)
    """The key for the own pieces is held, or let go."""

    def __init__(
        self,
        people: Sequence[Person],
        appearance: Appearance,
        host: SceneHost,
        selector: MonumentsController,
    ) -> None:
        super().__init__(appearance, host, selector)
        self.people = tuple(people)
        self.scores: tuple[float, ...] = ()
        """By seat, as they are shown; empty when nothing is shown."""
        self.card = QRectF()
        """What a card covers of the scene; empty: there is none."""

    def show_scores(self, scores: Sequence[float]) -> None:
        """Show the scores, by seat."""
        self.scores = tuple(scores)

    def keep_clear(self, card: QRectF) -> None:
        """Make room for a card at this place of the scene."""
        if card != self.card:
            self.card = card
            self.make_room()

    def make_room(self) -> None:
        """The card has another place."""
        self.arrange()

    def size_beside(self, card: QRectF) -> float:
        """The size of what is shown beside such a card."""
        raise NotImplementedError

    def press_key(self, event: QKeyEvent) -> bool:
        """V shows the own pieces while it is held."""
        if event.key() != PEEK:
            return False
        if not event.isAutoRepeat():
            self.peeked.emit(True)
        return True

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == PEEK and not event.isAutoRepeat():
            self.peeked.emit(False)
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.peeked.emit(False)
        super().focusOutEvent(event)

    def scores_spot(self, area: QRectF) -> Spot:
        """The score track for screen readers."""
        scores = zip(self.people, self.scores, strict=False)
        lines = [labelled(person.name, score_words(round(score))) for person, score in scores]
        name = QCoreApplication.translate("Monuments", "Score track")
        return Spot(name, area, choice=False, about=lambda: lines, thing="scores")


# --- notes in corners ---------------------------------------------------------------------


class Corner(NamedTuple):
    """A corner of a room. Notes are stacked from there."""

    room: QRectF
    right: bool = False
    low: bool = False

    def place(self, number: int, size: QSizeF, gap: float) -> QRectF:
        away = number * (size.height() + gap)
        x = self.room.right() - size.width() if self.right else self.room.left()
        y = self.room.bottom() - size.height() - away if self.low else self.room.top() + away
        return QRectF(QPointF(x, y), size)


class Obstacles(NamedTuple):
    """What notes must not cover."""

    card: QRectF = QRectF()
    """The own pieces, which are above all notes; empty if they are elsewhere."""
    shapes: Sequence[QPainterPath] = ()
    lit: Sequence[QPainterPath] = ()
    """Shapes that are covered last: cells of the walk so far and those it can go on to."""


def clear_places(
    count: int, size: QSizeF, gap: float, corners: Sequence[Corner], obstacles: Obstacles
) -> list[QRectF]:
    """A place for each note, in the first corner where it covers nothing or least."""
    used = [0] * len(corners)
    found: list[QRectF] = []
    for _ in range(count):
        places = [each.place(many, size, gap) for each, many in zip(corners, used, strict=True)]
        costs = [
            covered(place, each.room, obstacles)
            for place, each in zip(places, corners, strict=True)
        ]
        best = costs.index(min(costs))
        used[best] += 1
        found.append(places[best])
    return found


def covered(place: QRectF, room: QRectF, obstacles: Obstacles) -> tuple[float, ...]:
    """The covered areas of lit shapes and of others, roughly; infinite below the card."""
    if place.intersects(obstacles.card) or not room.contains(place):
        return (inf,)
    body = boxed(place)
    areas = []
    for shapes in (obstacles.lit, obstacles.shapes):
        under = [each.intersected(body).boundingRect() for each in shapes if each.intersects(place)]
        areas.append(sum(area.width() * area.height() for area in under))
    return tuple(areas)


def boxed(body: QRectF) -> QPainterPath:
    """A rectangle as a path."""
    path = QPainterPath()
    path.addRect(body)
    return path
