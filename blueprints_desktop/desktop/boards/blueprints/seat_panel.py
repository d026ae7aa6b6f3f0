"""A player's panel in Blueprints: dice taken in this round and what has been won."""

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.blueprints.die_pictures import flat_die, solid_die
from blueprints_desktop.desktop.boards.blueprints.public_facts import (
    PublicFacts,
    SeatFacts,
    held_by,
    public_facts,
)
from blueprints_desktop.desktop.boards.blueprints.seat_words import (
    SeatWords,
    turn_words,
)
from blueprints_desktop.desktop.boards.blueprints.won_row import WonRow, won_row
from blueprints_desktop.desktop.boards.contract import Person, Position
from blueprints_desktop.desktop.boards.figures import points_words
from blueprints_desktop.desktop.boards.player_panel import HEIGHT, PAD, PlayerPanel
from blueprints_desktop.desktop.boards.tooltips import Tip
from blueprints_desktop.desktop.drawing.awards import medal_sprite, prize_sprite
from blueprints_desktop.desktop.drawing.dice import (
    DieState,
    die_origin,
    paint_empty_slot,
)
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.read_out import sentences
from blueprints_desktop.games.blueprints.dice import GLASS, Die, material_of
from blueprints_desktop.games.blueprints.scoring import AWARDS, PRIZES, honours
from blueprints_desktop.games.blueprints.state import DICE_EACH, State

ROW_HALF = 16.0
"""Half width of a die in the row."""
_EYE, _GAP = 16.0, 8.0
"""The eye beside what others may not see; between what was won and its points."""


class SeatPanel(PlayerPanel):
    """Name and turn, six dice or the places for them, Awards and Prizes, the last round."""

    _facts: PublicFacts | None = None
    _taken: tuple[Die, ...] = ()
    _removed: tuple[bool, ...] = ()
    _won: tuple[str, ...] = ()
    _points = 0
    _shown = False
    """Whether Awards and Prizes lie open to whoever looks."""
    _open = False
    """Whether they lie open to everybody."""
    peers: Sequence["SeatPanel"] = ()
    """All panels of the table: they say what is alike in the same form."""

    def show_position(self, position: Position) -> None:
        view: State = position.view
        seat = self.person.seat
        self._facts = public_facts(position)
        self._taken, self._removed = self._seat.taken, self._seat.removed
        self._won = held_by(view.results, seat)
        self._points = honours(view.results, seat).points
        self._open = view.round.options.open_awards
        self._shown = self._open or position.viewer == seat
        self._tell_turn(position.you == seat)

    @property
    def _seat(self) -> SeatFacts:
        assert self._facts is not None
        return self._facts.seats[self.person.seat]

    def _tell_turn(self, own: bool) -> None:
        facts, seat = self._facts, self.person.seat
        if facts is None:
            self.set_turn(active=False, own=False, chip="")
            return
        self.set_turn(
            active=facts.to_act == seat,
            own=own,
            chip=turn_words(facts, seat),
            began=facts.order[0] == seat,
        )

    def clear(self) -> None:
        """Leave what all may know: Awards and Prizes lie face down again."""
        self._shown = self._open
        if not self._shown:
            self._won, self._points = ("",) * len(self._won), 0
        self._tell_turn(own=False)

    def retell(self) -> None:
        if self._facts is not None:
            self.chip = turn_words(self._facts, self.person.seat)
        super().retell()
        self.setAccessibleDescription(sentences(self._lines()))

    def tip(self) -> str:
        return "\n".join(self._lines())

    def rule(self) -> str:
        """Why a die lies there crossed out, why cards are hidden, what the points are for."""
        if any(self._removed):
            return "removed"
        if self._won and not self._open:
            return "face-down"
        return "round-points" if self.last_words() else "behind-the-screen"

    def _tip_at(self, at: QPoint) -> Tip | None:
        """The whole panel, but a card that lies open has a rule of its own."""
        tip = super()._tip_at(at)
        if tip is None or self.strip or not self._shown:
            return tip
        row, left = self.won_row(), self.body().left() + PAD * self.look.scale
        for won, aside in reversed(list(zip(row.won, row.lefts, strict=True))):
            card = QRectF(left + aside, self._foot - row.size / 2, row.size, row.size)
            if won and card.contains(QPointF(at)):
                return evolve(tip, area=card.toAlignedRect(), rule=won)
        return tip

    def _lines(self) -> list[str]:
        """All that the panel shows, a fact a line."""
        if self._facts is None:
            return []
        words = SeatWords(self._facts, self._seat)
        won = words.won(self._won if self._shown else (), self._points, self.own)
        return [*words.turn(), *words.dice(), *words.last_round(), won]

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

    @property
    def _foot(self) -> float:
        """The middle of the lowest line, with what was won."""
        return self.body().bottom() - (16.0 if self._low() else 21.0) * self.look.scale

    def _won_words(self) -> str:
        if not self._won:
            return self.tr("nothing won yet")
        if self._shown:
            return points_words(self._points)
        return self.tr("%n face down", "", len(self._won))

    def paint_content(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        if self.strip:
            self._paint_tokens(painter, rect, ratio)
            return
        look = self.look
        w = round(ROW_HALF * look.scale)
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
        self._paint_won(painter, self._foot, rect, ratio)

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
        row = self.won_row()
        for won, aside in zip(row.won, row.lefts, strict=True):
            at = QPointF(rect.left() + aside + row.size / 2, middle)
            self._won_sprite(won, round(row.size), ratio).paint(painter, at)
        x = rect.left() + row.width + (_GAP * scale if row.won else 0.0)
        words = self._won_words()
        ink = look.palette.text if self._shown and self._won else look.palette.text_2
        text = elided(words, Role.SMALL, rect.right() - x, scale)
        x += write(painter, text, QPointF(x, middle), Role.SMALL, ink, scale=scale) + 8.0 * scale
        side = _EYE * scale
        if self._hides and x + side <= rect.right():
            box = QRectF(x, middle - side / 2, side, side)
            paint_icon(painter, Icon.EYE_CLOSED, box, look.palette.text_2)
            x += side + 8.0 * scale
        if self.last_words():
            at, ink = QPointF(rect.right(), middle), look.palette.text_2
            write(painter, self.last_words(), at, Role.SMALL, ink, Anchor.RIGHT, scale)

    def won_row(self) -> WonRow:
        """What was won, in the room that its points, and the eye that hides them, leave."""
        size = round((22.0 if self._shown else 19.0) * self.look.scale)
        room = self.body().width() - 2 * PAD * self.look.scale - self._won_words_room()
        return won_row(self._won, size, room)

    def _won_words_room(self) -> float:
        """How wide everything beside what was won is, without the last round."""
        scale = self.look.scale
        wide = text_width(self._won_words(), Role.SMALL, scale) + 8.0 * scale
        if self._won:
            wide += _GAP * scale
        return wide + ((_EYE + 8.0) * scale if self._hides else 0.0)

    @property
    def _hides(self) -> bool:
        """What was won is seen here, but hidden from the others."""
        own = self.own and self._facts is not None and self._seat.points is None
        return bool(self._won) and self._shown and own

    def last_words(self) -> str:
        """What the building of the round before scored: in the longest form all have room for."""
        translate = QCoreApplication.translate
        peers = self.peers or (self,)
        for form in (
            translate("Blueprints", "round {round}: {points}"),
            translate("Blueprints", "R{round}: {points}", "what a round scored, very short"),
        ):
            if all(peer.has_room_for(form) for peer in peers):
                return self._last(form)
        return ""

    def _last(self, form: str) -> str:
        if self._facts is None or self._seat.last is None:
            return ""
        return form.format(round=self._facts.scored, points=self._seat.last)

    def has_room_for(self, form: str) -> bool:
        """Whether the last round can be told so beside what was won."""
        scale = self.look.scale
        taken = self.won_row().width + self._won_words_room()
        room = self.body().width() - 2 * PAD * scale - taken
        return text_width(self._last(form), Role.SMALL, scale) <= room

    def _won_sprite(self, won: str, size: int, ratio: float) -> Sprite:
        look = self.look
        if not self._shown or not won:
            return prize_sprite(look.pixmaps, None, size, ratio, look.palette)
        if won in AWARDS:
            return medal_sprite(look.pixmaps, AWARDS.index(won), size, ratio, look.palette)
        return prize_sprite(look.pixmaps, PRIZES.index(won), size, ratio, look.palette)


def seat_panels(people: Sequence[Person], appearance: Appearance) -> list[SeatPanel]:
    """The panels of a table."""
    panels = [SeatPanel(person, appearance) for person in people]
    for panel in panels:
        panel.peers = panels
    return panels
