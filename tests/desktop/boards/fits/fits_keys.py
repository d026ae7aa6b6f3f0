"""The keys that make a move of FITS, worked out on a piece in the hand; and matches to play."""

from pathlib import Path
from typing import Any

from blueprints_desktop.desktop.boards.fits.holding import Holding
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.games.fits.moves import ASIDE, Drop
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.saved_match import SavedMatch
from tests.support import data_of

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri")


def saved_fits(
    path: Path, seats: int = 1, moves: int = 0, seed: int = 5, **options: Any
) -> SavedMatch:
    """A match in a file, played by lot for so many moves; -1: to its end."""
    box = registry.box("fits")
    chosen = box.options(**options)
    players = tuple(Player(NAMES[s], NAMES[s], s) for s in range(seats))
    header = Header(
        path.stem, "", "2026-01-01T10:00:00+00:00", box, box.rules, players, chosen, seed,
        data_of(box, chosen),
    )  # fmt: skip
    path.parent.mkdir(parents=True, exist_ok=True)
    saved = SavedMatch.begin(header, path)
    chance = Chance(seed + 1)
    while moves and saved.match.to_act is not None:
        saved.play(chance.pick(saved.match.legal_moves()))
        moves -= 1
    return saved


def keys_for(match: Match, move: Any) -> list[str]:
    """Turn, flip, the digit of the column, Space; S; or Enter where a round is over."""
    if move == ASIDE:
        return ["s"]
    if not isinstance(move, Drop):
        return ["Return"]
    for flips in (0, 1):
        for turns in range(4):
            holding = Holding(move.piece, match.legal_moves())
            pressed = ["f"] * flips + ["r"] * turns
            if flips:
                holding.flip()
            for _ in range(turns):
                holding.rotate(1)
            if holding.turn == move.turn:
                return [*pressed, str(move.column + 1), "space"]
    raise AssertionError(f"{move} cannot be reached by keys")


def reachable(match: Match, chance: Chance) -> Any:
    """Some move that keys lead to; where most turns are not allowed, not every one does."""
    moves = list(match.legal_moves())
    while True:
        move = moves.pop(chance.below(len(moves)))
        try:
            keys_for(match, move)
        except AssertionError:
            continue
        return move
