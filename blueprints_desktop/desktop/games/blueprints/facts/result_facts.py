"""Facts about the ends of rounds and of a match.

Of a round: the points of each die, and how far they are counted at a moment. Of a match: what each
seat took in which round, and what set the winner apart.
"""

from collections.abc import Hashable, Sequence
from functools import cached_property

from attrs import frozen

from blueprints_desktop.desktop.ui.cards.timeline import Timeline, TimelineMoment
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import MATERIALS, RECYCLED, Die, material_of
from blueprints_desktop.games.blueprints.scoring import (
    AWARD_POINTS,
    PRIZE_POINTS,
    RECYCLED_POINTS,
    RoundResult,
    die_points,
    honours,
    neighbour_count,
)
from blueprints_desktop.games.blueprints.ties import Honour, awards_of, honours_of, prizes_of

Building = tuple[tuple[Die, ...], ...]
SCREENS, BONUS, RANKS = "screens", "bonus", "ranks"
SORT = "sort"


@frozen
class ScoredDie:
    """A die in a building and what it added to the score."""

    die: Die
    space: int
    level: int
    """From 0, the ground."""
    points: int
    count: int
    """Wood: dice it touches. Recycled: how many there are with it. Others: 0."""

    @property
    def material(self) -> int:
        return material_of(self.die)


def scored_dice(building: Building) -> tuple[ScoredDie, ...]:
    """The dice of a building, material by material, each with its points.

    Recycled dice score together: the n-th adds what the total grows by.
    """
    tall = tuple(map(len, building))
    found: list[ScoredDie] = []
    for material in range(len(MATERIALS)):
        count = 0
        for space, stack in enumerate(building):
            for level, die in enumerate(stack):
                if material_of(die) != material:
                    continue
                if material == RECYCLED:
                    count += 1
                    points = RECYCLED_POINTS[count] - RECYCLED_POINTS[count - 1]
                    found.append(ScoredDie(die, space, level, points, count))
                else:
                    points = die_points(die, space, level, tall)
                    touching = neighbour_count(space, level, tall) if material == 0 else 0
                    found.append(ScoredDie(die, space, level, points, touching))
    return tuple(found)


def player_entry(seat: Seat) -> str:
    """The public name of what a page shows of a player, which can have the focus."""
    return f"player-{seat}"


@frozen
class SeatRound:
    """One seat in a scored round."""

    result: RoundResult
    seat: Seat
    number: int = 0
    """Of the round, from 0."""

    @property
    def rank(self) -> int:
        return self.result.ranking.index(self.seat) + 1

    @property
    def building(self) -> Building:
        return self.result.buildings[self.seat]

    @property
    def built(self) -> int:
        """Points of the building, which only rank the round."""
        return self.result.scores[self.seat].total

    @property
    def honours(self) -> list[Honour]:
        """The Award first, then Prizes."""
        return honours_of(self.result, self.seat)

    @property
    def points(self) -> int:
        """What the round adds to the final score."""
        return sum(map(worth, self.honours))

    @cached_property
    def dice(self) -> tuple[ScoredDie, ...]:
        return scored_dice(self.building)

    def cue_of(self, die: ScoredDie) -> Hashable:
        """The cue with which a die is counted."""
        return "die", self.seat, die.space, die.level

    @property
    def die_cues(self) -> tuple[Hashable, ...]:
        return tuple(map(self.cue_of, self.dice))

    @property
    def figures(self) -> tuple[int, ...]:
        """The points for wood, recycled, stone and glass, and the bonus."""
        score = self.result.scores[self.seat]
        return *(getattr(score, name) for name in MATERIALS), score.bonus

    def figure_cues(self, number: int) -> tuple[Hashable, ...]:
        """The cues that change one of the figures."""
        if number == len(MATERIALS):
            return (BONUS,)
        own = (self.cue_of(die) for die in self.dice if die.material == number)
        return material_cue(number), *own

    def figure_at(self, number: int, moment: TimelineMoment) -> int | None:
        """One of the figures as far as it is counted; None: that has not begun."""
        if not moment.begun(self.figure_cues(number)[0]):
            return None
        if number == len(MATERIALS):
            return self.figures[number]
        own = (die for die in self.dice if die.material == number)
        return round(sum(die.points * moment.share(self.cue_of(die)) for die in own))

    def total_at(self, moment: TimelineMoment) -> float:
        """All points that are counted; what is being counted adds its part."""
        bonus = self.figures[-1] * moment.share(BONUS)
        return bonus + sum(die.points * moment.share(self.cue_of(die)) for die in self.dice)


def material_cue(material: int) -> Hashable:
    """Its turn to be counted, also for buildings without it."""
    return "material", material


def honour_cue(honour: Honour) -> Hashable:
    return "honour", honour.kind


def reveal_timeline(result: RoundResult) -> Timeline:
    """Screens fold, dice count material by material, bonus, places, Awards from the last up."""
    timeline = Timeline()
    timeline.add(SCREENS, 240, 340)
    now = 760
    seats = [SeatRound(result, seat) for seat in result.order]
    for material in range(len(MATERIALS)):
        timeline.add(material_cue(material), now, 250)
        rows = [[die for die in seat.dice if die.material == material] for seat in seats]
        for turn in range(max(map(len, rows))):
            for seat, row in zip(seats, rows, strict=True):
                if turn < len(row):
                    timeline.add(seat.cue_of(row[turn]), now, 250)
                    now += 120
        now += 180
    timeline.add(BONUS, now + 80, 250)
    timeline.add(SORT, now + 480, 420)
    timeline.add(RANKS, now + 820, 200)
    now += 900
    for honour in (*reversed(awards_of(result)), *prizes_of(result)):
        timeline.add(honour_cue(honour), now, 250)
        now += 200
    timeline.add("rest", now, 120)
    return timeline


# --- the end of a match -------------------------------------------------------------------


@frozen
class SeatEnd:
    """A seat at the end."""

    seat: Seat
    rank: int
    points: int
    rounds: tuple[SeatRound, ...]


def worth(honour: Honour) -> int:
    return AWARD_POINTS[honour.kind] if honour.is_award else PRIZE_POINTS


def standings(results: Sequence[RoundResult], outcome: Outcome) -> list[SeatEnd]:
    """All seats, best first; those who share a rank in order of seat."""
    found = []
    for seat, rank in enumerate(outcome.ranks):
        rounds = tuple(SeatRound(result, seat, number) for number, result in enumerate(results))
        found.append(SeatEnd(seat, rank, outcome.scores[seat], rounds))
    return sorted(found, key=lambda end: (end.rank, end.seat))


def exhibits(ends: Sequence[SeatEnd]) -> list[SeatRound]:
    """The buildings to show of these seats: all of one, the best one of each of several."""
    if len(ends) == 1:
        return list(ends[0].rounds)
    return [max(end.rounds, key=lambda own: (own.points, own.built)) for end in ends]


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
