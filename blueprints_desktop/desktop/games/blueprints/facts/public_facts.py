"""What everybody may know of a position, and the public names of the things on the board.

Panels, tips and the public view show these facts. They are copied from a view part by part, so that
nothing from behind a screen gets in. The names are used in selections, cards, hints and tests.
"""

from collections.abc import Sequence

from attrs import frozen

from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.blueprints.dice import Die, die_text
from blueprints_desktop.games.blueprints.events import (
    DiceDrawn,
    DieDiscarded,
    DieTaken,
    RoundBegan,
)
from blueprints_desktop.games.blueprints.scoring import (
    AWARDS_IN_USE,
    PRIZES,
    RoundResult,
    honours,
)
from blueprints_desktop.games.blueprints.spaces import NAMES, SPACES
from blueprints_desktop.games.blueprints.state import DICE_EACH, DISCARDING, TAKING, State

REMOVED = "removed"
"""The dice that were removed from the pool."""


def die_name(index: int) -> str:
    """A die of the pool, counted from 0.

    >>> die_name(2)
    'die.3'
    """
    return f"die.{index + 1}"


def pool_die_name(die: Die, number: int = 0) -> str:
    """A die of the pool by what it is; ``number`` tells those apart that are the same.

    >>> pool_die_name(2), pool_die_name(2, 1)
    ('pool.S1', 'pool.S1.2')
    """
    return f"pool.{die_text(die)}" + (f".{number + 1}" if number else "")


def screen_name(seat: int) -> str:
    """What everybody sees of another player's building.

    >>> screen_name(0)
    'screen.1'
    """
    return f"screen.{seat + 1}"


def seat_name(seat: int) -> str:
    """The panel of a player.

    >>> seat_name(0)
    'seat.1'
    """
    return f"seat.{seat + 1}"


def score_name(row: str) -> str:
    """A row of the score card.

    >>> score_name("wood")
    'score.wood'
    """
    return f"score.{row}"


def space_name(space: int) -> str:
    """A space, as texts of moves write it.

    >>> space_name(2)
    'space.a2'
    """
    return f"space.{NAMES[space]}"


_SPACES = {space_name(space): space for space in range(SPACES)}


def space_of(name: str | None) -> int | None:
    """The space of that name; None: it is the name of something else."""
    return None if name is None else _SPACES.get(name)


# --- the position --------------------------------------------------------------------------------


@frozen
class PlayerFacts:
    """A player, as the others see them."""

    seat: Seat
    place: int
    """In the order of this round, from 0."""
    taken: tuple[Die, ...]
    removed: tuple[bool, ...]
    """For each of these whether it fitted nowhere."""
    held: int
    """The number of their Awards and Prizes."""
    won: tuple[str, ...]
    """What these are; empty while they are face down."""
    points: int | None
    """Their points; None while they are face down."""
    last: int | None
    """The points of the building in the last finished round."""

    @property
    def behind(self) -> int:
        """The number of dice behind the screen."""
        return len(self.taken) - sum(self.removed)

    @property
    def left(self) -> int:
        """The number of dice they still take in this round."""
        return DICE_EACH - len(self.taken)


@frozen
class PublicFacts:
    """The table without anything private."""

    round: int
    """From 1."""
    scored: int
    """How many rounds are over."""
    running: bool
    """Dice are being taken: plans and buildings are behind the screens."""
    order: tuple[Seat, ...]
    to_act: Seat | None
    bag: tuple[int, ...]
    in_demand: tuple[int, int]
    pool: tuple[Die, ...]
    discarded: tuple[Die, ...]
    seats: tuple[PlayerFacts, ...]
    discarding: bool = False
    """With two players: a die was taken, another is to be removed from the pool."""

    @property
    def removed(self) -> tuple[Die, ...]:
        """All dice out of this round: discarded ones, then those that fitted nowhere."""
        lost = [
            die
            for seat in self.seats
            for die, gone in zip(seat.taken, seat.removed, strict=True)
            if gone
        ]
        return (*self.discarded, *lost)

    @property
    def removal_follows(self) -> bool:
        """With two players a die is removed after each turn except the last one of a round."""
        return self.running and len(self.seats) == 2 and sum(s.left for s in self.seats) > 1

    @property
    def taken_now(self) -> Die | None:
        """The die that was taken in this turn, if the turn goes on after that."""
        if not self.discarding or self.to_act is None:
            return None
        return self.seats[self.to_act].taken[-1]

    @property
    def lost_last(self) -> bool:
        """The die that the player to act took last fitted nowhere."""
        gone = () if self.to_act is None else self.seats[self.to_act].removed
        return bool(gone) and gone[-1]

    @property
    def next_to_act(self) -> Seat | None:
        """Who takes a die after the player to act; None: nobody in this round."""
        if not self.running or self.to_act is None:
            return None
        turn = self.order.index(self.to_act)
        follower = self.order[(turn + 1) % len(self.order)]
        return follower if self.seats[follower].left else None

    @property
    def awards(self) -> tuple[str, ...]:
        """What the best buildings of a round get, the best first."""
        return AWARDS_IN_USE[len(self.seats)]


def public_facts(position: Position) -> PublicFacts:
    view: State = position.view
    seats = tuple(_seat_facts(view, seat) for seat in range(view.seats))
    return PublicFacts(
        round=view.round.number + 1,
        scored=len(view.results),
        running=view.phase in (TAKING, DISCARDING),
        order=view.round.order,
        to_act=position.to_act,
        bag=view.bag,
        in_demand=view.round.in_demand,
        pool=view.pool,
        discarded=view.discarded,
        seats=seats,
        discarding=view.phase == DISCARDING,
    )


def _seat_facts(view: State, seat: Seat) -> PlayerFacts:
    won = held_by(view.results, seat)
    shown = view.round.options.open_awards
    return PlayerFacts(
        seat=seat,
        place=view.round.order.index(seat),
        taken=view.taken_by(seat),
        removed=tuple(view.removed_of(seat)),
        held=len(won),
        won=won if shown else (),
        points=honours(view.results, seat).points if shown else None,
        last=view.results[-1].scores[seat].total if view.results else None,
    )


def held_by(results: tuple[RoundResult, ...], seat: Seat) -> tuple[str, ...]:
    """Awards and Prizes that the seat holds, round by round."""
    held: list[str] = []
    for result in results:
        held += [award for award, winner in result.awards if winner == seat]
        held += [prize for prize, won in zip(PRIZES, result.prizes, strict=True) if won == seat]
    return tuple(held)


# --- since a player's last turn -----------------------------------------------------------


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
