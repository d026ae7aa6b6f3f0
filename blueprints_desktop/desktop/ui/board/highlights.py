"""Highlights over a board: they point at things by their public names.

What others did since the viewer's last turn, what a line of the log tells of, what a hint advises, the moves
that the review compares: each is a ``Highlight`` that names things of the board, and one ``HighlightLayer``
draws them. A game says which things an event or a move concerns (``TableBoard.event_highlights``,
``TableBoard.move_highlights``). It never draws them itself.

Highlights that belong together are a group, such as ``RECENT``. Each group is shown and taken away alone.
The layer asks where things are (``HighlightedBoard.outlines``) when the board is arranged or shows another
position. A thing that is not there now is left out.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from enum import Enum
from itertools import chain, pairwise
from typing import Any, Protocol, TypeAlias

from attrs import evolve, frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QTransform
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import dashed_pen, round_pen
from blueprints_desktop.desktop.drawing.painting import closed_path, saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    line_height,
    text_width,
    write,
)
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import Token, paint_parts, parts_width
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.engine.step import Event, Seat

RECENT, TOLD, ADVICE, REVIEW, LESSON = "recent", "told", "advice", "review", "lesson"
"""Groups: since the viewer’s last turn; a line of the log; a hint; moves of the review; a step of a
lesson."""


class HighlightTone(Enum):
    """What a highlight means. Each has a colour and a line of its own, so that no colour says it alone."""

    SEAT = "seat"
    """Somebody's doing, in the colour of ``Highlight.seat``."""
    ADVICE = "advice"
    PLAYED = "played"
    BETTER = "better"


@frozen
class Highlight:
    """One thing to look at: an outline, a trail, or both."""

    things: tuple[str, ...] = ()
    """Outlined together, as one shape where they touch."""
    trail: tuple[str, ...] = ()
    """A line with an arrow head leads through these, in this order."""
    tone: HighlightTone = HighlightTone.ADVICE
    seat: Seat | None = None
    """Whose doing it is, for ``HighlightTone.SEAT``; None: that of the event's seat."""
    tag: str = ""
    """A word or two beside the shape."""
    ghost: Any = None
    """What would lie there, in words of the game. The scene draws it (``SceneView.paint_ghost``) where moves
    are compared; elsewhere the board shows it itself, as the move that is being chosen."""

    @property
    def named(self) -> tuple[str, ...]:
        return (*self.things, *self.trail)


def in_tone(
    moved: Sequence[Highlight], tone: HighlightTone, tag: str, there: Set[str]
) -> list[Highlight]:
    """What a move marks, in a tone; the tag stands by the last of the things that are there."""
    shown = (number for number, each in enumerate(moved) if not there.isdisjoint(each.things))
    last = max(shown, default=-1)
    return [
        evolve(each, tone=tone, tag=tag if number == last else "")
        for number, each in enumerate(moved)
    ]


@frozen
class Note:
    """What somebody did, in words and signs, in a pill at the lower edge of a thing."""

    thing: str
    parts: tuple[str | Token, ...]
    seat: Seat

    @property
    def named(self) -> tuple[str, ...]:
        return (self.thing,)


Mark: TypeAlias = Highlight | Note
EventHighlights: TypeAlias = Mapping[type[Event], Callable[[Any], Iterable[Highlight]]]
"""What to highlight of an event, by its class. The board sets the tone, and the seat of the event where a
highlight names none."""


class HighlightedBoard(Protocol):
    """What the layer asks of a board."""

    people: tuple[Person, ...]

    def outlines(self, names: Collection[str]) -> dict[str, QPainterPath]:
        """The outline of each of these things that is there now, in pixels of the layer."""

    def paint_ghost(self, painter: QPainter, ghost: Any) -> None:
        """Draw what would lie on the board, in pixels of the layer."""


_COMPARED = (HighlightTone.PLAYED, HighlightTone.BETTER)
_GROWS_MS = 700
"""How long a trail takes to grow where highlights are played."""
_REACH = 3.0
"""How far an outline lies outside the thing."""
_LINE, _TOLD_LINE, _HALO = 2.4, 4.0, 5.2
_FAINT = 0.3
"""How strong a trail is where it begins."""
_ARROW = 11.0
_TAG_PAD = QPointF(8.0, 3.0)
_CURVE = 6.0
_NOTE_INSET, _NOTE_HEIGHT, _NOTE_ABOVE = 12.0, 22.0, 6.0
"""Of a note: how far from the side, how high, and how much of it lies above the edge."""


class HighlightLayer(ThemedWidget):
    """Lies over a board and lets all input through. It is hidden while there are none."""

    def __init__(self, appearance: Appearance, board: HighlightedBoard, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._board = board
        self._groups: dict[str, tuple[Mark, ...]] = {}
        self._outlines: dict[str, QPainterPath] | None = None
        self._grown: dict[str, float] = {}
        """Of groups that are being played, how much of their trails is drawn."""
        self._playing = ""
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._grow)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self.follow()

    def of_group(self, group: str) -> tuple[Mark, ...]:
        return self._groups.get(group, ())

    def show_group(self, group: str, marks: Iterable[Mark], *, play: bool = False) -> None:
        """Show these as a group, in place of those it had. ``play``: trails grow."""
        told = tuple(marks)
        if told == self.of_group(group) and not play:
            return
        self._stop(group)
        if told:
            self._groups[group] = told
        else:
            self._groups.pop(group, None)
        self._outlines = None
        lasts = self.look.ms(_GROWS_MS)
        if play and lasts and any(isinstance(each, Highlight) and each.trail for each in told):
            self._playing, self._grown[group] = group, 0.0
            self._clock.setDuration(lasts)
            self._clock.start()
        self.setVisible(bool(self._groups))
        self.update()

    def clear(self, group: str | None = None) -> None:
        """Take a group away; None: all of them."""
        for each in tuple(self._groups) if group is None else (group,):
            self.show_group(each, ())

    def places_changed(self) -> None:
        """Things may lie elsewhere now."""
        if self._groups:
            self._outlines = None
            self.update()

    def come_back(self) -> None:
        """It lies over something else now, where it was hidden."""
        self.setVisible(bool(self._groups))
        self.places_changed()

    def _stop(self, group: str) -> None:
        if self._playing == group:
            self._clock.stop()
            self._playing = ""
        self._grown.pop(group, None)

    def _grow(self, share: object) -> None:
        if isinstance(share, float) and self._playing in self._grown:
            self._grown[self._playing] = share
            self.update()

    # --- painting -------------------------------------------------------------------

    def found(self) -> dict[str, QPainterPath]:
        """The outlines of all things that are named and there."""
        if self._outlines is None:
            shown = chain(*self._groups.values())
            self._outlines = self._board.outlines({name for each in shown for name in each.named})
        return self._outlines

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        outlines, look, room = self.found(), self.look, QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tags: list[QRectF] = []
            for each in chain(*self._groups.values()):
                if (
                    isinstance(each, Highlight)
                    and each.tone in _COMPARED
                    and each.ghost is not None
                ):
                    with saved(painter):
                        self._board.paint_ghost(painter, each.ghost)
            for group, shown in self._groups.items():
                grown = self._grown.get(group, 1.0)
                for each in shown:
                    if isinstance(each, Highlight):
                        heavy = _TOLD_LINE if group == TOLD else _LINE
                        _paint_highlight(
                            painter, each, self._ink(each), outlines, look, grown, heavy
                        )
            for each in chain(*self._groups.values()):
                if isinstance(each, Note):
                    if each.thing in outlines:
                        edge = outlines[each.thing].boundingRect()
                        ink = self._seat_ink(each.seat)
                        _paint_note(painter, each.parts, ink, edge, look, self.devicePixelRatioF())
                    continue
                shape = _shape_of(each.things, outlines) if each.tag else None
                if shape is not None:
                    tags.append(_tag_place(each.tag, shape.boundingRect(), room, tags, look))
                    _paint_tag(painter, each.tag, self._ink(each), tags[-1], look)

    def _seat_ink(self, seat: Seat) -> QColor:
        return self.look.palette.seats[self._board.people[seat].colour].tint

    def _ink(self, highlight: Highlight) -> QColor:
        colours, seat = self.look.palette, highlight.seat
        if highlight.tone is HighlightTone.SEAT and seat is not None:
            return self._seat_ink(seat)
        inks = {HighlightTone.PLAYED: colours.warn, HighlightTone.BETTER: colours.success}
        return inks.get(highlight.tone, colours.accent)


def _shape_of(names: Sequence[str], outlines: Mapping[str, QPainterPath]) -> QPainterPath | None:
    """All of these things as one shape; None: none of them is there."""
    paths = [outlines[name] for name in names if name in outlines]
    if not paths:
        return None
    shape = paths[0]
    for path in paths[1:]:
        shape = shape.united(path)
    return shape


def _paint_highlight(
    painter: QPainter,
    highlight: Highlight,
    ink: QColor,
    outlines: Mapping[str, QPainterPath],
    look: Look,
    grown: float,
    heavy: float,
) -> None:
    """``heavy``: how thick its lines are."""
    scale = look.scale
    halo = alpha(look.palette.panel, 0.85)
    shape = _shape_of(highlight.things, outlines)
    if shape is not None:
        painter.strokePath(shape, round_pen(halo, (heavy + _HALO - _LINE) * scale))
        dashed = highlight.tone is HighlightTone.PLAYED
        pen = dashed_pen(ink, heavy * scale) if dashed else round_pen(ink, heavy * scale)
        painter.strokePath(shape, pen)
    stops = [outlines[name].boundingRect().center() for name in highlight.trail if name in outlines]
    if len(stops) > 1:
        _paint_trail(painter, stops, ink, halo, scale, grown)


def _paint_trail(
    painter: QPainter,
    stops: Sequence[QPointF],
    ink: QColor,
    halo: QColor,
    scale: float,
    grown: float,
) -> None:
    """A line through the stops, as far as it has grown: faint where it begins, an arrow head at its end."""
    lines = [QLineF(start, end) for start, end in pairwise(stops) if start != end]
    rest = sum(line.length() for line in lines) * grown
    drawn, turned = QPainterPath(stops[0]), 0.0
    pieces = list[QLineF]()
    for line in lines:
        end = line.pointAt(min(1.0, rest / line.length()))
        drawn.lineTo(end)
        turned, rest = line.angle(), rest - line.length()
        pieces.append(QLineF(line.p1(), end))
        if rest <= 0.0:
            break
    painter.strokePath(drawn, round_pen(halo, _HALO * scale))
    for number, piece in enumerate(pieces, 1):
        strength = _FAINT + (1.0 - _FAINT) * number / len(pieces)
        painter.setPen(round_pen(alpha(ink, strength), _LINE * scale))
        painter.drawLine(piece)
    side, turn = _ARROW * scale, QTransform()
    turn.translate(drawn.currentPosition().x(), drawn.currentPosition().y())
    turn.rotate(-turned)
    head = turn.map(
        closed_path((QPointF(0.0, 0.0), QPointF(-side, side / 2), QPointF(-side, -side / 2)))
    )
    painter.strokePath(head, round_pen(halo, (_HALO - _LINE) * scale))
    painter.fillPath(head, ink)


def _tag_place(
    words: str, shape: QRectF, room: QRectF, taken: Sequence[QRectF], look: Look
) -> QRectF:
    """Above the shape, else below it or in it, inside the room and on no other tag."""
    scale = look.scale
    wide = text_width(words, Role.SMALL_STRONG, scale) + 2 * _TAG_PAD.x() * scale
    high = line_height(Role.SMALL_STRONG, scale) + 2 * _TAG_PAD.y() * scale
    left = max(room.left(), min(shape.center().x() - wide / 2, room.right() - wide))
    above, below = shape.top() - high - _REACH * scale, shape.bottom() + _REACH * scale
    within = shape.top() + _REACH * scale
    tops = above, below, above - high, below + high, within
    places = [QRectF(left, top, wide, high) for top in tops]
    inside = [place for place in places if room.contains(place)]
    free = [place for place in inside if not any(place.intersects(each) for each in taken)]
    return next(iter(free or inside or places))


def _paint_tag(painter: QPainter, words: str, ink: QColor, area: QRectF, look: Look) -> None:
    colours, scale = look.palette, look.scale
    body = rounded(area, _CURVE * scale)
    painter.fillPath(body, colours.panel)
    painter.strokePath(body, round_pen(ink, 1.4 * scale))
    write(painter, words, area.center(), Role.SMALL_STRONG, colours.text, Anchor.MIDDLE, scale)


def _paint_note(
    painter: QPainter,
    parts: Sequence[str | Token],
    ink: QColor,
    edge: QRectF,
    look: Look,
    ratio: float,
) -> None:
    """A pill across the lower edge."""
    scale = look.scale
    room = edge.width() - 2 * (_NOTE_INSET + _TAG_PAD.x()) * scale
    parts = fitting_parts(parts, room, lambda some: parts_width(some, Role.SMALL, look))
    wide = min(room, parts_width(parts, Role.SMALL, look)) + 2 * _TAG_PAD.x() * scale
    high = _NOTE_HEIGHT * scale
    left = edge.right() - _NOTE_INSET * scale - wide
    area = QRectF(left, edge.bottom() - _NOTE_ABOVE * scale, wide, high)
    body = rounded(area, high / 2)
    painter.fillPath(body, look.palette.panel)
    painter.strokePath(body, round_pen(ink, 1.4 * scale))
    at = QPointF(area.left() + _TAG_PAD.x() * scale, area.center().y())
    paint_parts(painter, parts, at, Role.SMALL, look.palette.text, look, ratio)


def fitting_parts(
    parts: Sequence[str | Token], room: float, measure: Callable[[Sequence[str | Token]], float]
) -> Sequence[str | Token]:
    """The parts that have room: words go before signs, the first ones first."""
    kept = list(parts)
    while len(kept) > 1 and measure(kept) > room:
        words = (index for index, part in enumerate(kept) if isinstance(part, str))
        del kept[next(words, 0)]
    return kept
