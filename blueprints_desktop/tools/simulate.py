"""Play whole games without a window, and write a trace of each: one JSON object a line."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

from blueprints_desktop import places
from blueprints_desktop.bots.players import KINDS, player
from blueprints_desktop.bots.table import play_out
from blueprints_desktop.engine import options
from blueprints_desktop.engine.errors import BadOption, GameError
from blueprints_desktop.engine.game import Box
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.trace import line, trace
from blueprints_desktop.games import registry


def played_matches(
    box: Box, seats: int, chosen: Any, games: int, seed: int, names: Sequence[str]
) -> Iterator[Match]:
    """So many matches played to the end, match i with seed + i."""
    if len(names) != seats:
        raise BadOption("one-player-for-each-seat", option="players", value=",".join(names))
    players = [player(name) for name in names]
    data = box.read_data(chosen, [places.resources() / box.key])
    for number in range(games):
        match = Match(box, data, seats, chosen, seed + number)
        play_out(match, players)
        yield match


def main(arguments: Sequence[str] | None = None) -> int:
    first = argparse.ArgumentParser(add_help=False)
    first.add_argument("--game", choices=registry.KEYS)
    key = first.parse_known_args(arguments)[0].game
    parser = _parser(registry.box(key) if key else None)
    given = parser.parse_args(arguments)
    box = registry.box(given.game)
    try:
        seats = given.seats or box.seats[-1]
        names = given.players.split(",") if given.players else ["random"] * seats
        chosen = options.from_arguments(box.options, given)
        matches = played_matches(box, seats, chosen, given.games, given.seed, names)
        if given.trace is None:
            _summarise(matches, given.games)
        elif str(given.trace) == "-":
            _write(matches, sys.stdout)
        else:
            with given.trace.open("w", encoding="utf-8", newline="\n") as file:
                _write(matches, file, given.games)
    except (GameError, OSError) as error:
        parser.error(str(error))
    return 0


def _parser(box: Box | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tasks.py simulate",
        description=__doc__,
        epilog="A game's own options show with --game KEY --help.",
    )
    parser.add_argument("--game", choices=registry.KEYS, required=True)
    parser.add_argument("--seats", type=int, help="by default as many as the game takes")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0, help="game i is played with seed + i")
    parser.add_argument("--trace", type=Path, help="file for the traces; - is standard output")
    parser.add_argument(
        "--players", help=f"a kind for each seat, with commas between: {', '.join(KINDS)}"
    )
    if box is not None:
        options.add_arguments(parser.add_argument_group(f"options of {box.key}"), box.options)
    return parser


def _write(matches: Iterator[Match], file: TextIO, games: int = 0) -> None:
    for number, match in enumerate(matches, 1):
        file.write(line(trace(match)) + "\n")
        if number % 100 == 0 and number < games:
            print(f"{number} of {games}", file=sys.stderr, flush=True)


def _summarise(matches: Iterator[Match], games: int) -> None:
    """Without traces: how the games went, in a few lines."""
    wins: Counter[int] = Counter()
    ended: Counter[str] = Counter()
    scores: list[tuple[int, ...]] = []
    moves = 0
    for match in matches:
        outcome = match.outcome
        assert outcome is not None
        wins.update(outcome.winners)
        ended[outcome.ended] += 1
        scores.append(outcome.scores)
        moves += len(match.played)
    means = [sum(column) / games for column in zip(*scores, strict=True)]
    print(f"{games} games, {moves / games:.1f} moves each; ended by {dict(ended)}")
    for seat, mean in enumerate(means):
        print(f"seat {seat}: mean score {mean:.2f}, won or shared {wins[seat]}")


if __name__ == "__main__":
    sys.exit(main())
