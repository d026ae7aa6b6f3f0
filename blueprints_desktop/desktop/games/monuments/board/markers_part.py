"""The score markers on the quarry's track, which laps after sixty spaces."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.monuments.art.pit import SPACES, TRACK, track_space
from blueprints_desktop.desktop.games.monuments.board.pit_part import Cells, PitPart
from blueprints_desktop.desktop.theme.theme import Look

_LAP = Type(12, 700, tabular=True)
_ALONE, _SHARING = 13.0, 11.5
"""How large a marker is."""
_TOGETHER = (
    ((5.0, 0.0),),
    ((11.0, 0.0), (-11.0, 0.0)),
    ((12.0, 0.0), (-8.0, -12.5), (-8.0, 12.5)),
    ((11.0, -12.5), (11.0, 12.5), (-11.0, -12.5), (-11.0, 12.5)),
)
"""Where the markers on one space lie, so that each can be told: outwards and along the track."""


class MarkersPart(PitPart):
    """The score markers on the track; who has lapped it shows the true score beside the marker."""

    bleed = 30.0

    def __init__(self, look: Look, cells: Cells) -> None:
        super().__init__(look, cells)
        self._scores: tuple[tuple[int, float], ...] = ()

    def show_scores(self, scores: Sequence[tuple[int, float]]) -> None:
        """The palette's seat and the true score of everybody."""
        if tuple(scores) != self._scores:
            self._scores = tuple(scores)
            self.update()

    def place(self, score: float, beside: int = 0, sharing: int = 1) -> QPointF:
        """Where a score is on the track; as many as are ``sharing`` a space are fanned out."""
        _, angle = track_space(0).middle
        angle += 360.0 * score / SPACES
        middle = self.pit.point((TRACK[0] + TRACK[1]) / 2, angle)
        out = QLineF(self.pit.centre, middle).unitVector()
        outwards = QPointF(out.dx(), out.dy())
        along = QPointF(-out.dy(), out.dx())
        fans = _TOGETHER[min(sharing, len(_TOGETHER)) - 1]
        far, aside = fans[beside % len(fans)]
        return middle + (outwards * far + along * aside) * self.pit.unit

    def places(self) -> list[tuple[int, float, QPointF, int]]:
        """Everybody's seat, score and place, and how many share that space."""
        spaces = [round(score) % SPACES for _, score in self._scores]
        found, taken = [], Counter[int]()
        for (colour, score), space in zip(self._scores, spaces, strict=True):
            sharing = spaces.count(space)
            found.append((colour, score, self.place(score, taken[space], sharing), sharing))
            taken[space] += 1
        return found

    def bodies(self) -> list[QRectF]:
        """What everybody's marker hides."""
        side = _ALONE * self.pit.unit
        reach = QPointF(side, side)
        return [QRectF(at - reach, at + reach) for _, _, at, _ in self.places()]

    def draw(self, painter: QPainter) -> None:
        look, unit = self.look, self.pit.unit
        for number, (colour, score, at, sharing) in enumerate(self.places()):
            side = (_ALONE if sharing == 1 else _SHARING) * unit
            paint_seat_marker(painter, at, side, look.palette.seats[colour], look.palette)
            if not 0 <= score < SPACES:
                self._paint_true_score(painter, at, round(score), number if sharing > 1 else 0)

    def _paint_true_score(self, painter: QPainter, at: QPointF, score: int, beside: int) -> None:
        palette, unit = self.look.palette, self.pit.unit
        away = 24.0 * unit
        out = at - self.pit.centre
        long = (out.x() ** 2 + out.y() ** 2) ** 0.5 or 1.0
        place = at - out * ((away + 14.0 * unit * beside) / long)
        text = str(score) if score >= 0 else f"\N{MINUS SIGN}{-score}"
        box = QRectF(0.0, 0.0, 30.0 * unit, 18.0 * unit)
        box.moveCenter(place)
        painter.setBrush(palette.panel)
        painter.setPen(QPen(palette.line, 1.0))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        write(painter, text, place, _LAP, palette.text, Anchor.MIDDLE, unit)
