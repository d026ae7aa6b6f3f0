"""The score ruler with its markers: facts solid, the present open, the preview in pencil."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.blueprints.parts import Part
from blueprints_desktop.desktop.boards.blueprints.preview import Preview, Standing
from blueprints_desktop.desktop.boards.contract import Person, Position
from blueprints_desktop.desktop.drawing.lettering import Anchor, Role, text_width, write
from blueprints_desktop.desktop.drawing.marks import Marker, dashed_pen, paint_seat_marker
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.ruler import Ruler, paint_ruler

_RADIUS = 11.0
_MARGIN = 34.0


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
    position: Position, people: Sequence[Person], own: Standing | None, aimed: Preview | None
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


class RulerPart(Part):
    """The ruler along the near edge of the table."""

    bleed = 40.0

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
        self._wood().paint(painter, self.rect.topLeft())
        line = self.rect.top() - 2.0 * scale
        self._paint_last_round(painter, ruler, line)
        self._paint_own(painter, ruler, line)
        self._write_labels(painter, ruler, line - 22.0 * scale)

    def _wood(self) -> Sprite:
        """The ruler without its markers: drawn once a size."""
        look, scale, ratio = self.look, self.look.scale, self.ratio
        rect = QRectF(0.0, 0.0, self.rect.width(), self.rect.height())

        def draw(painter: QPainter) -> None:
            ruler = Ruler(rect, margin=_MARGIN * scale)
            paint_ruler(painter, look.pixmaps, ruler, ratio, look.palette, scale)

        soft = 24.0 * scale
        what = ("score ruler", rect.width(), rect.height(), scale)
        bounds = rect.adjusted(-soft, -soft, soft, soft)
        return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)

    def _paint_last_round(self, painter: QPainter, ruler: Ruler, line: float) -> None:
        """Markers on one score are fanned out, so that none hides another."""
        look, scale = self.look, self.look.scale
        beside: dict[int, int] = {}
        for colour, points in self._state.scores:
            shift = beside.get(points, 0)
            beside[points] = shift + 1
            at = QPointF(ruler.x_of(points) + shift * 9.0 * scale, line + shift * 4.0 * scale)
            seat = look.palette.seats[colour]
            paint_seat_marker(painter, at, _RADIUS * scale, seat, look.palette)

    def _paint_own(self, painter: QPainter, ruler: Ruler, line: float) -> None:
        look, scale, state = self.look, self.look.scale, self._state
        if state.now is None:
            return
        seat = look.palette.seats[state.colour]
        now = QPointF(ruler.x_of(state.now), line)
        if state.after is not None and state.after != state.now:
            after = QPointF(ruler.x_of(state.after), line - self._lifted(ruler))
            painter.setPen(dashed_pen(seat.tint, 2.0 * scale, 2.2, 1.6))
            painter.drawLine(now if after.y() == line else QPointF(after.x(), line), after)
            paint_seat_marker(painter, after, _RADIUS * scale, seat, look.palette, Marker.PREVIEW)
        paint_seat_marker(painter, now, _RADIUS * scale * 0.94, seat, look.palette, Marker.OPEN)

    def _lifted(self, ruler: Ruler) -> float:
        """How far the preview's marker stands off, where it would hide the present one."""
        state = self._state
        if state.now is None or state.after is None:
            return 0.0
        apart = abs(ruler.x_of(state.after) - ruler.x_of(state.now))
        near = 2 * _RADIUS * self.look.scale
        return near if 0.0 < apart < near else 0.0

    def _write_labels(self, painter: QPainter, ruler: Ruler, line: float) -> None:
        """Labels where they find room, the most wanted first; "now" is the first to go."""
        state = self._state
        translate = QCoreApplication.translate
        wanted: list[tuple[float, str]] = []
        if state.after is not None and state.after != state.now:
            x, words = ruler.x_of(state.after), translate("Blueprints", "with this die")
            if self._lifted(ruler):
                scale = self.look.scale
                x += text_width(words, Role.SMALL_MEDIUM, scale) / 2 + 18.0 * scale
            wanted.append((x, words))
        if state.scores:
            best = [points for _, points in state.scores]
            words = translate("Blueprints", "round {round}").format(round=state.round)
            wanted.append(((ruler.x_of(min(best)) + ruler.x_of(max(best))) / 2, words))
        if state.now is not None and not self._lifted(ruler):
            wanted.append((ruler.x_of(state.now), translate("Blueprints", "now")))
        look, scale = self.look, self.look.scale
        taken: list[QRectF] = []
        for x, words in wanted:
            wide = text_width(words, Role.SMALL_MEDIUM, scale)
            x = max(self.rect.left() + wide / 2, min(self.rect.right() - wide / 2, x))
            box = QRectF(x - wide / 2, line - 8, wide, 16).adjusted(-6 * scale, 0, 6 * scale, 0)
            if any(box.intersects(other) for other in taken):
                continue
            taken.append(box)
            at = QPointF(x, line)
            ink = look.palette.text_2
            write(painter, words, at, Role.SMALL_MEDIUM, ink, Anchor.MIDDLE, scale)
