"""The acts in which a move is shown: dice, walk, rent, cards; ``building_acts`` has the rest.

Acts are made one by one: each reads the scenery that the one before has left on the table.
"""

from collections.abc import Iterator, Sequence
from math import pi, sin

from attrs import evolve
from PySide6.QtCore import QEasingCurve

from blueprints_desktop.desktop.games.skyline.board.building_acts import works_of
from blueprints_desktop.desktop.games.skyline.board.city_view import centre_of
from blueprints_desktop.desktop.games.skyline.board.dice_part import Throw
from blueprints_desktop.desktop.games.skyline.board.stage import (
    Act,
    AnimationStage,
    ease,
    look_on,
    roof_of,
)
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline import events as told_events
from blueprints_desktop.games.skyline.grid import CELLS
from blueprints_desktop.games.skyline.track import LENGTH

_ROLL, _STEP, _WALK = 640, 120, 340
_LOOK, _COINS, _TURN = 520, 620, 460
_COUNTED = 6
"""In so many steps the figures of a payment run up and down."""
_FACES = 6
"""How often a die changes its face while it rolls."""


def acts_of(told: Sequence[Event], stage: AnimationStage) -> Iterator[Act]:
    """The acts of these events, in their order."""
    for event in told:
        match event:
            case told_events.DiceRolled(_, white, black):
                yield _roll(stage, white, black)
            case told_events.PawnMoved(seat, origin, place):
                yield _walk(stage, seat, origin, place)
            case told_events.RentPaid(payer, owner, amount, paid, cells):
                yield _light_chain(stage, owner, cells)
                yield _pay(stage, payer, owner, paid, amount)
            case told_events.CardDrawn(_, card):
                yield _turn_card(stage, card)
                yield look_on(_LOOK)
            case told_events.MoneyPaid(payer, receiver, _, paid) if paid:
                yield _pay(stage, payer, receiver, paid, paid)
            case told_events.NothingBuilt() | told_events.CardIdle():
                stage.table.show_story(stage.after)
                yield look_on(2 * _LOOK)
            case told_events.ArchitectMoved(origin, cell):
                yield _architect(stage, origin, cell)
            case told_events.GameEnded():
                yield look_on(_LOOK)
            case _:
                yield from works_of(event, stage)


# --- dice, pawn, architect ----------------------------------------------------------------


def _roll(stage: AnimationStage, white: int, black: int) -> Act:
    """Both dice come bouncing in from the left and change their faces on the way."""
    stage.table.forget_story()
    for seat, cash in enumerate(stage.seats.cash):
        stage.seats.show_cash(seat, cash, 0)

    def show(share: float) -> None:
        if share >= 1.0:
            stage.table.dice.show_throw(Throw(white, black))
            return
        faces, offsets = [], []
        for index, value in enumerate((white, black)):
            done = min(1.0, share * 1.15 / (1.0 + 0.15 * index))
            turned = int(done * _FACES)
            faces.append(value if turned >= _FACES else (value + turned * (2 + index)) % 6 + 1)
            far = 1.0 - ease(done, QEasingCurve.Type.OutCubic)
            hop = abs(sin(done * pi * 2.5)) * (1.0 - done) * 46.0
            offsets.append((-70.0 * far, hop))
        throw = Throw(faces[0], faces[1], (offsets[0], offsets[1]))
        stage.table.dice.show_throw(throw)

    return Act(_ROLL, show)


def _walk(stage: AnimationStage, seat: int, origin: int, place: int) -> Act:
    """The pawn hops from place to place."""
    steps = (place - origin) % LENGTH
    before = stage.scenery

    def show(share: float) -> None:
        way = steps * share
        hop = 0.26 * abs(sin(pi * way))
        there = float(place) if share >= 1.0 else origin + way
        pawns = (*before.pawns[:seat], there, *before.pawns[seat + 1 :])
        hopping = None if share >= 1.0 else seat
        stage.put(evolve(before, pawns=pawns, hop=hop, hopping=hopping))

    return Act(_STEP * max(1, steps), show)


def _architect(stage: AnimationStage, origin: int, cell: int) -> Act:
    """He walks to the building, or comes onto the board from above."""
    before = stage.scenery
    end = centre_of(cell)
    start = centre_of(origin) if origin < CELLS else end
    if origin != cell:
        stage.table.architect_leaves()
    low = roof_of(before, origin) if origin < CELLS else 2.2
    high = roof_of(before, cell)

    def show(share: float) -> None:
        done = ease(share)
        spot = (start[0] + (end[0] - start[0]) * done, start[1] + (end[1] - start[1]) * done)
        lift = low + (high - low) * done + (0.9 * sin(pi * done) if origin < CELLS else 0.0)
        hopping = None if share >= 1.0 else -1
        stage.put(evolve(before, architect=spot, hop=lift, hopping=hopping))

    return Act(_WALK if origin != cell else 1, show)


# --- money and cards ----------------------------------------------------------------------


def _light_chain(stage: AnimationStage, owner: int, cells: tuple[int, ...]) -> Act:
    """The whole block lights up with its sum."""
    stage.table.show_story(stage.after, (owner, cells))
    return look_on(_LOOK)


def _pay(
    stage: AnimationStage, payer: int | None, receiver: int | None, paid: int, got: int
) -> Act:
    """Coins fly; the figures in the panels run down and up."""
    start = stage.bank() if payer is None else stage.purse(payer)
    end = stage.bank() if receiver is None else stage.purse(receiver)
    held = list(stage.seats.cash)

    def show(share: float) -> None:
        if share < 1.0:
            stage.money.show_flight(start, end, share)
        else:
            stage.money.clear()
        for seat, amount in ((payer, -paid), (receiver, got)):
            if seat is not None:
                steps = int(ease(share) * _COUNTED)
                moved = amount * steps // _COUNTED // 10 * 10 if share < 1.0 else amount
                stage.seats.show_cash(seat, held[seat] + moved, moved)

    return Act(_COINS, show)


def _turn_card(stage: AnimationStage, card: str) -> Act:
    """The top card turns over on its way out of the pile."""
    return Act(_TURN, lambda share: stage.table.deck.show_card(card, ease(share)))
