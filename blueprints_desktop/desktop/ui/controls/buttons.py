"""Buttons with words: the one primary thing to do, plain ones, quiet ones on bars."""

from enum import Enum
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.palette import alpha, lighter, mix
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton, stroke_inside
from blueprints_desktop.desktop.ui.controls.plain_text import not_markup, set_tip

CORNER = 8.0
ICON = 20.0
GAP = 8.0
CAP_PADDING = 6.0
CAP_HEIGHT = 22.0
DISABLED = 0.42


class ButtonKind(Enum):
    """Primary: what Enter does, once a page. Quiet: on bars. Link: an invitation. Danger: destroys something."""

    PLAIN = "plain"
    PRIMARY = "primary"
    QUIET = "quiet"
    LINK = "link"
    DANGER = "danger"


_PADDING = {
    ButtonKind.PLAIN: (30.0, 12.0),
    ButtonKind.PRIMARY: (30.0, 14.0),
    ButtonKind.QUIET: (12.0, 8.0),
    ButtonKind.LINK: (12.0, 8.0),
    ButtonKind.DANGER: (30.0, 12.0),
}
"""Room beside the words: as wished, and the least there may be."""

_HEIGHT = {
    ButtonKind.PLAIN: 46.0,
    ButtonKind.PRIMARY: 46.0,
    ButtonKind.QUIET: 38.0,
    ButtonKind.LINK: 38.0,
    ButtonKind.DANGER: 46.0,
}


_FLAT = (ButtonKind.QUIET, ButtonKind.LINK)
"""Kinds without a body of their own."""


class Button(PaintedButton):
    """A button with words, perhaps an icon before them and the key that presses it after them.

    Laid out from right to left, the icon stands after the words, as an arrow onward does.
    """

    _told = ""
    """The word that the tooltip stands in for."""
    _told_key = ""
    """The key that it stands in for."""

    def __init__(
        self,
        text: str,
        appearance: Appearance,
        kind: ButtonKind = ButtonKind.PLAIN,
        icon: Icon | None = None,
        key_hint: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, appearance, parent)
        self._kind = kind
        self._sign = icon
        self._key_hint = key_hint
        self._bare = False
        self._capless = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def kind(self) -> ButtonKind:
        return self._kind

    @property
    def key_hint(self) -> str:
        return self._key_hint

    def set_key_hint(self, key_hint: str) -> None:
        """The cap that tells the key; it is said anew when the language changes."""
        if key_hint != self._key_hint:
            self._key_hint = key_hint
            self._tell_key()
            self.restyle()

    def set_capless(self, capless: bool) -> None:
        """Without the cap of its key, where others need the room; the tooltip tells the key then."""
        if capless != self._capless:
            self._capless = capless
            self._tell_key()
            self.restyle()

    def _tell_key(self) -> None:
        if self._capless or self.toolTip() == not_markup(self._told_key):
            self._told_key = self._key_hint if self._capless else ""
            set_tip(self, self._told_key)

    @property
    def is_capless(self) -> bool:
        return self._capless

    @property
    def capped_width(self) -> int:
        """How wide it is at least with the cap of its key."""
        capless, self._capless = self._capless, False
        wide = self.minimumSizeHint().width()
        self._capless = capless
        return wide

    def set_sign(self, icon: Icon | None) -> None:
        self._sign = icon
        self.restyle()

    def set_bare(self, bare: bool) -> None:
        """Only the icon, where there is no room for words; the tooltip tells them, unless it has
        more to say."""
        self._bare = bare and self._sign is not None
        if self.toolTip() in ("", not_markup(self._told)):
            self._told = self.text() if self._bare else ""
            set_tip(self, self._told)
        self.restyle()

    @property
    def is_bare(self) -> bool:
        return self._bare

    @property
    def worded_width(self) -> int:
        """How wide it would be with its words."""
        bare, self._bare = self._bare, False
        wide = self.sizeHint().width()
        self._bare = bare
        return wide

    @property
    def _words(self) -> str:
        return "" if self._bare else self.text()

    def setText(self, text: str) -> None:  # noqa: N802
        super().setText(text)
        if self._told:
            self.set_bare(self._bare)
        self.updateGeometry()

    # --- size -----------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._size(_PADDING[self._kind][0])

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self._size(_PADDING[self._kind][1])

    def _size(self, padding: float) -> QSize:
        scale = self.look.scale
        words = text_width(self._words, self._role, scale)
        width = 2 * padding * scale + words + self._icon_room() + self._cap_room()
        return QSize(ceil(width), self.look.px(_HEIGHT[self._kind]))

    @property
    def _role(self) -> Role:
        return Role.SMALL_STRONG if self._kind is ButtonKind.QUIET else Role.BUTTON

    def _icon_room(self) -> float:
        if self._sign is None:
            return 0.0
        return (ICON + (GAP if self._words else 0.0)) * self.look.scale

    def _cap_room(self) -> float:
        return self._cap_width() + 10.0 * self.look.scale if self._cap else 0.0

    @property
    def _cap(self) -> str:
        return "" if self._capless else self._key_hint

    def _cap_width(self) -> float:
        scale = self.look.scale
        return text_width(self._cap, Role.SMALL_STRONG, scale) + 2 * CAP_PADDING * scale

    # --- painting -------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        scale = self.look.scale
        if not self.isEnabled():
            painter.setOpacity(DISABLED)
        body = QRectF(self.rect())
        if self._kind not in _FLAT:
            body.adjust(0.0, 0.0, 0.0, -2.0 * scale)
        self._paint_body(painter, body, CORNER * scale)
        if self.isDown() and self.isEnabled():
            painter.translate(0.0, 1.0 * scale)
        self._paint_words(painter, body)

    def _paint_body(self, painter: QPainter, body: QRectF, radius: float) -> None:
        colours, scale = self.look.palette, self.look.scale
        hovered, down = self.underMouse() and self.isEnabled(), self.isDown()
        if self._kind in _FLAT:
            if hovered or down or self.isChecked():
                fill = alpha(colours.text, 0.13 if down else 0.07)
                painter.fillPath(rounded(body, radius), fill)
            if self.shows_focus:
                stroke_inside(painter, body, radius, colours.accent, 2.0 * scale)
            return
        primary = self._kind is ButtonKind.PRIMARY
        for drop, strength in ((2.0, 0.07), (1.0, 0.13)):
            shade = alpha(colours.shadow_on_desk, strength * (3.0 if colours.dark else 1.0))
            painter.fillPath(rounded(body.translated(0.0, drop * scale), radius), shade)
        top, bottom = self._fill(primary, hovered, down)
        fade = QLinearGradient(body.topLeft(), body.bottomLeft())
        fade.setColorAt(0.0, top)
        fade.setColorAt(1.0, bottom)
        painter.fillPath(rounded(body, radius), fade)
        if primary:
            stroke_inside(painter, body, radius, lighter(colours.accent, -0.18), 1.0)
        else:
            edge = colours.warn if self._kind is ButtonKind.DANGER else colours.line
            stroke_inside(painter, body, radius, edge, 1.0)
        if self.shows_focus:
            inset = 3.0 * scale if primary else 0.0
            ring = colours.accent_text if primary else colours.accent
            inner = body.adjusted(inset, inset, -inset, -inset)
            stroke_inside(painter, inner, radius - inset, ring, 2.0 * scale)

    def _fill(self, primary: bool, hovered: bool, down: bool) -> tuple[QColor, QColor]:
        """The colours of the body from top to bottom; pressed turns the light round."""
        colours = self.look.palette
        if primary:
            accent = lighter(colours.accent, 0.08) if hovered and not down else colours.accent
            top, bottom = lighter(accent, 0.13), lighter(accent, -0.03)
        else:
            raised = colours.panel_raised
            base = mix(raised, colours.accent, 0.07) if hovered else raised
            top, bottom = base, mix(base, colours.panel, 0.6)
        return (
            (bottom, mix(bottom, colours.panel_sunk, 0.0 if primary else 0.8))
            if down
            else (top, bottom)
        )

    def _ink(self) -> QColor:
        colours = self.look.palette
        if self._kind is ButtonKind.PRIMARY:
            return colours.accent_text
        if self._kind is ButtonKind.LINK:
            return colours.accent
        return colours.warn if self._kind is ButtonKind.DANGER else colours.text

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        scale, ink = self.look.scale, self._ink()
        least = 2 * _PADDING[self._kind][1] * scale
        room = body.width() - least - self._icon_room() - self._cap_room()
        text = elided(self._words, self._role, room + 1.0, scale)
        if self._sign is not None and text == "\N{HORIZONTAL ELLIPSIS}":
            text = ""  # the sign says it all
        wide = text_width(text, self._role, scale) + self._icon_room() + self._cap_room()
        x, y = body.center().x() - wide / 2, body.center().y()
        if self._sign is not None:
            side = ICON * scale
            last = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            left = x + wide - side if last else x
            paint_icon(painter, self._sign, QRectF(left, y - side / 2, side, side), ink)
            x += 0.0 if last else self._icon_room()
        x += write(painter, text, QPointF(x, y), self._role, ink, Anchor.LEFT, scale)
        if self._cap:
            self._paint_cap(painter, QPointF(x + 10.0 * scale, y), ink)

    def _paint_cap(self, painter: QPainter, at: QPointF, ink: QColor) -> None:
        """The key cap: an outline with the key's name in it."""
        scale = self.look.scale
        width, height = self._cap_width(), CAP_HEIGHT * scale
        cap = QRectF(at.x(), at.y() - height / 2, width, height)
        corner = 4.0 * scale
        painter.fillPath(rounded(cap, corner), alpha(ink, 0.10))
        stroke_inside(painter, cap, corner, alpha(ink, 0.55), 1.0)
        middle = QPointF(cap.center().x(), at.y())
        write(painter, self._cap, middle, Role.SMALL_STRONG, ink, Anchor.MIDDLE, scale)
