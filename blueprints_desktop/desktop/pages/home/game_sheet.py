"""A game's sheet to press: it lifts under the pointer and wears a pencil ring in focus."""

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, elided, text_width, write
from blueprints_desktop.desktop.games.game_words import seats_text
from blueprints_desktop.desktop.pages.home.play_now import PlayNow
from blueprints_desktop.desktop.pages.home.sheet_face import SheetFace
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton

HALO = 12.0
"""Room around the sheet for its lift and the focus ring; its shadow is the ground's affair."""
LOW_PICTURE = 180.0
"""Over a drawing of less height the words "Play now" would hide a good part of it."""
LIFT = 6.0
LIFT_TIME = 120
_RIBBON = Type(12, 700, 0.8, capitals=True)


class GameSheet(PaintedButton):
    """A sheet to press. Focus or the pointer lifts it; the focused one is ringed in pencil.

    The widget is larger than the sheet by HALO on every side.
    """

    def __init__(
        self,
        game: str,
        appearance: Appearance,
        *,
        playable: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        self.face = SheetFace(game, appearance)
        self.game = game
        self._playable = playable
        self._raised = 0.0
        super().__init__("", appearance, parent)
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._rise.valueChanged.connect(self._lift_to)
        self.play_now = PlayNow(appearance, self)
        self.play_now.setVisible(playable)
        if not playable:
            self.setCursor(Qt.CursorShape.ArrowCursor)
        self.say()

    @property
    def playable(self) -> bool:
        return self._playable

    def say(self) -> None:
        words = self.face.words
        text = QCoreApplication.translate("GameSheet", "{name}. {pitch} {players}, {length}.")
        if not self._playable:
            text = QCoreApplication.translate("GameSheet", "{name}, in the making. {pitch}")
        said = text.format(
            name=words.name, pitch=words.pitch, players=seats_text(self.game), length=words.length
        )
        self.setAccessibleName(said)
        self.play_now.say(words.name)
        self.update()

    def place_sheet(self, rect: QRectF) -> None:
        """Put the sheet itself, without its halo, on a rectangle of the page."""
        halo = self.look.px(HALO)
        self.setGeometry(rect.toRect().adjusted(-halo, -halo, halo, halo))
        self._place_play_now()

    def _place_play_now(self) -> None:
        """In the lower right corner of the drawing; a small drawing has room for a sign only."""
        halo, gap = self.look.px(HALO), self.look.px(6)
        body = QRectF(QPointF(halo, halo - self._height_lifted), self.sheet_size().toSizeF())
        block, lying = self.face.block_rect(body), self.face.form.lying
        corner = block.bottomLeft() if lying else block.topRight()
        low = block.top() - body.top() < self.look.px(LOW_PICTURE)
        self.play_now.set_bare(lying or low)
        size = self.play_now.sizeHint()
        right, bottom = round(corner.x()) - gap, round(corner.y()) - gap
        self.play_now.setGeometry(
            right - size.width(), bottom - size.height(), size.width(), size.height()
        )

    @property
    def _height_lifted(self) -> int:
        return round(LIFT * self.look.scale * self._raised)

    def sheet_rect(self) -> QRectF:
        """Where the sheet lies on the page when nothing lifts it."""
        halo = self.look.px(HALO)
        return QRectF(self.geometry().adjusted(halo, halo, -halo, -halo))

    def sheet_size(self) -> QSize:
        halo = self.look.px(HALO)
        return QSize(self.width() - 2 * halo, self.height() - 2 * halo)

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802
        halo = self.look.px(HALO)
        return self._playable and self.rect().adjusted(halo, halo, -halo, -halo).contains(pos)

    def click(self) -> None:
        if self._playable:
            super().click()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Space does not start what is not there."""
        if not self._playable and event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _lift_to(self, raised: float) -> None:
        self._raised = raised
        self._place_play_now()
        self.update()

    def _settle(self) -> None:
        target = 1.0 if self._playable and (self.hasFocus() or self.underMouse()) else 0.0
        self._rise.stop()
        duration = self.look.ms(LIFT_TIME)
        if not duration or not self.isVisible():
            self._lift_to(target)
            return
        self._rise.setDuration(duration)
        self._rise.setStartValue(self._raised)
        self._rise.setEndValue(target)
        self._rise.start()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._settle()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._settle()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        super().enterEvent(event)
        self._settle()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._settle()

    def paint(self, painter: QPainter) -> None:
        colours, scale = self.look.palette, self.look.scale
        size = self.sheet_size()
        halo = self.look.px(HALO)
        at = QPointF(halo, halo - self._height_lifted)
        self.face.sprite(size, self.devicePixelRatioF()).paint(painter, at)
        body = QRectF(at, size.toSizeF())
        if not self._playable:
            self._paint_ribbon(painter, body)
        if self.hasFocus():
            paint_focus_ring(painter, body, 3.0 * scale, colours.pencil, scale)

    def _paint_ribbon(self, painter: QPainter, body: QRectF) -> None:
        """A strip of tape where no drawing is: over the title block at the right, or on its foot."""
        colours, scale = self.look.palette, self.look.scale
        text = QCoreApplication.translate("GameSheet", "in the making")
        painter.fillRect(body, alpha(colours.paper_edge, 0.38))
        if self.face.form.lying:
            inset = 3.0 * scale
            strip = self.face.foot_rect(body).adjusted(inset, inset + 1.0, -inset, -inset)
        else:
            wide = text_width(text, _RIBBON, scale) + 24.0 * scale
            wide, high = min(wide, body.width() - 32.0 * scale), 26.0 * scale
            top = self.face.block_rect(body).top() - high - 8.0 * scale
            strip = QRectF(body.right() - wide - 16.0 * scale, top, wide, high)
        text = elided(text, _RIBBON, strip.width() - 12.0 * scale, scale)
        painter.fillRect(strip, colours.pencil)
        painter.setPen(QPen(alpha(colours.paper_edge, 0.5), 1.0))
        painter.drawRect(strip.adjusted(0.5, 0.5, -0.5, -0.5))
        write(painter, text, strip.center(), _RIBBON, colours.paper_edge, Anchor.MIDDLE, scale)
