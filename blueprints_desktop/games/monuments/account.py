"""Where everybody's points came from, told from what happened: all of it could be seen."""

from collections.abc import Iterable

from attrs import evolve, frozen

from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.monuments.events import (
    BlackReturned,
    BrickSet,
    JewelsScored,
    LossGivenBack,
    Passed,
)
from blueprints_desktop.games.monuments.state import START_SCORE


@frozen
class ScoreAccount:
    """The parts of one seat's score."""

    seat: Seat
    start: int = START_SCORE
    bricks: int = 0
    """How many were set."""
    built: int = 0
    """What they scored."""
    black: int = 0
    lost: int = 0
    """For bricks left over, less what was given back."""
    jewels: int = 0
    """How many there were at the end."""
    jewel_points: int = 0

    @property
    def total(self) -> int:
        return self.start + self.built + self.black - self.lost + self.jewel_points

    @property
    def before_jewels(self) -> int:
        return self.total - self.jewel_points


def accounts(events: Iterable[Event], seats: int) -> tuple[ScoreAccount, ...]:
    """By seat, what was scored and lost in these events."""
    found = [ScoreAccount(seat) for seat in range(seats)]
    for event in events:
        if isinstance(event, BrickSet | BlackReturned | Passed | LossGivenBack | JewelsScored):
            found[event.seat] = _with(found[event.seat], event)
    return tuple(found)


def _with(
    account: ScoreAccount, event: BrickSet | BlackReturned | Passed | LossGivenBack | JewelsScored
) -> ScoreAccount:
    if isinstance(event, BrickSet):
        return evolve(account, bricks=account.bricks + 1, built=account.built + event.points)
    if isinstance(event, BlackReturned):
        return evolve(account, black=account.black + event.points)
    if isinstance(event, Passed):
        return evolve(account, lost=account.lost + event.lost)
    if isinstance(event, LossGivenBack):
        return evolve(account, lost=account.lost - event.points)
    return evolve(account, jewels=event.jewels, jewel_points=event.points)
