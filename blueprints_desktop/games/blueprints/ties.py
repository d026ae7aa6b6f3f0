"""What decides who takes an Award or a Prize: who was in the running, and what broke the ties."""

from collections import Counter
from collections.abc import Callable, Iterator

from attrs import frozen

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import Die, material_of, value_of
from blueprints_desktop.games.blueprints.scoring import (
    AWARDS,
    PRIZES,
    RoundResult,
    Stacks,
    count_of,
    qualifies,
    tally,
)

BY_POINTS, BY_FIRST, BY_SECOND, BY_ORDER = "points", "first", "second", "order"


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


# --- what a Prize was won with ----------------------------------------------------------

Placed = tuple[int, int, Die]
"""Space, level from the ground, and die."""


def dice_in(building: Stacks) -> Iterator[Placed]:
    for space, stack in enumerate(building):
        for level, die in enumerate(stack):
            yield space, level, die


def fit_dice(building: Stacks, prize: str) -> list[Placed]:
    """The dice that make a building fit for a Prize: a tall stack, equals, or all of them."""
    keys: dict[str, Callable[[Placed], int]] = {
        "skyscraper": lambda placed: placed[0],
        "structural_integrity": lambda placed: value_of(placed[2]),
        "materials": lambda placed: material_of(placed[2]),
    }
    found = list(dice_in(building))
    key = keys.get(prize)
    if key is None:
        return found
    ((most, _),) = Counter(map(key, found)).most_common(1)
    return [placed for placed in found if key(placed) == most]
