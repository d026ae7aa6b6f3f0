"""People, rounds and finished matches that tests of the reveal and the ending are about."""

from functools import cache
from typing import Any

from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.blueprints.dice import STONE, WOOD
from blueprints_desktop.games.blueprints.scoring import RoundResult, score_round
from tests.support import new_match, play_on

NAMES = ("Ada", "Bruno", "Chiara", "Dev")


def people(seats: int) -> list[Person]:
    return [Person(seat, NAMES[seat], seat) for seat in range(seats)]


def by_seat(seats: int) -> dict[int, Person]:
    return {person.seat: person for person in people(seats)}


def finished(seats: int, seed: int) -> Match:
    """A match played by lot to its end."""
    return play_on(new_match("blueprints", seats, seed), Chance(seed + 1))


@cache
def ended_by(seats: int, how: str) -> Match:
    """The first match by lot that was decided like that: to be looked at, not to be played."""
    matches = (finished(seats, seed) for seed in range(1, 400))
    return next(match for match in matches if match.outcome and match.outcome.decided_by == how)


def row_of(*dice: int) -> tuple[tuple[int, ...], ...]:
    """A building that is one stack, lowest first."""
    return (tuple(dice), (), (), (), (), ())


def round_of(*buildings: Any, in_demand: tuple[int, int] = (WOOD, STONE)) -> RoundResult:
    seats = len(buildings)
    flat = [(6, 0, 0, 0, 0, 0)] * seats
    return score_round(tuple(range(seats)), in_demand, tuple(range(seats)), flat, buildings)
