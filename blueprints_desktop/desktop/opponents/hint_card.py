"""The card of a hint: what speaks for the move, each reason with what it weighs."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QLocale, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.drawing.lettering import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import paint_panel

_HALO, _PAD = 18, 16
"""For its shadow, and around its words."""
_HEAD, _ROW = 26, 24
_SIGN, _NUMBER = 20, 54
"""Of the sign before the headline, and of the column of numbers."""
_ABOVE = 8
"""Between the card and the bar below it."""
_WHOLE = 10.0
"""Amounts from here on are told without decimals."""


class Reason(NamedTuple):
    """A sentence, and how much of the evaluation it stands for; 0: that cannot be said."""

    text: str
    amount: float

    @property
    def number(self) -> str:
        """The amount as people write it, with its sign."""
        if not self.amount:
            return ""
        digits = 0 if abs(self.amount) >= _WHOLE else 1
        sign = "+" if self.amount > 0 else "\u2212"
        return sign + QLocale().toString(abs(self.amount), "f", digits)


class HintCard(QWidget):
    """Lies over the board and takes no clicks: any of them takes it away."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.headline = ""
        self.reasons: tuple[Reason, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def _against(self) -> str:
        """What the numbers are measured by."""
        return self.tr("compared with the other moves")

    def tell(self, headline: str, reasons: Sequence[Reason]) -> None:
        self.headline, self.reasons = headline, tuple(reasons)
        said = [headline]
        for each in self.reasons:
            said.append(f"{each.text} ({each.number})" if each.number else each.text)
        self.setAccessibleName(". ".join(said))
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self.update()

    def stand(self, corner: QPoint, most: int) -> None:
        """Stand on this corner, its lower left one, no wider than that."""
        look = self._appearance.look
        words = [text_width(each.text, Role.BODY, look.scale) for each in self.reasons]
        head = text_width(self.headline, Role.BODY_STRONG, look.scale) + look.px(_SIGN + 10)
        if self.reasons:
            head += text_width(self._against, Role.SMALL, look.scale) + look.px(10)
        wide = ceil(max([head, *(width + look.px(_NUMBER) for width in words)]))
        wide = min(most, wide + 2 * look.px(_PAD))
        high = look.px(_HEAD + _ROW * len(self.reasons)) + 2 * look.px(_PAD - 3)
        halo = look.px(_HALO)
        top = corner.y() - look.px(_ABOVE) - high
        self.setGeometry(corner.x() - halo, top - halo, wide + 2 * halo, high + 2 * halo)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        colours, scale, halo = look.palette, look.scale, look.px(_HALO)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(halo, halo, -halo, -halo)
        paint_panel(
            painter, look.pixmaps, body, self.devicePixelRatioF(), colours,
            scale=scale, raised=True, edge=colours.pencil,
        )  # fmt: skip
        left, y = body.left() + look.px(_PAD), body.top() + look.px(_PAD - 3 + _HEAD / 2)
        side = look.px(_SIGN)
        paint_icon(painter, Icon.HINT, QRectF(left, y - side / 2, side, side), colours.text_2)
        at = QPointF(left + side + look.px(10), y)
        room = body.right() - look.px(_PAD)
        headline = elided(self.headline, Role.BODY_STRONG, room - at.x(), scale)
        at += QPointF(write(painter, headline, at, Role.BODY_STRONG, colours.text, scale=scale), 0)
        if self.reasons:
            at += QPointF(look.px(10), 0)
            against = elided(self._against, Role.SMALL, room - at.x(), scale)
            write(painter, against, at, Role.SMALL, colours.text_2, scale=scale)
        y += look.px((_HEAD + _ROW) / 2)
        for reason in self.reasons:
            ink = colours.success if reason.amount > 0 else colours.warn
            edge = QPointF(left + look.px(_NUMBER - 12), y)
            write(painter, reason.number, edge, Role.BODY_STRONG, ink, Anchor.RIGHT, scale)
            at = QPointF(left + look.px(_NUMBER), y)
            said = elided(reason.text, Role.BODY, room - at.x(), scale)
            write(painter, said, at, Role.BODY, colours.text, scale=scale)
            y += look.px(_ROW)
        painter.end()
