"""Buttons that are a bare icon."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import CORNER, DISABLED, ICON
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton, stroke_inside
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip


class IconButton(PaintedButton):
    """A bare icon; ``text`` is what it says to screen readers and in its tooltip."""

    def __init__(
        self,
        icon: Icon,
        text: str,
        appearance: Appearance,
        size: float = 38.0,
        *,
        framed: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self._side = size
        self._framed = framed
        super().__init__("", appearance, parent)
        self._sign = icon
        self.set_words(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str, keys: QKeySequence | None = None) -> None:
        """What the icon means, and the key that does it; said anew when the language changes."""
        self.setAccessibleName(text)
        native = QKeySequence.SequenceFormat.NativeText
        set_tip(self, f"{text} ({keys.toString(native)})" if keys else text)

    def set_sign(self, icon: Icon) -> None:
        self._sign = icon
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self.look.px(self._side)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        colours, scale = self.look.palette, self.look.scale
        body = QRectF(self.rect())
        radius = CORNER * scale
        if not self.isEnabled():
            painter.setOpacity(DISABLED)
        if self._framed:
            painter.fillPath(rounded(body, radius), colours.panel_raised)
            stroke_inside(painter, body, radius, colours.line, 1.0)
        lit = self.isChecked()
        if self.isEnabled() and (self.underMouse() or self.isDown() or lit):
            ground = colours.accent if lit else colours.text
            painter.fillPath(rounded(body, radius), alpha(ground, 0.14 if self.isDown() else 0.08))
        if self.shows_focus:
            stroke_inside(painter, body, radius, colours.accent, 2.0 * scale)
        side = min(ICON, self._side * 0.6) * scale
        where = QRectF(0.0, 0.0, side, side)
        where.moveCenter(body.center())
        ink = colours.accent if lit else (colours.text if self.underMouse() else colours.text_2)
        paint_icon(painter, self._sign, where, ink)
