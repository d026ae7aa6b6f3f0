"""People and rounds that tests of the reveal are about."""

from typing import Any

from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.games.blueprints.dice import STONE, WOOD
from blueprints_desktop.games.blueprints.scoring import RoundResult, score_round

NAMES = ("Ada", "Bruno", "Chiara", "Dev")


def people(seats: int) -> list[Person]:
    return [Person(seat, NAMES[seat], seat) for seat in range(seats)]


def by_seat(seats: int) -> dict[int, Person]:
    return {person.seat: person for person in people(seats)}


def row_of(*dice: int) -> tuple[tuple[int, ...], ...]:
    """A building that is one stack, lowest first."""
    return (tuple(dice), (), (), (), (), ())


def round_of(*buildings: Any, in_demand: tuple[int, int] = (WOOD, STONE)) -> RoundResult:
    seats = len(buildings)
    flat = [(6, 0, 0, 0, 0, 0)] * seats
    return score_round(tuple(range(seats)), in_demand, tuple(range(seats)), flat, buildings)
