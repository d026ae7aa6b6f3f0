"""A player's row in the ranking: place, name, where the points came from, jewels, total."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.boards.monuments.ending_words import parts_of, rank_word
from blueprints_desktop.desktop.boards.timeline import Timeline
from blueprints_desktop.desktop.drawing.awards import medal_sprite
from blueprints_desktop.desktop.drawing.lettering import Anchor, Role, elided, fitting, write
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring, paint_seat_sign
from blueprints_desktop.desktop.drawing.monuments.pieces import JEWEL, piece_sprite
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.account import Account

PLACES = "places"
_JEWEL = 11.0
_LOW = 58.0
"""A row lower than that, at 100 %, says everything on one line."""


def jewel_cue(seat: Seat, number: int) -> tuple[str, int, int]:
    """A jewel of a seat that comes to light."""
    return "jewel", seat, number


class EndingRow(QWidget):
    """Looking at a row shows its builder's bricks on the monument."""

    wanted = Signal(object)
    """The seat whose bricks are to be seen; None: everybody's."""

    def __init__(
        self,
        account: Account,
        rank: int,
        person: Person,
        timeline: Timeline,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.account, self.rank, self.person = account, rank, person
        self._timeline = timeline
        self._appearance = appearance
        self._now = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_moment(self, now: float) -> None:
        self._now = now
        self.update()

    def counted(self) -> int:
        """The total as far as jewels have been counted."""
        account = self.account
        if not account.jewels:
            return account.total
        each = account.jewel_points / account.jewels
        begun = [
            number
            for number in range(account.jewels)
            if self._timeline.share(jewel_cue(self.account.seat, number), self._now) > 0.0
        ]
        return round(account.before_jewels + each * len(begun))

    # --- gestures -------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        self.wanted.emit(self.account.seat)
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.wanted.emit(None)
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.wanted.emit(self.account.seat)
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.wanted.emit(None)
        self.update()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        event.ignore()

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        palette, scale = look.palette, look.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(4, 3, -4, -3)
        first = self.rank == 1 and self._timeline.share(PLACES, self._now) > 0.0
        shape = rounded(body, 8.0 * scale)
        if self.underMouse() or self.hasFocus() or first:
            painter.fillPath(shape, palette.panel_sunk)
        if first:
            painter.fillPath(shape, alpha(palette.gold, 0.14))
            painter.strokePath(shape, QPen(alpha(palette.gold, 0.8), 1.4 * scale))
        if self.hasFocus():
            paint_focus_ring(painter, body.adjusted(2, 2, -2, -2), 6.0, palette.accent, scale)
        inner = body.adjusted(14.0 * scale, 0.0, -16.0 * scale, 0.0)
        low = body.height() < _LOW * scale
        upper = body.center().y() if low else body.top() + 0.30 * body.height()
        lower = body.center().y() if low else body.top() + 0.70 * body.height()
        left = self._paint_place(painter, inner, ratio)
        total = str(self.counted())
        at = QPointF(inner.right(), upper)
        role = Role.CARD_TITLE if low else Role.SCORE
        wide = write(painter, total, at, role, palette.text, Anchor.RIGHT, scale)
        side = 16.0 * scale
        sign = QRectF(left, upper - side / 2, side, side)
        paint_seat_sign(painter, sign, palette.seats[self.person.colour])
        room = inner.right() - wide - sign.right() - 20.0 * scale
        if low:
            room = 0.34 * inner.width()
        name = elided(self.person.name, Role.SECTION, room, scale)
        at = QPointF(sign.right() + 8.0 * scale, upper)
        write(painter, name, at, Role.SECTION, palette.text, scale=scale)
        start = sign.right() + room + 20.0 * scale if low else left
        end = inner.right() - (60.0 * scale if low else 0.0)
        end = self._paint_jewels(painter, QPointF(end, lower), ratio)
        parts = parts_of(self.account)
        texts = tuple(
            "   ".join(f"{what} {points}" for what, points in some)
            for some in (parts, parts[1:], parts[1:2])
        )
        text = fitting(texts, Role.SMALL, end - start - 12.0 * scale, scale)
        write(painter, text, QPointF(start, lower), Role.SMALL, palette.text_2, scale=scale)

    def _paint_place(self, painter: QPainter, inner: QRectF, ratio: float) -> float:
        """The medal or the rank, once places are known; gives back where the rest begins."""
        look, scale = self._appearance.look, self._appearance.look.scale
        share = self._timeline.share(PLACES, self._now)
        wide = 40.0 * scale
        middle = QPointF(inner.left() + wide / 2 - 6.0 * scale, self.height() / 2)
        painter.setOpacity(share)
        if self.rank <= 3:
            size = round(min(38.0 * scale, 0.62 * self.height()))
            sprite = medal_sprite(look.pixmaps, self.rank - 1, size, ratio, look.palette)
            sprite.paint(painter, middle, share)
        else:
            text = rank_word(self.rank)
            ink = look.palette.text_2
            write(painter, text, middle, Role.BODY_STRONG, ink, Anchor.MIDDLE, scale)
        painter.setOpacity(1.0)
        return inner.left() + wide

    def _paint_jewels(self, painter: QPainter, right: QPointF, ratio: float) -> float:
        """The jewels that came to light, three points each; gives back where they begin."""
        look, scale = self._appearance.look, self._appearance.look.scale
        count = self.account.jewels
        if not count:
            return right.x()
        text = f"+{self.account.jewel_points}"
        shown = self._timeline.share(jewel_cue(self.account.seat, count - 1), self._now)
        painter.setOpacity(shown)
        ink = look.palette.success
        wide = write(painter, text, right, Role.BODY_STRONG, ink, Anchor.RIGHT, scale)
        painter.setOpacity(1.0)
        step = min(21.0 * scale, 110.0 * scale / count)
        x = right.x() - wide - 14.0 * scale
        sprite = piece_sprite(
            look.pixmaps, JEWEL, _JEWEL * 0.86 * scale, ratio, look.palette, shadow=False
        )
        for number in range(count - 1, -1, -1):
            share = self._timeline.share(jewel_cue(self.account.seat, number), self._now)
            if share > 0.0:
                drop = QPointF(0.0, (6.0 - 26.0 * (1.0 - share)) * scale)
                sprite.paint(painter, QPointF(x, right.y()) + drop, share)
            x -= step
        return x
