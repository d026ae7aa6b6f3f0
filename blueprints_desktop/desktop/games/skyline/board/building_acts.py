"""Acts of building: floors come down, piles travel, buildings vanish or change places."""

from collections.abc import Iterator
from math import pi, sin

from attrs import evolve
from PySide6.QtCore import QEasingCurve

from blueprints_desktop.desktop.games.skyline.art.bodies import FINISHED
from blueprints_desktop.desktop.games.skyline.board.city_part import Moving
from blueprints_desktop.desktop.games.skyline.board.city_view import Spot, centre_of
from blueprints_desktop.desktop.games.skyline.board.stage import (
    Act,
    AnimationStage,
    ease,
    look_on,
    roof_of,
)
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline import events as told_events

_DROP, _PER_CELL, _LOOK = 280, 110, 260


def works_of(event: Event, stage: AnimationStage) -> Iterator[Act]:
    """What is built, moved or lost."""
    match event:
        case told_events.BuildingPlaced(seat, cell):
            yield _drop(stage, seat, FINISHED, cell)
        case told_events.FloorBuilt(seat, cell):
            yield _drop(stage, seat, 1, cell)
        case told_events.FloorLifted(seat, cell):
            yield _vanish(stage, seat, 1, cell)
        case told_events.StoreyAdded(seat, cell, floors):
            yield _add_floor(stage, seat, cell)
            _stand(stage, seat, floors, cell)
        case told_events.PileMoved(seat, origin, cell, floors, _, _):
            yield _add_floor(stage, seat, origin)
            yield _travel(stage, seat, min(floors, 2), origin, cell)
            _stand(stage, seat, floors, cell)
            yield look_on(_LOOK)
        case told_events.BuildingMoved(seat, origin, cell, floors):
            yield _travel(stage, seat, floors, origin, cell)
            _stand(stage, seat, floors, cell)
        case told_events.BuildingsSwapped(seat, cell, opponent, other):
            yield _swap(stage, (seat, cell), (opponent, other))
        case told_events.BuildingRemoved(_, owner, cell, floors):
            yield _vanish(stage, owner, floors, cell)
        case told_events.BuildingImploded(_, owner, cell, floors):
            yield _vanish(stage, owner, FINISHED, cell)
            if floors:
                _stand(stage, owner, floors, cell)


def _stand(stage: AnimationStage, owner: int, floors: int, cell: int) -> None:
    """Something stands there from now on; nothing is on its way any more."""
    scenery = stage.scenery
    buildings = {**scenery.buildings, cell: (owner, floors)}
    stage.put(evolve(scenery, buildings=buildings, moving=()))


def _drop(stage: AnimationStage, owner: int, floors: int, cell: int) -> Act:
    """A piece comes down onto its lot."""
    before = stage.scenery
    spot = centre_of(cell)

    def show(share: float) -> None:
        if share >= 1.0:
            _stand(stage, owner, floors, cell)
            return
        z = 1.6 * (1.0 - ease(share, QEasingCurve.Type.OutBounce))
        falling = Moving(owner, floors, spot, z, min(1.0, share * 3))
        stage.put(evolve(before, moving=(falling,)))

    return Act(_DROP + 60, show)


def _add_floor(stage: AnimationStage, owner: int, cell: int) -> Act:
    """A floor comes down onto a pile."""
    before = stage.scenery
    spot, top = centre_of(cell), roof_of(before, cell)

    def show(share: float) -> None:
        z = top + 1.2 * (1.0 - ease(share, QEasingCurve.Type.InQuad))
        stage.put(evolve(before, moving=(Moving(owner, 1, spot, z),)))

    return Act(_DROP, show)


def _vanish(stage: AnimationStage, owner: int, floors: int, cell: int) -> Act:
    """A building rises a little and is gone."""
    before = stage.scenery.without(cell)
    spot = centre_of(cell)

    def show(share: float) -> None:
        if share >= 1.0:
            stage.put(evolve(before, moving=()))
            return
        leaving = Moving(owner, floors, spot, 0.8 * ease(share), 1.0 - share)
        stage.put(evolve(before, moving=(leaving,)))

    return Act(_DROP + 80, show)


def _travel(stage: AnimationStage, owner: int, floors: int, origin: int, cell: int) -> Act:
    """A pile is lifted and goes along the streets, with one bend at most, and comes down."""
    before = evolve(stage.scenery.without(origin), moving=())
    start, end = centre_of(origin), centre_of(cell)
    steps = abs(end[0] - start[0]) + abs(end[1] - start[1])

    def show(share: float) -> None:
        done = ease(share)
        landing = max(0.0, (share - 0.86) / 0.14)
        z = 0.75 * min(1.0, share * 7) * (1.0 - landing)
        spot = _along(start, end, done)
        scenery = before.without(cell) if landing > 0.5 else before
        stage.put(evolve(scenery, moving=(Moving(owner, floors, spot, z),)))

    return Act(round(_PER_CELL * max(2.0, steps)) + 120, show)


def _along(start: Spot, end: Spot, share: float) -> Spot:
    """First across, then down."""
    across, down = abs(end[0] - start[0]), abs(end[1] - start[1])
    way = share * (across + down)
    if way <= across and across:
        return start[0] + (end[0] - start[0]) * way / across, start[1]
    rest = (way - across) / down if down else 1.0
    return end[0], start[1] + (end[1] - start[1]) * rest


def _swap(stage: AnimationStage, one: tuple[int, int], other: tuple[int, int]) -> Act:
    """Two buildings change places."""
    (seat, cell), (opponent, place) = one, other
    whole = stage.scenery
    low, high = whole.buildings[cell][1], whole.buildings[place][1]
    before = whole.without(cell, place)
    here, there = centre_of(cell), centre_of(place)

    def show(share: float) -> None:
        if share >= 1.0:
            buildings = {**before.buildings, place: (seat, low), cell: (opponent, high)}
            stage.put(evolve(before, buildings=buildings, moving=()))
            return
        done = ease(share)
        lift = 0.9 * sin(pi * share)
        pieces = (
            Moving(seat, low, _along(here, there, done), lift),
            Moving(opponent, high, _along(there, here, done), lift * 0.5),
        )
        stage.put(evolve(before, moving=pieces))

    return Act(_PER_CELL * 6, show)
