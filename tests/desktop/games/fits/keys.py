"""The keys that make a move of FITS, worked out on a piece in the hand; and matches to play."""

from pathlib import Path
from typing import Any

from blueprints_desktop.desktop.games.fits.board.selection import fits_selection
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.fits.moves import ASIDE, Drop
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import saved_match


def saved_fits(path: Path, seats: int = 1, **wanted: Any) -> SavedMatch:
    """A match in a file, by default for one player."""
    return saved_match(path, seats, game="fits", **wanted)


def keys_for(match: Match, move: Any) -> list[str]:
    """Turn, flip, the digit of the column, Space; S; or Enter where a round is over."""
    if move == ASIDE:
        return ["s"]
    if not isinstance(move, Drop):
        return ["Return"]
    for flips in (0, 1):
        for turns in range(4):
            selection = fits_selection(move.piece, match.legal_moves())
            pressed = ["f"] * flips + ["r"] * turns
            if flips:
                selection = selection.flipping()
            for _ in range(turns):
                selection = selection.rotating(1)
            if selection.turn == move.turn:
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
