"""What a scored round says beyond its totals: the points of each die, and what broke the ties."""

from attrs import frozen

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import MATERIALS, RECYCLED, Die, material_of
from blueprints_desktop.games.blueprints.scoring import (
    AWARDS,
    PRIZES,
    RECYCLED_POINTS,
    RoundResult,
    count_of,
    die_points,
    neighbour_count,
    qualifies,
    tally,
)

Building = tuple[tuple[Die, ...], ...]

BY_POINTS, BY_FIRST, BY_SECOND, BY_ORDER = "points", "first", "second", "order"


@frozen
class ScoredDie:
    """A die in a building and what it added to the score."""

    die: Die
    space: int
    level: int
    """From 0, the ground."""
    points: int
    count: int
    """Wood: dice it touches. Recycled: how many there are with it. Others: 0."""

    @property
    def material(self) -> int:
        return material_of(self.die)


@frozen
class Edge:
    """What put one seat before another."""

    by: str
    level: tuple[tuple[int, int], ...] = ()
    """Materials in demand of which both had as many, in the order of demand: material and count."""
    material: int | None = None
    """The material in demand that decided, if one did."""
    ahead: int = 0
    behind: int = 0
    """How many dice of it the two had."""


@frozen
class Honour:
    """An Award or a Prize that somebody took, and what decided it if others were in the running."""

    kind: str
    """A name of AWARDS or PRIZES."""
    seat: Seat
    rival: Seat | None = None
    """Who came closest among equals; None: nobody contested it."""
    edge: Edge | None = None

    @property
    def is_award(self) -> bool:
        return self.kind in AWARDS


def scored_dice(building: Building) -> list[ScoredDie]:
    """The dice of a building, material by material, each with its points.

    Recycled dice score together: the n-th adds what the total grows by.
    """
    tall = tuple(map(len, building))
    found: list[ScoredDie] = []
    for material in range(len(MATERIALS)):
        count = 0
        for space, stack in enumerate(building):
            for level, die in enumerate(stack):
                if material_of(die) != material:
                    continue
                if material == RECYCLED:
                    count += 1
                    points = RECYCLED_POINTS[count] - RECYCLED_POINTS[count - 1]
                    found.append(ScoredDie(die, space, level, points, count))
                else:
                    points = die_points(die, space, level, tall)
                    touching = neighbour_count(space, level, tall) if material == 0 else 0
                    found.append(ScoredDie(die, space, level, points, touching))
    return found


def edge_between(
    result: RoundResult, ahead: Seat, behind: Seat, *, with_points: bool = True
) -> Edge:
    """Why ``ahead`` ranks before ``behind``; Prizes are decided without the points."""
    if with_points and result.scores[ahead].total != result.scores[behind].total:
        return Edge(BY_POINTS)
    level: list[tuple[int, int]] = []
    for by, (material, one), (_, other) in zip(
        (BY_FIRST, BY_SECOND), demanded(result, ahead), demanded(result, behind), strict=True
    ):
        if one != other:
            return Edge(by, tuple(level), material, one, other)
        level.append((material, one))
    return Edge(BY_ORDER, tuple(level))


def demanded(result: RoundResult, seat: Seat) -> list[tuple[int, int]]:
    """The materials in demand and how many dice of each a seat has built: what breaks ties."""
    packed = tally(result.buildings[seat])
    return [(material, count_of(packed, material)) for material in result.in_demand]


def lost_tie(result: RoundResult, seat: Seat) -> tuple[Seat, Edge] | None:
    """Who ranked right before a seat with as many points, and what put them there."""
    place = result.ranking.index(seat)
    if place == 0:
        return None
    ahead = result.ranking[place - 1]
    edge = edge_between(result, ahead, seat)
    return None if edge.by == BY_POINTS else (ahead, edge)


def awards_of(result: RoundResult) -> list[Honour]:
    """The Awards, best first; a rival is somebody with as many points who ranked next."""
    found = []
    for place, (award, seat) in enumerate(result.awards):
        rival, edge = None, None
        if place + 1 < len(result.ranking):
            behind = result.ranking[place + 1]
            why = edge_between(result, seat, behind)
            if why.by != BY_POINTS:
                rival, edge = behind, why
        found.append(Honour(award, seat, rival, edge))
    return found


def prizes_of(result: RoundResult) -> list[Honour]:
    """The Prizes that were won; a rival also qualified and came closest in the tie-break."""
    fit = [qualifies(building, tally(building)) for building in result.buildings]
    found = []
    for kind, (prize, seat) in enumerate(zip(PRIZES, result.prizes, strict=True)):
        if seat is None:
            continue
        others = [other for other, bits in enumerate(fit) if bits >> kind & 1 and other != seat]
        if not others:
            found.append(Honour(prize, seat))
            continue
        rival = max(others, key=lambda other: _merit(result, other))
        edge = edge_between(result, seat, rival, with_points=False)
        found.append(Honour(prize, seat, rival, edge))
    return found


def honours_of(result: RoundResult, seat: Seat) -> list[Honour]:
    """What a seat took in this round, the Award first."""
    return [won for won in (*awards_of(result), *prizes_of(result)) if won.seat == seat]


def _merit(result: RoundResult, seat: Seat) -> tuple[int, int, int]:
    (_, first), (_, second) = demanded(result, seat)
    return first, second, result.order.index(seat)
