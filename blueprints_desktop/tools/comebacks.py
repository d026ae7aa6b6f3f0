"""Measure how games of Projekt Skyline are decided: does the leader at half-time win, and how do games end?

Half-time is the middle of a game's turns. The leader is who would have won if the game had ended there.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from statistics import mean, median

from attrs import frozen

from blueprints_desktop import places
from blueprints_desktop.bots.players import player
from blueprints_desktop.bots.table import play_out
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.games.skyline.phases import ROLLING
from blueprints_desktop.tools.arena_report import wilson

GAME = "skyline"


@frozen
class Course:
    """How one game went."""

    turns: int
    leaders: tuple[int, ...]
    """The seats with most at half-time."""
    lead: int
    """By how much they were ahead of the next."""
    winners: tuple[int, ...]
    ended: str
    final: tuple[int, ...]

    @property
    def led_and_won(self) -> float:
        """The share of the win that went to those who led at half-time."""
        return len(set(self.leaders) & set(self.winners)) / len(self.winners)


def course_of(match: Match) -> Course:
    """The course of a match that is over."""
    starts = [
        state
        for state in map(match.state_after, range(len(match.played) + 1))
        if state.phase == ROLLING
    ]
    half = [account.worth for account in starts[len(starts) // 2].accounts]
    best = max(half)
    leaders = tuple(seat for seat, worth in enumerate(half) if worth == best)
    behind = [worth for worth in half if worth != best]
    outcome = match.outcome
    assert outcome is not None, "the match was played out"
    return Course(
        len(starts),
        leaders,
        best - max(behind, default=best),
        tuple(outcome.winners),
        match.state.ended,
        tuple(outcome.scores),
    )


def courses(level: str, seats: int, games: int, seed: int) -> list[Course]:
    """So many games between players of one level."""
    box = registry.box(GAME)
    chosen = box.options()
    data = box.read_data(chosen, [places.resources() / box.key])
    found = []
    for number in range(games):
        match = Match(box, data, seats, chosen, seed + number)
        play_out(match, [player(level, None, None) for _ in range(seats)])
        found.append(course_of(match))
    return found


def report(found: Sequence[Course], seats: int) -> str:
    """The figures as lines for people."""
    games = len(found)
    won = sum(course.led_and_won for course in found)
    low, high = wilson(won, games)
    ends = Counter(course.ended for course in found)
    margins = [ranked[-1] - ranked[-2] for ranked in (sorted(each.final) for each in found)]
    nothing = mean(min(each.final) == 0 for each in found)
    by_end = ", ".join(f"{kind} {100 * count / games:.0f} %" for kind, count in ends.most_common())
    return "\n".join(
        [
            f"{seats} players, {games} games, {mean(each.turns for each in found):.0f} turns",
            f"  the leader at half-time won {100 * won / games:.1f} % ({100 * low:.1f} to"
            f" {100 * high:.1f}); by chance {100 / seats:.0f} %",
            f"  lead at half-time {median(each.lead for each in found):.0f},"
            f" at the end {median(margins):.0f} (medians)",
            f"  ended by: {by_end}; somebody was left with nothing in {100 * nothing:.0f} %",
        ]
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="comebacks", description=__doc__)
    parser.add_argument("--players", default="journeyman", help="the level of all players")
    parser.add_argument("--games", type=int, default=400, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    for seats in registry.box(GAME).seats:
        found = courses(given.players, seats, given.games, given.seed)
        print(report(found, seats), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
