"""The end of a match as facts: what each seat took in which round, and what set the winner apart."""

from collections.abc import Sequence

from attrs import frozen

from blueprints_desktop.desktop.games.blueprints.facts.reveal_facts import Building
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.scoring import (
    AWARD_POINTS,
    PRIZE_POINTS,
    RoundResult,
    honours,
)
from blueprints_desktop.games.blueprints.ties import Honour, honours_of


@frozen
class SeatRound:
    """One round of one seat."""

    number: int
    """From 0."""
    building: Building
    card: int
    built: int
    """Points of the building, which only ranked the round."""
    honours: tuple[Honour, ...]

    @property
    def points(self) -> int:
        """What the round added to the final score."""
        return sum(worth(honour) for honour in self.honours)


@frozen
class SeatEnd:
    """A seat at the end."""

    seat: Seat
    rank: int
    points: int
    rounds: tuple[SeatRound, ...]


@frozen
class Exhibit:
    """A building on show: whose, and of which round."""

    seat: Seat
    round: SeatRound


def worth(honour: Honour) -> int:
    return AWARD_POINTS[honour.kind] if honour.is_award else PRIZE_POINTS


def standings(results: Sequence[RoundResult], outcome: Outcome) -> list[SeatEnd]:
    """All seats, best first; those who share a rank in order of seat."""
    found = []
    for seat, rank in enumerate(outcome.ranks):
        rounds = tuple(
            SeatRound(
                number,
                result.buildings[seat],
                result.cards[seat],
                result.scores[seat].total,
                tuple(honours_of(result, seat)),
            )
            for number, result in enumerate(results)
        )
        found.append(SeatEnd(seat, rank, outcome.scores[seat], rounds))
    return sorted(found, key=lambda end: (end.rank, end.seat))


def exhibits(ends: Sequence[SeatEnd]) -> list[Exhibit]:
    """What to show of these seats: all buildings of one, the best one of each of several."""
    if len(ends) == 1:
        return [Exhibit(ends[0].seat, own) for own in ends[0].rounds]
    return [
        Exhibit(end.seat, max(end.rounds, key=lambda own: (own.points, own.built))) for end in ends
    ]


@frozen
class TieBreak:
    """What put one of two seats with equal points first, and how many of it they hold."""

    by: str
    """"prizes", or the metal of an Award."""
    ahead: int
    behind: int


def tie_break(results: Sequence[RoundResult], ahead: Seat, behind: Seat) -> TieBreak | None:
    """None: they differ in points, or in nothing at all."""
    own, other = honours(results, ahead), honours(results, behind)
    if own.points != other.points:
        return None
    for by in ("prizes", "gold", "silver", "bronze"):
        one, two = getattr(own, by), getattr(other, by)
        if one != two:
            return TieBreak(by, one, two)
    return None
