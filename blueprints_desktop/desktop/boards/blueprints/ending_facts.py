"""The end of a match as facts: what each seat took in which round, and what set the winner apart."""

from collections.abc import Sequence

from attrs import frozen

from blueprints_desktop.desktop.boards.blueprints.reveal_facts import (
    Building,
    Honour,
    honours_of,
)
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.scoring import (
    AWARD_POINTS,
    PRIZE_POINTS,
    RoundResult,
    honours,
)


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


def deciding_counts(
    results: Sequence[RoundResult], outcome: Outcome, seat: Seat, other: Seat
) -> tuple[int, int]:
    """How many of what decided the match two seats hold: Prizes, or Awards of one metal."""
    name = outcome.decided_by
    if name not in ("prizes", "gold", "silver", "bronze"):
        return outcome.scores[seat], outcome.scores[other]
    own, rival = honours(results, seat), honours(results, other)
    return getattr(own, name), getattr(rival, name)
