"""A player's panel: the true score, what they are about, and what they built so far.

It counts nobody's pieces, unless the match is played with open stocks.
"""

from collections.abc import Iterable

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.boards.contract import Position
from blueprints_desktop.desktop.boards.figures import points_words, signed
from blueprints_desktop.desktop.boards.monuments.own_pieces import spoken_to
from blueprints_desktop.desktop.boards.monuments.wording import (
    colour_word,
)
from blueprints_desktop.desktop.boards.player_panel import PlayerPanel
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    squeezed,
    text_width,
    write,
)
from blueprints_desktop.desktop.drawing.monuments.flat import token_sprite
from blueprints_desktop.desktop.read_out import sentences
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.pieces import KINDS, Heap, count
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.quarry import STEPS
from blueprints_desktop.games.monuments.state import BUILDING, OVER, QUARRY, State

_FIGURE = Type(12, 600, tabular=True)
translate = QCoreApplication.translate


@frozen
class SeatFacts:
    """What everybody knows of a seat."""

    seat: Seat
    score: int
    phase: int
    to_act: Seat | None
    following: Seat | None
    """Who is next after whoever acts."""
    passed: bool
    lost: int
    leads: bool
    steps: int
    bricks: int
    """Bricks set on the monument."""
    points: int
    """What they scored."""
    stock: Heap | None
    """Only where all stocks lie open."""


def seat_facts(plan: Plan, position: Position, seat: Seat) -> SeatFacts:
    view: State = position.view
    own = [number for number, builder in view.placed if builder == seat]
    lies_open = view.options.open_stocks or view.phase == OVER
    return SeatFacts(
        seat=seat,
        score=view.scores[seat],
        phase=view.phase,
        to_act=position.to_act if view.phase in (QUARRY, BUILDING) else None,
        following=_following(view),
        passed=bool(view.passed >> seat & 1) and view.phase != QUARRY,
        lost=view.lost[seat],
        leads=view.lead == seat,
        steps=STEPS[min(view.turn, len(STEPS) - 1)],
        bricks=len(own),
        points=sum(plan.points[number] for number in own),
        stock=view.stocks[seat] if lies_open else None,
    )


def _following(view: State) -> Seat | None:
    """The next seat that is still in; none if that is nobody else."""
    for step in range(1, view.seats):
        seat = (view.seat + step) % view.seats
        if view.phase == QUARRY or not view.passed >> seat & 1:
            return seat
    return None


class SeatPanel(PlayerPanel):
    """Name and score, then two short lines."""

    usual_height, least_height = 100, 84

    _facts: SeatFacts | None = None
    shown_score: int | None = None
    """While points are counted, what is shown in place of the score."""

    def show_facts(self, facts: SeatFacts, own: bool) -> None:
        if (facts, own, None) == (self._facts, self.own, self.shown_score):
            return
        self._facts, self.shown_score = facts, None
        self.set_turn(active=facts.to_act == facts.seat, own=own, chip="", began=facts.leads)

    def count(self, score: float) -> None:
        """Show a score on its way to another."""
        if round(score) != self.shown_score:
            self.shown_score = round(score)
            self.update()

    def clear(self) -> None:
        """Leave what all may know."""
        if self._facts is not None:
            self.set_turn(active=self.active, own=False, chip="", began=self.began)

    # --- words ----------------------------------------------------------------------

    def status(self) -> str:
        """What the seat is about."""
        facts = self._facts
        if facts is None or facts.phase == OVER:
            return ""
        if facts.passed:
            if facts.lost:
                words = translate("Monuments", "Passed: {points}")
                return words.format(points=signed(-facts.lost))
            return translate("Monuments", "Passed")
        if facts.to_act == facts.seat:
            if facts.phase == QUARRY:
                return translate("Monuments", "%n steps this turn", "", facts.steps)
            return translate("Monuments", "Builds now")
        if facts.to_act is not None and facts.following == facts.seat:
            return translate("Monuments", "Next")
        return ""

    def built(self) -> str:
        facts = self._facts
        if facts is None or not facts.bricks:
            return ""
        words = translate("Monuments", "Built %n bricks: {points}", "", facts.bricks)
        return words.format(points=points_words(facts.points))

    def _bricks(self) -> str:
        """The same in short: the score beside it tells the points, too."""
        bricks = 0 if self._facts is None else self._facts.bricks
        return translate("Monuments", "%n bricks", "", bricks)

    def _lines(self) -> list[str]:
        facts = self._facts
        if facts is None:
            return []
        said = [points_words(facts.score), self.status(), self.built()]
        if facts.leads:
            said.append(translate("Monuments", "Took the worker: begins"))
        if facts.stock is not None:
            parts = [
                f"{count(facts.stock, piece)} {colour_word(piece)}"
                for piece in KINDS
                if count(facts.stock, piece)
            ]
            said.append(", ".join(parts))
        return [line for line in said if line]

    def retell(self) -> None:
        super().retell()
        self.setAccessibleDescription(sentences(self._lines()))

    def tip(self) -> str:
        return "\n".join(self._lines())

    def rule(self) -> str:
        """Why somebody passed, goes so far, begins, or has these points: whatever is told first."""
        facts = self._facts
        if facts is None:
            return ""
        if facts.passed:
            return "loss" if facts.lost else "pass"
        if facts.phase == QUARRY and facts.to_act == facts.seat:
            return "wrong-number-of-steps"
        if facts.bricks:
            return "brick-points"
        return "first-player" if facts.leads else "start-score"

    # --- painting -------------------------------------------------------------------

    def score_place(self) -> QPointF:
        """Where the score is written, in the panel's coordinates: pieces and points fly there."""
        body, scale = self.body(), self.look.scale
        return QPointF(body.right() - 34.0 * scale, body.bottom() - 30.0 * scale)

    def paint_content(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        facts, look, scale = self._facts, self.look, self.look.scale
        if facts is None:
            return
        palette = look.palette
        score = facts.score if self.shown_score is None else self.shown_score
        text = str(score) if score >= 0 else f"\N{MINUS SIGN}{-score}"
        role = Role.CARD_TITLE if self.strip else Role.SCORE
        at = QPointF(rect.right(), self.body().bottom() - (20.0 if self.strip else 30.0) * scale)
        write(painter, text, at, role, palette.text, Anchor.RIGHT, scale)
        room = rect.width() - text_width(text, role, scale) - 10.0 * scale
        low = self.body().bottom() - 20.0 * scale
        second = self._tokens(facts) if facts.stock is not None else self.built()
        lines = [self.status(), "" if isinstance(second, list) else second]
        lines = [line for line in lines if line]
        if self.strip:
            lines = lines[:1]
        y = low - 20.0 * scale * (1 if len(lines) > 1 or isinstance(second, list) else 0)
        for number, line in enumerate(lines):
            ink = palette.text if number == 0 and self.active else palette.text_2
            place = QPointF(rect.left(), y)
            if line == self.built() and text_width(line, Role.SMALL, scale) > room:
                line = self._bricks()
            words, letters = squeezed(line, Role.SMALL, room, scale)
            write(painter, words, place, letters, ink, scale=scale)
            y += 20.0 * scale
        if isinstance(second, list) and not self.strip:
            self._paint_tokens(painter, second, QPointF(rect.left(), low), room, ratio)

    def _tokens(self, facts: SeatFacts) -> list[tuple[int, int]]:
        assert facts.stock is not None
        found = [(piece, count(facts.stock, piece)) for piece in KINDS]
        return [(piece, many) for piece, many in found if many]

    def _paint_tokens(
        self,
        painter: QPainter,
        tokens: list[tuple[int, int]],
        left: QPointF,
        room: float,
        ratio: float,
    ) -> None:
        """Where stocks lie open: how many of each kind."""
        look, scale = self.look, self.look.scale
        x = left.x()
        for piece, many in tokens:
            side = 15.0 * scale
            text = str(many)
            wide = side + 3.0 * scale + text_width(text, _FIGURE, scale) + 7.0 * scale
            if x + wide > left.x() + room + 8.0 * scale:
                break
            sprite = token_sprite(look.pixmaps, piece, side, ratio, look.palette)
            sprite.paint(painter, QPointF(x + side / 2, left.y()))
            at = QPointF(x + side + 3.0 * scale, left.y())
            write(painter, text, at, _FIGURE, look.palette.text, scale=scale)
            x += wide


def show_seats(panels: Iterable[SeatPanel], plan: Plan, position: Position) -> None:
    """Everybody's panel as a position has it."""
    for panel in panels:
        seat = panel.person.seat
        panel.show_facts(seat_facts(plan, position, seat), own=spoken_to(position) == seat)
