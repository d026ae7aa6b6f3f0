"""The score markers on the quarry's track, which laps after sixty spaces."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.monuments.pit_part import Cells, PitPart
from blueprints_desktop.desktop.drawing.lettering import Anchor, Type, write
from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.monuments.pit import SPACES, TRACK, track_space

_LAP = Type(12, 700, tabular=True)
_FAN = 9.0


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

    def place(self, score: float, beside: int = 0) -> QPointF:
        """Where a score is on the track; several on one space are fanned out along the radius."""
        _, angle = track_space(0).middle
        radius = (TRACK[0] + TRACK[1]) / 2 + 5.0 - _FAN * beside
        return self.pit.point(radius, angle + 360.0 * score / SPACES)

    def draw(self, painter: QPainter) -> None:
        look, unit = self.look, self.pit.unit
        taken: dict[int, int] = {}
        for colour, score in sorted(self._scores, key=lambda entry: entry[1]):
            space = round(score) % SPACES
            beside = taken.get(space, 0)
            taken[space] = beside + 1
            at = self.place(score, beside)
            paint_seat_marker(painter, at, 13.0 * unit, look.palette.seats[colour], look.palette)
            if not 0 <= score < SPACES:
                self._paint_true_score(painter, at, round(score), beside)

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
