"""A player's panel: the true score, what they are about, and what they built so far.

It counts nobody's pieces, unless the match is played with open stocks.
"""

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.typography import Role, Type
from blueprints_desktop.desktop.games.monuments.art.pieces import token_sprite
from blueprints_desktop.desktop.games.monuments.facts.secrecy import spoken_to
from blueprints_desktop.desktop.games.monuments.texts.words import colour_word
from blueprints_desktop.desktop.i18n.number_format import figure, points_words, score_words, signed
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.pieces import KINDS, Heap, Piece, count
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.quarry import STEPS
from blueprints_desktop.games.monuments.state import BUILDING, OVER, QUARRY, State

_HEIGHTS = kit.Heights(84, 100)
_FIGURE = Type(12, 600, tabular=True)
translate = QCoreApplication.translate


def seat_card(plan: Plan, position: Position, seat: Seat, score: int | None = None) -> kit.SeatCard:
    """What everybody sees of a seat; ``score`` is shown instead while points are being counted."""
    view: State = position.view
    acts = view.phase in (QUARRY, BUILDING) and position.to_act == seat
    leads = view.lead == seat
    shown = figure(view.scores[seat] if score is None else score)
    lies_open = view.options.open_stocks or view.phase == OVER
    stock = view.stocks[seat] if lies_open else None
    own = [number for number, builder in view.placed if builder == seat]
    status = _status(view, seat, acts=acts)
    built = short = ""
    if own:
        words = translate("Monuments", "Built %n bricks: {points}", "", len(own))
        built = words.format(points=points_words(sum(plan.points[number] for number in own)))
        short = translate("Monuments", "%n bricks", "", len(own))
    said = kit.Text(status, Role.SMALL, CardTone.NORMAL if acts else CardTone.QUIET)
    second: kit.Item = kit.Text(built, Role.SMALL, CardTone.QUIET, (short,) if short else ())
    begins = translate("Monuments", "Took the worker: begins") if leads else ""
    counted = ""
    if stock is not None:
        second = _tokens(stock)
        counts = [(count(stock, piece), colour_word(piece)) for piece in KINDS]
        counted = ", ".join(f"{many} {word}" for many, word in counts if many)
    lines = tuple(kit.Line((item,), height=kit.Spread(20.0, 17.0)) for item in (said, second))
    points, strip_points = (
        kit.Part(kit.PartInfo("score"), kit.Text(shown, role))
        for role in (Role.SCORE, Role.SECTION)
    )
    told = (score_words(view.scores[seat]), status, built, begins, counted)
    return kit.SeatCard(
        active=acts,
        own=spoken_to(position) == seat,
        began=leads,
        items=(kit.Fill(), kit.Line((kit.Stack(lines), points), gap=10.0)),
        strip=(kit.Line((said, kit.Fill(), strip_points)),),
        lines=tuple(filter(None, told)),
        rule=_rule(view, seat, acts=acts, built=bool(own)),
        heights=_HEIGHTS,
    )


def _passed(view: State, seat: Seat) -> bool:
    return view.phase != QUARRY and bool(view.passed >> seat & 1)


def _status(view: State, seat: Seat, *, acts: bool) -> str:
    """What the seat is about."""
    if view.phase == OVER:
        return ""
    if _passed(view, seat):
        if view.lost[seat]:
            return translate("Monuments", "Passed: {points}").format(
                points=signed(-view.lost[seat])
            )
        return translate("Monuments", "Passed")
    if acts and view.phase == QUARRY:
        steps = STEPS[min(view.turn, len(STEPS) - 1)]
        return translate("Monuments", "%n steps this turn", "", steps)
    if acts:
        return translate("Monuments", "Builds now")
    after = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    following = next((other for other in after if not _passed(view, other)), None)
    is_next = view.phase in (QUARRY, BUILDING) and following == seat
    return translate("Monuments", "Next") if is_next else ""


def _rule(view: State, seat: Seat, *, acts: bool, built: bool) -> str:
    """Why somebody passed, goes so far, begins, or has these points: the first that applies."""
    if _passed(view, seat):
        return "loss" if view.lost[seat] else "pass"
    if acts and view.phase == QUARRY:
        return "wrong-number-of-steps"
    if built:
        return "brick-points"
    return "first-player" if view.lead == seat else "start-score"


def _tokens(stock: Heap) -> kit.Item:
    """Where stocks are open: how many of each kind."""
    items: list[kit.Item] = []
    for piece in KINDS:
        if count(stock, piece):
            number = kit.Text(str(count(stock, piece)), _FIGURE)
            items.append(kit.Optional(kit.Line((token(piece, 15.0), number), gap=3.0), -piece))
    return kit.Line(tuple(items), gap=7.0)


def token(piece: Piece, size: float) -> kit.Picture:
    """A kind of piece in a line of text."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look = canvas.look
        sprite = token_sprite(look.pixmaps, piece, rect.width(), canvas.ratio, look.palette)
        sprite.paint(canvas.painter, rect.center())

    return kit.Picture(("token", piece), size, size, paint)
