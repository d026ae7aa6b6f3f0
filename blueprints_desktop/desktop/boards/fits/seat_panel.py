"""A player's panel in FITS: points with their parts, what became of the card, the ramp small.

Whoever's ramp stands large in the middle has a low panel; everybody else's ramp is in theirs.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.boards.figures import signed
from blueprints_desktop.desktop.boards.fits.sight import Sight, shown_ramp
from blueprints_desktop.desktop.boards.fits.wording import (
    board_word,
    part_points,
    part_word,
    parts_of,
    short_part_word,
)
from blueprints_desktop.desktop.boards.player_panel import PlayerPanel
from blueprints_desktop.desktop.drawing.fits.flat_board import (
    COLUMNS,
    ROWS,
    Shown,
    paint_small_ramp,
)
from blueprints_desktop.desktop.drawing.lettering import (
    SMALLEST,
    Anchor,
    Role,
    Type,
    elided,
    line_height,
    squeezed,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.read_out import sentences
from blueprints_desktop.desktop.words import labelled
from blueprints_desktop.games.fits.state import BUILDING, STARTING

LARGE_RAMP = 96
"""The height of the panel whose ramp stands in the middle."""
_LEAST, _USUAL = 112, {2: 330, 3: 250, 4: 173}
"""Of the others: the least height, and the usual one by the number of players."""
_CLOSE = 88
"""Where panels are close together: the ramp, and beside it points and what became of the card."""
_ROOMY = 175
"""Lower panels are set closer."""
_BESIDE_SIGN = 21.0
"""From the left of a sign to the words after it."""
_SMALLEST = Role.SMALL.value._replace(size=SMALLEST)
_POINTS = Type(26, 600, tabular=True)


class SeatPanel(PlayerPanel):
    """Name, points as the board stands, what it is made of, and the small ramp."""

    def __init__(self, person: Person, appearance: Appearance, seats: int) -> None:
        super().__init__(person, appearance)
        self._seats = seats
        self._sight: Sight | None = None
        self._is_large = seats == 1
        self._facts: tuple[object, ...] = ()
        """All that is shown: most panels stay as they are when a turn ends."""

    @property
    def least_height(self) -> int:  # type: ignore[override]
        return LARGE_RAMP if self._is_large else _LEAST

    @property
    def usual_height(self) -> int:  # type: ignore[override]
        return LARGE_RAMP if self._is_large else _USUAL[self._seats]

    @property
    def close_height(self) -> int:  # type: ignore[override]
        return super().close_height if self._is_large else _CLOSE

    def show_sight(self, sight: Sight) -> bool:
        """Show a position; True if the panel now wants another height."""
        self._sight = sight
        was_large, self._is_large = self._is_large, sight.seat == self.person.seat
        seat = self.person.seat
        active, own = sight.to_act == seat, sight.you == seat
        facts = (active, own, self._is_large, sight.board, sight.view.ramps[seat], *self._lines())
        if facts != self._facts:
            self._facts = facts
            self.set_turn(active=active, own=own, chip="")
        return was_large != self._is_large

    def clear(self) -> None:
        self._sight, self._facts = None, ()
        self.set_turn(active=False, own=False, chip="")

    # --- words ----------------------------------------------------------------------

    @property
    def _points(self) -> int:
        return 0 if self._sight is None else self._sight.standing(self.person.seat).total

    def _state_words(self) -> tuple[str, Icon | None]:
        """What this player did with the card that lies open, and a sign for it."""
        sight, seat = self._sight, self.person.seat
        if sight is None or sight.view.phase not in (STARTING, BUILDING):
            return "", None
        if sight.skips(seat):
            return self.tr("already has it"), Icon.CHECK
        if sight.has_set_aside(seat):
            return self.tr("set aside"), Icon.CROSS
        if sight.has_done(seat):
            return self.tr("placed"), Icon.CHECK
        if sight.to_act == seat:
            words = self.tr("is thinking") if self.person.is_computer else self.tr("to move")
            return words, Icon.FORWARD
        return self.tr("still to move"), Icon.CLOCK

    def rule(self) -> str:
        """Why somebody has nothing to drop, or what the points are made of."""
        sight, seat = self._sight, self.person.seat
        if sight is None:
            return ""
        if sight.view.phase in (STARTING, BUILDING) and sight.skips(seat):
            return "same-as-start"
        return "decline" if sight.has_set_aside(seat) else "plain"

    def _lines(self) -> list[str]:
        sight, seat = self._sight, self.person.seat
        if sight is None:
            return []
        score = sight.standing(seat)
        board = board_word(sight.board.id, sight.board.name)
        as_it_stands = self.tr("{board}, as it stands: {points}")
        lines = [as_it_stands.format(board=board, points=signed(score.total))]
        for part in parts_of(sight.board):
            lines.append(labelled(part_word(part), signed(part_points(score, part))))
        if sight.view.round:
            earlier = self.tr("Rounds before: {points}")
            lines.append(earlier.format(points=signed(sight.earlier(seat))))
        words, _ = self._state_words()
        return [*lines, words] if words else lines

    def retell(self) -> None:
        super().retell()
        self.setAccessibleDescription(sentences(self._lines()))

    def tip(self) -> str:
        return "\n".join(self._lines())

    # --- painting -------------------------------------------------------------------

    def head_area(self, inner: QRectF) -> QRectF:
        """Beside the small ramp, where there is one; else beside the points."""
        if self._sight is None or self.strip or (self._seats == 2 and not self._is_large):
            return inner  # with two players the ramp begins below the name
        if self._is_large:
            wide = text_width(signed(self._points), _POINTS, self.look.scale)
            return inner.adjusted(0.0, 0.0, -wide - 10.0 * self.look.scale, 0.0)
        return inner.adjusted(0.0, 0.0, self._small_ramp().left() - inner.right(), 0.0)

    def paint_content(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        sight = self._sight
        if sight is None:
            return
        if self.strip:
            self._paint_strip(painter, rect)
        elif self._is_large:
            self._paint_low(painter, rect, sight)
        else:
            self._paint_ramp(painter, sight, ratio)
            self._paint_parts(painter, rect, sight)

    def _paint_strip(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        middle = self.body().bottom() - 19.0 * look.scale
        at = QPointF(rect.left(), middle)
        wide = write(
            painter, signed(self._points), at, Role.SECTION, look.palette.text, scale=look.scale
        )
        words, icon = self._state_words()
        if icon is not None:
            at += QPointF(wide + 10.0 * look.scale, 0.0)
            self._paint_state(painter, at, rect.right(), words, icon)

    def _paint_low(self, painter: QPainter, rect: QRectF, sight: Sight) -> None:
        """Beside the name the points; below what is counted."""
        look, scale, body = self.look, self.look.scale, self.body()
        at = QPointF(rect.right(), body.top() + 26.0 * scale)
        write(painter, signed(self._points), at, _POINTS, look.palette.text, Anchor.RIGHT, scale)
        board = board_word(sight.board.id, sight.board.name)
        words = self.tr("{board}, as it stands").format(board=board)
        at = QPointF(rect.left(), body.top() + 54.0 * scale)
        text = elided(words, Role.SMALL, rect.width(), scale)
        write(painter, text, at, Role.SMALL, look.palette.text_2, scale=scale)
        state, icon = self._state_words()
        if state:
            below = at + QPointF(0.0, 22.0 * scale)
            self._paint_state(painter, below, rect.right(), state, icon)

    def _small_ramp(self) -> QRectF:
        """Where the ramp stands in the panel."""
        body, scale = self.body(), self.look.scale
        area = body.adjusted(12 * scale, 10 * scale, -12 * scale, -10 * scale)
        if self._seats == 2:
            area.setTop(body.top() + 46.0 * scale)
        cell = (area.height() - 11.0 * scale) / ROWS
        wide = min(cell * COLUMNS + 8.0 * scale, 0.56 * area.width())
        return QRectF(area.right() - wide, area.top(), wide, area.height())

    def _paint_ramp(self, painter: QPainter, sight: Sight, ratio: float) -> None:
        shown = shown_ramp(sight.board, sight.view.ramps[self.person.seat])
        self._picture_of(shown, ratio).paint(painter, self._small_ramp().topLeft())

    def draw_ahead(self, shown: Shown) -> None:
        """Somebody's ramp as it would stand here: all panels with a ramp are alike."""
        if not self._is_large and not self.strip:
            self._picture_of(shown, self.devicePixelRatioF())

    def _picture_of(self, shown: Shown, ratio: float) -> Sprite:
        look, area = self.look, self._small_ramp()
        bounds = QRectF(0.0, 0.0, area.width(), area.height())
        reach = 8.0 * look.scale
        return look.pixmaps.sprite(
            ("fits small ramp", shown, round(area.width(), 1), round(area.height(), 1), look.scale),
            bounds.adjusted(-reach, -reach, reach, reach),
            ratio,
            look.palette,
            lambda brush: paint_small_ramp(brush, bounds, shown, look.palette, look.scale),
        )

    def _paint_parts(self, painter: QPainter, rect: QRectF, sight: Sight) -> None:
        """Points, then their parts, then what became of the card; beside the points where the
        panel is too low for that."""
        look, scale, body = self.look, self.look.scale, self.body()
        score = sight.standing(self.person.seat)
        right = self._small_ramp().left() - 8.0 * scale
        low = body.height() < _ROOMY * scale
        at = QPointF(rect.left(), body.top() + (56.0 if low else 66.0) * scale)
        wide = write(painter, signed(score.total), at, _POINTS, look.palette.text, scale=scale)
        beside = at + QPointF(wide + 10.0 * scale, 0.0)
        step, foot = (
            (17.0 if low else 20.0) * scale,
            body.bottom() - (10.0 if low else 38.0) * scale,
        )
        at += QPointF(0.0, (25.0 if low else 30.0) * scale)
        for part in parts_of(sight.board):
            if at.y() + 6.0 * scale > foot:
                break
            words = f"{short_part_word(part)} {signed(part_points(score, part))}"
            text = elided(words, Role.SMALL, right - at.x(), scale)
            write(painter, text, at, Role.SMALL, look.palette.text_2, scale=scale)
            at += QPointF(0.0, step)
        state, icon = self._state_words()
        if not state:
            return
        last = QPointF(rect.left(), body.bottom() - (16.0 if low else 20.0) * scale)
        if not low or at.y() <= last.y():
            self._paint_state(painter, last, right, state, icon, lines=1 if low else 2)
        else:
            self._paint_state(painter, beside, right, self._short_state(beside, right), icon)

    def _short_state(self, at: QPointF, right: float) -> str:
        """The words where they can be read beside the points; else the sign says it alone."""
        words, _ = self._state_words()
        room = right - at.x() - _BESIDE_SIGN * self.look.scale
        return words if text_width(words, _SMALLEST, self.look.scale) <= room else ""

    def _paint_state(
        self,
        painter: QPainter,
        at: QPointF,
        right: float,
        words: str,
        icon: Icon | None,
        *,
        lines: int = 1,
    ) -> None:
        """``at`` is where the last line stands; letters get smaller before a second one is begun."""
        look, scale = self.look, self.look.scale
        ink = look.palette.text_2
        beside = 0.0 if icon is None else _BESIDE_SIGN * scale
        room = right - at.x() - beside
        told = [words]
        if text_width(words, _SMALLEST, scale) > room:
            broken = wrapped(words, Role.SMALL, room, scale)
            told = broken if len(broken) <= lines else told
        step = line_height(Role.SMALL, scale)
        at = at - QPointF(0.0, step * (len(told) - 1))
        if icon is not None:
            done = {Icon.CHECK: look.palette.success, Icon.CROSS: look.palette.warn}
            ink = done.get(icon, ink if icon is Icon.CLOCK else look.palette.text)
            side = 14.0 * scale
            paint_icon(painter, icon, QRectF(at.x(), at.y() - side / 2, side, side), ink, 2.4)
            at = at + QPointF(beside, 0.0)
        for line in told:
            text, role = squeezed(line, Role.SMALL, room, scale)
            write(painter, text, at, role, ink, scale=scale)
            at = at + QPointF(0.0, step)
