"""The card of a hint: what speaks for the move, each reason with what it weighs."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.computers.reasons import MoveReason, ahead_words
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    elided,
    line_height,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.theme.theme import Appearance, Look

_HALO, _PAD = 18, 14
"""For its shadow, and around its words."""
_SIGN, _NUMBER = 20, 46
"""Of the sign before the headline, and of the column of numbers."""
_BETWEEN, _BESIDE = 6, 22
"""Reasons below one another, and side by side."""
_TIGHT = 8
"""Above and below a single reason."""
_STRIP = 36
"""How high it is where all it says is in one line."""
_FURTHEST = 12.0
"""What comes between reasons at most where there is more room."""


class _Line(NamedTuple):
    """Words on the card, from its upper left corner."""

    at: QPointF
    text: str
    role: Role
    ink: QColor
    anchor: Anchor = Anchor.LEFT


class HintCard(QWidget):
    """Lies over what is beside the board, and takes no clicks: any of them takes it away."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = appearance.look
        self._lines: list[_Line] = []
        self.headline = ""
        self.reasons: tuple[MoveReason, ...] = ()
        self._obvious = ""
        self._names_obvious = True
        """The obvious move is only named where that leaves room for every reason."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def _against(self) -> str:
        """What the numbers are measured by, if there are any."""
        numbered = any(reason.number for reason in self.reasons)
        return self.tr("compared with the other moves") if numbered else ""

    @property
    def _against_obvious(self) -> str:
        """What the reasons are compared with that only looking ahead shows."""
        if not (self._obvious and self._names_obvious):
            return self.tr("looking ahead, compared with the obvious move")
        named = self.tr("looking ahead, compared with the obvious move ({move})")
        return named.format(move=self._obvious)

    def _by_itself(self, reason: MoveReason) -> str:
        """The words of a reason that has no heading over it."""
        return ahead_words(reason.text) if reason.ahead else reason.text

    def tell(self, headline: str, reasons: Sequence[MoveReason], obvious: str = "") -> None:
        """``obvious``: in words, the move that what was foreseen is compared with."""
        self.headline, self.reasons, self._obvious = headline, tuple(reasons), obvious
        said = [headline]
        for each in self.reasons:
            text = self._by_itself(each)
            said.append(f"{text} ({each.number})" if each.number else text)
        self.setAccessibleName(". ".join(said))
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    # --- where it lies --------------------------------------------------------------

    def height_in(self, width: int, look: Look) -> int:
        """How high it is in a column where it says everything."""
        self._look, self._names_obvious = look, True
        return self._set_in_column(width, len(self.reasons))

    def lie_in_column(self, area: QRect, look: Look) -> None:
        """At the foot of a column, as high as its words are; one reason is there in any case."""
        high, _ = self._fit_column(area, look)
        self._cover(QRect(area.left(), area.bottom() + 1 - high, area.width(), high))

    def fill_column(self, area: QRect, look: Look) -> None:
        """Take all of a column; where it is higher than the words, reasons lie further apart."""
        high, count = self._fit_column(area, look)
        spare = (area.height() - high) / look.scale
        if spare <= 0:
            self._cover(QRect(area.left(), area.bottom() + 1 - high, area.width(), high))
            return
        self._set_in_column(area.width(), count, _BETWEEN + min(_FURTHEST, spare / (count + 1)))
        self._cover(area)

    def _fit_column(self, area: QRect, look: Look) -> tuple[int, int]:
        """Say as much as the column has room for; gives back the height, and for how many reasons."""
        count = len(self.reasons)
        high = self.height_in(area.width(), look)
        if high > area.height():
            self._names_obvious = False
            high = self._set_in_column(area.width(), count)
        while high > area.height() and count > 1:
            count -= 1
            high = self._set_in_column(area.width(), count)
        if high > area.height() and count:
            high = self._set_one_reason(area.width())
        return high, count

    def height_in_strip(self, look: Look) -> int:
        return look.px(_STRIP)

    def lie_in_strip(self, area: QRect, look: Look) -> None:
        """In one line, with the reasons side by side for which there is room."""
        self._look = look
        self._set_in_strip(area)
        self._cover(area)

    def _cover(self, area: QRect) -> None:
        halo = self._look.px(_HALO)
        self.setGeometry(area.adjusted(-halo, -halo, halo, halo))
        self.update()

    @property
    def body(self) -> QRect:
        """What it covers, in its parent's coordinates."""
        halo = self._look.px(_HALO)
        return self.geometry().adjusted(halo, halo, -halo, -halo)

    # --- setting its words ----------------------------------------------------------

    def _set_in_column(self, wide: int, count: int, between: float = _BETWEEN) -> int:
        """So many reasons below one another in lines; gives back the height."""
        look, pad = self._look, self._look.px(_PAD)
        colours = look.palette
        self._lines = []
        beside_sign, beside_number = pad + look.px(_SIGN + 8), pad + look.px(_NUMBER)
        y = first = self._set(self.headline, beside_sign, pad, wide, Role.BODY_STRONG, colours.text)
        if not self._against:
            beside_number = pad
        for heading, shown in self._groups(self._by_weight()[:count]):
            if shown and heading:
                y += look.px(between) if y > first else 0
                y = self._set(heading, pad, y, wide, Role.SMALL, colours.text_2)
            for reason in shown:
                y += look.px(between)
                middle = y + line_height(Role.SMALL, look.scale) / 2
                edge = QPointF(beside_number - look.px(8), middle)
                self._lines.append(self._number(reason, edge, Anchor.RIGHT))
                y = self._set(reason.text, beside_number, y, wide, Role.SMALL, colours.text)
        return round(y + pad)

    def _set_one_reason(self, wide: int) -> int:
        """Where there is room for nothing else, the sign says that it is a hint."""
        look, reason = self._look, self._by_weight()[0]
        self._lines = []
        top, beside_sign = look.px(_TIGHT), look.px(_PAD + _SIGN + 8)
        said = f"{reason.number} {self._by_itself(reason)}".strip()
        end = self._set(said, beside_sign, top, wide, Role.SMALL, look.palette.text)
        return round(end + top)

    def _groups(self, reasons: Sequence[MoveReason]) -> list[tuple[str, list[MoveReason]]]:
        """What a glance shows and what only looking ahead does, each under its heading."""
        return [
            (self._against, [reason for reason in reasons if not reason.ahead]),
            (self._against_obvious, [reason for reason in reasons if reason.ahead]),
        ]

    def _by_weight(self) -> list[MoveReason]:
        """In the order in which they are given room: what was foreseen decided."""
        (_, seen), (_, foreseen) = self._groups(self.reasons)
        turns = zip_longest(foreseen, seen)
        return [reason for turn in turns for reason in turn if reason is not None]

    def _set(self, text: str, x: float, y: float, wide: int, role: Role, ink: QColor) -> float:
        """Words in as many lines as they need; gives back where the next may begin."""
        look = self._look
        step = line_height(role, look.scale)
        room = wide - look.px(_PAD) - x
        for line in wrapped(text, role, room, look.scale):
            fits = elided(line, role, room, look.scale)
            self._lines.append(_Line(QPointF(x, y + step / 2), fits, role, ink))
            y += step
        return y

    def _set_in_strip(self, area: QRect) -> None:
        """The headline stands before the reasons unless one more of them has room without it.

        Then the sign says that it is a hint.
        """
        most = self._set_in_line(area, "")
        if self._set_in_line(area, self.headline) < most:
            self._set_in_line(area, "")

    def _set_in_line(self, area: QRect, headline: str) -> int:
        """The reasons for which there is room, without a headline one in any case; how many.

        What numbers are measured by is said where there are any, if there is still room.
        """
        look, pad = self._look, self._look.px(_PAD)
        colours, scale, right = look.palette, look.scale, area.width() - pad
        x, y = float(pad + look.px(_SIGN + 8)), area.height() / 2
        self._lines, numbered = [], False
        if headline or not self.reasons:
            said = elided(self.headline, Role.BODY_STRONG, right - x, scale)
            self._lines.append(_Line(QPointF(x, y), said, Role.BODY_STRONG, colours.text))
            x += text_width(said, Role.BODY_STRONG, scale) + look.px(_BESIDE)
        for count, reason in enumerate(self._by_weight()):
            number = self._number(reason, QPointF(x, y), Anchor.LEFT)
            after = x + text_width(number.text, number.role, scale)
            after += look.px(8) if number.text else 0
            text = self._by_itself(reason)
            if not self._lines:
                text = elided(text, Role.SMALL, right - after, scale)
            end = after + text_width(text, Role.SMALL, scale)
            if end > right:
                return count
            said_here = _Line(QPointF(after, y), text, Role.SMALL, colours.text)
            self._lines += (number, said_here)
            x = end + look.px(_BESIDE)
            numbered |= bool(number.text)
        if numbered and x + text_width(self._against, Role.SMALL, scale) <= right:
            self._lines.append(_Line(QPointF(x, y), self._against, Role.SMALL, colours.text_2))
        return len(self.reasons)

    def _number(self, reason: MoveReason, at: QPointF, anchor: Anchor) -> _Line:
        ink = self._look.palette.success
        return _Line(at, reason.number, Role.SMALL_STRONG, ink, anchor)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._look
        colours, scale, halo = look.palette, look.scale, look.px(_HALO)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = QRectF(self.rect()).adjusted(halo, halo, -halo, -halo)
            paint_panel(
                painter, look.pixmaps, body, self.devicePixelRatioF(), colours,
                scale=scale, raised=True, edge=colours.pencil,
            )  # fmt: skip
            painter.translate(body.topLeft())
            side = look.px(_SIGN)
            sign = QRectF(look.px(_PAD), self._lines[0].at.y() - side / 2, side, side)
            paint_icon(painter, Icon.HINT, sign, colours.text_2)
            for line in self._lines:
                write(painter, line.text, line.at, line.role, line.ink, line.anchor, scale)
