"""Measure the cards of a Blueprints deck: computer players play whole games with it.

Without FILE it measures the deck that comes with the program. For each card it says how often its
bonus was earned and how many points its building scored, bonus included. A card is too easy or too
hard if either is outside a band around the mean of all cards, and by more than chance explains.

From game to game all cards are turned and mirrored together. People do not mind, but computer players
choose among equal moves by the order of the spaces.
"""

import argparse
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from attrs import evolve, frozen

from blueprints_desktop import places
from blueprints_desktop.bots.players import KINDS, player
from blueprints_desktop.bots.table import play_out
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.games.blueprints.deck import BlueprintCard, parse_deck
from blueprints_desktop.tools.arena_report import mean_and_half, wilson

KEY = "blueprints"
POINTS_BAND = 1.0
"""How far the mean points of a card may be from those of the deck."""
BONUS_BAND = 0.06
"""How far the share of bonuses of a card may be from that of the deck."""
TURNS = ((0, 1, 2, 3, 4, 5), (1, 0, 3, 2, 5, 4), (4, 5, 2, 3, 0, 1), (5, 4, 3, 2, 1, 0))
"""As it is, mirrored across and along, and turned: where each space of a card comes from."""


@frozen
class Building:
    """One building of a finished round: its card, by place in the deck, and what it scored."""

    card: int
    points: int
    bonus: bool


@frozen
class Measured:
    """What a card brought its players; ``within`` and the bounds hold 95 %."""

    card: BlueprintCard
    dealt: int
    points: float
    points_within: float
    bonus: float
    bonus_bounds: tuple[float, float]

    def verdict(self, points: float, bonus: float) -> str:
        """Against the means of a deck: "too easy", "too hard" or nothing."""
        low, high = self.bonus_bounds
        if self.points - self.points_within > points + POINTS_BAND or low > bonus + BONUS_BAND:
            return "too easy"
        if self.points + self.points_within < points - POINTS_BAND or high < bonus - BONUS_BAND:
            return "too hard"
        return ""


def turned(cards: Sequence[BlueprintCard], turn: Sequence[int]) -> Json:
    """A deck, as it is written in a file, with all its cards turned or mirrored."""
    return {
        "cards": {
            card.number: evolve(card, heights=tuple(card.heights[space] for space in turn)).rows
            for card in cards
        }
    }


def played(cards: Sequence[BlueprintCard], seats: int, kind: str, seed: int) -> list[Building]:
    """All buildings of one game in which every seat is a player of this kind."""
    box = registry.box(KEY)
    data = turned(cards, TURNS[seed % len(TURNS)])
    match = Match(box, data, seats, box.options(), seed)
    play_out(match, [player(kind)] * seats)
    return [
        Building(result.cards[seat], score.total, score.bonus > 0)
        for result in match.state.results
        for seat, score in enumerate(result.scores)
    ]


def measured(cards: Sequence[BlueprintCard], buildings: Iterable[Building]) -> list[Measured]:
    """What is known of each card that was dealt, in the order of the deck."""
    by_card: dict[int, list[Building]] = {}
    for building in buildings:
        by_card.setdefault(building.card, []).append(building)
    return [_measure(cards[place], by_card[place]) for place in sorted(by_card)]


def _measure(card: BlueprintCard, buildings: Sequence[Building]) -> Measured:
    dealt = len(buildings)
    points, within = mean_and_half([building.points for building in buildings])
    earned = sum(building.bonus for building in buildings)
    return Measured(card, dealt, points, within, earned / dealt, wilson(earned, dealt))


def composition(card: BlueprintCard) -> str:
    """The heights of a card, the highest first.

    >>> composition(BlueprintCard("1", (1, 3, 2, 0, 0, 0), (0, 1, 2)))
    '3-2-1'
    """
    return "-".join(map(str, sorted(filter(None, card.heights), reverse=True)))


def report(found: Sequence[Measured]) -> tuple[list[str], int]:
    """The lines to print, and how many cards are outside the bands."""
    dealt = sum(each.dealt for each in found)
    points = sum(each.points * each.dealt for each in found) / dealt
    bonus = sum(each.bonus * each.dealt for each in found) / dealt
    lines = ["card     plan       heights     dealt   bonus   points"]
    outside = 0
    for each in found:
        verdict = each.verdict(points, bonus)
        outside += bool(verdict)
        lines.append(
            f"{each.card.number:8} {'/'.join(each.card.rows)}   {composition(each.card):11}"
            f" {each.dealt:5}  {each.bonus:5.0%}   {each.points:5.1f} ± {each.points_within:.1f}"
            f"   {verdict}".rstrip()
        )
    lines += [
        f"all cards: bonus {bonus:.0%}, {points:.1f} points;"
        f" allowed: {bonus - BONUS_BAND:.0%} to {bonus + BONUS_BAND:.0%},"
        f" {points - POINTS_BAND:.1f} to {points + POINTS_BAND:.1f}",
        "heights: " + _mix(composition(each.card) for each in found),
        f"{outside} too easy or too hard" if outside else "all cards are about equally hard",
    ]
    return lines, outside


def _mix(kinds: Iterable[str]) -> str:
    return ", ".join(f"{kind} on {count}" for kind, count in Counter(kinds).most_common())


def _all_played(
    cards: Sequence[BlueprintCard], seats: int, kind: str, seeds: range, processes: int
) -> Iterator[list[Building]]:
    play = partial(played, cards, seats, kind)
    if processes == 1:
        yield from map(play, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(play, seeds, chunksize=8)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tasks.py deck", description=__doc__)
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", default=places.resources() / KEY / "deck.toml"
    )
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, choices=registry.box(KEY).seats, default=4)
    parser.add_argument("--player", choices=KINDS, default="journeyman")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    if given.games < 1:
        parser.error("--games: at least one")
    try:
        cards = parse_deck(read_toml(given.file), given.file.name)
    except GameError as error:
        parser.error(str(error))
    seeds = range(given.seed, given.seed + given.games)
    games = _all_played(cards, given.seats, given.player, seeds, given.processes)
    lines, outside = report(measured(cards, (each for game in games for each in game)))
    print("\n".join(lines))
    return 1 if outside else 0


if __name__ == "__main__":
    sys.exit(main())
