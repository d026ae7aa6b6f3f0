"""Let computer players play against one another, and say who is better and how surely.

Every deal is played once in each rotation of the seats. With a budget in nodes the same
arguments give the same games, on any machine and with any number of processes. A run that
was interrupted goes on where it stopped, if it is given the same arguments and --out again.
"""

import argparse
import json
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from blueprints_desktop.bots.players import KINDS, player
from blueprints_desktop.engine import options
from blueprints_desktop.engine.errors import BadOption, GameError
from blueprints_desktop.games import registry
from blueprints_desktop.tools.arena_games import ArenaGame, ArenaPlan, play_game
from blueprints_desktop.tools.arena_journal import Journal
from blueprints_desktop.tools.arena_report import SoFar, report, table


def parse_budget(text: str | None) -> tuple[int | None, float | None]:
    """Nodes, or seconds.

    >>> parse_budget("2000"), parse_budget("500ms"), parse_budget(None)
    ((2000, None), (None, 0.5), (None, None))
    """
    if text is None:
        return None, None
    try:
        if text.endswith("ms"):
            return None, int(text.removesuffix("ms")) / 1000
        return int(text), None
    except ValueError:
        raise BadOption("not-a-budget", option="budget", value=text) from None


def main(arguments: Sequence[str] | None = None) -> int:
    given_arguments = sys.argv[1:] if arguments is None else list(arguments)
    first = argparse.ArgumentParser(add_help=False)
    first.add_argument("--game", choices=registry.KEYS)
    key = first.parse_known_args(arguments)[0].game
    parser = _parser(key)
    given = parser.parse_args(arguments)
    try:
        plan = _plan(given)
        journal = Journal(given.out, plan)
        games = list(_games(plan, journal, given.games, given.until, given.processes))
    except (GameError, OSError) as error:
        parser.error(str(error))
    command = "python3 tasks.py arena " + " ".join(_without_out(given_arguments))
    found = report(plan, games, command)
    print(table(found))
    if given.out is not None:
        given.out.parent.mkdir(parents=True, exist_ok=True)
        given.out.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
        journal.done()
    return 0


def _plan(given: argparse.Namespace) -> ArenaPlan:
    box = registry.box(given.game)
    names = tuple(given.players.split(","))
    if (1 if given.alone else len(names)) not in box.seats:
        raise BadOption("wrong-number-of-seats", option="players", value=given.players)
    nodes, seconds = parse_budget(given.budget)
    for name in names:
        player(name)
    chosen = options.from_arguments(box.options, given)
    facts = options.to_json(chosen)
    return ArenaPlan(given.game, names, given.seed, nodes, seconds, facts, given.alone)


def _games(
    plan: ArenaPlan, journal: Journal, wanted: int, until: float | None, processes: int
) -> Iterator[ArenaGame]:
    """The games in the order of their numbers: those in the journal, then those played now."""
    done = journal.games[:wanted]
    yield from done
    missing = range(len(done), wanted)
    so_far = SoFar(plan, sum(game.won[0] for game in done), len(done))
    if not missing or so_far.clears(until):
        return
    for game in _played(plan, missing, processes):
        journal.note(game)
        so_far.count(game)
        print(so_far.told(wanted), file=sys.stderr, flush=True)
        yield game
        if so_far.clears(until):
            print("the lower bound clears the figure: stopped early", file=sys.stderr)
            return


def _played(plan: ArenaPlan, numbers: Sequence[int], processes: int) -> Iterator[ArenaGame]:
    work = [(plan, number) for number in numbers]
    if processes == 1:
        yield from (play_game(*each) for each in work)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(_play, work)


def _play(work: tuple[ArenaPlan, int]) -> ArenaGame:
    return play_game(*work)


def _without_out(arguments: Sequence[str]) -> list[str]:
    """The arguments that say which games are played."""
    kept = []
    skip = False
    for argument in arguments:
        if skip:
            skip = False
        elif argument in ("--out", "--processes"):
            skip = True
        elif not argument.startswith(("--out=", "--processes=")):
            kept.append(argument)
    return kept


def _parser(key: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tasks.py arena",
        description=__doc__,
        epilog="A game's own options show with --game KEY --help.",
    )
    parser.add_argument("--game", choices=registry.KEYS, required=True)
    parser.add_argument(
        "--players", required=True, help=f"who plays, with commas between: {', '.join(KINDS)}"
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    parser.add_argument(
        "--budget", help="nodes for a move, or time as in 500ms; else the levels' own"
    )
    parser.add_argument(
        "--until", type=float, help="stop once the first player's lower bound reaches this share"
    )
    parser.add_argument(
        "--alone",
        action="store_true",
        help="everybody plays each deal as a game for one: leads are then paired by deal",
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="where the result is kept, as JSON")
    if key is not None:
        box = registry.box(key)
        options.add_arguments(parser.add_argument_group(f"options of {key}"), box.options)
    return parser


if __name__ == "__main__":
    sys.exit(main())
