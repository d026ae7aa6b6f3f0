"""A player's panel: the true score, what they are about, and what they built so far.

It counts nobody's pieces, unless the match is played with open stocks.
"""

from collections.abc import Iterable

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.typography import Role, Type
from blueprints_desktop.desktop.games.monuments.art.pieces import token_sprite
from blueprints_desktop.desktop.games.monuments.facts.own_pieces import spoken_to
from blueprints_desktop.desktop.games.monuments.texts.words import (
    colour_word,
)
from blueprints_desktop.desktop.i18n.number_format import points_words, signed
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel
from blueprints_desktop.desktop.ui.cards.values import CardTone
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.pieces import KINDS, Heap, count
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.quarry import STEPS
from blueprints_desktop.games.monuments.state import BUILDING, OVER, QUARRY, State

_FIGURE = Type(12, 600, tabular=True)
HEIGHTS = kit.Heights(84, 100)
_LINE = kit.Spread(20.0, 17.0)
translate = QCoreApplication.translate


@frozen
class BuilderFacts:
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


def seat_facts(plan: Plan, position: Position, seat: Seat) -> BuilderFacts:
    view: State = position.view
    own = [number for number, builder in view.placed if builder == seat]
    lies_open = view.options.open_stocks or view.phase == OVER
    return BuilderFacts(
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


def seat_card(facts: BuilderFacts, own: bool, score: int | None = None) -> kit.SeatCard:
    """What everybody sees of a seat; `score` is shown instead while points are being counted."""
    shown = facts.score if score is None else score
    figure = str(shown) if shown >= 0 else f"\N{MINUS SIGN}{-shown}"
    acts = facts.to_act == facts.seat
    status = kit.Text(_status(facts), Role.SMALL, CardTone.NORMAL if acts else CardTone.QUIET)
    second = _built_text(facts) if facts.stock is None else _tokens(facts.stock)
    lines = tuple(kit.Line((item,), height=_LINE) for item in (status, second) if item is not None)
    points = kit.Part(kit.PartInfo("score"), kit.Text(figure, Role.SCORE))
    return kit.SeatCard(
        active=acts,
        own=own,
        began=facts.leads,
        items=(kit.Fill(), kit.Line((kit.Stack(lines), points), gap=10.0)),
        strip=(
            kit.Line(
                (
                    status,
                    kit.Fill(),
                    kit.Part(kit.PartInfo("score"), kit.Text(figure, Role.SECTION)),
                )
            ),
        ),
        lines=tuple(_lines(facts)),
        rule=_rule(facts),
        heights=HEIGHTS,
    )


def _status(facts: BuilderFacts) -> str:
    """What the seat is about."""
    if facts.phase == OVER:
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


def _built(facts: BuilderFacts) -> str:
    if not facts.bricks:
        return ""
    words = translate("Monuments", "Built %n bricks: {points}", "", facts.bricks)
    return words.format(points=points_words(facts.points))


def _built_text(facts: BuilderFacts) -> kit.Item:
    """The points may go: they are in the score as well."""
    short = translate("Monuments", "%n bricks", "", facts.bricks)
    return kit.Text(
        _built(facts), Role.SMALL, CardTone.QUIET, shorter=(short,) if facts.bricks else ()
    )


def _tokens(stock: Heap) -> kit.Item:
    """Where stocks are open: how many of each kind."""
    items: list[kit.Item] = []
    for piece in KINDS:
        many = count(stock, piece)
        if many:
            shown = kit.Line((_token(piece), kit.Text(str(many), _FIGURE)), gap=3.0)
            items.append(kit.Optional(shown, -piece))
    return kit.Line(tuple(items), gap=7.0)


def _token(piece: int) -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look = canvas.look
        sprite = token_sprite(look.pixmaps, piece, rect.width(), canvas.ratio, look.palette)
        sprite.paint(canvas.painter, rect.center())

    return kit.Picture(("token", piece), 15.0, 15.0, paint)


def _lines(facts: BuilderFacts) -> list[str]:
    said = [points_words(facts.score), _status(facts), _built(facts)]
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


def _rule(facts: BuilderFacts) -> str:
    """Why somebody passed, goes so far, begins, or has these points: the first that applies."""
    if facts.passed:
        return "loss" if facts.lost else "pass"
    if facts.phase == QUARRY and facts.to_act == facts.seat:
        return "wrong-number-of-steps"
    if facts.bricks:
        return "brick-points"
    return "first-player" if facts.leads else "start-score"


def show_seats(panels: Iterable[SeatPanel], plan: Plan, position: Position) -> None:
    """Show every seat of a position."""
    for panel in panels:
        show_seat(panel, plan, position)


def show_seat(panel: SeatPanel, plan: Plan, position: Position, score: int | None = None) -> None:
    """Show the seat of a panel; `score` is a score that is still being counted up."""
    seat = panel.person.seat
    facts = seat_facts(plan, position, seat)
    panel.show_seat(seat_card(facts, spoken_to(position) == seat, score))
