"""A player's panel: cash and its change, buildings, floors and rents."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainterPath, QPen

from blueprints_desktop.desktop.drawing.painting import gradient
from blueprints_desktop.desktop.drawing.palette import lighter
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Role, Type
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.i18n.number_format import counted, figure, signed
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone
from blueprints_desktop.games.skyline.board import BUILDINGS_DEALT
from blueprints_desktop.games.skyline.chains import chains_of, lap_income

translate = QCoreApplication.translate
_COUNT = Type(13, 600, tabular=True)
_DOT = "\u2009·\u2009"


def seat_card(model: SkylineModel, seat: int, moved: int | None = None) -> kit.SeatCard:
    """Cash, its change, buildings and floors. Everything is public: all panels tell the same.

    ``moved`` is what the player has got or paid since this position; None: what the turn brought.
    """
    board, colour = model.state.board, model.colour(seat)
    turn = 0 if model.story is None else model.story.money(seat)
    cash, change = model.state.cash[seat] + (moved or 0), turn if moved is None else moved
    built, dealt = board.finished[seat].bit_count(), BUILDINGS_DEALT[model.state.seats]
    left = board.floors_left(seat)
    rents = _rents_text(tuple(chain.rent for chain in chains_of(board, seat)))
    changed: tuple[kit.Item, ...] = ()
    if change:
        tone = CardTone.GOOD if change > 0 else CardTone.BAD
        changed = (kit.Text(signed(change), Role.SMALL_STRONG, tone),)
    count = kit.Text(f"{built}/{dealt}", _COUNT, CardTone.QUIET)
    floors = kit.Text(str(left), Role.FIGURE, CardTone.NORMAL if left else CardTone.BAD)
    towers = _towers(built, dealt, colour, (min(11.0, 60.0 / dealt), 8.0), 17.0)
    few_towers = _towers(built, dealt, colour, (8.0,), 14.0)
    few_floors = kit.Line((_floor(colour, 12.0), kit.Text(str(left), _COUNT)), gap=5.0)
    first = (_cash(cash, 24), *changed, kit.Fill(), towers, count)
    second = (rents, kit.Fill(), _floor(colour, 16.0), floors)
    beside_name = tuple(kit.Optional(each, 3) for each in changed)
    strip = (_cash(cash, 18), kit.Fill(), few_towers, count, few_floors)
    facts = (
        translate("Skyline", "{amount} in cash").format(amount=figure(cash)),
        translate("Skyline", "%n finished buildings left", "", board.buildings_left(seat)),
        translate("Skyline", "%n floors left", "", left),
        rents.words,
        _per_lap(lap_income(board, seat)),
    )
    return kit.SeatCard(
        active=seat == model.position.to_act,
        own=seat == model.position.you,
        began=seat == model.state.first,
        items=(
            kit.Line(first, height=kit.Spread(36.0, 32.0)),
            kit.Line(second, height=kit.Spread(26.0, 22.0)),
        ),
        strip=(kit.Line(strip),),
        strip_head=beside_name,
        lines=tuple(filter(None, facts)),
        rule="chain",
    )


def _per_lap(income: int) -> str:
    """What previews count from."""
    words = translate("Skyline", "Each other pawn pays about {amount} per lap")
    return words.format(amount=figure(income)) if income else ""


def _cash(cash: int, size: int) -> kit.Part:
    return kit.Part(kit.PartInfo("cash"), kit.Text(figure(cash), Type(size, 600, tabular=True)))


def _rents_text(rents: tuple[int, ...]) -> kit.Text:
    """The rents of all chains, closer together and smaller before any is left out.

    "+2" says that there are two more; the panel's tip has all.
    """
    if not rents:
        return kit.Text("", Role.SMALL, CardTone.QUIET)
    figures = counted(rents)
    label = translate("Skyline", "Rents {rents}")
    fewer = (
        _DOT.join((*figures[:count], f"+{len(figures) - count}"))
        for count in range(len(figures) - 1, 0, -1)
    )
    full, closer, *reduced = (
        label.format(rents=told) for told in (" · ".join(figures), _DOT.join(figures), *fewer)
    )
    return kit.Text(full, Role.SMALL, CardTone.QUIET, (closer,), tuple(reduced), least=12.0)


def _towers(
    built: int, dealt: int, colour: int, steps: tuple[float, ...], high: float
) -> kit.Optional:
    """A tower for each that was dealt, closer together where there is little room, or one for all."""
    options = (_tower_row(built, dealt, colour, step, high) for step in steps)
    told = translate("Skyline", "Finished buildings: {built} of {dealt} in the city")
    signs = kit.Choice((*options, _one_tower(built, dealt, colour, high)))
    return kit.Optional(kit.named("towers", told.format(built=built, dealt=dealt), signs), 1)


def _tower_row(built: int, dealt: int, colour: int, step: float, high: float) -> kit.Picture:
    """A tower for each that was dealt: solid where it stands, an outline in the supply."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        wide = step * canvas.zoom
        for index in range(dealt):
            box = QRectF(rect.left() + index * wide, rect.top(), 0.7 * wide, rect.height())
            _paint_tower(canvas, box, colour, float(index < built))

    name = ("towers", built, dealt, colour, step)
    return kit.Picture(name, step * (dealt - 0.3), high, paint)


def _one_tower(built: int, dealt: int, colour: int, high: float) -> kit.Picture:
    """One tower for all: as much of it is solid as stands of those that were dealt."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        _paint_tower(canvas, rect, colour, built / dealt)

    return kit.Picture(("tower", built, dealt, colour), 7.0, high, paint)


def _paint_tower(canvas: kit.PaintContext, box: QRectF, colour: int, share: float) -> None:
    """A tower of which a share is solid, from the ground; the rest is an outline."""
    painter, palette = canvas.painter, canvas.look.palette
    sign, shape = palette.seats[colour].sign, rounded(box, 1.8)
    if share > 0.0:
        shaded = gradient(box.topLeft(), box.topRight(), sign, lighter(sign, -0.14))
        solid = QPainterPath()
        solid.addRect(box.adjusted(0.0, (1.0 - share) * box.height(), 0.0, 0.0))
        painter.fillPath(shape.intersected(solid) if share < 1.0 else shape, shaded)
    if share < 1.0:
        painter.strokePath(shape, QPen(palette.text_2, 1.1))


def _floor(colour: int, size: float) -> kit.Part:
    """Three slabs lying on one another: floors in the supply."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        high, sign = rect.height() / 3, canvas.look.palette.seats[colour].sign
        for row in range(3):
            bar = QRectF(rect.left(), rect.top() + row * high, rect.width(), high * 0.62)
            canvas.painter.fillRect(bar, sign)

    picture = kit.Picture(("floor", colour), size, 14.0, paint)
    return kit.named("floors", translate("Skyline", "Floors left to build with"), picture)
