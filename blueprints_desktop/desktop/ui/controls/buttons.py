"""Buttons: with words, with an icon alone, with a sign on the desk, and the badge of a seat."""

from enum import Enum
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import keycap_width, paint_keycap, paint_seat_disc
from blueprints_desktop.desktop.drawing.painting import saved, stroke_inside
from blueprints_desktop.desktop.drawing.palette import alpha, lighter, mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    squeezed,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import CORNER, DISABLED, PaintedButton
from blueprints_desktop.desktop.ui.controls.plain_text import not_markup, set_tip

ICON = 20.0
GAP = 8.0
BEFORE_CAP = 10.0
"""Between the words and the cap of the key."""


class ButtonKind(Enum):
    """Primary: what Enter does, once a page. Quiet: on bars. Link: an invitation. Danger: destroys something."""

    PLAIN = "plain"
    PRIMARY = "primary"
    QUIET = "quiet"
    LINK = "link"
    DANGER = "danger"


_FLAT = (ButtonKind.QUIET, ButtonKind.LINK)
"""Kinds without a body of their own. They are lower, and stand closer to their words."""


class Button(PaintedButton):
    """A button with words, perhaps an icon before them and the key that presses it after them.

    Laid out from right to left, the icon stands after the words, as an arrow onward does.
    """

    _told = ""
    """What the tooltip says because there is no room for it."""

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
        self.kind = kind
        self._sign = icon
        self.key_hint = key_hint
        self.is_bare = False
        self.is_capless = False
        self.time_left = 0.0
        """The share of the time that is left until it is pressed by itself; 0: it is not."""
        self.seconds_left = 0
        """The same time in whole seconds, which stand after its words."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def _padding(self) -> tuple[float, float]:
        """Room beside the words: as wished, and the least there may be."""
        return (12.0, 8.0) if self.kind in _FLAT else (30.0, 12.0)

    def set_key_hint(self, key_hint: str) -> None:
        """The cap that shows the key. Set it again when the language changes."""
        if key_hint != self.key_hint:
            self.key_hint = key_hint
            self._tell_rest()

    def set_capless(self, capless: bool) -> None:
        """Without the cap of its key, where others need the room; the tooltip tells the key then."""
        if capless != self.is_capless:
            self.is_capless = capless
            self._tell_rest()

    def _tell_rest(self) -> None:
        """Tell in the tooltip what is not written, unless the tooltip has more to say."""
        if self.toolTip() == not_markup(self._told):
            words, key = self.text() * self.is_bare, self.key_hint * self.is_capless
            self._told = f"{words} ({key})" if words and key else words or key
            set_tip(self, self._told)
        self.restyle()

    @property
    def capped_width(self) -> int:
        """How wide it is at least with the cap of its key."""
        return self._width(self._padding[1], self._words, self.key_hint)

    def set_time_left(self, share: float, seconds: int) -> None:
        self.time_left, self.seconds_left = share, seconds
        self.update()

    def set_sign(self, icon: Icon | None) -> None:
        self._sign = icon
        self.restyle()

    def set_bare(self, bare: bool) -> None:
        """Only the icon, where there is no room for words; the tooltip tells them."""
        self.is_bare = bare and self._sign is not None
        self._tell_rest()

    @property
    def worded_width(self) -> int:
        """How wide it would be with its words."""
        return self._width(self._padding[0], self.text(), self._cap)

    @property
    def _words(self) -> str:
        if self.is_bare:
            return ""
        return f"{self.text()} {self.seconds_left} s" if self.seconds_left else self.text()

    def setText(self, text: str) -> None:  # noqa: N802
        super().setText(text)
        if self._told:
            self._tell_rest()
        self.updateGeometry()

    # --- size -----------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._size(self._padding[0])

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self._size(self._padding[1])

    def _size(self, padding: float) -> QSize:
        width = self._width(padding, self._words, self._cap)
        return QSize(width, self.look.px(38.0 if self.kind in _FLAT else 46.0))

    def _width(self, padding: float, words: str, key: str) -> int:
        scale = self.look.scale
        around = 2 * padding * scale + self._icon_room(words) + self._cap_room(key)
        return ceil(around + text_width(words, self._role, scale))

    @property
    def _role(self) -> Role:
        return Role.SMALL_STRONG if self.kind is ButtonKind.QUIET else Role.BUTTON

    def _icon_room(self, words: str) -> float:
        if self._sign is None:
            return 0.0
        return (ICON + (GAP if words else 0.0)) * self.look.scale

    def _cap_room(self, key: str) -> float:
        scale = self.look.scale
        return keycap_width(key, scale) + BEFORE_CAP * scale if key else 0.0

    @property
    def _cap(self) -> str:
        return "" if self.is_capless else self.key_hint

    # --- painting -------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        scale = self.look.scale
        if not self.isEnabled():
            painter.setOpacity(DISABLED)
        body = QRectF(self.rect())
        if self.kind not in _FLAT:
            body.adjust(0.0, 0.0, 0.0, -2.0 * scale)
        self._paint_body(painter, body, CORNER * scale)
        if self.isDown() and self.isEnabled():
            painter.translate(0.0, 1.0 * scale)
        self._paint_words(painter, body)

    def _paint_body(self, painter: QPainter, body: QRectF, radius: float) -> None:
        colours, scale = self.look.palette, self.look.scale
        hovered, down = self.underMouse() and self.isEnabled(), self.isDown()
        if self.kind in _FLAT:
            if hovered or down or self.isChecked():
                fill = alpha(colours.text, 0.13 if down else 0.07)
                painter.fillPath(rounded(body, radius), fill)
            if self.shows_focus:
                stroke_inside(painter, body, radius, colours.accent, 2.0 * scale)
            return
        primary = self.kind is ButtonKind.PRIMARY
        for drop, strength in ((2.0, 0.07), (1.0, 0.13)):
            shade = alpha(colours.shadow_on_desk, strength * (3.0 if colours.dark else 1.0))
            painter.fillPath(rounded(body.translated(0.0, drop * scale), radius), shade)
        top, bottom = self._fill(primary, hovered, down)
        fade = QLinearGradient(body.topLeft(), body.bottomLeft())
        fade.setColorAt(0.0, top)
        fade.setColorAt(1.0, bottom)
        painter.fillPath(rounded(body, radius), fade)
        if self.time_left:
            self._paint_time_left(painter, body, radius)
        if primary:
            stroke_inside(painter, body, radius, lighter(colours.accent, -0.18), 1.0)
        else:
            edge = colours.warn if self.kind is ButtonKind.DANGER else colours.line
            stroke_inside(painter, body, radius, edge, 1.0)
        if self.shows_focus:
            inset = 3.0 * scale if primary else 0.0
            ring = colours.accent_text if primary else colours.accent
            inner = body.adjusted(inset, inset, -inset, -inset)
            stroke_inside(painter, inner, radius - inset, ring, 2.0 * scale)

    def _paint_time_left(self, painter: QPainter, body: QRectF, radius: float) -> None:
        rest = QRectF(body)
        rest.setWidth(body.width() * self.time_left)
        with saved(painter):
            painter.setClipRect(rest, Qt.ClipOperation.IntersectClip)
            painter.fillPath(rounded(body, radius), alpha(self._ink(), 0.24))

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
        if self.kind is ButtonKind.PRIMARY:
            return colours.accent_text
        if self.kind is ButtonKind.LINK:
            return colours.accent
        return colours.warn if self.kind is ButtonKind.DANGER else colours.text

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        scale, ink = self.look.scale, self._ink()
        icon, cap = self._icon_room(self._words), self._cap_room(self._cap)
        room = body.width() - 2 * self._padding[1] * scale - icon - cap
        text = elided(self._words, self._role, room + 1.0, scale)
        if self._sign is not None and text == "\N{HORIZONTAL ELLIPSIS}":
            text = ""  # the sign says it all
        wide = text_width(text, self._role, scale) + icon + cap
        x, y = body.center().x() - wide / 2, body.center().y()
        if self._sign is not None:
            side = ICON * scale
            last = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            left = x + wide - side if last else x
            paint_icon(painter, self._sign, QRectF(left, y - side / 2, side, side), ink)
            x += 0.0 if last else icon
        x += write(painter, text, QPointF(x, y), self._role, ink, Anchor.LEFT, scale)
        if self._cap:
            middle = QPointF(x + (cap + BEFORE_CAP * scale) / 2, y)
            paint_keycap(painter, middle, self._cap, self.look.palette, scale, ink=ink)


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
        self.side = size
        self._framed = framed
        super().__init__("", appearance, parent)
        self._sign = icon
        self.set_words(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str, keys: QKeySequence | None = None) -> None:
        """What the icon means, and the key that does it. Set it again when the language changes."""
        self.setAccessibleName(text)
        native = QKeySequence.SequenceFormat.NativeText
        set_tip(self, f"{text} ({keys.toString(native)})" if keys else text)

    def set_sign(self, icon: Icon) -> None:
        self._sign = icon
        self.update()

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
        side = min(ICON, self.side * 0.6) * scale
        where = QRectF(0.0, 0.0, side, side)
        where.moveCenter(body.center())
        strong = self._framed or self.underMouse()
        ink = colours.accent if lit else (colours.text if strong else colours.text_2)
        paint_icon(painter, self._sign, where, ink)


DESK_BUTTON_SIDE = 40
_BESIDE, _LINE = Type(12, 600), 14.0
"""Words beside the sign that need two lines, or give way to the key."""
_BELOW = ((Type(12, 600), 20.0), (Type(11, 600), 17.0), (Type(10, 600), 15.0))
"""Words below the sign, and how large that is: smaller where there are more lines than height."""
_LEADING = 1.17


class DeskButton(PaintedButton):
    """A sign to press, with its words beside it where it is wide and below it where it is high.

    Checked and focused it wears the accent. Enter belongs to the board.
    """

    enter_presses = False
    side = DESK_BUTTON_SIDE

    def __init__(self, icon: Icon, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__("", appearance, parent)
        self.sign = icon
        self.key = ""
        """The key that does the same, drawn beside the words, or beside the sign over them."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_words(self, words: str) -> None:
        """Its words on it, for screen readers, and in the tip with its key."""
        self.setText(words)
        self.setAccessibleName(words)
        set_tip(self, f"{words} ({self.key})" if self.key else words)
        self.update()

    def paint(self, painter: QPainter) -> None:
        scale = self.look.scale
        rect = QRectF(self.rect()).adjusted(3 * scale, 2 * scale, -3 * scale, -4 * scale)
        self._paint_ground(painter, rect)
        side = 20.0 * scale
        box = QRectF(0, 0, side, side)
        box.moveCenter(rect.center())
        if self.text() and rect.width() > 3 * rect.height():
            box = self._paint_words_beside(painter, rect, box)
        elif self.text() and rect.height() > 2.5 * side:
            box = self._paint_words_below(painter, rect)
        ink = self._ink if self.isEnabled() else self.look.palette.text_2
        paint_icon(painter, self.sign, box, ink)

    @property
    def _pressed(self) -> bool:
        return self.isDown() or self.isChecked()

    @property
    def _ink(self) -> QColor:
        return self.look.palette.accent if self._pressed else self.look.palette.text

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        colours, scale = self.look.palette, self.look.scale
        radius = CORNER * scale
        cast = alpha(colours.shadow_on_desk, 0.12)
        painter.fillPath(rounded(rect.translated(0, 1.5 * scale), radius), cast)
        raised = self.underMouse() and self.isEnabled()
        ground = colours.panel_raised if raised else colours.panel
        if self._pressed:
            ground = mix(ground, colours.accent, 0.16)
        painter.fillPath(rounded(rect, radius), ground)
        wide = 2.0 * scale if self.hasFocus() else 1.0
        outline = rounded(rect.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), radius)
        edge = colours.accent if self._pressed or self.hasFocus() else colours.line
        painter.strokePath(outline, QPen(edge, wide))

    def _paint_words_beside(self, painter: QPainter, rect: QRectF, box: QRectF) -> QRectF:
        """Words in one line or two, and the key where there is room. Returns the sign's place."""
        scale = self.look.scale
        room = rect.width() - box.width() - 32.0 * scale
        cap = keycap_width(self.key, scale) + 4.0 * scale if self.key else 0.0
        if self.key and text_width(self.text(), _BESIDE, scale) <= room - cap:
            room -= cap
            middle = QPointF(rect.right() - 8.0 * scale - cap / 2, rect.center().y())
            paint_keycap(painter, middle, self.key, self.look.palette, scale)
        box.moveLeft(rect.left() + 12.0 * scale)
        at = QPointF(box.right() + 8.0 * scale, rect.center().y())
        lines = [self.text()]
        if text_width(self.text(), _BESIDE, scale) > room:
            first, *more = wrapped(self.text(), _BESIDE, room, scale, cut=False) or [""]
            lines = [first, " ".join(more)]
        at -= QPointF(0.0, (len(lines) - 1) * _LINE / 2 * scale)
        for line in lines:
            words, role = squeezed(line, Role.SMALL_STRONG, room, scale)
            write(painter, words, at, role, self._ink, scale=scale)
            at += QPointF(0.0, _LINE * scale)
        return box

    def _paint_words_below(self, painter: QPainter, rect: QRectF) -> QRectF:
        """Words under the sign, and the key beside it. Returns the sign's place."""
        scale = self.look.scale
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
            paint_keycap(painter, middle, self.key, self.look.palette, scale)
        at = QPointF(rect.center().x(), box.bottom() + 2.0 * scale + step / 2)
        for line in lines:
            words, role = squeezed(line, letters, room, scale)
            write(painter, words, at, role, self._ink, Anchor.MIDDLE, scale)
            at += QPointF(0.0, step)
        return box


BADGE_SIDE, BADGE_DISC = 44.0, 36.0


class SeatBadge(PaintedButton):
    """The badge of a seat at the table; without a colour it is the free seat, dashed."""

    side = BADGE_SIDE
    stepped = Signal(int)
    """To the next colour by a press or an arrow key, or back to the one before."""

    def __init__(self, colour: int | None, appearance: Appearance) -> None:
        self.colour = colour
        super().__init__("", appearance)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.stepped.emit(1))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def set_colour(self, colour: int) -> None:
        self.colour = colour
        self.update()

    def paint(self, painter: QPainter) -> None:
        colours, scale = self.look.palette, self.look.scale
        centre = QRectF(self.rect()).center()
        if self.colour is None:
            self._paint_free(painter, centre)
        else:
            grow = 1.05 if self.underMouse() and self.isEnabled() else 1.0
            paint_seat_disc(painter, centre, BADGE_DISC * grow * scale, colours.seats[self.colour])
        if self.shows_focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.accent, 2.0 * scale))
            painter.drawEllipse(
                centre, (BADGE_SIDE / 2 - 1.0) * scale, (BADGE_SIDE / 2 - 1.0) * scale
            )

    def _paint_free(self, painter: QPainter, centre: QPointF) -> None:
        colours, scale = self.look.palette, self.look.scale
        radius = BADGE_DISC / 2 * scale
        if self.underMouse():
            painter.setBrush(alpha(colours.accent, 0.12))
            painter.drawEllipse(centre, radius, radius)
        pen = QPen(colours.text_2, 1.5 * scale)
        pen.setDashPattern([3.0, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius, radius)
        side = 18.0 * scale
        cross = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        paint_icon(painter, Icon.PLUS, cross, colours.text)
