"""What happens in Blueprints, as data. What lies behind a screen narrows itself to who may know."""

from attrs import evolve, frozen

from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.scoring import AWARDS, RoundResult
from blueprints_desktop.games.blueprints.spaces import GONE, SPACES


@frozen
class RoundBegan(Event):
    round: int
    order: tuple[int, ...]
    in_demand: tuple[int, int]
    pool: tuple[Die, ...]


@frozen
class CardDealt(Event):
    seat: Seat
    card: int | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else evolve(self, card=None)


@frozen
class DieTaken(Event):
    """A die went behind a screen, or out of play (``space`` GONE), which everybody sees."""

    seat: Seat
    die: Die
    space: int | None

    def seen_by(self, seat: Seat | None) -> Event:
        shown = seat == self.seat or self.space == GONE
        return self if shown else evolve(self, space=None)


@frozen
class DieDiscarded(Event):
    seat: Seat
    die: Die


@frozen
class DiceDrawn(Event):
    dice: tuple[Die, ...]


@frozen
class RoundScored(Event):
    round: int
    result: RoundResult


@frozen
class AwardWon(Event):
    seat: Seat
    award: str


@frozen
class PrizeWon(Event):
    seat: Seat
    prize: str


DIE_TAKEN = tuple(
    tuple(tuple(DieTaken(seat, die, space) for space in range(SPACES + 1)) for die in range(24))
    for seat in range(4)
)
"""By seat, die and space. The events of every turn are shared, like the moves."""

DIE_DRAWN = tuple(DiceDrawn((die,)) for die in range(24))
DICE_DRAWN = tuple(tuple(DiceDrawn((first, second)) for second in range(24)) for first in range(24))
DIE_DISCARDED = tuple(tuple(DieDiscarded(seat, die) for die in range(24)) for seat in range(2))
AWARD_WON = tuple({award: AwardWon(seat, award) for award in AWARDS} for seat in range(4))
