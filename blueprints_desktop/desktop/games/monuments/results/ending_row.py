"""A player's row in the ranking: place, name, where the points came from, jewels, total."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.awards import medal_sprite
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring, paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.games.monuments.art.pieces import JEWEL, piece_sprite
from blueprints_desktop.desktop.games.monuments.results.ending_parts import (
    FULLEST_FIRST,
    Placed,
    lay_out,
)
from blueprints_desktop.desktop.games.monuments.texts.end_words import parts_of
from blueprints_desktop.desktop.i18n.number_format import rank_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.account import ScoreAccount

PLACES = "places"
_MEDALS = 3
_PLACE = 40.0
"""Room for the medal."""
_TOTAL = 54.0
"""Room for a total on the same line, and before it."""
_SIGN, _JEWEL = 16.0, 9.5
_LETTERS = (Role.SECTION, Role.BODY_STRONG, Role.SMALL_STRONG)
"""Of names, the largest first."""
_STANDS, _FALLS = 6.0, 26.0
"""A jewel's ground lies so far below its middle, and it falls from so high."""
_LOW = 58.0
"""A row lower than that, at 100 %, says everything on one line ..."""
_NAME_SHARE = 0.36
"""... of which so much is for place and name."""


def jewel_cue(seat: Seat, number: int) -> tuple[str, int, int]:
    """A jewel of a seat that comes to light."""
    return "jewel", seat, number


class BuilderRow(QWidget):
    """Looking at a row shows its builder's bricks on the monument."""

    wanted = Signal(object)
    """The seat whose bricks are to be seen; None: everybody's."""

    def __init__(
        self,
        account: ScoreAccount,
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
        self.fullness = FULLEST_FIRST[0]
        self.letters = _LETTERS[0]
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_moment(self, now: float) -> None:
        own = (jewel_cue(self.account.seat, number) for number in range(self.account.jewels))
        if self._timeline.any_stirs((PLACES, *own), self._now, now):
            self.update()
        self._now = now

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

    def draw_medal(self) -> None:
        """Before it is wanted, in a frame with little else to do."""
        if self.rank <= _MEDALS:
            self._medal()

    def _medal(self) -> Sprite:
        look = self._appearance.look
        size = round(min(38.0 * look.scale, 0.62 * self.height()))
        ratio = self.devicePixelRatioF()
        return medal_sprite(look.pixmaps, self.rank - 1, size, ratio, look.palette)

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

    def event(self, event: QEvent) -> bool:
        """What the pointer rests on is told; a click opens the rule about it."""
        return answer(self, event, self._tip_at, clickable=True) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        event.ignore()

    # --- where things are -----------------------------------------------------------

    @property
    def _body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(4, 3, -4, -3)

    @property
    def _inner(self) -> QRectF:
        scale = self._appearance.look.scale
        return self._body.adjusted(14.0 * scale, 0.0, -16.0 * scale, 0.0)

    @property
    def _is_low(self) -> bool:
        """All is said on one line."""
        return self._body.height() < _LOW * self._appearance.look.scale

    def _lines(self) -> tuple[float, ...]:
        """The middles of the line with the name and of those with the parts."""
        body = self._body
        if self._is_low:
            return body.center().y(), body.center().y()
        return tuple(body.top() + share * body.height() for share in (0.27, 0.59, 0.83))

    @property
    def _parts_left(self) -> float:
        inner, scale = self._inner, self._appearance.look.scale
        return inner.left() + (_NAME_SHARE * inner.width() if self._is_low else _PLACE * scale)

    @property
    def _parts_right(self) -> float:
        return self._inner.right() - (_TOTAL * self._appearance.look.scale if self._is_low else 0.0)

    @property
    def name_room(self) -> float:
        """How wide a name may be that shares its line with the parts."""
        before = self._inner.left() + (_PLACE + _SIGN + 14.0) * self._appearance.look.scale
        return self._parts_left - before

    @property
    def names_itself(self) -> bool:
        """The whole name is written, in the present letters; a line of its own is long enough."""
        scale = self._appearance.look.scale
        wide = text_width(self.person.name, self.letters, scale)
        return not self._is_low or wide <= self.name_room

    def parts(self) -> list[Placed]:
        """What made up the total, where it is written."""
        scale = self._appearance.look.scale
        _, *lines = self._lines()
        parts, left, right = parts_of(self.account), self._parts_left, self._parts_right
        return lay_out(parts, left, right, lines, scale, self.fullness)

    @property
    def has_room(self) -> bool:
        """All parts fit in their present fullness."""
        return all(placed.area.right() <= self._parts_right for placed in self.parts())

    def _tip_at(self, at: QPoint) -> Tip | None:
        for placed in self.parts():
            area = placed.area.toAlignedRect()
            if area.contains(at):
                part = placed.part
                return Tip(f"{part.what} {part.points}", area, part.rule)
        return None

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        palette, scale = look.palette, look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = self._body
            first = self.rank == 1 and self._timeline.share(PLACES, self._now) > 0.0
            shape = rounded(body, 8.0 * scale)
            if self.underMouse() or self.hasFocus() or first:
                painter.fillPath(shape, palette.panel_sunk)
            if first:
                painter.fillPath(shape, alpha(palette.gold, 0.14))
                painter.strokePath(shape, QPen(alpha(palette.gold, 0.8), 1.4 * scale))
            if self.hasFocus():
                paint_focus_ring(painter, body.adjusted(2, 2, -2, -2), 6.0, palette.accent, scale)
            inner = self._inner
            upper, *_ = self._lines()
            left = self._paint_place(painter, inner, ratio)
            low = self._is_low
            total = str(self.counted())
            at = QPointF(inner.right(), upper)
            role = Role.CARD_TITLE if low else Role.SCORE
            wide = write(painter, total, at, role, palette.text, Anchor.RIGHT, scale)
            side = _SIGN * scale
            sign = QRectF(left, upper - side / 2, side, side)
            paint_seat_sign(painter, sign, palette.seats[self.person.colour])
            room = inner.right() - wide - sign.right() - 20.0 * scale
            if low:
                room = self.name_room
            name = elided(self.person.name, self.letters, room, scale)
            at = QPointF(sign.right() + 8.0 * scale, upper)
            write(painter, name, at, self.letters, palette.text, scale=scale)
            for placed in self.parts():
                self._paint_part(painter, placed, ratio)

    def _paint_part(self, painter: QPainter, placed: Placed, ratio: float) -> None:
        """Words and points; jewels as they come to light, three points each."""
        look, scale = self._appearance.look, self._appearance.look.scale
        seat, jewels = self.account.seat, placed.part.jewels
        ink = look.palette.success if jewels else look.palette.text_2
        if jewels:
            painter.setOpacity(self._timeline.share(jewel_cue(seat, jewels - 1), self._now))
        write(painter, placed.text, placed.text_at, placed.role, ink, scale=scale)
        painter.setOpacity(1.0)
        sprite = piece_sprite(
            look.pixmaps, JEWEL, _JEWEL * scale, ratio, look.palette, shadow=False
        )
        for number, middle in enumerate(placed.jewels_at):
            share = self._timeline.share(jewel_cue(seat, number), self._now)
            if share > 0.0:
                drop = QPointF(0.0, (_STANDS - _FALLS * (1.0 - share)) * scale)
                sprite.paint(painter, middle + drop, share)

    def _paint_place(self, painter: QPainter, inner: QRectF, ratio: float) -> float:
        """The medal or the rank, once places are known; gives back where the rest begins."""
        look, scale = self._appearance.look, self._appearance.look.scale
        share = self._timeline.share(PLACES, self._now)
        wide = _PLACE * scale
        middle = QPointF(inner.left() + wide / 2 - 6.0 * scale, self.height() / 2)
        painter.setOpacity(share)
        if self.rank <= _MEDALS:
            self._medal().paint(painter, middle, share)
        else:
            text = rank_words(self.rank)
            ink = look.palette.text_2
            write(painter, text, middle, Role.BODY_STRONG, ink, Anchor.MIDDLE, scale)
        painter.setOpacity(1.0)
        return inner.left() + wide


def tell_alike(rows: Sequence[BuilderRow]) -> None:
    """Give all rows the fullness for which every one of them has room, so that they compare.

    Their names are written alike, too, in the largest letters for which all are whole.
    """
    for letters in _LETTERS:
        for row in rows:
            row.letters = letters
        if all(row.names_itself for row in rows):
            break
    for fullness in FULLEST_FIRST:
        for row in rows:
            row.fullness = fullness
            row.update()
        if all(row.has_room for row in rows):
            return
