"""A player's panel in Blueprints: dice taken in this round and what has been won."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.dice import die_origin, paint_empty_slot
from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.blueprints.art.pictures import (
    flat_die,
    honour_sprite,
    paint_solid_die,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import (
    PlayerFacts,
    PublicFacts,
    held_by,
    public_facts,
)
from blueprints_desktop.desktop.games.blueprints.texts.table_words import (
    seat_lines,
    turn_words,
    won_words,
)
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.scoring import honours
from blueprints_desktop.games.blueprints.state import DICE_EACH, State

ROW_HALF = 16.0
"""Half the width of a die in the row."""
_MANY = 2
"""Beside more cards than this the last round is told in its short form, on all panels."""
_FANNED, _FACE_DOWN = 0.5, 1.1
"""How far a card stands from an equal one before it, in widths."""
translate = QCoreApplication.translate


def seat_card(position: Position, seat: Seat, hidden: bool = False) -> kit.SeatCard:
    """A seat as the viewer may see it; `hidden`: as everybody may."""
    view: State = position.view
    facts = public_facts(position)
    own = position.you == seat and not hidden
    is_open = view.round.options.open_awards
    shown = is_open or (position.viewer == seat and not hidden)
    held = held_by(view.results, seat)
    won = held if shown else ("",) * len(held)
    points = honours(view.results, seat).points if shown else 0
    told = facts.seats[seat]
    return kit.SeatCard(
        active=facts.to_act == seat,
        own=own,
        began=facts.order[0] == seat,
        chip=turn_words(facts, seat),
        items=(
            kit.Line(tuple(_die(told, index) for index in range(DICE_EACH)), gap=1.0),
            kit.Fill(),
            _foot(facts, told, won, points, shown, own and not is_open),
        ),
        strip=(kit.Line(tuple(_token(told, index) for index in range(DICE_EACH)), gap=3.0),),
        lines=tuple(seat_lines(facts, told, won_words(told, won if shown else (), points, own))),
        rule=_rule(told, won, is_open),
    )


def _rule(seat: PlayerFacts, won: Sequence[str], is_open: bool) -> str:
    """Why a die is crossed out, why cards are hidden, what the points are for."""
    if any(seat.removed):
        return "removed"
    if won and not is_open:
        return "face-down"
    return "round-points" if seat.last is not None else "behind-the-screen"


def _foot(
    facts: PublicFacts, seat: PlayerFacts, won: Sequence[str], points: int, shown: bool, hides: bool
) -> kit.Item:
    """What was won, its points, an eye where others may not see it, and the last round."""
    if not won:
        words = translate("Blueprints", "nothing won yet")
    elif shown:
        words = points_words(points)
    else:
        words = translate("Blueprints", "%n face down", "", len(won))
    items: list[kit.Item] = [_fan(kind, won.count(kind)) for kind in dict.fromkeys(won)]
    items.append(kit.Text(words, Role.SMALL, CardTone.NORMAL if shown and won else CardTone.QUIET))
    if hides and won:
        items.append(kit.Optional(kit.Sign(Icon.EYE_CLOSED, 16.0), 1))
    items.append(kit.Fill())
    if seat.last is not None:
        last = translate("Blueprints", "round {round}: {points}")
        short = translate("Blueprints", "R{round}: {points}", "what a round scored, very short")
        full, brief = (form.format(round=facts.scored, points=seat.last) for form in (last, short))
        crowded = max(each.held for each in facts.seats) > _MANY
        items.append(
            kit.Optional(kit.Text(brief if crowded else full, Role.SMALL, CardTone.QUIET, (brief,)))
        )
    return kit.Line(tuple(items), height=kit.fixed(22.0))


# --- dice ---------------------------------------------------------------------------------


def _die(seat: PlayerFacts, index: int) -> kit.Item:
    die = seat.taken[index] if index < len(seat.taken) else None
    removed = die is not None and seat.removed[index]

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, ratio, painter = canvas.look, canvas.ratio, canvas.painter
        w = round(ROW_HALF * canvas.zoom)
        at = die_origin(rect.center(), w)
        if die is None:
            painter.translate(at)
            paint_empty_slot(painter, w, look.palette.text_2)
            return
        paint_solid_die(painter, die, at, w, look, ratio, lost=removed)
        if removed:
            cross = QRectF(0.0, 0.0, 12.0 * canvas.zoom, 12.0 * canvas.zoom)
            cross.moveCenter(rect.center())
            paint_icon(painter, Icon.CROSS, cross, look.palette.warn, 4.0)

    picture = kit.Picture(("die", die, removed), 33.0, 38.0, paint)
    return kit.Part(kit.PartInfo(f"die-{index}"), picture)


def _token(seat: PlayerFacts, index: int) -> kit.Item:
    """A die seen from above, for the strip; a small frame for one that is still to come."""
    die = seat.taken[index] if index < len(seat.taken) else None
    removed = die is not None and seat.removed[index]

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, painter = canvas.look, canvas.painter
        if die is not None:
            token = flat_die(die, round(rect.width()), look, canvas.ratio)
            token.paint(painter, rect.center(), 0.45 if removed else 1.0)
            return
        painter.setPen(look.palette.text_2)
        painter.setOpacity(0.5)
        inset = rect.width() * 0.16
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 2, 2)

    return kit.Part(
        kit.PartInfo(f"die-{index}"), kit.Picture(("token", die, removed), 18.0, 18.0, paint)
    )


# --- Awards and Prizes --------------------------------------------------------------------


def _fan(kind: str, many: int) -> kit.Item:
    """Equal Awards or Prizes fanned out as in a hand; without a kind they are face down."""
    size = 22.0 if kind else 19.0

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        sprite = honour_sprite(kind, round(rect.width()), canvas.look, canvas.ratio)
        sprite.paint(canvas.painter, rect.center())

    card, apart = kit.Picture(("won", kind), size, size, paint), _FANNED if kind else _FACE_DOWN
    fanned = kit.Line((card,) * many, (apart - 1.0) * size)
    return kit.Part(kit.PartInfo(kind or "face-down", rule=kind), fanned)
