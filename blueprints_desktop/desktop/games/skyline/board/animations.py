"""How the events of Projekt Skyline are shown: dice, pawns, money, cards and buildings.

Each function reads the scenery that the one before has left on the table.
"""

from collections.abc import Callable, Iterator
from math import pi, sin

from attrs import evolve, frozen
from PySide6.QtCore import QEasingCurve, QPoint, QPointF

from blueprints_desktop.desktop.games.skyline.art.bodies import FINISHED, height_of
from blueprints_desktop.desktop.games.skyline.board.city_part import Moving, Scenery
from blueprints_desktop.desktop.games.skyline.board.city_view import Spot, centre_of
from blueprints_desktop.desktop.games.skyline.board.desk_parts import Throw
from blueprints_desktop.desktop.games.skyline.board.money import MoneyLayer
from blueprints_desktop.desktop.games.skyline.board.table import SkylineTable
from blueprints_desktop.desktop.games.skyline.cards.seat_panel import SeatPanels
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.ui.scene.animation import (
    Animation,
    AnimationTable,
    Stage,
    eased,
    pause,
)
from blueprints_desktop.games.skyline import events
from blueprints_desktop.games.skyline.grid import CELLS
from blueprints_desktop.games.skyline.track import LENGTH

_ROLL, _STEP, _WALK = 640, 120, 340
_LOOK, _COINS, _TURN = 520, 620, 460
_COUNTED = 6
"""In so many steps the figures of a payment run up and down."""
_FACES = 6
"""How often a die changes its face while it rolls."""
_DROP, _PER_CELL, _REST = 280, 110, 260
_Stages = Iterator[Stage]


@frozen(eq=False)
class SkylineAnimationContext:
    """What the animations work on, and between which positions."""

    table: SkylineTable
    seats: SeatPanels
    money: MoneyLayer
    purse: Callable[[int], QPointF]
    before: SkylineModel
    after: SkylineModel

    @property
    def scenery(self) -> Scenery:
        return self.table.city.scenery

    def put(self, scenery: Scenery) -> None:
        self.table.city.show_scenery(scenery)

    def bank(self) -> QPointF:
        """Where the bank is: at the pile of cards."""
        desk = self.money.parentWidget()
        at = self.table.mapFromScene(self.table.deck.pile.center())
        return QPointF(self.table.mapTo(desk, at) if desk is not None else QPoint())


def _roof_of(scenery: Scenery, cell: int) -> float:
    standing = scenery.buildings.get(cell)
    return 0.0 if standing is None else height_of(standing[1])


# --- dice, pawn, architect ----------------------------------------------------------------


def _roll(event: events.DiceRolled, context: SkylineAnimationContext) -> _Stages:
    """Both dice come bouncing in from the left and change their faces on the way."""
    context.table.forget_story()
    for seat, cash in enumerate(context.seats.cash):
        context.seats.show_cash(seat, cash, 0)
    white, black = event.white, event.black

    def show(share: float) -> None:
        if share >= 1.0:
            context.table.dice.show_throw(Throw(white, black))
            return
        faces, offsets = [], []
        for index, value in enumerate((white, black)):
            done = min(1.0, share * 1.15 / (1.0 + 0.15 * index))
            turned = int(done * _FACES)
            faces.append(value if turned >= _FACES else (value + turned * (2 + index)) % 6 + 1)
            far = 1.0 - eased(done, QEasingCurve.Type.OutCubic)
            hop = abs(sin(done * pi * 2.5)) * (1.0 - done) * 46.0
            offsets.append((-70.0 * far, hop))
        throw = Throw(faces[0], faces[1], (offsets[0], offsets[1]))
        context.table.dice.show_throw(throw)

    yield Animation(show, _ROLL)


def _walk(event: events.PawnMoved, context: SkylineAnimationContext) -> _Stages:
    """The pawn hops from place to place."""
    seat, origin, place = event.seat, event.origin, event.place
    steps = (place - origin) % LENGTH
    before = context.scenery

    def show(share: float) -> None:
        way = steps * share
        hop = 0.26 * abs(sin(pi * way))
        there = float(place) if share >= 1.0 else origin + way
        pawns = (*before.pawns[:seat], there, *before.pawns[seat + 1 :])
        hopping = None if share >= 1.0 else seat
        context.put(evolve(before, pawns=pawns, hop=hop, hopping=hopping))

    yield Animation(show, _STEP * max(1, steps))


def _move_architect(event: events.ArchitectMoved, context: SkylineAnimationContext) -> _Stages:
    """He walks to the building, or comes onto the board from above."""
    origin, cell = event.origin, event.cell
    before = context.scenery
    end = centre_of(cell)
    start = centre_of(origin) if origin < CELLS else end
    if origin != cell:
        context.table.architect_leaves()
    low = _roof_of(before, origin) if origin < CELLS else 2.2
    high = _roof_of(before, cell)

    def show(share: float) -> None:
        done = eased(share)
        spot = (start[0] + (end[0] - start[0]) * done, start[1] + (end[1] - start[1]) * done)
        lift = low + (high - low) * done + (0.9 * sin(pi * done) if origin < CELLS else 0.0)
        hopping = None if share >= 1.0 else -1
        context.put(evolve(before, architect=spot, hop=lift, hopping=hopping))

    yield Animation(show, _WALK if origin != cell else 1)


# --- money and cards ----------------------------------------------------------------------


def _pay_rent(event: events.RentPaid, context: SkylineAnimationContext) -> _Stages:
    """The whole block lights up with its sum, then coins fly."""
    context.table.show_story(context.after, (event.owner, event.cells))
    yield pause(_LOOK)
    yield _pay(context, event.payer, event.owner, event.paid, event.amount)


def _pay_money(event: events.MoneyPaid, context: SkylineAnimationContext) -> _Stages:
    if event.paid:
        yield _pay(context, event.payer, event.receiver, event.paid, event.paid)


def _pay(
    context: SkylineAnimationContext, payer: int | None, receiver: int | None, paid: int, got: int
) -> Animation:
    """Coins fly; the figures in the panels run down and up."""
    start = context.bank() if payer is None else context.purse(payer)
    end = context.bank() if receiver is None else context.purse(receiver)
    held = list(context.seats.cash)

    def show(share: float) -> None:
        if share < 1.0:
            context.money.show_flight(start, end, share)
        else:
            context.money.clear()
        for seat, amount in ((payer, -paid), (receiver, got)):
            if seat is not None:
                steps = int(eased(share) * _COUNTED)
                moved = amount * steps // _COUNTED // 10 * 10 if share < 1.0 else amount
                context.seats.show_cash(seat, held[seat] + moved, moved)

    return Animation(show, _COINS)


def _turn_card(event: events.CardDrawn, context: SkylineAnimationContext) -> _Stages:
    """The top card turns over on its way out of the pile."""
    deck = context.table.deck
    yield Animation(lambda share: deck.show_card(event.card, eased(share)), _TURN)
    yield pause(_LOOK)


def _tell_nothing(
    _event: events.NothingBuilt | events.CardIdle, context: SkylineAnimationContext
) -> _Stages:
    """Time to read why nothing happens."""
    context.table.show_story(context.after)
    yield pause(2 * _LOOK)


def _end(_event: events.GameEnded, _context: SkylineAnimationContext) -> _Stages:
    yield pause(_LOOK)


# --- buildings ----------------------------------------------------------------------------


def _stand(context: SkylineAnimationContext, owner: int, floors: int, cell: int) -> None:
    """Something stands there from now on; nothing is on its way any more."""
    scenery = context.scenery
    buildings = {**scenery.buildings, cell: (owner, floors)}
    context.put(evolve(scenery, buildings=buildings, moving=()))


def _drop(context: SkylineAnimationContext, owner: int, floors: int, cell: int) -> Animation:
    """A piece comes down onto its lot."""
    before = context.scenery
    spot = centre_of(cell)

    def show(share: float) -> None:
        if share >= 1.0:
            _stand(context, owner, floors, cell)
            return
        z = 1.6 * (1.0 - eased(share, QEasingCurve.Type.OutBounce))
        falling = Moving(owner, floors, spot, z, min(1.0, share * 3))
        context.put(evolve(before, moving=(falling,)))

    return Animation(show, _DROP + 60)


def _add_floor(context: SkylineAnimationContext, owner: int, cell: int) -> Animation:
    """A floor comes down onto a pile."""
    before = context.scenery
    spot, top = centre_of(cell), _roof_of(before, cell)

    def show(share: float) -> None:
        z = top + 1.2 * (1.0 - eased(share, QEasingCurve.Type.InQuad))
        context.put(evolve(before, moving=(Moving(owner, 1, spot, z),)))

    return Animation(show, _DROP)


def _vanish(context: SkylineAnimationContext, owner: int, floors: int, cell: int) -> Animation:
    """A building rises a little and is gone."""
    before = context.scenery.without(cell)
    spot = centre_of(cell)

    def show(share: float) -> None:
        if share >= 1.0:
            context.put(evolve(before, moving=()))
            return
        leaving = Moving(owner, floors, spot, 0.8 * eased(share), 1.0 - share)
        context.put(evolve(before, moving=(leaving,)))

    return Animation(show, _DROP + 80)


def _travel(
    context: SkylineAnimationContext, owner: int, floors: int, origin: int, cell: int
) -> Animation:
    """A pile is lifted and goes along the streets, with one bend at most, and comes down."""
    before = evolve(context.scenery.without(origin), moving=())
    start, end = centre_of(origin), centre_of(cell)
    steps = abs(end[0] - start[0]) + abs(end[1] - start[1])

    def show(share: float) -> None:
        done = eased(share)
        landing = max(0.0, (share - 0.86) / 0.14)
        z = 0.75 * min(1.0, share * 7) * (1.0 - landing)
        spot = _along(start, end, done)
        scenery = before.without(cell) if landing > 0.5 else before
        context.put(evolve(scenery, moving=(Moving(owner, floors, spot, z),)))

    return Animation(show, round(_PER_CELL * max(2.0, steps)) + 120)


def _along(start: Spot, end: Spot, share: float) -> Spot:
    """First across, then down."""
    across, down = abs(end[0] - start[0]), abs(end[1] - start[1])
    way = share * (across + down)
    if way <= across and across:
        return start[0] + (end[0] - start[0]) * way / across, start[1]
    rest = (way - across) / down if down else 1.0
    return end[0], start[1] + (end[1] - start[1]) * rest


def _swap(
    context: SkylineAnimationContext, one: tuple[int, int], other: tuple[int, int]
) -> Animation:
    """Two buildings change places."""
    (seat, cell), (opponent, place) = one, other
    whole = context.scenery
    low, high = whole.buildings[cell][1], whole.buildings[place][1]
    before = whole.without(cell, place)
    here, there = centre_of(cell), centre_of(place)

    def show(share: float) -> None:
        if share >= 1.0:
            buildings = {**before.buildings, place: (seat, low), cell: (opponent, high)}
            context.put(evolve(before, buildings=buildings, moving=()))
            return
        done = eased(share)
        lift = 0.9 * sin(pi * share)
        pieces = (
            Moving(seat, low, _along(here, there, done), lift),
            Moving(opponent, high, _along(there, here, done), lift * 0.5),
        )
        context.put(evolve(before, moving=pieces))

    return Animation(show, _PER_CELL * 6)


def _building_placed(event: events.BuildingPlaced, context: SkylineAnimationContext) -> _Stages:
    yield _drop(context, event.seat, FINISHED, event.cell)


def _floor_built(event: events.FloorBuilt, context: SkylineAnimationContext) -> _Stages:
    yield _drop(context, event.seat, 1, event.cell)


def _floor_lifted(event: events.FloorLifted, context: SkylineAnimationContext) -> _Stages:
    yield _vanish(context, event.seat, 1, event.cell)


def _storey_added(event: events.StoreyAdded, context: SkylineAnimationContext) -> _Stages:
    yield _add_floor(context, event.seat, event.cell)
    _stand(context, event.seat, event.floors, event.cell)


def _pile_moved(event: events.PileMoved, context: SkylineAnimationContext) -> _Stages:
    yield _add_floor(context, event.seat, event.origin)
    yield _travel(context, event.seat, min(event.floors, 2), event.origin, event.cell)
    _stand(context, event.seat, event.floors, event.cell)
    yield pause(_REST)


def _building_moved(event: events.BuildingMoved, context: SkylineAnimationContext) -> _Stages:
    yield _travel(context, event.seat, event.floors, event.origin, event.cell)
    _stand(context, event.seat, event.floors, event.cell)


def _buildings_swapped(event: events.BuildingsSwapped, context: SkylineAnimationContext) -> _Stages:
    yield _swap(context, (event.seat, event.cell), (event.opponent, event.other))


def _building_removed(event: events.BuildingRemoved, context: SkylineAnimationContext) -> _Stages:
    yield _vanish(context, event.owner, event.floors, event.cell)


def _building_imploded(event: events.BuildingImploded, context: SkylineAnimationContext) -> _Stages:
    yield _vanish(context, event.owner, FINISHED, event.cell)
    if event.floors:
        _stand(context, event.owner, event.floors, event.cell)


ANIMATIONS: AnimationTable[SkylineAnimationContext] = {
    events.DiceRolled: _roll,
    events.PawnMoved: _walk,
    events.ArchitectMoved: _move_architect,
    events.RentPaid: _pay_rent,
    events.MoneyPaid: _pay_money,
    events.CardDrawn: _turn_card,
    events.NothingBuilt: _tell_nothing,
    events.CardIdle: _tell_nothing,
    events.GameEnded: _end,
    events.BuildingPlaced: _building_placed,
    events.FloorBuilt: _floor_built,
    events.FloorLifted: _floor_lifted,
    events.StoreyAdded: _storey_added,
    events.PileMoved: _pile_moved,
    events.BuildingMoved: _building_moved,
    events.BuildingsSwapped: _buildings_swapped,
    events.BuildingRemoved: _building_removed,
    events.BuildingImploded: _building_imploded,
}
