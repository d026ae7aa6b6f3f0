"""A player's panel: cash and what the turn did to it, buildings, floors, and rents of the chains."""

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QPoint, QRectF

from blueprints_desktop.desktop.drawing.typography import Role, Type
from blueprints_desktop.desktop.games.skyline.art.buildings import (
    paint_floor_icon,
    paint_tower_icon,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.i18n.number_format import counted, figure, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel
from blueprints_desktop.desktop.ui.cards.values import CardTone
from blueprints_desktop.games.skyline.board import BUILDINGS_DEALT
from blueprints_desktop.games.skyline.chains import chains_of

HEIGHTS = kit.Heights(112, 124)
_CASH, _STRIP_CASH = Type(24, 600, tabular=True), Type(18, 600, tabular=True)
_COUNT = Type(13, 600, tabular=True)
_DOT = "\u2009·\u2009"
_CASH_PART = kit.PartInfo("cash")
translate = QCoreApplication.translate


class SeatPanels:
    """The panels of all players. While money moves they show other sums than the position."""

    def __init__(self, people: Sequence[Person], appearance: Appearance) -> None:
        self.panels = [SeatPanel(person, appearance, HEIGHTS) for person in people]
        self._model: SkylineModel | None = None
        self.cash: list[int] = [0] * len(self.panels)
        self.changes: list[int] = [0] * len(self.panels)

    def show_model(self, model: SkylineModel) -> None:
        self._model = model
        for seat in range(len(self.panels)):
            change = 0 if model.story is None else model.story.money(seat)
            self.show_cash(seat, model.state.cash[seat], change)

    def show_cash(self, seat: int, cash: int, change: int) -> None:
        """Show a sum and its change, such as while coins are on their way."""
        self.cash[seat], self.changes[seat] = cash, change
        if self._model is not None:
            self.panels[seat].show_seat(seat_card(self._model, seat, cash, change))

    def cash_point(self, seat: int) -> QPoint:
        """Where the cash of a player is shown, in pixels of the panel."""
        panel = self.panels[seat]
        return (panel.part_rect("cash") or panel.rect()).center()

    def clear(self) -> None:
        self._model = None
        for panel in self.panels:
            cleared = evolve(panel.seat_card, active=False, own=False, items=(), strip=(), lines=())
            panel.show_seat(cleared)


def seat_card(model: SkylineModel, seat: int, cash: int, change: int) -> kit.SeatCard:
    """Everything is public, so all panels tell the same."""
    board, colour = model.state.board, model.colour(seat)
    tone = CardTone.GOOD if change > 0 else CardTone.BAD
    changed: tuple[kit.Item, ...] = ()
    if change:
        changed = (kit.Text(signed(change), Role.SMALL_STRONG, tone),)
    dealt = BUILDINGS_DEALT[model.state.seats]
    built = board.finished[seat].bit_count()
    left = board.floors_left(seat)
    rents = _rents_text(rents_of(model, seat))
    count = kit.Text(f"{built}/{dealt}", _COUNT, CardTone.QUIET)
    floors = kit.Text(str(left), Role.FIGURE, CardTone.NORMAL if left else CardTone.BAD)
    towers = kit.Optional(_towers(built, dealt, colour))
    cash_part = kit.Part(_CASH_PART, kit.Text(figure(cash), _CASH))
    strip_cash = kit.Part(_CASH_PART, kit.Text(figure(cash), _STRIP_CASH))
    few_floors = kit.Line((_floor(colour, 12.0), kit.Text(str(left), _COUNT)), gap=5.0)
    return kit.SeatCard(
        active=seat == model.to_act,
        own=seat == model.you,
        began=seat == model.state.first,
        items=(
            kit.Line(
                (cash_part, *changed, kit.Fill(), towers, count), height=kit.Spread(36.0, 32.0)
            ),
            kit.Line(
                (rents, kit.Fill(), _floor(colour, 16.0), floors), height=kit.Spread(26.0, 22.0)
            ),
        ),
        strip=(
            kit.Line(
                (
                    strip_cash,
                    *map(kit.Optional, changed),
                    kit.Fill(),
                    kit.Optional(_towers(1, 1, colour)),
                    count,
                    few_floors,
                )
            ),
        ),
        lines=_lines(model, seat, cash),
        rule="chain",
        heights=HEIGHTS,
    )


def rents_of(model: SkylineModel, seat: int) -> tuple[int, ...]:
    """What the chains of a player earn, the dearest first."""
    return tuple(chain.rent for chain in chains_of(model.state.board, seat))


def _rents_text(rents: tuple[int, ...]) -> kit.Text:
    """The rents of all chains, closer together and smaller before any is left out."""
    if not rents:
        return kit.Text("", Role.SMALL, CardTone.QUIET)
    figures = counted(rents)
    label = translate("Skyline", "Rents {rents}")
    fewer = (_DOT.join((*figures[:count], "…")) for count in range(len(figures) - 1, 0, -1))
    full, *shorter = (
        label.format(rents=told) for told in (" · ".join(figures), _DOT.join(figures), *fewer)
    )
    closer, *reduced = shorter
    return kit.Text(full, Role.SMALL, CardTone.QUIET, (closer,), tuple(reduced), least=12.0)


def _lines(model: SkylineModel, seat: int, cash: int) -> tuple[str, ...]:
    board = model.state.board
    facts = (
        translate("Skyline", "{amount} in cash").format(amount=figure(cash)),
        translate("Skyline", "%n finished buildings left", "", board.buildings_left(seat)),
        translate("Skyline", "%n floors left", "", board.floors_left(seat)),
        _rents_text(rents_of(model, seat)).words,
    )
    return tuple(filter(None, facts))


def _towers(built: int, dealt: int, colour: int) -> kit.Picture:
    """A tower for each that was dealt, solid where it stands."""
    step = min(11.0, 60.0 / dealt)

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        palette, wide = canvas.look.palette, step * canvas.zoom
        for index in range(dealt):
            box = QRectF(rect.left() + index * wide, rect.top(), 0.7 * wide, rect.height())
            seat = palette.seats[colour]
            paint_tower_icon(canvas.painter, box, seat, palette, index < built)

    return kit.Picture(("towers", built, dealt, colour), step * (dealt - 0.3), 17.0, paint)


def _floor(colour: int, size: float) -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        paint_floor_icon(canvas.painter, rect, canvas.look.palette.seats[colour].sign)

    return kit.Picture(("floor", colour), size, 14.0, paint)
