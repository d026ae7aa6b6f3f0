"""Measure a plan of World Monuments and say what is wrong with it.

The plan is a file of your own or the key of one that comes with the program. First it is looked at:
bricks, colours, bags. Then journeymen play games with it, and what happens to them is counted.
"""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import mean

from attrs import field, frozen

from blueprints_desktop import places
from blueprints_desktop.bots import JOURNEYMAN
from blueprints_desktop.bots.players import player
from blueprints_desktop.bots.table import play_out
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.engine.errors import BadData, GameError
from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.games.monuments import SEATS
from blueprints_desktop.games.monuments.events import (
    BrickSet,
    MonumentFinished,
    Passed,
    RoundBegan,
    RoundEnded,
)
from blueprints_desktop.games.monuments.kit import QUARRY_FILE, Filling, Kit, monuments, parse_kit
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.pieces import BRICKS, NAMES
from blueprints_desktop.games.monuments.state import ROUNDS, State
from blueprints_desktop.tools.arena_report import wilson

KEY = "monuments"

FEW_SPARE = 2
"""So many bricks of a colour beyond what the plan needs are too few: some always stay behind screens."""
FEWEST_LEVELS = 3
UNEVEN = 2.0
"""A colour whose bricks score so many times as much as another's, in the mean, decides the game."""

OFTEN_UNFINISHED = 0.03
OFTEN_EARLY = 0.5
"""A monument that is finished in so many games before round 3 leaves nothing to do in it."""
OFTEN_STUCK = 0.02
"""In so many first building turns nothing can be built."""
FAR_FROM_EVEN = 0.1
"""The first player wins so much more, or less, than an equal share."""
SELDOM_SET = 0.9
"""A brick that stands at the end of fewer games than this is hard to reach."""

_REFUSALS = {
    "brick-overhangs": "This brick stands on nothing. Both of its halves need a brick below them.",
    "half-a-brick": "A brick is two equal letters side by side. Here there is only one of them.",
    "unknown-sign": "Only V, R, N, O and the full stop mean something in a row.",
    "rows-differ-in-length": "All rows of a plan need the same length. Fill up with full stops.",
    "levels-differ-in-depth": "All levels need the same number of rows. Add rows of full stops.",
    "not-one-to-five-levels": "A plan has one to five levels.",
    "not-three-rounds": "A plan has a bag for each of the three rounds.",
    "bags-hold-too-few": "The three bags together hold fewer of this colour than the plan needs.",
    "bags-hold-more-than-the-box": "The three bags together hold more of this kind than the box.",
    "bag-does-not-fill-the-rings": "A bag holds too few pieces for the outer and middle ring.",
}
"""What people make wrong most, by the code of the error."""


# --- looking at a plan ----------------------------------------------------------------


@frozen
class Colour:
    """How a plan and its bags treat a colour."""

    name: str
    by_level: tuple[int, ...]
    bags: tuple[int, ...]
    """By round."""
    points: int
    """Of all its bricks."""

    @property
    def needed(self) -> int:
        return sum(self.by_level)

    @property
    def spare(self) -> int:
        return sum(self.bags) - self.needed


def colours_of(kit: Kit) -> list[Colour]:
    """The colours in the order of the box."""
    plan = kit.plan
    levels = range(1, plan.bricks[-1].level + 1)
    numbered = list(zip(plan.bricks, plan.points, strict=True))
    return [
        Colour(
            NAMES[kind],
            tuple(
                sum(brick.level == level and brick.colour == kind for brick in plan.bricks)
                for level in levels
            ),
            tuple(filling.bag.count(kind) for filling in kit.fillings),
            sum(points for brick, points in numbered if brick.colour == kind),
        )
        for kind in BRICKS
    ]


def is_symmetric(bricks: Iterable[Brick], width: int) -> bool:
    """Whether the left half is the mirror image of the right one, in colours too."""
    found = set(bricks)
    return found == {Brick(b.colour, b.level, b.row, width - 2 - b.x) for b in found}


def ready_after_two_rounds(colours: Sequence[Colour]) -> bool:
    """Whether two rounds bring all bricks that the plan needs."""
    return all(sum(colour.bags[:2]) >= colour.needed for colour in colours)


def findings_in(kit: Kit) -> list[str]:
    """What is wrong with a plan at a look, in plain words."""
    colours = colours_of(kit)
    used = [colour for colour in colours if colour.needed]
    found = []
    levels = kit.plan.bricks[-1].level
    if levels < FEWEST_LEVELS:
        found.append(f"Only {_many(levels, 'level')}: nobody can build high.")
    for level in range(levels):
        on_it = [colour for colour in used if colour.by_level[level]]
        if len(on_it) == 1 and on_it[0].by_level[level] > 1:
            found.append(
                f"Level {level + 1} has {on_it[0].name} bricks only: the colour gives the level away."
            )
    for colour in used:
        own = [n for n, count in enumerate(colour.by_level, 1) if count]
        if len(own) == 1 and colour.needed > 1:
            found.append(f"All {colour.name} bricks are on level {own[0]}.")
        if colour.spare < FEW_SPARE:
            found.append(
                f"The bags hold {_many(colour.spare, 'spare brick')} of {colour.name}: whoever keeps "
                "one back leaves the monument unfinished."
            )
    if sum(1 for colour in used if colour.by_level[0]) < 3:
        found.append("Fewer than three colours on the ground: some have nothing to build at first.")
    scores = {colour.name: colour.points / colour.needed for colour in used}
    high, low = max(scores, key=scores.__getitem__), min(scores, key=scores.__getitem__)
    if scores[high] >= UNEVEN * scores[low]:
        found.append(
            f"A brick in {high} scores {scores[high]:.1f} points in the mean, one in {low} "
            f"{scores[low]:.1f}: everybody will want {high}."
        )
    return found


# --- playing it -----------------------------------------------------------------------


@frozen
class Course:
    """How one game went."""

    seats: int
    scores: tuple[int, ...]
    first_won: float
    """1 if who began round 1 won, shared among equals."""
    finished_in: int | None
    """The round, from 1; None: the monument was not finished."""
    still_building: int
    """How many had not passed when the last brick was set."""
    passes: int
    """In rounds 1 and 2."""
    passes_with_loss: int
    lost: int
    stuck_at_once: int
    """How many had nothing to build in their first building turn of round 1."""
    unset: tuple[int, ...]
    """Numbers of bricks that were never set."""


@frozen
class Shares:
    """What happened in many games of so many seats."""

    seats: int
    courses: Sequence[Course] = field(repr=False)

    def share(self, counted: Iterable[bool]) -> float:
        return sum(counted) / len(self.courses)

    @property
    def unfinished(self) -> float:
        return self.share(course.finished_in is None for course in self.courses)

    @property
    def in_round_two(self) -> float:
        """Or even before."""
        return self.share(course.finished_in in (1, 2) for course in self.courses)

    @property
    def before_the_last_pass(self) -> float:
        """Finished in round 3 while at least two were still building."""
        return self.share(
            course.finished_in == ROUNDS and course.still_building > 1 for course in self.courses
        )

    @property
    def mean_scores(self) -> list[float]:
        """From the highest of each game to the lowest."""
        ranked = [sorted(course.scores, reverse=True) for course in self.courses]
        return [mean(column) for column in zip(*ranked, strict=True)]

    @property
    def with_loss(self) -> float:
        """Of the passes of rounds 1 and 2."""
        passes = sum(course.passes for course in self.courses)
        return sum(course.passes_with_loss for course in self.courses) / passes if passes else 0.0

    @property
    def lost(self) -> float:
        """Points, by player and game."""
        return mean(course.lost for course in self.courses) / self.seats

    @property
    def stuck(self) -> float:
        return mean(course.stuck_at_once for course in self.courses) / self.seats

    @property
    def first_wins(self) -> float:
        return mean(course.first_won for course in self.courses)

    def findings(self) -> list[str]:
        """What is wrong with the plan in these games, in plain words."""
        told = f"With {self.seats} players"
        games = len(self.courses)
        found = []
        if self.unfinished > OFTEN_UNFINISHED:
            found.append(f"{told} the monument stays unfinished in {_percent(self.unfinished)}.")
        if self.in_round_two > OFTEN_EARLY:
            found.append(
                f"{told} {_percent(self.in_round_two)} of the games end before round 3: the bags of "
                "rounds 1 and 2 hold too much."
            )
        if self.stuck > OFTEN_STUCK:
            found.append(f"{told} {_percent(self.stuck)} have nothing to build at first.")
        low, high = wilson(self.first_wins * games, games)
        fair = 1 / self.seats
        if low > fair + FAR_FROM_EVEN or high < fair - FAR_FROM_EVEN:
            found.append(
                f"{told} the first player wins {_percent(self.first_wins)}, not {_percent(fair)}."
            )
        return found


def course_of(match: Match) -> Course:
    """What is counted of a match that has been played out."""
    outcome, state = match.outcome, match.state
    assert outcome is not None, "the match was played out"
    events = [*match.opening.events, *(e for played in match.played for e in played.step.events)]
    first = next(event.first for event in events if isinstance(event, RoundBegan))
    passes = [event for event in events if isinstance(event, Passed)]
    ended = [event for event in events if isinstance(event, RoundEnded)][-1]
    finished = any(isinstance(event, MonumentFinished) for event in events)
    early = list(_passes_before_round_three(events))
    return Course(
        seats=match.seats,
        scores=outcome.scores,
        first_won=1 / len(outcome.winners) if first in outcome.winners else 0.0,
        finished_in=ended.round + 1 if finished else None,
        still_building=match.seats - state.passed.bit_count(),
        passes=len(early),
        passes_with_loss=sum(event.lost > 0 for event in early),
        lost=sum(event.lost for event in passes),
        stuck_at_once=sum(1 for _ in _stuck_at_once(events)),
        unset=_unset(match, state),
    )


def _passes_before_round_three(events: Iterable[object]) -> Iterator[Passed]:
    number = 0
    for event in events:
        if isinstance(event, RoundBegan):
            number = event.round
        elif isinstance(event, Passed) and number < ROUNDS - 1:
            yield event


def _stuck_at_once(events: Iterable[object]) -> Iterator[Passed]:
    """The passes of round 1 of those who have not set a brick."""
    builders = set()
    for event in events:
        if isinstance(event, RoundEnded):
            return
        if isinstance(event, BrickSet):
            builders.add(event.seat)
        elif isinstance(event, Passed) and event.seat not in builders:
            yield event


def _unset(match: Match, state: State) -> tuple[int, ...]:
    bricks = len(match.game.plan.bricks)  # type: ignore[attr-defined]
    return tuple(number for number in range(bricks) if not state.built >> number & 1)


def play(data: Json, seats: int, seed: int) -> Course:
    """One game of journeymen."""
    match = Match(registry.box(KEY), data, seats, Options(monument=data["monument"]), seed)
    play_out(match, [player(JOURNEYMAN)] * seats)
    return course_of(match)


def played(data: Json, seats: int, games: int, seed: int, processes: int) -> Shares:
    """So many games, game i with seed + i."""
    work = [(data, seats, seed + number) for number in range(games)]
    if processes == 1:
        return Shares(seats, [play(*each) for each in work])
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return Shares(seats, pool.starmap(play, work, chunksize=4))


# --- telling --------------------------------------------------------------------------


def _many(number: int, thing: str) -> str:
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _bag(filling: Filling) -> str:
    return "/".join(str(filling.bag.count(kind)) for kind in BRICKS)


def described(kit: Kit) -> list[str]:
    """The plan in figures."""
    plan, colours = kit.plan, colours_of(kit)
    levels = plan.bricks[-1].level
    told = [
        f"{kit.name}: {len(plan.bricks)} bricks, {levels} levels, {sum(plan.points)} points",
        "",
        "           " + "".join(f"{name:>9}" for name in ("needed", "bags", "spare", "points")),
    ]
    for colour in colours:
        figures = (colour.needed, sum(colour.bags), colour.spare, colour.points)
        told.append(f"  {colour.name:<9}" + "".join(f"{figure:>9}" for figure in figures))
    order = "/".join(colour.name for colour in colours)
    told += ["", f"Colours by level ({order}):"]
    for level in range(levels):
        counts = "/".join(str(colour.by_level[level]) for colour in colours)
        told.append(f"  level {level + 1}: {counts}")
    bags = ", ".join(_bag(filling) for filling in kit.fillings)
    ready = "all" if ready_after_two_rounds(colours) else "not all"
    mirrored = "the same" if is_symmetric(plan.bricks, plan.width) else "not the same"
    told += [
        f"Bags by round: {bags}",
        f"Two rounds bring {ready} of the bricks that are needed.",
        f"Left and right are {mirrored}.",
    ]
    return told


def told_shares(shares: Shares) -> list[str]:
    """What happened, line by line."""
    games = len(shares.courses)
    low, high = wilson(shares.unfinished * games, games)
    fair = _percent(1 / shares.seats)
    return [
        f"{shares.seats} players, {games} games of journeymen:",
        f"  unfinished                       {_percent(shares.unfinished)}"
        f" ({_percent(low)} to {_percent(high)})",
        f"  finished in round 2              {_percent(shares.in_round_two)}",
        "  finished in round 3 with several",
        f"  still building                   {_percent(shares.before_the_last_pass)}",
        "  mean scores, best first          "
        + " / ".join(f"{score:.1f}" for score in shares.mean_scores),
        "  passes of rounds 1 and 2 that",
        f"  cost points                      {_percent(shares.with_loss)},"
        f" {shares.lost:.1f} points a player and game",
        f"  nothing to build at first        {_percent(shares.stuck)}",
        f"  the first player wins            {_percent(shares.first_wins)}, even is {fair}",
    ]


def hard_to_reach(kit: Kit, courses: Sequence[Course]) -> list[str]:
    """The bricks that often, or always, stay unset."""
    found = []
    for number, brick in enumerate(kit.plan.bricks):
        share = sum(number not in course.unset for course in courses) / len(courses)
        if share < SELDOM_SET:
            where = f"The {NAMES[brick.colour]} brick on level {brick.level}, row {brick.row + 1}"
            how = f"is set in {_percent(share)} of the games only" if share else "is never reached"
            found.append(f"{where}, column {brick.x + 1} {how}.")
    return found


def data_of(plan: str) -> Json:
    """The data of a match with this plan: the key of one that comes with the program, or a file."""
    folder = places.resources() / KEY
    path = folder / f"{plan}.toml" if plan in monuments([folder]) else Path(plan)
    quarry = read_toml(folder / QUARRY_FILE)
    return {"monument": path.stem, "plan": read_toml(path), "quarry": quarry}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.games < 0 or given.processes < 1:
        parser.error("--games and --processes must be at least 0 and 1")
    try:
        seats = [int(number) for number in given.seats.split(",")]
    except ValueError:
        parser.error("--seats takes numbers with commas between")
    if not set(seats) <= set(SEATS):
        parser.error(f"--seats takes {', '.join(map(str, SEATS))}")
    try:
        data = data_of(given.plan)
        kit = parse_kit(data, f"{data['monument']}.toml", QUARRY_FILE)
    except BadData as error:
        print(error)
        print(_REFUSALS.get(error.code, "The program cannot play this plan."))
        return 1
    except (GameError, OSError) as error:
        parser.error(str(error))
    print(*described(kit), sep="\n")
    found = findings_in(kit)
    courses: list[Course] = []
    for number in seats if given.games else ():
        shares = played(data, number, given.games, given.seed, given.processes)
        print("", *told_shares(shares), sep="\n", flush=True)
        found += shares.findings()
        courses += shares.courses
    if courses:
        found += hard_to_reach(kit, courses)
    print("", *(["What is wrong:"] if found else ["Nothing is wrong."]), sep="\n")
    for line in found:
        print(f"- {line}")
    return 1 if found else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tasks.py plan", description=__doc__)
    parser.add_argument("plan", help="a file, or the key of a plan that comes with the program")
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--seats", default="2,3,4", help="numbers of players, with commas between")
    parser.add_argument("--seed", type=int, default=1, help="game i is played with seed + i")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser


if __name__ == "__main__":
    sys.exit(main())
