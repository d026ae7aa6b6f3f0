"""The score sheet of Blueprints: what every building was worth, and what that won.

Sections, each with ``round`` (from 0):

- ``building``: lines ``bonus``, ``wood``, ``recycled``, ``stone``, ``glass``. It does not count: its
  sums only rank the players. Grounds name ``die``, ``space`` and ``level`` (from 0), wood also its
  ``neighbours``; recycled dice score together as ``dice``; the bonus names the ``card`` and, where
  it was ``missed``, every such space with its height and the planned one.
- ``honours``: lines ``awards`` and ``prizes``, the points of the game.

Courses: ``points``, and ``building``, what each one was worth as it grew, up to the last that was
shown. Facts: ``materials``, by round and seat the dice built of each material, in the order of
MATERIALS; ``rounds``, after which move each was scored.
"""

from collections.abc import Iterator

from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.sheet import (
    Ground,
    Section,
    Sheet,
    course_of,
    course_of_states,
    line,
    moves_that_raise,
)
from blueprints_desktop.games.blueprints.deck import Card
from blueprints_desktop.games.blueprints.dice import MATERIALS, RECYCLED, die_text, material_of
from blueprints_desktop.games.blueprints.game import Blueprints
from blueprints_desktop.games.blueprints.scoring import (
    AWARD_POINTS,
    BONUS,
    PRIZE_POINTS,
    PRIZES,
    RECYCLED_POINTS,
    RoundResult,
    count_of,
    die_points,
    honours,
    neighbour_count,
    score_building,
    tally,
)
from blueprints_desktop.games.blueprints.state import Building, State


def sheet(match: Match) -> Sheet:
    """The rounds that have been scored."""
    game = match.game
    assert isinstance(game, Blueprints)
    results: tuple[RoundResult, ...] = match.state.results
    sections: list[Section] = []
    for number, result in enumerate(results):
        sections += (_building(game, number, result), _honours(number, result))

    def points(state: State) -> list[int]:
        return [honours(state.results, seat).points for seat in range(match.seats)]

    def worth(state: State) -> list[int]:
        sites = [site for site in state.sites if site is not None]
        return [score_building(game.deck[site.card].heights, site.building).total for site in sites]

    ends = moves_that_raise(match, lambda state: len(state.results))
    shown = range(ends[-1] + 1 if ends else 1)  # what is still behind a screen is nobody's business
    return Sheet(
        match.seats,
        tuple(sections),
        {
            "points": course_of_states(match, points),
            "building": course_of(worth(match.state_after(moves)) for moves in shown),
        },
        {"materials": _materials(results), "rounds": ends},
    )


def _building(game: Blueprints, number: int, result: RoundResult) -> Section:
    cards = [game.deck[card] for card in result.cards]
    plans = list(zip(cards, result.buildings, strict=True))
    lines = [line("bonus", (_bonus(card, building) for card, building in plans))]
    for material, name in enumerate(MATERIALS):
        grounds = _recycled if material == RECYCLED else _single
        lines.append(line(name, (grounds(building, material) for building in result.buildings)))
    return Section("building", tuple(lines), {"round": number}, counts=False)


def _bonus(card: Card, building: Building) -> Iterator[Ground]:
    """What was met; or where it was missed, since a 0 is asked about most."""
    pairs = enumerate(zip(map(len, building), card.heights, strict=True))
    missed = [[space, tall, planned] for space, (tall, planned) in pairs if tall != planned]
    facts = {"card": card.number, "missed": missed} if missed else {"card": card.number}
    yield Ground(0 if missed else BONUS, facts)


def _single(building: Building, material: int) -> Iterator[Ground]:
    """The dice of a material that score one by one."""
    tall = tuple(map(len, building))
    for space, level, die in _dice(building, material):
        facts = {"die": die_text(die), "space": space, "level": level}
        if not material:
            facts["neighbours"] = neighbour_count(space, level, tall)
        yield Ground(die_points(die, space, level, tall), facts)


def _recycled(building: Building, material: int) -> Iterator[Ground]:
    found = list(_dice(building, material))
    if found:
        dice = [[die_text(die), space, level] for space, level, die in found]
        yield Ground(RECYCLED_POINTS[len(found)], {"dice": dice})


def _dice(building: Building, material: int) -> Iterator[tuple[int, int, int]]:
    """Space, level and die."""
    for space, stack in enumerate(building):
        for level, die in enumerate(stack):
            if material_of(die) == material:
                yield space, level, die


def _honours(number: int, result: RoundResult) -> Section:
    seats = range(len(result.cards))
    awards = [
        [
            Ground(AWARD_POINTS[award], {"award": award, "building": result.scores[seat].total})
            for award, winner in result.awards
            if winner == seat
        ]
        for seat in seats
    ]
    prizes = [
        [
            Ground(PRIZE_POINTS, {"prize": prize})
            for prize, winner in zip(PRIZES, result.prizes, strict=True)
            if winner == seat
        ]
        for seat in seats
    ]
    return Section("honours", (line("awards", awards), line("prizes", prizes)), {"round": number})


def _materials(results: tuple[RoundResult, ...]) -> list[list[list[int]]]:
    return [
        [
            [count_of(tally(building), material) for material in range(len(MATERIALS))]
            for building in result.buildings
        ]
        for result in results
    ]
