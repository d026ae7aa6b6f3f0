"""What others did since a player's last move, from the events that this player was told."""

from collections.abc import Sequence

from attrs import frozen

from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.events import (
    DiceDrawn,
    DieDiscarded,
    DieTaken,
    RoundBegan,
)

Gone = DieTaken | DieDiscarded


@frozen
class Since:
    """Events of this round that everybody saw."""

    gone: tuple[Gone, ...] = ()
    """Dice that left the pool, in this order."""
    drawn: tuple[Die, ...] = ()
    """Dice that came out of the bag."""

    def taken_by(self, seat: Seat) -> tuple[Die, ...]:
        """What the seat put behind its screen, or lost."""
        return tuple(e.die for e in self.gone if isinstance(e, DieTaken) and e.seat == seat)


def since_last_turn(events: Sequence[tuple[int, Event]], viewer: Seat | None) -> Since:
    """What happened after the viewer's last move, or after the round began if that is later."""
    last = 0
    for number, event in events:
        own = isinstance(event, Gone) and event.seat == viewer
        if own or isinstance(event, RoundBegan):
            last = number
    later = [event for number, event in events if number > last]
    return Since(
        tuple(event for event in later if isinstance(event, Gone)),
        tuple(die for event in later if isinstance(event, DiceDrawn) for die in event.dice),
    )
