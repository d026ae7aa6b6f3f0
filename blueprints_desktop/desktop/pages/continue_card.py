"""The card on the home page that goes on with the match that was left."""

from datetime import datetime

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.drawing.lettering import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.pages.match_summary import MatchSummary, ago, turn_text
from blueprints_desktop.desktop.pages.position_cut import paint_cut
from blueprints_desktop.desktop.widgets.buttons import Button, ButtonKind
from blueprints_desktop.desktop.widgets.painted import stroke_inside
from blueprints_desktop.desktop.widgets.panel import CORNER, Panel

WIDTH, HEIGHT = 526.0, 96.0
LEAST = 400.0
PADDING = 20.0


class ContinueCard(Panel):
    """A cut of the position, what and who, and one button."""

    pressed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._summary: MatchSummary | None = None
        self.button = Button("", appearance, ButtonKind.PRIMARY, parent=self)
        self.button.clicked.connect(self.pressed)
        appearance.changed.connect(self._arrange)
        self.say()

    def show_match(self, summary: MatchSummary) -> None:
        self._summary = summary
        self.say()
        self.update()

    def say(self) -> None:
        self.button.setText(self.tr("Continue"))
        if self._summary is not None:
            names = ", ".join(name for name, _ in self._summary.players)
            said = self.tr("Continue {game}, {where}, with {names}").format(
                game=self._summary.name, where=self._summary.where, names=names
            )
            self.button.setAccessibleName(said)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        look = self.appearance.look
        size = self.button.sizeHint()
        x = self.width() - size.width() - look.px(PADDING)
        self.button.setGeometry(
            x, (self.height() - size.height()) // 2, size.width(), size.height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if self._summary is None:
            return
        look = self.appearance.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body, radius = QRectF(self.rect()), CORNER * look.scale
        cut = QRectF(0.0, 0.0, self.height(), self.height())
        painter.save()
        painter.setClipPath(rounded(body, radius))
        painter.setClipRect(cut, Qt.ClipOperation.IntersectClip)
        paint_cut(painter, look, cut, self.devicePixelRatioF(), self._summary)
        painter.restore()
        stroke_inside(painter, body, radius, look.palette.line, 1.0)
        self._paint_words(painter, self._summary, cut.right() + PADDING * look.scale)
        painter.end()

    def _paint_words(self, painter: QPainter, summary: MatchSummary, x: float) -> None:
        look = self.appearance.look
        colours, scale = look.palette, look.scale
        room = self.button.x() - x - 12.0 * scale
        middle = self.height() / 2
        step = 23.0 * scale
        title = self.tr("{game}, {where}").format(
            game=summary.name, where=summary.where[:1].lower() + summary.where[1:]
        )
        title = elided(title, Role.SECTION, room, scale)
        write(painter, title, QPointF(x, middle - step), Role.SECTION, colours.text, scale=scale)
        self._paint_players(painter, summary, QPointF(x, middle + 1.0 * scale), room)
        when = ago(summary.saved_at, datetime.now().astimezone())
        told = [part for part in (turn_text(summary), when) if part]
        line = elided(", ".join(told), Role.SMALL, room, scale)
        at = QPointF(x, middle + step)
        write(painter, line, at, Role.SMALL, colours.text_2, Anchor.LEFT, scale)

    def _paint_players(
        self, painter: QPainter, summary: MatchSummary, at: QPointF, room: float
    ) -> None:
        """Signs and names in a row; names shrink alike when there is no room for all."""
        colours, scale = self.appearance.look.palette, self.appearance.look.scale
        side, gap = 12.0 * scale, 14.0 * scale
        each = (room - gap * (len(summary.players) - 1)) / len(summary.players)
        whole = sum(
            side + 5.0 * scale + text_width(name, Role.SMALL_STRONG, scale) + gap
            for name, _ in summary.players
        )
        x = at.x()
        for name, colour in summary.players:
            shown = name
            if whole - gap > room:
                shown = elided(name, Role.SMALL_STRONG, each - side - 5.0 * scale, scale)
            paint_seat_sign(
                painter, QRectF(x, at.y() - side / 2, side, side), colours.seats[colour]
            )
            x += side + 5.0 * scale
            place = QPointF(x, at.y())
            x += write(painter, shown, place, Role.SMALL_STRONG, colours.text, scale=scale) + gap
