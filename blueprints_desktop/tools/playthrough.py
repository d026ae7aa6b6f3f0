"""Golden playthroughs: a whole game told move by move, so that any change of the rules shows.

`tasks.py playthrough --write` writes them anew, for when a rule was meant to change.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from blueprints_desktop import places
from blueprints_desktop.bots.players import random_player
from blueprints_desktop.bots.table import play_out
from blueprints_desktop.engine.match import Match, Played
from blueprints_desktop.games import registry

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "playthroughs"
SEED = 1946
PICTURE_EVERY = 8


def file_name(key: str, seats: int) -> str:
    return f"{key}-{seats}.txt"


def new_match(key: str, seats: int) -> Match:
    """The match of a playthrough at its beginning: the game's defaults and a fixed seed."""
    box = registry.box(key)
    options = box.options()
    data = box.read_data(options, [places.resources() / key])
    return Match(box, data, seats, options, SEED)


def tell(match: Match) -> str:
    """The match as text: every move with the choice there was, every event, now and then a picture."""
    game = match.game
    lines = [f"{match.box.key}, {match.seats} seats, seed {match.seed}, {match.options}", ""]
    lines += [f"    {event}" for event in match.opening.events]
    lines += ["", game.picture(match.opening.state), ""]
    state = match.opening.state
    for number, played in enumerate(match.played, 1):
        lines += _tell_move(number, played, len(game.legal_moves(state)))
        state = played.step.state
        if number % PICTURE_EVERY == 0 or number == len(match.played):
            lines += ["", game.picture(state), ""]
    lines.append(f"{match.outcome}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _tell_move(number: int, played: Played, choices: int) -> list[str]:
    mark = ", reveals" if played.step.reveals else ""
    head = f"{number}. seat {played.seat}: {played.move}  (one of {choices}{mark})"
    return [head, *(f"    {event}" for event in played.step.events)]


def moves_in(text: str) -> list[str]:
    """The moves that a playthrough tells."""
    heads = [line for line in text.splitlines() if ". seat " in line and "  (one of " in line]
    return [head.split(": ", 1)[1].split("  (one of ")[0] for head in heads]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tasks.py playthrough", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write all golden files anew")
    given = parser.parse_args(arguments)
    for key in registry.KEYS:
        for seats in registry.box(key).seats:
            match = new_match(key, seats)
            play_out(match, [random_player] * seats)
            path = FOLDER / file_name(key, seats)
            if given.write:
                path.write_text(tell(match), encoding="utf-8")
            print(f"{path.name}: {len(match.played)} moves")
    return 0


if __name__ == "__main__":
    sys.exit(main())
