"""How the events of Projekt Skyline are shown: dice, pawns, money, cards and buildings.

Each function reads the scenery that the one before has left on the table.
"""

from collections.abc import Callable, Iterator, Mapping
from math import pi, sin

from attrs import evolve, field, frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.painting import oval
from blueprints_desktop.desktop.drawing.palette import alpha, lighter
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.games.skyline.art.city import FINISHED
from blueprints_desktop.desktop.games.skyline.board.city import (
    ARCHITECT,
    Moving,
    Scenery,
    Spot,
    centre_of,
)
from blueprints_desktop.desktop.games.skyline.board.table import SkylineTable
from blueprints_desktop.desktop.games.skyline.facts.view_model import (
    SkylineModel,
    money_moved,
)
from blueprints_desktop.desktop.games.skyline.texts.words import card_text
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.controls.plain_text import PlainLabel
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
class SkylineContext:
    """What the animations work on, and between which positions."""

    table: SkylineTable
    money: "FlyingCoins"
    show_money: Callable[[Mapping[int, int]], object]
    """Shows in the panels what each player has got or paid since the position before."""
    purse: Callable[[int | None], QPointF]
    """Where the money of a player is on the layer, or with None that of the bank."""
    after: SkylineModel
    paid: dict[int, int] = field(factory=dict)
    """What each player has got or paid so far."""

    @property
    def scenery(self) -> Scenery:
        return self.table.city.scenery

    def put(self, scenery: Scenery) -> None:
        self.table.city.show_scenery(scenery)


# --- coins --------------------------------------------------------------------------------

_FLYING = 6
_APART = 0.075
"""By how much of the whole flight each coin starts after the one before it."""
_RADIUS = 9.0


class FlyingCoins:
    """Coins over the whole desk. They let every click through and are hidden at rest."""

    def __init__(self, appearance: Appearance, desk: QWidget) -> None:
        self._appearance = appearance
        self._coins = [PlainLabel(parent=desk) for _ in range(_FLYING)]
        for coin in self._coins:
            coin.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clear()

    def clear(self) -> None:
        for coin in self._coins:
            coin.hide()

    def show_flight(self, start: QPointF, end: QPointF, share: float) -> None:
        """How far a payment has come; coins that have arrived are not seen any more."""
        look, whole = self._appearance.look, 1.0 + _APART * (_FLYING - 1)
        for number, coin in enumerate(self._coins):
            done = share * whole - number * _APART
            coin.setVisible(0.0 < done < 1.0)
            if coin.isHidden():
                continue
            sprite = _coin(look, coin.devicePixelRatioF())
            arc = 46.0 * look.scale * sin(pi * done)
            at = start + (end - start) * done + QPointF(0.35 * arc, -arc) - sprite.anchor
            coin.setPixmap(sprite.pixmap)
            coin.setGeometry(QRect(at.toPoint(), sprite.bounds.size().toSize()))
            coin.raise_()


def _coin(look: Look, ratio: float) -> Sprite:
    radius, brass = _RADIUS * look.scale, look.palette.brass

    def draw(painter: QPainter) -> None:
        shadow = oval(QPointF(0.8, 1.8) * look.scale, radius, radius)
        painter.fillPath(shadow, alpha(look.palette.shadow_on_desk, 0.25))
        face = QRadialGradient(QPointF(-0.3, -0.4) * radius, 1.5 * radius)
        face.setColorAt(0.0, lighter(brass.edge, 0.2))
        face.setColorAt(0.5, brass.top)
        face.setColorAt(1.0, brass.right)
        painter.fillPath(oval(QPointF(), radius, radius), face)
        for ring in (radius, 0.66 * radius):
            painter.strokePath(oval(QPointF(), ring, ring), QPen(brass.dark, 1.2 * look.scale))

    side = radius + 4.0 * look.scale
    bounds = QRectF(-side, -side, 2 * side, 2 * side)
    return look.pixmaps.sprite(("coin", radius), bounds, ratio, look.palette, draw)


# --- dice, pawn, architect ----------------------------------------------------------------


def _roll(event: events.DiceRolled, context: SkylineContext) -> _Stages:
    """Both dice come bouncing in from the left and change their faces on the way."""
    context.table.forget_story()
    context.show_money({})
    part = context.table.dice
    lying = part.dice

    def show(share: float) -> None:
        dice = []
        for index, value in enumerate((event.white, event.black)):
            done = min(1.0, share * 1.15 / (1.0 + 0.15 * index))
            turned = int(done * _FACES)
            face = value if turned >= _FACES else (value + turned * (2 + index)) % 6 + 1
            far = 1.0 - eased(done, QEasingCurve.Type.OutCubic)
            hop = abs(sin(done * pi * 2.5)) * (1.0 - done) * 46.0
            dice.append(evolve(lying[index], value=face, offset=(-70.0 * far, hop)))
        part.dice = tuple(dice)

    yield Animation(show, _ROLL)


def _walk(event: events.PawnMoved, context: SkylineContext) -> _Stages:
    """The pawn hops from place to place."""
    seat, origin, place = event.seat, event.origin, event.place
    steps = (place - origin) % LENGTH
    before = context.scenery

    def show(share: float) -> None:
        there = float(place) if share >= 1.0 else origin + steps * share
        pawns = (*before.pawns[:seat], there, *before.pawns[seat + 1 :])
        hop = 0.26 * abs(sin(pi * steps * share))
        context.put(evolve(before, pawns=pawns, hop=hop, hopping=None if share >= 1.0 else seat))

    yield Animation(show, _STEP * max(1, steps))


def _move_architect(event: events.ArchitectMoved, context: SkylineContext) -> _Stages:
    """He walks to the building, or comes onto the board from above."""
    origin, cell = event.origin, event.cell
    before, walks = context.scenery, origin < CELLS
    end = centre_of(cell)
    start = centre_of(origin) if walks else end
    if origin != cell:
        context.table.architect_leaves()
    height = context.table.city.height
    low, high = height(origin) if walks else 2.2, height(cell)

    def show(share: float) -> None:
        done = eased(share)
        spot = (start[0] + (end[0] - start[0]) * done, start[1] + (end[1] - start[1]) * done)
        lift = low + (high - low) * done + (0.9 * sin(pi * done) if walks else 0.0)
        hopping = None if share >= 1.0 else ARCHITECT
        context.put(evolve(before, architect=spot, hop=lift, hopping=hopping))

    yield Animation(show, _WALK if origin != cell else 1)


# --- money and cards ----------------------------------------------------------------------


def _pay(event: events.RentPaid | events.MoneyPaid, context: SkylineContext) -> _Stages:
    """Coins fly; the figures in the panels run down and up. A chain lights up with its rent first."""
    if isinstance(event, events.RentPaid):
        receiver: int | None = event.owner
        context.table.show_story(context.after)
        yield pause(_LOOK)
    else:
        receiver = event.receiver
    start, end = context.purse(event.payer), context.purse(receiver)
    moved, before = money_moved(event), dict(context.paid)

    def show(share: float) -> None:
        context.money.show_flight(start, end, share)
        steps = int(eased(share) * _COUNTED)
        for seat, amount in moved.items():
            told = amount if share >= 1.0 else amount * steps // _COUNTED // 10 * 10
            context.paid[seat] = before.get(seat, 0) + told
        context.show_money(context.paid)

    if event.paid:
        yield Animation(show, _COINS)


def _turn_card(event: events.CardDrawn, context: SkylineContext) -> _Stages:
    """The top card turns over on its way out of the pile."""
    deck = context.table.deck
    text = card_text(event.card, context.after.deck)
    drawn = evolve(deck.shown, card=event.card, text=text, live=True)

    def show(share: float) -> None:
        deck.shown = evolve(drawn, turned=eased(share))

    yield Animation(show, _TURN)
    yield pause(_LOOK)


def _tell_nothing(
    _event: events.NothingBuilt | events.CardIdle, context: SkylineContext
) -> _Stages:
    """Time to read why nothing happens."""
    context.table.show_story(context.after)
    yield pause(2 * _LOOK)


# --- buildings ----------------------------------------------------------------------------


def _drop(
    event: events.BuildingPlaced | events.FloorBuilt | events.StoreyAdded | events.PileMoved,
    context: SkylineContext,
) -> _Stages:
    """A piece comes down onto its lot or onto a pile, which may then go on to demolish."""
    cell = event.origin if isinstance(event, events.PileMoved) else event.cell
    piece = FINISHED if isinstance(event, events.BuildingPlaced) else 1
    before, spot, top = context.scenery, centre_of(cell), context.table.city.height(cell)

    def show(share: float) -> None:
        z = top + 1.5 * (1.0 - eased(share, QEasingCurve.Type.OutBounce))
        falling = Moving(event.seat, piece, spot, z, min(1.0, share * 3))
        context.put(evolve(before, moving=(falling,)))

    yield Animation(show, _DROP + 60)
    if isinstance(event, events.PileMoved):
        yield from _travel(event, context)
        yield pause(_REST)
    else:
        floors = event.floors if isinstance(event, events.StoreyAdded) else piece
        context.put(before.having({cell: (event.seat, floors)}))


def _vanish(
    event: events.FloorLifted | events.BuildingRemoved | events.BuildingImploded,
    context: SkylineContext,
) -> _Stages:
    """A building rises a little and is gone. An implosion leaves floors behind."""
    before, spot = context.scenery.without(event.cell), centre_of(event.cell)
    owner, floors = context.scenery.buildings[event.cell]

    def show(share: float) -> None:
        leaving = Moving(owner, floors, spot, 0.8 * eased(share), 1.0 - share)
        context.put(evolve(before, moving=(leaving,)))

    yield Animation(show, _DROP + 80)
    left = event.floors if isinstance(event, events.BuildingImploded) else 0
    context.put(before.having({event.cell: (owner, left)} if left else {}))


def _travel(event: events.PileMoved | events.BuildingMoved, context: SkylineContext) -> _Stages:
    """A pile is lifted and goes along the streets, with one bend at most, and comes down."""
    before = context.scenery.without(event.origin)
    start, end = centre_of(event.origin), centre_of(event.cell)
    steps = abs(end[0] - start[0]) + abs(end[1] - start[1])
    floors = min(event.floors, 2) if isinstance(event, events.PileMoved) else event.floors

    def show(share: float) -> None:
        landing = max(0.0, (share - 0.86) / 0.14)
        z = 0.75 * min(1.0, share * 7) * (1.0 - landing)
        flying = Moving(event.seat, floors, _along(start, end, eased(share)), z)
        scenery = before.without(event.cell) if landing > 0.5 else before
        context.put(evolve(scenery, moving=(flying,)))

    yield Animation(show, round(_PER_CELL * max(2.0, steps)) + 120)
    context.put(before.having({event.cell: (event.seat, event.floors)}))


def _along(start: Spot, end: Spot, share: float) -> Spot:
    """First across, then down."""
    across, down = abs(end[0] - start[0]), abs(end[1] - start[1])
    way = share * (across + down)
    if way <= across and across:
        return start[0] + (end[0] - start[0]) * way / across, start[1]
    rest = (way - across) / down if down else 1.0
    return end[0], start[1] + (end[1] - start[1]) * rest


def _swap(event: events.BuildingsSwapped, context: SkylineContext) -> _Stages:
    """Two buildings change places."""
    here, there = centre_of(event.cell), centre_of(event.other)
    standing = context.scenery.buildings
    own, taken = standing[event.cell], standing[event.other]
    before = context.scenery.without(event.cell, event.other)

    def show(share: float) -> None:
        done, lift = eased(share), 0.9 * sin(pi * share)
        one = Moving(*own, _along(here, there, done), lift)
        other = Moving(*taken, _along(there, here, done), lift * 0.5)
        context.put(evolve(before, moving=(one, other)))

    yield Animation(show, _PER_CELL * 6)
    context.put(before.having({event.other: own, event.cell: taken}))


ANIMATIONS: AnimationTable[SkylineContext] = {
    events.DiceRolled: _roll,
    events.PawnMoved: _walk,
    events.ArchitectMoved: _move_architect,
    events.RentPaid: _pay,
    events.MoneyPaid: _pay,
    events.CardDrawn: _turn_card,
    events.NothingBuilt: _tell_nothing,
    events.CardIdle: _tell_nothing,
    events.GameEnded: lambda _event, _context: (pause(_LOOK),),
    events.BuildingPlaced: _drop,
    events.FloorBuilt: _drop,
    events.FloorLifted: _vanish,
    events.StoreyAdded: _drop,
    events.PileMoved: _drop,
    events.BuildingMoved: _travel,
    events.BuildingsSwapped: _swap,
    events.BuildingRemoved: _vanish,
    events.BuildingImploded: _vanish,
}
