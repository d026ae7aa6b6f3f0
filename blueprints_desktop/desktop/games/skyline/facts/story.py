"""The story of a turn, read off the events: dice, walk, rent or card, and what was built.

While somebody decides it is their turn so far; between two turns it is the one that just ended.
"""

from collections.abc import Sequence

from attrs import field, frozen

from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.skyline.events import (
    CardDrawn,
    CardIdle,
    DiceRolled,
    MoneyPaid,
    NothingBuilt,
    PawnMoved,
    RentPaid,
)


@frozen
class TurnStory:
    """A turn as far as it has come."""

    seat: Seat
    dice: tuple[int, int]
    walk: tuple[int, int] | None = None
    """From which place of the street to which."""
    rent: RentPaid | None = None
    card: str | None = None
    payments: tuple[MoneyPaid, ...] = ()
    nothing: str | None = None
    """Why nothing was built, or the card changed nothing."""
    works: tuple[Event, ...] = field(default=())
    """What was done with the black die or for the card."""

    def money(self, seat: Seat) -> int:
        """What this turn brought a player, or cost."""
        total = 0
        if self.rent is not None:
            total += self.rent.amount * (seat == self.rent.owner)
            total -= self.rent.paid * (seat == self.rent.payer)
        for payment in self.payments:
            total += payment.paid * (seat == payment.receiver) - payment.paid * (
                seat == payment.payer
            )
        return total


def last_turn(events: Sequence[tuple[int, Event]]) -> TurnStory | None:
    """The turn that is going on or was the last; None before the first one."""
    told = [event for _, event in events]
    start = next(
        (index for index in range(len(told) - 1, -1, -1) if isinstance(told[index], DiceRolled)),
        None,
    )
    return None if start is None else story_of(told[start:])


def story_of(told: Sequence[Event]) -> TurnStory | None:
    """The story of these events, which begin with the roll."""
    rolled = told[0] if told else None
    if not isinstance(rolled, DiceRolled):
        return None
    rest = told[1:]
    known = (PawnMoved, RentPaid, CardDrawn, CardIdle, MoneyPaid, NothingBuilt)
    walk = next((e for e in rest if isinstance(e, PawnMoved)), None)
    idle = next((e for e in rest if isinstance(e, NothingBuilt | CardIdle)), None)
    card = next((e for e in rest if isinstance(e, CardDrawn)), None)
    return TurnStory(
        rolled.seat,
        (rolled.white, rolled.black),
        None if walk is None else (walk.origin, walk.place),
        next((e for e in rest if isinstance(e, RentPaid)), None),
        None if card is None else card.card,
        tuple(e for e in rest if isinstance(e, MoneyPaid)),
        None if idle is None else idle.reason,
        tuple(e for e in rest if not isinstance(e, known)),
    )
