"""One player's share of the reveal: the sheet with the building and its notes, the panel below."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.games.blueprints.facts.reveal_facts import ScoredDie
from blueprints_desktop.desktop.games.blueprints.results.reveal_canvas import RevealCanvas
from blueprints_desktop.desktop.games.blueprints.results.reveal_count import SeatCount
from blueprints_desktop.desktop.games.blueprints.results.reveal_layout import ColumnPlan
from blueprints_desktop.desktop.games.blueprints.results.reveal_picture import ColumnPicture
from blueprints_desktop.desktop.games.blueprints.texts.reveal_words import People, die_line
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import MATERIALS, material_of


class PlayerColumn(QWidget):
    """A player's building being counted. Up and Down go through its dice once it is."""

    pointed = Signal(object)
    """A ScoredDie under the pointer or chosen by key, or None."""

    def __init__(
        self,
        count: SeatCount,
        people: People,
        card: BlueprintCard,
        timeline: Timeline,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.count = count
        self.seat = count.seat
        self.person = people[count.seat]
        self._people = people
        self._card = card
        self._timeline = timeline
        self._appearance = appearance
        self.picture: ColumnPicture | None = None
        self._canvas = RevealCanvas()
        self._chosen: ScoredDie | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # --- what is shown --------------------------------------------------------------

    def arrange(self, plan: ColumnPlan) -> None:
        self.picture = ColumnPicture(
            self.count, self._people, self._card, self._timeline, plan,
            self._appearance.look, self.devicePixelRatioF(),
        )  # fmt: skip
        self.picture.lit = self._chosen
        self._soil()

    def say(self) -> None:
        """Every word anew."""
        if self.picture is not None:
            self.picture.say()
        self._soil()

    def show_moment(self, now: float) -> None:
        """Repaints only what moves."""
        before, self.count.now = self.count.now, now
        if now < before:
            self._soil()
        elif self.picture is not None:
            for spot in self.picture.stirring(before, now):
                self._soil(spot)

    def preparation(self) -> Iterator[Job]:
        """What can be drawn ahead while the screen is still closed."""
        return iter(()) if self.picture is None else self.picture.preparation()

    def choose(self, die: ScoredDie | None) -> None:
        """Light a die and its note, and say so."""
        if die == self._chosen:
            return
        self._chosen = die
        if self.picture is not None:
            self.picture.lit = die
        self.pointed.emit(die)
        self._soil()

    def die_at(self, point: QPointF) -> ScoredDie | None:
        """The die whose note or body is under a point."""
        return None if self.picture is None else self.picture.die_at(point)

    def _soil(self, spot: QRect | None = None) -> None:
        """Have a part, or all, painted anew."""
        stale = self.rect() if spot is None else spot
        self._canvas.soil(stale)
        self.update(stale)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        picture = self.picture
        if picture is None:
            return
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        with QPainter(self) as painter:
            self._canvas.show(painter, event.region(), self.size(), ratio, picture.draw)
            if self.hasFocus():
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_focus_ring(painter, picture.plan.sheet, 3.0, look.palette.pencil, look.scale)

    # --- gestures -------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        dice = self.count.dice
        if not self.count.is_over or not step or not dice:
            event.ignore()
        elif self._chosen in dice:
            self.choose(dice[(dice.index(self._chosen) + step) % len(dice)])
        else:
            self.choose(dice[0 if step > 0 else -1])

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.choose(None)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.count.is_over:
            self.choose(self.die_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.choose(None)

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """Nothing before it is counted."""
        point, picture = QPointF(at), self.picture
        if picture is None or not self.count.is_over:
            return None
        die = self.die_at(point)
        spot = QRectF(at.x() - 4.0, at.y() - 4.0, 8.0, 8.0).toAlignedRect()
        if die is not None:
            words = self.tr("{reason}: {points}")
            text = words.format(reason=die_line(die), points=points_words(die.points))
            return Tip(text, spot, MATERIALS[material_of(die.die)])
        return picture.tip_at(point) or Tip("", spot, "scoring")
