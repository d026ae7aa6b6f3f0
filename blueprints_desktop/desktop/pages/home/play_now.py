"""A pill on a game's sheet that starts a game at once, against an apprentice."""

from math import ceil

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, text_width, write
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip

_HIGH, _PAD, _SIGN, _GAP = 32, 12, 14, 6
_RING = 4
"""Room around the pill for its focus ring."""


class PlayNow(PaintedButton):
    """Quiet on its paper; pencil under the pointer. Where there is little room it is a sign only."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        self._bare = False
        super().__init__("", appearance, parent)

    def say(self, game: str) -> None:
        self.setText(QCoreApplication.translate("PlayNow", "Play now"))
        said = QCoreApplication.translate("PlayNow", "Play {game} at once, against an apprentice")
        self.setAccessibleName(said.format(game=game))
        set_tip(self, said.format(game=game))

    def set_bare(self, bare: bool) -> None:
        self._bare = bare

    def sizeHint(self) -> QSize:  # noqa: N802
        px = self.look.px
        wide = px(_HIGH)
        if not self._bare:
            words = text_width(self.text(), Role.SMALL_STRONG, self.look.scale)
            wide = ceil(words) + px(2 * _PAD + _SIGN + _GAP)
        return QSize(wide + 2 * px(_RING), px(_HIGH) + 2 * px(_RING))

    def paint(self, painter: QPainter) -> None:
        look, colours = self.look, self.look.palette
        ring = look.px(_RING)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        shape = rounded(body, body.height() / 2)
        lit = self.underMouse() or self.isDown()
        painter.fillPath(shape, colours.pencil if lit else alpha(colours.paper_edge, 0.72))
        painter.strokePath(shape, QPen(alpha(colours.ink, 0.0 if lit else 0.45), 1.0))
        ink = colours.paper_edge if lit else colours.ink
        side = look.px(_SIGN)
        left = body.center().x() - side / 2 if self._bare else body.left() + look.px(_PAD)
        paint_icon(painter, Icon.PLAY, QRectF(left, body.center().y() - side / 2, side, side), ink)
        if not self._bare:
            at = QPointF(left + side + look.px(_GAP), body.center().y())
            write(painter, self.text(), at, Role.SMALL_STRONG, ink, Anchor.LEFT, look.scale)
        if self.hasFocus():
            paint_focus_ring(painter, body, body.height() / 2, colours.pencil, look.scale)
