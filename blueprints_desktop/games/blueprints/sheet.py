"""The score sheet of Blueprints: what every building was worth, and what that won.

Sections, each with ``round`` (from 0):

- ``building``: lines ``bonus``, ``wood``, ``recycled``, ``stone``, ``glass``. It does not count: its
  sums only rank the players. Grounds name ``die``, ``space`` and ``level`` (from 0), wood also its
  ``neighbours``; recycled dice score together as ``dice``; the bonus names the ``card`` and, where
  it was ``missed``, every such space with its height and the planned one.
- ``honours``: lines ``awards`` and ``prizes``, the points of the game. An Award names the worth of
  the ``building``; whoever took none has a ground of 0 with the ``place``. A Prize names the ``dice``
  that were fit for it. Where a tie was broken, ``tie`` says ``with`` whom, whether it was ``lost``,
  which materials in demand were ``level``, and which one decided with which ``counts`` (None: the
  order of play did). While a match is going on they lie face down, unless they were to lie open.

Courses: ``points``, and ``building``, what each one was worth as it grew, up to the last that was
shown. Facts: ``materials``, by round and seat the dice built of each material, in the order of
MATERIALS; ``rounds``, after which move each was scored; ``face_down`` while Awards and Prizes are.
"""

from collections.abc import Iterator

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.sheet import (
    FACE_DOWN,
    PointsGround,
    Sheet,
    SheetSection,
    course_of,
    course_of_states,
    line,
    moves_that_raise,
)
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import MATERIALS, RECYCLED, die_text, material_of
from blueprints_desktop.games.blueprints.game import Blueprints
from blueprints_desktop.games.blueprints.scoring import (
    AWARD_POINTS,
    BONUS,
    PRIZE_POINTS,
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
from blueprints_desktop.games.blueprints.ties import (
    Edge,
    awards_of,
    dice_in,
    fit_dice,
    lost_tie,
    prizes_of,
)


def sheet(match: Match) -> Sheet:
    """The rounds that have been scored."""
    game = match.game
    assert isinstance(game, Blueprints)
    results: tuple[RoundResult, ...] = match.state.results
    face_down = match.outcome is None and not match.options.open_awards
    sections: list[SheetSection] = []
    for number, result in enumerate(results):
        sections.append(_building(game, number, result))
        if not face_down:
            sections.append(honours_section(number, result))

    def points(state: State) -> list[int]:
        return [honours(state.results, seat).points for seat in range(match.seats)]

    def worth(state: State) -> list[int]:
        sites = [site for site in state.sites if site is not None]
        return [score_building(game.deck[site.card].heights, site.building).total for site in sites]

    ends = moves_that_raise(match, lambda state: len(state.results))
    shown = range(ends[-1] + 1 if ends else 1)  # what is still behind a screen is nobody's business
    courses = {"building": course_of(worth(match.state_after(moves)) for moves in shown)}
    facts: dict[str, Json] = {"materials": _materials(results), "rounds": ends}
    if face_down:
        facts[FACE_DOWN] = True
    else:
        courses["points"] = course_of_states(match, points)
    return Sheet(match.seats, tuple(sections), courses, facts)


def _building(game: Blueprints, number: int, result: RoundResult) -> SheetSection:
    cards = [game.deck[card] for card in result.cards]
    plans = list(zip(cards, result.buildings, strict=True))
    lines = [line("bonus", (_bonus(card, building) for card, building in plans))]
    for material, name in enumerate(MATERIALS):
        grounds = _recycled if material == RECYCLED else _single
        lines.append(line(name, (grounds(building, material) for building in result.buildings)))
    return SheetSection("building", tuple(lines), {"round": number}, counts=False)


def _bonus(card: BlueprintCard, building: Building) -> Iterator[PointsGround]:
    """What was met; or where it was missed, since a 0 is asked about most."""
    pairs = enumerate(zip(map(len, building), card.heights, strict=True))
    missed = [[space, tall, planned] for space, (tall, planned) in pairs if tall != planned]
    facts = {"card": card.number, "missed": missed} if missed else {"card": card.number}
    yield PointsGround(0 if missed else BONUS, facts)


def _single(building: Building, material: int) -> Iterator[PointsGround]:
    """The dice of a material that score one by one."""
    tall = tuple(map(len, building))
    for space, level, die in _dice(building, material):
        facts = {"die": die_text(die), "space": space, "level": level}
        if not material:
            facts["neighbours"] = neighbour_count(space, level, tall)
        yield PointsGround(die_points(die, space, level, tall), facts)


def _recycled(building: Building, material: int) -> Iterator[PointsGround]:
    found = list(_dice(building, material))
    if found:
        dice = [[die_text(die), space, level] for space, level, die in found]
        yield PointsGround(RECYCLED_POINTS[len(found)], {"dice": dice})


def _dice(building: Building, material: int) -> Iterator[tuple[int, int, int]]:
    """Space, level and die."""
    return (found for found in dice_in(building) if material_of(found[2]) == material)


def honours_section(number: int, result: RoundResult) -> SheetSection:
    seats = range(len(result.cards))
    awards = line("awards", ([_award(result, seat)] for seat in seats))
    prizes = line("prizes", (_prizes(result, seat) for seat in seats))
    return SheetSection("honours", (awards, prizes), {"round": number})


def _award(result: RoundResult, seat: Seat) -> PointsGround:
    """The Award of a seat, or why there is none: a 0 is asked about most."""
    facts: dict[str, Json] = {"building": result.scores[seat].total}
    won = next((honour for honour in awards_of(result) if honour.seat == seat), None)
    lost = lost_tie(result, seat)
    if won is not None and won.rival is not None and won.edge is not None:
        facts["tie"] = _tie(won.rival, won.edge)
    elif lost is not None:
        facts["tie"] = _tie(*lost, lost=True)
    if won is None:
        return PointsGround(0, {"place": result.ranking.index(seat) + 1, **facts})
    return PointsGround(AWARD_POINTS[won.kind], {"award": won.kind, **facts})


def _prizes(result: RoundResult, seat: Seat) -> Iterator[PointsGround]:
    for honour in prizes_of(result):
        if honour.seat == seat:
            dice = fit_dice(result.buildings[seat], honour.kind)
            facts: dict[str, Json] = {
                "prize": honour.kind,
                "dice": [[die_text(die), space, level] for space, level, die in dice],
            }
            if honour.rival is not None and honour.edge is not None:
                facts["tie"] = _tie(honour.rival, honour.edge)
            yield PointsGround(PRIZE_POINTS, facts)


def _tie(rival: Seat, edge: Edge, lost: bool = False) -> Json:
    return {
        "with": rival,
        "lost": lost,
        "level": [list(each) for each in edge.level],
        "material": edge.material,
        "counts": [edge.ahead, edge.behind],
    }


def _materials(results: tuple[RoundResult, ...]) -> list[list[list[int]]]:
    return [
        [
            [count_of(tally(building), material) for material in range(len(MATERIALS))]
            for building in result.buildings
        ]
        for result in results
    ]
