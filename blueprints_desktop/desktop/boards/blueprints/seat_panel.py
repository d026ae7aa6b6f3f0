"""A player's panel in Blueprints: dice taken in this round and what has been won."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.boards.blueprints.die_pictures import flat_die, solid_die
from blueprints_desktop.desktop.boards.blueprints.wording import (
    die_words,
    order_words,
    points_words,
)
from blueprints_desktop.desktop.boards.contract import Position
from blueprints_desktop.desktop.boards.player_panel import HEIGHT, PlayerPanel
from blueprints_desktop.desktop.drawing.awards import medal_sprite, prize_sprite
from blueprints_desktop.desktop.drawing.dice import (
    DieState,
    die_origin,
    paint_empty_slot,
)
from blueprints_desktop.desktop.drawing.lettering import Role, elided, write
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.games.blueprints.dice import GLASS, Die, material_of
from blueprints_desktop.games.blueprints.scoring import AWARDS, PRIZES, honours
from blueprints_desktop.games.blueprints.state import DICE_EACH, State

_HALF = 16.0
"""Half width of a die in the row."""


class SeatPanel(PlayerPanel):
    """Name and order, six dice or the places for them, Awards and Prizes."""

    _taken: tuple[Die, ...] = ()
    _removed: tuple[bool, ...] = ()
    _won: tuple[str, ...] = ()
    _points = 0
    _shown = False
    """Whether Awards and Prizes lie open to whoever looks."""
    _place = 0

    def show_position(self, position: Position) -> None:
        view: State = position.view
        seat = self.person.seat
        self._taken = view.taken_by(seat)
        self._removed = tuple(view.removed_of(seat))
        self._won = _held(view, seat)
        self._points = honours(view.results, seat).points
        own = position.viewer == seat
        self._shown = own or view.round.options.open_awards
        self._place = view.round.order.index(seat)
        self.set_turn(active=position.to_act == seat, own=own, chip=order_words(self._place))

    def clear(self) -> None:
        """Leave what all may know: Awards and Prizes lie face down again."""
        self._shown = self._shown and not self.own
        self.set_turn(active=self.active, own=False, chip=self.chip)

    def retell(self) -> None:
        self.chip = order_words(self._place) if self.chip else ""
        super().retell()
        self.setAccessibleDescription(
            ", ".join([*map(die_words, self._taken), *([self._won_words()] if self._won else [])])
        )

    def slot_centre(self, index: int) -> QPointF:
        """Where the die with that number lies, in the panel's coordinates: dice fly there."""
        body, scale = self.body(), self.look.scale
        step = min((body.width() - 32.0 * scale) / DICE_EACH, 36.0 * scale)
        return QPointF(
            body.left() + 16.0 * scale + (index + 0.5) * step,
            body.top() + (61.0 if self._low() else 65.0) * scale,
        )

    def _low(self) -> bool:
        return self.body().height() < HEIGHT * self.look.scale - 2.0

    def _won_words(self) -> str:
        if self._shown:
            return points_words(self._points)
        return self.tr("%n face down", "", len(self._won))

    def paint_content(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        if self.strip:
            self._paint_tokens(painter, rect, ratio)
            return
        look = self.look
        w = round(_HALF * look.scale)
        for index in range(DICE_EACH):
            centre = self.slot_centre(index)
            at = die_origin(centre, w)
            if index >= len(self._taken):
                painter.save()
                painter.translate(at)
                paint_empty_slot(painter, w, look.palette.text_2)
                painter.restore()
                continue
            taken = self._taken[index]
            glass = material_of(taken) == GLASS
            cast = contact_shadow(look.pixmaps, w, ratio, look.palette, clear=glass)
            cast.paint(painter, at, 0.8)
            state = DieState.DISABLED if self._removed[index] else DieState.NORMAL
            solid_die(taken, w, look, ratio, state).paint(painter, at)
            if self._removed[index]:
                side = 12.0 * look.scale
                box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
                paint_icon(painter, Icon.CROSS, box, look.palette.warn, 4.0)
        foot = self.body().bottom() - (16.0 if self._low() else 21.0) * look.scale
        self._paint_won(painter, foot, rect, ratio)

    def _paint_tokens(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        """In the strip: flat tokens, and places for those to come."""
        look = self.look
        step = min(rect.width() / DICE_EACH, 21.0 * look.scale)
        side = round(min(18.0 * look.scale, step - 1))
        middle = self.body().bottom() - 20.0 * look.scale
        for index in range(DICE_EACH):
            at = QPointF(rect.left() + (index + 0.5) * step, middle)
            if index < len(self._taken):
                die = self._taken[index]
                flat_die(die, side, look, ratio).paint(
                    painter, at, 0.45 if self._removed[index] else 1.0
                )
            else:
                painter.setPen(look.palette.text_2)
                painter.setOpacity(0.5)
                half = side * 0.34
                painter.drawRoundedRect(
                    QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), 2, 2
                )
                painter.setOpacity(1.0)

    def _paint_won(self, painter: QPainter, middle: float, rect: QRectF, ratio: float) -> None:
        look, scale = self.look, self.look.scale
        x = rect.left()
        words = self._won_words() if self._won else self.tr("nothing won yet")
        size = round((22.0 if self._shown else 19.0) * scale)
        overlap = 0.72 if len(self._won) > 3 else 0.92
        for won in self._won:
            sprite = self._won_sprite(won, size, ratio)
            sprite.paint(painter, QPointF(x + size / 2, middle))
            x += size * overlap
        if self._won:
            x += 10.0 * scale
        eye = self._won and self._shown and self.own
        room = rect.right() - x - (24.0 * scale if eye else 0.0)
        text = elided(words, Role.SMALL, room, scale)
        ink = look.palette.text if self._shown and self._won else look.palette.text_2
        write(painter, text, QPointF(x, middle), Role.SMALL, ink, scale=scale)
        if eye:
            side = 18.0 * scale
            box = QRectF(rect.right() - side, middle - side / 2, side, side)
            paint_icon(painter, Icon.EYE_CLOSED, box, look.palette.text_2)

    def _won_sprite(self, won: str, size: int, ratio: float) -> Sprite:
        look = self.look
        if not self._shown:
            return prize_sprite(look.pixmaps, None, size, ratio, look.palette)
        if won in AWARDS:
            return medal_sprite(look.pixmaps, AWARDS.index(won), size, ratio, look.palette)
        return prize_sprite(look.pixmaps, PRIZES.index(won), size, ratio, look.palette)


def _held(view: State, seat: int) -> tuple[str, ...]:
    """Awards and Prizes that the seat holds, round by round."""
    held: list[str] = []
    for result in view.results:
        held += [award for award, winner in result.awards if winner == seat]
        held += [prize for prize, won in zip(PRIZES, result.prizes, strict=True) if won == seat]
    return tuple(held)
