"""The poster of the end: whose match it was, and their buildings in a row on one long sheet."""

from collections.abc import Hashable, Iterator, Sequence

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import Seat, alpha, lighter
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.projection import RISE, View, painting_order
from blueprints_desktop.desktop.games.blueprints.facts.ending_facts import Exhibit
from blueprints_desktop.desktop.games.blueprints.results.confetti import confetti_sprite
from blueprints_desktop.desktop.games.blueprints.results.ending_caption import (
    BuildingCaption,
    CaptionPlace,
    paint_captions,
)
from blueprints_desktop.desktop.games.blueprints.results.ending_timeline import (
    CONFETTI,
    PENNANT,
    PLACES,
    drop_cue,
)
from blueprints_desktop.desktop.games.blueprints.results.ending_title import (
    LOW,
    PosterWords,
    paint_title,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_building import (
    FLOOR_DEPTH,
    FLOOR_WIDTH,
    DieLook,
    paint_dice,
    paint_shadows,
    place_of,
    plan_sprite,
    rise_above_floor,
    standing_view,
)
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.spaces import COLUMNS, ROWS
from blueprints_desktop.games.blueprints.state import DICE_EACH

_CAPTION = 58.0
_LARGEST = 92.0


@frozen
class ShownExhibit:
    """An exhibit with all that is said of it."""

    exhibit: Exhibit
    person: Person
    card: BlueprintCard
    caption: BuildingCaption


class Poster(QWidget):
    """A long sheet; a title block at the left, three buildings at the right."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._timeline = Timeline()
        self._now = 0.0
        self._shown: tuple[ShownExhibit, ...] = ()
        self._words: PosterWords | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_work(
        self, shown: Sequence[ShownExhibit], words: PosterWords, timeline: Timeline
    ) -> None:
        self._shown, self._words, self._timeline = tuple(shown), words, timeline
        self.update()

    def show_moment(self, now: float) -> None:
        """Repaints only if something of the poster moves."""
        before, self._now = self._now, now
        if now < before or any(self._timeline.stirs(cue, before, now) for cue in self._cues()):
            self.update()

    def _cues(self) -> Iterator[Hashable]:
        yield from (PLACES, PENNANT, CONFETTI)
        for exhibit in range(len(self._shown)):
            yield from (drop_cue(exhibit, die) for die in range(DICE_EACH))

    # --- painting -------------------------------------------------------------------

    def _sheet(self) -> QRectF:
        scale = self._appearance.look.scale
        inset = 24.0 * scale
        return QRectF(self.rect()).adjusted(
            inset, round(14.0 * scale), -inset, -round(22.0 * scale)
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self._words is None:
            return
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            sheet = self._sheet()
            what = ("poster", self.width(), self.height(), look.scale)
            look.pixmaps.sprite(
                what, QRectF(self.rect()), ratio, look.palette,
                lambda brush: paint_sheet(brush, look.pixmaps, sheet, ratio, look.palette, look.scale),
            ).paint(painter, QPointF(0.0, 0.0))  # fmt: skip
            inner = sheet.adjusted(*(edge * look.scale for edge in (22.0, 18.0, -22.0, -16.0)))
            title = QRectF(
                inner.left(),
                inner.top(),
                max(200.0 * look.scale, inner.width() * 0.30),
                inner.height(),
            )
            placed = self._timeline.share(PLACES, self._now)
            paint_title(painter, title, self._words, placed, look, ratio)
            rule = title.right() + 10.0 * look.scale
            painter.fillRect(
                QRectF(round(rule), inner.top(), 1.0, inner.height()), alpha(look.palette.ink, 0.35)
            )
            works = QRectF(
                rule + 12.0 * look.scale,
                inner.top(),
                inner.right() - rule - 12.0 * look.scale,
                inner.height(),
            )
            painter.setClipRect(sheet)
            self._paint_confetti(painter, works, look, ratio)
            self._paint_works(painter, works, look, ratio)

    def _paint_confetti(self, painter: QPainter, area: QRectF, look: Look, ratio: float) -> None:
        """Comes down on the winner's buildings once the flag is up."""
        share = self._timeline.share(CONFETTI, self._now, QEasingCurve.Type.OutQuad)
        if self._words is None or not self._words.is_winner or share <= 0.0:
            return
        colours = tuple(person.colour for person in self._words.people)
        size = QSizeF(round(area.width()), round(area.height() * 0.8))
        fallen = area.topLeft() - QPointF(0.0, (1.0 - share) * 0.3 * area.height())
        confetti_sprite(look, ratio, size, colours).paint(painter, fallen, share)

    def _paint_works(self, painter: QPainter, area: QRectF, look: Look, ratio: float) -> None:
        """All buildings at one size on one ground line."""
        if not self._shown:
            return
        scale = look.scale
        low = area.height() < LOW * scale
        caption = (26.0 if low else _CAPTION) * scale
        step = area.width() / len(self._shown)
        rise = max(rise_above_floor(shown.exhibit.round.building) for shown in self._shown)
        ground = area.bottom() - caption
        flag = 0.75
        w = min(
            (step - 12.0 * scale) / FLOOR_WIDTH,
            (ground - area.top()) / (FLOOR_DEPTH + rise + flag),
            _LARGEST * scale,
        )
        w = float(max(6, int(w)))
        best = max(range(len(self._shown)), key=lambda n: self._shown[n].exhibit.round.built)
        for number, shown in enumerate(self._shown):
            foot = QPointF(round(area.left() + step * (number + 0.5)), round(ground - 4.0 * scale))
            view = standing_view(w, foot)
            self._paint_work(painter, view, number, shown, look, ratio)
            words = self._words
            flies = number == best or (words is not None and len(words.people) > 1)
            if flies and words is not None and words.is_winner:
                self._paint_pennant(painter, view, shown, look)
        places = [
            CaptionPlace(
                QPointF(round(area.left() + step * (number + 0.5)), ground),
                step / 2 - 14.0 * scale,
                caption,
                scale,
            )
            for number in range(len(self._shown))
        ]
        known = self._timeline.share(PLACES, self._now)
        captions = [shown.caption for shown in self._shown]
        paint_captions(painter, places, captions, known, look, ratio)

    def _paint_work(
        self,
        painter: QPainter,
        view: View,
        number: int,
        shown: ShownExhibit,
        look: Look,
        ratio: float,
    ) -> None:
        building = shown.exhibit.round.building
        known = self._timeline.share(PLACES, self._now)
        if known < 1.0:
            painter.setOpacity(1.0 - known)
            _paint_lot(painter, view, look)
        painter.setOpacity(1.0)
        plan = plan_sprite(view.w, shown.card.heights, building, look, ratio)
        plan.paint(painter, view.origin, known)
        order = {}
        cells = [
            (*place_of(space), z) for space, stack in enumerate(building) for z in range(len(stack))
        ]
        for turn, cell in enumerate(painting_order(cells)):
            order[cell] = turn
        down = self._timeline.share(drop_cue(number, max(0, len(cells) - 1)), self._now)
        painter.setOpacity(down)
        paint_shadows(painter, view, building, look, ratio)
        painter.setOpacity(1.0)

        def falling(space: int, level: int) -> DieLook:
            cue = drop_cue(number, order[(*place_of(space), level)])
            share = self._timeline.share(cue, self._now, QEasingCurve.Type.OutBounce)
            seen = self._timeline.share(cue, self._now)
            return DieLook(opacity=min(1.0, 2.0 * seen), raised=(1.0 - share) * 1.4 * view.w)

        paint_dice(painter, view, building, look, ratio, falling)

    def _paint_pennant(
        self, painter: QPainter, view: View, shown: ShownExhibit, look: Look
    ) -> None:
        """The winner's flag on the highest stack of the best building."""
        share = self._timeline.share(PENNANT, self._now)
        if share <= 0.0:
            return
        building = shown.exhibit.round.building
        space = max(range(len(building)), key=lambda n: (len(building[n]), -n))
        x, y = place_of(space)
        root = view.point(x + 0.5, y + 0.5, len(building[space]))
        seat = look.palette.seats[shown.person.colour]
        painter.setOpacity(share)
        _paint_flag(painter, root, view.w * 1.15 * (0.4 + 0.6 * share), seat, look)
        painter.setOpacity(1.0)


def _paint_lot(painter: QPainter, view: View, look: Look) -> None:
    """A place for a building, while nobody knows yet whose it will be."""
    painter.setPen(dashed_pen(alpha(look.palette.ink_2, 0.7), 1.4 * look.scale))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corners = [(0, 0, 0), (COLUMNS, 0, 0), (COLUMNS, ROWS, 0), (0, ROWS, 0)]
    painter.drawPolygon(view.polygon(corners))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_flag(painter: QPainter, root: QPointF, high: float, seat: Seat, look: Look) -> None:
    top = root - QPointF(0.0, high)
    pole = QPen(look.palette.ink, max(1.6, high * 0.05))
    pole.setCapStyle(Qt.PenCapStyle.RoundCap)
    cloth = QPainterPath(top)
    cloth.cubicTo(
        top + QPointF(high * 0.28, -high * 0.07), top + QPointF(high * 0.45, high * 0.20),
        top + QPointF(high * 0.84, high * RISE * 0.28),
    )  # fmt: skip
    cloth.cubicTo(
        top + QPointF(high * 0.50, high * 0.42), top + QPointF(high * 0.30, high * 0.30),
        top + QPointF(0.0, high * 0.46),
    )  # fmt: skip
    cloth.closeSubpath()
    painter.fillPath(cloth, seat.body)
    painter.strokePath(cloth, QPen(lighter(seat.body, 0.45), 1.2 * look.scale))
    painter.setPen(pole)
    painter.drawLine(root, top)
    painter.setPen(Qt.PenStyle.NoPen)
