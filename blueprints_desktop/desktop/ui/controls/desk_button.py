"""A button with a sign, lying on the desk: view tools, the drawer's handle."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.keycap import keycap_width, paint_keycap
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    squeezed,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.magnified import Magnified
from blueprints_desktop.desktop.ui.controls.plain_text import PlainButton

SIDE = 40
_BESIDE, _LINE = Type(12, 600), 14.0
"""Words beside the sign that need two lines."""
_BELOW = ((Type(12, 600), 20.0), (Type(11, 600), 17.0), (Type(10, 600), 15.0))
"""Words below the sign, and how large that is: smaller where there are more lines than height."""
_LEADING = 1.17


class DeskButton(Magnified, PlainButton):
    """A sign to press, with its words beside it where it is wide and below it where it is high.

    Checked and focused it wears the accent.
    """

    def __init__(self, icon: Icon, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sign = icon
        self.appearance = appearance
        self.key = ""
        """The key that does the same, drawn beside the words, or beside the sign over them."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        appearance.changed.connect(self.restyle)

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self.look.px(SIDE)
        return QSize(side, side)

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        colours, scale = look.palette, look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect()).adjusted(3 * scale, 2 * scale, -3 * scale, -4 * scale)
            radius = 8.0 * scale
            cast = alpha(colours.shadow_on_desk, 0.12)
            painter.fillPath(rounded(rect.translated(0, 1.5 * scale), radius), cast)
            pressed = self.isDown() or self.isChecked()
            raised = self.underMouse() and self.isEnabled()
            ground = colours.panel_raised if raised else colours.panel
            if pressed:
                ground = mix(ground, colours.accent, 0.16)
            painter.fillPath(rounded(rect, radius), ground)
            edge = colours.accent if pressed or self.hasFocus() else colours.line
            painter.setPen(Qt.PenStyle.NoPen)
            wide = 2.0 * scale if self.hasFocus() else 1.0
            outline = rounded(rect.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), radius)
            pen = painter.pen()
            pen.setStyle(Qt.PenStyle.SolidLine)
            pen.setColor(edge)
            pen.setWidthF(wide)
            painter.strokePath(outline, pen)
            side = 20.0 * scale
            box = QRectF(0, 0, side, side)
            box.moveCenter(rect.center())
            ink = colours.accent if pressed else colours.text
            if self.text() and rect.width() > 3 * rect.height():
                room = rect.width() - side - 32.0 * scale
                cap = keycap_width(self.key, scale) + 4.0 * scale if self.key else 0.0
                if self.key and text_width(self.text(), Role.SMALL_STRONG, scale) <= room - cap:
                    room -= cap
                    middle = QPointF(rect.right() - 8.0 * scale - cap / 2, rect.center().y())
                    paint_keycap(painter, middle, self.key, colours, scale)
                box.moveLeft(rect.left() + 12.0 * scale)
                at = QPointF(box.right() + 8.0 * scale, rect.center().y())
                lines = [self.text()]
                if text_width(self.text(), _BESIDE, scale) > room:
                    first, *more = wrapped(self.text(), _BESIDE, room, scale, cut=False)
                    lines = [first, " ".join(more)]
                at -= QPointF(0.0, (len(lines) - 1) * _LINE / 2 * scale)
                for line in lines:
                    words, role = squeezed(line, Role.SMALL_STRONG, room, scale)
                    write(painter, words, at, role, ink, scale=scale)
                    at += QPointF(0.0, _LINE * scale)
            elif self.text() and rect.height() > 2.5 * side:
                room = rect.width() - 8.0 * scale
                for letters, sign in _BELOW:
                    side, step = sign * scale, letters.size * _LEADING * scale
                    lines = wrapped(self.text(), letters, room, scale, cut=False)
                    high = side + 2.0 * scale + len(lines) * step
                    if high <= rect.height():
                        break
                box = QRectF(0, 0, side, side)
                box.moveCenter(rect.center())
                box.moveTop(rect.center().y() - high / 2)
                if self.key:
                    cap, gap = keycap_width(self.key, scale), 6.0 * scale
                    box.translate(-(cap + gap) / 2, 0.0)
                    middle = QPointF(box.right() + gap + cap / 2, box.center().y())
                    paint_keycap(painter, middle, self.key, colours, scale)
                at = QPointF(rect.center().x(), box.bottom() + 2.0 * scale + step / 2)
                for line in lines:
                    words, role = squeezed(line, letters, room, scale)
                    write(painter, words, at, role, ink, Anchor.MIDDLE, scale)
                    at += QPointF(0.0, step)
            paint_icon(painter, self.sign, box, ink if self.isEnabled() else colours.text_2)
